"""Random positions for random games, in either language: sample cards, inline keywords, and cards of our own."""

from __future__ import annotations

from random import Random

from engine.abilities import (
    Activated,
    Chosen,
    Cost,
    Each,
    Event,
    Itself,
    Nothing,
    Occasion,
    OwnCost,
    Same,
    Step,
    Triggered,
    Whose,
)
from engine.actions import discard, draw, take_control
from engine.board import FAILED
from engine.cards import SAMPLES, character, poisoned
from engine.effects import KNOWN as EFFECTS
from engine.effects import STAYS_CLOSED, WITHOUT_FEATURES, close_cards, lay, lift, open_cards
from engine.keywords import POISON, poison
from engine.lasting import Change, Constant, Effect, Ends, How, Replacement, your_creatures
from engine.model import Card, Entry, Game
from engine.names import (
    CLOSED,
    DEFENDED,
    ELEMENTS,
    EXTRA_LIVES,
    FIRST_TURN,
    OWNER,
    PLAIN,
    PREVENTED,
    STRUCK,
    USED,
    WOUNDS,
)
from engine.numbers import change_lives, change_strike, lives_effect, reduce_lives, strike_effect
from engine.printed import Kind, Printed
from engine.trace import Names
from engine.traits import ARMOUR, PLAIN_KEYWORDS
from engine.wounds import heal, wound, wound_instead
from tests.engine.battle import CARDS as BATTLE
from tests.engine.helpers import (
    DRAW,
    any_creature,
    any_hero,
    at_end,
    at_start,
    creature,
    death,
    destroy_one,
    enemy_creature,
    enemy_hero,
    hire,
    own_hero,
    spell,
    use,
    when,
    wound_each,
    wound_one,
    your_creature,
)


def _hidden(game: Game, holder: Card, entry: Entry, step: Step, candidate: Card) -> bool:
    return candidate is holder and entry.player is not holder.controller


def _others(game: Game, holder: Card, card: Card) -> bool:
    return card.printed.kind is Kind.CREATURE and card is not holder


def _own_hero(game: Game, holder: Card, card: Card) -> bool:
    return card is holder.controller.hero


PLUS, TWICE = Change(How.ADD, 1), Change(How.MULTIPLY, 2)
WHILE_UNHURT = Effect(
    ("+1 to strike while unhurt", "+1 к удару, пока без ран"), strike=PLUS, condition=lambda game, card: not card.wounds
)
SAVES = Replacement((Step(wound(1), Itself()),), Event.DIES, your_creatures)
TAKES = Replacement((Step(wound_instead(), Itself()),), Event.WOUNDED, _others)
WARD = Constant((), Effect(("never chosen by the opponent", "противник не выбирает"), _hidden))
POISON_2 = Step(lay(poison(2)), Chosen(enemy_creature))
TWO_TO_HEAL = Step(heal(2), Chosen(your_creature, 2, up_to=True, again=True))
CHAIN = use(Step(close_cards(), Chosen(enemy_creature)), Step(lay(STAYS_CLOSED), Chosen(enemy_creature)), close=True)
ARMOURY = ("armour", "броня")

