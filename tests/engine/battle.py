"""Random positions for random play: cards that use all that abilities are made of."""

from __future__ import annotations

from random import Random

from engine.abilities import Each, Event, Step, Whose
from engine.actions import revive
from engine.printed import Kind, Printed
from engine.trace import Names
from tests.engine.helpers import (
    DRAW,
    any_creature,
    at_end,
    at_start,
    creature,
    death,
    destroy_each,
    destroy_one,
    enemy_character,
    enemy_creature,
    enemy_hero,
    hero,
    hire,
    own_graveyard,
    shoot,
    spell,
    unwounded,
    use,
    when,
    wound_each,
    wound_one,
    wounded,
    your_creature,
)

CREATURES = [
    creature(("Herald", "Вестник"), 1, 1, death(DRAW)),
    creature(("Imp", "Бес"), 1, 1, death(wound_each(1, any_creature)), cost=2),
    creature(("Assassin", "Убийца"), 1, 2, at_end(destroy_one(enemy_creature), DRAW, optional=True), cost=3),
    creature(("Sniper", "Снайпер"), 1, 2, at_end(shoot(1, enemy_character)), cost=2),
    creature(("Scout", "Разведчик"), 1, 1, hire(DRAW)),
    creature(("Raiser", "Подниматель"), 1, 3, at_end(Step(revive(), Each(own_graveyard)), optional=True), cost=4),
    creature(("Vulture", "Гриф"), 1, 2, when(Event.DIES, DRAW, of=Whose.YOURS), cost=2),
    creature(("Watcher", "Смотрящий"), 1, 4, when(Event.WOUNDED, DRAW, of=Whose.ITSELF), cost=2),
    creature(("Twin", "Двойня"), 1, 1, hire(wound_one(1, any_creature), wound_one(1, unwounded))),
    creature(("Brute", "Громила"), 1, 4, use(wound_one(1, enemy_creature), wounds=1), cost=2),
    creature(("Buyer", "Купец"), 1, 2, use(destroy_each(wounded), DRAW, coins=2)),
    creature(("Longbow", "Стрелец"), 1, 1, use(shoot(2, enemy_character), close=True)),
    creature(("Reaper", "Жнец"), 1, 1, death(destroy_one(wounded)), hire(wound_one(1, any_creature), optional=True)),
    creature(("Priest", "Жрец"), 1, 2, at_start(destroy_one(your_creature), Step(revive(), Each(own_graveyard)))),
]
OTHERS = [
    spell(("Jab", "Тычок"), (wound_one(1, enemy_creature),)),
    spell(("Double", "Дуплет"), (wound_one(1, any_creature),), (DRAW, destroy_one(wounded)), cost=2),
    Printed(("Totem", "Тотем"), Kind.SUPPORT, 1, abilities=(use(DRAW, close=True), at_end(wound_each(1, enemy_hero)))),
]
HEROES = [hero(("Warlock", "Чернокнижник"), 12, use(DRAW, close=True, wounds=2))]
CARDS = [*CREATURES, *OTHERS, *HEROES]

IN_PLAY: list[Names] = [
    *(card.called for card in CREATURES),
    *[("Alp", "Альп"), ("Nojta", "Нойта"), ("Dwarf 3/3", "Гном 3/3"), ("Wolf 2/2 cost 2", "Волк 2/2 стоимость 2")],
]
IN_HAND: list[Names] = [*IN_PLAY, *(card.called for card in OTHERS), ("Catastrophe", "Катаклизм")]
LEADERS: list[Names] = [
    *[("hero 9", "герой 9"), ("Bjornbon", "Бьорнбон"), ("Bjornbon (closed)", "Бьорнбон (карта закрыта)")],
    *[("Warlock", "Чернокнижник"), ("Warlock (wounds 9)", "Чернокнижник (раны 9)")],
]
FLAGS: list[Names] = [("", ""), ("", ""), (" (closed)", " (карта закрыта)"), (" (first turn)", " (первый ход)")]


def battle(seed: int) -> Names:
    """One position in English and in Russian, cards in the same order."""
    rng = Random(seed)
    lines: list[Names] = []
    for number, player in enumerate([("Anna", "Анна"), ("Boris", "Борис")]):
        active = ("", "") if number else (" (active)", " (активный игрок)")
        leader = rng.choice(LEADERS)
        lines.append((f"{player[0]}{active[0]}: {leader[0]}", f"{player[1]}{active[1]}: {leader[1]}"))
        coins = rng.randint(1, 12)
        lines.append((f"    coins: {coins}", f"    монеты: {coins}"))
        squad = [(name, rng.choice(FLAGS)) for name in rng.choices(IN_PLAY, k=rng.randint(1, 4))]
        table = [(name[0] + flag[0], name[1] + flag[1]) for name, flag in squad]
        piles: list[tuple[Names, list[Names]]] = [
            (("hand", "рука"), rng.choices(IN_HAND, k=rng.randint(0, 4))),
            (("table", "стол"), table),
            (("graveyard", "кладбище"), rng.choices(IN_HAND, k=rng.randint(0, 2))),
            (("deck", "колода"), rng.choices(IN_HAND, k=rng.randint(0, 6))),
        ]
        for zone, cards in piles:
            if cards:
                english, russian = ("; ".join(card[lang] for card in cards) for lang in (0, 1))
                lines.append((f"    {zone[0]}: {english}", f"    {zone[1]}: {russian}"))
    return "\n".join(line[0] for line in lines), "\n".join(line[1] for line in lines)
