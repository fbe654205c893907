"""The ledger: the one table of every rule, assumption and term, `rules/ledger.tsv`.

It says what the texts cannot: the numbers of other editions, whether a number was printed or inferred, why nothing can
execute a rule, the two names of a term, the pair of texts last confirmed, what became of an id that went.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from .grammar import RULE, SECTION, is_borrowed, kind_of, order

NUMBERINGS = {
    "rule": ("printed", "inferred"),
    "section": ("printed", "inferred"),
    "assumption": ("ours",),
    "term": ("source", "borrowed"),
}
REASONS = ("definition", "handling", "information", "tournament", "source breaks off")
_MOVED, _REMOVED = re.compile(r"moved (\S+)"), re.compile(r"removed: \S.*")


class Problem(NamedTuple):
    """What is wrong in a line of the ledger."""

    line: int
    message: str


@dataclass(frozen=True, slots=True)
class Row:
    """What the ledger knows of an id. Empty strings stand for what has not been said."""

    id: str
    numbers: str
    numbering: str
    kind: str
    not_executable: str
    en: str
    ru: str
    confirmed: str
    gone: str
    line: int

    def name(self, language: str) -> str:
        """The term's name in a language, `en` or `ru`."""
        return self.ru if language == "ru" else self.en

    @property
    def other_numbers(self) -> tuple[tuple[str, str], ...]:
        """The rule's numbers in other editions: `(("15", "310.1"),)`."""
        pairs = (pair.partition("=") for pair in self.numbers.split())
        return tuple((edition, number) for edition, _, number in pairs)

    @property
    def moved_to(self) -> str:
        """The id that took this one's place, or nothing."""
        return match[1] if (match := _MOVED.fullmatch(self.gone)) else ""


COLUMNS = tuple(field.name for field in fields(Row))[:-1]


@dataclass(frozen=True)
class Ledger:
    """The rows of a ledger, in its order, and what is wrong with it."""

    path: Path
    rows: tuple[Row, ...]
    problems: tuple[Problem, ...]

    @classmethod
    def read(cls, path: Path) -> Ledger:
        """Read a ledger. What is wrong in it is kept in `problems`, so that one slip does not hide the others."""
        try:
            lines = path.read_text("utf-8").split("\n")
        except OSError as error:
            return cls(path, (), (Problem(1, f"the ledger cannot be read: {error.strerror}"),))
        problems: list[Problem] = []
        if tuple(lines[0].split("\t")) != COLUMNS:
            problems.append(Problem(1, f"the header must be, tab-separated: {' '.join(COLUMNS)}"))
        if lines[-1]:
            problems.append(Problem(len(lines), "the last line must end with a line break"))
        rows: list[Row] = []
        for number, line in enumerate(lines[1:], 2):
            if not line and number == len(lines):
                continue
            cells = line.split("\t")
            if len(cells) != len(COLUMNS):
                problems.append(Problem(number, f"{len(cells)} cells, there must be {len(COLUMNS)}"))
                continue
            rows.append(Row(**dict(zip(COLUMNS, cells, strict=True)), line=number))
            problems += (Problem(number, message) for message in _slips(rows[-1]))
        return cls(path, tuple(rows), tuple(sorted(problems + _clashes(rows))))

    @cached_property
    def _by_id(self) -> dict[str, Row]:
        return {row.id: row for row in reversed(self.rows)}

    @cached_property
    def _by_name(self) -> dict[tuple[str, str], list[Row]]:
        found: dict[tuple[str, str], list[Row]] = {}
        for row in self.rows:
            if row.kind == "term":
                for language in ("en", "ru"):
                    found.setdefault((language, fold(row.name(language))), []).append(row)
        return found

    def get(self, id_: str) -> Row | None:
        """The row of an id."""
        return self._by_id.get(id_)

    def __contains__(self, id_: object) -> bool:
        """Whether an id has a row, gone or not."""
        return id_ in self._by_id

    def terms(self, name: str, language: str) -> list[Row]:
        """The terms of that name in a language; case, ё and the letter X do not count."""
        return self._by_name.get((language, fold(name)), [])

    def confirm(self, pairs: Mapping[str, str]) -> None:
        """Write `hash_en:hash_ru` into the `confirmed` cells of these ids; every other byte stays as it was.

        Raises KeyError for an id without a row, before anything is written.
        """
        places = {self._by_id[id_].line - 1: pair.encode() for id_, pair in pairs.items()}
        lines = self.path.read_bytes().split(b"\n")
        for index, pair in places.items():
            cells = lines[index].split(b"\t")
            cells[COLUMNS.index("confirmed")] = pair
            lines[index] = b"\t".join(cells)
        self.path.write_bytes(b"\n".join(lines))


