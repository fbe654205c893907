"""What running a fence shows: failures as rulings, what was reached, what decides. Run with the toy engine."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from rulebook.fences import Fence, collect
from rulebook.loading import BrokenEngine, fingerprint, load
from rulebook.running import Played, play

LAY = '>>> from engine import Table\n>>> table = Table("Anna: 25 | hand: Ant; Bee; Cow | row: Cat")\n'


def fence(code: str) -> Fence:
    fences, slips = collect(f"```python\n{code}```\n")
    assert slips == []
    return fences[0]


def run(toy: Path, code: str) -> Played:
    return play(fence(LAY + code), toy)


def test_steps_and_their_causes(toy: Path) -> None:
    played = run(toy, '>>> table.play("Ant")\n>>> table.play("Bee")\n')
    (told,) = played.tables
    assert [(step.id, step.cause) for step in told.steps] == [
        ("306.1", None),
        ("queue", 0),
        ("401.3", 0),
        ("306.1", None),
        ("queue", 3),
        ("401.3", 3),
    ]
    assert told.steps[2].text == ("It goes to the end: Ant", "Становится в конец: Ant")
    assert told.start[0].zones == (("hand", ("Ant", "Bee", "Cow")), ("row", ("Cat",)))
    assert told.end[0].zones == (("hand", ("Cow",)), ("row", ("Cat", "Ant", "Bee")))
    assert played.reached == ("306.1", "queue", "401.3")
    assert played.failures == ()
    assert played.ran == 4


def test_only_what_changes_the_ending_decides(toy: Path) -> None:
    played = run(toy, '>>> table.play("Ant")\n')
    assert list(played.without) == ["401.3"]
    (ending,) = played.without["401.3"]
    assert ending.boards[0][0].zones[1] == ("row", ("Ant", "Cat"))


def test_every_answer_without_a_rule_is_an_ending(toy: Path) -> None:
    played = run(toy, ">>> table.drop()\n")
    endings = played.without["A-listeners"]
    assert [ending.boards[0][0].zones[0].cards for ending in endings] == [("Ant", "Cow"), ("Ant", "Bee")]


def test_a_refusal_stands_where_it_happened_and_counts_as_reached(toy: Path) -> None:
    refused = "Traceback (most recent call last):\nengine.NoTarget: there is no such card — Dog [402.1]\n"
    played = run(toy, f'>>> table.play("Ant")\n>>> table.play("Dog")\n{refused}>>> table.play("Bee")\n')
    (told,) = played.tables
    assert [(refusal.id, refusal.kind, refusal.after) for refusal in told.refusals] == [("402.1", "NoTarget", 3)]
    assert played.reached == ("306.1", "queue", "401.3", "402.1")
    assert [ending.refusals for ending in played.without["402.1"]] == [()]
    assert played.errors["NoTarget"] == ("there is no such card", "такой карты нет")


def test_several_tables_and_outcomes(toy: Path) -> None:
    code = (
        '>>> other = Table("Anna: 25 | hand: Elk")\n'
        ">>> other.drop()\n"
        ">>> from engine import explore\n"
        '>>> found = explore("Anna: 25 | hand: Bee; Cow", lambda table: table.drop())\n'
    )
    played = run(toy, code)
    assert [told.start[0].zones[0].cards for told in played.tables] == [("Ant", "Bee", "Cow"), ("Elk",)]
    assert played.trace_ids == ("A-listeners",), "what happens on explored tables is not counted"
    (replies,) = played.explored
    assert [(reply.choices, reply.board[0].zones[0].cards) for reply in replies] == [
        (("Bee",), ("Cow",)),
        (("Cow",), ("Bee",)),
    ]


def test_a_failure_reads_as_a_ruling(toy: Path) -> None:
    played = run(toy, '>>> table.play("Ant")\n>>> print(table)\nAnna: 25 | row: Ant\n>>> 1\n2\n')
    first, second = played.failures
    assert (first.line, second.line) == (3, 5)
    assert first.text == (
        "this example no longer holds\n"
        "  position:\n"
        '      table = Table("Anna: 25 | hand: Ant; Bee; Cow | row: Cat")\n'
        "  played:\n"
        '      table.play("Ant")\n'
        "  told:\n"
        "      306.1  Anna plays: Ant\n"
        "      queue  It waits: Ant\n"
        "      401.3  It goes to the end: Ant\n"
        "  asked:\n"
        "      print(table)\n"
        "  expected:\n"
        "      Anna: 25 | row: Ant\n"
        "  got:\n"
        "      Anna: 25 | hand: Bee; Cow | row: Cat; Ant"
    )
    assert played.ran == 5, "what comes after a failure is run too"


def test_an_unexpected_illegality_is_told_by_its_message_alone(toy: Path) -> None:
    (failure,) = run(toy, '>>> table.play("Dog")\n').failures
    assert failure.text.endswith("got:\n      engine.NoTarget: there is no such card — Dog [402.1]")
    refused = "Traceback (most recent call last):\nengine.NoTarget: nothing\n"
    (failure,) = run(toy, f'>>> table.play("Dog")\n{refused}').failures
    assert failure.text.endswith("got:\n      engine.NoTarget: there is no such card — Dog [402.1]")


def test_any_other_error_says_where_it_was_raised(toy: Path) -> None:
    (failure,) = run(toy, '>>> table = Table("Anna")\n').failures
    assert "ValueError: not enough values to unpack" in failure.text
    assert f"({toy.resolve()}/__init__.py:" in failure.text


def test_a_statement_that_cannot_be_read_fails(toy: Path) -> None:
    (failure,) = run(toy, ">>> table.play(\n").failures
    assert (failure.line, "SyntaxError" in failure.text) == (2, True)


def test_a_fence_that_breaks_without_a_rule_says_so(toy: Path) -> None:
    played = run(toy, '>>> table.play("Ant")\n>>> {1: 2}[table.row.index("Ant")]\n2\n')
    (failure,) = played.failures
    assert failure.text == "without 401.3, this example breaks: KeyError: 0"


def test_each_fence_has_a_namespace_of_its_own(toy: Path) -> None:
    assert run(toy, ">>> mine = 1\n").failures == ()
    (failure,) = play(fence(">>> mine\n1\n"), toy).failures
    assert "NameError" in failure.text


def test_the_same_fence_is_run_once_until_the_engine_changes(toy: Path) -> None:
    code = '>>> table.play("Ant")\n'
    first, before = run(toy, code), fingerprint(toy)
    assert run(toy, code) is first
    words = toy / "words.py"
    words.write_text(words.read_text("utf-8").replace("It goes to the end", "Last it stands"), "utf-8")
    assert fingerprint(toy) != before
    assert run(toy, code).tables[0].steps[2].text[0] == "Last it stands: Ant"


def test_an_engine_that_cannot_be_read_says_where(toy: Path) -> None:
    words = toy / "words.py"
    good = words.read_text("utf-8")
    words.write_text(good.replace("ERRORS: dict", "ERRORS dict"), "utf-8")
    line = good[: good.index("ERRORS: dict")].count("\n") + 1
    with pytest.raises(BrokenEngine, match="SyntaxError: invalid syntax") as broken:
        load(toy)
    assert (broken.value.file, broken.value.line) == (words.resolve(), line)
    assert "engine" not in sys.modules
    words.write_text(good, "utf-8")
    assert run(toy, '>>> table.play("Ant")\n').failures == (), "mended in the same process"


def test_an_engine_that_fails_at_its_import_says_where(toy: Path) -> None:
    words = toy / "words.py"
    words.write_text(f"{words.read_text('utf-8')}\nimport json\njson.loads('[')\n", "utf-8")
    last = words.read_text("utf-8").count("\n")
    with pytest.raises(BrokenEngine, match="JSONDecodeError") as broken:
        load(toy)
    assert (broken.value.file, broken.value.line) == (words.resolve(), last)
