"""What the trace says: which rule, about what, because of which line; frozen at the moment when it was told."""

from __future__ import annotations

from engine import Line, Table
from tests.engine.helpers import at_end, creature, destroy_one, enemy_creature, lay, texts, wound_one, wounded

ENGLISH = """
    Anna (active): hero 25
        table: Dwarf 3/3
        graveyard: Alp; Alp
    Boris: hero 25
"""
RUSSIAN = """
    Анна (активный игрок): герой 25
        стол: Гном 3/3
        кладбище: Альп; Альп
    Борис: герой 25
"""


def told(table: Table, id: str) -> list[Line]:
    return [line for line in table.trace if line.id == id]


def test_two_alps_line_by_line() -> None:
    """The example of 119.3: both fire and are declared, the first takes the Dwarf, the second breaks off."""
    table = lay(ENGLISH)
    table.end_turn("Anna: Alp", "Anna: Alp")
    assert texts(table) == [
        "306.1 Anna passes the turn",
        "A-graveyard-abilities It speaks of the graveyard, so it works there: Alp",
        "A-graveyard-abilities It speaks of the graveyard, so it works there: Alp",
        "315.1 The turn ends. What has fired enters the Queue: Alp; Alp",
        "501.1 Anna declares: Alp → Dwarf 3/3",
        "501.1 Anna declares: Alp → Dwarf 3/3",
        "401.3 First in, first out: Alp → Dwarf 3/3",
        "death Goes to the graveyard: Dwarf 3/3",
        "revive Revived: Alp",
        "119.2 A part cannot be executed, and it breaks off there: Alp → Dwarf 3/3",
    ]


def test_the_same_in_russian_whatever_the_language_of_the_table() -> None:
    english, russian = lay(ENGLISH), lay(RUSSIAN)
    english.end_turn("Anna: Alp", "Anna: Alp")
    russian.end_turn("Анна: Альп", "Анна: Альп")
    for lang in (0, 1):
        assert texts(english, lang) == texts(russian, lang)
    assert texts(russian, 1)[-3:] == [
        "death На кладбище уходит Гном 3/3",
        "revive Возрождается Альп",
        "119.2 Часть выполнить нельзя, на ней и прерывается: Альп → Гном 3/3",
    ]


def test_each_line_knows_the_line_that_caused_it() -> None:
    """The Dwarf died of the first declaration, the first Alp came back by it; all comes from passing the turn."""
    table = lay(ENGLISH)
    table.end_turn("Anna: Alp", "Anna: Alp")
    first, second = told(table, "501.1")
    assert told(table, "death")[0].cause is first
    assert told(table, "revive")[0].cause is first
    assert told(table, "119.2")[0].cause is second
    passed = told(table, "306.1")[0]
    assert passed.cause is None
    assert first.cause is passed
    assert told(table, "315.1")[0].cause is passed


def test_a_line_keeps_the_words_of_its_moment() -> None:
    """The Bear is named unwounded, then wounded twice; the earlier lines do not change."""
    poker = creature(("Poker", "Тыкалка"), 1, 9, at_end(wound_one(1, enemy_creature)))
    table = lay(
        """
        Anna (active): hero 25
            table: Poker; Poker
        Boris: hero 25
            table: Bear 4/4
        """,
        poker,
    )
    table.end_turn()
    assert [line.text() for line in told(table, "501.1")] == ["Anna declares: Poker → Bear 4/4"] * 2
    assert [line.text(1) for line in told(table, "wound")] == ["Медведь 4/4: раны 1"] * 2


def test_passing_names_what_is_lost_and_first_in_first_out_what_goes_first() -> None:
    killer = creature(("Killer", "Палач"), 1, 9, at_end(destroy_one(enemy_creature), optional=True))
    table = lay(
        """
        Anna (active): hero 25
            table: Killer; Killer; Killer
        Boris: hero 25
            table: Bear 4/4; Wolf 2/2
        """,
        killer,
    )
    table.end_turn("Anna: Killer", "Anna: Wolf 2/2", "Anna: Killer", "Anna: Bear 4/4", "Anna: pass")
    assert [line.text() for line in told(table, "401.7")] == ["Anna passes. Not declared, and lost: Killer"]
    assert [line.text() for line in told(table, "401.3")] == ["First in, first out: Killer → Wolf 2/2"]


def test_a_part_that_had_no_target_says_that_nothing_was_in_reach() -> None:
    """«Wound a creature of the opponent» as a second part finds nobody; the third is not executed (119.2)."""
    prick = wound_one(1, enemy_creature)
    table = lay(
        """
        Anna (active): hero 25
            table: Killer
        Boris: hero 25
            table: Bear 4/4
        """,
        creature(("Killer", "Палач"), 1, 9, at_end(destroy_one(enemy_creature), destroy_one(wounded), prick)),
    )
    table.end_turn()
    (line,) = told(table, "119.2")
    assert line.text().startswith("A part cannot be executed, and it breaks off there: Killer → ")
