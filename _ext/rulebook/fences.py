"""The runnable fences of a page, and whatever looks like one and would not be run. Knows nothing of Sphinx."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from doctest import DocTestParser

from markdown_it import MarkdownIt
from mdit_py_plugins.colon_fence import colon_fence_plugin

from .grammar import ASSUMPTION, RULE

LABEL = "python"
PROMPT = ">>>"
UNCOLLECTED = f"a fence with prompts that is not collected: write ```{LABEL} at the margin of an example page"


@dataclass(frozen=True)
class Fence:
    """One runnable fence: the line of its first line of code (from 1), its text, how many prompts doctest reads."""

    line: int
    text: str
    prompts: int


@dataclass(frozen=True)
class Slip:
    """Prompts that are not collected, or that cannot be read: at which line, and why."""

    line: int
    why: str


def collect(markdown: str) -> tuple[list[Fence], list[Slip]]:
    """The fences of a page that are run; every prompt that is in none of them, and every one that is read wrongly."""
    tokens = MarkdownIt("commonmark").use(colon_fence_plugin).parse(markdown)
    fences: list[Fence] = []
    slips: list[Slip] = []
    covered: set[int] = set()
    for token in tokens:
        runs = token.type == "fence" and token.level == 0 and token.info.strip() == LABEL
        if runs and PROMPT in token.content and token.map:
            first, text = token.map[0] + 2, token.content.rstrip("\n")
            covered.update(range(first, first + text.count("\n") + 1))
            if wrong := list(_unreadable(first, text)):
                slips += wrong
            else:
                fences.append(Fence(first, text, len(DocTestParser().get_examples(text))))
    return fences, sorted(slips + list(_uncollected(markdown, covered)), key=lambda slip: slip.line)


def _unreadable(first: int, text: str) -> Iterator[Slip]:
    """What doctest cannot read in a fence, and flags that would loosen or skip an example."""
    for number, line in enumerate(text.split("\n"), first):
        if re.search(r"#\s*doctest:", line):
            yield Slip(number, "a doctest flag: no example is skipped or loosened")
    try:
        DocTestParser().get_examples(text)
    except ValueError as problem:
        said = re.match(r"line (\d+) of the docstring for \S+ (.*)", str(problem), re.DOTALL)
        down, why = (int(said[1]) - 1, said[2]) if said else (0, str(problem))
        yield Slip(first + down, f"a prompt that cannot be read: {why}")


def _uncollected(markdown: str, covered: set[int]) -> Iterator[Slip]:
    """One slip for each stretch of lines with prompts outside the runnable fences."""
    quiet = True
    for number, line in enumerate(markdown.split("\n"), 1):
        stray = PROMPT in line and number not in covered
        if stray and quiet:
            yield Slip(number, UNCOLLECTED)
        quiet = not stray and (quiet or not line.strip() or line.lstrip(" >").startswith(("```", "~~~")))


def cited(markdown: str, terms: Callable[[str], str] = str) -> tuple[str, ...]:
    """The ids that the third part of an example page, its Grounds, links; TERMS gives the id for a term's name.

    A reading of the source alone, to name tests by; what counts is what the page's links are in the end.
    """
    tokens = MarkdownIt("commonmark").parse(markdown)
    parts = [token.map[0] for token in tokens if token.type == "heading_open" and token.tag == "h2" and token.map]
    if len(parts) < 3:
        return ()
    grounds = "\n".join(markdown.split("\n")[parts[2] : parts[3] if len(parts) > 3 else None])
    grounds = re.sub(r"\{example\}`[^`]*`", "", grounds)
    found: list[str] = []
    for match in re.finditer(rf"\{{term\}}`(?:[^`<]*<)?([^`>]+)>?`|({RULE}|{ASSUMPTION})", grounds):
        found.append(match[2] or terms(match[1]))
    return tuple(dict.fromkeys(found))
