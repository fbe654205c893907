"""A bad position is refused: the line, what is wrong with it, and what would be possible."""

from __future__ import annotations

import pytest

from engine import BadPosition, Table
from engine.printed import Kind, Printed
from tests.engine.helpers import creature

ANNA, BORIS = "Anna (active): hero 25", "Boris: hero 25"

# text, line, what is wrong, something that is possible
BAD = {
    "no-hero": (f"Anna (active)\n{BORIS}", 1, "not a player and a hero", "Anna (active): hero 25"),
    "a-word-only": (f"{ANNA}\nBoris\n", 2, "not a player and a hero", "Anna (active): hero 25"),
    "creature-for-hero": (f"Anna (active): Wolf 2/2\n{BORIS}", 1, "not a hero: Wolf 2/2", "hero 25"),
    "alp-for-hero": (f"{ANNA}\nBoris: Alp", 2, "not a hero: Alp", "hero 25"),
    "no-active": (f"Anna: hero 25\n{BORIS}", 2, "two players are needed, one of them (active)", "Anna (active)"),
    "one-player": (ANNA, 1, "two players are needed", "Anna (active)"),
    "three-players": (f"{ANNA}\n{BORIS}\nVera: hero 25", 3, "two players are needed", "Anna (active)"),
    "unknown-player-flag": (f"Anna (active, happy): hero 25\n{BORIS}", 1, "unknown: happy", "turn ended"),
    "failed-without-number": (f"{ANNA}\nBoris (failed draws): hero 25", 2, "unknown: failed draws", "failed draws 1"),
    "zone-first": (f"    table: Wolf 2/2\n{ANNA}", 1, "a zone before any player", "Anna (active): hero 25"),
    "unknown-zone": (f"{ANNA}\n    exile: Alp\n{BORIS}", 2, "no such zone: exile", "graveyard"),
    "coins-in-words": (f"{ANNA}\n    coins: five\n{BORIS}", 2, "not a number of coins", "coins: 5, closed 2"),
    "coins-negative": (f"{ANNA}\n    coins: -1\n{BORIS}", 2, "not a number of coins", "coins: 5, closed 2"),
    "more-closed-than-coins": (f"{ANNA}\n    coins: 3, closed 4\n{BORIS}", 2, "not a number of coins", "closed 2"),
    "unknown-card": (f"{ANNA}\n{BORIS}\n    hand: Alb", 3, "unknown card: Alb", "Alp"),
    "unknown-inline": (f"{ANNA}\n    table: Dwarff 3/3\n{BORIS}", 2, "unknown card: Dwarff 3/3", "Dwarf"),
    "inline-without-numbers": (f"{ANNA}\n    table: Dwarf\n{BORIS}", 2, "unknown card: Dwarf", "Dwarf"),
    "inline-number-missing": (f"{ANNA}\n    table: Dwarf 3\n{BORIS}", 2, "unknown card: Dwarf 3", "Dwarf"),
    "negative-lives": (f"{ANNA}\n    table: Dwarf 3/-3\n{BORIS}", 2, "unknown card: Dwarf 3/-3", "Dwarf"),
    "number-of-creatures": (f"{ANNA}\n    table: 3\n{BORIS}", 2, "unknown card: 3", "Alp"),
    "number-in-graveyard": (f"{ANNA}\n    graveyard: 3\n{BORIS}", 2, "unknown card: 3", "Alp"),
    "unknown-flag": (f"{ANNA}\n    table: Alp (asleep)\n{BORIS}", 2, "unknown: asleep", "first turn"),
    "negative-wounds": (f"{ANNA}\n    table: Alp (wounds -1)\n{BORIS}", 2, "unknown: wounds -1", "wounds 1"),
    "unknown-hero-flag": (f"{ANNA} (tired)\n{BORIS}", 1, "unknown: tired", "closed"),
    "second-active": (f"{ANNA}\nBoris (active): hero 25", 2, "a second active player", "Anna (active): hero 25"),
    "second-hero": (f"{ANNA}\n    table: Bjornbon\n{BORIS}", 2, "a second hero", "Dwarf"),
    "hero-in-hand": (f"{ANNA}\n    hand: Bjornbon\n{BORIS}", 2, "a second hero", "Dwarf"),
    "empty-zone": (f"{ANNA}\n    table:\n{BORIS}", 2, "not a card", "table: Dwarf 3/3"),
    "trailing-semicolon": (f"{ANNA}\n    table: Alp;\n{BORIS}", 2, "not a card", "Alp; Alp"),
    "open-bracket": (f"{ANNA}\n    table: Alp (closed\n{BORIS}", 2, "not a card", "table: Dwarf 3/3"),
    "flags-in-hand": (f"{ANNA}\n    hand: Alp (closed)\n{BORIS}", 2, "only cards in play have flags", "Alp"),
    "flags-in-graveyard": (
        f"{ANNA}\n    graveyard: Alp (wounds 1)\n{BORIS}",
        2,
        "only cards in play have flags",
        "Alp",
    ),
    "flags-in-deck": (f"{ANNA}\n    deck: Alp (first turn)\n{BORIS}", 2, "only cards in play have flags", "Alp"),
}


def bad(text: str) -> BadPosition:
    with pytest.raises(BadPosition) as caught:
        Table(text)
    return caught.value


