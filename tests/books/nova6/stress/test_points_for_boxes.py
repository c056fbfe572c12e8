"""NOVA6 points for boxes: plot points for conceding, staying in and rallying; stunt points for treatment."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6.questions import Ready, Reduction, Ruling
from moothall.rulesets.nova6.state import Mark, Scene
from tests.books.nova6.support.damage import ILSE, damage, filled, hurt, marks, taking, to_stay
from tests.books.nova6.support.stage import ROLL, NovaScript, act_out, conflict, hero, npc, table

RESTING: dict[str, Any] = {"scene": Scene("exposition", "narrative"), "marks": (Mark("resting", until="scene"),)}


@pytest.mark.rule("nova6.pp.earn-concede")
@pytest.mark.parametrize(("benefit", "points"), [("plot-point", 1), ("damage", 0)])
def test_conceding_may_earn_a_plot_point(benefit: Any, points: int) -> None:
    """A plot point if that is the benefit, and none if it is less damage."""
    script = taking(damage(9), scene=conflict("thug")).says("ilse", Reduction("concede", benefit))
    assert script.plainly().who("ilse").plot_points == points
    act_out(nova6.concede.open("ilse"), table(ILSE, scene=conflict("thug"))).plainly()


def down(one: Any, **more: Any) -> NovaScript[Any]:
    return to_stay(taking(damage(8, by="thug"), one, npc("thug"), scene=conflict("thug"), **more))


@pytest.mark.rule("nova6.pp.spend-stay")
def test_staying_in_costs_a_plot_point() -> None:
    """One of two points is left; a second time in the scene it is not offered."""
    after = down(changed(ILSE, plot_points=2)).says("ilse", "stay").plainly()
    assert after.who("ilse").plot_points == 1
    again = to_stay(act_out(hurt.open(damage(8, by="thug")), after.state))
    assert again.waits_for() == "nova6/how-it-ends"


@pytest.mark.rule("nova6.pp.spend-rally")
def test_a_second_rally_costs_a_plot_point() -> None:
    """The first rally costs none, the second the one point."""
    one = filled("SS-/--/-", hero("ilse", plot_points=1))
    first = act_out(nova6.rally.open("ilse"), table(one, scene=conflict("ilse"))).rolls("ilse", 6, 4, 2).plainly()
    assert first.who("ilse").plot_points == 1
    next_turn = first.state.with_one("ilse", turn=hero("ilse").turn)
    second = act_out(nova6.rally.open("ilse"), next_turn).rolls("ilse", 6, 4, 2).plainly()
    assert (second.who("ilse").plot_points, marks(second.who("ilse"))) == (0, "---/--/-")


@pytest.mark.rule("nova6.pp.spend-bonus")
@pytest.mark.parametrize("points", [1, 0])
def test_a_bonus_action_costs_a_plot_point(points: int) -> None:
    """A plot point buys it without a token; without either the round ends."""
    one = changed(hero("ilse", plot_points=points), turn=changed(hero("ilse").turn, number=1))
    scene = conflict("ilse", early=("ilse",), phase="early")
    script = act_out(nova6.end_turn.open("ilse"), table(one, scene=scene))
    if not points:
        assert script.end().who("ilse").plot_points == 0
        rich = changed(one, plot_points=1)
        script = act_out(nova6.end_turn.open("ilse"), table(rich, scene=scene))
    after = script.says("ilse", "plot-point").end()
    assert (after.who("ilse").plot_points, after.state.scene.phase) == (0, "bonus")


# ---- Stunts of treatment ---------------------------------------------------------------------------------------------


def treated(boxes: str, place: int, points: int, track: str = "physical", **more: Any) -> str:
    """Oda treats a box with a success and so many points; the boxes after that."""
    oda = hero("oda", wits=2, interact=2)
    start = table(filled(boxes, track=track), oda, **({"scene": conflict("oda")} | more))
    script = act_out(nova6.treat.open("oda", "ilse", track, place), start).gm(Ruling())
    if points:
        script.says("oda", Ready(pairs=1)).dice("3d6", *((5, 5, 5) if points > 1 else (6, 4, 2)))
    else:
        script.says("oda", ROLL).dice("5d6", 6, 4, 2, 1, 1).picks("oda", 6, 4, 2)
    return marks(script.plainly().who("ilse"), track)


@pytest.mark.rule("nova6.stunt.scope-staggered")
def test_a_stunt_point_clears_a_staggered_box() -> None:
    """A point clears a staggered box in a conflict; without one only a light box can be cleared."""
    assert treated("S--/S-/-", 3, 1) == "S--/--/-"
    assert treated("S--/S-/-", 3, 0) == "S--/S-/-"
    assert treated("S--/S-/-", 0, 0) == "---/S-/-"


@pytest.mark.rule("nova6.stunt.scope-incap-rest")
def test_a_stunt_point_clears_the_last_box_at_rest() -> None:
    """A point clears the last box at rest; without one it stays."""
    assert treated("---/--/T", 5, 1, **RESTING) == "---/--/-"
    assert treated("---/--/T", 5, 0, **RESTING) == "---/--/T"


@pytest.mark.rule("nova6.stunt.scope-incap-scene")
def test_two_stunt_points_clear_the_last_box_in_a_scene() -> None:
    """Two points clear the last box in a conflict, also a mental one; one is not enough."""
    assert treated("---/--/S", 5, 2, "mental") == "---/--/-"
    assert treated("---/--/S", 5, 1, "mental") == "---/--/S"
