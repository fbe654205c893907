"""Example pages in a built book: what is drawn, what is stored, and what fails with file and line."""

from __future__ import annotations

import re

import pytest
from rulebook.fences import cited, collect

from tests.rulebook.small_book import Book

ROW = "examples/row.md"
REFUSED = "Traceback (most recent call last):\nengine.NoTarget: there is no such card — Dog [402.1]\n"


def line_of(worked: Book, file: str, words: str) -> int:
    """The line of a file that has these words."""
    before, found, _ = (worked.root / file).read_text("utf-8").partition(words)
    assert found
    return before.count("\n") + 1


def drawn(worked: Book, language: str = "en") -> str:
    return worked.build(language, "html").html("examples/row")


def part(page: str, start: str, end: str) -> str:
    """What stands between two marks of a page, its tags left out."""
    begin = page.index(start) + len(start)
    return " ".join(re.sub(r"<[^>]*(>|$)|^[^<]*>", " ", page[begin : page.index(end, begin)]).split())


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_book_is_without_a_fault(worked: Book, language: str) -> None:
    assert worked.warns(language) == []


def test_what_is_stored(worked: Book) -> None:
    built = worked.build()
    one = built.domain.examples["examples/row"]
    source = (worked.root / ROW).read_text("utf-8")
    assert (one.id, one.title, one.line) == ("row", "A row of cards", 1)
    assert one.cites == ("401.3", "402.1", "402.2") == cited(source)
    assert one.reached == ("306.1", "queue", "401.3", "A-listeners", "402.1")
    assert one.decided_by == ("401.3", "A-listeners", "402.1")
    assert one.prompts == source.count(">>> ")
    assert one.lines == tuple(fence.line for fence in collect(source)[0])
    assert one.outcomes == (0, 2)
    assert one.trace_ids == (("306.1", "queue", "401.3", "A-listeners", "402.1"), ())


def test_boards_steps_and_proof(worked: Book) -> None:
    page = drawn(worked)
    assert page.index('aria-label="Before"') < page.index('class="legend') < page.index('steps">')
    assert page.index('steps">') < page.index('aria-label="After"') < page.index('class="without"')
    assert page.index('class="without"') < page.index('<details class="proof" id="proof-1">')
    assert part(page, 'aria-label="After"', 'class="without"') == "After Anna , 25 hand Cow Fox Gnu Hen row Cat Ant"
    steps = re.findall(r"<li id=\"step-.*?</li>|<li class=\"refused\">.*?</li>", page, re.DOTALL)
    assert [" ".join(re.sub(r"<[^>]*>", "", step).split()) for step in steps] == [
        "Anna plays: Ant (306.1)",
        "It waits: Ant (Queue)",
        "It goes to the end: Ant (401.3; because of step 1)",
        "Illegal: there is no such card — Dog (402.1)",
        "Only the first card can go: Bee (A-listeners)",
    ]
    assert 'href="../rules/401-queue.html#r401.3"' in steps[2]
    assert 'href="#step-1-1-1"' in steps[2]
    assert 'href="../glossary/words.html#t-queue"' in steps[1]
    proof = page[page.index("<details") : page.index("</details>")]
    assert "<summary>The proof: run this</summary>" in proof
    assert "engine.NoTarget" in proof
    assert "<details open" not in page


def test_steps_after_a_refusal_are_counted_with_it(worked: Book) -> None:
    more = f'>>> table.play("Dog")\n{REFUSED}>>> table.play("Cow")\n>>> print(table)\n'
    worked.edit(ROW, ">>> print(table)\nAnna: 25 | hand: Cow; Fox; Gnu; Hen | row: Cat; Ant", f"{more}Anna: ...")
    page = drawn(worked)
    assert 'because of <a class="reference internal" href="#step-1-1-5">step 7</a>' in page


