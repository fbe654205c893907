"""What lasts until the end of the turn, and what its end does: deaths, and when their abilities enter (315.2)."""

from __future__ import annotations

import pytest

from engine import BadPosition, ChoiceNeeded, Table
from engine.abilities import Each, Event, Itself, Step, Whose
from engine.lasting import your_others
from engine.numbers import change_lives
from engine.printed import Printed
from tests.engine.changes import TURN, card_with, constant, field, instead
from tests.engine.helpers import (
    DRAW,
    any_creature,
    anyhow,
    at_end,
    at_start,
    creature,
    death,
    enemy_hero,
    ids,
    own_hero,
    pile,
    refused,
    when,
    wound_each,
)

KEPT = "wounds 1, extra lives 1 until the end of the turn"
HERALD = creature(("Herald", "Вестник"), 1, 1, death(DRAW))
SMITER = creature(("Smiter", "Каратель"), 1, 1, death(wound_each(1, enemy_hero)))


def ended(
    anna: str,
    boris: str,
    *cards: Printed,
    heroes: tuple[str, str] = ("hero 25", "hero 25"),
    without: tuple[str, ...] = (),
) -> Table:
    """After Anna's turn, before Boris's."""
    table = field(anna, boris, HERALD, SMITER, *cards, heroes=heroes, without=without)
    table.end_turn()
    return table


def test_315_2_several_die_in_one_event() -> None:
    """Both live by one extra life; Vulture, one of them, hears the other (A-listeners)."""
    vulture = card_with("Vulture", 1, when(Event.DIES, DRAW, of=Whose.YOURS))
    table = ended(f"Wolf 1/1 ({KEPT}); Vulture ({KEPT})", f"Orc 1/1 ({KEPT})", vulture)
    assert pile(table, "Anna", "graveyard") == ["Vulture", "Wolf 1/1"]
    assert pile(table, "Boris", "graveyard") == ["Orc 1/1"]
    deaths = [line.id for line in table.trace if line.id in ("503.1", "death")]
    assert deaths == ["503.1"] * 3 + ["death"] * 3
    anyhow(table.next_turn)
    assert pile(table, "Anna", "hand") == ["3"]


def test_315_2_it_comes_after_the_queue_of_the_end_of_the_turn() -> None:
    """What is healed, blessed or reckoned «at the end of the turn» still counts on the extra life."""
    medic = card_with("Medic", 5, at_end(Step(change_lives(1), Each(any_creature))))
    table = ended(f"Medic; Wolf 1/1 ({KEPT})", "Orc 1/1", medic)
    assert "Wolf 1/1 (wounds 1, extra lives 1)" in pile(table, "Anna", "table")


def test_315_2_of_an_effect_laid_at_the_end_of_the_turn_itself() -> None:
    late = card_with("Late", 5, at_end(Step(change_lives(2, TURN), Each(any_creature))))
    table = ended("Late; Wolf 1/1", "Orc 1/1", late)
    assert pile(table, "Anna", "table") == ["Late", "Wolf 1/1"]


def test_315_2_whose_turn_ends_does_not_matter() -> None:
    """«Until the end of the turn» is the end of this turn for both players' cards."""
    table = ended(
        "Wolf 1/1 (+1 to strike until the end of the turn)",
        "Orc 1/1 (negative lives 1 until the end of the turn, extra lives 1)",
    )
    assert (pile(table, "Anna", "table"), pile(table, "Boris", "table")) == (["Wolf 1/1"], ["Orc 1/1 (extra lives 1)"])


def test_a_end_of_turn_lives_what_fires_waits_for_the_next_turn_to_start() -> None:
    """No position can show what waits; at 304.3 it enters, after the card of the turn."""
    table = ended(f"Herald ({KEPT})", "Orc 1/1")
    assert pile(table, "Anna", "hand") == ["1"]
    assert "A-end-of-turn-lives" in ids(table)
    with pytest.raises(BadPosition):
        str(table)
    table.next_turn()
    assert (pile(table, "Anna", "hand"), pile(table, "Boris", "hand")) == (["2"], ["1"])
    assert [id for id in ids(table) if id in ("315.3", "304.2", "304.3", "draw-a-card")] == [
        *("315.3", "304.2", "draw-a-card", "304.3", "draw-a-card")
    ]
    off = ended(f"Herald ({KEPT})", "Orc 1/1", without=("A-end-of-turn-lives",))
    off.next_turn()
    assert pile(off, "Anna", "hand") == ["1"]


