"""Abilities that choose several cards: how many, which, told apart, and what is left of them (502.6, 120.7)."""

from __future__ import annotations

from engine import ChoiceNeeded, NotAnOption, NoTarget, Table
from engine.abilities import Chosen, Each, Event, Step, Whose
from engine.actions import destroy
from engine.model import Card, Entry, Game
from engine.printed import Printed
from engine.wounds import shot, wound
from tests.engine.helpers import (
    DRAW,
    any_creature,
    anyhow,
    at_end,
    boards,
    creature,
    enemy_character,
    enemy_creature,
    hire,
    ids,
    lay,
    outcomes,
    pile,
    refused,
    spell,
    use,
    when,
    wolf,
)

PLAY = """
    Anna (active): hero 25
        coins: 5
        hand: {}
        table: {}
        deck: 9
    Boris: hero 25
        table: {}
        deck: 9
"""
TWO_FOES = Step(wound(1), Chosen(enemy_creature, 2))
VOLLEY = spell(("Volley", "Залп"), (TWO_FOES,))
SALVO = spell(("Salvo", "Очередь"), (Step(wound(1), Chosen(enemy_creature, 3, up_to=True)),))
HAIL = spell(("Hail", "Град"), (Step(wound(1), Chosen(any_creature, 2)),))
GUNNER = creature(("Gunner", "Стрелок"), 1, 1, use(TWO_FOES, close=True))
KNOWN = (VOLLEY, SALVO, HAIL, GUNNER)
THREE = "Bear 3/3; Troll 4/4; Wolf 2/2"


def table_with(hand: str, anna: str, boris: str, *cards: Printed, without: tuple[str, ...] = ()) -> Table:
    return lay(PLAY.format(hand, anna, boris), *KNOWN, *cards, without=without)


def squad(table: Table, player: str = "Boris") -> list[str]:
    return pile(table, player, "table")


def bear_or_wolf(game: Game, entry: Entry, card: Card) -> bool:
    return any_creature(game, entry, card) and card.printed.called[0] in ("Bear", "Wolf")


def test_502_6_so_many_different_cards_are_chosen() -> None:
    table = table_with("Volley", "Orc 1/1", THREE)
    first = refused(table, ChoiceNeeded, lambda: table.play("Volley"))
    assert set(first.possible) == {"Anna: Bear 3/3", "Anna: Troll 4/4", "Anna: Wolf 2/2"}
    second = refused(table, ChoiceNeeded, lambda: table.play("Volley", "Anna: Bear 3/3"))
    assert set(second.possible) == {"Anna: Troll 4/4", "Anna: Wolf 2/2"}
    refused(table, NotAnOption, lambda: table.play("Volley", "Anna: Bear 3/3", "Anna: Bear 3/3"))
    table.play("Volley", "Anna: Bear 3/3", "Anna: Wolf 2/2")
    assert squad(table) == ["Bear 3/3 (wounds 1)", "Troll 4/4", "Wolf 2/2 (wounds 1)"]


def test_illegality_with_too_few_legal_targets_it_cannot_be_declared() -> None:
    spelled = table_with("Volley", "Orc 1/1; Orc 1/1", "Wolf 2/2")
    assert refused(spelled, NoTarget, lambda: spelled.play("Volley")).id == "15:117.1"
    used = table_with("Volley", "Gunner", "Wolf 2/2")
    assert refused(used, NoTarget, lambda: used.use("Gunner")).id == "illegality"

    off = table_with("Volley", "Gunner", "Wolf 2/2", without=("illegality",))
    off.use("Gunner")
    assert squad(off, "Anna") == ["Gunner (closed)"], "it is paid for"


def test_401_7_a_hire_with_too_few_legal_targets_is_not_declared() -> None:
    recruit = creature(("Recruit", "Новобранец"), 1, 1, hire(TWO_FOES))
    table = table_with("Recruit", "Orc 1/1", "Wolf 2/2", recruit)
    table.play("Recruit")
    assert squad(table) == ["Wolf 2/2"]
    assert squad(table, "Anna") == ["Orc 1/1", "Recruit (first turn)"]
    assert "401.7" in ids(table)


def test_502_6_up_to_three_one_is_enough() -> None:
    table = table_with("Salvo", "Orc 1/1", THREE)
    refused(table, NotAnOption, lambda: table.play("Salvo", "Anna: enough"))
    refused(table, ChoiceNeeded, lambda: table.play("Salvo", "Anna: Troll 4/4"))
    table.play("Salvo", "Anna: Troll 4/4", "Anna: enough")
    assert squad(table) == ["Bear 3/3", "Troll 4/4 (wounds 1)", "Wolf 2/2"]


