"""The Sphinx extension of the rules reference: every rule has an address, every worked example is run."""

from __future__ import annotations

from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from . import core, data, examples


def setup(app: Sphinx) -> ExtensionMetadata:
    """The whole extension."""
    metadata = core.setup(app)
    examples.setup(app)
    data.setup(app)
    return metadata
