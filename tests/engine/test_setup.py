"""The preparatory stage: heroes and decks, who is first, the deal, the redeal, the first two turns (15:301, 302.3)."""

from __future__ import annotations

import re

import pytest

from engine import ChoiceNeeded, Table
from engine.printed import Printed
from tests.engine.helpers import DRAW, at_start, hero, ids, lay, outcomes, pile, refused, shows

BEFORE = """
    Anna: hero 25
        deck: {}
    Boris: hero 20
        deck: {}
"""
EIGHT = "; ".join(f"Wolf 1/{number}" for number in range(1, 9))
UNSHUFFLED = ("15:301.5",)
NO_REDEAL = ("Anna: redeal 0", "Boris: redeal 0")


def before(anna: str = EIGHT, boris: str = "8", *cards: Printed, without: tuple[str, ...] = UNSHUFFLED) -> Table:
    return lay(BEFORE.format(anna, boris), *cards, without=without)


def next_choice(table: Table, seed: int, *said: str) -> tuple[str, ...]:
    """What is asked after SAID."""
    return refused(table, ChoiceNeeded, lambda: table.set_up(seed, *said)).possible


def anna_first(table: Table, seed: int = 1) -> str:
    """What the higher roll of SEED has to say for Anna to be first."""
    higher = next_choice(table, seed)[0].partition(":")[0]
    return f"{higher}: {'first' if higher == 'Anna' else 'second'}"


def began(table: Table, *said: str) -> Table:
    """Anna is first; SAID is said after that."""
    table.set_up(1, anna_first(table), *said)
    return table


@pytest.mark.parametrize("seed", range(30))
def test_15_301_4_the_higher_roll_chooses_and_equal_ones_are_thrown_again(seed: int) -> None:
    """The one who chooses has the higher of two unequal results of a die; whichever is chosen holds."""
    table = before()
    options = next_choice(table, seed)
    higher = options[0].partition(":")[0]
    assert options == (f"{higher}: first", f"{higher}: second")
    for choice in options:
        game = before()
        game.set_up(seed, choice, *_numbers(game, seed, choice))
        rolls = re.fullmatch(rf"{higher} rolls higher, (\d) to (\d)", game.trace[0].text())
        assert rolls
        assert 1 <= int(rolls[2]) < int(rolls[1]) <= 6
        first = higher if choice.endswith("first") else {"Anna": "Boris", "Boris": "Anna"}[higher]
        assert [side.player for side in game.board() if side.active] == [f"{first} (active)"]


def _numbers(table: Table, seed: int, choice: str) -> tuple[str, ...]:
    """Nobody redeals; the first player says so first."""
    first = next_choice(table, seed, choice)[0].partition(":")[0]
    return tuple(sorted(NO_REDEAL, key=lambda said: not said.startswith(first)))


def test_15_301_4_either_player_may_roll_higher() -> None:
    table = before()
    assert {next_choice(table, seed)[0] for seed in range(30)} == {"Anna: first", "Boris: first"}


def test_15_301_6_four_cards_each_and_the_first_turn_without_a_card_but_with_a_coin() -> None:
    """302.3, 304.1, 304.2: Anna is first, has a coin and no fifth card; Boris has neither yet."""
    table = began(before(), *NO_REDEAL)
    shows(
        table,
        """
        Anna (active): hero 25
            coins: 1
            hand: Wolf 1/1; Wolf 1/2; Wolf 1/3; Wolf 1/4
            deck: Wolf 1/5; Wolf 1/6; Wolf 1/7; Wolf 1/8
        Boris: hero 20
            hand: 4
            deck: 4
        """,
    )
    assert {"302.3", "303.3", "304.1", "304.2", "304.4", "305.2"} <= set(ids(table))
    assert "15:301.7.1" not in ids(table), "nobody redeals"


