"""A second example for the small book, and the words of a list that was drawn."""

from __future__ import annotations

import json
import re

from tests.rulebook.small_book import Book


def words(html: str, heading: str = "") -> list[str]:
    """Rubrics and list items of the index that comes next after a heading, without marks."""
    index = html[html.index("-index docutils container", html.index(heading and f"<h2>{heading}<")) :]
    index = index[: index.index("\n</div>")]
    found = re.findall(r'<h\d class="rubric".*?</h\d>|<li>.*?</li>|<p class="inferred-note">.*?</p>', index, re.DOTALL)
    bare = (re.sub("<[^>]*>", "", item).replace("\u00a0", " ").strip() for item in found)
    return [re.sub(r"\n+", " / ", item) for item in bare]


def add_zeta(small: Book, page: str, decided: list[str]) -> None:
    """A second example beside that of the two Alps."""
    small.write("examples/zeta.md", page)
    small.write("examples/zeta.json", json.dumps({"cites": decided, "reached": decided, "decided_by": decided}))
    small.edit("examples/index.md", "alp\n", "alp\nzeta\n")


ZETA = "# A first title\n\n## Question\n\n{}\n\n## Ruling\n\nNo? No.\n\n## Grounds\n\nrule 401.3.\n"
