"""Constant abilities that change the numbers of other cards come and go with their source (15:115.1, 15:115.5)."""

from __future__ import annotations

import pytest

from engine import Table
from engine.abilities import Chosen, Event, Step, Whose
from engine.actions import take_control
from engine.effects import WITHOUT_FEATURES, close_cards, open_cards
from engine.effects import lay as laying
from engine.lasting import Change, How, your_others
from engine.printed import Printed
from tests.engine.changes import PLUS, card_with, constant, field, numbers
from tests.engine.helpers import (
    DRAW,
    any_creature,
    anyhow,
    death,
    destroy_one,
    enemy_creature,
    ids,
    pile,
    spell,
    use,
    when,
    wound_one,
    your_creature,
)

STANDARD = card_with("Standard", 2, constant(your_others, lives=2, strike=PLUS))
BOLT = spell(("Bolt", "Стрела"), (destroy_one(any_creature),))
HUSH = spell(("Hush", "Тишина"), (Step(laying(WITHOUT_FEATURES), Chosen(any_creature)),))
LURE = spell(("Lure", "Приманка"), (Step(take_control(), Chosen(enemy_creature)),))
HERALD = card_with("Herald", 1, death(DRAW))


def play(spell: Printed, target: str, anna: str, boris: str, *cards: Printed, without: tuple[str, ...] = ()) -> Table:
    """Anna plays SPELL at TARGET."""
    table = field(anna, boris, STANDARD, HERALD, spell, *cards, hand=spell.called[0], without=without)
    anyhow(table.play, spell.called[0], f"Anna: {target}")
    return table


def test_15_115_1_it_holds_as_soon_as_its_card_is_in_play_and_for_those_that_come_later() -> None:
    table = field("Wolf 2/2", "Orc 2/2", STANDARD, hand="Standard; Alp")
    assert numbers(table, "Wolf") == (2, 2)
    table.play("Standard")
    assert [numbers(table, name) for name in ("Wolf", "Standard", "Orc")] == [(3, 4), (0, 2), (2, 2)]
    table.play("Alp")
    assert numbers(table, "Alp") == (3, 4)
    assert pile(table, "Anna", "table") == ["Alp (first turn)", "Standard (first turn)", "Wolf 2/2"], (
        "no effect lies on them"
    )


def test_15_115_1_several_add_up_and_each_goes_with_its_own_card() -> None:
    table = field("Wolf 2/2; Standard; Standard", "Orc 2/2", STANDARD, BOLT, hand="Bolt")
    assert (numbers(table, "Wolf"), numbers(table, "Standard")) == ((4, 6), (1, 4))
    table.play("Bolt", "Anna: Standard")
    assert (numbers(table, "Wolf"), numbers(table, "Standard")) == ((3, 4), (0, 2))


def test_15_115_1_it_goes_with_its_card_and_what_lived_by_it_dies() -> None:
    """2 lives, 3 wounds: with the two of Standard one is left."""
    table = play(BOLT, "Standard", "Troll 9/9", "Standard; Wolf 2/2 (wounds 3); Orc 2/2 (wounds 1)")
    assert pile(table, "Boris", "table") == ["Orc 2/2 (wounds 1)"]
    assert pile(table, "Boris", "graveyard") == ["Standard", "Wolf 2/2"]


def test_503_1_what_lived_by_it_dies_in_one_event_after_the_death_of_its_source() -> None:
    """Vulture, who also dies, hears the other that dies with it (A-listeners), but was there for Standard's death too.

    So it fires for Standard, for Wolf and for itself.
    """
    vulture = card_with("Vulture", 1, when(Event.DIES, DRAW, of=Whose.YOURS))
    squad = "Standard; Wolf 2/2 (wounds 3); Vulture (wounds 2)"
    table = play(BOLT, "Standard", "Troll 9/9", squad, vulture)
    assert pile(table, "Boris", "hand") == ["3"]
    lines = [line for line in table.trace if line.id in ("death", "503.1")]
    assert [line.id for line in lines] == ["death", "503.1", "503.1", "death", "death"]
    off = play(BOLT, "Standard", "Troll 9/9", squad, vulture, without=("A-listeners",))
    assert pile(off, "Boris", "hand") == ["2"], "for Standard and for itself"


def test_15_503_3_1_a_chain_of_them_falls_one_after_another() -> None:
    """The first holds the second up, the second the third; none of the others dies in the same event."""
    second = card_with("Second", 1, constant(lambda game, holder, card: card.printed.called[0] == "Third", lives=1))
    first = card_with("First", 1, constant(lambda game, holder, card: card.printed.called[0] == "Second", lives=1))
    third = card_with("Third", 1, death(DRAW))
    table = play(BOLT, "First", "Troll 9/9", "First; Second (wounds 1); Third (wounds 1)", first, second, third)
    assert pile(table, "Boris", "graveyard") == ["First", "Second", "Third"]
    told = [line.id for line in table.trace if line.id in ("death", "503.1")]
    assert told == ["death", "503.1", "death", "503.1", "death"]


def test_15_115_1_it_ends_with_the_features_of_its_card() -> None:
    table = play(HUSH, "Standard", "Troll 9/9", "Standard; Wolf 2/2 (wounds 3); Orc 1/1")
    assert pile(table, "Boris", "table") == ["Orc 1/1", "Standard (without features)"]
    assert numbers(table, "Orc") == (1, 1)


