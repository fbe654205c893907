"""First strike, Directed strike, Attack and Defence experience, Rush: what each does, and what it does not."""

from __future__ import annotations

import pytest

from engine import CannotAct, ChoiceNeeded, NobodyAsked, Table
from engine.abilities import Event, Whose
from engine.printed import Printed
from engine.traits import ATTACK_EXPERIENCE, FIRST_STRIKE, RUSH
from tests.engine.helpers import (
    creature,
    destroy_one,
    enemy_creature,
    enemy_hero,
    ids,
    lay,
    pile,
    refused,
    shoot,
    use,
    when,
)

FIELD = """
    Anna (active): hero 25
        table: {}
        deck: 9
    Boris: hero 25
        table: {}
        deck: 9
"""
BEAR = "Bear 3/2"


def field(anna: str, boris: str, *cards: Printed, without: tuple[str, ...] = ()) -> Table:
    return lay(FIELD.format(anna, boris), *cards, without=without)


def squads(table: Table) -> tuple[list[str], list[str]]:
    return pile(table, "Anna", "table"), pile(table, "Boris", "table")


def heroes(table: Table) -> tuple[str, str]:
    return table.board()[0].hero, table.board()[1].hero


def pass_turns(table: Table, turns: int) -> None:
    for _ in range(turns):
        table.end_turn()
        table.next_turn()


def fought(anna: str, boris: str, without: tuple[str, ...] = ()) -> Table:
    """The first card of ANNA strikes the first card of BORIS; nobody else could defend."""
    table = field(anna, boris, without=without)
    table.strike(anna, boris)
    return table


def test_first_strike_the_attacker_kills_before_it_is_struck_back() -> None:
    """3 wounds for 3 lives: the other has not survived. By the usual rules both would die (15:510.1)."""
    table = fought("Bear 3/2 [First strike]", "Wolf 5/3")
    assert squads(table) == (["Bear 3/2 [First strike] (closed, struck)"], [])
    assert "strike-back" not in ids(table)
    off = fought("Bear 3/2 [First strike]", "Wolf 5/3", without=("first-strike",))
    assert squads(off) == ([], [])


def test_first_strike_the_survivor_strikes_afterwards() -> None:
    table = fought("Bear 3/5 [First strike]", "Wolf 2/4")
    assert squads(table) == (["Bear 3/5 [First strike] (closed, wounds 2, struck)"], ["Wolf 2/4 (wounds 3)"])
    order = [id for id in ids(table) if id in ("first-strike", "strike", "wound", "strike-back")]
    assert order == ["first-strike", "strike", "wound", "strike-back", "wound"]


def test_first_strike_of_the_attacked_creature_comes_before_the_attackers() -> None:
    """The attacker has not survived it, so it deals nothing."""
    table = fought("Bear 5/2", "Wolf 2/4 [First strike]")
    assert squads(table) == ([], ["Wolf 2/4 [First strike]"])
    assert "strike" not in ids(table)
    off = fought("Bear 5/2", "Wolf 2/4 [First strike]", without=("first-strike",))
    assert squads(off) == ([], [])


def test_first_strike_of_the_attacked_creature_is_followed_by_the_attackers_strike() -> None:
    table = fought("Bear 3/5", "Wolf 2/4 [First strike]")
    assert squads(table) == (["Bear 3/5 (closed, wounds 2, struck)"], ["Wolf 2/4 [First strike] (wounds 3)"])


def test_first_strike_of_both_is_a_fight_by_the_usual_rules() -> None:
    """In the same moment, so both die; the keyword decides nothing and is not told."""
    table = fought("Bear 3/2 [First strike]", "Wolf 5/3 [First strike]")
    assert squads(table) == ([], [])
    assert "first-strike" not in ids(table)


def test_first_strike_of_a_defender() -> None:
    """It fights in the attacked card's place (502.1), first, and closes after the fight (15:506.3)."""
    for without, left in (((), ["Guard 2/3 [First strike] (closed, defended)"]), (("first-strike",), [])):
        table = field("Bear 5/2", "Guard 2/3 [First strike]", without=without)
        table.strike("Bear 5/2", "hero 25", "Boris: Guard 2/3 [First strike]")
        assert squads(table) == ([], left)
        assert heroes(table)[1] == "hero 25"


