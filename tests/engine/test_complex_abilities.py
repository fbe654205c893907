"""Complex abilities: what must be legal (119.3), where they stop (119.2), what counts as executed (120.7, 120.8)."""

from __future__ import annotations

from engine import NoTarget
from tests.engine.helpers import (
    DRAW,
    any_creature,
    at_end,
    creature,
    destroy_one,
    enemy_creature,
    hire,
    ids,
    lay,
    pile,
    refused,
    shows,
    texts,
    wound_each,
    wound_one,
    your_creature,
)

BUTCHER = creature(
    ("Butcher", "Мясник"), 1, 9, at_end(destroy_one(enemy_creature), wound_one(1, your_creature), optional=True)
)


def test_119_3_without_a_target_for_the_first_part_it_cannot_be_declared() -> None:
    """The second part has targets enough; that does not help."""
    position = """
        Anna (active): hero 25
            table: Butcher
        Boris: hero 25
    """
    table = lay(position, BUTCHER)
    wrong = refused(table, NoTarget, lambda: table.end_turn("Anna: Butcher"))
    assert wrong.id == "119.3"
    assert wrong.possible == ("Anna: pass",)
    table.end_turn()
    assert "119.3" in ids(table), "it says why the ability was lost"
    assert "401.7" in ids(table)

    off = lay(position, BUTCHER, without=["119.3"])
    off.end_turn("Anna: Butcher")
    assert "501.1" in ids(off)


def test_119_3_only_the_first_part_needs_a_target() -> None:
    """«Destroy a creature of yours, wound a creature of the opponent»: with nobody to wound it is declared."""
    offering = creature(("Offering", "Жертва"), 1, 9, hire(destroy_one(your_creature), wound_one(1, enemy_creature)))
    table = lay(
        """
        Anna (active): hero 25
            coins: 1
            hand: Offering
            table: Wolf 2/2
        Boris: hero 25
        """,
        offering,
    )
    table.play("Offering", "Anna: Wolf 2/2")
    assert pile(table, "Anna", "graveyard") == ["Wolf 2/2"]


def test_119_2_parts_are_executed_in_written_order_and_it_stops_at_the_first_it_cannot() -> None:
    """Two Alps on one Dwarf: without the rule the second comes back as well."""
    position = """
        Anna (active): hero 25
            table: Dwarf 3/3
            graveyard: Alp; Alp
        Boris: hero 25
    """
    table = lay(position)
    table.end_turn("Anna: Alp", "Anna: Alp")
    assert pile(table, "Anna", "table") == ["Alp"]
    assert "119.2" in ids(table)

    off = lay(position, without=["119.2"])
    off.end_turn("Anna: Alp", "Anna: Alp")
    assert pile(off, "Anna", "table") == ["Alp", "Alp"]


def test_119_2_a_later_part_that_cannot_be_executed_leaves_the_earlier_ones_done() -> None:
    drawer = creature(
        ("Drawer", "Черпак"), 1, 1, at_end(wound_each(1, any_creature), DRAW, wound_each(1, any_creature))
    )
    table = lay(
        """
        Anna (active): hero 25
            table: Bear 4/4; Drawer
        Boris: hero 25
        """,
        drawer,
    )
    table.end_turn()
    shows(
        table,
        """
        Anna (active, turn ended): hero 25
            table: Bear 4/4 (wounds 1)
            graveyard: Drawer
        Boris: hero 25
        """,
    )


def test_120_7_with_its_only_target_gone_it_counts_as_not_executed() -> None:
    killer = creature(("Killer", "Палач"), 1, 9, at_end(destroy_one(enemy_creature)))
    position = """
        Anna (active): hero 25
            table: Killer; Killer
        Boris: hero 25
            table: Wolf 2/2
    """
    table = lay(position, killer)
    table.end_turn()
    assert ids(table).count("120.7") == 1


def test_120_7_120_8_one_target_of_two_is_enough_to_count_as_executed() -> None:
    """Two targets, one in each part; the Wolf is gone by then, the Bear is wounded: executed in part, so executed."""
    killer = creature(("Killer", "Палач"), 1, 9, at_end(destroy_one(enemy_creature)))
    bully = creature(("Bully", "Задира"), 1, 9, at_end(wound_one(1, enemy_creature), wound_one(1, enemy_creature)))
    table = lay(
        """
        Anna (active): hero 25
            table: Bully; Killer
        Boris: hero 25
            table: Bear 4/4; Wolf 2/2
        """,
        killer,
        bully,
    )
    table.end_turn("Anna: Killer", "Anna: Wolf 2/2", "Anna: Bear 4/4", "Anna: Wolf 2/2")
    assert pile(table, "Boris", "table") == ["Bear 4/4 (wounds 1)"]
    assert not [line for line in texts(table) if "not executed" in line]
