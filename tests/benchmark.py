"""How fast the engine is, in ratios: `python -m tests.benchmark`. No test: what it prints depends on the machine."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from time import perf_counter

from engine import Line, Table, endings, explore
from tests.engine.random_games import begin, game

POSITION = """
    Anna (active): hero 25
        table: Dwarf 3/3; Wolf 2/2
        graveyard: Alp; Alp; Alp
    Boris: hero 25
"""
CHOICES = ("Anna: Alp", "Anna: Dwarf 3/3", "Anna: Alp", "Anna: Dwarf 3/3", "Anna: Alp", "Anna: Wolf 2/2")


class Forgetful(list[Line]):
    """Keeps the last line told, and no other."""

    def append(self, line: Line) -> None:
        """Take LINE in place of the one before it."""
        self[:] = [line]


def lay() -> Table:
    """Reading a position."""
    return Table(POSITION)


def play() -> None:
    """One end of a turn: three declarations, three executions."""
    lay().end_turn(*CHOICES)


def random_games(forgetful: bool = False) -> Callable[[], object]:
    """Plays another random game each time, the same ones in the same order."""
    seeds = count()

    def act() -> None:
        seed = next(seeds)
        table = begin(seed)
        if forgetful:
            table.game.trace.lines = Forgetful()
        game(table, Random(seed), lambda now, said: None)

    return act


def seconds(act: Callable[[], object], least: float = 0.5) -> float:
    """The time of one ACT, in seconds, over so many that they take LEAST."""
    done, begun = 0, perf_counter()
    while (taken := perf_counter() - begun) < least:
        act()
        done += 1
    return taken / done


def main() -> None:
    """Print how long each thing takes, and how many times as long as reading the position."""
    acts: dict[str, Callable[[], object]] = {
        "read a position": lay,
        "play three Alps": play,
        "every outcome of three Alps": lambda: explore(POSITION, lambda table: table.end_turn()),
        "the same play without 119.2": lambda: endings(play, "119.2"),
    }
    unit = seconds(lay)
    for name, act in acts.items():
        taken = seconds(act)
        print(f"{name:30} {taken * 1000:8.2f} ms   × {taken / unit:6.1f}")
    kept, forgotten = (seconds(random_games(forgetful), 5) for forgetful in (False, True))
    for name, taken in (("a random game", kept), ("the same, its trace forgotten", forgotten)):
        print(f"{name:30} {taken * 1000:8.2f} ms   × {taken / unit:6.1f}   {1 / taken:6.1f} a second")
    print(f"{'keeping the trace':30}               × {kept / forgotten:6.2f}")


if __name__ == "__main__":
    main()