def test_304_2_the_second_player_draws_in_his_first_turn_and_so_does_the_first_in_her_second() -> None:
    table = began(before(), *NO_REDEAL)
    table.end_turn()
    table.next_turn()
    assert (pile(table, "Boris", "hand"), pile(table, "Boris", "coins")) == (["5"], ["1"])
    table.end_turn()
    table.next_turn()
    assert pile(table, "Anna", "hand") == [f"Wolf 1/{number}" for number in range(1, 6)]
    assert pile(table, "Anna", "coins") == ["2"]


def test_304_2_decides_that_the_first_player_draws_no_card_even_from_an_empty_deck() -> None:
    """She does not fail to draw: no card is due. In the second turn of the game Boris does fail."""
    table = began(before("4", "3"), "Anna: redeal 0", "Boris: redeal 0")
    assert table.board()[0].player == "Anna (active)"
    table.end_turn()
    table.next_turn()
    assert table.board()[1].player == "Boris (active, failed draws 1)"


def test_15_520_3_a_deck_of_fewer_than_four_is_dealt_whole() -> None:
    """The trace says how many cards it was, too."""
    table = began(before("Wolf 1/1; Wolf 1/2", "1"), *NO_REDEAL)
    assert (pile(table, "Anna", "hand"), pile(table, "Anna", "deck")) == (["Wolf 1/1", "Wolf 1/2"], [])
    assert (pile(table, "Boris", "hand"), pile(table, "Boris", "deck")) == (["1"], [])
    told = [line.text() for line in table.trace if line.id == "15:301.6"]
    assert [re.findall(r"\d", text) for text in told] == [["2"], ["1"]]


def test_15_301_7_1_both_say_how_many_before_either_redeals() -> None:
    """First the first player, then the second; then the cards, again the first player's first."""
    table = before(EIGHT, EIGHT.replace("Wolf", "Orc"))
    said = [anna_first(table)]
    asked = []
    for answer in ("Anna: redeal 1", "Boris: redeal 2", "Anna: Wolf 1/3", "Boris: Orc 1/4", "Boris: Orc 1/1"):
        asked.append(next_choice(table, 1, *said))
        said.append(answer)
    assert asked == [
        tuple(f"Anna: redeal {number}" for number in range(5)),
        tuple(f"Boris: redeal {number}" for number in range(5)),
        tuple(f"Anna: Wolf 1/{number}" for number in (1, 2, 3, 4)),
        tuple(f"Boris: Orc 1/{number}" for number in (1, 2, 3, 4)),
        tuple(f"Boris: Orc 1/{number}" for number in (1, 2, 3)),
    ]
    table.set_up(1, *said)
    assert pile(table, "Anna", "deck") == ["Wolf 1/6", "Wolf 1/7", "Wolf 1/8", "Wolf 1/3"]
    assert pile(table, "Boris", "deck") == ["Orc 1/7", "Orc 1/8", "Orc 1/4", "Orc 1/1"]


def test_15_301_7_the_cards_go_to_the_bottom_in_the_order_named_and_as_many_come_from_the_top() -> None:
    """3 and then 1 to the bottom: 5 6 7 8 3 1; from the top 5 and 6. The deck is not shuffled again."""
    table = began(before(), "Anna: redeal 2", "Boris: redeal 0", "Anna: Wolf 1/3", "Anna: Wolf 1/1")
    assert pile(table, "Anna", "hand") == ["Wolf 1/2", "Wolf 1/4", "Wolf 1/5", "Wolf 1/6"]
    assert pile(table, "Anna", "deck") == ["Wolf 1/7", "Wolf 1/8", "Wolf 1/3", "Wolf 1/1"]


def test_15_301_7_the_whole_hand_and_a_deck_that_gives_some_of_it_back() -> None:
    """5 and 6 are left; with 4 3 2 1 below them the top four are 5 6 4 3."""
    said = ("Anna: Wolf 1/4", "Anna: Wolf 1/3", "Anna: Wolf 1/2")  # the last is no choice
    table = began(before(EIGHT[: len("Wolf 1/1; ") * 6 - 2]), "Anna: redeal 4", "Boris: redeal 0", *said)
    assert pile(table, "Anna", "hand") == ["Wolf 1/3", "Wolf 1/4", "Wolf 1/5", "Wolf 1/6"]
    assert pile(table, "Anna", "deck") == ["Wolf 1/2", "Wolf 1/1"]


