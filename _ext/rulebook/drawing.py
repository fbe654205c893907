"""Draws what running a fence showed: start, steps, end, and what would have come without the rules that decide."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import TYPE_CHECKING

from docutils import nodes

from .boards import board, caption, group
from .folding import fold
from .grammar import kind_of
from .running import Played, Refusal, Reply, Told

if TYPE_CHECKING:
    from engine import Ending

SHOWN = 4
"""So many endings without a rule are drawn, the others are counted."""

PHRASES: dict[str, tuple[str, str]] = {
    "position": ("Position {}", "Позиция {}"),
    "start": ("Before", "Было"),
    "steps": ("What happens", "Что происходит"),
    "end": ("After", "Стало"),
    "cards": ("The cards", "Карты"),
    "because": ("because of ", "из-за "),
    "step": ("step {}", "шага {}"),
    "refused": ("Illegal: ", "Нельзя: "),
    "without rule": ("Without rule ", "Без правила "),
    "without term": ("Without the term ", "Без термина "),
    "without assumption": ("Without the assumption ", "Без допущения "),
    "ending": ("One ending of {}", "Один исход из {}"),
    "more": ("Endings not shown: {}", "Не показано исходов: {}"),
    "legal": ("There would be no refusal.", "Отказа бы не было."),
    "illegal": ("It would be illegal: {}.", "Тогда это было бы нельзя: {}."),
    "otherwise": ("It would be illegal for another reason: {}.", "Тогда это было бы нельзя по другой причине: {}."),
    "also": ("Also decided by: ", "Решают также: "),
    "outcomes": ("Every outcome ({})", "Все исходы ({})"),
    "outcome": ("Outcome {}", "Исход {}"),
    "no choice": ("no choice", "без выбора"),
    "proof": ("The proof: run this", "Доказательство: запустите сами"),
}


@dataclass(frozen=True)
class Drawing:
    """How a fence is drawn: in which language, which number it has on its page, and how an id becomes a link.

    `known` are the cards explained on this page so far: each is explained once.
    """

    lang: int
    number: int
    link: Callable[[str], nodes.Node]
    known: set[str] = field(default_factory=set)

    def draw(self, played: Played, cites: Sequence[str], proof: nodes.literal_block) -> nodes.container:
        """All of it, the fence itself last and folded. CITES: only what they name is drawn in full."""
        drawn = nodes.container(classes=["sequence"])
        for place, told in enumerate(played.tables, 1):
            drawn += self._table(told, place, len(played.tables))
        for id in cites:
            if id in played.without:
                drawn += self._without(id, played)
        drawn += self._also([id for id in played.without if id not in cites])
        for replies in played.explored:
            drawn += self._outcomes(replies)
        drawn += fold("proof", self.say("proof"), proof, id=f"proof-{self.number}")
        return drawn

    def say(self, phrase: str, *about: object) -> str:
        """A phrase in the page's language."""
        return PHRASES[phrase][self.lang].format(*about)

    # -- what happened ----------------------------------------------------------------------------------

    def _table(self, told: Told, place: int, tables: int) -> Iterator[nodes.Node]:
        """One position: as it was laid, what its cards are, the steps, as it ended."""
        title = self._named(place, tables)
        yield from board(title + self.say("start"), told.start, self.lang)
        if new := [card for card in told.legend if card not in self.known]:
            self.known.update(new)
            cards = nodes.bullet_list("", *(nodes.list_item("", nodes.paragraph("", card)) for card in new))
            yield nodes.container("", caption(nodes.Text(self.say("cards"))), cards, classes=["legend"])
        if told.steps or told.refusals:
            yield caption(nodes.Text(title + self.say("steps")))
            yield self._steps(told, place)
        if told.steps:
            yield from board(title + self.say("end"), told.end, self.lang)

    def _named(self, place: int, tables: int) -> str:
        """What a title begins with where a fence has several positions."""
        return f"{self.say('position', place)}. " if tables > 1 else ""

    def _steps(self, told: Told, place: int) -> nodes.enumerated_list:
        """The numbered steps; a refusal is one too, where it happened."""
        items = nodes.enumerated_list(classes=["steps"], enumtype="arabic", prefix="", suffix=".")
        shown: list[int] = []
        for count in range(len(told.steps) + 1):
            for refusal in told.refusals:
                if refusal.after == count:
                    items += self._refusal(refusal)
            if count < len(told.steps):
                items += self._step(told, count, shown, place)
                shown.append(len(items.children))
        return items

    def _step(self, told: Told, count: int, shown: list[int], place: int) -> nodes.list_item:
        step = told.steps[count]
        text = nodes.paragraph("", f"{step.text[self.lang]} (", self.link(step.id))
        if step.cause is not None and step.cause != count - 1:
            name = self.say("step", shown[step.cause])
            cause = nodes.reference("", name, refid=self._address(place, step.cause), internal=True)
            text += [nodes.Text("; "), nodes.inline("", self.say("because"), cause, classes=["because"])]
        text += nodes.Text(")")
        return nodes.list_item("", text, ids=[self._address(place, count)])

    def _address(self, place: int, count: int) -> str:
        return f"step-{self.number}-{place}-{count + 1}"

    def _refusal(self, refusal: Refusal) -> nodes.list_item:
        said = refusal.text.replace(f" [{refusal.id}]", "") if refusal.id else refusal.text
        text = nodes.paragraph("", "", nodes.strong("", self.say("refused")), nodes.Text(said))
        if refusal.id:
            text += [nodes.Text(" ("), self.link(refusal.id), nodes.Text(")")]
        item = nodes.list_item("", text, classes=["refused"])
        if refusal.told:
            way = [[nodes.Text(f"{one.text[self.lang]} ("), self.link(one.id), nodes.Text(")")] for one in refusal.told]
            lines = [nodes.list_item("", nodes.paragraph("", "", *line)) for line in way]
            item += nodes.bullet_list("", *lines, classes=["way"])
        return item

    # -- what would have happened -----------------------------------------------------------------------

    def _without(self, id: str, played: Played) -> list[nodes.Node]:
        """The endings without a rule, drawn against the real one."""
        kind = kind_of(id) or "term"
        link = self.link(id)
        words = self.say(f"without {'rule' if kind == 'section' else kind}")
        label = words + link.astext()
        endings = played.without[id]
        inside: list[nodes.Node] = [caption(nodes.Text(words), link, nodes.Text(":"))]
        for ending in endings[:SHOWN]:
            if len(endings) > 1:
                inside.append(nodes.paragraph("", self.say("ending", len(endings)), classes=["ending"]))
            inside += self._ending(ending, played, label)
        if len(endings) > SHOWN:
            inside.append(nodes.paragraph("", self.say("more", len(endings) - SHOWN), classes=["more"]))
        return group("without", label, *inside)

    def _ending(self, ending: Ending, played: Played, without: str) -> Iterator[nodes.Node]:
        """What differs: the kinds of illegality in words, the boards."""
        real = Counter(played.real.refusals if played.real else ())
        then = Counter(ending.refusals)
        come, gone = [played.errors[kind][self.lang] for kind in then - real], real - then
        if come:
            yield nodes.paragraph("", self.say("otherwise" if gone else "illegal", "; ".join(come)))
        elif gone:
            yield nodes.paragraph("", self.say("legal"))
        ends = [told.end for told in played.tables]
        for place, (end, sides) in enumerate(zip_longest(ends, ending.boards), 1):
            if end is not None and sides is not None and end != sides:
                title = self._named(place, len(ends)) + self.say("end")
                yield from board(title, sides, self.lang, end, f"{without}. {title}")

    def _also(self, ids: list[str]) -> list[nodes.Node]:
        """One line for what decides too, and is not what the page is about."""
        if not ids:
            return []
        line = nodes.paragraph("", self.say("also"), classes=["also"])
        for place, id in enumerate(ids):
            line += [nodes.Text(", ")] if place else []
            line += self.link(id)
        line += nodes.Text(".")
        return [line]

    # -- what could have happened ------------------------------------------------------------------------

    def _outcomes(self, replies: tuple[Reply, ...]) -> list[nodes.Node]:
        """Each outcome that was explored: the choices, and the board they lead to."""
        title = self.say("outcomes", len(replies))
        items = nodes.enumerated_list(enumtype="arabic", prefix="", suffix=".")
        for place, reply in enumerate(replies, 1):
            said = nodes.paragraph("", "; ".join(reply.choices) or self.say("no choice"), classes=["choices"])
            items += nodes.list_item("", said, *board(self.say("outcome", place), reply.board, self.lang))
        return group("outcomes", title, caption(nodes.Text(title)), items)
