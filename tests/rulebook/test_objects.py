"""Paragraphs become objects: what they hold, how they are shown, where they are addressed."""

from __future__ import annotations

import re
import zlib
from pathlib import Path

import pytest
from rulebook.domain import Link, Object

from tests.rulebook.small_book import Book, Built


@pytest.fixture(scope="module")
def english(whole: Book) -> Built:
    return whole.build("en", "html")


@pytest.fixture(scope="module")
def russian(whole: Book) -> Built:
    return whole.build("ru", "html")


def of(built: Built, id_: str) -> Object:
    found = [place.object for place in built.domain.places() if place.object.id == id_]
    assert len(found) == 1
    return found[0]


def test_the_small_book_has_no_fault_in_either_language(english: Built, russian: Built) -> None:
    assert english.warnings == []
    assert russian.warnings == []


def test_both_languages_have_the_same_objects_at_the_same_addresses(english: Built, russian: Built) -> None:
    def places(built: Built) -> list[tuple[str, str, str, str]]:
        return [
            (place.docname, place.object.type, place.object.id, place.object.anchor) for place in built.domain.places()
        ]

    assert places(english) == places(russian)
    ids = "alp armour-x queue wound 306 306.1 401 401.1 401.3 402 402.1 15:113.6 A-listeners"
    assert [id_ for _, _, id_, _ in places(english)] == ids.split()
    links = [
        [{link.id for link in place.object.links} for place in built.domain.places()] for built in (english, russian)
    ]
    assert links[0] == links[1]


def test_a_rule_runs_to_the_next_one_or_to_a_heading(english: Built) -> None:
    assert of(english, "401.3") == Object(
        type="rule",
        id="401.3",
        anchor="r401.3",
        title="First in, first out",
        text=(
            "A declared ability joins the end of the line of abilities. The first leaves it first, see rule 402.1.\n\n"
            "A second paragraph of rule 401.3, with a list:\n\n"
            "1. one;\n2. two, rules 401.1 and 402.1.\n\n"
            "Fifteenth edition. It says the same.\n\n"
            "what | where\n401.3 | here"
        ),
        line=5,
        links=(
            Link("term", "queue", 5),
            Link("rule", "402.1", 7),
            Link("rule", "401.1", 12),
            Link("rule", "402.1", 12),
        ),
        marks="40 17 queue 38 5 402.1 73 5 401.1 5 5 402.1 3 0 > 0 18 *",
    )


def test_a_term_knows_its_other_name_and_its_kind(russian: Built) -> None:
    armour = of(russian, "armour-x")
    assert (armour.title, armour.other, armour.kind) == (
        "Броня Х",
        "Armour X",
        "Ключевое слово, постоянная способность",
    )
    assert armour.text == "Первые Х ран за ход не наносятся, см. правило 402.1."
    assert of(russian, "wound").text.endswith("\n\nОстаётся, пока её не излечат.")


def test_a_section_with_text_of_its_own_is_a_rule(english: Built) -> None:
    choice = of(english, "306")
    assert (choice.type, choice.anchor, choice.title) == ("rule", "r306", "As often as wished")
    assert choice.text == "The active player may come here again, see rule 306.1."
    assert of(english, "401").type == "section"
    assert of(english, "401").title == "The Queue"


def test_an_example_tells_question_and_ruling_and_links_what_its_grounds_cite(russian: Built) -> None:
    alp = of(russian, "alp")
    assert (alp.type, alp.title, alp.anchor) == ("example", "Два Альпа", "")
    assert alp.text == "Кому достанется существо?\n\nПервому."
    assert [link.id for link in alp.links] == ["401.3", "queue"]


def test_a_rule_shows_its_number_its_marks_and_its_title(english: Built, russian: Built) -> None:
    page = english.html("rules/401-queue")
    assert re.search(r'<div class="rule docutils container" id="r401\.3">\s*<p><span class="head">', page)
    assert (
        '<a class="self reference internal" href="#r401.3" title="Link to this place"><span class="rule-number">401.3'
        '</span></a> <em class="rule-title">First in, first out.</em></span> A declared' in page
    )
    mark = (
        '<span class="rule-number">401.1</span></a><sup><a class="inferred reference internal" href="#number-inferred"'
    )
    assert f'{mark} title="Number inferred">*</a></sup>' in page
    assert page.count('id="number-inferred"') == 1
    assert page.index('id="number-inferred"') > page.index("Nothing here belongs")
    assert f'{mark} title="Номер выведен">' in russian.html("rules/401-queue")
    assert "number-inferred" not in english.html("rules/402-order")


