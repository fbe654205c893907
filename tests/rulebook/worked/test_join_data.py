"""What is written when both languages say the same."""

from __future__ import annotations

import json

from tests.rulebook.worked.joining import LANGUAGES, Site


def test_the_data_of_the_book(site: Site) -> None:
    data = site.data()
    assert (data["release"], data["date"]) == ("0.2.0", "2026-11-30")
    assert [one["id"] for one in data["rules"]] == ["306.1", "401.3", "402.1", "402.2", "15:113.6"]
    assert data["rules"][1] == {
        "id": "401.3",
        "numbers": {"II": "401.3", "15": "401.3"},
        "numbering": "inferred",
        "title": {"en": "Last comes last", "ru": "Последняя в конце"},
        "text": {
            "en": "A played card stands at the end of the Queue.\n\n- It waits there.",
            "ru": "Разыгранная карта встаёт в конец Очереди.\n\n- Там она ждёт.",
        },
        "url": {"en": "en/rules/401-queue.html#r401.3", "ru": "ru/rules/401-queue.html#r401.3"},
        "refers_to": ["queue"],
        "referred_by": ["306.1", "queue"],
        "decided_in": ["row"],
        "reached_in": ["row"],
        "not_executable": None,
    }
    assert [one["numbers"] for one in data["rules"]][2:] == [
        {"II": "402.1", "15": None},
        {"II": "402.2", "15": "402.3"},
        {"II": None, "15": "113.6"},
    ]
    assert (data["rules"][3]["not_executable"], data["rules"][4]["numbering"]) == ("definition", "printed")
    assert data["terms"] == [
        {
            "id": "queue",
            "title": {"en": "Queue", "ru": "Очередь"},
            "kind": {"en": "Thing", "ru": "Вещь"},
            "text": {"en": "Where a card waits, see rule 401.3.", "ru": "Где карта ждёт, см. правило 401.3."},
            "url": {"en": "en/glossary/words.html#t-queue", "ru": "ru/glossary/words.html#t-queue"},
            "rules": ["401.3"],
            "decided_in": [],
            "reached_in": ["row"],
            "not_executable": None,
        }
    ]
    assert data["assumptions"] == [
        {
            "id": "A-listeners",
            "title": {"en": "Which card goes", "ru": "Какая карта уходит"},
            "text": {
                "en": "The first card of the hand is discarded.",
                "ru": "Сбрасывают первую карту на руке.",
            },
            "url": {"en": "en/rules/disputed.html#a-listeners", "ru": "ru/rules/disputed.html#a-listeners"},
            "decided_in": ["row"],
            "reached_in": ["row"],
        }
    ]
    assert data["examples"] == [
        {
            "id": "row",
            "title": {"en": "A row of cards", "ru": "Карты в ряд"},
            "url": {"en": "en/examples/row.html", "ru": "ru/examples/row.html"},
            "cites": ["401.3", "402.1", "402.2"],
            "reached": ["306.1", "queue", "401.3", "A-listeners", "402.1"],
            "decided_by": ["401.3", "A-listeners", "402.1"],
            "prompts": 8,
        }
    ]


def test_addresses_lead_to_what_they_name(site: Site) -> None:
    for language in LANGUAGES:
        built = site.book.root.parent / f"out-{language}-html"
        for kind in ("rules", "terms", "assumptions"):
            for one in site.data()[kind]:
                page, anchor = one["url"][language].removeprefix(f"{language}/").split("#")
                assert f'id="{anchor}"' in (built / page).read_text("utf-8")


def test_the_records_of_the_look_up(site: Site) -> None:
    script = (site.folder / "records.js").read_text("utf-8")
    head, body = script.split("records: ", 1)
    assert head == 'window.RULEBOOK = {release: "0.2.0", date: "2026-11-30", '
    records = json.loads(body.removesuffix("};\n"))
    assert [(one["type"], one["id"]) for one in records] == [
        ("section", "306"),
        ("rule", "306.1"),
        ("section", "401"),
        ("rule", "401.3"),
        ("section", "402"),
        ("rule", "402.1"),
        ("rule", "402.2"),
        ("rule", "15:113.6"),
        ("assumption", "A-listeners"),
        ("term", "queue"),
        ("example", "row"),
    ]


def test_cards_and_other_words_go_with_what_they_belong_to(site: Site) -> None:
    site.book.write("rules/also.tsv", "id\ten\tru\n401.3\tfifo, line\t\nexample:row\t\tряд\n")
    site.build()
    assert site.join() == []
    script = (site.folder / "records.js").read_text("utf-8")
    records = json.loads(script.split("records: ", 1)[1].removesuffix("};\n"))
    assert {one["id"]: one["also"] for one in records if "also" in one} == {
        "401.3": {"en": ["fifo", "line"]},
        "row": {"ru": ["ряд"]},
    }
    assert {one["id"]: one["cards"] for one in records if "cards" in one} == {"row": {"en": ["Ant"], "ru": ["Ёж"]}}


def test_the_same_sources_give_the_same_bytes(site: Site) -> None:
    files = [site.folder / name for name in ("en/half.json", "ru/half.json", "rulebook.json", "records.js")]
    before = [file.read_bytes() for file in files]
    for folder in site.book.root.parent.glob("out-*"):
        folder.rename(folder.with_name(f"old-{folder.name}"))
    site.build()
    assert site.join() == []
    assert [file.read_bytes() for file in files] == before
