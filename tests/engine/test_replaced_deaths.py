"""Deaths that something replaces: who is spared, what fires, where it ends (15:517, 503.1, 119.2)."""

from __future__ import annotations

import pytest

from engine import ChoiceNeeded, Endless, Table
from engine.abilities import Event, Itself, Occasion, Step, Whose
from engine.actions import destroy
from engine.lasting import your_creatures, your_others
from engine.model import Card, Game
from engine.numbers import change_lives
from engine.printed import Kind, Printed
from engine.wounds import heal, wound
from tests.engine.changes import card, card_with, constant, field, instead
from tests.engine.helpers import (
    DRAW,
    any_creature,
    at_end,
    death,
    destroy_each,
    destroy_one,
    ids,
    outcomes,
    pile,
    refused,
    spell,
    when,
    wound_one,
)

HURT_SELF = Step(wound(1), Itself())
NURSE = card_with("Nurse", 5, instead(Event.DIES, HURT_SELF, near=your_others))
MEDIC = card_with("Medic", 5, instead(Event.DIES, HURT_SELF, near=your_others))
PHOENIX = card_with("Phoenix", 2, instead(Event.DIES, Step(heal(9), Itself())), death(DRAW))
HERALD = card_with("Herald", 1, death(DRAW))
BOLT = spell(("Bolt", "Стрела"), (destroy_one(any_creature),))
JAB = spell(("Jab", "Тычок"), (wound_one(2, any_creature),))
DOOM = spell(("Doom", "Рок"), (destroy_each(any_creature),))
KNOWN = (NURSE, MEDIC, PHOENIX, HERALD, BOLT, JAB, DOOM)


def played(name: str, boris: str, *said: str, cards: tuple[Printed, ...] = (), without: tuple[str, ...] = ()) -> Table:
    """Anna plays a spell at Boris's squad."""
    table = field("Troll 9/9", boris, *KNOWN, *cards, hand=name, without=without)
    table.play(name, *(f"{'Anna: ' * (number == 0 and name != 'Doom')}{words}" for number, words in enumerate(said)))
    return table


def squad(table: Table) -> list[str]:
    return pile(table, "Boris", "table")


def test_15_517_1_instead_of_a_death_and_nothing_fires_on_it() -> None:
    """Herald does not go, and its Death does not fire (15:517.2); nor does that of those who wait for deaths."""
    vulture = card_with("Vulture", 3, when(Event.DIES, DRAW, of=Whose.YOURS))
    table = played("Bolt", "Herald; Nurse; Vulture", "Herald", cards=(vulture,))
    assert squad(table) == ["Herald", "Nurse (wounds 1)", "Vulture"]
    assert pile(table, "Boris", "hand") == []
    assert "death" not in ids(table)
    off = played("Bolt", "Herald; Nurse", "Herald", without=("15:517.1",))
    assert (squad(off), pile(off, "Boris", "hand")) == (["Nurse"], ["1"])


def test_15_517_1_what_lies_on_the_spared_card_stays() -> None:
    """It is the same card: poison and wounds are on it."""
    table = played("Bolt", "Nurse; Orc 2/9 (closed, wounds 1, poison 2)", "Orc 2/9 (closed, wounds 1, poison 2)")
    assert squad(table) == ["Nurse (wounds 1)", "Orc 2/9 (closed, wounds 1, poison 2)"]


def test_503_1_a_lethal_wound_is_replaced_too_and_healed_with_it() -> None:
    table = played("Jab", "Phoenix", "Phoenix")
    assert squad(table) == ["Phoenix"]
    assert pile(table, "Boris", "hand") == []


def test_503_1_a_card_spared_with_no_lives_left_dies_after_all() -> None:
    """Nurse spares Herald, whose wounds stay lethal; she would apply again, so he dies, and his Death fires once."""
    table = played("Jab", "Herald; Nurse", "Herald")
    assert squad(table) == ["Nurse (wounds 1)"]
    assert pile(table, "Boris", "hand") == ["1"]
    assert [id for id in ids(table) if id in ("503.1", "15:517.1", "death")] == ["503.1", "15:517.1", "503.1", "death"]


def test_503_1_two_that_spare_it_apply_once_each() -> None:
    """Boris chooses the first (15:517.3); then the other; then it dies."""
    table = field("Troll 9/9", "Herald; Medic; Nurse", *KNOWN, hand="Jab")
    need = refused(table, ChoiceNeeded, lambda: table.play("Jab", "Anna: Herald"))
    assert set(need.possible) == {"Boris: Medic", "Boris: Nurse"}
    table.play("Jab", "Anna: Herald", "Boris: Nurse")
    assert squad(table) == ["Medic (wounds 1)", "Nurse (wounds 1)"]
    assert [line.text().split()[0] for line in table.trace if line.id == "15:517.1"] == ["Nurse", "Medic"]


