"""Protection from strikes, shots and spells (15:515)."""

from __future__ import annotations

import pytest

from engine import NotAnOption, NoTarget, Table
from engine.abilities import Chosen, Event, Step, Whose
from engine.cards import your_character
from engine.effects import lay as laying
from engine.keywords import poison
from engine.wounds import heal, shot, wound
from tests.engine.changes import any_character, card, card_with, field
from tests.engine.helpers import (
    DRAW,
    any_creature,
    destroy_each,
    destroy_one,
    enemy_creature,
    hire,
    ids,
    pile,
    refused,
    spell,
    use,
    when,
    wound_each,
    wound_one,
)

KNIGHT = "Knight 2/5 [Protection from strikes]"
GHOST = "Orc 2/5 [Protection from shots]"
MONK = "Guard 2/5 [Protection from spells]"
VENOM = card_with(
    "Venom", 9, use(Step(shot(2), Chosen(enemy_creature)), Step(laying(poison(1)), Chosen(enemy_creature)))
)
JAB = spell(("Jab", "Тычок"), (wound_one(2, any_creature),))
HAIL = spell(("Hail", "Град"), (wound_each(2, any_creature),))
DOOM = spell(("Doom", "Рок"), (destroy_each(any_creature),))
VOLLEY = spell(("Volley", "Залп"), (Step(shot(2), Chosen(enemy_creature)),))
BALM = spell(("Balm", "Бальзам"), (Step(heal(1), Chosen(your_character)),))
KNOWN = (VENOM, JAB, HAIL, DOOM, VOLLEY, BALM)


def squad(table: Table, player: str = "Boris") -> list[str]:
    return pile(table, player, "table")


@pytest.mark.parametrize(("without", "left"), [((), KNIGHT), (("protection-from",), f"{KNIGHT} (wounds 3)")])
def test_15_515_1_from_strikes(without: tuple[str, ...], left: str) -> None:
    """It takes no wounds, and strikes back."""
    table = field("Bear 3/9", KNIGHT, without=without)
    table.strike("Bear 3/9", KNIGHT)
    assert squad(table) == [left]
    assert card(table, "Bear").wounds == 2
    assert card(table, "Bear").closed


def test_15_515_1_a_strike_back_is_a_strike() -> None:
    table = field(KNIGHT, "Bear 3/9")
    table.strike(KNIGHT, "Bear 3/9")
    assert squad(table, "Anna") == [f"{KNIGHT} (closed, struck)"]
    assert card(table, "Bear").wounds == 2


@pytest.mark.parametrize(
    ("spell", "target", "dealt"), [("Volley", KNIGHT, 2), ("Jab", KNIGHT, 2), ("Volley", GHOST, 0)]
)
def test_15_515_1_each_from_its_own_kind_only(spell: str, target: str, dealt: int) -> None:
    """A shot of a spell is a shot (15:507.3)."""
    table = field("Bear 3/9", f"{target}; Wolf 1/9", *KNOWN, hand=spell)
    table.play(spell, f"Anna: {target}")
    assert card(table, target).wounds == dealt


def test_15_515_1_from_shots_and_not_from_strikes() -> None:
    table = field("Bear 3/9", GHOST)
    table.strike("Bear 3/9", GHOST)
    assert card(table, "Orc").wounds == 3


def test_15_515_1_what_comes_with_the_wounds_applies_all_the_same() -> None:
    """«Shot for 2 at a creature, poison 1 on a creature»: the shot was made, though it dealt nothing."""
    table = field("Venom", GHOST, *KNOWN)
    table.use("Venom")
    assert squad(table) == [f"{GHOST} (poison 1)"]


def test_15_515_1_nobody_was_wounded_but_a_strike_was_made() -> None:
    herald = card_with("Drummer", 9, when(Event.STRIKES, DRAW, of=Whose.ITSELF), strike=2)
    crier = card_with("Crier", 9, when(Event.WOUNDED, DRAW, of=Whose.ANY))
    table = field("Drummer", f"{KNIGHT} (closed); Crier (closed)", herald, crier)
    table.strike("Drummer", f"{KNIGHT} (closed)")
    assert (pile(table, "Anna", "hand"), pile(table, "Boris", "hand")) == (["2"], [])


