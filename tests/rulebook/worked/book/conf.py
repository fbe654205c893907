"""A small book with worked examples, run by a toy engine."""

from __future__ import annotations

extensions = ["myst_parser", "rulebook"]
primary_domain = "rule"
nitpicky = True
exclude_patterns = ["CHANGELOG.md"]
html_theme = "basic"
html_copy_source = html_show_sourcelink = html_use_index = False
