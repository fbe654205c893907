"""Who hears an event, and which abilities it fires. What has fired waits; nothing executes from here."""

from __future__ import annotations

from collections.abc import Sequence

from .abilities import Event, Triggered, Whose
from .effects import abilities_of
from .model import Card, Entry, Game, Player
from .printed import Zone
from .trace import Line


def listeners(game: Game) -> list[Card]:
    """The cards that can hear what is about to happen (A-listeners), whatever zone their abilities work in."""
    return [card for card in game.cards() if card.zone is not Zone.DECK and abilities_of(card)]


def happen(
    game: Game,
    event: Event,
    cause: Line | None,
    card: Card | None = None,
    player: Player | None = None,
    hearers: Sequence[Card] | None = None,
    leaving: Sequence[Card] = (),
) -> None:
    """Record which abilities EVENT fires, about CARD or in the turn of PLAYER; they wait in `game.fired`.

    HEARERS were settled before the event; LEAVING are those that leave play in the same event.
    """
    for hearer in listeners(game) if hearers is None else hearers:
        for ability in abilities_of(hearer):
            if not isinstance(ability, Triggered) or ability.event is not event:
                continue
            if not _about(game, ability, hearer, card, player, cause) or not _works(game, ability, hearer, cause):
                continue
            also_leaving = hearer in leaving and hearer is not card
            if also_leaving and not game.trace.by("A-listeners", hearer, cause=cause):
                continue
            game.fired.append(
                Entry(ability, hearer, hearer.controller, cause, leaving=hearer in leaving, occasion=card)
            )


def _about(
    game: Game, ability: Triggered, hearer: Card, card: Card | None, player: Player | None, cause: Line | None
) -> bool:
    """Whether the event is one that ABILITY of HEARER speaks of."""
    if ability.of is Whose.ITSELF:
        return card is hearer
    if ability.of is Whose.ANY:
        return True
    if card is not None:
        return (card.controller is hearer.controller) is (ability.of is Whose.YOURS)
    return player is hearer.controller or not game.trace.by("active-player", hearer, cause=cause)


def _works(game: Game, ability: Triggered, hearer: Card, cause: Line | None) -> bool:
    """Whether ABILITY works where its card is: in play, unless its own text names another zone."""
    if ability.zone is Zone.SQUAD:
        return hearer.zone is Zone.SQUAD or not game.trace.by("202.2", hearer, cause=cause)
    return hearer.zone is ability.zone and bool(game.trace.by("A-graveyard-abilities", hearer, cause=cause))
