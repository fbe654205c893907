"""Folds what is long or seldom wanted: a `<details>`, which opens without a script. Other builders show it all."""

from __future__ import annotations

from html import escape

from docutils import nodes


def raw(html: str) -> nodes.raw:
    """HTML for the HTML builders only."""
    return nodes.raw("", html, format="html")


def fold(classes: str, summary: str, *inside: nodes.Node, **attributes: str) -> list[nodes.Node]:
    """INSIDE, folded under a line that says SUMMARY."""
    more = "".join(f' {name}="{escape(value)}"' for name, value in attributes.items())
    opening = f'<details class="{classes}"{more}><summary>{escape(summary, quote=False)}</summary>'
    return [raw(opening), *inside, raw("</details>\n")]
