"""Two languages: the switch keeps page and rule, the root picks, and Russian pages speak Russian throughout."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.site.browsing import PHONE, Open, look_up, pages

# Names and codes that are Latin in Russian too.
LATIN = re.compile(r"A-[a-z-]+|Sphinx|Furo|English|Read in English|EN|JavaScript|records\.js|Enter|#")
WORD = re.compile(r"[A-Za-z]{2,}")


@pytest.mark.parametrize(("here", "there"), [("en", "ru"), ("ru", "en")])
def test_the_switch_keeps_page_and_rule(open_page: Open, here: str, there: str) -> None:
    page = open_page(f"{here}/rules/401-queue.html#r401.7")
    page.locator(".bar-language").click()
    page.wait_for_url(f"**/{there}/rules/401-queue.html#r401.7")
    expect(page.locator("#r401\\.7")).to_be_in_viewport()
    assert page.locator("html").get_attribute("lang") == there


def test_the_switch_keeps_the_rule_that_is_in_sight(open_page: Open) -> None:
    page = open_page("ru/rules/401-queue.html", size=PHONE)
    page.evaluate("document.getElementById('r401.5').scrollIntoView()")
    page.locator(".bar-language").click()
    page.wait_for_url("**/en/rules/401-queue.html#r401.5")


def test_the_switch_without_a_script(open_page: Open) -> None:
    page = open_page("ru/glossary/index.html", script=False)
    page.locator(".bar-language").click()
    page.wait_for_url("**/en/glossary/index.html")


def test_every_page_has_its_twin() -> None:
    assert [path[2:] for path in pages("en")] == [path[2:] for path in pages("ru")]


@pytest.mark.parametrize(("locale", "language"), [("ru-RU", "ru"), ("be-BY", "ru"), ("en-GB", "en"), ("de-DE", "en")])
def test_the_root_opens_the_browser_s_language(open_page: Open, locale: str, language: str) -> None:
    page = open_page("", locale=locale)
    page.wait_for_url(f"**/{language}/index.html")


def test_the_root_remembers_what_was_chosen(open_page: Open, served: str) -> None:
    page = open_page("en/index.html")
    page.locator(".bar-language").click()
    page.wait_for_url("**/ru/index.html")
    page.goto(served + "index.html?q=401.7")
    page.wait_for_url("**/ru/index.html?q=401.7")
    expect(page.locator(".lookup-hit").first).to_contain_text("401.7")


def test_the_root_without_a_script_links_to_both(open_page: Open) -> None:
    page = open_page("", script=False)
    assert [link.get_attribute("href") for link in page.locator("a").all()] == ["ru/index.html", "en/index.html"]


def test_the_root_on_disk(open_page: Open, on_disk: str) -> None:
    page = open_page("index.html", at=on_disk, locale="ru-RU")
    page.wait_for_url("**/ru/index.html")


# All that a reader or a screen reader is told outside the article, and, inside it, all that is no text of its author's.
TOLD = """() => {
  const said = [];
  const outside = document.body.cloneNode(true);
  outside.querySelectorAll('article, script, style, .paper-address, [lang=en]').forEach(one => one.remove());
  said.push(outside.textContent);
  for (const one of document.querySelectorAll('body *'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
      if (one.hasAttribute(name) && !one.closest('[lang=en]')) said.push(one.getAttribute(name));
  return said;
}"""


def test_no_english_word_of_the_site_is_left_on_russian_pages(open_page: Open, served: str) -> None:
    page = open_page("ru/index.html")
    english = {}
    for path in pages("ru"):
        page.goto(served + path)
        told = " ".join(page.evaluate(TOLD))
        found = set(WORD.findall(LATIN.sub(" ", told)))
        if found:
            english[path] = found
    assert english == {}


def test_no_english_word_is_left_in_the_russian_look_up(open_page: Open) -> None:
    page = open_page("ru/rules/401-queue.html")
    for query in ("401.7", "катоклизм", "fkmg", "ыыыыы"):
        look_up(page, query)
        said = page.locator(".lookup-note").inner_text() + page.locator("[role=status]").inner_text()
        said += " ".join(page.locator(".lookup-kind").all_inner_texts())
        assert not WORD.findall(said)


def test_the_russian_search_page_speaks_russian(open_page: Open) -> None:
    page = open_page("ru/search.html?q=очередь")
    expect(page.locator("#search-results li").first).to_be_visible()
    said = page.locator("#search-results > h2, #search-results > p, #search-results li > span").all_inner_texts()
    assert any("Термин" in one for one in said)
    assert not WORD.findall(" ".join(said))
