"""Thousands of random games: nothing breaks, nothing is lost, refusals change nothing, and all can be played again."""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from traceback import format_exc

import pytest

from engine import BadPosition, ChoiceNeeded, Table
from engine.abilities import Each, Event, Step, Triggered, Whose
from engine.actions import revive
from engine.cards import UNKNOWN
from engine.printed import Kind, Printed, Zone
from engine.words import ERRORS, SAYS
from tests.engine.game_positions import CARDS, position
from tests.engine.helpers import (
    DRAW,
    at_end,
    creature,
    destroy_one,
    enemy_hero,
    hire,
    own_graveyard,
    refused,
    wound_one,
    your_creature,
)
from tests.engine.random_games import Dice, Said, begin, game, owned, sound

GAMES = 2000
"""How many games are played."""

SOME = 7
"""Of so many games one is played again by script, and one from its middle; odd, so that both languages are."""

ROOT = Path(__file__).parents[2]
LEDGER = frozenset(line.split("\t")[0] for line in (ROOT / "rules/ledger.tsv").read_text("utf-8").splitlines()[1:])


def told(table: Table) -> list[tuple[str, str]]:
    return [(line.id, line.text(lang)) for line in table.trace for lang in (0, 1)]


def one_game(seed: int) -> set[str]:
    """Between any two verbs the table is sound, and what was refused has left no mark. The ids that were told."""
    table = begin(seed)
    cards, board, lines = owned(table), table.board(), list(table.trace)

    def after(now: Table, said: Said) -> None:
        nonlocal board, lines
        sound(now, cards)
        if said.refused:
            assert (now.board(), now.trace) == (board, lines), said
        board, lines, before = now.board(), list(now.trace), lines
        assert lines[: len(before)] == before
        if said.verb == "next_turn" and not said.refused:
            assert not any(card.struck or card.defended for card in now.game.in_play())

    heard = game(table, Random(seed), after)
    ids = {line.id for line in table.trace} | {refusal.id for refusal in table.refusals} - {""}
    ids |= {line.id for refusal in table.refusals for line in refusal.lines}
    assert ids <= SAYS.keys() & LEDGER
    assert {said.refused for said in heard} - {""} <= ERRORS.keys()
    assert all("{" not in text for _, text in told(table))
    for line in table.trace:
        assert line.cause is None or line.cause in lines
    if seed % SOME == 0:
        again_by_script(table, seed, heard)
    return ids


def again_by_script(table: Table, seed: int, heard: Sequence[Said]) -> None:
    """The same seed makes the same game; the words that were said in it, given as a script, make it too."""
    same, scripted = begin(seed), Table(position(seed, seed % 2), CARDS)
    assert game(same, Random(seed), lambda now, said: None) == heard
    assert (told(same), same.board()) == (told(table), table.board())
    assert [said.again(scripted) for said in heard] == heard
    assert (told(scripted), scripted.board()) == (told(table), table.board())


def from_the_middle(seed: int) -> None:
    """A game printed in its midst and read back goes on as the game itself does, by the same dice."""
    table = begin(seed)
    game(table, Random(seed), lambda now, said: None, turns=seed % 5)
    try:
        text = str(table)
    except BadPosition as reason:
        open_cards = [card for player in table.game.players for card in (*player.squad, *player.graveyard)]
        nameless = any(effect.condition for card in table.game.in_play() for effect in card.effects)
        assert nameless or any(card.printed is UNKNOWN for card in open_cards), reason
        assert reason.said
        return
    copy = begin(seed, text, answers="later")
    assert str(copy) == text
    table.answers = table.game.asker = Dice(f"later {seed}")
    before = len(table.trace)
    went, goes = (game(one, Random(f"later {seed}"), lambda now, said: None) for one in (table, copy))
    assert goes == went
    assert copy.board() == table.board()
    assert sorted(line.id for line in copy.trace) == sorted(line.id for line in table.trace[before:])


def failures(seeds: range) -> tuple[list[str], set[str]]:
    """What went wrong, seed by seed; and the ids that were told."""
    found: list[str] = []
    ids: set[str] = set()
    for seed in seeds:
        try:
            ids |= one_game(seed)
            if seed % SOME == 1:
                from_the_middle(seed)
        except Exception:
            found.append(f"seed {seed}\n{position(seed, seed % 2)}\n{format_exc()}")
    return found, ids


def test_random_games() -> None:
    """Any exception but an Illegal would come out here. The games reach all that the engine has to say."""
    chunks = [range(first, min(first + 50, GAMES)) for first in range(0, GAMES, 50)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        played = list(pool.map(failures, chunks))
    if found := [failure for failed, _ in played for failure in failed]:
        pytest.fail(f"{len(found)} of {GAMES} games\n\n" + "\n\n".join(found[:10]), pytrace=False)
    assert set().union(*(ids for _, ids in played)) >= SAYS.keys()


def test_a_word_for_a_later_choice_is_no_answer_to_one_that_nobody_is_asked() -> None:
    """Jinx in the graveyard has no creature to destroy, so it cannot be declared, and nobody is asked.

    Then Seed revives Jinx and Imp, and Anna must say whose Hire comes first (402.1): the word is for that.
    """
    jinx = creature(
        ("Jinx", "Порча"),
        1,
        1,
        Triggered((destroy_one(your_creature),), Event.TURN_ENDS, of=Whose.YOURS, zone=Zone.GRAVEYARD),
        hire(wound_one(1, enemy_hero)),
    )
    imp = creature(("Imp", "Бес"), 1, 1, hire(DRAW))
    seed = Printed(("Seed", "Семя"), Kind.SUPPORT, 1, abilities=(at_end(Step(revive(), Each(own_graveyard))),))
    text = """
        Anna (active): hero 25
            table: Seed
            graveyard: Imp; Jinx
            deck: 3
        Boris: hero 25
    """
    table = Table(text, [jinx, imp, seed])
    need = refused(table, ChoiceNeeded, table.end_turn)
    assert set(need.possible) == {"Anna: Jinx", "Anna: Imp"}
    table.end_turn("Anna: Imp")
    table = Table(text, [jinx, imp, seed])
    table.end_turn("Anna: Jinx")
    assert table.board()[1].hero == "hero 25 (wounds 1)"


HELM, CLOAK = (
    Printed(names, Kind.SUPPORT, 0, support=("armour", "броня")) for names in (("Helm", "Шлем"), ("Cloak", "Плащ"))
)


def test_15_212_3_a_card_without_hire_that_is_played_takes_the_place_of_one_of_its_class() -> None:
    table = Table("Anna (active): hero 25\n    hand: Cloak\n    table: Helm\nBoris: hero 25", [HELM, CLOAK])
    table.play("Cloak")
    assert [row.cards for row in table.board()[0].zones] == [("Cloak",), ("Helm",)]


def test_15_212_3_no_position_has_two_support_cards_of_one_class() -> None:
    with pytest.raises(BadPosition):
        Table("Anna (active): hero 25\n    table: Cloak; Helm\nBoris: hero 25", [HELM, CLOAK])
