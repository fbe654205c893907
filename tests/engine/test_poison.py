"""Poison X: laid, replaced, lifted, and its wounds at the start of its player's turn (poison-x, 120.5, 304.3)."""

from __future__ import annotations

import pytest

from engine import Table
from engine.abilities import Chosen, Each, Step, Whose
from engine.actions import revive
from engine.cards import poisoned
from engine.choices import BadPosition
from engine.effects import lay as laying
from engine.effects import lift
from engine.keywords import poison
from engine.printed import Printed
from engine.wounds import heal
from tests.engine.helpers import (
    any_creature,
    at_end,
    at_start,
    boards,
    creature,
    destroy_one,
    ids,
    lay,
    outcomes,
    own_graveyard,
    pile,
    shows,
    spell,
    your_creature,
)

DAWN = """
    Anna (active, turn ended): hero 25
        deck: 9
    Boris: hero 25
        table: {}
        deck: 9
"""
PLAY = """
    Anna (active): hero 25
        coins: 5
        hand: {}
        table: {}
        deck: 9
    Boris: hero 25
        table: {}
        deck: 9
"""
ANTIDOTE = spell(("Antidote", "Противоядие"), (Step(lift("poison"), Chosen(poisoned)),))
VENOM = spell(("Venom", "Яд"), (Step(laying(poison(3)), Chosen(any_creature)),))


def dawn(boris: str, *cards: Printed, without: tuple[str, ...] = ()) -> Table:
    """Boris's turn begins."""
    table = lay(DAWN.format(boris), *cards, without=without)
    table.next_turn()
    return table


def squad(table: Table) -> list[str]:
    return pile(table, "Boris", "table")


def test_poison_x_wounds_at_the_start_of_its_players_turn_and_stays() -> None:
    table = dawn("Wolf 2/5 (poison 2)")
    assert squad(table) == ["Wolf 2/5 (wounds 2, poison 2)"]
    table.end_turn()
    table.next_turn()
    assert squad(table) == ["Wolf 2/5 (wounds 2, poison 2)"], "Anna's turn"
    table.end_turn()
    table.next_turn()
    assert squad(table) == ["Wolf 2/5 (wounds 4, poison 2)"]


def test_active_player_decides_whose_turn_it_is() -> None:
    position = DAWN.format("Orc 1/1").replace("deck: 9", "table: Wolf 2/5 (poison 2)\n        deck: 9", 1)
    table = lay(position)
    table.next_turn()
    assert pile(table, "Anna", "table") == ["Wolf 2/5 (poison 2)"]

    off = lay(position, without=["active-player"])
    off.next_turn()
    assert pile(off, "Anna", "table") == ["Wolf 2/5 (wounds 2, poison 2)"]


def test_304_3_it_enters_the_queue_at_the_start_of_the_turn() -> None:
    """After the coin and the card of the turn; without 304.3 it waits for another point."""
    table = dawn("Wolf 2/5 (poison 2)")
    told = ids(table)
    assert told.index("304.1") < told.index("draw-a-card") < told.index("304.3") < told.index("501.1")
    assert told.index("501.1") < told.index("wound")
    assert squad(dawn("Wolf 2/5 (poison 2)", without=("304.3",))) == ["Wolf 2/5 (poison 2)"]


def test_304_3_among_others_in_the_order_that_its_player_likes() -> None:
    """Wolf has one life left. Healed first it lives; poisoned first it dies, and the healing comes too late."""
    nurse = creature(("Nurse", "Сиделка"), 1, 1, at_start(Step(heal(1), Each(any_creature))))
    found = outcomes(DAWN.format("Nurse; Wolf 2/3 (wounds 2, poison 1)"), lambda table: table.next_turn(), nurse)
    start = "Anna: hero 25\n    deck: 9\nBoris (active): hero 25\n    coins: 1\n    hand: 1\n    "
    assert found == boards(
        start + "table: Nurse; Wolf 2/3 (wounds 2, poison 1)\n    deck: 8",
        start + "table: Nurse\n    graveyard: Wolf 2/3\n    deck: 8",
    )


def test_503_1_poison_kills() -> None:
    table = dawn("Wolf 2/2 (poison 2)")
    assert pile(table, "Boris", "graveyard") == ["Wolf 2/2"], "and no effect is left on it (A-new-card)"
    assert squad(dawn("Wolf 2/2 (poison 2)", without=("503.1",))) == ["Wolf 2/2 (wounds 2, poison 2)"]


def test_120_1_agent_of_razan_lays_it() -> None:
    table = lay(PLAY.format("Agent of Razan", "Orc 1/1", "Wolf 2/5"))
    table.play("Agent of Razan", "Anna: Wolf 2/5")
    assert squad(table) == ["Wolf 2/5 (poison 1)"]
    assert "120.1" in ids(table)
    table.end_turn()
    table.next_turn()
    assert squad(table) == ["Wolf 2/5 (wounds 1, poison 1)"]


@pytest.mark.parametrize("before", [1, 3, 5])
def test_poison_x_the_new_value_replaces_the_old_be_it_more_or_less(before: int) -> None:
    table = lay(PLAY.format("Venom", "Orc 1/1 (closed)", f"Wolf 2/9 (poison {before})"), VENOM)
    table.play("Venom", f"Anna: Wolf 2/9 (poison {before})")
    assert squad(table) == ["Wolf 2/9 (poison 3)"]
    table.end_turn()
    table.next_turn()
    assert squad(table) == ["Wolf 2/9 (wounds 3, poison 3)"]


