"""The course of a turn: opening, coin, card, what starts and ends with it (303, 304, 306.1, 315)."""

from __future__ import annotations

import pytest

from engine import NotNow, Table
from tests.engine.helpers import DRAW, at_end, at_start, creature, ids, lay, pile, refused, shows

BEFORE = """
    Anna: Bjornbon (closed)
        coins: {}
        table: Dwarf 3/3 (closed); Wolf 2/2
        deck: Bear 4/4; Troll 1/1
    Boris (active, turn ended): hero 25 (closed)
        coins: 3, closed 2
        table: Orc 1/1 (closed)
        deck: 7
"""


def test_303_1_the_active_player_opens_his_cards_and_coins_and_nobody_elses() -> None:
    table = lay(BEFORE.format("4, closed 3"))
    table.next_turn()
    shows(
        table,
        """
        Anna (active): Bjornbon
            coins: 5
            hand: Bear 4/4
            table: Dwarf 3/3; Wolf 2/2
            deck: Troll 1/1
        Boris: hero 25 (closed)
            coins: 3, closed 2
            table: Orc 1/1 (closed)
            deck: 7
        """,
    )
    assert ids(table) == ["315.3", "303.1", "303.3", "304.1", "304.2", "draw-a-card", "304.4", "305.2"]

    off = lay(BEFORE.format("4, closed 3"), without=["303.1"])
    off.next_turn()
    assert pile(off, "Anna", "table") == ["Dwarf 3/3 (closed)", "Wolf 2/2"]
    assert pile(off, "Anna", "coins") == ["5, closed 3"]


def test_303_1_is_not_told_where_nothing_is_closed() -> None:
    table = lay(BEFORE.format("4").replace("Anna: Bjornbon (closed)", "Anna: Bjornbon").replace("3/3 (closed)", "3/3"))
    table.next_turn()
    assert "303.1" not in ids(table)


@pytest.mark.parametrize(
    ("before", "after"),
    [("0", "1"), ("8, closed 8", "9"), ("9", "10"), ("9, closed 4", "10"), ("10", "10"), ("10, closed 1", "10")],
)
def test_304_1_a_coin_while_there_are_fewer_than_ten(before: str, after: str) -> None:
    """Ten count closed ones too; the new one is open."""
    table = lay(BEFORE.format(before))
    table.next_turn()
    assert pile(table, "Anna", "coins") == [after]
    assert ("304.1" in ids(table)) == (before.split(",", maxsplit=1)[0] != after)


@pytest.mark.parametrize("many", ["11", "14, closed 14"])
def test_304_1_more_than_ten_stay_and_none_comes(many: str) -> None:
    table = lay(BEFORE.format(many))
    table.next_turn()
    assert pile(table, "Anna", "coins") == [many.split(",", maxsplit=1)[0]]


def test_304_1_decides() -> None:
    off = lay(BEFORE.format("4"), without=["304.1"])
    off.next_turn()
    assert pile(off, "Anna", "coins") == ["4"]


def test_304_2_the_active_player_draws_the_top_card() -> None:
    table = lay(BEFORE.format("4"))
    table.next_turn()
    assert pile(table, "Anna", "hand") == ["Bear 4/4"]
    assert pile(table, "Anna", "deck") == ["Troll 1/1"]
    assert pile(table, "Boris", "deck") == ["7"]

    off = lay(BEFORE.format("4"), without=["304.2"])
    off.next_turn()
    assert pile(off, "Anna", "hand") == []


EMPTY = """
    Anna{}: hero 25
        table: Scribe
    Boris (active, turn ended): hero 25
        table: Scribe
        deck: 3
"""
SCRIBE = creature(("Scribe", "Писец"), 1, 1, at_end(DRAW), at_start(DRAW))


