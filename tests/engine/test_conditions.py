"""Effects with a condition end for good when it fails (120.6)."""

from __future__ import annotations

from engine import Table
from engine.abilities import Chosen, Each, Itself, Step
from engine.actions import take_control
from engine.effects import close_cards, open_cards
from engine.effects import lay as laying
from engine.lasting import Change, Effect, Ends, How
from engine.model import Card, Game
from engine.printed import Printed
from engine.traits import ATTACK_EXPERIENCE
from engine.wounds import heal, wound
from tests.engine.changes import PLUS, card, card_with, constant, field, numbers, one
from tests.engine.helpers import (
    any_creature,
    at_start,
    destroy_one,
    pile,
    spell,
    use,
)


def unhurt(game: Game, card: Card) -> bool:
    return not card.wounds


def is_open(game: Game, card: Card) -> bool:
    return not card.closed


def annas(game: Game, card: Card) -> bool:
    return card.controller is game.players[0]


BOLD = Effect(("bold", "смелость"), strike=PLUS, lives=2, condition=unhurt)
AWAKE = Effect(("awake", "бодрость"), strike=Change(How.ADD, 3), condition=is_open)
LOYAL = Effect(("loyal", "верность"), lives=2, condition=annas)
SPELLS = (
    one(("Bolden", "Смелость"), laying(BOLD)),
    one(("Wake", "Бодрость"), laying(AWAKE)),
    one(("Bind", "Верность"), laying(LOYAL)),
    one(("Hurt", "Боль"), wound(1)),
    one(("Mend", "Лечение"), heal(9)),
    one(("Open", "Открыть"), open_cards()),
    one(("Shut", "Закрыть"), close_cards()),
    one(("Lure", "Увод"), take_control()),
    spell(("Bolt", "Стрела"), (destroy_one(any_creature),)),
)


def after(
    anna: str, boris: str, *said: tuple[str, str], cards: tuple[Printed, ...] = (), without: tuple[str, ...] = ()
) -> Table:
    """After Anna's spells, each at the card in play that is called so."""
    hand = "; ".join(spell for spell, _ in said)
    table = field(anna, boris, *SPELLS, *cards, hand=hand, without=without)
    for name, target in said:
        table.play(name, f"Anna: {card(table, target).names()[0]}")
    return table


def test_120_6_the_effect_is_gone_and_does_not_come_back_with_the_condition() -> None:
    """Unhurt 3/4; wounded 2/1; healed 2/2, and not 3/4 again."""
    bolden, hurt, mend = ("Bolden", "Wolf"), ("Hurt", "Wolf"), ("Mend", "Wolf")
    assert numbers(after("Wolf 2/2", "Orc 2/2", bolden), "Wolf") == (3, 4)
    assert numbers(after("Wolf 2/2", "Orc 2/2", bolden, hurt), "Wolf") == (2, 1)
    table = after("Wolf 2/2", "Orc 2/2", bolden, hurt, mend)
    assert numbers(table, "Wolf") == (2, 2)
    assert pile(table, "Anna", "table") == ["Wolf 2/2"]
    off = after("Wolf 2/2", "Orc 2/2", bolden, hurt, mend, without=("120.6",))
    assert numbers(off, "Wolf") == (3, 4)


def test_120_6_a_condition_that_is_not_met_when_it_is_laid() -> None:
    table = after("Wolf 2/2 (wounds 1)", "Orc 2/2", ("Bolden", "Wolf"), ("Mend", "Wolf"))
    assert numbers(table, "Wolf") == (2, 2)


def test_120_6_laid_anew_it_holds_again() -> None:
    table = after("Wolf 2/2", "Orc 2/2", ("Bolden", "Wolf"), ("Hurt", "Wolf"), ("Mend", "Wolf"), ("Bolden", "Wolf"))
    assert numbers(table, "Wolf") == (3, 4)


def test_120_6_an_effect_without_a_condition_is_not_touched() -> None:
    table = after("Wolf 2/2 (extra lives 1, +2 to strike)", "Orc 2/2", ("Bolden", "Wolf"), ("Hurt", "Wolf"))
    assert pile(table, "Anna", "table") == ["Wolf 2/2 (wounds 1, +2 to strike, extra lives 1)"]


def test_120_6_a_creature_that_lives_by_it_dies_when_it_goes() -> None:
    """Loyal to Anna it has 4 lives, three wounds; under Boris's control none are left."""
    lure = card_with(
        "Lurer",
        9,
        at_start(
            Step(take_control(), Chosen(lambda g, e, c: any_creature(g, e, c) and c.bare()[0].startswith("Wolf")))
        ),
    )
    table = after("Wolf 2/2", "Lurer", ("Bind", "Wolf"), *[("Hurt", "Wolf")] * 3, cards=(lure,))
    assert numbers(table, "Wolf") == (2, 1)
    table.end_turn()
    table.next_turn()
    assert pile(table, "Anna", "graveyard")[-1] == "Wolf 2/2"
    assert pile(table, "Boris", "table") == ["Lurer"]


def test_120_6_the_strike_of_an_unhurt_one_in_a_fight() -> None:
    """Both strike in the same moment with what they have then; afterwards the wounded one has lost it."""
    table = after("Wolf 2/9", "Orc 2/9", ("Bolden", "Wolf"))
    table.strike(card(table, "Wolf").names()[0], "Orc 2/9")
    assert (card(table, "Orc").wounds, numbers(table, "Wolf")) == (3, (2, 7))


