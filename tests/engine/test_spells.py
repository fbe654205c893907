"""Playing a spell: every ability must be legal (15:117.1), then it is paid for and executed (309.1, 15:211.2)."""

from __future__ import annotations

from contextlib import suppress

import pytest

from engine import Illegal, NoTarget, endings
from tests.engine.helpers import DRAW, enemy_creature, ids, lay, pile, refused, shows, spell, wound_one

JAB = spell(("Jab", "Тычок"), (DRAW,), (wound_one(1, enemy_creature),))
JAB_BACK = spell(("Backjab", "Отмашка"), (wound_one(1, enemy_creature),), (DRAW,))


def position(card: str, wolf: str = "") -> str:
    return f"""
        Anna (active): hero 25
            coins: 1
            hand: {card}
            deck: 5
        Boris: hero 25
            {wolf or "deck: 5"}
    """


@pytest.mark.parametrize("card", ["Jab", "Backjab"])
def test_15_117_1_with_one_ability_illegal_the_spell_is_not_played_and_nothing_is_paid(card: str) -> None:
    table = lay(position(card), JAB, JAB_BACK)
    wrong = refused(table, NoTarget, lambda: table.play(card))
    assert "15:117.1" in [line.id for line in wrong.lines]
    shows(table, "\n".join(row for row in position(card).split("\n") if row.strip()))


@pytest.mark.parametrize("card", ["Jab", "Backjab"])
def test_309_1_with_all_legal_it_is_played_and_all_execute(card: str) -> None:
    table = lay(position(card, "table: Wolf 2/2"), JAB, JAB_BACK)
    table.play(card)
    shows(
        table,
        f"""
        Anna (active): hero 25
            coins: 1, closed 1
            hand: 1
            graveyard: {card}
            deck: 4
        Boris: hero 25
            table: Wolf 2/2 (wounds 1)
        """,
    )
    assert "15:117.1" not in ids(table)


def test_15_117_1_decides() -> None:
    """Without it the ability that is legal would be played."""

    def run() -> None:
        table = lay(position("Jab"), JAB)
        with suppress(Illegal):
            table.play("Jab")

    with_rule = endings(run)
    assert [ending.refusals for ending in with_rule] == [("NoTarget",)]
    assert endings(run, "15:117.1") != with_rule


def test_309_1_the_abilities_execute_in_printed_order() -> None:
    jab, backjab = lay(position("Jab", "table: Wolf 2/2"), JAB), lay(position("Backjab", "table: Wolf 2/2"), JAB_BACK)
    jab.play("Jab")
    backjab.play("Backjab")
    steps = ("draw-a-card", "wound")
    assert [id for id in ids(jab) if id in steps] == ["draw-a-card", "wound"]
    assert [id for id in ids(backjab) if id in steps] == ["wound", "draw-a-card"]


def test_a_spell_graveyard_it_is_there_before_its_first_ability_executes() -> None:
    table = lay(position("Catastrophe", "table: Wolf 2/2").replace("coins: 1", "coins: 6"))
    table.play("Catastrophe")
    told = ids(table)
    assert told.index("501.2") < told.index("A-spell-graveyard") < told.index("death")

    off = lay(position("Catastrophe", "table: Wolf 2/2").replace("coins: 1", "coins: 6"), without=["A-spell-graveyard"])
    off.play("Catastrophe")
    assert pile(off, "Anna", "graveyard") == ["Catastrophe"], "afterwards, then"
    assert off.board() == table.board()


def test_a_spell_stays_in_no_squad_and_is_no_creature_that_dies() -> None:
    table = lay(position("Catastrophe", "table: Wolf 2/2").replace("coins: 1", "coins: 6"))
    table.play("Catastrophe")
    assert ids(table).count("death") == 1
    assert "enters-play" not in ids(table)
