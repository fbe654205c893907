"""The extension's own words, in the two languages of the book."""

from __future__ import annotations

from .language import Language

_WORDS: dict[str, tuple[str, str]] = {
    "decided": ("Decides in", "Решает в примерах"),
    "reached": ("Reached in", "Встречается в примерах"),
    "refers": ("Referred to by", "Сюда отсылают"),
    "decide": ("Decided by", "Решают"),
    "reach": ("Also reached", "Встречаются также"),
    "cited": ("Rules", "Правила"),
    "assumptions": ("Assumptions", "Допущения"),
    "terms": ("Terms", "Термины"),
    "kind rule": ("Rule", "Правило"),
    "kind section": ("Section", "Раздел"),
    "kind term": ("Term", "Термин"),
    "kind assumption": ("Our assumption", "Наше допущение"),
    "kind example": ("Example", "Пример"),
    "permalink": ("Link to this place", "Ссылка на это место"),
    "inferred": ("Number inferred", "Номер выведен"),
    "inferred note": (
        "The sources print no number here: it follows from the order of the paragraphs and from the fifteenth edition.",
        "В источниках номера здесь нет: он выведен из порядка абзацев и из пятнадцатой редакции.",
    ),
    "report": ("Report an error", "Сообщить об ошибке"),
    "report example": ("Report an error in this example", "Сообщить об ошибке в этом примере"),
    "report title": ("Error", "Ошибка"),
    "report id": ("Id", "Номер или имя"),
    "report edition": ("Edition", "Редакция"),
    "report language": ("Language", "Язык"),
    "report release": ("Release", "Выпуск"),
    "report link": ("Place", "Место"),
    "report wrong": (
        "What is wrong, and what the source says:",
        "Что здесь неверно и что говорит источник:",
    ),
    "language": ("English", "русский"),
    "edition II": ("second edition", "вторая редакция"),
    "edition 15": ("fifteenth edition", "пятнадцатая редакция"),
    "edition 17": ("seventeenth edition", "семнадцатая редакция"),
    "decided by": ("decided by", "решают"),
    "by question": ("By question", "По вопросу"),
    "by rule": ("By rule", "По правилу"),
    "open": ("Open: no example reaches it", "Открыто: ни в одном примере не встречается"),
    "not executable": ("Nothing to execute", "Исполнять нечего"),
    "definition": ("a definition", "это определение"),
    "handling": ("it is about handling the cards", "речь о том, как обращаться с картами"),
    "information": ("it is about what players may know", "речь о том, что игрокам известно"),
    "tournament": ("tournament procedure", "речь о порядке турнира"),
    "source breaks off": ("the source breaks off here", "источник здесь обрывается"),
    "in the fifteenth": ("15th:", "в 15-й:"),
    "borrowed": ("borrowed", "заимствовано"),
    "total rules": ("Rules of the second edition", "Правила второй редакции"),
    "total borrowed": ("Borrowed rules", "Заимствованные правила"),
    "total assumptions": ("Assumptions", "Допущения"),
    "total terms": ("Terms", "Термины"),
    "total decided": ("deciding an example", "решают пример"),
    "total reached": ("only reached", "только встречаются"),
    "total not executable": ("nothing to execute", "исполнять нечего"),
    "total open": ("open", "открыто"),
}


def say(phrase: str, language: Language) -> str:
    """A phrase in a language. Raises KeyError for one that is not here."""
    return _WORDS[phrase][language == "ru"]


def edition(number: str, language: Language) -> str:
    """The name of an edition by its number: `15` is "fifteenth edition"."""
    if f"edition {number}" in _WORDS:
        return say(f"edition {number}", language)
    return f"{number}-я редакция" if language == "ru" else f"edition {number}"
