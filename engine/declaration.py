"""Declaring an ability: is it legal, with which targets, for what payment (501, 502)."""

from __future__ import annotations

from .abilities import Chosen, Cost, Each, Step
from .actions import harm
from .aftermath import settle
from .choices import CannotAct, CannotPay, NoTarget, apart
from .effects import attack_declared, forbidding
from .model import Card, Entry, Game, Zone


def fitting(game: Game, entry: Entry, step: Step) -> list[Card]:
    """The cards that fit the ability's own text."""
    aim = step.to
    return [card for card in game.cards() if isinstance(aim, Chosen | Each) and aim.fits(game, entry, card)]


def legal(game: Game, entry: Entry, step: Step) -> list[Card]:
    """Those of the fitting cards that no other limit forbids: all limits hold together (502.9)."""
    own = fitting(game, entry, step)
    limits = {card: holder for card in own if (holder := forbidding(game, entry, step, card))}
    if not limits:
        return own
    both = game.trace.by("502.9", entry, next(iter(limits.values())).bare(), cause=entry.cause)
    return [card for card in own if card not in limits] if both else own


def needs_target(game: Game, entry: Entry, step: Step) -> bool:
    """Whether a card is chosen for STEP. One that names all cards of a sort chooses none (118.2)."""
    if isinstance(step.to, Each):
        return not game.trace.by("118.2", entry, cause=entry.cause)
    return isinstance(step.to, Chosen)


def refusal(game: Game, entry: Entry) -> NoTarget | None:
    """None where ENTRY may be declared, else the reason. Of a complex ability the first step counts (119.3)."""
    step = entry.ability.steps[0]
    if needs_target(game, entry, step):
        possible = bool(legal(game, entry, step))
    elif isinstance(step.to, Each) and not fitting(game, entry, step):
        possible = bool(game.trace.by("502.6", entry, cause=entry.cause))
    else:
        possible = True
    id = "119.3" if entry.ability.complex else "illegality"
    if possible or not game.trace.by(id, entry, cause=entry.cause):
        return None
    return NoTarget(game.lang, game.say(entry), id)


def declare(game: Game, entry: Entry) -> None:
    """Name the targets of every step (501.1, 502.1) and put ENTRY at the end of the Queue (401.3).

    Raises NoTarget where there is no legal one.
    """
    if reason := refusal(game, entry):
        raise reason
    first, *later = entry.ability.steps
    with game.trace.quietly():  # the check has told which rules bear on the first step
        entry.targets = [_choose(game, entry, first)]
    for step in later:
        entry.targets.append(_choose(game, entry, step))
    entry.cause = game.trace.tell("501.1", entry.player, entry, cause=entry.cause)
    game.queue.append(entry)
    attack_declared(game, entry, entry.cause)


def _choose(game: Game, entry: Entry, step: Step) -> list[Card] | None:
    """The target of STEP, or none where there is nothing legal; None where it takes no target."""
    if not needs_target(game, entry, step):
        return None
    options = apart(game, legal(game, entry, step), entry)
    return [game.ask(entry.player, options)] if options else []


def pay(game: Game, entry: Entry, cost: Cost) -> None:
    """Pay COST together with the declaration; a payment has neither source nor target (501.2, 501.3).

    Raises CannotPay where the resources do not suffice.
    """
    player, card = entry.player, entry.source
    wanted = [
        ("close the card", "закрыть карту") if cost.close else None,
        (f"coins {cost.coins}", f"монеты {cost.coins}") if cost.coins else None,
        (f"wounds {cost.wounds}", f"раны {cost.wounds}") if cost.wounds else None,
    ]
    words = [names for names in wanted if names]
    price = ", ".join(names[0] for names in words), ", ".join(names[1] for names in words)
    if not words or not (line := game.trace.by("501.2", card, price, cause=entry.cause)):
        return
    if cost.coins > player.coins or (cost.close and card.closed):
        raise CannotPay(game.lang, f"{game.say(card)}: {price[game.lang]}", line.id)
    player.coins -= cost.coins
    player.closed_coins += cost.coins
    card.closed = card.closed or cost.close
    if harm(game, [card], cost.wounds, line):
        settle(game, line)


def may_act(game: Game, card: Card) -> None:
    """Raises CannotAct where CARD came under its player's control this turn (15:108.5)."""
    if card.zone is Zone.SQUAD and card.first_turn and (line := game.trace.by("15:108.5", card)):
        raise CannotAct(game.lang, game.say(card), line.id)
