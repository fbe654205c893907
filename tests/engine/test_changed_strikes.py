"""Changes of the strike, of the power of attacks, and their order (15:115.5, 15:504, 15:510, 15:512, 15:523)."""

from __future__ import annotations

from itertools import permutations

import pytest

from engine import Table
from engine.abilities import Chosen, Each, Event, Step, Whose
from engine.effects import lay as laying
from engine.lasting import Change, Effect, How, your_creatures
from engine.printed import Printed
from tests.engine.changes import CHANGES, LESS, PLUS, THREE, TWICE, card, card_with, constant, field, numbers, one
from tests.engine.helpers import DRAW, any_creature, enemy_creature, ids, pile, shoot, spell, use, when, wound_each

ARCHER = card_with("Archer", 9, use(shoot(3, enemy_creature)))
SHADE = card_with("Shade", 9, constant(attacked=Change(How.SUBTRACT, 2)), strike=1)


def squads(table: Table) -> list[list[str]]:
    return [pile(table, player, "table") for player in ("Anna", "Boris")]


def struck(anna: str, boris: str, *cards: Printed, without: tuple[str, ...] = ()) -> Table:
    """The only creature of ANNA strikes the only one of BORIS."""
    table = field(anna, boris, *cards, without=without)
    table.strike(anna, boris)
    return table


@pytest.mark.parametrize(
    ("anna", "boris", "dealt", "taken"),
    [
        ("Wolf 2/9 (+3 to strike)", "Orc 2/9", 5, 2),
        ("Wolf 2/9 (-1 to strike)", "Orc 2/9", 1, 2),
        ("Wolf 2/9", "Orc 2/9 (+3 to strike until the end of the turn)", 2, 5),
        ("Wolf 2/9", "Orc 2/9 (-1 to strike)", 2, 1),
        ("Wolf 2/9 (+1 to strike until the end of the turn, +3 to strike, -2 to strike)", "Orc 2/9", 4, 2),
    ],
)
def test_15_510_2_a_changed_strike_counts_in_the_strike_and_in_the_strike_back(
    anna: str, boris: str, dealt: int, taken: int
) -> None:
    table = struck(anna, boris)
    assert (card(table, "Orc").wounds, card(table, "Wolf").wounds) == (dealt, taken)


def test_15_512_1_a_strike_below_zero_deals_nothing_and_wounds_nobody() -> None:
    stoic = card_with("Stoic", 9, when(Event.WOUNDED, DRAW, of=Whose.ITSELF))
    table = struck("Wolf 2/9 (-3 to strike)", "Stoic", stoic)
    assert squads(table)[1] == ["Stoic"]
    assert pile(table, "Boris", "hand") == []
    assert card(table, "Wolf").closed, "it has attacked all the same"


def test_15_507_3_a_changed_strike_does_not_change_shots() -> None:
    table = field("Archer (+2 to strike)", "Orc 2/9", ARCHER)
    table.use("Archer (+2 to strike)")
    assert squads(table)[1] == ["Orc 2/9 (wounds 3)"]


@pytest.mark.parametrize(
    ("spells", "flags"),
    [
        (("Hone", "Hone"), "+4 to strike"),
        (("Rage", "Hone", "Rage"), "+2 to strike, +4 to strike until the end of the turn"),
        (("Hone", "Dull", "Dull"), "+2 to strike, -2 to strike"),
    ],
)
def test_changes_of_the_strike_of_one_sign_and_term_add_up(spells: tuple[str, ...], flags: str) -> None:
    """15:504.5 speaks of lives only: more and less strike stand side by side."""
    table = field("Troll 9/9", "Orc 2/9", *CHANGES, hand="; ".join(spells))
    for name in spells:
        table.play(name, f"Anna: {card(table, 'Orc').names()[0]}")
    assert squads(table)[1] == [f"Orc 2/9 ({flags})"]


def test_315_2_a_strike_changed_until_the_end_of_the_turn() -> None:
    table = field("Wolf 2/9 (+1 to strike, +2 to strike until the end of the turn)", "Orc 2/9")
    assert numbers(table, "Wolf")[0] == 5
    table.end_turn()
    assert squads(table)[0] == ["Wolf 2/9 (+1 to strike)"]


