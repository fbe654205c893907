"""The course of a turn (part 3)."""

from __future__ import annotations

from .abilities import Ability, Activated, Cost, Event, SpellAbility
from .actions import draw_top, enter_play
from .aftermath import settle
from .choices import CannotAct, CannotPay, UnknownWord, apart
from .declaration import declare, may_act, pay, refusal, spent
from .effects import abilities_of, cost_of, opens, turn_over
from .events import happen
from .model import Card, Entry, Game, Player, Stage, move
from .printed import Kind, Zone
from .queue import drop_fired, enter, listed, run
from .trace import Line

MOST_COINS = 10
"""With this many coin markers the accumulation phase gives none (304.1)."""


def play(game: Game, card: Card) -> None:
    """309.1 and 309.2: pay; a spell's abilities execute in printed order, another card enters play; then triggers."""
    player = game.active
    cause = game.trace.tell("309.1", player, card)
    game.stage = Stage.PHASE
    if (cost := cost_of(game, card, cause)) is None:
        raise CannotPay(game.lang, f"{game.say(card)}: {('no cost is known', 'стоимость неизвестна')[game.lang]}")
    spell = card.printed.kind is Kind.SPELL
    entries = [Entry(a, card, player, cause) for a in card.printed.abilities if isinstance(a, SpellAbility)]
    legal: list[Entry] = []
    for entry in entries:
        with game.trace.quietly():
            reason = refusal(game, entry)
        if reason and (line := game.trace.by("15:117.1", entry, cause=cause)):
            refusal(game, entry)  # this time told: why it cannot be declared
            reason.id = line.id
            raise reason
        if not reason:
            legal.append(entry)
    pay(game, Entry(Ability(()), card, player, cause), Cost(coins=cost))
    if spell:
        laid = game.trace.by("A-spell-graveyard", card, cause=cause)
        source = move(card, Zone.GRAVEYARD) if laid else card
        for entry in legal:
            entry.source = source
            declare(game, entry)
        run(game)
        if not laid and card.here:
            move(card, Zone.GRAVEYARD)
    else:
        enter_play(game, [card], player, cause)
        settle(game, cause)
    enter(game, "309.2", cause)
    if game.stage is Stage.PHASE and game.trace.by("309.3", player, cause=cause):
        game.stage = Stage.CHOICE


def use(game: Game, card: Card) -> None:
    """308.1 to 308.3: declare and pay, execute; then triggers."""
    player = game.active
    abilities = _activated(game, card)
    cause = game.trace.tell("308.1", player, card)
    game.stage = Stage.PHASE
    named = {f"{game.say(card)} #{number}": ability for number, ability in enumerate(abilities, 1)}
    ability = game.ask(player, named)
    entry = Entry(ability, card, player, cause)
    if ability.cost.close:
        may_act(game, card)
    if spent(game, entry):
        raise CannotPay(game.lang, game.say(card), game.trace.lines[-1].id)
    declare(game, entry)
    pay(game, entry, ability.cost)
    run(game)
    enter(game, "308.2", cause)
    if game.stage is Stage.PHASE and game.trace.by("308.3", player, cause=cause):
        game.stage = Stage.CHOICE


def _activated(game: Game, card: Card) -> list[Activated]:
    """The activated abilities of CARD. Raises CannotAct where it has lost them, UnknownWord where there are none."""
    found = [a for a in abilities_of(card) if isinstance(a, Activated)]
    lost = [a for a in card.printed.abilities if isinstance(a, Activated)] if not found else []
    if lost and (line := game.trace.by("502.3", card)):
        raise CannotAct(game.lang, game.say(card), line.id)
    if not found and not lost:
        able = [c for c in game.active.squad if any(isinstance(a, Activated) for a in abilities_of(c))]
        raise UnknownWord(game.lang, game.say(card), possible=apart(game, able))
    return found or lost


def end(game: Game) -> None:
    """The active player ends the turn: 315.1 and 315.2."""
    cause = game.trace.tell("306.1", game.active)
    happen(game, Event.TURN_ENDS, cause, player=game.active)
    enter(game, "315.1", cause)
    if game.stage is Stage.OVER:
        return
    game.stage = Stage.ENDED
    turn_over(game, cause)
    before = len(game.fired)
    settle(game, cause)
    drop_fired(game, cause)
    late = game.fired[before:]
    if late and not game.trace.by("A-end-of-turn-lives", *listed(late), cause=cause):
        del game.fired[before:]  # by the letter of 304.3 it would be lost


def pass_on(game: Game) -> None:
    """From 315.3 through the start of the turn (302–304) to the choice phase (305.2)."""
    other = game.opponent(game.active)
    line = game.trace.by("315.3", other)
    game.active = other if line else game.active
    begin(game, line)


def begin(game: Game, cause: Line | None, first: bool = False) -> None:
    """The start of the active player's turn, FIRST of the game or not, to the choice phase."""
    player = game.active
    game.stage = Stage.PHASE
    for card in game.in_play():
        card.struck = card.defended = False
        card.prevented = 0
    closed = [card for card in player.squad if card.closed]
    if (closed or player.closed_coins) and game.trace.by("303.1", player, cause=cause):
        for card in closed:
            opens(game, card, cause)
        player.coins += player.closed_coins
        player.closed_coins = 0
        settle(game, cause)
    used = [card for card in (*player.squad, *player.graveyard) if card.used]
    if used and game.trace.by("303.2", player, cause=cause):
        for card in used:
            card.used = {}
    if not game.trace.by("303.3", player, cause=cause):
        return
    if player.coins + player.closed_coins < MOST_COINS and game.trace.by("304.1", player, cause=cause):
        player.coins += 1
    _draw_for_the_turn(game, cause, first)
    if game.stage is not Stage.OVER:
        happen(game, Event.TURN_STARTS, cause, player=player)
    enter(game, "304.3", cause)
    if game.stage is Stage.PHASE and game.trace.by("304.4", player, cause=cause) and game.trace.by("305.2", player):
        game.stage = Stage.CHOICE


def _draw_for_the_turn(game: Game, cause: Line | None, first: bool) -> None:
    """One card, except in the FIRST turn of the game; an empty deck gives none, and the third time loses (304.2)."""
    player = game.active
    words = ("", "")
    if first:
        words = (": not in the first turn of the game", ": в первый ход партии не берётся")
    elif not player.deck:
        words = (": the deck is empty", ": колода пуста")
    draws = game.trace.by("304.2", player, words, cause=cause)
    if draws and not first:
        if draw_top(game, player, draws) is None:
            player.failed_draws += 1
        settle(game, draws)


def concede(game: Game, player: Player) -> None:
    """PLAYER concedes: a loss (604.1)."""
    player.conceded = True
    settle(game, None)
    drop_fired(game)


def offer_draw(game: Game, player: Player) -> None:
    """PLAYER offers a draw; if the opponent accepts, the game ends as a draw for both (603.2)."""
    opponent = game.opponent(player)
    answers = {("accept", "согласие")[game.lang]: True, ("decline", "отказ")[game.lang]: False}
    accepted = game.ask(opponent, answers)
    said = ("accepted", "принято") if accepted else ("declined", "отклонено")
    if game.trace.by("603.2", player, said) and accepted:
        player.drawn = opponent.drawn = True
        game.stage = Stage.OVER
        drop_fired(game)
