"""What surrounds an object, drawn under it: the examples that it decides, those that reach it, and what refers to it.

At the end of an example stand the rules, terms and assumptions that decide it or are reached in it. Long lists are
folded.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from docutils import nodes
from docutils.nodes import Element
from sphinx.builders import Builder

from .folding import fold
from .grammar import EXAMPLES, order
from .language import Language, collate
from .objects import Object, Place
from .phrases import say

if TYPE_CHECKING:
    from .domain import RulebookDomain

LONG = 6
"""A list of more entries than this is folded."""

LINES: dict[str, tuple[str, ...]] = {
    "decided": ("decided",),
    "reached": ("reached",),
    "refers": ("cited", "assumptions", "terms"),
}
"""The lines under an object, in their order, and the groups that each is made of."""
_GROUP_OF = {"rule": "cited", "section": "cited", "assumption": "assumptions", "term": "terms"}

Groups = dict[str, list[Place]]


def gather(domain: RulebookDomain) -> dict[str, Groups]:
    """For each id who refers to it, by group: from the links in every object's text, and from running the examples.

    An example stands here by its page's name, since its id may be a term's too.
    """
    found: dict[str, Groups] = {}
    for place in domain.places():
        for group, id_ in _referred(domain, place):
            found.setdefault(id_, {}).setdefault(group, []).append(place)
    for groups in found.values():
        for places in groups.values():
            places.sort(key=lambda place: _rank(place.object, domain.language))
    return found


def _referred(domain: RulebookDomain, place: Place) -> dict[tuple[str, str], None]:
    """What an object refers to, each once, with the group that it is shown in there."""
    one = place.object
    if one.type == "section":
        return {}
    if one.type != "example":
        named = (EXAMPLES + link.id if link.kind == "example" else link.id for link in one.links)
        return {(_GROUP_OF[one.type], id_): None for id_ in named if id_ != one.id}
    run = domain.examples.get(place.docname)
    if run is None:
        return {}
    decided = {("decided", id_): None for id_ in run.decided_by}
    return decided | {("reached", id_): None for id_ in run.reached if id_ not in run.decided_by}


def _rank(one: Object, language: Language) -> tuple[object, ...]:
    """Numbers by number, everything else by its words."""
    return order(one.id) if one.type not in ("term", "example") else (collate(one.title, language), one.id)


def around(
    domain: RulebookDomain, builder: Builder, docname: str, id_: str, shown: Iterable[str] = LINES
) -> list[nodes.Node]:
    """What is drawn under an object, or some lines of it."""
    groups = domain.backlinks.get(id_, {})
    return [
        node
        for line in shown
        for node in _line(domain, builder, docname, line, {one: groups[one] for one in LINES[line] if one in groups})
    ]


def around_example(domain: RulebookDomain, builder: Builder, docname: str) -> list[nodes.Node]:
    """What is drawn at the end of an example: what decides it, what else it reaches, what refers to it."""
    run = domain.examples.get(docname)
    if run is None:
        return []
    also = (id_ for id_ in run.reached if id_ not in run.decided_by)
    drawn = [
        *_line(domain, builder, docname, "decide", _grouped(domain, run.decided_by)),
        *_line(domain, builder, docname, "reach", _grouped(domain, also)),
        *around(domain, builder, docname, docname, ("refers",)),
    ]
    return [nodes.container("", *drawn, classes=["around"])] if drawn else []


def _grouped(domain: RulebookDomain, ids: Iterable[str]) -> Groups:
    """Where the ids are, by kind, in order."""
    found: Groups = {group: [] for group in LINES["refers"]}
    for place in filter(None, map(domain.named, ids)):
        found[_GROUP_OF[place.object.type]].append(place)
    for places in found.values():
        places.sort(key=lambda place: _rank(place.object, domain.language))
    return {group: places for group, places in found.items() if places}


def _line(domain: RulebookDomain, builder: Builder, docname: str, line: str, groups: Groups) -> Iterator[nodes.Node]:
    """One line, or a fold: of examples one under the other, of numbers and names by kind."""
    count, said = sum(map(len, groups.values())), say(line, domain.language)
    links = {group: [domain.link(builder, docname, place) for place in groups[group]] for group in groups}
    if count > LONG:
        yield from fold(f"backlinks {line}", f"{said}: {count}", *_folded(links, domain.language))
    elif count:
        shown = nodes.paragraph("", "", *_label(said), classes=["backlinks", line])
        for place, (group, some) in enumerate(links.items()):
            shown += [nodes.Text("; ")] if place else []
            shown += _joined(some, ", " if group in LINES["refers"] else "; ")
        yield shown


def _folded(links: dict[str, list[nodes.reference]], language: Language) -> Iterator[Element]:
    for group, some in links.items():
        if group in LINES["refers"]:
            yield nodes.paragraph("", "", *_label(say(group, language)), *_joined(some, ", "))
        else:
            yield nodes.bullet_list("", *(nodes.list_item("", nodes.paragraph("", "", link)) for link in some))


def _label(said: str) -> list[nodes.Node]:
    return [nodes.inline("", f"{said}:", classes=["backlinks-label"]), nodes.Text(" ")]


def _joined(links: list[nodes.reference], between: str) -> Iterator[nodes.Node]:
    for number, link in enumerate(links):
        if number:
            yield nodes.Text(between)
        yield link
