"""What the toy engine says."""

from __future__ import annotations

SAYS: dict[str, tuple[str, str]] = {
    "306.1": ("{0} plays: {1}", "{0} разыгрывает: {1}"),
    "401.3": ("It goes to the end: {0}", "Становится в конец: {0}"),
    "402.1": ("It is not in the hand: {0}", "На руке её нет: {0}"),
    "queue": ("It waits: {0}", "Ждёт: {0}"),
    "A-listeners": ("Only the first card can go: {0}", "Уйти может только первая карта: {0}"),
}
ERRORS: dict[str, tuple[str, str]] = {
    "possible": (". Possible: {0}", ". Можно: {0}"),
    "NoTarget": ("there is no such card — {0}", "такой карты нет — {0}"),
    "ChoiceNeeded": ("{0} has to choose", "{0}: нужен выбор"),
}
