"""Passing loses an ability (401.7); a source that is gone does not (401.5)."""

from __future__ import annotations

from engine import ChoiceNeeded, NotAnOption
from engine.abilities import Event
from engine.model import Card, Entry, Game
from tests.engine.helpers import (
    DRAW,
    any_creature,
    at_end,
    creature,
    destroy_each,
    destroy_one,
    enemy_creature,
    ids,
    lay,
    pile,
    refused,
    shows,
    when,
    wolf,
    wound_one,
    wounded,
    your_creature,
)

SCRATCHER = creature(("Scratcher", "Царапка"), 1, 5, at_end(wound_one(1, enemy_creature)))


SWEEPER = creature(("Sweeper", "Метельщик"), 1, 5, at_end(destroy_each(wounded)))


TRAITOR = creature(("Traitor", "Предатель"), 1, 5, at_end(destroy_one(your_creature)))


VULTURE = creature(("Vulture", "Гриф"), 1, 1, when(Event.DIES, DRAW))


TWO_OF_ANNA = """
    Anna (active): hero 25
        table: Scratcher; Sweeper
    Boris: hero 25
        table: Wolf 2/2
"""


def wolf_or_vulture(game: Game, entry: Entry, card: Card) -> bool:
    return wolf(game, entry, card) or (any_creature(game, entry, card) and card.printed == VULTURE)


def test_401_5_an_ability_executes_though_its_source_is_gone() -> None:
    """Traitor destroys Scratcher while Scratcher's ability waits; it executes all the same."""
    position = """
        Anna (active): hero 25
            table: Scratcher; Traitor
        Boris: hero 25
            table: Bear 4/4
    """
    choices = ["Anna: Traitor", "Anna: Scratcher"]
    table = lay(position, SCRATCHER, TRAITOR)
    table.end_turn(*choices)
    shows(
        table,
        """
        Anna (active, turn ended): hero 25
            table: Traitor
            graveyard: Scratcher
        Boris: hero 25
            table: Bear 4/4 (wounds 1)
        """,
    )
    assert "401.5" in ids(table)

    off = lay(position, SCRATCHER, TRAITOR, without=["401.5"])
    off.end_turn(*choices)
    assert pile(off, "Boris", "table") == ["Bear 4/4"]


def test_401_5_also_for_a_listener_that_left_after_it_had_fired() -> None:
    """Vulture fires on the Wolf's death, then dies before it executes: two draws, the first by 401.5 alone."""
    killer = creature(("Killer", "Палач"), 1, 5, at_end(destroy_one(wolf_or_vulture)))
    position = """
        Anna (active): hero 25
            table: Killer; Killer; Vulture
            deck: 5
        Boris: hero 25
            table: Wolf 2/2
    """
    table = lay(position, killer, VULTURE)
    table.end_turn("Anna: Wolf 2/2", "Anna: Vulture")
    assert pile(table, "Anna", "hand") == ["2"]
    assert "401.5" in ids(table)

    off = lay(position, killer, VULTURE, without=["401.5"])
    off.end_turn("Anna: Wolf 2/2", "Anna: Vulture")
    assert pile(off, "Anna", "hand") == ["1"], "only that of her own death is where its source went"


def test_401_7_passing_loses_an_optional_ability_until_it_fires_again() -> None:
    """Alp is passed on; nothing brings it back in Boris's turn; at Anna's next end of turn it may be declared."""
    position = """
        Anna (active): hero 25
            table: Dwarf 3/3
            graveyard: Alp
            deck: 3
        Boris: hero 25
            deck: 3
    """
    table = lay(position)
    table.end_turn("Anna: pass")
    assert "401.7" in ids(table)
    table.next_turn()
    table.end_turn()
    table.next_turn()
    assert pile(table, "Anna", "graveyard") == ["Alp"]
    table.end_turn("Anna: Alp")
    assert pile(table, "Anna", "table") == ["Alp"]

    off = lay(position, without=["401.7"])
    off.end_turn("Anna: pass")
    need = refused(off, ChoiceNeeded, off.next_turn)  # the right to declare was not lost
    assert "Anna: Alp" in need.possible


def test_401_7_what_cannot_be_declared_is_lost_even_if_it_is_obligatory() -> None:
    """Nojta finds no creature to shoot at. A Wolf comes later and is safe; without the rule it is shot."""
    position = """
        Anna (active): hero 25
            coins: 1
            hand: Nojta
            deck: 3
        Boris: hero 25
            coins: 2
            hand: Wolf 2/2 cost 2
            deck: 3
    """
    table = lay(position)
    table.play("Nojta")
    table.end_turn()
    table.next_turn()
    table.play("Wolf 2/2 cost 2")
    assert pile(table, "Boris", "table") == ["Wolf 2/2 cost 2 (first turn)"]

    off = lay(position, without=["401.7"])
    off.play("Nojta")
    off.end_turn()
    off.next_turn()
    off.play("Wolf 2/2 cost 2")
    assert pile(off, "Boris", "graveyard") == ["Wolf 2/2 cost 2"]


def test_401_7_nobody_may_pass_on_an_obligatory_ability() -> None:
    """15:113.3: without «may» it must be declared; so «pass» is no option while one is left."""
    table = lay(TWO_OF_ANNA, SCRATCHER, SWEEPER)
    wrong = refused(table, NotAnOption, lambda: table.end_turn("Anna: pass"))
    assert wrong.possible == ("Anna: Scratcher", "Anna: Sweeper")
