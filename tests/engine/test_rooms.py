"""The rooms of the engine: their order, their size, and each id in one place only."""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import engine
from engine import Illegal
from engine.words import ERRORS, SAYS

FOLDER = Path(engine.__file__).parent
LEDGER = FOLDER.parent / "rules" / "ledger.tsv"
DESIGNED = (
    *("words", "trace", "names", "printed", "model", "choices", "abilities", "lasting", "effects", "numbers", "traits"),
    *("events", "instead", "wounds", "actions", "aftermath", "declaration", "queue", "combat", "turn", "setup"),
    *("keywords", "cards", "board", "wording", "position", "table", "explore"),
)
"""By the parts of the rules: each room stands on those before it."""
ORDER = [name for name in DESIGNED if (FOLDER / f"{name}.py").exists()]
TREES = {name: ast.parse((FOLDER / f"{name}.py").read_text("utf-8")) for name in ORDER}
RULE = re.compile(r"(15:)?\d{3}(\.\d+)*|A-[a-z-]+")


def strings(room: str) -> Iterator[str]:
    """The string literals of ROOM that are no docstrings."""
    bare = {id(node.value) for node in ast.walk(TREES[room]) if isinstance(node, ast.Expr)}
    for node in ast.walk(TREES[room]):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in bare:
            yield node.value


def asked(room: str) -> set[str]:
    """What ROOM passes to the trace as an id in so many words."""
    calls = [node for node in ast.walk(TREES[room]) if isinstance(node, ast.Call) and node.args]
    traced = [node for node in calls if isinstance(node.func, ast.Attribute) and node.func.attr in ("by", "tell")]
    first = [node.args[0] for node in traced]
    return {node.value for node in first if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def ids_of(room: str) -> set[str]:
    """The ids that ROOM asks, tells, or names in an error: what looks like one, or has a sentence."""
    return asked(room) | {text for text in strings(room) if RULE.fullmatch(text) or text in SAYS}


IDS = sorted(set().union(*(ids_of(room) for room in ORDER if room != "words")))
PLACES = Counter(text for room in ORDER if room != "words" for text in strings(room))


def test_every_file_is_a_room() -> None:
    assert {path.stem for path in FOLDER.glob("*.py")} <= {"__init__", *DESIGNED}


def test_ids_were_found() -> None:
    """So that the tests below cannot pass on nothing."""
    assert {"401.2", "304.3", "revive", "illegality", "119.3", "A-listeners", "15:108.5", "605.1"} <= set(IDS)


@pytest.mark.parametrize("id", IDS)
def test_an_id_stands_in_exactly_one_place(id: str) -> None:
    assert PLACES[id] == 1


@pytest.mark.parametrize("id", IDS)
def test_an_id_has_its_sentence(id: str) -> None:
    assert id in SAYS


@pytest.mark.parametrize("id", SAYS)
def test_a_sentence_has_its_place_in_the_engine(id: str) -> None:
    assert id in IDS


def executable() -> set[str]:
    """The ids of the ledger that are in force, and that something can execute."""
    header, *lines = LEDGER.read_text("utf-8").splitlines()
    rows = [dict(zip(header.split("\t"), line.split("\t"), strict=False)) for line in lines]
    return {row["id"] for row in rows if not row.get("not_executable") and not row.get("gone")}


@pytest.mark.parametrize("id", IDS)
def test_what_the_engine_carries_out_is_in_the_ledger_as_executable(id: str) -> None:
    assert id in executable()


def fields(text: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(text) if field is not None}


@pytest.mark.parametrize("id", [*SAYS, *ERRORS])
def test_both_languages_speak_of_the_same_things(id: str) -> None:
    english, russian = {**SAYS, **ERRORS}[id]
    assert fields(english) == fields(russian)
    assert not re.search("[А-яЁё]", english)
    assert re.search("[А-яЁё]", russian) or not re.search("[A-Za-z]", russian)


def test_every_kind_of_illegality_has_its_words_and_is_offered() -> None:
    kinds = {kind.__name__ for kind in Illegal.__subclasses__()}
    assert kinds == set(ERRORS) - {"possible"}
    assert kinds <= set(engine.__all__)


def imports(tree: ast.AST) -> Iterator[ast.ImportFrom | ast.Import]:
    """What TREE imports when it runs: not what it imports for types alone."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        yield from imports(node)


@pytest.mark.parametrize("room", ORDER)
def test_a_room_imports_only_what_stands_before_it(room: str) -> None:
    for node in imports(TREES[room]):
        if isinstance(node, ast.ImportFrom) and node.level:
            assert node.module in ORDER[: ORDER.index(room)]


@pytest.mark.parametrize("room", ORDER)
def test_the_engine_needs_nothing_but_python_and_no_clock_or_chance(room: str) -> None:
    names = {
        name.split(".")[0]
        for node in imports(TREES[room])
        for name in ([node.module or ""] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names])
        if not (isinstance(node, ast.ImportFrom) and node.level)
    }
    assert names <= set(sys.stdlib_module_names)
    chance = set() if room == "table" else {"random"}  # a seed given with the verb
    assert not names & {"time", "datetime", "secrets", "uuid", "os", *chance}


def test_chance_comes_from_a_given_seed_alone() -> None:
    """`Random` without a seed, or the module's own functions, would make each game another."""
    calls = [node for node in ast.walk(TREES["table"]) if isinstance(node, ast.Call)]
    dice = [node for node in calls if isinstance(node.func, ast.Name) and node.func.id == "Random"]
    assert dice
    assert all(isinstance(node.args[0], ast.Name) and node.args[0].id == "seed" for node in dice)
    drawn = [node for node in imports(TREES["table"]) if isinstance(node, ast.ImportFrom) and node.module == "random"]
    assert [alias.name for node in drawn for alias in node.names] == ["Random"]


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.py")), ids=lambda path: path.name)
def test_no_room_is_longer_than_a_few_screens(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= 260
