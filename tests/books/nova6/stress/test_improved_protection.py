"""NOVA6 improved protection shortens one stress box per scene, where an option makes it free."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6.vocabulary import Property
from tests.books.nova6.support.damage import damage, hurt, marks, taking, to_stay
from tests.books.nova6.support.stage import NovaScript, act_out, conflict, soak

COAT = soak("ilse", "coat", 1, Property("improved-protection"))


def hit(rating: int = 4, duration: str = "T", coat: Any = COAT, **more: Any) -> NovaScript[Any]:
    """Ilse is hit, and takes it as it is."""
    options = {"improved_protection_free": "on", "scene": conflict("thug")} | more
    return to_stay(taking(damage(rating, duration=duration), coat, **options))


@pytest.mark.rule("nova6.soak.improved-protection")
def test_improved_protection_shortens_one_box_per_scene() -> None:
    """The first temporary box becomes one for the scene, the second stays; the next scene allows it again."""
    first = hit().says("ilse", "yes").plainly()
    assert marks(first.who("ilse")) == "S--/--/-"
    second = to_stay(act_out(hurt.open(damage(4, duration="T")), first.state)).plainly()
    assert marks(second.who("ilse")) == "ST-/--/-"
    fresh = changed(act_out(nova6.close_scene.open(), second.state).plainly().state, scene=conflict("thug"))
    again = to_stay(act_out(hurt.open(damage(4, duration="T")), fresh))
    assert again.waits_for() == "nova6/lined"
    again.plainly()


def test_improved_protection_may_be_saved() -> None:
    """A player who says no may use it on a later hit."""
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
def test_improved_protection_is_offered_only_if_it_applies(duration: str, coat: Any, asked: bool) -> None:
    """A duration that cannot be shorter, or protection not worn or not for this type, is not asked about."""
    assert (hit(duration=duration, coat=coat).waits_for() == "nova6/lined") is asked


def test_massive_damage_is_lengthened_before_shortening() -> None:
    """Thirteen damage last a step longer, and then a step less."""
    after = hit(14, "S").says("ilse", "yes").plainly()
    assert marks(after.who("ilse")) == "---/--/S"
    assert "nova6.stress.excess" in after.citations
    assert "nova6.stress.excess" not in hit(4).says("ilse", "yes").plainly().citations
