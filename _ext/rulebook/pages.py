"""Draws on each page what its own source does not say, and tells which pages must be written again for it.

What is drawn is also what is compared: a page is stale when the nodes that would be drawn on it, or the places that its
links lead to, are no longer the ones that were last written.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.builders import Builder
from sphinx.environment import BuildEnvironment

from .backlinks import around, around_example
from .domain import RulebookDomain, book
from .foreign import mark_foreign
from .indexes import draw_index
from .marks import decorate, is_inferred, marks, note
from .report import report_line, report_link


def draw(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Put marks, back-links and indexes into a page that is about to be written."""
    domain, inferred = book(app.env), False
    own = {one.id: one for one in domain.objects.get(docname, ()) if one.type != "example"}
    for node in list(doctree.findall(nodes.container)):
        if node.get("object_id"):
            html = app.builder.format == "html"
            report = report_link(domain, app.builder, docname, own[node["object_id"]]) if html else None
            decorate(domain, node, html, report)
            node.extend(around(domain, app.builder, docname, node["object_id"]))
            inferred = inferred or is_inferred(domain.ledger.get(node["object_id"]))
        elif node.get("index_of"):
            node.extend(draw_index(domain, app.builder, docname, node["index_of"]))
    top = next(doctree.findall(nodes.section), None)
    lines = [note(domain.language) if inferred else None, report_line(domain, app.builder, docname)]
    if top is not None:
        top.extend(around_example(domain, app.builder, docname))
        top.extend(line for line in lines if line is not None)
    mark_foreign(doctree, domain.language)


def stale_pages(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """Pages to write again, though their own text did not change."""
    domain = book(env)
    before: dict[str, str] = domain.data["shown"]
    now = {docname: _digest(_shown(domain, app.builder, docname)) for docname in sorted(env.all_docs)}
    domain.data["shown"] = now
    return [docname for docname in now if now[docname] != before.get(docname)]


def _shown(domain: RulebookDomain, builder: Builder, docname: str) -> Iterator[str]:
    """Everything that a page shows and its own source does not say."""
    for one in domain.objects.get(docname, ()):
        if one.type in ("rule", "term", "assumption"):
            after_number, after_title = marks(domain, one.id)
            backlinks = around(domain, builder, docname, one.id)
            yield from (str(node) for node in (*after_number, *after_title, *backlinks))
    yield from map(str, around_example(domain, builder, docname))
    for link in domain.refs.get(docname, ()):
        place = domain.find(link.kind, link.id)
        yield f"{place.docname}#{place.object.anchor}" if place else f"no {link.id}"
    draws: set[str] = domain.data["draws"].get(docname, set())
    for what in sorted(draws - {"titles"}):
        yield from (str(node) for node in draw_index(domain, builder, docname, what))
    env = domain.env
    yield from _contents(env, docname, {docname})
    if "titles" in draws:
        yield from (f"{page}: {env.titles[page]}" for page in sorted(env.titles))


def _contents(env: BuildEnvironment, docname: str, seen: set[str]) -> Iterator[str]:
    """What a table of contents on the page may show: the titles and headings of every page below it."""
    for page in env.toctree_includes.get(docname, ()):
        if page not in seen and page in env.titles:
            seen.add(page)
            yield f"{page}: {env.titles[page]} {env.tocs[page]}"
            yield from _contents(env, page, seen)


def _digest(said: Iterator[str]) -> str:
    return sha256("\0".join(said).encode()).hexdigest()


def outdated_pages(app: Sphinx, env: BuildEnvironment, *_changes: set[str]) -> list[str]:
    """Every page, when a term was renamed: terms are found by name while a page is read."""
    domain = book(env)
    names = _digest(
        f"{row.id} {row.kind} {row.en} {row.ru} {row.gone}"
        for row in domain.ledger.rows
        if row.kind in ("term", "section")
    )
    renamed = domain.data["names"] != names
    domain.data["names"] = names
    return sorted(env.found_docs) if renamed else []
