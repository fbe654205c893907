"""Says of Russian words on an English page that they are Russian, so that a screen reader can speak them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from docutils import nodes

from .language import Language
from .tree import ancestors

_RUSSIAN = re.compile(r"«?[А-Яа-яЁё]+(?:[-\s.,!?]+[А-Яа-яЁё]+)*»?")


def mark_foreign(doctree: nodes.document, language: Language) -> None:
    """Mark what is in another alphabet. (Latin words on Russian pages are names and codes.)"""
    if language == "ru":
        return
    for text in list(doctree.findall(nodes.Text)):
        if _RUSSIAN.search(text) and not any(map(_is_told, ancestors(text))):
            text.parent.replace(text, list(_parts(text)))


def _is_told(node: nodes.Element) -> bool:
    """Whether it says its language already, or is code or not shown at all."""
    return isinstance(node, nodes.literal_block | nodes.raw) or any(
        one.startswith("language-") for one in node["classes"]
    )


def _parts(text: nodes.Text) -> Iterator[nodes.Node]:
    end = 0
    for found in _RUSSIAN.finditer(text):
        if before := text[end : found.start()]:
            yield nodes.Text(before)
        yield nodes.inline("", found[0], classes=["language-ru"])
        end = found.end()
    if rest := text[end:]:
        yield nodes.Text(rest)
