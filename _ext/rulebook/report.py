"""The link that reports an error: a new issue whose title and body say what it is about, in the page's language."""

from __future__ import annotations

from urllib.parse import urlencode

from docutils import nodes
from sphinx.builders import Builder

from .domain import RulebookDomain
from .grammar import EXAMPLES, edition_of
from .objects import Object
from .phrases import edition, say

BASE = "II"


def report_link(domain: RulebookDomain, builder: Builder, docname: str, one: Object) -> nodes.reference | None:
    """The link for an object of a page; none while the project has no address for issues (`rulebook_issues`)."""
    issues = str(builder.config.rulebook_issues)
    if not issues:
        return None
    language, config = domain.language, builder.config
    named, in_ = f"{one.id} {one.title}".strip(), edition(edition_of(one.id) or BASE, language)
    page = builder.get_target_uri(docname) + (f"#{one.anchor}" if one.anchor else "")
    told = {
        "report id": one.id,
        "report edition": in_,
        "report language": say("language", language),
        "report release": config.release,
        "report link": (config.html_baseurl or f"{language}/") + page,
    }
    body = "\n".join(f"{say(what, language)}: {value}" for what, value in told.items())
    filled = {
        "title": f"{say('report title', language)}: {named} ({in_}, {say('language', language)})",
        "body": f"{body}\n\n{say('report wrong', language)}\n",
    }
    address = issues + ("&" if "?" in issues else "?") + urlencode(filled)
    place = one.title if one.type == "term" else one.id
    words = say("report example", language) if one.type == "example" else f"{say('report', language)}: {place}"
    return nodes.reference("", words, refuri=address, classes=["report"], reftitle=words)


def report_line(domain: RulebookDomain, builder: Builder, docname: str) -> nodes.paragraph | None:
    """The line at the end of an example's page, which as a whole is what it is about."""
    if not docname.startswith(EXAMPLES):
        return None
    example = next((one for one in domain.objects.get(docname, ()) if one.type == "example"), None)
    link = report_link(domain, builder, docname, example) if example else None
    return nodes.paragraph("", "", link, classes=["report-line"]) if link else None
