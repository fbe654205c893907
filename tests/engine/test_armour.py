"""Armour X: the first X wounds of strikes and shots in a turn, and no others; keywords in positions (armour-x)."""

from __future__ import annotations

import pytest

from engine import BadPosition, Table
from engine.abilities import Chosen, Event, Step, Whose
from engine.effects import lay as laid
from engine.lasting import Effect
from engine.trace import Names
from engine.traits import armour
from tests.engine.helpers import (
    DRAW,
    any_creature,
    creature,
    enemy_creature,
    ids,
    lay,
    pile,
    shoot,
    spell,
    use,
    when,
    wound_one,
)
from tests.engine.test_keywords_in_combat import field, fought, pass_turns, squads

ARCHER = creature(("Longbow", "Стрелец"), 1, 9, use(shoot(3, enemy_creature), close=True))


def test_armour_prevents_wounds_of_a_strike() -> None:
    table = fought("Bear 3/5", "Guard 2/4 [Armour 2]")
    assert squads(table) == (
        ["Bear 3/5 (closed, wounds 2, struck)"],
        ["Guard 2/4 [Armour 2] (wounds 1, armour used 2)"],
    )
    off = fought("Bear 3/5", "Guard 2/4 [Armour 2]", without=("armour-x",))
    assert squads(off)[1] == ["Guard 2/4 [Armour 2] (wounds 3)"]


def test_15_510_2_armour_prevents_wounds_of_a_strike_back() -> None:
    table = fought("Bear 3/5 [Armour 1]", "Wolf 2/4")
    assert squads(table)[0] == ["Bear 3/5 [Armour 1] (closed, wounds 1, struck, armour used 1)"]


@pytest.mark.parametrize(("without", "left"), [((), "wounds 1, armour used 2"), (("armour-x",), "wounds 3")])
def test_armour_prevents_wounds_of_a_shot(without: tuple[str, ...], left: str) -> None:
    table = field("Longbow", "Guard 2/4 [Armour 2]", ARCHER, without=without)
    table.use("Longbow")
    assert squads(table)[1] == [f"Guard 2/4 [Armour 2] ({left})"]


def test_armour_saves_from_wounds_that_would_have_been_lethal() -> None:
    """503.1 sees only the wounds that were dealt."""
    table = fought("Bear 4/5", "Guard 2/4 [Armour 1]")
    assert squads(table)[1] == ["Guard 2/4 [Armour 1] (wounds 3, armour used 1)"]
    assert fought("Bear 4/5", "Guard 2/4 [Armour 1]", without=("armour-x",)).board()[1].zones[0].name == "graveyard"


def test_armour_counts_the_first_wounds_of_the_whole_turn() -> None:
    """3 of 1 + 1 + 3 wounds; strikes and shots count together."""
    guard = "Guard 0/9 [Armour 3]"
    table = field("Orc 1/1; Wolf 1/2; Longbow", f"{guard} (closed)", ARCHER)
    seen = []
    table.strike("Orc 1/1", f"{guard} (closed)")
    seen += squads(table)[1]
    table.strike("Wolf 1/2", seen[-1])
    seen += squads(table)[1]
    table.use("Longbow")
    seen += squads(table)[1]
    assert seen == [
        f"{guard} (closed, armour used 1)",
        f"{guard} (closed, armour used 2)",
        f"{guard} (closed, wounds 2, armour used 3)",
    ]


def test_armour_used_up_prevents_nothing_and_is_not_told() -> None:
    table = fought("Bear 3/5", "Guard 2/4 [Armour 2] (armour used 2)")
    assert squads(table)[1] == ["Guard 2/4 [Armour 2] (wounds 3, armour used 2)"]
    assert "armour-x" not in ids(table)


