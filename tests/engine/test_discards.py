"""Discards: whose choice, in full, in part, of an empty hand, and what fires on them (discard, 120.8, 119.2)."""

from __future__ import annotations

import pytest

from engine import ChoiceNeeded, NotAnOption, Table
from engine.abilities import Event, Nothing, Step, Whose
from engine.actions import discard
from engine.choices import BadPosition
from engine.printed import Printed
from tests.engine.helpers import DRAW, creature, death, ids, lay, pile, refused, spell, when

PLAY = """
    Anna (active): hero 25
        coins: 5
        hand: {}
        table: Witness
        deck: 9
    Boris: hero 25
        {}
        deck: 9
"""
RITE = spell(("Rite", "Обряд"), (Step(discard(1), Nothing()), DRAW))
HEAVY_RITE = spell(("Heavy Rite", "Большой обряд"), (Step(discard(2), Nothing()), DRAW))
CAPITAL = "Capital Punishment"
THREE = "hand: Wolf 2/2; Bear 3/3; Troll 4/4"


def witness(of: Whose) -> Printed:
    """«When [whose] card is discarded, draw a card.»"""
    return creature(("Witness", "Свидетель"), 1, 9, when(Event.DISCARDED, DRAW, of=of))


def table_with(
    anna: str, boris: str = "", *cards: Printed, of: Whose = Whose.ITSELF, without: tuple[str, ...] = ()
) -> Table:
    """A table with the hand of ANNA and what BORIS has; Witness is Anna's."""
    rows = PLAY.format(anna, boris).split("\n")
    position = "\n".join(row for row in rows if row.strip())
    return lay(position, RITE, HEAVY_RITE, witness(of), *cards, without=without)


def hand(table: Table, player: str) -> list[str]:
    return pile(table, player, "hand")


def test_discard_the_opponent_who_discards_chooses() -> None:
    table = table_with(CAPITAL, THREE)
    need = refused(table, ChoiceNeeded, lambda: table.play(CAPITAL))
    assert set(need.possible) == {"Boris: Wolf 2/2", "Boris: Bear 3/3", "Boris: Troll 4/4"}
    refused(table, NotAnOption, lambda: table.play(CAPITAL, "Anna: Wolf 2/2"))
    refused(table, NotAnOption, lambda: table.play(CAPITAL, "Boris: Wolf 2/2", "Boris: Wolf 2/2"))
    table.play(CAPITAL, "Boris: Wolf 2/2", "Boris: Troll 4/4")
    assert hand(table, "Boris") == ["Bear 3/3"]
    assert pile(table, "Boris", "graveyard") == ["Troll 4/4", "Wolf 2/2"]
    assert pile(table, "Anna", "graveyard") == [CAPITAL]


def test_discard_ones_own_choice() -> None:
    """The spell itself is in the graveyard by then (A-spell-graveyard)."""
    table = table_with("Rite; Wolf 2/2; Bear 3/3")
    table.play("Rite", "Anna: Bear 3/3")
    assert hand(table, "Anna") == ["Wolf 2/2", "unknown card"]
    assert pile(table, "Anna", "graveyard") == ["Bear 3/3", "Rite"]


@pytest.mark.parametrize(
    ("of", "given", "fires"),
    [
        (Whose.OPPONENTS, THREE, 2),
        (Whose.YOURS, THREE, 0),
        (Whose.OPPONENTS, "hand: Wolf 2/2", 1),
        (Whose.OPPONENTS, "", 0),
    ],
)
def test_120_8_discarded_fires_for_each_card_and_for_what_there_was(of: Whose, given: str, fires: int) -> None:
    """Capital Punishment against three cards, one (the example of 120.8), none."""
    table = table_with(CAPITAL, given, of=of)
    choices = ["Boris: Wolf 2/2", "Boris: Bear 3/3"] if given == THREE else []
    if fires == 2:
        choices.append("Anna: Witness — Wolf 2/2")
    table.play(CAPITAL, *choices)
    assert hand(table, "Anna") == ([str(fires)] if fires else [])
    assert ids(table).count("discard") == {THREE: 2, "": 0}.get(given, 1)
    assert ("120.8" in ids(table)) is (given == "hand: Wolf 2/2")


