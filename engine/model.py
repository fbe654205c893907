"""Cards, players, and the state of a game as plain data (parts 1 and 2)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, TypeVar

from .names import CLOSED, COST, DEFENDED, FIRST_TURN, OWNER, PREVENTED, STRUCK, USED, WOUNDS
from .printed import Kind, Printed, Zone
from .trace import Line, Named, Names, Trace

if TYPE_CHECKING:
    from .abilities import Ability, Harm
    from .choices import Illegal, Script
    from .lasting import Effect, Replacement

T = TypeVar("T")


class Stage(Enum):
    """How far the game is: before it, in the choice phase of a turn, in another phase, after 315.2, or over."""

    BEFORE = "before"

    CHOICE = "choice"
    PHASE = "phase"
    ENDED = "ended"
    OVER = "over"


def _with(words: Names, more: object) -> Names:
    return f"{words[0]} {more}", f"{words[1]} {more}"


@dataclass(eq=False)
class Card:
    """A card during one stay in one zone. Moving makes it another Card; this one stays as it last was.

    `used`: how often this turn each of its limited abilities was, by its number among them.
    """

    printed: Printed
    owner: Player
    controller: Player
    zone: Zone
    closed: bool = False
    wounds: int = 0
    first_turn: bool = False
    struck: bool = False
    defended: bool = False
    prevented: int = 0
    used: dict[int, int] = field(default_factory=dict)
    effects: list[Effect] = field(default_factory=list)
    became: Card | None = None

    def __deepcopy__(self, memo: dict[int, object]) -> Card:
        """The card in the copy of its game. Each verb copies the game, so that it can be undone: written for speed."""
        twin = object.__new__(Card)
        memo[id(self)] = twin
        twin.__dict__.update(self.__dict__)
        twin.owner, twin.controller = deepcopy(self.owner, memo), deepcopy(self.controller, memo)
        twin.became = deepcopy(self.became, memo)
        twin.used, twin.effects = self.used.copy(), self.effects[:]
        return twin

    @property
    def here(self) -> bool:
        """Whether this stay still lasts."""
        return self.became is None

    @property
    def in_play(self) -> bool:
        """Whether it is in the game zone, and still there."""
        return self.here and self.zone is Zone.SQUAD

    def bare(self) -> Names:
        """Name, and what an inline card has printed instead of a known text."""
        card = self.printed
        if not card.plain:
            return card.called
        numbers = f" {card.lives}" if card.kind is Kind.HERO else f" {card.strike}/{card.lives}"
        cost = ("", "") if card.cost is None else (f" {COST[0]} {card.cost}", f" {COST[1]} {card.cost}")
        named = [*(ability.shown for ability in card.abilities if ability.shown), *card.elements]
        marks = [f" [{', '.join(names[lang] for names in named)}]" if named else "" for lang in (0, 1)]
        return card.called[0] + numbers + cost[0] + marks[0], card.called[1] + numbers + cost[1] + marks[1]

    def flags(self) -> tuple[Names, ...]:
        """What play has left on it, in the order in which positions print it."""
        found: list[Names] = []
        if self.closed:
            found.append(CLOSED)
        if self.wounds:
            found.append(_with(WOUNDS, self.wounds))
        marks = ((FIRST_TURN, self.first_turn), (STRUCK, self.struck), (DEFENDED, self.defended))
        found += [words for words, set_ in marks if set_]
        for which, times in sorted(self.used.items()):
            found.append(_with(USED, f"{times} #{which}" if which > 1 else times))
        if self.prevented:
            found.append(_with(PREVENTED, self.prevented))
        found += sorted(effect.called for effect in self.effects)
        if self.owner is not self.controller:
            found.append((f"{OWNER[0]} {self.owner.called[0]}", f"{OWNER[1]} {self.owner.called[1]}"))
        return tuple(found)

    def names(self) -> Names:
        """As positions, options and the trace show it."""
        bare, flags = self.bare(), self.flags()
        if not flags:
            return bare
        return f"{bare[0]} ({', '.join(f[0] for f in flags)})", f"{bare[1]} ({', '.join(f[1] for f in flags)})"


@dataclass(eq=False)
class Player:
    """One of the two. Coins are markers: how many lie open, how many closed. `lost`, `drawn`: how the game ended."""

    called: Names
    squad: list[Card] = field(default_factory=list)
    hand: list[Card] = field(default_factory=list)
    deck: list[Card] = field(default_factory=list)
    graveyard: list[Card] = field(default_factory=list)
    coins: int = 0
    closed_coins: int = 0
    failed_draws: int = 0
    conceded: bool = False
    lost: bool = False
    drawn: bool = False

    def names(self) -> Names:
        """The player's name in both languages."""
        return self.called

    @property
    def hero(self) -> Card:
        """The hero; it leads the squad and stays in play to the end."""
        return next(card for card in self.squad if card.printed.kind is Kind.HERO)

    def pile(self, zone: Zone) -> list[Card]:
        """This player's cards in ZONE; of a deck, the top card first."""
        found: list[Card] = getattr(self, zone.value)  # the zones are named as the fields are
        return found


