"""Strikes: who strikes, who defends, who strikes back, what closes when (307; 15:108, 15:209.4, 15:510)."""

from __future__ import annotations

import pytest

from engine import CannotAct, ChoiceNeeded, NotATarget, NotNow, Table, UnknownWord
from engine.abilities import Event, Whose
from engine.model import Card, Entry, Game
from engine.printed import Kind, Printed
from tests.engine.helpers import any_creature, creature, destroy_each, ids, lay, pile, refused, shows, when

FIELD = """
    Anna (active): hero 25
        table: {}
        deck: 9
    Boris: hero 25
        table: {}
        deck: 9
"""


def field(anna: str, boris: str, *cards: Printed, without: tuple[str, ...] = ()) -> Table:
    return lay(FIELD.format(anna, boris), *cards, without=without)


def heroes(table: Table) -> tuple[str, str]:
    return table.board()[0].hero, table.board()[1].hero


def squads(table: Table) -> tuple[list[str], list[str]]:
    return pile(table, "Anna", "table"), pile(table, "Boris", "table")


def closed(game: Game, entry: Entry, card: Card) -> bool:
    return any_creature(game, entry, card) and card.closed


def test_307_1_strike_back_an_open_creature_and_the_attacker_wound_each_other() -> None:
    """15:510.1: both strike. The attacker closes; the attacked creature, which was no defender, does not."""
    table = field("Bear 3/5", "Wolf 2/4")
    table.strike("Bear 3/5", "Wolf 2/4")
    assert squads(table) == (["Bear 3/5 (closed, wounds 2, struck)"], ["Wolf 2/4 (wounds 3)"])
    assert "307.1" in ids(table)

    off = field("Bear 3/5", "Wolf 2/4", without=("strike-back",))
    off.strike("Bear 3/5", "Wolf 2/4")
    assert squads(off) == (["Bear 3/5 (closed, struck)"], ["Wolf 2/4 (wounds 3)"])


def test_15_510_3_a_closed_creature_does_not_strike_back() -> None:
    table = field("Bear 3/5", "Wolf 2/4 (closed)")
    table.strike("Bear 3/5", "Wolf 2/4")
    assert squads(table) == (["Bear 3/5 (closed, struck)"], ["Wolf 2/4 (closed, wounds 3)"])
    assert "strike-back" not in ids(table)


def test_15_510_3_a_hero_does_not_strike_back() -> None:
    table = field("Bear 3/5", "Wolf 2/4 (closed)")
    table.strike("Bear 3/5", "hero 25")
    assert heroes(table) == ("hero 25", "hero 25 (wounds 3)")
    assert squads(table)[0] == ["Bear 3/5 (closed, struck)"]
    assert "strike-back" not in ids(table)


def test_15_512_1_1_a_strike_of_power_0_is_a_strike_and_wounds_nobody() -> None:
    """It is declared, so the creature closes and has struck; the other strikes back all the same."""
    table = field("Guard 0/5", "Wolf 2/4")
    table.strike("Guard 0/5", "Wolf 2/4")
    assert squads(table) == (["Guard 0/5 (closed, wounds 2, struck)"], ["Wolf 2/4"])
    assert ids(table).count("wound") == 1


def test_a_closing_the_defender_fights_although_it_closes() -> None:
    """Both are open in the fight and closed after it. Closed at the declaration, the defender would not strike."""
    table = field("Bear 3/5", "Guard 2/4")
    table.strike("Bear 3/5", "hero 25", "Boris: Guard 2/4")
    assert squads(table) == (["Bear 3/5 (closed, wounds 2, struck)"], ["Guard 2/4 (closed, wounds 3, defended)"])
    assert heroes(table)[1] == "hero 25"

    off = field("Bear 3/5", "Guard 2/4", without=("A-closing",))
    off.strike("Bear 3/5", "hero 25", "Boris: Guard 2/4")
    assert squads(off) == (["Bear 3/5 (closed, struck)"], ["Guard 2/4 (closed, wounds 3, defended)"])


