"""Two indexes that the build draws: `{term-index}`, sorted in the page's language, and `{example-index}`."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from docutils import nodes
from docutils.nodes import Element
from sphinx.builders import Builder
from sphinx.util.docutils import SphinxDirective

from .domain import RulebookDomain, book
from .grammar import order
from .language import collate, other_than
from .objects import Place
from .phrases import say


class Index(SphinxDirective):
    """An empty fence; what it shows is drawn when the page is written, since other pages say it."""

    shows = ""

    def run(self) -> list[nodes.Node]:
        """The place where the index will stand."""
        book(self.env).note_drawing(self.env.current_document.docname, self.shows)
        return [nodes.container(classes=[f"{self.shows}-index"], index_of=self.shows)]


class TermIndex(Index):
    """`{term-index}`: every term, with its name in the other language, letter by letter."""

    shows = "term"


class ExampleIndex(Index):
    """`{example-index}`: every example with the rules that decide it, then every deciding rule with its examples."""

    shows = "example"


def draw_index(domain: RulebookDomain, builder: Builder, docname: str, shows: str) -> list[Element]:
    """The index of one kind, as the page of that name shows it."""
    drawn = _terms if shows == "term" else _examples
    return drawn(domain, builder, docname)


def _terms(domain: RulebookDomain, builder: Builder, docname: str) -> list[Element]:
    language = domain.language
    keyed = sorted(
        (
            (collate(place.object.title, language), place.object.id, place)
            for place in domain.places()
            if place.object.type == "term"
        ),
        key=lambda entry: entry[:2],
    )
    drawn: list[Element] = []
    for letter, entries in groupby(keyed, key=lambda entry: entry[0][:1].upper()):
        drawn.append(nodes.rubric("", letter))
        drawn.append(_list(_term(domain, builder, docname, place) for _, _, place in entries))
    return drawn


def _term(domain: RulebookDomain, builder: Builder, docname: str, place: Place) -> list[nodes.Node]:
    other = nodes.inline("", place.object.other, classes=["term-other", f"language-{other_than(domain.language)}"])
    return [domain.link(builder, docname, place), nodes.Text(" — "), other]


def _examples(domain: RulebookDomain, builder: Builder, docname: str) -> list[Element]:
    language = domain.language
    examples = sorted(
        (place for place in domain.places() if place.object.type == "example"),
        key=lambda place: (collate(place.object.title, language), place.object.id),
    )
    deciding: dict[str, list[Place]] = {}
    by_title: list[list[nodes.Node]] = []
    for place in examples:
        run = domain.examples.get(place.docname)
        item: list[nodes.Node] = [domain.link(builder, docname, place)]
        for number, id_ in enumerate(sorted(run.decided_by if run else (), key=order)):
            deciding.setdefault(id_, []).append(place)
            item.append(nodes.Text(", " if number else f" — {say('decided by', language)} "))
            item.append(_named(domain, builder, docname, id_))
        by_title.append(item)
    by_rule: list[list[nodes.Node]] = []
    for id_ in sorted(deciding, key=order):
        item = [_named(domain, builder, docname, id_), nodes.Text(": ")]
        for number, place in enumerate(deciding[id_]):
            item += [nodes.Text("; " if number else ""), domain.link(builder, docname, place)]
        by_rule.append(item)
    return [
        nodes.rubric("", say("by title", language)),
        _list(by_title),
        nodes.rubric("", say("by rule", language)),
        _list(by_rule),
    ]


def _named(domain: RulebookDomain, builder: Builder, docname: str, id_: str) -> nodes.Node:
    place = domain.named(id_)
    return domain.link(builder, docname, place) if place else nodes.Text(id_)


def _list(items: Iterable[list[nodes.Node]]) -> nodes.bullet_list:
    return nodes.bullet_list("", *(nodes.list_item("", nodes.paragraph("", "", *item)) for item in items))
