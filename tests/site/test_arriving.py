"""Arriving at a place: its folds open, it stands below the bar and is marked; who comes back finds his own place."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.site.browsing import PHONE, Open, look_up

RULES = "ru/rules/401-queue.html"
EXAMPLE = "ru/examples/alp.html"

# Puts a place into folds within folds, each closed.
BURY = """id => {
  let inner = document.getElementById(id);
  for (let depth = 0; depth < 3; depth += 1) {
    const fold = document.createElement('details');
    fold.innerHTML = '<summary>folded</summary>';
    inner.before(fold);
    fold.append(inner);
    inner = fold;
  }
}"""

# Whether a place is in sight below the bar, and its ground is not the page's.
THERE = """id => {
  const place = document.getElementById(id);
  const box = place.getBoundingClientRect();
  const bar = document.querySelector('.bar').getBoundingClientRect().bottom;
  return box.height > 0 && box.top >= bar && box.top < innerHeight;
}"""

# The browser has told the page of every move of it.
SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"

HOSTILE = [
    "#%",
    "#%E0%A4%A",
    "#<img src=x onerror=alert(1)>",
    "#%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E",
    "#__proto__",
    "#constructor",
    "#:target",
    "#r401.7'\"]\\",
    "#javascript:alert(1)",
    "#" + "a" * 5000,
]


def there(page: Page, id_: str) -> None:
    page.wait_for_function(THERE, arg=id_)


def go(page: Page, hash_: str) -> None:
    page.evaluate("hash => { location.hash = hash; }", hash_)


@pytest.mark.parametrize("size", [PHONE, None])
@pytest.mark.parametrize("where", ["served", "on_disk"])
def test_the_proof_that_a_link_names_is_open(
    open_page: Open, request: pytest.FixtureRequest, where: str, size: dict[str, int] | None
) -> None:
    at = request.getfixturevalue(where)
    page = open_page(f"{EXAMPLE}#proof-2", at=at, **({"size": size, "phone": True} if size else {}))
    there(page, "proof-2")
    expect(page.locator("#proof-2 pre")).to_be_visible()
    expect(page.locator("#proof-2 > summary")).to_be_focused()
    expect(page.locator("#proof-1 pre")).to_be_hidden()


@pytest.mark.parametrize("hash_", ["#r401.7", "#r401%2E7", "#%72401.7"])
def test_every_fold_around_a_place_opens(open_page: Open, hash_: str) -> None:
    page = open_page(RULES, size=PHONE, phone=True)
    page.evaluate(BURY, "r401.7")
    expect(page.locator("#r401\\.7")).to_be_hidden()
    go(page, hash_)
    there(page, "r401.7")
    assert page.locator("details[open]").count() == 3
    marked = "id => getComputedStyle(document.getElementById(id)).backgroundColor"
    assert page.evaluate(marked, "r401.7") != page.evaluate(marked, "r401.5")


def test_what_was_closed_again_opens_again_for_the_same_link(open_page: Open) -> None:
    page = open_page(f"{RULES}#r401.3")
    page.evaluate(BURY, "r401.7")
    link = page.locator("#r401\\.3 a[href='#r401.7']").first
    for _ in range(2):
        link.click()
        there(page, "r401.7")
        page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = false; })")
        link.scroll_into_view_if_needed()


def test_the_look_up_opens_what_it_leads_to_even_where_one_is(open_page: Open) -> None:
    page = open_page(f"{RULES}#r401.3")
    page.evaluate(BURY, "r401.7")
    for _ in range(2):
        look_up(page, "401.7")
        page.keyboard.press("Enter")
        there(page, "r401.7")
        page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = false; })")
        page.evaluate("scrollTo(0, 0)")


def test_who_comes_back_on_the_page_finds_his_place_and_forward_too(open_page: Open) -> None:
    page = open_page(f"{RULES}#r401.1", size=PHONE)
    there(page, "r401.1")
    page.evaluate("document.getElementById('r401.3').scrollIntoView()")
    page.wait_for_function(SETTLED)
    left = page.evaluate("scrollY")
    page.locator("#r401\\.3 a[href='#r401.7']").first.click()
    there(page, "r401.7")
    read = page.evaluate("(scrollBy(0, 120), scrollY)")
    page.wait_for_function(SETTLED)
    page.go_back()
    page.wait_for_function("left => location.hash === '#r401.1' && Math.abs(scrollY - left) < 80", arg=left)
    page.go_forward()
    page.wait_for_function("read => location.hash === '#r401.7' && Math.abs(scrollY - read) < 80", arg=read)


def test_who_comes_back_from_another_page_finds_his_place(open_page: Open) -> None:
    page = open_page(f"{RULES}#r401.1", size=PHONE)
    there(page, "r401.1")
    page.evaluate("document.getElementById('r401.5').scrollIntoView()")
    left = page.evaluate("scrollY")
    page.locator("#r401\\.5 a[href*='502-sources']").first.click()
    page.wait_for_url("**/502-*.html#r502.3.1")
    there(page, "r502.3.1")
    page.go_back()
    page.wait_for_function("left => document.readyState === 'complete' && Math.abs(scrollY - left) < 80", arg=left)


def test_who_comes_back_to_what_was_folded_finds_it_open(open_page: Open, served: str) -> None:
    page = open_page(f"{EXAMPLE}#proof-1")
    there(page, "proof-1")
    page.goto(served + "ru/index.html")
    page.go_back()
    expect(page.locator("#proof-1 pre")).to_be_visible()


@pytest.mark.parametrize("hash_", HOSTILE)
def test_a_hostile_address_does_nothing(open_page: Open, hash_: str) -> None:
    page = open_page(EXAMPLE + hash_)  # what it throws, opens or asks for fails the test
    page.on("dialog", lambda dialog: pytest.fail(dialog.message))
    go(page, "#proof-1")
    there(page, "proof-1")
    go(page, hash_)
    assert page.evaluate("({}).visited") is None
    assert page.locator("article img").count() == 0
    go(page, "#proof-2")
    there(page, "proof-2")
