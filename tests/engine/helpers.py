"""Cards with texts of their own for the engine's tests, and what those tests ask of a table."""

from __future__ import annotations

from collections.abc import Callable, Collection
from textwrap import dedent

import pytest

from engine import ChoiceNeeded, Illegal, Table, explore
from engine.abilities import (
    Ability,
    Activated,
    Chosen,
    Cost,
    Each,
    Event,
    Fit,
    Nothing,
    SpellAbility,
    Step,
    Triggered,
    Whose,
)
from engine.actions import destroy, draw
from engine.model import Card, Entry, Game
from engine.printed import Kind, Printed, Zone
from engine.trace import Names
from engine.wounds import shot, wound


def creature(names: Names, strike: int, lives: int, *abilities: Ability, cost: int = 1) -> Printed:
    return Printed(names, Kind.CREATURE, cost, strike, lives, abilities)


def hero(names: Names, lives: int, *abilities: Ability) -> Printed:
    return Printed(names, Kind.HERO, lives=lives, abilities=abilities)


def spell(names: Names, *instructions: tuple[Step, ...], cost: int = 1) -> Printed:
    """A spell; each of INSTRUCTIONS is one ability, given by its steps."""
    return Printed(names, Kind.SPELL, cost, abilities=tuple(SpellAbility(steps) for steps in instructions))


def at_end(*steps: Step, optional: bool = False, of: Whose = Whose.YOURS) -> Triggered:
    """«At the end of your turn …», or of any turn."""
    return Triggered(steps, Event.TURN_ENDS, of=of, optional=optional)


def at_start(*steps: Step) -> Triggered:
    """«At the start of your turn …»."""
    return Triggered(steps, Event.TURN_STARTS, of=Whose.YOURS)


def hire(*steps: Step, optional: bool = False) -> Triggered:
    """«Hire: …»: when this card enters play."""
    return Triggered(steps, Event.ENTERS, optional=optional)


def death(*steps: Step) -> Triggered:
    """«Death: …»: when this card goes from play to the graveyard."""
    return Triggered(steps, Event.DIES)


def when(event: Event, *steps: Step, of: Whose = Whose.ANY) -> Triggered:
    return Triggered(steps, event, of=of)


def use(*steps: Step, close: bool = False, coins: int = 0, wounds: int = 0) -> Activated:
    return Activated(steps, Cost(close, coins, wounds))


def any_creature(game: Game, entry: Entry, card: Card) -> bool:
    return card.zone is Zone.SQUAD and card.printed.kind is Kind.CREATURE


def your_creature(game: Game, entry: Entry, card: Card) -> bool:
    return any_creature(game, entry, card) and card.controller is entry.player


def enemy_creature(game: Game, entry: Entry, card: Card) -> bool:
    return any_creature(game, entry, card) and card.controller is not entry.player


def unwounded(game: Game, entry: Entry, card: Card) -> bool:
    return any_creature(game, entry, card) and not card.wounds


def wounded(game: Game, entry: Entry, card: Card) -> bool:
    return any_creature(game, entry, card) and card.wounds > 0


def any_hero(game: Game, entry: Entry, card: Card) -> bool:
    return card.zone is Zone.SQUAD and card.printed.kind is Kind.HERO


def enemy_hero(game: Game, entry: Entry, card: Card) -> bool:
    return any_hero(game, entry, card) and card.controller is not entry.player


def own_hero(game: Game, entry: Entry, card: Card) -> bool:
    return any_hero(game, entry, card) and card.controller is entry.player


def enemy_character(game: Game, entry: Entry, card: Card) -> bool:
    return enemy_creature(game, entry, card) or enemy_hero(game, entry, card)


def own_graveyard(game: Game, entry: Entry, card: Card) -> bool:
    return card.zone is Zone.GRAVEYARD and card.printed.kind is Kind.CREATURE and card.owner is entry.player


def wolf(game: Game, entry: Entry, card: Card) -> bool:
    return any_creature(game, entry, card) and card.printed.called[0] == "Wolf"


def destroy_one(fits: Fit) -> Step:
    return Step(destroy(), Chosen(fits))


def destroy_each(fits: Fit) -> Step:
    return Step(destroy(), Each(fits))


def wound_one(number: int, fits: Fit) -> Step:
    return Step(wound(number), Chosen(fits))


def wound_each(number: int, fits: Fit) -> Step:
    return Step(wound(number), Each(fits))


def shoot(power: int, fits: Fit) -> Step:
    return Step(shot(power), Chosen(fits))


DRAW = Step(draw(1), Nothing())


def ids(table: Table) -> list[str]:
    """The ids of what was told."""
    return [line.id for line in table.trace]


def texts(table: Table, lang: int = 0) -> list[str]:
    """What was told, with its ids."""
    return [f"{line.id} {line.text(lang)}" for line in table.trace]


def shows(table: Table, position: str) -> None:
    """The table is as in POSITION, word for word."""
    assert str(table) == dedent(position).strip()


def pile(table: Table, player: str, zone: str) -> list[str]:
    """The cards of PLAYER in ZONE as shown, also while something still waits to enter the Queue."""
    side = next(side for side in table.board() if side.player.split(" (")[0] == player)
    return [card for row in side.zones if row.name == zone for card in row.cards]


def refused(table: Table, kind: type[Illegal], act: Callable[[], None]) -> Illegal:
    """The illegality of that very KIND which ACT raises; table and trace are as before it."""
    before, told = table.board(), list(table.trace)
    with pytest.raises(Illegal) as caught:
        act()
    assert type(caught.value) is kind, caught.value
    assert table.board() == before
    assert table.trace == told
    assert table.refusals[-1] is caught.value
    return caught.value


def anyhow(verb: Callable[..., None], *words: str) -> None:
    """The verb, with the first option wherever a player has to choose."""
    while True:
        try:
            return verb(*words)
        except ChoiceNeeded as need:
            words += need.possible[:1]


def outcomes(position: str, act: Callable[[Table], None], *cards: Printed) -> set[str]:
    """Every final position that explore finds."""
    found = [outcome.text for outcome in explore(position, act, cards)]
    assert len(found) == len(set(found))
    return set(found)


def boards(*positions: str) -> set[str]:
    """Positions as they are printed."""
    return {dedent(position).strip() for position in positions}


def lay(position: str, *cards: Printed, without: Collection[str] = ()) -> Table:
    return Table(position, cards, without)
