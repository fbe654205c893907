"""Runs the fence of a worked example and says what it reached and what decided it. Knows nothing of Sphinx.

An example is run as a doctest, alone, in a namespace of its own. What the engine did is turned into plain data, so
that it can be drawn, compared and kept after the engine was edited and read anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import redirect_stdout, suppress
from dataclasses import dataclass
from doctest import DocTestParser
from doctest import Example as Prompt
from io import StringIO
from pathlib import Path
from types import CodeType, ModuleType
from typing import TYPE_CHECKING, Any

from .fences import Fence
from .loading import broken, fingerprint, load
from .rulings import Failure, Judge

if TYPE_CHECKING:
    from engine import Ending, Side, Table


@dataclass(frozen=True)
class Example:
    """What one example page says and does; the domain stores it per page."""

    id: str
    title: str
    cites: tuple[str, ...]
    reached: tuple[str, ...]
    decided_by: tuple[str, ...]
    cards: tuple[str, ...]
    """The cards known by name on its tables, in the page's language."""
    prompts: int
    trace_ids: tuple[tuple[str, ...], ...]
    """Per fence, what its tables told, in order; then the ids of their refusals."""
    outcomes: tuple[int, ...]
    """Per fence, how many outcomes it explored."""
    lines: tuple[int, ...]
    """Per fence, its first line."""
    line: int


@dataclass(frozen=True)
class Step:
    """A line of a trace: its id, its sentence in both languages, the number of the step that caused it."""

    id: str
    text: tuple[str, str]
    cause: int | None


@dataclass(frozen=True)
class Refusal:
    """An illegality: its id (or ""), its kind, what it said; `after` so many steps; what was told on the way to it."""

    id: str
    kind: str
    text: str
    after: int
    told: tuple[Step, ...]


@dataclass(frozen=True)
class Told:
    """One table of a fence: how it was laid, what happened, what was refused, how it ended."""

    lang: int
    """The language of its position: English (0) or Russian (1)."""
    start: tuple[Side, ...]
    named: tuple[str, ...]
    """Its cards known by name."""
    legend: tuple[str, ...]
    """What these are and do."""
    steps: tuple[Step, ...]
    refusals: tuple[Refusal, ...]
    end: tuple[Side, ...]


@dataclass(frozen=True)
class Reply:
    """One of the outcomes that `explore` found: the choices that lead there, and the board."""

    choices: tuple[str, ...]
    board: tuple[Side, ...]


@dataclass(frozen=True)
class Played:
    """Everything that running one fence showed."""

    tables: tuple[Told, ...]
    explored: tuple[tuple[Reply, ...], ...]
    failures: tuple[Failure, ...]
    ran: int
    real: Ending | None
    without: dict[str, tuple[Ending, ...]]
    """For each id that decides: the endings without it that differ from the real one."""

    errors: dict[str, tuple[str, str]]
    """The kinds of illegality in those endings, in words."""

    @property
    def trace_ids(self) -> tuple[str, ...]:
        """Every id told or refused by, in order, repeated as it was."""
        return tuple(_ids(self.tables))

    @property
    def reached(self) -> tuple[str, ...]:
        """Those ids, each once."""
        return tuple(dict.fromkeys(self.trace_ids))


def _ids(tables: tuple[Told, ...]) -> Iterator[str]:
    for told in tables:
        yield from (step.id for step in told.steps)
        for refusal in told.refusals:
            yield from (step.id for step in refusal.told)
            yield from [refusal.id] if refusal.id else []


_played: dict[tuple[str, str], Played] = {}


def play(fence: Fence, folder: Path) -> Played:
    """Run FENCE with the engine in FOLDER. Raises BrokenEngine. The same fence is not run twice in one process."""
    engine = load(folder)
    key = (fence.text, fingerprint(folder))
    if key not in _played:
        try:
            _played[key] = _play(fence.text, engine)
        except Exception as problem:  # what the example itself raises is among its failures
            raise broken(problem, folder.resolve()) from problem
    return _played[key]


def _play(text: str, engine: ModuleType) -> Played:
    test = DocTestParser().get_doctest(text, {"__name__": "__main__"}, "example", None, 0)
    prompts = list(test.examples)
    with engine.watching() as seen:
        judge = Judge(seen)
        judge.run(test, out=lambda _: None)
        judge.look()
    tables = tuple(_told(table, judge.refused) for table in seen.tables)
    explored = tuple(tuple(Reply(one.choices, one.board) for one in outcomes) for outcomes in seen.explored)
    failures = list(judge.failed)
    run = _again(prompts, {failure.line for failure in failures}, engine)
    real: tuple[Ending, ...] = ()
    without: dict[str, tuple[Ending, ...]] = {}
    for id in ("", *dict.fromkeys(_ids(tables))):
        try:
            endings: tuple[Ending, ...] = engine.endings(run, without=id)
        except Exception as problem:
            switched = f"without {id}" if id else "played once more"
            failures.append(Failure(0, f"{switched}, this example breaks: {type(problem).__name__}: {problem}"))
            continue
        real = real if id else endings
        if others := tuple(ending for ending in endings if ending not in real):
            without[id] = others
    kinds = {kind for endings in (real, *without.values()) for ending in endings for kind in ending.refusals}
    errors = {kind: _in_words(engine.words.ERRORS[kind]) for kind in sorted(kinds)}
    return Played(tables, explored, tuple(failures), judge.ran, real[0] if real else None, without, errors)


def _in_words(said: tuple[str, str]) -> tuple[str, str]:
    """A kind of illegality in words: the sentence of the error without what it speaks of."""
    english, russian = (" ".join(part.strip(" —:«»") for part in words.split("{0}")).strip() for words in said)
    return english, russian


def _again(prompts: list[Prompt], failed: set[int], engine: ModuleType) -> Callable[[], None]:
    """Plays the statements of a fence once more, from nothing, without a word.

    Illegality is passed over; so is any other error where the page shows one, or where it was told already.
    """
    codes: list[tuple[CodeType, type[Exception]]] = []
    for prompt in prompts:
        errors = Exception if prompt.exc_msg or prompt.lineno in failed else engine.Illegal
        with suppress(SyntaxError):
            codes.append((compile(prompt.source, "<example>", "exec"), errors))

    def run() -> None:
        names: dict[str, Any] = {"__name__": "__main__"}
        with redirect_stdout(StringIO()):
            for code, errors in codes:
                with suppress(errors):
                    exec(code, names)

    return run


def _told(table: Table, refused: dict[int, int]) -> Told:
    numbers = {id(line): number for number, line in enumerate(table.trace)}
    steps = tuple(
        Step(line.id, (line.text(0), line.text(1)), numbers.get(id(line.cause)) if line.cause else None)
        for line in table.trace
    )
    refusals = tuple(
        Refusal(
            *(one.id, type(one).__name__, str(one), refused[id(one)]),
            tuple(Step(line.id, (line.text(0), line.text(1)), None) for line in one.lines),
        )
        for one in table.refusals
    )
    cards = tuple(table.named()), tuple(table.legend())
    return Told(table.lang, tuple(table.start), *cards, steps, refusals, tuple(table.board()))
