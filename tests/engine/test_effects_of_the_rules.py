"""What the rules do by themselves: lethal wounds, lost games (503.1, 604.1; 15:503.3), and wounds that are none."""

from __future__ import annotations

from contextlib import suppress

import pytest

from engine import Illegal
from engine.abilities import Event
from engine.model import Card, Entry, Game
from engine.printed import Kind, Printed, Zone
from tests.engine.helpers import (
    DRAW,
    any_creature,
    any_hero,
    anyhow,
    at_end,
    creature,
    death,
    destroy_each,
    destroy_one,
    enemy_creature,
    enemy_hero,
    ids,
    lay,
    pile,
    shoot,
    shows,
    spell,
    when,
    wound_each,
    wound_one,
)


def in_play(game: Game, entry: Entry, card: Card) -> bool:
    return card.zone is Zone.SQUAD


JABS = [spell((f"Jab{n}", f"Тычок{n}"), (wound_one(n, enemy_creature),)) for n in range(4)]
FIST = """
    Anna (active): hero 25
        coins: 1
        hand: {}
        deck: 5
    Boris: hero 25
        table: {}
        deck: 5
"""


@pytest.mark.parametrize(
    ("blow", "target", "left"),
    [
        ("Jab1", "Wolf 2/2", ["Wolf 2/2 (wounds 1)"]),
        ("Jab2", "Wolf 2/2", []),
        ("Jab3", "Wolf 2/2", []),
        ("Jab1", "Wolf 2/2 (wounds 1)", []),
        ("Jab2", "Bear 4/4 (wounds 1)", ["Bear 4/4 (wounds 3)"]),
    ],
)
def test_503_1_a_creature_with_as_many_wounds_as_lives_is_destroyed(blow: str, target: str, left: list[str]) -> None:
    table = lay(FIST.format(blow, target), *JABS)
    table.play(blow)
    assert pile(table, "Boris", "table") == left
    assert pile(table, "Boris", "graveyard") == ([] if left else [target.split(" (", maxsplit=1)[0]])
    assert ("503.1" in ids(table)) == (not left)


def test_503_1_decides() -> None:
    off = lay(FIST.format("Jab2", "Wolf 2/2"), *JABS, without=["503.1"])
    off.play("Jab2")
    assert pile(off, "Boris", "table") == ["Wolf 2/2 (wounds 2)"]


VULTURE = creature(("Vulture", "Гриф"), 1, 1, when(Event.DIES, DRAW))
STORM = spell(("Storm", "Буря"), (wound_each(1, any_creature),))


def test_503_1_15_503_3_several_destructions_are_one_event() -> None:
    """Both Vultures hear both deaths: four draws. One after the other would make three."""
    table = lay(FIST.format("Storm", "Vulture; Vulture"), VULTURE, STORM)
    anyhow(table.play, "Storm")
    assert pile(table, "Boris", "hand") == ["4"]


def test_503_1_what_it_fires_waits_for_the_whole_ability() -> None:
    """The Herald dies of the first part; his Death is declared after the second (401.6)."""
    herald = creature(("Herald", "Вестник"), 1, 1, death(DRAW))
    double = spell(("Double", "Дуплет"), (wound_each(1, enemy_creature), wound_each(1, enemy_hero)))
    table = lay(FIST.format("Double", "Herald"), herald, double)
    table.play("Double")
    told = ids(table)
    assert told.index("503.1") < told.index("401.6")
    assert told.index("401.6") < len(told) - told[::-1].index("wound") - 1 < told.index("draw-a-card")


def test_503_1_destruction_without_wounds_is_none_of_it() -> None:
    """15:505.2: what an ability destroys needs no wounds."""
    table = lay(FIST.format("Catastrophe", "Wolf 2/2").replace("coins: 1", "coins: 6"))
    table.play("Catastrophe")
    assert pile(table, "Boris", "graveyard") == ["Wolf 2/2"]
    assert "503.1" not in ids(table)


HEROES = """
    Anna (active): hero {}
        coins: 1
        hand: Quake
    Boris: hero {}
"""
QUAKE = spell(("Quake", "Дрожь"), (wound_each(5, any_hero),))


