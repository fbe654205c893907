"""Strikes: who may strike whom, who defends, who strikes back, what closes when (307)."""

from __future__ import annotations

from collections.abc import Sequence

from .abilities import Ability, Attack, Chosen, Step
from .actions import strike_blows
from .choices import CannotAct, apart
from .declaration import declare, may_act
from .model import Card, Entry, Game, Kind, Stage, Zone
from .queue import enter, run


def enemy_character(game: Game, entry: Entry, card: Card) -> bool:
    """A creature or hero of the opponent, in play."""
    fits = card.printed.kind in (Kind.CREATURE, Kind.HERO) and card.zone is Zone.SQUAD
    return fits and card.controller is not entry.player


def fight(game: Game, entry: Entry, cards: Sequence[Card]) -> Sequence[Card]:
    """The strike; an open creature strikes back in the same moment, others do not (15:510.1, 15:510.3)."""
    attacker, targets = entry.source, [card for card in cards if card.here and card.zone is Zone.SQUAD]
    if not attacker.here:
        return []
    for target in targets:
        answers = target.printed.kind is Kind.CREATURE and not target.closed
        strike_blows(game, attacker, target, answers, entry.cause)
    return targets


STRIKE = Ability((Step(Attack(fight), Chosen(enemy_character)),))
"""Striking is a property that every creature has, not printed on the card (15:108.2)."""


def may_strike(game: Game, card: Card) -> None:
    """Raises CannotAct unless CARD is an open creature that has not struck this turn (15:108.2, 15:209.4)."""
    may_act(game, card)
    able = card.printed.kind is Kind.CREATURE and not card.closed and not card.struck
    if not able and (line := game.trace.by("15:108.2", card)):
        raise CannotAct(game.lang, game.say(card), line.id)


def strike(game: Game, attacker: Card, target: Card) -> None:
    """307.1 to 307.3: the attack is declared, a defender may be assigned, the strike executes; then triggers."""
    player, opponent = game.active, game.opponent(game.active)
    cause = game.trace.tell("307.1", player, attacker, target)
    may_strike(game, attacker)
    entry = Entry(STRIKE, attacker, player, cause)
    declare(game, entry, [target])
    attacker.struck = True
    able = [card for card in opponent.squad if card is not target and _may_defend(card)]
    options: dict[str, Card | None] = {("no defender", "без защитника")[game.lang]: None, **apart(game, able)}
    defender = game.ask(opponent, options)
    closing = [attacker]
    if defender and (line := game.trace.by("assign-a-defender", opponent, defender, cause=cause)):
        entry.targets, entry.cause, defender.defended = [[defender]], line, True
        closing.append(defender)
    late = game.trace.by("A-closing", *(card.bare() for card in closing[:1]), cause=cause)
    if not late:
        _close(closing)
    run(game)
    if late and game.stage is not Stage.OVER:
        _close(closing)
    enter(game, "307.2", cause)


def _may_defend(card: Card) -> bool:
    """An open creature that has not defended this turn (15:108.3)."""
    return card.printed.kind is Kind.CREATURE and not card.closed and not card.defended


def _close(cards: Sequence[Card]) -> None:
    """Attacker and defender close, if they are still in play (15:506.3, 15:509.5)."""
    for card in cards:
        if card.here:
            card.closed = True
