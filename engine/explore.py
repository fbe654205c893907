"""Every outcome that the players' choices allow, and every ending without a rule, by replay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from .board import Side
from .choices import Replay
from .printed import Printed
from .table import NOW, Table, Watch, circumstances


class Outcome(NamedTuple):
    """A final position, and the first choices found that lead to it."""

    board: tuple[Side, ...]
    choices: tuple[str, ...]
    text: str


class Outcomes(tuple[Outcome, ...]):
    """All outcomes, in the order in which they were found."""

    def __str__(self) -> str:
        return "\n\n".join(f"{'; '.join(one.choices) or '–'}\n{one.text}" for one in self)


class Ending(NamedTuple):
    """How a run ended: the boards of its tables, and the kinds of illegality met on the way."""

    boards: tuple[tuple[Side, ...], ...]
    refusals: tuple[str, ...]


def explore(position: str, act: Callable[[Table], None], cards: Sequence[Printed] = ()) -> Outcomes:
    """Every final position of ACT on POSITION, for every choice of the players.

    ACT calls verbs without choices. Raises what ACT raises, and Endless after too many ways of playing.
    """
    found: dict[str, Outcome] = {}
    replay = Replay()
    while True:
        with circumstances(without=NOW[-1].without, answers=replay):
            table = Table(position, cards)
        act(table)
        found.setdefault(str(table), Outcome(table.board(), tuple(said for _, said, _ in replay.made), str(table)))
        if not replay.advance():
            break
    outcomes = Outcomes(found.values())
    if watch := NOW[-1].watch:
        watch.explored.append(outcomes)
    return outcomes


def endings(run: Callable[[], None], without: str = "") -> tuple[Ending, ...]:
    """Every ending of RUN, which lays tables and swallows each Illegal, with the rule WITHOUT switched off.

    Choices that RUN gives are taken where they are asked for, passed over where they are not; every answer to
    what they leave open is tried. A verb refused for its choices, with all rules in force, is refused here too.
    Raises Endless where there are too many endings.
    """
    with circumstances(watch := Watch()) as real:
        run()
    if not without:
        return (_ending(watch),)
    found: dict[Ending, None] = {}
    replay = Replay()
    while True:
        with circumstances(watch := Watch(), [without], replay, dict(real.misspoken)):
            run()
        found.setdefault(_ending(watch))
        if not replay.advance():
            return tuple(found)


def _ending(watch: Watch) -> Ending:
    refused = tuple(type(reason).__name__ for table in watch.tables for reason in table.refusals)
    return Ending(tuple(table.board() for table in watch.tables), refused)
