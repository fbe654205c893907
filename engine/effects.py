"""Laying and lifting effects; which of them limit a choice (120)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .abilities import Ability, Attack, Fit, OwnCost, Step, Verb
from .lasting import Change, Constant, Effect, Ends, How
from .model import Card, Entry, Game
from .printed import Kind, Zone
from .trace import Line


def abilities_of(card: Card) -> tuple[Ability, ...]:
    """What CARD can do: its features, unless it has lost them, and what effects have given it."""
    if not card.effects:
        return card.printed.abilities
    own = () if any(effect.silences for effect in card.effects) else card.printed.abilities
    return (*own, *(effect.gives for effect in card.effects if effect.gives))


def cost_of(game: Game, card: Card, cause: Line | None = None) -> int | None:
    """What CARD costs now, never less than 0; None where no cost is known. Where it changes its own, 203.2 says so."""
    if card.printed.cost is None:
        return None
    own = [ability.change(game, card) for ability in abilities_of(card) if isinstance(ability, OwnCost)]
    works = any(own) and card.zone in (Zone.HAND, Zone.SQUAD) and game.trace.by("203.2", card.bare(), cause=cause)
    return max(0, card.printed.cost + sum(own)) if works else card.printed.cost


def costs_at_most(number: int) -> Fit:
    """Whether a creature in play costs NUMBER coins or less."""

    def fits(game: Game, entry: Entry, card: Card) -> bool:
        with game.trace.quietly():
            cost = cost_of(game, card)
        creature = card.zone is Zone.SQUAD and card.printed.kind is Kind.CREATURE
        return creature and cost is not None and cost <= number

    return fits


def _constant(game: Game) -> Iterator[tuple[Card, Constant]]:
    """Every constant ability in play, with its card."""
    for card in game.in_play():
        for ability in abilities_of(card):
            if isinstance(ability, Constant):
                yield card, ability


def in_force(game: Game) -> list[tuple[Card, Effect]]:
    """Every effect on a card in play, those of constant abilities first, each with its card."""
    constant = [(card, ability.effect) for card, ability in _constant(game)]
    return constant + [(card, effect) for card in game.in_play() for effect in card.effects]


def constant_on(game: Game, card: Card) -> list[tuple[Card, Effect]]:
    """The effects of constant abilities that hold on CARD in play, each with the card that has the ability."""
    if not card.in_play:
        return []
    return [(holder, one.effect) for holder, one in _constant(game) if one.concerns(game, holder, card)]


def forbidding(game: Game, entry: Entry, step: Step, candidate: Card) -> Card | None:
    """A card whose effect forbids CANDIDATE as the target of STEP."""
    for holder, effect in in_force(game):
        if effect.forbids and effect.forbids(game, holder, entry, step, candidate):
            return holder
    return None


def put(game: Game, card: Card, effects: Sequence[Effect], cause: Line | None) -> None:
    """EFFECTS now lie on CARD too (120.1)."""
    if game.trace.by("120.1", card, cause=cause):
        card.effects += effects


def lay(effect: Effect) -> Verb:
    """A step that lays EFFECT on cards in play (120.1); one that a card has already changes only numbers again."""

    def do(game: Game, entry: Entry, cards: Sequence[Card]) -> Sequence[Card]:
        there = [card for card in cards if card.in_play]
        fresh = [card for card in there if effect.family or effect.counts or effect not in card.effects]
        for card in fresh:
            card.effects = [one for one in card.effects if not effect.family or one.family != effect.family]
            put(game, card, [effect] if effect.works else [], entry.cause)
        return fresh

    return do


def opens(game: Game, card: Card, cause: Line | None) -> bool:
    """Whether CARD opens; where it says that it does not, no card opens it (502.8)."""
    constant = [ability.effect for ability in abilities_of(card) if isinstance(ability, Constant)]
    kept = any(effect.keeps_closed for effect in (*constant, *card.effects))
    if not card.closed or (kept and game.trace.by("502.8", card, cause=cause)):
        return False
    card.closed = False
    return True


def open_cards() -> Verb:
    """A step that opens cards in play."""

    def do(game: Game, entry: Entry, cards: Sequence[Card]) -> Sequence[Card]:
        there = [card for card in cards if card.in_play]
        opened = [card for card in there if opens(game, card, entry.cause)]
        for card in opened:
            game.trace.tell("opening", card.bare(), cause=entry.cause)
        return opened

    return do


def close_cards() -> Verb:
    """A step that closes cards in play."""

    def do(game: Game, entry: Entry, cards: Sequence[Card]) -> Sequence[Card]:
        there = [card for card in cards if card.in_play and not card.closed]
        for card in there:
            card.closed = True
            game.trace.tell("close", card.bare(), cause=entry.cause)
        return there

    return do


def lift(family: str) -> Verb:
    """A step that lifts the effects of FAMILY; that the ability they gave is lost is an effect too (120.5)."""

    def do(game: Game, entry: Entry, cards: Sequence[Card]) -> Sequence[Card]:
        having = [card for card in cards if card.here and any(one.family == family for one in card.effects)]
        for card in having:
            game.trace.tell("120.5", card, cause=entry.cause)
            card.effects = [one for one in card.effects if one.family != family]
        return having

    return do


def attacks(entry: Entry) -> bool:
    """Whether ENTRY has an attack among the steps whose targets are named."""
    return any(step.attack and aimed for step, aimed in zip(entry.ability.steps, entry.targets, strict=False))


def attack_declared(game: Game, entry: Entry, cause: Line) -> None:
    """If ENTRY is the first attack of the turn, obligations for it are done with (A-obligation)."""
    for card in game.in_play() if entry.player is game.active and attacks(entry) else ():
        binding = [e for e in card.effects if e.binds_first_attack and card.controller is not entry.player]
        if binding and game.trace.by("A-obligation", card.bare(), cause=cause):
            card.effects = [e for e in card.effects if e not in binding]


def holding(game: Game, card: Card) -> list[Effect]:
    """The effects that lie on CARD, and whose condition is met."""
    return [effect for effect in card.effects if not effect.condition or effect.condition(game, card)]


def lapse(game: Game, cause: Line | None) -> bool:
    """Lift for good the effects whose condition is no longer met (120.6). Whether there were any."""
    lapsed = False
    for card in game.in_play():
        left = holding(game, card)
        if len(left) < len(card.effects) and game.trace.by("120.6", card, cause=cause):
            card.effects = left
            lapsed = True
    return lapsed


def turn_over(game: Game, cause: Line) -> None:
    """Lift what lasts to the end of this turn (315.2); creatures of this turn may act from the next on."""
    for card in game.in_play():
        over = [
            e
            for e in card.effects
            if e.ends is Ends.THIS_TURN
            or (e.ends is Ends.OPPONENT_TURN and card.controller is not game.active)
            or (e.ends is Ends.OWN_TURN and card.controller is game.active)
        ]
        if over and game.trace.by("315.2", card, cause=cause):
            card.effects = [e for e in card.effects if e not in over]
        card.first_turn = False  # nothing acts between here and the next turn


def must_be_first_target(game: Game, holder: Card, entry: Entry, step: Step, candidate: Card) -> bool:
    """Forbids the opponent, in the opponent's turn, a first attack on another card than HOLDER."""
    first = step.attack and not attacks(entry)
    return first and entry.player is game.active and entry.player is not holder.controller and candidate is not holder


FIRST_TARGET = Effect(
    ("target of the first attack", "цель первой атаки"),
    must_be_first_target,
    Ends.OPPONENT_TURN,
    binds_first_attack=True,
)


def must_be_struck(game: Game, holder: Card, entry: Entry, step: Step, candidate: Card) -> bool:
    """Forbids the opponent, in the opponent's turn, a strike at any other card than HOLDER."""
    strike = isinstance(step.do, Attack) and step.do.strike
    theirs = entry.player is game.active and entry.player is not holder.controller
    return strike and theirs and candidate is not holder


EVERY_STRIKE = Effect(
    ("target of every strike", "цель каждого удара"),
    must_be_struck,
    attacked=Change(How.SUBTRACT, 2),
    attackers=Kind.CREATURE,
)

WITHOUT_FEATURES = Effect(("without features", "без особенностей"), silences=True)

STAYS_CLOSED = Effect(
    ("does not open next turn", "не открывается в следующий ход"), ends=Ends.OWN_TURN, keeps_closed=True
)

KNOWN = (FIRST_TARGET, WITHOUT_FEATURES, STAYS_CLOSED)
"""The effects that a position can name."""
