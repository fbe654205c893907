"""Wounding, shooting and healing. The verbs change the table and record what fires."""

from __future__ import annotations

from collections.abc import Sequence

from .abilities import Attack, Event, Harm, SpellAbility, Verb
from .events import happen
from .instead import prevented, replaced
from .model import Card, Entry, Game
from .numbers import power_at, taken_up
from .trace import Line


def harm(game: Game, cards: Sequence[Card], wounds: int, cause: Line, kind: Harm = Harm.OTHER) -> list[Card]:
    """WOUNDS of that KIND on each of CARDS that is in play and can be wounded. Zero wounds are no wounds.

    Something else may happen instead, or some of them be prevented.
    """
    hit = []
    for card in [card for card in cards if card.in_play and card.printed.lives is not None]:
        if wounds <= 0 or replaced(game, Event.WOUNDED, card, cause, wounds, kind):
            continue
        dealt = wounds - prevented(game, card, wounds, kind, cause)
        if dealt > 0 and card.in_play:
            line = game.trace.tell("wound", card.bare(), (str(dealt), str(dealt)), cause=cause)
            card.wounds += dealt - taken_up(game, card, dealt, line)
            happen(game, Event.WOUNDED, line, card)
            hit.append(card)
    return hit


def kind_of(entry: Entry) -> Harm:
    """What deals the wounds of an ability that is no attack."""
    return Harm.SPELL if isinstance(entry.ability, SpellAbility) else Harm.OTHER


def wound(wounds: int) -> Verb:
    """A step that deals WOUNDS."""

    def do(game: Game, entry: Entry, cards: Sequence[Card]) -> Sequence[Card]:
        assert entry.cause
        return harm(game, cards, wounds, entry.cause, kind_of(entry))

    return do


def wound_instead() -> Verb:
    """A step of a replacement that deals the wounds that it replaces."""

    def do(game: Game, entry: Entry, cards: Sequence[Card]) -> Sequence[Card]:
        assert entry.cause
        return harm(game, cards, entry.amount, entry.cause, entry.harm or Harm.OTHER)

    return do


def shot(power: int) -> Verb:
    """A step that shoots for POWER: an attack that nobody answers, and from which nobody defends."""

    def do(game: Game, entry: Entry, cards: Sequence[Card]) -> Sequence[Card]:
        there = [card for card in cards if card.in_play]
        for card in there:
            now = power_at(game, power, entry.source, card, entry.cause)
            line = game.trace.tell("shot-for-x", entry.source.bare(), card, (str(now), str(now)), cause=entry.cause)
            happen(game, Event.SHOT, line, entry.source)
            harm(game, [card], now, line, Harm.SHOT)
        return there

    return Attack(do)


def heal(number: int) -> Verb:
    """A step that takes NUMBER wounds off a card; where it has fewer, all of them (120.5.1)."""

    def do(game: Game, entry: Entry, cards: Sequence[Card]) -> Sequence[Card]:
        healed = []
        for card in (card for card in cards if card.here and card.wounds):
            taken = min(number, card.wounds)
            if not taken or (taken < number and not game.trace.by("120.5.1", card, cause=entry.cause)):
                continue
            line = game.trace.tell("heal-x", card, (str(taken), str(taken)), cause=entry.cause)
            card.wounds -= taken
            happen(game, Event.HEALED, line, card)
            healed.append(card)
        return healed

    return do
