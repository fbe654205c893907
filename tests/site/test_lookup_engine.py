"""What a query finds, and in which order: the engine of the look-up box over a few records of its own."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.site.browsing import ROOT, Search, engine_over
from tests.site.browsing import keys as ids

RECORDS = json.loads((ROOT / "tests/site/records.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def page(chromium: Browser) -> Page:
    """An empty page."""
    return chromium.new_page()


@pytest.fixture(scope="module")
def search(page: Page) -> Search:
    """The engine over these few records."""
    return engine_over(page, RECORDS)


def plain(pieces: list[dict[str, Any]]) -> str:
    """Pieces as text, what is marked in brackets."""
    return "".join(f"[{piece['text']}]" if piece["mark"] else piece["text"] for piece in pieces)


@pytest.mark.parametrize("query", ["очередь", "очереди", "очередью", "Очередями", "очер", "queue", "QUEUE", "queues"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_word_in_any_form_and_either_language_finds_the_term(search: Search, query: str, language: str) -> None:
    assert ids(search(query, language))[0] == "queue"


def test_titles_go_before_texts(search: Search) -> None:
    assert ids(search("queue"))[:2] == ["queue", "401"]
    assert set(ids(search("queue"))[2:]) == {"401.1", "315.1"}


@pytest.mark.parametrize("query", ["владельца", "владелец", "владельцем", "владельцы"])
def test_a_vowel_that_comes_and_goes(search: Search, query: str) -> None:
    assert ids(search(query))[0] == "owner"


def test_yo_is_ye(search: Search) -> None:
    assert ids(search("счётчик")) == ids(search("счетчик")) == ["marker"]


@pytest.mark.parametrize(
    "query", ["Броня Х", "броня x", "броня", "броня 2", "armour x", "armour х", "Armour 3", "Бpoня"]
)
def test_x_is_one_letter_in_both_alphabets_and_stands_for_a_number(search: Search, query: str) -> None:
    assert ids(search(query))[0] == "armour-x"


@pytest.mark.parametrize(
    "query", ["каталкизм", "атаклизм", "катоклизм", "катаклизма", "Катаклиз", "catastrofe", "катклизм"]
)
def test_a_typo_is_forgiven(search: Search, query: str) -> None:
    assert ids(search(query))[0] == "example:catastrophe"


def test_what_is_only_near_is_said_to_be(search: Search) -> None:
    assert search("катоклизм")["how"] == "near"
    assert search("катаклизм")["how"] == ""


def test_nothing_near_is_shown_while_there_is_something_exact(search: Search) -> None:
    assert ids(search("пас")) == ["401.7"]


@pytest.mark.parametrize(
    ("query", "read", "first"),
    [("fkmg", "альп", "example:alp"), (",hjyz", "броня", "armour-x"), ("йгугу", "queue", "queue")],
)
def test_the_other_keyboard_layout(search: Search, query: str, read: str, first: str) -> None:
    found = search(query)
    assert (found["how"], found["read"], ids(found)[0]) == ("layout", read, first)


def test_all_words_are_wanted(search: Search) -> None:
    assert ids(search("активный игрок")) == ["401.7"]


def test_a_question_is_undressed(search: Search) -> None:
    assert ids(search("что такое владелец"))[0] == "owner"
    assert ids(search("what is an owner", "en"))[0] == "owner"
    assert ids(search("two Alps want one creature: who gets it", "en"))[0] == "example:alp"
    assert ids(search("кто получает существо: два альпа"))[0] == "example:alp"


@pytest.mark.parametrize("query", ["concede", "сдаться", "сдался", "give up", "ghbpyfnm gjhf;tybt"])
def test_what_people_call_it_finds_it_like_its_name(search: Search, query: str) -> None:
    assert ids(search(query))[0] == "604.1"


@pytest.mark.parametrize("query", ["does a defender tap", "тапается ли защитник", "тапнуть защитника"])
def test_another_word_for_a_term_stands_for_its_name_in_any_text(search: Search, query: str) -> None:
    assert ids(search(query))[0] == "A-closing"


def test_what_stands_in_brackets_is_no_part_of_a_name(search: Search) -> None:
    assert ids(search("найм"))[0] == ids(search("hire"))[0] == "hire"
    assert search("найм")["hits"][0]["passage"]["pieces"][0]["text"].startswith("Срабатывает")


@pytest.mark.parametrize("query", ["нойта", "Nojta", "нойты", "yjqnf", "bad advice", "дурных советов", "нойто"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_card_finds_the_example_that_it_is_in_by_either_name(search: Search, query: str, language: str) -> None:
    assert ids(search(query, language))[0] == "example:first-target"


@pytest.mark.parametrize(
    "words",
    [
        "закрыть закрывается закрою закрытие закрыта закрывая",
        "срабатывает сработала срабатывание сработавшие",
        "разыграть разыгрывает розыгрыш сыграть разыграна",
        "заявить заявляет заявлена заявление",
        "погиб погибнет гибель погибшая гибнут",
        "предотвратить предотвращает предотвращение",
        "оплата оплачена оплачивает",
        "атака атаковать атакует",
        "возродить возрождает возрождение",
        "два двух двумя двое",
        "die dies died death",
    ],
)
def test_forms_of_a_word_and_words_of_one_root_are_one(page: Page, search: Search, words: str) -> None:
    assert len(stems(page, words)) == 1


@pytest.mark.parametrize(
    "words", ["рана раньше", "открыть закрыть", "игрок игра", "удар ударник", "карта карман", "герой героин"]
)
def test_words_of_different_roots_are_not(page: Page, search: Search, words: str) -> None:
    assert len(stems(page, words)) == len(words.split())


def stems(page: Page, words: str) -> set[str]:
    """What the look-up makes of words."""
    making = "words.split(' ').map(RulebookLookup.stemmer(RussianStemmer, EnglishStemmer))"
    return set(page.evaluate(f"words => {making}", words))


def test_an_assumption_by_its_id(search: Search) -> None:
    for query in ("A-listeners", "a-LISTENERS", "А-listeners"):  # the last with a Russian А
        found = search(query)
        assert [(hit["url"], hit["number"]) for hit in found["hits"]] == [("A-listeners", "A-listeners")]


@pytest.mark.parametrize("query", ["", "  ", "?", "…", "в", "ъ", "((", "a", "\\"])
def test_what_asks_for_nothing_finds_nothing(search: Search, query: str) -> None:
    assert search(query)["total"] == 0


def test_the_sentence_found_is_the_one_with_the_words_in_it(search: Search) -> None:
    hit = search("утрачено незаявленное")["hits"][0]
    assert plain(hit["passage"]["pieces"]) == "[Незаявленное] [утрачено]."
    assert hit["passage"]["language"] == "ru"


def test_a_term_asked_by_its_name_says_what_it_is(search: Search) -> None:
    text = plain(search("счётчики")["hits"][0]["passage"]["pieces"])
    assert text == "Лежит на карте. Каким бывает, сказано ниже: [счётчик] ран, [счётчик] монет, [счётчик] яда."


def test_a_text_found_in_the_other_language_is_shown_in_it(search: Search) -> None:
    passage = search("notwithstanding")["hits"][0]["passage"]
    assert (passage["language"], "[notwithstanding]" in plain(passage["pieces"])) == ("en", True)


def test_a_term_shows_its_other_name_marked_where_that_was_found(search: Search) -> None:
    hit = search("queue")["hits"][0]
    assert (plain(hit["title"]), plain(hit["other"])) == ("Очередь", "[Queue]")
    assert hit["passage"]["language"] == "ru"


def test_a_rule_asked_for_by_number_shows_its_text(search: Search) -> None:
    text = plain(search("401.7")["hits"][0]["passage"]["pieces"])
    assert text.startswith("Первым действует активный игрок.") and text.endswith("не возвращается.")


def test_only_so_many_are_shown_but_all_are_counted(search: Search) -> None:
    found = search("401", most=2)
    assert (len(found["hits"]), found["total"] > 2) == (2, True)
