"""What previews are made of: text, links, bold words of every place, loaded once; broken or hostile data do no harm."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Dialog, Page, Route, expect

from tests.site.browsing import BUILT, PHONE, Open, look_up, pages
from tests.site.previewing import BOOK, BOTH, QUEUE_PAGE, dialog, shows, to


@BOTH
def test_every_preview_has_the_text_the_links_and_the_bold_words_of_its_page(
    open_page: Open, served: str, language: str
) -> None:
    page = open_page(f"{language}/index.html")
    told = """async () => {
      const { ofPlace, ofLink, plain } = RulebookPassage;
      const tell = ({ type, number, title, other, edition, address, blocks }) => {
        const all = (selector) => blocks.flatMap(block => [...block.querySelectorAll(selector)]);
        const links = all("a:is(.to-rule, .to-section, .to-term, .to-assumption, .to-example)");
        return { type, number, title, other, edition, address, text: plain(blocks),
          bold: all("strong").map(one => one.textContent), links: links.map(one => [one.textContent, one.href]),
          quotes: blocks.filter(one => one.matches("blockquote")).length };
      };
      const found = [];
      for (const place of document.querySelectorAll("article :is(.rule, .term, .assumption)")) {
        const link = document.createElement("a"), here = tell(ofPlace(place));
        link.href = here.address;
        place.id = "";
        found.push([here, tell(await ofLink(link))]);
      }
      return found;
    }"""
    seen = 0
    for path in pages(language):
        page.goto(served + path)
        for here, there in page.evaluate(told):
            seen += 1
            assert there == here, here["address"]
            assert here["text"]
    assert seen == len(BOOK["rules"]) + len(BOOK["terms"]) + len(BOOK["assumptions"])


def test_the_data_are_loaded_once_and_not_before_they_are_wanted(open_page: Open) -> None:
    page = open_page(f"en/{QUEUE_PAGE}")
    loaded = "performance.getEntriesByType('resource').map(one => one.name).filter(name => /records|marks/.test(name))"
    assert page.evaluate(loaded) == []
    to(page, "#r401.3").hover()
    expect(dialog(page)).to_be_visible()
    look_up(page, "401.7")
    names = page.evaluate(loaded)
    assert sorted(re.sub(r".*/|\?.*", "", name) for name in names) == ["marks.js", "records.js"]


def test_the_data_are_small() -> None:
    files = ("records.js", "en/marks.js", "ru/marks.js")
    assert sum(len(gzip.compress((BUILT / file).read_bytes(), 9)) for file in files) < 150_000


EVIL = "<img src=x onerror=alert(1)>"
URL = "url: {ru: 'ru/rules/401-queue.html#r401.3'}"
HOSTILE = {
    "nothing": "",
    "no list": "window.RULEBOOK = {records: null}",
    "no object": "window.RULEBOOK = null",
    "holes": "window.RULEBOOK = {records: [null, 1, 'x', {}, {url: 5}, {type: 'rule', id: '401.3', url: {ru: '//['}}]}",
    "no texts": f"window.RULEBOOK = {{records: [{{type: 'rule', id: '401.3', {URL}}}]}}",
    "other texts": f"window.RULEBOOK = {{records: [{{type: 'rule', id: '401.3', title: 5, text: {{ru: 1}}, {URL}}}]}}",
    "no kind": f"window.RULEBOOK = {{records: [{{type: '__proto__', title: {{ru: 'x'}}, text: {{ru: 'x'}}, {URL}}}]}}",
}


def answer(page: Page, file: str, body: str) -> None:
    """Have the page get other data than the site's."""

    def fulfil(route: Route) -> None:
        route.fulfill(body=body, content_type="text/javascript; charset=utf-8")

    page.route(f"**/{file}*", fulfil)


@pytest.fixture
def quiet(open_page: Open) -> Iterator[Open]:
    """Opens pages on which nothing may call alert()."""
    said: list[str] = []

    def heard(one: Dialog) -> None:
        said.append(one.message)
        one.dismiss()

    def open_it(path: str, **how: Any) -> Page:
        page = open_page(path, **how)
        page.on("dialog", heard)
        return page

    yield open_it
    assert said == []


