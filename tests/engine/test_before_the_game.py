"""Positions before the game, and the words of the set-up (15:301)."""

from __future__ import annotations

import pytest

from engine import BadPosition, NobodyAsked, NotAnOption, NotNow, Table
from tests.engine.helpers import lay, refused
from tests.engine.test_setup import NO_REDEAL, anna_first, before, began, next_choice


@pytest.mark.parametrize("verb", ["play", "use", "end_turn", "next_turn", "strike"])
def test_before_the_set_up_there_is_no_other_verb(verb: str) -> None:
    table = before()
    words = {"play": ("Wolf 1/1",), "use": ("hero 25",), "strike": ("hero 25", "hero 20")}.get(verb, ())
    assert "set_up" in refused(table, NotNow, lambda: getattr(table, verb)(*words)).possible


def test_set_up_comes_once_and_only_before_the_game() -> None:
    """15:301.3: once a game; a position with an active player is past it, one of a game that is over too."""
    table = began(before(), *NO_REDEAL)
    refused(table, NotNow, lambda: table.set_up(1))
    table.end_turn()
    refused(table, NotNow, lambda: table.set_up(1))
    late = lay("Anna (active): hero 25\n    deck: 9\nBoris: hero 25\n    deck: 9")
    refused(late, NotNow, lambda: late.set_up(1))
    over = lay("Anna (active, lost): hero 25\n    deck: 9\nBoris: hero 25\n    deck: 9")
    assert refused(over, NotNow, lambda: over.set_up(1)).id == "605.1"


def test_the_words_of_the_set_up_are_strict() -> None:
    table = before()
    said = anna_first(table)
    refused(table, NotAnOption, lambda: table.set_up(1, "Anna: third"))
    refused(table, NotAnOption, lambda: table.set_up(1, said, "Boris: redeal 0"))
    refused(table, NotAnOption, lambda: table.set_up(1, said, "Anna: redeal 5"))
    refused(table, NotAnOption, lambda: table.set_up(1, said, "Anna: redeal 1", "Boris: redeal 0", "Anna: Wolf 1/5"))
    refused(table, NobodyAsked, lambda: table.set_up(1, said, *NO_REDEAL, "Anna: Wolf 1/1"))
    table.set_up(1, said, *NO_REDEAL)


@pytest.mark.parametrize(
    "more",
    ["    coins: 1\n", "    hand: 1\n", "    table: Wolf 1/1\n", "    graveyard: Wolf 1/1\n"],
    ids=lambda line: line.split(":")[0].strip(),
)
def test_before_the_game_there_are_heroes_and_decks_only(more: str) -> None:
    with pytest.raises(BadPosition):
        Table(f"Anna: hero 25\n{more}    deck: 9\nBoris: hero 25\n    deck: 9")


@pytest.mark.parametrize(
    "position",
    [
        "Anna: hero 25\nBoris: hero 25\n    deck: 9",
        "Anna: hero 25 (closed)\n    deck: 9\nBoris: hero 25\n    deck: 9",
        "Anna: hero 25 (wounds 1)\n    deck: 9\nBoris: hero 25\n    deck: 9",
        "Anna (failed draws 1): hero 25\n    deck: 9\nBoris: hero 25\n    deck: 9",
        "Anna (turn ended): hero 25\n    deck: 9\nBoris: hero 25\n    deck: 9",
    ],
)
def test_what_is_no_position_before_the_game(position: str) -> None:
    with pytest.raises(BadPosition):
        Table(position)


@pytest.mark.parametrize(
    ("english", "russian"),
    [
        (
            "Anna: Bjornbon\n    deck: Alp; unknown card; Wolf 2/2 cost 1 [Rush]\nBoris: hero 25\n    deck: 40",
            "Анна: Бьорнбон\n    колода: Альп; неизвестная карта; Волк 2/2 стоимость 1 [Рывок]\n"
            "Борис: герой 25\n    колода: 40",
        )
    ],
)
def test_a_position_before_the_game_reads_and_prints_in_both_languages(english: str, russian: str) -> None:
    for lang, text in enumerate((english, russian)):
        table = Table(text)
        assert str(table) == text
        assert not any(side.active for side in table.board())
        table.game.lang = 1 - lang
        assert str(table) == (english, russian)[1 - lang]


def test_the_set_up_speaks_russian() -> None:
    table = Table("Анна: герой 25\n    колода: 40\nБорис: герой 25\n    колода: 40")
    higher = next_choice(table, 1)[0].partition(":")[0]
    assert next_choice(table, 1) == (f"{higher}: первый ход", f"{higher}: второй ход")
    said = f"{higher}: {'первый ход' if higher == 'Анна' else 'второй ход'}"
    assert next_choice(table, 1, said) == tuple(f"Анна: пересдача {number}" for number in range(5))
    table.set_up(1, said, "Анна: пересдача 2", "Борис: пересдача 0")
    assert str(table) == (
        "Анна (активный игрок): герой 25\n    монеты: 1\n    рука: 4\n    колода: 36\n"
        "Борис: герой 25\n    рука: 4\n    колода: 36"
    )
