"""The course of a turn (part 3)."""

from __future__ import annotations

from .abilities import Event
from .actions import draw_top, happen
from .aftermath import settle
from .effects import turn_over
from .model import Game, Stage
from .queue import enter

MOST_COINS = 10
"""With this many coin markers the accumulation phase gives none (304.1)."""


def end(game: Game) -> None:
    """The active player ends the turn: 315.1 and 315.2."""
    cause = game.trace.tell("306.1", game.active)
    happen(game, Event.TURN_ENDS, cause, player=game.active)
    enter(game, "315.1", cause)
    if game.stage is Stage.OVER:
        return
    turn_over(game, cause)
    game.stage = Stage.ENDED


def pass_on(game: Game) -> None:
    """From 315.3 through the start of the turn (302–304) to the choice phase (305.2)."""
    player = game.active = game.opponent(game.active)
    cause = game.trace.tell("315.3", player)
    game.stage = Stage.CHOICE
    for card in game.in_play():
        card.struck = card.defended = False
    closed = [card for card in player.squad if card.closed]
    if (closed or player.closed_coins) and game.trace.by("303.1", player, cause=cause):
        for card in closed:
            card.closed = False
        player.coins += player.closed_coins
        player.closed_coins = 0
    if player.coins + player.closed_coins < MOST_COINS and game.trace.by("304.1", player, cause=cause):
        player.coins += 1
    draws = game.trace.by("304.2", player, cause=cause)
    if draws and not draw_top(game, player, draws):
        player.failed_draws += 1
        settle(game, draws)
        if game.stage is Stage.OVER:
            return
    happen(game, Event.TURN_STARTS, cause, player=player)
    enter(game, "304.3", cause)
