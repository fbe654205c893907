"""What the examples check, and the list of open work, which must stay true."""

from __future__ import annotations

import pytest

from tests.rulebook.small_book import Book
from tests.rulebook.two_examples import ZETA, add_zeta, words

CHECKED = """---
orphan: true
---

# Checked

## Totals

```{checked} totals
```

## Rules

```{checked} rules
```

## Borrowed

```{checked} borrowed
```

## Assumptions

```{checked} assumptions
```

## Terms

```{checked} terms
```

## Open

```{open-work}
306: a second choice
306.1: something to choose
402.1: two that fire: one on each side
```
"""
FENCE = CHECKED.count("\n", 0, CHECKED.index("```{open-work}")) + 1
PAGE = "rules/checked.md"


def test_what_is_checked(small: Book) -> None:
    small.write(PAGE, CHECKED)
    built = small.build("en", "html")
    assert built.warnings == []
    page = built.html("rules/checked")
    counts = "Deciding an example — {}; only reached — {}; nothing to execute — {}; open — {}."
    assert words(page, "Totals") == [
        f"Rules of the second edition: 5. {counts.format(1, 1, 1, 2)}",
        f"Borrowed rules: 1. {counts.format(0, 0, 0, 1)}",
        f"Assumptions: 1. {counts.format(0, 0, 0, 1)}",
        f"Terms: 3. {counts.format(0, 1, 0, 2)}",
    ]
    assert words(page, "Rules") == [
        "306 As often as wished / Open: no example reaches it",
        "306.1 What to choose / Open: no example reaches it",
        "401.1 What it is / Nothing to execute: a definition",
        "401.3 First in, first out / Decides in: Two Alps",
        "402.1 The other first / Reached in: Two Alps",
    ]
    assert words(page, "Borrowed") == ["15:113.6 Who controls / Open: no example reaches it"]
    assert words(page, "Assumptions") == ["A-listeners Who hears / Open: no example reaches it"]
    assert words(page, "Terms")[1] == "Queue / Reached in: Two Alps"
    assert words(page, "Open") == [
        "306 As often as wished / a second choice",
        "306.1 What to choose / something to choose",
        "402.1 The other first / two that fire: one on each side",
    ]


def test_what_is_checked_in_russian(small: Book) -> None:
    small.write("rules/checked.ru.md", CHECKED)
    small.edit("rules/ledger.tsv", "wound\t\tsource\tterm\t\t", "wound\t\tsource\tterm\tsource breaks off\t")
    page = small.build("ru", "html").html("rules/checked")
    assert words(page, "Totals")[3] == (
        "Термины: 3. Решают пример — 0; только встречаются — 1; исполнять нечего — 1; открыто — 1."
    )
    assert words(page, "Terms") == [
        "Броня Х / Открыто: ни в одном примере не встречается",
        "Очередь / Встречается в примерах: Два Альпа",
        "Рана / Исполнять нечего: источник здесь обрывается",
    ]


def warned(small: Book) -> list[str]:
    """What the build says of the page, without its name."""
    return [one.removeprefix(f"book/{PAGE}:").removeprefix(f"{PAGE}:") for one in small.warns() if PAGE in one]


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("306: a", "401.3: more\n306: a", 1, "rule 401.3 is decided by alp: take the line away"),
        ("306: a", "401.1: more\n306: a", 1, "nothing can execute rule 401.1 (definition): take the line away"),
        ("306: a", "\n777.7: more\n306: a", 2, "no such rule: 777.7: take the line away"),
        ("306: a", "queue: more\n306: a", 1, "no such rule: queue: take the line away"),
        ("306: a", "401.4: more\n306: a", 1, "rule 401.4 is no more (removed: said twice): take the line away"),
        (
            "306: a",
            "15:113.6: more\n306: a",
            1,
            "rule 15:113.6 is borrowed, this list is of the second edition's rules: take the line away",
        ),
        (
            "306.1: something to choose\n",
            "",
            0,
            "rule 306.1 decides no example yet and has no line here: say what an example would need",
        ),
        ("306.1: some", "306: twice\n306.1: some", 2, f"rule 306 has a line already: {FENCE + 1}"),
        (
            "306: a",
            "and so on\n306: a",
            1,
            "no line of open work: 'and so on' (write 307.2: what an example needs)",
        ),
    ],
)
def test_the_list_of_open_work_must_be_true(small: Book, old: str, new: str, line: int, message: str) -> None:
    small.write(PAGE, CHECKED)
    small.edit(PAGE, old, new)
    (said,) = warned(small)
    assert said.startswith(f"{FENCE + line}: WARNING: {message} [rule.")


def test_a_new_example_makes_a_line_of_open_work_untrue(small: Book) -> None:
    small.write(PAGE, CHECKED)
    assert warned(small) == []
    add_zeta(small, ZETA.format("And then?"), ["402.1", "401.3"])
    (said,) = warned(small)
    assert said.startswith(f"{FENCE + 3}: WARNING: rule 402.1 is decided by zeta: take the line away")


def test_nothing_is_said_of_open_work_while_an_example_is_not_run(small: Book) -> None:
    small.write(PAGE, CHECKED)
    small.edit(PAGE, "306.1: something to choose\n", "")
    small.edit("examples/index.md", "alp\n", "alp\nzeta\n")
    small.write("examples/zeta.md", ZETA.format("And then?"))
    assert warned(small) == []
