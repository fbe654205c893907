"""WCAG 2.2 AA as far as a program can tell: a page of each kind, both languages, light and dark, phone and laptop."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.site.browsing import KINDS, LAPTOP, PHONE, ROOT, Open, look_up

AXE = ROOT / "node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def broken(page: Page) -> list[str]:
    """What axe has to say of a page, with everything unfolded."""
    page.add_script_tag(path=AXE)
    page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")
    found: dict[str, Any] = page.evaluate("tags => axe.run({runOnly: {type: 'tag', values: tags}})", TAGS)
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
