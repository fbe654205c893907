"""The edition that a reader holds: chosen in the look-up, remembered, and nothing else can be stored for it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.site.browsing import PHONE, Open, hits, look_up

BOTH = pytest.mark.parametrize("language", ["en", "ru"])
KEPT = "rulebook-edition"
NUMBER = "303.2"  # another rule in either edition


def choice(page: Page) -> str:
    """The edition that is chosen."""
    return page.locator(".lookup-edition select").input_value()


def choose(page: Page, edition: str) -> None:
    """Chooses it, and waits for the answer to be laid anew."""
    page.locator(".lookup-edition select").select_option(edition)
    first = {"15": "15:303.2", "II": "303.2"}[edition]
    expect(page.locator(".lookup-hit").first.locator(".lookup-number")).to_have_text(first)


@BOTH
def test_the_numbers_of_the_edition_that_is_held_come_first_and_it_is_remembered(
    open_page: Open, language: str
) -> None:
    page = open_page(f"{language}/rules/part-3.html")
    look_up(page, NUMBER)
    second, fifteenth = {
        "en": ("Second edition", "Fifteenth edition"),
        "ru": ("Вторая редакция", "Пятнадцатая редакция"),
    }[language]
    assert choice(page) == "II"
    first, other = hits(page)[:2]
    assert first.startswith("303.2") and second in first
    assert other.startswith("15:303.2") and fifteenth in other
    choose(page, "15")
    first, other = hits(page)[:2]
    assert first.startswith("15:303.2") and fifteenth in first
    assert other.startswith("303.2") and second in other and f"{fifteenth}: 303.3" in other
    page.goto(page.url.replace("part-3", "part-4"))
    look_up(page, NUMBER)
    assert choice(page) == "15"
    assert hits(page)[0].startswith("15:303.2")
    choose(page, "II")
    assert page.evaluate("key => localStorage.getItem(key)", KEPT) == "II"


@BOTH
def test_by_keyboard_with_a_name_and_escape_leads_back_to_the_box(open_page: Open, language: str) -> None:
    page = open_page(f"{language}/rules/part-3.html")
    look_up(page, NUMBER)
    page.keyboard.press("Tab")
    name = {"en": "Numbers:", "ru": "Номера:"}[language]
    box = page.get_by_role("combobox", name=name)
    expect(box).to_be_focused()
    expect(page.locator(".lookup-panel")).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".lookup-hit").first).to_contain_text("15:303.2")
    expect(box).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".lookup-panel")).to_be_hidden()
    expect(page.locator(".lookup-input")).to_be_focused()


def test_it_is_offered_where_a_number_is_asked_for_and_there_only(open_page: Open) -> None:
    page = open_page("ru/rules/part-3.html", size=PHONE, phone=True)
    look_up(page, "очередь")
    expect(page.locator(".lookup-edition")).to_be_hidden()
    look_up(page, "401")
    box = page.locator(".lookup-edition select").bounding_box()
    assert box and box["height"] >= 44 and box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]


@pytest.mark.parametrize(
    "kept", ["", "17", "II ", "null", "constructor", "__proto__", "<img src=x onerror=bad()>", "x" * 99999]
)
def test_what_is_no_edition_changes_nothing(open_page: Open, kept: str) -> None:
    page = open_page("ru/index.html")
    page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [KEPT, kept])
    page.goto(page.url.replace("index", "rules/part-3"))
    look_up(page, NUMBER)
    assert choice(page) == "II"
    assert hits(page)[0].startswith("303.2")


def test_from_a_folder_on_disk(open_page: Open, on_disk: str) -> None:
    page = open_page("ru/rules/part-3.html", at=on_disk)
    look_up(page, NUMBER)
    choose(page, "15")
    page.goto(page.url.replace("part-3", "part-4"))
    look_up(page, NUMBER)
    assert choice(page) == "15"


def test_where_nothing_can_be_stored_the_choice_holds_on_the_page(open_page: Open) -> None:
    page = open_page("ru/index.html")
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { configurable: true, get() { throw new Error('refused'); } })"
    )
    page.goto(page.url.replace("index", "rules/part-3"))
    look_up(page, NUMBER)
    choose(page, "15")
    look_up(page, "303.3")
    assert hits(page)[0].startswith("15:303.3")
