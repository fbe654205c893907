"""The Queue: entry, order, passing, execution (part 4). It alone takes up what has fired."""

from __future__ import annotations

from .abilities import Each, Itself, Occasion, Same, SpellAbility, Step, Triggered
from .aftermath import over, settle
from .choices import Endless, Illegal, spoken_of
from .declaration import bereft, declare, fitting, has_trait, limit_of, refers, refusal
from .model import Card, Entry, Game, Player, Stage
from .trace import Line

NOTHING_REACHED = (("nothing, so it counts as not executed", "ничего, и она считается невыполненной"),)
LIMIT = 1000
"""Abilities executed in one Queue before it is taken to be endless."""


def enter(game: Game, point: str, cause: Line | None = None) -> None:
    """One of the five points at which what has fired enters the Queue (401.2): POINT is the rule that opens it.

    Runs until the Queue is empty (401.8).
    """
    drop_fired(game, cause)
    if game.fired and not game.trace.by(point, *listed(game.fired), cause=cause):
        return
    declare_fired(game)
    run(game)


def run(game: Game) -> None:
    """Execute what waits, first in, first out (401.3), and what fires meanwhile (401.2), until nothing is left.

    Raises Endless where that never happens.
    """
    for _ in range(LIMIT):
        if game.queue and over(game, *listed(list(game.queue)), cause=game.queue[0].cause):
            game.queue.clear()
            game.fired.clear()
        if not game.queue:
            drop_fired(game)
            return
        waits = len(game.queue) > 1
        first = not waits or game.trace.by("401.3", game.queue[0], cause=game.queue[0].cause)
        execute(game, game.queue.popleft() if first else game.queue.pop())
    raise Endless(game.lang, str(LIMIT))


def drop_fired(game: Game, cause: Line | None = None) -> None:
    """Once the game is over, what has fired comes no more."""
    if game.fired and over(game, *listed(game.fired), cause=cause or game.fired[0].cause):
        game.fired.clear()


def execute(game: Game, entry: Entry) -> None:
    """Carry out ENTRY, then let in what it fired.

    The source need not be there any more (401.5), nor still have the ability (502.3.1).
    """
    lost = bereft(entry)
    if lost and (entry.lacked or not entry.place.here):
        if not game.trace.by("401.5", entry, cause=entry.cause):
            return
    elif lost and not game.trace.by("502.3.1", entry, cause=entry.cause):
        return
    taken: list[Card] = []
    steps = list(zip(entry.ability.steps, entry.targets, strict=True))
    for number, (step, targets) in enumerate(steps, 1):
        rest = number < len(steps)
        cards = _affected(game, entry, step, targets)
        if targets is not None or isinstance(step.to, Same):
            cards = _reached(game, entry, step, cards, rest, bool(taken))
        done: list[Card] = []
        assert entry.cause
        for made, group in enumerate([[card] for card in cards] if step.attack else [cards]):
            if made and over(game, entry, cause=entry.cause):
                break  # attacks go one by one (15:507.6)
            done += step.do(game, entry, group)
            settle(game, entry.cause)
        taken += done
        if rest and over(game, entry, cause=entry.cause):
            return
        if rest and not done and game.trace.by("119.2", entry, cause=entry.cause):
            break
        if rest and game.fired and not game.trace.by("401.6", entry, cause=entry.cause):
            declare_fired(game)
    game.results = [card.became or card for card in taken]
    if game.fired and game.stage is not Stage.OVER and _lets_in(game, entry):
        declare_fired(game)


def _reached(game: Game, entry: Entry, step: Step, cards: list[Card], rest: bool, taken: bool) -> list[Card]:
    """Those of CARDS that are still where they were: it is executed for them, if there are any (120.7).

    A part that reaches none of its targets, with others after it, is a matter of 119.2.
    """
    there = [card for card in cards if card.here]
    if isinstance(step.to, Same) and not there:
        refers(game, entry)
        return []
    if len(there) == len(cards) or (rest and not there):
        return cards
    about = _names(there) if there or taken else NOTHING_REACHED
    return there if game.trace.by("120.7", entry, *about, cause=entry.cause) else []


def _lets_in(game: Game, entry: Entry) -> bool:
    """Whether what has fired enters right after ENTRY. After a card played or used, its own point follows.

    In the course of a spell nothing enters before its last ability is done (A-spell-triggers).
    """
    if isinstance(entry.ability, Triggered):
        return bool(game.trace.by("401.2", *listed(game.fired), cause=entry.cause))
    more = any(isinstance(waiting.ability, SpellAbility) for waiting in game.queue)
    return more and not game.trace.by("A-spell-triggers", entry, cause=entry.cause)


