"""What must hold in the whole book. Run in every build, whatever was read anew, since every page's data is kept.

Each finding has file and line and the type `rule`, so a build with `-W` fails on it. (Sphinx's own moment for such
checks is left out when no page changed: a second build of a broken book would pass.)
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util import logging

from .also import EXAMPLE, Also
from .checked import open_work_slips
from .domain import RulebookDomain, book
from .grammar import kind_of, order
from .ledger import fold
from .loading import BrokenEngine, load
from .objects import Link

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Finding:
    """Something that does not hold: in which page or file, at which line."""

    where: str | Path
    line: int
    message: str
    subtype: str


def check(_app: Sphinx, env: BuildEnvironment) -> None:
    """Report everything that does not hold in the book."""
    for finding in findings(book(env)):
        where = finding.where if isinstance(finding.where, Path) else env.doc2path(finding.where)
        _log.warning("%s", finding.message, location=f"{where}:{finding.line}", type="rule", subtype=finding.subtype)


def findings(domain: RulebookDomain) -> Iterator[Finding]:
    """Everything that does not hold, page by page, then in the ledger, the other words and the engine."""
    for docname, slips in sorted(domain.data["slips"].items()):
        for slip in slips:
            yield Finding(docname, slip.line, slip.message, "near")
    yield from _duplicates(domain)
    yield from _order(domain)
    yield from _dangling(domain)
    yield from _without_row(domain)
    yield from _examples(domain)
    yield from (Finding(page, slip.line, slip.message, "open") for page, slip in open_work_slips(domain))
    yield from _ledger(domain)
    yield from _also(domain)
    yield from _engine(domain)


def _duplicates(domain: RulebookDomain) -> Iterator[Finding]:
    for place in domain.places():
        first = domain.find(place.object.type, place.object.id)
        if first is not None and first.object is not place.object:
            there = f"{domain.env.doc2path(first.docname, base=False)}:{first.object.line}"
            message = f"{place.object.type} {place.object.id} stands already in {there}"
            yield Finding(place.docname, place.object.line, message, "duplicate")


def _order(domain: RulebookDomain) -> Iterator[Finding]:
    for docname, objects in sorted(domain.objects.items()):
        rules = [one for one in objects if one.type == "rule"]
        for before, one in pairwise(rules):
            if order(one.id) < order(before.id):
                yield Finding(docname, one.line, f"rule {one.id} must stand before rule {before.id}", "order")


def _dangling(domain: RulebookDomain) -> Iterator[Finding]:
    for docname, links in sorted(domain.refs.items()):
        for link in dict.fromkeys(links):
            if domain.find(link.kind, link.id) is None:
                yield Finding(docname, link.line, _unknown(domain, link), "dangling")


def _unknown(domain: RulebookDomain, link: Link) -> str:
    row = domain.ledger.get(link.id)
    if row is not None and row.gone:
        return f"{link.kind} {link.id} is no more ({row.gone})"
    if row is not None and row.kind in (link.kind, "section"):
        return f"{link.kind} {link.id} is in {domain.ledger_name}, but on no page"
    rows = domain.ledger.terms(link.id, domain.language) if link.kind == "term" else []
    close = [one.id for one in rows] or domain.nearest(link.kind, link.id)
    return f"no such {link.kind}: {link.id}" + (f" (did you mean {', '.join(close)}?)" if close else "")


def _without_row(domain: RulebookDomain) -> Iterator[Finding]:
    for docname, one in domain.places():
        if one.type in ("section", "example"):
            continue
        row = domain.ledger.get(one.id)
        if row is None:
            yield Finding(docname, one.line, f"{one.type} {one.id} has no row in {domain.ledger_name}", "ledger")
        elif row.gone:
            message = (
                f"{one.type} {one.id} is gone ({row.gone}): {domain.ledger_name}:{row.line}; ids are never used again"
            )
            yield Finding(docname, one.line, message, "gone")


def _examples(domain: RulebookDomain) -> Iterator[Finding]:
    for docname, run in sorted(domain.examples.items()):
        page = [one for one in domain.objects.get(docname, ()) if one.type == "example"]
        lines = {link.id: link.line for one in page for link in one.links}
        for id_ in dict.fromkeys(run.cites):
            row = domain.ledger.get(id_)
            if id_ not in run.reached and not (row and row.not_executable):
                message = f"Grounds cite {id_}, but the example never reaches it, and the ledger gives no reason"
                yield Finding(docname, lines.get(id_, run.line), message, "example")
        if not set(run.cites) & set(run.decided_by):
            deciding = ", ".join(sorted(run.decided_by, key=order)) or "nothing"
            message = f"nothing that Grounds cite decides this example; what decides it: {deciding}"
            yield Finding(docname, run.line, message, "example")


def _ledger(domain: RulebookDomain) -> Iterator[Finding]:
    ledger = domain.ledger
    for problem in ledger.problems:
        yield Finding(ledger.path, problem.line, problem.message, "ledger")
    for row in ledger.rows:
        if not row.gone and kind_of(row.id) and domain.named(row.id) is None:
            yield Finding(
                ledger.path, row.line, f"{row.kind} {row.id} stands on no page, and is not marked gone", "ledger"
            )


def _also(domain: RulebookDomain) -> Iterator[Finding]:
    """What people call things otherwise: of something that there is, and otherwise than it is called."""
    also = Also.read(Path(domain.env.srcdir) / domain.env.config.rulebook_also)
    for problem in also.problems:
        yield Finding(also.path, problem.line, problem.message, "also")
    for row in also.rows:
        id_ = row.id.removeprefix(EXAMPLE)
        place = domain.find("example", id_) if id_ != row.id else domain.named(id_)
        if place is None:
            yield Finding(also.path, row.line, f"other words for {row.id}, which is nowhere", "also")
        elif fold(place.object.title) in map(fold, row.ru if domain.language == "ru" else row.en):
            yield Finding(also.path, row.line, f"{place.object.title!r} is what {row.id} is called anyway", "also")


def _engine(domain: RulebookDomain) -> Iterator[Finding]:
    """The ids that the engine speaks of. An engine that cannot be imported is reported where examples are run."""
    folder = Path(domain.env.srcdir) / getattr(domain.env.config, "rulebook_engine", "engine")
    if not (folder / "words.py").is_file():
        return
    try:
        said: dict[str, object] = load(folder).words.SAYS
    except BrokenEngine as problem:
        yield Finding(problem.file, problem.line, f"the engine cannot be imported: {problem}", "engine")
        return
    for id_ in said:
        row = domain.ledger.get(id_)
        if row is None:
            message = f"the engine has words for {id_}, which is not in {domain.ledger_name}"
        elif row.gone:
            message = f"the engine has words for {id_}, which is gone ({row.gone})"
        elif row.not_executable:
            message = f"the engine has words for {id_}; {domain.ledger_name} says that nothing can execute it"
        else:
            continue
        yield Finding(*_place(folder, id_), message, "engine")


def _place(folder: Path, id_: str) -> tuple[Path, int]:
    """Where the engine writes an id: first in its words, then in any other file."""
    quoted = re.compile(rf"""(["']){re.escape(id_)}\1""")
    words = folder / "words.py"
    for file in (words, *sorted(folder.rglob("*.py"))):
        for number, line in enumerate(file.read_text("utf-8").split("\n"), 1):
            if quoted.search(line):
                return file, number
    return words, 1
