"""Joins the two builds: `python -m rulebook.join _build/html [--confirm IDS | all] [--root .]`.

Prints `file:line: message` for whatever keeps both languages from being one book, and then writes nothing and exits
with 1; else it writes `rulebook.json` and `records.js` at the site's root. `--confirm` first notes in the ledger that
somebody read both texts of these ids and found that they say the same.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from .agreement import Finding, Halves, disagreements, paired
from .also import Also
from .halves import read_both
from .ledger import Ledger
from .records import Book

LEDGER = "rules/ledger.tsv"
ALSO = "rules/also.tsv"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; 0 if both languages were joined."""
    parser = argparse.ArgumentParser(prog="python -m rulebook.join", description=(__doc__ or "").split("\n\n")[1])
    parser.add_argument("site", type=Path, help="the folder that holds en/ and ru/")
    parser.add_argument("--root", type=Path, default=Path(), help="the project, which holds rules/ledger.tsv")
    parser.add_argument("--confirm", nargs="+", metavar="ID", help="ids whose two texts say the same, or all")
    given = parser.parse_args(arguments)
    try:
        halves = read_both(given.site)
    except OSError as error:
        print(f"{error.filename}:1: not there: build both languages first")
        return 1
    ledger = given.root / LEDGER
    found: list[Finding] = []
    if given.confirm:
        found += confirm(halves, ledger, [id_ for word in given.confirm for id_ in word.replace(",", " ").split()])
    found += disagreements(halves, Ledger.read(ledger))
    for finding in found:
        print(finding)
    if found:
        print(f"The two languages were not joined: {len(found)} to mend.")
        return 1
    Book(halves, Ledger.read(ledger), Also.read(given.root / ALSO)).write(given.site)
    return 0


def confirm(halves: Halves, file: Path, ids: Sequence[str]) -> list[Finding]:
    """Write the hashes of both texts of these ids, or of all, into the ledger; nothing if one of them is unknown."""
    ledger = Ledger.read(file)
    pairs = {one.id: f"{one.hash}:{two.hash}" for one, two in paired(halves) if one.type not in ("section", "example")}
    known = {id_: pair for id_, pair in pairs.items() if (row := ledger.get(id_)) is not None and not row.gone}
    wanted = list(known) if "all" in ids else list(ids)
    unknown = [id_ for id_ in wanted if id_ not in known]
    if unknown:
        why = "it must have a row here and a text in both languages"
        return [Finding(LEDGER, 1, f"{id_} cannot be confirmed: {why}") for id_ in unknown]
    ledger.confirm({id_: known[id_] for id_ in wanted})
    return []


if __name__ == "__main__":
    sys.exit(main())
