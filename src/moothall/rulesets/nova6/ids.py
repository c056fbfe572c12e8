"""Ids of what a table holds. Each is a plain string to ledgers and pages; the type checker tells them apart."""

from __future__ import annotations

from typing import NewType

PersonId = NewType("PersonId", str)
"""A character, or an entity built like one."""

EffectId = NewType("EffectId", str)
"""Whatever lasts: an advantage, a thing, an aspect, an asset, a condition."""

ZoneId = NewType("ZoneId", str)
"""A part of the place."""

NOBODY = PersonId("")
NOTHING = EffectId("")
NOWHERE = ZoneId("")
