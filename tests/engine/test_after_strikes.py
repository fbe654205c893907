"""What strikes bring about: deaths, triggers after the attack, loss, and the obligation (307.2, A-listeners, 502.9)."""

from __future__ import annotations

from engine import CannotAct, NotATarget, NotNow, Table
from engine.abilities import Each, Event, Step
from engine.actions import destroy
from engine.printed import Printed
from tests.engine.helpers import (
    DRAW,
    any_creature,
    anyhow,
    creature,
    death,
    enemy_character,
    ids,
    lay,
    pile,
    refused,
    shoot,
    use,
    when,
    wound_each,
    wounded,
)

FIELD = """
    Anna (active): hero 25
        table: {}
        deck: 9
    Boris: {}
        table: {}
        deck: 9
"""
VULTURE = creature(("Vulture", "Гриф"), 2, 2, when(Event.DIES, DRAW))
HERALD = creature(("Herald", "Вестник"), 1, 1, death(DRAW))
LONGBOW = creature(("Longbow", "Стрелец"), 1, 1, use(shoot(1, enemy_character), close=True))
BOUND = "Bjornbon (closed, target of the first attack)"


def field(anna: str, boris: str, *cards: Printed, leader: str = "hero 25", without: tuple[str, ...] = ()) -> Table:
    return lay(FIELD.format(anna, leader, boris), *cards, without=without)


def drawn(table: Table, player: str) -> int:
    return int((pile(table, player, "hand") or ["0"])[0])


def test_503_1_both_die_as_one_event_and_each_hears_the_other() -> None:
    """A-listeners: Vulture hears its own death and that of the Wolf that dies with it: two cards.

    In which order it declares the two is all the same.
    """
    table = field("Vulture", "Wolf 2/2", VULTURE)
    anyhow(table.strike, "Vulture", "Wolf 2/2")
    assert pile(table, "Anna", "graveyard") == ["Vulture"]
    assert pile(table, "Boris", "graveyard") == ["Wolf 2/2"]
    assert drawn(table, "Anna") == 2
    assert ids(table).count("503.1") == 2

    deaf = field("Vulture", "Wolf 2/2", VULTURE, without=("A-listeners",))
    anyhow(deaf.strike, "Vulture", "Wolf 2/2")
    assert drawn(deaf, "Anna") == 1

    off = field("Vulture", "Wolf 2/2", VULTURE, without=("503.1",))
    anyhow(off.strike, "Vulture", "Wolf 2/2")
    assert pile(off, "Anna", "table") == ["Vulture (closed, wounds 2, struck)"]
    assert pile(off, "Boris", "table") == ["Wolf 2/2 (wounds 2)"]


def test_15_510_1_a_creature_with_lethal_wounds_has_struck_back_all_the_same() -> None:
    """In the same moment: the Wolf dies from Bear, and Bear has its two wounds."""
    table = field("Bear 3/5", "Wolf 2/1")
    table.strike("Bear 3/5", "Wolf 2/1")
    assert pile(table, "Boris", "graveyard") == ["Wolf 2/1"]
    assert pile(table, "Anna", "table") == ["Bear 3/5 (closed, wounds 2, struck)"]


def test_307_2_what_the_fight_fired_enters_when_it_is_over() -> None:
    """Without 307.2 it waits for the nearest of the other points (401.2): the end of the turn."""
    table = field("Bear 3/5", "Herald", HERALD)
    table.strike("Bear 3/5", "Herald")
    assert drawn(table, "Boris") == 1
    told = ids(table)
    assert told.index("A-closing") < told.index("307.2") < told.index("501.1", told.index("307.2"))

    off = field("Bear 3/5", "Herald", HERALD, without=("307.2",))
    off.strike("Bear 3/5", "Herald")
    assert drawn(off, "Boris") == 0
    off.end_turn()
    assert drawn(off, "Boris") == 1


def test_307_2_402_1_the_non_active_players_enter_first() -> None:
    """Boris's «Death: wound each creature 1», then Anna's «Death: destroy each wounded»: Troll is destroyed."""
    imp = creature(("Imp", "Бес"), 1, 1, death(wound_each(1, any_creature)))
    reaper = creature(("Reaper", "Жнец"), 1, 1, death(Step(destroy(), Each(wounded))))
    table = field("Reaper; Troll 1/9", "Imp", imp, reaper)
    table.strike("Reaper", "Imp")
    assert pile(table, "Anna", "table") == []

    off = field("Reaper; Troll 1/9", "Imp", imp, reaper, without=("402.1",))
    off.strike("Reaper", "Imp")
    assert pile(off, "Anna", "table") == ["Troll 1/9 (wounds 1)"]


def test_307_2_a_defender_that_dies_fires_as_well_as_a_target() -> None:
    table = field("Bear 3/5", "Herald", HERALD)
    table.strike("Bear 3/5", "hero 25", "Boris: Herald")
    assert drawn(table, "Boris") == 1
    assert table.board()[1].hero == "hero 25"


