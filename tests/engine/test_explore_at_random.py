"""Strikes, spells and ends of turns played at random end in outcomes that explore lists, and in all of them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine import Illegal, Table, explore
from engine.table import circumstances
from tests.engine.game_positions import CARDS
from tests.engine.random_games import Dice

POSITIONS = 200
PLAYS = 8
"""How often each position is played."""

HAND = [
    *["Jab", "Double", "Toxin", "Purge", "Nojta", "Twin", "Reaper", "Agent of Razan", "Silencer", "Thief"],
    *["Capital Punishment", "Healing Vial", "Bad Advice", "Sinister Cube", "Raptor", "Catastrophe"],
    *["Wane", "Curse", "Squire", "Purge", "Banner", "Ghost"],
]
SQUAD = [
    *["Dwarf 3/3 cost 2 [First strike]", "Wolf 2/2 cost 1 [Directed strike, Forests]", "Bear 1/4 [Armour 1]"],
    *["Imp", "Herald", "Vulture", "Viper", "Sniper", "Smajta", "Watcher", "Leech", "Orc 2/3 (wounds 1)", "Miser"],
    *["Banner", "Drum", "Shade", "Wall", "Fog", "Nurse", "Shadow", "Ghost", "Reader", "Ruffian", "Drill", "Blade"],
    *["Troll 2/2 [Protection from strikes]", "Guard 1/3 [Protection from spells, Does not close after defending]"],
    "Dragon 3/1 (wounds 1, +1 to strike, extra lives 1 until the end of the turn)",
]


def small(rng: Random) -> tuple[str, list[tuple[str, ...]]]:
    """A small position, and what Anna does in it."""
    own, other = (rng.choices(SQUAD, k=rng.randint(1, 2)) for _ in range(2))
    hand = rng.choice(HAND)
    text = f"""
        Anna (active): hero 25 (wounds 2)
            coins: 10
            hand: {hand}
            table: {"; ".join(own)}
            graveyard: {rng.choice(["Alp", "Imp"])}
            deck: Wolf 2/2; Imp; Jab; Scout
        Boris: hero 25
            hand: Wolf 2/2; Scout
            table: {"; ".join(other)}
            deck: Scout; Imp; Jab; Wolf 2/2
    """
    verbs: list[tuple[str, ...]] = [("play", hand), ("strike", own[0], rng.choice([other[0], "hero 25"]))]
    verbs += [("use", card) for card in own if card in ("Drill", "Blade")]
    waits = hand in ("Squire", "Wane") or "until" in text  # a death at 315.2 lets no position be printed before 304.3
    return text, [rng.choice(verbs), ("end_turn",), *[("next_turn",)][:waits]]


def beginning(rng: Random) -> str:
    """A position before the game; only one player has more cards than are dealt, so that every redeal can be tried."""
    decks = [rng.choices(["Scout", "Jab"], k=6), [rng.choice(["Imp", "Twin"])]]
    rng.shuffle(decks)
    return f"Anna: hero 9\n    deck: {'; '.join(decks[0])}\nBoris: hero 9\n    deck: {'; '.join(decks[1])}"


def saying(verbs: list[tuple[str, ...]]) -> Callable[[Table], None]:
    """VERBS, said without choices."""

    def act(table: Table) -> None:
        for verb, *words in verbs:
            getattr(table, verb)(*([int(words[0])] if verb == "set_up" else words))

    return act


def played(text: str, verbs: list[tuple[str, ...]], seed: str) -> str:
    """How the table is after VERBS at which everybody answers at random."""
    with circumstances(answers=Dice(seed)):
        table = Table(text, CARDS)
    saying(verbs)(table)
    return str(table)


def test_play_at_random_ends_as_explore_lists_and_reaches_all_that_it_lists() -> None:
    """Where explore finds few outcomes, playing often enough must find each: 30 plays for each one listed."""
    listed = reached = several = 0
    for seed in range(POSITIONS):
        text, verbs = small(Random(seed))
        try:
            found = {outcome.text for outcome in explore(text, saying(verbs), CARDS)}
        except Illegal as reason:
            assert type(reason).__name__ in ("NoTarget", "Endless"), f"seed {seed}: {reason}"
            continue
        few = 1 < len(found) <= 3
        plays = range(30 * len(found) if few else PLAYS)
        ends = {played(text, verbs, f"{seed} {number}") for number in plays}
        assert ends <= found, f"seed {seed}, {verbs}{text}{ends - found}"
        assert not few or ends == found, f"seed {seed}, {verbs}{text}never reached: {found - ends}"
        listed, reached, several = listed + 1, reached + len(ends), several + few
    assert listed > POSITIONS * 0.8
    assert several > POSITIONS * 0.1
    assert reached > 2 * listed


def test_games_begun_at_random_begin_as_explore_lists() -> None:
    """Dice and shuffling are the seed's; who is first, how many are redealt, and which, are the players' (15:301)."""
    several = 0
    for seed in range(POSITIONS // 5):
        text = beginning(Random(seed))
        verbs: list[tuple[str, ...]] = [("set_up", str(seed))]
        found = {outcome.text for outcome in explore(text, saying(verbs), CARDS)}
        assert {played(text, verbs, f"{seed} {number}") for number in range(PLAYS)} <= found, f"seed {seed}\n{text}"
        several += len(found) > 2
    assert several > POSITIONS // 20
