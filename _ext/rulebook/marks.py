"""What is added to an object's head: the link to itself, the mark of an inferred number, editions and their numbers."""

from __future__ import annotations

from docutils import nodes
from docutils.nodes import Element

from .domain import RulebookDomain
from .grammar import edition_of
from .language import Language
from .ledger import Row
from .phrases import edition, say
from .tree import is_head

NOTE = "number-inferred"
"""The anchor of the line at a page's end that explains the mark."""


def marks(domain: RulebookDomain, id_: str) -> tuple[list[nodes.Node], list[nodes.Node]]:
    """What comes after the number or name, and what after the title."""
    language, row = domain.language, domain.ledger.get(id_)
    after_number: list[nodes.Node] = []
    after_title: list[nodes.Node] = []
    if is_inferred(row):
        title = say("inferred", language)
        mark = nodes.reference("", "*", refid=NOTE, internal=True, reftitle=title, classes=["inferred"])
        after_number.append(nodes.superscript("", "", mark))
    if words := _editions(row, id_, language):
        label = after_number if edition_of(id_) else after_title
        label += [nodes.Text(" "), nodes.inline("", words, classes=["edition"])]
    return after_number, after_title


def is_inferred(row: Row | None) -> bool:
    """Whether the sources print no number for this row."""
    return row is not None and row.numbering == "inferred"


def note(language: Language) -> nodes.paragraph:
    """The line at a page's end that explains the mark."""
    return nodes.paragraph("", f"* {say('inferred note', language)}", ids=[NOTE], classes=["inferred-note"])


def _editions(row: Row | None, id_: str, language: Language) -> str:
    """The edition of a borrowed rule; for any other, its numbers in other editions where they differ."""
    if edition_of(id_):
        return f"({edition(edition_of(id_), language)})"
    others = [(in_, number) for in_, number in (row.other_numbers if row else ()) if number != id_]
    return f"({'; '.join(f'{edition(in_, language)}: {number}' for in_, number in others)})" if others else ""


def decorate(domain: RulebookDomain, node: Element, links: bool, report: nodes.reference | None) -> None:
    """Put the marks of an object into its head; with links, its number or name becomes the link to itself.

    What reports an error goes before the head: where something floats inside, Chromium finds no other link of it.
    """
    head = next(filter(is_head, node.findall(nodes.inline)))
    after_number, after_title = marks(domain, node["object_id"])
    number, *title = head.children
    if links:
        said = say("permalink", domain.language)
        number = nodes.reference("", "", number, refid=node["ids"][0], internal=True, reftitle=said, classes=["self"])
    if report is not None:
        head.parent.insert(0, report)
    head.children = []
    head.extend([number, *after_number, *title, *after_title])
