"""Paragraphs become objects: `**401.3.** *Title.* …` a rule, `**Armour X** (Броня Х). *Keyword.* …` a term.

An object is a stock `container` with the attributes `object_kind` and `object_id`, so every builder can show it. It
opens with a `head` (number and title, or name and kind) and takes up everything to the next object, sub-heading,
thematic break or table of contents.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from docutils import nodes
from docutils.nodes import Element
from sphinx.addnodes import toctree
from sphinx.transforms import SphinxTransform

from .domain import RulebookDomain, book
from .grammar import (
    BORROWED,
    DISPUTED,
    EXAMPLES,
    GLOSSARY,
    RULES,
    TOP,
    Kind,
    anchor,
    is_borrowed,
    kind_of,
    page_number,
    section_of,
)
from .language import other_than
from .near import near_misses
from .openings import Opening, opens_rule, opens_section, opens_term
from .tree import tidy

_HEADING = re.compile(r"(\d{3})\. (\S.*)", re.DOTALL)
_EXAMPLE_PARTS = ("question", "ruling", "grounds", "sequence")


class Objects(SphinxTransform):
    """Makes the objects of a page, gives its headings addresses that no language changes, and notes its slips."""

    default_priority = 15  # before links, before examples are run

    def apply(self, **_kwargs: object) -> None:
        """Work through a page that has just been parsed."""
        tidy(self.document)
        self.docname = self.env.current_document.docname
        self.domain: RulebookDomain = book(self.env)
        sections = list(self.document.findall(nodes.section))
        self.number = page_number(self.docname)
        own = self._own_text(sections[0]) if sections else None
        self._address(sections, own is not None)
        for section in sections:
            self._group(section, own if section is sections[0] else None)
        for line, message in near_misses(self.document, self.docname, self.domain):
            self._slip(line, message)

    # -- headings -----------------------------------------------------------------------------------

    def _address(self, sections: list[nodes.section], has_own_text: bool) -> None:
        """Headings are addressed by number, part of an example or place, never by their words."""
        parts = iter(_EXAMPLE_PARTS if self.docname.startswith(EXAMPLES) else ())
        for place, section in enumerate(sections):
            name = f"s{place}"
            if place == 0:
                name = self._address_page(section, has_own_text)
            elif section.parent is sections[0]:
                name = next(parts, name)
            self._rename(section, name)

    def _address_page(self, section: nodes.section, has_own_text: bool) -> str:
        match = _HEADING.fullmatch(section[0].astext())
        if self.number and (match is None or match[1] != self.number):
            self._slip(section.line, f"the heading of this page must open with its number: # {self.number}. Title")
        if not self.number or has_own_text:
            return TOP
        section["object_kind"], section["object_id"] = "section", self.number
        return anchor(self.number)

    def _rename(self, section: Element, name: str) -> None:
        """Replace the addresses that were made of the heading's words."""
        for old in section["ids"]:
            self.document.ids.pop(old, None)
        for title in section["names"]:
            if self.document.nameids.get(title) in section["ids"]:
                self.document.nameids[title] = name
        section["ids"] = [name]
        self.document.ids[name] = section

    # -- objects ------------------------------------------------------------------------------------

    def _own_text(self, section: nodes.section) -> tuple[nodes.paragraph, Opening] | None:
        """The text between a section's heading and its first rule, where the ledger says that it is a rule (306)."""
        first = next((one for one in section.children[1:] if not isinstance(one, nodes.Invisible)), None)
        if not self.number or not isinstance(first, nodes.paragraph) or not first.children or opens_rule(first):
            return None
        row = self.domain.ledger.get(self.number)
        if row is not None and row.kind == "section" and not row.gone:
            return first, opens_section(first, self.number)
        if isinstance(first[0], nodes.emphasis) and first[0].astext().endswith("."):
            self._slip(
                first.line, f"section {self.number} opens with a title of its own, but the ledger has no row for it"
            )
        return None

    def _group(self, section: nodes.section, own: tuple[nodes.paragraph, Opening] | None) -> None:
        """Put everything that belongs to an object into it."""
        current: Element | None = None
        grouped: list[nodes.Node] = []
        for child in list(section.children):
            opening = own[1] if own is not None and child is own[0] else self._opening(child)
            if opening is not None and isinstance(child, nodes.paragraph):
                current = self._make(opening, child)
                grouped.append(current)
            elif current is not None and not _ends_object(child):
                current += child
            else:
                current = None
                grouped.append(child)
        section.children = []
        section.extend(grouped)

    def _opening(self, child: nodes.Node) -> Opening | None:
        if not isinstance(child, nodes.paragraph) or not child.children:
            return None
        if self.docname.startswith(RULES):
            return opens_rule(child)
        if self.docname.startswith(GLOSSARY):
            return opens_term(child, self.domain.ledger, self.domain.language)
        return None

    def _make(self, opening: Opening, paragraph: nodes.paragraph) -> nodes.container:
        """The object, with its head and the rest of its first paragraph."""
        kind: Kind = "rule" if opening.kind == "section" else opening.kind
        made = nodes.container(ids=[anchor(opening.id)], classes=[kind])
        made["object_kind"], made["object_id"] = kind, opening.id
        made.source, made.line = paragraph.source, paragraph.line
        self.document.ids[made["ids"][0]] = made
        for message in (*opening.slips, *self._misplaced(opening.id)):
            self._slip(paragraph.line, message)
        rest = paragraph.children[opening.length :]
        if rest and isinstance(rest[0], nodes.Text):
            rest[0] = nodes.Text(rest[0].lstrip())
        head = nodes.inline("", "", *self._head(opening), classes=["head"])
        paragraph.children = []
        paragraph.extend([head, nodes.Text(" "), *rest])
        made += paragraph
        return made

    def _head(self, opening: Opening) -> Iterator[nodes.Node]:
        if opening.kind == "term":
            yield nodes.strong("", opening.title, classes=["term-name"])
            if opening.other:
                yield nodes.Text(" (")
                language = other_than(self.domain.language)
                yield nodes.inline("", opening.other, classes=["term-other", f"language-{language}"])
                yield nodes.Text(").")
            if opening.italics is not None:
                yield nodes.Text(" ")
                opening.italics["classes"].append("term-kind")
                yield opening.italics
            return
        yield nodes.inline("", opening.id, classes=["rule-number"])
        if opening.italics is not None:
            yield nodes.Text(" ")
            opening.italics["classes"].append("rule-title")
            yield opening.italics

    def _misplaced(self, id_: str) -> Iterator[str]:
        """Whether an object stands on a page of its kind."""
        if kind_of(id_) == "assumption" and self.docname != DISPUTED:
            yield f"assumption {id_} must stand on {DISPUTED}"
        elif is_borrowed(id_) and self.docname != BORROWED:
            yield f"borrowed rule {id_} must stand on {BORROWED}"
        elif kind_of(id_) == "rule" and not is_borrowed(id_) and section_of(id_) != self.number:
            here = f"this is the page of section {self.number}" if self.number else "this page is no section's"
            yield f"rule {id_} must stand on the page of section {section_of(id_)}, {here}"

    def _slip(self, line: int | None, message: str) -> None:
        self.domain.note_slip(self.docname, line or 1, message)


def _ends_object(child: nodes.Node) -> bool:
    contents = isinstance(child, Element) and next(child.findall(toctree), None) is not None
    return isinstance(child, (nodes.section, nodes.title, nodes.transition)) or contents