def test_120_8_decides_whether_what_waits_for_a_discard_fires() -> None:
    """Discarded is the card either way."""
    off = table_with(CAPITAL, "hand: Wolf 2/2", of=Whose.OPPONENTS, without=("120.8",))
    off.play(CAPITAL)
    assert pile(off, "Boris", "graveyard") == ["Wolf 2/2"]
    assert hand(off, "Anna") == []


def test_309_2_what_a_discard_fired_enters_after_the_spell() -> None:
    table = table_with(CAPITAL, "hand: Wolf 2/2", of=Whose.OPPONENTS)
    table.play(CAPITAL)
    told = ids(table)
    assert told.index("discard") < told.index("309.2") < told.index("draw-a-card")

    off = table_with(CAPITAL, "hand: Wolf 2/2", of=Whose.OPPONENTS, without=("309.2",))
    off.play(CAPITAL)
    assert hand(off, "Anna") == []
    off.end_turn()
    assert hand(off, "Anna") == ["1"], "at the nearest of the other points (401.2)"


def test_120_8_discarded_in_part_the_next_part_executes() -> None:
    table = table_with("Heavy Rite; Wolf 2/2")
    table.play("Heavy Rite")
    assert pile(table, "Anna", "graveyard") == ["Heavy Rite", "Wolf 2/2"]
    assert hand(table, "Anna") == ["1"]


def test_119_2_with_an_empty_hand_the_complex_ability_breaks_off() -> None:
    """It may be declared: its first part takes no target. Nothing can be discarded, so nothing is drawn."""
    table = table_with("Rite")
    table.play("Rite")
    assert hand(table, "Anna") == []
    assert "119.2" in ids(table)

    off = table_with("Rite", without=("119.2",))
    off.play("Rite")
    assert hand(off, "Anna") == ["1"]


def test_discard_of_cards_that_nothing_tells_apart_is_no_choice() -> None:
    table = table_with(CAPITAL, "hand: Wolf 2/2; Wolf 2/2; Wolf 2/2")
    table.play(CAPITAL)
    assert hand(table, "Boris") == ["Wolf 2/2"]


def test_discard_is_no_death() -> None:
    """The card was not in play: its «Death» is silent."""
    herald = creature(("Herald", "Вестник"), 1, 1, death(DRAW))
    table = table_with(CAPITAL, "hand: Herald", herald)
    table.play(CAPITAL)
    assert pile(table, "Boris", "graveyard") == ["Herald"]
    assert hand(table, "Boris") == []
    assert "death" not in ids(table)


def test_in_russian() -> None:
    table = lay(
        """
        Анна (активный игрок): герой 25
            монеты: 3
            рука: Казнь
        Борис: герой 25
            рука: Волк 2/2; Волк 2/2; Медведь 3/3
        """
    )
    table.play("Казнь", "Борис: Волк 2/2", "Борис: Волк 2/2")
    assert table.board()[1].zones[0].cards == ("Медведь 3/3",)


def test_discard_of_all_there_are_is_no_choice() -> None:
    """Both must go, in no order that could matter: there is nothing to choose."""
    table = table_with(CAPITAL, "hand: Wolf 2/2; Bear 3/3")
    table.play(CAPITAL)
    assert pile(table, "Boris", "graveyard") == ["Bear 3/3", "Wolf 2/2"]


def test_a_hand_of_unknown_cards_leaves_no_position_that_cannot_be_read() -> None:
    """What the text cannot hold refuses to print; what prints can be read, and prints again."""
    table = table_with(CAPITAL, "hand: 3")
    table.play(CAPITAL)
    try:
        printed = str(table)
    except BadPosition:
        return
    assert str(lay(printed, witness(Whose.ITSELF))) == printed


def test_a_spell_graveyard_decides_without_it_the_spell_is_in_hand_to_be_discarded() -> None:
    off = table_with("Rite; Wolf 2/2", without=("A-spell-graveyard",))
    off.play("Rite", "Anna: Rite")
    assert hand(off, "Anna") == ["Wolf 2/2", "unknown card"]
    assert pile(off, "Anna", "graveyard") == ["Rite"]
