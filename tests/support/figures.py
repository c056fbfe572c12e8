"""Ids of the heroes and foes of NDE that tests play with, under the types by which the rules tell them apart."""

from __future__ import annotations

from typing import Final

from moothall.rulesets.nde.ids import foe_id, hero_id

BRAM: Final = hero_id("bram")
EDDA: Final = hero_id("edda")
ILSE: Final = hero_id("ilse")
JORY: Final = hero_id("jory")
MAREN: Final = hero_id("maren")
ODA: Final = hero_id("oda")
TYKO: Final = hero_id("tyko")

GHOUL: Final = foe_id("ghoul")
KEEPER: Final = foe_id("keeper")
OGRE: Final = foe_id("ogre")
RAT: Final = foe_id("rat")
THUG: Final = foe_id("thug")
WARDEN: Final = foe_id("warden")
