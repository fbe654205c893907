"""One document name, two languages: `401-queue.md` is English, `401-queue.ru.md` is Russian."""

from __future__ import annotations

from typing import Literal

from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.errors import ConfigError

Language = Literal["en", "ru"]
LANGUAGES: tuple[Language, Language] = ("en", "ru")


def language_of(config: Config) -> Language:
    """The language of this build. Raises ConfigError where it is neither of the two."""
    for language in LANGUAGES:
        if config.language == language:
            return language
    raise ConfigError(f"the language of the book is en or ru, not {config.language!r}")


def other_than(language: Language) -> Language:
    """The other language of the book."""
    return "en" if language == "ru" else "ru"


def choose_sources(_app: Sphinx, config: Config) -> None:
    """Let the build see the pages of its language only."""
    if language_of(config) == "ru":
        config.source_suffix = {".ru.md": "markdown"}
    else:
        config.source_suffix = {".md": "markdown"}
        config.exclude_patterns = [*config.exclude_patterns, "**.ru.md"]


def setup(app: Sphinx) -> None:
    """Choose after every parser has put in its own suffix (MyST brings `.md`)."""
    app.connect("config-inited", choose_sources, priority=900)


def collate(words: str, language: Language) -> str:
    """A key to sort words by: ё is е, quotes do not count, the X of a number is the language's own letter."""
    key = " ".join(words.casefold().replace("ё", "е").split()).lstrip("«»“”„\"'‘’[( ")
    return (
        key.replace("x", "х")
        if language == "ru" and not key.isascii()
        else key.replace("х", "x")
        if language == "en"
        else key
    )
