"""The look-up in the hand: in reach of a thumb, large enough to touch, what was found in sight of its neighbours."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.site.browsing import LAPTOP, PHONE, Open, look_up

BOTH = pytest.mark.parametrize("language", ["en", "ru"])


def test_on_a_phone_the_box_is_there_at_once_and_hits_are_large_enough_to_touch(open_page: Open) -> None:
    page = open_page("ru/rules/401-queue.html", size=PHONE, phone=True)
    expect(page.locator(".lookup-input")).to_be_in_viewport()
    page.locator(".lookup-input").tap()
    look_up(page, "очередь")
    for hit in page.locator(".lookup-hit").all():
        box = hit.bounding_box()
        assert box and box["height"] >= 44 and box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
    for control in page.locator(".bar-button:visible, .lookup-input").all():
        box = control.bounding_box()
        assert box and box["height"] >= 44 and box["width"] >= 44
    page.locator(".lookup-hit").nth(1).tap()
    expect(page.locator(".lookup-panel")).to_be_hidden()


@pytest.mark.parametrize("path", ["ru/rules/401-queue.html", "en/index.html", "ru/glossary/index.html"])
def test_on_a_phone_a_button_within_reach_of_the_thumb_focuses_the_box(open_page: Open, path: str) -> None:
    page = open_page(path, size=PHONE, phone=True)
    button, box = page.locator(".lookup-thumb"), page.locator(".lookup-input")
    for place in (0, 700, 99999):
        page.evaluate("place => scrollTo(0, place)", place)
        there = button.bounding_box()
        assert there and there["width"] >= 44 and there["height"] >= 44
        assert there["x"] > PHONE["width"] / 2 and there["y"] > PHONE["height"] * 0.75
        assert there["x"] + there["width"] <= PHONE["width"] and there["y"] + there["height"] <= PHONE["height"]
    button.tap()
    expect(box).to_be_focused()
    expect(box).to_be_in_viewport()
    above = box.bounding_box()
    assert above and above["y"] < PHONE["height"] / 3, "the keyboard would cover it"
    expect(button).to_be_hidden()
    look_up(page, "401.7")
    page.keyboard.press("Enter")
    page.wait_for_url("**/rules/401-queue.html#r401.7")
    expect(button).to_be_visible()


def test_at_the_end_of_a_page_the_button_covers_no_text(open_page: Open) -> None:
    page = open_page("ru/rules/401-queue.html", size=PHONE, phone=True)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    button = page.locator(".lookup-thumb").bounding_box()
    last = page.locator(".foot p").last.bounding_box()
    assert button and last and last["y"] + last["height"] <= button["y"]


def test_on_a_laptop_there_is_no_such_button(open_page: Open) -> None:
    expect(open_page("ru/rules/401-queue.html").locator(".lookup-thumb")).to_be_hidden()


@BOTH
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_the_rule_found_stands_below_the_bar_between_its_neighbours(
    open_page: Open, language: str, size: dict[str, int]
) -> None:
    page = open_page(f"{language}/glossary/steps.html", size=size)
    look_up(page, "401.4")
    page.keyboard.press("Enter")
    page.wait_for_url("**#r401.4")
    expect(page.locator("#r401\\.4")).to_be_focused()
    rule, bar = page.locator("#r401\\.4").bounding_box(), page.locator(".bar").bounding_box()
    before = page.locator("#r401\\.3").bounding_box()
    assert rule and bar and before
    edge = bar["y"] + bar["height"]
    assert edge + 40 <= rule["y"] <= size["height"] / 3
    assert before["y"] + before["height"] >= edge + 20, "the end of the rule before shows"
