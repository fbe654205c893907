"""Positions as text, in and out, in either language. What is printed can be read, and prints the same again."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from textwrap import dedent
from typing import NamedTuple, TypeVar

from .cards import PLAIN, PLAIN_HERO, PLAYERS, SAMPLES, UNKNOWN
from .choices import BadPosition, Script
from .effects import KNOWN
from .model import Card, Game, Kind, Player, Printed, Stage, Zone
from .trace import Names, Trace

V = TypeVar("V")

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
FAILED: Names = ("failed draws", "неудачные взятия")
CLOSED_COINS: Names = ("closed", "закрыто")
EXAMPLE: Names = (
    "Anna (active): hero 25 / table: Dwarf 3/3 / graveyard: Alp; Alp, each zone on a line of its own, indented",
    "Анна (активный игрок): герой 25 / стол: Гном 3/3 / кладбище: Альп; Альп, каждая зона — своей строкой с отступом",
)


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


def legend(game: Game) -> tuple[str, ...]:
    """What each card known by name is and does, one line a card; numbers of our own are said to be so."""
    named = sorted({game.say(c.printed): c.printed for c in game.cards() if c.printed.text}.items())
    return tuple(f"{name}: {_facts(printed, game.lang)}" for name, printed in named)


def _facts(card: Printed, lang: int) -> str:
    facts = [KINDS[card.kind][lang]]
    if card.cost is not None:
        facts.append(f"{('cost', 'стоимость')[lang]} {card.cost}")
    if card.kind is Kind.CREATURE:
        facts.append(f"{card.strike}/{card.lives}")
    elif card.lives:
        facts.append(f"{('lives', 'жизни')[lang]} {card.lives}")
    ours = f" ({(f'ours: {card.ours[0]}', f'числа наши: {card.ours[1]}')[lang]})" if card.ours else ""
    return f"{', '.join(facts)}{ours}. {card.text[lang] if card.text else ''}".strip()


def show(game: Game) -> str:
    """The position as text. Raises BadPosition while the Queue is not empty."""
    if game.queue or game.fired:
        raise BadPosition(game.lang, ("the Queue is not empty", "Очередь не пуста")[game.lang])
    lines = []
    for side in board(game):
        lines.append(f"{side.player}: {side.hero}")
        lines += [f"    {row.name}: {'; '.join(row.cards)}" for row in side.zones]
    return "\n".join(lines)


def _side(game: Game, player: Player) -> Side:
    lang, active = game.lang, player is game.active
    flags = [ACTIVE[lang]] if active else []
    flags += [ENDED[lang]] if active and game.stage is Stage.ENDED else []
    flags += [LOST[lang]] if player.lost else []
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


class _Reader:
    """Reads one position; knows its language, and which line it is at."""

    def __init__(self, text: str, cards: Sequence[Printed]) -> None:
        self.lang = int(bool(re.search("[А-яЁё]", text)))
        self.lines = [(n, line) for n, line in enumerate(dedent(text).strip("\n").split("\n"), 1) if line.strip()]
        self.cards = {printed.called[self.lang]: printed for printed in (*SAMPLES, *cards)}
        self.plain = {names[self.lang]: names for names in PLAIN}
        self.at = (0, "")

    def bad(self, en: str, ru: str, possible: Sequence[str] = ()) -> BadPosition:
        number, line = self.at
        where = (f"line {number}, «{line.strip()}»: {en}", f"строка {number}, «{line.strip()}»: {ru}")
        return BadPosition(self.lang, where[self.lang], possible=possible)

    def read(self, trace: Trace) -> Game:
        players: list[Player] = []
        active: Player | None = None
        stage = Stage.CHOICE
        for at in self.lines:
            self.at, line = at, at[1]
            if line[0].isspace():
                if not players:
                    raise self.bad("a zone before any player", "зона раньше игрока", [EXAMPLE[self.lang]])
                self.zone(players[-1], line.strip())
                continue
            player, flags = self.player(line)
            players.append(player)
            if ACTIVE[self.lang] in flags:
                if active:
                    raise self.bad("a second active player", "второй активный игрок")
                active = player
                stage = Stage.ENDED if ENDED[self.lang] in flags else stage
        if len(players) != 2 or active is None:
            raise self.bad(
                f"two players are needed, one of them ({ACTIVE[0]})",
                f"нужны два игрока, один из них — ({ACTIVE[1]})",
                [EXAMPLE[self.lang]],
            )
        stage = Stage.OVER if any(player.lost for player in players) else stage
        return Game((players[0], players[1]), active, trace, Script(self.lang), self.lang, stage)

    def player(self, line: str) -> tuple[Player, list[str]]:
        match = re.fullmatch(r"([^():]+?)(?: \(([^()]*)\))?: (.+)", line)
        if not match:
            raise self.bad("not a player and a hero", "это не игрок с героем", [EXAMPLE[self.lang]])
        said = match[1]
        names = next((names for names in PLAYERS if names[self.lang] == said), (said, said))
        player = Player(names)
        flags = [flag.strip() for flag in (match[2] or "").split(",") if flag.strip()]
        known = (ACTIVE[self.lang], ENDED[self.lang], LOST[self.lang])
        for flag in flags:
            failed = re.fullmatch(rf"{FAILED[self.lang]} (\d+)", flag)
            if failed:
                player.failed_draws = int(failed[1])
            elif flag not in known:
                raise self.bad(f"unknown: {flag}", f"неизвестно: {flag}", [*known, f"{FAILED[self.lang]} 1"])
        player.lost = LOST[self.lang] in flags
        hero = self.card(player, match[3].strip(), Zone.SQUAD)
        if hero.printed.kind is not Kind.HERO:
            raise self.bad(f"not a hero: {match[3]}", f"это не герой: {match[3]}", [f"{PLAIN_HERO[self.lang]} 25"])
        return player, flags

    def zone(self, player: Player, line: str) -> None:
        name, _, said = line.partition(":")
        if name == COINS[self.lang]:
            match = re.fullmatch(rf"(\d+)(?:, {CLOSED_COINS[self.lang]} (\d+))?", said.strip())
            if not match or int(match[2] or 0) > int(match[1]):
                raise self.bad(
                    "not a number of coins", "это не число монет", [f"{name}: 5, {CLOSED_COINS[self.lang]} 2"]
                )
            player.closed_coins = int(match[2] or 0)
            player.coins = int(match[1]) - player.closed_coins
            return
        zones = {names[self.lang]: zone for names, zone in PILES.items()}
        if name not in zones:
            raise self.bad(f"no such zone: {name}", f"нет такой зоны: {name}", [COINS[self.lang], *zones])
        zone, words = zones[name], said.strip()
        if words.isdecimal() and zone in (Zone.HAND, Zone.DECK):
            player.pile(zone).extend(Card(UNKNOWN, player, player, zone) for _ in range(int(words)))
            return
        for one in words.split(";"):
            card = self.card(player, one.strip(), zone)
            if card.printed.kind is Kind.HERO:
                raise self.bad("a second hero", "второй герой")

    def card(self, player: Player, said: str, zone: Zone) -> Card:
        match = re.fullmatch(r"([^()]+?)(?: \(([^()]*)\))?", said)
        if not match:
            raise self.bad(f"not a card: {said}", f"это не карта: {said}")
        card = Card(self.printed(match[1]), player, player, zone)
        for flag in (match[2] or "").split(","):
            if flag.strip():
                self.flag(card, flag.strip())
        player.pile(zone).append(card)
        return card

    def printed(self, said: str) -> Printed:
        if said == UNKNOWN.called[self.lang]:
            return UNKNOWN
        if said in self.cards:
            return self.cards[said]
        if match := re.fullmatch(rf"{PLAIN_HERO[self.lang]} (\d+)", said):
            return Printed(PLAIN_HERO, Kind.HERO, lives=int(match[1]), plain=True)
        match = re.fullmatch(rf"(.+?) (\d+)/(\d+)(?: {('cost', 'стоимость')[self.lang]} (\d+))?", said)
        if match and match[1] in self.plain:
            cost = None if match[4] is None else int(match[4])
            names = self.plain[match[1]]
            return Printed(names, Kind.CREATURE, cost, strike=int(match[2]), lives=int(match[3]), plain=True)
        known = [*self.cards, *self.plain]
        close = get_close_matches(match[1] if match else said, known) or known
        raise self.bad(
            f"unknown card: {said} (an inline creature needs a known name and numbers: {PLAIN[0][0]} 3/3)",
            f"неизвестная карта: {said} (существо без карты пишется известным именем с числами: {PLAIN[0][1]} 3/3)",
            close,
        )

    def flag(self, card: Card, said: str) -> None:
        effect = next((effect for effect in KNOWN if effect.called[self.lang] == said), None)
        wounds = re.fullmatch(rf"{('wounds', 'раны')[self.lang]} (\d+)", said)
        words = (("closed", "карта закрыта")[self.lang], ("first turn", "первый ход")[self.lang])
        if card.zone is not Zone.SQUAD:
            raise self.bad(f"only cards in play have flags: {said}", f"такие пометки бывают только в игре: {said}")
        if effect:
            card.effects.append(effect)
        elif wounds:
            card.wounds = int(wounds[1])
        elif said == words[0]:
            card.closed = True
        elif said == words[1]:
            card.first_turn = True
        else:
            possible = [*words, f"{('wounds', 'раны')[self.lang]} 1", *(effect.called[self.lang] for effect in KNOWN)]
            raise self.bad(f"unknown: {said}", f"неизвестно: {said}", possible)


def read(text: str, trace: Trace, cards: Sequence[Printed] = ()) -> Game:
    """The game that TEXT describes, with CARDS known besides the sample cards. Raises BadPosition."""
    return _Reader(text, cards).read(trace)
