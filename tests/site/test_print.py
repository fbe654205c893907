"""On paper: the glances on one sheet each; text, numbers, edition, address; no control; black on white."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.site.browsing import KINDS, ROOT, Open

BOTH = pytest.mark.parametrize("language", ["en", "ru"])

# What is not black on white: every colour that is in use, by what it is used for.
COLOURED = """() => {
  const all = [...document.querySelectorAll('body *')];
  const channels = colour => colour.match(/[\\d.]+/g).map(Number);
  const dark = colour => channels(colour).slice(0, 3).every(one => one < 100);
  const white = colour => channels(colour)[3] === 0 || channels(colour).slice(0, 3).every(one => one === 255);
  return all.filter(one => one.getClientRects().length && !one.closest('svg'))
    .filter(one => {
      const look = getComputedStyle(one);
      return !white(look.backgroundColor) || one.innerText?.trim() && !dark(look.color);
    })
    .map(one => `${one.tagName}.${one.className}`);
}"""


def sheets(page: Page) -> int:
    """How many sheets of A4 it takes."""
    pdf = page.pdf(format="A4", prefer_css_page_size=True)
    boxes = set(re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf))
    assert boxes and all(abs(float(width) - 595) < 2 and abs(float(height) - 842) < 2 for width, height in boxes)
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))


@BOTH
@pytest.mark.parametrize("name", ["queue-at-a-glance", "turn-at-a-glance"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_is_to_be_seen_at_a_glance_takes_one_sheet(open_page: Open, language: str, name: str, scheme: str) -> None:
    page = open_page(f"{language}/rules/{name}.html", scheme=scheme)
    assert sheets(page) == 1
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 680, "height": 965})  # what the margins leave of A4
    table = page.locator(".glance table").bounding_box()
    assert table is not None and table["width"] > 600 and table["height"] > 600  # to be read from where it hangs


def test_a_section_takes_more_than_one_sheet(open_page: Open) -> None:
    assert sheets(open_page("ru/rules/401-queue.html")) > 1


@BOTH
def test_a_rule_has_its_number_its_edition_and_its_address_and_no_control(
    open_page: Open, served: str, language: str
) -> None:
    path = f"{language}/rules/401-queue.html"
    page = open_page(f"{path}#r401.3")
    page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")
    page.emulate_media(media="print")
    for gone in (".bar", ".sidebar-drawer", ".toc-drawer", ".related-pages", "details", ".headerlink", "button, input"):
        assert not [one for one in page.locator(gone).all() if one.is_visible()], gone
    numbers = page.locator(".rule .rule-number")
    assert numbers.count() >= 8
    for number in numbers.all():
        expect(number).to_be_visible()
    release = re.findall(r"^## (\S+) — ", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)[0]
    expect(page.locator(".edition-strip")).to_be_visible()
    expect(page.locator(".edition-strip")).to_contain_text(release)
    expect(page.locator(".paper-address")).to_be_visible()
    expect(page.locator(".paper-address")).to_have_text(served + path)


def test_an_address_that_is_not_known_is_seen_from_the_site_s_root(open_page: Open, on_disk: str) -> None:
    page = open_page("ru/rules/401-queue.html", at=on_disk)
    expect(page.locator(".paper-address")).to_be_hidden()
    expect(page.locator(".paper-address")).to_have_text("ru/rules/401-queue.html")


@BOTH
def test_an_example_has_its_ruling_and_its_boards_and_not_its_proof(open_page: Open, language: str) -> None:
    page = open_page(f"{language}/examples/alp.html")
    page.emulate_media(media="print")
    boards = page.locator(".board")
    assert boards.count() >= 4
    for shown in (*boards.all(), *page.locator("article h2").all(), page.locator("ol.steps").first):
        expect(shown).to_be_visible()
    assert not [one for one in page.locator("details, .proof pre").all() if one.is_visible()]


@pytest.mark.parametrize("chosen", ["auto", "dark"])
def test_paper_is_black_on_white_when_the_screen_is_dark(open_page: Open, served: str, chosen: str) -> None:
    page = open_page("ru/index.html", scheme="dark")
    page.evaluate("theme => localStorage.setItem('theme', theme)", chosen)
    page.emulate_media(media="print", color_scheme="dark")
    coloured = {}
    for path in KINDS:
        page.goto(f"{served}ru/{path}" + ("#r401.3" if "401" in path else ""))
        if found := page.evaluate(COLOURED):
            coloured[path] = found[:5]
    assert coloured == {}