def test_armour_is_whole_again_in_the_next_turn_of_either_player() -> None:
    """«In each player's turn»: at the end of this one it is still used, with the next one it is not."""
    guard = "Guard 2/9 [Armour 2]"
    table = field("Bear 2/9; Wolf 2/9", f"{guard} (closed, armour used 2)")
    table.end_turn()
    assert squads(table)[1] == [f"{guard} (closed, armour used 2)"]
    table.next_turn()
    assert squads(table)[1] == [guard]
    table.strike(guard, "Bear 2/9", "Anna: no defender")
    assert squads(table)[1] == [f"{guard} (closed, struck, armour used 2)"]
    pass_turns(table, 1)
    table.strike("Wolf 2/9", f"{guard} (closed)")
    assert squads(table)[1] == [f"{guard} (closed, armour used 2)"]


def test_armour_does_not_prevent_other_wounds() -> None:
    """A spell, poison at the start of its player's turn, a payment: neither strikes nor shots."""
    jab = spell(("Jab", "Тычок"), (wound_one(2, any_creature),))
    brute = creature(("Brute", "Громила"), 1, 9, armour(5), use(wound_one(1, enemy_creature), wounds=2))
    position = """
        Anna (active): hero 25
            coins: 1
            hand: Jab
            table: Brute
            deck: 9
        Boris: hero 25
            table: Guard 2/9 [Armour 5] (poison 2)
            deck: 9
    """
    table = lay(position, jab, brute)
    table.play("Jab", "Anna: Guard 2/9 [Armour 5] (poison 2)")
    assert pile(table, "Boris", "table") == ["Guard 2/9 [Armour 5] (wounds 2, poison 2)"]
    table.use("Brute")
    assert squads(table) == (["Brute (wounds 2)"], ["Guard 2/9 [Armour 5] (wounds 3, poison 2)"])
    pass_turns(table, 1)
    assert squads(table)[1] == ["Guard 2/9 [Armour 5] (wounds 5, poison 2)"]
    assert "armour-x" not in ids(table)


@pytest.mark.parametrize(("power", "drawn"), [(2, 0), (3, 1)])
def test_armour_that_prevents_all_leaves_nobody_wounded(power: int, drawn: int) -> None:
    """«When wounded, draw» does not fire; that a strike was made stays true: the attacker closes."""
    stoic = creature(("Stoic", "Стоик"), 0, 9, armour(2), when(Event.WOUNDED, DRAW, of=Whose.ITSELF))
    table = field(f"Bear {power}/5", "Stoic", stoic)
    table.strike(f"Bear {power}/5", "Stoic")
    assert len(pile(table, "Boris", "hand")) == drawn
    assert ids(table).count("wound") == drawn
    assert squads(table)[0] == [f"Bear {power}/5 (closed, struck)"]


def test_15_512_1_1_a_strike_of_power_0_uses_no_armour() -> None:
    table = fought("Bear 0/5", "Guard 0/4 [Armour 2]")
    assert squads(table)[1] == ["Guard 0/4 [Armour 2]"]
    assert "armour-x" not in ids(table)


@pytest.mark.parametrize(("printed", "prevented"), [("Armour 3, Armour 1", 1), ("Armour 1, Armour 3", 3)])
def test_of_several_armours_the_later_acts(printed: str, prevented: int) -> None:
    """A card with Armour X that gets Armour Y loses Armour X, be Y the smaller."""
    table = fought("Bear 5/5", f"Guard 2/9 [{printed}]")
    assert squads(table)[1] == [f"Guard 2/9 [{printed}] (wounds {5 - prevented}, armour used {prevented})"]


PLATE = Effect(("in plate", "в латах"), gives=armour(3), family="plate")
SMITH = creature(("Smith", "Кузнец"), 1, 9, use(Step(laid(PLATE), Chosen(enemy_creature))))


