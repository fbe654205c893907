"""Draws, parts of abilities and payments that something replaces (15:517, 304.2, 119.2; 15:501.2.1)."""

from __future__ import annotations

import pytest

from engine import Table
from engine.abilities import Event, Nothing, Step
from engine.actions import draw
from tests.engine.changes import card, card_with, field, instead, my_hero
from tests.engine.helpers import (
    DRAW,
    destroy_each,
    destroy_one,
    enemy_creature,
    ids,
    own_hero,
    pile,
    shoot,
    use,
    when,
    wound_each,
    wound_one,
    your_creature,
)
from tests.engine.test_replaced_deaths import KNOWN as DEATHS
from tests.engine.test_replacement import KNOWN, wounds

READER = card_with("Reader", 9, instead(Event.DRAWN, wound_each(1, own_hero), near=my_hero, optional=True))
SCRIBE = card_with("Scribe", 9, when(Event.DRAWN, wound_each(3, own_hero)))


def turn(deck: str, failed: int, *said: str) -> Table:
    """Boris's turn begins, with Reader."""
    boris = f"Boris (failed draws {failed})" if failed else "Boris"
    table = Table(
        f"Anna (active, turn ended): hero 25\n{boris}: hero 25\n    table: Reader; Scribe\n    deck: {deck}",
        [READER, SCRIBE],
    )
    table.next_turn(*said)
    return table


def test_15_517_1_a_draw_may_be_replaced_and_nothing_fires_on_it() -> None:
    table = turn("3", 0, "Boris: Reader")
    assert (pile(table, "Boris", "hand"), table.board()[1].hero) == ([], "hero 25 (wounds 1)")
    table = turn("3", 0, "Boris: no replacement")
    assert (pile(table, "Boris", "hand"), table.board()[1].hero) == (["1"], "hero 25 (wounds 3)")


@pytest.mark.parametrize("failed", [0, 2])
def test_304_2_a_draw_from_an_empty_deck_that_is_replaced_has_not_failed(failed: int) -> None:
    table = turn("0", failed, "Boris: Reader")
    assert table.board()[1].player == (f"Boris (active, failed draws {failed})" if failed else "Boris (active)")
    assert table.board()[1].hero == "hero 25 (wounds 1)"
    table = turn("0", failed, "Boris: no replacement")
    lost = "lost, " if failed == 2 else ""
    assert table.board()[1].player == f"Boris (active, {lost}failed draws {failed + 1})"


def test_15_517_1_of_two_draws_each_by_itself() -> None:
    table = field("Reader", "Orc 2/9", *KNOWN, READER, hand="Study")
    table.play("Study", "Anna: Reader", "Anna: no replacement")
    assert (pile(table, "Anna", "hand"), table.board()[0].hero) == (["1"], "hero 25 (wounds 1)")


def test_15_517_5_two_draws_instead_of_one_are_not_replaced_again() -> None:
    twice = card_with("Twice", 9, instead(Event.DRAWN, Step(draw(2), Nothing()), near=my_hero))
    table = field("Twice", "Orc 2/9", *KNOWN, twice, hand="Study")
    table.play("Study")
    assert pile(table, "Anna", "hand") == ["4"]


def test_119_2_a_part_that_was_replaced_was_not_executed() -> None:
    """«Wound a creature 1, draw a card»: the wound was Shield's, no wound of that creature; it breaks off there."""
    sting = card_with("Sting", 9, use(wound_one(1, enemy_creature), DRAW))
    table = field("Sting", "Shield; Orc 2/9", *KNOWN, sting)
    table.use("Sting", "Anna: Orc 2/9")
    assert (wounds(table, "Shield", "Orc"), pile(table, "Anna", "hand")) == ([1, 0], ["1"])
    assert "119.2" in ids(table)


def test_15_501_2_1_a_payment_that_was_replaced_is_not_made_and_the_ability_not_executed() -> None:
    """Brute pays with two wounds, but Shield takes them: no shot. The payment is lost all the same."""
    brute = card_with("Brute", 9, use(shoot(3, enemy_creature), close=True, wounds=2))
    for without, hurt in (((), 0), (("15:501.2.1",), 3)):
        table = field("Brute; Shield", "Orc 2/9", *KNOWN, brute, without=without)
        table.use("Brute")
        assert wounds(table, "Shield", "Brute", "Orc") == [2, 0, hurt]
        assert card(table, "Brute").closed
    table = field("Brute", "Orc 2/9", brute)
    table.use("Brute")
    assert wounds(table, "Brute", "Orc") == [2, 3]


@pytest.mark.parametrize("without", [(), ("119.2",)])
def test_119_2_a_sacrifice_that_was_replaced_was_not_made(without: tuple[str, ...]) -> None:
    """«Destroy a creature of yours, draw a card»: the creature was spared, so it breaks off there."""
    altar = card_with("Altar", 9, use(destroy_one(your_creature), DRAW))
    table = field("Altar; Herald; Nurse", "Orc 2/2", *DEATHS, altar, hand="1", without=without)
    table.use("Altar", "Anna: Herald")
    assert pile(table, "Anna", "table") == ["Altar", "Herald", "Nurse (wounds 1)"]
    assert pile(table, "Anna", "hand") == (["2"] if without else ["1"])


def test_119_2_alp_is_not_revived_by_a_creature_that_was_spared() -> None:
    table = Table(
        "Anna (active): hero 25\n    table: Nurse; Orc 2/2\n    graveyard: Alp\n    deck: 3\nBoris: hero 25", DEATHS
    )
    table.end_turn("Anna: Alp", "Anna: Orc 2/2")
    assert (pile(table, "Anna", "table"), pile(table, "Anna", "graveyard")) == (
        ["Nurse (wounds 1)", "Orc 2/2"],
        ["Alp"],
    )


def test_119_2_a_mass_sacrifice_of_which_some_are_spared_is_executed() -> None:
    """15:520.1: as far as possible; Nurse herself was destroyed, so the card is drawn."""
    altar = card_with("Altar", 9, use(destroy_each(your_creature), DRAW))
    table = field("Altar; Orc 2/2; Nurse", "Orc 2/2", *DEATHS, altar)
    table.use("Altar")
    assert pile(table, "Anna", "table") == ["Altar", "Orc 2/2"]
    assert pile(table, "Anna", "hand") == ["2"]
