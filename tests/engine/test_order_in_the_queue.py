"""In which order the Queue executes (401.3), and who declares first, and in which order (402)."""

from __future__ import annotations

import pytest

from engine import ChoiceNeeded, Endless
from engine.abilities import Event
from engine.model import Card, Entry, Game
from tests.engine.helpers import (
    DRAW,
    any_creature,
    at_end,
    boards,
    creature,
    death,
    destroy_each,
    enemy_creature,
    ids,
    lay,
    outcomes,
    pile,
    refused,
    shoot,
    when,
    wound_each,
    wound_one,
    wounded,
)

SCRATCHER = creature(("Scratcher", "Царапка"), 1, 5, at_end(wound_one(1, enemy_creature)))
SWEEPER = creature(("Sweeper", "Метельщик"), 1, 5, at_end(destroy_each(wounded)))
IMP = creature(("Imp", "Бес"), 1, 1, death(wound_each(1, any_creature)))
REAPER = creature(("Reaper", "Жнец"), 1, 1, death(destroy_each(wounded)))

TWO_OF_ANNA = """
    Anna (active): hero 25
        table: Scratcher; Sweeper
    Boris: hero 25
        table: Wolf 2/2
"""


def test_401_3_the_ability_declared_first_executes_first() -> None:
    """Sweeper first: nobody is wounded yet. Without the rule the one declared last goes first."""
    table = lay(TWO_OF_ANNA, SCRATCHER, SWEEPER)
    table.end_turn("Anna: Sweeper")
    assert pile(table, "Boris", "table") == ["Wolf 2/2 (wounds 1)"]
    assert "401.3" in ids(table)

    off = lay(TWO_OF_ANNA, SCRATCHER, SWEEPER, without=["401.3"])
    off.end_turn("Anna: Sweeper")
    assert pile(off, "Boris", "graveyard") == ["Wolf 2/2"]


def test_402_1_each_player_orders_his_own_as_he_likes() -> None:
    found = outcomes(TWO_OF_ANNA, lambda table: table.end_turn(), SCRATCHER, SWEEPER)
    assert found == boards(
        """
        Anna (active, turn ended): hero 25
            table: Scratcher; Sweeper
        Boris: hero 25
            table: Wolf 2/2 (wounds 1)
        """,
        """
        Anna (active, turn ended): hero 25
            table: Scratcher; Sweeper
        Boris: hero 25
            graveyard: Wolf 2/2
        """,
    )


def reaper_or_imp(game: Game, entry: Entry, card: Card) -> bool:
    return any_creature(game, entry, card) and card.printed in (REAPER, IMP)


@pytest.mark.parametrize(
    ("active", "non_active", "left", "left_without"),
    [
        ("Reaper", "Imp", [], ["Dwarf 3/3 (wounds 1)"]),
        ("Imp", "Reaper", ["Dwarf 3/3 (wounds 1)"], []),
    ],
    ids=["non-active-wounds-first", "non-active-destroys-first"],
)
def test_402_1_those_of_the_non_active_player_enter_first(
    active: str, non_active: str, left: list[str], left_without: list[str]
) -> None:
    """Reaper and Imp are destroyed at once. Boris's Death executes first; without the rule, Anna's does."""
    spare = creature(("Cleaver", "Секач"), 1, 9, at_end(destroy_each(reaper_or_imp)))
    position = f"""
        Anna (active): hero 25
            table: {active}; Cleaver
        Boris: hero 25
            table: Dwarf 3/3; {non_active}
    """
    table = lay(position, REAPER, IMP, spare)
    table.end_turn()
    assert pile(table, "Boris", "table") == left
    assert "402.1" in ids(table)

    off = lay(position, REAPER, IMP, spare, without=["402.1"])
    off.end_turn()
    assert pile(off, "Boris", "table") == left_without


def test_402_1_all_of_the_non_active_player_before_any_of_the_active_player() -> None:
    """Two fire on each side: Boris is asked first, and for both of his, then Anna."""
    herald = creature(("Herald", "Вестник"), 1, 1, death(DRAW))
    usher = creature(("Usher", "Глашатай"), 1, 1, death(DRAW))
    position = """
        Anna (active): hero 25
            coins: 6
            hand: Catastrophe
            table: Herald; Usher
            deck: 4
        Boris: hero 25
            table: Herald; Usher
            deck: 4
    """
    table = lay(position, herald, usher)
    need = refused(table, ChoiceNeeded, lambda: table.play("Catastrophe"))
    assert need.possible == ("Boris: Herald", "Boris: Usher")
    need = refused(table, ChoiceNeeded, lambda: table.play("Catastrophe", "Boris: Usher"))
    assert need.possible == ("Anna: Herald", "Anna: Usher")
    table.play("Catastrophe", "Boris: Usher", "Anna: Herald")
    declared = [line.text() for line in table.trace if line.id == "501.1"]
    assert declared[1:] == [
        "Boris declares: Usher",
        "Boris declares: Herald",
        "Anna declares: Herald",
        "Anna declares: Usher",
    ]


VULTURE = creature(("Vulture", "Гриф"), 1, 1, when(Event.DIES, DRAW))


def test_402_2_a_no_default_limit_an_ability_that_fired_twice_is_declared_twice() -> None:
    """Vulture hears the Wolf and the Bear die at once: two draws, one for each point."""
    table = lay(
        """
        Anna (active): hero 25
            table: Cleaner; Vulture
            deck: 5
        Boris: hero 25
            table: Bear 4/4; Wolf 2/2
        """,
        VULTURE,
        creature(("Cleaner", "Уборщик"), 1, 5, at_end(destroy_each(enemy_creature))),
    )
    points = refused(table, ChoiceNeeded, table.end_turn).possible
    assert len(points) == 2, "two points to choose from (402.2)"
    table.end_turn(points[1])
    assert pile(table, "Anna", "hand") == ["2"]


def test_endless_abilities_are_stopped_by_the_step_limit() -> None:
    echo = creature(("Echo", "Эхо"), 1, 1, at_end(shoot(0, enemy_creature)), when(Event.SHOT, shoot(0, enemy_creature)))
    table = lay(
        """
        Anna (active): hero 25
            table: Echo
        Boris: hero 25
            table: Wolf 2/2
        """,
        echo,
    )
    refused(table, Endless, table.end_turn)
