"""What is printed on a card, and where a card can be (parts 1 and 2)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from .trace import Names

if TYPE_CHECKING:
    from .abilities import Ability


class Kind(Enum):
    """The type of a card."""

    HERO = "hero"
    CREATURE = "creature"
    SPELL = "spell"
    SUPPORT = "support"
    UNKNOWN = "unknown"


class Zone(Enum):
    """Where a card can be; SQUAD is one player's part of the common game zone."""

    HAND = "hand"
    SQUAD = "squad"
    GRAVEYARD = "graveyard"
    DECK = "deck"


@dataclass(frozen=True)
class Printed:
    """What is printed on a card. Cost in coins; `text` in our words; `ours` names the numbers that no source gives.

    `support` is the class of a support card.
    """

    called: Names
    kind: Kind
    cost: int | None = None
    strike: int | None = None
    lives: int | None = None
    abilities: tuple[Ability, ...] = ()
    elements: tuple[Names, ...] = ()
    plain: bool = False
    text: Names | None = None
    ours: Names | None = None
    support: Names | None = None

    def names(self) -> Names:
        """The name in both languages."""
        return self.called

    def __deepcopy__(self, memo: object) -> Printed:
        return self
