"""The preparatory stage (15:301): who is first, the deal, the redeal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .choices import apart
from .model import Game, Player, move
from .names import REDEAL
from .printed import Zone
from .trace import Line
from .turn import begin

if TYPE_CHECKING:
    from random import Random

DEALT = 4
"""How many cards each player is dealt (15:301.6)."""
SIDES = 6
"""Of the dice that are rolled."""


def set_up(game: Game, rng: Random) -> None:
    """From two heroes and two decks to the choice phase of the first turn. Dice and shuffling come from RNG alone."""
    first = _who_is_first(game, rng)
    players = (first, game.opponent(first))
    for player in players:
        if game.trace.by("15:301.5", player):
            rng.shuffle(player.deck)
    for player in players:
        dealt = str(min(DEALT, len(player.deck)))
        if game.trace.by("15:301.6", player, (dealt, dealt)):
            _from_top(player, DEALT)
    numbers = [_how_many(game, player) for player in players]
    if any(numbers) and (line := game.trace.by("15:301.7.1", first)):
        for player, number in zip(players, numbers, strict=True):
            _redeal(game, player, number, line)
    line = game.trace.by("302.3", first)
    game.active = first if line else game.active
    begin(game, line, first=True)


def _who_is_first(game: Game, rng: Random) -> Player:
    """Both roll, again while they are equal; the higher roll says who is first (15:301.4)."""
    rolls = [0, 0]
    while rolls[0] == rolls[1]:
        rolls = [rng.randint(1, SIDES) for _ in game.players]
    high, low = str(max(rolls)), str(min(rolls))
    winner = game.players[rolls.index(max(rolls))]
    if not game.trace.by("15:301.4", winner, (high, high), (low, low)):
        return game.players[0]
    other = game.opponent(winner)
    return game.ask(winner, {("first", "первый ход")[game.lang]: winner, ("second", "второй ход")[game.lang]: other})


def _how_many(game: Game, player: Player) -> int:
    """How many cards PLAYER will redeal; the first player says it first."""
    return game.ask(player, {f"{REDEAL[game.lang]} {number}": number for number in range(len(player.hand) + 1)})


def _redeal(game: Game, player: Player, number: int, cause: Line) -> None:
    """NUMBER cards, in the order in which they are named, to the bottom; then as many from the top, unshuffled."""
    if not number or not game.trace.by("15:301.7", player, (str(number), str(number)), cause=cause):
        return
    for _ in range(number):
        move(game.ask(player, apart(game, player.hand)), Zone.DECK)
    _from_top(player, number)


def _from_top(player: Player, number: int) -> None:
    """The top cards of the deck come to the hand, or as many as there are."""
    for card in player.deck[:number]:
        move(card, Zone.HAND)
