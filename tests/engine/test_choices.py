"""Choices are words given with the verb, strict both ways; an illegality changes nothing and says what was possible."""

from __future__ import annotations

from functools import partial

import pytest

from engine import ChoiceNeeded, Illegal, NobodyAsked, NotAnOption, NoTarget, UnknownWord
from tests.engine.helpers import DRAW, creature, enemy_creature, hire, ids, lay, pile, refused, wound_one

TWO_ALPS = """
    Anna (active): hero 25
        table: Dwarf 3/3; Wolf 2/2
        graveyard: Alp; Alp
    Boris: hero 25
"""
RUSSIAN = """
    Анна (активный игрок): герой 25
        стол: Волк 2/2; Гном 3/3
        кладбище: Альп; Альп
    Борис: герой 25
"""


def test_an_unscripted_choice_raises_and_lists_the_options() -> None:
    table = lay(TWO_ALPS)
    need = refused(table, ChoiceNeeded, table.end_turn)
    assert need.possible == ("Anna: Alp", "Anna: pass")
    assert str(need) == "Anna has to choose. Possible: Anna: Alp; Anna: pass"
    later = refused(table, ChoiceNeeded, lambda: table.end_turn("Anna: Alp"))
    assert later.possible == ("Anna: Dwarf 3/3", "Anna: Wolf 2/2")


def test_the_options_are_in_the_language_of_the_table() -> None:
    table = lay(RUSSIAN)
    need = refused(table, ChoiceNeeded, table.end_turn)
    assert need.possible == ("Анна: Альп", "Анна: пас")
    assert str(need) == "Анна: нужен выбор. Можно: Анна: Альп; Анна: пас"
    table.end_turn("Анна: пас")
    assert ids(table)[-1] == "401.7"


def test_a_leftover_choice_raises() -> None:
    table = lay(TWO_ALPS)
    left = refused(table, NobodyAsked, lambda: table.end_turn("Anna: pass", "Anna: Alp", "Anna: Wolf 2/2"))
    assert "Anna: Alp; Anna: Wolf 2/2" in str(left)


def test_a_wrong_word_raises_and_lists_the_options() -> None:
    table = lay(TWO_ALPS)
    for said in ("Boris: Alp", "Anna: Alpp", "Alp", ""):
        wrong = refused(table, NotAnOption, partial(table.end_turn, said))
        assert wrong.possible == ("Anna: Alp", "Anna: pass")
        assert f"«{said}»" in str(wrong)


def test_one_option_is_no_choice() -> None:
    """One Dwarf: the target of the Alp is not asked for, and naming it is a leftover."""
    position = TWO_ALPS.replace("; Wolf 2/2", "").replace("Alp; Alp", "Alp")
    table = lay(position)
    refused(table, NobodyAsked, lambda: table.end_turn("Anna: Alp", "Anna: Dwarf 3/3"))
    table.end_turn("Anna: Alp")
    assert pile(table, "Anna", "table") == ["Alp"]


def test_passing_is_no_choice_where_nothing_can_be_declared() -> None:
    table = lay(TWO_ALPS.replace("table: Dwarf 3/3; Wolf 2/2", "deck: 3"))
    assert refused(table, NoTarget, lambda: table.end_turn("Anna: Alp")).id == "119.3"
    refused(table, NobodyAsked, lambda: table.end_turn("Anna: pass"))
    table.end_turn()


def test_the_error_keeps_the_lines_told_up_to_the_refusal_and_the_table_forgets_them() -> None:
    table = lay(TWO_ALPS)
    wrong = refused(table, NotAnOption, lambda: table.end_turn("Anna: Alp", "Anna: Wolf 2/2", "Anna: Bear 4/4"))
    assert [line.id for line in wrong.lines][:3] == ["306.1", "A-graveyard-abilities", "A-graveyard-abilities"]
    assert wrong.lines[-1].text() == "Anna declares: Alp → Wolf 2/2"
    assert table.trace == []


def test_asking_what_is_possible_tells_nothing() -> None:
    """After any number of refusals the same play tells the same lines as on a fresh table."""
    fresh, tried = lay(TWO_ALPS), lay(TWO_ALPS)
    for words in ([], ["Anna: Alp"], ["x"], ["Anna: pass", "Anna: pass"], ["Anna: Alp", "Anna: Wolf 2/2"]):
        with pytest.raises(Illegal):
            tried.end_turn(*words)
    choices = ["Anna: Alp", "Anna: Wolf 2/2", "Anna: Alp", "Anna: Dwarf 3/3"]
    fresh.end_turn(*choices)
    tried.end_turn(*choices)
    assert [line.text() for line in tried.trace] == [line.text() for line in fresh.trace]
    assert len(tried.refusals) == 5


def test_a_word_nobody_knows() -> None:
    table = lay(TWO_ALPS.replace("table:", "hand: Nojta; Nojta; Alp\n        table:"))
    unknown = refused(table, UnknownWord, lambda: table.play("Wolf 2/2"))
    assert unknown.possible == ("Nojta", "Alp")
    assert unknown.id == ""
    assert str(unknown) == "nothing here is called «Wolf 2/2». Possible: Nojta; Alp"


def test_a_name_alone_will_do_where_it_leaves_no_doubt() -> None:
    table = lay(TWO_ALPS.replace("Wolf 2/2", "Wolf 2/2 (closed)"))
    refused(table, UnknownWord, lambda: table.use("Wolf"))
    unable = refused(table, UnknownWord, lambda: table.use("Wolf 2/2"))
    assert "«Wolf 2/2 (closed)»" in str(unable), "found, but it has nothing to use"


def test_a_word_that_is_an_option_is_taken_though_another_ability_of_the_card_is_refused() -> None:
    """Two Hires on one card: the first may be declared, the second has no target (401.7). The listed word must work."""
    may = creature(("Maybe", "Авось"), 1, 1, hire(DRAW, optional=True), hire(wound_one(1, enemy_creature)))
    position = """
        Anna (active): hero 25
            coins: 1
            hand: Maybe
            deck: 3
        Boris: hero 25
    """
    table = lay(position, may)
    offered = refused(table, ChoiceNeeded, lambda: table.play("Maybe")).possible
    draws = [words for words in offered if not words.endswith(": pass")]
    assert len(draws) == 1
    table.play("Maybe", *draws)
    assert pile(table, "Anna", "hand") == ["1"]
