"""The verbs that abilities are made of. They change the table and record what fires; nothing executes from here."""

from __future__ import annotations

from collections.abc import Sequence

from .abilities import Event, Verb
from .choices import apart
from .events import happen, listeners
from .instead import replaced, spared_once
from .model import Card, Entry, Game, Player, move
from .printed import Kind, Zone
from .trace import Line


def bury(game: Game, causes: dict[Card, Line]) -> list[Card]:
    """All cards of CAUSES that are in play go to their owners' graveyards at once, each by its cause; Deaths fire.

    A hero stays in play to the end of the game. Of each, something else may happen instead.
    """
    mortal = [card for card in causes if card.in_play and card.printed.kind is not Kind.HERO]
    spared = [card for card in mortal if replaced(game, Event.DIES, card, causes[card])]
    going = [card for card in mortal if card.in_play and card not in spared]
    hearers = listeners(game)
    told = [(card, game.trace.tell("death", card.bare(), cause=causes[card])) for card in going]
    for card, line in told:
        happen(game, Event.DIES, line, card, hearers=hearers, leaving=going)
    for card in going:
        move(card, Zone.GRAVEYARD)
    return going


def bring(game: Game, cards: Sequence[Card], player: Player | None, id: str, cause: Line | None) -> list[Card]:
    """CARDS enter play at once, open, under the control of PLAYER or of their owners, told as ID.

    Those already in play do not.
    """
    going = [card for card in cards if card.here and card.zone is not Zone.SQUAD]
    hearers = [card for card in listeners(game) if card not in going]
    entered = [move(card, Zone.SQUAD, player) for card in going]
    for card in entered:
        line = game.trace.tell(id, card.bare(), cause=cause)
        card.first_turn = card.printed.kind is Kind.CREATURE
        happen(game, Event.ENTERS, line, card, hearers=[*hearers, card])
    return entered


def enter_play(game: Game, cards: Sequence[Card], player: Player | None, cause: Line | None) -> list[Card]:
    """CARDS enter play under the control of PLAYER, or of their owners."""
    return bring(game, cards, player, "enters-play", cause)


def draw_top(game: Game, player: Player, cause: Line | None) -> list[Card] | None:
    """PLAYER draws the top card, or something happens instead; None where the deck is empty, so that the draw fails."""
    if replaced(game, Event.DRAWN, player.hero, cause):
        return []
    if not player.deck:
        return None
    card = move(player.deck[0], Zone.HAND)
    line = game.trace.tell("draw-a-card", player, card, cause=cause)
    happen(game, Event.DRAWN, line, card)
    return [card]


def destroy() -> Verb:
    """A step that destroys."""

    def do(game: Game, entry: Entry, cards: Sequence[Card]) -> Sequence[Card]:
        assert entry.cause
        with spared_once(game):
            return bury(game, dict.fromkeys(cards, entry.cause))

    return do


def revive() -> Verb:
    """A step that puts a card from its player's graveyard into play, open, under that player's control."""

    def do(game: Game, entry: Entry, cards: Sequence[Card]) -> Sequence[Card]:
        own = [card for card in cards if card.zone is Zone.GRAVEYARD and card.owner is entry.player]
        return bring(game, own, entry.player, "revive", entry.cause)

    return do


def put_into_play() -> Verb:
    """A step that puts cards from where they are into play, open, under their owners' control."""

    def do(game: Game, entry: Entry, cards: Sequence[Card]) -> Sequence[Card]:
        return enter_play(game, cards, None, entry.cause)

    return do


def draw(number: int) -> Verb:
    """A step in which the ability's player draws NUMBER cards, or as many as there are."""

    def do(game: Game, entry: Entry, cards: Sequence[Card]) -> Sequence[Card]:
        return [card for _ in range(number) for card in draw_top(game, entry.player, entry.cause) or ()]

    return do


def take_control() -> Verb:
    """A step that puts cards of the opponent under the player's control, open or closed as they are.

    They stay the same cards in the same zone; their first turn there begins (15:108.5).
    """

    def do(game: Game, entry: Entry, cards: Sequence[Card]) -> Sequence[Card]:
        theirs = [c for c in cards if c.in_play and c.controller is not entry.player]
        for card in theirs:
            game.trace.tell("take-control", entry.player, card, cause=entry.cause)
            card.controller.squad.remove(card)
            entry.player.squad.append(card)
            card.controller = entry.player
            card.first_turn = card.printed.kind is Kind.CREATURE
        return theirs

    return do


def discard(number: int, opponent: bool = False) -> Verb:
    """A step in which the ability's player, or the OPPONENT, discards NUMBER cards of their choice, or all there are.

    Done in part, it counts as done, and what waits for a discard fires (120.8).
    """

    def do(game: Game, entry: Entry, cards: Sequence[Card]) -> Sequence[Card]:
        player = game.opponent(entry.player) if opponent else entry.player
        chosen = list(player.hand) if len(player.hand) <= number else []
        while len(chosen) < min(number, len(player.hand)):
            chosen.append(game.ask(player, apart(game, [card for card in player.hand if card not in chosen])))
        told = [(card, game.trace.tell("discard", player, card, cause=entry.cause)) for card in chosen]
        counts = len(chosen) == number or (chosen and game.trace.by("120.8", entry, cause=entry.cause))
        for card, line in told:
            if counts:
                happen(game, Event.DISCARDED, line, card)
            move(card, Zone.GRAVEYARD)
        return chosen

    return do
