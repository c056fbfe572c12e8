"""NDE2 powers on a stage: cast one and read its result."""

from __future__ import annotations

from typing import Any

from moothall.rulesets import nde
from moothall.rulesets.nde.questions import PowerCall, Trouble
from moothall.rulesets.nde.state import Foe, Hero
from moothall.rulesets.nde.words import Verdict
from tests.books.nde.support.stage_nde2 import NdeScript, act_out, foe, hero, table

ILSE = hero("ilse", "adept")
BOSS = foe("warden", "boss")
OVERLOAD = Trouble("overload")


def power(
    *others: Hero | Foe, by: Hero = ILSE, at: tuple[str, ...] = (), heal: str = "", **more: Any
) -> NdeScript[Verdict | None]:
    """A power, up to the GM's judgement."""
    return act_out(nde.power.open(by.id, "a wall of fog", at, heal), table(by, *others, **more))


def cast(call: PowerCall, *others: Hero | Foe, **more: Any) -> NdeScript[Verdict | None]:
    """A power that the GM has judged."""
    return power(*others, **more).gm(call)


def result_of(script: NdeScript[Verdict | None]) -> str:
    """The result of a finished power."""
    verdict = script.end().result
    assert verdict is not None
    return verdict.result
