"""How a position is shown: zone by zone, and as text; what its cards are."""

from __future__ import annotations

from typing import NamedTuple

from .cards import UNKNOWN
from .choices import BadPosition
from .effects import KNOWN
from .keywords import POISON
from .model import Game, Player, Stage
from .names import COST
from .numbers import number_effect
from .printed import Kind, Printed, Zone
from .trace import Names

COINS: Names = ("coins", "монеты")
PILES: dict[Names, Zone] = {
    ("hand", "рука"): Zone.HAND,
    ("table", "стол"): Zone.SQUAD,
    ("graveyard", "кладбище"): Zone.GRAVEYARD,
    ("deck", "колода"): Zone.DECK,
}
ACTIVE: Names = ("active", "активный игрок")
ENDED: Names = ("turn ended", "ход завершён")
LOST: Names = ("lost", "проигрыш")
DRAWN: Names = ("draw", "ничья")
FAILED: Names = ("failed draws", "неудачные взятия")
CLOSED_COINS: Names = ("closed", "закрыто")


class Row(NamedTuple):
    """One zone of one player, and the cards in it as shown; a deck or hand of unknown cards is a number."""

    name: str
    cards: tuple[str, ...]


class Side(NamedTuple):
    """One player's part of a position; `player` has the flags of the turn, `hero` those of the hero."""

    player: str
    active: bool
    hero: str
    zones: tuple[Row, ...]


def board(game: Game) -> tuple[Side, ...]:
    """The position now, in the table's language."""
    return tuple(_side(game, player) for player in game.players)


KINDS: dict[Kind, Names] = {
    Kind.HERO: ("hero", "герой"),
    Kind.CREATURE: ("creature", "существо"),
    Kind.SPELL: ("spell", "заклинание"),
    Kind.SUPPORT: ("support card", "карта поддержки"),
}


def named(game: Game) -> dict[str, Printed]:
    """The cards known by name, sorted by it."""
    return dict(sorted({game.say(card.printed): card.printed for card in game.cards() if card.printed.text}.items()))


def legend(game: Game) -> tuple[str, ...]:
    """What each card known by name is and does, one line a card; numbers of our own are said to be so."""
    return tuple(f"{name}: {_facts(printed, game.lang)}" for name, printed in named(game).items())


def _facts(card: Printed, lang: int) -> str:
    facts = [KINDS[card.kind][lang]]
    if card.cost is not None:
        facts.append(f"{COST[lang]} {card.cost}")
    if card.kind is Kind.CREATURE:
        facts.append(f"{card.strike}/{card.lives}")
    elif card.lives:
        facts.append(f"{('lives', 'жизни')[lang]} {card.lives}")
    ours = f" ({(f'ours: {card.ours[0]}', f'наше: {card.ours[1]}')[lang]})" if card.ours else ""
    return f"{', '.join(facts)}{ours}. {card.text[lang] if card.text else ''}".strip()


def show(game: Game) -> str:
    """The position as text. Raises BadPosition while the Queue is not empty, or something waits to enter it."""
    if game.queue or game.fired:
        waits = ("what has fired waits to enter the Queue", "сработавшее ждёт входа в Очередь")
        raise BadPosition(game.lang, waits[game.lang])
    if any(card.printed is UNKNOWN for p in game.players for card in (*p.squad, *p.graveyard)):
        unknown = ("an unknown card lies in a public zone", "в открытой зоне лежит неизвестная карта")
        raise BadPosition(game.lang, unknown[game.lang])
    laid = [effect for card in game.in_play() for effect in card.effects]
    known = [effect for effect in laid if effect in KNOWN or effect.family == POISON[0]]
    nameless = [e for e in laid if e not in known and number_effect(e.called[0], 0) != e]
    if nameless:
        called = nameless[0].called[game.lang]
        en, ru = f"no position can name the effect: {called}", f"позиция не может назвать эффект: {called}"
        raise BadPosition(game.lang, (en, ru)[game.lang])
    lines = []
    for side in board(game):
        lines.append(f"{side.player}: {side.hero}")
        lines += [f"    {row.name}: {'; '.join(row.cards)}" for row in side.zones]
    return "\n".join(lines)


def _side(game: Game, player: Player) -> Side:
    lang, active = game.lang, player is game.active and game.stage is not Stage.BEFORE
    flags = [ACTIVE[lang]] if active else []
    flags += [ENDED[lang]] if active and game.stage is Stage.ENDED else []
    flags += [LOST[lang]] if player.lost else []
    flags += [DRAWN[lang]] if player.drawn else []
    flags += [f"{FAILED[lang]} {player.failed_draws}"] if player.failed_draws else []
    head = player.names()[lang] + (f" ({', '.join(flags)})" if flags else "")
    rows = []
    if player.coins or player.closed_coins:
        closed = f", {CLOSED_COINS[lang]} {player.closed_coins}" if player.closed_coins else ""
        rows.append(Row(COINS[lang], (f"{player.coins + player.closed_coins}{closed}",)))
    for names, zone in PILES.items():
        cards = [card for card in player.pile(zone) if card.printed.kind is not Kind.HERO]
        if cards and all(card.printed is UNKNOWN for card in cards):
            rows.append(Row(names[lang], (str(len(cards)),)))
        elif cards:
            shown = [game.say(card) for card in cards]
            rows.append(Row(names[lang], tuple(shown if zone is Zone.DECK else sorted(shown))))
    return Side(head, active, game.say(player.hero), tuple(rows))
