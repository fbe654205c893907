"""The scenario surface: lay a position, say what the players do, look at the table and the trace."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

from .aftermath import over
from .board import Side, board, legend, named, show
from .choices import (
    ChoiceNeeded,
    Illegal,
    NobodyAsked,
    NotAnOption,
    NotNow,
    Replay,
    Script,
    UnknownWord,
    apart,
)
from .combat import strike
from .model import Card, Player, Stage
from .position import read
from .printed import Printed
from .setup import set_up
from .trace import Line, Trace
from .turn import concede, end, offer_draw, pass_on, play, use

if TYPE_CHECKING:
    from .explore import Outcomes


MISSPOKEN = (ChoiceNeeded, NotAnOption, NobodyAsked)
"""Errors in the choices that were given, not in what was done."""


@dataclass
class Watch:
    """What was laid while somebody watched: tables that explore did not lay, and what explore found."""

    tables: list[Table] = field(default_factory=list)
    explored: list[Outcomes] = field(default_factory=list)


@dataclass
class Circumstances:
    """How tables are laid at present: who watches, what is switched off, who answers instead of scripts."""

    watch: Watch | None = None
    without: Collection[str] = ()
    answers: Replay | None = None
    verbs: int = 0
    """How many verbs were said so far."""
    misspoken: dict[int, Illegal] = field(default_factory=dict)
    """The verbs, by number, that were refused for the choices given with them."""


NOW = [Circumstances()]


@contextmanager
def circumstances(
    watch: Watch | None = None,
    without: Collection[str] = (),
    answers: Replay | None = None,
    misspoken: dict[int, Illegal] | None = None,
) -> Iterator[Circumstances]:
    """Inside, tables are laid so."""
    NOW.append(Circumstances(watch, without, answers, misspoken=misspoken or {}))
    try:
        yield NOW[-1]
    finally:
        NOW.pop()


@contextmanager
def watching() -> Iterator[Watch]:
    """Every table laid inside, for whoever draws or counts: a site, a test."""
    watch = Watch()
    with circumstances(watch):
        yield watch


class Table:
    """A game laid from a position. Each verb runs until its Queue is empty.

    Choices are given with the verb, in the words that an error lists: `table.end_turn("Anna: Alp", "Anna: pass")`.
    Whatever is illegal raises an Illegal, and leaves the table and the trace as they were.
    """

    def __init__(self, position: str, cards: Sequence[Printed] = (), without: Collection[str] = ()) -> None:
        now = self.now = NOW[-1]
        self.game = read(position, Trace((*without, *now.without)), cards)
        self.answers: Script = now.answers or Script(self.game.lang)
        self.game.asker = self.answers
        self.start = board(self.game)
        self.refusals: list[Illegal] = []
        if now.watch:
            now.watch.tables.append(self)

    @property
    def lang(self) -> int:
        """The language of the position: English (0) or Russian (1)."""
        return self.game.lang

    @property
    def trace(self) -> list[Line]:
        """What happened so far."""
        return self.game.trace.lines

    def legend(self) -> tuple[str, ...]:
        """What the cards known by name are and do, a line each; says which of their numbers are ours."""
        return legend(self.game)

    def named(self) -> tuple[str, ...]:
        """The cards known by name."""
        return tuple(named(self.game))

    def board(self) -> tuple[Side, ...]:
        """The position now, zone by zone."""
        return board(self.game)

    def __str__(self) -> str:
        return show(self.game)

    def set_up(self, seed: int, *choices: str) -> None:
        """From heroes and decks to the first turn: dice, shuffle, deal, redeal (15:301), with chance from SEED alone.

        "Anna: first" or "Anna: second" is said by the higher roll; then "Anna: redeal 2", and which cards.
        """
        self._verb(lambda: set_up(self.game, Random(seed)), choices, Stage.BEFORE)

    def play(self, card: str, *choices: str) -> None:
        """The active player plays CARD from their hand (309)."""
        self._verb(lambda: play(self.game, self._find(card, self.game.active.hand)), choices)

    def use(self, card: str, *choices: str) -> None:
        """The active player uses the activated ability of CARD, in their squad (308)."""
        self._verb(lambda: use(self.game, self._find(card, self.game.active.squad)), choices)

    def strike(self, attacker: str, target: str, *choices: str) -> None:
        """ATTACKER, of the active player's squad, strikes TARGET, a character of the opponent (307).

        The opponent may assign a defender: "Boris: Guard 2/3", or "Boris: no defender".
        """
        self._verb(
            lambda: strike(
                self.game,
                self._find(attacker, self.game.active.squad),
                self._find(target, self.game.opponent(self.game.active).squad),
            ),
            choices,
        )

    def end_turn(self, *choices: str) -> None:
        """The active player ends the turn: 315.1 and 315.2. The next one begins with `next_turn`."""
        self._verb(lambda: end(self.game), choices)

    def next_turn(self, *choices: str) -> None:
        """After `end_turn`: the other player's turn, from 315.3 to the choice phase."""
        self._verb(lambda: pass_on(self.game), choices, Stage.ENDED)

    def concede(self, player: str) -> None:
        """PLAYER concedes (604.1)."""
        self._verb(lambda: concede(self.game, self._player(player)), (), None)

    def offer_draw(self, player: str, *choices: str) -> None:
        """PLAYER offers a draw; the opponent says "accept" or "decline" (603.2)."""
        self._verb(lambda: offer_draw(self.game, self._player(player)), choices, None)

    def _player(self, said: str) -> Player:
        """The player called SAID."""
        called = {self.game.say(player): player for player in self.game.players}
        if said not in called:
            raise UnknownWord(self.lang, said, possible=called)
        return called[said]

    def _verb(self, act: Callable[[], None], choices: Sequence[str], stage: Stage | None = Stage.CHOICE) -> None:
        """Do ACT with CHOICES, or nothing at all; at STAGE of the turn, or None for any time before the end."""
        before, told = deepcopy(self.game), len(self.trace)
        number = self.now.verbs
        self.now.verbs += 1
        try:
            if number in self.now.misspoken:
                raise self.now.misspoken[number]
            self._in_time(stage)
            self.answers.load(choices)
            act()
            self.answers.finish()
        except Illegal as reason:
            reason.lines = tuple(self.trace[told:])
            self.game = before
            if isinstance(reason, MISSPOKEN):
                self.now.misspoken[number] = reason
            self.refusals.append(reason)
            raise

    def _in_time(self, stage: Stage | None) -> None:
        """Raises NotNow unless the turn is at STAGE, and the game not over."""
        game = self.game
        ended = over(game, game.active)
        if not ended and (game.stage in (stage, Stage.OVER) or stage is None):
            return
        verbs = {
            Stage.BEFORE: ["set_up"],
            Stage.CHOICE: ["play, use, strike, end_turn"],
            Stage.ENDED: ["next_turn"],
        }.get(game.stage, [])
        possible = [*verbs, "concede, offer_draw"] if not ended else []
        raise NotNow(game.lang, game.say(game.active), game.trace.lines[-1].id if ended else "", possible)

    def _find(self, said: str, pile: Sequence[Card]) -> Card:
        """The card of PILE called SAID: as it is shown, or by name alone where that leaves no doubt."""
        options = apart(self.game, pile)
        named = [card for card in options.values() if card.bare()[self.lang] == said]
        if said in options:
            return options[said]
        if len(named) == 1:
            return named[0]
        raise UnknownWord(self.lang, said, possible=options)
