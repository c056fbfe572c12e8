"""NOVA6: the other side brings its perks by itself, and failures of hazards are made worse before they hurt."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.state import Character, Perk, Scene
from tests.books.nova6.support.stage import act_out, conflict, hero, npc, table

DODGING, CLIMBING = Perk("dodging", "move", "defend"), Perk("climbing", "move")


def quick(*perks: Perk, **more: Any) -> Character:
    return changed(npc("rook", **more), perks=perks)


@pytest.mark.parametrize(("perks", "dice"), [((), -2), ((DODGING,), -3), ((CLIMBING,), -2), ((CLIMBING, DODGING), -3)])
def test_a_broad_perk_opposes_by_itself(perks: tuple[Perk, ...], dice: int) -> None:
    """Move 2 opposes with two dice, and with three where a perk is for every defense; climbing is no defense."""
    at = table(hero("ilse"), quick(*perks, move=2), scene=conflict("ilse"))
    script = act_out(nova6.act.open("ilse", "a blow", "fight", "attack", targets=("rook",)), at)
    script.gm(script.asked().default())
    assert script.plainly_to_ready().pool.net == dice


def test_a_foes_broad_perk_counts_in_its_attack() -> None:
    """Fight 1 and a perk for every attack are two dice against the hero who defends."""
    at = table(hero("ilse"), quick(Perk("brawling", "fight", "attack"), fight=1), scene=conflict("rook"))
    assert act_out(nova6.oppose.open("rook", "ilse"), at).plainly_to_ready().pool.net == -2


def test_points_make_a_hazard_worse_before_it_hurts() -> None:
    """A deadfall does 4; a failure with triples gives the GM a point, which makes it 6 and one box."""
    at = table(hero("ilse"), scene=Scene("challenge"))
    at = act_out(nova6.set_hazard.open("deadfall", "trap", ("ilse",)), at).end().state
    script = act_out(nova6.face_task.open("trap"), at)
    script.plainly_to_ready()
    script.rolls("ilse", 1, 1, 1, 6)
    while script.waits_for() != "nova6/spend-points":
        script.conversation.close_window()
    assert "increase-effect" in {option.id for option in script.asked().options()}
    after = script.gm(Buy("increase-effect")).plainly()
    assert [fact.damage for fact in after.all(events.Harmed)] == [6]


@pytest.mark.rule("nova6.physique.defend")
def test_points_make_poison_worse_before_it_hurts() -> None:
    """Poison of 1 is 3 with the GM's point."""
    script = act_out(nova6.withstand.open("ilse", "poison"), table(hero("ilse")))
    script.plainly_to_ready()
    script.rolls("ilse", 1, 1, 1)
    while script.waits_for() != "nova6/spend-points":
        script.conversation.close_window()
    assert [fact.damage for fact in script.gm(Buy("increase-effect")).plainly().all(events.Harmed)] == [3]
