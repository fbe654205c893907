"""The effects of the rules of the game (503): they need no source, no target, and no Queue."""

from __future__ import annotations

from .actions import bury
from .choices import Endless
from .effects import lapse
from .instead import spared_once
from .model import Card, Game, Player, Stage
from .numbers import lives_of, starting_lives
from .printed import Kind
from .trace import Line, Named, Names

LIMIT = 1000
"""Events of effects of the rules after which they are taken to be endless."""
LAST_FAILED_DRAW = 3
"""The failed draw of the accumulation phase that loses the game (304.2, 604.1)."""


def settle(game: Game, cause: Line | None) -> None:
    """Apply the effects of the rules as one event, again until none is left (503.1, 604.1; 15:503.3).

    What they fire is recorded, and waits. Raises Endless where that never happens.
    """
    with spared_once(game):
        for _ in range(LIMIT):
            if not _apply(game, cause):
                return
    raise Endless(game.lang, str(LIMIT))


def _apply(game: Game, cause: Line | None) -> bool:
    """Apply those that are due now. Whether a card left play or was spared, or an effect went: more may be due then."""
    lapsed = lapse(game, cause)
    lost = [p for p in game.players if not (p.lost or p.drawn) and is_beaten(game, p)]
    beaten = [p for p in lost if game.trace.by("604.1", p, cause=cause)]
    drawn = len(beaten) > 1 and bool(game.trace.by("603.1", *beaten, cause=cause))
    for player in beaten:
        player.lost, player.drawn = not drawn, drawn
        game.stage = Stage.OVER
    dead = [card for card in game.in_play() if is_dead(game, card)]
    gone = {card: line for card in dead if (line := game.trace.by("503.1", card, cause=cause))}
    for player in game.players:
        gone |= {card: line for card in _surplus(player) if (line := game.trace.by("15:212.3", card, cause=cause))}
    before = len(game.spared)
    buried = bury(game, gone)
    return lapsed or bool(buried) or len(game.spared) > before


def over(game: Game, *about: Named | Names, cause: Line | None = None) -> bool:
    """Whether the game is over: then ABOUT, which was still to come, comes no more (605.1)."""
    return game.stage is Stage.OVER and bool(game.trace.by("605.1", *about, cause=cause))


def is_beaten(game: Game, player: Player) -> bool:
    """Whether PLAYER loses: as many wounds on the hero as starting lives, the third failed draw, or a concession."""
    hero = player.hero
    starting, current = hero.wounds >= starting_lives(game, hero), lives_of(game, hero) <= 0
    lethal = starting if starting is current or game.trace.by("A-hero-lives", hero.bare()) else current
    return player.conceded or lethal or player.failed_draws >= LAST_FAILED_DRAW


def _surplus(player: Player) -> list[Card]:
    """The support cards of PLAYER to which a later one of their class has come (15:212.3)."""
    last = {card.printed.support: card for card in player.squad if card.printed.support}
    return [card for card in player.squad if card.printed.support and last[card.printed.support] is not card]


def is_dead(game: Game, card: Card) -> bool:
    """Whether a card other than a hero has no lives left."""
    return card.printed.kind is Kind.CREATURE and lives_of(game, card) <= 0
