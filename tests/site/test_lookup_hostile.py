"""Whatever is typed, linked to or stored: it is looked for as text, and nothing of it runs or breaks."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.site.browsing import Open, look_up

INJECTED = "<img src=x onerror='window.bad = 1'><script>window.bad = 1</script>"
HOSTILE = (
    INJECTED,
    '"><svg onload="window.bad = 1">',
    "javascript:window.bad = 1",
    "__proto__",
    "constructor",
    "constructor prototype toString hasOwnProperty",
    "__proto__.bad",
    ".*+?^${}()|[]\\",
    "(((((((((((((((((((((",
    "[[[",
    "\\",
    "$& $1 $` $'",
    "%s %s %%",
    "401.7'; DROP TABLE rules; --",
    "\u202e401.7\u0000",
    "ӓ" * 40,
    "👍🏽 401.7",
    "9" * 500,
    "1." * 400,
    "очередь " * 300,
    "щ" * 20000,
)


def unharmed(page: Page) -> None:
    """Nothing ran, and nothing but text came into the panel."""
    assert page.evaluate("[window.bad, ({}).bad, Object.keys(Object.prototype).length]") == [None, None, 0]
    found = "[...document.querySelectorAll('.lookup-panel *')].map(one => one.localName)"
    allowed = {"div", "p", "label", "select", "option", "a", "b", "span", "mark"}
    assert set(page.evaluate(found)) <= allowed


@pytest.mark.parametrize("query", HOSTILE, ids=lambda query: query[:20].encode("unicode_escape").decode())
def test_in_the_box_and_in_the_address(open_page: Open, query: str) -> None:
    page = open_page(f"ru/rules/part-4.html?q={quote(query[:3000])}")
    page.wait_for_function("document.querySelector('.lookup-panel').dataset.query !== undefined")
    unharmed(page)
    page.goto(page.url.partition("?")[0])
    page.locator(".lookup-input").focus()
    page.keyboard.insert_text(query)
    page.wait_for_function("document.querySelector('.lookup-panel').dataset.query !== undefined")
    unharmed(page)
    look_up(page, "401.7")
    expect(page.locator(".lookup-hit").first).to_contain_text("401.7")


def test_what_was_not_found_is_said_letter_by_letter(open_page: Open) -> None:
    page = open_page("en/rules/part-4.html")
    for query in ("$&$&", "ъъъ%sъъъ", "<b>ъыъ</b>"):
        look_up(page, query)
        if not page.locator(".lookup-hit").count():
            assert query in page.locator(".lookup-note").inner_text()
        unharmed(page)
    look_up(page, "$&$&")
    assert page.locator(".lookup-note").inner_text() == "Nothing found for “$&$&”"


@pytest.mark.parametrize(
    "path", ["en/rules/401-queue.html", "ru/index.html", "en/glossary/index.html", "ru/examples/alp.html"]
)
@pytest.mark.parametrize("hash", [INJECTED, "__proto__", "r401.7'\"]", "%", "%E0%A4%A", ":target", "\\", "x" * 5000])
def test_in_the_part_of_the_address_that_names_a_place(open_page: Open, path: str, hash: str) -> None:
    page = open_page(f"{path}#{hash}")
    page.evaluate("hash => { location.hash = hash; }", hash)
    page.locator(".bar-language").hover()
    unharmed(page)
    there = page.evaluate("new URL(document.querySelector('.bar-language').href).pathname")
    assert there == "/" + path.replace("en/", "RU/").replace("ru/", "en/").replace("RU/", "ru/")


@pytest.mark.parametrize("kept", [INJECTED, "__proto__", "constructor", "{", "x" * 100000])
def test_in_what_is_stored(open_page: Open, kept: str) -> None:
    page = open_page("ru/index.html")
    for name in ("theme", "rulebook-language", "rulebook-edition"):
        page.evaluate("([name, kept]) => localStorage.setItem(name, kept)", [name, kept])
    for path in ("ru/rules/401-queue.html", "en/glossary/index.html"):
        page.goto(page.url.partition("/ru/")[0].partition("/en/")[0] + f"/{path}")
        look_up(page, "401.7")
        unharmed(page)
        page.locator(".bar .theme-toggle").click()
    page.goto(page.url.partition("/en/")[0] + "/index.html")
    page.wait_for_url("**/en/index.html")
