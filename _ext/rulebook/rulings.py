"""Runs a fence as a doctest; a prompt that fails is told as a ruling: position, choices, expected, got."""

from __future__ import annotations

import re
import traceback
from dataclasses import dataclass
from doctest import ELLIPSIS, DocTest, DocTestRunner, Example
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from engine import Table


@dataclass(frozen=True)
class Failure:
    """A prompt that no longer holds, told as a ruling; `line` counts from the first line of the fence (0)."""

    line: int
    text: str


class Seen(Protocol):
    """What `engine.watching()` gives, as far as a ruling needs it."""

    tables: list[Table]


class Judge(DocTestRunner):
    """Runs one fence, without a word.

    `failed` are the prompts that do not hold, `ran` is how many were run; `refused` says of each illegality, by its
    identity, how many lines its table had told when it was raised.
    """

    def __init__(self, seen: Seen) -> None:
        super().__init__(verbose=False, optionflags=ELLIPSIS)
        self.failed: list[Failure] = []
        self.ran = 0
        self.refused: dict[int, int] = {}
        self._seen = seen
        self._tables = 0
        self._laid = ""
        self._verbs: list[str] = []
        self._last = ""

    def report_start(self, out: Any, test: DocTest, example: Example) -> None:
        """Before each prompt: note whether the one before it laid a table or played on one."""
        self.look()
        if len(self._seen.tables) > self._tables:
            self._tables, self._laid, self._verbs = len(self._seen.tables), self._last, []
        elif self._laid:
            self._verbs.append(self._last)
        self._last = example.source
        self.ran += 1

    def look(self) -> None:
        """Note where new refusals happened."""
        for table in self._seen.tables:
            for refusal in table.refusals:
                self.refused.setdefault(id(refusal), len(table.trace))

    def report_success(self, out: Any, test: DocTest, example: Example, got: str) -> None:
        """Nothing to say."""

    def report_failure(self, out: Any, test: DocTest, example: Example, got: str) -> None:
        """Another output, or another error, than the page shows."""
        self._fail(example, re.sub(r"Traceback \(most recent call last\):\n(?: .*\n)+", "", got))

    def report_unexpected_exception(self, out: Any, test: DocTest, example: Example, exc_info: Any) -> None:
        """An error that the page does not show."""
        kind, error, trace = exc_info
        at = traceback.extract_tb(trace)[-1]
        where = "" if kind.__module__ == "engine" else f" ({at.filename}:{at.lineno})"
        self._fail(example, f"{kind.__module__}.{kind.__qualname__}: {error}{where}".removeprefix("builtins."))

    def _fail(self, example: Example, got: str) -> None:
        told = [f"{line.id}  {line.text(table.lang)}" for table in self._seen.tables[-1:] for line in table.trace]
        parts = {
            "position": self._laid,
            "played": "".join(self._verbs),
            "told": "\n".join(told),
            "asked": example.source,
            "expected": (example.exc_msg or example.want) or "(nothing)",
            "got": got or "(nothing)",
        }
        text = "".join(f"\n  {name}:\n{_indented(part)}" for name, part in parts.items() if part)
        self.failed.append(Failure(example.lineno, f"this example no longer holds{text}"))


def _indented(text: str) -> str:
    return "\n".join(f"      {line}" for line in text.rstrip("\n").split("\n"))
