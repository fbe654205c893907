"""Declaring an ability: is it legal, with which targets, for what payment (501, 502)."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext

from .abilities import Ability, Activated, Chosen, Cost, Each, Same, SpellAbility, Step, Triggered
from .aftermath import settle
from .choices import CannotAct, CannotPay, Illegal, NoTarget, NotATarget, apart
from .effects import abilities_of, attack_declared, forbidding
from .model import Card, Entry, Game
from .trace import Line
from .traits import RUSH, SPELL_PROTECTION, has
from .wounds import harm

SPENT = "once-a-turn"


def fitting(game: Game, entry: Entry, step: Step) -> list[Card]:
    """The cards that fit the ability's own text."""
    aim = step.to
    return [card for card in game.cards() if isinstance(aim, Chosen | Each) and aim.fits(game, entry, card)]


def has_trait(game: Game, entry: Entry, step: Step, card: Card) -> bool:
    """Whether CARD has what the text demands of a target of STEP."""
    trait = step.to.trait if isinstance(step.to, Chosen) else None
    return trait is None or trait(game, entry, card)


def legal(game: Game, entry: Entry, step: Step) -> list[Card]:
    """Those of the fitting cards that have the trait demanded (502.7) and that no other limit forbids (502.9)."""
    own = fitting(game, entry, step)
    with_it = [card for card in own if has_trait(game, entry, step, card)]
    if len(with_it) < len(own) and game.trace.by("502.7", entry, cause=entry.cause):
        own = with_it
    protected = [card for card in own if isinstance(entry.ability, SpellAbility) and has(card, SPELL_PROTECTION)]
    chooser = isinstance(step.to, Chosen) and not step.to.by_opponent
    if protected and chooser and game.trace.by("15:515.2", entry, cause=entry.cause):
        own = [card for card in own if card not in protected]
    limits = {card: holder for card in own if (holder := forbidding(game, entry, step, card))}
    if not limits:
        return own
    both = game.trace.by("502.9", entry, next(iter(limits.values())).bare(), cause=entry.cause)
    return [card for card in own if card not in limits] if both else own


def needs_target(game: Game, entry: Entry, step: Step) -> bool:
    """Whether a card is chosen for STEP. One that names all cards of a sort chooses none (118.2)."""
    if isinstance(step.to, Each):
        return not game.trace.by("118.2", entry, cause=entry.cause)
    return isinstance(step.to, Chosen)


def wanted(step: Step) -> int:
    """How many targets STEP needs at least."""
    return step.to.number if isinstance(step.to, Chosen) and not step.to.up_to else 1


def enough(game: Game, entry: Entry, step: Step, left: list[Card], chosen: list[Card]) -> bool:
    """Whether LEFT is as many as STEP still wants. What binds a first attack binds only the first target (15:507.6)."""
    free = fitting(game, entry, step) if step.attack and left and not chosen else left
    return len(chosen) + len(free) >= wanted(step)


def refers(game: Game, entry: Entry) -> Line | None:
    """Told of an ability that speaks of what one before it did: not checked beforehand, skipped if it finds nothing."""
    return game.trace.by("15:211.3", entry, cause=entry.cause)


def limit_of(ability: Ability) -> int:
    """How many times a turn ABILITY may be declared; 0 where the card prints no limit."""
    return ability.limit if isinstance(ability, Activated | Triggered) else 0


def number_of(entry: Entry) -> int:
    """Which of the limited abilities of its card this one is, from 1."""
    limited = [ability for ability in abilities_of(entry.source) if limit_of(ability)]
    return next((n for n, ability in enumerate(limited, 1) if ability is entry.ability), 1)


def spent(game: Game, entry: Entry) -> bool:
    """Whether the uses that the card prints for a turn are spent; each is paid for with a marker (501.2)."""
    used_up = 0 < limit_of(entry.ability) <= entry.place.used.get(number_of(entry), 0)
    return used_up and bool(game.trace.by(SPENT, entry, cause=entry.cause))


def bereft(entry: Entry) -> bool:
    """Whether the source of a triggered ability has left, or has lost the ability, since it fired."""
    if not isinstance(entry.ability, Triggered):
        return False
    has_it = any(ability is entry.ability for ability in abilities_of(entry.source))
    return not entry.place.here or (entry.source.here and not has_it)


def refusal(game: Game, entry: Entry) -> Illegal | None:
    """None where ENTRY may be declared, else the reason. Of a complex ability the first step counts (119.3)."""
    if isinstance(entry.ability, Triggered) and spent(game, entry):
        return CannotPay(game.lang, game.say(entry), SPENT)
    step = entry.ability.steps[0]
    if needs_target(game, entry, step):
        possible = enough(game, entry, step, legal(game, entry, step), [])
    elif isinstance(step.to, Same):
        possible = bool(refers(game, entry))
    elif isinstance(step.to, Each) and not fitting(game, entry, step):
        possible = bool(game.trace.by("502.6", entry, cause=entry.cause))
    else:
        possible = True
    id = "119.3" if entry.ability.complex else "illegality"
    if possible or not game.trace.by(id, entry, cause=entry.cause):
        return None
    return NoTarget(game.lang, game.say(entry), id)


