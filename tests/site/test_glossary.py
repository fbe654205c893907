"""The list of all terms: whole without a script; shortened by typing, letter and kind, on a phone, from a disk."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.site.browsing import PHONE, ROOT, Open
from tests.site.test_access import broken

BOTH = pytest.mark.parametrize("language", ["en", "ru"])
NAMES = {
    language: [
        cells[5 if language == "en" else 6]
        for line in (ROOT / "rules/ledger.tsv").read_text("utf-8").splitlines()
        if (cells := line.split("\t"))[3] == "term" and not cells[8]
    ]
    for language in ("en", "ru")
}


def found(page: Page) -> list[str]:
    """The names that the list shows, with the ledger's plain apostrophes."""
    return [name.replace("’", "'") for name in page.locator(".term-index li:visible a").all_inner_texts()]


def button(page: Page, name: str) -> Locator:
    """A letter, a kind, or what shows all again."""
    return page.locator(".term-filter").get_by_role("button", name=name, exact=True)


@BOTH
@pytest.mark.parametrize("script", [True, False])
def test_every_term_is_in_the_list_in_the_order_of_its_language(open_page: Open, language: str, script: bool) -> None:
    page = open_page(f"{language}/glossary/index.html", script=script)
    names = found(page)
    assert sorted(names) == sorted(NAMES[language])
    letters = [name.lstrip("«[")[0].upper().replace("Ё", "Е") for name in names]
    assert letters == sorted(letters)
    assert page.locator(".term-index .rubric").all_inner_texts() == sorted(set(letters))
    expect(page.locator(".term-filter")).to_have_count(int(script))


def test_terms_of_one_letter_follow_the_russian_alphabet(open_page: Open) -> None:
    names = found(open_page("ru/glossary/index.html"))
    some = [
        "Медитация Х",
        "Местность",
        "Минимальная стоимость",
        "Модуль",
        "Монета",
        "Немёртвый",
        "Неуловимость от [текст]",
    ]
    assert [name for name in names if name in some] == some


@BOTH
@pytest.mark.parametrize(
    ("typed", "ids"),
    [
        ("ARM", ["armour", "armour-x"]),
        ("брон", ["armour", "armour-x"]),
        ("немертв", ["undying"]),
        ("немёртв", ["undying"]),
        ("вым усл", ["extortion"]),
        ("cond ext", ["extortion"]),
        ("armour x", ["armour-x"]),  # Latin
        ("armour х", ["armour-x"]),  # Cyrillic
        ("броня x", ["armour-x"]),
        ("броня х", ["armour-x"]),
        ("armour броня", []),  # one name must have all the words
        ("rmour", []),
    ],
)
def test_typing(open_page: Open, language: str, typed: str, ids: list[str]) -> None:
    page = open_page(f"{language}/glossary/index.html")
    page.locator(".term-input").press_sequentially(typed)
    links = [str(link.get_attribute("href")) for link in page.locator(".term-index li:visible a").all()]
    assert sorted(link.partition("#t-")[2] for link in links) == ids
    count = {"en": f"Shown: {len(ids)} of", "ru": f"Показано: {len(ids)} из"}[language]
    said = count if ids else {"en": "No such term", "ru": "Такого термина нет"}[language]
    expect(page.locator(".term-status")).to_contain_text(said)
    assert page.locator(".term-index .rubric:visible").count() == len({link[0] for link in found(page)})


@pytest.mark.parametrize(("language", "letter", "kind"), [("en", "S", "Zones"), ("ru", "К", "Зоны")])
def test_a_letter_and_a_kind_together(open_page: Open, language: str, letter: str, kind: str) -> None:
    page = open_page(f"{language}/glossary/index.html")
    button(page, letter).click()
    of_letter = found(page)
    assert of_letter == [name for name in of_letter if name.startswith(letter)] and len(of_letter) > 3
    button(page, kind).click()
    expect(button(page, kind)).to_have_attribute("aria-pressed", "true")
    assert found(page) == {"en": ["Sideboard", "Supply"], "ru": ["Кладбище", "Колода"]}[language]
    button(page, letter).click()
    assert len(found(page)) == 8
    button(page, kind).click()
    assert len(found(page)) == len(NAMES[language])


