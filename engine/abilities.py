"""What cards can do, as plain data: kinds of ability, costs, targets, steps (118, 119)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

from .model import Card, Entry, Game
from .printed import Zone
from .trace import Names

Fit = Callable[[Game, Entry, Card], bool]
"""Whether a card fits what the text says may be chosen, or is hit."""

Verb = Callable[[Game, Entry, Sequence[Card]], Sequence[Card]]
"""Does a step to the cards given; returns those to which something was done."""


@dataclass(frozen=True)
class Attack:
    """A verb that is a strike or a shot."""

    blow: Verb
    strike: bool = False

    def __call__(self, game: Game, entry: Entry, cards: Sequence[Card]) -> Sequence[Card]:
        """Do it."""
        return self.blow(game, entry, cards)


@dataclass(frozen=True)
class Chosen:
    """So many cards that fit, chosen as targets when the ability is declared (502.6)."""

    fits: Fit
    number: int = 1
    up_to: bool = False
    """Whether fewer will do; one at least."""
    again: bool = False
    """Whether one card may be chosen more than once, as where wounds to heal are divided."""
    trait: Fit | None = None
    """A property, feature or ability that the text demands of the target (502.7)."""
    by_opponent: bool = False
    """Whether the text leaves the choice to the opponent (118.1)."""


@dataclass(frozen=True)
class Each:
    """Every card that fits when the step is executed; no target (118.2, 502.6)."""

    fits: Fit


@dataclass(frozen=True)
class Itself:
    """The source of the ability (502.8)."""


@dataclass(frozen=True)
class Occasion:
    """The card that the event was about on which the ability fired."""


@dataclass(frozen=True)
class Same:
    """The cards to which the spell's ability before this one did something; a spell's later ability refers to them."""


@dataclass(frozen=True)
class Nothing:
    """No card: the step is done to a player, whom the text names without a choice."""


@dataclass(frozen=True)
class Step:
    """A step («игровое действие»): what is done, and to what."""

    do: Verb
    to: Chosen | Each | Itself | Occasion | Same | Nothing

    @property
    def attack(self) -> bool:
        """Whether it is a strike or a shot, so that obligations to attack bind it (15:507.3)."""
        return isinstance(self.do, Attack)


class Event(Enum):
    """What triggered abilities can wait for."""

    ENTERS = "enters play"
    DIES = "goes from play to the graveyard"
    TURN_STARTS = "start of the turn"
    TURN_ENDS = "end of the turn"
    WOUNDED = "is wounded"
    SHOT = "shoots"
    STRIKES = "strikes"
    HEALED = "is healed"
    DRAWN = "is drawn"
    DISCARDED = "is discarded"


class Whose(Enum):
    """Whose card, or turn, an event must be about."""

    ITSELF = "this card"
    YOURS = "yours"
    OPPONENTS = "the opponent's"
    ANY = "any"


@dataclass(frozen=True)
class Ability:
    """Steps in written order; with several it is complex (119.2)."""

    steps: tuple[Step, ...]

    @property
    def complex(self) -> bool:
        """Whether it has several steps."""
        return len(self.steps) > 1

    @property
    def shown(self) -> Names | None:
        """How a card written inline shows it; None where only a text of its own tells."""
        return None

    def __deepcopy__(self, memo: object) -> Ability:
        return self


@dataclass(frozen=True)
class Keyword(Ability):
    """A constant ability that its name tells whole, with a number where it has an X."""

    called: Names
    number: int = 0

    @property
    def shown(self) -> Names:
        """The name, and the number."""
        number = f" {self.number}" if self.number else ""
        return self.called[0] + number, self.called[1] + number


@dataclass(frozen=True)
class Triggered(Ability):
    """Fires on an event, while its card is in `zone`. Optional where the text has «may» (15:113.3, 15:113.4)."""

    event: Event
    of: Whose = Whose.ITSELF
    zone: Zone = Zone.SQUAD
    optional: bool = False
    limit: int = 0
    """How many times a turn it may be declared; 0 where the card prints no limit (A-no-default-limit)."""


@dataclass(frozen=True)
class Cost:
    """What stands before the colon: closing the card itself, coins to close, wounds to take."""

    close: bool = False
    coins: int = 0
    wounds: int = 0


@dataclass(frozen=True)
class Activated(Ability):
    """Used at its player's will, for a cost; `limit` times a turn, 0 where the card prints no limit."""

    cost: Cost
    limit: int = 0


@dataclass(frozen=True)
class SpellAbility(Ability):
    """One instruction of a spell. One that refers to what another did is not checked beforehand (15:211.3)."""


@dataclass(frozen=True)
class OwnCost(Ability):
    """Changes the cost of its own card, in the hand and in play, by `change(game, card)` coins (203.2)."""

    change: Callable[[Game, Card], int]


class Harm(Enum):
    """What deals wounds."""

    STRIKE = "a strike"
    SHOT = "a shot"
    SPELL = "a spell"
    OTHER = "anything else"