def test_the_page_in_russian(worked: Book) -> None:
    page = drawn(worked, "ru")
    for words in ("Было", "Стало", "Без правила 401.3", "Все исходы (2)"):
        assert f'aria-label="{words}' in page
    assert "Становится в конец: Ёж (" in page
    assert 'из-за <a class="reference internal" href="#step-1-1-1">шага 1</a>' in page
    assert ">Очередь</a>" in page
    assert not re.search(r">[^<]*(Before|After|Without|step)\b[^<]*<", page)


def test_without_a_rule_what_differs_is_marked(worked: Book) -> None:
    page = drawn(worked)
    without = page[page.index('aria-label="Without rule 401.3"') : page.index('aria-label="Without rule 402.1"')]
    assert '<strong class="changed">would be: Ant</strong>' in without
    assert "<li><p>Cow</p></li>" in without, "what does not differ is not marked"
    assert 'aria-label="Without rule 401.3. After"' in without
    words = part(page, 'aria-label="Without rule 402.1"', 'class="also"')
    assert words == "Without rule 402.1 : There would be no refusal."
    assert part(page, '<p class="also"', "<details") == "Also decided by: A-listeners ."


def test_many_endings_are_counted(worked: Book) -> None:
    worked.edit(ROW, "rule 401.3.", "rule 401.3 and A-listeners.")
    page = drawn(worked)
    without = page[page.index('aria-label="Without the assumption A-listeners"') :]
    assert without.count("One ending of 4") == 4
    assert "Endings not shown" not in without
    assert '<span class="missing">would not be: Cow</span>' in without
    assert '<strong class="changed">would be: Bee</strong>' in without
    worked.edit(ROW, "Cow; Fox", "Boa; Cow; Emu; Fox")
    assert "Endings not shown: 2" in drawn(worked)


def test_a_position_that_is_only_explored_is_not_drawn(worked: Book) -> None:
    page = drawn(worked)
    second = page[page.index("Were any card") :]
    assert "Before" not in second
    assert part(second, 'aria-label="Every outcome (2)"', "<details") == (
        "Every outcome (2) Bee Outcome 1 Anna , 25 hand Cow Cow Outcome 2 Anna , 25 hand Bee"
    )


def test_several_positions_are_numbered_and_a_card_is_explained_once(worked: Book) -> None:
    worked.edit(ROW, ">>> print(table)", '>>> other = Table("Anna: 9 | hand: Ant")\n>>> print(table)')
    page = drawn(worked)
    assert 'aria-label="Position 1. Before"' in page
    assert 'aria-label="Position 2. Before"' in page
    assert page.count("Ant: *") == 1


# -- what must fail ---------------------------------------------------------------------------------------


def test_a_broken_example(worked: Book) -> None:
    worked.edit(ROW, "row: Cat; Ant\n", "row: Ant; Cat\n")
    line = line_of(worked, ROW, ">>> print(table)")
    warned = worked.warns()
    assert warned[0] == f"{ROW}:{line}: WARNING: this example no longer holds"
    assert "      Anna: 25 | hand: Cow; Fox; Gnu; Hen | row: Ant; Cat" in warned
    assert worked.warns() == warned, "told again by the next build, though nothing was read anew"


@pytest.mark.parametrize("page", [ROW, "rules/402-order.md", "examples/index.md"])
def test_a_fence_that_nobody_runs(worked: Book, page: str) -> None:
    line = worked.add(page, "```pycon\n>>> 1\n1\n```")
    assert worked.warns()[0].startswith(f"{page}:{line + 1}: WARNING: a fence with prompts that is not collected")


def test_a_fence_that_would_run_elsewhere(worked: Book) -> None:
    line = worked.add("rules/402-order.md", "```python\n>>> 1\n1\n```")
    assert worked.warns() == [
        f"rules/402-order.md:{line + 1}: WARNING: a fence with prompts that is not collected: "
        "only pages of examples are run [rule.near]"
    ]


