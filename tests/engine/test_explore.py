"""explore finds every outcome, endings every ending without a rule."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import ChoiceNeeded, Endless, Illegal, NoTarget, Table, endings, explore, watching
from engine.abilities import Event
from engine.choices import Replay
from tests.engine.helpers import (
    DRAW,
    at_end,
    boards,
    creature,
    destroy_one,
    enemy_creature,
    lay,
    outcomes,
    shoot,
    when,
    wound_one,
)
from tests.engine.scripted_play import try_words
from tests.engine.settings import OFTEN

TWO_ALPS = """
    Anna (active): hero 25
        table: Dwarf 3/3
        graveyard: Alp; Alp
    Boris: hero 25
"""


def end(table: Table) -> None:
    table.end_turn()


def test_every_outcome_is_found_and_each_once() -> None:
    """One Alp comes back, by 119.2, or none; two never."""
    assert outcomes(TWO_ALPS, end) == boards(
        """
        Anna (active, turn ended): hero 25
            table: Alp
            graveyard: Alp; Dwarf 3/3
        Boris: hero 25
        """,
        """
        Anna (active, turn ended): hero 25
            table: Dwarf 3/3
            graveyard: Alp; Alp
        Boris: hero 25
        """,
    )


def test_without_a_choice_there_is_one_outcome_with_no_words() -> None:
    found = explore(TWO_ALPS.replace("graveyard: Alp; Alp", "deck: 1"), end)
    assert [outcome.choices for outcome in found] == [()]
    assert str(found).startswith("–\nAnna (active, turn ended)")


def test_the_choices_of_each_outcome_lead_to_it_when_they_are_scripted() -> None:
    position = TWO_ALPS.replace("Dwarf 3/3", "Dwarf 3/3; Wolf 2/2")
    found = explore(position, end)
    assert len(found) == 4
    for outcome in found:
        table = lay(position)
        table.end_turn(*outcome.choices)
        assert str(table) == outcome.text
        assert table.board() == outcome.board


SNIPER = creature(("Sniper", "Снайпер"), 1, 2, at_end(shoot(1, enemy_creature)))
RASCAL = creature(("Rascal", "Пройдоха"), 1, 2, at_end(destroy_one(enemy_creature), DRAW, optional=True))
GRUDGE = creature(("Grudge", "Злюка"), 1, 1, when(Event.DIES, wound_one(1, enemy_creature)))
CARDS = (SNIPER, RASCAL, GRUDGE)


@st.composite
def small_positions(draw: st.DrawFn) -> str:
    def squad(names: list[str], most: int) -> str:
        return "; ".join(draw(st.lists(st.sampled_from(names), min_size=1, max_size=most)))

    own, other = ["Dwarf 3/3", "Wolf 2/2", "Sniper", "Rascal"], ["Wolf 2/2", "Grudge", "Bear 4/4 (wounds 3)"]
    return f"""
        Anna (active): hero 25
            table: {squad(own, 2)}
            graveyard: {squad(["Alp", "Nojta"], 2)}
            deck: 1
        Boris: hero 25
            table: {squad(other, 2)}
    """


@given(small_positions(), st.integers(0, 9))
@OFTEN
def test_any_scripted_play_ends_in_an_outcome_that_explore_lists(position: str, seed: int) -> None:
    found = outcomes(position, end, *CARDS)
    rng = Random(seed)
    for _ in range(4):
        table = lay(position, *CARDS)
        words = try_words(rng, table.end_turn)
        assert not isinstance(words, Illegal)
        assert str(table) in found


def test_explore_over_several_verbs() -> None:
    position = TWO_ALPS.replace("; Alp", "") + "        deck: 3\n"

    def act(table: Table) -> None:
        table.end_turn()
        table.next_turn()

    found = explore(position, act)
    assert [outcome.choices for outcome in found] == [("Anna: Alp",), ("Anna: pass",)]
    assert all("Boris (active)" in outcome.text for outcome in found)


def test_explore_raises_what_the_play_raises() -> None:
    with pytest.raises(Illegal):
        explore(TWO_ALPS, lambda table: table.next_turn())


def test_too_many_ways_of_playing_are_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Replay, "LIMIT", 5)
    position = TWO_ALPS.replace("Dwarf 3/3", "Dwarf 3/3; Wolf 2/2").replace("Alp; Alp", "Alp; Alp; Alp")
    with pytest.raises(Endless):
        explore(position, end)


def both_at_the_dwarf() -> None:
    table = lay(TWO_ALPS)
    with suppress(Illegal):
        table.end_turn("Anna: Alp", "Anna: Alp")


def tables(without: str) -> set[str]:
    """The cards that Anna can end up with in play."""
    ends = endings(both_at_the_dwarf, without)
    assert all(not ending.refusals for ending in ends)
    return {zone.cards[0] for ending in ends for zone in ending.boards[0][0].zones if zone.name == "table"}


def test_endings_a_scripted_run_has_one_ending() -> None:
    assert len(endings(both_at_the_dwarf)) == 1
    assert tables("") == {"Alp"}


@pytest.mark.parametrize("id", ["119.2", "A-graveyard-abilities", "315.1"])
def test_endings_differ_without_a_rule_that_decides(id: str) -> None:
    """119.2: both come back; without the other two, none."""
    assert endings(both_at_the_dwarf, id) != endings(both_at_the_dwarf)


@pytest.mark.parametrize("id", ["304.1", "502.9", "402.1", "401.5", "503.1"])
def test_endings_are_the_same_without_a_rule_that_does_not_decide(id: str) -> None:
    assert endings(both_at_the_dwarf, id) == endings(both_at_the_dwarf)


CATASTROPHE = """
    Anna (active): hero 25
        coins: 6
        hand: Catastrophe
        table: Dwarf 3/3
    Boris: hero 25
        table: Bear 4/4; Wolf 2/2
