"""Play by the words that the table itself offers, at random but reproducibly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from engine import ChoiceNeeded, Illegal, Table
from engine.abilities import Activated
from engine.model import Stage

Verb = Callable[..., None]


def try_words(rng: Random, verb: Verb, *first: str) -> tuple[str, ...] | Illegal:
    """VERB with options taken at random, one by one, until nobody is asked any more; or why it is illegal."""
    words: tuple[str, ...] = ()
    while True:
        try:
            verb(*first, *words)
            return words
        except ChoiceNeeded as need:
            words += (rng.choice(need.possible),)
        except Illegal as reason:
            return reason


def moves(table: Table, rng: Random) -> list[tuple[Verb, tuple[str, ...]]]:
    """What might be tried now, legal or not; mostly not what this moment of the turn forbids anyway."""
    lang, active, ended = table.lang, table.game.active, table.game.stage is Stage.ENDED
    hand = dict.fromkeys(card.names()[lang] for card in active.hand)
    able = [card for card in active.squad if any(isinstance(a, Activated) for a in card.printed.abilities)]
    squad = dict.fromkeys(card.names()[lang] for card in able)
    main: list[tuple[Verb, tuple[str, ...]]] = [(table.play, (card,)) for card in hand]
    main += [(table.use, (card,)) for card in squad]
    main += [(table.end_turn, ())]
    if rng.random() < 0.1:
        return [*main, (table.next_turn, ()), (table.use, ("nobody",))]
    return [(table.next_turn, ())] if ended else main


def play(table: Table, rng: Random, verbs: int, check: Callable[[Table], None] = lambda table: None) -> Sequence[str]:
    """VERBS random verbs; after each, CHECK. Returns what was said. An illegal one must change nothing."""
    said: list[str] = []
    for _ in range(verbs):
        verb, first = rng.choice(moves(table, rng))
        before, told = str(table), list(table.trace)
        words = try_words(rng, verb, *first)
        if isinstance(words, Illegal):
            assert str(table) == before
            assert table.trace == told
            said.append(type(words).__name__)
        else:
            said.append("; ".join((verb.__name__, *first, *words)))
            assert table.trace[: len(told)] == told
        check(table)
    return said