def test_an_engine_that_cannot_be_read(worked: Book) -> None:
    worked.build()
    worked.edit("engine/words.py", "ERRORS: dict", "ERRORS dict")
    line = line_of(worked, "engine/words.py", "ERRORS dict")
    warned = worked.warns()
    assert any(
        text.startswith(
            f"{ROW}:1: WARNING: the engine is broken, so this example was not run: engine/words.py:{line}: SyntaxError"
        )
        for text in warned
    )
    assert not any("Traceback" in text or "never reaches" in text for text in warned)
    worked.edit("engine/words.py", "ERRORS dict", "ERRORS: dict")
    assert worked.warns() == []


def test_an_engine_that_cannot_show_what_happened(worked: Book) -> None:
    worked.edit("engine/__init__.py", 'if card in ("Ant", "Ёж")', "if [][0]")
    line = line_of(worked, "engine/__init__.py", "if [][0]")
    said = f"so this example was not run: engine/__init__.py:{line}: IndexError: list index out of range"
    assert worked.warns() == [f"{ROW}:1: WARNING: the engine is broken, {said} [rule.near]"]


def test_a_position_in_another_language_than_its_page(worked: Book) -> None:
    worked.edit(
        ROW, '"Anna: 25 | hand: Ant; Bee; Cow; Fox; Gnu; Hen | row: Cat"', '"Анна: 25 | рука: Ant; Bee | ряд: Cat"'
    )
    assert f"{ROW}:19: WARNING: a position in another language than its page [rule.near]" in worked.warns()


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("## Ruling\n", "## Answer\n", 7, "missing: Ruling; not of its shape: Answer"),
        ("## Ruling\n", "### Ruling\n", 11, "missing: Ruling"),
        ("## Question\n", "## Ruling\n", 3, "missing: Question"),
        ("## Sequence\n", "## Sequence\n\n## More\n", 1, "not of its shape: More"),
    ],
)
def test_a_page_of_another_shape(worked: Book, old: str, new: str, line: int, said: str) -> None:
    worked.edit(ROW, old, new)
    shape = "WARNING: an example page is Question → Ruling → Grounds → Sequence;"
    assert any(text.startswith(f"{ROW}:{line}: {shape} {said}") for text in worked.warns())


def test_parts_in_another_order(worked: Book) -> None:
    worked.edit(ROW, "## Question", "## X")
    worked.edit(ROW, "## Ruling", "## Question")
    worked.edit(ROW, "## X", "## Ruling")
    assert "their order here: Ruling, Question, Grounds, Sequence" in worked.warns()[0]


def test_a_page_that_runs_nothing(worked: Book) -> None:
    text = (worked.root / ROW).read_text("utf-8")
    worked.write(ROW, re.sub(r"```python\n.*?```\n", "", text, flags=re.DOTALL))
    assert worked.warns()[0].startswith(f"{ROW}:1: WARNING: an example page that runs nothing")


def test_a_fence_outside_the_sequence(worked: Book) -> None:
    worked.edit(ROW, "## Ruling\n", "```python\n>>> 1\n1\n```\n\n## Ruling\n")
    assert f"{ROW}:8: WARNING: a fence that runs must stand under Sequence [rule.near]" in worked.warns()


# -- the same from any build -------------------------------------------------------------------------------


def test_parallel_equals_serial(worked: Book) -> None:
    serial, parallel = worked.build("en", "html", out="1"), worked.build("en", "html", jobs=2, out="2")
    assert serial.warnings == parallel.warnings == []
    assert serial.files() == parallel.files()


def test_after_an_edit_of_the_engine_pages_equal_a_clean_build(worked: Book) -> None:
    worked.build("en", "html")
    worked.edit("engine/words.py", "It goes to the end", "Last it stands")
    worked.edit("engine/__init__.py", 'self.tell("queue", card, cause=played)', "pass")
    again = worked.build("en", "html")
    assert again.warnings == []
    assert "Last it stands: Ant" in again.html("examples/row")
    assert "row" not in again.html("glossary/words").split("</dt>")[-1], "its back-link has gone"
    assert again.pages() == worked.build("en", "html", out="clean").pages()
