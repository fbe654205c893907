"""The verbs that abilities are made of. They change the table and record what fires; nothing executes from here."""

from __future__ import annotations

from collections.abc import Sequence

from .abilities import Attack, Event, Triggered, Verb, Whose
from .choices import apart
from .effects import abilities_of
from .model import Card, Entry, Game, Kind, Player, Zone, move
from .trace import Line
from .traits import armour_of


def listeners(game: Game) -> list[Card]:
    """The cards that can hear what is about to happen (A-listeners), whatever zone their abilities work in."""
    return [card for card in game.cards() if card.zone is not Zone.DECK and abilities_of(card)]


def happen(
    game: Game,
    event: Event,
    cause: Line,
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


def _about(game: Game, ability: Triggered, hearer: Card, card: Card | None, player: Player | None, cause: Line) -> bool:
    """Whether the event is one that ABILITY of HEARER speaks of."""
    if ability.of is Whose.ITSELF:
        return card is hearer
    if ability.of is Whose.ANY:
        return True
    if card is not None:
        return (card.controller is hearer.controller) is (ability.of is Whose.YOURS)
    return player is hearer.controller or not game.trace.by("active-player", hearer, cause=cause)


def _works(game: Game, ability: Triggered, hearer: Card, cause: Line) -> bool:
    """Whether ABILITY works where its card is: in play, unless its own text names another zone."""
    if ability.zone is Zone.SQUAD:
        return hearer.zone is Zone.SQUAD or not game.trace.by("202.2", hearer, cause=cause)
    return hearer.zone is ability.zone and bool(game.trace.by("A-graveyard-abilities", hearer, cause=cause))


def bury(game: Game, causes: dict[Card, Line]) -> list[Card]:
    """All cards of CAUSES that are in play go to their owners' graveyards at once, each by its cause; Deaths fire.

    A hero stays in play to the end of the game.
    """
    going = [c for c in causes if c.in_play and c.printed.kind is not Kind.HERO]
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


def draw_top(game: Game, player: Player, cause: Line | None) -> Card | None:
    """PLAYER draws the top card; None from an empty deck."""
    if not player.deck:
        return None
    card = move(player.deck[0], Zone.HAND)
    line = game.trace.tell("draw-a-card", player, card, cause=cause)
    happen(game, Event.DRAWN, line, card)
    return card


def destroy() -> Verb:
    """A step that destroys."""

    def do(game: Game, entry: Entry, cards: Sequence[Card]) -> Sequence[Card]:
        assert entry.cause
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


def draw(number: int) -> Verb:
    """A step in which the ability's player draws NUMBER cards, or as many as there are."""

    def do(game: Game, entry: Entry, cards: Sequence[Card]) -> Sequence[Card]:
        drawn = [draw_top(game, entry.player, entry.cause) for _ in range(number)]
        return [card for card in drawn if card]

    return do


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
