"""Declaring: targets are named then (501.1), limits count then (501.4); a mass ability has none (118.2, 502.6)."""

from __future__ import annotations

from engine import ChoiceNeeded, NotAnOption, NoTarget
from engine.abilities import Whose
from tests.engine.helpers import (
    any_creature,
    at_end,
    creature,
    destroy_each,
    destroy_one,
    enemy_creature,
    ids,
    lay,
    pile,
    refused,
    spell,
    texts,
    unwounded,
    wound_one,
)


def test_501_1_targets_are_named_before_anything_executes() -> None:
    """The second Alp cannot name the Alp that comes back by the first: it is not in play yet."""
    position = """
        Anna (active): hero 25
            table: Dwarf 3/3; Wolf 2/2
            graveyard: Alp; Alp
        Boris: hero 25
    """
    table = lay(position)
    wrong = refused(
        table, NotAnOption, lambda: table.end_turn("Anna: Alp", "Anna: Dwarf 3/3", "Anna: Alp", "Anna: Alp")
    )
    assert wrong.possible == ("Anna: Dwarf 3/3", "Anna: Wolf 2/2")
    assert wrong.lines, "told up to the refusal"
    assert "501.1 Anna declares: Alp → Dwarf 3/3" in [f"{line.id} {line.text()}" for line in wrong.lines]


def test_501_1_of_a_complex_ability_all_targets_are_named_at_the_declaration() -> None:
    """Bully names both before the first is wounded, so the second part may name the Wolf that dies in the first."""
    bully = creature(("Bully", "Задира"), 1, 9, at_end(wound_one(2, enemy_creature), wound_one(1, enemy_creature)))
    table = lay(
        """
        Anna (active): hero 25
            table: Bully
        Boris: hero 25
            table: Bear 4/4; Wolf 2/2
        """,
        bully,
    )
    table.end_turn("Anna: Wolf 2/2", "Anna: Wolf 2/2")
    assert pile(table, "Boris", "table") == ["Bear 4/4"]
    assert pile(table, "Boris", "graveyard") == ["Wolf 2/2"]
    assert "501.1 Anna declares: Bully → Wolf 2/2, Wolf 2/2" in texts(table)


STINGER = creature(("Stinger", "Жало"), 1, 9, at_end(wound_one(1, any_creature), of=Whose.ANY))
PICKY = creature(("Picky", "Придира"), 1, 9, at_end(destroy_one(unwounded)))


def test_501_4_limits_on_targets_count_only_at_the_declaration() -> None:
    """The example of the rule with wounds for poison: Boris's ability spoils the limit of Anna's, which executes."""
    position = """
        Anna (active): hero 25
            table: Picky; Wolf 2/2
        Boris: hero 25
            table: Stinger
    """
    choices = ["Boris: Wolf 2/2", "Anna: Wolf 2/2"]
    table = lay(position, STINGER, PICKY)
    table.end_turn(*choices)
    assert pile(table, "Anna", "graveyard") == ["Wolf 2/2"]
    assert "501.4" in ids(table)

    off = lay(position, STINGER, PICKY, without=["501.4"])
    off.end_turn(*choices)
    assert pile(off, "Anna", "table") == ["Picky", "Wolf 2/2 (wounds 1)"]


def test_501_4_is_not_told_where_the_target_still_fits() -> None:
    table = lay(
        """
        Anna (active): hero 25
            table: Picky
        Boris: hero 25
            table: Wolf 2/2
        """,
        PICKY,
    )
    table.end_turn("Anna: Wolf 2/2")
    assert pile(table, "Boris", "graveyard") == ["Wolf 2/2"]
    assert "501.4" not in ids(table)


CATASTROPHE = """
    Anna (active): hero 25
        coins: 6
        hand: Catastrophe
        table: Dwarf 3/3
    Boris: hero 25
        table: Bear 4/4
"""


def test_118_2_what_names_all_cards_of_a_sort_chooses_none() -> None:
    table = lay(CATASTROPHE)
    table.play("Catastrophe")
    assert pile(table, "Anna", "table") == pile(table, "Boris", "table") == []
    assert "118.2" in ids(table)
    assert "502.6" not in ids(table), "where cards fit, nobody asks whether it may be declared without any"

    off = lay(CATASTROPHE, without=["118.2"])
    need = refused(off, ChoiceNeeded, lambda: off.play("Catastrophe"))
    assert set(need.possible) == {"Anna: Dwarf 3/3", "Anna: Bear 4/4"}


def test_502_6_a_mass_ability_may_be_declared_without_a_fitting_card() -> None:
    position = CATASTROPHE.replace("table: Dwarf 3/3", "deck: 1").replace("table: Bear 4/4", "deck: 1")
    table = lay(position)
    table.play("Catastrophe")
    assert pile(table, "Anna", "graveyard") == ["Catastrophe"]
    assert "502.6" in ids(table)

    off = lay(position, without=["502.6"])
    refused(off, NoTarget, lambda: off.play("Catastrophe"))


def test_502_6_a_mass_ability_hits_what_fits_when_it_executes() -> None:
    """No targets were fixed: Sweep hits the creature wounded by the ability before it, declared together with it."""
    sweep = spell(("Sweep", "Метла"), (wound_one(1, enemy_creature),), (destroy_each(unwounded),))
    table = lay(
        """
        Anna (active): hero 25
            coins: 1
            hand: Sweep
        Boris: hero 25
            table: Bear 4/4; Wolf 2/2
        """,
        sweep,
    )
    table.play("Sweep", "Anna: Bear 4/4")
    assert pile(table, "Boris", "table") == ["Bear 4/4 (wounds 1)"]


def test_illegality_a_simple_ability_without_a_target_cannot_be_declared() -> None:
    table = lay(
        """
        Anna (active): hero 25
            coins: 1
            hand: Nojta
        Boris: hero 25
            table: Wolf 2/2 (wounds 1)
        """
    )
    wrong = refused(table, NoTarget, lambda: table.play("Nojta", "Anna: Nojta"))
    assert wrong.id == "illegality"

    off = lay(str(table), without=["illegality"])
    off.play("Nojta")
    assert "501.1" in ids(off)
