"""Worked examples: checks the shape of their pages, runs their fences while they are read, draws what happened."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path

from docutils import nodes
from docutils.nodes import Element
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform

from .domain import RulebookDomain, book
from .drawing import Drawing
from .fences import PROMPT, Fence, collect
from .grammar import EXAMPLES, kind_of
from .links import link_to
from .loading import BrokenEngine, files
from .running import Example, Played, play
from .tree import ancestors

PARTS = (("Question", "Вопрос"), ("Ruling", "Решение"), ("Grounds", "Основание"), ("Sequence", "Ход событий"))
"""The headings of an example page, in their order; they are known by their place, checked by their words."""


class RunExamples(SphinxTransform):
    """Runs every fence of an example page; on any other page, a prompt is a slip, since nothing would run it."""

    default_priority = 800  # after links are made and quotes are set, before the domain takes up the page

    def apply(self, **_kwargs: object) -> None:
        """Work through the page that is being read."""
        self.docname = self.env.current_document.docname
        self.domain: RulebookDomain = book(self.env)
        self.lang = int(self.domain.language == "ru")
        source = Path(self.env.doc2path(self.docname)).read_text("utf-8")
        runs = is_example(self.docname)
        if not runs and PROMPT not in source:
            return
        fences, slips = collect(source)
        for slip in slips:
            self._slip(slip.line, slip.why)
        if runs:
            self._run(fences)
        else:
            for fence in fences:
                self._slip(fence.line, "a fence with prompts that is not collected: only pages of examples are run")

    def _run(self, fences: list[Fence]) -> None:
        engine = Path(self.env.srcdir) / self.config.rulebook_engine
        for file in files(engine):
            self.env.note_dependency(file)
        parts = self._parts()
        if not fences:
            self._slip(1, "an example page that runs nothing: its Sequence needs a ```python fence with prompts")
        try:
            played = [play(fence, engine) for fence in fences]
        except BrokenEngine as broken:
            at = f"{os.path.relpath(broken.file, self.env.srcdir)}:{broken.line}"
            self._slip(1, f"the engine is broken, so this example was not run: {at}: {broken}")
            return
        for fence, shown in zip(fences, played, strict=True):
            for failure in shown.failures:
                self._slip(fence.line + failure.line, failure.text)
            if any(told.lang != self.lang for told in shown.tables):
                self._slip(fence.line, "a position in another language than its page")
        cites = _cited(parts[2]) if len(parts) > 2 else ()
        self._draw(fences, played, cites, parts)
        self._keep(fences, played, cites)

    def _parts(self) -> Sequence[Element]:
        """The four parts of the page; says what is missing or in the wrong place."""
        top = next(self.document.findall(nodes.section), None)
        parts = [one for one in top.children if isinstance(one, nodes.section)] if top is not None else []
        wanted = [words[self.lang] for words in PARTS]
        found = [part[0].astext() for part in parts]
        if found != wanted:
            missing = [word for word in wanted if word not in found]
            strange = [word for word in found if word not in wanted]
            what = [f"missing: {', '.join(missing)}"] if missing else []
            what += [f"not of its shape: {', '.join(strange)}"] if strange else []
            what += [] if what else [f"their order here: {', '.join(found)}"]
            line = next((part.line for part, word in zip(parts, wanted, strict=False) if part[0].astext() != word), 1)
            self._slip(line or 1, f"an example page is {' → '.join(wanted)}; {'; '.join(what)}")
        return parts

    def _draw(
        self, fences: list[Fence], played: list[Played], cites: tuple[str, ...], parts: Sequence[Element]
    ) -> None:
        """Put under each fence what it showed, and the fence itself into the proof."""
        blocks = list(self.document.findall(nodes.literal_block))
        sequence = parts[len(PARTS) - 1] if len(parts) >= len(PARTS) else None
        known: set[str] = set()
        for number, (fence, shown) in enumerate(zip(fences, played, strict=True), 1):
            block = next(block for block in blocks if block.astext().rstrip("\n") == fence.text)
            blocks = blocks[blocks.index(block) + 1 :]
            if sequence is not None and sequence not in ancestors(block):
                self._slip(fence.line, f"a fence that runs must stand under {PARTS[-1][self.lang]}")
            drawing = Drawing(self.lang, number, partial(self._link, block), known)
            place = block.parent
            where = place.index(block)
            place.remove(block)
            place.insert(where, drawing.draw(shown, cites, block))

    def _link(self, at: nodes.Node, id: str) -> nodes.Node:
        """A link as the page shows it: a term by its name, anything else by its id."""
        row = self.domain.ledger.get(id)
        name = row.name(self.domain.language) if row is not None and kind_of(id) == "term" else ""
        return link_to(self.env, id, at, name)

    def _keep(self, fences: list[Fence], played: list[Played], cites: tuple[str, ...]) -> None:
        top = next(self.document.findall(nodes.section), None)
        self.domain.examples[self.docname] = Example(
            id=self.docname.removeprefix(EXAMPLES),
            title=top[0].astext() if top is not None else self.docname,
            cites=cites,
            reached=_once(shown.reached for shown in played),
            decided_by=_once(tuple(shown.without) for shown in played),
            cards=_once(told.named for shown in played for told in shown.tables),
            prompts=sum(shown.ran for shown in played),
            trace_ids=tuple(shown.trace_ids for shown in played),
            outcomes=tuple(sum(map(len, shown.explored)) for shown in played),
            lines=tuple(fence.line for fence in fences),
            line=(top.line or 1) if top is not None else 1,
        )

    def _slip(self, line: int, message: str) -> None:
        self.domain.note_slip(self.docname, line, message)


def is_example(docname: str) -> bool:
    """Whether a page holds a worked example."""
    return docname.startswith(EXAMPLES) and docname != f"{EXAMPLES}index"


def _cited(grounds: Element) -> tuple[str, ...]:
    """The rules, terms and assumptions that a part of a page links, each once."""
    links = (one for one in grounds.findall(pending_xref) if one.get("refdomain") == RulebookDomain.name)
    return _once((one["reftarget"],) for one in links if one["reftype"] != "example")


def _once(groups: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(id for group in groups for id in group))


def setup(app: Sphinx) -> None:
    """Where the engine is, seen from the pages; and the transform that runs it."""
    app.add_config_value("rulebook_engine", "engine", "env", (str,))
    app.add_transform(RunExamples)
