"""What happened, by which rule, and because of which earlier line."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass
from typing import Protocol

from .words import SAYS

Names = tuple[str, str]
"""The same words in English and in Russian."""


class Named(Protocol):
    """Whatever a line can speak of."""

    def names(self) -> Names:
        """How it is called now, in both languages."""


@dataclass(frozen=True, eq=False)
class Line:
    """One thing that happened. It keeps the words of that moment: the things themselves go on changing."""

    id: str
    about: tuple[Names, ...]
    cause: Line | None

    def text(self, lang: int = 0) -> str:
        """The sentence in English (0) or Russian (1), without its id."""
        return SAYS[self.id][lang].format(*(names[lang] for names in self.about))

    def __deepcopy__(self, memo: object) -> Line:
        return self


class Trace:
    """The lines told so far; also where a rule is switched off to see what it decides.

    Raises ValueError for an id that the engine never asks.
    """

    def __init__(self, without: Collection[str] = ()) -> None:
        self.lines: list[Line] = []
        self.without = frozenset(without)
        if unknown := self.without - SAYS.keys():
            raise ValueError(f"the engine asks no such id: {', '.join(sorted(unknown))}")
        self._quiet = False

    def __deepcopy__(self, memo: object) -> Trace:
        """Another trace with the same lines, which are frozen."""
        twin = copy(self)
        twin.lines = self.lines[:]
        return twin

    def tell(self, id: str, *about: Named | Names, cause: Line | None = None) -> Line:
        """Tell what merely happens."""
        words = tuple(thing if isinstance(thing, tuple) else thing.names() for thing in about)
        line = Line(id, words, cause)
        if not self._quiet:
            self.lines.append(line)
        return line

    def by(self, id: str, *about: Named | Names, cause: Line | None = None) -> Line | None:
        """The line told where rule ID decides something; None, and nothing told, where it is switched off."""
        return None if id in self.without else self.tell(id, *about, cause=cause)

    @contextmanager
    def quietly(self) -> Iterator[None]:
        """Inside, rules decide but nothing is told: for asking what would be possible."""
        before, self._quiet = self._quiet, True
        try:
            yield
        finally:
            self._quiet = before
