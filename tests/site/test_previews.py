"""Previews: what a link leads to, shown in place: by mouse, by keyboard, read out, wherever it stands, from a disk."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.site.browsing import LAPTOP, PHONE, Open
from tests.site.previewing import BOTH, CLOSE, OPEN, QUEUE_PAGE, dialog, rule, shows, to
from tests.site.test_access import broken


@BOTH
def test_a_mouse_shows_it_and_may_go_into_it(open_page: Open, language: str) -> None:
    page = open_page(f"{language}/{QUEUE_PAGE}")
    to(page, "#r401.3").hover()
    shows(page, "401.3", language)
    expect(page.locator(":focus")).to_have_count(0)
    page.locator(".preview-text a").first.hover()  # over the preview: nothing else is shown
    page.locator(".preview-name").hover()
    shows(page, "401.3", language)
    page.mouse.move(5, 400)
    expect(dialog(page)).to_be_hidden()


@BOTH
def test_a_mouse_follows_links_at_once(open_page: Open, language: str) -> None:
    page = open_page(f"{language}/{QUEUE_PAGE}")
    link = to(page, "#r401.3")
    link.hover()
    shows(page, "401.3", language)
    page.get_by_role("link", name=OPEN[language], exact=True).click()
    page.wait_for_url("**/401-queue.html#r401.3")
    page.go_back()
    expect(dialog(page)).to_be_hidden()
    link.hover()
    shows(page, "401.3", language)
    page.locator(".preview-text a[href$='#r401.7']").click()
    page.wait_for_url("**/401-queue.html#r401.7")
    page.go_back()
    link.click()
    page.wait_for_url("**/401-queue.html#r401.3")


@pytest.mark.parametrize("how", [{"modifiers": ["Control"]}, {"button": "middle"}])
def test_a_new_tab_stays_the_reader_s_choice(open_page: Open, how: dict[str, Any]) -> None:
    page = open_page(f"en/{QUEUE_PAGE}")
    before = page.url
    with page.context.expect_page() as opened:
        to(page, "#r401.3").click(**how)
    opened.value.wait_for_load_state()
    assert opened.value.url.endswith("/en/rules/401-queue.html#r401.3")
    assert page.url == before


@BOTH
def test_the_focus_shows_it_and_the_keyboard_goes_through_it(open_page: Open, language: str) -> None:
    page = open_page(f"{language}/{QUEUE_PAGE}")
    link = page.locator("#t-queue a[href$='#r401.3']").first
    after = page.locator("#t-queue a[href$='#r401.7']").first
    link.focus()
    shows(page, "401.3", language)
    expect(link).to_be_focused()
    said = page.locator("p[aria-live]").last
    expect(said).to_contain_text(" ".join(rule("401.3", language)[0].split()))
    expect(said).to_contain_text("Escape")
    page.keyboard.press("Tab")
    expect(page.locator(".preview :focus")).to_have_count(1)
    page.keyboard.press("Shift+Tab")
    expect(link).to_be_focused()
    stops = page.locator(".preview a, .preview button:not([hidden])").count()
    for _ in range(stops):
        page.keyboard.press("Tab")
        expect(page.locator(".preview :focus")).to_have_count(1)
    expect(page.get_by_role("button", name=CLOSE[language])).to_be_focused()
    page.keyboard.press("Tab")
    expect(after).to_be_focused()
    shows(page, "401.7", language)


@BOTH
def test_escape_closes_and_the_focus_is_on_the_link(open_page: Open, language: str) -> None:
    page = open_page(f"{language}/{QUEUE_PAGE}")
    link = page.locator("#t-queue a[href$='#r401.3']").first
    for tabs in (0, 2):
        link.focus()
        shows(page, "401.3", language)
        for _ in range(tabs):
            page.keyboard.press("Tab")
        page.keyboard.press("Escape")
        expect(dialog(page)).to_be_hidden()
        expect(link).to_be_focused()
        page.keyboard.press("Tab")
        expect(page.locator("#t-queue a[href$='#r401.7']").first).to_be_focused()
    link.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/401-queue.html#r401.3")


@pytest.mark.parametrize(
    ("path", "link", "id_"),
    [
        ("rules/401-queue.html", "#r401\\.7 blockquote a.to-rule", "15:113.3"),
        ("rules/401-queue.html", "#r401\\.8 .backlinks a.to-rule", "304.4"),
        ("rules/401-queue.html", "#r401\\.8 a.to-term", "Очередь"),
        ("rules/401-queue.html", "#r401\\.6 a.to-assumption", "A-spell-triggers"),
        ("examples/alp.html", "ol.steps a.to-rule", ""),
        ("examples/alp.html", "#grounds a.to-rule", ""),
        ("rules/queue-at-a-glance.html", ".glance a.to-rule", ""),
        ("rules/by-number.html", "ul.numbers a.to-rule", ""),
        ("glossary/index.html", ".term-index a.to-term", ""),
        ("rules/checked.html", "ul.checks a.to-rule", ""),
    ],
)
@pytest.mark.parametrize("phone", [True, False])
def test_wherever_a_link_stands(open_page: Open, path: str, link: str, id_: str, phone: bool) -> None:
    page = open_page(f"ru/{path}", size=PHONE if phone else LAPTOP, phone=phone)
    one = page.locator(link).first
    if phone:
        one.tap()
    else:
        one.hover()
    expect(dialog(page)).to_be_visible()
    expect(page.locator(".preview-name")).to_contain_text(id_ or one.inner_text())
    assert page.locator(".preview-open").get_attribute("href") == one.evaluate("link => link.href")


def test_a_long_text_scrolls_also_by_keyboard(open_page: Open) -> None:
    page = open_page("ru/rules/by-number.html")
    to(page, "#r503.1").focus()
    shows(page, "503.1", "ru")
    page.keyboard.press("Tab")
    text = page.locator(".preview-text")
    expect(text).to_be_focused()
    page.keyboard.press("End")
    page.wait_for_function("document.querySelector('.preview-text').scrollTop > 50")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("language", "size"), [("en", LAPTOP), ("ru", PHONE)])
def test_an_open_preview_is_accessible(open_page: Open, scheme: str, language: str, size: dict[str, int]) -> None:
    page = open_page(f"{language}/rules/by-number.html", size=size, scheme=scheme, phone=size is PHONE)
    link = to(page, "#r503.1")
    if size is PHONE:
        link.tap()
        page.locator(".preview-text a").first.tap()
        expect(page.locator(".preview-back")).to_be_visible()
    else:
        link.hover()
        shows(page, "503.1", language)
    assert broken(page) == []


@BOTH
def test_from_a_folder_on_disk(open_page: Open, on_disk: str, language: str) -> None:
    page = open_page(f"{language}/rules/401-queue.html", at=on_disk)
    page.locator("#r401\\.7 blockquote a").hover()
    expect(page.locator(".preview-name")).to_contain_text("15:113.3")
    page.keyboard.press("Escape")
    page.locator("#r401\\.8").scroll_into_view_if_needed()
    page.locator("#r401\\.7 .backlinks a[href='#r401.3']").hover()
    shows(page, "401.3", language)


def test_on_paper_there_is_none(open_page: Open) -> None:
    page = open_page(f"ru/{QUEUE_PAGE}")
    to(page, "#r401.3").hover()
    expect(dialog(page)).to_be_visible()
    page.emulate_media(media="print")
    expect(dialog(page)).to_be_hidden()


def test_it_speaks_russian_on_russian_pages(open_page: Open) -> None:
    page = open_page(f"ru/{QUEUE_PAGE}")
    page.locator("#t-queue a[href$='#r401.3']").first.focus()
    shows(page, "401.3", "ru")
    said = dialog(page).inner_text() + page.locator("p[aria-live]").last.inner_text()
    assert set(re.findall(r"[A-Za-z]{2,}", said)) == {"Tab", "Escape"}