@pytest.mark.parametrize(("text", "line", "wrong", "possible"), BAD.values(), ids=BAD)
def test_a_bad_position_says_line_fault_and_what_is_possible(text: str, line: int, wrong: str, possible: str) -> None:
    error = bad(text)
    said = text.strip("\n").split("\n")[line - 1].strip()
    assert str(error).startswith(f"line {line}, «{said}»: {wrong}")
    assert any(possible in words for words in error.possible), error.possible


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Анна: герой 25\nБорис: герой 25", "строка 2, «Борис: герой 25»: нужны два игрока"),
        ("Анна (активный игрок): герой 25\n    стол: Алп\nБорис: герой 25", "неизвестная карта: Алп"),
        ("Анна (активный игрок): герой 25\n    table: Альп\nБорис: герой 25", "нет такой зоны: table"),
        ("Анна (активный игрок): герой 25\n    стол: Альп (closed)\nБорис: герой 25", "неизвестно: closed"),
        ("Anna (active): hero 25\nBoris: hero 25\n    рука: 1", "неизвестно: active"),
        ("Анна (active): герой 25\nБорис: герой 25", "неизвестно: active"),
        ("Анна (активный игрок): герой 25\n    монеты: пять\nБорис: герой 25", "это не число монет"),
        ("Анна (активный игрок): герой 25\n    рука: Альп (первый ход)\nБорис: герой 25", "только в игре"),
    ],
)
def test_a_russian_position_is_refused_in_russian(text: str, says: str) -> None:
    error = bad(text)
    assert says in str(error)
    assert str(error).startswith("строка ")


def test_the_line_counts_from_the_first_line_of_the_text_with_its_blank_ones() -> None:
    text = """
        Anna (active): hero 25

            table: Wolf 2/2; Wolff 2/2
        Boris: hero 25
    """
    assert str(bad(text)).startswith("line 3, «table: Wolf 2/2; Wolff 2/2»: unknown card: Wolff 2/2")


def test_a_card_that_no_table_was_given_is_unknown_and_the_nearest_name_is_offered() -> None:
    scribe = creature(("Scribe", "Писец"), 1, 1)
    with pytest.raises(BadPosition) as caught:
        Table(f"{ANNA}\n    table: Scrbe\n{BORIS}", [scribe])
    assert caught.value.possible == ("Scribe",)


# text, the line at which it shows
IMPOSSIBLE = {
    "coins-twice": (f"{ANNA}\n    coins: 5\n    coins: 3\n{BORIS}", 3),
    "a-zone-twice": (f"{ANNA}\n    table: Alp\n    table: Alp\n{BORIS}", 3),
    "two-players-of-one-name": (f"{ANNA}\nAnna: hero 25", 2),
    "turn-ended-of-the-non-active": (f"{ANNA}\nBoris (turn ended): hero 25", 2),
    "two-numbers-of-wounds": (f"{ANNA}\n    table: Dwarf 3/9 (wounds 1, wounds 2)\n{BORIS}", 2),
    "two-numbers-of-failed-draws": (f"{ANNA}\nBoris (failed draws 1, failed draws 2): hero 25", 2),
    "a-flag-twice": (f"{ANNA}\n    table: Dwarf 3/9 (closed, closed)\n{BORIS}", 2),
    "an-effect-twice": (f"{ANNA} (target of the first attack, target of the first attack)\n{BORIS}", 1),
    "lethal-wounds-503.1": (f"{ANNA}\n    table: Dwarf 3/3 (wounds 3)\n{BORIS}", 2),
    "no-lives-503.1": (f"{ANNA}\n    table: Dwarf 3/0\n{BORIS}", 2),
    "beaten-but-not-lost-604.1": (f"{ANNA}\nBoris: hero 25 (wounds 25)", 2),
    "third-failed-draw-604.1": (f"{ANNA}\nBoris (failed draws 3): hero 25", 2),
    "first-turn-of-a-hero-15:209.2": (f"{ANNA} (first turn)\n{BORIS}", 1),
    "spell-in-play-15:211.2": (f"{ANNA}\n    table: Catastrophe\n{BORIS}", 2),
    "unknown-card-in-play-201.3": (f"{ANNA}\n    table: unknown card\n{BORIS}", 2),
    "unknown-card-in-a-graveyard-201.3": (f"{ANNA}\n    graveyard: unknown card\n{BORIS}", 2),
}
TOTEM = Printed(("Totem", "Тотем"), Kind.SUPPORT, 1)


def test_a_support_card_has_no_first_turn_weakness() -> None:
    with pytest.raises(BadPosition):
        Table(f"{ANNA}\n    table: Totem (first turn)\n{BORIS}", [TOTEM])


@pytest.mark.parametrize(("text", "line"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_a_position_that_contradicts_itself_or_the_rules_is_refused(text: str, line: int) -> None:
    with pytest.raises(BadPosition) as caught:
        Table(text, [TOTEM])
    assert str(caught.value).startswith(f"line {line}, «{text.split(chr(10))[line - 1].strip()}»: ")
    assert caught.value.possible


def test_an_empty_position_is_refused_at_its_first_line() -> None:
    assert str(bad("")).startswith("line 1")


def test_after_a_second_line_of_a_zone_only_the_other_zones_are_possible() -> None:
    error = bad(f"{ANNA}\n    table: Alp\n    table: Alp\n{BORIS}")
    assert set(error.possible) == {"coins", "hand", "graveyard", "deck"}
