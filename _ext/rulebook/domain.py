"""The Sphinx domain: every rule, section, term, assumption and example of the book, and every link between them.

All data is kept per page, so that a page read anew replaces what it said before, and pages read in parallel are merged
by copying. What follows from the whole book (who is where, who refers to whom) is derived, never stored.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, cast

from docutils import nodes
from docutils.nodes import Element
from sphinx.addnodes import pending_xref
from sphinx.builders import Builder
from sphinx.domains import Domain, ObjType
from sphinx.environment import BuildEnvironment
from sphinx.util.nodes import make_refnode

from .backlinks import Groups, gather
from .grammar import DOMAIN, TOP, Kind, kind_of
from .language import Language, language_of
from .ledger import Ledger
from .objects import Link, Object, Place, Slip
from .phrases import say
from .reading import links_in, objects_in

if TYPE_CHECKING:
    from .running import Example

__all__ = ["Link", "Object", "Place", "RulebookDomain", "Slip", "book"]


class RulebookDomain(Domain):
    """What the book consists of. `data` maps each kind of data to page name to what the page says."""

    name = DOMAIN
    label = "Rules"
    object_types: ClassVar = {
        "rule": ObjType("rule", "rule"),
        "section": ObjType("section", "rule"),
        "term": ObjType("term", "term"),
        "assumption": ObjType("assumption", "assumption"),
        "example": ObjType("example", "example"),
    }
    initial_data: ClassVar = {
        "objects": {},  # list[Object]
        "refs": {},  # list[Link]: every link of the page, in objects and outside
        "slips": {},  # list[Slip]
        "examples": {},  # Example, written by the module `examples`
        "open": {},  # list[Work], written by the module `checked`
        "draws": {},  # set[str]: what the page shows that other pages say: "term", "checked rules", "titles"
        "shown": {},  # str: a digest of what was last drawn on the page from elsewhere
        "names": "",  # a digest of the names of terms that the pages were read with; of the whole book
    }
    data_version = 3
    _PER_PAGE = ("objects", "refs", "slips", "examples", "open", "draws")
    _index: dict[tuple[str, str], Place] | None = None
    _backlinks: dict[str, Groups] | None = None

    @property
    def language(self) -> Language:
        """The language of this build."""
        return language_of(self.env.config)

    @cached_property
    def ledger(self) -> Ledger:
        """The ledger as it was when this build began."""
        return Ledger.read(Path(self.env.srcdir) / self.env.config.rulebook_ledger)

    @property
    def ledger_name(self) -> str:
        """The ledger's path as messages name it."""
        return str(self.env.config.rulebook_ledger)

    @property
    def objects(self) -> dict[str, list[Object]]:
        """The objects of each page, in their order."""
        return cast(dict[str, list[Object]], self.data["objects"])

    @property
    def refs(self) -> dict[str, list[Link]]:
        """Every link of each page, in objects and outside."""
        return cast(dict[str, list[Link]], self.data["refs"])

    @property
    def examples(self) -> dict[str, Example]:
        """What running each example page showed."""
        return cast("dict[str, Example]", self.data["examples"])

    def note_slip(self, docname: str, line: int, message: str) -> None:
        """Keep a slip of a page; it is reported in every build until the page is mended."""
        self.data["slips"].setdefault(docname, []).append(Slip(line, message))

    def note_drawing(self, docname: str, what: str) -> None:
        """Note that a page shows what other pages say: a list that `indexes` draws, or "titles"."""
        self.data["draws"].setdefault(docname, set()).add(what)

    # -- where things are -----------------------------------------------------------------------------

    def places(self) -> Iterator[Place]:
        """Every object of the book, page by page."""
        for docname in sorted(self.objects):
            for one in self.objects[docname]:
                yield Place(docname, one)

    def find(self, kind: Kind, id_: str) -> Place | None:
        """Where an id is. A section and a rule share their ids' space; of duplicates the first page's counts."""
        if self._index is None:
            self._index = {}
            for place in self.places():
                self._index.setdefault((_space(place.object.type), place.object.id), place)
        return self._index.get((_space(kind), id_))

    def named(self, id_: str) -> Place | None:
        """Where a rule, section, assumption or term is: their ids never look alike."""
        kind = kind_of(id_)
        return self.find(kind, id_) if kind else None

    @property
    def backlinks(self) -> dict[str, Groups]:
        """For each id who refers to it, by group; worked out once all pages have been read."""
        if self._backlinks is None:
            self._backlinks = gather(self)
        return self._backlinks

    def nearest(self, kind: Kind, id_: str) -> list[str]:
        """Known ids of the same kind that an unknown one may have been meant for."""
        same = (place.object for place in self.places() if _space(place.object.type) == _space(kind))
        known = {
            one.id: one.id for one in same if kind_of(id_) in (None, kind_of(one.id)) or kind in ("term", "example")
        }
        if kind == "term":
            known |= {row.name(self.language).casefold(): row.id for row in self.ledger.rows if row.kind == "term"}
        close = get_close_matches(id_.casefold() if kind == "term" else id_, sorted(known), 3, 0.6)
        return list(dict.fromkeys(known[word] for word in close))

    # -- what Sphinx asks ------------------------------------------------------------------------------

    def process_doc(self, env: BuildEnvironment, docname: str, document: nodes.document) -> None:
        """Take up the objects and links of a page that has been read."""
        self.data["objects"][docname] = objects_in(document, docname)
        self.data["refs"][docname] = links_in(document)
        self._index = self._backlinks = None

    def clear_doc(self, docname: str) -> None:
        """Forget what a page said."""
        for key in (*self._PER_PAGE, "shown"):
            self.data[key].pop(docname, None)
        self._index = self._backlinks = None

    def merge_domaindata(self, docnames: Set[str], otherdata: dict[str, Any]) -> None:
        """Take over what another process read."""
        for key in self._PER_PAGE:
            self.data[key].update({doc: said for doc, said in otherdata[key].items() if doc in docnames})
        self._index = self._backlinks = None

    def resolve_xref(  # type: ignore[override]
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        typ: str,
        target: str,
        node: pending_xref,
        contnode: Element,
    ) -> Element | None:
        """The link itself. An unknown target leaves its words; the checks report it, on pages not read anew too."""
        place = self.find(cast(Kind, typ), target)
        return contnode if place is None else self.link(builder, fromdocname, place, *contnode.children)

    def resolve_any_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        target: str,
        node: pending_xref,
        contnode: Element,
    ) -> list[tuple[str, nodes.reference]]:
        """What an id may mean where no role says it."""
        kinds: tuple[Kind, ...] = ("rule", "term", "assumption", "example")
        found = ((kind, self.find(kind, target)) for kind in kinds)
        return [
            (f"rule:{kind}", self.link(builder, fromdocname, place, contnode))
            for kind, place in found
            if place and kind in (place.object.type, "rule" if place.object.type == "section" else "")
        ]

    def link(self, builder: Builder, fromdocname: str, place: Place, *words: nodes.Node) -> nodes.reference:
        """A finished link from a page to a place; without words it shows the number, the name or the title."""
        one = place.object
        shown = list(words) or [nodes.Text(one.title if one.type in ("term", "example") else one.id)]
        made = make_refnode(builder, fromdocname, place.docname, one.anchor, shown)
        made["classes"].append(f"to-{one.type}")
        return made

    def get_objects(self) -> Iterable[tuple[str, str, str, str, str, int]]:
        """The inventory. An anchor never equals its name, or the search page would rebuild it from the words shown."""
        for docname, one in self.places():
            named = one.title if one.type in ("term", "example") else f"{one.id} {one.title}".strip()
            yield one.id, named, one.type, docname, one.anchor or TOP, 1

    def get_type_name(self, type: ObjType, primary: bool = False) -> str:
        """What the search page calls a kind of object: in the page's language."""
        return say(f"kind {type.lname}", self.language)

    def get_full_qualified_name(self, node: Element) -> str | None:
        """The id that a link names."""
        return cast("str | None", node.get("reftarget"))


def _space(kind: str) -> str:
    """Kinds whose ids never look alike share one space; an example may have the name of a term."""
    return "example" if kind == "example" else "term" if kind == "term" else "number"


def book(env: BuildEnvironment) -> RulebookDomain:
    """The domain of an environment."""
    return cast(RulebookDomain, env.domains[RulebookDomain.name])
