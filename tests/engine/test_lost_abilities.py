"""A card without its features: what fires no more, what stays, what had fired before (401.5, 502.3, 502.3.1)."""

from __future__ import annotations

from engine import CannotAct, ChoiceNeeded, NoTarget, NotATarget, Table, UnknownWord
from engine.abilities import Chosen, Each, Event, Same, Step, Whose
from engine.actions import revive
from engine.effects import WITHOUT_FEATURES
from engine.effects import lay as laying
from engine.lasting import Constant, Effect
from engine.model import Card, Entry, Game
from engine.printed import Printed
from tests.engine.helpers import (
    DRAW,
    any_creature,
    at_end,
    creature,
    death,
    destroy_one,
    enemy_creature,
    enemy_hero,
    ids,
    lay,
    own_graveyard,
    pile,
    refused,
    shoot,
    spell,
    use,
    when,
    wound_one,
    your_creature,
)

PLAY = """
    Anna (active): {}
        coins: 5
        hand: {}
        table: {}
        deck: 9
    Boris: hero 25
        table: {}
        deck: 9
"""
SILENCE = laying(WITHOUT_FEATURES)
HUSH = spell(("Hush", "Тишина"), (Step(SILENCE, Chosen(any_creature)),))
BOLT = spell(("Bolt", "Стрела"), (destroy_one(any_creature),))
RITE = spell(("Rite", "Обряд"), (destroy_one(your_creature),), (Step(revive(), Each(own_graveyard)),))
HERALD = creature(("Herald", "Вестник"), 1, 1, death(DRAW))
SNIPER = creature(("Sniper", "Снайпер"), 1, 1, at_end(shoot(1, enemy_hero)))
LONGBOW = creature(("Longbow", "Стрелец"), 1, 1, use(shoot(1, enemy_hero), close=True))


def wards_itself(game: Game, holder: Card, entry: Entry, step: Step, candidate: Card) -> bool:
    """Forbids the opponent the holder as a target."""
    return candidate is holder and entry.player is not holder.controller


WARDED = creature(("Warded", "Заговорённый"), 1, 2, Constant((), Effect(("ward", "оберег"), wards_itself)))


def table_with(
    hand: str, anna: str, boris: str, *cards: Printed, leader: str = "hero 25", without: tuple[str, ...] = ()
) -> Table:
    known = (HUSH, BOLT, RITE, HERALD, SNIPER, LONGBOW, WARDED, *cards)
    return lay(PLAY.format(leader, hand, anna, boris), *known, without=without)


def squad(table: Table, player: str) -> list[str]:
    return pile(table, player, "table")


def boris(table: Table) -> str:
    return table.board()[1].hero


def test_120_1_the_loss_of_features_is_an_effect_laid_on_the_card() -> None:
    table = table_with("Hush", "Orc 1/1", "Sniper")
    table.play("Hush", "Anna: Sniper")
    assert squad(table, "Boris") == ["Sniper (without features)"]
    assert "120.1" in ids(table)

    off = table_with("Hush", "Orc 1/1", "Sniper", without=("120.1",))
    off.play("Hush", "Anna: Sniper")
    assert squad(off, "Boris") == ["Sniper"]


def test_120_5_what_is_lost_fires_no_more() -> None:
    silent = table_with("1", "Sniper (without features)", "Orc 1/1")
    silent.end_turn()
    assert boris(silent) == "hero 25"
    able = table_with("1", "Sniper", "Orc 1/1")
    able.end_turn()
    assert boris(able) == "hero 25 (wounds 1)"


def test_120_5_nor_does_death_fire() -> None:
    """The effect is on it until its Death abilities are declared; there is none to declare."""
    table = table_with("Bolt; Hush", "Orc 1/1", "Herald")
    table.play("Hush", "Anna: Herald")
    table.play("Bolt", "Anna: Herald (without features)")
    assert pile(table, "Boris", "graveyard") == ["Herald"]
    assert pile(table, "Boris", "hand") == []


def test_a_new_card_the_loss_is_lost_with_the_card() -> None:
    """Revived, Herald has its Death again."""
    table = table_with("Rite; Bolt", "Herald (without features)", "Orc 1/1")
    table.play("Rite")
    assert squad(table, "Anna") == ["Herald (first turn)"]
    assert pile(table, "Anna", "hand") == ["Bolt"]
    table.play("Bolt", "Anna: Herald (first turn)")
    assert pile(table, "Anna", "hand") == ["1"]


def test_what_an_effect_gave_is_no_feature_and_stays() -> None:
    """Glossary, Feature: the text printed on the card. Poison was given."""
    table = table_with("Hush", "Orc 1/1", "Wolf 2/5 (poison 2)")
    table.play("Hush", "Anna: Wolf 2/5 (poison 2)")
    table.end_turn()
    table.next_turn()
    assert squad(table, "Boris") == ["Wolf 2/5 (wounds 2, poison 2, without features)"]


def test_what_an_effect_gives_afterwards_works_too() -> None:
    """«Use: draw a card», taught to a creature that has no features."""
    learned = Effect(("learned", "обучен"), gives=use(DRAW, close=True))
    lesson = spell(("Lesson", "Урок"), (Step(laying(learned), Chosen(your_creature)),))
    table = table_with("Lesson", "Longbow (without features)", "Orc 1/1", lesson)
    table.play("Lesson")
    table.use("Longbow")
    assert boris(table) == "hero 25", "its own ability is lost"
    assert pile(table, "Anna", "hand") == ["1"]


