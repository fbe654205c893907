"""What a card that left a zone and came back is (A-new-card), and what «this card» means."""

from __future__ import annotations

from engine.abilities import Each, Itself, Step
from engine.actions import destroy, revive
from engine.model import Card, Entry, Game
from tests.engine.helpers import (
    at_end,
    creature,
    death,
    destroy_one,
    hire,
    ids,
    lay,
    own_graveyard,
    pile,
    shows,
    texts,
    wolf,
    wound_one,
    your_creature,
)

RAISER = creature(("Raiser", "Подниматель"), 1, 9, at_end(Step(revive(), Each(own_graveyard))))


KILLER = creature(("Killer", "Палач"), 1, 9, at_end(destroy_one(your_creature)))


def only_wolf(game: Game, entry: Entry, card: Card) -> bool:
    return wolf(game, entry, card) and card.controller is entry.player


def test_a_new_card_that_came_back_is_nobodys_target() -> None:
    """Two Killers name the Wolf; Raiser brings it back in between. It is another Wolf, so it stays."""
    position = """
        Anna (active): hero 25
            table: Killer; Killer; Raiser; Wolf 2/2
        Boris: hero 25
    """
    choices = ["Anna: Killer", "Anna: Wolf 2/2", "Anna: Raiser", "Anna: Wolf 2/2"]
    table = lay(position, KILLER, RAISER)
    table.end_turn(*choices)
    assert pile(table, "Anna", "table") == ["Killer", "Killer", "Raiser", "Wolf 2/2"]
    assert "A-new-card" in ids(table)

    off = lay(position, KILLER, RAISER, without=["A-new-card"])
    off.end_turn(*choices)
    assert pile(off, "Anna", "graveyard") == ["Wolf 2/2"]


def test_a_new_card_and_revive_it_comes_back_open_without_wounds_under_its_owner() -> None:
    """The closed, wounded Wolf is destroyed and revived in one Queue; only first-turn weakness lies on it."""
    table = lay(
        """
        Anna (active): hero 25
            coins: 1
            hand: Rites
            table: Wolf 2/2 (closed, wounds 1)
        Boris: hero 25
            graveyard: Bear 4/4
        """,
        creature(("Rites", "Обряд"), 1, 1, hire(destroy_one(only_wolf), Step(revive(), Each(own_graveyard))), cost=1),
    )
    table.play("Rites")
    shows(
        table,
        """
        Anna (active): hero 25
            coins: 1, closed 1
            table: Rites (first turn); Wolf 2/2 (first turn)
        Boris: hero 25
            graveyard: Bear 4/4
        """,
    )


def test_death_text_revive_itself_finds_the_card_in_the_graveyard() -> None:
    """«Death: revive this card» (15:113.12): the card has gone to the graveyard, and is there when it executes."""
    phoenix = creature(("Phoenix", "Феникс"), 2, 2, death(Step(revive(), Itself())))
    table = lay(
        """
        Anna (active): hero 25
            coins: 6
            hand: Catastrophe
            table: Phoenix
        Boris: hero 25
        """,
        phoenix,
    )
    table.play("Catastrophe")
    assert pile(table, "Anna", "table") == ["Phoenix (first turn)"]


def test_502_8_itself_is_the_source_and_takes_no_choice() -> None:
    martyr = creature(("Martyr", "Мученик"), 1, 1, at_end(Step(destroy(), Itself())))
    table = lay(
        """
        Anna (active): hero 25
            table: Martyr; Wolf 2/2
        Boris: hero 25
        """,
        martyr,
    )
    table.end_turn()
    assert pile(table, "Anna", "graveyard") == ["Martyr"]
    assert "501.1 Anna declares: Martyr" in texts(table)


def test_a_wound_on_a_card_that_left_finds_nothing() -> None:
    """120.7: the target has left play, so the ability cannot take effect and counts as not executed."""
    stinger = creature(("Stinger", "Жало"), 1, 9, at_end(wound_one(1, only_wolf)))
    table = lay(
        """
        Anna (active): hero 25
            table: Killer; Stinger; Wolf 2/2
        Boris: hero 25
        """,
        KILLER,
        stinger,
    )
    table.end_turn("Anna: Killer", "Anna: Wolf 2/2")
    assert pile(table, "Anna", "graveyard") == ["Wolf 2/2"]
    assert ids(table)[-1] == "120.7"


def test_401_5_a_new_card_an_alp_that_came_back_otherwise_is_not_revived_again() -> None:
    """Raiser brings Alp back first. Alp's own still executes: the Dwarf goes, and there is nothing to revive."""
    table = lay(
        """
        Anna (active): hero 25
            table: Dwarf 3/3; Raiser
            graveyard: Alp
        Boris: hero 25
        """,
        RAISER,
    )
    table.end_turn("Anna: Raiser", "Anna: Alp", "Anna: Dwarf 3/3")
    shows(
        table,
        """
        Anna (active, turn ended): hero 25
            table: Alp; Raiser
            graveyard: Dwarf 3/3
        Boris: hero 25
        """,
    )
    assert ids(table).count("revive") == 1
    assert "401.5" in ids(table)
