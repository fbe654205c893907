"""The extension's own words, in the two languages of the book."""

from __future__ import annotations

from .language import Language

_WORDS: dict[str, tuple[str, str]] = {
    "decided": ("Decides in", "Решает в примерах"),
    "reached": ("Reached in", "Встречается в примерах"),
    "cited": ("Rules that refer here", "Сюда отсылают правила"),
    "assumptions": ("Assumptions", "Допущения"),
    "terms": ("Terms", "Термины"),
    "permalink": ("Link to this place", "Ссылка на это место"),
    "inferred": ("Number inferred", "Номер выведен"),
    "inferred note": (
        "The sources print no number here: it follows from the order of the paragraphs and from the fifteenth edition.",
        "В источниках номера здесь нет: он выведен из порядка абзацев и из пятнадцатой редакции.",
    ),
    "edition 15": ("fifteenth edition", "пятнадцатая редакция"),
    "edition 17": ("seventeenth edition", "семнадцатая редакция"),
    "decided by": ("decided by", "решают"),
    "by title": ("By title", "По названию"),
    "by rule": ("By rule", "По правилу"),
}


def say(phrase: str, language: Language) -> str:
    """A phrase in a language. Raises KeyError for one that is not here."""
    return _WORDS[phrase][language == "ru"]


def edition(number: str, language: Language) -> str:
    """The name of an edition by its number: `15` is "fifteenth edition"."""
    if f"edition {number}" in _WORDS:
        return say(f"edition {number}", language)
    return f"{number}-я редакция" if language == "ru" else f"edition {number}"