OWN = [
    creature(("Silencer", "Глушитель"), 2, 2, hire(Step(lay(WITHOUT_FEATURES), Chosen(any_creature)))),
    creature(("Healer", "Лекарь"), 1, 3, at_start(TWO_TO_HEAL), cost=2),
    creature(("Purger", "Чистильщик"), 2, 2, use(Step(lift(POISON[0]), Chosen(poisoned)), DRAW, close=True)),
    creature(("Juggler", "Жонглёр"), 1, 3, use(Step(wound(1), Chosen(any_creature, 2)), coins=1), cost=2),
    creature(("Thief", "Вор"), 1, 1, hire(Step(take_control(), Chosen(enemy_creature)), optional=True), cost=4),
    creature(("Miser", "Скряга"), 3, 2, death(Step(discard(1, opponent=True), Nothing())), cost=2),
    creature(("Leech", "Пиявка"), 2, 3, when(Event.HEALED, wound_one(1, any_creature), of=Whose.OPPONENTS)),
    creature(("Fletcher", "Оперитель"), 1, 2, when(Event.SHOT, DRAW, of=Whose.YOURS), cost=2),
    creature(("Envier", "Завистник"), 1, 2, when(Event.DRAWN, wound_one(1, enemy_hero), of=Whose.OPPONENTS), cost=3),
    creature(("Mourner", "Плакальщик"), 1, 2, when(Event.DISCARDED, DRAW, of=Whose.YOURS)),
    creature(("Warded", "Оберег"), 2, 4, WARD, cost=3),
    creature(("Viper", "Гадюка"), 1, 2, at_end(POISON_2, of=Whose.ANY), cost=2),
    creature(("Martyr", "Мученик"), 4, 4, at_end(Step(wound(1), Itself()), wound_one(1, own_hero))),
    creature(("Debtor", "Должник"), 5, 5, OwnCost((), lambda game, card: len(card.controller.squad) - 2), cost=3),
    creature(("Usher", "Глашатай"), 1, 3, Triggered((DRAW,), Event.WOUNDED, of=Whose.ANY, limit=1), cost=2),
    creature(("Avenger", "Мститель"), 1, 3, when(Event.STRIKES, Step(wound(1), Occasion()), of=Whose.OPPONENTS)),
    creature(("Jailer", "Тюремщик"), 1, 3, CHAIN, cost=2),
    creature(("Banner", "Знамя"), 0, 3, Constant((), Effect(("x", "х"), lives=1, strike=PLUS), _others), cost=2),
    creature(("Drum", "Барабан"), 0, 2, Constant((), Effect(("x", "х"), strike=TWICE), your_creatures), cost=2),
    creature(("Shade", "Тень"), 2, 3, Constant((), Effect(("x", "х"), attacked=Change(How.SUBTRACT, 1)))),
    creature(("Wall", "Стена"), 0, 4, Constant((), Effect(("x", "х"), prevents=1), your_creatures)),
    creature(("Fog", "Туман"), 1, 2, Constant((), Effect(("x", "х"), prevents=1), lambda *_: True)),
    creature(("Nurse", "Сиделка"), 1, 3, SAVES, cost=2),
    creature(("Shadow", "Отражение"), 1, 3, SAVES, TAKES, cost=2),
    creature(("Ghost", "Призрак"), 2, 2, Replacement((Step(change_lives(1), Occasion()),), Event.DIES, optional=True)),
    creature(("Ruffian", "Задира"), 2, 2, Replacement((wound_each(1, enemy_hero),), Event.WOUNDED, _others)),
    creature(("Reader", "Чтец"), 1, 2, Replacement((wound_each(1, own_hero),), Event.DRAWN, _own_hero, optional=True)),
    creature(("Squire", "Оруженосец"), 1, 2, hire(Step(change_lives(2, Ends.THIS_TURN), Each(your_creature)))),
    creature(("Curse", "Порча"), 1, 2, hire(Step(change_lives(-1), Chosen(character, 2)))),
    creature(("Drill", "Муштра"), 1, 3, use(Step(change_strike(2, Ends.THIS_TURN), Chosen(your_creature)), coins=1)),
    creature(("Fury", "Ярость"), 1, 3, hire(Step(lay(WHILE_UNHURT), Each(any_creature))), cost=2),
    creature(("Hag", "Карга"), 1, 2, at_end(Step(lay(WITHOUT_FEATURES), Each(any_creature)), of=Whose.ANY), cost=2),
    creature(("Blade", "Клинок"), 1, 2, use(Step(change_strike(-1), Chosen(enemy_creature)), close=True)),
    spell(
        ("Wane", "Увядание"),
        (Step(reduce_lives(2), Chosen(character)),),
        (Step(change_lives(3, Ends.THIS_TURN), Same()),),
    ),
    creature(
        ("Piper", "Дудочник"), 1, 2, Activated((Step(open_cards(), Each(your_creature)),), Cost(coins=1), limit=1)
    ),
    Printed(("Helm", "Шлем"), Kind.SUPPORT, 1, abilities=(hire(DRAW),), support=ARMOURY),
    Printed(("Shield", "Щит"), Kind.SUPPORT, 0, abilities=(hire(DRAW), death(DRAW)), support=ARMOURY),
    spell(("Toxin", "Токсин"), (POISON_2,), (Step(heal(1), Same()), DRAW)),
    spell(("Doom", "Рок"), (wound_each(4, any_hero),), cost=3),
    spell(("Purge", "Чистка"), (Step(discard(1), Nothing()), Step(draw(2), Nothing())), (destroy_one(any_creature),)),
]
CARDS = [*BATTLE, *OWN]
KNOWN = [*SAMPLES, *CARDS]
CREATURES = [card for card in KNOWN if card.kind in (Kind.CREATURE, Kind.SUPPORT)]
HEROES = [card for card in KNOWN if card.kind is Kind.HERO]
LOOSE = [card for card in KNOWN if card.kind is not Kind.HERO]
UNKNOWN = ("unknown card", "неизвестная карта")
NAMES = (("Anna", "Анна"), ("Boris", "Борис"))


