"""Who refers to whom: drawn in the page's language from the whole book."""

from __future__ import annotations

import json
import re

from tests.rulebook.small_book import Book

LINE = re.compile(r'<p class="backlinks (\w+)"><span class="backlinks-label">([^<]*)</span> (.*?)</p>')


def under(page: str, anchor: str) -> list[tuple[str, str, str]]:
    """Group, label and words of each line under an object."""
    part = re.search(rf'<div class="\w+ docutils container" id="{re.escape(anchor)}">(.*?)\n</div>\n', page, re.DOTALL)
    assert part is not None
    return [(group, label, re.sub("<[^>]*>", "", said)) for group, label, said in LINE.findall(part[1])]


def test_lines_under_a_rule_in_both_languages(whole: Book) -> None:
    assert under(whole.build("en", "html").html("rules/401-queue"), "r401.3") == [
        ("decided", "Decides in:", "Two Alps"),
        ("assumptions", "Assumptions:", "A-listeners"),
    ]
    russian = whole.build("ru", "html")
    assert under(russian.html("rules/402-order"), "r402.1") == [
        ("reached", "Встречается в примерах:", "Два Альпа"),
        ("cited", "Сюда отсылают правила:", "401.3"),
        ("terms", "Термины:", "Броня Х"),
    ]


def test_lines_under_terms_and_assumptions(whole: Book) -> None:
    built = whole.build("en", "html")
    assert under(built.html("glossary/words"), "t-queue") == [
        ("reached", "Reached in:", "Two Alps"),
        ("cited", "Rules that refer here:", "401.1, 401.3"),
    ]
    assert under(built.html("glossary/words"), "t-wound") == [("terms", "Terms:", "Armour X")]
    assert under(built.html("rules/disputed"), "a-listeners") == [("cited", "Rules that refer here:", "15:113.6")]
    assert "backlinks" not in built.html("examples/alp")


def test_lines_lead_where_they_say(whole: Book) -> None:
    page = whole.build("en", "html").html("rules/402-order")
    assert '<a class="to-example reference internal" href="../examples/alp.html">Two Alps</a>' in page
    assert '<a class="to-rule reference internal" href="401-queue.html#r401.3">401.3</a>' in page
    assert '<a class="to-term reference internal" href="../glossary/words.html#t-armour-x">Armour X</a>' in page


def test_rules_stand_in_the_order_of_their_numbers_and_each_once(small: Book) -> None:
    small.edit("rules/ledger.tsv", "402.1\t15=402.1", "401.10\t\tprinted\trule\t\t\t\t\t\n402.1\t15=402.1")
    small.add("rules/306-choice.md", "And rule 402.1, rule 402.1.")
    small.edit("rules/401-queue.md", "## Beyond", "**401.10.** *Ten.* See rule 402.1.\n\n## Beyond")
    small.add("rules/borrowed.md", "See rule 402.1.")
    built = small.build("en", "html")
    assert built.warnings == []
    assert under(built.html("rules/402-order"), "r402.1")[1] == (
        "cited",
        "Rules that refer here:",
        "306.1, 401.3, 401.10, 15:113.6",
    )


def test_examples_that_decide_come_before_those_that_reach(small: Book) -> None:
    for name, decided in (("zeta", ["401.3"]), ("beta", [])):
        small.write(f"examples/{name}.md", f"# Example {name}\n\n## Grounds\n\nrule 401.3.\n")
        small.write(f"examples/{name}.json", json.dumps({"cites": [], "reached": ["401.3"], "decided_by": decided}))
    small.edit("examples/index.md", "alp\n", "alp\nbeta\nzeta\n")
    built = small.build("en", "html")
    assert under(built.html("rules/401-queue"), "r401.3")[:2] == [
        ("decided", "Decides in:", "Example zeta; Two Alps"),
        ("reached", "Reached in:", "Example beta"),
    ]
