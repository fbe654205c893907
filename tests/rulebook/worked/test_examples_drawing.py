"""What a board shows of the difference between two endings, and how a difference of illegality is said."""

from __future__ import annotations

import pytest
from docutils import nodes
from rulebook.boards import board
from rulebook.drawing import Drawing
from rulebook.running import Played, Told

from engine import Ending, Row, Side

ANNA = Side("Anna (active)", True, "hero 25", (Row("table", ("Alp", "Alp", "Dwarf 3/3")), Row("deck", ("Ant", "Bee"))))
BORIS = Side("Boris", False, "hero 20", ())


def marked(side: Side, real: Side, lang: int = 0) -> list[tuple[str, str]]:
    """What is marked on a board, with its class."""
    found = [
        (" ".join(node["classes"]), node.astext())
        for one in board("After", [side], lang, [real])
        for node in one.findall(lambda node: isinstance(node, (nodes.strong, nodes.inline)))
        if isinstance(node, nodes.Element)
    ]
    return [(mark, text) for mark, text in found if mark]


def test_nothing_is_marked_where_nothing_differs() -> None:
    assert marked(ANNA, ANNA) == []


def test_a_board_alone_marks_nothing() -> None:
    drawn = board("Before", [ANNA, BORIS], 0)
    assert "then" not in "".join(node.astext() for node in drawn if not isinstance(node, nodes.raw))
    assert drawn[-2].astext().split() == ["Boris,", "hero", "20", "no", "cards"]


def test_equal_cards_are_counted() -> None:
    now = ANNA._replace(zones=(Row("table", ("Alp", "Alp", "Alp")), Row("deck", ("Ant", "Bee"))))
    assert marked(now, ANNA) == [("changed", "would be: Alp"), ("missing", "would not be: Dwarf 3/3")]
    assert marked(ANNA, now, 1) == [("changed", "было бы: Dwarf 3/3"), ("missing", "не было бы: Alp")]


def test_a_zone_that_is_empty_then() -> None:
    now = ANNA._replace(zones=ANNA.zones[:1])
    assert marked(now, ANNA) == [("missing", "would not be: Ant"), ("missing", "would not be: Bee")]


def test_another_order_is_a_difference() -> None:
    now = ANNA._replace(zones=(ANNA.zones[0], Row("deck", ("Bee", "Ant"))))
    assert marked(now, ANNA) == [("changed", "would be: Bee"), ("changed", "would be: Ant")]


def test_the_player_and_the_hero() -> None:
    now = ANNA._replace(player="Anna", active=False, hero="hero 22")
    assert marked(now, ANNA) == [
        ("changed", "would be: Anna"),
        ("changed", "would be: hero 22"),
        ("missing", "would not be: Anna (active)"),
        ("missing", "would not be: hero 25"),
    ]


@pytest.mark.parametrize(
    ("real", "then", "said"),
    [
        (("NoTarget",), (), "There would be no refusal."),
        ((), ("NoTarget",), "It would be illegal: no target."),
        (("NotNow",), ("NoTarget",), "It would be illegal for another reason: no target."),
        (("NoTarget",), ("NoTarget", "NoTarget"), "It would be illegal: no target."),
        (("NoTarget",), ("NoTarget",), ""),
    ],
)
def test_another_illegality_is_said_in_words(real: tuple[str, ...], then: tuple[str, ...], said: str) -> None:
    ending = Ending(((BORIS,),), then)
    played = Played(
        tables=(Told(0, (ANNA,), (), (), (), (), (ANNA,)),),
        explored=(),
        failures=(),
        ran=1,
        real=Ending(((ANNA,),), real),
        without={"401.3": (ending,)},
        errors={"NoTarget": ("no target", "нет цели"), "NotNow": ("not now", "не сейчас")},
    )
    drawn = Drawing(0, 1, nodes.Text).draw(played, ("401.3",), nodes.literal_block("", ">>> 1"))
    words = [
        one.astext() for one in drawn.findall(nodes.paragraph) if one.astext().startswith(("It would", "There would"))
    ]
    assert words == ([said] if said else [])
    assert "would be: Boris" in drawn.astext(), "the board differs too"