@pytest.mark.parametrize(
    ("before", "dealt", "used"),
    [
        ("[Armour 5]", 2, 3),
        ("[Armour 1] (armour used 1)", 3, 3),
        ("(wounds 4)", 2, 3),
        ("[Armour 5] (armour used 4)", 5, 4),
    ],
    ids=["Armour 5 is lost", "1 of the 3 is used", "wounds before it do not count", "all is used"],
)
def test_armour_gained_in_the_turn(before: str, dealt: int, used: int) -> None:
    """Of Armour 3 what is left after the wounds prevented since the turn started (Disputed: only these count)."""
    table = field("Smith; Bear 5/9", f"Guard 0/20 {before}", SMITH)
    table.use("Smith")
    (guard,) = table.game.players[1].squad[1:]
    wounds = guard.wounds
    table.strike("Bear 5/9", guard.names()[0])
    (guard,) = table.game.players[1].squad[1:]
    assert (guard.wounds - wounds, guard.prevented) == (dealt, used)


def test_a_position_that_the_text_cannot_hold_refuses_to_print() -> None:
    table = field("Smith", "Guard 2/9", SMITH)
    table.use("Smith")
    with pytest.raises(BadPosition):
        str(table)


def test_armour_is_lost_with_the_features() -> None:
    table = fought("Bear 3/5", "Guard 2/9 [Armour 2] (without features)")
    assert squads(table)[1] == ["Guard 2/9 [Armour 2] (wounds 3, without features)"]


MARKS: list[tuple[str, str, str, str]] = [
    (
        "Dwarf 3/4 cost 2 [First strike, Directed strike, Attack experience, Defence experience, Armour 2, Forests]",
        "Гном 3/4 стоимость 2 [Первый удар, Направленный удар, Опыт в атаке, Опыт в защите, Броня 2, Леса]",
        "closed, wounds 3, first turn, struck, defended, armour used 1, poison 2",
        "карта закрыта, раны 3, первый ход, был удар, была защита, броня сработала на 1, отравление 2",
    ),
    (
        "Orc 0/1 [Armour 12]",
        "Орк 0/1 [Броня 12]",
        "armour used 11, owner Boris",
        "броня сработала на 11, владелец Борис",
    ),
    ("Bear 1/1 [Rush]", "Медведь 1/1 [Рывок]", "without features", "без особенностей"),
]


@pytest.mark.parametrize(("card", "karta", "flags", "pometki"), MARKS)
def test_keywords_and_flags_are_read_and_printed_in_both_languages(
    card: str, karta: str, flags: str, pometki: str
) -> None:
    def position(words: Names, shown: Names, lang: int) -> str:
        return (
            f"Anna (active): hero 9\n    hand: {words[0]}\n    table: {words[0]} ({shown[0]})\nBoris: hero 25",
            f"Анна (активный игрок): герой 9\n    рука: {words[1]}\n    стол: {words[1]} ({shown[1]})\nБорис: герой 25",
        )[lang]

    texts = [position((card, karta), (flags, pometki), lang) for lang in (0, 1)]
    for lang in (0, 1):
        table = Table(texts[lang])
        assert str(table) == texts[lang]
        table.game.lang = 1 - lang
        assert str(table) == texts[1 - lang]


def test_keywords_before_elements_and_flags_in_one_order_however_they_were_written() -> None:
    text = "Anna (active): hero 25\n    table: Orc 1/5 [{}] ({})\nBoris: hero 25"
    written = text.format("Forests, Rush", "poison 1, armour used 1, defended, struck, first turn, wounds 2, closed")
    printed = text.format("Rush, Forests", "closed, wounds 2, first turn, struck, defended, armour used 1, poison 1")
    assert str(Table(written)) == printed


@pytest.mark.parametrize(
    "card",
    ["Orc 1/1 [Armour]", "Orc 1/1 [Armour 0]", "Orc 1/1 [Броня 2]", "Orc 1/1 [Haste]", "Orc 1/1 (armour used 0)"],
)
def test_what_is_no_keyword_and_no_flag_is_refused(card: str) -> None:
    with pytest.raises(BadPosition):
        Table(f"Anna (active): hero 25\n    table: {card}\nBoris: hero 25")