def test_502_6_up_to_three_and_never_more() -> None:
    """Of four cards; after the third nobody is asked."""
    table = table_with("Salvo", "Orc 1/1", THREE + "; Dragon 5/5")
    table.play("Salvo", "Anna: Troll 4/4", "Anna: Wolf 2/2", "Anna: Bear 3/3")
    assert squad(table) == ["Bear 3/3 (wounds 1)", "Dragon 5/5", "Troll 4/4 (wounds 1)", "Wolf 2/2 (wounds 1)"]


def test_502_6_up_to_three_where_there_is_one_nobody_is_asked() -> None:
    table = table_with("Salvo", "Orc 1/1", "Wolf 2/2")
    table.play("Salvo")
    assert squad(table) == ["Wolf 2/2 (wounds 1)"]


def test_illegality_up_to_three_needs_one() -> None:
    table = lay(PLAY.format("Salvo", "Orc 1/1", "Wolf 2/2").replace("        table: Wolf 2/2\n", ""), SALVO)
    refused(table, NoTarget, lambda: table.play("Salvo"))


def test_502_6_up_to_two_of_two_leaves_three_ways() -> None:
    """Either, or both; in whichever order they were named."""
    pair = spell(("Pair", "Пара"), (Step(destroy(), Chosen(enemy_creature, 2, up_to=True)),))
    found = outcomes(PLAY.format("Pair", "Orc 1/1", "Bear 3/3; Wolf 2/2"), lambda table: table.play("Pair"), pair)
    anna = "Anna (active): hero 25\n    coins: 5, closed 1\n    table: Orc 1/1\n    graveyard: Pair\n    deck: 9\n"
    start = anna + "Boris: hero 25\n    "
    assert found == boards(
        start + "graveyard: Bear 3/3; Wolf 2/2\n    deck: 9",
        start + "table: Wolf 2/2\n    graveyard: Bear 3/3\n    deck: 9",
        start + "table: Bear 3/3\n    graveyard: Wolf 2/2\n    deck: 9",
    )


def test_cards_alike_are_one_option_and_can_both_be_chosen() -> None:
    table = table_with("Volley", "Orc 1/1", "Wolf 2/2; Wolf 2/2; Bear 3/3")
    need = refused(table, ChoiceNeeded, lambda: table.play("Volley"))
    assert set(need.possible) == {"Anna: Wolf 2/2", "Anna: Bear 3/3"}
    table.play("Volley", "Anna: Wolf 2/2", "Anna: Wolf 2/2")
    assert squad(table) == ["Bear 3/3", "Wolf 2/2 (wounds 1)", "Wolf 2/2 (wounds 1)"]


def test_cards_alike_but_for_their_squads_are_told_apart_by_them() -> None:
    table = table_with("Hail", "Wolf 2/2", "Wolf 2/2; Bear 3/3")
    need = refused(table, ChoiceNeeded, lambda: table.play("Hail"))
    assert set(need.possible) == {"Anna: Wolf 2/2 — Anna", "Anna: Wolf 2/2 — Boris", "Anna: Bear 3/3"}
    table.play("Hail", "Anna: Wolf 2/2 — Boris", "Anna: Wolf 2/2")
    assert squad(table) == ["Bear 3/3", "Wolf 2/2 (wounds 1)"]
    assert squad(table, "Anna") == ["Wolf 2/2 (wounds 1)"]


def at_end_of_any_turn(boris_steps: Step) -> Printed:
    """Boris's Spoiler, whose ability enters before Anna's (402.1)."""
    return creature(("Spoiler", "Вредитель"), 1, 9, at_end(boris_steps, of=Whose.ANY))


DRILL = creature(("Drill", "Муштра"), 1, 1, at_end(TWO_FOES, DRAW))
ONE_GOES, BOTH_GO = (at_end_of_any_turn(Step(destroy(), Each(fits))) for fits in (wolf, bear_or_wolf))
AIM = ("Anna: Bear 3/3", "Anna: Wolf 2/2")


