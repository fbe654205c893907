"""A book built in both languages, and what joining them says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from rulebook.join import main

from tests.rulebook.small_book import Book

LANGUAGES = ("en", "ru")


class Site:
    """A book and the folder that its two languages are built into."""

    def __init__(self, book: Book, capsys: pytest.CaptureFixture[str]) -> None:
        self.book, self.folder, self.capsys = book, book.root.parent / "site", capsys

    def build(self, *languages: str, warned: bool = False) -> None:
        """Build into the folder, without a warning unless it is expected."""
        for language in languages or LANGUAGES:
            built = self.book.build(language, "html")
            assert warned or built.warnings == []
            target = self.folder / language
            target.mkdir(parents=True, exist_ok=True)
            (target / "half.json").write_bytes((Path(built.app.outdir) / "half.json").read_bytes())

    def join(self, *arguments: str) -> list[str]:
        """What the command prints; nothing when both languages were joined."""
        self.capsys.readouterr()
        code = main([str(self.folder), "--root", str(self.book.root), *arguments])
        said = self.capsys.readouterr().out.splitlines()
        assert code == (1 if said else 0)
        return said

    def findings(self) -> list[str]:
        """What the command finds after both languages were built anew; then nothing may be written."""
        for name in ("rulebook.json", "records.js"):
            (self.folder / name).unlink(missing_ok=True)
        self.build()
        said = self.join()
        assert said[-1:] == [f"The two languages were not joined: {len(said) - 1} to mend."]
        assert not (self.folder / "rulebook.json").exists()
        assert not (self.folder / "records.js").exists()
        return said[:-1]

    def data(self) -> Any:
        return json.loads((self.folder / "rulebook.json").read_text("utf-8"))


def line_of(book: Book, file: str, words: str) -> int:
    before, found, _ = (book.root / file).read_text("utf-8").partition(words)
    assert found
    return before.count("\n") + 1
