"""The lists that the build draws from the whole book: terms, examples, all rules by number."""

from __future__ import annotations

import pytest
from rulebook.phrases import say

from tests.rulebook.small_book import Book
from tests.rulebook.two_examples import ZETA, add_zeta, words


def test_the_index_of_terms_is_sorted_in_the_pages_language(small: Book) -> None:
    row = "{}\t\tsource\tterm\t\t{}\t{}\t\t\n"
    before_armour = row.format("armour", "Armour", "Броня") + row.format("armour-c", "Armour of colours", "Броня Ц")
    before_queue = row.format("food", "Food", "Ёж") + row.format("hood", "“Hood”", "«Ель»")
    small.edit("rules/ledger.tsv", "armour-x\t", f"{before_armour}armour-x\t")
    small.edit("rules/ledger.tsv", "queue\t", f"{before_queue}queue\t")
    terms = [("Armour", "Броня"), ("Armour of colours", "Броня Ц"), ("Food", "Ёж"), ("“Hood”", "«Ель»")]
    small.add("glossary/words.md", "\n\n".join(f"**{en}** ({ru}). *Kind.* Text." for en, ru in terms))
    small.add("glossary/words.ru.md", "\n\n".join(f"**{ru}** ({en}). *Вид.* Текст." for en, ru in terms))
    english, russian = small.build("en", "html"), small.build("ru", "html")
    assert english.warnings == russian.warnings == []
    assert words(english.html("glossary/index")) == [
        "A", "Armour — Броня Words", "Armour of colours — Броня Ц Words", "Armour X — Броня Х Words",
        "F", "Food — Ёж Words", "H", "“Hood” — «Ель» Words", "Q", "Queue — Очередь Words", "W", "Wound — Рана Words",
    ]  # fmt: skip
    assert words(russian.html("glossary/index")) == [
        "Б", "Броня — Armour Слова", "Броня Х — Armour X Слова", "Броня Ц — Armour of colours Слова",
        "Е", "Ёж — Food Слова", "«Ель» — “Hood” Слова", "О", "Очередь — Queue Слова", "Р", "Рана — Wound Слова",
    ]  # fmt: skip
    assert '<span class="term-other" lang="en">Queue</span>' in russian.html("glossary/index")


def test_the_index_of_examples_goes_both_ways(small: Book) -> None:
    add_zeta(small, ZETA.format("It rains. Is it wet?"), ["queue", "401.3", "306.1"])
    assert words(small.build("en", "html").html("examples/index")) == [
        "By question",
        "A first title / Is it wet? / decided by 306.1, 401.3, Queue",
        "Two Alps / Who gets the creature? / decided by 401.3",
        "By rule",
        "306.1: A first title",
        "401.3: A first title; Two Alps",
        "Queue: A first title",
    ]
    assert words(small.build("ru", "html").html("examples/index"))[:2] == [
        "По вопросу",
        "Два Альпа / Кому достанется существо? / решают 401.3",
    ]


@pytest.mark.parametrize(
    ("story", "asked"),
    [
        ("She plays it. Does it go?", "Does it go?"),
        ("Does it\ngo? And if so,\nwhere? Nobody knows.", "Does it go? And if so, where?"),
        ("It says: «Go away. Go home!» May she *stay*, e.g. here, at 1.5?", "May she stay, e.g. here, at 1.5?"),
        ("She asks: «May I?» He says «Why?». Who is right?", "She asks: «May I?» Who is right?"),
        ("Вот «Гибель: ранить на 2». Кто… или что?\n\nА если «Нойта»?", "Кто… или что? А если «Нойта»?"),
        ("No question at all.", ""),
    ],
)
def test_what_an_example_asks(small: Book, story: str, asked: str) -> None:
    add_zeta(small, ZETA.format(story), ["401.3"])
    place = small.build().domain.find("example", "zeta")
    assert place is not None
    assert place.object.question == asked


# -- all rules by number ------------------------------------------------------------------------------

NUMBERS = """---
orphan: true
---

# Numbers

## Second

```{rule-index} II
```

## Fifteenth

```{rule-index} 15
```
"""


def test_rules_by_the_numbers_of_both_editions(small: Book) -> None:
    small.write("numbers.md", NUMBERS)
    small.edit("rules/ledger.tsv", "401.3\t15=401.3", "401.3\t15=403.8")
    built = small.build("en", "html")
    assert built.warnings == []
    assert words(built.html("numbers"), "Second") == [
        "306. Choice phase",
        "306* As often as wished (15th: 306.2)",
        "306.1 What to choose",
        "401. The Queue",
        "401.1* What it is",
        "401.3 First in, first out (15th: 403.8)",
        "402. Order",
        "402.1 The other first",
        f"* {say('inferred note', 'en')}",
    ]
    assert words(built.html("numbers"), "Fifteenth") == [
        "113.6 Who controls (borrowed)",
        "306.2 → 306 As often as wished",
        "401.1 What it is",
        "402.1 The other first",
        "403.8 → 401.3 First in, first out",
    ]
    assert 'href="rules/borrowed.html#r15-113.6"><span class="number">113.6</span> ' in built.html("numbers")


def test_numbers_in_russian(small: Book) -> None:
    small.write("numbers.ru.md", NUMBERS)
    page = small.build("ru", "html").html("numbers")
    assert "306* Сколько угодно раз (в 15-й: 306.2)" in words(page, "Second")
    assert "113.6 Кто контролирует (заимствовано)" in words(page, "Fifteenth")


def test_a_list_that_nobody_knows_is_an_error(small: Book) -> None:
    line = small.add("rules/306-choice.md", "```{rule-index} 17\n```")
    (warning,) = [one for one in small.warns() if "rule-index" in one]
    assert warning.startswith(f"book/rules/306-choice.md:{line}:") or f"306-choice.md:{line}:" in warning
    assert "needs one of the words II, 15 after it" in warning
