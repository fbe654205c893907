"""What happens instead of an event (15:517), and how many of its wounds are prevented (15:516)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from .abilities import Each, Event, Harm, Itself, Occasion, Step
from .choices import apart
from .effects import abilities_of, constant_on
from .lasting import Replacement
from .model import Card, Entry, Game, Player
from .names import NO_REPLACEMENT
from .trace import Line, Names
from .traits import ARMOUR, PROTECTIONS, armour_of, has

PROTECTED = {harm: Replacement((), Event.WOUNDED, harm=harm) for harm in PROTECTIONS}
"""Protection from strikes, or shots, is a replacement: there are no wounds of them."""

Way = tuple[Card, Replacement]
"""A replacement, with the card that has it."""


@contextmanager
def spared_once(game: Game) -> Iterator[None]:
    """Inside, a replacement spares the same card once, or a card without lives left might be spared for ever."""
    before = len(game.spared)
    yield
    del game.spared[before:]


def replaced(
    game: Game, event: Event, card: Card, cause: Line | None, amount: int = 0, harm: Harm | None = None
) -> bool:
    """Whether something else has happened instead of EVENT, with AMOUNT wounds of HARM, to CARD.

    What stands in its place may be replaced too, but not by what has led to it: no replacement goes round (15:517.5).
    """
    able = [
        (holder, ability)
        for holder in game.in_play()
        for ability in _replacements(holder, harm)
        if ability.event is event
        and ability.harm in (None, harm)
        and ability.concerns(game, holder, card)
        and (holder, ability) not in game.replacing
        and not _has_spared(game, holder, ability, card, cause)
    ]
    way = _chosen(game, able, card, cause) if able else None
    if not way:
        return False
    holder, ability = way
    if any(ability is protection for protection in PROTECTED.values()):
        line = game.trace.by("protection-from", card.bare(), cause=cause)
    else:
        line = game.trace.by("15:517.1", holder.bare(), card.bare(), cause=cause)
    if not line:
        return False
    game.replacing.append((holder, ability))
    if event is Event.DIES:
        game.spared.append((holder, ability, card))
    entry = Entry(ability, holder, holder.controller, line, occasion=card, amount=amount, harm=harm)
    for step in ability.steps:
        step.do(game, entry, _cards(game, entry, step))
    game.replacing.pop()
    return True


def _has_spared(game: Game, holder: Card, ability: Replacement, card: Card, cause: Line | None) -> bool:
    """Whether ABILITY has spared CARD a moment ago, and the cause of its death remained (A-spared-once)."""
    again = (holder, ability, card) in game.spared
    return again and bool(game.trace.by("A-spared-once", holder.bare(), card.bare(), cause=cause))


def _replacements(holder: Card, harm: Harm | None) -> list[Replacement]:
    own = [ability for ability in abilities_of(holder) if isinstance(ability, Replacement)]
    return own + [PROTECTED[kind] for kind, keyword in PROTECTIONS.items() if kind is harm and has(holder, keyword)]


def _cards(game: Game, entry: Entry, step: Step) -> list[Card]:
    """What STEP is done to: it chooses no targets."""
    match step.to:
        case Itself():
            return [entry.source]
        case Occasion():
            return [entry.occasion] if entry.occasion else []
        case Each(fits):
            return [card for card in game.cards() if fits(game, entry, card)]
    return []


def _chosen(game: Game, able: list[Way], card: Card, cause: Line | None) -> Way | None:
    """Which of ABLE applies: of one player's, that player chooses, of both players', the controller of CARD."""
    players = {id(holder.controller): holder.controller for holder, _ in able}
    player = next(iter(players.values()))
    if len(players) > 1 and game.trace.by("15:517.4", card.controller, card.bare(), cause=cause):
        player = card.controller
    elif len(able) > 1 and not (len(players) == 1 and game.trace.by("15:517.3", player, card.bare(), cause=cause)):
        able = able[:1]
    options: dict[str, Way | None] = {}
    for words, holder in apart(game, list(dict.fromkeys(holder for holder, _ in able))).items():
        own = [way for way in able if way[0] is holder]
        options |= {words if len(own) == 1 else f"{words} #{number}": way for number, way in enumerate(own, 1)}
    if all(ability.optional for _, ability in able):
        options[NO_REPLACEMENT[game.lang]] = None
    return game.ask(player, options)


class Prevention(NamedTuple):
    """Something that prevents wounds; Armour where it comes from the wounded card itself."""

    player: Player
    names: Names
    holder: Card | None
    number: int


def prevented(game: Game, card: Card, wounds: int, harm: Harm, cause: Line) -> int:
    """How many of the WOUNDS that a strike or a shot would deal to CARD are prevented, one prevention after another."""
    if harm not in (Harm.STRIKE, Harm.SHOT):
        return 0
    ways = [
        Prevention(holder.controller, holder.bare(), holder, effect.prevents)
        for holder, effect in constant_on(game, card)
        if effect.prevents
    ]
    if (left := armour_of(card) - card.prevented) > 0:
        worn = f"{ARMOUR[0]} {armour_of(card)}", f"{ARMOUR[1]} {armour_of(card)}"
        ways.append(Prevention(card.controller, worn, None, left))
    total = 0
    for way in _in_order(game, ways, cause):
        number = min(wounds - total, way.number)
        shown = (str(number), str(number))
        if way.holder and game.trace.by("15:516.1", way.names, card.bare(), shown, cause=cause):
            total += number
        elif not way.holder and game.trace.by("armour-x", card.bare(), shown, cause=cause):
            card.prevented += number
            total += number
        if total == wounds:
            break
    return total


def _in_order(game: Game, ways: list[Prevention], cause: Line) -> Iterator[Prevention]:
    """Those of the non-active player first, each player's own in the order that this player likes (15:516.3)."""
    non_active = game.opponent(game.active)
    if len(ways) < 2 or not game.trace.by("15:516.3", non_active, cause=cause):
        yield from ways
        return
    for player in (non_active, game.active):
        own = [way for way in ways if way.player is player]
        while own:
            way = game.ask(player, {one.names[game.lang]: one for one in own})
            own.remove(way)
            yield way
