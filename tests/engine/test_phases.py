"""From phase to phase: what each rule that says so decides (303.3, 304.4, 305.2, 307.3, 308.3, 309.3, 315.3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine import NotNow, Table
from tests.engine.changes import card_with
from tests.engine.helpers import DRAW, at_start, enemy_creature, ids, lay, pile, refused, shoot, use

ARCHER = card_with("Archer", 9, use(shoot(1, enemy_creature), close=True))
WAKER = card_with("Waker", 9, at_start(DRAW))
TURN = """
    Anna (active): hero 25
        coins: 5
        hand: Waker
        table: Archer; Wolf 1/9
        deck: 9
    Boris: hero 25
        table: Orc 1/9; Waker
        deck: 9
"""


def table(*without: str) -> Table:
    return lay(TURN, ARCHER, WAKER, without=without)


VERBS: dict[str, Callable[[Table], None]] = {
    "307.3": lambda table: table.strike("Wolf 1/9", "Waker", "Boris: no defender"),
    "308.3": lambda table: table.use("Archer", "Anna: Orc 1/9"),
    "309.3": lambda table: table.play("Waker"),
}


@pytest.mark.parametrize("rule", VERBS)
def test_the_game_returns_to_the_choice_phase(rule: str) -> None:
    """After it the player may do anything that one does there; without the rule nothing but give up."""
    now = table()
    VERBS[rule](now)
    assert ids(now)[-1] == rule
    now.end_turn()
    off = table(rule)
    VERBS[rule](off)
    for verb in (off.end_turn, off.next_turn, lambda: off.play("Waker"), lambda: off.strike("Wolf 1/9", "Orc 1/9")):
        assert refused(off, NotNow, verb).possible == ("concede, offer_draw",)
    off.concede("Anna")
    assert off.board()[0].player == "Anna (active, lost)"


@pytest.mark.parametrize("rule", VERBS)
def test_306_1_one_after_another_in_one_turn(rule: str) -> None:
    """Whatever came before, the other two can follow."""
    now = table()
    VERBS[rule](now)
    for other, act in VERBS.items():
        if other != rule:
            act(now)
    assert [id for id in ids(now) if id in VERBS] == [rule, *(other for other in VERBS if other != rule)]


def began(*without: str) -> Table:
    """Boris's turn, after Anna's."""
    now = table(*without)
    now.end_turn()
    now.next_turn()
    return now


def test_the_start_of_a_turn_goes_through_all_its_phases_in_order() -> None:
    wanted = ["315.3", "303.3", "304.1", "304.2", "304.3", "304.4", "305.2"]
    assert [id for id in ids(began()) if id in wanted] == wanted


def test_303_3_without_it_there_is_no_accumulation_phase() -> None:
    """No coin, no card, and nothing that fires at the start of the turn."""
    off = began("303.3")
    assert (pile(off, "Boris", "hand"), pile(off, "Boris", "coins")) == ([], [])
    assert not {"304.1", "304.2", "304.3", "305.2"} & set(ids(off))
    refused(off, NotNow, off.end_turn)


@pytest.mark.parametrize("rule", ["304.4", "305.2"])
def test_304_4_305_2_without_either_there_is_no_choice_phase(rule: str) -> None:
    """The coin, the card, and what Waker draws have come by then."""
    off = began(rule)
    assert (pile(off, "Boris", "hand"), pile(off, "Boris", "coins")) == (["2"], ["1"])
    refused(off, NotNow, off.end_turn)
    refused(off, NotNow, off.next_turn)


def test_304_4_only_when_the_queue_is_empty() -> None:
    """What fired at the start of the turn has executed by then."""
    told = ids(began())
    assert told.index("304.3") < max(n for n, id in enumerate(told) if id == "draw-a-card") < told.index("304.4")


def test_315_3_without_it_the_same_player_goes_on() -> None:
    """The roles are as before, and the turn begins for Anna again."""
    off = began("315.3")
    assert [side.player for side in off.board()] == ["Anna (active)", "Boris"]
    assert (pile(off, "Anna", "coins"), pile(off, "Boris", "coins")) == (["6"], [])
    now = began()
    assert [side.player for side in now.board()] == ["Anna", "Boris (active)"]


def test_605_1_a_game_that_is_over_returns_to_no_phase() -> None:
    """The strike that wins is followed by nothing."""
    won = lay("Anna (active): hero 25\n    table: Wolf 1/9\nBoris: hero 1")
    won.strike("Wolf 1/9", "hero 1")
    assert "307.3" not in ids(won)
    assert refused(won, NotNow, won.end_turn).id == "605.1"
