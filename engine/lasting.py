"""What lasts, as plain data: effects on cards, constant abilities, replacements (115, 120; 15:517)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from .abilities import Ability, Event, Harm, Step
from .model import Card, Entry, Game
from .printed import Kind
from .trace import Names

Near = Callable[[Game, Card, Card], bool]
"""Whether a constant ability of the first card concerns the second."""


def itself(game: Game, holder: Card, card: Card) -> bool:
    """A constant ability that concerns its own card only."""
    return card is holder


def every_creature(game: Game, holder: Card, card: Card) -> bool:
    """One that concerns each creature in play."""
    return card.printed.kind is Kind.CREATURE


def your_creatures(game: Game, holder: Card, card: Card) -> bool:
    """One that concerns each creature of its player."""
    return every_creature(game, holder, card) and card.controller is holder.controller


def your_others(game: Game, holder: Card, card: Card) -> bool:
    """One that concerns each other creature of its player."""
    return your_creatures(game, holder, card) and card is not holder


def enemy_creatures(game: Game, holder: Card, card: Card) -> bool:
    """One that concerns each creature of the opponent."""
    return every_creature(game, holder, card) and card.controller is not holder.controller


@dataclass(frozen=True)
class Replacement(Ability):
    """«…, instead …» (15:517.1): what `event` would do to a card that it concerns, its steps do instead.

    The steps choose no targets; the card concerned is their occasion. Without steps the event merely does not happen.
    """

    event: Event
    concerns: Near = itself
    harm: Harm | None = None
    """For wounds: only those of this kind."""
    optional: bool = False


class How(Enum):
    """What is done to a number, in the order in which it is reckoned (15:523.1)."""

    ADD = "+"
    MULTIPLY = "×"
    SUBTRACT = "-"
    SET = "="


@dataclass(frozen=True)
class Change:
    """One change of a number."""

    how: How
    number: int


class Ends(Enum):
    """When an effect ends of itself."""

    THIS_TURN = "end of the turn in which it was laid"
    OPPONENT_TURN = "end of the opponent's turn"
    OWN_TURN = "end of the turn of the card's player"
    NEVER = "when the card leaves its zone"


@dataclass(frozen=True)
class Effect:
    """Lies on a card (120.1); `called` is how positions show it.

    It may limit what is chosen as a target: `forbids(game, holder, entry, step, candidate)`. It may give an ability, or
    take those printed on the card, or keep it closed. Of one `family` a card has one: a new one takes the old one's
    place. An obligation to attack ends with the first attack that it binds (A-obligation). `lives` are extra lives,
    or negative ones; `strike` changes the strike, `attacked` the power of attacks at the card, only by cards of the
    type `attackers` if it is given; `prevents` are wounds of each attack. Laid on a card, it is gone for good once its
    `condition` fails (120.6).
    """

    called: Names
    forbids: Callable[[Game, Card, Entry, Step, Card], bool] | None = None
    ends: Ends = Ends.NEVER
    binds_first_attack: bool = False
    gives: Ability | None = None
    silences: bool = False
    keeps_closed: bool = False
    family: str = ""
    lives: int = 0
    strike: Change | None = None
    attacked: Change | None = None
    attackers: Kind | None = None
    prevents: int = 0
    condition: Callable[[Game, Card], bool] | None = None

    @property
    def counts(self) -> bool:
        """Whether it changes a number, so that two of them do more than one."""
        return bool(self.lives or self.strike or self.attacked)

    @property
    def works(self) -> bool:
        """Whether it does anything to a card on which it lies."""
        return self.counts or bool(self.forbids or self.gives or self.silences or self.keeps_closed)

    def __deepcopy__(self, memo: object) -> Effect:
        return self


@dataclass(frozen=True)
class Constant(Ability):
    """Its effect holds on the cards it concerns as long as its own card is in play and has it (15:115.1).

    What limits a choice of target, or keeps a card closed, stays with the ability's own card.
    """

    effect: Effect
    concerns: Near = itself
