"""What surrounds an object: drawn in the page's language from the whole book, long lists folded."""

from __future__ import annotations

import json
import re

from tests.rulebook.small_book import Book

LINE = re.compile(r'<p class="backlinks (\w+)"><span class="backlinks-label">([^<]*)</span> (.*?)</p>')
FOLD = re.compile(r'<details class="backlinks (\w+)"><summary>(.*?)</summary>(.*?)</details>', re.DOTALL)


def bare(html: str) -> str:
    return re.sub("<[^>]*>", "", html)


def part(page: str, anchor: str) -> str:
    """What an object shows."""
    found = re.search(rf'<div class="\w+ docutils container" id="{re.escape(anchor)}">(.*?)\n</div>\n', page, re.DOTALL)
    assert found is not None
    return found[1]


def lines(html: str) -> list[tuple[str, str, str]]:
    """Name, label and words of each line that is not folded."""
    return [(name, label, bare(said)) for name, label, said in LINE.findall(html)]


def under(page: str, anchor: str) -> list[tuple[str, str, str]]:
    return lines(part(page, anchor))


def folds(html: str) -> list[tuple[str, str, list[str]]]:
    """Name, summary and lines of each fold."""
    return [(name, said, bare(inside).strip().splitlines()) for name, said, inside in FOLD.findall(html)]


def test_lines_under_a_rule_in_both_languages(whole: Book) -> None:
    assert under(whole.build("en", "html").html("rules/401-queue"), "r401.3") == [
        ("decided", "Decides in:", "Two Alps"),
        ("refers", "Referred to by:", "A-listeners"),
    ]
    russian = whole.build("ru", "html")
    assert under(russian.html("rules/402-order"), "r402.1") == [
        ("reached", "Встречается в примерах:", "Два Альпа"),
        ("refers", "Сюда отсылают:", "401.3; Броня Х"),
    ]


def test_lines_under_terms_and_assumptions(whole: Book) -> None:
    built = whole.build("en", "html")
    assert under(built.html("glossary/words"), "t-queue") == [
        ("reached", "Reached in:", "Two Alps"),
        ("refers", "Referred to by:", "401.1, 401.3"),
    ]
    assert under(built.html("glossary/words"), "t-wound") == [("refers", "Referred to by:", "Armour X")]
    assert under(built.html("rules/disputed"), "a-listeners") == [("refers", "Referred to by:", "15:113.6")]


def test_at_the_end_of_an_example_stands_what_decides_it_what_it_reaches_and_what_refers_to_it(small: Book) -> None:
    small.add("rules/306-choice.md", "Example: {example}`alp`.")
    assert lines(small.build("en", "html").html("examples/alp").partition('class="around')[2]) == [
        ("decide", "Decided by:", "401.3"),
        ("reach", "Also reached:", "402.1; Queue"),
        ("refers", "Referred to by:", "306.1, 402.1"),
    ]


def test_an_example_that_nothing_decides_says_nothing_of_it(small: Book) -> None:
    small.write("examples/alp.json", json.dumps({"cites": [], "reached": [], "decided_by": []}))
    said = lines(small.build("en", "html").html("examples/alp"))
    assert [name for name, *_ in said] == ["refers"]


def test_a_term_of_the_name_of_an_example_has_not_its_links(small: Book) -> None:
    small.edit("rules/ledger.tsv", "armour-x\t", "alp\t\tsource\tterm\t\tAlp\tАльп\t\t\narmour-x\t")
    small.edit("glossary/words.md", "**Queue**", "**Alp** (Альп). *Card.* It haunts.\n\n**Queue**")
    small.add("rules/306-choice.md", "Example: {example}`alp`.")
    built = small.build("en", "html")
    assert built.warnings == []
    assert under(built.html("glossary/words"), "t-alp") == []


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
        "refers",
        "Referred to by:",
        "306.1, 401.3, 401.10, 15:113.6; Armour X",
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


def test_more_than_six_are_folded_by_kind_with_their_number(small: Book) -> None:
    rows = "".join(f"401.{n}\t\tprinted\trule\t\t\t\t\t\n" for n in range(10, 15))
    small.edit("rules/ledger.tsv", "402.1\t15=402.1", f"{rows}402.1\t15=402.1")
    rules = [f"**401.{n}.** *One more.* See rule 402.1.\n\n" for n in range(10, 15)]
    small.edit("rules/401-queue.md", "## Beyond", f"{''.join(rules[:4])}## Beyond")
    small.edit("rules/ledger.tsv", "401.14\t\tprinted\trule\t\t\t\t\t\n", "")
    six = small.build("en", "html").html("rules/402-order")
    assert folds(part(six, "r402.1")) == []
    assert under(six, "r402.1")[1][2] == "401.3, 401.10, 401.11, 401.12, 401.13; Armour X"

    small.edit("rules/ledger.tsv", "402.1\t15=402.1", "401.14\t\tprinted\trule\t\t\t\t\t\n402.1\t15=402.1")
    small.edit("rules/401-queue.md", "## Beyond", f"{rules[4]}## Beyond")
    seven = small.build("en", "html").html("rules/402-order")
    said = part(seven, "r402.1")
    assert folds(said) == [
        (
            "refers",
            "Referred to by: 7",
            ["Rules: 401.3, 401.10, 401.11, 401.12, 401.13, 401.14", "Terms: Armour X"],
        )
    ]
    assert [name for name, *_ in lines(said)] == ["reached"]
    assert said.index("goes first") < said.index("<details")  # the text itself is never folded


def test_many_examples_are_folded_one_under_the_other(small: Book) -> None:
    names = [f"more-{n}" for n in range(1, 7)]
    for name in names:
        small.write(f"examples/{name}.md", f"# Example {name}\n\n## Grounds\n\nrule 401.3.\n")
        small.write(f"examples/{name}.json", json.dumps({"cites": [], "reached": ["401.3"], "decided_by": ["401.3"]}))
    small.edit("examples/index.md", "alp\n", "\n".join(["alp", *names, ""]))
    said = part(small.build("en", "html").html("rules/401-queue"), "r401.3")
    [(name, summary, items)] = folds(said)
    assert (name, summary) == ("decided", "Decides in: 7")
    assert [one for one in items if one] == [*(f"Example {name}" for name in names), "Two Alps"]
    assert said.count("<li><p><a class=") == 7
