"""What judges ask at the table, over the built book: the answer is first, on either site."""

from __future__ import annotations

import gzip
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.site.browsing import BUILT, Query, Search, built_records, engine_over, key, keys, queries

BOTH = pytest.mark.parametrize("language", ["en", "ru"])
EDITIONS = ("II", "15")
LARGEST = 150_000


@pytest.fixture(scope="module")
def records() -> list[dict[str, Any]]:
    return built_records()


@pytest.fixture(scope="module")
def search(chromium: Browser, records: list[dict[str, Any]]) -> Search:
    return engine_over(chromium.new_page(), records)


@BOTH
@pytest.mark.parametrize("asked", queries(), ids=lambda asked: asked.query)
def test_what_a_judge_asks_for_is_first(search: Search, asked: Query, language: str) -> None:
    assert keys(search(asked.query, language))[0] in (asked.expected, *asked.also)


def test_there_are_queries_enough_in_both_languages_and_each_expects_what_there_is(
    records: list[dict[str, Any]],
) -> None:
    known = {key(record) for record in records}
    asked = queries()
    assert {id_ for one in asked for id_ in (one.expected, *one.also)} <= known
    assert sum(one.language == "ru" for one in asked) >= 60
    assert sum(one.language == "en" for one in asked) >= 30
    assert len({one.query for one in asked}) == len(asked)


def numbers(record: dict[str, Any]) -> dict[str, str]:
    """The numbers of a record by edition."""
    return {edition: number for edition, number in record.get("numbers", {}).items() if number}


@BOTH
def test_every_number_finds_its_rule_first(search: Search, records: list[dict[str, Any]], language: str) -> None:
    numbered = [record for record in records if numbers(record)]
    assert len(numbered) > 150
    for record in numbered:
        for edition, number in numbers(record).items():
            assert keys(search(f"{edition}:{number}", language))[0] == record["id"], (edition, number)
        if "II" in numbers(record):
            number = numbers(record)["II"]
            for said in (number, f"{number}.", f"п. {number}", f"правило {number}", f"rule {number}", f"§{number}"):
                assert keys(search(said, language))[0] == record["id"], said


def test_held_the_fifteenth_edition_its_numbers_find_their_rules_first(
    search: Search, records: list[dict[str, Any]]
) -> None:
    for record in records:
        if number := numbers(record).get("15"):
            found = search(number, held="15")["hits"][0]
            assert found["url"] == record["id"], number
            assert "15" in (found["edition"], found["held"] and "15"), number


@BOTH
def test_every_name_finds_what_has_it(search: Search, records: list[dict[str, Any]], language: str) -> None:
    for record in records:
        for name in record["title"].values() if record["type"] != "section" else ():
            same = {key(one) for one in records if name in one["title"].values()}
            found = keys(search(name, language))[: 2 + len(same)]
            assert key(record) in found, name


@BOTH
def test_every_card_finds_an_example_with_it_first_by_either_name(
    search: Search, records: list[dict[str, Any]], language: str
) -> None:
    cards = {
        name: {key(one) for one in records if name in one.get("cards", {}).get(spoken, ())}
        for record in records
        for spoken, names in record.get("cards", {}).items()
        for name in names
    }
    assert {"Nojta", "Нойта", "Catastrophe", "Катаклизм", "Field Spirit", "Полевица"} <= set(cards)
    meant = {
        word.lower()
        for record in records
        if record["type"] != "example"
        for words in ([*record["title"].values()], *record.get("also", {}).values())
        for word in words
    }
    for name, examples in cards.items():
        if name.lower() not in meant:  # «Яд» is a card of an example, and poison
            assert keys(search(name, language))[0] in examples, name


def test_the_data_is_small_enough_for_a_phone() -> None:
    size = len(gzip.compress((BUILT / "records.js").read_bytes(), 9))
    print(f"records.js: {size / 1000:.1f} KB gzipped")
    assert size < LARGEST
