"""A small book in a folder of its own, built in this process by the extension without its examples.

What running an example showed is put beside its page as JSON, so that these tests need no engine.
"""

from __future__ import annotations

import re
import shutil
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

from rulebook.domain import RulebookDomain, book
from sphinx.application import Sphinx
from sphinx.util.console import strip_colors
from sphinx.util.docutils import docutils_namespace, patch_docutils

BOOK = Path(__file__).parent / "book"


@dataclass
class Built:
    """A build that has ended: what it warned of, and what it wrote."""

    app: Sphinx
    warnings: list[str]

    @property
    def domain(self) -> RulebookDomain:
        return book(self.app.env)

    def html(self, docname: str) -> str:
        """The body of a page, as far as its author and the extension made it."""
        page = (Path(self.app.outdir) / f"{docname}.html").read_text("utf-8")
        match = re.search(r'<div class="body" role="main">(.*?)<div class="clearer">', page, re.DOTALL)
        assert match is not None
        return match[1]

    def pages(self) -> dict[str, str]:
        return {docname: self.html(docname) for docname in sorted(self.app.env.all_docs)}

    def files(self) -> dict[str, bytes]:
        out = Path(self.app.outdir)
        return {str(file.relative_to(out)): file.read_bytes() for file in sorted(out.rglob("*")) if file.is_file()}


@dataclass
class Book:
    """The sources of a book that a test may change."""

    root: Path

    def write(self, name: str, text: str) -> None:
        (self.root / name).write_text(text, "utf-8")

    def edit(self, name: str, old: str, new: str) -> None:
        """Replace OLD, which must be there, so that no test breaks nothing."""
        text = (self.root / name).read_text("utf-8")
        assert old in text, f"{name} has no {old!r}"
        self.write(name, text.replace(old, new))

    def add(self, name: str, text: str) -> int:
        """Add a paragraph at the end of a page; the line that it begins at."""
        before = (self.root / name).read_text("utf-8").rstrip("\n")
        self.write(name, f"{before}\n\n{text}\n")
        return before.count("\n") + 3

    def build(
        self,
        language: str = "en",
        builder: str = "dummy",
        jobs: int = 1,
        out: str = "",
        settings: dict[str, str] | None = None,
    ) -> Built:
        """Build into a folder that is kept for this language and `out`: a second build there is incremental."""
        target = self.root.parent / f"out-{language}-{builder}{out}"
        warned, told = StringIO(), StringIO()
        with patch_docutils(self.root), docutils_namespace():
            app = Sphinx(
                self.root,
                self.root,
                target,
                target.with_suffix(".doctrees"),
                builder,
                {"language": language, **(settings or {})},
                status=told,
                warning=warned,
                parallel=jobs,
            )
            app.build()
        lines = strip_colors(warned.getvalue()).splitlines()
        if jobs > 1:
            assert " .. " in told.getvalue(), "the pages were not read in parallel"
        return Built(app, [line.replace(f"{self.root}/", "") for line in lines if line])

    def warns(self, language: str = "en") -> list[str]:
        return self.build(language).warnings


def copied(folder: Path) -> Book:
    """A copy of the small book, without a fault."""
    shutil.copytree(BOOK, folder / "book", ignore=shutil.ignore_patterns("__pycache__"))
    return Book(folder / "book")
