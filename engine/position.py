"""Positions as text, read in either language. What `board.show` prints can be read, and prints the same again."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from textwrap import dedent

from .abilities import Keyword
from .aftermath import is_beaten
from .board import ACTIVE, CLOSED_COINS, COINS, DRAWN, ENDED, FAILED, LOST, PILES
from .cards import SAMPLES, UNKNOWN
from .choices import BadPosition, Script
from .effects import KNOWN
from .keywords import POISON, poison
from .model import Card, Game, Kind, Player, Printed, Stage, Zone
from .names import (
    CLOSED,
    DEFENDED,
    ELEMENTS,
    FIRST_TURN,
    OWNER,
    PLAIN,
    PLAIN_HERO,
    PLAYERS,
    PREVENTED,
    STRUCK,
    USED,
    WOUNDS,
)
from .trace import Names, Trace
from .traits import ARMOUR, PLAIN_KEYWORDS, armour

EXAMPLE: Names = (
    "Anna (active): hero 25 / table: Dwarf 3/3 / graveyard: Alp; Alp, each zone on a line of its own, indented",
    "Анна (активный игрок): герой 25 / стол: Гном 3/3 / кладбище: Альп; Альп, каждая зона — своей строкой с отступом",
)


class _Reader:
    """Reads one position; knows its language, and which line it is at."""

    def __init__(self, text: str, cards: Sequence[Printed]) -> None:
        self.lang = int(bool(re.search("[А-яЁё]", text)))
        self.lines = [(n, line) for n, line in enumerate(dedent(text).strip("\n").split("\n"), 1) if line.strip()]
        self.cards = {printed.called[self.lang]: printed for printed in (*SAMPLES, *cards)}
        self.plain = {names[self.lang]: names for names in PLAIN}
        self.effects = {effect.called[self.lang]: effect for effect in KNOWN}
        self.owners: list[tuple[Card, str, tuple[int, str]]] = []
        self.at = (1, "")

    def bad(self, en: str, ru: str, possible: Sequence[str] = ()) -> BadPosition:
        """What is wrong in the line read last, and what could stand there: by default, a whole example."""
        number, line = self.at
        where = (f"line {number}, «{line.strip()}»: {en}", f"строка {number}, «{line.strip()}»: {ru}")
        return BadPosition(self.lang, where[self.lang], possible=possible or [EXAMPLE[self.lang]])

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
        if len(players) != 2 or active is None:
            raise self.bad(
                f"two players are needed, one of them ({ACTIVE[0]})",
                f"нужны два игрока, один из них — ({ACTIVE[1]})",
            )
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
        return Game((players[0], players[1]), active, trace, Script(self.lang), self.lang, stage)

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
        if is_beaten(player) and not (player.lost or player.drawn):
            raise self.bad("by rule 604.1 this player has lost", "по правилу 604.1 игрок проиграл", known[2:])
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
        if kind is Kind.CREATURE and zone is Zone.SQUAD and card.lives <= 0:
            raise self.bad("by rule 503.1 this card is destroyed", "по правилу 503.1 эта карта уничтожена")

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
        return card

    def printed(self, said: str) -> Printed:
        """What SAID is the name of, with its numbers where it is written inline."""
        if said == UNKNOWN.called[self.lang]:
            return UNKNOWN
        if said in self.cards:
            return self.cards[said]
        if match := re.fullmatch(rf"{PLAIN_HERO[self.lang]} (\d+)", said):
            return Printed(PLAIN_HERO, Kind.HERO, lives=int(match[1]), plain=True)
        cost = ("cost", "стоимость")[self.lang]
        match = re.fullmatch(rf"(.+?) (\d+)/(\d+)(?: {cost} (\d+))?(?: \[([^\[\]]+)\])?", said)
        if match and match[1] in self.plain:
            coins = None if match[4] is None else int(match[4])
            keywords, elements = self.marks(match[5])
            numbers = coins, int(match[2]), int(match[3])
            return Printed(self.plain[match[1]], Kind.CREATURE, *numbers, keywords, elements=elements, plain=True)
        known = [*self.cards, *self.plain]
        close = get_close_matches(match[1] if match else said, known) or known
        raise self.bad(
            f"unknown card: {said} (an inline creature needs a known name and numbers: {PLAIN[0][0]} 3/3)",
            f"неизвестная карта: {said} (существо без карты пишется известным именем с числами: {PLAIN[0][1]} 3/3)",
            close,
        )

    def marks(self, said: str | None) -> tuple[tuple[Keyword, ...], tuple[Names, ...]]:
        """The keywords and the elements in square brackets; a card without elements is neutral."""
        keywords = {keyword.called[self.lang]: keyword for keyword in PLAIN_KEYWORDS}
        elements = {names[self.lang]: names for names in ELEMENTS}
        found: tuple[list[Keyword], list[Names]] = ([], [])
        for word in [word.strip() for word in said.split(",")] if said else []:
            worn = re.fullmatch(rf"{ARMOUR[self.lang]} ([1-9]\d*)", word)
            if worn or word in keywords:
                found[0].append(armour(int(worn[1])) if worn else keywords[word])
            elif word in elements:
                found[1].append(elements[word])
            else:
                en, ru = f"no such keyword or element: {word}", f"нет такого ключевого слова или стихии: {word}"
                raise self.bad(en, ru, [*keywords, f"{ARMOUR[self.lang]} 1", *elements])
        return tuple(found[0]), tuple(found[1])

    def split(self, flags: str | None) -> list[str]:
        """The flags in brackets. Raises where one comes twice."""
        found = [flag.strip() for flag in (flags or "").split(",") if flag.strip()]
        kinds = [re.sub(r" \d+(?= #|$)", "", flag) for flag in found]
        for flag in kinds:
            if kinds.count(flag) > 1:
                raise self.bad(f"said twice: {flag}", f"сказано дважды: {flag}", list(dict.fromkeys(kinds)))
        return found

    def flag(self, card: Card, said: str) -> None:
        """What play has left on CARD."""
        numbered = (WOUNDS, POISON, PREVENTED)
        wounds, poisoned, prevented = (re.fullmatch(rf"{names[self.lang]} ([1-9]\d*)", said) for names in numbered)
        used = re.fullmatch(rf"{USED[self.lang]} ([1-9]\d*)(?: #(\d+))?", said)
        creature = card.printed.kind is Kind.CREATURE
        marks = {CLOSED: "closed"}
        if creature:
            marks |= {FIRST_TURN: "first_turn", STRUCK: "struck", DEFENDED: "defended"}
        mark = next((field for names, field in marks.items() if names[self.lang] == said), "")
        effect = poison(int(poisoned[1])) if poisoned and creature else self.effects.get(said)
        owner = said.removeprefix(f"{OWNER[self.lang]} ")
        if owner != said and card.zone is Zone.SQUAD and card.printed.kind is not Kind.HERO:
            self.owners.append((card, owner, self.at))
        elif effect:
            card.effects.append(effect)
        elif wounds:
            card.wounds = int(wounds[1])
        elif prevented and creature:
            card.prevented = int(prevented[1])
        elif used:
            card.used[int(used[2] or 1)] = int(used[1])
        elif mark:
            setattr(card, mark, True)
        else:
            shown = [f"{names[self.lang]} 1" for names in (*(numbered if creature else numbered[:1]), USED)]
            possible = [*(names[self.lang] for names in marks), *shown, *self.effects]
            raise self.bad(f"unknown: {said}", f"неизвестно: {said}", possible)


def read(text: str, trace: Trace, cards: Sequence[Printed] = ()) -> Game:
    """The game that TEXT describes, with CARDS known besides the sample cards. Raises BadPosition."""
    return _Reader(text, cards).read(trace)
