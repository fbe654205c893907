"""Ids: their forms, their order, their addresses."""

from __future__ import annotations

import pytest
from rulebook.grammar import anchor, edition_of, is_borrowed, kind_of, order, page_number, section_of
from rulebook.language import collate


@pytest.mark.parametrize(
    ("id_", "kind"),
    [
        ("401.3", "rule"),
        ("120.5.1", "rule"),
        ("15:304.3", "rule"),
        ("401", "section"),
        ("A-spell-triggers", "assumption"),
        ("armour-x", "term"),
        ("401.", None),
        ("4011.3", None),
        ("15:304", None),
        ("A-Spell", None),
        ("А-listeners", None),  # Cyrillic А
        ("Armour X", None),
        ("", None),
    ],
)
def test_an_id_says_what_it_is(id_: str, kind: str | None) -> None:
    assert kind_of(id_) == kind


def test_order_is_by_number_not_by_letter() -> None:
    ids = [
        "queue",
        "A-b",
        "15:113.6",
        "401.10",
        "306.1",
        "401.9",
        "306",
        "A-a",
        "15:113.10",
        "120.5.1",
        "120.5",
        "120.6",
    ]
    assert sorted(ids, key=order) == [
        "120.5",
        "120.5.1",
        "120.6",
        "306",
        "306.1",
        "401.9",
        "401.10",
        "15:113.6",
        "15:113.10",
        "A-a",
        "A-b",
        "queue",
    ]


def test_addresses_come_from_ids() -> None:
    assert [anchor(id_) for id_ in ("401.3", "15:211.2", "401", "armour-x", "A-spell-triggers")] == [
        "r401.3",
        "r15-211.2",
        "r401",
        "t-armour-x",
        "a-spell-triggers",
    ]


def test_parts_of_an_id() -> None:
    assert (section_of("15:211.2"), section_of("120.5.1")) == ("211", "120")
    assert (is_borrowed("15:211.2"), is_borrowed("211.2")) == (True, False)
    assert (edition_of("15:211.2"), edition_of("211.2")) == ("15", "")


def test_pages_say_their_section() -> None:
    names = ("rules/401-queue", "rules/401", "rules/part-4", "rules/4012-x", "glossary/401-x")
    assert [page_number(name) for name in names] == ["401", "401", "", "", ""]


def test_words_sort_as_a_reader_of_the_language_expects() -> None:
    russian = ["Ёж", "Броня X", "Ель", "«Еда»", "Броня", "Броня Ц", "Броня Ф"]
    assert sorted(russian, key=lambda words: collate(words, "ru")) == [
        "Броня",
        "Броня Ф",
        "Броня X",
        "Броня Ц",
        "«Еда»",
        "Ёж",
        "Ель",
    ]
    assert collate("Armour Х", "en") == collate("armour X", "en")
