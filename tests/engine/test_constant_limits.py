"""Limits on the choice of a target that a constant ability sets (502.9, 15:115.1)."""

from __future__ import annotations

from engine import NoTarget
from engine.abilities import Each, Step, Whose
from engine.actions import revive
from engine.lasting import Constant, Effect
from engine.model import Card, Entry, Game
from tests.engine.helpers import (
    any_creature,
    at_end,
    creature,
    destroy_each,
    destroy_one,
    enemy_creature,
    ids,
    lay,
    own_graveyard,
    pile,
    refused,
    spell,
    unwounded,
    use,
    wound_one,
)


def shields_the_others(game: Game, holder: Card, entry: Entry, step: Step, candidate: Card) -> bool:
    """Forbids the opponent the other creatures of the holder's player."""
    own = any_creature(game, entry, candidate) and candidate.controller is holder.controller
    return own and entry.player is not holder.controller and candidate is not holder


SHIELD = creature(("Shield", "Щит"), 1, 2, Constant((), Effect(("shield", "щит"), shields_the_others)))
BOLT = spell(("Bolt", "Стрела"), (destroy_one(enemy_creature),))
PICK = spell(("Pick", "Кирка"), (wound_one(1, unwounded),))
FLOOD = spell(("Flood", "Потоп"), (destroy_each(enemy_creature),))


def position(card: str, boris: str) -> str:
    return f"""
        Anna (active): hero 25
            coins: 3
            hand: {card}
            deck: 9
        Boris: hero 25
            table: {boris}
            deck: 9
    """


def test_502_9_the_limit_of_a_constant_ability_holds_besides_the_abilitys_own() -> None:
    table = lay(position("Bolt", "Shield; Wolf 2/2"), SHIELD, BOLT)
    table.play("Bolt")
    assert pile(table, "Boris", "table") == ["Wolf 2/2"]
    assert "502.9" in ids(table)

    off = lay(position("Bolt", "Shield; Wolf 2/2"), SHIELD, BOLT, without=["502.9"])
    off.play("Bolt", "Anna: Wolf 2/2")
    assert pile(off, "Boris", "table") == ["Shield"]


def test_502_9_with_no_card_that_satisfies_all_it_cannot_be_declared() -> None:
    """Pick wants a creature without wounds; Shield is wounded and forbids the Wolf."""
    table = lay(position("Pick", "Shield (wounds 1); Wolf 2/2"), SHIELD, PICK)
    refused(table, NoTarget, lambda: table.play("Pick"))


def test_502_9_two_limits_that_exclude_each_other_leave_nothing() -> None:
    table = lay(position("Bolt", "Shield; Shield"), SHIELD, BOLT)
    refused(table, NoTarget, lambda: table.play("Bolt"))


def test_502_9_the_limit_does_not_bind_the_shields_own_player() -> None:
    poker = creature(("Poker", "Тыкалка"), 1, 1, use(wound_one(1, any_creature), coins=1))
    own = lay(position("Bolt", "Wolf 2/2").replace("hand: Bolt", "table: Poker; Shield"), SHIELD, BOLT, poker)
    own.use("Poker", "Anna: Poker")
    assert pile(own, "Anna", "graveyard") == ["Poker"]


def test_118_2_a_mass_ability_chooses_nothing_so_nothing_limits_it() -> None:
    table = lay(position("Flood", "Shield; Wolf 2/2"), SHIELD, FLOOD)
    table.play("Flood")
    assert pile(table, "Boris", "graveyard") == ["Shield", "Wolf 2/2"]
    assert "502.9" not in ids(table)


def test_15_115_1_the_limit_is_gone_with_its_card() -> None:
    table = lay(position("Bolt; Bolt", "Bear 4/4; Shield; Wolf 2/2"), SHIELD, BOLT)
    table.play("Bolt")
    table.play("Bolt", "Anna: Wolf 2/2")
    assert pile(table, "Boris", "table") == ["Bear 4/4"]


def test_202_2_in_a_hand_or_a_graveyard_it_limits_nothing() -> None:
    for elsewhere in ("hand", "graveyard"):
        table = lay(position("Bolt", f"Wolf 2/2\n            {elsewhere}: Shield"), SHIELD, BOLT)
        table.play("Bolt")
        assert "Wolf 2/2" in pile(table, "Boris", "graveyard")


def test_502_9_and_501_4_both_count_at_the_declaration_only_so_the_target_may_be_shielded_later() -> None:
    """Raise brings the Shield back after the Wolf has been named: the Wolf is destroyed all the same."""
    raiser = creature(("Raiser", "Подниматель"), 1, 9, at_end(Step(revive(), Each(own_graveyard)), of=Whose.ANY))
    killer = creature(("Killer", "Палач"), 1, 9, at_end(destroy_one(enemy_creature)))
    text = position("Bolt", "Raiser; Wolf 2/2\n            graveyard: Shield").replace("hand: Bolt", "table: Killer")
    table = lay(text, SHIELD, BOLT, raiser, killer)
    table.end_turn("Anna: Wolf 2/2")
    assert pile(table, "Boris", "table") == ["Raiser", "Shield"]


def test_501_1_the_limit_holds_for_all_that_is_declared_while_it_is_there() -> None:
    """Both Bolts of the pair are declared before the first destroys the Shield: so both must name it."""
    pair = spell(("Pair", "Пара"), (destroy_one(enemy_creature),), (destroy_one(enemy_creature),))
    table = lay(position("Pair", "Shield; Wolf 2/2"), SHIELD, pair)
    table.play("Pair")
    assert pile(table, "Boris", "table") == ["Wolf 2/2"]
