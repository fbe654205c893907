"""Paying (501.2), and who may act at all (15:108.5)."""

from __future__ import annotations

from functools import partial

from engine import CannotAct, CannotPay, ChoiceNeeded, UnknownWord
from engine.abilities import Event, Itself, Step
from engine.lasting import Replacement
from engine.model import Card, Game
from engine.printed import Kind, Printed
from engine.wounds import wound_instead
from tests.engine.helpers import (
    DRAW,
    creature,
    enemy_creature,
    enemy_hero,
    hero,
    hire,
    ids,
    lay,
    outcomes,
    pile,
    refused,
    shows,
    use,
    when,
    wound_one,
)

SCOUT = creature(("Scout", "Разведчик"), 1, 1, hire(DRAW), cost=3)


def others(game: Game, holder: Card, card: Card) -> bool:
    return card is not holder


def coins(closed: int) -> str:
    return f"""
        Anna (active): hero 25
            coins: 5, closed {closed}
            hand: Scout
            deck: 3
        Boris: hero 25
    """


def test_501_2_just_enough_open_coins_are_closed() -> None:
    table = lay(coins(2), SCOUT)
    table.play("Scout")
    shows(
        table,
        """
        Anna (active): hero 25
            coins: 5, closed 5
            hand: 1
            table: Scout (first turn)
            deck: 2
        Boris: hero 25
        """,
    )
    assert "501.2 Payment with the declaration, Scout: coins 3" in [f"{x.id} {x.text()}" for x in table.trace]


def test_501_2_with_too_few_open_coins_it_cannot_be_played() -> None:
    table = lay(coins(3), SCOUT)
    assert refused(table, CannotPay, lambda: table.play("Scout")).id == "501.2"

    off = lay(coins(3), SCOUT, without=["501.2"])
    off.play("Scout")
    assert pile(off, "Anna", "coins") == ["5, closed 3"]
    assert pile(off, "Anna", "table") == ["Scout (first turn)"]


def test_501_2_a_card_that_costs_nothing_is_played_without_a_payment() -> None:
    table = lay(coins(5).replace("Scout", "Wolf 2/2 cost 0"))
    table.play("Wolf 2/2 cost 0")
    assert "501.2" not in ids(table)


def test_a_card_whose_cost_nobody_knows_cannot_be_played() -> None:
    for card in ("Wolf 2/2", "unknown card"):
        table = lay(coins(0).replace("Scout", card))
        assert refused(table, CannotPay, partial(table.play, card)).id == ""


def test_501_2_closing_the_card_itself_needs_it_open() -> None:
    position = """
        Anna (active): {}
        Boris: hero 25
    """
    table = lay(position.format("Bjornbon"))
    table.use("Bjornbon")
    shows(table, position.format("Bjornbon (closed, target of the first attack)"))
    assert refused(table, CannotPay, lambda: table.use("Bjornbon")).id == "501.2"

    off = lay(position.format("Bjornbon (closed)"), without=["501.2"])
    off.use("Bjornbon")
    assert off.board()[0].hero == "Bjornbon (closed, target of the first attack)"


MIXED = hero(("Warlock", "Чернокнижник"), 20, use(DRAW, close=True, coins=2, wounds=3))


def test_501_2_several_resources_are_paid_together_or_not_at_all() -> None:
    position = """
        Anna (active): Warlock
            coins: {}
            deck: 3
        Boris: hero 25
    """
    poor = lay(position.format("4, closed 3"), MIXED)
    refused(poor, CannotPay, lambda: poor.use("Warlock"))
    table = lay(position.format("4, closed 2"), MIXED)
    table.use("Warlock")
    shows(
        table,
        """
        Anna (active): Warlock (closed, wounds 3)
            coins: 4, closed 4
            hand: 1
            deck: 2
        Boris: hero 25
        """,
    )


def test_501_2_wounds_paid_are_wounds_that_fire() -> None:
    """The payment deals them, so «when wounded» fires on it, and enters after the use (308.2)."""
    brute = creature(("Brute", "Громила"), 1, 5, use(wound_one(1, enemy_creature), wounds=1), when(Event.WOUNDED, DRAW))
    table = lay(
        """
        Anna (active): hero 25
            table: Brute
            deck: 5
        Boris: hero 25
            table: Wolf 2/2
        """,
        brute,
    )
    table.use("Brute", refused(table, ChoiceNeeded, lambda: table.use("Brute")).possible[0])
    assert pile(table, "Anna", "hand") == ["2"]


