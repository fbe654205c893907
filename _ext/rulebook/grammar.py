"""How ids are written, ordered and addressed: the one place that knows.

A rule is `401.3`, with the edition before it where it is borrowed, `15:211.2`; a section is `401`; an assumption is
`A-spell-triggers`; a term is a word, `armour-x`. The four never look alike, so an id says what it is.
"""

from __future__ import annotations

import re
from typing import Literal

Kind = Literal["rule", "section", "term", "assumption", "example"]

SECTION = r"\d{3}"
RULE = r"(?:\d{1,2}:)?\d{3}(?:\.\d+)+"
ASSUMPTION = r"A-[a-z][a-z0-9]*(?:-[a-z0-9]+)*"
TERM = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*"

DOMAIN = "rule"
"""The name of the Sphinx domain, as in `rule:term`."""
TOP = "top"
"""The anchor of a page's heading, where it is no numbered section."""

# Folders, as document names begin.
RULES, GLOSSARY, EXAMPLES = "rules/", "glossary/", "examples/"
BORROWED, DISPUTED = "rules/borrowed", "rules/disputed"

_FORMS: tuple[tuple[Kind, str], ...] = (
    ("rule", RULE),
    ("section", SECTION),
    ("assumption", ASSUMPTION),
    ("term", TERM),
)


def kind_of(id_: str) -> Kind | None:
    """What an id is by its form; None where it has the form of nothing."""
    return next((kind for kind, form in _FORMS if re.fullmatch(form, id_)), None)


def anchor(id_: str) -> str:
    """The address of an id within its page: made of the id alone, so both languages share it."""
    match kind_of(id_):
        case "rule" | "section":
            return "r" + id_.replace(":", "-")
        case "assumption":
            return id_.lower()
        case _:
            return "t-" + id_


def section_of(id_: str) -> str:
    """The three digits of a rule or section, without its edition."""
    return id_.partition(":")[2][:3] if ":" in id_ else id_[:3]


def page_number(docname: str) -> str:
    """The section that a page holds, by the page's name: `rules/401-queue` holds 401; nothing for other pages."""
    match = re.match(rf"{RULES}({SECTION})(?!\d)", docname)
    return match[1] if match else ""


def order(id_: str) -> tuple[int, int, tuple[int, ...], str]:
    """The order of ids: rules by number (401.9 before 401.10), borrowed ones, assumptions, terms."""
    if kind_of(id_) in ("rule", "section"):
        edition, _, digits = id_.rpartition(":")
        return int(bool(edition)), int(edition or 0), tuple(map(int, digits.split("."))), ""
    return (2 if kind_of(id_) == "assumption" else 3), 0, (), id_


def is_borrowed(id_: str) -> bool:
    """Whether an id is a rule of another edition than the base one."""
    return ":" in id_


def edition_of(id_: str) -> str:
    """The edition of a borrowed rule (`15`), or nothing for any other id."""
    return id_.partition(":")[0] if is_borrowed(id_) else ""