@pytest.mark.parametrize("target", ["Wolf 5/9 [First strike] (closed)", "hero 25"])
def test_first_strike_is_no_matter_where_there_is_no_fight(target: str) -> None:
    """15:510.3: neither a closed creature nor a hero strikes."""
    table = field("Bear 3/2", "Wolf 5/9 [First strike] (closed)")
    table.strike("Bear 3/2", target)
    assert squads(table)[0] == ["Bear 3/2 (closed, struck)"]
    assert not {"first-strike", "strike-back"} & set(ids(table))


def test_first_strike_is_lost_with_the_features() -> None:
    table = fought("Bear 3/2 [First strike] (without features)", "Wolf 5/3")
    assert squads(table) == ([], [])


def test_307_2_what_fires_between_the_two_strikes_waits_for_the_end_of_the_fight() -> None:
    """«When wounded, destroy an enemy creature»: wounded first, it strikes back before that is declared."""
    fury = creature(("Fury", "Фурия"), 2, 9, when(Event.WOUNDED, destroy_one(enemy_creature), of=Whose.ITSELF))
    swift = creature(("Swift", "Быстрый"), 1, 9, FIRST_STRIKE)
    table = field("Swift", "Fury", fury, swift)
    table.strike("Swift", "Fury")
    told = ids(table)
    assert told.index("first-strike") < told.index("strike-back") < told.index("307.2")
    assert squads(table) == ([], ["Fury (wounds 1)"])


def test_directed_strike_nobody_may_defend() -> None:
    bear = "Bear 3/2 [Directed strike]"
    table = field(bear, "Guard 2/3; Wolf 2/4")
    refused(table, NobodyAsked, lambda: table.strike(bear, "hero 25", "Boris: Guard 2/3"))
    table.strike(bear, "hero 25")
    assert heroes(table)[1] == "hero 25 (wounds 3)"
    assert "directed-strike" in ids(table)
    off = field(bear, "Guard 2/3; Wolf 2/4", without=("directed-strike",))
    refused(off, ChoiceNeeded, lambda: off.strike(bear, "hero 25"))


def test_directed_strike_does_not_keep_the_target_from_striking_back() -> None:
    table = field("Bear 3/5 [Directed strike]", "Guard 2/3; Wolf 2/4")
    table.strike("Bear 3/5 [Directed strike]", "Wolf 2/4")
    assert squads(table)[0] == ["Bear 3/5 [Directed strike] (closed, wounds 2, struck)"]


def test_directed_strike_is_not_told_where_nobody_could_defend() -> None:
    table = field("Bear 3/5 [Directed strike]", "Guard 2/3 (closed); Orc 1/1 (defended)")
    table.strike("Bear 3/5 [Directed strike]", "hero 25")
    assert "directed-strike" not in ids(table)


def test_attack_experience_it_stays_open_and_may_defend_in_the_next_turn() -> None:
    """Without it the Bear would be closed until Anna's next turn (303.1)."""
    bear = "Bear 3/5 [Attack experience]"
    table, off = field(bear, "Wolf 2/4"), field(bear, "Wolf 2/4", without=("attack-experience",))
    for one in (table, off):
        one.strike(bear, "hero 25", "Boris: no defender")
    assert squads(table)[0] == ["Bear 3/5 [Attack experience] (struck)"]
    assert squads(off)[0] == ["Bear 3/5 [Attack experience] (closed, struck)"]
    for one in (table, off):
        pass_turns(one, 1)
    need = refused(table, ChoiceNeeded, lambda: table.strike("Wolf 2/4", "hero 25"))
    assert f"Anna: {bear}" in need.possible
    off.strike("Wolf 2/4", "hero 25")


def test_attack_experience_allows_no_second_strike_in_the_turn() -> None:
    """15:108.2: once a turn; the card counts as having acted all the same."""
    bear = "Bear 3/5 [Attack experience]"
    table = field(bear, "Wolf 2/4 (closed)")
    table.strike(bear, "hero 25")
    assert refused(table, CannotAct, lambda: table.strike(f"{bear} (struck)", "hero 25")).id == "15:108.2"


def test_attack_experience_leaves_it_open_to_close_for_an_ability() -> None:
    """15:506.1: what closes in payment must be open; it is."""
    archer = creature(("Longbow", "Стрелец"), 1, 3, ATTACK_EXPERIENCE, use(shoot(2, enemy_hero), close=True))
    table = field("Longbow", "Wolf 2/4 (closed)", archer)
    table.strike("Longbow", "hero 25")
    table.use("Longbow")
    assert heroes(table)[1] == "hero 25 (wounds 3)"
    assert squads(table)[0] == ["Longbow (closed, struck)"]


