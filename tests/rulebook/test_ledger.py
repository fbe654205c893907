"""The ledger: what it answers, what it refuses with its line, what it leaves untouched."""

from __future__ import annotations

from pathlib import Path

import pytest
from rulebook.ledger import COLUMNS, Ledger

HEADER = "\t".join(COLUMNS)
QUEUE = "queue\t\tborrowed\tterm\t\tQueue\tОчередь\t\t"
FIRST = "401.3\t15=401.3\tprinted\trule\tdefinition\t\t\t\t"


def ledger(folder: Path, *lines: str, header: str = HEADER) -> Ledger:
    path = folder / "ledger.tsv"
    path.write_text("\n".join((header, *lines, "")), "utf-8")
    return Ledger.read(path)


def said(read: Ledger) -> list[tuple[int, str]]:
    return [(problem.line, problem.message) for problem in read.problems]


def test_rows_are_found_by_id_and_by_name(tmp_path: Path) -> None:
    armour = "armour-x\t\tsource\tterm\t\tArmour X\tБроня Х\t\t"
    read = ledger(tmp_path, FIRST, armour, QUEUE)
    assert said(read) == []
    row = read.get("401.3")
    assert row is not None
    assert (row.kind, row.not_executable, row.other_numbers, row.line) == ("rule", "definition", (("15", "401.3"),), 2)
    assert [row.id for row in read.terms("очередь", "ru")] == ["queue"]
    assert [row.id for row in read.terms("Броня X", "ru")] == ["armour-x"]  # Latin X
    assert read.terms("Очередь", "en") == []
    assert "queue" in read
    assert "402.1" not in read


def test_a_name_may_stand_for_two_terms_but_a_pair_may_not(tmp_path: Path) -> None:
    death = "death\t\tsource\tterm\t\tDeath\tГибель\t\t"
    again = "ending\t\tsource\tterm\t\tEnding\tГибель\t\t"
    read = ledger(tmp_path, death, again)
    assert said(read) == []
    assert [row.id for row in read.terms("Гибель", "ru")] == ["death", "ending"]
    both = ledger(tmp_path, death, again.replace("Ending", "DEATH"))
    assert said(both) == [(3, "ending has both names of death, line 2")]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("401.3\t\tprinted\trule", "4 cells, there must be 9"),
        ("4O1.3\t\tprinted\trule\t\t\t\t\t", "'4O1.3' is no id"),
        ("401.3\t\tprinted\tlaw\t\t\t\t\t", "kind 'law' is none of"),
        ("401.3\t\tprinted\tsection\t\t\t\t\t", "401.3 has the form of a rule, its kind says 'section'"),
        ("401.3\t\tborrowed\trule\t\t\t\t\t", "numbering 'borrowed': of this rule it must be printed or inferred"),
        ("15:401.3\t\tprinted\trule\t\t\t\t\t", "numbering 'printed': of this rule it must be borrowed"),
        ("A-b\t\tprinted\tassumption\t\t\t\t\t", "numbering 'printed': of this assumption it must be ours"),
        ("401.3\t\tprinted\trule\tboring\t\t\t\t", "not_executable 'boring' is none of: definition, handling"),
        ("401.3\tfifteen\tprinted\trule\t\t\t\t\t", "numbers 'fifteen': write 15=310.1"),
        ("401.3\t\tprinted\trule\t\tQueue\t\t\t", "a term has a name in both languages, anything else has none"),
        ("queue\t\tsource\tterm\t\tQueue\t\t\t", "a term has a name in both languages, anything else has none"),
        ("401.3\t\tprinted\trule\t\t\t\tyes\t", "confirmed 'yes' is no pair of hashes"),
        ("401.3\t\tprinted\trule\t\t\t\t\tlost", "gone 'lost': write moved 401.9, or removed: why"),
        ("401.3\t\tprinted\trule\t\t\t\t\tmoved 401.9", "401.3 moved to 401.9, which the ledger does not have"),
    ],
)
def test_a_bad_row_is_told_with_its_line(tmp_path: Path, line: str, message: str) -> None:
    read = ledger(tmp_path, "118.1\t\tprinted\trule\t\t\t\t\t", line)
    assert [number for number, _ in said(read)] == [3]
    assert said(read)[0][1].startswith(message)


def test_a_bad_header_is_told(tmp_path: Path) -> None:
    read = ledger(tmp_path, FIRST, header=HEADER.replace("kind", "sort"))
    assert said(read) == [(1, f"the header must be, tab-separated: {' '.join(COLUMNS)}")]


def test_ids_twice_and_ids_out_of_order(tmp_path: Path) -> None:
    read = ledger(tmp_path, FIRST, FIRST, FIRST.replace("401.3", "401.10"), FIRST.replace("401.3", "401.9"))
    assert said(read) == [
        (3, "401.3 stands already in line 2"),
        (5, "401.9 must stand before 401.10: rules by number, then borrowed ones, then assumptions, then terms by id"),
    ]
    assert [problem.line for problem in ledger(tmp_path, QUEUE, FIRST).problems] == [3]


def test_a_ledger_without_its_last_line_break_or_without_a_file(tmp_path: Path) -> None:
    path = tmp_path / "ledger.tsv"
    path.write_text(f"{HEADER}\n{QUEUE}", "utf-8")
    assert said(Ledger.read(path)) == [(2, "the last line must end with a line break")]
    assert said(Ledger.read(tmp_path / "none.tsv")) == [(1, "the ledger cannot be read: No such file or directory")]


def test_a_move_leads_to_a_living_row(tmp_path: Path) -> None:
    moved = FIRST + "moved 401.9"
    assert said(ledger(tmp_path, moved, FIRST.replace("401.3", "401.9"))) == []
    row = ledger(tmp_path, moved, FIRST.replace("401.3", "401.9")).get("401.3")
    assert row is not None
    assert row.moved_to == "401.9"
    assert ledger(tmp_path, moved, FIRST.replace("401.3", "401.9") + "removed: twice").problems != ()


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_confirming_changes_these_cells_and_not_a_byte_more(tmp_path: Path, end: str) -> None:
    path = tmp_path / "ledger.tsv"
    lines = [HEADER, FIRST, "402.1\t\tprinted\trule\t\t\t\tffffffffffff:ffffffffffff\t", QUEUE]
    path.write_bytes("".join(line + end for line in lines).encode())
    pair = "0123456789ab:ba9876543210"
    Ledger.read(path).confirm({"402.1": pair, "queue": pair})
    lines[2] = f"402.1\t\tprinted\trule\t\t\t\t{pair}\t"
    lines[3] = f"queue\t\tborrowed\tterm\t\tQueue\tОчередь\t{pair}\t"
    assert path.read_bytes() == "".join(line + end for line in lines).encode()
    again = Ledger.read(path)
    assert [row.confirmed for row in again.rows] == ["", pair, pair]
    assert again.problems == ()


def test_confirming_an_unknown_id_writes_nothing(tmp_path: Path) -> None:
    read = ledger(tmp_path, FIRST)
    before = read.path.read_bytes()
    with pytest.raises(KeyError):
        read.confirm({"401.3": "0123456789ab:ba9876543210", "999.9": "0123456789ab:ba9876543210"})
    assert read.path.read_bytes() == before
