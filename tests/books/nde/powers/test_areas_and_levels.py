"""Powers: the level sets number and cost, the GM may refuse, and an area judges each target by itself."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.rulesets import nde
from moothall.rulesets.nde.events import Attacked, PowerChanged, PowerUsed, Settled
from moothall.rulesets.nde.questions import Pick, PowerCall, SetPower
from tests.books.nde.support import stage_nde1
from tests.books.nde.support.stage_nde2 import act_out, foe, hero, table

ILSE = hero("ilse", "adept")  # M d12
RAT, COOK, MATE, BOSS = foe("rat"), foe("cook"), foe("mate", "elite"), foe("warden", "boss")


def cast(*foes: Any, **options: Any) -> Any:
    """Ilse uses a power at these foes; the GM has yet to call it."""
    return act_out(nde.power.open("ilse", "a wave", tuple(one.id for one in foes)), table(ILSE, *foes, **options))


@pytest.mark.parametrize(
    ("level", "difficulty", "cost"), [("trick", 4, 0), ("standard", 5, 1), ("strong", 6, 2), ("great", 8, 3)]
)
def test_the_level_sets_difficulty_and_cost(level: Any, difficulty: int, cost: int) -> None:
    """A GM who names only the level has its number and its price."""
    after = cast().gm(PowerCall(level, stakes="it shows")).dice("1d12", 9).end()
    assert (after.last(PowerUsed).against, after.hero("ilse").power) == (difficulty, 3 - cost)


def test_the_gm_may_refuse_a_power() -> None:
    """Nothing is spent, nothing is rolled, and the Action is still there."""
    after = cast(phase="heroes").gm(PowerCall(refused=True)).end()
    assert (after.result, after.dice, after.hero("ilse").power, after.hero("ilse").acted) == (None, [], 3, False)
    assert after.last(Settled).result is None and not [f for f in after.told if isinstance(f, PowerChanged)]
    poor = SetPower(ILSE.id, "a wave", (), power=0)
    assert poor.default().refused and not poor.default().ordinary


def test_cover_of_one_target_hinders_nobody_else() -> None:
    """Two in the open are rolled against on the full die; the one behind a crate is one step harder to reach."""
    covered = foe("mate", "elite", cover="partial")
    script = cast(RAT, COOK, covered, near=False).gm(PowerCall("strong", stakes="it shows"))
    after = script.dice("1d12", 6).end()
    assert (after.last(PowerUsed).sides, after.foe("rat").out, after.foe("cook").out) == (12, "out", "out")
    assert after.foe("mate").hearts == 2 and after.last(Attacked).against == 8
    alone = cast(covered).gm(PowerCall("strong", stakes="it shows")).dice("1d8", 6).end()
    assert alone.foe("mate").hearts == 1


def test_a_missed_target_of_an_area_is_told() -> None:
    """Seven reaches the minions and not the boss, and the log says both."""
    after = cast(RAT, BOSS).gm(PowerCall("strong", stakes="it shows")).dice("1d12", 7).end()
    missed = [fact for fact in after.told if isinstance(fact, Attacked)]
    assert [(fact.target, fact.result, fact.against) for fact in missed] == [("warden", "F", 8)]
    hit = cast(RAT, BOSS).gm(PowerCall("strong", stakes="it shows")).dice("1d12", 9).end()
    assert not [fact for fact in hit.told if isinstance(fact, Attacked)]


@pytest.mark.parametrize(("limit", "number"), [("off", 6), ("10", 8)])
def test_the_range_limit_counts_for_powers(limit: str, number: int) -> None:
    """A bolt over fourteen squares is one step harder where the table has a limit."""
    mage = stage_nde1.hero("ilse", "mage")
    start = stage_nde1.table(mage, stage_nde1.foe("rat", square=(14, 0)), ranged_limit=limit)
    script = act_out(nde.power.open("ilse", "a bolt", ("rat",)), start).gm(PowerCall("standard", stakes="it shows"))
    assert script.dice("1d10", 9).end().last(PowerUsed).against == number


def test_an_exceptional_power_cites_its_own_rule() -> None:
    """Two Hearts by a power are the power's pick, not that of a blade."""
    script = cast(BOSS).gm(PowerCall("strong", stakes="it shows")).dice("1d12", 12).gm("no")
    after = script.says("ilse", Pick("two_hearts")).end()
    assert after.foe("warden").hearts == 1
    assert "nde2.power.exceptional-hit" in after.citations and "nde2.attack.exceptional" not in after.citations
