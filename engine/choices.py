"""Asking, scripts, replay, and the errors of illegality."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from .model import Card, Entry, Game
from .trace import Line
from .words import ERRORS


class Illegal(Exception):
    """What was said, why it cannot be (`id`: the rule, term or assumption, if one decides), what could have been.

    `lines` are those told up to the refusal. The message is in the language of the table.
    """

    __module__ = "engine"

    def __init__(self, lang: int, said: str, id: str = "", possible: Iterable[str] = ()) -> None:
        super().__init__(said)
        self.lang = lang
        self.said = said
        self.id = id
        self.possible = tuple(dict.fromkeys(possible))
        self.lines: tuple[Line, ...] = ()

    def __str__(self) -> str:
        message = ERRORS[type(self).__name__][self.lang].format(self.said)
        message += f" [{self.id}]" if self.id else ""
        return message + (ERRORS["possible"][self.lang].format("; ".join(self.possible)) if self.possible else "")


class BadPosition(Illegal):
    """A position that cannot be read, or printed."""

    __module__ = "engine"


class UnknownWord(Illegal):
    """A name that means nothing where it was said."""

    __module__ = "engine"


class NotNow(Illegal):
    """A verb that this moment of the turn, or the end of the game, does not allow."""

    __module__ = "engine"


class CannotPay(Illegal):
    """Not enough resources for the payment (501.2)."""

    __module__ = "engine"


class CannotAct(Illegal):
    """A card that may not act now, though it could pay (15:108.5)."""

    __module__ = "engine"


class NoTarget(Illegal):
    """An ability that has no legal target, so cannot be declared (119.3, 502.9)."""

    __module__ = "engine"


class NotATarget(Illegal):
    """A card named with the verb that cannot be its target (502.9)."""

    __module__ = "engine"


class NotAnOption(Illegal):
    """A choice was made that is not among those possible."""

    __module__ = "engine"


class ChoiceNeeded(Illegal):
    """A player has to choose, and no choice was given."""

    __module__ = "engine"


class NobodyAsked(Illegal):
    """A choice was given that nobody had to make."""

    __module__ = "engine"


class Endless(Illegal):
    """More steps than any real play needs: the abilities go round in a circle."""

    __module__ = "engine"


class Script:
    """Choices given with a verb, strict both ways."""

    def __init__(self, lang: int) -> None:
        self.lang = lang
        self.words: list[str] = []
        self.refused: dict[str, Illegal] = {}

    def __deepcopy__(self, memo: object) -> Script:
        return self

    def load(self, words: Sequence[str]) -> None:
        """Take the choices of the verb that begins."""
        self.words = list(words)
        self.refused = {}

    def finish(self) -> None:
        """The verb is over. Raises NobodyAsked if choices are left, or why the first of them was refused."""
        self._recall()
        if self.words:
            raise NobodyAsked(self.lang, "; ".join(self.words))

    def _recall(self) -> None:
        """Raises why the first of the words left over was refused, if it was."""
        if self.words and self.words[0] in self.refused:
            raise self.refused[self.words[0]]

    def choose(self, options: Sequence[str], refused: dict[str, Illegal]) -> int:
        """The option that comes next in the script."""
        if not self.words:
            raise ChoiceNeeded(self.lang, options[0].partition(": ")[0], possible=options)
        said = self.words[0]
        if said not in options and said in refused:
            raise self._because(refused[said], options)
        if said not in options:
            raise NotAnOption(self.lang, said, possible=options)
        return options.index(self.words.pop(0))

    def refuse(self, refused: dict[str, Illegal], options: Sequence[str]) -> None:
        """There was nothing to choose but OPTIONS; REFUSED is remembered, should the script want one of it."""
        self.refused |= {words: self._because(reason, options) for words, reason in refused.items()}

    @staticmethod
    def _because(reason: Illegal, options: Sequence[str]) -> Illegal:
        reason.possible = tuple(options)
        return reason


class Replay(Script):
    """Follows a plan of option numbers, then the first option; `advance` makes the next plan, until all were tried.

    With `words`, an option among them is taken without being part of the plan: each of the words serves once,
    in whatever order the choices come up, and those never asked for are passed over.
    """

    LIMIT = 2000

    def __init__(self) -> None:
        super().__init__(0)
        self.plan: list[int] = []
        self.made: list[tuple[int, str, int]] = []
        self.runs = 0

    def finish(self) -> None:
        """What is left over was no longer asked for, unless it was refused."""
        self._recall()
        self.words = []

    def choose(self, options: Sequence[str], refused: dict[str, Illegal]) -> int:
        """The option in the words, else the one that the plan has."""
        alike = [re.sub(r" #\d+$", "", option) for option in options]  # a number may have come to the words since
        for said in self.words:
            for known in (options, alike):
                if said in known:
                    self.words.remove(said)
                    return known.index(said)
        if self.words and self.words[0] in refused:
            raise self._because(refused[self.words[0]], options)
        taken = self.plan[len(self.made)] if len(self.made) < len(self.plan) else 0
        self.made.append((taken, options[taken], len(options)))
        return taken

    def advance(self) -> bool:
        """Turn the last choice that has another option; False when there is none. Raises Endless past the limit."""
        self.runs += 1
        if self.runs >= self.LIMIT:
            raise Endless(0, f"{self.LIMIT}")
        while self.made and self.made[-1][0] == self.made[-1][2] - 1:
            self.made.pop()
        if not self.made:
            return False
        self.plan = [taken for taken, _, _ in self.made]
        self.plan[-1] += 1
        self.made = []
        return True


def spoken_of(card: Card, entries: Sequence[Entry]) -> tuple[int, ...]:
    """Which of ENTRIES have CARD as their source (odd numbers) or among their targets (even ones)."""
    sources = [2 * n + 1 for n, entry in enumerate(entries) if entry.source is card]
    targets = [2 * n for n, entry in enumerate(entries) if any(card in chosen for chosen in entry.targets if chosen)]
    return (*sources, *targets)


def apart(game: Game, cards: Sequence[Card], declared: Entry | None = None) -> dict[str, Card]:
    """CARDS as options: those that nothing tells apart are one; those that words alone do not tell apart get more.

    Two that look the same differ by their squads, or by being spoken of in the Queue or in what is being DECLARED.
    """
    entries = [*game.queue, *game.waiting, *game.fired, *([declared] if declared else ())]
    seen: dict[str, dict[object, Card]] = {}
    for card in cards:
        key = (card.printed, card.controller, card.owner, card.zone, spoken_of(card, entries))
        seen.setdefault(game.say(card), {}).setdefault(key, card)
    options: dict[str, Card] = {}
    for text, alike in seen.items():
        whose = {card.controller for card in alike.values()}
        for number, card in enumerate(alike.values(), 1):
            more = f" — {game.say(card.controller)}" if len(whose) > 1 else ""
            same = len(alike) > len(whose)
            options[f"{text}{more} #{number}" if same else text + more] = card
    return options