def declare(game: Game, entry: Entry, said: Sequence[Card] = ()) -> None:
    """Name the targets of every step (501.1, 502.1) and put ENTRY at the end of the Queue (401.3).

    SAID are targets of the first step that were named with the verb. Raises NoTarget where there is no legal one,
    NotATarget where one of SAID is none.
    """
    told = len(game.trace.lines)
    if reason := refusal(game, entry):
        raise reason
    first, *later = entry.ability.steps
    if said:
        _check(game, entry, said, game.trace.lines[told:])
        entry.targets.append(list(said))
    else:
        _choose(game, entry, first, checked=True)
    for step in later:
        _choose(game, entry, step)
    if limit_of(entry.ability):
        entry.place.used[number_of(entry)] = entry.place.used.get(number_of(entry), 0) + 1
    entry.cause = game.trace.tell("501.1", entry.player, entry, cause=entry.cause)
    entry.lacked = bereft(entry)
    game.queue.append(entry)
    attack_declared(game, entry, entry.cause)


def _check(game: Game, entry: Entry, said: Sequence[Card], limits: Sequence[Line]) -> None:
    """Raises NotATarget where one of SAID is no legal target of the first step; LIMITS told what bears on it."""
    first = entry.ability.steps[0]
    with game.trace.quietly():
        lawful = legal(game, entry, first)
    if any(card not in lawful for card in said):
        by = limits[-1].id if limits and said[0] in fitting(game, entry, first) else ""
        raise NotATarget(game.lang, f"{game.say(entry)} → {game.say(said[0])}", by, apart(game, lawful, entry))


def _choose(game: Game, entry: Entry, step: Step, checked: bool = False) -> None:
    """Add the targets of STEP to ENTRY: as many as it wants, or none; None where it takes no target.

    Where it was CHECKED, which rules limit the choice has been told.
    """
    with game.trace.quietly() if checked else nullcontext():
        aimed = needs_target(game, entry, step)
    if not aimed:
        entry.targets.append(None)
        return
    chosen: list[Card] = []
    entry.targets.append(chosen)
    aim = step.to if isinstance(step.to, Chosen) else Chosen(lambda *_: True)
    player = entry.player
    if aim.by_opponent and game.trace.by("118.1", game.opponent(player), entry, cause=entry.cause):
        player = game.opponent(player)
    while len(chosen) < aim.number:
        with game.trace.quietly() if checked else nullcontext():
            left = [card for card in legal(game, entry, step) if aim.again or card not in chosen]
        if not enough(game, entry, step, left, chosen):
            chosen.clear()
            return
        options: dict[str, Card | None] = dict(apart(game, left, entry))
        if len(chosen) >= wanted(step):
            options[("enough", "достаточно")[game.lang]] = None
        if not (card := game.ask(player, options)):
            return
        chosen.append(card)
        checked = True


def pay(game: Game, entry: Entry, cost: Cost) -> None:
    """Pay COST together with the declaration; a payment has neither source nor target (501.2, 501.3).

    Raises CannotPay where the resources do not suffice. Where something replaces a part of it, ENTRY leaves the Queue.
    """
    player, card = entry.player, entry.source
    wanted = [
        ("close the card", "закрыть карту") if cost.close else None,
        (f"coins {cost.coins}", f"монеты {cost.coins}") if cost.coins else None,
        (f"wounds {cost.wounds}", f"раны {cost.wounds}") if cost.wounds else None,
    ]
    words = [names for names in wanted if names]
    price = ", ".join(names[0] for names in words), ", ".join(names[1] for names in words)
    if not words or not (line := game.trace.by("501.2", card, price, cause=entry.cause)):
        return
    if cost.coins > player.coins or (cost.close and card.closed):
        raise CannotPay(game.lang, f"{game.say(card)}: {price[game.lang]}", line.id)
    player.coins -= cost.coins
    player.closed_coins += cost.coins
    card.closed = card.closed or cost.close
    hurt = harm(game, [card], cost.wounds, line)
    settle(game, line)
    if cost.wounds and not hurt and game.trace.by("15:501.2.1", entry, cause=line):
        game.queue.remove(entry)


def may_act(game: Game, card: Card) -> None:
    """Raises CannotAct where CARD came under its player's control this turn (15:108.5)."""
    if not card.first_turn or (has(card, RUSH) and game.trace.by("rush", card.bare())):
        return
    if line := game.trace.by("15:108.5", card):
        raise CannotAct(game.lang, game.say(card), line.id)
