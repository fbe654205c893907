"""What the browser tests share: where the built site is, its pages, the sizes of screens."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "_build" / "html"
PHONE = {"width": 360, "height": 740}
LAPTOP = {"width": 1280, "height": 800}

# One page of each kind, as they are laid out differently.
KINDS = (
    "index.html",
    "rules/index.html",
    "rules/part-4.html",
    "rules/401-queue.html",
    "rules/borrowed.html",
    "rules/disputed.html",
    "rules/queue-at-a-glance.html",
    "rules/checked.html",
    "rules/by-number.html",
    "glossary/index.html",
    "glossary/steps.html",
    "examples/index.html",
    "examples/alp.html",
    "search.html",
)

Open = Callable[..., Page]


def pages(language: str) -> list[str]:
    """The paths of all pages of one language, from the site's root. The site must be built."""
    found = sorted(
        page.relative_to(BUILT).as_posix() for page in (BUILT / language).rglob("*.html") if "_static" not in page.parts
    )
    assert len(found) > len(KINDS)
    return found


def look_up(page: Page, query: str) -> None:
    """Types a query into the look-up box and waits for the answer to it."""
    page.locator(".lookup-input").fill("")
    page.locator(".lookup-input").press_sequentially(query)
    page.wait_for_function(
        "query => document.querySelector('.lookup-panel').dataset.query === query", arg=query.strip()
    )


def hits(page: Page) -> list[str]:
    """The text of each hit that is shown."""
    return page.locator(".lookup-hit").all_inner_texts()