class Author:
    """Writes one position from a seed, in English or Russian; the same seed makes the same one in both."""

    def __init__(self, seed: int, lang: int) -> None:
        self.rng = Random(f"position {seed}")
        self.lang = lang

    def likely(self, chance: float) -> bool:
        return self.rng.random() < chance

    def before(self) -> str:
        """A position before the game: heroes and decks."""
        lines: list[str] = []
        for number in (0, 1):
            named = self.rng.choice(HEROES).called[self.lang]
            hero = named if self.likely(0.4) else f"{('hero', 'герой')[self.lang]} {self.rng.randint(3, 20)}"
            cards = [self.loose() for _ in range(self.rng.randint(1, 16))]
            lines += [f"{NAMES[number][self.lang]}: {hero}", f"    {('deck', 'колода')[self.lang]}: {'; '.join(cards)}"]
        return "\n".join(lines)

    def text(self) -> str:
        """The position."""
        ended = self.likely(0.1)
        return "\n".join(line for number in (0, 1) for line in self.side(number, ended))

    def side(self, number: int, ended: bool) -> list[str]:
        """The lines of one player."""
        lang, rng = self.lang, self.rng
        active: list[Names] = [("active", "активный игрок")] if not number else []
        active += [("turn ended", "ход завершён")] if ended and not number else []
        failed = rng.choice([0, 0, 0, 1, 2])
        active += [(f"{FAILED[0]} {failed}", f"{FAILED[1]} {failed}")] if failed else []
        flags = f" ({', '.join(flag[lang] for flag in active)})" if active else ""
        total = rng.randint(0, 12)
        closed = rng.randint(0, total) if self.likely(0.3) else 0
        lines = [
            f"{NAMES[number][lang]}{flags}: {self.hero()}",
            f"    {('coins', 'монеты')[lang]}: {total}, {('closed', 'закрыто')[lang]} {closed}",
        ]
        squad = [self.standing(NAMES[1 - number]) for _ in range(rng.randint(0, 4))]
        worn = [card for card in squad if card.startswith(("Helm", "Shield", "Шлем", "Щит"))]
        squad = [card for card in squad if card not in worn] + worn[:1]  # one of its class (15:212.3)
        piles: list[tuple[Names, list[str]]] = [
            (("hand", "рука"), [self.loose(0.05) for _ in range(rng.randint(0, 4))]),
            (("table", "стол"), squad),
            (("graveyard", "кладбище"), [self.loose() for _ in range(rng.randint(0, 3))]),
            (("deck", "колода"), [self.loose(0.1) for _ in range(rng.randint(0, 12))]),
        ]
        return lines + [f"    {zone[lang]}: {'; '.join(cards)}" for zone, cards in piles if cards]

    def hero(self) -> str:
        """A hero with few lives, or a named one with its wounds."""
        named = self.rng.choice(HEROES) if self.likely(0.4) else None
        lives = self.rng.randint(3, 20)
        wounds = max(0, (named.lives or 0) - lives) if named else self.rng.choice([0, 0, 2])
        flags: list[Names] = [CLOSED] if self.likely(0.2) else []
        flags += [(f"{WOUNDS[0]} {wounds}", f"{WOUNDS[1]} {wounds}")] if wounds else []
        return (named.called[self.lang] if named else f"{('hero', 'герой')[self.lang]} {lives}") + self.shown(flags)

    def loose(self, unknown: float = 0) -> str:
        """A card of a hand, deck or graveyard."""
        if self.likely(unknown):
            return UNKNOWN[self.lang]
        return self.inline()[0] if self.likely(0.25) else self.rng.choice(LOOSE).called[self.lang]

    def inline(self) -> tuple[str, int, int]:
        """A creature with its numbers, keywords and elements; its lives; its Armour."""
        lang, rng = self.lang, self.rng
        strike, lives, armour = rng.randint(0, 4), rng.randint(1, 5), rng.choice([0, 0, 1, 2])
        marks = [keyword.called[lang] for keyword in PLAIN_KEYWORDS if self.likely(0.2)]
        marks += [f"{ARMOUR[lang]} {armour}"] if armour else []
        marks += [rng.choice(ELEMENTS)[lang]] if self.likely(0.3) else []
        cost = f" {('cost', 'стоимость')[lang]} {rng.randint(0, 5)}" if self.likely(0.8) else ""
        called = f"{rng.choice(PLAIN)[lang]} {strike}/{lives}{cost}"
        return called + (f" [{', '.join(marks)}]" if marks else ""), lives, armour

    def standing(self, opponent: Names) -> str:
        """A card in play with what play has left on it."""
        printed: Printed | None = None
        if self.likely(0.6):
            printed = self.rng.choice(CREATURES)
            name, lives, armour = printed.called[self.lang], printed.lives or 1, 0
        else:
            name, lives, armour = self.inline()
        flags: list[Names] = [CLOSED] if self.likely(0.25) else []
        if printed is None or printed.kind is Kind.CREATURE:
            numbers = [(WOUNDS, self.rng.randint(0, lives - 1)), (PREVENTED, self.rng.randint(0, armour))]
            limited = printed and any(getattr(ability, "limit", 0) for ability in printed.abilities)
            numbers += [(USED, int(bool(limited)))]
            numbers += [(POISON, self.rng.randint(1, 2))] if self.likely(0.15) else []
            numbers += [(EXTRA_LIVES, self.rng.randint(1, 2))] if self.likely(0.1) else []
            flags += [(f"{word[0]} {n}", f"{word[1]} {n}") for word, n in numbers if n and self.likely(0.5)]
            if lives and self.likely(0.05):  # alive until the end of the turn only
                flags = [(f"{WOUNDS[0]} {lives}", f"{WOUNDS[1]} {lives}"), lives_effect(1, Ends.THIS_TURN).called]
            flags += [mark for mark in (FIRST_TURN, STRUCK, DEFENDED) if self.likely(0.15)]
            flags += [effect.called for effect in EFFECTS if self.likely(0.05)]
            flags += [strike_effect(self.rng.choice([-1, 1, 2]), Ends.THIS_TURN).called] if self.likely(0.1) else []
        flags += [(f"{OWNER[0]} {opponent[0]}", f"{OWNER[1]} {opponent[1]}")] if self.likely(0.05) else []
        return name + self.shown(flags)

    def shown(self, flags: list[Names]) -> str:
        """FLAGS in brackets."""
        return f" ({', '.join(flag[self.lang] for flag in flags)})" if flags else ""


def position(seed: int, lang: int = 0) -> str:
    """The position of SEED; every eleventh is one before the game."""
    author = Author(seed, lang)
    return author.text() if seed % 11 else author.before()
