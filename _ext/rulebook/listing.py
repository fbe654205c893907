"""What every drawn list needs: a fence that marks its place, the page it stands on, items."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, NamedTuple

from docutils import nodes
from sphinx.builders import Builder
from sphinx.util.docutils import SphinxDirective

from .domain import RulebookDomain, book
from .language import Language
from .objects import Place


class Index(SphinxDirective):
    """A fence whose content is drawn when the page is written, since other pages say it."""

    shows: ClassVar[str] = ""
    parts: ClassVar[tuple[str, ...]] = ()
    """What the word after the fence's name may be; nothing where there is no such word."""
    optional_arguments = 1

    def run(self) -> list[nodes.Node]:
        """The place where the list will stand."""
        said = tuple(self.arguments)
        if said not in {(part,) for part in self.parts} and (said or self.parts):
            wanted = f"one of the words {', '.join(self.parts)} after it" if self.parts else "no word after it"
            raise self.error(f"the fence {{{self.name}}} needs {wanted}")
        what = " ".join((self.shows, *said))
        book(self.env).note_drawing(self.env.current_document.docname, what)
        return [nodes.container(classes=[f"{self.shows}-index"], index_of=what)]


class Page(NamedTuple):
    """The page that something is drawn on."""

    domain: RulebookDomain
    builder: Builder
    docname: str

    @property
    def language(self) -> Language:
        """The page's language."""
        return self.domain.language

    def link(self, place: Place, *words: nodes.Node) -> nodes.reference:
        """A link from here; without words it shows the number, the name or the title."""
        return self.domain.link(self.builder, self.docname, place, *words)

    def named(self, id_: str) -> nodes.Node:
        """A link to an id by its number or name, or the bare id where it stands nowhere."""
        place = self.domain.named(id_)
        return self.link(place) if place else nodes.Text(id_)

    def titled(self, place: Place, number: str = "") -> nodes.reference:
        """A link that shows number and title, so that a finger finds it; a term has only its name."""
        one = place.object
        if one.type == "term":
            return self.link(place)
        return self.link(place, nodes.inline("", number or one.id, classes=["number"]), nodes.Text(f" {one.title}"))


def paragraph(*words: nodes.Node, classes: Iterable[str] = ()) -> nodes.paragraph:
    """A paragraph of some nodes."""
    return nodes.paragraph("", "", *words, classes=list(classes))


def heading(words: str, level: int, anchor: str = "") -> nodes.rubric:
    """A heading within a drawn list: a rubric, since what is drawn when a page is written has no sections."""
    return nodes.rubric("", words, ids=[anchor] if anchor else [], **{"heading-level": level})


def listed(items: Iterable[Iterable[nodes.Node]], classes: Iterable[str] = ()) -> nodes.bullet_list:
    """A list of items, each of some blocks."""
    return nodes.bullet_list("", *(nodes.list_item("", *blocks) for blocks in items), classes=list(classes))
