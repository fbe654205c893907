"""Extra and negative lives, wounds, lives that become X (15:504, 15:505.1, 15:106.2.1)."""

from __future__ import annotations

import pytest

from engine import Table
from engine.abilities import Each, Event, Step, Whose
from engine.effects import lay as laying
from engine.lasting import Effect, your_others
from engine.numbers import change_lives, change_strike, reduce_lives
from engine.printed import Kind, Printed, Zone
from engine.wounds import heal, wound
from tests.engine.changes import CHANGES, PLUS, card, card_with, constant, field, numbers, one
from tests.engine.helpers import DRAW, ids, pile, spell, when

HURT = one(("Hurt", "Боль"), wound(2))
MEND = one(("Mend", "Лечение"), heal(3))


def played(target: str, *names: str, cards: tuple[Printed, ...] = (), without: tuple[str, ...] = ()) -> Table:
    """Anna plays spells, one after another, at TARGET of Boris."""
    known = (*CHANGES, HURT, MEND, *cards)
    table = field("Troll 9/9", target, *known, hand="; ".join(names), without=without)
    for name in names:
        table.play(name, f"Anna: {card(table, target).names()[0]}")
    return table


def squad(table: Table) -> list[str]:
    return pile(table, "Boris", "table")


def test_15_504_2_extra_lives_and_then_wounds_that_would_have_been_lethal() -> None:
    """A creature 3/3 with two extra lives and four wounds has one life left."""
    table = played("Dwarf 3/3", "Bless", "Hurt", "Hurt")
    assert squad(table) == ["Dwarf 3/3 (wounds 4, extra lives 2)"]
    assert numbers(table, "Dwarf") == (3, 1)


def test_15_504_2_when_the_extra_lives_end_the_wounds_stay_and_kill() -> None:
    """315.2: five lives less four wounds is one; without the two it is less than none."""
    table = played("Dwarf 3/3", "Surge", "Hurt", "Hurt")
    assert squad(table) == ["Dwarf 3/3 (wounds 4, extra lives 2 until the end of the turn)"]
    table.end_turn()
    assert (squad(table), pile(table, "Boris", "graveyard")) == ([], ["Dwarf 3/3"])
    off = played("Dwarf 3/3", "Surge", "Hurt", "Hurt", without=("315.2",))
    off.end_turn()
    assert squad(off) == ["Dwarf 3/3 (wounds 4, extra lives 2 until the end of the turn)"]


def test_15_504_4_negative_lives_are_no_wounds_and_are_not_healed() -> None:
    """A creature 2/4 with −2 and a wound has one life; healed for 3, two."""
    table = played("Wolf 2/4 (wounds 1)", "Blight", "Blight")
    assert squad(table) == ["Wolf 2/4 (wounds 1, negative lives 2)"]
    assert numbers(table, "Wolf") == (2, 1)
    table = played("Wolf 2/4 (wounds 1, negative lives 2)", "Mend")
    assert squad(table) == ["Wolf 2/4 (negative lives 2)"]
    assert numbers(table, "Wolf") == (2, 2)


def test_15_505_1_negative_lives_alone_kill() -> None:
    table = played("Wolf 2/2", "Wither")
    assert (squad(table), pile(table, "Boris", "graveyard")) == ([], ["Wolf 2/2"])
    assert "503.1" in ids(table)
    assert squad(played("Wolf 2/2", "Wither", without=("503.1",))) == [
        "Wolf 2/2 (negative lives 2 until the end of the turn)"
    ]


def test_15_504_5_wounds_and_extra_lives_do_not_cancel() -> None:
    """In either order: two wounds, two extra lives."""
    assert squad(played("Wolf 2/4", "Hurt", "Bless")) == ["Wolf 2/4 (wounds 2, extra lives 2)"]
    assert squad(played("Wolf 2/4", "Bless", "Hurt")) == ["Wolf 2/4 (wounds 2, extra lives 2)"]


@pytest.mark.parametrize(
    ("spells", "flags"),
    [
        (("Bless", "Blight"), "extra lives 1"),
        (("Blight", "Bless"), "extra lives 1"),
        (("Bless", "Blight", "Blight"), ""),
        (("Bless", "Blight", "Blight", "Blight"), "negative lives 1"),
        (("Bless", "Wither"), ""),
        (("Surge", "Blight"), "extra lives 1 until the end of the turn"),
        (("Bless", "Bless"), "extra lives 4"),
        (("Surge", "Bless", "Surge"), "extra lives 2, extra lives 4 until the end of the turn"),
    ],
)
def test_15_504_5_extra_and_negative_lives_cancel_and_like_ones_add_up(spells: tuple[str, ...], flags: str) -> None:
    assert squad(played("Wolf 2/4", *spells)) == [f"Wolf 2/4 ({flags})" if flags else "Wolf 2/4"]


def test_15_504_5_decides_what_is_left_at_the_end_of_the_turn() -> None:
    """Cancelled, the two are gone for good; otherwise the extra lives end and the negative one stays."""
    both = ("Surge", "Blight", "Blight")
    table = played("Wolf 2/4", *both)
    table.end_turn()
    assert squad(table) == ["Wolf 2/4"]
    off = played("Wolf 2/4", *both, without=("15:504.5",))
    assert squad(off) == ["Wolf 2/4 (extra lives 2 until the end of the turn, negative lives 2)"]
    off.end_turn()
    assert squad(off) == ["Wolf 2/4 (negative lives 2)"]


