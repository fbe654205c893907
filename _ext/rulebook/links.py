"""Links: the roles, and the prose that links by itself ("rule 401.3", «правила 119.2 и 119.3», `A-some-word`)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import cast

from docutils import nodes
from docutils.nodes import Element
from sphinx.addnodes import pending_xref
from sphinx.environment import BuildEnvironment
from sphinx.roles import XRefRole
from sphinx.transforms import SphinxTransform

from .domain import RulebookDomain, book
from .grammar import ASSUMPTION, EXAMPLES, RULE, RULES, SECTION, Kind, kind_of
from .tree import ancestors, is_head, line_of, owner_of

_NUMBER = rf"(?:{RULE}|{SECTION})(?!\w|[.,:]\d)"
_BETWEEN = r"\s*(?:,|;|/|–|—|-|\band\b|\bor\b|\bto\b|\bи\b|\bили\b|\bпо\b)\s*(?:(?:and|or|и|или)\s+)?"
_WORD = r"(?i:\b(?:rules?|правил\w*)\s+)"
_NUMBERS = re.compile(rf"{_WORD}(?P<list>{_NUMBER}(?:{_BETWEEN}{_NUMBER})*)")
_ASSUMPTION = re.compile(rf"(?<![\w-]){ASSUMPTION}(?![\w-])")
# The same words with a number or a name that no id looks like; the second letter А is Cyrillic.
_NEAR = re.compile(rf"{_WORD}(?=\S*\d[.,:]\d|\d{{3}})[\w.,:]+|(?<![\w-])(?:A-\w|А-[a-z])[\w-]*")
_QUIET = (nodes.literal, nodes.FixedTextElement, nodes.raw, nodes.math, nodes.reference, pending_xref, nodes.title)


class Role(XRefRole):
    """`` {rule}`401.3` ``, `` {term}`words <id>` ``: whether the target is there, the checks say."""

    def __init__(self) -> None:
        super().__init__(innernodeclass=nodes.inline)

    def process_link(
        self, env: BuildEnvironment, refnode: Element, has_explicit_title: bool, title: str, target: str
    ) -> tuple[str, str]:
        """A term may be named by its id or by its name in the page's language; an example shows its title."""
        self.classes = []
        target = " ".join(target.split())
        domain = book(env)
        if self.reftype == "example" and not has_explicit_title:
            return _title_of(env, target), target
        named = domain.ledger.terms(target, domain.language) if self.reftype == "term" else []
        row = domain.ledger.get(target)
        if len(named) == 1:
            return title, named[0].id
        if self.reftype == "term" and row is not None and row.kind == "term" and not has_explicit_title:
            return row.name(domain.language), target
        return title, target


def _title_of(env: BuildEnvironment, example: str) -> str:
    """The heading of an example's page; the page that shows it is read anew when the example changes."""
    page = Path(env.doc2path(EXAMPLES + example))
    env.note_dependency(page)
    match = re.search(r"^# +(.+?) *$", page.read_text("utf-8"), re.MULTILINE) if page.is_file() else None
    return match[1] if match else example


def link_to(env: BuildEnvironment, id_: str, at: nodes.Node, words: str = "", kind: Kind | None = None) -> pending_xref:
    """A link to an id, to be resolved when its page is written; `at` says where it stands."""
    made = pending_xref(
        "",
        nodes.inline("", words or id_),
        refdomain=RulebookDomain.name,
        reftype=kind or _role_of(id_),
        reftarget=id_,
        refexplicit=bool(words),
        refwarn=False,
        refdoc=env.current_document.docname,
    )
    made.source, made.line = at.source, at.line
    return made


def _role_of(id_: str) -> Kind:
    kind = kind_of(id_)
    return "rule" if kind in ("rule", "section") else kind or "term"


class ProseLinks(SphinxTransform):
    """Turns prose into links, gives each link its line, and takes away a rule's links to itself."""

    default_priority = 30  # after the objects are made, before the examples are run

    def apply(self, **_kwargs: object) -> None:
        """Every text of the page that is no code, no link and no title."""
        for text in list(self.document.findall(nodes.Text)):
            if not _is_quiet(text):
                new = list(self._linked(text))
                if len(new) > 1:
                    cast(Element, text.parent).replace(text, new)
        for reference in list(self.document.findall(nodes.reference)):
            self._adopt(reference)
        for link in list(self.document.findall(pending_xref)):
            if link.get("reftype") == "any" and kind_of(link["reftarget"]) in ("rule", "assumption"):
                link["refdomain"], link["reftype"] = RulebookDomain.name, _role_of(link["reftarget"])
            if link.get("refdomain") == RulebookDomain.name:
                self._settle(link)
            elif not link.get("refexplicit"):
                book(self.env).note_drawing(self.env.current_document.docname, "titles")

    def _settle(self, link: pending_xref) -> None:
        """Give a link its line; take it away where its own object is what it names."""
        link.line = line_of(link)
        link.source = link.source or self.document["source"]
        owner = owner_of(link)
        if owner is not None and link["reftype"] != "example" and owner["object_id"] == link["reftarget"]:
            link.replace_self(list(link[0].children))

    def _adopt(self, reference: nodes.reference) -> None:
        """`[words](#401.3)` names our ids too: it becomes a link of ours, and counts."""
        target = str(reference.get("refuri", "")).removeprefix("#")
        if reference.get("id_link") and kind_of(target) in ("rule", "assumption"):
            reference.replace_self(link_to(self.env, target, reference, reference.astext()))
        elif reference.get("id_link") and not reference.astext():
            book(self.env).note_drawing(self.env.current_document.docname, "titles")

    def _linked(self, text: nodes.Text) -> Iterator[nodes.Node]:
        """The text, parted at every link; whatever nearly is one is reported."""
        done, said = 0, str(text)
        for begin, end in _targets(said):
            yield nodes.Text(said[done:begin])
            yield link_to(self.env, said[begin:end], text)
            done = end
        yield nodes.Text(said[done:])
        good = {match.start() for pattern in (_NUMBERS, _ASSUMPTION) for match in pattern.finditer(said)}
        reported = isinstance(text.parent, nodes.strong) and self.env.current_document.docname.startswith(RULES)
        for match in _NEAR.finditer(said):
            if match.start() not in good and not reported:
                book(self.env).note_slip(
                    self.env.current_document.docname,
                    line_of(text) + said.count("\n", 0, match.start()),
                    f"looks like a link and is not one: {match[0].rstrip('.,:')!r} (write rule 401.3, or A-some-word)",
                )


def _targets(said: str) -> list[tuple[int, int]]:
    """Where ids stand that link by themselves."""
    lists = (match.span("list") for match in _NUMBERS.finditer(said))
    numbers = [one.span() for span in lists for one in re.compile(_NUMBER).finditer(said, *span)]
    return sorted(numbers + [match.span() for match in _ASSUMPTION.finditer(said)])


def _is_quiet(text: nodes.Text) -> bool:
    return any(isinstance(one, _QUIET) or is_head(one) for one in ancestors(text))
