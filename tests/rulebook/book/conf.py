"""The small book's configuration: the extension without examples, their results from JSON beside each page."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

from docutils import nodes
from rulebook import core
from rulebook.domain import book
from rulebook.running import Example
from sphinx.application import Sphinx

extensions = ["myst_parser"]
primary_domain = "rule"
nitpicky = True
html_theme = "basic"
html_copy_source = html_show_sourcelink = html_use_index = False


def told(app: Sphinx, _document: nodes.document) -> None:
    """What running the page's fence would have shown."""
    docname = app.env.current_document.docname
    file = Path(app.srcdir) / f"{docname}.json"
    if not file.is_file():
        return
    app.env.note_dependency(file)
    said = json.loads(file.read_text("utf-8"))
    blank: dict[str, Any] = {
        field.name: 1 if field.type == "int" else "" if field.type == "str" else () for field in fields(Example)
    }
    shown = {key: tuple(value) for key, value in said.items()}
    book(app.env).examples[docname] = Example(**(blank | {"id": docname.removeprefix("examples/")} | shown))


def setup(app: Sphinx) -> None:
    core.setup(app)
    app.connect("doctree-read", told)