def test_502_9_an_obligation_laid_before_stays_when_its_source_loses_its_features() -> None:
    table = table_with("1", "Wolf 2/2", "Orc 1/1 (closed)", leader="hero 25")
    bound = str(table).replace(
        "Boris: hero 25", "Boris: Bjornbon (closed, target of the first attack, without features)"
    )
    table = lay(bound)
    assert refused(table, NotATarget, lambda: table.strike("Wolf 2/2", "Orc 1/1")).id == "502.9"
    table.strike("Wolf 2/2", "Bjornbon")
    assert boris(table) == "Bjornbon (closed, wounds 2, without features)"


def test_15_115_1_the_limit_of_a_constant_ability_ends_with_it() -> None:
    """Warded cannot be chosen by the opponent; without its features it can."""
    warded = table_with("Bolt", "Orc 1/1", "Warded")
    warded.play("Bolt")
    assert squad(warded, "Anna") == [], "the only creature that Anna may choose is her own"
    bare = table_with("Bolt", "Orc 1/1", "Warded (without features)")
    need = refused(bare, ChoiceNeeded, lambda: bare.play("Bolt"))
    assert set(need.possible) == {"Anna: Orc 1/1", "Anna: Warded (without features)"}

    off = table_with("Bolt", "Orc 1/1", "Warded", without=("502.9",))
    off.play("Bolt", "Anna: Warded")
    assert pile(off, "Boris", "graveyard") == ["Warded"]


def test_15_115_1_a_target_chosen_before_it_ended_or_began_does_not_matter() -> None:
    """The ward ends as soon as the ability is lost: the next declaration may choose the card."""
    jab = spell(("Jab", "Тычок"), (wound_one(1, enemy_creature),))
    mute = creature(("Mute", "Немой"), 1, 1, use(Step(SILENCE, Each(enemy_creature)), close=True))
    table = table_with("Jab", "Mute", "Warded", jab, mute)
    assert refused(table, NoTarget, lambda: table.play("Jab")).id == "15:117.1"
    table.use("Mute")
    table.play("Jab")
    assert squad(table, "Boris") == ["Warded (wounds 1, without features)"]


def test_502_3_1_lost_while_it_waits_in_the_queue_it_is_executed() -> None:
    """Hag's «at the end of your turn, all creatures lose their features» enters first; Sniper has fired already."""
    hag = creature(("Hag", "Карга"), 1, 1, at_end(Step(SILENCE, Each(any_creature))))
    table = table_with("1", "Hag; Sniper", "Orc 1/1", hag)
    table.end_turn("Anna: Hag")
    assert boris(table) == "hero 25 (wounds 1)"
    assert "Sniper (without features)" in squad(table, "Anna")
    assert "502.3.1" in ids(table)

    off = table_with("1", "Hag; Sniper", "Orc 1/1", hag, without=("502.3.1",))
    off.end_turn("Anna: Hag")
    assert boris(off) == "hero 25"


def test_401_5_lost_before_it_entered_it_enters_and_is_executed() -> None:
    """The spell wounds Watcher, which fires; then takes its features; then, by 309.2, Watcher's ability enters."""
    watcher = creature(("Watcher", "Смотрящий"), 1, 9, when(Event.WOUNDED, DRAW, of=Whose.ITSELF))
    slap = spell(("Slap", "Пощёчина"), (wound_one(1, enemy_creature),), (Step(SILENCE, Same()),))
    table = table_with("Slap", "Orc 1/1", "Watcher", watcher, slap)
    table.play("Slap")
    assert squad(table, "Boris") == ["Watcher (wounds 1, without features)"]
    assert pile(table, "Boris", "hand") == ["1"]

    off = table_with("Slap", "Orc 1/1", "Watcher", watcher, slap, without=("401.5",))
    off.play("Slap")
    assert pile(off, "Boris", "hand") == []

    order = spell(("Order", "Приказ"), (Step(SILENCE, Chosen(enemy_creature)),), (wound_one(1, enemy_creature),))
    before = table_with("Order", "Orc 1/1", "Watcher", watcher, order)
    before.play("Order")
    assert pile(before, "Boris", "hand") == [], "lost before the wound, it does not fire"


def test_502_3_an_activated_ability_that_is_lost_cannot_be_used() -> None:
    table = table_with("Hush", "Longbow; Orc 1/1", "Orc 1/1")
    table.play("Hush", "Anna: Longbow")
    assert refused(table, CannotAct, lambda: table.use("Longbow")).id == "502.3"
    assert squad(table, "Anna") == ["Longbow (without features)", "Orc 1/1"], "nothing is paid"
    wrong = refused(table, UnknownWord, lambda: table.use("Orc 1/1"))
    assert wrong.possible == (), "what never had one is another matter"

    off = table_with("Hush", "Longbow; Orc 1/1", "Orc 1/1", without=("502.3",))
    off.play("Hush", "Anna: Longbow")
    off.use("Longbow")
    assert "Longbow (closed, without features)" in squad(off, "Anna")


def test_502_3_a_hero_that_has_lost_its_features_cannot_use_them() -> None:
    table = table_with("1", "Orc 1/1", "Orc 1/1", leader="Bjornbon (without features)")
    refused(table, CannotAct, lambda: table.use("Bjornbon"))
    able = table_with("1", "Orc 1/1", "Orc 1/1", leader="Bjornbon")
    able.use("Bjornbon")
    assert able.board()[0].hero == "Bjornbon (closed, target of the first attack)"
