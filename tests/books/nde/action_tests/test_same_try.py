"""A failed test is not tried again under another spelling."""

from __future__ import annotations

from dataclasses import replace

import pytest

from moothall.rulesets import nde
from moothall.rulesets.nde.ids import hero_id
from moothall.rulesets.nde.questions import Retry
from moothall.rulesets.nde.state import Lock
from tests.books.nde.support.stage_nde2 import act_out, hero, table

FAILED = Lock(hero_id("bram"), "lift the gate", "with a crowbar")


@pytest.mark.parametrize("aim", ["lift the gate", "Lift the gate", " lift  the gate. "])
def test_case_spaces_and_punctuation_make_no_other_try(aim: str) -> None:
    """The lock holds; another approach, another aim and another hero are free."""
    locked = replace(table(hero("bram"), hero("oda")), locks=(FAILED,))
    script = act_out(nde.test.open("bram", aim, "With a crowbar"), locked).asks("bram", "nde/retry")
    script.refuses("bram", Retry("change", "with a Crowbar!"), "nde2.retry.locked")
    after = script.says("bram", Retry("cost", "an hour")).stop()
    assert after.state.locks == ()
    for who, other, approach in (
        ("bram", aim, "with a rope"),
        ("bram", "lift the lid", "with a crowbar"),
        ("oda", aim, "with a crowbar"),
    ):
        act_out(nde.test.open(who, other, approach), locked).asks("gm", "nde/settle")
