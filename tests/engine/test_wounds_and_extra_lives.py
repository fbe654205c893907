"""Wounds and extra lives do not cancel each other (glossary, "Extra lives"; 15:504.2, 15:504.5)."""

from __future__ import annotations

from engine import Table
from tests.engine.helpers import ids, lay, pile

LENT = """
    Anna (active): hero 25
        coins: 2
        hand: Healing Vial
        table: Bear 4/4 (extra lives 2 until the end of the turn)
    Boris: hero 25
        table: Troll {}/9
"""


def fought(power: int, without: tuple[str, ...] = ()) -> Table:
    table = lay(LENT.format(power), without=without)
    table.strike("Bear 4/4", f"Troll {power}/9")
    return table


def test_extra_lives_a_wound_takes_none_of_them_away() -> None:
    table = fought(4)
    assert pile(table, "Anna", "table") == [
        "Bear 4/4 (closed, wounds 4, struck, extra lives 2 until the end of the turn)"
    ]
    assert "extra-lives" in ids(table)
    table.end_turn()
    assert pile(table, "Anna", "graveyard") == ["Bear 4/4"]


def test_extra_lives_otherwise_the_first_wounds_would_take_them_away() -> None:
    off = fought(4, without=("extra-lives",))
    assert pile(off, "Anna", "table") == ["Bear 4/4 (closed, wounds 2, struck)"]
    one = fought(1, without=("extra-lives",))
    assert pile(one, "Anna", "table") == ["Bear 4/4 (closed, struck, extra lives 1 until the end of the turn)"]


def test_315_2_healed_in_time_it_lives_on() -> None:
    table = fought(4)
    table.play("Healing Vial", f"Anna: {pile(table, 'Anna', 'table')[0]}", "Anna: enough")
    table.end_turn()
    assert pile(table, "Anna", "table") == ["Bear 4/4 (closed, wounds 3, struck)"]