"""


def test_endings_try_every_answer_to_what_the_script_leaves_open() -> None:
    """Without 118.2 a target would have to be chosen, and nothing scripted says which: all three answers count."""

    def run() -> None:
        lay(CATASTROPHE).play("Catastrophe")

    assert len(endings(run)) == 1
    assert len(endings(run, "118.2")) == 3


def test_endings_leave_a_verb_refused_that_was_refused_for_its_choices() -> None:
    """The script says too little, so nothing happens, with a rule or without; it is not played in some other way."""

    def run() -> None:
        with suppress(Illegal):
            lay(TWO_ALPS).end_turn()

    (real,) = endings(run)
    assert real.refusals == (ChoiceNeeded.__name__,)
    assert endings(run, "119.2") == (real,)


def test_endings_pass_over_words_that_are_no_longer_asked() -> None:
    """Without A-graveyard-abilities no Alp asks for anything, and the words left over are no illegality."""
    (ending,) = endings(both_at_the_dwarf, "A-graveyard-abilities")
    assert ending.refusals == ()


def test_endings_count_the_kinds_of_illegality() -> None:
    def run() -> None:
        table = lay(TWO_ALPS.replace("table: Dwarf 3/3", "deck: 1"))
        with suppress(Illegal):
            table.end_turn("Anna: Alp")

    (with_rule,) = endings(run)
    assert with_rule.refusals == (NoTarget.__name__,)
    assert all(ending.refusals == () for ending in endings(run, "119.3"))


def test_watching_sees_the_tables_laid_but_not_those_of_explore() -> None:
    with watching() as seen:
        table = lay(TWO_ALPS)
        with suppress(ChoiceNeeded):
            table.end_turn()
        found = explore(TWO_ALPS, end)
    lay(TWO_ALPS)
    assert seen.tables == [table]
    assert seen.explored == [found]
    assert [type(reason) for reason in seen.tables[0].refusals] == [ChoiceNeeded]


def test_explore_without_a_rule() -> None:
    """Inside endings, the tables that explore lays are played without the rule too."""
    sizes: list[int] = []

    def run() -> None:
        sizes.append(len(explore(TWO_ALPS, end)))

    endings(run)
    endings(run, "A-graveyard-abilities")
    assert sizes[0] == 2
    assert sizes[-1] == 1