def test_15_515_1_the_protected_one_may_be_chosen_and_may_defend() -> None:
    table = field("Bear 3/9", f"{KNIGHT}; Wolf 1/1")
    table.strike("Bear 3/9", "Wolf 1/1", f"Boris: {KNIGHT}")
    assert squad(table) == [f"{KNIGHT} (closed, defended)", "Wolf 1/1"]


def test_15_515_1_armour_is_not_used_up_by_what_protection_keeps_off() -> None:
    armed = "Knight 2/5 [Protection from strikes, Armour 2]"
    table = field("Bear 3/9", armed)
    table.strike("Bear 3/9", armed)
    assert squad(table) == [armed]


def test_15_515_1_lost_with_the_features() -> None:
    table = field("Bear 3/9", f"{KNIGHT} (without features)")
    table.strike("Bear 3/9", f"{KNIGHT} (without features)")
    assert card(table, "Knight").wounds == 3


def test_15_515_2_the_player_of_a_spell_cannot_choose_it() -> None:
    table = field("Bear 3/9", f"{MONK}; Wolf 1/9", *KNOWN, hand="Jab")
    reason = refused(table, NotAnOption, lambda: table.play("Jab", f"Anna: {MONK}"))
    assert set(reason.possible) == {"Anna: Bear 3/9", "Anna: Wolf 1/9"}
    off = field("Bear 3/9", f"{MONK}; Wolf 1/9", *KNOWN, hand="Jab", without=("15:515.2",))
    off.play("Jab", f"Anna: {MONK}")
    assert card(off, "Guard").wounds == 2


def test_15_515_2_not_even_their_own() -> None:
    """The hero is the only one left to choose."""
    your_creatures = f"{MONK} (wounds 1)"
    table = field(your_creatures, "Wolf 1/9", *KNOWN, hand="Balm", heroes=("hero 25 (wounds 3)", "hero 25"))
    table.play("Balm")
    assert table.board()[0].hero == "hero 25 (wounds 2)"
    assert squad(table, "Anna") == [your_creatures]


def test_15_514_1_with_nobody_else_to_choose_the_spell_cannot_be_played() -> None:
    table = field("Bear 3/9", MONK, *KNOWN, hand="Volley")
    reason = refused(table, NoTarget, lambda: table.play("Volley"))
    assert "15:515.2" in [line.id for line in reason.lines]


def test_15_515_2_a_spell_without_targets_wounds_it_and_destroys_it() -> None:
    table = field("Bear 3/9", MONK, *KNOWN, hand="Hail; Doom")
    table.play("Hail")
    assert squad(table) == [f"{MONK} (wounds 2)"]
    table.play("Doom")
    assert squad(table) == []


def test_15_515_2_whom_the_opponent_chooses_it_may_be() -> None:
    """Bad Advice: Boris chooses, whose spell it is not (118.1)."""
    cheap = "Guard 2/5 cost 2 [Protection from spells]"
    table = field("Bear 3/9", f"{cheap}; Wolf 1/1 cost 1", hand="Bad Advice")
    table.play("Bad Advice", f"Boris: {cheap}")
    assert squad(table, "Anna") == ["Bear 3/9", f"{cheap} (first turn, owner Boris)"]


def test_15_515_2_only_from_spells() -> None:
    """Activated and triggered abilities, strikes and shots choose it freely."""
    archer = card_with("Archer", 9, use(Step(shot(1), Chosen(enemy_creature))))
    nettle = card_with("Nettle", 9, hire(Step(wound(1), Chosen(any_character))))
    table = field("Archer; Bear 1/9", MONK, archer, nettle, hand="Nettle")
    table.use("Archer")
    table.play("Nettle", f"Anna: {MONK} (wounds 1)")
    table.strike("Bear 1/9", f"{MONK} (wounds 2)")
    assert card(table, "Guard").wounds == 3
    assert "15:515.2" not in ids(table)


def test_15_515_2_each_ability_of_a_spell_must_find_somebody_else() -> None:
    """Both choose at the declaration: Wolf is wounded by the one, destroyed by the other."""
    two = spell(("Two", "Два"), (wound_one(1, enemy_creature),), (destroy_one(enemy_creature),))
    table = field("Bear 3/9", f"{MONK}; Wolf 1/9", two, hand="Two")
    table.play("Two")
    assert squad(table) == [MONK]
