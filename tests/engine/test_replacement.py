"""Replacement of wounds and draws: what happens instead, who chooses, what does not fire, where it ends (15:517)."""

from __future__ import annotations

import pytest

from engine import ChoiceNeeded, Table
from engine.abilities import Each, Event, Harm, Itself, Nothing, Occasion, Step, Whose
from engine.actions import draw
from engine.lasting import your_others
from engine.numbers import change_lives
from engine.printed import Printed
from engine.traits import armour
from engine.wounds import heal, wound_instead
from tests.engine.changes import all_others, card, card_with, field, instead
from tests.engine.helpers import (
    DRAW,
    any_creature,
    ids,
    outcomes,
    pile,
    refused,
    spell,
    when,
    wound_each,
    wound_one,
)

TO_ITSELF = Step(wound_instead(), Itself())
SHIELD = card_with("Shield", 9, instead(Event.WOUNDED, TO_ITSELF, near=your_others))
BUCKLER = card_with("Buckler", 9, instead(Event.WOUNDED, TO_ITSELF, near=your_others))
MAGNET = card_with("Magnet", 9, instead(Event.WOUNDED, TO_ITSELF, near=all_others))
STOIC = card_with("Stoic", 9, when(Event.WOUNDED, DRAW, of=Whose.ITSELF))
JAB = spell(("Jab", "Тычок"), (wound_one(2, any_creature),))
HAIL = spell(("Hail", "Град"), (wound_each(1, any_creature),))
STUDY = spell(("Study", "Учёба"), (Step(draw(2), Nothing()),))
KNOWN = (SHIELD, BUCKLER, MAGNET, STOIC, JAB, HAIL, STUDY)


def wounds(table: Table, *names: str) -> list[int]:
    return [card(table, name).wounds for name in names]


def jabbed(
    boris: str, target: str, *said: str, cards: tuple[Printed, ...] = (), without: tuple[str, ...] = ()
) -> Table:
    """Anna's Jab wounds TARGET for 2."""
    table = field("Troll 9/9", boris, *KNOWN, *cards, hand="Jab", without=without)
    table.play("Jab", f"Anna: {target}", *said)
    return table


def test_15_517_1_something_else_happens_instead() -> None:
    """Shield takes the wounds, as many; Stoic was not wounded, so nothing fires on that (15:517.2)."""
    table = jabbed("Shield; Stoic", "Stoic")
    assert wounds(table, "Shield", "Stoic") == [2, 0]
    assert pile(table, "Boris", "hand") == []
    off = jabbed("Shield; Stoic", "Stoic", without=("15:517.1",))
    assert wounds(off, "Shield", "Stoic") == [0, 2]
    assert pile(off, "Boris", "hand") == ["1"]


def test_15_517_1_what_the_result_fires_does_fire() -> None:
    squire = card_with("Squire", 9, *SHIELD.abilities, *STOIC.abilities)
    table = jabbed("Squire; Orc 2/9", "Orc 2/9", cards=(squire,))
    assert (wounds(table, "Squire", "Orc"), pile(table, "Boris", "hand")) == ([2, 0], ["1"])


def test_15_517_1_in_a_fight_each_of_the_two_by_itself() -> None:
    """The attacker is struck back all the same, and closes; that it struck stays true."""
    table = field("Bear 3/9", "Shield; Orc 2/9", *KNOWN)
    table.strike("Bear 3/9", "Orc 2/9", "Boris: no defender")
    assert wounds(table, "Shield", "Orc", "Bear") == [3, 0, 2]
    assert card(table, "Bear").closed


def test_15_516_2_wounds_that_go_over_to_another_card_stay_wounds_of_a_strike() -> None:
    """So the Armour of the one that takes them prevents some; of a spell it prevents none."""
    hauberk = card_with("Hauberk", 9, armour(2), *SHIELD.abilities)
    table = field("Bear 3/9", "Hauberk; Orc 2/9", *KNOWN, hauberk)
    table.strike("Bear 3/9", "Orc 2/9", "Boris: no defender")
    assert wounds(table, "Hauberk", "Orc") == [1, 0]
    table = jabbed("Hauberk; Orc 2/9", "Orc 2/9", cards=(hauberk,))
    assert wounds(table, "Hauberk", "Orc") == [2, 0]


def test_15_508_4_a_replacement_comes_before_prevention_which_has_nothing_left_to_do() -> None:
    """Orc's own Armour is not used up by wounds that it does not take."""
    table = field("Bear 3/9", "Shield; Orc 2/9 [Armour 2]", *KNOWN)
    table.strike("Bear 3/9", "Orc 2/9 [Armour 2]", "Boris: no defender")
    assert card(table, "Orc").prevented == 0
    assert wounds(table, "Shield") == [3]


