"""Healing and drawing, in full and in part, and what fires on them (heal-x, 120.5.1, 120.8, 304.3)."""

from __future__ import annotations

import pytest

from engine import Table
from engine.abilities import Chosen, Event, Nothing, Step, Whose
from engine.actions import draw
from engine.cards import character
from engine.printed import Printed
from engine.wounds import heal
from tests.engine.helpers import (
    DRAW,
    any_creature,
    creature,
    enemy_hero,
    ids,
    lay,
    pile,
    spell,
    when,
    wound_each,
)

PLAY = """
    Anna (active): {leader}
        coins: 5
        hand: {hand}
        table: {anna}
        deck: 9
    Boris: hero 25
        table: {boris}
        deck: 9
"""
POTION = spell(("Potion", "Зелье"), (Step(heal(2), Chosen(character)),))
TONIC = spell(("Tonic", "Настой"), (Step(heal(2), Chosen(any_creature)), DRAW))
STUDY = spell(("Study", "Учение"), (Step(draw(2), Nothing()),))
CARDS = (POTION, TONIC, STUDY)


def table_with(
    hand: str,
    anna: str = "Orc 1/1",
    boris: str = "Orc 1/1",
    *cards: Printed,
    leader: str = "hero 25",
    without: tuple[str, ...] = (),
) -> Table:
    position = PLAY.format(hand=hand, anna=anna, boris=boris, leader=leader)
    return lay(position, *CARDS, *cards, without=without)


def hand(table: Table, player: str) -> list[str]:
    return pile(table, player, "hand")


def on(event: Event, of: Whose) -> Printed:
    """«When [event], draw a card.»"""
    return creature(("Witness", "Свидетель"), 1, 9, when(event, DRAW, of=of))


def test_heal_x_takes_x_wounds_off() -> None:
    table = table_with("Potion", "Wolf 2/5 (wounds 3)")
    table.play("Potion", "Anna: Wolf 2/5 (wounds 3)")
    assert pile(table, "Anna", "table") == ["Wolf 2/5 (wounds 1)"]
    assert "120.5.1" not in ids(table)


def test_heal_x_a_hero_too() -> None:
    table = table_with("Potion", leader="hero 25 (wounds 9)")
    table.play("Potion", "Anna: hero 25 (wounds 9)")
    assert table.board()[0].hero == "hero 25 (wounds 7)"


def test_120_5_1_where_there_are_fewer_all_are_taken_off() -> None:
    table = table_with("Potion", "Wolf 2/5 (wounds 1)")
    table.play("Potion", "Anna: Wolf 2/5 (wounds 1)")
    assert pile(table, "Anna", "table") == ["Wolf 2/5"]

    off = table_with("Potion", "Wolf 2/5 (wounds 1)", without=("120.5.1",))
    off.play("Potion", "Anna: Wolf 2/5 (wounds 1)")
    assert pile(off, "Anna", "table") == ["Wolf 2/5 (wounds 1)"]


def test_120_8_healed_in_part_is_healed_and_the_next_part_executes() -> None:
    table = table_with("Tonic", "Wolf 2/5 (wounds 1)")
    table.play("Tonic", "Anna: Wolf 2/5 (wounds 1)")
    assert pile(table, "Anna", "table") == ["Wolf 2/5"]
    assert hand(table, "Anna") == ["1"]


@pytest.mark.parametrize(
    ("of", "whom", "fires"),
    [
        (Whose.YOURS, "Anna", True),
        (Whose.YOURS, "Boris", False),
        (Whose.OPPONENTS, "Anna", False),
        (Whose.OPPONENTS, "Boris", True),
        (Whose.ANY, "Boris", True),
        (Whose.ITSELF, "Anna", False),
    ],
)
def test_healed_fires_for_whose_card_it_is(of: Whose, whom: str, fires: bool) -> None:
    """Anna's Witness; a wounded Wolf of WHOM is healed once, by two."""
    wolves = {"Anna": ("Witness; Wolf 2/5 (wounds 3)", "Orc 1/1"), "Boris": ("Witness", "Wolf 2/5 (wounds 3)")}
    table = table_with("Potion", *wolves[whom], on(Event.HEALED, of))
    table.play("Potion", "Anna: Wolf 2/5 (wounds 3)")
    assert hand(table, "Anna") == (["1"] if fires else [])


def test_healed_fires_on_the_card_itself() -> None:
    table = table_with("Potion", "Witness (wounds 1)", "Orc 1/1", on(Event.HEALED, Whose.ITSELF))
    table.play("Potion", "Anna: Witness (wounds 1)")
    assert hand(table, "Anna") == ["1"]


def test_heal_x_where_no_wound_is_nobody_was_healed() -> None:
    """Healing counts for as many wounds as were taken off: none."""
    table = table_with("Potion", "Witness", "Orc 1/1", on(Event.HEALED, Whose.ANY))
    table.play("Potion", "Anna: Witness")
    assert hand(table, "Anna") == []
    assert "heal-x" not in ids(table)


@pytest.mark.parametrize(("of", "wounds"), [(Whose.OPPONENTS, 2), (Whose.YOURS, 0), (Whose.ANY, 2)])
def test_drawn_fires_once_a_card_for_whose_card_it_is(of: Whose, wounds: int) -> None:
    """Boris's Spy: «when [whose] card is drawn, wound the enemy hero 1». Anna draws two."""
    spy = creature(("Spy", "Шпион"), 1, 1, when(Event.DRAWN, wound_each(1, enemy_hero), of=of))
    table = table_with("Study", "Orc 1/1", "Spy", spy)
    table.play("Study")
    assert hand(table, "Anna") == ["2"]
    assert table.board()[0].hero == ("hero 25 (wounds 2)" if wounds else "hero 25")


def test_304_3_the_card_of_the_turn_fires_too() -> None:
    """304.3: with the start of the turn enters what should have fired since the recovery phase began."""
    spy = creature(("Spy", "Шпион"), 1, 1, when(Event.DRAWN, wound_each(1, enemy_hero), of=Whose.OPPONENTS))
    table = table_with("Study", "Spy", "Orc 1/1", spy)
    table.end_turn()
    table.next_turn()
    assert table.board()[1].hero == "hero 25 (wounds 1)"

    empty = table_with("Study", "Spy", "Orc 1/1", spy, without=("304.2",))
    empty.end_turn()
    empty.next_turn()
    assert empty.board()[1].hero == "hero 25", "nothing was drawn"


def test_202_2_a_card_in_a_hand_does_not_hear_the_draw() -> None:
    listener = creature(("Ear", "Ухо"), 1, 1, when(Event.DRAWN, wound_each(1, enemy_hero)))
    table = table_with("Study; Ear", "Orc 1/1", "Orc 1/1", listener)
    table.play("Study")
    assert table.board()[1].hero == "hero 25"
    off = table_with("Study; Ear", "Orc 1/1", "Orc 1/1", listener, without=("202.2",))
    off.play("Study")
    assert off.board()[1].hero == "hero 25 (wounds 2)"


def test_heal_x_of_0_takes_nothing_off_and_nobody_was_healed() -> None:
    nought = spell(("Nought", "Ничто"), (Step(heal(0), Chosen(any_creature)),))
    table = table_with("Nought", "Witness (wounds 1)", "Orc 1/1", nought, on(Event.HEALED, Whose.ANY))
    table.play("Nought", "Anna: Witness (wounds 1)")
    assert hand(table, "Anna") == []
    assert "heal-x" not in ids(table)