@pytest.mark.parametrize(
    ("anna", "boris", "lost"),
    [
        ("6", "5", ["Boris"]),
        ("5", "6", ["Anna"]),
        ("25", "6 (wounds 1)", ["Boris"]),
        ("6", "6", []),
    ],
)
def test_604_1_a_hero_with_as_many_wounds_as_starting_lives_loses(anna: str, boris: str, lost: list[str]) -> None:
    """The heroes stay where they are."""
    table = lay(HEROES.format(anna, boris), QUAKE)
    table.play("Quake")
    assert [side.player.split(" (")[0] for side in table.board() if "lost" in side.player] == lost
    assert ids(table).count("604.1") == len(lost)
    assert "503.1" not in ids(table)


def test_603_1_both_at_once_is_a_draw() -> None:
    table = lay(HEROES.format("5", "4"), QUAKE)
    table.play("Quake")
    assert [side.player for side in table.board()] == ["Anna (active, draw)", "Boris (draw)"]
    assert ids(table)[-2:] == ["604.1", "603.1"]

    off = lay(HEROES.format("5", "4"), QUAKE, without=["603.1"])
    off.play("Quake")
    assert [side.player for side in off.board()] == ["Anna (active, lost)", "Boris (lost)"]


def test_604_1_decides() -> None:
    off = lay(HEROES.format("25", "5"), QUAKE, without=["604.1"])
    off.play("Quake")
    shows(
        off,
        """
        Anna (active): hero 25 (wounds 5)
            coins: 1, closed 1
            graveyard: Quake
        Boris: hero 5 (wounds 5)
        """,
    )


WATCHER = creature(("Watcher", "Смотрящий"), 1, 9, when(Event.WOUNDED, DRAW))


def test_zero_wounds_are_no_wounds() -> None:
    """Nobody was wounded: nothing is told, and «when wounded» does not fire."""
    none = lay(FIST.format("Jab0", "Watcher"), WATCHER, *JABS)
    none.play("Jab0")
    assert "wound" not in ids(none)
    assert pile(none, "Boris", "hand") == []
    assert pile(none, "Boris", "table") == ["Watcher"]
    one = lay(FIST.format("Jab1", "Watcher"), WATCHER, *JABS)
    one.play("Jab1")
    assert pile(one, "Boris", "hand") == ["1"]


@pytest.mark.parametrize(("power", "drawn"), [(0, 1), (1, 2)])
def test_a_shot_of_power_zero_wounds_nobody_but_is_a_shot(power: int, drawn: int) -> None:
    """15:512.1.1; «on shot» fires all the same, «when wounded» only with wounds."""
    gunner = creature(
        ("Gunner", "Пушкарь"),
        1,
        9,
        at_end(shoot(power, enemy_creature)),
        when(Event.SHOT, DRAW),
        when(Event.WOUNDED, DRAW),
    )
    table = lay(FIST.format("Wolf 2/2", "Bear 4/4").replace("hand: Wolf 2/2", "table: Gunner"), gunner)
    anyhow(table.end_turn)
    assert pile(table, "Anna", "hand") == [str(drawn)]
    assert ids(table).count("shot-for-x") == 1


def test_a_support_card_takes_no_wounds_and_is_not_destroyed_by_the_rules() -> None:
    """15:212.4."""
    flag = Printed(("Banner", "Знамя"), Kind.SUPPORT, 1)
    storm = spell(("Hail", "Град"), (wound_each(3, in_play),))
    table = lay(FIST.format("Hail", "Banner"), flag, storm)
    table.play("Hail")
    assert pile(table, "Boris", "table") == ["Banner"]
    assert table.board()[1].hero == "hero 25 (wounds 3)"


def test_destroy_each_takes_all_at_once() -> None:
    """A listener of the destroyed hears all of them, whatever their order (A-listeners)."""
    sweep = spell(("Sweep", "Метла"), (destroy_each(enemy_creature),))
    table = lay(FIST.format("Sweep", "Vulture; Bear 4/4; Vulture"), VULTURE, sweep)
    anyhow(table.play, "Sweep")
    assert pile(table, "Boris", "deck") == [], "six draws wanted, five cards there"


def test_15_209_1_a_hero_stays_in_play_to_the_end() -> None:
    """Whether the ability is refused or does nothing: the hero is there, and nothing but an Illegal comes of it."""
    slay = spell(("Slay", "Казнь"), (destroy_one(enemy_hero),))
    table = lay(HEROES.format("25", "5").replace("Quake", "Slay"), slay)
    with suppress(Illegal):
        table.play("Slay")
    assert table.board()[1].hero == "hero 5"
