"""What a plain text loses is kept beside it."""

from __future__ import annotations

import pytest
from rulebook.inline import BOLD, QUOTE, mark, parted


@pytest.mark.parametrize(
    ("told", "text", "marks"),
    [
        ("", "", ""),
        ("nothing", "nothing", ""),
        (f"see {mark('401.3', 'rule')}, {mark('queue', 'it')}", "see rule, it", "4 4 401.3 2 2 queue"),
        (mark(QUOTE) + mark(BOLD, "Fifteenth.") + " Text.", "Fifteenth. Text.", "0 0 > 0 10 *"),
        (mark(BOLD, f"The {mark('queue', 'Queue')}."), "The Queue.", "4 5 queue"),
        (mark(BOLD, "both ") + mark("queue", "it"), "both it", "0 5 * 0 2 queue"),
        (f"🂡 {mark('queue', '🂡')} {mark('401.3', 'x')}", "🂡 🂡 x", "3 2 queue 1 1 401.3"),
        (f"a{mark('queue')}b", "ab", ""),
    ],
)
def test_marks_are_taken_out_and_told_where_they_were(told: str, text: str, marks: str) -> None:
    assert parted(told) == (text, marks)