def fold(name: str) -> str:
    """A name as it is compared: case, ё, no-break spaces, and Latin X against Cyrillic Х do not count."""
    return " ".join(name.casefold().split()).replace("ё", "е").replace("х", "x")


def _slips(row: Row) -> list[str]:
    """What is wrong with a row by itself."""
    kind = kind_of(row.id)
    if kind is None:
        return [f"{row.id!r} is no id: write 401.3, 15:211.2, A-some-word or some-term"]
    found: list[str] = []
    if row.kind not in NUMBERINGS:
        found.append(f"kind {row.kind!r} is none of: {', '.join(NUMBERINGS)}")
    elif row.kind != kind:
        found.append(f"{row.id} has the form of a {kind}, its kind says {row.kind!r}")
    allowed = ("borrowed",) if is_borrowed(row.id) else NUMBERINGS[kind]
    if row.numbering not in allowed:
        found.append(f"numbering {row.numbering!r}: of this {kind} it must be {' or '.join(allowed)}")
    if row.not_executable and row.not_executable not in REASONS:
        found.append(f"not_executable {row.not_executable!r} is none of: {', '.join(REASONS)}")
    if row.numbers and not re.fullmatch(
        rf"\d{{1,2}}=(?:{RULE}|{SECTION})(?: \d{{1,2}}=(?:{RULE}|{SECTION}))*", row.numbers
    ):
        found.append(f"numbers {row.numbers!r}: write 15=310.1, one for each edition, a space between")
    if (kind == "term") != bool(row.en) or (kind == "term") != bool(row.ru):
        found.append("a term has a name in both languages, anything else has none")
    if row.confirmed and not re.fullmatch(r"[0-9a-f]{12}:[0-9a-f]{12}", row.confirmed):
        found.append(f"confirmed {row.confirmed!r} is no pair of hashes: leave it to `make confirm`")
    if row.gone and not (_MOVED.fullmatch(row.gone) or _REMOVED.fullmatch(row.gone)):
        found.append(f"gone {row.gone!r}: write moved 401.9, or removed: why")
    return found


def _clashes(rows: list[Row]) -> list[Problem]:
    """What is wrong between rows: ids twice, order, pairs of names twice, moves to nowhere."""
    found: list[Problem] = []
    first: dict[str, Row] = {}
    names: dict[tuple[str, str], Row] = {}
    last: Row | None = None
    for row in rows:
        if (other := first.setdefault(row.id, row)) is not row:
            found.append(Problem(row.line, f"{row.id} stands already in line {other.line}"))
            continue
        if last is not None and order(row.id) < order(last.id):
            found.append(Problem(row.line, f"{row.id} must stand before {last.id}: {_ORDER}"))
        last = row
        if row.kind == "term" and (other := names.setdefault((fold(row.en), fold(row.ru)), row)) is not row:
            found.append(Problem(row.line, f"{row.id} has both names of {other.id}, line {other.line}"))
    for row in rows:
        target = first.get(row.moved_to)
        if row.moved_to and (target is None or target.gone):
            found.append(Problem(row.line, f"{row.id} moved to {row.moved_to}, which the ledger does not have"))
    return found


_ORDER = "rules by number, then borrowed ones, then assumptions, then terms by id"
