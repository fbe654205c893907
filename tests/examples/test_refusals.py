"""A refusal on a page shows the way to it, and what was told on that way counts as reached."""

from __future__ import annotations

from pathlib import Path

from rulebook.fences import collect
from rulebook.running import play

ROOT = Path(__file__).parents[2]


def test_what_was_told_on_the_way_to_a_refusal_counts_as_reached() -> None:
    """One Alp, nothing to destroy: it fired at the end of the turn (315.1) before 119.3 refused it."""
    fences, _ = collect((ROOT / "examples/alp.md").read_text("utf-8"))
    (told,) = play(fences[2], ROOT / "engine").tables
    (refusal,) = told.refusals
    assert refusal.id == "119.3"
    assert [step.id for step in refusal.told] == ["306.1", "A-graveyard-abilities", "315.1", "119.3", "401.7"]
    assert "315.1" in play(fences[2], ROOT / "engine").reached
