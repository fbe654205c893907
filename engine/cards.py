"""The sample cards, and the plain names for cards written inline (part 7)."""

from __future__ import annotations

from .abilities import Activated, Chosen, Cost, Each, Event, Itself, SpellAbility, Step, Triggered, Whose
from .actions import destroy, revive, shot
from .effects import FIRST_TARGET, lay
from .model import Card, Entry, Game, Kind, Printed, Zone


def creature(game: Game, entry: Entry, card: Card) -> bool:
    """A creature in play."""
    return card.zone is Zone.SQUAD and card.printed.kind is Kind.CREATURE


def your_creature(game: Game, entry: Entry, card: Card) -> bool:
    """A creature in the squad of the ability's player."""
    return creature(game, entry, card) and card.controller is entry.player


def enemy_creature_without_wounds(game: Game, entry: Entry, card: Card) -> bool:
    """A creature of the opponent that has no wounds."""
    return creature(game, entry, card) and card.controller is not entry.player and not card.wounds


def hire(*steps: Step, optional: bool = False) -> Triggered:
    """«Hire: [text]»: when this card enters play."""
    return Triggered(steps, Event.ENTERS, optional=optional)


def death(*steps: Step, optional: bool = False) -> Triggered:
    """«Death: [text]»: when this card goes from play to the graveyard."""
    return Triggered(steps, Event.DIES, optional=optional)


CATASTROPHE = Printed(
    ("Catastrophe", "Катаклизм"),
    Kind.SPELL,
    cost=6,
    abilities=(SpellAbility((Step(destroy(), Each(creature)),)),),
    text=("Destroys all creatures.", "Уничтожает всех существ."),
    ours=("cost", "стоимость"),
)
ALP = Printed(
    ("Alp", "Альп"),
    Kind.CREATURE,
    cost=3,
    strike=2,
    lives=2,
    abilities=(
        Triggered(
            (Step(destroy(), Chosen(your_creature)), Step(revive(), Itself())),
            Event.TURN_ENDS,
            of=Whose.YOURS,
            zone=Zone.GRAVEYARD,
            optional=True,
        ),
    ),
    text=(
        "At the end of your turn, if Alp is in the graveyard, you may destroy a creature of yours to revive Alp.",
        "В конце своего хода, пока Альп на кладбище, игрок может уничтожить своё существо и тем возродить Альпа.",
    ),
    ours=("cost, strike, lives", "стоимость, удар, жизни"),
)
NOJTA = Printed(
    ("Nojta", "Нойта"),
    Kind.CREATURE,
    cost=1,
    strike=1,
    lives=1,
    abilities=(hire(Step(shot(3), Chosen(enemy_creature_without_wounds), attack=True)),),
    text=("Hire: shot for 3 at a creature without wounds.", "Найм: выстрел на 3 по существу без ран."),
)
BJORNBON = Printed(
    ("Bjornbon", "Бьорнбон"),
    Kind.HERO,
    lives=30,
    abilities=(Activated((Step(lay(FIRST_TARGET), Itself()),), Cost(close=True)),),
    text=(
        "Close Bjornbon: the first attack of the opponent's turn must be at Bjornbon.",
        "Закрыть Бьорнбона: первая атака в ход противника должна быть по Бьорнбону.",
    ),
)

SAMPLES = (CATASTROPHE, ALP, NOJTA, BJORNBON)

PLAIN = (
    ("Dwarf", "Гном"),
    ("Wolf", "Волк"),
    ("Orc", "Орк"),
    ("Bear", "Медведь"),
    ("Archer", "Лучник"),
    ("Knight", "Рыцарь"),
    ("Troll", "Тролль"),
    ("Dragon", "Дракон"),
    ("Guard", "Страж"),
    ("Witch", "Ведьма"),
)
"""Names for creatures written inline with their numbers."""

PLAYERS = (("Anna", "Анна"), ("Boris", "Борис"), ("Vera", "Вера"), ("Gleb", "Глеб"))

PLAIN_HERO = ("hero", "герой")
UNKNOWN = Printed(("unknown card", "неизвестная карта"), Kind.UNKNOWN)
"""A card of a hand or deck of which a position tells only the number."""