def test_503_1_lethal_again_later_it_is_spared_again() -> None:
    """Another event, in the same turn (15:517.1.2)."""
    table = field("Troll 9/9", "Phoenix", *KNOWN, hand="Jab; Jab; Bolt")
    for name in ("Jab", "Jab", "Bolt"):
        table.play(name, "Anna: Phoenix")
    assert squad(table) == ["Phoenix"]


def test_15_503_3_several_deaths_in_one_event_each_by_itself() -> None:
    """Doom: Nurse is not among her others and dies; she spares the others all the same, since all is one event."""
    table = played("Doom", "Herald; Nurse; Orc 2/2")
    assert squad(table) == ["Herald", "Orc 2/2"]
    assert pile(table, "Boris", "graveyard") == ["Nurse"]
    assert pile(table, "Anna", "graveyard") == ["Doom", "Troll 9/9"]


def test_15_503_3_the_one_that_spares_may_die_of_it() -> None:
    """Nurse 0/5 with four wounds: after Herald's she has no lives left."""
    table = played("Bolt", "Herald; Nurse (wounds 4)", "Herald")
    assert squad(table) == ["Herald"]
    assert pile(table, "Boris", "graveyard") == ["Nurse"]


def test_15_517_1_another_may_die_instead() -> None:
    """Martyr is destroyed in Orc's place: its Death fires, and its going is heard."""
    martyr = card_with("Martyr", 3, instead(Event.DIES, Step(destroy(), Itself()), near=your_others), death(DRAW))
    table = played("Bolt", "Martyr; Orc 2/2", "Orc 2/2", cards=(martyr,))
    assert squad(table) == ["Orc 2/2"]
    assert (pile(table, "Boris", "graveyard"), pile(table, "Boris", "hand")) == (["Martyr"], ["1"])


def pass_it(name: str) -> Printed:
    return card_with(name, 3, instead(Event.DIES, Step(destroy(), Itself()), near=your_others))


@pytest.mark.parametrize(("said", "dead"), [("Saint", "Vicar"), ("Vicar", "Saint")])
def test_15_517_5_two_that_pass_deaths_to_each_other(said: str, dead: str) -> None:
    """Saint's for Orc, Vicar's for Saint; Saint's would apply again, so Vicar dies, and the reverse."""
    table = played(
        "Bolt", "Orc 2/2; Saint; Vicar", "Orc 2/2", f"Boris: {said}", cards=(pass_it("Saint"), pass_it("Vicar"))
    )
    assert pile(table, "Boris", "graveyard") == [dead]
    assert len(squad(table)) == 2


def test_15_517_4_the_controller_of_the_dying_card_chooses_between_both_players() -> None:
    """Anna's Grim pays Anna a card for any death; Boris would rather have Nurse."""
    grim = card_with(
        "Grim", 9, instead(Event.DIES, DRAW, near=lambda game, holder, card: card.printed.kind is Kind.CREATURE)
    )
    table = field("Grim", "Herald; Nurse", *KNOWN, grim, hand="Bolt")
    need = refused(table, ChoiceNeeded, lambda: table.play("Bolt", "Anna: Herald"))
    assert set(need.possible) == {"Boris: Grim", "Boris: Nurse"}
    table.play("Bolt", "Anna: Herald", "Boris: Nurse")
    assert (squad(table), pile(table, "Anna", "hand")) == (["Herald", "Nurse (wounds 1)"], [])


def test_an_optional_one_may_be_declined_and_the_card_dies() -> None:
    ghost = card_with("Ghost", 2, instead(Event.DIES, Step(change_lives(1), Occasion()), optional=True), death(DRAW))
    text = "Anna (active): hero 25\n    coins: 9\n    hand: Bolt\nBoris: hero 25\n    table: Ghost\n    deck: 3"
    found = outcomes(text, lambda table: table.play("Bolt"), *KNOWN, ghost)
    assert len(found) == 2
    assert any("table: Ghost (extra lives 1)" in one and "hand" not in one for one in found)
    assert any("graveyard: Ghost" in one and "hand: 1" in one for one in found)


def test_401_6_what_a_spared_death_fires_instead_enters_with_the_rest() -> None:
    """The wound that Nurse takes fires her neighbour's ability after the spell."""
    crier = card_with("Crier", 3, when(Event.WOUNDED, DRAW, of=Whose.YOURS))
    table = played("Bolt", "Crier; Herald; Nurse", "Herald", cards=(crier,))
    assert pile(table, "Boris", "hand") == ["1"]


