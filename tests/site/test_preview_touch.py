"""Previews under a finger: the first tap shows, the second goes there; and never off a narrow screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.site.browsing import PHONE, Open
from tests.site.previewing import BACK, BOTH, CLOSE, OPEN, QUEUE_PAGE, dialog, shows


@BOTH
def test_the_first_tap_shows_it_the_second_goes_there(open_page: Open, language: str) -> None:
    page = open_page(f"{language}/{QUEUE_PAGE}", size=PHONE, phone=True)
    before = page.url
    link = page.locator("#t-queue a[href$='#r401.3']").first
    link.tap()
    shows(page, "401.3", language)
    expect(dialog(page)).to_be_focused()  # so that a screen reader reads it out
    assert page.url == before
    link.tap()
    page.wait_for_url("**/401-queue.html#r401.3")


@BOTH
def test_a_tap_outside_closes_and_so_does_the_button(open_page: Open, language: str) -> None:
    page = open_page(f"{language}/{QUEUE_PAGE}", size=PHONE, phone=True)
    link = page.locator("#t-queue a[href$='#r401.3']").first
    link.tap()
    shows(page, "401.3", language)
    page.locator(".bar").tap(position={"x": 180, "y": 2})
    expect(dialog(page)).to_be_hidden()
    link.tap()
    page.get_by_role("button", name=CLOSE[language]).tap()
    expect(dialog(page)).to_be_hidden()
    expect(link).to_be_focused()
    link.tap()
    page.locator("#t-queue a[href$='#r401.1']").first.tap()  # another link shows its own
    shows(page, "401.1", language)


@BOTH
def test_a_finger_turns_the_pages_of_the_preview(open_page: Open, language: str) -> None:
    page = open_page(f"{language}/{QUEUE_PAGE}", size=PHONE, phone=True)
    page.locator("#t-queue a[href$='#r401.3']").first.tap()
    shows(page, "401.3", language)
    expect(page.get_by_role("button", name=BACK[language])).to_be_hidden()
    page.locator(".preview-text a[href$='#r401.7']").tap()
    shows(page, "401.7", language)
    page.get_by_role("button", name=BACK[language]).tap()
    shows(page, "401.3", language)
    expect(page.get_by_role("button", name=BACK[language])).to_be_hidden()
    page.locator(".preview-text a[href$='#r401.7']").tap()
    shows(page, "401.7", language)
    page.get_by_role("link", name=OPEN[language], exact=True).tap()
    page.wait_for_url("**/401-queue.html#r401.7")


def test_what_is_in_sight_needs_no_preview(open_page: Open) -> None:
    page = open_page("ru/rules/401-queue.html", phone=True)
    page.evaluate("document.getElementById('r401.7').after(document.getElementById('r401.3'))")
    page.locator("#r401\\.3").scroll_into_view_if_needed()
    page.locator("#r401\\.7 .backlinks a[href='#r401.3']").tap()
    page.wait_for_url("**#r401.3")
    expect(dialog(page)).to_be_hidden()


@BOTH
@pytest.mark.parametrize("phone", [True, False])
def test_it_never_leaves_a_narrow_screen(open_page: Open, served: str, language: str, phone: bool) -> None:
    page = open_page(f"{language}/index.html", size=PHONE, phone=phone)
    for path in ("rules/503-effects-of-the-rules.html", "rules/borrowed.html"):
        page.goto(f"{served}{language}/{path}")
        links = page.locator("article p > a:is(.to-rule, .to-term, .to-assumption):visible")
        for at in range(0, min(links.count(), 60), 6):
            link = links.nth(at)
            if phone:
                link.tap()
            else:
                link.hover()
            page.wait_for_function(
                "href => document.querySelector('.preview:not([hidden]) .preview-open')?.href === href",
                arg=link.evaluate("link => link.href"),
            )
            box, line = dialog(page).bounding_box(), link.bounding_box()
            assert box and line
            assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
            assert box["y"] >= 0 and box["y"] + box["height"] <= PHONE["height"] + 1
            covered = line["y"] + line["height"] > box["y"] + 1 and line["y"] < box["y"] + box["height"] - 1
            at_the_end = "scrollY + innerHeight >= document.body.scrollHeight - 1"
            assert not covered or (phone and page.evaluate(at_the_end))
            wide = "one => one.scrollWidth > one.clientWidth + 1"
            assert not page.locator(".preview-text").evaluate(wide)
            if phone:
                for button in page.locator(".preview-foot :is(a, button):visible").all():
                    size = button.bounding_box()
                    assert size and size["height"] >= 44 and size["width"] >= 44
                page.locator(".bar").tap(position={"x": 180, "y": 2})
            else:
                page.keyboard.press("Escape")


def test_without_a_script_links_are_links(open_page: Open) -> None:
    page = open_page(f"ru/{QUEUE_PAGE}", script=False, size=PHONE, phone=True)
    page.locator("#t-queue a[href$='#r401.3']").first.tap()
    page.wait_for_url("**/401-queue.html#r401.3")
