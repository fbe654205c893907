"""What else people call things: read, refused with file and line, carried to the look-up."""

from __future__ import annotations

from pathlib import Path

import pytest
from rulebook.also import COLUMNS, Also

from tests.rulebook.small_book import Book

HEADER = "\t".join(COLUMNS)
FILE = "rules/also.tsv"


def also(folder: Path, *lines: str, header: str = HEADER) -> Also:
    path = folder / "also.tsv"
    path.write_text("\n".join((header, *lines, "")), "utf-8")
    return Also.read(path)


def test_words_by_language_of_an_id_and_of_an_example(tmp_path: Path) -> None:
    read = also(tmp_path, "queue\tstack, line\tстек", "example:alp\t\tАльп вернулся")
    assert read.problems == ()
    assert read.words("term", "queue") == {"en": ["stack", "line"], "ru": ["стек"]}
    assert read.words("example", "alp") == {"ru": ["Альп вернулся"]}
    assert read.words("term", "alp") == read.words("example", "queue") == {}


def test_a_book_without_the_file_has_no_other_words(tmp_path: Path) -> None:
    read = Also.read(tmp_path / "also.tsv")
    assert (read.rows, read.problems) == ((), ())


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("401.3\tfifo", "2 cells, there must be 3"),
        ("401.3\t\t", "401.3 has no other words"),
        ("401.3\tfifo, , first\t", "an empty phrase between commas"),
        ("401.3\tFIFO, fifo\t", "'fifo' twice"),
        ("queue\tline\t", "queue stands already in line 2"),
    ],
)
def test_a_bad_row_is_told_with_its_line(tmp_path: Path, line: str, message: str) -> None:
    read = also(tmp_path, "queue\tstack\tстек", line)
    assert read.problems == ((3, message),)


def test_a_bad_header_is_told(tmp_path: Path) -> None:
    read = also(tmp_path, header=HEADER.replace("ru", "russian"))
    assert read.problems == ((1, "the header must be, tab-separated: id en ru"),)


@pytest.mark.parametrize(
    ("language", "line", "message"),
    [
        ("en", "queeu\tstack\t", "other words for queeu, which is nowhere"),
        ("en", "example:queue\tstack\t", "other words for example:queue, which is nowhere"),
        ("en", "queue\tstack, queue\t", "'Queue' is what queue is called anyway"),
        ("ru", "queue\t\tочередь", "'Очередь' is what queue is called anyway"),
        ("en", "queue\t\t", "queue has no other words"),
    ],
)
def test_the_build_says_what_is_wrong_with_file_and_line(small: Book, language: str, line: str, message: str) -> None:
    small.write(FILE, f"{HEADER}\n401.3\tfifo\t\n{line}\n")
    assert small.warns(language) == [f"{FILE}:3: WARNING: {message} [rule.also]"]


def test_words_for_every_kind_of_thing_are_allowed(small: Book) -> None:
    lines = [f"{id_}\tsomething\tчто-то" for id_ in ("401", "401.3", "A-listeners", "queue", "example:alp")]
    small.write(FILE, "\n".join([HEADER, *lines, ""]))
    assert small.warns("en") == small.warns("ru") == []