def test_503_1_a_death_for_want_of_a_constant_ability_may_be_replaced() -> None:
    """Standard is destroyed, without which Orc has no lives left; Healer takes its wound off instead."""
    standard = card_with("Standard", 1, constant(your_others, lives=1))
    healer = card_with(
        "Healer", 3, instead(Event.DIES, Step(heal(9), Occasion()), near=lambda g, h, c: c.bare()[0].startswith("Orc"))
    )
    table = played("Bolt", "Healer; Orc 2/1 (wounds 1); Standard", "Standard", cards=(standard, healer))
    assert squad(table) == ["Healer", "Orc 2/1"]


def test_15_212_3_a_surplus_support_card_that_is_spared_goes_after_all() -> None:
    """It is still the earlier one of its class; what spared it would apply again."""
    armoury = ("armour", "броня")
    helm = Printed(("Helm", "Шлем"), Kind.SUPPORT, 0, support=armoury)
    cloak = Printed(("Cloak", "Плащ"), Kind.SUPPORT, 0, support=armoury)

    def own_support(game: Game, holder: Card, card: Card) -> bool:
        return card.printed.kind is Kind.SUPPORT and card.controller is holder.controller

    smith = card_with("Smith", 5, instead(Event.DIES, HURT_SELF, near=own_support))
    table = field("Helm; Smith", "Orc 2/2", helm, cloak, smith, hand="Cloak")
    table.play("Cloak")
    assert pile(table, "Anna", "table") == ["Cloak", "Smith (wounds 1)"]
    assert pile(table, "Anna", "graveyard") == ["Helm"]


def test_503_1_a_hero_is_not_destroyed_so_nothing_replaces_its_fall() -> None:
    """604.1: the loss is no death."""
    saviour = card_with("Saviour", 5, instead(Event.DIES, HURT_SELF, near=lambda game, holder, card: True))
    table = field("Bear 5/5", "Saviour (closed)", saviour, heroes=("hero 25", "hero 5"))
    table.strike("Bear 5/5", "hero 5")
    assert table.board()[1].player == "Boris (lost)"
    assert squad(table) == ["Saviour (closed)"]


def test_315_1_at_the_end_of_the_turn_as_well() -> None:
    reaper = card_with(
        "Reaper", 5, at_end(destroy_each(lambda g, e, c: any_creature(g, e, c) and c.controller is not e.player))
    )
    table = field("Reaper", "Herald; Nurse", *KNOWN, reaper)
    table.end_turn()
    assert squad(table) == ["Herald"]
    assert card(table, "Herald").wounds == 0


def test_15_517_1_itself_spared_by_its_own_wound_dies_all_the_same() -> None:
    """«Instead of the death of a creature of yours wound itself»: its own death it only makes worse."""
    fool = card_with("Fool", 2, instead(Event.DIES, HURT_SELF, near=your_creatures))
    table = played("Jab", "Fool", "Fool", cards=(fool,))
    assert (squad(table), pile(table, "Boris", "graveyard")) == ([], ["Fool"])
    table = played("Bolt", "Fool", "Fool", cards=(fool,))
    assert squad(table) == ["Fool (wounds 1)"]


def test_each_is_a_way_of_its_own() -> None:
    """Two replacements of one card are told apart by number."""
    twofold = card_with(
        "Twofold", 5, instead(Event.DIES, HURT_SELF, near=your_others), instead(Event.DIES, DRAW, near=your_others)
    )
    table = played("Bolt", "Herald; Twofold", "Herald", "Boris: Twofold #2", cards=(twofold,))
    assert (squad(table), pile(table, "Boris", "hand")) == (["Herald", "Twofold"], ["1"])


def test_a_spared_once_decides() -> None:
    """Nurse steps in once for the Orc without lives; without the assumption, for as long as she lives herself."""
    orc, nurse = "Orc 1/2 (wounds 1)", card_with("Nurse", 2, instead(Event.DIES, HURT_SELF, near=your_others))
    table = field("Troll 9/9", f"{orc}; Nurse", JAB, nurse, hand="Jab")
    table.play("Jab", f"Anna: {orc}")
    assert squad(table) == ["Nurse (wounds 1)"]
    assert "A-spared-once" in ids(table)

    off = field("Troll 9/9", f"{orc}; Nurse", JAB, nurse, hand="Jab", without=("A-spared-once",))
    off.play("Jab", f"Anna: {orc}")
    assert squad(off) == []


def test_a_spared_once_without_it_what_costs_nothing_never_ends() -> None:
    saint = card_with("Saint", 2, instead(Event.DIES, near=your_others))
    table = field("Troll 9/9", "Orc 1/2; Saint", JAB, saint, hand="Jab", without=("A-spared-once",))
    refused(table, Endless, lambda: table.play("Jab", "Anna: Orc 1/2"))