@BOTH
def test_every_kind_is_a_page_of_the_glossary(open_page: Open, language: str) -> None:
    page = open_page(f"{language}/glossary/index.html")
    pages = sorted(
        link.inner_text()
        for link in page.locator("article li > p > a:first-child[href$='.html']:not([href^='..'])").all()
    )
    assert sorted(page.locator(".term-kinds button").all_inner_texts()) == pages


def test_another_letter_takes_the_place_of_the_first(open_page: Open) -> None:
    page = open_page("en/glossary/index.html")
    button(page, "S").click()
    button(page, "Q").click()
    assert found(page) == ["Queue"]
    expect(page.locator(".term-letters [aria-pressed='true']")).to_have_count(1)


def test_by_keyboard_alone(open_page: Open) -> None:
    page = open_page("ru/glossary/index.html")
    page.locator(".term-input").focus()
    page.keyboard.type("frenzy")
    assert found(page) == ["Бешенство"]
    page.keyboard.press("Escape")
    assert len(found(page)) == len(NAMES["ru"])
    expect(page.locator(".term-input")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(page.locator(".term-kinds [aria-pressed='true']")).to_be_focused()
    assert 0 < len(found(page)) < len(NAMES["ru"])
    button(page, "Показать все").press("Enter")
    expect(button(page, "Показать все")).to_be_hidden()
    page.keyboard.type("frenzy")
    page.keyboard.press("Enter")
    page.wait_for_url("**/ru/glossary/keywords.html#t-frenzy")


def test_enter_with_nothing_typed_stays(open_page: Open) -> None:
    page = open_page("ru/glossary/index.html")
    page.locator(".term-input").press("Enter")
    button(page, "Зоны").click()
    assert page.url.endswith("/ru/glossary/index.html") and len(found(page)) == 8


@BOTH
def test_a_thumb_finds_everything(open_page: Open, language: str) -> None:
    page = open_page(f"{language}/glossary/index.html", size=PHONE, phone=True)
    button(page, page.locator(".term-kinds button").first.inner_text()).tap()
    for target in page.locator(".term-filter :is(button, input):visible, .term-index li:visible a").all():
        box = target.bounding_box()
        assert box and box["height"] >= 44 and box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
        assert box["width"] >= 44


@BOTH
def test_what_was_typed_on_a_phone_is_found_above_its_keyboard(open_page: Open, language: str) -> None:
    page = open_page(f"{language}/glossary/index.html", size=PHONE, phone=True)
    page.locator(".term-input").tap()
    page.keyboard.type("бешен")
    box = page.locator(".term-index li:visible a").bounding_box()
    assert box and box["y"] + box["height"] < PHONE["height"] / 2


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_shortened_list_is_accessible(open_page: Open, scheme: str) -> None:
    page = open_page("ru/glossary/index.html", size=PHONE, scheme=scheme)
    button(page, "Зоны").click()
    button(page, "К").click()
    assert broken(page) == []


@BOTH
def test_from_a_disk(open_page: Open, on_disk: str, language: str) -> None:
    page = open_page(f"{language}/glossary/index.html", at=on_disk)
    page.locator(".term-input").press_sequentially("колод")
    assert len(found(page)) in range(2, 8)
    page.locator(".term-index li:visible a").first.click()
    page.wait_for_url("**/glossary/*.html#t-*")


def test_the_script_is_on_that_page_alone(open_page: Open, served: str) -> None:
    page = open_page("en/glossary/index.html")
    scripts = "[...document.scripts].filter(one => one.src.includes('glossary.js')).length"
    assert page.evaluate(scripts) == 1
    page.goto(served + "en/glossary/steps.html")
    assert page.evaluate(scripts) == 0
