"""NDE1 spells on a stage: cast one and read its result."""

from __future__ import annotations

from typing import Any

from moothall.rulesets import nde
from moothall.rulesets.nde.questions import PowerCall, Trouble
from moothall.rulesets.nde.questions.powers import Level, preset
from moothall.rulesets.nde.state import Foe, Hero, Square
from moothall.rulesets.nde.words import Verdict
from tests.books.nde.support.stage_nde1 import act_out, foe, hero, table
from tests.books.nde.support.stage_nde2 import NdeAfter, NdeScript

ILSE = hero("ilse", "mage")
ELITE, BOSS, RAT = foe("brute", "elite"), foe("warden", "boss"), foe("rat")
OVERLOAD = Trouble("overload")


def magic(
    *others: Hero | Foe,
    by: Hero = ILSE,
    at: tuple[str, ...] = (),
    heal: str = "",
    leap: Square | None = None,
    **more: Any,
) -> NdeScript[Verdict | None]:
    """An effect of Magic, up to the GM's judgement."""
    return act_out(nde.power.open(by.id, "a wall of fog", at, heal, leap), table(by, *others, **more))


def spell(level: Level, **more: Any) -> PowerCall:
    """How the GM usually judges an effect of this level."""
    return preset(level, "nde1", **more)


def cast(level: Level, *others: Hero | Foe, **more: Any) -> NdeScript[Verdict | None]:
    """Magic of a level that the GM judges as usual."""
    return magic(*others, **more).gm(spell(level))


def result_of(after: NdeAfter[Verdict | None]) -> str:
    """How a roll came out."""
    assert after.result is not None
    return after.result.result
