"""The sample cards, and the plain names for cards written inline (part 7)."""

from __future__ import annotations

from collections.abc import Sequence

from .abilities import (
    Ability,
    Activated,
    Chosen,
    Cost,
    Each,
    Event,
    Itself,
    Nothing,
    OwnCost,
    SpellAbility,
    Step,
    Triggered,
    Whose,
)
from .actions import destroy, discard, draw, revive, take_control
from .effects import FIRST_TARGET, costs_at_most, lay
from .keywords import POISON, death, hire, poison
from .model import Card, Entry, Game
from .printed import Kind, Printed, Zone
from .trace import Names
from .wounds import heal, shot, wound


def creature(game: Game, entry: Entry, card: Card) -> bool:
    """A creature in play."""
    return card.zone is Zone.SQUAD and card.printed.kind is Kind.CREATURE


def your_creature(game: Game, entry: Entry, card: Card) -> bool:
    """A creature in the squad of the ability's player."""
    return creature(game, entry, card) and card.controller is entry.player


def enemy_creature_without_wounds(game: Game, entry: Entry, card: Card) -> bool:
    """A creature of the opponent that has no wounds."""
    return enemy_creature(game, entry, card) and not card.wounds


def enemy_creature(game: Game, entry: Entry, card: Card) -> bool:
    """A creature of the opponent."""
    return creature(game, entry, card) and card.controller is not entry.player


def character(game: Game, entry: Entry, card: Card) -> bool:
    """A creature or hero in play."""
    return card.zone is Zone.SQUAD and card.printed.kind in (Kind.CREATURE, Kind.HERO)


def your_character(game: Game, entry: Entry, card: Card) -> bool:
    """A creature or hero of the ability's player."""
    return character(game, entry, card) and card.controller is entry.player


def has_element(game: Game, entry: Entry, card: Card) -> bool:
    """A card that is not neutral."""
    return bool(card.printed.elements)


def _cheap_enemy_creature(game: Game, entry: Entry, card: Card) -> bool:
    return enemy_creature(game, entry, card) and costs_at_most(3)(game, entry, card)


def poisoned(game: Game, entry: Entry, card: Card) -> bool:
    """A creature with Poison."""
    return creature(game, entry, card) and any(effect.family == POISON[0] for effect in card.effects)


