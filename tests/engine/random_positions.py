"""Random positions, each at once in English and in Russian as it must be printed, for property tests."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import itemgetter

from hypothesis import strategies as st

from engine.trace import Names

PLAYERS = [("Anna", "Анна"), ("Boris", "Борис"), ("Vera", "Вера"), ("Gleb", "Глеб"), ("Zoya-2", "Zoya-2")]
NAMED = [("Alp", "Альп"), ("Nojta", "Нойта")]
CATASTROPHE = ("Catastrophe", "Катаклизм")
UNKNOWN = ("unknown card", "неизвестная карта")
PLAIN = [("Dwarf", "Гном"), ("Wolf", "Волк"), ("Orc", "Орк"), ("Bear", "Медведь"), ("Witch", "Ведьма")]
LIVES = {"Alp": 2, "Nojta": 1}

CLOSED = ("closed", "карта закрыта")
FIRST_TURN = ("first turn", "первый ход")
FIRST_TARGET = ("target of the first attack", "цель первой атаки")


@dataclass(frozen=True)
class Position:
    """One position in both languages, printed; `shuffled` says the same in another order."""

    texts: Names
    shuffled: Names


def both(names: Names, extra: Names = ("", "")) -> Names:
    return names[0] + extra[0], names[1] + extra[1]


def flagged(bare: Names, flags: list[Names]) -> Names:
    if not flags:
        return bare
    return both(bare, (f" ({', '.join(f[0] for f in flags)})", f" ({', '.join(f[1] for f in flags)})"))


def wounds(number: int) -> Names:
    return f"wounds {number}", f"раны {number}"


@st.composite
def plain(draw: st.DrawFn) -> tuple[Names, int]:
    name, strike, lives = draw(st.sampled_from(PLAIN)), draw(st.integers(0, 9)), draw(st.integers(1, 9))
    cost = draw(st.none() | st.integers(0, 9))
    costs = ("", "") if cost is None else (f" cost {cost}", f" стоимость {cost}")
    return both(both(name, (f" {strike}/{lives}", f" {strike}/{lives}")), costs), lives


@st.composite
def creatures(draw: st.DrawFn) -> tuple[Names, int]:
    if draw(st.booleans()):
        return draw(plain())
    name = draw(st.sampled_from(NAMED))
    return name, LIVES[name[0]]


@st.composite
def in_play(draw: st.DrawFn) -> tuple[Names, Names]:
    """A creature in play, and the same with its flags in another order."""
    bare, lives = draw(creatures())
    hurt = draw(st.integers(0, lives - 1))
    flags = [CLOSED] if draw(st.booleans()) else []
    flags += [wounds(hurt)] if hurt else []
    flags += [FIRST_TURN] if draw(st.booleans()) else []
    flags += [FIRST_TARGET] if draw(st.integers(0, 5)) == 0 else []
    return flagged(bare, flags), flagged(bare, draw(st.permutations(flags)))


@st.composite
def heroes(draw: st.DrawFn, lost: bool) -> Names:
    lives = draw(st.integers(1, 30))
    bjornbon = draw(st.booleans())
    bare = ("Bjornbon", "Бьорнбон") if bjornbon else (f"hero {lives}", f"герой {lives}")
    lives = 30 if bjornbon else lives
    hurt = draw(st.integers(lives, lives + 9)) if lost else draw(st.integers(0, lives - 1))
    flags = [CLOSED] if draw(st.booleans()) else []
    flags += [wounds(hurt)] if hurt else []
    flags += [FIRST_TARGET] if draw(st.booleans()) else []
    return flagged(bare, flags)


def lines(zone: Names, cards: Sequence[Names]) -> Names:
    shown = ["; ".join(card[lang] for card in cards) for lang in (0, 1)]
    return f"    {zone[0]}: {shown[0]}", f"    {zone[1]}: {shown[1]}"


@st.composite
def pile(draw: st.DrawFn, zone: Names, most: int) -> tuple[list[Names], list[Names]]:
    """The line of a hand, deck or graveyard as printed, and in another order; nothing for an empty one."""
    hidden = zone[0] != "graveyard"
    if hidden and draw(st.booleans()):
        number = draw(st.integers(0, most))
        line = (f"    {zone[0]}: {number}", f"    {zone[1]}: {number}")
        return ([line] if number else []), [line]
    options = st.one_of(creatures().map(lambda made: made[0]), st.just(CATASTROPHE))
    cards = draw(st.lists(st.one_of(options, st.just(UNKNOWN)) if hidden else options, max_size=most))
    if not cards:
        return [], []
    if all(card == UNKNOWN for card in cards):
        return [(f"    {zone[0]}: {len(cards)}", f"    {zone[1]}: {len(cards)}")], [lines(zone, cards)]
    if zone[0] == "deck":  # from the top: the order is part of the position
        return [lines(zone, cards)], [lines(zone, cards)]
    return [in_order(zone, cards)], [lines(zone, draw(st.permutations(cards)))]


def in_order(zone: Names, cards: list[Names]) -> Names:
    """Printed in the order of the words in each language."""
    english, russian = sorted(cards, key=itemgetter(0)), sorted(cards, key=itemgetter(1))
    return lines(zone, english)[0], lines(zone, russian)[1]


@st.composite
def sides(draw: st.DrawFn, name: Names, flags: list[Names], lost: bool) -> tuple[list[Names], list[Names]]:
    hero = draw(heroes(lost))
    head = flagged(name, flags)
    first = (f"{head[0]}: {hero[0]}", f"{head[1]}: {hero[1]}")
    printed, other = [], []
    total = draw(st.integers(0, 14))
    if total:
        closed = draw(st.integers(0, total))
        more = (f", closed {closed}", f", закрыто {closed}") if closed else ("", "")
        coins = both((f"    coins: {total}", f"    монеты: {total}"), more)
        printed.append(coins)
        other.append(coins)
    hand = draw(pile(("hand", "рука"), 4))
    squad = draw(st.lists(in_play(), max_size=4))
    table = [in_order(("table", "стол"), [card for card, _ in squad])] if squad else []
    table_other = [lines(("table", "стол"), draw(st.permutations([card for _, card in squad])))] if squad else []
    graveyard, deck = draw(pile(("graveyard", "кладбище"), 4)), draw(pile(("deck", "колода"), 6))
    printed += [*hand[0], *table, *graveyard[0], *deck[0]]
    other += [*hand[1], *table_other, *graveyard[1], *deck[1]]
    return [first, *printed], [first, *draw(st.permutations(other))]


@st.composite
def positions(draw: st.DrawFn, over: bool = True) -> Position:
    """A position with every kind of flag; with OVER also one of a game that is over."""
    names = draw(st.lists(st.sampled_from(PLAYERS), min_size=2, max_size=2, unique=True))
    active = draw(st.integers(0, 1))
    end = draw(st.integers(0, 7)) if over else 7
    losers = {0: (0,), 1: (1,), 2: (0, 1)}.get(end, ())
    ended = not losers and draw(st.booleans())
    printed: list[Names] = []
    other: list[Names] = []
    for number, name in enumerate(names):
        flags: list[Names] = []
        flags += [("active", "активный игрок")] if number == active else []
        flags += [("turn ended", "ход завершён")] if number == active and ended else []
        lost = number in losers
        drawn_out = lost and draw(st.booleans())
        flags += [("lost", "проигрыш")] if lost else []
        failed = 3 if drawn_out else draw(st.integers(0, 2))
        flags += [(f"failed draws {failed}", f"неудачные взятия {failed}")] if failed else []
        side = draw(sides(name, flags, lost and not drawn_out))
        printed += side[0]
        other += side[1]
    texts = ["\n".join(line[lang] for line in printed) for lang in (0, 1)]
    shuffled = ["\n".join(line[lang] for line in other) for lang in (0, 1)]
    return Position((texts[0], texts[1]), (shuffled[0], shuffled[1]))
