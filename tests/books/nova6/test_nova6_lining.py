"""NOVA6, what one wears that makes wounds last less, at tables where that is free once a scene."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6.vocabulary import Property
from support.nova6 import NovaScript, act_out, conflict, soak
from support.nova6_harm import damage, hurt, marks, taking, to_stay

COAT = soak("ilse", "coat", 1, Property("improved-protection"))


def hit(rating: int = 4, duration: str = "T", coat: Any = COAT, **more: Any) -> NovaScript[Any]:
    """Ilse is hit, and takes it as it is."""
    options = {"improved_protection_free": "on", "scene": conflict("thug")} | more
    return to_stay(taking(damage(rating, duration=duration), coat, **options))


@pytest.mark.rule("nova6.soak.improved-protection")
def test_a_wound_lasts_a_step_less_once_a_scene() -> None:
    """The first wound for a while becomes one for the scene, the second stays; in the next scene it is free again."""
    first = hit().says("ilse", "yes").plainly()
    assert marks(first.who("ilse")) == "S--/--/-"
    second = to_stay(act_out(hurt.open(damage(4, duration="T")), first.state)).plainly()
    assert marks(second.who("ilse")) == "ST-/--/-"
    fresh = changed(act_out(nova6.close_scene.open(), second.state).plainly().state, scene=conflict("thug"))
    again = to_stay(act_out(hurt.open(damage(4, duration="T")), fresh))
    assert again.waits_for() == "nova6/lined"
    again.plainly()


def test_it_may_be_kept_for_later() -> None:
    """Whoever says no has it still."""
    kept = hit().says("ilse", "no").plainly()
    assert marks(kept.who("ilse")) == "T--/--/-"
    assert to_stay(act_out(hurt.open(damage(3)), kept.state)).waits_for() == "nova6/lined"


@pytest.mark.parametrize(
    ("duration", "coat", "asked"),
    [
        ("L", COAT, True),
        ("Q", COAT, True),
        ("B", COAT, False),
        ("A", COAT, False),
        ("T", changed(COAT, properties=()), False),
        ("T", changed(COAT, marks=("stowed",)), False),
        ("T", changed(COAT, type="mental"), False),
    ],
)
def test_when_nobody_is_asked(duration: str, coat: Any, asked: bool) -> None:
    """What cannot be shorter, and what is not worn or not for this, is no question."""
    assert (hit(duration=duration, coat=coat).waits_for() == "nova6/lined") is asked


def test_very_much_damage_is_longer_first() -> None:
    """Thirteen last a step longer, and then a step less."""
    after = hit(14, "S").says("ilse", "yes").plainly()
    assert marks(after.who("ilse")) == "---/--/S"
    assert "nova6.stress.excess" in after.citations
    assert "nova6.stress.excess" not in hit(4).says("ilse", "yes").plainly().citations
