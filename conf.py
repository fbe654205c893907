"""One configuration for both sites; BOOK_LANGUAGE (en or ru) says which of the two is built."""

from __future__ import annotations

import os
import sys
import tomllib
from datetime import date
from pathlib import Path

from babel.dates import format_date
from sphinx.errors import ConfigError

ROOT = Path(__file__).parent
sys.path[:0] = [str(ROOT / "_ext"), str(ROOT)]

from rulebook.data import released  # noqa: E402 - the extension is on the path only now

language = os.environ.get("BOOK_LANGUAGE", "en")
other_language = {"en": "ru", "ru": "en"}[language]

# The release and its date are the changelog's newest, never the clock's: same sources, same site.
release, day = released(ROOT)
if not release:
    raise ConfigError("CHANGELOG.md has no heading like: ## 0.1.0 — 2026-11-29")
version = release
release_date = format_date(date.fromisoformat(day), "d MMMM y", locale=language)
release_day = format_date(date.fromisoformat(day), {"en": "d MMM y", "ru": "dd.MM.y"}[language], locale=language)

project = {"en": "Berserk. Heroes: a judge’s rules reference", "ru": "«Берсерк. Герои»: правила для судьи"}[language]
# Where the pages' "report an error" leads; without an address they have no such link.
urls = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"].get("urls", {})
rulebook_issues = urls.get("new-issue", "")
extensions = ["myst_parser", "sphinx_design", "rulebook"]
myst_enable_extensions = ["colon_fence"]
primary_domain = "rule"
nitpicky = True
locale_dirs = ["_templates/locale"]
templates_path = ["_templates"]
exclude_patterns = [
    ".*",
    "_build",
    "node_modules",
    "tests",
    "engine",
    "_ext",
    "**/root",
    "**/screenshot.png",
    "README*",
    "CHANGELOG*",
    "CONTRIBUTING*",
]

html_theme = "furo"
html_title = project
html_short_title = {"en": "Berserk. Heroes", "ru": "Берсерк. Герои"}[language]
# The site's address where it is published, with both languages below it: it makes canonical links.
address = os.environ.get("BOOK_ADDRESS", "")
html_baseurl = f"{address.rstrip('/')}/{language}/" if address else ""
html_static_path = ["_static", "_build/vendor"]
html_favicon = "_static/favicon.svg"
html_css_files = ["colours.css", "shell.css", "lookup.css", "rulebook.css", "preview.css", "board.css", "print.css"]
scripts = ("site", "passage", "copy", "preview", "lookup", "language", "arrive", "paper")  # site.js goes first
html_js_files = [(f"{name}.js", {"defer": "defer"}) for name in scripts]
html_sidebars = {
    "**": ["sidebar/brand.html", "sidebar/scroll-start.html", "sidebar/navigation.html", "sidebar/scroll-end.html"]
}
html_context = {"other_language": other_language, "release_date": release_date, "release_day": release_day}
html_permalinks_icon = "#"
html_show_search_summary = False  # it would fetch every page found, which fails from a disk
html_copy_source = html_show_sourcelink = html_use_index = html_domain_indices = False
pygments_style, pygments_dark_style = "a11y-light", "a11y-dark"