CATASTROPHE = Printed(
    ("Catastrophe", "Катаклизм"),
    Kind.SPELL,
    cost=6,
    abilities=(SpellAbility((Step(destroy(), Each(creature)),)),),
    text=("Destroy all creatures.", "Уничтожить всех существ."),
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
        "В конце вашего хода, пока Альп лежит на кладбище, можете уничтожить своё существо, и тогда Альп возродится.",
    ),
    ours=("cost, strike, lives", "стоимость, удар, жизни"),
)
NOJTA = Printed(
    ("Nojta", "Нойта"),
    Kind.CREATURE,
    cost=1,
    strike=1,
    lives=1,
    abilities=(hire(Step(shot(3), Chosen(enemy_creature_without_wounds))),),
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

SMAJTA = Printed(
    ("Smajta", "Смайта"),
    Kind.CREATURE,
    cost=4,
    strike=4,
    lives=3,
    abilities=(death(Step(wound(2), Chosen(character))),),
    text=("Death: wound a character 2.", "Гибель: ранить персонажа на 2."),
)
FIELD_SPIRIT = Printed(
    ("Field Spirit", "Полевица"),
    Kind.CREATURE,
    cost=4,
    strike=2,
    lives=3,
    abilities=(death(Step(draw(2), Nothing())),),
    text=("Death: draw two cards.", "Гибель: взять две карты."),
)
AGENT = Printed(
    ("Agent of Razan", "Агент Разана"),
    Kind.CREATURE,
    cost=2,
    strike=1,
    lives=2,
    abilities=(hire(Step(lay(poison(1)), Chosen(creature))),),
    text=("Hire: poison 1 on a chosen creature.", "Найм: выбранное существо получает отравление на 1."),
)
CAPITAL_PUNISHMENT = Printed(
    ("Capital Punishment", "Казнь"),
    Kind.SPELL,
    cost=3,
    abilities=(SpellAbility((Step(discard(2, opponent=True), Nothing()),)),),
    text=("The opponent discards two cards.", "Оппонент сбрасывает две карты."),
    ours=("cost", "стоимость"),
)

RAPTOR = Printed(
    ("Raptor", "Раптор"),
    Kind.CREATURE,
    cost=8,
    strike=5,
    lives=9,
    abilities=(hire(Step(destroy(), Each(costs_at_most(3)))),),
    text=(
        "Hire: destroy each creature of cost 3 or less.",
        "Найм: уничтожить каждое существо стоимостью 3 или менее.",
    ),
)
HEALING_VIAL = Printed(
    ("Healing Vial", "Фиал исцеления"),
    Kind.SPELL,
    cost=2,
    abilities=(SpellAbility((Step(heal(1), Chosen(your_character, 3, up_to=True, again=True)),)),),
    text=(
        "Heal up to three wounds in all, on any of your creatures or your hero.",
        "Излечить в сумме до трёх ран на любых ваших существах и на вашем герое.",
    ),
    ours=("type, cost", "тип, стоимость"),
)
SINISTER_CUBE = Printed(
    ("Sinister Cube", "Зловещий куб"),
    Kind.SPELL,
    cost=4,
    abilities=(SpellAbility((Step(destroy(), Chosen(creature, trait=has_element)),)),),
    text=("Destroy a creature that has an element.", "Уничтожить существо, у которого есть стихия."),
    ours=("cost", "стоимость"),
)
BAD_ADVICE = Printed(
    ("Bad Advice", "Дурные советы"),
    Kind.SPELL,
    cost=5,
    abilities=(SpellAbility((Step(take_control(), Chosen(_cheap_enemy_creature, by_opponent=True)),)),),
    text=(
        "The opponent chooses a creature of theirs of cost 3 or less; you take control of it.",
        "Оппонент выбирает своё существо стоимостью 3 или менее, и оно переходит под ваш контроль.",
    ),
    ours=("whose creature", "чьё существо"),
)
REVELLER = Printed(
    ("Reveller", "Кутила"),
    Kind.CREATURE,
    cost=10,
    strike=6,
    lives=6,
    abilities=(OwnCost((), lambda game, card: -len(card.controller.hand)),),
    text=("Costs 1 less for each card in your hand.", "Стоит на 1 меньше за каждую карту в вашей руке."),
)

SAMPLES = (
    RAPTOR,
    HEALING_VIAL,
    SINISTER_CUBE,
    BAD_ADVICE,
    REVELLER,
    CATASTROPHE,
    ALP,
    NOJTA,
    BJORNBON,
    SMAJTA,
    FIELD_SPIRIT,
    AGENT,
    CAPITAL_PUNISHMENT,
)


def make_creature(
    called: Names, strike: int, lives: int, *abilities: Ability, text: Names, cost: int | None = None
) -> Printed:
    """A creature of one's own, for an example or a test; `Table(position, cards=[…])` takes it."""
    return Printed(called, Kind.CREATURE, cost, strike, lives, abilities, text=text, ours=OURS)


def make_spell(called: Names, cost: int, *instructions: Sequence[Step], text: Names) -> Printed:
    """A spell of one's own; each of INSTRUCTIONS is one of its abilities, given by its steps."""
    abilities = tuple(SpellAbility(tuple(steps)) for steps in instructions)
    return Printed(called, Kind.SPELL, cost, abilities=abilities, text=text, ours=OURS)


def make_support(called: Names, support: Names, *abilities: Ability, text: Names, cost: int | None = None) -> Printed:
    """A support card of one's own, of the class SUPPORT."""
    return Printed(called, Kind.SUPPORT, cost, abilities=abilities, text=text, ours=OURS, support=support)


OURS = ("the whole card", "вся карта")

UNKNOWN = Printed(("unknown card", "неизвестная карта"), Kind.UNKNOWN)
"""A card of a hand or deck of which a position tells only the number."""