def test_a_closing_before_what_fired_enters_the_queue() -> None:
    """«When wounded, destroy each closed creature»: by then attacker and defender are closed."""
    fury = creature(("Fury", "Фурия"), 1, 9, when(Event.WOUNDED, destroy_each(closed), of=Whose.ITSELF))
    table = field("Fury; Dwarf 1/1", "Guard 2/4; Wolf 2/2", fury)
    table.strike("Fury", "hero 25", "Boris: Guard 2/4")
    assert squads(table) == (["Dwarf 1/1"], ["Wolf 2/2"])


def test_307_1_assign_a_defender_it_becomes_the_target() -> None:
    table = field("Bear 3/5", "Guard 2/4; Wolf 2/4")
    need = refused(table, ChoiceNeeded, lambda: table.strike("Bear 3/5", "Wolf 2/4"))
    assert set(need.possible) == {"Boris: no defender", "Boris: Guard 2/4"}, "the attacked creature is no defender"
    table.strike("Bear 3/5", "Wolf 2/4", "Boris: Guard 2/4")
    assert squads(table)[1] == ["Guard 2/4 (closed, wounds 3, defended)", "Wolf 2/4"]

    off = field("Bear 3/5", "Guard 2/4; Wolf 2/4", without=("assign-a-defender",))
    off.strike("Bear 3/5", "Wolf 2/4", "Boris: Guard 2/4")
    assert squads(off)[1] == ["Guard 2/4", "Wolf 2/4 (wounds 3)"]


def test_307_1_the_non_active_player_may_do_without_a_defender() -> None:
    table = field("Bear 3/5", "Guard 2/4")
    table.strike("Bear 3/5", "hero 25", "Boris: no defender")
    assert heroes(table)[1] == "hero 25 (wounds 3)"
    assert squads(table)[1] == ["Guard 2/4"]


@pytest.mark.parametrize("flag", ["closed", "defended"])
def test_15_108_3_neither_a_closed_creature_nor_one_that_has_defended_may_defend(flag: str) -> None:
    """Nobody else can, so nobody is asked."""
    table = field("Bear 3/5", f"Guard 2/4 ({flag})")
    table.strike("Bear 3/5", "hero 25")
    assert heroes(table)[1] == "hero 25 (wounds 3)"
    assert squads(table)[1] == [f"Guard 2/4 ({flag})"]


def test_15_108_5_a_creature_in_its_first_turn_may_defend() -> None:
    table = field("Bear 3/5", "Guard 2/4 (first turn)")
    table.strike("Bear 3/5", "hero 25", "Boris: Guard 2/4 (first turn)")
    assert "wounds 3" in squads(table)[1][0]


def test_15_209_4_a_hero_does_not_defend() -> None:
    table = field("Bear 3/5", "Wolf 2/4")
    table.strike("Bear 3/5", "Wolf 2/4")
    assert heroes(table)[1] == "hero 25"


@pytest.mark.parametrize("flag", ["closed", "struck"])
def test_15_108_2_only_an_open_creature_strikes_and_once_a_turn(flag: str) -> None:
    wolf = f"Wolf 2/4 ({flag})"
    table = field(wolf, "Bear 3/5 (closed)")
    assert refused(table, CannotAct, lambda: table.strike(wolf, "hero 25")).id == "15:108.2"

    off = field(wolf, "Bear 3/5 (closed)", without=("15:108.2",))
    off.strike(wolf, "hero 25")
    assert heroes(off)[1] == "hero 25 (wounds 2)"


def test_15_209_4_a_hero_does_not_strike() -> None:
    table = field("Wolf 2/4", "Bear 3/5")
    assert refused(table, CannotAct, lambda: table.strike("hero 25", "Bear 3/5")).id == "15:209.4"


