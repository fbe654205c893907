"""Bjornbon's obligation: which attacks it binds, and when it ends (502.9, A-obligation, 315.2)."""

from __future__ import annotations

from engine import ChoiceNeeded, Table
from tests.engine.helpers import (
    DRAW,
    at_end,
    creature,
    death,
    enemy_character,
    enemy_creature,
    hire,
    ids,
    lay,
    pile,
    refused,
    shoot,
    use,
    wound_one,
)

ARCHER = creature(("Longbow", "Стрелец"), 1, 1, use(shoot(1, enemy_character), close=True))
POKER = creature(("Poker", "Тыкалка"), 1, 1, use(wound_one(1, enemy_creature), close=True))
SNIPER = creature(("Sniper", "Снайпер"), 1, 1, at_end(shoot(1, enemy_character)))
DUELLIST = creature(("Duellist", "Дуэлянт"), 1, 1, death(shoot(1, enemy_character)))

BOUND = """
    Anna (active): hero 25
        table: {}
        deck: 9
    Boris: Bjornbon (closed, target of the first attack)
        table: Wolf 2/5
        deck: 9
"""
LAID, LIFTED = "target of the first attack", "A-obligation"


def bjornbon(table: Table) -> str:
    return table.board()[1].hero


def test_502_9_nojta_and_bjornbon_leave_no_legal_target() -> None:
    position = BOUND.format("Dwarf 3/3").replace("table: Dwarf 3/3", "coins: 1\n        hand: Nojta")
    table = lay(position)
    table.play("Nojta")
    assert pile(table, "Boris", "table") == ["Wolf 2/5"]
    assert "502.9" in ids(table)
    assert LAID in bjornbon(table), "an attack that cannot be declared is not the first"

    off = lay(position, without=["502.9"])
    off.play("Nojta")
    assert pile(off, "Boris", "table") == ["Wolf 2/5 (wounds 3)"]


def test_502_9_the_first_shot_of_the_turn_can_only_be_at_bjornbon() -> None:
    table = lay(BOUND.format("Longbow"), ARCHER)
    table.use("Longbow")
    assert bjornbon(table) == "Bjornbon (closed, wounds 1)"
    assert LIFTED in ids(table)


def test_a_obligation_is_done_with_the_first_attack() -> None:
    """The second shot may be at the Wolf; without the assumption it is bound like the first."""
    table = lay(BOUND.format("Longbow; Longbow"), ARCHER)
    table.use("Longbow")
    table.use("Longbow", "Anna: Wolf 2/5")
    assert pile(table, "Boris", "table") == ["Wolf 2/5 (wounds 1)"]

    off = lay(BOUND.format("Longbow; Longbow"), ARCHER, without=["A-obligation"])
    off.use("Longbow")
    off.use("Longbow")
    assert bjornbon(off) == "Bjornbon (closed, wounds 2, target of the first attack)"


def test_a_obligation_binds_attacks_only() -> None:
    table = lay(BOUND.format("Poker"), POKER)
    table.use("Poker")
    assert pile(table, "Boris", "table") == ["Wolf 2/5 (wounds 1)"]
    assert LAID in bjornbon(table)


def test_315_2_it_ends_with_the_turn_if_nobody_attacked() -> None:
    table = lay(BOUND.format("Longbow"), ARCHER)
    table.end_turn()
    assert bjornbon(table) == "Bjornbon (closed)"
    assert "315.2" in ids(table)

    off = lay(BOUND.format("Longbow"), ARCHER, without=["315.2"])
    off.end_turn()
    assert LAID in bjornbon(off)


def test_315_1_before_315_2_it_still_binds_what_fires_at_the_end_of_the_turn() -> None:
    """Sniper's shot at the end of Anna's turn is the first attack of that turn."""
    table = lay(BOUND.format("Sniper"), SNIPER)
    table.end_turn()
    assert bjornbon(table) == "Bjornbon (closed, wounds 1)"


