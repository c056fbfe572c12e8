"""Ids of the people at a table: a hero's, a foe's, or that of either.

To Python all of them are strings, and so a ledger holds them. Events, questions and rules tell them apart: a type
checker refuses a foe where a hero belongs.
"""

from __future__ import annotations

from typing import Final, NewType

FigureId = NewType("FigureId", str)
"""Of a hero or of a foe."""

HeroId = NewType("HeroId", FigureId)
FoeId = NewType("FoeId", FigureId)

NO_HERO: Final = HeroId(FigureId(""))
NO_FOE: Final = FoeId(FigureId(""))


def hero_id(id: str) -> HeroId:
    """Take a string from outside for a hero's id."""
    return HeroId(FigureId(id))


def foe_id(id: str) -> FoeId:
    """Take a string from outside for a foe's id."""
    return FoeId(FigureId(id))
