"""Merging equal cards loses no outcome: with a label on each card the outcomes are the same, labels aside."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from engine import explore
from engine.abilities import Event, Whose
from engine.cards import ALP
from engine.printed import Printed
from tests.engine.helpers import (
    DRAW,
    at_end,
    creature,
    destroy_one,
    enemy_character,
    enemy_creature,
    shoot,
    when,
    wound_one,
)
from tests.engine.settings import SELDOM

BASE = [
    creature(("Victim", "Жертва"), 1, 2),
    creature(("Sniper", "Снайпер"), 1, 2, at_end(shoot(1, enemy_character))),
    creature(("Killer", "Палач"), 1, 2, at_end(destroy_one(enemy_creature), DRAW, optional=True)),
    creature(("Grudge", "Злюка"), 1, 1, when(Event.DIES, wound_one(1, enemy_creature), of=Whose.ITSELF)),
]
LABELLED = [
    replace(card, called=(f"{card.called[0]}-{n}", f"{card.called[1]}-{n}"))
    for card in [*BASE, ALP]
    for n in range(1, 7)
]


def position(piles: list[list[str]], labels: bool) -> str:
    """Anna's squad and graveyard, Boris's squad; with LABELS, each card of a name has its own number."""
    seen: Counter[str] = Counter()
    shown: list[str] = []
    for pile in piles:
        names = []
        for name in pile:
            seen[name] += 1
            names.append(f"{name}-{seen[name]}" if labels else name)
        shown.append("; ".join(names))
    return f"""
        Anna (active): hero 25
            table: {shown[0]}
            graveyard: {shown[1]}
            deck: 2
        Boris: hero 25
            table: {shown[2]}
    """


def without_labels(text: str) -> str:
    """TEXT without labels, each zone in order again."""
    lines = []
    for line in re.sub(r"-\d", "", text).split("\n"):
        zone, colon, cards = line.partition(": ")
        lines.append(zone + colon + "; ".join(sorted(cards.split("; "))))
    return "\n".join(lines)


def found(text: str, cards: list[Printed]) -> set[str]:
    return {outcome.text for outcome in explore(text, lambda table: table.end_turn(), cards)}


def some(names: list[str], most: int) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(names), min_size=1, max_size=most)


@given(some(["Victim", "Sniper", "Killer"], 2), some(["Alp", "Victim"], 2), some(["Victim", "Grudge"], 2))
@SELDOM
def test_equal_cards_are_merged_only_where_it_makes_no_difference(
    anna: list[str], graveyard: list[str], boris: list[str]
) -> None:
    piles = [anna, graveyard, boris]
    merged = found(position(piles, labels=False), BASE)
    told_apart = found(position(piles, labels=True), LABELLED)
    assert merged == {without_labels(text) for text in told_apart}
