"""NDE1 with one d6 on a stage: Bram, with one level in every attribute, and Oda, who may help."""

from __future__ import annotations

from typing import Any

from moothall.ledger.entries import Rolled
from moothall.rulesets import nde
from moothall.rulesets.nde import events
from moothall.rulesets.nde.options import read_options
from moothall.rulesets.nde.questions import Ready
from moothall.rulesets.nde.state import Hero
from moothall.rulesets.nde.words import Verdict
from moothall.talk.reasons import Because
from tests.books.nde.support.stage_nde1 import OLDER, act_out, hero, table
from tests.books.nde.support.stage_nde2 import NdeAfter, NdeScript

MASTER, TRAINED, NOVICE, UNSKILLED = 3, 4, 5, 6
"""What must be reached at each level of skill."""

ONE_D6 = read_options({"dice_mode": "d6"}, OLDER)
ODA = hero("oda", s=6, z=6, m=6)


def bram(level: int, **more: Any) -> Hero:
    return hero("bram", s=level, z=level, m=level, **more)


def tries(level: int, number: int = 6, helped: bool = False, **call: Any) -> NdeScript[Verdict | None]:
    """Bram tests, helped by Oda if she is there; the die has yet to fall."""
    people = (bram(level, talents=("Tinkerer",)), *([ODA] if helped else []))
    script = act_out(nde.test.open("bram", "force the hatch"), table(*people, dice_mode="d6"))
    script.called("str", number, **call)
    return with_help(script) if helped else script


def with_help(script: NdeScript[Verdict | None]) -> NdeScript[Verdict | None]:
    """Oda helps, and Bram takes it."""
    return script.says("oda", "she holds the lamp").gm("allow").says("bram", Ready())


def result(after: NdeAfter[Verdict | None]) -> str:
    """How a roll came out."""
    assert after.result is not None
    return after.result.result


def needs(script: NdeScript[Verdict | None]) -> int:
    """The number the d6 must show, read from a failed 1."""
    told = script.dice("1d6", 1).stop().told
    (rolled,) = (fact for fact in told if isinstance(fact, events.Tested | events.Attacked | events.PowerUsed))
    assert (rolled.sides, rolled.modifier, rolled.result) == (6, 0, "FC")
    return int(rolled.against)


def reasons(script: NdeScript[Verdict | None]) -> list[Because]:
    """Why the threshold of a roll is what it is, leaving out mere notes."""
    (rolled,) = (entry for entry in script.dice("1d6", 1).stop().log if isinstance(entry, Rolled))
    return [reason for reason in rolled.why if not reason.what.startswith("note-")]
