"""What keeps the two languages from being one book, with file and line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.rulebook.small_book import Book
from tests.rulebook.worked.joining import Site, line_of

# -- confirming -------------------------------------------------------------------------------------------


def test_texts_that_nobody_confirmed(worked: Book, capsys: pytest.CaptureFixture[str]) -> None:
    site = Site(worked, capsys)
    found = site.findings()
    assert len(found) == 7, "rules, borrowed rules, assumptions and terms; no sections, no examples"
    assert found[0] == (
        "glossary/words.md:3: term queue: nobody confirmed that both texts say the same; "
        'read glossary/words.ru.md:3 too, then: make confirm IDS="queue"'
    )


def test_confirming_writes_only_hashes(worked: Book, capsys: pytest.CaptureFixture[str]) -> None:
    site, ledger = Site(worked, capsys), worked.root / "rules/ledger.tsv"
    before = ledger.read_text("utf-8")
    site.build()
    assert len(site.join("--confirm", "401.3 queue", "A-listeners")) == 4 + 1
    after = ledger.read_text("utf-8")
    assert len(re.findall(r"\t[0-9a-f]{12}:[0-9a-f]{12}\t", after)) == 3
    assert re.sub(r"[0-9a-f]{12}:[0-9a-f]{12}", "", after) == before


@pytest.mark.parametrize("id_", ["401.9", "401", "row"])
def test_what_cannot_be_confirmed(site: Site, id_: str) -> None:
    ledger = site.book.root / "rules/ledger.tsv"
    before = ledger.read_bytes()
    assert site.join("--confirm", "401.3", id_)[0] == (
        f"rules/ledger.tsv:1: {id_} cannot be confirmed: it must have a row here and a text in both languages"
    )
    assert ledger.read_bytes() == before


@pytest.mark.parametrize(
    ("file", "old", "new", "language", "other"),
    [
        ("rules/401-queue.md", "stands at", "must stand at", "English", "rules/401-queue.ru.md:3"),
        ("rules/401-queue.md", "Last comes last.", "Last is last.", "English", "rules/401-queue.ru.md:3"),
        ("rules/401-queue.ru.md", "- Там она ждёт.\n", "", "Russian", "rules/401-queue.md:3"),
    ],
)
def test_a_change_in_one_language_only(site: Site, file: str, old: str, new: str, language: str, other: str) -> None:
    site.book.edit(file, old, new)
    assert site.findings() == [
        f"{file}:3: rule 401.3 changed in {language} only, the other text did not ({other}): "
        'mend it, then: make confirm IDS="401.3"'
    ]
    assert site.join("--confirm", "401.3") == []


def test_a_change_in_both_languages(site: Site) -> None:
    site.book.edit("glossary/words.md", "*Thing.*", "*Place.*")
    site.book.edit("glossary/words.ru.md", "*Вещь.*", "*Место.*")
    assert site.findings() == [
        "glossary/words.md:3: term queue changed in both languages since they were confirmed; "
        'read glossary/words.ru.md:3 too, then: make confirm IDS="queue"'
    ]


def test_wrapping_lines_anew_is_no_change(site: Site) -> None:
    site.book.edit("rules/402-order.md", "A card that is not", "A card\nthat is not")
    site.build()
    assert site.join() == []


# -- what only one language has ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "other", "missing"),
    [("rules/more.md", "Russian", "rules/more.ru.md"), ("rules/more.ru.md", "English", "rules/more.md")],
)
def test_a_page_in_one_language_only(site: Site, file: str, other: str, missing: str) -> None:
    site.book.write(file, "---\norphan: true\n---\n\n# More\n")
    assert site.findings() == [f"{file}:1: this page has no {other} side: {missing} is missing"]


def test_a_rule_in_one_language_only(site: Site) -> None:
    text = (site.book.root / "rules/402-order.ru.md").read_text("utf-8")
    site.book.write("rules/402-order.ru.md", text[: text.index("**402.2.**")])
    site.build(warned=True)
    assert "rules/402-order.md:5: rule 402.2 is here, and not in the Russian text" in site.join()


def test_a_term_on_another_page_in_one_language(site: Site) -> None:
    for file in ("glossary/more.md", "glossary/more.ru.md"):
        site.book.write(file, "---\norphan: true\n---\n\n# More\n")
    text = (site.book.root / "glossary/words.ru.md").read_text("utf-8")
    head, term = text.split("\n\n")
    site.book.write("glossary/words.ru.md", f"{head}\n")
    line = site.book.add("glossary/more.ru.md", term)
    said = "term queue stands on another page than in English (glossary/words.md:3)"
    assert site.findings() == [f"glossary/more.ru.md:{line}: {said}"]


def test_a_link_in_one_language_only(site: Site) -> None:
    site.book.edit(
        "rules/402-order.md",
        "cannot be\nplayed" if False else "cannot be played.",
        "cannot be played,\nsee rule 306.1.",
    )
    assert site.findings()[1] == (
        "rules/402-order.md:4: rule 402.1 links rule 306.1, its Russian text does not (rules/402-order.ru.md:3)"
    )


def test_a_link_that_grounds_have_in_one_language_only(site: Site) -> None:
    site.book.edit("examples/row.ru.md", "правило 401.3.", "правило 401.3, A-listeners.")
    line = line_of(site.book, "examples/row.ru.md", "A-listeners")
    said = "example row links assumption A-listeners, its English text does not (examples/row.md:1)"
    assert site.findings() == [f"examples/row.ru.md:{line}: {said}"]


# -- examples ---------------------------------------------------------------------------------------------


def test_traces_that_differ(site: Site) -> None:
    site.book.edit("examples/row.ru.md", '>>> table.play("Ёж")\n', '>>> print("Ёж")\nЁж\n')
    site.book.edit("examples/row.ru.md", "Вол; Гну; Дрозд; Жук | ряд: Кот; Ёж", "Бык; Вол; Гну; Дрозд; Жук | ряд: Кот")
    site.book.edit("examples/row.ru.md", "правило 401.3", "правило 402.1")
    site.book.edit("examples/row.md", "rule 401.3", "rule 402.1")
    assert site.findings() == [
        "examples/row.ru.md:19: fence 1 tells another story than its twin: "
        "step 1 is A-listeners here, 306.1 in English (examples/row.md:19)"
    ]


def test_prompts_outcomes_and_fences_that_differ(site: Site) -> None:
    site.book.edit("examples/row.md", 'hand: Bee; Cow"', 'hand: Bee; Cow; Elk"')
    site.book.edit("examples/row.md", "table.drop()))\n2", "table.drop()))\n3\n>>> 1\n1")
    assert site.findings() == [
        "examples/row.ru.md:1: 8 prompts here, 9 in examples/row.md",
        "examples/row.ru.md:33: fence 2 finds 2 outcomes here, 3 in English (examples/row.md:33)",
    ]
    site.book.add("examples/row.ru.md", "```python\n>>> 1\n1\n```")
    assert site.findings() == ["examples/row.ru.md:1: 3 fences are run here, 2 in examples/row.md"]


def test_an_example_that_was_not_run(site: Site) -> None:
    site.book.edit("engine/words.py", "ERRORS: dict", "ERRORS dict")
    site.build("ru", warned=True)
    assert site.join()[0] == "examples/row.ru.md:1: example row was not run"


def test_a_text_without_its_row(site: Site) -> None:
    site.book.edit("rules/ledger.tsv", "402.2\t", "402.3\t")
    site.build(warned=True)
    assert site.join()[0] == "rules/402-order.md:5: rule 402.2 has no row in the ledger, or one that says it is gone"


# -- what cannot be joined --------------------------------------------------------------------------------


def test_a_language_that_was_not_built(site: Site) -> None:
    (site.folder / "ru/half.json").unlink()
    said = site.join()
    assert said == [f"{site.folder}/ru/half.json:1: not there: build both languages first"]


def test_a_change_log_without_a_release(site: Site) -> None:
    site.book.write("CHANGELOG.md", "# Changelog\n\n## Unreleased\n")
    assert site.findings() == ["CHANGELOG.md:1: no release: its newest heading must read ## 0.1.0 — 2026-11-29"]


def test_halves_of_different_releases(site: Site) -> None:
    site.book.edit("CHANGELOG.md", "0.2.0", "0.3.0")
    site.build("ru")
    assert site.join()[0] == "CHANGELOG.md:1: the two languages were built from different releases: build both anew"


def test_only_a_finished_html_build_writes_its_half(worked: Book) -> None:
    assert not (Path(worked.build("en", "dummy").app.outdir) / "half.json").exists()
    assert (Path(worked.build("en", "html").app.outdir) / "half.json").exists()
