"""Links: roles, prose that links by itself, and what must never become a link."""

from __future__ import annotations

import pytest

from tests.rulebook.small_book import Book


def linked(book: Book, text: str, language: str = "en") -> list[str]:
    """The ids that a paragraph links to, in order; the build must be clean."""
    page = "rules/402-order.ru.md" if language == "ru" else "rules/402-order.md"
    line = book.add(page, f"## More\n\n{text}") + 2
    built = book.build(language)
    assert built.warnings == []
    return [link.id for link in built.domain.refs["rules/402-order"] if link.line >= line]


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("See rule 401.3.", "401.3"),
        ("Rule 401.3's first sentence", "401.3"),
        ("RULES 401.1, 401.3 and 306.1", "401.1 401.3 306.1"),
        ("rules 401.1, 401.3, and 306.1", "401.1 401.3 306.1"),
        ("rules 401.1–401.3", "401.1 401.3"),
        ("rules 401.1 to 401.3 or 306", "401.1 401.3 306"),
        ("rule 401 as a whole", "401"),
        ("rule\u00a0401.3 with a hard space", "401.3"),
        ("a rule\n401.3 over a line break", "401.3"),
        ("rule 15:113.6 and rules 15:113.6, 401.3", "15:113.6 15:113.6 401.3"),
        ("(rule 401.3) *rule 401.1* **rule 306.1**", "401.3 401.1 306.1"),
        ("A-listeners, and (A-listeners).", "A-listeners A-listeners"),
        ("- in a list, rule 401.3\n- A-listeners", "401.3 A-listeners"),
        ("{rule}`401.3`, {rule}`words <401.1>`, {rule}`15:113.6`", "401.3 401.1 15:113.6"),
        ("{assumption}`A-listeners` and {example}`alp`", "A-listeners alp"),
        ("{term}`Queue`, {term}`queue`, {term}`QUEUE`, {term}`the line <queue>`", "queue queue queue queue"),
        ("{term}`Armour X`, {term}`Armour Х`, {term}`armour-x`", "armour-x armour-x armour-x"),
        ("[words](#401.3) and {any}`401.1`", "401.3 401.1"),
    ],
)
def test_english_prose(small: Book, text: str, ids: str) -> None:
    assert linked(small, text) == ids.split()


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("см. правило 401.3", "401.3"),
        ("по правилу 401.3 и правилам 401.1, 306.1", "401.3 401.1 306.1"),
        ("Правилами 401.1 и 401.3, правил 306.1", "401.1 401.3 306.1"),
        ("правила с 401.1: не ссылка", ""),
        ("правила 401.1–401.3 или 306", "401.1 401.3 306"),
        ("правила\u00a0401.1 и\u00a0401.3", "401.1 401.3"),
        ("в {term}`Очереди <queue>` и {term}`Очередь`, {term}`Броня X`", "queue queue armour-x"),
    ],
)
def test_russian_prose(small: Book, text: str, ids: str) -> None:
    assert linked(small, text, "ru") == ids.split()


@pytest.mark.parametrize(
    "text",
    [
        "`rule 401.3` and `A-listeners`",
        "```\nrule 401.3, A-listeners\n```",
        "[rule 401.3](https://example.org)",
        "{rule}`rule 401.3 <401.1>`",
        "### rule 401.3, A-listeners",
        "overrule 401.3; 401.3 alone; rule three; rule 3 of 5",
        "<!-- rule 401.3 -->",
    ],
)
def test_never_in_code_links_titles_or_other_words(small: Book, text: str) -> None:
    assert linked(small, text) == (["401.1"] if "<401.1>" in text else [])


def test_a_rule_does_not_link_to_itself(small: Book) -> None:
    small.edit(
        "rules/402-order.md", "goes first.", "goes first (rule 402.1, {rule}`402.1`, {rule}`this <402.1>`, rule 401.1)."
    )
    built = small.build("en", "html")
    assert built.warnings == []
    one = next(place.object for place in built.domain.places() if place.object.id == "402.1")
    assert [link.id for link in one.links] == ["401.1", "alp"]
    assert "goes first (rule 402.1, 402.1, this, rule <a" in built.html("rules/402-order")


def test_links_show_numbers_words_and_titles(small: Book) -> None:
    small.add(
        "glossary/words.md",
        "{rule}`401.3`; {term}`armour-x`; {term}`its plates <armour-x>`; {example}`alp`; {example}`it <alp>`",
    )
    page = small.build("en", "html").html("glossary/words")
    for link in (
        '<a class="to-rule reference internal" href="../rules/401-queue.html#r401.3">401.3</a>',
        '<a class="to-term reference internal" href="#t-armour-x">Armour X</a>',
        '<a class="to-term reference internal" href="#t-armour-x">its plates</a>',
        '<a class="to-example reference internal" href="../examples/alp.html">Two Alps</a>',
        '<a class="to-example reference internal" href="../examples/alp.html">it</a>',
    ):
        assert link in page


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("See rule 401.2.", "no such rule: 401.2 (did you mean 401.3, 401.1, 402.1?)"),
        ("{rule}`401.33`", "no such rule: 401.33 (did you mean 401.3"),
        ("rule 15:113.7", "no such rule: 15:113.7 (did you mean 15:113.6?)"),
        ("rule 401.4", "rule 401.4 is no more (removed: said twice)"),
        ("{term}`Queu`", "no such term: Queu (did you mean queue?)"),
        ("{term}`words <quueue>`", "no such term: quueue (did you mean queue?)"),
        ("{term}`Очередь`", "no such term: Очередь"),
        ("A-listener", "no such assumption: A-listener (did you mean A-listeners?)"),
        ("{example}`alps`", "no such example: alps (did you mean alp?)"),
        ("[x](#401.2)", "no such rule: 401.2"),
    ],
)
def test_a_link_to_nowhere(small: Book, text: str, message: str) -> None:
    line = small.add("rules/402-order.md", f"Text\n{text}") + 1
    warnings = small.warns()
    assert len(warnings) == 1, warnings
    assert warnings[0].startswith(f"rules/402-order.md:{line}: WARNING: {message}")
    assert warnings[0].endswith("[rule.dangling]")


@pytest.mark.parametrize(
    "text", ["rule 401.3a", "rules 401,3", "rule 4011.3", "rule 401.3:1", "А-listeners", "A-Listeners"]
)
def test_prose_that_nearly_links(small: Book, text: str) -> None:
    line = small.add("rules/402-order.md", f"Text, see rule 401.3,\n{text}.") + 1
    assert small.warns() == [
        f"rules/402-order.md:{line}: WARNING: looks like a link and is not one: {text!r} "
        "(write rule 401.3, or A-some-word) [rule.near]"
    ]


def test_a_name_of_two_terms_is_no_address(small: Book) -> None:
    rows = "alarm\t\tsource\tterm\t\tQueue\tТревога\t\t\narmour-x"
    small.edit("rules/ledger.tsv", "armour-x", rows)
    small.add("glossary/words.md", "**Queue** (Тревога). *Signal.* Another one.")
    built = small.build()
    assert {place.object.id for place in built.domain.places() if place.object.title == "Queue"} == {"queue", "alarm"}
    assert (
        built.warnings
        == [
            "examples/alp.md:13: WARNING: no such term: Queue (did you mean alarm, queue?) [rule.dangling]",
            "rules/401-queue.md:3: WARNING: no such term: Queue (did you mean alarm, queue?) [rule.dangling]",
            "examples/alp.md:13: WARNING: Grounds cite queue, but the example never reaches it [rule.example]",
        ][:2]
    )
