"""Positions as text: what is printed can be read and prints the same again, in both languages."""

from __future__ import annotations

import pytest
from hypothesis import given

from engine import BadPosition, Table
from tests.engine.helpers import DRAW, at_end, creature, lay
from tests.engine.random_positions import Position, positions
from tests.engine.settings import OFTEN


@given(positions())
@OFTEN
def test_a_printed_position_reads_and_prints_the_same(position: Position) -> None:
    for text in position.texts:
        assert str(Table(text)) == text


@given(positions())
@OFTEN
def test_printing_is_canonical_in_whatever_order_it_was_written(position: Position) -> None:
    for text, shuffled in zip(position.texts, position.shuffled, strict=True):
        printed = str(Table(shuffled))
        assert printed == text
        assert str(Table(printed)) == printed


@given(positions())
@OFTEN
def test_english_and_russian_are_the_same_game(position: Position) -> None:
    """Printed in the other language, each is the other's text."""
    english, russian = (Table(text) for text in position.texts)
    assert (english.lang, russian.lang) == (0, 1)
    english.game.lang, russian.game.lang = 1, 0
    assert (str(russian), str(english)) == position.texts


def test_a_position_may_stand_indented_between_blank_lines() -> None:
    table = lay(
        """

            Anna (active): hero 25

                table: Wolf 2/2

            Boris: hero 25
        """
    )
    assert str(table) == "Anna (active): hero 25\n    table: Wolf 2/2\nBoris: hero 25"


def test_the_board_says_the_same_as_the_text() -> None:
    table = lay(
        """
        Anna: hero 25 (closed)
            coins: 4, closed 1
            table: Alp; Wolf 2/2 (closed)
        Boris (active, turn ended): Bjornbon
            deck: 3
        """
    )
    anna, boris = table.board()
    assert (anna.player, anna.active, anna.hero) == ("Anna", False, "hero 25 (closed)")
    assert [(row.name, row.cards) for row in anna.zones] == [
        ("coins", ("4, closed 1",)),
        ("table", ("Alp", "Wolf 2/2 (closed)")),
    ]
    assert (boris.player, boris.active) == ("Boris (active, turn ended)", True)
    assert [(row.name, row.cards) for row in boris.zones] == [("deck", ("3",))]
    assert table.start == table.board()


def test_the_start_stays_while_the_board_goes_on() -> None:
    table = lay("Anna (active): hero 25\n    coins: 3\nBoris: hero 25\n    deck: 3")
    before = table.start
    table.end_turn()
    assert table.start == before != table.board()


def test_a_position_is_refused_printing_while_something_waits_for_the_queue() -> None:
    """Switched off, 315.1 opens no point; what has fired goes on waiting, and the text cannot say so."""
    scribe = creature(("Scribe", "Писец"), 1, 1, at_end(DRAW))
    for text, words in (
        ("Anna (active): hero 25\n    table: Scribe\nBoris: hero 25", "what has fired waits to enter the Queue"),
        ("Анна (активный игрок): герой 25\n    стол: Писец\nБорис: герой 25", "сработавшее ждёт входа в Очередь"),
    ):
        table = lay(text, scribe, without=["315.1"])
        table.end_turn()
        with pytest.raises(BadPosition, match=words):
            str(table)


def test_cards_given_to_the_table_are_known_by_their_names_in_both_languages() -> None:
    scribe = creature(("Scribe", "Писец"), 1, 1)
    for text in (
        "Anna (active): hero 25\n    table: Scribe (closed)\nBoris: hero 25",
        "Анна (активный игрок): герой 25\n    стол: Писец (карта закрыта)\nБорис: герой 25",
    ):
        assert str(lay(text, scribe)) == text
        with pytest.raises(BadPosition):
            lay(text)
