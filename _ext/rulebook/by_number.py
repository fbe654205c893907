"""`{rule-index}`: every rule by its number, `II` in the second edition or `15` in the fifteenth."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from docutils import nodes
from docutils.nodes import Element

from .grammar import edition_of, is_borrowed, order, section_of
from .ledger import Row
from .listing import Index, Page, heading, listed, paragraph
from .marks import is_inferred
from .objects import Place
from .phrases import say

_BASE, _LATER = "II", "15"


class RuleIndex(Index):
    """`{rule-index} II` or `{rule-index} 15`: the rules by their numbers in that edition."""

    shows = "rule"
    parts = (_BASE, _LATER)


def draw(page: Page, edition: str) -> list[Element]:
    """The list of one edition's numbers."""
    return _base(page) if edition == _BASE else _later(page)


def _rules(page: Page) -> Iterator[tuple[Row, Place]]:
    """Every rule that is in force and stands on a page."""
    for row in page.domain.ledger.rows:
        place = page.domain.named(row.id) if row.kind in ("rule", "section") and not row.gone else None
        if place is not None:
            yield row, place


def _base(page: Page) -> list[Element]:
    """The second edition: number and title, and the fifteenth's number where it is another."""
    drawn: list[Element] = []
    own = sorted((rule for rule in _rules(page) if not is_borrowed(rule[0].id)), key=lambda rule: order(rule[0].id))
    for _, rules in groupby(own, key=lambda rule: section_of(rule[0].id)):
        items = list(rules)
        title = page.domain.env.titles[items[0][1].docname].astext()
        drawn += [heading(title, 3), listed(([_own(page, *rule)] for rule in items), classes=["numbers"])]
    if any(is_inferred(row) for row, _ in own):
        drawn.append(paragraph(nodes.Text(f"* {say('inferred note', page.language)}"), classes=["inferred-note"]))
    return drawn


def _own(page: Page, row: Row, place: Place) -> nodes.paragraph:
    words: list[nodes.Node] = [page.titled(place, row.id + ("*" if is_inferred(row) else ""))]
    others = [number for edition, number in row.other_numbers if edition == _LATER and number != row.id]
    if others:
        words.append(_aside(f"{say('in the fifteenth', page.language)} {', '.join(others)}"))
    return paragraph(*words)


def _later(page: Page) -> list[Element]:
    """The fifteenth edition: its number, then our rule of that number or of another one, or the borrowed rule."""
    found: list[tuple[str, Place]] = []
    for row, place in _rules(page):
        found += [(number, place) for edition, number in row.other_numbers if edition == _LATER]
        if edition_of(row.id) == _LATER:
            found.append((row.id.partition(":")[2], place))
    found.sort(key=lambda entry: (order(entry[0]), order(entry[1].object.id)))
    sections = groupby(found, key=lambda entry: section_of(entry[0]))
    return [listed(([_theirs(page, *entry)] for entry in entries), classes=["numbers"]) for _, entries in sections]


def _theirs(page: Page, number: str, place: Place) -> nodes.paragraph:
    """One number of the fifteenth edition; an arrow leads to a rule that has another number here."""
    id_ = place.object.id
    if edition_of(id_) == _LATER:
        return paragraph(page.titled(place, number), _aside(say("borrowed", page.language)))
    if number == id_:
        return paragraph(page.titled(place))
    return paragraph(nodes.inline("", f"{number} → ", classes=["number"]), page.titled(place))


def _aside(words: str) -> nodes.inline:
    return nodes.inline("", f" ({words})", classes=["edition"])
