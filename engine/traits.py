"""Constant keywords: what strikes, shots and closing ask a card for (part 7)."""

from __future__ import annotations

from .abilities import Harm, Keyword
from .effects import abilities_of
from .model import Card
from .trace import Names

FIRST_STRIKE = Keyword((), ("First strike", "Первый удар"))
DIRECTED_STRIKE = Keyword((), ("Directed strike", "Направленный удар"))
ATTACK_EXPERIENCE = Keyword((), ("Attack experience", "Опыт в атаке"))
DEFENCE_EXPERIENCE = Keyword((), ("Defence experience", "Опыт в защите"))
RUSH = Keyword((), ("Rush", "Рывок"))
OPEN_AFTER_ATTACKING = Keyword((), ("Does not close after attacking", "Не закрывается после атаки"))

OPEN_AFTER_DEFENDING = Keyword((), ("Does not close after defending", "Не закрывается после защиты"))
SPELL_PROTECTION = Keyword((), ("Protection from spells", "Защита от заклинаний"))
PROTECTIONS = {
    Harm.STRIKE: Keyword((), ("Protection from strikes", "Защита от ударов")),
    Harm.SHOT: Keyword((), ("Protection from shots", "Защита от выстрелов")),
}
ARMOUR: Names = ("Armour", "Броня")

PLAIN_KEYWORDS = (
    FIRST_STRIKE,
    DIRECTED_STRIKE,
    ATTACK_EXPERIENCE,
    DEFENCE_EXPERIENCE,
    RUSH,
    OPEN_AFTER_ATTACKING,
    OPEN_AFTER_DEFENDING,
    SPELL_PROTECTION,
    *PROTECTIONS.values(),
)


def armour(number: int) -> Keyword:
    """Armour X: prevents the first X wounds that strikes and shots deal to the card in a turn of either player."""
    return Keyword((), ARMOUR, number)


def has(card: Card, keyword: Keyword) -> bool:
    """Whether CARD has KEYWORD now."""
    return keyword in abilities_of(card)


def armour_of(card: Card) -> int:
    """The X of its Armour: the one that came last, the others are lost."""
    values = [one.number for one in abilities_of(card) if isinstance(one, Keyword) and one.called == ARMOUR]
    return values[-1] if values else 0
