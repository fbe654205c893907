"""«Does not close after attacking», «Does not close after defending»: open, but it has acted (glossary; A-closing)."""

from __future__ import annotations

import pytest

from engine import CannotAct, NobodyAsked, Table
from engine.traits import OPEN_AFTER_ATTACKING
from tests.engine.changes import card_with, field
from tests.engine.helpers import enemy_creature, ids, pile, refused, shoot, use

RAIDER = "Wolf 1/9 [Does not close after attacking]"
GATE = "Guard 1/9 [Does not close after defending]"


def squads(table: Table) -> list[list[str]]:
    return [pile(table, player, "table") for player in ("Anna", "Boris")]


@pytest.mark.parametrize(("without", "closed"), [((), ""), (("does-not-close",), "closed, ")])
def test_it_does_not_close_after_its_attack(without: tuple[str, ...], closed: str) -> None:
    table = field(RAIDER, "Orc 1/9", without=without)
    table.strike(RAIDER, "Orc 1/9")
    assert squads(table)[0] == [f"{RAIDER} ({closed}wounds 1, struck)"]


@pytest.mark.parametrize(("without", "closed"), [((), ""), (("does-not-close",), "closed, ")])
def test_it_does_not_close_as_defender(without: tuple[str, ...], closed: str) -> None:
    table = field("Bear 2/9", f"{GATE}; Orc 1/9", without=without)
    table.strike("Bear 2/9", "Orc 1/9", f"Boris: {GATE}")
    assert squads(table) == [
        ["Bear 2/9 (closed, wounds 1, struck)"],
        [f"{GATE} ({closed}wounds 2, defended)", "Orc 1/9"],
    ]


def test_the_one_is_not_the_other() -> None:
    """An attacker that stays open as defender closes, and the reverse."""
    table = field(GATE, f"{RAIDER}; Orc 1/9")
    table.strike(GATE, "Orc 1/9", f"Boris: {RAIDER}")
    assert squads(table) == [
        [f"{GATE} (closed, wounds 1, struck)"],
        ["Orc 1/9", f"{RAIDER} (closed, wounds 1, defended)"],
    ]
    assert "does-not-close" not in ids(table)


def test_15_108_2_it_counts_as_having_acted_and_cannot_strike_again() -> None:
    table = field(RAIDER, "Orc 0/9")
    table.strike(RAIDER, "Orc 0/9")
    assert refused(table, CannotAct, lambda: table.strike(f"{RAIDER} (struck)", "Orc 0/9")).id == "15:108.2"


def test_15_509_3_it_counts_as_having_defended_and_cannot_again_this_turn() -> None:
    """Nobody is asked for the second strike; in Anna's next turn Boris is."""
    table = field("Bear 0/9; Troll 0/9", f"{GATE}; Orc 1/9 (closed)")
    table.strike("Bear 0/9", "Orc 1/9 (closed)", f"Boris: {GATE}")
    refused(table, NobodyAsked, lambda: table.strike("Troll 0/9", "Orc 1/9 (closed)", "Boris: no defender"))
    table.strike("Troll 0/9", "Orc 1/9 (closed)")
    for _ in range(2):
        table.end_turn()
        table.next_turn()
    table.strike("Troll 0/9", "Orc 1/9", f"Boris: {GATE}")


def test_open_it_may_still_use_what_closes_it() -> None:
    """It has struck; to shoot is another Action, and it closes for that."""
    archer = card_with("Ranger", 9, OPEN_AFTER_ATTACKING, use(shoot(1, enemy_creature), close=True), strike=1)
    table = field("Ranger", "Orc 0/9", archer)
    table.strike("Ranger", "Orc 0/9")
    table.use("Ranger (struck)")
    assert squads(table) == [["Ranger (closed, struck)"], ["Orc 0/9 (wounds 2)"]]


def test_it_may_strike_back_in_the_opponents_turn_since_it_is_open() -> None:
    table = field(RAIDER, "Orc 1/9")
    table.strike(RAIDER, "Orc 1/9")
    table.end_turn()
    table.next_turn()
    assert squads(table)[0] == [f"{RAIDER} (wounds 1)"]
    table.strike("Orc 1/9 (wounds 1)", f"{RAIDER} (wounds 1)")
    assert squads(table)[1] == ["Orc 1/9 (closed, wounds 2, struck)"]


def test_it_is_lost_with_the_features() -> None:
    table = field(f"{RAIDER} (without features)", "Orc 0/9")
    table.strike(f"{RAIDER} (without features)", "Orc 0/9")
    assert squads(table)[0] == [f"{RAIDER} (closed, struck, without features)"]


def test_besides_experience_one_is_enough() -> None:
    both = "Wolf 1/9 [Attack experience, Does not close after attacking]"
    for without in ("does-not-close", "attack-experience"):
        table = field(both, "Orc 0/9", without=(without,))
        table.strike(both, "Orc 0/9")
        assert squads(table)[0] == [f"{both} (struck)"]


def test_one_that_was_closed_by_something_else_is_not_opened_by_it() -> None:
    """Closed as target of the strike, it takes its wounds; «does not close» opens nothing."""
    table = field("Bear 2/9", f"{GATE} (closed)")
    table.strike("Bear 2/9", f"{GATE} (closed)")
    assert squads(table)[1] == [f"{GATE} (closed, wounds 2)"]
