"""Marks that outlast a move, or lie in another order: what a position still has to show (15:205.3, once a turn)."""

from __future__ import annotations

from engine import Table
from engine.abilities import Event, Triggered, Whose
from engine.printed import Zone
from tests.engine.helpers import DRAW, any_creature, creature, spell, wound_one

GHOST = creature(
    ("Ghost", "Призрак"), 1, 1, Triggered((DRAW,), Event.TURN_ENDS, of=Whose.YOURS, zone=Zone.GRAVEYARD, limit=1)
)
USHER = creature(("Usher", "Глашатай"), 1, 1, Triggered((DRAW,), Event.WOUNDED, of=Whose.ANY, limit=1))
JAB = spell(("Jab", "Тычок"), (wound_one(1, any_creature),))


def test_once_a_turn_the_marker_of_a_card_in_the_graveyard_is_printed_and_read() -> None:
    """Glossary: as long as the card is in the game zone or in the graveyard, it has the marker."""
    position = "Anna (active): hero 25\n    graveyard: Ghost\n    deck: 9\nBoris: hero 25"
    table = Table(position, [GHOST])
    table.end_turn()
    assert "Ghost (used 1" in str(table)
    assert str(Table(str(table), [GHOST])) == str(table)


def test_15_205_3_once_a_turn_the_marker_stays_on_a_card_that_dies() -> None:
    """A-new-card: in the graveyard only Incarnation and the markers of use stay with it."""
    position = """
        Anna (active): hero 25
            coins: 5
            hand: Jab
            table: Usher (used 1)
            deck: 9
        Boris: hero 25
    """
    table = Table(position, [USHER, JAB])
    table.play("Jab")
    assert "Usher (used 1" in str(table)


def test_effects_of_one_card_are_printed_in_one_order() -> None:
    """Printing is canonical, so that two cards that nothing tells apart are one option."""
    position = "Anna (active): hero 2\n    table: Orc 1/2 ({})\nBoris: hero 2"
    one, other = "poison 1, target of the first attack", "target of the first attack, poison 1"
    assert str(Table(position.format(one))) == str(Table(position.format(other)))
