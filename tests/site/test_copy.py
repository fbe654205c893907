"""Copying a rule, a term or an assumption for a chat: what is copied, and what is left where nothing may be."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.site.browsing import BUILT, PHONE, Open, pages

BOTH = pytest.mark.parametrize("language", ["en", "ru"])
EDITIONS = {"en": ("second edition", "fifteenth edition"), "ru": ("вторая редакция", "пятнадцатая редакция")}
OURS = {"en": "our assumption", "ru": "наше допущение"}
BOOK: dict[str, Any] = json.loads((BUILT / "rulebook.json").read_text("utf-8")) if BUILT.is_dir() else {}


def line(id_: str, language: str, site: str) -> str:
    """What is to be copied, from the book's own data."""
    kind = next(kind for kind in ("rules", "terms", "assumptions") if any(one["id"] == id_ for one in BOOK[kind]))
    one = next(one for one in BOOK[kind] if one["id"] == id_)
    named = [*([] if kind == "terms" else [id_]), one["title"][language]]
    name = " ".join(part if part[-1] in ".?!…" else f"{part}." for part in named if part)
    lines = [said for said in one["text"][language].split("\n") if said.strip()]
    from_ = OURS[language] if kind == "assumptions" else EDITIONS[language][":" in id_]
    return f"{name} {chr(10).join(lines)}{chr(10) if lines[1:] else ' '}— {from_}, {site}{one['url'][language]}"


def copied(page: Page) -> str:
    """What the clipboard has."""
    return str(page.evaluate("navigator.clipboard.readText()"))


def allow(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])


@BOTH
def test_the_number_is_the_link(open_page: Open, served: str, language: str) -> None:
    page = open_page(f"{language}/rules/401-queue.html")
    page.get_by_role("link", name="401.7", exact=True).first.click()
    page.wait_for_url("**/rules/401-queue.html#r401.7")
    page.goto(f"{served}{language}/glossary/queue-and-declaration.html")
    page.locator("#t-queue").get_by_role(
        "link", name={"en": "Queue", "ru": "Очередь"}[language], exact=True
    ).first.click()
    page.wait_for_url("**#t-queue")
    page.goto(f"{served}{language}/rules/disputed.html")
    page.locator("#a-listeners").get_by_role("link", name="A-listeners", exact=True).click()
    page.wait_for_url("**#a-listeners")


@BOTH
@pytest.mark.parametrize(
    ("path", "id_", "place"),
    [
        ("rules/401-queue.html?q=", "401.7", "r401.7"),
        ("rules/503-effects-of-the-rules.html", "503.1", "r503.1"),
        ("rules/borrowed.html", "15:211.2", "r15-211.2"),
        ("rules/disputed.html", "A-listeners", "a-listeners"),
        ("glossary/queue-and-declaration.html#t-queue", "queue", "t-queue"),
    ],
)
def test_the_button_copies_the_line(
    open_page: Open, served: str, language: str, path: str, id_: str, place: str
) -> None:
    page = open_page(f"{language}/{path}")
    allow(page)
    button = page.locator(f"[id='{place}'] .copy-button")
    button.click()
    expect(button).to_have_class(re.compile("copy-done"))
    assert copied(page) == line(id_, language, served)


@BOTH
def test_every_line_of_the_book_is_what_its_data_say(open_page: Open, served: str, language: str) -> None:
    page = open_page(f"{language}/index.html")
    lines: dict[str, str] = {}
    for path in pages(language):
        page.goto(served + path)
        lines |= page.evaluate(
            """() => Object.fromEntries([...document.querySelectorAll("article :is(.rule, .term, .assumption)")].map(
                 place => [place.id, RulebookCopy.line(RulebookPassage.ofPlace(place))]))"""
        )
    wanted = {}
    for one in (*BOOK["rules"], *BOOK["terms"], *BOOK["assumptions"]):
        wanted[one["url"][language].partition("#")[2]] = line(one["id"], language, served)
    assert lines == wanted


def test_for_example(open_page: Open, served: str) -> None:
    page = open_page("ru/rules/401-queue.html")
    allow(page)
    page.get_by_role("button", name="Копировать: 401.3").click()
    expect(page.locator("[aria-live]").last).to_have_text("Скопировано: 401.3")
    text = copied(page)
    assert text.startswith("401.3. Первым вошло — первым вышло. Объявленная")
    assert text.endswith(f" — вторая редакция, {served}ru/rules/401-queue.html#r401.3") and "\n" not in text


@BOTH
def test_from_a_preview(open_page: Open, served: str, language: str) -> None:
    page = open_page(f"{language}/glossary/queue-and-declaration.html")
    allow(page)
    page.locator("#t-queue > p > a.to-rule", has_text="401.7").first.hover()
    expect(page.locator(".preview")).to_be_visible()
    button = page.locator(".preview-copy")
    button.click()
    expect(button).to_have_text({"en": "Copied", "ru": "Скопировано"}[language], use_inner_text=True)
    assert copied(page) == line("401.7", language, served)


