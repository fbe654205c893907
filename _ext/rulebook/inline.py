"""What a plain text loses, its links, bold words and quotes, kept beside it: so that a preview can put them back.

While a text is put together, a mark is a pair of characters that no text has. `parted` takes them out and says where
they were, in as few letters as it can: the reader of a phone loads them all.
"""

from __future__ import annotations

import re

BOLD, QUOTE = "*", ">"
"""What a mark means where it is no link; a quote has no words of its own, its block is one."""

_OPEN, _SAID, _SHUT = "\ue000", "\ue001", "\ue002"
_MARKS = re.compile(f"{_OPEN}([^{_SAID}]*){_SAID}|({_SHUT})")


def mark(meaning: str, words: str = "") -> str:
    """Words that mean something, for `parted`."""
    return f"{_OPEN}{meaning}{_SAID}{words}{_SHUT}"


def parted(told: str) -> tuple[str, str]:
    """The text without its marks, and the marks: for each the letters since the last, its length, its meaning.

    Of marks within marks the inner ones stay. Letters are counted as a browser does.
    """
    text, found = "", list[tuple[int, int, str]]()
    opened: list[tuple[int, str]] = []
    done = 0
    for match in _MARKS.finditer(told):
        text += told[done : match.start()]
        done = match.end()
        if not match[2]:
            opened.append((len(text), match[1]))
            continue
        begin, meaning = opened.pop()
        if meaning == QUOTE or (begin < len(text) and not (found and found[-1][1] > begin)):
            found.append((begin, len(text), meaning))
    text += told[done:]
    last, said = 0, list[str]()
    for begin, end, meaning in found:
        said.append(f"{_units(text[last:begin])} {_units(text[begin:end])} {meaning}")
        last = end
    return text, " ".join(said)


def _units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2
