"""A parallel build equals a serial one byte for byte; after any edit, every page equals a clean build's."""

from __future__ import annotations

import json

import pytest

from tests.rulebook.small_book import Book


@pytest.mark.parametrize("language", ["en", "ru"])
def test_parallel_equals_serial_byte_for_byte(whole: Book, language: str) -> None:
    one, four = (whole.build(language, "html", jobs=jobs, out=f"-j{jobs}").files() for jobs in (1, 4))
    assert {"objects.inv", "searchindex.js", "rules/401-queue.html"} <= set(one)
    assert one == four


FIRST, SECOND, WORDS, ALP = "rules/401-queue.md", "rules/402-order.md", "glossary/words.md", "examples/alp.md"
LEDGER, RESULT = "rules/ledger.tsv", "examples/alp.json"
MOVED = "**402.1.** *The other first.* "
EDITS: dict[str, list[tuple[str, str, str]]] = {
    "a rule's words": [(FIRST, "puts abilities in order", "sorts abilities")],
    "a rule's new links": [(FIRST, "puts abilities in order", "sorts them, see rule 306.1 and A-listeners")],
    "a rule's lost link": [(FIRST, "see\nrule 402.1", "always")],
    "a rule's title": [(FIRST, "*First in, first out.*", "*As they came.*")],
    "a section's title": [(FIRST, "# 401. The Queue", "# 401. The Line")],
    "an example's title": [(ALP, "# Two Alps", "# Two Alps and a Dwarf")],
    "a part's heading": [(ALP, "## Ruling", "## The ruling")],
    "what an example reaches": [(RESULT, '"402.1", "queue"', '"306.1", "queue"')],
    "what decides an example": [(RESULT, '"decided_by": ["401.3"]', '"decided_by": ["401.3", "402.1"]')],
    "a term's text": [(WORDS, "See rule 401.1.", "See rule 306.1, and {term}`Wound`.")],
    "a term's name": [(LEDGER, "Wound\tРана", "Injury\tРана"), (WORDS, "**Wound**", "**Injury**")],
    "a term's other name": [(LEDGER, "Wound\tРана", "Wound\tРанение"), (WORDS, "(Рана)", "(Ранение)")],
    "a term's id": [(LEDGER, "queue\t\tborrowed", "line\t\tborrowed"), (FIRST, "<queue>", "<line>")],
    "a term taken out": [(WORDS, "**Queue** (Очередь). *Order of abilities.* See rule 401.1.\n\n", "")],
    "an inferred number": [(LEDGER, "402.1\t15=402.1\tprinted", "402.1\t15=402.1\tinferred")],
    "another edition's number": [(LEDGER, "401.3\t15=401.3", "401.3\t15=403.8")],
    "a cell that shows nowhere": [(LEDGER, "removed: said twice", "removed: said thrice")],
    "a row of a section": [(LEDGER, "306\t15=306.2\tinferred\tsection\t\t\t\t\t\n", "")],
    "a rule from page to page": [(SECOND, MOVED, ""), (FIRST, "## Beyond", f"{MOVED}Moved.\n\n## Beyond")],
    "an assumption's links": [("rules/disputed.md", "rules 401.1–401.3 and", "rule 306 and")],
    "what an example asks": [(ALP, "Who gets the creature?", "Who gets it? And when?")],
    "why nothing can execute a rule": [(LEDGER, "inferred\trule\tdefinition", "inferred\trule\thandling")],
    "a rule that nothing can execute": [(LEDGER, "306.1\t\tprinted\trule\t", "306.1\t\tprinted\trule\tinformation")],
    "what open work needs": [("mirror.md", "a second choice", "a third choice")],
    "a line of open work": [("mirror.md", "306: a second choice\n", "")],
    "a page's place": [("rules/index.md", "306-choice\n401-queue", "401-queue\n306-choice")],
}

# A page that shows nothing of its own, and that no table of contents leads to.
MIRROR = """---
orphan: true
---

# Everything

{doc}`/rules/401-queue` {any}`queue` [](rules/402-order.md) [](#402.1)

```{term-index}
```

```{example-index}
```

```{rule-index} II
```

```{rule-index} 15
```

```{checked} totals
```

```{checked} rules
```

```{checked} borrowed
```

```{checked} assumptions
```

```{checked} terms
```

```{open-work}
306: a second choice
306.1: something to choose
402.1: two that fire
```
"""


@pytest.mark.parametrize("what", EDITS)
def test_every_page_after_an_edit_equals_a_clean_builds(small: Book, what: str) -> None:
    small.write("mirror.md", MIRROR)
    before = small.build("en", "html", jobs=2).pages()
    for name, old, new in EDITS[what]:
        small.edit(name, old, new)
    after, clean = small.build("en", "html"), small.build("en", "html", out="-clean")
    assert after.pages() == clean.pages()
    assert after.warnings == clean.warnings
    assert what == "a cell that shows nowhere" or after.pages() != before


def test_lists_drawn_in_parallel_equal_those_drawn_serially(small: Book) -> None:
    small.write("mirror.md", MIRROR)
    one, four = (small.build("en", "html", jobs=jobs, out=f"-j{jobs}") for jobs in (1, 4))
    assert one.warnings == four.warnings == []
    assert "a second choice" in four.html("mirror")
    assert one.files() == four.files()


def test_titles_shown_elsewhere_follow(small: Book) -> None:
    small.write("mirror.md", MIRROR)
    small.build("en", "html")
    small.edit("rules/401-queue.md", "# 401. The Queue", "# 401. The Line")
    small.edit("rules/402-order.md", "# 402. Order", "# 402. Who first")
    page = small.build("en", "html").html("mirror")
    assert "401. The Line" in page
    assert "402. Who first" in page


def test_only_what_changed_is_written_again(small: Book) -> None:
    small.build("en", "html")
    small.edit("examples/alp.json", '"402.1", "queue"', '"306.1", "queue"')
    out = small.root.parent / "out-en-html"
    times = {file: file.stat().st_mtime_ns for file in out.rglob("*.html")}
    small.build("en", "html")
    changed = {str(file.relative_to(out)) for file, time in times.items() if file.stat().st_mtime_ns != time}
    pages = {"examples/alp", "rules/402-order", "rules/306-choice", "examples/index", "rules/index"}
    assert changed - {"search.html"} == {f"{page}.html" for page in pages}


def test_pages_added_and_taken_away(small: Book) -> None:
    small.build("en", "html")
    small.write("examples/zeta.md", "# A first title\n\n## Grounds\n\nrule 401.3.\n")
    small.write(
        "examples/zeta.json", json.dumps({"cites": ["401.3"], "reached": ["401.3", "306"], "decided_by": ["401.3"]})
    )
    small.edit("examples/index.md", "alp\n", "alp\nzeta\n")
    assert small.build("en", "html").pages() == small.build("en", "html", out="-clean").pages()
    (small.root / "examples/zeta.md").unlink()
    (small.root / "examples/zeta.json").unlink()
    small.edit("examples/index.md", "alp\nzeta\n", "alp\n")
    assert small.build("en", "html").pages() == small.build("en", "html", out="-clean-again").pages()


def test_many_edits_one_after_another(small: Book) -> None:
    small.build("en", "html")
    edits = (
        "a rule's title",
        "a section's title",
        "an example's title",
        "what decides an example",
        "an inferred number",
    )
    for number, what in enumerate(edits):
        for name, old, new in EDITS[what]:
            small.edit(name, old, new)
        assert small.build("en", "html").pages() == small.build("en", "html", out=f"-{number}").pages()