@pytest.mark.parametrize("spells", [("Surge", "Bless"), ("Bless", "Surge")])
def test_15_504_5_which_of_two_is_cancelled_does_not_hang_on_what_no_position_shows(spells: tuple[str, ...]) -> None:
    """The table shows the same either way, so it must go on in the same way, too."""
    table = played("Wolf 2/4", *spells)
    shown = squad(table)
    assert shown == ["Wolf 2/4 (extra lives 2, extra lives 2 until the end of the turn)"]
    after = played("Wolf 2/4", *spells, "Blight")
    again = played(shown[0], "Blight")
    assert squad(after) == squad(again) == ["Wolf 2/4 (extra lives 1, extra lives 2 until the end of the turn)"]


UNHURT = Effect(("bold", "смелость"), lives=2, condition=lambda game, card: not card.wounds)
BOLDEN = one(("Bolden", "Смелость"), laying(UNHURT))
BOOST = one(("Boost", "Усиление"), laying(Effect(("boost", "усиление"), lives=1, strike=PLUS)))


@pytest.mark.parametrize("spells", [("Bolden", "Bless"), ("Bless", "Bolden")])
def test_120_6_extra_lives_with_a_condition_keep_it_when_others_come(spells: tuple[str, ...]) -> None:
    """4 + 2 + 2 lives; a wound of 2 ends those with the condition: 4 + 2 − 2."""
    table = played("Wolf 2/4", *spells, cards=(BOLDEN,))
    assert numbers(table, "Wolf") == (2, 8)
    table = played("Wolf 2/4", *spells, "Hurt", cards=(BOLDEN,))
    assert numbers(table, "Wolf") == (2, 4)
    assert squad(table) == ["Wolf 2/4 (wounds 2, extra lives 2)"]


def test_120_6_what_negative_lives_leave_of_them_keeps_the_condition_too() -> None:
    """4 + 2 − 1 lives; wounded for 2, the one extra life that was left goes."""
    table = played("Wolf 2/4", "Bolden", "Blight", cards=(BOLDEN,))
    assert numbers(table, "Wolf") == (2, 5)
    table = played("Wolf 2/4", "Bolden", "Blight", "Hurt", cards=(BOLDEN,))
    assert squad(table) == ["Wolf 2/4 (wounds 2)"]


@pytest.mark.parametrize(("spells", "now"), [(("Boost", "Bless"), (3, 7)), (("Boost", "Blight"), (3, 4))])
def test_15_504_5_of_an_effect_that_also_changes_the_strike_only_the_lives_are_concerned(
    spells: tuple[str, ...], now: tuple[int, int]
) -> None:
    assert numbers(played("Wolf 2/4", *spells, cards=(BOOST,)), "Wolf") == now


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Bear 3/6", "Bear 3/6 (negative lives 4)"),
        ("Bear 3/6 (wounds 3)", "Bear 3/6 (negative lives 4)"),
        ("Bear 3/6 (wounds 5)", "Bear 3/6 (negative lives 4)"),
        ("Bear 3/2", "Bear 3/2"),
        ("Bear 3/2 (wounds 1)", "Bear 3/2"),
        ("Bear 3/1", "Bear 3/1 (extra lives 1)"),
        ("Bear 3/1 (extra lives 3)", "Bear 3/1 (extra lives 1)"),
        ("Bear 3/6 (negative lives 5)", "Bear 3/6 (negative lives 4)"),
        ("Bear 3/3 (extra lives 2 until the end of the turn)", "Bear 3/3 (negative lives 1)"),
    ],
)
def test_15_106_2_1_lives_become_two_from_above_and_from_below(before: str, after: str) -> None:
    """First all wounds are taken off, then extra or negative lives are laid so that there are two."""
    table = played(before, "Shrink")
    assert squad(table) == [after]
    assert numbers(table, "Bear") == (3, 2)


def test_15_106_2_1_nothing_fires_on_the_wounds_that_are_taken_off() -> None:
    monk = card_with("Monk", 6, when(Event.HEALED, DRAW, of=Whose.ITSELF), when(Event.WOUNDED, DRAW, of=Whose.ITSELF))
    table = played("Monk (wounds 3)", "Shrink", cards=(monk,))
    assert (squad(table), pile(table, "Boris", "hand")) == (["Monk (negative lives 4)"], [])


def test_15_106_2_1_lives_become_none() -> None:
    nil = one(("Nil", "Ноль"), reduce_lives(0))
    assert pile(played("Bear 3/6 (wounds 2)", "Nil", cards=(nil,)), "Boris", "graveyard") == ["Bear 3/6"]


def test_15_106_2_1_lives_that_a_constant_ability_gives_count_and_may_go_afterwards() -> None:
    """Bear 3/2 with +2 has four; two less makes two. When the standard falls, none is left."""
    standard = card_with("Standard", 1, constant(your_others, lives=2))
    table = played("Bear 3/2; Standard", "Shrink", cards=(standard,))
    assert squad(table) == ["Bear 3/2 (negative lives 2)", "Standard"]
    table = field("Troll 9/9", "Bear 3/2 (negative lives 2); Standard", standard)
    table.strike("Troll 9/9", "Standard", "Boris: no defender")
    assert pile(table, "Boris", "graveyard") == ["Bear 3/2", "Standard"]


@pytest.mark.parametrize("name", ["Bless", "Shrink", "Hone"])
def test_120_7_a_card_without_lives_and_strike_cannot_have_them_changed(name: str) -> None:
    """A support card has neither; what cannot receive the effect receives none."""
    totem = Printed(("Totem", "Тотем"), Kind.SUPPORT, 1)
    given = {"Bless": change_lives(2), "Shrink": reduce_lives(2), "Hone": change_strike(2)}[name]
    verse = spell((name, "Стих"), (Step(given, Each(lambda game, entry, card: card.zone is Zone.SQUAD)),))
    table = field("Totem", "Wolf 2/2", totem, verse, hand=name)
    table.play(name)
    assert pile(table, "Anna", "table") == ["Totem"]
    assert str(Table(str(table), [totem, verse])) == str(table)
