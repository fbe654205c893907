"""Cards that change numbers, prevent and replace, for the tests of these."""

from __future__ import annotations

from engine import Table
from engine.abilities import Ability, Chosen, Event, Harm, Step, Verb
from engine.lasting import Change, Constant, Effect, Ends, How, Near, Replacement, itself
from engine.model import Card, Entry, Game
from engine.numbers import change_lives, change_strike, lives_of, reduce_lives, strike_of
from engine.printed import Kind, Printed, Zone
from tests.engine.helpers import creature, spell

FIELD = """
    Anna (active): {}
        coins: 9
        hand: {}
        table: {}
        deck: 9
    Boris: {}
        table: {}
        deck: 9
"""


def field(
    anna: str,
    boris: str,
    *cards: Printed,
    hand: str = "1",
    heroes: tuple[str, str] = ("hero 25", "hero 25"),
    without: tuple[str, ...] = (),
) -> Table:
    """Anna's turn: what either has on the table, and Anna in her hand."""
    return Table(FIELD.format(heroes[0], hand, anna, heroes[1], boris), cards, without)


def any_character(game: Game, entry: Entry, card: Card) -> bool:
    return card.zone is Zone.SQUAD and card.printed.kind in (Kind.CREATURE, Kind.HERO)


def card(table: Table, name: str) -> Card:
    """The card in play that is called so."""
    return next(card for card in table.game.in_play() if card.bare()[0].partition(" ")[0] == name.partition(" ")[0])


def numbers(table: Table, name: str) -> tuple[int, int]:
    """Strike and current lives of the card in play that is called so."""
    with table.game.trace.quietly():
        return strike_of(table.game, card(table, name)), lives_of(table.game, card(table, name))


def all_others(game: Game, holder: Card, card: Card) -> bool:
    return card.printed.kind is Kind.CREATURE and card is not holder


def my_hero(game: Game, holder: Card, card: Card) -> bool:
    return card is holder.controller.hero


def constant(
    near: Near = itself,
    lives: int = 0,
    strike: Change | None = None,
    attacked: Change | None = None,
    prevents: int = 0,
) -> Constant:
    """A constant ability that changes numbers, or prevents."""
    effect = Effect(("constant", "постоянно"), lives=lives, strike=strike, attacked=attacked, prevents=prevents)
    return Constant((), effect, near)


def instead(
    event: Event, *steps: Step, near: Near = itself, harm: Harm | None = None, optional: bool = False
) -> Replacement:
    return Replacement(steps, event, near, harm, optional)


def one(name: tuple[str, str], *verbs: Verb) -> Printed:
    """A spell: each of VERBS on a character that is chosen for it."""
    return spell(name, *((Step(verb, Chosen(any_character)),) for verb in verbs))


def card_with(name: str, lives: int, *abilities: Ability, strike: int = 0) -> Printed:
    return creature((name, f"{name}-ру"), strike, lives, *abilities)


TURN = Ends.THIS_TURN
BLESS = one(("Bless", "Благо"), change_lives(2))
SURGE = one(("Surge", "Прилив"), change_lives(2, TURN))
BLIGHT = one(("Blight", "Порча"), change_lives(-1))
WITHER = one(("Wither", "Увядание"), change_lives(-2, TURN))
HONE = one(("Hone", "Заточка"), change_strike(2))
RAGE = one(("Rage", "Раж"), change_strike(2, TURN))
DULL = one(("Dull", "Тупость"), change_strike(-1))
SHRINK = one(("Shrink", "Сжатие"), reduce_lives(2))
CHANGES = (BLESS, SURGE, BLIGHT, WITHER, HONE, RAGE, DULL, SHRINK)
PLUS, LESS, TWICE, THREE = (
    Change(How.ADD, 1),
    Change(How.SUBTRACT, 1),
    Change(How.MULTIPLY, 2),
    Change(How.SET, 3),
)
