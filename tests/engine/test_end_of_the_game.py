"""Once a game is lost or drawn, nothing in it changes any more (605.1)."""

from __future__ import annotations

from engine import NotNow
from tests.engine.helpers import (
    DRAW,
    any_hero,
    at_end,
    at_start,
    creature,
    death,
    enemy_character,
    enemy_hero,
    ids,
    lay,
    own_hero,
    pile,
    refused,
    shows,
    spell,
    wound_each,
    wound_one,
)

OVER = """
    Anna (active): hero 25
        coins: 1
        hand: Wolf 2/2 cost 1
        table: Wolf 2/2
    Boris (lost): hero 5 (wounds 5)
"""


def test_605_1_no_verb_works_after_the_end() -> None:
    table = lay(OVER)
    verbs = (
        lambda: table.play("Wolf 2/2 cost 1"),
        lambda: table.use("Wolf 2/2"),
        table.end_turn,
        table.next_turn,
    )
    for verb in verbs:
        late = refused(table, NotNow, verb)
        assert late.id == "605.1"
        assert late.possible == ()
    assert table.trace == []


def test_605_1_the_rest_of_the_ability_is_not_executed() -> None:
    """Boris loses by the first part, so the second cannot make it a draw."""
    doom = spell(("Doom", "Рок"), (wound_one(5, enemy_hero), wound_one(25, own_hero)))
    table = lay(
        """
        Anna (active): hero 25
            coins: 1
            hand: Doom
        Boris: hero 5
        """,
        doom,
    )
    table.play("Doom")
    shows(
        table,
        """
        Anna (active): hero 25
            coins: 1, closed 1
            graveyard: Doom
        Boris (lost): hero 5 (wounds 5)
        """,
    )


def test_605_1_what_still_waits_in_the_queue_is_not_executed() -> None:
    slayer = creature(("Slayer", "Каратель"), 1, 1, at_end(wound_one(5, enemy_hero)))
    suicide = creature(("Suicide", "Смертник"), 1, 1, at_end(wound_one(25, own_hero)))
    table = lay(
        """
        Anna (active): hero 25
            table: Slayer; Suicide
        Boris: hero 5
        """,
        slayer,
        suicide,
    )
    table.end_turn("Anna: Slayer")
    assert [side.player for side in table.board()] == ["Anna (active)", "Boris (lost)"]
    refused(table, NotNow, table.next_turn)


def test_605_1_the_other_abilities_of_the_spell_are_not_executed() -> None:
    doom = spell(("Doom", "Рок"), (wound_one(5, enemy_hero),), (DRAW,))
    table = lay(
        """
        Anna (active): hero 25
            coins: 1
            hand: Doom
            deck: 3
        Boris: hero 5
        """,
        doom,
    )
    table.play("Doom")
    assert pile(table, "Anna", "hand") == []


def test_605_1_nobody_is_asked_what_to_do_with_what_fired_last() -> None:
    """Two different Deaths of Boris fire in the event in which he loses: no order to choose, nothing to declare."""
    blast = creature(("Blast", "Взрыв"), 1, 1, at_end(wound_each(5, enemy_character)))
    one, two = (creature(names, 1, 1, death(DRAW)) for names in (("Herald", "Вестник"), ("Usher", "Глашатай")))
    table = lay(
        """
        Anna (active): hero 25
            table: Blast
        Boris: hero 5
            table: Herald; Usher
            deck: 3
        """,
        blast,
        one,
        two,
    )
    table.end_turn()
    assert pile(table, "Boris", "graveyard") == ["Herald", "Usher"], "what dies in the same event dies (15:503.3)"
    assert pile(table, "Boris", "hand") == []


LAST_DRAW = """
    Anna (failed draws 2): hero 25
        table: Clerk; Scholar
    Boris (active, turn ended): hero 25
        {}
"""
CLERK = creature(("Clerk", "Писарь"), 1, 1, at_start(wound_each(1, any_hero)))
SCHOLAR = creature(("Scholar", "Школяр"), 1, 1, at_start(wound_each(1, any_hero)))


def test_605_1_the_turn_does_not_start_for_a_player_who_lost_by_drawing() -> None:
    table = lay(LAST_DRAW.format("deck: 3"), CLERK, SCHOLAR)
    table.next_turn()
    assert [side.hero for side in table.board()] == ["hero 25", "hero 25"]


def test_605_1_nothing_is_told_after_a_loss_by_drawing() -> None:
    table = lay(LAST_DRAW.format("table: Clerk"), CLERK, SCHOLAR)
    table.next_turn()
    assert ids(table)[-1] == "604.1"


def test_605_1_315_2_does_not_come_after_a_loss_at_the_end_of_the_turn() -> None:
    slayer = creature(("Slayer", "Каратель"), 1, 1, at_end(wound_one(1, enemy_hero)))
    table = lay(
        """
        Anna (active): hero 25
            table: Slayer (first turn)
        Boris: Bjornbon (wounds 29, target of the first attack)
        """,
        slayer,
    )
    table.end_turn()
    shows(
        table,
        """
        Anna (active): hero 25
            table: Slayer (first turn)
        Boris (lost): Bjornbon (wounds 30, target of the first attack)
        """,
    )


def test_603_1_a_position_can_be_a_draw_and_stays_one() -> None:
    drawn = OVER.replace("Anna (active): hero 25", "Anna (active, lost): hero 1 (wounds 1)")
    table = lay(drawn)
    shows(table, drawn)
    assert refused(table, NotNow, table.end_turn).id == "605.1"
