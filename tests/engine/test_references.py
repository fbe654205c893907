"""A spell's ability that speaks of what an earlier one did (15:211.3), beside the check of the whole (15:117.1)."""

from __future__ import annotations

from engine import NoTarget, Table
from engine.abilities import Chosen, Each, Event, Nothing, Same, Step, Whose
from engine.actions import destroy, discard, draw, put_into_play, revive
from engine.model import Card, Entry, Game
from engine.printed import Kind, Printed, Zone
from engine.wounds import heal, wound
from tests.engine.helpers import (
    DRAW,
    creature,
    destroy_one,
    enemy_creature,
    ids,
    lay,
    pile,
    refused,
    spell,
    when,
    wolf,
    wound_one,
    your_creature,
)

PLAY = """
    Anna (active): hero 25
        coins: 5
        hand: {}
        table: {}
        graveyard: Orc 1/1
        deck: Bear 3/3; Troll 4/4
    Boris: hero 25
        table: {}
        deck: 9
"""
HEAL_IT, WOUND_IT, DESTROY_IT = Step(heal(1), Same()), Step(wound(1), Same()), Step(destroy(), Same())
CHASTISE = spell(("Chastise", "Кара"), (wound_one(2, enemy_creature),), (HEAL_IT,))


def table_with(
    one: Printed, anna: str, boris: str, *cards: Printed, hand: str = "", without: tuple[str, ...] = ()
) -> Table:
    """Anna is about to play ONE."""
    return lay(PLAY.format(one.called[0] + hand, anna, boris), one, *cards, without=without)


def squad(table: Table, player: str = "Boris") -> list[str]:
    return pile(table, player, "table")


def in_own_hand(game: Game, entry: Entry, card: Card) -> bool:
    return card.zone is Zone.HAND and card.printed.kind is Kind.CREATURE and card.owner is entry.player


def test_15_211_3_it_is_the_card_to_which_the_earlier_ability_did_something() -> None:
    table = table_with(CHASTISE, "Orc 1/1", "Wolf 2/5; Dragon 5/5 (wounds 3)")
    table.play("Chastise", "Anna: Wolf 2/5")
    assert squad(table) == ["Dragon 5/5 (wounds 3)", "Wolf 2/5 (wounds 1)"]
    assert "15:211.3" in ids(table)


def test_15_211_3_is_why_15_117_1_does_not_refuse_the_spell() -> None:
    """Checked beforehand, the reference would have no card yet."""
    off = table_with(CHASTISE, "Orc 1/1", "Wolf 2/5", without=("15:211.3",))
    assert refused(off, NoTarget, lambda: off.play("Chastise")).id == "15:117.1"
    neither = table_with(CHASTISE, "Orc 1/1", "Wolf 2/5", without=("15:211.3", "15:117.1"))
    neither.play("Chastise")
    assert squad(neither) == ["Wolf 2/5 (wounds 2)"], "played without the ability that is not legal"


def test_15_117_1_the_ability_referred_to_is_checked_as_ever() -> None:
    table = table_with(CHASTISE, "Wolf 2/5", "Dragon 5/5")
    no_foe = lay(str(table).replace("    table: Dragon 5/5\n", ""), CHASTISE)
    assert refused(no_foe, NoTarget, lambda: no_foe.play("Chastise")).id == "15:117.1"


def test_15_117_1_so_is_an_ability_after_the_reference() -> None:
    """«Wound an enemy creature 2. Heal it 1. Destroy a Wolf.» There is no Wolf."""
    mixed = spell(("Mixed", "Смесь"), (wound_one(2, enemy_creature),), (HEAL_IT,), (destroy_one(wolf),))
    table = table_with(mixed, "Orc 1/1", "Dragon 5/5")
    assert refused(table, NoTarget, lambda: table.play("Mixed")).id == "15:117.1"


