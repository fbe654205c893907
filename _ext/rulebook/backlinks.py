"""Who refers to whom, drawn under each rule, term and assumption."""

from __future__ import annotations

from typing import TYPE_CHECKING

from docutils import nodes
from sphinx.builders import Builder

from .grammar import order
from .language import Language, collate
from .objects import Object, Place
from .phrases import say

if TYPE_CHECKING:
    from .domain import RulebookDomain

GROUPS = ("decided", "reached", "cited", "assumptions", "terms")
_GROUP_OF = {"rule": "cited", "assumption": "assumptions", "term": "terms"}


Groups = dict[str, list[Place]]


def gather(domain: RulebookDomain) -> dict[str, Groups]:
    """For each id who refers to it, by group: from the links in every object's text, and from running the examples."""
    found: dict[str, Groups] = {}
    for place in domain.places():
        for group, id_ in _referred(domain, place):
            found.setdefault(id_, {}).setdefault(group, []).append(place)
    for groups in found.values():
        for group, places in groups.items():
            places.sort(key=lambda place, group=group: _rank(group, place.object, domain.language))  # type: ignore[misc]
    return found


def _referred(domain: RulebookDomain, place: Place) -> dict[tuple[str, str], None]:
    """What an object refers to, each once, with the group that it is shown in there."""
    one = place.object
    if one.type == "section":
        return {}
    if one.type != "example":
        return {(_GROUP_OF[one.type], link.id): None for link in one.links if link.kind != "example"}
    run = domain.examples.get(place.docname)
    if run is None:
        return {}
    decided = {("decided", id_): None for id_ in run.decided_by}
    return decided | {("reached", id_): None for id_ in run.reached if id_ not in run.decided_by}


def _rank(group: str, one: Object, language: Language) -> tuple[object, ...]:
    """Numbers by number, everything else by its words."""
    return order(one.id) if group in ("cited", "assumptions") else (collate(one.title, language), one.id)


def paragraphs(
    domain: RulebookDomain, builder: Builder, docname: str, id_: str, shown: tuple[str, ...] = GROUPS
) -> list[nodes.paragraph]:
    """What is drawn under an object, or some groups of it."""
    drawn: list[nodes.paragraph] = []
    groups = domain.backlinks.get(id_, {})
    for group in shown:
        if group in groups:
            label = nodes.inline("", say(group, domain.language) + ":", classes=["backlinks-label"])
            line = nodes.paragraph("", "", label, classes=["backlinks", group])
            for number, place in enumerate(groups[group]):
                line += nodes.Text((", " if place.object.type != "example" else "; ") if number else " ")
                line += domain.link(builder, docname, place)
            drawn.append(line)
    return drawn
