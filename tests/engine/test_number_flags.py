"""Changed lives and strikes in positions, and what any sequence of them comes to (15:504, 15:106.2.1)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import BadPosition, Table
from engine.abilities import Ability
from engine.lasting import Ends
from engine.model import Entry
from engine.numbers import change_lives, change_strike, lives_of, reduce_lives, strike_of
from engine.printed import Kind, Printed
from engine.trace import Line, Names
from engine.wounds import heal, wound
from tests.engine.changes import TURN, field, one
from tests.engine.helpers import lay, pile
from tests.engine.settings import OFTEN

TERM: Names = (" until the end of the turn", " до конца хода")


def numbered(number: int, positive: Names, negative: Names) -> Names:
    names = positive if number > 0 else negative
    return f"{names[0]} {abs(number)}", f"{names[1]} {abs(number)}"


@st.composite
def flags(draw: st.DrawFn) -> tuple[list[Names], int]:
    """Number flags as each language prints them, and how many lives more than printed they make."""
    kept, brief = draw(st.integers(-3, 5)), draw(st.integers(-3, 5))
    found: list[Names] = []
    for number, term in ((kept, ("", "")), (brief, TERM)):
        names = numbered(number, ("extra lives", "дополнительные жизни"), ("negative lives", "отрицательные жизни"))
        found += [(names[0] + term[0], names[1] + term[1])] if number else []
        for sign in "+-":
            strike = draw(st.integers(0, 12))
            found += [(f"{sign}{strike} to strike{term[0]}", f"{sign}{strike} к удару{term[1]}")] if strike else []
    return found, kept + brief


@given(flags(), st.booleans())
@OFTEN
def test_number_flags_read_and_print_the_same_in_both_languages(made: tuple[list[Names], int], hero: bool) -> None:
    """Wounds come before them; they stand sorted by their own words in each language."""
    found, more = made
    if hero:
        found = [names for names in found if "strike" not in names[0]]
    lives = 9
    texts = []
    for lang in (0, 1):
        shown = ", ".join([("wounds 2", "раны 2")[lang], *[names[lang] for names in sorted(found)]])
        name = (("hero 9", "Wolf 2/9"), ("герой 9", "Волк 2/9"))[lang][not hero]
        leader = (f"hero 9 ({shown})", f"герой 9 ({shown})")[lang] if hero else ("hero 9", "герой 9")[lang]
        squad = "" if hero else f"\n    {('table', 'стол')[lang]}: {name} ({shown})"
        boris = ("Boris: hero 25", "Борис: герой 25")[lang]
        texts.append(f"{('Anna (active)', 'Анна (активный игрок)')[lang]}: {leader}{squad}\n{boris}")
    for lang, text in enumerate(texts):
        table = Table(text)
        assert lives_of(table.game, table.game.players[0].squad[-1]) == lives + more - 2
        assert str(Table(str(table))) == str(table)
        table.game.lang = 1 - lang
        other = str(table)
        assert str(Table(other)) == other
        assert sorted(other) == sorted(texts[1 - lang])
    assert str(Table(texts[0])) == texts[0]


STEPS = st.tuples(
    st.sampled_from(["lives", "lives this turn", "wound", "heal", "reduce", "strike", "strike this turn"]),
    st.integers(-4, 6),
)


@given(st.lists(STEPS, max_size=12))
@OFTEN
def test_15_504_lives_are_starting_and_extra_less_negative_less_wounds_after_anything(
    steps: list[tuple[str, int]],
) -> None:
    """Reckoned on paper beside the engine; one kind of effect and term is one effect, and the position reads back."""
    table = lay("Anna (active): hero 25\n    table: Wolf 2/99\nBoris: hero 25")
    game, wolf = table.game, table.game.players[0].squad[1]
    entry = Entry(Ability(()), wolf, game.active, Line("306.1", (), None))
    more, wounds, strike = 0, 0, 0
    for what, number in steps:
        if what == "wound":
            wound(max(number, 0))(game, entry, [wolf])
            wounds += max(number, 0)
        elif what == "heal":
            heal(max(number, 0))(game, entry, [wolf])
            wounds = max(0, wounds - max(number, 0))
        elif what == "reduce":
            reduce_lives(20 + number)(game, entry, [wolf])
            more, wounds = 20 + number - 99, 0
        elif what.startswith("lives"):
            change_lives(number, TURN if "turn" in what else Ends.NEVER)(game, entry, [wolf])
            more += number
        else:
            change_strike(number, TURN if "turn" in what else Ends.NEVER)(game, entry, [wolf])
            strike += number
        assert (lives_of(game, wolf), wolf.wounds) == (99 + more - wounds, wounds)
        assert strike_of(game, wolf) == max(0, 2 + strike)
        assert len({effect.lives > 0 for effect in wolf.effects if effect.lives}) <= 1, "15:504.5"
        kinds = [(bool(e.lives), e.strike and e.strike.how, e.ends) for e in wolf.effects]
        assert len(kinds) == len(set(kinds))
    game.fired.clear()
    text = str(table)
    assert str(Table(text)) == text
    again = Table(text).game.players[0].squad[1]
    assert (sorted(again.names()), again.wounds) == (sorted(wolf.names()), wolf.wounds)


@pytest.mark.parametrize(
    "flags",
    [
        "extra lives",
        "extra lives 0",
        "extra lives -1",
        "negative lives 1 until the end of turn",
        "+0 to strike",
        "2 to strike",
        "extra lives 1, extra lives 2",
        "extra lives 1 until the end of the turn, extra lives 2 until the end of the turn",
        "+1 to strike, +2 to strike",
        "-1 to strike until the end of the turn, -2 to strike until the end of the turn",
        "дополнительные жизни 1",
        "negative lives 2",
        "negative lives 1, wounds 1",
    ],
)
def test_what_is_no_such_flag_is_refused_and_so_is_a_dead_creature(flags: str) -> None:
    """503.1: a creature 1/2 with no lives left is not in play."""
    with pytest.raises(BadPosition):
        Table(f"Anna (active): hero 25\n    table: Wolf 1/2 ({flags})\nBoris: hero 25")


def test_different_kinds_and_terms_are_no_repetition() -> None:
    strikes = "+1 to strike, +2 to strike until the end of the turn, -1 to strike"
    shown = f"{strikes}, extra lives 2, extra lives 3 until the end of the turn"
    text = f"Anna (active): hero 25\n    table: Wolf 1/2 ({shown})\nBoris: hero 25"
    assert str(Table(text)) == text


def test_lethal_wounds_that_extra_lives_make_harmless_may_stand_in_a_position() -> None:
    text = "Anna (active): hero 25\n    table: Wolf 1/2 (wounds 3, extra lives 2)\nBoris: hero 25"
    assert str(Table(text)) == text


@pytest.mark.parametrize("ends", [Ends.OPPONENT_TURN, Ends.OWN_TURN])
def test_a_term_that_the_words_of_positions_lack_refuses_to_print(ends: Ends) -> None:
    """Printed without it, the effect would read back as one that never ends."""
    for step in (change_lives(1, ends), change_strike(1, ends)):
        spell = one(("Gift", "Дар"), step)
        table = field("Wolf 1/2", "Orc 2/2", spell, hand="Gift")
        table.play("Gift", "Anna: Wolf 1/2")
        with pytest.raises(BadPosition):
            str(table)


@pytest.mark.parametrize("card", ["hand: Wolf 1/2 (extra lives 1)", "graveyard: Wolf 1/2 (+1 to strike)"])
def test_only_in_play(card: str) -> None:
    """15:205.3, 15:203.4: elsewhere no effect lies on a card."""
    with pytest.raises(BadPosition):
        Table(f"Anna (active): hero 25\n    {card}\nBoris: hero 25")


def test_15_205_3_a_card_that_dies_loses_them() -> None:
    table = field("Bear 9/9", "Wolf 1/2 (+1 to strike, extra lives 1)")
    table.strike("Bear 9/9", "Wolf 1/2 (+1 to strike, extra lives 1)")
    assert pile(table, "Boris", "graveyard") == ["Wolf 1/2"]


@pytest.mark.parametrize("card", ["hero 25 (+1 to strike)", "hero 25\n    table: Totem (extra lives 1)"])
def test_what_a_card_lacks_cannot_be_changed(card: str) -> None:
    """A hero has no strike, a support card no lives."""
    with pytest.raises(BadPosition):
        lay(f"Anna (active): {card}\nBoris: hero 25", Printed(("Totem", "Тотем"), Kind.SUPPORT, 1))
