"""The joined book as data: `rulebook.json` for bots and card sites, `records.js` for look-up and previews."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from .agreement import paired
from .also import Also
from .grammar import edition_of, is_borrowed, order
from .halves import Entry, Half, Run
from .language import Language
from .ledger import Ledger, Row

BASE = "II"
"""The base edition, as the data names it."""
LATER = "15"

Pair = tuple[Entry, Entry]
Data = dict[str, Any]


class Book:
    """Both languages and the ledger as one. Addresses are seen from the site's root."""

    def __init__(self, halves: Mapping[Language, Half], ledger: Ledger, also: Also) -> None:
        self.half = halves["en"]
        self.ledger, self.also = ledger, also
        self.pairs = sorted(paired(halves), key=lambda pair: (*order(pair[0].id), pair[0].type))
        self.runs = {run.id: run for run in self.half.runs}
        self.cards = {language: {run.id: run.cards for run in half.runs} for language, half in halves.items()}

    def write(self, site: Path) -> None:
        """Write both files."""
        book = json.dumps(self.rulebook(), ensure_ascii=False, indent=2)
        (site / "rulebook.json").write_text(book + "\n", "utf-8", newline="\n")
        lines = ",\n".join(json.dumps(record, ensure_ascii=False) for record in self.records())
        head = f"release: {json.dumps(self.half.release)}, date: {json.dumps(self.half.date)}"
        script = f"window.RULEBOOK = {{{head}, records: [\n{lines}\n]}};\n"
        (site / "records.js").write_text(script, "utf-8", newline="\n")

    def rulebook(self) -> Data:
        """Everything with an id, sorted by id, and what refers to what."""
        return {
            "release": self.half.release,
            "date": self.half.date,
            "rules": self._all("rule", self._rule),
            "terms": self._all("term", self._term),
            "assumptions": self._all("assumption", lambda pair: {**_texts(pair), **self._examples(pair[0].id)}),
            "examples": self._all("example", self._example),
        }

    def records(self) -> list[Data]:
        """What can be looked up, sections without a text of their own too."""
        return [self._record(pair) for pair in self.pairs]

    def _all(self, type_: str, tell: Callable[[Pair], Data]) -> list[Data]:
        return [{"id": pair[0].id, **tell(pair)} for pair in self.pairs if pair[0].type == type_]

    def _rule(self, pair: Pair) -> Data:
        id_ = pair[0].id
        return {
            **self._numbers(id_),
            **_texts(pair),
            "refers_to": _sorted(link.id for link in pair[0].links if link.type != "example"),
            "referred_by": self._referring(id_, ("rule", "term", "assumption")),
            **self._examples(id_),
            "not_executable": self._row(id_).not_executable or None,
        }

    def _term(self, pair: Pair) -> Data:
        id_ = pair[0].id
        texts = _texts(pair)
        return {
            "title": texts["title"],
            "kind": {"en": pair[0].kind, "ru": pair[1].kind},
            "text": texts["text"],
            "url": texts["url"],
            "rules": self._referring(id_, ("rule",)),
            **self._examples(id_),
            "not_executable": self._row(id_).not_executable or None,
        }

    def _example(self, pair: Pair) -> Data:
        texts, run = _texts(pair), self.runs[pair[0].id]
        return {
            "title": texts["title"],
            "url": texts["url"],
            "cites": list(run.cites),
            "reached": list(run.reached),
            "decided_by": list(run.decided_by),
            "prompts": run.prompts,
        }

    def _record(self, pair: Pair) -> Data:
        one = pair[0]
        record: Data = {"type": one.type, "id": one.id}
        if one.type in ("rule", "section"):
            record |= self._numbers(one.id)
        record |= _texts(pair)
        if one.type == "term":
            record["kind"] = {"en": one.kind, "ru": pair[1].kind}
            record["names"] = {"en": self._row(one.id).en, "ru": self._row(one.id).ru}
        if one.type == "example" and self.cards["en"][one.id]:
            record["cards"] = {language: list(cards[one.id]) for language, cards in self.cards.items()}
        if words := self.also.words(one.type, one.id):
            record["also"] = words
        return record

    def _numbers(self, id_: str) -> Data:
        """The numbers by edition, null where it has none. A borrowed number is a printed one, of its own edition."""
        row = self.ledger.get(id_)
        numbers: dict[str, str | None] = {BASE: None if is_borrowed(id_) else id_, LATER: None}
        numbers |= dict(pair.split("=", 1) for pair in row.numbers.split()) if row else {}
        if is_borrowed(id_):
            numbers[edition_of(id_)] = id_.partition(":")[2]
        inferred = row is not None and row.numbering == "inferred"
        return {"numbers": numbers, "numbering": "inferred" if inferred else "printed"}

    def _row(self, id_: str) -> Row:
        row = self.ledger.get(id_)
        if row is None:
            raise KeyError(id_)
        return row

    def _referring(self, id_: str, types: tuple[str, ...]) -> list[str]:
        """What has a link to an id in its text."""
        entries = [one for one, _ in self.pairs if one.type in types and one.id != id_]
        return _sorted(one.id for one in entries for link in one.links if link.id == id_ and link.type != "example")

    def _examples(self, id_: str) -> Data:
        def those(has: Callable[[Run], tuple[str, ...]]) -> list[str]:
            return sorted(run.id for run in self.half.runs if id_ in has(run))

        return {"decided_in": those(lambda run: run.decided_by), "reached_in": those(lambda run: run.reached)}


def _texts(pair: Pair) -> Data:
    one, two = pair
    return {
        "title": {"en": one.title, "ru": two.title},
        "text": {"en": one.text, "ru": two.text},
        "url": {"en": f"en/{one.url}", "ru": f"ru/{two.url}"},
    }


def _sorted(ids: Iterable[str]) -> list[str]:
    return sorted(set(ids), key=order)