LAID = {
    "Add": one(("Add", "Плюс"), laying(Effect(("add", "плюс"), strike=PLUS))),
    "Twice": one(("Twice", "Дважды"), laying(Effect(("twice", "дважды"), strike=TWICE))),
    "Less": one(("Less", "Минус"), laying(Effect(("less", "минус"), strike=LESS))),
    "Three": one(("Three", "Три"), laying(Effect(("three", "три"), strike=THREE))),
    "Five": one(("Five", "Пять"), laying(Effect(("five", "пять"), strike=Change(How.SET, 5)))),
}


def laid(*names: str, without: tuple[str, ...] = ()) -> int:
    """The strike of a creature 4/9 after spells at it."""
    table = field("Troll 9/9", "Orc 4/9", *LAID.values(), hand="; ".join(names), without=without)
    for name in names:
        table.play(name, f"Anna: {card(table, 'Orc').names()[0]}")
    return numbers(table, "Orc")[0]


@pytest.mark.parametrize("names", list(permutations(["Add", "Twice", "Less"])))
def test_15_523_1_first_added_then_multiplied_then_subtracted(names: tuple[str, ...]) -> None:
    """In whatever order they came: (4 + 1) × 2 − 1."""
    assert laid(*names) == 9


@pytest.mark.parametrize("names", list(permutations(["Three", "Add", "Less"])))
def test_15_523_1_a_set_number_comes_last(names: tuple[str, ...]) -> None:
    assert laid(*names) == 3


def test_15_523_1_of_several_set_numbers_the_later_prevails() -> None:
    assert (laid("Three", "Add", "Five"), laid("Five", "Add", "Three")) == (5, 3)


def test_15_523_1_decides() -> None:
    """Otherwise as they come: (3 + 1) × 2, (4 − 1) × 2 + 1."""
    assert laid("Three", "Add", "Twice", without=("15:523.1",)) == 8
    assert laid("Less", "Twice", "Add", without=("15:523.1",)) == 7


def test_15_523_2_only_after_all_changes_is_a_negative_number_zero() -> None:
    """1 − 3 + 2 is nothing, whichever comes first."""
    table = field("Wolf 1/9 (+2 to strike, -3 to strike)", "Orc 2/9")
    assert numbers(table, "Wolf")[0] == 0


@pytest.mark.parametrize("squad", ["Drum; Horn; Wolf 2/2", "Horn; Wolf 2/2; Drum"])
def test_15_523_1_constant_abilities_too_in_whatever_order_they_stand(squad: str) -> None:
    """(2 + 1) × 2; without the rule as they stand."""
    drum, horn = (
        card_with("Drum", 2, constant(your_creatures, strike=TWICE)),
        card_with("Horn", 2, constant(your_creatures, strike=PLUS)),
    )
    assert numbers(field(squad, "Orc 2/9", drum, horn), "Wolf")[0] == 6
    off = field(squad, "Orc 2/9", drum, horn, without=("15:523.1",))
    assert numbers(off, "Wolf")[0] == (5 if squad.startswith("Drum") else 6)


def test_15_115_5_a_constant_ability_changes_the_base_and_effects_come_on_top() -> None:
    """2 × 2, then 3 more: 7, not (2 + 3) × 2."""
    drum = card_with("Drum", 2, constant(your_creatures, strike=TWICE))
    table = field("Drum; Wolf 2/2 (+3 to strike)", "Orc 2/9", drum)
    assert numbers(table, "Wolf")[0] == 7
    assert numbers(table, "Orc")[0] == 2
    off = field("Drum; Wolf 2/2 (+3 to strike)", "Orc 2/9", drum, without=("15:115.5",))
    assert numbers(off, "Wolf")[0] == 5