def test_15_301_7_from_an_empty_deck_the_same_cards_come_back() -> None:
    table = began(
        before("Wolf 1/1; Wolf 1/2; Wolf 1/3"), "Anna: redeal 2", "Boris: redeal 0", "Anna: Wolf 1/3", "Anna: Wolf 1/1"
    )
    assert pile(table, "Anna", "hand") == ["Wolf 1/1", "Wolf 1/2", "Wolf 1/3"]
    assert pile(table, "Anna", "deck") == []


def test_15_301_7_only_the_second_player_redeals() -> None:
    table = began(before("8", EIGHT), "Anna: redeal 0", "Boris: redeal 1", "Boris: Wolf 1/2")
    assert pile(table, "Boris", "hand") == ["Wolf 1/1", "Wolf 1/3", "Wolf 1/4", "Wolf 1/5"]


@pytest.mark.parametrize("rule", ["15:301.7", "15:301.7.1"])
def test_15_301_7_decides(rule: str) -> None:
    """Without either nobody redeals, whatever was announced."""
    off = began(before(without=(*UNSHUFFLED, rule)), "Anna: redeal 1", "Boris: redeal 0")
    assert pile(off, "Anna", "hand") == ["Wolf 1/1", "Wolf 1/2", "Wolf 1/3", "Wolf 1/4"]


def test_15_301_5_the_deck_is_shuffled_by_the_seed_alone() -> None:
    """The same cards; the same seed the same order, some other seed another."""
    orders = {}
    for seed in range(12):
        table = before(without=())
        table.set_up(seed, anna_first(table, seed), *NO_REDEAL)
        again = before(without=())
        again.set_up(seed, anna_first(again, seed), *NO_REDEAL)
        assert (str(again), [line.text() for line in again.trace]) == (
            str(table),
            [line.text() for line in table.trace],
        )
        cards = [*pile(table, "Anna", "hand"), *pile(table, "Anna", "deck")]
        assert sorted(cards) == EIGHT.split("; ")
        orders[tuple(cards)] = seed
    assert len(orders) > 6
    off = before()
    off.set_up(3, anna_first(off, 3), *NO_REDEAL)
    assert pile(off, "Anna", "deck") == EIGHT.split("; ")[4:]


def test_15_301_every_way_to_begin_with_one_card_each() -> None:
    """Whoever is first; to redeal one's only card changes nothing."""
    found = outcomes(
        "Anna: hero 9\n    deck: Wolf 1/1\nBoris: hero 9\n    deck: Orc 2/2", lambda table: table.set_up(5)
    )
    assert len(found) == 2
    assert {text.partition(":")[0] for text in found} == {"Anna (active)", "Anna"}


def test_304_3_what_fires_at_the_start_of_the_very_first_turn() -> None:
    seer = hero(("Seer", "Провидец"), 20, at_start(DRAW))
    position = "Anna: Seer\n    deck: 9\nBoris: Seer\n    deck: 9"
    table = began(lay(position, seer, without=UNSHUFFLED), *NO_REDEAL)
    assert (pile(table, "Anna", "hand"), pile(table, "Boris", "hand")) == (["5"], ["4"])


def test_302_3_decides_who_is_active_first() -> None:
    table = before(without=(*UNSHUFFLED, "302.3"))
    said = anna_first(table)
    swapped = said.replace("first", "x").replace("second", "first").replace("x", "second")
    table.set_up(1, swapped, "Boris: redeal 0", "Anna: redeal 0")
    assert table.board()[0].player == "Anna (active)", "the roles are left as they were"
