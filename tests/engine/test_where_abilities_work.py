"""Where abilities work (202.2, A-graveyard-abilities), and in whose turn (active-player)."""

from __future__ import annotations

import pytest

from engine import ChoiceNeeded
from tests.engine.helpers import (
    DRAW,
    at_end,
    creature,
    ids,
    lay,
    pile,
    refused,
)

SCRIBE = creature(("Scribe", "Писец"), 1, 1, at_end(DRAW))


@pytest.mark.parametrize("zone", ["hand", "graveyard"])
def test_202_2_abilities_work_only_in_play(zone: str) -> None:
    position = f"""
        Anna (active): hero 25
            {zone}: Scribe
            deck: Wolf 2/2; Wolf 2/2
        Boris: hero 25
    """
    table = lay(position, SCRIBE)
    table.end_turn()
    assert pile(table, "Anna", "deck") == ["Wolf 2/2", "Wolf 2/2"]
    assert "202.2" in ids(table)

    off = lay(position, SCRIBE, without=["202.2"])
    off.end_turn()
    assert pile(off, "Anna", "deck") == ["Wolf 2/2"]


def test_202_2_nothing_in_a_deck_fires() -> None:
    table = lay(
        """
        Anna (active): hero 25
            deck: Scribe; Wolf 2/2
        Boris: hero 25
        """,
        SCRIBE,
    )
    table.end_turn()
    assert pile(table, "Anna", "deck") == ["Scribe", "Wolf 2/2"]


ALP_DEAD = """
    Anna (active): hero 25
        table: Dwarf 3/3
        graveyard: Alp
    Boris: hero 25
"""


def test_a_graveyard_abilities_a_text_that_speaks_of_the_graveyard_works_there() -> None:
    table = lay(ALP_DEAD)
    table.end_turn("Anna: Alp")
    assert pile(table, "Anna", "table") == ["Alp"]
    assert "A-graveyard-abilities" in ids(table)

    off = lay(ALP_DEAD, without=["A-graveyard-abilities"])
    off.end_turn()
    assert pile(off, "Anna", "graveyard") == ["Alp"]


@pytest.mark.parametrize("zone", ["table", "hand"])
def test_202_2_does_not_decide_on_an_ability_that_speaks_of_another_zone(zone: str) -> None:
    """Alp's text says «if Alp is in the graveyard»: in play or in hand it does not fire, with 202.2 or without."""
    position = f"""
        Anna (active): hero 25
            {zone}: Alp
        Boris: hero 25
    """
    table = lay(position)
    table.end_turn()
    assert "202.2" not in ids(table)
    off = lay(position, without=["202.2"])
    off.end_turn()
    assert off.board() == table.board()


def test_active_player_the_end_of_your_turn_is_not_the_end_of_his() -> None:
    position = """
        Anna (active): hero 25
            table: Dwarf 3/3
            graveyard: Alp
        Boris: hero 25
            table: Wolf 2/2
            graveyard: Alp
    """
    table = lay(position)
    table.end_turn("Anna: Alp")
    assert pile(table, "Boris", "graveyard") == ["Alp"]
    assert "active-player" in ids(table)

    off = lay(position, without=["active-player"])
    need = refused(off, ChoiceNeeded, off.end_turn)
    assert need.possible == ("Boris: Alp", "Boris: pass")
