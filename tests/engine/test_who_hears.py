"""Who hears an event: a card hears itself, and what leaves with it (A-listeners); whose cards an ability speaks of."""

from __future__ import annotations

from engine import ChoiceNeeded
from engine.abilities import Activated, Cost, Each, Event, Step, Whose
from engine.actions import revive
from engine.model import Card, Entry, Game
from engine.numbers import lives_of
from tests.engine.helpers import (
    DRAW,
    any_creature,
    anyhow,
    at_end,
    creature,
    death,
    destroy_each,
    ids,
    lay,
    own_graveyard,
    pile,
    refused,
    shows,
    when,
)

VULTURE = creature(("Vulture", "Гриф"), 1, 1, when(Event.DIES, DRAW))


GREETER = creature(("Greeter", "Привратник"), 1, 2, when(Event.ENTERS, DRAW))


RAISER = creature(("Raiser", "Подниматель"), 1, 9, at_end(Step(revive(), Each(own_graveyard))))


def small(game: Game, entry: Entry, card: Card) -> bool:
    return any_creature(game, entry, card) and lives_of(game, card) < 9


CLEAN_SWEEP = """
    Anna (active): hero 25
        coins: 6
        hand: Catastrophe
    Boris: hero 25
        table: Vulture; Wolf 2/2
        deck: Dwarf 3/3; Dwarf 3/3; Dwarf 3/3
"""


def test_a_listeners_a_card_that_leaves_hears_what_leaves_with_it() -> None:
    """Vulture's own death and the Wolf's: two draws; without the assumption, its own only."""
    table = lay(CLEAN_SWEEP, VULTURE)
    table.play("Catastrophe", refused(table, ChoiceNeeded, lambda: table.play("Catastrophe")).possible[0])
    assert len(pile(table, "Boris", "hand")) == 2
    assert "A-listeners" in ids(table)

    off = lay(CLEAN_SWEEP, VULTURE, without=["A-listeners"])
    off.play("Catastrophe")
    assert len(pile(off, "Boris", "hand")) == 1


def test_a_listeners_a_card_that_was_gone_before_hears_nothing() -> None:
    """Vulture lies in the graveyard when the Wolf dies."""
    table = lay(
        """
        Anna (active): hero 25
            coins: 6
            hand: Catastrophe
        Boris: hero 25
            table: Wolf 2/2
            graveyard: Vulture
            deck: 3
        """,
        VULTURE,
    )
    table.play("Catastrophe")
    assert pile(table, "Boris", "hand") == []


def test_a_listeners_a_card_that_enters_hears_only_its_own_entry() -> None:
    """Two Greeters come back at once, a third one stands by: one draw each, and two."""
    table = lay(
        """
        Anna (active): hero 25
            table: Greeter; Raiser
            graveyard: Greeter; Greeter
            deck: 9
        Boris: hero 25
        """,
        GREETER,
        RAISER,
    )
    anyhow(table.end_turn)
    shows(
        table,
        """
        Anna (active, turn ended): hero 25
            hand: 4
            table: Greeter; Greeter; Greeter; Raiser
            deck: 5
        Boris: hero 25
        """,
    )


def test_death_text_a_card_that_left_hears_its_own_leaving_and_the_player_keeps_the_ability() -> None:
    herald = creature(("Herald", "Вестник"), 1, 1, death(DRAW))
    table = lay(CLEAN_SWEEP.replace("Vulture", "Herald"), herald)
    table.play("Catastrophe")
    assert len(pile(table, "Boris", "hand")) == 1
    assert "A-listeners" not in ids(table)
    assert "401.5" not in ids(table)


def test_death_text_only_from_play_does_a_card_die() -> None:
    """«Death: [text]» does not fire on a spell card's way to the graveyard, nor on others' deaths."""
    herald = creature(("Herald", "Вестник"), 1, 1, death(DRAW))
    table = lay(CLEAN_SWEEP.replace("Vulture; ", "").replace("hand: Catastrophe", "hand: Catastrophe; Herald"), herald)
    table.play("Catastrophe")
    assert pile(table, "Boris", "hand") == []
    assert pile(table, "Anna", "hand") == ["Herald"]


def test_whose_of_yours_hears_only_cards_of_its_player() -> None:
    mourner = creature(("Mourner", "Плакальщик"), 1, 9, when(Event.DIES, DRAW, of=Whose.YOURS))
    bomb = creature(("Bomb", "Бомба"), 1, 9, Activated((destroy_each(small),), Cost(coins=1)))
    position = """
        Anna (active): hero 25
            coins: 1
            table: Bomb
            deck: 5
        Boris: hero 25
            table: Mourner
            deck: 5
    """
    ours = lay(position.replace("table: Mourner", "table: Mourner; Wolf 2/2"), mourner, bomb)
    ours.use("Bomb")
    assert pile(ours, "Boris", "hand") == ["1"]
    theirs = lay(position.replace("table: Bomb", "table: Bomb; Wolf 2/2"), mourner, bomb)
    theirs.use("Bomb")
    assert pile(theirs, "Boris", "hand") == []
