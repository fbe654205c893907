"""A toy engine with the real one's surface: cards go from a hand to a row, a discarded one is chosen.

Rules are marked where they decide something, as in the real engine, so that what an example shows of them can be tested
without depending on the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import NamedTuple

from . import words

ROW, HAND = ("row", "ряд"), ("hand", "рука")


class Illegal(Exception):
    """What is not allowed."""

    __module__ = "engine"

    def __init__(self, lang: int, said: str, id: str = "") -> None:
        super().__init__(words.ERRORS[type(self).__name__][lang].format(said) + (f" [{id}]" if id else ""))
        self.id = id
        self.lines: tuple[Line, ...] = ()


class NoTarget(Illegal):
    """A card that is not there."""

    __module__ = "engine"


class ChoiceNeeded(Illegal):
    """Nobody said which card."""

    __module__ = "engine"


class Zone(NamedTuple):
    """Cards in a place."""

    name: str
    cards: tuple[str, ...]


class Side(NamedTuple):
    """The only player's part of the board."""

    player: str
    active: bool
    hero: str
    zones: tuple[Zone, ...]


class Outcome(NamedTuple):
    """A board that can come, and how."""

    board: tuple[Side, ...]
    choices: tuple[str, ...]


class Ending(NamedTuple):
    """How a run ended."""

    boards: tuple[tuple[Side, ...], ...]
    refusals: tuple[str, ...]


class Line(NamedTuple):
    """What happened."""

    id: str
    about: tuple[str, ...]
    cause: Line | None

    def text(self, lang: int = 0) -> str:
        """Its sentence."""
        return words.SAYS[self.id][lang].format(*self.about)


@dataclass
class Now:
    """Who watches, what is switched off, who answers."""

    tables: list[Table] = field(default_factory=list)
    explored: list[tuple[Outcome, ...]] = field(default_factory=list)
    without: str = ""
    answer: Callable[[list[str]], str] | None = None


NOW = [Now()]


class Table:
    """`Anna: 25 | hand: Ant; Bee | row: Cat`, in either language."""

    def __init__(self, position: str) -> None:
        head, *zones = (part.strip() for part in position.split("|"))
        self.player, self.hero = head.split(": ")
        piles = {zone.split(": ")[0]: zone.split(": ")[1].split("; ") for zone in zones}
        self.lang = int(any(letter > "z" for letter in self.player))
        self.hand, self.row = piles.get(HAND[self.lang], []), piles.get(ROW[self.lang], [])
        self.trace: list[Line] = []
        self.refusals: list[Illegal] = []
        self.start = self.board()
        NOW[-1].tables.append(self)

    def board(self) -> tuple[Side, ...]:
        """The position now."""
        piles = (Zone(HAND[self.lang], tuple(self.hand)), Zone(ROW[self.lang], tuple(self.row)))
        return (Side(self.player, True, self.hero, tuple(zone for zone in piles if zone.cards)),)

    def legend(self) -> tuple[str, ...]:
        """What the cards are."""
        return tuple(f"{card}: *" for card in self.named())

    def named(self) -> tuple[str, ...]:
        """The cards known by name."""
        return tuple(card for card in sorted({*self.hand, *self.row}) if card in ("Ant", "Ёж"))

    def __str__(self) -> str:
        (side,) = self.board()
        return " | ".join([f"{side.player}: {side.hero}", *(f"{z.name}: {'; '.join(z.cards)}" for z in side.zones)])

    def tell(self, id: str, *about: str, cause: Line | None = None) -> Line:
        """Tell a line."""
        self.trace.append(Line(id, about, cause))
        return self.trace[-1]

    def by(self, id: str, *about: str, cause: Line | None = None) -> bool:
        """Told, unless it is switched off."""
        return id != NOW[-1].without and bool(self.tell(id, *about, cause=cause))

    def play(self, card: str) -> None:
        """A card from the hand goes to the end of the row."""
        if card not in self.hand:
            if NOW[-1].without != "402.1":
                self.refusals.append(NoTarget(self.lang, card, "402.1"))
                raise self.refusals[-1]
            return
        self.hand.remove(card)
        played = self.tell("306.1", self.player, card)
        self.tell("queue", card, cause=played)
        self.row.insert(len(self.row) if self.by("401.3", card, cause=played) else 0, card)

    def drop(self, *said: str) -> None:
        """A card of the hand is discarded: the first, or else any."""
        options = self.hand[:1] if self.by("A-listeners", self.hand[0]) else list(self.hand)
        if len(options) > 1 and not said and NOW[-1].answer is None:
            raise ChoiceNeeded(self.lang, self.player)
        answer = NOW[-1].answer
        self.hand.remove(options[0] if len(options) == 1 else answer(options) if answer else said[0])


@contextmanager
def watching() -> Iterator[Now]:
    """Every table laid inside."""
    NOW.append(Now(without=NOW[-1].without))
    try:
        yield NOW[-1]
    finally:
        NOW.pop()


def _every(run: Callable[[], object], without: str) -> Iterator[tuple[Now, tuple[str, ...]]]:
    """Every way of playing RUN: the first answer is the first option, then each of the others of the last choice."""
    plan, made = [0], list[tuple[str, int]]()

    def answer(options: list[str]) -> str:
        taken = plan[len(made)] if len(made) < len(plan) else 0
        made.append((options[taken], len(options)))
        return options[taken]

    while True:
        NOW.append(Now(without=without, answer=answer))
        try:
            run()
        finally:
            now = NOW.pop()
        yield now, tuple(said for said, _ in made)
        if not made or plan[0] + 1 >= made[0][1]:
            return
        plan = [plan[0] + 1]
        made.clear()


def explore(position: str, act: Callable[[Table], None]) -> tuple[Outcome, ...]:
    """Every board that can come."""
    ways = list(_every(lambda: act(Table(position)), NOW[-1].without or "A-listeners"))
    found = tuple(Outcome(now.tables[0].board(), choices) for now, choices in ways)
    NOW[-1].explored.append(found)
    return found


def endings(run: Callable[[], None], without: str = "") -> tuple[Ending, ...]:
    """Every ending of RUN without a rule."""
    found: dict[Ending, None] = {}
    for now, _ in _every(run, without):
        kinds = tuple(type(refused).__name__ for table in now.tables for refused in table.refusals)
        found.setdefault(Ending(tuple(table.board() for table in now.tables), kinds))
    return tuple(found)