def test_by_keyboard(open_page: Open, served: str) -> None:
    page = open_page("en/rules/401-queue.html")
    allow(page)
    button = page.locator("#r401\\.3 .copy-button")
    expect(button).to_have_css("opacity", "0")
    button.focus()
    expect(button).to_have_css("opacity", "1")
    page.keyboard.press("Enter")
    expect(button).to_have_class(re.compile("copy-done"))
    assert copied(page) == line("401.3", "en", served)


NO_CLIPBOARD = (
    "() => { Object.defineProperty(navigator, 'clipboard', {value: undefined}) }",
    "() => { navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed')) }",
)


@pytest.mark.parametrize("broken", NO_CLIPBOARD)
def test_an_older_way_where_the_browser_has_no_newer(open_page: Open, served: str, broken: str) -> None:
    page = open_page("ru/rules/401-queue.html")
    allow(page)
    page.evaluate("window.kept = navigator.clipboard")
    page.evaluate(broken)
    button = page.locator("#r401\\.3 .copy-button")
    button.click()
    expect(button).to_have_class(re.compile("copy-done"))
    expect(button).to_be_focused()
    expect(page.locator(".copy-field")).to_have_count(0)
    assert page.evaluate("kept.readText()") == line("401.3", "ru", served)


@BOTH
def test_where_nothing_may_be_copied_the_line_is_there_to_be_taken(open_page: Open, served: str, language: str) -> None:
    page = open_page(f"{language}/rules/401-queue.html", size=PHONE, phone=True)
    page.evaluate(NO_CLIPBOARD[0])
    page.evaluate("() => { document.execCommand = () => false }")
    button = page.locator("#r401\\.3 .copy-button")
    button.tap()
    field = page.get_by_role("dialog", name={"en": "Copy this", "ru": "Скопируйте отсюда"}[language])
    area = field.get_by_role("textbox")
    expect(area).to_be_focused()
    expect(area).to_have_value(line("401.3", language, served))
    assert area.evaluate("one => one.selectionEnd - one.selectionStart === one.value.length")
    box = field.bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
    page.keyboard.press("Escape")
    expect(field).to_have_count(0)
    expect(button).to_be_focused()
    assert "copy-done" not in str(button.get_attribute("class"))
    for _ in range(2):
        button.tap()
        expect(field).to_have_count(1)
    field.get_by_role("button").tap()
    expect(field).to_have_count(0)


def test_from_a_folder_the_link_is_the_published_one_where_that_is_known(open_page: Open, on_disk: str) -> None:
    page = open_page("ru/rules/401-queue.html", at=on_disk)
    own = "RulebookCopy.line(RulebookPassage.ofPlace(document.getElementById('r401.3')))"
    assert page.evaluate(own) == line("401.3", "ru", on_disk)
    page.evaluate(
        """() => { const link = document.createElement("link");
        [link.rel, link.href] = ["canonical", "https://example.org/book/ru/rules/401-queue.html"];
        document.head.append(link); }"""
    )
    assert page.evaluate(own) == line("401.3", "ru", "https://example.org/book/")


@BOTH
def test_a_thumb_finds_the_button_and_it_covers_no_link(open_page: Open, served: str, language: str) -> None:
    page = open_page(f"{language}/index.html", size=PHONE, phone=True)
    for path in ("rules/401-queue.html", "rules/borrowed.html", "rules/disputed.html", "glossary/steps.html"):
        page.goto(f"{served}{language}/{path}")
        buttons = page.locator(".copy-button")
        assert buttons.count() == page.locator("article :is(.rule, .term, .assumption)").count() > 5
        expect(buttons.first).to_have_css("opacity", "1")
        box = buttons.first.bounding_box()
        assert box and box["width"] >= 44 and box["height"] >= 44
        hit = """() => [...document.querySelectorAll("article .docutils.container[id] :is(a, button)")].filter(one => {
            if (!one.checkVisibility()) return false;
            one.scrollIntoView({block: "center"});
            return ![...one.getClientRects()].every(({x, y, width, height}) =>
              one.contains(document.elementFromPoint(x + width / 2, y + height / 2)));
          }).map(one => one.outerHTML)"""
        assert page.evaluate(hit) == []


def test_without_a_script_there_is_no_button_that_does_nothing(open_page: Open) -> None:
    page = open_page("ru/rules/401-queue.html", script=False)
    assert page.locator(".copy-button, .preview").count() == 0
    page.locator("#r401\\.7 .self").click()
    page.wait_for_url("**#r401.7")


def test_on_paper_there_is_none(open_page: Open) -> None:
    page = open_page("ru/rules/401-queue.html")
    page.emulate_media(media="print")
    expect(page.locator("#r401\\.7 .copy-button")).to_be_hidden()
    expect(page.locator("#r401\\.7 .rule-number")).to_be_visible()
