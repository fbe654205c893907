"""Strikes: who may strike whom, who defends, who strikes back, what closes when (307)."""

from __future__ import annotations

from collections.abc import Sequence

from .abilities import Ability, Attack, Chosen, Event, Harm, Step
from .aftermath import settle
from .choices import CannotAct, apart
from .declaration import declare, may_act
from .events import happen
from .model import Card, Entry, Game, Player, Stage
from .numbers import strike_of
from .printed import Kind, Zone
from .queue import enter, run
from .trace import Line
from .traits import (
    ATTACK_EXPERIENCE,
    DEFENCE_EXPERIENCE,
    DIRECTED_STRIKE,
    FIRST_STRIKE,
    OPEN_AFTER_ATTACKING,
    OPEN_AFTER_DEFENDING,
    has,
)
from .wounds import harm


def enemy_character(game: Game, entry: Entry, card: Card) -> bool:
    """A creature or hero of the opponent, in play."""
    fits = card.printed.kind in (Kind.CREATURE, Kind.HERO) and card.zone is Zone.SQUAD
    return fits and card.controller is not entry.player


def fight(game: Game, entry: Entry, cards: Sequence[Card]) -> Sequence[Card]:
    """The strike; an open creature strikes back in the same moment, others do not (15:510.1, 15:510.3).

    Where only one of the two has First strike, the other strikes after it, if it is still there.
    """
    attacker, targets = entry.source, [card for card in cards if card.in_play]
    if not attacker.here:
        return []
    for target in targets:
        alone = target.closed or target.printed.kind is Kind.HERO
        answers = not (alone and game.trace.by("15:510.3", target.bare(), cause=entry.cause))
        quick = [card for card in (attacker, target) if has(card, FIRST_STRIKE)]
        if answers and len(quick) == 1 and game.trace.by("first-strike", quick[0].bare(), cause=entry.cause):
            order = [[quick[0]], [target if quick[0] is attacker else attacker]]
        else:
            order = [[attacker, target] if answers else [attacker]]
        for strikers in order:
            _exchange(game, entry, attacker, target, strikers)
    return targets


def _exchange(game: Game, entry: Entry, attacker: Card, target: Card, strikers: list[Card]) -> None:
    """STRIKERS, of the two that fight, deal their wounds in the same moment; then the effects of the rules."""
    if not (attacker.here and target.here):
        return
    blows: list[tuple[Card, int, Line]] = []
    for striker in strikers:
        power = strike_of(game, striker, target if striker is attacker else None, entry.cause)
        words = (str(power), str(power))
        if striker is attacker:
            line = game.trace.tell("strike", striker.bare(), target, words, cause=entry.cause)
            blows.append((target, power, line))
            happen(game, Event.STRIKES, line, striker)
        elif back := game.trace.by("strike-back", striker.bare(), attacker.bare(), words, cause=entry.cause):
            blows.append((attacker, power, back))
            happen(game, Event.STRIKES, back, striker)
    for victim, power, line in blows:
        harm(game, [victim], power, line, Harm.STRIKE)
    if blows:
        settle(game, blows[-1][2])


STRIKE = Ability((Step(Attack(fight, strike=True), Chosen(enemy_character)),))
"""Striking is a property that every creature has, not printed on the card (15:108.2)."""


def may_strike(game: Game, card: Card) -> None:
    """Raises CannotAct unless CARD is an open creature that has not struck this turn (15:108.2, 15:209.4)."""
    if card.printed.kind is Kind.HERO and (line := game.trace.by("15:209.4", card)):
        raise CannotAct(game.lang, game.say(card), line.id)
    may_act(game, card)
    able = not card.closed and not card.struck and card.printed.kind is not Kind.SUPPORT
    if not able and (line := game.trace.by("15:108.2", card)):
        raise CannotAct(game.lang, game.say(card), line.id)


def strike(game: Game, attacker: Card, target: Card) -> None:
    """307.1 to 307.3: the attack is declared, a defender may be assigned, the strike executes; then triggers."""
    player, opponent = game.active, game.opponent(game.active)
    cause = game.trace.tell("307.1", player, attacker, target)
    game.stage = Stage.PHASE
    may_strike(game, attacker)
    entry = Entry(STRIKE, attacker, player, cause)
    declare(game, entry, [target])
    attacker.struck = True
    able = _defenders(game, opponent, target, cause)
    if able and has(attacker, DIRECTED_STRIKE) and game.trace.by("directed-strike", attacker.bare(), cause=cause):
        able = []
    options: dict[str, Card | None] = {("no defender", "без защитника")[game.lang]: None, **apart(game, able)}
    defender = game.ask(opponent, options)
    if defender and (line := game.trace.by("assign-a-defender", opponent, defender, cause=cause)):
        entry.targets, entry.cause, defender.defended = [[defender]], line, True
    else:
        defender = None
    both = [card.bare() for card in (attacker, defender) if card]
    names = ", ".join(name[0] for name in both), ", ".join(name[1] for name in both)
    late = game.trace.by("A-closing", names, cause=cause)
    if not late:
        _close(game, attacker, defender, cause)
    run(game)
    if late and game.stage is not Stage.OVER:
        _close(game, attacker, defender, cause)
    enter(game, "307.2", cause)
    if game.stage is Stage.PHASE and game.trace.by("307.3", player, cause=cause):
        game.stage = Stage.CHOICE


def _defenders(game: Game, player: Player, target: Card, cause: Line) -> list[Card]:
    """The creatures of PLAYER, other than TARGET, that may step in: open, no defender yet this turn (15:108.3)."""
    creatures = [card for card in player.squad if card.printed.kind is Kind.CREATURE and card is not target]
    able = [card for card in creatures if not card.closed and not card.defended]
    unable = [card.bare() for card in creatures if card not in able]
    names = ", ".join(name[0] for name in unable), ", ".join(name[1] for name in unable)
    return able if unable and game.trace.by("15:108.3", names, cause=cause) else creatures


def _close(game: Game, attacker: Card, defender: Card | None, cause: Line) -> None:
    """Attacker and defender close, if they are still in play (15:506.3, 15:509.5); experience leaves them open."""
    for card in (attacker, defender):
        if not card or not card.here:
            continue
        if card is attacker:
            open_ = has(card, ATTACK_EXPERIENCE) and game.trace.by("attack-experience", card.bare(), cause=cause)
        else:
            open_ = has(card, DEFENCE_EXPERIENCE) and game.trace.by("defence-experience", card.bare(), cause=cause)
        stays = has(card, OPEN_AFTER_ATTACKING if card is attacker else OPEN_AFTER_DEFENDING)
        open_ = open_ or (stays and game.trace.by("does-not-close", card.bare(), cause=cause))
        card.closed = card.closed or not open_
    settle(game, cause)
