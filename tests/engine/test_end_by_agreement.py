"""How a game ends by what the players say: conceding, a draw agreed, both losing at once; and that it stays so."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine import BadPosition, ChoiceNeeded, Illegal, NotAnOption, NotNow, Table, UnknownWord
from engine.abilities import Event, Whose
from engine.printed import Printed
from tests.engine.helpers import (
    DRAW,
    any_hero,
    at_end,
    creature,
    enemy_hero,
    ids,
    lay,
    refused,
    shoot,
    shows,
    spell,
    texts,
    when,
    wound_each,
)

GAME = """
    Anna (active): hero 5
        coins: 2
        hand: {}
        table: Longbow; Wolf 2/2
        deck: 3
    Boris: hero 5
        table: Bear 3/3
        deck: 3
"""
LONGBOW = creature(("Longbow", "Стрелец"), 1, 2, when(Event.SHOT, DRAW, of=Whose.ITSELF))
DOOM = spell(("Doom", "Рок"), (wound_each(5, any_hero),))


def begun(*cards: Printed, hand: str = "Doom", without: tuple[str, ...] = ()) -> Table:
    return lay(GAME.format(hand), LONGBOW, DOOM, *cards, without=without)


def ended(table: Table) -> Table:
    table.end_turn()
    return table


def flags(table: Table) -> tuple[str, str]:
    """How the two players are shown, with the flags of the turn and of the end."""
    return table.board()[0].player, table.board()[1].player


def verbs(table: Table) -> list[Callable[[], None]]:
    """Everything that a player can do, said as it may be said in the position begun with."""
    return [
        lambda: table.play("Doom"),
        lambda: table.use("Longbow"),
        lambda: table.strike("Wolf 2/2", "Bear 3/3"),
        table.end_turn,
        table.next_turn,
        lambda: table.concede("Anna"),
        lambda: table.concede("Boris"),
        lambda: table.offer_draw("Anna", "Boris: accept"),
        lambda: table.offer_draw("Boris", "Anna: decline"),
    ]


def assert_over(table: Table) -> None:
    """605.1: nothing that a player does can influence the game; printed and read back, it is over too."""
    again = lay(str(table), LONGBOW, DOOM)
    assert str(again) == str(table)
    for one in (table, again):
        for verb in verbs(one):
            late = refused(one, NotNow, verb)
            assert (late.id, late.possible) == ("605.1", ())


@pytest.mark.parametrize("laid", [begun, lambda: ended(begun())], ids=["choice phase", "turn ended"])
@pytest.mark.parametrize(("loser", "number"), [("Anna", 0), ("Boris", 1)])
def test_604_1_either_player_may_concede_whosever_turn_it_is(
    laid: Callable[[], Table], loser: str, number: int
) -> None:
    table = laid()
    table.concede(loser)
    assert [("lost" in shown) for shown in flags(table)] == [number == 0, number == 1]
    assert texts(table)[-1] == f"604.1 {loser} loses the game"
    assert [side.hero for side in table.board()] == ["hero 5", "hero 5"], "without a wound"
    assert_over(table)


def test_604_1_without_the_rule_a_concession_is_no_loss() -> None:
    table = begun(without=("604.1",))
    table.concede("Boris")
    assert flags(table) == ("Anna (active)", "Boris")
    table.strike("Wolf 2/2", "Bear 3/3")


@pytest.mark.parametrize("laid", [begun, lambda: ended(begun())], ids=["choice phase", "turn ended"])
@pytest.mark.parametrize(("one", "other"), [("Anna", "Boris"), ("Boris", "Anna")])
def test_603_2_a_draw_that_the_opponent_accepts_ends_the_game(laid: Callable[[], Table], one: str, other: str) -> None:
    """It is awarded to both, and nobody has lost."""
    table = laid()
    table.offer_draw(one, f"{other}: accept")
    assert all("draw)" in shown and "lost" not in shown for shown in flags(table))
    assert texts(table)[-1].startswith(f"603.2 {one} offers a draw")
    assert "604.1" not in ids(table)
    assert_over(table)


def test_603_2_an_offer_that_is_declined_changes_nothing() -> None:
    """The game is not over, so it goes on; and a player may offer again."""
    table = begun()
    before = str(table)
    for _ in range(2):
        table.offer_draw("Boris", "Anna: decline")
        assert str(table) == before
    table.strike("Wolf 2/2", "hero 5", "Boris: no defender")
    table.end_turn()
    table.next_turn()
    table.offer_draw("Anna", "Boris: accept")
    assert flags(table) == ("Anna (draw)", "Boris (active, draw)")


def test_603_2_without_the_rule_no_agreement_ends_the_game() -> None:
    table = begun(without=("603.2",))
    table.offer_draw("Anna", "Boris: accept")
    assert flags(table) == ("Anna (active)", "Boris")


def test_603_1_the_trace_tells_that_the_draw_was_agreed() -> None:
    told = []
    for answer in ("accept", "decline"):
        table = begun()
        table.offer_draw("Anna", f"Boris: {answer}")
        told.append(texts(table))
    assert told[0] != told[1]


def test_603_2_only_the_opponent_answers_and_only_so() -> None:
    table = begun()
    need = refused(table, ChoiceNeeded, lambda: table.offer_draw("Anna"))
    assert set(need.possible) == {"Boris: accept", "Boris: decline"}
    refused(table, NotAnOption, lambda: table.offer_draw("Anna", "Anna: accept"))
    unknown = refused(table, UnknownWord, lambda: table.offer_draw("Vera"))
    assert set(unknown.possible) == {"Anna", "Boris"}
    refused(table, UnknownWord, lambda: table.concede("Vera"))


def test_603_1_both_lose_at_once_so_neither_has_lost() -> None:
    """One event takes both heroes' last lives (503.1, 15:503.3)."""
    table = begun()
    table.play("Doom")
    assert flags(table) == ("Anna (active, draw)", "Boris (draw)")
    assert ids(table)[-3:] == ["604.1", "604.1", "603.1"]
    assert_over(table)

    off = begun(without=("603.1",))
    off.play("Doom")
    assert flags(off) == ("Anna (active, lost)", "Boris (lost)")


