"""A small book with worked examples in both languages, and the toy engine that runs them."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from rulebook import loading

from tests.rulebook.small_book import Book
from tests.rulebook.worked.joining import Site

BOOK = Path(__file__).parent / "book"


@pytest.fixture(autouse=True)
def own_engine() -> Iterator[None]:
    """Leaves this process with the engine that it had: other tests hold on to its classes."""
    before = {name: module for name, module in sys.modules.items() if name.split(".")[0] == "engine"}
    yield
    loading.forget("engine")
    sys.modules.update(before)


@pytest.fixture
def worked(tmp_path: Path) -> Book:
    """A copy of the book, without a fault."""
    shutil.copytree(BOOK, tmp_path / "book", ignore=shutil.ignore_patterns("__pycache__"))
    return Book(tmp_path / "book")


@pytest.fixture
def toy(worked: Book) -> Path:
    """The folder of the toy engine."""
    return worked.root / "engine"


@pytest.fixture
def site(worked: Book, capsys: pytest.CaptureFixture[str]) -> Site:
    """A site whose texts are confirmed and joined."""
    made = Site(worked, capsys)
    made.build()
    assert made.join("--confirm", "all") == []
    return made
