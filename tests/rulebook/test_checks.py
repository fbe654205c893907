"""What must hold in the whole book: each check proved by breaking what it guards, with file and line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from sphinx.errors import ConfigError

from tests.rulebook.small_book import BOOK, Book

EXT = Path(__file__).parents[2] / "_ext"


def test_a_rule_twice_on_one_page_and_on_two(small: Book) -> None:
    line = small.add("rules/402-order.md", "**402.1.** *Again.* Text.")
    assert small.warns() == [
        f"rules/402-order.md:{line}: WARNING: rule 402.1 stands already in rules/402-order.md:3 [rule.duplicate]"
    ]
    small.edit("rules/402-order.md", "\n\n**402.1.** *Again.* Text.", "")
    small.write("rules/402-more.md", "---\norphan: true\n---\n\n# 402. Order\n\n**402.1.** *Again.* Text.\n")
    assert small.warns() == [
        "rules/402-order.md:1: WARNING: section 402 stands already in rules/402-more.md:5 [rule.duplicate]",
        "rules/402-order.md:3: WARNING: rule 402.1 stands already in rules/402-more.md:7 [rule.duplicate]",
    ]


def test_of_two_the_one_that_stays_is_known_when_the_other_goes(small: Book) -> None:
    small.add("rules/402-order.md", "**401.3.** *Moved.* Text.")
    assert any("stands already" in warning for warning in small.warns())
    text = (small.root / "rules/401-queue.md").read_text("utf-8")
    small.write("rules/401-queue.md", text[: text.index("**401.3.**")])
    assert small.warns() == [
        "rules/402-order.md:5: WARNING: rule 401.3 must stand on the page of section 401, "
        "this is the page of section 402 [rule.near]",
        "rules/402-order.md:5: WARNING: rule 401.3 must stand before rule 402.1 [rule.order]",
    ]


def test_rules_out_of_order(small: Book) -> None:
    small.edit(
        "rules/ledger.tsv",
        "\n402.1\t",
        "\n401.9\t\tprinted\trule\t\t\t\t\t\n401.10\t\tprinted\trule\t\t\t\t\t\n402.1\t",
    )
    ten, nine = "**401.10.** *Ten.* Text.", "**401.9.** *Nine.* Text."
    small.edit("rules/401-queue.md", "## Beyond", f"{ten}\n\n{nine}\n\n## Beyond")
    assert small.warns() == ["rules/401-queue.md:22: WARNING: rule 401.9 must stand before rule 401.10 [rule.order]"]
    small.edit("rules/401-queue.md", f"{ten}\n\n{nine}", f"{nine}\n\n{ten}")
    assert small.warns() == []


def test_an_object_without_its_row(small: Book) -> None:
    small.edit("rules/ledger.tsv", "401.1\t15=401.1\tinferred\trule\tdefinition\t\t\t\t\n", "")
    assert small.warns() == ["rules/401-queue.md:3: WARNING: rule 401.1 has no row in rules/ledger.tsv [rule.ledger]"]
    small.edit("rules/ledger.tsv", "A-listeners\t\tours\tassumption\t\t\t\t\t\n", "")
    assert (
        "rules/disputed.md:5: WARNING: assumption A-listeners has no row in rules/ledger.tsv [rule.ledger]"
        in small.warns()
    )


def test_a_row_without_its_object(small: Book) -> None:
    small.edit("rules/ledger.tsv", "\n402.1\t", "\n401.9\t\tprinted\trule\t\t\t\t\t\n402.1\t")
    small.edit("rules/ledger.tsv", "wound\t", "target\t\tsource\tterm\t\tTarget\tЦель\t\t\nwound\t")
    assert small.warns() == [
        "rules/ledger.tsv:7: WARNING: rule 401.9 stands on no page, and is not marked gone [rule.ledger]",
        "rules/ledger.tsv:13: WARNING: term target stands on no page, and is not marked gone [rule.ledger]",
    ]


def test_a_ledger_row_alone_is_noticed_though_no_page_is_read_anew(small: Book) -> None:
    assert small.warns() == []
    small.edit("rules/ledger.tsv", "\n402.1\t", "\n401.9\t\tprinted\trule\t\t\t\t\t\n402.1\t")
    message = "rules/ledger.tsv:7: WARNING: rule 401.9 stands on no page, and is not marked gone [rule.ledger]"
    assert small.warns() == [message]
    assert small.warns() == [message]


def test_a_slip_in_the_ledger(small: Book) -> None:
    small.edit("rules/ledger.tsv", "printed\trule\t\t\t\t\tremoved: said twice", "printed\trule\t\t\t\t\tlost")
    assert small.warns() == [
        "rules/ledger.tsv:6: WARNING: gone 'lost': write moved 401.9, or removed: why [rule.ledger]"
    ]


def test_no_ledger_at_all(small: Book) -> None:
    (small.root / "rules/ledger.tsv").unlink()
    warnings = small.warns()
    assert "rules/ledger.tsv:1: WARNING: the ledger cannot be read: No such file or directory [rule.ledger]" in warnings


def test_an_id_that_is_gone_does_not_come_back(small: Book) -> None:
    small.edit("rules/401-queue.md", "## Beyond", "**401.4.** *Back.* Text.\n\n## Beyond")
    assert small.warns() == [
        "rules/401-queue.md:20: WARNING: rule 401.4 is gone (removed: said twice): rules/ledger.tsv:6; "
        "ids are never used again [rule.gone]"
    ]


def test_a_deleted_rule_that_is_still_cited_on_pages_not_read_anew(small: Book) -> None:
    assert small.warns() == []
    text = (small.root / "rules/402-order.md").read_text("utf-8")
    small.write("rules/402-order.md", text[: text.index("**402.1.**")])
    small.edit(
        "rules/ledger.tsv",
        "402.1\t15=402.1\tprinted\trule\t\t\t\t\t",
        "402.1\t15=402.1\tprinted\trule\t\t\t\t\tmoved 401.3",
    )
    expected = [
        "glossary/words.md:3: WARNING: rule 402.1 is no more (moved 401.3) [rule.dangling]",
        "rules/401-queue.md:7: WARNING: rule 402.1 is no more (moved 401.3) [rule.dangling]",
        "rules/401-queue.md:12: WARNING: rule 402.1 is no more (moved 401.3) [rule.dangling]",
    ]
    assert small.warns() == expected
    assert small.warns() == expected


def test_a_deleted_page(small: Book) -> None:
    assert small.warns() == []
    (small.root / "rules/402-order.md").unlink()
    small.edit("rules/index.md", "402-order\n", "")
    message = "rules/ledger.tsv:7: WARNING: rule 402.1 stands on no page, and is not marked gone [rule.ledger]"
    assert message in small.warns()


def example(book: Book, **said: list[str]) -> None:
    file = book.root / "examples/alp.json"
    file.write_text(json.dumps(json.loads(file.read_text("utf-8")) | said), "utf-8")


def test_what_grounds_cite_must_be_reached(small: Book) -> None:
    example(small, reached=["401.3"])
    assert small.warns() == [
        "examples/alp.md:13: WARNING: Grounds cite queue, but the example never reaches it, "
        "and the ledger gives no reason [rule.example]"
    ]


def test_or_the_ledger_says_why_nothing_can_execute_it(small: Book) -> None:
    example(small, reached=["401.3"])
    small.edit("rules/ledger.tsv", "queue\t\tborrowed\tterm\t\t", "queue\t\tborrowed\tterm\tdefinition\t")
    assert small.warns() == []


def test_something_cited_must_decide(small: Book) -> None:
    example(small, decided_by=["queue", "402.1"], cites=["401.3"])
    assert small.warns() == [
        "examples/alp.md:1: WARNING: nothing that Grounds cite decides this example; "
        "what decides it: 402.1, queue [rule.example]"
    ]
    example(small, decided_by=[])
    assert small.warns()[0].endswith("what decides it: nothing [rule.example]")


def with_engine(book: Book, words: str) -> list[str]:
    """What a build in a process of its own says, with an engine beside the pages."""
    (book.root / "engine").mkdir(exist_ok=True)
    (book.root / "engine/__init__.py").write_text("from . import words\n", "utf-8")
    (book.root / "engine/words.py").write_text(words, "utf-8")
    return run(book)[1]


def run(book: Book, *options: str) -> tuple[int, list[str]]:
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--no-color", *options, ".", "../out-alone"]
    done = subprocess.run(
        command, cwd=book.root, env=os.environ | {"PYTHONPATH": str(EXT)}, capture_output=True, text=True, check=False
    )
    return done.returncode, [
        line.replace(f"{book.root}/", "") for line in done.stderr.splitlines() if "WARNING" in line
    ]


def test_ids_in_the_engine_are_ids_of_the_ledger(small: Book) -> None:
    said = ("401.3", "999.9", "401.4", "queue", "401.1")
    words = "SAYS = {\n" + "".join(f'    "{id_}": ("", ""),\n' for id_ in said) + "}\n"
    assert with_engine(small, words) == [
        "engine/words.py:3: WARNING: the engine has words for 999.9, which is not in rules/ledger.tsv [rule.engine]",
        "engine/words.py:4: WARNING: the engine has words for 401.4, which is gone (removed: said twice) [rule.engine]",
        "engine/words.py:6: WARNING: the engine has words for 401.1; "
        "rules/ledger.tsv says that nothing can execute it [rule.engine]",
    ]


def test_a_broken_engine_is_said_to_be_broken(small: Book) -> None:
    warnings = with_engine(small, 'SAYS = {}\n\n\ndef oops(:\n    """No."""\n')
    assert len(warnings) == 1
    assert warnings[0].startswith("engine/words.py:4: WARNING: the engine cannot be imported: SyntaxError")


@pytest.mark.parametrize("options", [(), ("-j", "4")])
def test_a_finding_fails_the_build_and_fails_it_again(small: Book, options: tuple[str, ...]) -> None:
    assert run(small, *options) == (0, [])
    small.edit("rules/402-order.md", "The non-active player", "By rule 401.9 the non-active player")
    found = ["rules/402-order.md:3: WARNING: no such rule: 401.9 (did you mean 401.3, 401.1, 402.1?) [rule.dangling]"]
    assert run(small, *options) == (1, found)
    assert run(small, *options) == (1, found)


def test_findings_are_the_same_read_in_parallel(small: Book) -> None:
    small.add("rules/402-order.md", "**402.1.** *Again.* See rule 999.9.\n\n402.2. Slip.")
    small.add("rules/disputed.md", "**A-new.** *New.* See A-nothing.")
    one, four = (small.build(jobs=jobs, out=str(jobs)).warnings for jobs in (1, 4))
    assert len(one) == 5
    assert one == four


def test_a_third_language_is_refused(small: Book) -> None:
    with pytest.raises(ConfigError, match="en or ru, not 'de'"):
        small.build("de")


def test_the_small_book_itself_is_not_written_to() -> None:
    assert not (BOOK / "_build").exists()