def test_each_experience_is_for_its_own_part_in_the_fight_alone() -> None:
    """Experience in attack does not help a defender, nor experience in defence an attacker."""
    table = field("Bear 1/5 [Defence experience]", "Guard 1/5 [Attack experience]")
    table.strike("Bear 1/5 [Defence experience]", "hero 25", "Boris: Guard 1/5 [Attack experience]")
    assert squads(table) == (
        ["Bear 1/5 [Defence experience] (closed, wounds 1, struck)"],
        ["Guard 1/5 [Attack experience] (closed, wounds 1, defended)"],
    )


def test_defence_experience_it_stays_open_fights_again_but_does_not_defend_again() -> None:
    """15:509.3: defender once a turn. Open, it strikes back when it is attacked itself (15:108.4)."""
    guard = "Guard 1/9 [Defence experience]"
    table = field("Bear 3/5; Orc 2/5; Wolf 1/1", guard)
    table.strike("Bear 3/5", "hero 25", f"Boris: {guard}")
    assert squads(table)[1] == [f"{guard} (wounds 3, defended)"]
    table.strike("Wolf 1/1", "hero 25")
    assert heroes(table)[1] == "hero 25 (wounds 1)"
    table.strike("Orc 2/5", f"{guard} (wounds 3, defended)")
    assert "Orc 2/5 (closed, wounds 1, struck)" in squads(table)[0]
    assert squads(table)[1] == [f"{guard} (wounds 5, defended)"]

    off = field("Bear 3/5; Orc 2/5; Wolf 1/1", guard, without=("defence-experience",))
    off.strike("Bear 3/5", "hero 25", f"Boris: {guard}")
    assert squads(off)[1] == [f"{guard} (closed, wounds 3, defended)"]


def test_rush_strikes_in_the_turn_in_which_it_was_played() -> None:
    position = FIELD.format("Orc 1/1", "Wolf 2/4 (closed)").replace(
        "deck", "coins: 1\n        hand: {}\n        deck", 1
    )
    rushing = "Bear 3/5 cost 1 [Rush]"
    table, off = (lay(position.format(rushing), without=without) for without in ((), ("rush",)))
    for one in (table, off):
        one.play(rushing)
        assert f"{rushing} (first turn)" in squads(one)[0]
    table.strike(f"{rushing} (first turn)", "hero 25")
    assert heroes(table)[1] == "hero 25 (wounds 3)"
    assert refused(off, CannotAct, lambda: off.strike(f"{rushing} (first turn)", "hero 25")).id == "15:108.5"


def test_rush_lifts_the_weakness_for_activated_abilities_that_close_the_card() -> None:
    archer = creature(("Longbow", "Стрелец"), 1, 3, RUSH, use(shoot(2, enemy_hero), close=True))
    table = field("Longbow (first turn)", "Wolf 2/4", archer)
    table.use("Longbow (first turn)")
    assert heroes(table)[1] == "hero 25 (wounds 2)"
    off = field("Longbow (first turn)", "Wolf 2/4", archer, without=("rush",))
    assert refused(off, CannotAct, lambda: off.use("Longbow (first turn)")).id == "15:108.5"


@pytest.mark.parametrize(("flags", "id"), [("closed, first turn", "15:108.2"), ("first turn, struck", "15:108.2")])
def test_rush_neither_opens_a_card_nor_gives_a_second_strike(flags: str, id: str) -> None:
    table = field(f"Bear 3/5 [Rush] ({flags})", "Wolf 2/4 (closed)")
    assert refused(table, CannotAct, lambda: table.strike(f"Bear 3/5 [Rush] ({flags})", "hero 25")).id == id


def test_rush_is_lost_with_the_features_and_not_told_where_there_is_no_weakness() -> None:
    bear = "Bear 3/5 [Rush] (first turn, without features)"
    table = field(f"{bear}; Orc 1/1 [Rush]", "Wolf 2/4 (closed)")
    assert refused(table, CannotAct, lambda: table.strike(bear, "hero 25")).id == "15:108.5"
    table.strike("Orc 1/1 [Rush]", "hero 25")
    assert "rush" not in ids(table)