def test_501_2_604_1_a_hero_that_pays_with_its_last_lives_loses_before_the_ability_executes() -> None:
    """Prepayment: the wounds are there before the ability executes, the game is lost at once, and 605.1 ends it."""
    zealot = hero(("Zealot", "Изувер"), 5, use(wound_one(5, enemy_hero), wounds=5))
    table = lay(
        """
        Anna (active): Zealot
        Boris: hero 5
        """,
        zealot,
    )
    table.use("Zealot")
    shows(
        table,
        """
        Anna (active, lost): Zealot (wounds 5)
        Boris: hero 5
        """,
    )


def test_502_3_1_a_creature_that_dies_of_its_payment_executes_all_the_same() -> None:
    """502.3.1: once declared, it is executed whether or not the source is still there."""
    wisp = creature(("Wisp", "Огонёк"), 1, 1, use(wound_one(1, enemy_creature), wounds=1))
    table = lay(
        """
        Anna (active): hero 25
            table: Wisp
        Boris: hero 25
            table: Wolf 2/2
        """,
        wisp,
    )
    table.use("Wisp")
    assert pile(table, "Anna", "graveyard") == ["Wisp"]
    assert pile(table, "Boris", "table") == ["Wolf 2/2 (wounds 1)"]


TURNER = creature(("Turner", "Ключник"), 1, 2, use(DRAW, close=True))
BUYER = creature(("Buyer", "Купец"), 1, 2, use(DRAW, coins=1))
FRESH = """
    Anna (active): hero 25
        coins: 2
        table: {}
        deck: 5
    Boris: hero 25
        deck: 5
"""


def test_15_108_5_in_its_first_turn_a_creature_cannot_close_for_an_ability() -> None:
    table = lay(FRESH.format("Turner (first turn)"), TURNER)
    assert refused(table, CannotAct, lambda: table.use("Turner")).id == "15:108.5"

    off = lay(FRESH.format("Turner (first turn)"), TURNER, without=["15:108.5"])
    off.use("Turner")
    assert pile(off, "Anna", "table") == ["Turner (closed, first turn)"]


def test_15_108_5_is_over_in_the_next_turn_of_its_player() -> None:
    table = lay(FRESH.format("Turner (first turn)"), TURNER)
    for verb in (table.end_turn, table.next_turn, table.end_turn, table.next_turn):
        verb()
    table.use("Turner")
    assert pile(table, "Anna", "hand") == ["2"]


def test_15_108_5_501_5_an_ability_that_closes_no_card_is_no_action() -> None:
    table = lay(FRESH.format("Buyer (first turn)"), BUYER)
    table.use("Buyer")
    assert pile(table, "Anna", "hand") == ["1"]


def test_15_108_5_touches_creatures_only() -> None:
    totem = Printed(("Totem", "Тотем"), Kind.SUPPORT, 1, abilities=(use(DRAW, close=True),))
    table = lay(FRESH.format("Wolf 2/2").replace("table: Wolf 2/2", "hand: Totem"), totem)
    table.play("Totem")
    table.use("Totem")
    assert pile(table, "Anna", "hand") == ["1"]
    assert pile(table, "Anna", "table") == ["Totem (closed)"]


def test_only_a_card_with_an_activated_ability_can_be_used_and_only_in_the_own_squad() -> None:
    table = lay(FRESH.format("Buyer; Wolf 2/2"), BUYER)
    assert refused(table, UnknownWord, lambda: table.use("Wolf 2/2")).possible == ("Buyer",)
    table.end_turn()
    table.next_turn()
    refused(table, UnknownWord, lambda: table.use("Buyer"))


def test_308_1_the_player_names_the_card_and_the_ability() -> None:
    twofold = hero(("Twofold", "Двойник"), 20, use(DRAW, close=True), use(wound_one(1, enemy_hero), close=True))
    position = """
        Anna (active): Twofold
            deck: 3
        Boris: hero 25
    """
    found = outcomes(position, lambda table: table.use("Twofold"), twofold)
    assert {text.split("\n")[-1] for text in found} == {"Boris: hero 25", "Boris: hero 25 (wounds 1)"}


def test_15_501_2_1_a_payment_that_something_replaces_buys_nothing() -> None:
    """Ward takes the wounds that Miner would pay with; without the rule, Anna draws for them all the same."""
    miner = creature(("Miner", "Рудокоп"), 1, 3, use(DRAW, wounds=1))
    ward = creature(("Ward", "Хранитель"), 1, 3, Replacement((Step(wound_instead(), Itself()),), Event.WOUNDED, others))
    text = "Anna (active): hero 25\n    table: Miner; Ward\n    deck: 2\nBoris: hero 25"
    table = lay(text, miner, ward)
    table.use("Miner")
    assert pile(table, "Anna", "table") == ["Miner", "Ward (wounds 1)"]
    assert pile(table, "Anna", "hand") == []
    assert "15:501.2.1" in ids(table)

    off = lay(text, miner, ward, without=["15:501.2.1"])
    off.use("Miner")
    assert pile(off, "Anna", "hand") == ["1"]