def test_15_512_1_1_no_wounds_are_nothing_to_replace() -> None:
    greedy = card_with("Greedy", 9, instead(Event.WOUNDED, DRAW, near=your_others))
    table = field("Bear 0/9", "Greedy; Orc 2/9", *KNOWN, greedy)
    table.strike("Bear 0/9", "Orc 2/9", "Boris: no defender")
    assert pile(table, "Boris", "hand") == []
    assert "15:517.1" not in ids(table)


def test_15_517_1_1_no_wounds_from_something_is_a_replacement_with_nothing_in_its_place() -> None:
    """From spells none, from anything else all."""
    mage = card_with("Mage", 9, instead(Event.WOUNDED, harm=Harm.SPELL))
    table = jabbed("Mage", "Mage", cards=(mage,))
    assert wounds(table, "Mage") == [0]
    assert "15:517.1" in ids(table)
    table = field("Bear 3/9", "Mage", mage)
    table.strike("Bear 3/9", "Mage")
    assert wounds(table, "Mage") == [3]


def test_15_517_1_1_of_strikes_too_though_protection_says_the_same() -> None:
    """«Takes no wounds from strikes» is told as what it is, and is switched off with it."""
    duellist = card_with("Duellist", 9, instead(Event.WOUNDED, harm=Harm.STRIKE))
    for without, taken in (((), 0), (("protection-from",), 0), (("15:517.1",), 3)):
        table = field("Bear 3/9", "Duellist", duellist, without=without)
        table.strike("Bear 3/9", "Duellist")
        assert wounds(table, "Duellist") == [taken]


def test_15_517_1_2_as_often_as_it_comes_in_a_turn() -> None:
    table = field("Troll 9/9", "Shield; Orc 2/9", *KNOWN, hand="Jab; Jab")
    for _ in range(2):
        table.play("Jab", "Anna: Orc 2/9")
    assert wounds(table, "Shield", "Orc") == [4, 0]


@pytest.mark.parametrize("holder", ["Shield (without features)", "Wolf 2/2"])
def test_15_115_1_no_replacement_without_a_card_that_has_it(holder: str) -> None:
    assert wounds(jabbed(f"{holder}; Orc 2/9", "Orc 2/9"), "Orc") == [2]


def test_15_517_3_of_several_of_one_player_that_player_chooses() -> None:
    """Both are Anna's: she chooses for Boris's Orc. Magnet takes the wounds over, Pit has nothing in their place."""
    pit = card_with("Pit", 9, instead(Event.WOUNDED, near=lambda game, holder, card: card.bare()[0] == "Orc 2/9"))
    table = field("Magnet; Pit", "Orc 2/9", *KNOWN, pit, hand="Jab")
    need = refused(table, ChoiceNeeded, lambda: table.play("Jab", "Anna: Orc 2/9"))
    assert set(need.possible) == {"Anna: Magnet", "Anna: Pit"}
    table.play("Jab", "Anna: Orc 2/9", "Anna: Pit")
    assert wounds(table, "Magnet", "Pit", "Orc") == [0, 0, 0]
    table = field("Magnet; Pit", "Orc 2/9", *KNOWN, pit, hand="Jab")
    table.play("Jab", "Anna: Orc 2/9", "Anna: Magnet")
    assert wounds(table, "Magnet", "Pit", "Orc") == [2, 0, 0]


def test_15_517_4_of_both_players_the_controller_of_the_affected_card() -> None:
    """Anna's spell, Anna's Magnet, Boris's Shield: Boris chooses, whose Orc it is.

    Magnet: 2 to it; Shield does not concern it. Shield: 2 would be Shield's, and Magnet takes them over (15:517.5).
    """
    table = field("Magnet", "Shield; Orc 2/9", *KNOWN, hand="Jab")
    need = refused(table, ChoiceNeeded, lambda: table.play("Jab", "Anna: Orc 2/9"))
    assert set(need.possible) == {"Boris: Magnet", "Boris: Shield"}
    for said in need.possible:
        table = field("Magnet", "Shield; Orc 2/9", *KNOWN, hand="Jab")
        table.play("Jab", "Anna: Orc 2/9", said)
        assert wounds(table, "Magnet", "Shield", "Orc") == [2, 0, 0]
        assert ids(table).count("15:517.1") == (1 if said.endswith("Magnet") else 2)


def test_15_517_5_two_that_pass_wounds_to_each_other_end_before_the_first_applies_again() -> None:
    """At Shield: Buckler's applies, then Shield's; Buckler's would apply again, so Shield is wounded."""
    table = jabbed("Buckler; Shield", "Shield")
    assert wounds(table, "Shield", "Buckler") == [2, 0]
    assert ids(table).count("15:517.1") == 2


