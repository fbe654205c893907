"""From a page that has been read: its objects with their plain text, and its links."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import cast

from docutils import nodes
from docutils.nodes import Element
from sphinx.addnodes import pending_xref

from .grammar import DOMAIN, EXAMPLES, Kind
from .inline import BOLD, QUOTE, mark, parted
from .objects import Link, Object
from .tree import is_head, line_of

_CLOSING = "»”’\"')"
# After a full stop and what closes with it; before a word that opens a sentence.
_SENTENCE = re.compile(rf"""(?:(?<=[.!?…])|(?<=[.!?…][{_CLOSING}]))\s+(?=[«“‘"'(—]*[A-ZА-ЯЁ])""")
_PROSE_PARTS = 3  # of an example page: Question, Ruling, Grounds; the Sequence is drawn
_TOLD_PARTS = 2  # what is looked up: the Grounds repeat rules, which are found by themselves


def objects_in(document: nodes.document, docname: str) -> list[Object]:
    """The objects of a page, in their order."""
    found: list[Object] = []
    top = next(document.findall(nodes.section), None)
    if top is not None and docname.startswith(EXAMPLES) and docname != f"{EXAMPLES}index":
        parts = [one for one in top.children if isinstance(one, nodes.section)][:_PROSE_PARTS]
        text = "\n\n".join(filter(None, map(plain, parts[:_TOLD_PARTS])))
        links = tuple(link for part in parts for link in links_in(part))
        id_ = docname.removeprefix(EXAMPLES)
        asked = questions(plain(parts[0])) if parts else ""
        found.append(Object("example", id_, "", top[0].astext(), text, top.line or 1, links, question=asked))
    found += (_object(node) for node in document.findall(Element) if node.get("object_id"))
    return found


def _object(node: Element) -> Object:
    kind, id_, line = cast(Kind, node["object_kind"]), node["object_id"], node.line or 1
    if kind == "section":
        return Object(kind, id_, node["ids"][0], node[0].astext().removeprefix(f"{id_}. "), "", line)
    head = next(filter(is_head, node.findall(nodes.inline)))
    words = {name: one.astext() for one in head.children if isinstance(one, Element) for name in one["classes"]}
    text, marks = parted(marked(node))
    return Object(
        kind,
        id_,
        node["ids"][0],
        title=words.get("term-name") or words.get("rule-title", "").removesuffix("."),
        text=text,
        line=line,
        links=tuple(links_in(node)),
        marks=marks,
        kind=words.get("term-kind", "").removesuffix("."),
        other=words.get("term-other", ""),
    )


def questions(text: str) -> str:
    """The sentences of a text that end with a question mark."""
    return " ".join(one for one in _SENTENCE.split(" ".join(text.split())) if one.rstrip(_CLOSING).endswith("?"))


def links_in(node: Element) -> list[Link]:
    """Every link of ours in a node, in order."""
    return [
        Link(one["reftype"], one["reftarget"], one.line or line_of(one))
        for one in node.findall(pending_xref)
        if one.get("refdomain") == DOMAIN
    ]


def plain(node: Element) -> str:
    """The text without marks: blocks parted by an empty line, items and rows on lines of their own, no heads."""
    return parted(marked(node))[0]


def marked(node: Element) -> str:
    """The same text with its links, its bold words and its quotes still marked, for `parted`."""
    return re.sub(r"\n{3,}", "\n\n", "\n\n".join(_blocks(node.children))).strip()


def _blocks(children: Iterable[nodes.Node], quote: str = "") -> Iterator[str]:
    for child in children:
        if isinstance(child, (nodes.Invisible, nodes.title, nodes.system_message)) or not isinstance(child, Element):
            continue
        if isinstance(child, (nodes.bullet_list, nodes.enumerated_list)):
            yield "\n".join(_items(child))
        elif isinstance(child, nodes.table):
            yield "\n".join(" | ".join(map(marked, row.findall(nodes.entry))) for row in child.findall(nodes.row))
        elif isinstance(child, nodes.FixedTextElement):
            yield child.astext()
        elif isinstance(child, nodes.TextElement):
            yield quote + " ".join("".join(_words(child)).split())
        else:
            yield from _blocks(child.children, mark(QUOTE) if isinstance(child, nodes.block_quote) else quote)


def _items(node: nodes.bullet_list | nodes.enumerated_list) -> Iterator[str]:
    first = node.get("start", 1)
    for number, item in enumerate(node.children, first):
        bullet = "-" if isinstance(node, nodes.bullet_list) else f"{number}."
        if isinstance(item, Element):
            lines = [line for line in marked(item).split("\n") if line]
            yield "\n".join(f"{bullet} {line}" if place == 0 else f"  {line}" for place, line in enumerate(lines))


def _words(node: nodes.Node) -> Iterator[str]:
    if isinstance(node, nodes.Text):
        yield str(node)
    elif isinstance(node, Element) and not is_head(node) and not isinstance(node, (nodes.raw, nodes.Invisible)):
        said = "".join(word for child in node.children for word in _words(child))
        yield mark(_meaning(node), said) if _meaning(node) else said


def _meaning(node: Element) -> str:
    """What a mark of the words of an inline node says: the id that they link to, or that they are bold."""
    if isinstance(node, pending_xref) and node.get("refdomain") == DOMAIN:
        return f"example:{node['reftarget']}" if node["reftype"] == "example" else str(node["reftarget"])
    return BOLD if isinstance(node, nodes.strong) else ""