OWN_TURN = """
    Anna: hero 25
        table: Duellist
        deck: 9
    Boris (active): Bjornbon
        coins: 6
        hand: Catastrophe
        table: Troll 1/1; Wolf 2/5
        deck: 9
"""


def test_a_obligation_does_not_bind_a_shot_outside_the_opponents_turn_nor_end_with_it() -> None:
    """In Boris's own turn Duellist dies and shoots: at whom it likes, and Boris's obligation waits for Anna's turn."""
    clerk = creature(("Clerk", "Писарь"), 1, 1, use(wound_one(1, enemy_creature), close=True))
    table = lay(OWN_TURN.replace("Troll 1/1", "Clerk"), DUELLIST, clerk)
    table.use("Bjornbon")
    need = refused(table, ChoiceNeeded, lambda: table.use("Clerk"))
    assert set(need.possible) == {
        "Anna: Bjornbon (closed, target of the first attack)",
        "Anna: Clerk (closed)",
        "Anna: Wolf 2/5",
    }
    table.use("Clerk", "Anna: Wolf 2/5")
    assert pile(table, "Boris", "table") == ["Clerk (closed)", "Wolf 2/5 (wounds 1)"]
    assert LAID in bjornbon(table)
    assert LIFTED not in ids(table)


def test_a_obligation_does_not_bind_its_own_player() -> None:
    table = lay(BOUND.format("Wolf 2/2").replace("table: Wolf 2/5", "table: Longbow"), ARCHER)
    table.end_turn()
    table.next_turn()
    table.use("Bjornbon")
    table.use("Longbow", "Boris: Wolf 2/2")
    assert pile(table, "Anna", "table") == ["Wolf 2/2 (wounds 1)"]
    assert LAID in bjornbon(table)


def test_a_obligation_lasts_through_its_players_turn_into_the_opponents() -> None:
    table = lay(BOUND.format("Longbow"), ARCHER)
    table.end_turn()
    table.next_turn()
    table.use("Bjornbon")
    table.end_turn()
    assert LAID in bjornbon(table)
    table.next_turn()
    table.use("Longbow")
    assert bjornbon(table) == "Bjornbon (closed, wounds 1)"


def test_502_9_the_choice_is_free_again_where_one_shot_of_several_was_the_first() -> None:
    """Two Snipers at the end of the turn: the first declared is bound and lifts it, the second may name the Wolf."""
    table = lay(BOUND.format("Sniper; Sniper"), SNIPER)
    table.end_turn("Anna: Wolf 2/5")
    assert bjornbon(table) == "Bjornbon (closed, wounds 1)"
    assert pile(table, "Boris", "table") == ["Wolf 2/5 (wounds 1)"]


def test_a_obligation_stays_when_the_shot_of_a_later_part_could_not_be_declared() -> None:
    """«Hire: draw, shot at a creature»: the shot has no legal target, so no attack was declared."""
    nosy = creature(("Nosy", "Проныра"), 1, 1, hire(DRAW, shoot(1, enemy_creature)))
    table = lay(BOUND.format("Dwarf 3/3").replace("table: Dwarf 3/3", "coins: 1\n        hand: Nosy"), nosy)
    table.play("Nosy")
    assert pile(table, "Boris", "table") == ["Wolf 2/5"]
    assert bjornbon(table) == "Bjornbon (closed, target of the first attack)"


def test_a_obligation_binds_only_the_first_of_two_shots_of_one_ability() -> None:
    """15:507.6: they are two attacks, one after another; the first is at Bjornbon, the second may be at the Wolf."""
    twin = creature(("Twin", "Двойня"), 1, 1, hire(shoot(1, enemy_character), shoot(1, enemy_creature)))
    table = lay(BOUND.format("Dwarf 3/3").replace("table: Dwarf 3/3", "coins: 1\n        hand: Twin"), twin)
    table.play("Twin")
    assert bjornbon(table) == "Bjornbon (closed, wounds 1)"
    assert pile(table, "Boris", "table") == ["Wolf 2/5 (wounds 1)"]
