"""The look-up box on the built pages: what a judge types at the table, and where it leads."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.site.browsing import Open, hits, look_up

BOTH = pytest.mark.parametrize("language", ["en", "ru"])


@BOTH
def test_a_rule_by_its_number_opens_in_its_place(open_page: Open, language: str) -> None:
    page = open_page(f"{language}/glossary/steps.html")
    look_up(page, "401.7")
    first = hits(page)[0]
    assert first.startswith("401.7") and {"en": "Second edition", "ru": "Вторая редакция"}[language] in first
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/{language}/rules/401-queue.html#r401.7")
    expect(page.locator("#r401\\.7")).to_be_focused()
    expect(page.locator("#r401\\.7")).to_be_in_viewport()
    assert page.evaluate("getComputedStyle(document.querySelector(':target')).backgroundColor") == "rgb(251, 239, 201)"


@BOTH
def test_a_rule_on_the_same_page(open_page: Open, language: str) -> None:
    page = open_page(f"{language}/rules/401-queue.html")
    for number in ("401.7", "401.1", "401.1"):
        look_up(page, number)
        page.keyboard.press("Enter")
        expect(page.locator(f"#r{number.replace('.', chr(92) + '.')}")).to_be_focused()
        expect(page.locator(".lookup-panel")).to_be_hidden()


def test_a_section_with_its_rules(open_page: Open) -> None:
    page = open_page("ru/index.html")
    look_up(page, "401")
    numbers = [match[0] for hit in hits(page) if (match := re.match(r"401(\.\d+)?(?!\S)", hit))]
    assert numbers[:4] == ["401", "401.1", "401.2", "401.3"]


def test_a_number_that_another_edition_gives_to_another_rule(open_page: Open) -> None:
    page = open_page("en/index.html")
    look_up(page, "310.1")
    first = page.locator(".lookup-hit").first
    assert first.inner_text().startswith("15:310.1") and "Fifteenth edition" in first.inner_text()
    first.click()
    page.wait_for_url("**/en/rules/315-end-of-turn.html#r315.1")


@BOTH
@pytest.mark.parametrize(
    ("query", "place"),
    [
        ("очередью", "#t-queue"),
        ("Владельца", "#t-owner"),
        ("каталкизм", "examples/catastrophe.html"),
        ("queues", "#t-queue"),
        ("graveyard", "#t-graveyard"),
        ("броня 2", "#t-armour-x"),
        ("fkmg", "examples/alp"),
    ],
)
def test_words(open_page: Open, language: str, query: str, place: str) -> None:
    page = open_page(f"{language}/rules/part-1.html")
    look_up(page, query)
    hrefs = [hit.get_attribute("href") or "" for hit in page.locator(".lookup-hit").all()]
    assert place in hrefs[0]
    assert all(f"/{language}/" in href for href in hrefs)
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/{language}/**{place}*")


def test_the_words_found_are_marked(open_page: Open) -> None:
    page = open_page("ru/index.html")
    look_up(page, "очередью")
    assert page.locator(".lookup-hit").first.locator("mark").first.inner_text() == "Очередь"
    assert page.locator(".lookup-text mark", has_text=re.compile("^Очеред", re.I)).count() > 3


@pytest.mark.parametrize("key", ["/", "."])
def test_the_slash_key_focuses_the_box_whatever_the_layout(open_page: Open, key: str) -> None:
    page = open_page("ru/rules/401-queue.html")
    page.evaluate(
        "key => document.body.dispatchEvent(new KeyboardEvent('keydown', {key, code: 'Slash', bubbles: true}))", key
    )
    expect(page.locator(".lookup-input")).to_be_focused()


def test_a_slash_in_the_box_is_a_slash(open_page: Open) -> None:
    page = open_page("en/index.html")
    page.keyboard.press("/")
    page.keyboard.type("401/7")
    expect(page.locator(".lookup-input")).to_have_value("401/7")
    expect(page.locator(".lookup-hit").first).to_contain_text("401.7")


def test_arrows_choose_escape_closes_then_clears(open_page: Open) -> None:
    page = open_page("en/rules/part-1.html")
    look_up(page, "queue")
    box, panel = page.locator(".lookup-input"), page.locator(".lookup-panel")
    chosen = page.locator(".lookup-hit[aria-selected=true]")
    assert chosen.count() == 0
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(chosen).to_have_attribute("id", "lookup-hit-1")
    expect(box).to_have_attribute("aria-activedescendant", "lookup-hit-1")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    last = page.locator(".lookup-hit").count() - 1
    expect(chosen).to_have_attribute("id", f"lookup-hit-{last}")
    expect(chosen).to_be_in_viewport()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    href = page.locator("#lookup-hit-1").get_attribute("href")
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(box).to_have_attribute("aria-expanded", "false")
    expect(box).to_have_value("queue")
    page.keyboard.press("Escape")
    expect(box).to_have_value("")
    look_up(page, "queue")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url(f"{href}")


def test_the_count_is_told_to_a_screen_reader(open_page: Open) -> None:
    page = open_page("ru/rules/part-1.html")
    look_up(page, "401.7")
    assert re.fullmatch(r"Найдено: \d+", page.locator("[role=status]").inner_text())
    look_up(page, "ыыыыы")
    expect(page.locator("[role=status]")).to_have_text("По запросу «ыыыыы» ничего не нашлось")
    expect(page.locator(".lookup-input")).to_have_attribute("aria-expanded", "false")


@BOTH
def test_a_link_with_a_query_opens_the_box_with_it(open_page: Open, language: str) -> None:
    page = open_page(f"{language}/index.html?q=401.7")
    expect(page.locator(".lookup-hit").first).to_contain_text("401.7")
    expect(page.locator(".lookup-input")).to_have_value("401.7")


def test_from_a_folder_on_disk(open_page: Open, on_disk: str) -> None:
    page = open_page("ru/examples/alp.html", at=on_disk)
    look_up(page, "401.7")
    page.keyboard.press("Enter")
    page.wait_for_url("**/ru/rules/401-queue.html#r401.7")
    expect(page.locator("#r401\\.7")).to_be_focused()


def test_a_number_that_is_not_here_brings_its_section_and_enter_does_not_go_there_unawares(open_page: Open) -> None:
    page = open_page("ru/rules/part-1.html")
    look_up(page, "15:304.3")
    assert page.locator(".lookup-note").inner_text() == "Пункта 15:304.3 здесь нет, вот его раздел:"
    assert page.locator("[role=status]").inner_text().startswith("Пункта 15:304.3 здесь нет")
    assert hits(page)[0].startswith("15:304.1")
    page.keyboard.press("Enter")
    expect(page.locator(".lookup-hit[aria-selected=true]")).to_have_attribute("id", "lookup-hit-0")
    assert "part-1" in page.url
    page.keyboard.press("Enter")
    page.wait_for_url("**/rules/304-accumulation.html#r304.1")


def test_more_hits_follow_when_nobody_types(open_page: Open) -> None:
    page = open_page("ru/rules/part-1.html")
    look_up(page, "карта")
    expect(page.locator(".lookup-hit")).to_have_count(30)
    assert re.fullmatch(r"Показано: 30 из \d+", page.locator(".lookup-note").inner_text())
    ids = [hit.get_attribute("id") for hit in page.locator(".lookup-hit").all()]
    assert ids == [f"lookup-hit-{at}" for at in range(30)]
    look_up(page, "карт")
    page.keyboard.press("ArrowUp")
    expect(page.locator(".lookup-hit[aria-selected=true]")).to_have_attribute("id", "lookup-hit-29")


def test_nothing_is_loaded_before_the_box_is_used(open_page: Open) -> None:
    page = open_page("en/rules/401-queue.html")
    loaded = (
        "performance.getEntriesByType('resource').map(one => one.name).filter(name => /records|mini|stem/.test(name))"
    )
    assert page.evaluate(loaded) == []
    look_up(page, "401.7")
    assert len([name for name in page.evaluate(loaded) if "/records.js" in name]) == 1


def test_the_search_page_answers_too_and_its_box_does_not_open_by_itself(open_page: Open, on_disk: str) -> None:
    page = open_page("ru/search.html?q=очередь", at=on_disk)
    expect(page.locator("#search-results li").first).to_be_visible()
    expect(page.locator(".lookup-panel")).to_be_hidden()
    look_up(page, "401.7")
    assert hits(page)[0].startswith("401.7")
