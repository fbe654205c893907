"""Every worked example, run from its page: one test a fence, named by page, number and the ids that its Grounds cite.

`pytest tests/examples -k 119.2` runs what cites rule 119.2, `-k alp.md` both fences of that page.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rulebook import running
from rulebook.fences import Fence, cited, collect
from rulebook.ledger import Ledger
from rulebook.loading import BrokenEngine
from rulebook.running import play

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "engine"
LEDGER = Ledger.read(ROOT / "rules" / "ledger.tsv")
PAGES = sorted(page for page in (ROOT / "examples").glob("*.md") if page.name not in ("index.md", "index.ru.md"))
FENCES = {page: collect(page.read_text("utf-8"))[0] for page in PAGES}
PAIRS = [(page, page.with_suffix(".ru.md")) for page in PAGES if not page.name.endswith(".ru.md")]


def named(page: Path) -> str:
    return page.name


def term(name: str) -> str:
    """The id of a term that a page names in its language."""
    rows = [row for language in ("en", "ru") for row in LEDGER.terms(name, language)]
    return rows[0].id if rows else name


def fences() -> list[object]:
    found: list[object] = []
    for page, ours in FENCES.items():
        ids = ",".join(cited(page.read_text("utf-8"), term))
        found += [pytest.param(page, one, id=f"{page.name}::{n}[{ids}]") for n, one in enumerate(ours, 1)]
    return found


@pytest.mark.parametrize(("page", "fence"), fences())
def test_example(page: Path, fence: Fence) -> None:
    place = page.relative_to(ROOT)
    try:
        failures = [f"{place}:{fence.line + one.line}: {one.text}" for one in play(fence, ENGINE).failures]
    except BrokenEngine as broken:
        failures = [f"{broken.file}:{broken.line}: the engine is broken: {broken}"]
    if failures:
        pytest.fail("\n\n".join(failures), pytrace=False)


def test_there_are_examples_each_in_both_languages() -> None:
    assert PAIRS
    assert sorted(page for pair in PAIRS for page in pair) == PAGES
    assert all(FENCES.values()), "a page that runs nothing proves nothing"


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_prompt_of_a_page_is_run(page: Path) -> None:
    text = page.read_text("utf-8")
    slips = [f"{page.relative_to(ROOT)}:{slip.line}: {slip.why}" for slip in collect(text)[1]]
    assert slips == []
    assert sum(play(fence, ENGINE).ran for fence in FENCES[page]) == len(re.findall(r"^\W*>>>", text, re.MULTILINE))


@pytest.mark.parametrize(("english", "russian"), PAIRS, ids=[named(page) for page, _ in PAIRS])
def test_both_languages_tell_the_same(english: Path, russian: Path) -> None:
    ours, theirs = ([play(fence, ENGINE) for fence in FENCES[page]] for page in (english, russian))
    assert [one.trace_ids for one in ours] == [one.trace_ids for one in theirs]
    assert [one.without.keys() for one in ours] == [one.without.keys() for one in theirs]
    assert [[len(found) for found in one.explored] for one in ours] == [
        [len(found) for found in one.explored] for one in theirs
    ]


def test_each_fence_shows_the_same_alone_and_in_any_order(monkeypatch: pytest.MonkeyPatch) -> None:
    fences = [fence for page in PAGES for fence in FENCES[page]]
    once = [play(fence, ENGINE) for fence in fences]
    monkeypatch.setattr(running, "_played", {})
    again = [play(fence, ENGINE) for fence in reversed(fences)]
    assert again[::-1] == once
    assert all(one is not two for one, two in zip(once, again[::-1], strict=True)), "they were run anew"