def test_15_115_1_it_follows_its_card_to_another_player() -> None:
    """With the standard the bonus changes sides; who lived by it falls, and those of Anna have it."""
    table = play(LURE, "Standard", "Orc 1/1", "Standard; Wolf 2/2 (wounds 3)")
    assert pile(table, "Boris", "graveyard") == ["Wolf 2/2"]
    assert numbers(table, "Orc") == (2, 3)


def test_15_115_1_a_card_that_changes_sides_leaves_it_behind() -> None:
    table = play(LURE, "Wolf 2/2 (wounds 3)", "Orc 1/1", "Standard; Wolf 2/2 (wounds 3)")
    assert pile(table, "Anna", "table") == ["Orc 1/1"]
    assert pile(table, "Boris", "graveyard") == ["Wolf 2/2"]


def test_15_115_5_decides() -> None:
    table = field("Troll 9/9", "Standard; Wolf 2/2 (wounds 1)", STANDARD, without=("15:115.5",))
    assert numbers(table, "Wolf") == (2, 1)


def test_15_115_5_no_starting_lives_of_its_own_and_still_a_creature_that_can_be_wounded() -> None:
    """0 + 2 lives: a wound for 1 leaves one, for 2 none."""
    ghost = card_with("Wraith", 0)
    jab = spell(("Jab", "Тычок"), (wound_one(1, any_creature),))
    table = field("Troll 9/9", "Standard; Wraith", STANDARD, ghost, jab, hand="Jab; Jab")
    table.play("Jab", "Anna: Wraith")
    assert pile(table, "Boris", "table") == ["Standard", "Wraith (wounds 1)"]
    table.play("Jab", "Anna: Wraith (wounds 1)")
    assert pile(table, "Boris", "graveyard") == ["Wraith"]


SENTRY = card_with(
    "Sentry", 2, constant(lambda game, holder, card: card is holder and not card.closed, lives=2), strike=3
)


def test_15_115_1_it_is_lifted_as_soon_as_the_card_fits_no_more() -> None:
    """While open two lives more: Sentry is struck back for 3, has one of four, closes by 15:506.3, and has none."""
    table = field("Sentry", "Orc 3/9", SENTRY)
    table.strike("Sentry", "Orc 3/9")
    assert pile(table, "Anna", "graveyard") == ["Sentry"]
    assert pile(table, "Boris", "table") == ["Orc 3/9 (wounds 3)"]


def test_15_115_1_307_2_what_fires_on_that_enters_after_the_attack() -> None:
    mourned = card_with("Widow", 2, *SENTRY.abilities, death(DRAW), strike=3)
    table = field("Widow", "Orc 3/9", mourned)
    table.strike("Widow", "Orc 3/9")
    assert pile(table, "Anna", "hand") == ["2"]
    assert ids(table).index("503.1") < ids(table).index("307.2")


@pytest.mark.parametrize("wounds", [1, 2])
def test_15_115_1_closed_in_payment_it_fits_no_more_either(wounds: int) -> None:
    """Open it has 4 lives, closed 2. It dies before the ability is executed, which opens it too late."""
    scout = card_with("Scout", 2, *SENTRY.abilities, use(Step(open_cards(), Chosen(your_creature)), close=True))
    table = field(f"Scout (wounds {wounds})", "Orc 3/9", scout)
    table.use("Scout")
    left = [f"Scout (wounds {wounds})"] if wounds < 2 else []
    assert pile(table, "Anna", "table") == left


def test_15_115_1_closed_by_an_ability() -> None:
    jail = spell(("Jail", "Тюрьма"), (Step(close_cards(), Chosen(any_creature)),))
    table = play(jail, "Sentry (wounds 2)", "Troll 9/9", "Sentry (wounds 2)", SENTRY)
    assert pile(table, "Boris", "graveyard") == ["Sentry"]


def test_15_115_1_opened_in_the_recovery_phase_it_fits_no_more() -> None:
    """While closed two lives more: at 303.1 it dies, before the card of the turn is drawn (15:503.2)."""
    mole = card_with("Mole", 1, constant(lambda game, holder, card: card is holder and card.closed, lives=2))
    table = field("Troll 9/9", "Mole (closed, wounds 2)", mole)
    table.end_turn()
    table.next_turn()
    assert pile(table, "Boris", "graveyard") == ["Mole"]
    assert ids(table).index("503.1") < ids(table).index("draw-a-card")


def test_202_2_in_the_hand_it_gives_nothing() -> None:
    table = field("Wolf 2/2", "Orc 2/2", STANDARD, hand="Standard")
    assert numbers(table, "Wolf") == (2, 2)


def test_15_523_2_below_zero_only_the_final_number_becomes_zero() -> None:
    """1 printed, less 3 by Gloom, with 2 laid on it: 1 - 3 + 2 = 0, and not 0 + 2."""
    gloom = card_with(
        "Gloom", 2, constant(lambda game, holder, card: card is not holder, strike=Change(How.SUBTRACT, 3))
    )
    table = field("Wolf 1/2 (+2 to strike)", "Gloom", gloom)
    assert numbers(table, "Wolf")[0] == 0