def test_editions_are_labelled(english: Built, russian: Built) -> None:
    borrowed = '<span class="rule-number">15:113.6</span></a> <span class="edition">({})</span>'
    assert borrowed.format("fifteenth edition") in english.html("rules/borrowed")
    assert borrowed.format("пятнадцатая редакция") in russian.html("rules/borrowed")
    choice = english.html("rules/306-choice")
    assert 'wished.</em> <span class="edition">(fifteenth edition: 306.2)</span></span>' in choice
    assert "edition" not in english.html("rules/402-order")


def test_a_term_shows_its_other_name_with_its_language(english: Built, russian: Built) -> None:
    assert (
        '<a class="self reference internal" href="#t-armour-x" title="Link to this place">'
        '<strong class="term-name">Armour X</strong></a> (<span class="term-other" lang="ru">Броня Х</span>). '
        '<em class="term-kind">Keyword, constant.</em></span> The first X' in english.html("glossary/words")
    )
    assert '(<span class="term-other" lang="en">Armour X</span>). ' in russian.html("glossary/words")


def test_headings_are_addressed_alike_in_both_languages(english: Built, russian: Built) -> None:
    for docname in english.app.env.all_docs:
        ids = [re.findall(r'<section id="([^"]*)">', built.html(docname)) for built in (english, russian)]
        assert ids[0] == ids[1]
    assert '<section id="r401">' in english.html("rules/401-queue")
    assert '<section id="top">' in english.html("rules/306-choice")  # there r306 is the rule
    page = english.html("examples/alp")
    assert re.findall(r'<section id="([^"]*)">', page) == ["top", "question", "ruling", "grounds", "sequence"]


def test_the_inventory_leads_to_every_object(english: Built) -> None:
    data = (Path(english.app.outdir) / "objects.inv").read_bytes().split(b"\n", 4)[4]
    lines = zlib.decompress(data).decode().splitlines()
    assert "401.3 rule:rule 1 rules/401-queue.html#r$ 401.3 First in, first out" in lines
    assert "queue rule:term 1 glossary/words.html#t-$ Queue" in lines
    assert "alp rule:example 1 examples/alp.html#top Two Alps" in lines
    assert "15:113.6 rule:rule 1 rules/borrowed.html#r15-113.6 15:113.6 Who controls" in lines
    for place in english.domain.places():  # the search page rebuilds such an anchor from the words shown
        assert place.object.anchor not in (place.object.id, f"{place.object.type}-{place.object.id}")


def test_a_rule_may_stand_under_a_sub_heading_and_hold_a_picture_of_code(small: Book) -> None:
    small.add("rules/401-queue.md", "**401.4.** *Later.* Text.\n\n```\n401.4 in code\n```\n\n---\n\nNo rule's text.")
    small.edit("rules/ledger.tsv", "removed: said twice", "")
    later = of(small.build(), "401.4")
    assert later.text == "Text.\n\n401.4 in code"


def test_titles_may_hold_a_term_and_end_as_a_question(small: Book) -> None:
    small.edit("rules/402-order.md", "*The other first.*", "*Who has the {term}`Queue`?*")
    built = small.build()
    assert built.warnings == []
    assert of(built, "402.1").title == "Who has the Queue?"


def test_russian_words_on_an_english_page_are_told_to_be_russian_and_nothing_else_is(small: Book) -> None:
    small.add("rules/306-choice.md", "It says «не может, нет» (-ся), Armour Х.\n\n```text\nкод\n```")
    small.add("rules/306-choice.ru.md", "Слова Sphinx и «не может».")
    page = small.build("en", "html").html("rules/306-choice")
    assert re.findall(r'<span lang="ru">(.*?)</span>', page) == ["«не может, нет»", "ся", "Х"]
    assert 'lang="' not in small.build("ru", "html").html("rules/306-choice")
