"""The NDE1 stage: heroes and foes on a grid, and scripts that record the rules they cite."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from moothall.rulesets import nde
from moothall.rulesets.nde.options import defaults, read_options
from moothall.rulesets.nde.sheet import new_sheet, to_hero
from moothall.rulesets.nde.state import Foe, Hero, Table
from moothall.rulesets.nde.words import Tier
from moothall.talk.procedure import Opening
from tests.books.nde.support.stage_nde2 import NdeScript

R = TypeVar("R")

OLDER = defaults("nde1")


def act_out(opening: Opening[R], table: Table) -> NdeScript[R]:
    """Put a procedure on the stage."""
    return NdeScript(opening, table, nde.fold)


def hero(id: str, role: str = "warrior", *, s: int = 0, z: int = 0, m: int = 0, **more: Any) -> Hero:
    """A hero with the dice of a role, or others (`s=8`; on one d6 what must be reached), on a square of its own."""
    made = to_hero(new_sheet(id.capitalize(), role, OLDER), id)
    dice = {name: value for name, value in (("str", s), ("dex", z), ("might", m)) if value}
    changed: dict[str, Any] = {"attributes": replace(made.attributes, **dice), "square": (0, 0)} | more
    return replace(made, **changed)


def foe(id: str, tier: Tier = "minion", **more: Any) -> Foe:
    """A foe with the numbers of its tier, or others, beside the heroes."""
    made = nde.new_foe(OLDER, id, tier, id.capitalize())
    return replace(made, **({"square": (1, 1)} | more))


def table(*people: Hero | Foe, phase: Any = "free", **options: str) -> Table:
    """A table with these people under these options."""
    heroes = tuple(one for one in people if isinstance(one, Hero))
    foes = tuple(one for one in people if isinstance(one, Foe))
    return Table(options=read_options(options, OLDER), heroes=heroes, foes=foes, phase=phase, round=1)
