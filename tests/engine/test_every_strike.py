"""«In the opponent's turn every strike must be at this card; attacks of creatures at it are 2 weaker» (502.9)."""

from __future__ import annotations

from functools import partial

import pytest

from engine import NoTarget, NotATarget, Table
from engine.effects import EVERY_STRIKE
from engine.lasting import Constant
from engine.printed import Printed
from tests.engine.helpers import creature, enemy_character, hero, ids, lay, pile, refused, shoot, use

SANCTORUM = creature(("Sanctorum", "Санкторум"), 2, 5, Constant((), EVERY_STRIKE), cost=5)
LONGBOW = creature(("Longbow", "Стрелец"), 1, 1, use(shoot(3, enemy_character), close=True))
HUNTRESS = hero(("Huntress", "Охотница"), 25, use(shoot(3, enemy_character), close=True))

POSITION = """
    Anna (active): {}
        table: {}
    Boris: {}
        table: {}
"""


def field(anna: str, boris: str, hers: str = "hero 25", his: str = "hero 25", without: tuple[str, ...] = ()) -> Table:
    cards: tuple[Printed, ...] = (SANCTORUM, LONGBOW, HUNTRESS)
    return lay(POSITION.format(hers, anna, his, boris), *cards, without=without)


@pytest.mark.parametrize("target", ["Wolf 2/2", "hero 25"])
def test_502_9_a_strike_is_at_the_card_that_demands_it(target: str) -> None:
    table = field("Orc 3/3", "Sanctorum; Wolf 2/2 (closed)")
    error = refused(table, NotATarget, lambda: table.strike("Orc 3/3", target))
    assert (error.id, error.possible) == ("502.9", ("Sanctorum",))
    off = field("Orc 3/3", "Sanctorum; Wolf 2/2 (closed)", without=("502.9",))
    off.strike("Orc 3/3", target, "Boris: no defender")
    assert pile(off, "Anna", "table") == ["Orc 3/3 (closed, struck)"]


def test_every_strike_is_bound_not_only_the_first() -> None:
    table = field("Orc 3/3; Troll 4/9", "Sanctorum; Wolf 2/2 (closed)")
    table.strike("Orc 3/3", "Sanctorum")
    refused(table, NotATarget, lambda: table.strike("Troll 4/9", "Wolf 2/2"))


def test_501_4_a_defender_may_be_assigned() -> None:
    table = field("Orc 3/3", "Sanctorum; Bear 1/4")
    table.strike("Orc 3/3", "Sanctorum", "Boris: Bear 1/4")
    assert pile(table, "Boris", "table") == ["Bear 1/4 (closed, wounds 3, defended)", "Sanctorum"]


def test_its_own_player_and_shots_are_not_bound() -> None:
    own = field("Sanctorum; Orc 3/3", "Wolf 2/2 (closed)")
    own.strike("Orc 3/3", "Wolf 2/2")
    assert pile(own, "Boris", "graveyard") == ["Wolf 2/2"]
    shot = field("Longbow", "Sanctorum; Wolf 2/2")
    shot.use("Longbow", "Anna: Wolf 2/2")
    assert pile(shot, "Boris", "graveyard") == ["Wolf 2/2"]


def test_502_9_two_that_say_the_same_contradict_each_other() -> None:
    """Each means itself (15:105.3), so that nobody can be struck (15:514.1)."""
    table = field("Orc 3/3", "Sanctorum; Sanctorum (wounds 1); Wolf 2/2 (closed)")
    for target in ("Wolf 2/2", "Sanctorum", "Sanctorum (wounds 1)"):
        assert refused(table, NoTarget, partial(table.strike, "Orc 3/3", target)).id == "illegality"


def test_without_its_features_it_demands_nothing() -> None:
    table = field("Orc 3/3", "Sanctorum (without features, closed); Wolf 2/2 (closed)")
    table.strike("Orc 3/3", "Wolf 2/2")
    assert pile(table, "Boris", "graveyard") == ["Wolf 2/2"]


def test_502_9_with_bjornbons_obligation_no_strike_can_be_declared() -> None:
    table = field("Orc 3/3", "Sanctorum", his="Bjornbon (closed, target of the first attack)")
    for strike in (partial(table.strike, "Orc 3/3", "Sanctorum"), partial(table.strike, "Orc 3/3", "Bjornbon")):
        assert refused(table, NoTarget, strike).id == "illegality"


@pytest.mark.parametrize(("attacker", "left"), [("Orc 3/3", ["Sanctorum (wounds 1)"]), ("Orc 2/3", ["Sanctorum"])])
def test_attacks_of_creatures_at_it_are_weaker(attacker: str, left: list[str]) -> None:
    table = field(attacker, "Sanctorum")
    table.strike(attacker, "Sanctorum")
    assert pile(table, "Boris", "table") == left
    assert pile(table, "Anna", "table") == [f"{attacker} (closed, wounds 2, struck)"]


def test_so_are_their_shots_but_not_those_of_a_hero() -> None:
    table = field("Longbow", "Sanctorum", hers="Huntress")
    table.use("Longbow", "Anna: Sanctorum")
    assert pile(table, "Boris", "table") == ["Sanctorum (wounds 1)"]
    table.use("Huntress", "Anna: Sanctorum (wounds 1)")
    assert pile(table, "Boris", "table") == ["Sanctorum (wounds 4)"]


def test_15_523_2_below_zero_it_is_zero_and_the_strike_is_a_strike() -> None:
    table = field("Dwarf 1/3", "Sanctorum")
    table.strike("Dwarf 1/3", "Sanctorum")
    told = [line.text() for line in table.trace if line.id == "strike"]
    assert told == ["Dwarf 1/3 strikes Sanctorum for 0"]
    assert "15:523.2" in ids(table)
    assert pile(table, "Anna", "table") == ["Dwarf 1/3 (closed, wounds 2, struck)"]
    assert pile(table, "Boris", "table") == ["Sanctorum"]

    off = field("Dwarf 1/3", "Sanctorum", without=("15:523.2",))
    off.strike("Dwarf 1/3", "Sanctorum")
    assert [line.text() for line in off.trace if line.id == "strike"] == ["Dwarf 1/3 strikes Sanctorum for -1"]