@dataclass(eq=False)
class Entry:
    """An ability from its firing or declaration to its execution, with the player who controlled it then.

    `targets` has, for each step, the cards declared as its targets, or None where the step takes none. `leaving`:
    it fired because its source left play, or something that left together with it (A-listeners). `occasion`: the
    card that the event was about. `lacked`: its source had left, or lost it, before it was
    declared. `amount` and `harm`: how many wounds, and of what, a replacement stands for.
    """

    ability: Ability
    source: Card
    player: Player
    cause: Line | None
    targets: list[list[Card] | None] = field(default_factory=list)
    leaving: bool = False
    occasion: Card | None = None
    lacked: bool = False
    amount: int = 0
    harm: Harm | None = None

    @property
    def place(self) -> Card:
        """Where its source is to be expected: where it was, or where it went by the event."""
        return self.source.became if self.leaving and self.source.became else self.source

    def names(self) -> Names:
        """Its source, then its targets."""
        aimed = [card for chosen in self.targets if chosen for card in chosen]
        source, shown = self.source.bare(), [card.names() for card in aimed]
        if not shown:
            return source
        return f"{source[0]} → {', '.join(n[0] for n in shown)}", f"{source[1]} → {', '.join(n[1] for n in shown)}"


@dataclass(eq=False)
class Game:
    """The state of a game. What has `fired` waits to enter the Queue, what is `waiting` is about to be declared.

    `results` are the cards to which the last ability did something. `replacing` are the replacements that are being
    carried out, one within another, `spared` those that have just spared a card. `lang` is the language of names and
    errors.
    """

    players: tuple[Player, Player]
    active: Player
    trace: Trace
    asker: Script
    lang: int = 0
    stage: Stage = Stage.CHOICE
    queue: deque[Entry] = field(default_factory=deque)
    fired: list[Entry] = field(default_factory=list)
    waiting: list[Entry] = field(default_factory=list)
    results: list[Card] = field(default_factory=list)
    replacing: list[tuple[Card, Replacement]] = field(default_factory=list)
    spared: list[tuple[Card, Replacement, Card]] = field(default_factory=list)

    def opponent(self, player: Player) -> Player:
        """The other player."""
        return self.players[1] if player is self.players[0] else self.players[0]

    def in_play(self) -> Iterator[Card]:
        """Every card in the game zone, heroes too."""
        for player in self.players:
            yield from player.squad

    def cards(self) -> Iterator[Card]:
        """Every card of the game, wherever it is."""
        for player in self.players:
            for zone in Zone:
                yield from player.pile(zone)

    def say(self, thing: Named) -> str:
        """THING in the table's language."""
        return thing.names()[self.lang]

    def ask(self, player: Player, options: dict[str, T], refused: dict[str, Illegal] | None = None) -> T:
        """What PLAYER chooses. One option is no choice; cards that nothing tells apart are one option."""
        spoken = {f"{self.say(player)}: {words}": option for words, option in options.items()}
        if len(spoken) == 1:
            self.asker.refuse(refused or {}, list(spoken))
            return next(iter(spoken.values()))
        return list(spoken.values())[self.asker.choose(list(spoken), refused or {})]


def move(card: Card, zone: Zone, controller: Player | None = None) -> Card:
    """CARD in its new zone, as the new card that it is there (A-new-card).

    It goes to its owner's zone, into play to the squad of CONTROLLER.
    """
    side = controller or card.owner
    card.controller.pile(card.zone).remove(card)
    kept = dict(card.used) if zone is Zone.GRAVEYARD else {}  # 15:205.3
    card.became = Card(card.printed, card.owner, side, zone, used=kept)
    side.pile(zone).append(card.became)
    return card.became
