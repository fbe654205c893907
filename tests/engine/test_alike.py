"""Cards that nothing tells apart are one option; whatever makes a difference makes two."""

from __future__ import annotations

import pytest

from engine import ChoiceNeeded
from engine.abilities import Itself, Step
from engine.wounds import wound
from tests.engine.helpers import (
    any_creature,
    at_end,
    boards,
    creature,
    death,
    destroy_one,
    enemy_creature,
    lay,
    outcomes,
    pile,
    refused,
    spell,
    use,
    wound_one,
    your_creature,
)

JAB = spell(("Jab", "Тычок"), (wound_one(1, any_creature),))


def fist(anna: str, boris: str, card: str = "Jab") -> str:
    return f"""
        Anna (active): hero 25
            coins: 1
            hand: {card}
            {anna}
        Boris: hero 25
            {boris}
    """


def test_identical_cards_are_one_option_so_nobody_is_asked() -> None:
    table = lay(fist("deck: 1", "table: Wolf 2/2; Wolf 2/2"), JAB)
    table.play("Jab")
    assert pile(table, "Boris", "table") == ["Wolf 2/2", "Wolf 2/2 (wounds 1)"]


@pytest.mark.parametrize(
    "other",
    ["Wolf 2/2 (wounds 1)", "Wolf 2/2 (closed)", "Wolf 2/2 (first turn)", "Wolf 2/3", "Wolf 1/2", "Wolf 2/2 cost 1"],
)
def test_cards_that_differ_in_anything_shown_are_two(other: str) -> None:
    table = lay(fist("deck: 1", f"table: Wolf 2/2; {other}"), JAB)
    need = refused(table, ChoiceNeeded, lambda: table.play("Jab"))
    assert set(need.possible) == {"Anna: Wolf 2/2", f"Anna: {other}"}


def test_two_of_one_text_in_different_squads_are_told_apart_by_the_player() -> None:
    table = lay(fist("table: Wolf 2/2; Wolf 2/2", "table: Wolf 2/2"), JAB)
    need = refused(table, ChoiceNeeded, lambda: table.play("Jab"))
    assert set(need.possible) == {"Anna: Wolf 2/2 — Anna", "Anna: Wolf 2/2 — Boris"}
    table.play("Jab", "Anna: Wolf 2/2 — Boris")
    assert pile(table, "Boris", "table") == ["Wolf 2/2 (wounds 1)"]


def test_two_of_one_text_of_which_one_is_a_target_in_the_queue_are_told_apart() -> None:
    """Two Alps, two equal Dwarfs: the second Alp may name the Dwarf of the first, or the other one (119.2)."""
    position = """
        Anna (active): hero 25
            table: Dwarf 3/3; Dwarf 3/3
            graveyard: Alp; Alp
        Boris: hero 25
    """
    table = lay(position)
    need = refused(table, ChoiceNeeded, lambda: table.end_turn("Anna: Alp", "Anna: Alp"))
    assert len(need.possible) == 2
    assert outcomes(position, lambda table: table.end_turn()) == boards(
        """
        Anna (active, turn ended): hero 25
            table: Dwarf 3/3; Dwarf 3/3
            graveyard: Alp; Alp
        Boris: hero 25
        """,
        """
        Anna (active, turn ended): hero 25
            table: Alp; Dwarf 3/3
            graveyard: Alp; Dwarf 3/3
        Boris: hero 25
        """,
        """
        Anna (active, turn ended): hero 25
            table: Alp; Alp
            graveyard: Dwarf 3/3; Dwarf 3/3
        Boris: hero 25
        """,
    )


def test_two_of_one_text_of_which_one_will_be_destroyed_are_told_apart() -> None:
    """The first Killer has named a Grudge: for the second there are that one and the other."""
    killer = creature(("Killer", "Палач"), 1, 9, at_end(destroy_one(enemy_creature)))
    grudge = creature(("Grudge", "Злюка"), 1, 1, death(destroy_one(enemy_creature)))
    table = lay(
        """
        Anna (active): hero 25
            table: Killer; Killer
        Boris: hero 25
            table: Grudge; Grudge
        """,
        killer,
        grudge,
    )
    need = refused(table, ChoiceNeeded, table.end_turn)
    assert len(need.possible) == 2


DOUBLE = spell(("Double", "Дуплет"), (wound_one(1, enemy_creature), wound_one(1, enemy_creature)))
DOUBLE_FOUND = boards(
    """
    Anna (active): hero 25
        coins: 1, closed 1
        graveyard: Double
        deck: 1
    Boris: hero 25
        table: Wolf 2/3; Wolf 2/3 (wounds 2)
    """,
    """
    Anna (active): hero 25
        coins: 1, closed 1
        graveyard: Double
        deck: 1
    Boris: hero 25
        table: Wolf 2/3 (wounds 1); Wolf 2/3 (wounds 1)
    """,
)


def test_501_1_a_card_named_for_the_first_part_is_told_apart_in_the_second() -> None:
    """Two equal Wolves, two parts: both wounds on one, or one on each."""
    position = fist("deck: 1", "table: Wolf 2/3; Wolf 2/3", "Double")
    assert outcomes(position, lambda table: table.play("Double"), DOUBLE) == DOUBLE_FOUND


def test_309_1_a_card_named_for_an_earlier_ability_of_the_spell_is_told_apart() -> None:
    """The same as two abilities: the first waits in the Queue while the second is declared."""
    double = spell(("Double", "Дуплет"), (wound_one(1, enemy_creature),), (wound_one(1, enemy_creature),))
    position = fist("deck: 1", "table: Wolf 2/3; Wolf 2/3", "Double")
    assert outcomes(position, lambda table: table.play("Double"), double) == DOUBLE_FOUND


def test_501_1_the_source_itself_and_its_equal_are_told_apart() -> None:
    """«A coin: wound a creature of yours 1, then this card 1» with an equal neighbour: itself, or the other."""
    ascetic = creature(("Ascetic", "Аскет"), 1, 9, use(wound_one(1, your_creature), Step(wound(1), Itself()), coins=1))
    position = """
        Anna (active): hero 25
            coins: 1
            table: Ascetic; Ascetic
        Boris: hero 25
    """
    found = outcomes(position, lambda table: table.use("Ascetic"), ascetic)
    assert {text.split("\n")[2].strip() for text in found} == {
        "table: Ascetic; Ascetic (wounds 2)",
        "table: Ascetic (wounds 1); Ascetic (wounds 1)",
    }
