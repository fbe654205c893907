"""Whatever legal play brings: nothing breaks, nothing is lost or doubled, and it can be played again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from engine import Illegal, Table
from engine.aftermath import is_dead
from engine.model import Stage
from engine.numbers import starting_lives
from engine.printed import Kind, Printed, Zone
from tests.engine.battle import CARDS, battle
from tests.engine.random_games import in_its_place
from tests.engine.scripted_play import play, try_words
from tests.engine.settings import OFTEN, SELDOM

SEEDS = st.integers(0, 100_000)


def owned(table: Table) -> dict[str, Counter[Printed]]:
    """The printed cards of each owner, wherever they are and whoever controls them."""
    return {
        player.called[0]: Counter(card.printed for card in table.game.cards() if card.owner is player)
        for player in table.game.players
    }


def sound(table: Table, cards: dict[str, Counter[Printed]]) -> None:
    """What must hold between any two verbs."""
    game = table.game
    assert not game.queue
    assert not game.fired
    assert owned(table) == cards
    for player in game.players:
        assert min(player.coins, player.closed_coins, player.failed_draws) >= 0
        assert [card.printed.kind for card in player.squad].count(Kind.HERO) == 1
        for zone in Zone:
            in_its_place(player, zone)
    over = [player.lost for player in game.players]
    beaten = [
        player.hero.wounds >= starting_lives(game, player.hero) or player.failed_draws >= 3 for player in game.players
    ]
    assert over == beaten, "604.1"
    assert (game.stage is Stage.OVER) == any(over)
    assert not any(is_dead(game, card) for card in game.in_play()), "503.1"


def checking(table: Table) -> Callable[[Table], None]:
    cards = owned(table)
    return lambda now: sound(now, cards)


@given(SEEDS)
@OFTEN
def test_random_play_keeps_the_table_sound(seed: int) -> None:
    """Any exception but an Illegal would come out here; what an Illegal leaves behind is checked by `play`."""
    table = Table(battle(seed)[0], CARDS)
    play(table, Random(seed), 14, checking(table))


@given(SEEDS)
@SELDOM
def test_the_same_seed_makes_the_same_trace(seed: int) -> None:
    one, two = Table(battle(seed)[0], CARDS), Table(battle(seed)[0], CARDS)
    assert play(one, Random(seed), 12) == play(two, Random(seed), 12)
    assert str(one) == str(two)
    assert [(line.id, line.text()) for line in one.trace] == [(line.id, line.text()) for line in two.trace]


@given(SEEDS)
@SELDOM
def test_the_same_play_in_both_languages_tells_the_same(seed: int) -> None:
    """Options come in the same order, so the same seed takes the same ones."""
    english, russian = (Table(text, CARDS) for text in battle(seed))
    play(english, Random(seed), 12)
    play(russian, Random(seed), 12)
    for lang in (0, 1):
        told = [[(line.id, line.text(lang)) for line in table.trace] for table in (english, russian)]
        assert told[0] == told[1]
    english.game.lang = 1
    assert str(english) == str(russian)


@given(SEEDS)
@SELDOM
def test_each_position_on_the_way_reads_and_prints_the_same(seed: int) -> None:
    table = Table(battle(seed)[0], CARDS)

    def again(now: Table) -> None:
        assert str(Table(str(now), CARDS)) == str(now)

    play(table, Random(seed), 12, again)


@given(SEEDS)
@SELDOM
def test_each_line_names_its_cause_among_the_lines_before_it(seed: int) -> None:
    table = Table(battle(seed)[0], CARDS)
    play(table, Random(seed), 12)
    told = {id(line): number for number, line in enumerate(table.trace)}
    for number, line in enumerate(table.trace):
        assert line.cause is None or told[id(line.cause)] < number


@given(SEEDS, st.integers(0, 3))
@SELDOM
def test_a_position_on_the_way_goes_on_like_the_table_it_was_printed_from(seed: int, ends: int) -> None:
    """What the text does not say decides nothing: played on by the same words, both end alike."""
    table = Table(battle(seed)[0], CARDS)
    play(table, Random(seed), 6)
    copy = Table(str(table), CARDS)
    rng = Random(seed + 1)
    for _ in range(ends):
        verb = "next_turn" if table.game.stage is Stage.ENDED else "end_turn"
        words = try_words(rng, getattr(table, verb))
        if isinstance(words, Illegal):
            return
        getattr(copy, verb)(*words)
        assert str(copy) == str(table)