def test_120_6_first_strike_the_wounds_end_it_before_the_strike_back() -> None:
    table = after("Bear 1/9 [First strike]", "Orc 2/9", ("Bolden", "Orc"))
    table.strike("Bear 1/9 [First strike]", card(table, "Orc").names()[0])
    assert card(table, "Bear").wounds == 2


def test_120_6_closing_after_the_attack_ends_it_and_opening_does_not_bring_it_back() -> None:
    """While open 5; closed by 15:506.3; opened again by a spell in the same turn, 2."""
    table = field("Wolf 2/9", "Orc 0/9", *SPELLS, hand="Wake; Open")
    table.play("Wake", "Anna: Wolf 2/9")
    assert numbers(table, "Wolf")[0] == 5
    table.strike(card(table, "Wolf").names()[0], "Orc 0/9")
    assert card(table, "Orc").wounds == 5
    assert pile(table, "Anna", "table") == ["Wolf 2/9 (closed, struck)"]
    table.play("Open", f"Anna: {card(table, 'Wolf').names()[0]}")
    assert numbers(table, "Wolf")[0] == 2


def test_120_6_one_that_stays_open_keeps_it() -> None:
    table = after("Wolf 2/9 [Attack experience]", "Orc 0/9", ("Wake", "Wolf"))
    table.strike(card(table, "Wolf").names()[0], "Orc 0/9")
    assert numbers(table, "Wolf")[0] == 5


def test_120_6_closing_in_payment_ends_it_though_the_ability_opens_it_again() -> None:
    spry = card_with("Spry", 9, use(Step(open_cards(), Itself()), close=True), strike=2)
    table = after("Spry", "Orc 0/9", ("Wake", "Spry"), cards=(spry,))
    table.use(card(table, "Spry").names()[0])
    assert pile(table, "Anna", "table") == ["Spry"]
    assert numbers(table, "Spry")[0] == 2


def test_120_6_opening_in_the_recovery_phase_ends_it() -> None:
    """«While closed», and 303.1 opens it."""
    asleep = Effect(("asleep", "сон"), lives=3, condition=lambda game, card: card.closed)
    lull = spell(("Lull", "Сон"), (Step(close_cards(), Each(any_creature)), Step(laying(asleep), Each(any_creature))))
    table = field("Troll 9/9 (closed)", "Orc 2/2", lull, hand="Lull")
    table.play("Lull")
    assert numbers(table, "Orc")[1] == 5
    table.end_turn()
    table.next_turn()
    assert pile(table, "Boris", "table") == ["Orc 2/2"]
    assert numbers(table, "Troll")[1] == 12


def test_120_6_an_ability_that_was_given_on_a_condition() -> None:
    """«While unhurt, Attack experience»: wounded in its attack, it closes after it."""
    skilled = Effect(("skilled", "умение"), gives=ATTACK_EXPERIENCE, condition=unhurt)
    teach = one(("Teach", "Урок"), laying(skilled))
    for foe, closed in (("Orc 0/9", False), ("Orc 1/9", True)):
        table = after("Wolf 2/9", foe, ("Teach", "Wolf"), cards=(teach,))
        table.strike(card(table, "Wolf").names()[0], foe)
        assert card(table, "Wolf").closed is closed


def test_120_6_it_may_depend_on_another_card_and_then_goes_after_that_one() -> None:
    """While Standard is in play Wolf has 3 lives more; as its death is one event, Wolf's follows."""
    oath = Effect(
        ("oath", "клятва"), lives=3, condition=lambda game, _: any(c.bare()[0] == "Standard" for c in game.in_play())
    )
    swear = one(("Swear", "Клятва"), laying(oath))
    standard = card_with("Standard", 1)
    table = after(
        "Troll 9/9",
        "Standard; Wolf 2/2",
        ("Swear", "Wolf"),
        *[("Hurt", "Wolf")] * 4,
        ("Bolt", "Standard"),
        cards=(swear, standard),
    )
    assert pile(table, "Boris", "graveyard") == ["Standard", "Wolf 2/2"]
    told = [line.id for line in table.trace if line.id in ("death", "120.6", "503.1")]
    assert told == ["death", "120.6", "503.1", "death"]


def test_120_6_with_a_term_too_whichever_comes_first() -> None:
    brief = Effect(("brief", "кратко"), strike=PLUS, ends=Ends.THIS_TURN, condition=unhurt)
    spur = one(("Spur", "Шпора"), laying(brief))
    table = after("Wolf 2/9", "Orc 2/9", ("Spur", "Wolf"), cards=(spur,))
    table.end_turn()
    assert pile(table, "Anna", "table") == ["Wolf 2/9"]
    table = after("Wolf 2/9", "Orc 2/9", ("Spur", "Wolf"), ("Hurt", "Wolf"), cards=(spur,))
    assert pile(table, "Anna", "table") == ["Wolf 2/9 (wounds 1)"]


def test_15_115_1_what_a_constant_ability_gives_on_a_condition_does_come_back() -> None:
    """Not 120.6: it is laid whenever the card fits."""
    proud = card_with("Proud", 2, constant(lambda game, holder, card: card is holder and not card.wounds, strike=PLUS))
    assert numbers(after("Proud", "Orc 2/2", ("Hurt", "Proud"), cards=(proud,)), "Proud")[0] == 0
    assert numbers(after("Proud", "Orc 2/2", ("Hurt", "Proud"), ("Mend", "Proud"), cards=(proud,)), "Proud")[0] == 1
