"""What a waiting ability needs of its source (401.5, 502.3.1)."""

from __future__ import annotations

import pytest

from engine import Table
from engine.abilities import Each, Step
from engine.effects import lift
from engine.keywords import POISON
from tests.engine.changes import card, card_with, field
from tests.engine.helpers import (
    DRAW,
    any_creature,
    at_start,
    destroy_each,
    destroy_one,
    ids,
    own_hero,
    use,
    wound_each,
    your_creature,
)

QUACK = card_with("Quack", 9, at_start(Step(lift(POISON[0]), Each(any_creature))))
KILLER = card_with("Killer", 9, at_start(destroy_each(lambda g, e, c: any_creature(g, e, c) and c.bare()[0] == "Bell")))
BELL = card_with("Bell", 1, at_start(wound_each(1, own_hero)))


def begun(squad: str, first: str, without: tuple[str, ...] = ()) -> Table:
    """Boris's turn begins; what is FIRST enters first."""
    table = Table(
        f"Anna (active, turn ended): hero 25\nBoris: hero 25\n    table: {squad}\n    deck: 3",
        [QUACK, KILLER, BELL],
        without,
    )
    table.next_turn(f"Boris: {first}")
    return table


@pytest.mark.parametrize(("without", "hurt"), [((), 2), (("502.3.1",), 0), (("401.5",), 2)])
def test_502_3_1_an_ability_that_was_given_and_is_lifted_while_it_waits(without: tuple[str, ...], hurt: int) -> None:
    """Poison has been declared; Quack lifts it first; it wounds all the same, its source having been asked once."""
    table = begun("Orc 2/9 (poison 2); Quack", "Quack", without)
    assert card(table, "Orc").wounds == hurt
    assert ("401.5" in ids(table)) is False


@pytest.mark.parametrize(("without", "hurt"), [((), " (wounds 1)"), (("401.5",), ""), (("502.3.1",), " (wounds 1)")])
def test_401_5_a_source_that_has_left_while_its_ability_waits(without: tuple[str, ...], hurt: str) -> None:
    table = begun("Bell; Killer", "Killer", without)
    assert table.board()[1].hero == f"hero 25{hurt}"
    assert ("502.3.1" in ids(table)) is False


def test_401_5_is_not_needed_for_a_death_whose_source_is_where_it_is_expected() -> None:
    widow = card_with("Widow", 1, use(destroy_one(your_creature), DRAW))
    table = field("Widow; Alp", "Orc 2/2", widow)
    table.use("Widow", "Anna: Alp")
    assert not {"401.5", "502.3.1"} & set(ids(table))