def test_120_5_an_ability_given_by_an_effect_is_lost_with_that_effect() -> None:
    """The effect is lifted, and none of losing it is laid: new poison works."""
    table = lay(PLAY.format("Antidote; Venom", "Orc 1/1", "Wolf 2/9 (poison 2, without features)"), ANTIDOTE, VENOM)
    table.play("Antidote")
    assert squad(table) == ["Wolf 2/9 (without features)"], "what else lies on it stays"
    assert "120.5" in ids(table)
    table.play("Venom", "Anna: Wolf 2/9 (without features)")
    table.end_turn()
    table.next_turn()
    assert squad(table) == ["Wolf 2/9 (wounds 3, poison 3, without features)"]


def test_120_5_lifted_before_the_turn_it_does_not_wound() -> None:
    table = lay(PLAY.format("Antidote", "Orc 1/1", "Wolf 2/9 (poison 2)"), ANTIDOTE)
    table.play("Antidote")
    table.end_turn()
    table.next_turn()
    assert squad(table) == ["Wolf 2/9"]


def test_502_3_1_lifted_while_it_waits_in_the_queue_it_wounds_all_the_same() -> None:
    """Medic's ability enters first and lifts the poison that has fired already."""
    medic = creature(("Medic", "Лекарь"), 1, 1, at_start(Step(lift("poison"), Each(any_creature))))
    table = lay(DAWN.format("Medic; Wolf 2/5 (poison 2)"), medic)
    table.next_turn("Boris: Medic")
    assert squad(table) == ["Medic", "Wolf 2/5 (wounds 2)"]
    assert "502.3.1" in ids(table)

    off = lay(DAWN.format("Medic; Wolf 2/5 (poison 2)"), medic, without=["502.3.1"])
    off.next_turn("Boris: Medic")
    assert squad(off) == ["Medic", "Wolf 2/5"]


def test_401_5_replaced_while_it_waits_the_old_value_executes() -> None:
    snake = creature(("Snake", "Змея"), 1, 9, at_start(Step(laying(poison(1)), Each(any_creature))))
    table = lay(DAWN.format("Snake; Wolf 2/5 (poison 2)"), snake)
    table.next_turn("Boris: Snake")
    assert squad(table) == ["Snake (poison 1)", "Wolf 2/5 (wounds 2, poison 1)"]


def test_501_4_no_longer_poisoned_it_is_destroyed_all_the_same() -> None:
    """The example of 501.4: lifting and destroying choose one and the same poisoned creature."""
    medic = creature(("Medic", "Лекарь"), 1, 1, at_end(Step(lift("poison"), Chosen(poisoned)), of=Whose.ANY))
    hangman = creature(("Hangman", "Палач"), 1, 1, at_end(destroy_one(poisoned)))
    position = PLAY.format("1", "Hangman", "Medic; Wolf 2/5 (poison 2)")
    table = lay(position, medic, hangman)
    table.end_turn()
    assert squad(table) == ["Medic"]
    assert "501.4" in ids(table)

    off = lay(position, medic, hangman, without=["501.4"])
    off.end_turn()
    assert squad(off) == ["Medic", "Wolf 2/5"]


def test_a_new_card_poison_is_lost_with_the_card_that_leaves() -> None:
    rite = spell(("Rite", "Обряд"), (destroy_one(your_creature),), (Step(revive(), Each(own_graveyard)),))
    table = lay(PLAY.format("Rite", "Wolf 2/5 (poison 2)", "Orc 1/1"), rite)
    table.play("Rite")
    assert pile(table, "Anna", "table") == ["Wolf 2/5 (first turn)"]


def test_in_russian_it_reads_prints_and_wounds_the_same() -> None:
    table = lay(
        """
        Анна (активный игрок, ход завершён): герой 25
        Борис: герой 25
            стол: Волк 2/5 (отравление 2)
            колода: 1
        """
    )
    assert str(lay(str(table))) == str(table)
    table.next_turn()
    shows(
        table,
        """
        Анна: герой 25
        Борис (активный игрок): герой 25
            монеты: 1
            рука: 1
            стол: Волк 2/5 (раны 2, отравление 2)
        """,
    )


@pytest.mark.parametrize("flags", ["poison 0", "poison", "poison 1, poison 2"])
def test_what_no_play_leaves_is_no_position(flags: str) -> None:
    with pytest.raises(BadPosition):
        lay(DAWN.format(f"Wolf 2/5 ({flags})"))


def test_a_hero_is_not_poisoned() -> None:
    with pytest.raises(BadPosition):
        lay(DAWN.format("Orc 1/1").replace("Boris: hero 25", "Boris: hero 25 (poison 1)"))


def test_304_3_two_creatures_alike_with_the_same_poison_are_no_choice() -> None:
    """402.1: the order of entry of what nothing tells apart is nobody's decision."""
    assert squad(dawn("Wolf 2/5 (poison 2); Wolf 2/5 (poison 2)")) == ["Wolf 2/5 (wounds 2, poison 2)"] * 2


def test_poison_x_poison_0_cannot_be_declared() -> None:
    """The declaration at the start of the turn, at the least, is not made."""
    dud = spell(("Dud", "Пустышка"), (Step(laying(poison(0)), Each(any_creature)),))
    table = lay(PLAY.format("Dud", "Orc 1/1", "Wolf 2/5"), dud)
    table.play("Dud")
    told = len(table.trace)
    table.end_turn()
    table.next_turn()
    assert "501.1" not in ids(table)[told:]
