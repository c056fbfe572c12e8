"""NDE2 dice pools: the die or modifier of an attribute after its steps, with every reason and note."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.rulesets.nde.gather import Pool, Steps, gather, gather_2d6
from moothall.talk.reasons import Because

UP, SECOND = Because("step-advantage", 1, "nde2.step.up", "light"), Because("step-advantage", 1, "nde2.step.up", "high")
DOWN, WORSE = Because("step-hindrance", -1, "nde2.step.down", "dark"), Because("step-hindrance", -1, "x", "noise")
LUCK = Because("step-luck", 1, "nde2.luck.step")
HELP = Because("step-help", 1, "nde2.help.step", "bram")

ONE_TEST = Because("note-one-test", 0, "nde2.step.one-test-only")
CANCEL = Because("note-cancel", 0, "nde2.step.cancel")
OWN_SLOT = Because("note-own-slot", 0, "nde2.step.paid-slots")
NET_FIRST = Because("note-net-first", 0, "nde2.step.net-first")


def lost(steps: int) -> Because:
    return Because("note-ladder-end", steps, "nde2.step.bounds")


@pytest.mark.parametrize(
    ("base", "steps", "sides", "notes"),
    [
        (8, {}, 8, ()),
        (8, {"ups": (UP,)}, 12, (ONE_TEST,)),
        (8, {"downs": (DOWN,)}, 6, (ONE_TEST,)),
        (8, {"paid": (LUCK,)}, 12, (ONE_TEST,)),
        (6, {"ups": (UP,), "paid": (LUCK,)}, 12, (OWN_SLOT, ONE_TEST)),
        (6, {"paid": (HELP, LUCK)}, 12, (OWN_SLOT, ONE_TEST)),
        (6, {"ups": (UP, SECOND), "freely": True}, 12, (ONE_TEST,)),
        (8, {"ups": (UP,), "downs": (DOWN,)}, 8, (CANCEL,)),
        (20, {"ups": (UP,), "downs": (DOWN,)}, 20, (CANCEL, NET_FIRST)),
        (4, {"downs": (DOWN,), "paid": (LUCK,)}, 4, (CANCEL, NET_FIRST)),
        (20, {"ups": (UP,)}, 20, (lost(-1),)),
        (12, {"ups": (UP,), "paid": (LUCK,)}, 20, (OWN_SLOT, lost(-1), ONE_TEST)),
        (4, {"downs": (DOWN,)}, 4, (lost(1),)),
        (6, {"downs": (DOWN, WORSE), "freely": True}, 4, (lost(1), ONE_TEST)),
    ],
)
def test_a_pool_has_a_note_for_all_that_is_not_simply_the_sum(
    base: int, steps: dict[str, Any], sides: int, notes: tuple[Because, ...]
) -> None:
    """Each step is a rung; what cancels, has a slot of its own, or falls off the ladder is noted, and nothing else."""
    counted = tuple(reason for side in ("ups", "downs", "paid") for reason in steps.get(side, ()))
    pool = gather(base, Steps(**steps), "slots")
    assert pool == Pool(sides, base, 0, (*counted, *notes))
    assert pool.moved is (sides != base)


@pytest.mark.parametrize(("steps", "modifier"), [({}, 2), ({"ups": (UP,)}, 3), ({"downs": (DOWN,)}, 1)])
def test_a_pool_of_two_d6_has_no_die_of_its_own(steps: dict[str, Any], modifier: int) -> None:
    """Only the modifier moves, and there is no ladder to fall off."""
    pool = gather_2d6(2, Steps(**steps), "slots")
    assert (pool.sides, pool.base, pool.modifier, pool.moved) == (0, 0, modifier, False)


@pytest.mark.parametrize(("freely", "amounts", "sides"), [(False, [0, 0, 0], 12), (True, [0, 0, -1], 8)])
def test_a_talent_takes_away_one_hindrance(freely: bool, amounts: list[int], sides: int) -> None:
    """In its slot the hindrance is gone with all that fills it; counted freely, the second still counts."""
    talent = Because("note-talent-cancels", 0, "nde2.talent.effect")
    pool = gather(12, Steps(downs=(DOWN, WORSE), cancel=talent, freely=freely), "slots")
    assert ([reason.amount for reason in pool.why[:3]], pool.sides) == (amounts, sides)
    assert [reason.of for reason in pool.why[:3]] == ["", "dark", "noise"]