def test_15_108_5_first_turn_weakness_forbids_the_strike_until_the_next_own_turn() -> None:
    table = field("Wolf 2/4 (first turn)", "Bear 3/5 (closed)")
    assert refused(table, CannotAct, lambda: table.strike("Wolf 2/4 (first turn)", "hero 25")).id == "15:108.5"
    for _ in range(2):
        table.end_turn()
        table.next_turn()
    table.strike("Wolf 2/4", "hero 25", "Boris: no defender")
    assert heroes(table)[1] == "hero 25 (wounds 2)"

    off = field("Wolf 2/4 (first turn)", "Bear 3/5 (closed)", without=("15:108.5",))
    off.strike("Wolf 2/4 (first turn)", "hero 25")
    assert heroes(off)[1] == "hero 25 (wounds 2)"


def test_15_507_2_whom_one_does_not_strike() -> None:
    """No card of one's own squad, and no support card (15:212.4)."""
    totem = Printed(("Totem", "Тотем"), Kind.SUPPORT, 1)
    table = field("Wolf 2/4; Orc 1/1", "Totem; Bear 3/5", totem)
    refused(table, UnknownWord, lambda: table.strike("Wolf 2/4", "Orc 1/1"))
    wrong = refused(table, NotATarget, lambda: table.strike("Wolf 2/4", "Totem"))
    assert set(wrong.possible) == {"hero 25", "Bear 3/5"}


def test_307_3_afterwards_another_creature_may_strike() -> None:
    table = field("Wolf 2/4; Orc 1/1", "Bear 3/5 (closed)")
    table.strike("Wolf 2/4", "hero 25")
    table.strike("Orc 1/1", "hero 25")
    assert heroes(table)[1] == "hero 25 (wounds 3)"


def test_306_1_nobody_strikes_when_the_turn_is_over() -> None:
    table = field("Wolf 2/4", "Bear 3/5 (closed)")
    table.end_turn()
    refused(table, NotNow, lambda: table.strike("Wolf 2/4", "hero 25"))


def test_15_108_2_15_108_3_next_turn_they_may_again() -> None:
    """Anna strikes and Boris defends, turn after turn; 303.1 opens both in their players' turns."""
    table = field("Bear 0/5", "Guard 0/4")
    for _ in range(2):
        table.strike("Bear 0/5", "hero 25", "Boris: Guard 0/4")
        assert squads(table) == (["Bear 0/5 (closed, struck)"], ["Guard 0/4 (closed, defended)"])
        for _ in range(2):
            table.end_turn()
            table.next_turn()
        assert squads(table) == (["Bear 0/5"], ["Guard 0/4"])


def test_15_108_3_defending_does_not_forbid_the_strike_of_ones_own_turn() -> None:
    table = field("Bear 3/5", "Guard 2/4")
    table.strike("Bear 3/5", "hero 25", "Boris: Guard 2/4")
    table.end_turn()
    table.next_turn()
    assert squads(table)[0] == ["Bear 3/5 (closed, wounds 2)"], "only Boris's cards have opened (303.1)"
    table.strike("Guard 2/4", "hero 25")
    assert heroes(table)[0] == "hero 25 (wounds 2)"


def test_a_strike_is_no_feature_and_nobody_loses_it() -> None:
    """Glossary, Creature: abilities may restrict these properties but cannot take them away."""
    table = field("Bear 3/5 (without features)", "Guard 2/4 (without features)")
    table.strike("Bear 3/5", "hero 25", "Boris: Guard 2/4 (without features)")
    assert squads(table) == (
        ["Bear 3/5 (closed, wounds 2, struck, without features)"],
        ["Guard 2/4 (closed, wounds 3, defended, without features)"],
    )


def test_in_russian() -> None:
    table = lay(
        """
        Анна (активный игрок): герой 25
            стол: Медведь 3/5
        Борис: герой 25
            стол: Страж 2/4; Волк 1/1 (была защита)
        """
    )
    table.strike("Медведь 3/5", "герой 25", "Борис: Страж 2/4")
    shows(
        table,
        """
        Анна (активный игрок): герой 25
            стол: Медведь 3/5 (карта закрыта, раны 2, был удар)
        Борис: герой 25
            стол: Волк 1/1 (была защита); Страж 2/4 (карта закрыта, раны 3, была защита)
        """,
    )
    assert str(lay(str(table))) == str(table)