def test_a_end_of_turn_lives_402_1_the_one_whose_turn_has_ended_declares_first() -> None:
    """Anna is the non-active player by then: her Smiter wounds Boris's hero before his wounds hers.

    Each hero has one life left, so the order decides the game (604.1, 605.1).
    """
    table = ended(f"Smiter ({KEPT})", f"Smiter ({KEPT})", heroes=("hero 1", "hero 1"))
    table.next_turn()
    assert [side.player for side in table.board()] == ["Anna", "Boris (active, lost)"]
    off = ended(f"Smiter ({KEPT})", f"Smiter ({KEPT})", heroes=("hero 1", "hero 1"), without=("402.1",))
    off.next_turn()
    assert [side.player for side in off.board()] == ["Anna (lost)", "Boris (active)"]


def test_a_end_of_turn_lives_402_1_together_with_what_the_start_of_the_turn_fires() -> None:
    """Boris orders his own: the death before, or after, what the start of his turn fires; Anna's comes before both."""
    waker = card_with("Waker", 5, at_start(wound_each(1, own_hero)))
    table = ended(f"Smiter ({KEPT})", f"Smiter ({KEPT}); Waker", waker)
    need = refused(table, ChoiceNeeded, table.next_turn)
    assert set(need.possible) == {"Boris: Smiter", "Boris: Waker"}
    table.next_turn("Boris: Waker")
    order = [line.text().partition(" ")[0] for line in table.trace if line.id == "501.1"]
    assert order == ["Anna", "Boris", "Boris"]
    assert [side.hero for side in table.board()] == ["hero 25 (wounds 1)", "hero 25 (wounds 2)"]


def test_a_end_of_turn_lives_605_1_a_loss_before_it_ends_everything() -> None:
    """Boris fails to draw for the third time at 304.2, before what waits could enter at 304.3."""
    table = Table(
        f"Anna (active): hero 25\n    table: Herald ({KEPT})\n    deck: 9\nBoris (failed draws 2): hero 25", [HERALD]
    )
    table.end_turn()
    table.next_turn()
    assert table.board()[1].player == "Boris (active, lost, failed draws 3)"
    assert pile(table, "Anna", "hand") == []
    assert str(table)


@pytest.mark.parametrize("verb", ["concede", "offer_draw"])
def test_605_1_the_game_may_end_while_it_waits_and_then_nothing_does(verb: str) -> None:
    """Once the game is over nothing is to come any more, and the position can be shown."""
    table = ended(f"Herald ({KEPT})", "Orc 1/1")
    getattr(table, verb)("Boris", *["Anna: accept"][: verb == "offer_draw"])
    assert ("draw" if verb == "offer_draw" else "lost") in str(table)
    assert str(Table(str(table), [HERALD])) == str(table)


def test_a_end_of_turn_lives_503_1_a_card_may_die_from_what_dies_with_the_term() -> None:
    """The death of one ends nothing else; but what lived by its constant ability goes at once, still in Anna's turn."""
    standard = card_with("Standard", 1, constant(your_others, lives=1))
    table = ended(f"Standard ({KEPT}); Herald (wounds 1)", "Orc 1/1", standard)
    assert pile(table, "Anna", "graveyard") == ["Herald", "Standard"]
    table.next_turn()
    assert pile(table, "Anna", "hand") == ["2"]


def test_a_end_of_turn_lives_the_source_has_left_and_it_is_executed_all_the_same() -> None:
    """401.5: Anna's Herald was under Boris's control when it died, so it draws for Boris (A-control-at-firing)."""
    table = ended("Wolf 1/1", f"Herald ({KEPT}, owner Anna)")
    assert pile(table, "Anna", "graveyard") == ["Herald"]
    table.next_turn()
    assert (pile(table, "Anna", "hand"), pile(table, "Boris", "hand")) == (["1"], ["2"])


def test_315_2_517_1_a_death_at_the_end_of_the_term_may_be_replaced() -> None:
    """Instead of dying Phoenix gets two lives: 1 + 2 − 1 wound."""
    phoenix = card_with("Phoenix", 1, instead(Event.DIES, Step(change_lives(2), Itself())), death(DRAW))
    table = ended(f"Phoenix ({KEPT})", "Orc 1/1", phoenix)
    assert pile(table, "Anna", "table") == ["Phoenix (wounds 1, extra lives 2)"]
    assert str(table)


def test_604_1_a_hero_does_not_fall_when_its_extra_lives_end() -> None:
    """A-hero-lives: they never counted."""
    table = ended(
        "Wolf 1/1", "Orc 1/1", heroes=("hero 5 (wounds 4, extra lives 3 until the end of the turn)", "hero 25")
    )
    assert table.board()[0].hero == "hero 5 (wounds 4)"
    assert [side.player for side in table.board()] == ["Anna (active, turn ended)", "Boris"]
