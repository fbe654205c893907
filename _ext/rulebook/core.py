"""Puts together what the texts need: objects, links, back-links, indexes, checks. Examples and data come on top."""

from __future__ import annotations

from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from . import language
from .by_number import RuleIndex
from .checked import Checked, OpenWork
from .checks import check
from .domain import RulebookDomain
from .indexes import ExampleIndex, TermIndex
from .links import ProseLinks, Role
from .pages import draw, outdated_pages, stale_pages
from .syntax import Objects

VERSION = 3
"""To be raised whenever pages must be read anew because the extension reads them otherwise."""


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register everything; usable by itself, for a book without examples."""
    language.setup(app)
    app.add_config_value("rulebook_ledger", "rules/ledger.tsv", "env", str)
    app.add_config_value("rulebook_also", "rules/also.tsv", "", str)
    app.add_config_value("rulebook_issues", "", "html", str)
    app.add_domain(RulebookDomain)
    for role in ("rule", "term", "assumption", "example"):
        app.add_role_to_domain(RulebookDomain.name, role, Role())
    app.add_transform(Objects)
    app.add_transform(ProseLinks)
    app.add_directive("term-index", TermIndex)
    app.add_directive("example-index", ExampleIndex)
    app.add_directive("rule-index", RuleIndex)
    app.add_directive("checked", Checked)
    app.add_directive("open-work", OpenWork)
    app.connect("env-get-outdated", outdated_pages)
    app.connect("env-updated", stale_pages)
    app.connect("env-updated", check)
    app.connect("doctree-resolved", draw)
    return {"env_version": VERSION, "parallel_read_safe": True, "parallel_write_safe": True}