def test_120_7_some_targets_are_left_and_it_is_executed_for_them() -> None:
    """Wolf is destroyed before: Bear is wounded. It counts as executed (120.8), so a card is drawn."""
    table = table_with("Volley", "Drill", "Spoiler; Bear 3/3; Wolf 2/2", DRILL, ONE_GOES)
    table.end_turn(*AIM)
    assert squad(table) == ["Bear 3/3 (wounds 1)", "Spoiler"]
    assert len(pile(table, "Anna", "hand")) == 2
    assert "120.7" in ids(table)

    off = table_with("Volley", "Drill", "Spoiler; Bear 3/3; Wolf 2/2", DRILL, ONE_GOES, without=("120.7",))
    off.end_turn(*AIM)
    assert squad(off) == ["Bear 3/3", "Spoiler"]


def test_120_7_119_2_no_target_is_left_and_it_breaks_off() -> None:
    table = table_with("Volley", "Drill", "Spoiler; Bear 3/3; Wolf 2/2", DRILL, BOTH_GO)
    table.end_turn(*AIM)
    assert squad(table) == ["Spoiler"]
    assert pile(table, "Anna", "hand") == ["Volley"]
    assert "119.2" in ids(table)

    off = table_with("Volley", "Drill", "Spoiler; Bear 3/3; Wolf 2/2", DRILL, BOTH_GO, without=("119.2",))
    off.end_turn(*AIM)
    assert len(pile(off, "Anna", "hand")) == 2


def test_119_3_a_later_part_with_too_few_legal_targets_does_not_forbid_the_declaration() -> None:
    """«Draw a card, wound two enemy creatures»: there is one, which is no two. The card is drawn, Wolf unharmed."""
    novice = creature(("Novice", "Послушник"), 1, 1, hire(DRAW, TWO_FOES))
    table = table_with("Novice", "Orc 1/1", "Wolf 2/2", novice)
    table.play("Novice")
    assert squad(table) == ["Wolf 2/2"]
    assert pile(table, "Anna", "hand") == ["1"]


def test_a_listeners_several_targets_destroyed_at_once_are_one_event() -> None:
    """Two Vultures, «when any creature dies, draw a card», die together: each hears itself and the other."""
    vulture = creature(("Vulture", "Гриф"), 1, 1, when(Event.DIES, DRAW))
    cull = spell(("Cull", "Жатва"), (Step(destroy(), Chosen(enemy_creature, 2)),))
    table = table_with("Cull", "Orc 1/1", "Vulture; Vulture", vulture, cull)
    anyhow(table.play, "Cull")
    assert pile(table, "Boris", "hand") == ["4"]

    off = table_with("Cull", "Orc 1/1", "Vulture; Vulture", vulture, cull, without=("A-listeners",))
    anyhow(off.play, "Cull")
    assert pile(off, "Boris", "hand") == ["2"]


def test_in_russian_enough_is_dostatochno() -> None:
    table = lay(
        """
        Анна (активный игрок): герой 25
            монеты: 1
            рука: Очередь
        Борис: герой 25
            стол: Волк 2/2; Медведь 3/3
        """,
        SALVO,
    )
    table.play("Очередь", "Анна: Волк 2/2", "Анна: достаточно")
    assert pile(table, "Борис", "стол") == ["Волк 2/2 (раны 1)", "Медведь 3/3"]


def test_a_obligation_binds_the_first_of_two_shots_at_two_targets() -> None:
    """15:507.6: two attacks, one after another. The first can only be at Bjornbon, the second is free: legal."""
    twin = creature(("Twin", "Двойня"), 1, 1, use(Step(shot(1), Chosen(enemy_character, 2)), close=True))
    position = PLAY.format("1", "Twin", "Wolf 2/5")
    bound = position.replace("Boris: hero 25", "Boris: Bjornbon (closed, target of the first attack)")
    table = lay(bound, twin)
    table.use("Twin")
    assert table.board()[1].hero == "Bjornbon (closed, wounds 1)"
    assert squad(table) == ["Wolf 2/5 (wounds 1)"]


def test_15_507_6_shots_of_one_step_go_one_after_another() -> None:
    """The first shot ends the game (604.1), so the second, at the Wolf, is not made any more (605.1)."""
    twin = creature(("Twin", "Двойня"), 1, 1, use(Step(shot(1), Chosen(enemy_character, 2)), close=True))
    position = PLAY.format("1", "Twin", "Wolf 2/5").replace("Boris: hero 25", "Boris: hero 1")
    table = lay(position, twin)
    table.use("Twin", "Anna: hero 1")
    assert squad(table) == ["Wolf 2/5"]
    assert "lost" in table.board()[1].player