@pytest.mark.parametrize(("said", "taken"), [("Shield", [0, 2, 0]), ("Buckler", [2, 0, 0])])
def test_15_517_5_and_so_they_end_with_the_wounds_of_a_third(said: str, taken: list[int]) -> None:
    """Shield's for Orc, Buckler's for Shield; Shield's would apply again, so Buckler is wounded, and the reverse."""
    table = jabbed("Buckler; Shield; Orc 2/9", "Orc 2/9", f"Boris: {said}")
    assert wounds(table, "Shield", "Buckler", "Orc") == taken


def test_15_517_5_of_wounds_to_several_cards_each_goes_its_own_way() -> None:
    """One wound each: Shield's comes back to Shield as above, and Buckler's to Buckler, whoever stands first."""
    for squad in ("Buckler; Shield", "Shield; Buckler"):
        table = field("Troll 9/9", squad, *KNOWN, hand="Hail")
        table.play("Hail")
        assert wounds(table, "Shield", "Buckler") == [1, 1]


def test_15_517_1_of_wounds_to_several_cards_each_is_replaced() -> None:
    """Hail: one wound each for Orc, Wolf and Shield: three for Shield."""
    table = field("Troll 9/9", "Shield; Orc 2/9; Wolf 2/9", *KNOWN, hand="Hail")
    table.play("Hail")
    assert wounds(table, "Shield", "Orc", "Wolf") == [3, 0, 0]


def test_15_517_5_the_result_may_be_replaced_by_protection() -> None:
    """The strike goes over to Knight, whom strikes do not wound."""
    knights = Each(lambda game, entry, card: any_creature(game, entry, card) and card.bare()[0].startswith("Knight"))
    bodyguard = card_with("Bodyguard", 9, instead(Event.WOUNDED, Step(wound_instead(), knights), near=your_others))
    table = field("Bear 3/9", "Bodyguard; Knight 1/9 [Protection from strikes]; Orc 2/9", bodyguard)
    table.strike("Bear 3/9", "Orc 2/9", "Boris: no defender")
    assert wounds(table, "Bodyguard", "Knight", "Orc") == [0, 0, 0]


def test_an_optional_replacement_may_be_declined_each_time() -> None:
    willing = card_with("Willing", 9, instead(Event.WOUNDED, TO_ITSELF, near=your_others, optional=True))
    for said, taken in (("Willing", [2, 0]), ("no replacement", [0, 2])):
        table = jabbed("Willing; Orc 2/9", "Orc 2/9", f"Boris: {said}", cards=(willing,))
        assert wounds(table, "Willing", "Orc") == taken
    hail = "Anna (active): hero 25\n    coins: 9\n    hand: Hail\nBoris: hero 25\n    table: Orc 2/9; Willing; Wolf 2/9"
    found = outcomes(hail, lambda table: table.play("Hail"), *KNOWN, willing)
    assert len(found) == 4, "for Orc and for Wolf, each yes or no"


def test_401_6_what_a_replacement_fires_waits_like_anything_else() -> None:
    """Instead of the wound the other is healed, on which Leech fires, after Jab has finished."""
    saint = card_with("Saint", 9, instead(Event.WOUNDED, Step(heal(1), Itself()), near=your_others))
    leech = card_with("Leech", 9, when(Event.HEALED, DRAW, of=Whose.OPPONENTS))
    table = field("Leech", "Saint (wounds 1); Orc 2/9", *KNOWN, saint, leech, hand="Jab")
    table.play("Jab", "Anna: Orc 2/9")
    assert (wounds(table, "Saint", "Orc"), pile(table, "Anna", "hand")) == ([0, 0], ["1"])


def test_15_517_1_the_card_concerned_may_be_what_the_result_is_about() -> None:
    """Instead of wounds one life less."""
    frail = card_with("Frail", 9, instead(Event.WOUNDED, Step(change_lives(-1), Occasion()), near=your_others))
    table = jabbed("Frail; Orc 2/9", "Orc 2/9", cards=(frail,))
    assert "Orc 2/9 (negative lives 1)" in pile(table, "Boris", "table")


@pytest.mark.parametrize(
    ("rule", "anna", "boris"), [("15:517.3", "Troll 9/9", "Buckler; Shield"), ("15:517.4", "Magnet", "Shield")]
)
def test_15_517_3_15_517_4_decide_that_somebody_chooses(rule: str, anna: str, boris: str) -> None:
    """Without the rule nobody is asked, and the wounds are still replaced."""
    table = field(anna, f"{boris}; Orc 2/9", *KNOWN, hand="Jab")
    refused(table, ChoiceNeeded, lambda: table.play("Jab", "Anna: Orc 2/9"))
    off = field(anna, f"{boris}; Orc 2/9", *KNOWN, hand="Jab", without=(rule,))
    off.play("Jab", "Anna: Orc 2/9")
    assert wounds(off, "Orc") == [0]
    assert sum(card.wounds for card in off.game.in_play()) == 2
