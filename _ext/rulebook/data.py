"""After a build: writes what this language says of the book, for the join of both languages and for previews."""

from __future__ import annotations

import json
import re
from pathlib import Path

from sphinx.application import Sphinx

from .domain import Object, Place, book
from .halves import Entry, Half, Ran, Ref, Run, digest
from .running import Example

CHANGELOG = "CHANGELOG.md"
_RELEASE = re.compile(r"^## (\S+) — (\d{4}-\d{2}-\d{2})\s*$", re.MULTILINE)


def released(root: Path) -> tuple[str, str]:
    """The newest release and its date, from the first such heading of the change log: `## 0.1.0 — 2026-11-29`.

    Both are empty where there is none; the join reports it.
    """
    file = root / CHANGELOG
    found = _RELEASE.search(file.read_text("utf-8")) if file.exists() else None
    return (found[1], found[2]) if found else ("", "")


def write(app: Sphinx, exception: Exception | None) -> None:
    """Write this language's half and marks beside its pages, after every HTML build that came to its end."""
    if exception is None and app.builder.name == "html":
        half(app).write(Path(app.outdir))
        (Path(app.outdir) / "marks.js").write_text(marks(app), "utf-8", newline="\n")


def marks(app: Sphinx) -> str:
    """The links, bold words and quotes of the texts in records.js, which is plain: a script that previews load."""
    told = {place.object.id: place.object.marks for place in book(app.env).places() if place.object.marks}
    return f"window.RULEBOOK_MARKS = {json.dumps(told, indent=0)};\n"


def half(app: Sphinx) -> Half:
    """What this build says of the book."""
    root, domain = Path(app.srcdir), book(app.env)
    release, date = released(root)
    files = {doc: Path(app.env.doc2path(doc)).relative_to(root).as_posix() for doc in sorted(app.env.all_docs)}
    return Half(
        language=domain.language,
        release=release,
        date=date,
        pages=files,
        entries=tuple(_entry(place, app, files[place.docname]) for place in domain.places()),
        runs=tuple(_run(one, files[doc]) for doc, one in sorted(domain.examples.items())),
    )


def _entry(place: Place, app: Sphinx, file: str) -> Entry:
    one = place.object
    uri = app.builder.get_target_uri(place.docname)
    return Entry(
        type=one.type,
        id=one.id,
        title=one.title,
        text=one.text,
        url=f"{uri}#{one.anchor}" if one.anchor else uri,
        kind=one.kind,
        other=one.other,
        links=tuple(Ref(*link) for link in one.links),
        hash=fingerprint(one),
        file=file,
        line=one.line,
    )


def fingerprint(one: Object) -> str:
    """What changes when the title, the kind, the text or the links of an object do."""
    return digest(one.title, one.kind, one.text, " ".join(sorted({link.id for link in one.links})))


def _run(one: Example, file: str) -> Run:
    return Run(
        id=one.id,
        file=file,
        line=one.line,
        cites=one.cites,
        reached=one.reached,
        decided_by=one.decided_by,
        cards=one.cards,
        prompts=one.prompts,
        fences=tuple(map(Ran, one.lines, one.trace_ids, one.outcomes)),
    )


def setup(app: Sphinx) -> None:
    """Write when the build is over."""
    app.connect("build-finished", write)
