"""Whatever looks like a rule, a term or an assumption and is not one.

Looked for after the objects of a page have been made: what still carries a bold number then, or begins with one,
slipped through, and would be lost as a rule without anybody's notice.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches

from docutils import nodes
from docutils.nodes import Element
from sphinx.addnodes import pending_xref

from .domain import RulebookDomain
from .grammar import ASSUMPTION, GLOSSARY, RULE, RULES, page_number
from .language import other_than
from .tree import ancestors, is_head, line_of

_MARKS = r"[\W_]*"
_RULE = re.compile(rf"{_MARKS}({RULE})(?!\w)")
_SECTION = re.compile(rf"{_MARKS}\d{{3}}\.\s+[^\W\d]")
_TOKEN = re.compile(rf"\W*(?=\S*\d[.,:]\d|\S*\d{{3}})[\w.,:–-]+\W*|\w+\s+{RULE}\W*")
_ASSUMED = re.compile(rf"{_MARKS}{ASSUMPTION}\.(?!\w)")
_ASSUMED_BOLD = re.compile(r"\W*[AА]-\w")
_CODE = re.compile(rf"^\s*(?:\*\*|__){RULE}\.", re.MULTILINE)
_FORM = "a rule is a paragraph of its own, **401.3.** *Title.* text"
_TERM = "a term is a paragraph of its own, **Name** (other name). *Kind.* text"
Found = Iterator[tuple[int, str]]


def near_misses(document: nodes.document, docname: str, domain: RulebookDomain) -> Found:
    """Every near miss of a page, with its line."""
    top = next(document.findall(nodes.title), None)
    for node in document.findall(Element):
        if isinstance(node, nodes.strong):
            why = _bold(node, docname, domain)
        elif isinstance(node, nodes.paragraph):
            why = _paragraph(node, docname, domain)
        elif isinstance(node, nodes.title):
            why = _title(node, node is top, docname, domain)
        elif isinstance(node, nodes.enumerated_list):
            why = f"{node['start']}{node['suffix']} begins a list; {_FORM}" if node.get("start", 0) >= 100 else ""
        elif isinstance(node, nodes.literal_block) and docname.startswith((RULES, GLOSSARY)):
            why = f"it stands in code (is it indented?); {_FORM}" if _CODE.search(node.astext()) else ""
        elif isinstance(node, nodes.container) and node.get("object_id"):
            yield from _empty(node)
            continue
        else:
            continue
        if why:
            line = node.line if node.line and not isinstance(node, nodes.Inline) else line_of(node)
            yield line, f"looks like {_what(why)} and is not one: {_excerpt(node)} ({why})"


def _what(why: str) -> str:
    return "a term" if _TERM in why else "a rule"


def _bold(node: nodes.strong, docname: str, domain: RulebookDomain) -> str:
    """Bold text that is a number, or an assumption's name, and opened nothing."""
    said, parent = node.astext(), node.parent
    opens = isinstance(parent, nodes.paragraph) and parent[0] is node
    within = isinstance(parent, nodes.emphasis) and parent[0] is node and parent.parent[0] is parent
    if within or any(is_head(one) for one in ancestors(node)):
        return ""  # reported with the paragraph that it begins, or part of an object
    if _ASSUMED_BOLD.match(said) and docname.startswith(RULES):
        return f"an assumption opens **A-some-word.**, lower-case; {_FORM}"
    if _RULE.match(said) or (opens and _stands_alone(parent) and _TOKEN.fullmatch(said)):
        return _bold_number(said, parent if opens else None, docname)
    return _bold_name(node, docname, domain) if opens else ""


def _bold_number(said: str, opened: Element | None, docname: str) -> str:
    """Why a bold number is no rule's; `opened` is the paragraph that it opens, if it does."""
    if not docname.startswith(RULES):
        return f"rules stand in {RULES}; a number in passing is {{rule}}`401.3`"
    if opened is None:
        return f"the bold number does not open its paragraph; {_FORM}"
    if not _stands_alone(opened):
        return f"it stands in a {_place(opened)}; {_FORM}"
    if re.fullmatch(RULE, said):
        return "its full stop belongs inside the bold: **401.3.**"
    return f"{said!r} is no rule's number; {_FORM}"


