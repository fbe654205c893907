"""Prevention: how many wounds of strikes and shots, in which order, from where (15:516)."""

from __future__ import annotations

import pytest

from engine import ChoiceNeeded, NobodyAsked, Table
from engine.abilities import Chosen, Event, Step, Whose
from engine.effects import WITHOUT_FEATURES
from engine.effects import lay as laying
from engine.lasting import Change, How, your_creatures
from engine.printed import Printed
from engine.traits import armour
from engine.wounds import shot
from tests.engine.changes import card, card_with, constant, field, my_hero
from tests.engine.helpers import (
    DRAW,
    any_creature,
    destroy_one,
    enemy_creature,
    enemy_hero,
    ids,
    pile,
    refused,
    shoot,
    spell,
    use,
    when,
    wound_each,
)

WALL = card_with("Wall", 4, constant(your_creatures, prevents=1))
MOAT = card_with("Moat", 4, constant(your_creatures, prevents=1))
FOG = card_with("Fog", 4, constant(lambda *_: True, prevents=1))
ARCHER = card_with("Archer", 9, use(shoot(3, enemy_creature)))
KNOWN = (WALL, MOAT, FOG, ARCHER)
GUARD = "Guard 2/9 [Armour 2]"


def squad(table: Table, player: str = "Boris") -> list[str]:
    return pile(table, player, "table")


def struck(anna: str, boris: str, *said: str, cards: tuple[Printed, ...] = (), without: tuple[str, ...] = ()) -> Table:
    """The first card of ANNA strikes the first of BORIS; nobody else defends."""
    table = field(anna, boris, *KNOWN, *cards, without=without)
    alone = ";" not in boris
    table.strike(anna.partition(";")[0], boris.partition(";")[0], *([] if alone else ["Boris: no defender"]), *said)
    return table


def test_15_516_1_it_lessens_the_wounds_and_not_the_power() -> None:
    table = struck("Bear 3/9", "Orc 2/9; Wall")
    assert card(table, "Orc").wounds == 2
    assert any(line.id == "strike" and line.text().endswith("for 3") for line in table.trace)
    assert card(table, "Bear").wounds == 2, "not hers"
    off = struck("Bear 3/9", "Orc 2/9; Wall", without=("15:516.1",))
    assert card(off, "Orc").wounds == 3


def test_15_516_1_of_a_shot_and_of_a_strike_back_too() -> None:
    table = field("Archer", "Orc 2/9", *KNOWN)
    table.use("Archer")
    assert card(table, "Orc").wounds == 3
    table = field("Archer", "Wall", *KNOWN)
    table.use("Archer")
    assert card(table, "Wall").wounds == 2
    table = struck("Bear 3/9; Wall", "Orc 2/9")
    assert (card(table, "Orc").wounds, card(table, "Bear").wounds) == (3, 1)


def test_15_516_2_it_applies_when_the_number_is_final() -> None:
    """5 of power, 2 less against Shade, of the 3 left 1 is prevented by Wall and 2 by Armour."""
    shade = card_with("Shade", 9, armour(2), constant(attacked=Change(How.SUBTRACT, 2)))
    table = struck("Bear 5/9", "Shade; Wall", "Boris: Wall", cards=(shade,))
    assert squad(table)[0] == "Shade (armour used 2)"


def test_15_516_3_those_of_the_non_active_player_first() -> None:
    """Anna strikes for 2: Boris's Armour prevents both before Anna's Fog could."""
    table = struck("Bear 2/9; Fog", GUARD)
    assert squad(table) == [f"{GUARD} (armour used 2)"]
    off = struck("Bear 2/9; Fog", GUARD, without=("15:516.3",))
    assert squad(off) == [f"{GUARD} (armour used 1)"]


def test_15_516_3_though_the_wounds_are_the_active_players_cards() -> None:
    """Struck back for 2: Boris's Fog prevents one of them first, then her own Armour the other."""
    table = struck(GUARD, "Orc 2/9; Fog")
    assert squad(table, "Anna") == [f"{GUARD} (closed, struck, armour used 1)"]
    assert card(table, "Orc").wounds == 1


@pytest.mark.parametrize(("first", "left"), [("Armour 2", " (armour used 2)"), ("Wall", " (armour used 1)")])
def test_15_516_3_each_player_orders_their_own(first: str, left: str) -> None:
    """Two wounds: Armour prevents both, or what Wall has left of them."""
    table = struck("Bear 2/9", f"{GUARD}; Wall", f"Boris: {first}")
    assert squad(table)[0] == f"{GUARD}{left}"


def test_15_516_3_and_with_both_players_having_several() -> None:
    """Boris's Wall, Boris's Armour, and of Anna's nothing is left to prevent: 3 wounds, 1 + 2."""
    table = struck("Bear 3/9; Fog", f"{GUARD}; Wall", "Boris: Wall")
    assert squad(table)[0] == f"{GUARD} (armour used 2)"
    told = [line.text() for line in table.trace if line.id in ("15:516.1", "armour-x")]
    assert [text.partition(" ")[0] for text in told if "Guard" in text] == ["Wall", "Armour"]


def test_15_516_3_nobody_is_asked_about_order_once_nothing_is_left_to_prevent() -> None:
    """Three of Boris's, two wounds: Armour prevents both; whether Wall or Moat comes next is nobody's concern."""
    table = struck("Bear 2/9", f"{GUARD}; Moat; Wall", "Boris: Armour 2")
    assert squad(table)[0] == f"{GUARD} (armour used 2)"


def test_15_516_3_two_of_one_name_are_no_choice() -> None:
    table = struck("Bear 3/9", "Orc 0/9; Wall; Wall")
    assert card(table, "Orc").wounds == 1


