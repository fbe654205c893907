"""Small questions about a document tree that several modules ask."""

from __future__ import annotations

from collections.abc import Iterator

from docutils import nodes
from docutils.nodes import Element


def ancestors(node: nodes.Node) -> Iterator[Element]:
    """What a node stands in, from the inside out."""
    parent = node.parent
    while parent is not None:
        yield parent
        parent = parent.parent


def owner_of(node: nodes.Node) -> Element | None:
    """The object that a node stands in."""
    return next((one for one in ancestors(node) if one.get("object_id")), None)


def line_of(node: nodes.Node) -> int:
    """The line that a node stands in: its block's first line, and the line breaks before it in the block."""
    block = next((one for one in ancestors(node) if one.line and not isinstance(one, nodes.Inline)), None)
    if block is None or block.line is None:
        return node.line or 1
    breaks = 0
    for one in block.findall():
        if one is node:
            break
        breaks += one.count("\n") if isinstance(one, nodes.Text) else 0
    return block.line + breaks


def is_head(node: nodes.Node) -> bool:
    """Whether a node is the number and title, or the name and kind, that an object opens with."""
    return isinstance(node, nodes.inline) and "head" in node["classes"]


def tidy(document: nodes.document) -> None:
    """Join what the Markdown parser leaves in pieces: empty texts before bold, texts parted by line breaks."""
    for block in list(document.findall(nodes.TextElement)):
        joined: list[nodes.Node] = []
        for child in block.children:
            if isinstance(child, nodes.Text) and joined and isinstance(joined[-1], nodes.Text):
                joined[-1] = nodes.Text(joined[-1] + child)
            elif not isinstance(child, nodes.Text) or child.astext():
                joined.append(child)
        if len(joined) < len(block.children):
            block.children = []
            block.extend(joined)
