"""What the tests of previews share: what a preview must show, and where links to it are."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.site.browsing import BUILT

BOTH = pytest.mark.parametrize("language", ["en", "ru"])
BOOK: dict[str, Any] = json.loads((BUILT / "rulebook.json").read_text("utf-8")) if BUILT.is_dir() else {}
EDITION = {"en": "Second edition", "ru": "Вторая редакция"}
OPEN, CLOSE, BACK = (
    {"en": "Open", "ru": "Открыть"},
    {"en": "Close", "ru": "Закрыть"},
    {"en": "Back", "ru": "Назад, к предыдущему"},
)
QUEUE_PAGE = "glossary/queue-and-declaration.html"


def rule(id_: str, language: str) -> tuple[str, str]:
    """The title and the text of a rule, without bullets, white space made one."""
    one = next(one for one in BOOK["rules"] if one["id"] == id_)
    return one["title"][language], " ".join(re.sub(r"^- ", "", one["text"][language], flags=re.M).split())


def to(page: Page, anchor: str, inside: str = "article") -> Locator:
    """The first link in sight to an anchor that stands on another page."""
    return page.locator(f"{inside} a[href$='{anchor}']:not([href^='#']):visible").first


def dialog(page: Page) -> Locator:
    return page.get_by_role("dialog")


def shows(page: Page, id_: str, language: str) -> None:
    """The preview shows the whole of a rule, named by its number and title, described by its text."""
    title, text = rule(id_, language)
    expect(page.get_by_role("dialog", name=f"{id_} {title}", exact=True)).to_be_visible()
    expect(page.locator(".preview-kind")).to_have_text(re.compile(EDITION[language]))
    expect(page.locator(".preview-text")).to_have_text(text, use_inner_text=True)
    expect(dialog(page)).to_have_accessible_description(text)