def test_15_516_3_a_single_one_is_no_choice() -> None:
    table = field("Bear 3/9", "Orc 0/9; Wall", *KNOWN)
    refused(table, NobodyAsked, lambda: table.strike("Bear 3/9", "Orc 0/9", "Boris: no defender", "Boris: Wall"))
    table = field("Bear 3/9", f"{GUARD}; Wall", *KNOWN)
    need = refused(table, ChoiceNeeded, lambda: table.strike("Bear 3/9", GUARD, "Boris: no defender"))
    assert set(need.possible) == {"Boris: Armour 2", "Boris: Wall"}


def test_15_516_4_used_in_part_the_rest_stays() -> None:
    """Armour 5 against 2, then against 4: 3 are left, so one wound."""
    table = field("Bear 2/9; Orc 4/9", "Guard 0/9 [Armour 5] (closed)")
    table.strike("Bear 2/9", "Guard 0/9 [Armour 5] (closed)")
    table.strike("Orc 4/9", "Guard 0/9 [Armour 5] (closed, armour used 2)")
    assert squad(table) == ["Guard 0/9 [Armour 5] (closed, wounds 1, armour used 5)"]


def test_15_516_4_of_each_attack_anew_and_armour_of_the_whole_turn() -> None:
    """Two strikes of 3 at a closed Guard: 1 + 2 of the first; of the second Wall again 1, Armour has none left."""
    table = field("Bear 3/9; Troll 3/9", f"{GUARD} (closed); Wall (closed)", *KNOWN)
    table.strike("Bear 3/9", f"{GUARD} (closed)", "Boris: Armour 2")
    table.strike("Troll 3/9", f"{GUARD} (closed, armour used 2)")
    assert squad(table)[0] == f"{GUARD} (closed, wounds 2, armour used 2)"


def test_15_507_6_each_attack_of_one_ability_has_its_own_prevention() -> None:
    volley = spell(("Volley", "Залп"), (Step(shot(2), Chosen(enemy_creature, 2, again=True)),))
    table = field("Bear 3/9", "Orc 2/9; Wall", *KNOWN, volley, hand="Volley")
    table.play("Volley", "Anna: Orc 2/9", "Anna: Orc 2/9")
    assert card(table, "Orc").wounds == 2


def test_15_516_5_not_of_wounds_that_are_no_attack() -> None:
    """A spell, and the wounds of a triggered ability."""
    hail = spell(("Hail", "Град"), (wound_each(3, any_creature),))
    table = field("Bear 3/9", f"{GUARD}; Wall", *KNOWN, hail, hand="Hail")
    table.play("Hail")
    assert [card(table, name).wounds for name in ("Guard", "Wall")] == [3, 3]
    assert not {"15:516.1", "15:516.3", "armour-x"} & set(ids(table))


def test_15_516_6_once_its_source_has_left_it_prevents_nothing() -> None:
    bolt = spell(("Bolt", "Стрела"), (destroy_one(any_creature),))
    table = field("Bear 3/9", "Orc 2/9; Wall", *KNOWN, bolt, hand="Bolt")
    table.play("Bolt", "Anna: Wall")
    table.strike("Bear 3/9", "Orc 2/9")
    assert card(table, "Orc").wounds == 3


def test_15_516_6_nor_once_its_source_has_lost_the_ability() -> None:
    table = struck("Bear 3/9", "Orc 2/9; Wall (without features)")
    assert card(table, "Orc").wounds == 3
    hush = spell(("Hush", "Тишина"), (Step(laying(WITHOUT_FEATURES), Chosen(any_creature)),))
    table = field("Bear 3/9", "Wall", *KNOWN, hush, hand="Hush")
    table.play("Hush", "Anna: Wall")
    table.strike("Bear 3/9", "Wall")
    assert card(table, "Wall").wounds == 3


def test_first_strike_its_source_may_die_before_the_second_blow() -> None:
    """Bear strikes first and kills Wall, whose prevention saves one wound of that blow and is then no more."""
    spur = card_with("Spur", 1, constant(lambda game, holder, card: True, prevents=1), strike=3)
    table = struck("Bear 2/9 [First strike]", "Spur", cards=(spur,))
    assert pile(table, "Boris", "graveyard") == ["Spur"]
    table = struck("Bear 2/9", "Spur", cards=(spur,))
    assert (pile(table, "Boris", "graveyard"), card(table, "Bear").wounds) == (["Spur"], 2)


def test_15_516_1_all_prevented_nobody_was_wounded() -> None:
    stoic = card_with("Stoic", 9, when(Event.WOUNDED, DRAW, of=Whose.ITSELF))
    table = struck("Bear 1/9", "Stoic; Wall", cards=(stoic,))
    assert (pile(table, "Boris", "hand"), card(table, "Stoic").wounds) == ([], 0)


def test_15_516_1_of_a_hero_too() -> None:
    guard = card_with("Keeper", 3, constant(my_hero, prevents=2))
    table = field("Bear 3/9", "Keeper (closed)", guard)
    table.strike("Bear 3/9", "hero 25")
    assert table.board()[1].hero == "hero 25 (wounds 1)"
    bolt = spell(("Spark", "Искра"), (wound_each(3, enemy_hero),))
    table = field("Bear 3/9", "Keeper", guard, bolt, hand="Spark")
    table.play("Spark")
    assert table.board()[1].hero == "hero 25 (wounds 3)"


def test_503_1_prevention_saves_from_lethal_wounds() -> None:
    table = struck("Bear 4/9", "Orc 2/4; Wall")
    assert card(table, "Orc").wounds == 3
