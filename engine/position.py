"""Positions as text, read in either language. What `board.show` prints can be read, and prints the same again."""

from __future__ import annotations

import re
from collections.abc import Sequence
from textwrap import dedent

from .aftermath import is_beaten, is_dead
from .board import ACTIVE, CLOSED_COINS, COINS, DRAWN, ENDED, FAILED, LOST, PILES
from .cards import UNKNOWN
from .choices import Script
from .model import Card, Game, Player, Stage
from .names import OWNER, PLAIN_HERO, PLAYERS, USED
from .printed import Kind, Printed, Zone
from .trace import Trace
from .wording import Wording


class _Reader(Wording):
    """Reads one position; knows which line it is at."""

    def __init__(self, text: str, cards: Sequence[Printed]) -> None:
        super().__init__(int(bool(re.search("[А-яЁё]", text))), cards)
        self.lines = [(n, line) for n, line in enumerate(dedent(text).strip("\n").split("\n"), 1) if line.strip()]
        self.places: dict[Card, tuple[int, str]] = {}

    def read(self, trace: Trace) -> Game:
        """The game. Raises BadPosition."""
        players: list[Player] = []
        zones: set[str] = set()
        active: Player | None = None
        stage = Stage.CHOICE
        for at in self.lines:
            self.at, line = at, at[1]
            if line[0].isspace():
                if not players:
                    raise self.bad("a zone before any player", "зона раньше игрока")
                self.zone(players[-1], line.strip(), zones)
                continue
            player, flags = self.player(line)
            if any(player.called == other.called for other in players):
                raise self.bad("a second player of that name", "второй игрок с тем же именем")
            players.append(player)
            zones = set()
            if ACTIVE[self.lang] in flags:
                if active:
                    raise self.bad("a second active player", "второй активный игрок")
                active = player
                stage = Stage.ENDED if ENDED[self.lang] in flags else stage
        if len(players) != 2 or (active is None and any(_begun(player) for player in players)):
            raise self.bad(
                f"two players are needed, one of them ({ACTIVE[0]}); before the game, heroes and decks only",
                f"нужны два игрока, один из них — ({ACTIVE[1]}); до начала партии есть только герои и колоды",
            )
        if not active:
            active, stage = players[0], Stage.BEFORE
        drawn = [player.drawn for player in players]
        if any(drawn) and (not all(drawn) or any(player.lost for player in players)):
            raise self.bad("a draw is both players'", "ничья бывает только у обоих", [DRAWN[self.lang]])
        for card, owner, at in self.owners:
            self.at = at
            others = [p for p in players if p is not card.controller and p.called[self.lang] == owner]
            if not others:
                possible = [f"{OWNER[self.lang]} {p.called[self.lang]}" for p in players if p is not card.controller]
                raise self.bad(f"not the opponent: {owner}", f"это не противник: {owner}", possible)
            card.owner = others[0]
        stage = Stage.OVER if any(player.lost or player.drawn for player in players) else stage
        game = Game((players[0], players[1]), active, trace, Script(self.lang), self.lang, stage)
        with trace.quietly():
            self.lawful(game)
        return game

    def lawful(self, game: Game) -> None:
        """Raises where an effect of the rules would be due (503.1, 604.1)."""
        known = [LOST[self.lang], DRAWN[self.lang], f"{FAILED[self.lang]} 1"]
        for player in game.players:
            if is_beaten(game, player) and not (player.lost or player.drawn):
                self.at = self.places[player.hero]
                raise self.bad("by rule 604.1 this player has lost", "по правилу 604.1 игрок проиграл", known)
        for card in game.in_play():
            if is_dead(game, card):
                self.at = self.places[card]
                raise self.bad("by rule 503.1 this card is destroyed", "по правилу 503.1 эта карта уничтожена")

    def player(self, line: str) -> tuple[Player, list[str]]:
        """A player's own line: name, flags of the turn, hero."""
        match = re.fullmatch(r"([^():]+?)(?: \(([^()]*)\))?: (.+)", line)
        if not match:
            raise self.bad("not a player and a hero", "это не игрок с героем")
        names = next((names for names in PLAYERS if names[self.lang] == match[1]), (match[1], match[1]))
        player, flags = Player(names), self.split(match[2])
        known = [ACTIVE[self.lang], ENDED[self.lang], LOST[self.lang], DRAWN[self.lang]]
        for flag in flags:
            failed = re.fullmatch(rf"{FAILED[self.lang]} (\d+)", flag)
            if failed:
                player.failed_draws = int(failed[1])
            elif flag not in known:
                raise self.bad(f"unknown: {flag}", f"неизвестно: {flag}", [*known, f"{FAILED[self.lang]} 1"])
        if ENDED[self.lang] in flags and ACTIVE[self.lang] not in flags:
            raise self.bad("only the active player ends a turn", "ход завершает только активный игрок", known[:1])
        hero = self.card(player, match[3].strip(), Zone.SQUAD)
        if hero.printed.kind is not Kind.HERO:
            raise self.bad(f"not a hero: {match[3]}", f"это не герой: {match[3]}", [f"{PLAIN_HERO[self.lang]} 25"])
        player.lost, player.drawn = LOST[self.lang] in flags, DRAWN[self.lang] in flags
        return player, flags

    def zone(self, player: Player, line: str, read: set[str]) -> None:
        """One zone of PLAYER; READ are those that had their line."""
        name, _, said = line.partition(":")
        zones = {names[self.lang]: zone for names, zone in PILES.items()}
        known = [COINS[self.lang], *zones]
        if name not in known:
            raise self.bad(f"no such zone: {name}", f"нет такой зоны: {name}", known)
        if name in read:
            raise self.bad(f"a second line of {name}", f"вторая строка: {name}", [w for w in known if w not in read])
        read.add(name)
        words = said.strip()
        if name == COINS[self.lang]:
            self.coins(player, words)
        elif words.isdecimal() and zones[name] in (Zone.HAND, Zone.DECK):
            player.pile(zones[name]).extend(Card(UNKNOWN, player, player, zones[name]) for _ in range(int(words)))
        else:
            for one in words.split(";"):
                self.belongs(self.card(player, one.strip(), zones[name]))

    def coins(self, player: Player, said: str) -> None:
        """How many coin markers, and how many of them are closed."""
        closed = CLOSED_COINS[self.lang]
        match = re.fullmatch(rf"(\d+)(?:, {closed} (\d+))?", said)
        if not match or int(match[2] or 0) > int(match[1]):
            raise self.bad("not a number of coins", "это не число монет", [f"{COINS[self.lang]}: 5, {closed} 2"])
        player.closed_coins = int(match[2] or 0)
        player.coins = int(match[1]) - player.closed_coins

    def belongs(self, card: Card) -> None:
        """Raises where a card of that type cannot be in that zone."""
        kind, zone = card.printed.kind, card.zone
        if kind is Kind.HERO:
            raise self.bad("a second hero", "второй герой", list(self.plain))
        if kind is Kind.SPELL and zone is Zone.SQUAD:
            raise self.bad("a spell is never in play", "заклинания в игре не бывает", list(self.plain))
        if kind is Kind.UNKNOWN and zone in (Zone.SQUAD, Zone.GRAVEYARD):
            raise self.bad("in a public zone every card is known", "в открытой зоне все карты известны", [*self.cards])
        of_class = [
            c for c in card.controller.squad if card.printed.support and c.printed.support == card.printed.support
        ]
        if zone is Zone.SQUAD and len(of_class) > 1:
            raise self.bad("by rule 15:212.3 the older of them is gone", "по правилу 15:212.3 старшей уже нет")

    def card(self, player: Player, said: str, zone: Zone) -> Card:
        """A card with its flags, put where it is."""
        match = re.fullmatch(r"([^()]+?)(?: \(([^()]*)\))?", said)
        if not match:
            raise self.bad(f"not a card: {said}", f"это не карта: {said}")
        card = Card(self.printed(match[1]), player, player, zone)
        flags = self.split(match[2])
        away = [flag for flag in flags if zone is not Zone.GRAVEYARD or not flag.startswith(USED[self.lang])]
        if away and zone is not Zone.SQUAD:
            en, ru = f"only cards in play have flags: {away[0]}", f"такие пометки бывают только в игре: {away[0]}"
            raise self.bad(en, ru, [match[1]])
        for flag in flags:
            self.flag(card, flag)
        player.pile(zone).append(card)
        self.places[card] = self.at
        return card


def read(text: str, trace: Trace, cards: Sequence[Printed] = ()) -> Game:
    """The game that TEXT describes, with CARDS known besides the sample cards. Raises BadPosition."""
    return _Reader(text, cards).read(trace)


def _begun(player: Player) -> bool:
    """Whether there is more of PLAYER than a hero and a deck, which is all there is before the game."""
    more = (player.hand, player.graveyard, player.squad[1:], player.hero.flags(), not player.deck)
    return any(more) or player.coins + player.closed_coins + player.failed_draws > 0
