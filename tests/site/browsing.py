"""What the browser tests share: where the built site is, its pages, the sizes of screens."""

from __future__ import annotations

import csv
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, Playwright

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

QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-default-apps",
)

Open = Callable[..., Page]
Search = Callable[..., dict[str, Any]]

VENDORED = ("minisearch", "base-stemmer", "russian-stemmer", "english-stemmer")
LOOKUP = ("lookup-words", "lookup-passage", "lookup-numbers", "lookup-ranking", "lookup-engine")


class Query(NamedTuple):
    """What a judge may ask: in which language, what should be found first, what else would be as right."""

    language: str
    query: str
    expected: str
    also: tuple[str, ...]


def queries() -> list[Query]:
    """The queries of queries.tsv."""
    with (ROOT / "tests/site/queries.tsv").open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [Query(row["language"], row["query"], row["expected"], tuple(row["also"].split())) for row in rows]


def launch(playwright: Playwright) -> Browser:
    """The system's Chromium, headless. Raises FileNotFoundError where there is none."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        raise FileNotFoundError("there is no Chromium: `make test` brings it")
    return playwright.chromium.launch(executable_path=found, args=QUIET)


def pages(language: str) -> list[str]:
    """The paths of all pages of one language, from the site's root. The site must be built."""
    found = sorted(
        page.relative_to(BUILT).as_posix() for page in (BUILT / language).rglob("*.html") if "_static" not in page.parts
    )
    assert len(found) > len(KINDS)
    return found


def built_records() -> list[dict[str, Any]]:
    """What the built site can look up."""
    script = (BUILT / "records.js").read_text("utf-8")
    records: list[dict[str, Any]] = json.loads(script.partition("records: ")[2].removesuffix("};\n"))
    return records


def key(record: dict[str, Any]) -> str:
    """What queries.tsv calls a record: its id, `example:` before an example's."""
    return f"example:{record['id']}" if record["type"] == "example" else str(record["id"])


def engine_over(page: Page, records: list[dict[str, Any]]) -> Search:
    """search(query, language, most=…, held=…) over records, as a page would call it; a hit's address is its key."""
    for name in VENDORED:
        page.add_script_tag(path=ROOT / "_build/vendor" / f"{name}.js")
    for name in LOOKUP:
        page.add_script_tag(path=ROOT / "_static" / f"{name}.js")
    making = "RulebookLookup.createLookup({records, MiniSearch, RussianStemmer, EnglishStemmer})"
    given = [record | {"url": {"en": key(record), "ru": key(record)}} for record in records]
    page.evaluate(f"async records => {{ window.lookup = await {making} }}", given)

    def search(query: str, language: str = "ru", **options: Any) -> dict[str, Any]:
        found: dict[str, Any] = page.evaluate(
            "([query, language, options]) => lookup.search(query, language, options)", [query, language, options]
        )
        return found

    return search


def keys(found: dict[str, Any]) -> list[str]:
    """Which records were found."""
    return [hit["url"] for hit in found["hits"]]


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
