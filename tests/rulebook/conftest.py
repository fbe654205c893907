"""The small book as tests take it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rulebook.small_book import Book, copied


@pytest.fixture
def small(tmp_path: Path) -> Book:
    """A copy of the small book to break."""
    return copied(tmp_path)


@pytest.fixture(scope="session")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Book:
    """A copy of the small book that nobody changes, so that it is built once."""
    return copied(tmp_path_factory.mktemp("whole"))