def test_304_2_from_an_empty_deck_no_card_is_drawn_and_the_game_goes_on() -> None:
    table = lay(EMPTY.format(""), SCRIBE)
    table.next_turn()
    assert table.board()[0].player == "Anna (active, failed draws 1)"
    table.end_turn()
    table.next_turn()
    table.end_turn()
    table.next_turn()
    assert table.board()[0].player == "Anna (active, failed draws 2)", "draws by abilities do not count"


def test_304_2_604_1_the_third_failed_draw_loses_at_once() -> None:
    """At once: what starts with the turn is not declared any more (605.1)."""
    table = lay(EMPTY.format(" (failed draws 2)"), SCRIBE)
    table.next_turn()
    assert table.board()[0].player == "Anna (active, lost, failed draws 3)"
    assert "304.3" not in ids(table)

    off = lay(EMPTY.format(" (failed draws 2)"), SCRIBE, without=["604.1"])
    off.next_turn()
    assert off.board()[0].player == "Anna (active, failed draws 3)"


def test_304_2_a_card_drawn_by_the_start_of_turn_ability_comes_after_the_draw_of_the_turn() -> None:
    """304.3: triggers of the start of turn enter after the card of the turn has been drawn."""
    table = lay(BEFORE.format("4").replace("Wolf 2/2", "Scribe"), SCRIBE)
    table.next_turn()
    assert ids(table)[-7:-2] == ["304.2", "draw-a-card", "304.3", "501.1", "draw-a-card"]


TURN = """
    Anna (active): hero 25
        table: Scribe; Wolf 2/2 (closed, first turn)
        deck: 9
    Boris: hero 25
        table: Orc 1/1 (first turn)
        deck: 9
"""


def test_315_1_315_2_the_end_of_a_turn_and_then_315_3() -> None:
    table = lay(TURN, SCRIBE)
    table.end_turn()
    assert ids(table) == ["306.1", "315.1", "501.1", "draw-a-card"]
    shows(
        table,
        """
        Anna (active, turn ended): hero 25
            hand: 1
            table: Scribe; Wolf 2/2 (closed)
            deck: 8
        Boris: hero 25
            table: Orc 1/1
            deck: 9
        """,
    )
    table.next_turn()
    assert ids(table)[4:] == ["315.3", "303.3", "304.1", "304.2", "draw-a-card", "active-player", "304.4", "305.2"]
    assert [side.player for side in table.board()] == ["Anna", "Boris (active)"]


def test_315_1_each_end_of_turn_is_that_of_the_player_whose_turn_it_is() -> None:
    """Boris's Scribe draws at his end, not at Anna's."""
    table = lay(TURN.replace("Orc 1/1 (first turn)", "Scribe"), SCRIBE)
    table.end_turn()
    assert pile(table, "Boris", "deck") == ["9"]
    table.next_turn()
    assert pile(table, "Boris", "deck") == ["7"]
    table.end_turn()
    assert pile(table, "Boris", "deck") == ["6"]
    assert pile(table, "Anna", "deck") == ["8"]


def test_verbs_at_the_wrong_moment_are_refused() -> None:
    table = lay(TURN, SCRIBE)
    early = refused(table, NotNow, table.next_turn)
    assert {"play", "use", "end_turn"} <= set(early.possible[0].split(", "))
    assert "next_turn" not in early.possible[0]
    table.end_turn()
    for verb in (lambda: table.play("Scribe"), lambda: table.use("Scribe"), table.end_turn):
        late = refused(table, NotNow, verb)
        assert late.possible == ("next_turn", "concede, offer_draw")
        assert late.id == ""
    table.next_turn()
    refused(table, NotNow, table.next_turn)


def test_a_position_after_315_2_goes_on_from_315_3() -> None:
    table = lay(str(_ended()), SCRIBE)
    refused(table, NotNow, table.end_turn)
    table.next_turn()
    other = _ended()
    other.next_turn()
    assert table.board() == other.board()


def _ended() -> Table:
    table = lay(TURN, SCRIBE)
    table.end_turn()
    return table
