"""What the build draws from the whole book: the list of terms, the list of examples, and those of other modules."""

from __future__ import annotations

from itertools import groupby

from docutils import nodes
from docutils.nodes import Element
from sphinx.builders import Builder

from . import by_number, checked
from .domain import RulebookDomain
from .grammar import order
from .language import collate, other_than
from .listing import Index, Page, heading, listed, paragraph
from .objects import Place
from .phrases import say


class TermIndex(Index):
    """`{term-index}`: every term, with its name in the other language, letter by letter."""

    shows = "term"


class ExampleIndex(Index):
    """`{example-index}`: what each example asks and what decides it, then every deciding rule with its examples."""

    shows = "example"


def draw_index(domain: RulebookDomain, builder: Builder, docname: str, what: str) -> list[Element]:
    """A list as the page of that name shows it; `what` is the fence's name, and the word after it."""
    page = Page(domain, builder, docname)
    shows, _, part = what.partition(" ")
    match shows:
        case TermIndex.shows:
            return _terms(page)
        case ExampleIndex.shows:
            return _examples(page)
        case by_number.RuleIndex.shows:
            return by_number.draw(page, part)
        case checked.OpenWork.shows:
            return checked.draw_open_work(page)
        case _:
            return checked.draw(page, part)


def _terms(page: Page) -> list[Element]:
    language = page.language
    keyed = sorted(
        (
            (collate(place.object.title, language), place.object.id, place)
            for place in page.domain.places()
            if place.object.type == "term"
        ),
        key=lambda entry: entry[:2],
    )
    drawn: list[Element] = []
    for letter, entries in groupby(keyed, key=lambda entry: entry[0][:1].upper()):
        drawn.append(heading(letter, 3))
        drawn.append(listed([_term(page, place)] for _, _, place in entries))
    return drawn


def _term(page: Page, place: Place) -> nodes.paragraph:
    """A term with its other name, and the page that it stands on: by that word `glossary.js` knows its kind."""
    other = nodes.inline("", place.object.other, classes=["term-other", f"language-{other_than(page.language)}"])
    kind = nodes.inline("", page.domain.env.titles[place.docname].astext(), classes=["term-page"])
    return paragraph(page.link(place), nodes.Text(" — "), other, nodes.Text(" "), kind)


def _examples(page: Page) -> list[Element]:
    language = page.language
    examples = sorted(
        (place for place in page.domain.places() if place.object.type == "example"),
        key=lambda place: (collate(place.object.title, language), place.object.id),
    )
    deciding: dict[str, list[Place]] = {}
    by_question: list[list[Element]] = []
    for place in examples:
        run = page.domain.examples.get(place.docname)
        ids = sorted(run.decided_by if run else (), key=order)
        for id_ in ids:
            deciding.setdefault(id_, []).append(place)
        by_question.append(_asked(page, place, ids))
    by_rule: list[list[Element]] = []
    for id_ in sorted(deciding, key=order):
        item = [page.named(id_), nodes.Text(": ")]
        for number, place in enumerate(deciding[id_]):
            item += [nodes.Text("; " if number else ""), page.link(place)]
        by_rule.append([paragraph(*item)])
    lists = {"by question": listed(by_question, classes=["questions"]), "by rule": listed(by_rule, classes=["by-rule"])}
    ways: list[nodes.Node] = []
    drawn: list[Element] = []
    for name, one in lists.items():
        title, anchor = say(name, language), name.replace(" ", "-")
        ways += [nodes.Text(" · " if ways else ""), nodes.reference("", title, refid=anchor, internal=True)]
        drawn += [heading(title, 2, anchor), one]
    return [paragraph(*ways, classes=["ways"]), *drawn]


def _asked(page: Page, place: Place, ids: list[str]) -> list[Element]:
    """An example's title, what it asks, and what decides it, each on a line."""
    lines: list[Element] = [paragraph(page.link(place))]
    if place.object.question:
        lines.append(paragraph(nodes.Text(place.object.question), classes=["question"]))
    if ids:
        words: list[nodes.Node] = [nodes.Text(f"{say('decided by', page.language)} ")]
        for number, id_ in enumerate(ids):
            words += [nodes.Text(", " if number else ""), page.named(id_)]
        lines.append(paragraph(*words, classes=["backlinks"]))
    return lines