def _bold_name(node: nodes.strong, docname: str, domain: RulebookDomain) -> str:
    """Bold words that open a paragraph and are no term's name."""
    name, language, paragraph = " ".join(node.astext().split()), domain.language, node.parent
    known = [row for row in domain.ledger.terms(name, language) if not row.gone]
    bracket = len(paragraph) > 1 and paragraph[1].astext().lstrip().startswith("(")
    if docname.startswith(GLOSSARY) and _stands_alone(paragraph):
        names = sorted(row.name(language) for row in domain.ledger.rows if row.kind == "term" and not row.gone)
        close = get_close_matches(name, names, 3, 0.6)
        hint = f" (did you mean {', '.join(close)}?)" if close else ""
        return f"the ledger knows no term {name!r}{hint}; {_TERM}"
    if docname.startswith(GLOSSARY) and known:
        return f"it stands in a {_place(paragraph)}; {_TERM}"
    return f"terms stand in {GLOSSARY}; {_TERM}" if docname.startswith(RULES) and known and bracket else ""


def _paragraph(node: nodes.paragraph, docname: str, domain: RulebookDomain) -> str:
    """A paragraph that begins with a number, or a term's name and bracket, without being bold."""
    first = node[0] if node.children else None
    linked = isinstance(first, (pending_xref, nodes.reference, nodes.strong)) or (first is not None and is_head(first))
    if linked or any(isinstance(one, nodes.entry) for one in ancestors(node)):
        return ""
    said = node.astext()
    if _RULE.match(said) or _SECTION.match(said):
        return f"its number is not bold by itself; {_FORM}; a number in passing is {{rule}}`401.3`"
    if docname.startswith(RULES) and _ASSUMED.match(said):
        return f"its name is not bold; {_FORM}"
    return _plain_term(said, docname, domain)


def _title(node: nodes.title, first: bool, docname: str, domain: RulebookDomain) -> str:
    """A heading with the number of a rule, or of a section where none belongs."""
    said = node.astext()
    if _RULE.match(said):
        return f"its number stands in a heading; {_FORM}"
    if docname.startswith(RULES) and re.match(rf"{_MARKS}\d{{3}}\b", said) and not (first and page_number(docname)):
        return "a section has a page of its own, rules/401-queue, with its number in the first heading"
    return _plain_term(said, docname, domain)


def _plain_term(said: str, docname: str, domain: RulebookDomain) -> str:
    if not docname.startswith(GLOSSARY):
        return ""
    language = domain.language
    pairs = (
        f"{row.name(language)} ({row.name(other_than(language))})" for row in domain.ledger.rows if row.kind == "term"
    )
    return f"its name is not bold; {_TERM}" if any(said.startswith(pair) for pair in pairs) else ""


def _empty(node: nodes.container) -> Found:
    """An object that says nothing after its head."""
    rest = "".join(text for text in node.findall(nodes.Text) if not any(is_head(one) for one in ancestors(text)))
    if not rest.strip():
        yield node.line or 1, f"{node['object_kind']} {node['object_id']} has no text"


def _stands_alone(paragraph: Element) -> bool:
    """Whether a paragraph belongs to its section directly, or to an object there."""
    outer = paragraph.parent
    return isinstance(outer, nodes.section) or (isinstance(outer, nodes.container) and bool(outer.get("object_id")))


def _place(paragraph: Element) -> str:
    """The words for what a paragraph wrongly stands in."""
    outer = paragraph.parent
    return {"list_item": "list", "block_quote": "quote", "entry": "table"}.get(outer.tagname, outer.tagname)


def _excerpt(node: Element) -> str:
    said = " ".join(node.astext().split())
    return f"{said[:40]} …" if len(said) > 40 else said
