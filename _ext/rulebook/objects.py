"""What a page is found to hold: objects with their text, links, and slips."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from .grammar import Kind


class Link(NamedTuple):
    """A link as it is written: the role's kind, the id it names, the line it stands in."""

    kind: Kind
    id: str
    line: int


class Slip(NamedTuple):
    """What looks like an object or a link on a page and is not one."""

    line: int
    message: str


@dataclass(frozen=True)
class Object:
    """Something with an id, as a page of one language tells it."""

    type: Kind
    id: str
    anchor: str
    """Empty for an example: the whole page is its place."""
    title: str
    """Without its full stop; of a term, its name."""
    text: str
    """Plain, without number and title; paragraphs parted by an empty line, items of a list on lines of their own."""
    line: int
    links: tuple[Link, ...] = ()
    """The links in its text, in order, repeated as they are."""
    kind: str = ""
    """Of a term: its kind in the page's words."""
    other: str = ""
    """Of a term: its name in the other language."""
    marks: str = ""
    """What its text has of links, bold words and quotes, as `inline` writes it."""
    question: str = ""
    """Of an example: what its Question asks, without the story that leads there."""


class Place(NamedTuple):
    """An object and the page that holds it."""

    docname: str
    object: Object