def test_a_closing_an_attacker_that_died_closes_nowhere() -> None:
    """15:506.3: if they have survived. In the graveyard it is as printed (A-new-card)."""
    table = field("Orc 1/1", "Wolf 2/2")
    table.strike("Orc 1/1", "Wolf 2/2")
    assert pile(table, "Anna", "graveyard") == ["Orc 1/1"]


def test_604_1_the_strike_that_beats_the_hero_ends_the_game() -> None:
    table = field("Bear 3/5", "Wolf 1/1 (closed)", leader="hero 3")
    table.strike("Bear 3/5", "hero 3")
    assert table.board()[1].player == "Boris (lost)"
    assert refused(table, NotNow, table.end_turn).id == "605.1"

    off = field("Bear 3/5", "Wolf 1/1 (closed)", leader="hero 3", without=("604.1",))
    off.strike("Bear 3/5", "hero 3")
    assert off.board()[1].player == "Boris"


def test_502_9_the_first_strike_can_only_be_at_bjornbon() -> None:
    table = field("Bear 3/5", "Wolf 2/4", leader=BOUND)
    wrong = refused(table, NotATarget, lambda: table.strike("Bear 3/5", "Wolf 2/4"))
    assert wrong.id == "502.9"
    assert wrong.possible == (BOUND,)
    table.strike("Bear 3/5", BOUND, "Boris: no defender")
    assert table.board()[1].hero == "Bjornbon (closed, wounds 3)"

    off = field("Bear 3/5", "Wolf 2/4", leader=BOUND, without=("502.9",))
    off.strike("Bear 3/5", "Wolf 2/4")
    assert pile(off, "Boris", "table") == ["Wolf 2/4 (wounds 3)"]


def test_a_obligation_the_second_strike_is_free() -> None:
    table = field("Bear 3/5; Orc 1/1", "Wolf 2/4 (closed)", leader=BOUND)
    table.strike("Bear 3/5", "Bjornbon")
    table.strike("Orc 1/1", "Wolf 2/4")
    assert pile(table, "Boris", "table") == ["Wolf 2/4 (closed, wounds 1)"]

    off = field("Bear 3/5; Orc 1/1", "Wolf 2/4 (closed)", leader=BOUND, without=("A-obligation",))
    off.strike("Bear 3/5", "Bjornbon")
    refused(off, NotATarget, lambda: off.strike("Orc 1/1", "Wolf 2/4"))


def test_a_obligation_a_defender_may_still_be_assigned() -> None:
    """It limits the choice in the declaration only; the obligation is done with."""
    table = field("Bear 3/5", "Wolf 2/4", leader=BOUND)
    table.strike("Bear 3/5", "Bjornbon", "Boris: Wolf 2/4")
    assert table.board()[1].hero == "Bjornbon (closed)"
    assert pile(table, "Boris", "table") == ["Wolf 2/4 (closed, wounds 3, defended)"]


def test_a_obligation_shots_and_strikes_are_attacks_alike() -> None:
    shot_first = field("Bear 3/5; Longbow", "Wolf 2/4 (closed)", LONGBOW, leader=BOUND)
    shot_first.use("Longbow")
    shot_first.strike("Bear 3/5", "Wolf 2/4")
    assert shot_first.board()[1].hero == "Bjornbon (closed, wounds 1)"
    assert pile(shot_first, "Boris", "table") == ["Wolf 2/4 (closed, wounds 3)"]

    strike_first = field("Bear 3/5; Longbow", "Wolf 2/4 (closed)", LONGBOW, leader=BOUND)
    strike_first.strike("Bear 3/5", "Bjornbon")
    strike_first.use("Longbow", "Anna: Wolf 2/4 (closed)")
    assert pile(strike_first, "Boris", "table") == ["Wolf 2/4 (closed, wounds 1)"]


def test_a_obligation_a_strike_that_cannot_be_declared_is_not_the_first() -> None:
    """Neither one at another card nor one by a closed creature ends it."""
    table = field("Bear 3/5; Orc 1/1 (closed)", "Wolf 2/4 (closed)", leader=BOUND)
    refused(table, NotATarget, lambda: table.strike("Bear 3/5", "Wolf 2/4"))
    refused(table, CannotAct, lambda: table.strike("Orc 1/1", "Bjornbon"))
    assert table.board()[1].hero == BOUND
    assert "A-obligation" not in ids(table)


def test_15_510_4_a_strike_back_is_not_bound_by_the_obligation() -> None:
    """In Boris's turn Anna's Orc strikes back at the Wolf; Bjornbon's feature waits for Anna's turn."""
    table = lay(
        FIELD.format("Orc 1/3", "Bjornbon", "Wolf 2/4").replace(" (active)", "").replace("Boris", "Boris (active)")
    )
    table.use("Bjornbon")
    table.strike("Wolf 2/4", "Orc 1/3")
    assert pile(table, "Boris", "table") == ["Wolf 2/4 (closed, wounds 1, struck)"]
    assert table.board()[1].hero == BOUND
