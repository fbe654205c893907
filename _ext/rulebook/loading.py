"""Brings in the engine that stands beside the pages, afresh when its files changed. Knows nothing of Sphinx."""

from __future__ import annotations

import hashlib
import importlib
import sys
import traceback
from pathlib import Path
from types import ModuleType

_loaded: dict[Path, str] = {}
"""The folder whose engine is imported now, and the fingerprint its files had then. One entry at most."""


class BrokenEngine(Exception):
    """The engine cannot be imported, or cannot show what happened: `file` and `line` say where it breaks."""

    def __init__(self, file: Path, line: int, why: str) -> None:
        super().__init__(why)
        self.file = file
        self.line = line


def files(folder: Path) -> list[Path]:
    """The source files of the engine, in a fixed order."""
    return sorted(folder.rglob("*.py"))


def fingerprint(folder: Path) -> str:
    """What changes whenever a source file of the engine does."""
    total = hashlib.sha256()
    for file in files(folder):
        total.update(f"{file.relative_to(folder)}\0".encode() + file.read_bytes() + b"\0")
    return total.hexdigest()


def load(folder: Path) -> ModuleType:
    """The engine in FOLDER, as its files are now. Raises BrokenEngine."""
    folder = folder.resolve()
    now = fingerprint(folder)
    module = sys.modules.get(folder.name)
    here = module is not None and Path(module.__file__ or "").parent == folder
    if module is not None and here and _loaded.setdefault(folder, now) == now:
        return module
    forget(folder.name)
    sys.path.insert(0, str(folder.parent))
    try:
        module = importlib.import_module(folder.name)
    except Exception as problem:
        forget(folder.name)
        raise broken(problem, folder) from problem
    finally:
        sys.path.remove(str(folder.parent))
    _loaded[folder] = now
    return module


def forget(package: str) -> None:
    """Take the package out of this process, so that the next import reads its files."""
    _loaded.clear()
    for name in [name for name in sys.modules if name.split(".")[0] == package]:
        del sys.modules[name]
    importlib.invalidate_caches()


def broken(problem: Exception, folder: Path) -> BrokenEngine:
    """Where in FOLDER it broke: the syntax error itself, else the innermost frame that is the engine's."""
    why = f"{type(problem).__name__}: {problem.msg if isinstance(problem, SyntaxError) else problem}"
    if isinstance(problem, SyntaxError) and problem.filename and problem.lineno:
        return BrokenEngine(Path(problem.filename), problem.lineno, why)
    for frame in reversed(traceback.extract_tb(problem.__traceback__)):
        if folder in Path(frame.filename).parents and frame.lineno:
            return BrokenEngine(Path(frame.filename), frame.lineno, why)
    return BrokenEngine(folder / "__init__.py", 1, why)
