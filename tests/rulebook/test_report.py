"""The link that reports an error: a new issue with everything filled in, and no link where no address is known."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.rulebook.small_book import Book, Built

ISSUES = "https://example.org/book/issues/new"
PLACES = (
    ("rules/401-queue", "401.3"),
    ("rules/306-choice", "306"),
    ("rules/borrowed", "15:113.6"),
    ("rules/disputed", "A-listeners"),
    ("glossary/words", "armour-x"),
    ("examples/alp", "alp"),
)


def reports(page: str) -> dict[str, dict[str, str]]:
    """The links of a page that report an error, by the id that each names: what it fills in."""
    found = {}
    for address in re.findall(r'<a class="report[^"]*" href="([^"]*)"', page):
        parts = urlsplit(unescape(address))
        assert f"{parts.scheme}://{parts.netloc}{parts.path}" == ISSUES
        filled = {key: value for key, (value,) in parse_qs(parts.query, strict_parsing=True).items()}
        told = dict(line.split(": ", 1) for line in filled["body"].splitlines() if ": " in line)
        found[next(iter(told.values()))] = {**told, "title": filled["title"], "body": filled["body"]}
    return found


@pytest.fixture(scope="module", params=["en", "ru"])
def filled(request: pytest.FixtureRequest, whole: Book) -> tuple[str, Built]:
    """The small book with an address for issues, in either language."""
    address = f"https://example.org/book/{request.param}/"
    settings = {"rulebook_issues": ISSUES, "html_baseurl": address, "release": "1.2"}
    return request.param, whole.build(request.param, "html", out="-reports", settings=settings)


@pytest.mark.parametrize(("docname", "id_"), PLACES)
def test_every_object_and_every_example_has_its_link(filled: tuple[str, Built], docname: str, id_: str) -> None:
    language, built = filled
    told = reports(built.html(docname))[id_]
    place = built.domain.named(id_) or built.domain.find("example", id_)
    assert place is not None
    hash_ = f"#{place.object.anchor}" if place.object.anchor else ""
    edition = {
        "en": "fifteenth edition" if ":" in id_ else "second edition",
        "ru": "пятнадцатая редакция" if ":" in id_ else "вторая редакция",
    }[language]
    name = {"en": "English", "ru": "русский"}[language]
    values = [id_, edition, name, "1.2", f"https://example.org/book/{language}/{docname}.html{hash_}"]
    assert list(told.values())[:5] == values
    assert told["title"].endswith(f": {id_} {place.object.title} ({edition}, {name})")
    assert told["body"].splitlines()[-1] in (
        "What is wrong, and what the source says:",
        "Что здесь неверно и что говорит источник:",
    )


def test_each_page_has_one_link_for_each_of_its_objects(filled: tuple[str, Built]) -> None:
    _, built = filled
    for docname, objects in built.domain.objects.items():
        assert sorted(reports(built.html(docname))) == sorted(one.id for one in objects if one.type != "section")


def test_an_address_with_a_query_keeps_it(whole: Book) -> None:
    built = whole.build(builder="html", out="-query", settings={"rulebook_issues": f"{ISSUES}?label=rules"})
    address = re.search(r'<a class="report[^"]*" href="([^"]*)"', built.html("rules/401-queue"))
    assert address and parse_qs(urlsplit(unescape(address[1])).query)["label"] == ["rules"]


def test_without_an_address_there_is_no_link(whole: Book) -> None:
    built = whole.build(builder="html", out="-silent")
    assert [docname for docname in built.domain.objects if "report" in built.html(docname)] == []


def test_a_new_address_is_written_into_pages_that_did_not_change(small: Book) -> None:
    small.build(builder="html")
    built = small.build(builder="html", settings={"rulebook_issues": ISSUES})
    assert "401.3" in reports(built.html("rules/401-queue"))
