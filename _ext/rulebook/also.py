"""What else people call a rule, term, assumption or example: `rules/also.tsv`, for the look-up alone.

A row has an id (`401.7`, `close`, `example:alp`) and, in either language, words and phrases with commas between. They
are shown nowhere: a judge who types one finds what the rules call otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cached_property
from pathlib import Path

from .ledger import Problem, fold

EXAMPLE = "example:"
"""Goes before the id of an example, which may have the name of a term."""


@dataclass(frozen=True, slots=True)
class Row:
    """Other words for an id."""

    id: str
    en: tuple[str, ...]
    ru: tuple[str, ...]
    line: int


COLUMNS = tuple(field.name for field in fields(Row))[:-1]


@dataclass(frozen=True)
class Also:
    """The rows of the file, in its order, and what is wrong with it."""

    path: Path
    rows: tuple[Row, ...]
    problems: tuple[Problem, ...]

    @classmethod
    def read(cls, path: Path) -> Also:
        """Read the file; a book without one has no other words."""
        if not path.exists():
            return cls(path, (), ())
        head, *lines = path.read_text("utf-8").rstrip("\n").split("\n")
        problems: list[Problem] = []
        if tuple(head.split("\t")) != COLUMNS:
            problems.append(Problem(1, f"the header must be, tab-separated: {' '.join(COLUMNS)}"))
        rows: dict[str, Row] = {}
        for number, line in enumerate(lines, 2):
            cells = line.split("\t")
            if len(cells) != len(COLUMNS):
                problems.append(Problem(number, f"{len(cells)} cells, there must be {len(COLUMNS)}"))
                continue
            row = Row(cells[0], _phrases(cells[1]), _phrases(cells[2]), number)
            problems += (Problem(number, message) for message in _slips(row, rows.get(row.id)))
            rows.setdefault(row.id, row)
        return cls(path, tuple(rows.values()), tuple(problems))

    @cached_property
    def _by_id(self) -> dict[str, Row]:
        return {row.id: row for row in self.rows}

    def words(self, type_: str, id_: str) -> dict[str, list[str]]:
        """The other words for an object by language; empty where it has none."""
        row = self._by_id.get(f"{EXAMPLE}{id_}" if type_ == "example" else id_)
        found = {"en": list(row.en), "ru": list(row.ru)} if row else {}
        return {language: words for language, words in found.items() if words}


def _phrases(cell: str) -> tuple[str, ...]:
    return tuple(phrase.strip() for phrase in cell.split(",")) if cell.strip() else ()


def _slips(row: Row, before: Row | None) -> list[str]:
    """What is wrong with a row by itself."""
    found = [f"{row.id} stands already in line {before.line}"] if before else []
    found += [] if row.en or row.ru else [f"{row.id} has no other words"]
    for phrases in (row.en, row.ru):
        folded = [fold(phrase) for phrase in phrases]
        found += ["an empty phrase between commas"] if "" in folded else []
        found += [f"{phrase!r} twice" for at, phrase in enumerate(phrases) if phrase and folded[at] in folded[:at]]
    return found
