"""Strike and lives as they are now: what changes them, and in which order (15:504, 15:523)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from .abilities import Verb
from .effects import constant_on, holding, put
from .lasting import Change, Effect, Ends, How
from .model import Card, Entry, Game
from .names import EXTRA_LIVES, NEGATIVE_LIVES, THIS_TURN, TO_STRIKE
from .trace import Line, Names

NUMBERS = "numbers"
"""The family of effects that only change a number."""
ORDER = list(How)


def reckon(game: Game, number: int, changes: Sequence[Change], about: Names, cause: Line | None = None) -> int:
    """NUMBER after CHANGES: in the order of 15:523.1, otherwise as they come."""
    several = len({change.how for change in changes}) > 1
    if several and game.trace.by("15:523.1", about, cause=cause):
        changes = sorted(changes, key=lambda change: ORDER.index(change.how))
    for change in changes:
        match change.how:
            case How.ADD:
                number += change.number
            case How.MULTIPLY:
                number *= change.number
            case How.SUBTRACT:
                number -= change.number
            case How.SET:
                number = change.number
    return number


def strike_of(game: Game, card: Card, target: Card | None = None, cause: Line | None = None) -> int:
    """The strike of CARD now; at TARGET, also with what changes the power of attacks at it."""
    own = [effect.strike for effect in _to_base(game, card, cause) if effect.strike]
    base = reckon(game, card.printed.strike or 0, own, card.bare(), cause)
    laid = [effect.strike for effect in holding(game, card) if effect.strike]
    return _not_below_0(game, reckon(game, base, laid + _attacked(game, card, target), card.bare(), cause), card, cause)


def power_at(game: Game, power: int, source: Card, target: Card, cause: Line | None) -> int:
    """The power of a shot for POWER at TARGET."""
    return _not_below_0(game, reckon(game, power, _attacked(game, source, target), source.bare(), cause), source, cause)


def _not_below_0(game: Game, power: int, card: Card, cause: Line | None) -> int:
    """The POWER of an attack of CARD after all changes; below 0 it is 0 (15:523.2, 15:512.1)."""
    return 0 if power < 0 and game.trace.by("15:523.2", card.bare(), cause=cause) else power


def starting_lives(game: Game, card: Card) -> int:
    """What is printed on CARD, as constant abilities change it."""
    with game.trace.quietly():
        return (card.printed.lives or 0) + sum(effect.lives for effect in _to_base(game, card))


def lives_of(game: Game, card: Card) -> int:
    """Current lives: starting lives, more by extra ones, less by negative ones, less wounds."""
    return starting_lives(game, card) + sum(effect.lives for effect in holding(game, card)) - card.wounds


def _to_base(game: Game, card: Card, cause: Line | None = None) -> list[Effect]:
    """The effects of constant abilities that change the numbers of CARD: they change what is printed (15:115.5)."""
    found = [effect for _, effect in constant_on(game, card) if effect.strike or effect.lives]
    return found if found and game.trace.by("15:115.5", card.bare(), cause=cause) else []


def _attacked(game: Game, source: Card, target: Card | None) -> list[Change]:
    """What changes the power of attacks of SOURCE at TARGET."""
    if not target:
        return []
    found = [effect for _, effect in constant_on(game, target)] + holding(game, target)
    return [effect.attacked for effect in found if effect.attacked and effect.attackers in (None, source.printed.kind)]


@cache
def lives_effect(number: int, ends: Ends = Ends.NEVER) -> Effect:
    """Extra lives, or negative ones where NUMBER is below 0."""
    names = EXTRA_LIVES if number > 0 else NEGATIVE_LIVES
    called = f"{names[0]} {abs(number)}", f"{names[1]} {abs(number)}"
    return Effect(_called(called, ends), ends=ends, family=NUMBERS, lives=number)


@cache
def strike_effect(number: int, ends: Ends = Ends.NEVER) -> Effect:
    """NUMBER more of strike, or less where it is below 0."""
    change = Change(How.ADD if number > 0 else How.SUBTRACT, abs(number))
    names = f"{number:+} {TO_STRIKE[0]}", f"{number:+} {TO_STRIKE[1]}"
    return Effect(_called(names, ends), ends=ends, family=NUMBERS, strike=change)


def _called(names: Names, ends: Ends) -> Names:
    return (names[0] + THIS_TURN[0], names[1] + THIS_TURN[1]) if ends is Ends.THIS_TURN else names


def change_lives(number: int, ends: Ends = Ends.NEVER) -> Verb:
    """A step that lays extra lives on cards in play, or negative ones where NUMBER is below 0."""

    def do(game: Game, entry: Entry, cards: Sequence[Card]) -> Sequence[Card]:
        there = [card for card in _living(cards) if number]
        for card in there:
            _lay_lives(game, card, number, ends, entry.cause)
        return there

    return do


def _living(cards: Sequence[Card]) -> list[Card]:
    """Those of CARDS that are in play and have lives; a support card has none."""
    return [card for card in cards if card.in_play and card.printed.lives is not None]


def _lay_lives(game: Game, card: Card, number: int, ends: Ends, cause: Line | None) -> None:
    """Extra lives and negative ones cancel each other (15:504.5), those of the same term first.

    What is left of an effect keeps its condition, and whatever else it does. Of one kind and term they add up.
    """
    opposed = sorted((one for one in card.effects if one.lives * number < 0), key=lambda one: one.ends is not ends)
    if opposed and game.trace.by("15:504.5", card, cause=cause):
        for effect in opposed:
            taken = min(abs(effect.lives), abs(number)) * (1 if effect.lives > 0 else -1)
            place = card.effects.index(effect)
            card.effects[place : place + 1] = _with_lives(effect, effect.lives - taken)
            number += taken
    alike = [one for one in card.effects if _adds_up(one, ends) and one.lives * number > 0]
    card.effects = [effect for effect in card.effects if effect not in alike]
    if total := number + sum(effect.lives for effect in alike):
        put(game, card, [lives_effect(total, ends)], cause)


def _adds_up(effect: Effect, ends: Ends) -> bool:
    """Whether EFFECT only changes a number, and to the same term, so that more of it makes one effect."""
    return effect.family == NUMBERS and effect.ends is ends


def _with_lives(effect: Effect, lives: int) -> list[Effect]:
    """EFFECT with so many LIVES; nothing where it would do nothing."""
    left = replace(effect, lives=lives)
    if effect.family == NUMBERS:
        return [lives_effect(lives, effect.ends)] if lives else []
    return [left] if left.works else []


def taken_up(game: Game, card: Card, wounds: int, cause: Line) -> int:
    """How many of WOUNDS its extra lives take up: none. Wounds do not take extra lives away (15:504.5)."""
    extra = sum(effect.lives for effect in card.effects if effect.lives > 0)
    if not extra or game.trace.by("extra-lives", card.bare(), cause=cause):
        return 0
    _lay_lives(game, card, -min(extra, wounds), Ends.NEVER, cause)
    return min(extra, wounds)


def reduce_lives(number: int) -> Verb:
    """A step after which a card has NUMBER lives: its wounds are taken off, then what is needed is laid.

    Nothing that waits for healing or wounds fires.
    """

    def do(game: Game, entry: Entry, cards: Sequence[Card]) -> Sequence[Card]:
        there = _living(cards)
        for card in there:
            line = game.trace.tell("lives-are-reduced", card, (str(number), str(number)), cause=entry.cause)
            card.wounds = 0
            if change := number - lives_of(game, card):
                _lay_lives(game, card, change, Ends.NEVER, line)
        return there

    return do


def change_strike(number: int, ends: Ends = Ends.NEVER) -> Verb:
    """A step that lays a change of the strike on cards in play."""

    def do(game: Game, entry: Entry, cards: Sequence[Card]) -> Sequence[Card]:
        there = [card for card in cards if card.in_play and card.printed.strike is not None and number]
        for card in there:
            alike = [one for one in card.effects if _adds_up(one, ends) and _to_strike(one) * number > 0]
            card.effects = [effect for effect in card.effects if effect not in alike]
            put(game, card, [strike_effect(number + sum(map(_to_strike, alike)), ends)], entry.cause)
        return there

    return do


def _to_strike(effect: Effect) -> int:
    """How much an effect that adds to the strike, or takes from it, changes it."""
    change = effect.strike
    return 0 if not change else change.number if change.how is How.ADD else -change.number


def number_effect(said: str, lang: int) -> Effect | None:
    """The effect that a position shows as SAID, if it is one that changes a number."""
    for ends in (Ends.NEVER, Ends.THIS_TURN):
        words = said.removesuffix(THIS_TURN[lang]) if ends is Ends.THIS_TURN else said
        for names, sign in ((EXTRA_LIVES, 1), (NEGATIVE_LIVES, -1)):
            if match := re.fullmatch(rf"{names[lang]} ([1-9]\d*)", words):
                return lives_effect(sign * int(match[1]), ends)
        if match := re.fullmatch(rf"([+-][1-9]\d*) {TO_STRIKE[lang]}", words):
            return strike_effect(int(match[1]), ends)
    return None