def _affected(game: Game, entry: Entry, step: Step, targets: list[Card] | None) -> list[Card]:
    """What STEP is done to: the declared targets, the source itself, or all that fit now."""
    if targets is None:
        own = {Itself: [entry.place], Same: game.results, Occasion: [entry.occasion] if entry.occasion else []}
        return own.get(type(step.to)) or fitting(game, entry, step)
    return [found for card in targets if (found := _target(game, entry, step, card))]


def _target(game: Game, entry: Entry, step: Step, card: Card) -> Card | None:
    """CARD, declared as a target, as it is to be found now: what limited the choice no longer counts (501.4)."""
    if not card.here:
        now = card
        while now.became:
            now = now.became
        back = now.zone is card.zone
        return now if back and not game.trace.by("A-new-card", now, cause=entry.cause) else card
    fits = isinstance(step.to, Each) or (card in fitting(game, entry, step) and has_trait(game, entry, step, card))
    return card if fits or game.trace.by("501.4", card, entry, cause=entry.cause) else None


def _names(cards: list[Card]) -> tuple[tuple[str, str]]:
    """CARDS in words."""
    names = [card.bare() for card in cards]
    return ((", ".join(name[0] for name in names) or "nothing", ", ".join(name[1] for name in names) or "ничего"),)


def listed(entries: list[Entry]) -> tuple[tuple[str, str]]:
    """The sources of ENTRIES in words."""
    names = [entry.names() for entry in entries]
    return (("; ".join(name[0] for name in names), "; ".join(name[1] for name in names)),)


def declare_fired(game: Game) -> None:
    """Both players declare what has fired: first the non-active player, each in the order they like (402.1)."""
    waiting = game.waiting = game.fired
    game.fired = []
    non_active = game.opponent(game.active)
    order = [game.active, non_active]
    whose = {id(entry.player) for entry in waiting}
    cause = waiting[0].cause if waiting else None
    if len(whose) > 1 and game.trace.by("402.1", non_active, cause=cause):
        order.reverse()
    for player in order:
        _declare_own(game, player, [entry for entry in waiting if entry.player is player])
    game.waiting = []


def _declare_own(game: Game, player: Player, waiting: list[Entry]) -> None:
    """PLAYER declares until nothing is left to declare, or they pass (401.7)."""
    reasons: dict[int, Illegal | None] = {}
    while waiting:
        with game.trace.quietly():
            reasons = {id(entry): refusal(game, entry) for entry in waiting}
        able = _points(game, [entry for entry in waiting if not reasons[id(entry)]])
        refused: dict[str, Illegal] = {
            f"{game.say(player)}: {game.say(entry)}": reason for entry in waiting if (reason := reasons[id(entry)])
        }
        options: dict[str, Entry | None] = dict(_apart(game, able))
        if all(isinstance(entry.ability, Triggered) and entry.ability.optional for entry in able):
            options[("pass", "пас")[game.lang]] = None
        chosen = game.ask(player, options, refused)
        if chosen is None:
            break
        waiting.remove(chosen)
        game.waiting.remove(chosen)
        declare(game, chosen)
    for entry in waiting:
        if reasons[id(entry)]:
            refusal(game, entry)  # this time told: why it cannot be declared
    game.waiting = [entry for entry in game.waiting if entry not in waiting]
    if waiting and not game.trace.by("401.7", player, *listed(waiting), cause=waiting[0].cause):
        game.fired += waiting


def _points(game: Game, able: list[Entry]) -> list[Entry]:
    """Those of ABLE that may be used: of an ability that fired several times, any of its points (402.2)."""
    first: dict[tuple[int, int], Entry] = {}
    for entry in able:
        first.setdefault((id(entry.ability), id(entry.source)), entry)
    limited = [entry for entry in able if limit_of(entry.ability)]
    several = [e for e in limited if first[id(e.ability), id(e.source)] is not e]
    if not several or game.trace.by("402.2", several[0], cause=several[0].cause):
        return able
    return [entry for entry in able if entry not in several]


def _apart(game: Game, entries: list[Entry]) -> dict[str, Entry]:
    """ENTRIES as options: by their sources; where names do not tell them apart, with their state, or numbered."""
    seen: dict[str, dict[object, Entry]] = {}
    for entry in entries:
        why, spoken = entry.cause and entry.cause.text(), spoken_of(entry.place, list(game.queue))
        key = (entry.ability, entry.source.printed, entry.source.names(), why, spoken)
        seen.setdefault(game.say(entry), {}).setdefault(key, entry)
    options: dict[str, Entry] = {}
    for text, alike in seen.items():
        full = [game.say(entry.source) for entry in alike.values()]
        for number, (shown, entry) in enumerate(zip(full, alike.values(), strict=True), 1):
            alone = len(alike) == 1
            if alone or full.count(shown) == 1:
                options[text if alone else shown] = entry
                continue
            about = f"{shown} — {game.say(entry.occasion)}" if entry.occasion else shown
            options[about if entry.occasion and about not in options else f"{about} #{number}"] = entry
    return options
