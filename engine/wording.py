"""Reading the words of positions: a card with its numbers and keywords, and what play has left on it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches

from .abilities import Keyword
from .cards import SAMPLES, UNKNOWN
from .choices import BadPosition
from .effects import KNOWN
from .keywords import POISON, poison
from .model import Card
from .names import (
    CLOSED,
    COST,
    DEFENDED,
    ELEMENTS,
    FIRST_TURN,
    OWNER,
    PLAIN,
    PLAIN_HERO,
    PREVENTED,
    STRUCK,
    THIS_TURN,
    USED,
    WOUNDS,
)
from .numbers import number_effect
from .printed import Kind, Printed, Zone
from .trace import Names
from .traits import ARMOUR, PLAIN_KEYWORDS, armour

EXAMPLE: Names = (
    "Anna (active): hero 25 / table: Dwarf 3/3 / graveyard: Alp; Alp, each zone on a line of its own, indented",
    "Анна (активный игрок): герой 25 / стол: Гном 3/3 / кладбище: Альп; Альп, каждая зона — своей строкой с отступом",
)


class Wording:
    """What words mean in one language, with CARDS known besides the sample cards; `at` is the line being read."""

    def __init__(self, lang: int, cards: Sequence[Printed]) -> None:
        self.lang = lang
        self.cards = {printed.called[lang]: printed for printed in (*SAMPLES, *cards)}
        self.plain = {names[lang]: names for names in PLAIN}
        self.effects = {effect.called[lang]: effect for effect in KNOWN}
        self.owners: list[tuple[Card, str, tuple[int, str]]] = []
        self.at = (1, "")

    def bad(self, en: str, ru: str, possible: Sequence[str] = ()) -> BadPosition:
        """What is wrong in the line read last, and what could stand there: by default, a whole example."""
        number, line = self.at
        where = (f"line {number}, «{line.strip()}»: {en}", f"строка {number}, «{line.strip()}»: {ru}")
        return BadPosition(self.lang, where[self.lang], possible=possible or [EXAMPLE[self.lang]])

    def printed(self, said: str) -> Printed:
        """What SAID is the name of, with its numbers where it is written inline."""
        if said == UNKNOWN.called[self.lang]:
            return UNKNOWN
        if said in self.cards:
            return self.cards[said]
        if match := re.fullmatch(rf"{PLAIN_HERO[self.lang]} (\d+)", said):
            return Printed(PLAIN_HERO, Kind.HERO, lives=int(match[1]), plain=True)
        match = re.fullmatch(rf"(.+?) (\d+)/(\d+)(?: {COST[self.lang]} (\d+))?(?: \[([^\[\]]+)\])?", said)
        if match and match[1] in self.plain:
            coins = None if match[4] is None else int(match[4])
            keywords, elements = self.marks(match[5])
            numbers = coins, int(match[2]), int(match[3])
            return Printed(self.plain[match[1]], Kind.CREATURE, *numbers, keywords, elements=elements, plain=True)
        known = [*self.cards, *self.plain]
        close = get_close_matches(match[1] if match else said, known) or known
        raise self.bad(
            f"unknown card: {said} (an inline creature needs a known name and numbers: {PLAIN[0][0]} 3/3)",
            f"неизвестная карта: {said} (существо без карты пишется известным именем с числами: {PLAIN[0][1]} 3/3)",
            close,
        )

    def marks(self, said: str | None) -> tuple[tuple[Keyword, ...], tuple[Names, ...]]:
        """The keywords and the elements in square brackets; a card without elements is neutral."""
        keywords = {keyword.called[self.lang]: keyword for keyword in PLAIN_KEYWORDS}
        elements = {names[self.lang]: names for names in ELEMENTS}
        found: tuple[list[Keyword], list[Names]] = ([], [])
        for word in [word.strip() for word in said.split(",")] if said else []:
            worn = re.fullmatch(rf"{ARMOUR[self.lang]} ([1-9]\d*)", word)
            if worn or word in keywords:
                found[0].append(armour(int(worn[1])) if worn else keywords[word])
            elif word in elements:
                found[1].append(elements[word])
            else:
                en, ru = f"no such keyword or element: {word}", f"нет такого ключевого слова или стихии: {word}"
                raise self.bad(en, ru, [*keywords, f"{ARMOUR[self.lang]} 1", *elements])
        return tuple(found[0]), tuple(found[1])

    def split(self, flags: str | None) -> list[str]:
        """The flags in brackets. Raises where one comes twice."""
        found = [flag.strip() for flag in (flags or "").split(",") if flag.strip()]
        term = THIS_TURN[self.lang]
        kinds = [re.sub(rf"(?<=^[+-])\d+| \d+(?= #|{term}|$)", "", flag) for flag in found]
        for flag in kinds:
            if kinds.count(flag) > 1:
                raise self.bad(f"said twice: {flag}", f"сказано дважды: {flag}", list(dict.fromkeys(kinds)))
        return found

    def flag(self, card: Card, said: str) -> None:
        """What play has left on CARD."""
        numbered = (WOUNDS, POISON, PREVENTED)
        wounds, poisoned, prevented = (re.fullmatch(rf"{names[self.lang]} ([1-9]\d*)", said) for names in numbered)
        used = re.fullmatch(rf"{USED[self.lang]} ([1-9]\d*)(?: #(\d+))?", said)
        creature = card.printed.kind is Kind.CREATURE
        marks = {CLOSED: "closed"}
        if creature:
            marks |= {FIRST_TURN: "first_turn", STRUCK: "struck", DEFENDED: "defended"}
        mark = next((field for names, field in marks.items() if names[self.lang] == said), "")
        effect = poison(int(poisoned[1])) if poisoned and creature else self.effects.get(said)
        number = number_effect(said, self.lang)
        if number and (card.printed.strike if number.strike else card.printed.lives) is None:
            number = None
        owner = said.removeprefix(f"{OWNER[self.lang]} ")
        if owner != said and card.zone is Zone.SQUAD and card.printed.kind is not Kind.HERO:
            self.owners.append((card, owner, self.at))
        elif effect or number:
            card.effects += [one for one in (effect, number) if one]
        elif wounds:
            card.wounds = int(wounds[1])
        elif prevented and creature:
            card.prevented = int(prevented[1])
        elif used:
            card.used[int(used[2] or 1)] = int(used[1])
        elif mark:
            setattr(card, mark, True)
        else:
            shown = [f"{names[self.lang]} 1" for names in (*(numbered if creature else numbered[:1]), USED)]
            possible = [*(names[self.lang] for names in marks), *shown, *self.effects]
            raise self.bad(f"unknown: {said}", f"неизвестно: {said}", possible)
