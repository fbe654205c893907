"""Abilities that wait are one option only where neither their sources nor what lies in the Queue tells them apart."""

from __future__ import annotations

from engine import ChoiceNeeded
from engine.abilities import Event, Itself, Step, Triggered, Whose
from engine.actions import destroy
from engine.model import Card, Entry, Game
from tests.engine.helpers import (
    DRAW,
    any_creature,
    at_end,
    creature,
    destroy_one,
    enemy_creature,
    enemy_hero,
    hero,
    lay,
    outcomes,
    pile,
    refused,
    shoot,
    spell,
    use,
    when,
    wolf,
    wound_one,
    your_creature,
)

JAB = spell(("Jab", "Тычок"), (wound_one(1, any_creature),))


def fist(anna: str, boris: str, card: str = "Jab") -> str:
    return f"""
        Anna (active): hero 25
            coins: 1
            hand: {card}
            {anna}
        Boris: hero 25
            {boris}
    """


def test_401_7_which_of_two_sources_in_different_state_is_passed_on_is_a_choice() -> None:
    """«You may destroy this card» on an open and a closed Martyr: none, both, only the one, only the other."""
    martyr = creature(("Martyr", "Мученик"), 1, 1, at_end(Step(destroy(), Itself()), optional=True))
    position = """
        Anna (active): hero 25
            table: Martyr; Martyr (closed)
        Boris: hero 25
    """
    found = outcomes(position, lambda table: table.end_turn(), martyr)
    assert {text.split("\n")[1].strip() for text in found} == {
        "table: Martyr; Martyr (closed)",
        "table: Martyr",
        "table: Martyr (closed)",
        "graveyard: Martyr; Martyr",
    }


def test_two_different_abilities_of_one_card_are_two_options() -> None:
    """402.1: their order is a choice even though the card is the same."""
    both = creature(("Both", "Обое"), 1, 9, at_end(DRAW), at_end(wound_one(1, enemy_creature)))
    table = lay(fist("table: Both", "table: Wolf 2/2"), JAB, both)
    assert len(refused(table, ChoiceNeeded, table.end_turn).possible) == 2


def test_equal_abilities_of_equal_cards_are_one_option() -> None:
    scribe = creature(("Scribe", "Писец"), 1, 1, at_end(DRAW))
    table = lay(fist("table: Scribe; Scribe\n            deck: 5", "deck: 5"), JAB, scribe)
    table.end_turn()
    assert pile(table, "Anna", "deck") == ["3"]


def test_402_1_the_source_of_an_ability_that_is_still_to_be_declared_is_told_apart() -> None:
    """Both Raws have one wound, and one of them is about to be destroyed by its own ability: Boris may name either."""
    raw = creature(("Raw", "Неженка"), 1, 9, when(Event.WOUNDED, Step(destroy(), Itself()), of=Whose.ITSELF))
    maniac = hero(("Maniac", "Буян"), 20, use(wound_one(1, your_creature), shoot(0, enemy_hero), close=True))
    reactor = creature(("Reactor", "Ответчик"), 1, 9, when(Event.SHOT, wound_one(1, enemy_creature)))
    position = """
        Anna (active): Maniac
            table: Raw; Raw (wounds 1)
        Boris: hero 25
            table: Reactor
    """
    table = lay(position, raw, maniac, reactor)
    need = refused(table, ChoiceNeeded, lambda: table.use("Maniac", "Anna: Raw"))
    assert len(need.possible) == 2


MARTYR = creature(("Martyr", "Мученик"), 1, 1, at_end(DRAW, Step(destroy(), Itself()), optional=True))


def test_401_7_of_two_equal_sources_one_of_which_is_a_target_in_the_queue_either_may_be_declared() -> None:
    """Boris's Killer (402.1: first) has named one Martyr. Anna may declare that one, the other, both, or none."""
    killer = creature(("Killer", "Палач"), 1, 9, at_end(destroy_one(enemy_creature), of=Whose.ANY))
    position = """
        Anna (active): hero 25
            table: Martyr; Martyr
            deck: 5
        Boris: hero 25
            table: Killer
    """
    found = outcomes(position, lambda table: table.end_turn(), MARTYR, killer)
    left = {text.split("\nBoris")[0].partition("\n")[2].replace("    ", "") for text in found}
    assert left == {
        "table: Martyr\ngraveyard: Martyr\ndeck: 5",  # none
        "hand: 1\ntable: Martyr\ngraveyard: Martyr\ndeck: 4",  # the one named
        "hand: 1\ngraveyard: Martyr; Martyr\ndeck: 4",  # the other
        "hand: 2\ngraveyard: Martyr; Martyr\ndeck: 3",  # both
    }


def test_what_was_passed_on_tells_nothing_apart_any_more() -> None:
    """Boris passes on both his Martyrs; for Anna's Killer they are equal again, so nobody is asked."""
    killer = creature(("Killer", "Палач"), 1, 9, at_end(destroy_one(enemy_creature)))
    martyr = creature(("Martyr", "Мученик"), 1, 1, at_end(Step(destroy(), Itself()), of=Whose.ANY, optional=True))
    table = lay(
        """
        Anna (active): hero 25
            table: Killer
        Boris: hero 25
            table: Martyr; Martyr
        """,
        killer,
        martyr,
    )
    table.end_turn("Boris: pass")
    assert pile(table, "Boris", "table") == ["Martyr"]


def test_401_7_of_two_equal_sources_the_one_that_was_named_before_they_fired_is_told_apart() -> None:
    """Killer has named one Martyr; then a wound fires both. Only the other Martyr lives to pay with itself."""
    stinger = creature(("Stinger", "Жало"), 1, 9, at_end(wound_one(1, wolf)))
    killer = creature(("Killer", "Палач"), 1, 9, at_end(destroy_one(martyr)))
    ready = Triggered((DRAW, Step(destroy(), Itself())), Event.WOUNDED, of=Whose.ANY, optional=True)
    position = """
        Anna (active): hero 25
            table: Killer; Stinger
        Boris: hero 25
            table: Martyr; Martyr; Wolf 2/2
            deck: 5
    """
    cards = (stinger, killer, creature(("Martyr", "Мученик"), 1, 1, ready))
    found = outcomes(position, lambda table: table.end_turn("Anna: Stinger"), *cards)
    left = {text.split("\nBoris")[1].partition("\n")[2].replace("    ", "") for text in found}
    assert left == {
        "table: Martyr; Wolf 2/2 (wounds 1)\ngraveyard: Martyr\ndeck: 5",  # neither
        "hand: 1\ntable: Martyr; Wolf 2/2 (wounds 1)\ngraveyard: Martyr\ndeck: 4",  # the one named
        "hand: 1\ntable: Wolf 2/2 (wounds 1)\ngraveyard: Martyr; Martyr\ndeck: 4",  # the other
        "hand: 2\ntable: Wolf 2/2 (wounds 1)\ngraveyard: Martyr; Martyr\ndeck: 3",  # both
    }


def martyr(game: Game, entry: Entry, card: Card) -> bool:
    return any_creature(game, entry, card) and card.printed.called[0] == "Martyr"
