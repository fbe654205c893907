"""The reference engine: the executable form of the rules of «Берсерк. Герои». Its rooms follow their parts."""

from .board import Row, Side
from .choices import (
    BadPosition,
    CannotAct,
    CannotPay,
    ChoiceNeeded,
    Endless,
    Illegal,
    NobodyAsked,
    NotAnOption,
    NoTarget,
    NotATarget,
    NotNow,
    UnknownWord,
)
from .explore import Ending, Outcome, Outcomes, endings, explore
from .table import Table, watching
from .trace import Line

__all__ = [
    "BadPosition",
    "CannotAct",
    "CannotPay",
    "ChoiceNeeded",
    "Ending",
    "Endless",
    "Illegal",
    "Line",
    "NoTarget",
    "NobodyAsked",
    "NotATarget",
    "NotAnOption",
    "NotNow",
    "Outcome",
    "Outcomes",
    "Row",
    "Side",
    "Table",
    "UnknownWord",
    "endings",
    "explore",
    "watching",
]
