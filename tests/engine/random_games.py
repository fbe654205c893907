"""A game played at random from a seed, by the rules alone: what was said, and how it ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from engine import Endless, Illegal, Table
from engine.abilities import Activated
from engine.aftermath import is_dead
from engine.choices import Replay
from engine.effects import abilities_of
from engine.model import Player, Stage
from engine.numbers import starting_lives
from engine.printed import Kind, Zone
from engine.table import circumstances
from tests.engine.game_positions import CARDS, position

TURNS = 20
"""The most that a game lasts."""
VERBS = (0, 1, 1, 2, 2, 3)
"""How many verbs there may be in a turn, besides those that end it."""


class Dice(Replay):
    """Answers whatever is asked at random, whichever way the options are ordered, and notes the words."""

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.rng = Random(seed)
        self.said: list[str] = []

    def load(self, words: Sequence[str]) -> None:
        """A verb begins: nothing was said yet."""
        self.said = []

    def choose(self, options: Sequence[str], refused: dict[str, Illegal]) -> int:
        """One of OPTIONS."""
        self.said.append(self.rng.choice(sorted(options)))
        return options.index(self.said[-1])


class Said(NamedTuple):
    """A verb with all that was said with it, and the kind of illegality if it was refused."""

    verb: str
    words: tuple[str, ...]
    refused: str

    def again(self, table: Table) -> Said:
        """The same words at TABLE, as a script."""
        return say(table, self.verb, self.words)


def say(table: Table, verb: str, words: tuple[str, ...]) -> Said:
    """VERB with WORDS, and what those who were asked answered."""
    try:
        getattr(table, verb)(*((int(words[0]), *words[1:]) if verb == "set_up" else words))
        refused = ""
    except Illegal as reason:
        refused = type(reason).__name__
    asked = table.answers.said if isinstance(table.answers, Dice) else ()
    return Said(verb, (*words, *asked), refused)


def begin(seed: int, text: str = "", answers: str = "answers") -> Table:
    """The table of SEED, or of TEXT, at which everybody answers at random."""
    with circumstances(answers=Dice(f"{answers} {seed}")):
        return Table(text or position(seed, seed % 2), CARDS)


def attempt(table: Table, rng: Random) -> tuple[str, tuple[str, ...]]:
    """Something that a player of this turn might try, legal or not."""
    game = table.game
    player, opponent = game.active, game.opponent(game.active)

    def shown(cards: Sequence[object]) -> list[str]:
        return sorted({game.say(card) for card in cards})  # type: ignore[arg-type]

    able = [
        card
        for card in player.squad
        if any(isinstance(one, Activated) for one in (*card.printed.abilities, *abilities_of(card)))
    ]
    fit = [card for card in player.squad if card.printed.kind is Kind.CREATURE and not card.closed]
    kinds = ["play"] * (2 * bool(player.hand)) + ["use"] * bool(able) + ["strike"] * (2 * bool(fit))
    kind = rng.choice(kinds) if kinds and rng.random() < 0.97 else "odd"
    if kind == "play":
        return kind, (rng.choice(shown(player.hand)),)
    if kind == "use":
        return kind, (rng.choice(shown(able)),)
    if kind == "strike":
        return kind, (rng.choice(shown(fit)), rng.choice(shown(opponent.squad)))
    someone = rng.choice([game.say(one) for one in game.players])
    anything = rng.choice(shown([card for one in game.players for card in one.squad]))
    odd: list[tuple[str, tuple[str, ...]]] = [
        *[("next_turn", ()), ("use", ("nobody",)), ("use", (anything,)), ("play", (anything,))],
        *[("strike", (anything, anything)), ("concede", ("nobody",)), ("offer_draw", (someone,))],
        *([("concede", (someone,))] if rng.random() < 0.1 else []),
    ]
    return rng.choice(odd)


def game(table: Table, rng: Random, after: Callable[[Table, Said], None], turns: int = TURNS) -> list[Said]:
    """Play at TABLE until the game is over, or TURNS are; AFTER is called after each verb. What was said."""
    heard: list[Said] = []

    def do(verb: str, words: tuple[str, ...] = ()) -> None:
        heard.append(say(table, verb, words))
        after(table, heard[-1])

    for _ in range(turns):
        if table.game.stage is Stage.BEFORE:
            do("set_up", (str(rng.randint(0, 999)),))
        if table.game.stage is not Stage.ENDED:
            for _ in range(rng.choice(VERBS)):
                do(*attempt(table, rng))
            do("end_turn")
        do("next_turn")
        if table.game.stage is Stage.OVER or heard[-1].refused == Endless.__name__:
            break
    return heard


def owned(table: Table) -> Counter[tuple[str, int]]:
    """How often each owner has each printed card, wherever it is and whoever controls it."""
    return Counter((card.owner.called[0], id(card.printed)) for card in table.game.cards())


def sound(table: Table, cards: Counter[tuple[str, int]]) -> None:
    """What must hold between any two verbs; CARDS are those of each owner."""
    game = table.game
    assert not (game.queue or game.waiting or game.replacing or game.spared)
    assert not game.fired or game.stage is Stage.ENDED, "A-end-of-turn-lives"
    assert owned(table) == cards
    for player in game.players:
        assert min(player.coins, player.closed_coins, player.failed_draws) >= 0
        assert [card.printed.kind for card in player.squad].count(Kind.HERO) == 1
        for zone in Zone:
            in_its_place(player, zone)
        classes = [card.printed.support for card in player.squad if card.printed.support]
        assert len(classes) == len(set(classes)), "15:212.3"
    assert not any(is_dead(game, card) for card in game.in_play()), "503.1"
    lost, drawn = ([getattr(player, how) for player in game.players] for how in ("lost", "drawn"))
    assert sum(lost) <= 1, "603.1"
    assert sum(drawn) in (0, 2), "603.1"
    assert not (any(lost) and any(drawn)), "605.1"
    assert (game.stage is Stage.OVER) == any([*lost, *drawn])
    for player in game.players:
        beaten = player.hero.wounds >= starting_lives(game, player.hero) or player.failed_draws >= 3
        assert not beaten or player.lost or player.drawn, "604.1"


def in_its_place(player: Player, zone: Zone) -> None:
    """Each card of PLAYER in ZONE knows where it is, and outside play nothing lies on it."""
    for card in player.pile(zone):
        assert (card.zone, card.controller, card.here) == (zone, player, True)
        assert min(card.wounds, card.prevented) >= 0
        if zone is not Zone.SQUAD:
            assert card.owner is player
            marks = [f for f in card.flags() if not (zone is Zone.GRAVEYARD and f[0].startswith("used"))]  # 15:205.3
            assert not marks
