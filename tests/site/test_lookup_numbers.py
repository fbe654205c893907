"""A rule by its number: however it is typed, of which edition, and what comes where there is none."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser

from tests.site.browsing import ROOT, Search, engine_over
from tests.site.browsing import keys as ids

RECORDS = json.loads((ROOT / "tests/site/records.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def search(chromium: Browser) -> Search:
    """The engine over a few records."""
    return engine_over(chromium.new_page(), RECORDS)


@pytest.mark.parametrize(
    "query",
    [
        "401.7",
        "401,7",
        "401 7",
        "401ю7",
        "401/7",
        "правило 401.7",
        "rule 401.7",
        "п. 401.7",
        "§401.7",
        "r401.7",
        " 401.7. ",
        "п.401.7",
        "п.п. 401.7",
        "правилу № 401.7",
        "rule no. 401.7",
        "ст. 401.7",
        "401-7",
        "401б7",
        "401. 7",
        "401.7?",
        "(401.7)",
        "#401.7",
        "４０１．７",
        "401。7",
        "II:401.7",
        "2-я ред. 401.7",
    ],
)
def test_a_number_however_typed_finds_its_rule_first_and_then_what_names_it(search: Search, query: str) -> None:
    assert ids(search(query)) == ["401.7", "401.10"]


def test_a_section_comes_with_its_rules_in_their_order(search: Search) -> None:
    assert ids(search("401"))[:4] == ["401", "401.1", "401.7", "401.10"]
    assert ids(search("40"))[:4] == ["401", "401.1", "401.7", "401.10"]


def test_a_rule_comes_before_the_longer_numbers_that_it_begins(search: Search) -> None:
    assert ids(search("401.1")) == ["401.1", "401.10"]


def test_the_base_edition_goes_first_and_the_other_is_labelled(search: Search) -> None:
    found = search("310.1")
    assert [(hit["url"], hit["edition"], hit["number"], hit["here"]) for hit in found["hits"]] == [
        ("310.1", "II", "310.1", ""),
        ("315.1", "15", "15:310.1", "315.1"),
    ]


@pytest.mark.parametrize(
    "query",
    [
        "15:304.3",
        "15-304.3",
        "15Ж304.3",
        "15^304,3",
        "15 304.3",
        "15.304.3",
        "15-я редакция 304.3",
        "15th ed. 304.3",
        "r15-304.3",
    ],
)
def test_a_number_of_a_named_edition(search: Search, query: str) -> None:
    assert ids(search(query))[0] == "15:304.3"


def test_a_named_edition_leaves_the_others_out(search: Search) -> None:
    assert ids(search("15:310.1")) == ["315.1"]
    assert ids(search("15:401.8")) == ["401.7"]


def test_no_such_number_finds_nothing(search: Search) -> None:
    assert search("999.9")["total"] == 0


def test_a_rule_that_is_not_here_brings_its_section_and_says_so(search: Search) -> None:
    found = search("401.9")
    assert (found["how"], found["read"], ids(found)[0]) == ("absent", "401.9", "401")
    found = search("15:304.9")
    assert (found["how"], found["read"], ids(found)) == ("absent", "15:304.9", ["15:304.3"])


def test_the_edition_that_is_held_goes_first(search: Search) -> None:
    found = search("310.1", held="15")
    assert [(hit["url"], hit["edition"], hit["number"], hit["here"], hit["held"]) for hit in found["hits"]] == [
        ("315.1", "15", "15:310.1", "315.1", ""),
        ("310.1", "II", "310.1", "", ""),
    ]
    assert [hit["held"] for hit in search("пас", held="15")["hits"]] == ["401.8"]
    assert [hit["held"] for hit in search("пас")["hits"]] == [""]


@pytest.mark.parametrize(("query", "number"), [("401.7", True), ("15:401", True), ("999.9", True), ("пас", False)])
def test_it_is_said_whether_a_number_was_asked_for(search: Search, query: str, number: bool) -> None:
    assert search(query)["number"] is number
