"""Keywords whose text is an ability of another kind: Poison, Hire, Death (part 7)."""

from __future__ import annotations

from functools import cache

from .abilities import Event, Itself, Step, Triggered, Whose
from .lasting import Effect
from .trace import Names
from .wounds import wound

POISON: Names = ("poison", "отравление")


@cache
def poison(number: int) -> Effect:
    """Poison X: at the start of its player's turn the creature gets X wounds; a new one takes the old one's place.

    Poison 0 does nothing. Two of one number are the same.
    """
    fires = Triggered((Step(wound(number), Itself()),), Event.TURN_STARTS, of=Whose.YOURS)
    called = f"{POISON[0]} {number}", f"{POISON[1]} {number}"
    return Effect(called, gives=fires if number else None, family=POISON[0])


def hire(*steps: Step, optional: bool = False) -> Triggered:
    """«Hire: [text]»: when this card enters play."""
    return Triggered(steps, Event.ENTERS, optional=optional)


def death(*steps: Step, optional: bool = False) -> Triggered:
    """«Death: [text]»: when this card goes from play to the graveyard."""
    return Triggered(steps, Event.DIES, optional=optional)
