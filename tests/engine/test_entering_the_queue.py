"""When what has fired enters the Queue: the points, the current Queue, the end of the ability, the end of the spell."""

from __future__ import annotations

from engine import ChoiceNeeded
from engine.abilities import Itself, Step
from engine.actions import destroy
from tests.engine.helpers import (
    DRAW,
    any_creature,
    at_end,
    creature,
    death,
    destroy_each,
    destroy_one,
    enemy_creature,
    hero,
    hire,
    ids,
    lay,
    pile,
    refused,
    shows,
    spell,
    use,
    wolf,
    wound_each,
    wound_one,
    wounded,
)

HERALD = creature(("Herald", "Вестник"), 1, 1, death(DRAW))
RANGER = hero(("Ranger", "Следопыт"), 20, use(destroy_one(enemy_creature), close=True))
ASSASSIN = creature(("Assassin", "Убийца"), 1, 2, at_end(destroy_one(enemy_creature)))
SWEEPER = creature(("Sweeper", "Метельщик"), 1, 2, at_end(destroy_each(wounded)))
BOMBER = creature(("Bomber", "Подрывник"), 1, 1, death(wound_each(1, any_creature)))
AVENGER = creature(("Avenger", "Мститель"), 1, 1, death(wound_one(1, enemy_creature)))
FANATIC = creature(("Fanatic", "Фанатик"), 1, 1, hire(destroy_one(enemy_creature), Step(destroy(), Itself())))
PURGE = spell(("Purge", "Чистка"), (destroy_one(enemy_creature),), (destroy_each(wolf),))


def test_401_2_what_fires_while_an_ability_executes_enters_the_current_queue() -> None:
    """Herald dies in the Queue of the end of turn: Boris draws before that Queue is over, not in the next one."""
    position = """
        Anna (active): hero 25
            table: Assassin
        Boris: hero 25
            table: Herald
            deck: 4
    """
    table = lay(position, ASSASSIN, HERALD)
    table.end_turn()
    shows(
        table,
        """
        Anna (active, turn ended): hero 25
            table: Assassin
        Boris: hero 25
            hand: 1
            graveyard: Herald
            deck: 3
        """,
    )
    assert "401.2" in ids(table)

    off = lay(position, ASSASSIN, HERALD, without=["401.2"])
    off.end_turn()
    assert pile(off, "Boris", "hand") == []


def test_401_2_401_3_it_joins_at_the_end_of_the_current_queue() -> None:
    """Assassin, Sweeper wait; Bomber's Death comes behind Sweeper, who finds nobody wounded yet."""
    table = lay(
        """
        Anna (active): hero 25
            table: Assassin; Sweeper
        Boris: hero 25
            table: Bomber
        """,
        ASSASSIN,
        SWEEPER,
        BOMBER,
    )
    table.end_turn("Anna: Assassin")
    shows(
        table,
        """
        Anna (active, turn ended): hero 25
            table: Assassin (wounds 1); Sweeper (wounds 1)
        Boris: hero 25
            graveyard: Bomber
        """,
    )


def test_401_6_it_waits_until_the_executing_ability_has_finished() -> None:
    """Avenger dies in the first part of Fanatic's Hire, and is declared after the second, when Fanatic is gone."""
    position = """
        Anna (active): hero 25
            coins: 1
            hand: Fanatic
            table: Dwarf 3/3
        Boris: hero 25
            table: Avenger
    """
    table = lay(position, FANATIC, AVENGER)
    table.play("Fanatic")
    shows(
        table,
        """
        Anna (active): hero 25
            coins: 1, closed 1
            table: Dwarf 3/3 (wounds 1)
            graveyard: Fanatic
        Boris: hero 25
            graveyard: Avenger
        """,
    )
    assert "401.6" in ids(table)

    off = lay(position, FANATIC, AVENGER, without=["401.6"])
    asked = refused(off, ChoiceNeeded, lambda: off.play("Fanatic"))
    assert set(asked.possible) == {"Boris: Dwarf 3/3", "Boris: Fanatic (first turn)"}


def test_401_6_is_not_told_where_nothing_has_fired_or_no_part_is_left() -> None:
    table = lay(
        """
        Anna (active): Ranger
        Boris: hero 25
            table: Herald
        """,
        RANGER,
        HERALD,
    )
    table.use("Ranger")
    assert "401.6" not in ids(table)


SPELL = """
    Anna (active): hero 25
        coins: 1
        hand: Purge
        table: Dwarf 3/3; Wolf 2/2
    Boris: hero 25
        table: Avenger
"""


def test_a_spell_triggers_wait_for_the_last_ability_309_2() -> None:
    """Avenger dies by Purge's first ability; when he is declared, the second has taken the Wolf away."""
    table = lay(SPELL, PURGE, AVENGER)
    table.play("Purge")
    shows(
        table,
        """
        Anna (active): hero 25
            coins: 1, closed 1
            table: Dwarf 3/3 (wounds 1)
            graveyard: Purge; Wolf 2/2
        Boris: hero 25
            graveyard: Avenger
        """,
    )
    assert "A-spell-triggers" in ids(table)


def test_a_spell_triggers_off_they_enter_between_the_abilities_401_2_401_6() -> None:
    """Then Avenger may name the Wolf, joins behind the second ability (401.3), and finds the Wolf gone."""
    asked = lay(SPELL, PURGE, AVENGER, without=["A-spell-triggers"])
    need = refused(asked, ChoiceNeeded, lambda: asked.play("Purge"))
    assert set(need.possible) == {"Boris: Dwarf 3/3", "Boris: Wolf 2/2"}

    table = lay(SPELL, PURGE, AVENGER, without=["A-spell-triggers"])
    table.play("Purge", "Boris: Wolf 2/2")
    assert pile(table, "Anna", "table") == ["Dwarf 3/3"]


def test_309_1_all_abilities_of_a_spell_enter_together_with_their_targets() -> None:
    """Both targets are declared before the first ability executes, so one creature can be named for both."""
    twice = spell(("Twice", "Дважды"), (destroy_one(enemy_creature),), (destroy_one(enemy_creature),))
    table = lay(
        """
        Anna (active): hero 25
            coins: 1
            hand: Twice
        Boris: hero 25
            table: Bear 4/4; Wolf 2/2
        """,
        twice,
    )
    table.play("Twice", "Anna: Wolf 2/2", "Anna: Wolf 2/2")
    assert pile(table, "Boris", "table") == ["Bear 4/4"]