def test_605_1_a_loss_stands_although_the_winner_would_lose_next() -> None:
    """Anna's two abilities: the first ends the game; without 605.1 the second would make Anna lose too."""
    cards = [
        creature(("Slayer", "Каратель"), 1, 1, at_end(wound_each(5, enemy_hero))),
        creature(("Leveller", "Равняла"), 1, 1, at_end(wound_each(5, any_hero))),
    ]
    for without, anna in (((), "Anna (active)"), (("605.1",), "Anna (active, lost)")):
        table = lay(GAME.format("Doom").replace("Longbow", "Slayer; Leveller"), *cards, DOOM, without=without)
        table.end_turn("Anna: Slayer")
        assert flags(table)[0].replace("active, turn ended", "active") == anna
        assert "lost" in flags(table)[1]


def test_605_1_without_the_rule_the_players_would_go_on() -> None:
    table = begun(without=("605.1",))
    table.concede("Boris")
    table.strike("Wolf 2/2", "Bear 3/3")
    assert "strike" in ids(table)


def test_605_1_a_game_that_is_over_can_be_printed() -> None:
    """The shot at the end of the turn is Boris's last wound; «when it shoots, draw» comes no more."""
    sniper = creature(
        ("Sniper", "Снайпер"), 1, 2, at_end(shoot(5, enemy_hero)), when(Event.SHOT, DRAW, of=Whose.ITSELF)
    )
    table = lay(
        """
        Anna (active): hero 5
            table: Sniper
            deck: 3
        Boris: hero 5
        """,
        sniper,
    )
    table.end_turn()
    shows(
        table,
        """
        Anna (active): hero 5
            table: Sniper
            deck: 3
        Boris (lost): hero 5 (wounds 5)
        """,
    )


@pytest.mark.parametrize(
    ("anna", "boris"),
    [("active, draw", ""), ("active", "draw"), ("active, lost, draw", "draw"), ("active, lost", "draw")],
)
def test_603_1_no_position_has_a_draw_for_one_or_a_draw_that_is_a_loss(anna: str, boris: str) -> None:
    with pytest.raises(BadPosition):
        Table(f"Anna ({anna}): hero 5\nBoris{f' ({boris})' if boris else ''}: hero 5")


def test_in_russian() -> None:
    position = "Анна (активный игрок): герой 5\nБорис: герой 5"
    table, other = lay(position), lay(position)
    table.concede("Борис")
    shows(table, "Анна (активный игрок): герой 5\nБорис (проигрыш): герой 5")
    with pytest.raises(Illegal):
        other.offer_draw("Борис", "Анна: да")
    other.offer_draw("Борис", "Анна: согласие")
    shows(other, "Анна (активный игрок, ничья): герой 5\nБорис (ничья): герой 5")
    assert other.trace[0].text(1).startswith("Борис предлагает ничью")
    for one in (table, other):
        assert str(lay(str(one))) == str(one)
        assert refused(one, NotNow, lambda one=one: one.concede("Анна")).id == "605.1"  # type: ignore[misc]
