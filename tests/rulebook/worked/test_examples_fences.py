"""Which fences of a page are run, and what would be run by nobody."""

from __future__ import annotations

import pytest
from rulebook.fences import cited, collect

RUNS = "```python\n>>> 1 + 1\n2\n>>> 2\n2\n```\n"


def slips(page: str) -> list[tuple[int, str]]:
    return [(slip.line, slip.why.partition(":")[0]) for slip in collect(page)[1]]


def test_a_fence_is_found_at_its_line() -> None:
    fences, slips = collect(f"# Page\n\n{RUNS}\ntext\n\n~~~python\n>>> 3\n3\n~~~\n")
    assert [(fence.line, fence.prompts) for fence in fences] == [(4, 2), (13, 1)]
    assert fences[0].text == ">>> 1 + 1\n2\n>>> 2\n2"
    assert slips == []


def test_python_without_prompts_is_no_example() -> None:
    assert collect("```python\nx = 1\n```\n") == ([], [])


@pytest.mark.parametrize(
    "page",
    [
        "```pycon\n>>> 1\n1\n```\n",
        "```\n>>> 1\n1\n```\n",
        "```Python\n>>> 1\n1\n```\n",
        "```{code-block} python\n>>> 1\n1\n```\n",
        "````{note}\n```python\n>>> 1\n1\n```\n````\n",
        ":::{note}\n```python\n>>> 1\n1\n```\n:::\n",
        "- ```python\n  >>> 1\n  1\n  ```\n",
        "> ```python\n> >>> 1\n> 1\n> ```\n",
        "    >>> 1\n    1\n",
        "<!--\n>>> 1\n-->\n",
        ">>> 1\n",
        "Type `>>> 1` there.\n",
    ],
)
def test_prompts_elsewhere_are_not_collected(page: str) -> None:
    fences, found = collect(f"Text.\n\n{page}\n{RUNS}")
    assert len(fences) == 1
    assert len(found) == 1, "one slip for each place"
    line = page[: page.index(">>>")].count("\n") + 3
    assert found[0].line == line
    assert found[0].why.startswith("a fence with prompts that is not collected")


def test_each_stray_fence_is_told_once() -> None:
    page = "```pycon\n>>> 1\n1\n>>> 2\n2\n\n>>> 3\n3\n```\n\n```pycon\n>>> 4\n```\n```text\n>>> 5\n```\n"
    assert [line for line, _ in slips(page)] == [2, 7, 12, 15]


def test_flags_that_loosen_an_example_are_slips() -> None:
    assert slips("```python\n>>> 1\n1\n>>> 2  # doctest: +SKIP\n3\n```\n") == [(4, "a doctest flag")]


@pytest.mark.parametrize(("prompt", "line"), [(">>> 1\n1\n>>>2\n", 4), (">>> 1\n...2\n", 3)])
def test_prompts_that_doctest_cannot_read_have_their_line(prompt: str, line: int) -> None:
    fences, found = collect(f"```python\n{prompt}```\n")
    assert [(slip.line, slip.why.partition(":")[0]) for slip in found] == [(line, "a prompt that cannot be read")]
    assert fences == [], "what cannot be read is not run"


def test_the_ids_that_grounds_cite() -> None:
    page = """# Title

## Question

By rule 101.1?

## Ruling

## Grounds

- Rules 119.2 and 119.3, 402.1; {rule}`15:113.6`; A-new-card.
- {term}`Close <close>`, {term}`armour-x` and rule 119.2 again. {example}`alp`.

## Sequence

Rule 401.3.
"""
    assert cited(page) == ("119.2", "119.3", "402.1", "15:113.6", "A-new-card", "close", "armour-x")
    assert cited(page.replace("Rules 119", "Правила 119")) == cited(page)
    assert cited("# Title\n") == ()
