"""What fired outside the Queue enters at the nearest of the points (401.2): start, use, play, end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine import Table
from engine.printed import Printed
from tests.engine.helpers import (
    DRAW,
    at_end,
    at_start,
    creature,
    death,
    destroy_one,
    enemy_creature,
    hero,
    hire,
    ids,
    lay,
    pile,
    use,
)

HERALD = creature(("Herald", "Вестник"), 1, 1, death(DRAW))


CLERK = creature(("Clerk", "Писарь"), 1, 1, at_start(DRAW))


SCOUT = creature(("Scout", "Разведчик"), 1, 1, hire(DRAW))


SCRIBE = creature(("Scribe", "Писец"), 1, 1, at_end(DRAW))


RANGER = hero(("Ranger", "Следопыт"), 20, use(destroy_one(enemy_creature), close=True))


POINTS: list[tuple[str, str, tuple[Printed, ...], Callable[[Table], None], str, int]] = [
    (
        "304.3",
        """
        Anna: hero 25
            table: Clerk
            deck: 4
        Boris (active, turn ended): hero 25
        """,
        (CLERK,),
        Table.next_turn,
        "Anna",
        1,  # the draw of the accumulation phase (304.2) comes without the point too
    ),
    (
        "308.2",
        """
        Anna (active): Ranger
        Boris: hero 25
            table: Herald
            deck: 4
        """,
        (RANGER, HERALD),
        lambda table: table.use("Ranger"),
        "Boris",
        0,
    ),
    (
        "309.2",
        """
        Anna (active): hero 25
            coins: 1
            hand: Scout
            deck: 4
        Boris: hero 25
        """,
        (SCOUT,),
        lambda table: table.play("Scout"),
        "Anna",
        0,
    ),
    (
        "309.2",
        """
        Anna (active): hero 25
            coins: 6
            hand: Catastrophe
        Boris: hero 25
            table: Herald
            deck: 4
        """,
        (HERALD,),
        lambda table: table.play("Catastrophe"),
        "Boris",
        0,
    ),
    (
        "315.1",
        """
        Anna (active): hero 25
            table: Scribe
            deck: 4
        Boris: hero 25
        """,
        (SCRIBE,),
        Table.end_turn,
        "Anna",
        0,
    ),
]


@pytest.mark.parametrize(
    ("point", "position", "cards", "act", "player", "otherwise"),
    POINTS,
    ids=["304.3-start", "308.2-use", "309.2-creature", "309.2-spell", "315.1-end"],
)
def test_401_2_what_fired_outside_the_queue_enters_at_the_point(
    point: str,
    position: str,
    cards: tuple[Printed, ...],
    act: Callable[[Table], None],
    player: str,
    otherwise: int,
) -> None:
    """401.2 with the rule of each point; without it the ability has not entered, so nothing more was drawn."""
    table = lay(position, *cards)
    act(table)
    assert pile(table, player, "hand") == [str(otherwise + 1)]
    told = ids(table)
    assert told.count(point) == 1
    assert "501.1" in told[told.index(point) :], "declared after the point has opened"

    off = lay(position, *cards, without=[point])
    act(off)
    assert pile(off, player, "hand") == ([str(otherwise)] if otherwise else [])
    assert point not in ids(off)
