"""Do both languages say the same? Whatever only one of them has, or changed alone, with file and line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import NamedTuple

from .halves import NAMES, Entry, Half, Run
from .language import Language, other_than
from .ledger import Ledger

Halves = Mapping[Language, Half]


class Finding(NamedTuple):
    """Something to mend before both languages can be joined."""

    file: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}"


def disagreements(halves: Halves, ledger: Ledger) -> list[Finding]:
    """Everything that keeps the two languages from being one book, by file and line."""
    english, russian = halves["en"], halves["ru"]
    found = [*_pages(halves), *_entries(halves), *_runs(english, russian), *_confirmed(english, russian, ledger)]
    if not english.release:
        found.append(Finding("CHANGELOG.md", 1, "no release: its newest heading must read ## 0.1.0 — 2026-11-29"))
    if (english.release, english.date) != (russian.release, russian.date):
        found.append(
            Finding("CHANGELOG.md", 1, "the two languages were built from different releases: build both anew")
        )
    return sorted(set(found))


def paired(halves: Halves) -> Iterator[tuple[Entry, Entry]]:
    """What both languages have, English and Russian."""
    russian = _by_id(halves["ru"])
    for key, entry in _by_id(halves["en"]).items():
        if key in russian:
            yield entry, russian[key]


def _by_id(half: Half) -> dict[tuple[str, str], Entry]:
    return {(entry.type, entry.id): entry for entry in half.entries}


def _pages(halves: Halves) -> Iterator[Finding]:
    for language, half in halves.items():
        other = other_than(language)
        for page in half.pages.keys() - halves[other].pages.keys():
            missing = f"{page}.ru.md" if other == "ru" else f"{page}.md"
            yield Finding(half.pages[page], 1, f"this page has no {NAMES[other]} side: {missing} is missing")


def _entries(halves: Halves) -> Iterator[Finding]:
    """Objects and links that one language lacks. A page that is missing as a whole is told once, not id by id."""
    for language, half in halves.items():
        other = halves[other_than(language)]
        known, missing = _by_id(other), {half.pages[page] for page in half.pages.keys() - other.pages.keys()}
        for (type_, id_), entry in _by_id(half).items():
            twin = known.get((type_, id_))
            if twin is not None:
                yield from _links(entry, twin, NAMES[other.language])
            elif entry.file not in missing:
                yield Finding(
                    entry.file, entry.line, f"{entry.name} is here, and not in the {NAMES[other.language]} text"
                )
    for english, russian in paired(halves):
        if english.url != russian.url:
            message = f"{russian.name} stands on another page than in English ({english.file}:{english.line})"
            yield Finding(russian.file, russian.line, message)


def _links(entry: Entry, twin: Entry, language: str) -> Iterator[Finding]:
    there = {(link.type, link.id) for link in twin.links}
    for link in entry.links:
        if (link.type, link.id) not in there:
            message = (
                f"{entry.name} links {link.type} {link.id}, its {language} text does not ({twin.file}:{twin.line})"
            )
            yield Finding(entry.file, link.line, message)


def _runs(english: Half, russian: Half) -> Iterator[Finding]:
    """The same examples must be run in both languages, to the same steps."""
    others = {run.id: run for run in english.runs}
    for run in russian.runs:
        if run.id in others:
            yield from _run(others[run.id], run)
    for half in (english, russian):
        ran = {run.id for run in half.runs}
        for entry in half.entries:
            if entry.type == "example" and entry.id not in ran:
                yield Finding(entry.file, entry.line, f"{entry.name} was not run")


def _run(english: Run, russian: Run) -> Iterator[Finding]:
    if len(english.fences) != len(russian.fences):
        message = f"{len(russian.fences)} fences are run here, {len(english.fences)} in {english.file}"
        yield Finding(russian.file, russian.line, message)
        return
    for number, (one, two) in enumerate(zip(english.fences, russian.fences, strict=True), 1):
        there = f"in English ({english.file}:{one.line})"
        for step, (left, right) in enumerate(zip_longest(one.trace_ids, two.trace_ids, fillvalue="nothing"), 1):
            if left != right:
                message = (
                    f"fence {number} tells another story than its twin: step {step} is {right} here, {left} {there}"
                )
                yield Finding(russian.file, two.line, message)
                break
        if one.outcomes != two.outcomes:
            message = f"fence {number} finds {two.outcomes} outcomes here, {one.outcomes} {there}"
            yield Finding(russian.file, two.line, message)
    if english.prompts != russian.prompts:
        message = f"{russian.prompts} prompts here, {english.prompts} in {english.file}"
        yield Finding(russian.file, russian.line, message)


def _confirmed(english: Half, russian: Half, ledger: Ledger) -> Iterator[Finding]:
    """Both texts of an id must be those that somebody last confirmed to say the same."""
    for one, two in paired({"en": english, "ru": russian}):
        if one.type in ("section", "example"):
            continue
        row = ledger.get(one.id)
        if row is None or row.gone:
            yield Finding(one.file, one.line, f"{one.name} has no row in the ledger, or one that says it is gone")
            continue
        command = f'then: make confirm IDS="{one.id}"'
        at = {entry.file: f"{entry.file}:{entry.line}" for entry in (one, two)}
        if not row.confirmed:
            message = f"{one.name}: nobody confirmed that both texts say the same; read {at[two.file]} too, {command}"
            yield Finding(one.file, one.line, message)
            continue
        before = row.confirmed.split(":")
        changed = [entry for entry, hash_ in zip((one, two), before, strict=True) if entry.hash != hash_]
        if len(changed) == 2:
            message = (
                f"{one.name} changed in both languages since they were confirmed; read {at[two.file]} too, {command}"
            )
            yield Finding(one.file, one.line, message)
        elif changed:
            language, rest = ("English", two) if changed == [one] else ("Russian", one)
            message = (
                f"{one.name} changed in {language} only, the other text did not ({at[rest.file]}): mend it, {command}"
            )
            yield Finding(changed[0].file, changed[0].line, message)