def test_15_211_3_illegal_when_its_turn_has_come_it_is_skipped_and_the_next_executes() -> None:
    """The Wolf dies of the wounds before «heal it»; nobody else is healed, and the card is drawn."""
    harsh = spell(("Harsh", "Суровость"), (wound_one(2, enemy_creature),), (HEAL_IT,), (DRAW,))
    table = table_with(harsh, "Orc 1/1", "Wolf 2/2; Dragon 5/5 (wounds 3)")
    table.play("Harsh", "Anna: Wolf 2/2")
    assert squad(table) == ["Dragon 5/5 (wounds 3)"]
    assert pile(table, "Boris", "graveyard") == ["Wolf 2/2"]
    assert pile(table, "Anna", "hand") == ["Bear 3/3"]
    assert "heal-x" not in ids(table)


def test_15_211_3_where_the_earlier_ability_did_nothing_there_is_nothing_to_refer_to() -> None:
    """The first spell wounded the Wolf; «it» in the second spell is not what another spell did."""
    vain = spell(("Vain", "Тщета"), (Step(wound(3), Each(wolf_in_own_squad)),), (HEAL_IT,))
    table = table_with(CHASTISE, "Orc 1/1", "Wolf 2/5", vain, hand="; Vain")
    table.play("Chastise")
    assert squad(table) == ["Wolf 2/5 (wounds 1)"]
    table.play("Vain")
    assert squad(table) == ["Wolf 2/5 (wounds 1)"]


def wolf_in_own_squad(game: Game, entry: Entry, card: Card) -> bool:
    return your_creature(game, entry, card) and wolf(game, entry, card)


def test_119_2_a_complex_ability_whose_first_part_finds_nothing_breaks_off() -> None:
    """«Wound 2. Heal it 1, draw a card. Draw a card.» The Wolf is dead: of the two cards one is drawn."""
    harsh = spell(("Harsh", "Суровость"), (wound_one(2, enemy_creature),), (HEAL_IT, DRAW), (DRAW,))
    table = table_with(harsh, "Orc 1/1", "Wolf 2/2")
    table.play("Harsh")
    assert pile(table, "Anna", "hand") == ["Bear 3/3"]

    off = table_with(harsh, "Orc 1/1", "Wolf 2/2", without=("119.2",))
    off.play("Harsh")
    assert pile(off, "Anna", "hand") == ["Bear 3/3", "Troll 4/4"]


def test_15_211_3_it_is_what_the_nearest_ability_before_did() -> None:
    both = spell(("Both", "Оба"), (wound_one(2, enemy_creature),), (wound_one(2, your_creature),), (HEAL_IT,))
    table = table_with(both, "Knight 1/9", "Wolf 2/5")
    table.play("Both")
    assert squad(table) == ["Wolf 2/5 (wounds 2)"]
    assert squad(table, "Anna") == ["Knight 1/9 (wounds 1)"]


def test_15_211_3_a_reference_may_be_referred_to() -> None:
    """«Wound 2. Heal it 1. Destroy it.»"""
    chain = spell(("Chain", "Цепь"), (wound_one(2, enemy_creature),), (HEAL_IT,), (DESTROY_IT,))
    table = table_with(chain, "Orc 1/1", "Wolf 2/5")
    table.play("Chain")
    assert pile(table, "Boris", "graveyard") == ["Wolf 2/5"]
    assert ids(table).index("heal-x") < ids(table).index("death")


def test_15_211_3_several_cards_are_all_meant_and_of_them_those_that_are_still_there() -> None:
    """«Wound two enemy creatures 2. Heal them 1.» One of them dies."""
    sweep = spell(("Sweep", "Взмах"), (Step(wound(2), Chosen(enemy_creature, 2)),), (HEAL_IT,))
    table = table_with(sweep, "Orc 1/1", "Wolf 2/2; Dragon 5/5; Troll 4/4 (wounds 1)")
    table.play("Sweep", "Anna: Wolf 2/2", "Anna: Dragon 5/5")
    assert squad(table) == ["Dragon 5/5 (wounds 1)", "Troll 4/4 (wounds 1)"]


def test_15_211_3_a_mass_ability_is_referred_to_as_well() -> None:
    storm = spell(("Storm", "Буря"), (Step(wound(2), Each(enemy_creature)),), (HEAL_IT,))
    table = table_with(storm, "Orc 1/1", "Wolf 2/5; Dragon 5/5")
    table.play("Storm")
    assert squad(table) == ["Dragon 5/5 (wounds 1)", "Wolf 2/5 (wounds 1)"]


