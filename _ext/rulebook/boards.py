"""Draws a position as a board: stock nodes, a group with a name for screen readers, marks where it differs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING

from docutils import nodes

from .folding import raw

if TYPE_CHECKING:
    from engine import Side

THEN = ("would be: ", "было бы: ")
NOT_THEN = ("would not be: ", "не было бы: ")
EMPTY = ("no cards", "карт нет")

Piece = tuple[str, str]
"""A thing on a board and its class: "" as it really was, "changed" if it came instead, "missing" if it is no longer."""


def group(classes: str, label: str, *inside: nodes.Node) -> list[nodes.Node]:
    """INSIDE as one named group. Other builders than HTML see what is inside alone."""
    opening = f'<div class="{classes}" role="group" aria-label="{escape(label)}">'
    return [raw(opening), *inside, raw("</div>")]


def caption(*words: nodes.Node) -> nodes.paragraph:
    """The line above a board or a list."""
    return nodes.paragraph("", "", nodes.strong("", "", *words), classes=["caption"])


def board(
    title: str, sides: Sequence[Side], lang: int, real: Sequence[Side] | None = None, label: str = ""
) -> list[nodes.Node]:
    """SIDES under TITLE; LABEL names them where the title alone would not, to somebody who cannot see around them.

    What differs from REAL, where given, is marked, and what only REAL has is named.
    """
    usual = sides if real is None else real
    drawn = [_side(side, usual[place] if place < len(usual) else None, lang) for place, side in enumerate(sides)]
    return group("board", label or title, caption(nodes.Text(title)), *drawn)


def _side(side: Side, real: Side | None, lang: int) -> nodes.container:
    """One player's part of the board."""
    head = _differing([side.player, side.hero], [real.player, real.hero] if real else [])
    player = nodes.paragraph(classes=["player"])
    for place, piece in enumerate(head):
        player += [nodes.Text(", ")] if place else []
        player += nodes.strong("", piece[0]) if place == 0 and not piece[1] else _shown(piece, lang)
    zones = nodes.definition_list(classes=["zones"])
    now = {zone.name: zone.cards for zone in side.zones}
    then = {zone.name: zone.cards for zone in real.zones} if real else {}
    for name in dict.fromkeys([*now, *then]):
        items = [_item(piece, lang) for piece in _differing(now.get(name, ()), then.get(name, ()))]
        if items:
            cards = nodes.bullet_list("", *items, classes=["cards"])
            zones += nodes.definition_list_item("", nodes.term("", name), nodes.definition("", cards))
    body = zones if zones.children else nodes.paragraph("", EMPTY[lang], classes=["zones"])
    return nodes.container("", player, body, classes=["side", "active"] if side.active else ["side"])


def _differing(now: Sequence[str], real: Sequence[str]) -> Iterator[Piece]:
    """The things of NOW, marked where REAL has not as many of them; then those that only REAL has."""
    left = Counter(real)
    reordered = Counter(now) == left and list(now) != list(real)
    for place, thing in enumerate(now):
        same = left[thing] > 0 and not (reordered and real[place] != thing)
        left[thing] -= 1
        yield thing, "" if same else "changed"
    for thing in real:
        if left[thing] > 0:
            left[thing] -= 1
            yield thing, "missing"


def _shown(piece: Piece, lang: int) -> nodes.Node:
    text, mark = piece
    if not mark:
        return nodes.Text(text)
    if mark == "changed":
        return nodes.strong("", THEN[lang] + text, classes=[mark])
    return nodes.inline("", NOT_THEN[lang] + text, classes=[mark])


def _item(piece: Piece, lang: int) -> nodes.list_item:
    return nodes.list_item("", nodes.paragraph("", "", _shown(piece, lang)))
