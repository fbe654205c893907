"""Keywords, built from the vocabulary of `abilities` (part 7)."""

from __future__ import annotations

from .abilities import Effect, Event, Itself, Step, Triggered, Whose
from .actions import wound
from .trace import Names

POISON: Names = ("poison", "отравление")


def poison(number: int) -> Effect:
    """Poison X: at the start of its player's turn the creature gets X wounds; a new one takes the old one's place."""
    fires = Triggered((Step(wound(number), Itself()),), Event.TURN_STARTS, of=Whose.YOURS)
    return Effect((f"{POISON[0]} {number}", f"{POISON[1]} {number}"), gives=fires, family=POISON[0])


def hire(*steps: Step, optional: bool = False) -> Triggered:
    """«Hire: [text]»: when this card enters play."""
    return Triggered(steps, Event.ENTERS, optional=optional)


def death(*steps: Step, optional: bool = False) -> Triggered:
    """«Death: [text]»: when this card goes from play to the graveyard."""
    return Triggered(steps, Event.DIES, optional=optional)