def test_15_211_3_a_card_put_into_play_is_the_card_that_it_is_there() -> None:
    """«Put a creature from your hand into play. Wound it 1.» It is a new card (A-new-card), and it is the one meant."""
    lure = spell(("Lure", "Приманка"), (Step(put_into_play(), Chosen(in_own_hand)),), (WOUND_IT,))
    table = table_with(lure, "Orc 1/1", "Dragon 5/5", hand="; Wolf 2/5")
    table.play("Lure")
    assert squad(table, "Anna") == ["Orc 1/1", "Wolf 2/5 (wounds 1, first turn)"]
    assert pile(table, "Anna", "hand") == []


def test_15_211_3_so_is_a_card_drawn() -> None:
    """«Draw a card. Put it into play.»"""
    gift = spell(("Gift", "Дар"), (Step(draw(1), Nothing()),), (Step(put_into_play(), Same()),))
    table = table_with(gift, "Orc 1/1", "Dragon 5/5", hand="; Wolf 2/5")
    table.play("Gift")
    assert squad(table, "Anna") == ["Bear 3/3 (first turn)", "Orc 1/1"]
    assert pile(table, "Anna", "hand") == ["Wolf 2/5"]


def test_15_211_3_a_card_destroyed_is_in_play_no_more() -> None:
    """«Destroy an enemy creature. Wound it 1. Draw a card.» The wound is skipped, wherever the card is."""
    grave = spell(("Grave", "Могила"), (destroy_one(enemy_creature),), (WOUND_IT,), (DRAW,))
    table = table_with(grave, "Orc 1/1", "Wolf 2/5")
    table.play("Grave")
    assert pile(table, "Boris", "graveyard") == ["Wolf 2/5"]
    assert pile(table, "Anna", "hand") == ["Bear 3/3"]
    assert "wound" not in ids(table)


def test_a_spell_triggers_what_fired_meanwhile_does_not_change_what_is_meant() -> None:
    """Watcher, wounded, destroys all of Anna's Orcs; but only after «heal it» has healed Watcher."""
    orcs = Step(destroy(), Each(enemy_creature))
    watcher = creature(("Watcher", "Смотрящий"), 1, 9, when(Event.WOUNDED, orcs, of=Whose.ITSELF))
    table = table_with(CHASTISE, "Orc 1/1", "Watcher", watcher)
    table.play("Chastise")
    assert squad(table) == ["Watcher (wounds 1)"]
    assert squad(table, "Anna") == []
    told = ids(table)
    assert told.index("heal-x") < told.index("309.2") < told.index("death")


def test_15_211_3_it_is_what_any_part_of_the_earlier_ability_did() -> None:
    """«Wound an enemy creature 2, draw a card. Heal it 1.» The creature is what can be healed."""
    study = spell(("Study", "Учение"), (wound_one(2, enemy_creature), DRAW), (HEAL_IT,))
    table = table_with(study, "Orc 1/1", "Wolf 2/5")
    table.play("Study")
    assert squad(table) == ["Wolf 2/5 (wounds 1)"]


def test_15_211_3_revive_a_card_destroyed_is_found_where_it_went() -> None:
    """«Destroy a creature of yours. Revive it.» It lies in its player's graveyard, so reviving it is legal."""
    rite = spell(("Rite", "Обряд"), (destroy_one(your_creature),), (Step(revive(), Same()),))
    table = table_with(rite, "Wolf 2/5 (wounds 3)", "Dragon 5/5")
    table.play("Rite")
    assert squad(table, "Anna") == ["Wolf 2/5 (first turn)"]


def test_15_211_3_revive_so_is_a_card_discarded() -> None:
    """«Discard a card. Revive it.»"""
    rite = spell(("Rite", "Обряд"), (Step(discard(1), Nothing()),), (Step(revive(), Same()),))
    table = table_with(rite, "Orc 1/1", "Dragon 5/5", hand="; Wolf 2/5")
    table.play("Rite")
    assert squad(table, "Anna") == ["Orc 1/1", "Wolf 2/5 (first turn)"]