def test_15_508_4_less_from_attacks_lessens_strikes_and_shots() -> None:
    """5 − 2 of a strike, 3 − 2 of a shot; the power itself is what is less, so it is told so."""
    table = struck("Wolf 5/9", "Shade", SHADE)
    assert (card(table, "Shade").wounds, card(table, "Wolf").wounds) == (3, 1)
    assert any(line.id == "strike" and line.text().endswith("for 3") for line in table.trace)
    table = field("Archer", "Shade", SHADE, ARCHER)
    table.use("Archer")
    assert card(table, "Shade").wounds == 1


def test_15_510_4_less_from_attacks_does_not_lessen_a_strike_back() -> None:
    table = struck("Shade", "Orc 5/9", SHADE)
    assert (card(table, "Shade").wounds, card(table, "Orc").wounds) == (5, 1)


def test_less_from_attacks_does_not_lessen_wounds_of_a_spell() -> None:
    hail = spell(("Hail", "Град"), (wound_each(3, any_creature),))
    table = field("Wolf 5/9", "Shade", SHADE, hail, hand="Hail")
    table.play("Hail")
    assert card(table, "Shade").wounds == 3


def test_15_508_3_the_final_target_counts_for_less_from_attacks() -> None:
    """The strike is at Wolf, Shade defends; and the other way round."""
    table = field("Bear 5/9", "Shade; Wolf 0/9", SHADE)
    table.strike("Bear 5/9", "Wolf 0/9", "Boris: Shade")
    assert card(table, "Shade").wounds == 3
    table = field("Bear 5/9", "Shade; Wolf 0/9", SHADE)
    table.strike("Bear 5/9", "Shade", "Boris: Wolf 0/9")
    assert card(table, "Wolf").wounds == 5


def test_15_512_1_1_less_from_attacks_than_none_is_none() -> None:
    table = struck("Wolf 1/9", "Shade", SHADE)
    assert squads(table)[1] == ["Shade"]
    assert "wound" not in ids(table)[: ids(table).index("strike-back")]


def test_15_523_1_less_from_attacks_is_subtracted_after_what_multiplies() -> None:
    """(4 + 1) × 2 − 2, whichever effect came first."""
    for names in permutations(["Add", "Twice"]):
        table = field("Orc 4/9", "Shade", SHADE, *LAID.values(), hand="; ".join(names))
        for name in names:
            table.play(name, f"Anna: {card(table, 'Orc').names()[0]}")
        table.strike(card(table, "Orc").names()[0], "Shade")
        assert card(table, "Shade").wounds == 8


def test_120_1_less_from_attacks_may_be_laid_as_an_effect() -> None:
    fog = spell(("Fog", "Туман"), (Step(laying(Effect(("fog", "туман"), attacked=LESS)), Each(any_creature)),))
    table = field("Wolf 3/9", "Orc 2/9", fog, hand="Fog")
    table.play("Fog")
    table.strike("Wolf 3/9", "Orc 2/9")
    assert (card(table, "Orc").wounds, card(table, "Wolf").wounds) == (2, 2)


def test_120_6_a_strike_that_is_more_on_a_condition_keeps_it_when_more_comes() -> None:
    bold = Effect(("bold", "смелость"), strike=PLUS, condition=lambda game, card: not card.wounds)
    bolden = spell(("Bolden", "Смелость"), (Step(laying(bold), Chosen(any_creature)),))
    table = field("Wolf 2/9", "Orc 1/9", bolden, *CHANGES, hand="Bolden; Hone")
    table.play("Bolden", "Anna: Wolf 2/9")
    table.play("Hone", f"Anna: {card(table, 'Wolf').names()[0]}")
    assert numbers(table, "Wolf")[0] == 5
    table.strike("Wolf 2/9", "Orc 1/9")
    assert squads(table) == [["Wolf 2/9 (closed, wounds 1, struck, +2 to strike)"], ["Orc 1/9 (wounds 5)"]]


def test_120_3_two_effects_that_change_a_number_are_two_though_they_are_alike() -> None:
    """Each is laid, and each counts: 4 + 1 + 1, 4 × 2 × 2."""
    assert (laid("Add", "Add"), laid("Twice", "Twice"), laid("Less", "Less")) == (6, 16, 2)
