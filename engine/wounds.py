"""Wounding, shooting and healing. The verbs change the table and record what fires."""

from __future__ import annotations

from collections.abc import Sequence

from .abilities import Attack, Event, Verb
from .events import happen
from .model import Card, Entry, Game
from .trace import Line
from .traits import armour_of


def harm(game: Game, cards: Sequence[Card], wounds: int, cause: Line, attack: bool = False) -> list[Card]:
    """WOUNDS on each of CARDS that is in play and can be wounded, of an ATTACK or not. Zero wounds are no wounds."""
    hit = []
    for card in [card for card in cards if card.in_play and card.printed.lives]:
        dealt = wounds - (_prevented(game, card, wounds, cause) if attack else 0)
        if dealt > 0:
            line = game.trace.tell("wound", card.bare(), (str(dealt), str(dealt)), cause=cause)
            card.wounds += dealt
            happen(game, Event.WOUNDED, line, card)
            hit.append(card)
    return hit


def _prevented(game: Game, card: Card, wounds: int, cause: Line) -> int:
    """How many of WOUNDS the Armour of CARD prevents: what is left of its X in this turn."""
    number = min(wounds, armour_of(card) - card.prevented)
    if number <= 0 or not game.trace.by("armour-x", card.bare(), (str(number), str(number)), cause=cause):
        return 0
    card.prevented += number
    return number


def wound(wounds: int) -> Verb:
    """A step that deals WOUNDS."""

    def do(game: Game, entry: Entry, cards: Sequence[Card]) -> Sequence[Card]:
        assert entry.cause
        return harm(game, cards, wounds, entry.cause)

    return do


def shot(power: int) -> Verb:
    """A step that shoots for POWER: an attack that nobody answers, and from which nobody defends."""

    def do(game: Game, entry: Entry, cards: Sequence[Card]) -> Sequence[Card]:
        there = [card for card in cards if card.in_play]
        for card in there:
            line = game.trace.tell("shot-for-x", entry.source.bare(), card, (str(power), str(power)), cause=entry.cause)
            happen(game, Event.SHOT, line, entry.source)
            harm(game, [card], power, line, attack=True)
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
