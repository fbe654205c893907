"""What surrounds an object: the lists that the data has, the long ones folded."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.site.browsing import BUILT, PHONE, Open, pages

BOTH = pytest.mark.parametrize("language", ["en", "ru"])

# The lists of a page: whose, the list's name, where its links lead, as addresses without the site's root.
LISTS = """root => [...document.querySelectorAll('article .backlinks')].map(list => {
  const owner = list.closest('.rule, .term, .assumption, .around');
  const name = [...list.classList].find(name => name !== 'backlinks');
  return owner && [owner.id, name, [...list.querySelectorAll('a')].map(link => link.href.slice(root.length))];
}).filter(Boolean)"""

Lists = dict[tuple[str, str], list[str]]


def drawn(page: Page, served: str, language: str, folder: str) -> Lists:
    """Every list of one folder's pages: by the address of its owner and its name."""
    found: Lists = {}
    for path in pages(language):
        if path.startswith(f"{language}/{folder}/"):
            page.goto(served + path)
            for anchor, name, links in page.evaluate(LISTS, served):
                found[f"{path}#{anchor}" if anchor else path, name] = links
    return found


def book() -> dict[str, Any]:
    said: dict[str, Any] = json.loads((BUILT / "rulebook.json").read_text("utf-8"))
    return said


@BOTH
def test_under_each_object_stands_what_the_data_says_of_it(open_page: Open, served: str, language: str) -> None:
    data = book()
    address = {one["id"]: one["url"][language] for kind in ("rules", "terms", "assumptions") for one in data[kind]}
    example = {one["id"]: one["url"][language] for one in data["examples"]}
    page = open_page(f"{language}/index.html")
    lists = drawn(page, served, language, "rules") | drawn(page, served, language, "glossary")
    for one in (*data["rules"], *data["terms"], *data["assumptions"]):
        here = one["url"][language]
        decided = {example[id_] for id_ in one["decided_in"]}
        assert set(lists.get((here, "decided"), [])) == decided, one["id"]
        assert set(lists.get((here, "reached"), [])) == {example[id_] for id_ in one["reached_in"]} - decided, one["id"]
        if "referred_by" in one:
            assert set(lists.get((here, "refers"), [])) == {address[id_] for id_ in one["referred_by"]}, one["id"]
        elif "rules" in one:
            assert {address[id_] for id_ in one["rules"]} <= set(lists.get((here, "refers"), [])), one["id"]


@BOTH
def test_at_the_end_of_each_example_stands_what_decides_it(open_page: Open, served: str, language: str) -> None:
    data = book()
    address = {one["id"]: one["url"][language] for kind in ("rules", "terms", "assumptions") for one in data[kind]}
    lists = drawn(open_page(f"{language}/index.html"), served, language, "examples")
    for one in data["examples"]:
        here, decided = one["url"][language], set(one["decided_by"])
        assert set(lists.get((here, "decide"), [])) == {address[id_] for id_ in decided}, one["id"]
        assert set(lists.get((here, "reach"), [])) == {address[id_] for id_ in set(one["reached"]) - decided}, one["id"]


@BOTH
def test_long_lists_are_folded_and_nothing_else_of_a_rule_or_term(open_page: Open, served: str, language: str) -> None:
    page = open_page(f"{language}/index.html")
    folds = 0
    for path in pages(language):
        if path.split("/")[1] not in ("rules", "glossary"):
            continue
        page.goto(served + path)
        assert page.locator("details :is(.rule, .term, .assumption, .head)").count() == 0
        assert page.locator(":is(.rule, .term, .assumption) details:not(.backlinks)").count() == 0
        for fold in page.locator("details.backlinks").all():
            assert fold.get_attribute("open") is None
            count = fold.locator("a").count()
            assert count > 6
            assert fold.locator("summary").inner_text().endswith(f": {count}")
            folds += 1
        for line in page.locator("p.backlinks").all():
            assert line.locator("a").count() <= 6
    assert folds > 40


def counted(page: Page) -> None:
    """The term's list opens, and its links can be used."""
    fold = page.locator("#t-queue details.refers")
    link = fold.locator("a.to-rule", has_text="401.7")
    expect(link).to_be_hidden()
    fold.locator("summary").click()
    link.click()
    page.wait_for_url("**/rules/401-queue.html#r401.7")


@BOTH
def test_a_list_opens_with_a_script_and_without(open_page: Open, language: str) -> None:
    counted(open_page(f"{language}/glossary/queue-and-declaration.html", script=False))
    counted(open_page(f"{language}/glossary/queue-and-declaration.html", size=PHONE, phone=True))


def test_a_list_opens_by_the_keyboard(open_page: Open) -> None:
    page = open_page("ru/glossary/queue-and-declaration.html")
    summary = page.locator("#t-queue details.refers summary")
    summary.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.locator("#t-queue details.refers a").first).to_be_focused()


@pytest.mark.parametrize("path", ["ru/glossary/queue-and-declaration.html", "ru/examples/alp.html"])
def test_what_opens_a_fold_is_large_enough_for_a_thumb(open_page: Open, path: str) -> None:
    page = open_page(path, size=PHONE, phone=True)
    for summary in page.locator("summary").all():
        box = summary.bounding_box()
        assert box is not None and box["height"] >= 24 and box["width"] >= 24
