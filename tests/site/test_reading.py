"""Reading: on a phone, without a script, from disk; and what every page must say."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.site.browsing import BUILT, KINDS, LAPTOP, PHONE, ROOT, Open, pages

BOTH = pytest.mark.parametrize("language", ["en", "ru"])

# What sticks out of the screen or scrolls sideways in it, with everything unfolded. (Furo hides a page's own
# overflow, and a phone zooms out: neither the page's nor the window's width tells.)
STICKING_OUT = """width => {
  document.querySelectorAll('details').forEach(one => { one.open = true; });
  const aside = '.sidebar-drawer, .toc-drawer, .visually-hidden, .skip-to-content, .sidebar-toggle, .lookup-input, svg';
  const wide = one => {
    const box = one.getBoundingClientRect();
    const more = one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1;
    return box.right > width + 1 || box.left < -1 || more && getComputedStyle(one).overflowX !== 'visible';
  };
  return [...document.querySelectorAll('body *')]
    .filter(one => !one.closest(aside) && one.getClientRects().length && wide(one))
    .map(one => `${one.tagName}.${one.className}: ${one.textContent.trim().slice(0, 40)}`).slice(0, 5);
}"""


@BOTH
def test_no_page_moves_sideways_on_a_phone(open_page: Open, served: str, language: str) -> None:
    page = open_page(f"{language}/index.html", size=PHONE, phone=True)
    wide = {}
    for path in pages(language):
        page.goto(served + path)
        if found := page.evaluate(STICKING_OUT, PHONE["width"]):
            wide[path] = found
    assert wide == {}


@BOTH
def test_an_example_s_board_and_steps_fit_a_phone(open_page: Open, language: str) -> None:
    page = open_page(f"{language}/examples/alp.html", size=PHONE, phone=True)
    assert page.locator(".board .side").count() >= 4
    assert page.locator("ol.steps > li a").count() >= 2
    for part in page.locator(".board, .side, .cards li, ol.steps > li").all():
        box = part.bounding_box()
        assert box is None or (box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"])


@BOTH
@pytest.mark.parametrize("name", ["queue-at-a-glance", "turn-at-a-glance"])
def test_what_is_to_be_seen_at_a_glance_fits_one_screen_of_a_phone(open_page: Open, language: str, name: str) -> None:
    page = open_page(f"{language}/rules/{name}.html", size=PHONE, phone=True)
    rows = page.locator(".glance tbody tr")
    assert rows.count() >= 8
    last = rows.last.bounding_box()
    assert last is not None and last["y"] + last["height"] <= PHONE["height"]
    steps = page.locator(".glance tbody tr:not(:has(strong))")  # the others are headings
    assert steps.count() == steps.filter(has=page.locator("a.to-rule")).count()


@BOTH
def test_every_page_says_its_edition_its_release_and_what_it_is_not(
    open_page: Open, served: str, language: str
) -> None:
    release, date = re.findall(r"^## (\S+) — (\d{4})", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)[0]
    wanted = {"en": ("Second edition", "prevails", "newest"), "ru": ("Вторая редакция", "текст издателя", "новейш")}[
        language
    ]
    page = open_page(f"{language}/index.html")
    for path in pages(language):
        page.goto(served + path)
        for width, height in ((PHONE["width"], PHONE["height"]), (LAPTOP["width"], LAPTOP["height"])):
            page.set_viewport_size({"width": width, "height": height})
            said = page.locator(".edition-strip").inner_text()
            assert all(word in said for word in (*wanted, release, date)), (path, width, said)
            expect(page.locator(".edition-strip")).to_be_in_viewport()


def readable(page: Page) -> None:
    """The text is there, and whatever needs a script is not."""
    expect(page.locator("article")).to_be_visible()
    assert len(page.locator("article").inner_text()) > 40
    expect(page.locator("form.lookup")).to_be_hidden()
    expect(page.locator(".bar .theme-toggle")).to_be_hidden()
    expect(page.locator(".bar-search-page")).to_be_visible()


@BOTH
def test_every_kind_of_page_reads_without_a_script(open_page: Open, served: str, language: str) -> None:
    page = open_page(f"{language}/index.html", script=False, size=PHONE)
    for path in KINDS:
        page.goto(f"{served}{language}/{path}")
        if path != "search.html":
            readable(page)


def test_the_contents_open_without_a_script(open_page: Open) -> None:
    page = open_page("ru/rules/401-queue.html", script=False, size=PHONE)
    link = page.locator(".sidebar-tree a", has_text="402.").first
    expect(link).to_be_hidden()
    page.locator(".bar-menu").click()
    link.click()
    page.wait_for_url("**/ru/rules/402-*.html")


def test_the_contents_open_by_keyboard(open_page: Open) -> None:
    page = open_page("ru/rules/401-queue.html", size=PHONE)
    page.keyboard.press("Tab")
    expect(page.locator(".skip-to-content")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("#__navigation")).to_be_focused()
    page.keyboard.press("Space")
    expect(page.locator(".sidebar-tree a").first).to_be_visible()


@BOTH
def test_every_kind_of_page_opens_from_disk(open_page: Open, on_disk: str, language: str) -> None:
    page = open_page(f"{language}/index.html", at=on_disk)
    for path in KINDS:
        page.goto(f"{on_disk}{language}/{path}")
        expect(page.locator("article h1").first).to_be_visible()


def test_the_front_page_has_its_box_and_its_doors(open_page: Open) -> None:
    page = open_page("ru/index.html", size=PHONE, phone=True)
    expect(page.locator(".lookup-here .lookup-input")).to_be_in_viewport()
    doors = [link.get_attribute("href") for link in page.locator(".doors a").all()]
    assert doors == ["rules/index.html", "glossary/index.html", "examples/index.html"]
    expect(page.locator("article a[href='rules/disputed.html']")).to_be_visible()


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_colours_can_be_chosen_and_stay(open_page: Open, served: str, colours: str) -> None:
    page = open_page("en/index.html", scheme="dark" if colours == "light" else "light")
    ground = "getComputedStyle(document.body).backgroundColor"
    before = page.evaluate(ground)
    while page.evaluate("document.body.dataset.theme") != colours:
        page.locator(".bar .theme-toggle").click()
    chosen = page.evaluate(ground)
    assert chosen != before
    page.goto(served + "en/rules/401-queue.html")
    assert page.evaluate(ground) == chosen


def test_no_script_or_style_of_ours_is_written_into_a_page() -> None:
    for path in (*pages("en"), *pages("ru")):
        text = (BUILT / path).read_text("utf-8")
        assert not re.search(r"<script(?![^>]*\bsrc=)[^>]*>|<style|\son\w+=", text), path
        assert not re.search(r"""(?:src|href)=["'](?:https?:)?//(?!www\.w3\.org)""", re.sub(r"<a\s[^>]*>", "", text)), (
            path
        )


def test_the_two_sets_of_dark_colours_are_one() -> None:
    chosen, device = re.findall(
        r"body[^{}]*\{((?:\s*--[\w-]+: [^;]+;)+)\s*\}", (ROOT / "_static/colours.css").read_text("utf-8")
    )[1:]
    assert chosen.split() == device.split()
