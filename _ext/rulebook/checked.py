"""What the examples check: `{checked}` lists it, `{open-work}` says what the rules that none decides still need."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal, NamedTuple

from docutils import nodes
from docutils.nodes import Element

from .backlinks import around
from .domain import RulebookDomain, book
from .grammar import is_borrowed, order
from .language import collate
from .ledger import Row
from .listing import Index, Page, listed, paragraph
from .objects import Slip
from .phrases import say

State = Literal["decided", "reached", "not executable", "open"]
STATES: tuple[State, ...] = ("decided", "reached", "not executable", "open")
_LISTS = ("rules", "borrowed", "assumptions", "terms")
_LINE = re.compile(r"\s*(\S+?):\s+(\S.*?)\s*")


class Checked(Index):
    """`{checked} totals`, or one of the lists: every id with the examples that it decides, or why there is none."""

    shows = "checked"
    parts = ("totals", *_LISTS)


class Need(NamedTuple):
    """A line of open work: a rule, and what an example would need that it decides."""

    id: str
    phrase: str
    line: int


class Work(NamedTuple):
    """A fence of open work: its first line, and what it says."""

    line: int
    needs: tuple[Need, ...]


class OpenWork(Index):
    """`{open-work}`: a line for each rule of the second edition that decides no example, `307.2: what one needs`."""

    shows = "open-work"
    has_content = True
    optional_arguments = 0

    def run(self) -> list[nodes.Node]:
        """Take up the lines; whether they are those of the open rules, the checks say."""
        domain, docname = book(self.env), self.env.current_document.docname
        needs: list[Need] = []
        for number, said in enumerate(self.content, self.lineno + self.content_offset + 1):
            if match := _LINE.fullmatch(said):
                needs.append(Need(match[1], match[2], number))
            elif said.strip():
                domain.note_slip(
                    docname, number, f"no line of open work: {said!r} (write 307.2: what an example needs)"
                )
        domain.data["open"].setdefault(docname, []).append(Work(self.lineno, tuple(needs)))
        return super().run()


def state(domain: RulebookDomain, row: Row) -> State:
    """How far the examples check an id."""
    groups = domain.backlinks.get(row.id, {})
    if "decided" in groups:
        return "decided"
    if row.not_executable:
        return "not executable"
    return "reached" if "reached" in groups else "open"


def rows_of(domain: RulebookDomain, part: str) -> list[Row]:
    """The rows of one list that stand on a page, by number or name."""
    kinds = {"assumptions": ("assumption",), "terms": ("term",)}.get(part, ("rule", "section"))
    rows = [row for row in domain.ledger.rows if row.kind in kinds and not row.gone and domain.named(row.id)]
    if part == "terms":
        return sorted(rows, key=lambda row: (collate(row.name(domain.language), domain.language), row.id))
    return sorted(
        (row for row in rows if is_borrowed(row.id) == (part == "borrowed")),
        key=lambda row: order(row.id),
    )


def draw(page: Page, part: str) -> list[Element]:
    """The totals, or one of the lists."""
    if part == "totals":
        return [listed([_total(page, one)] for one in _LISTS)]
    return [listed((_entry(page, row) for row in rows_of(page.domain, part)), classes=["checks"])]


def _total(page: Page, part: str) -> nodes.paragraph:
    rows = rows_of(page.domain, part)
    states = [state(page.domain, row) for row in rows]
    counts = "; ".join(f"{say(f'total {one}', page.language)}\u00a0—\u00a0{states.count(one)}" for one in STATES)
    name = nodes.strong("", f"{say(f'total {part}', page.language)}: {len(rows)}.")
    return paragraph(name, nodes.Text(f" {counts[0].upper()}{counts[1:]}."))


def _entry(page: Page, row: Row) -> list[nodes.Node]:
    place = page.domain.named(row.id)
    assert place is not None  # rows_of has asked
    now = state(page.domain, row)
    lines: list[nodes.Node] = [paragraph(page.titled(place))]
    lines += around(*page, row.id, shown=("decided", "reached"))
    if now in ("not executable", "open"):
        words = say(now, page.language)
        if row.not_executable:
            words = f"{words}: {say(row.not_executable, page.language)}"
        lines.append(paragraph(nodes.Text(words), classes=["backlinks", now.replace(" ", "-")]))
    return lines


# -- open work ----------------------------------------------------------------------------------------


def open_rules(domain: RulebookDomain) -> list[Row]:
    """The rules of the second edition that can be executed and decide no example."""
    return [row for row in rows_of(domain, "rules") if state(domain, row) in ("reached", "open")]


def draw_open_work(page: Page) -> list[Element]:
    """Every open rule, with what an example of it would need."""
    works: list[Work] = page.domain.data["open"].get(page.docname, [])
    phrases = {need.id: need.phrase for work in works for need in work.needs}
    items: list[list[Element]] = []
    for row in open_rules(page.domain):
        place = page.domain.named(row.id)
        if place is not None:
            need = paragraph(nodes.Text(phrases.get(row.id, "")), classes=["need"])
            items.append([paragraph(page.titled(place)), need])
    return [listed(items, classes=["checks"])]


def open_work_slips(domain: RulebookDomain) -> Iterator[tuple[str, Slip]]:
    """Where a list of open work is not the list of open rules.

    Nothing is said while an example has not been run: what it decides is not known then, and why is reported there.
    """
    if any(place.object.type == "example" and place.docname not in domain.examples for place in domain.places()):
        return
    rules = [row.id for row in open_rules(domain)]
    for docname, works in sorted(domain.data["open"].items()):
        lines: dict[str, int] = {}
        for need in (need for work in works for need in work.needs):
            first = lines.setdefault(need.id, need.line)
            if first != need.line:
                yield docname, Slip(need.line, f"rule {need.id} has a line already: {first}")
            elif need.id not in rules:
                yield docname, Slip(need.line, f"{_why_not(domain, need.id)}: take the line away")
        for id_ in rules:
            if id_ not in lines:
                message = f"rule {id_} decides no example yet and has no line here: say what an example would need"
                yield docname, Slip(works[0].line, message)


def _why_not(domain: RulebookDomain, id_: str) -> str:
    """Why a rule is no open one."""
    row = domain.ledger.get(id_)
    if row is None or row.kind not in ("rule", "section"):
        return f"no such rule: {id_}"
    if row.gone:
        return f"rule {id_} is no more ({row.gone})"
    if is_borrowed(id_):
        return f"rule {id_} is borrowed, this list is of the second edition's rules"
    if row.not_executable:
        return f"nothing can execute rule {id_} ({row.not_executable})"
    examples = (place.object.id for place in domain.backlinks.get(id_, {}).get("decided", ()))
    return f"rule {id_} is decided by {', '.join(sorted(examples)) or 'nothing, and stands on no page'}"
