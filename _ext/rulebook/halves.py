"""What the build of one language says of the book, as it is kept until both are joined."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from .language import LANGUAGES, Language

FILE = "half.json"
NAMES: dict[Language, str] = {"en": "English", "ru": "Russian"}


class Ref(NamedTuple):
    """A link in a text: the kind and the id of what it names, the line it stands in."""

    type: str
    id: str
    line: int


@dataclass(frozen=True)
class Entry:
    """A rule, section, term, assumption or example in one language; `url` is seen from that language's folder."""

    type: str
    id: str
    title: str
    text: str
    url: str
    kind: str
    other: str
    links: tuple[Ref, ...]
    hash: str
    file: str
    line: int

    @property
    def name(self) -> str:
        """What to call it in a message."""
        return f"{self.type} {self.id}"


class Ran(NamedTuple):
    """One fence of an example: its first line, the ids of its traces in order, how many outcomes it explored."""

    line: int
    trace_ids: tuple[str, ...]
    outcomes: int


@dataclass(frozen=True)
class Run:
    """What running the fences of an example page showed."""

    id: str
    file: str
    line: int
    cites: tuple[str, ...]
    reached: tuple[str, ...]
    decided_by: tuple[str, ...]
    cards: tuple[str, ...]
    prompts: int
    fences: tuple[Ran, ...]


@dataclass(frozen=True)
class Half:
    """One language of the book; `pages` maps page names to their files, seen from the project's root."""

    language: Language
    release: str
    date: str
    pages: dict[str, str]
    entries: tuple[Entry, ...]
    runs: tuple[Run, ...]

    def write(self, folder: Path) -> None:
        """Keep it in the folder of its language's pages; the same book gives the same bytes."""
        text = json.dumps(asdict(self), ensure_ascii=False, indent=1, sort_keys=True)
        (folder / FILE).write_text(text + "\n", "utf-8", newline="\n")

    @classmethod
    def read(cls, folder: Path) -> Half:
        """What `write` kept. Raises OSError where there is none."""
        said: dict[str, Any] = json.loads((folder / FILE).read_text("utf-8"))
        entries = (Entry(**one | {"links": tuple(Ref(*link) for link in one["links"])}) for one in said["entries"])
        runs = (Run(**{key: _frozen(key, value) for key, value in one.items()}) for one in said["runs"])
        return cls(**said | {"entries": tuple(entries), "runs": tuple(runs)})


def _frozen(key: str, value: Any) -> Any:
    if key == "fences":
        return tuple(Ran(line, tuple(ids), outcomes) for line, ids, outcomes in value)
    return tuple(value) if isinstance(value, list) else value


def read_both(site: Path) -> dict[Language, Half]:
    """Both halves of a built site. Raises OSError where one was not built."""
    return {language: Half.read(site / language) for language in LANGUAGES}


def digest(*parts: str) -> str:
    """Twelve digits that change when a text does; line breaks and the width of gaps do not count."""
    return sha256("\n".join(" ".join(part.split()) for part in parts).encode()).hexdigest()[:12]
