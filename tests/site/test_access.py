"""WCAG 2.2 AA as far as a program can tell: a page of each kind, both languages, light and dark, phone and laptop."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.site.browsing import KINDS, LAPTOP, PHONE, ROOT, Open, look_up, pages

AXE = ROOT / "node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
ALSO = ["heading-order", "page-has-heading-one", "landmark-unique", "skip-link"]
ASKED = {"runOnly": {"type": "tag", "values": TAGS}, "rules": {rule: {"enabled": True} for rule in ALSO}}

# What has the keyboard's focus and does not show it.
UNSEEN = """() => {
  document.querySelectorAll('details').forEach(one => { one.open = true; });
  const shows = one => {
    const look = getComputedStyle(one);
    return look.outlineStyle !== 'none' && parseFloat(look.outlineWidth) >= 1 || look.boxShadow !== 'none';
  };
  return [...document.querySelectorAll('a[href], button, input, summary')].filter(one => {
    if (!one.getClientRects().length) return false;
    one.focus({ focusVisible: true });
    const around = one.closest('.sd-card, .sidebar-toggle') ?? one;
    return document.activeElement === one && !shows(one) && !shows(around);
  }).map(one => one.outerHTML.slice(0, 120));
}"""

# Russian words on an English page that a screen reader would spell in English. (Code is code.)
UNTOLD = """() => {
  const walk = document.createTreeWalker(document.querySelector('article'), NodeFilter.SHOW_TEXT);
  const found = [];
  while (walk.nextNode()) {
    const { data, parentElement } = walk.currentNode;
    const told = parentElement.closest('[lang]').lang === 'ru' || parentElement.closest('pre');
    if (!told && /[а-яё]/i.test(data)) found.push(data);
  }
  return found;
}"""


def broken(page: Page) -> list[str]:
    """What axe has to say of a page, with everything unfolded."""
    page.add_script_tag(path=AXE)
    page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")
    found: dict[str, Any] = page.evaluate("asked => axe.run(asked)", ASKED)
    return [
        f"{rule['id']}: {node['html'][:160]} {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("language", "size"), [("en", LAPTOP), ("ru", PHONE)])
def test_pages(open_page: Open, served: str, scheme: str, language: str, size: dict[str, int]) -> None:
    page = open_page(f"{language}/index.html", size=size, scheme=scheme)
    found = {}
    for path in KINDS:
        page.goto(f"{served}{language}/{path}")
        if what := broken(page):
            found[path] = what
    assert found == {}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_the_open_box(open_page: Open, scheme: str, size: dict[str, int]) -> None:
    page = open_page("ru/rules/401-queue.html", size=size, scheme=scheme)
    look_up(page, "очередью")
    page.keyboard.press("ArrowDown")
    assert broken(page) == []


def test_the_open_contents(open_page: Open) -> None:
    page = open_page("ru/rules/401-queue.html", size=PHONE)
    page.locator(".bar-menu").click()
    assert broken(page) == []


@pytest.mark.parametrize(("language", "size"), [("en", PHONE), ("ru", LAPTOP)])
def test_the_keyboard_s_focus_is_seen_wherever_it_is(
    open_page: Open, served: str, language: str, size: dict[str, int]
) -> None:
    page = open_page(f"{language}/index.html", size=size)
    unseen = {}
    for path in KINDS:
        page.goto(f"{served}{language}/{path}")
        if found := page.evaluate(UNSEEN):
            unseen[path] = found
    assert unseen == {}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_id_is_there_once_and_russian_on_an_english_page_is_called_so(
    open_page: Open, served: str, language: str
) -> None:
    page = open_page(f"{language}/index.html")
    for path in pages(language):
        page.goto(served + path)
        ids = page.evaluate("[...document.querySelectorAll('[id]')].map(one => one.id)")
        assert len(ids) == len(set(ids)), path
        if language == "en":
            assert page.evaluate(UNTOLD) == [], path
