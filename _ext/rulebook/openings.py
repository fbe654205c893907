"""How an object opens: what a paragraph must begin with to be a rule, an assumption, a section's own text or a term."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from docutils import nodes

from .grammar import ASSUMPTION, RULE, Kind, kind_of
from .language import Language, other_than
from .ledger import Ledger

_ID = re.compile(rf"({RULE}|{ASSUMPTION})\.")


@dataclass
class Opening:
    """The first `length` nodes of a paragraph that opens an object, and what is wrong with them."""

    kind: Kind
    id: str
    length: int
    title: str = ""
    italics: nodes.emphasis | None = None
    """The title of a rule, the kind of a term; None where it is missing, then `slips` says so."""
    other: str = ""
    slips: list[str] = field(default_factory=list)


def opens_rule(paragraph: nodes.paragraph) -> Opening | None:
    """`**401.3.** *Title.* text`, likewise `**15:211.2.**` and `**A-some-word.**`."""
    first = paragraph[0]
    match = _ID.fullmatch(first.astext()) if isinstance(first, nodes.strong) else None
    if match is None:
        return None
    kind = kind_of(match[1])
    assert kind is not None
    opening = Opening(kind, match[1], 1)
    _italics(paragraph, opening, "*Title.*")
    return opening


def opens_section(paragraph: nodes.paragraph, number: str) -> Opening:
    """`*Title.* text`, the own text of a section that has one."""
    opening = Opening("section", number, 0)
    _italics(paragraph, opening, "*Title.*")
    return opening


def opens_term(paragraph: nodes.paragraph, ledger: Ledger, language: Language) -> Opening | None:
    """`**Armour X** (Броня Х). *Keyword, constant.* text`; the bold name must be one of the ledger's."""
    first = paragraph[0]
    if not isinstance(first, nodes.strong):
        return None
    name = " ".join(first.astext().split())
    rows = [row for row in ledger.terms(name, language) if not row.gone]
    if not rows:
        return None
    after = " ".join(paragraph[1].astext().split()) if len(paragraph) > 1 else ""
    others = [row.name(other_than(language)) for row in rows]
    row = next((row for row, other in zip(rows, others, strict=True) if after.startswith(f"({other}).")), rows[0])
    other = row.name(other_than(language))
    opening = Opening("term", row.id, 1, row.name(language), other=other)
    if name != opening.title:
        opening.slips.append(f"term {row.id}: the ledger writes its name {opening.title!r}, not {name!r}")
    if after == f"({other}).":
        opening.length = 2
        _italics(paragraph, opening, "*Kind.*")
    elif after.startswith(f"({other})."):
        opening.slips.append(f"term {row.id}: after ({other}). must come *Kind.* in italics")
    else:
        wanted = " or ".join(f"({one})." for one in others)
        opening.slips.append(f"term {row.id}: after its name must come {wanted} and then its kind, *Kind.*")
    return opening


def _italics(paragraph: nodes.paragraph, opening: Opening, wanted: str) -> None:
    """Take up the italics that must come next, with their full stop inside; then there must be text."""
    what = f"{opening.kind} {opening.id}"
    place = opening.length
    if place < len(paragraph) and isinstance(paragraph[place], nodes.Text) and not paragraph[place].astext().strip():
        place += 1
    italics = paragraph[place] if place < len(paragraph) else None
    if not isinstance(italics, nodes.emphasis):
        opening.slips.append(f"{what}: here must come {wanted} in italics")
        return
    opening.italics, opening.length = italics, place + 1
    said = italics.astext()
    if not re.search(r"\S[.?!]$", said):
        opening.slips.append(f"{what}: {wanted} must end with its full stop inside the italics, not {said!r}")
    if opening.kind != "term":
        opening.title = said.removesuffix(".")