@pytest.mark.parametrize("body", HOSTILE.values(), ids=HOSTILE)
def test_with_broken_data_links_are_links(quiet: Open, body: str) -> None:
    page = quiet(f"ru/{QUEUE_PAGE}", size=PHONE, phone=True)
    answer(page, "records.js", body)
    link = page.locator("#t-queue a[href$='#r401.3']").first
    link.hover()
    link.focus()
    link.tap()
    page.wait_for_url("**/401-queue.html#r401.3")


def test_without_data_links_are_links(chromium: Browser, served: str) -> None:
    context = chromium.new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.route("**/records.js*", lambda route: route.abort())
    page.goto(f"{served}ru/{QUEUE_PAGE}")
    page.locator("#t-queue a[href$='#r401.3']").first.tap()
    page.wait_for_url("**/401-queue.html#r401.3")
    assert errors == []
    context.close()


def test_texts_are_shown_as_texts(quiet: Open) -> None:
    page = quiet(f"ru/{QUEUE_PAGE}")
    place = "ru/rules/401-queue.html#r401.3"
    records = [
        ("rule", "401.3", EVIL, f"{EVIL} see {EVIL}\n\n- {EVIL}\n\n<b>x</b>", place),
        ("term", "evil", "x", "x", "javascript:alert(1)"),
        ("term", "away", "x", "x", "https://example.org/"),
        ("term", "__proto__", "x", "x", "ru/index.html"),
    ]
    told = [
        {"type": type_, "id": id_, "title": {"ru": title}, "text": {"ru": text}, "url": {"ru": url}}
        for type_, id_, title, text, url in records
    ]
    answer(page, "records.js", f"window.RULEBOOK = {json.dumps({'records': told})}")
    marks = "0 4 evil 0 3 away 0 2 nobody 0 1 constructor 0 1e9 x NaN 3 * -5 2 queue"
    answer(page, "marks.js", f"window.RULEBOOK_MARKS = {json.dumps({'401.3': marks})}")
    page.locator("#t-queue a[href$='#r401.3']").first.hover()
    expect(page.locator(".preview-name")).to_have_text(f"401.3 {EVIL}")
    expect(page.locator(".preview-text")).to_contain_text(f"{EVIL} see {EVIL}")
    expect(page.locator(".preview-text :is(img, b, a)")).to_have_count(0)
    expect(page.locator(".preview-text")).to_contain_text("<b>x</b>")


@pytest.mark.parametrize(
    "hash_",
    [f"#{EVIL}", "#__proto__", "#%E0%A4%A", "#%3Cimg%20src=x%20onerror=alert(1)%3E", "#'\"><script>alert(1)</script>"],
)
def test_an_address_injects_nothing(quiet: Open, hash_: str) -> None:
    page = quiet(f"ru/{QUEUE_PAGE}{hash_}")
    to(page, "#r401.3").hover()
    shows(page, "401.3", "ru")
    assert page.locator("[onerror]").count() == 0


@pytest.mark.parametrize(
    "href", ["../rules/401-queue.html#r999.9", "#__proto__", "#%E0%A4%A", "#furo-main-content", f"#{EVIL}"]
)
def test_a_link_to_what_is_unknown_is_a_link(quiet: Open, href: str) -> None:
    page = quiet(f"ru/{QUEUE_PAGE}", size=PHONE, phone=True)
    page.evaluate(
        """href => { const link = document.createElement("a");
        link.className = "to-rule";
        link.setAttribute("href", href);
        link.textContent = "somewhere";
        document.querySelector("h1").after(link); }""",
        href,
    )
    link = page.get_by_role("link", name="somewhere")
    there = link.evaluate("link => link.href")
    link.tap()
    page.wait_for_function("there => location.href === there", arg=there)
    expect(dialog(page)).to_be_hidden()
