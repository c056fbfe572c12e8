"""NOVA6 basic effects: what an invoke and the Create Effect stunt may make, and points that would do nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.questions import Meddling
from moothall.rulesets.nova6.stunts.effect_stunts import most_larger
from moothall.rulesets.nova6.vocabulary import talent
from tests.books.nova6.support.stage import (
    NovaAfter,
    NovaScript,
    act_out,
    advantage,
    aspect,
    conflict,
    hero,
    npc,
    table,
)

ILSE, ROOK = hero("ilse", interact=1, resolve=1, plot_points=2), npc("rook")


def talking(skill: str = "interact", faces: Any = (4, 4, 4)) -> NovaScript[Any]:
    """Ilse attacks the rook with a skill, and has rolled."""
    at = table(ILSE, ROOK, aspect("PROUD", "ilse"), scene=conflict("ilse"))
    script = act_out(nova6.act.open("ilse", "a barb", skill, "attack", targets=("rook",)), at)
    script.judged()
    while script.waits_for() != "nova6/ready":
        seat, asked = script.conversation.questions()[0]
        script.says(seat, asked.default())
    pool = script.asked().pool
    return script.rolls("ilse", *faces, *(1,) * abs(pool.net))


def invoking(**more: Any) -> Meddling:
    return Meddling("invoke", "proud", "effect", name="A WORD", **more)


def hurt(after: NovaAfter[Any]) -> set[str]:
    """The tracks of the rook on which a box is filled."""
    return {track.id for track in after.who("rook").tracks if any(box.filled for box in track.boxes)}


def to_the_window(script: NovaScript[Any]) -> NovaScript[Any]:
    while script.waits_for() != "nova6/after-roll":
        seat, asked = script.conversation.questions()[0]
        script.says(seat, asked.default())
    return script


@pytest.mark.rule("nova6.invoke.basic-effect")
def test_damage_of_an_invoke_is_for_somebody_else() -> None:
    """Damage without a target is refused, as is damage to oneself; named, it hurts on the track of its skill."""
    script = to_the_window(talking())
    script.refuses("ilse", invoking(effect="damage"), "nova6.invoke.basic-effect")
    script.refuses("ilse", invoking(effect="damage", to="ilse"), "nova6.invoke.basic-effect")
    after = script.says("ilse", invoking(effect="damage", to="rook", skill="interact")).gm("yes").plainly()
    assert after.all(events.Harmed)[0].damage == 1 and hurt(after) == {"mental"}


@pytest.mark.parametrize("duration", ["B", "A"])
def test_an_invoke_can_make_an_aspect(duration: Any) -> None:
    """An aspect in the place of dice is brief, or lasts until an action ends it, and never longer."""
    script = to_the_window(talking())
    script.refuses("ilse", invoking(effect="aspect", to="rook", duration="S"), "nova6.invoke.basic-effect")
    made = script.says("ilse", invoking(effect="aspect", to="rook", duration=duration)).gm("yes").plainly()
    effect = made.effect("A WORD")
    assert (effect.kind, effect.owner, effect.duration, effect.rating) == ("aspect", "rook", duration, 0)


@pytest.mark.parametrize(("skill", "track"), [("resolve", "mental"), ("fight", "physical")])
def test_soak_of_an_invoke_is_of_the_track_of_its_skill(skill: str, track: str) -> None:
    """Soak made by will protects the mind, and soak made by fighting the body."""
    script = to_the_window(talking())
    made = script.says("ilse", invoking(effect="soak", skill=skill)).gm("yes").plainly().effect("A WORD")
    assert (made.kind, made.type, made.rating, made.duration) == ("soak", track, 1, "B")


def test_the_gm_hears_what_an_aspect_is_invoked_for() -> None:
    """The GM is told the benefit, or the kind of effect and its name."""
    script = to_the_window(talking())
    script.says("ilse", invoking(effect="soak", skill="resolve"))
    asked = script.asked()
    assert (asked.wants, asked.name) == ("soak", "A WORD")
    script.gm("no").plainly()
    script = to_the_window(talking())
    script.says("ilse", replace(invoking(), benefit="point"))
    assert (script.asked().wants, script.asked().name) == ("point", "")
    script.gm("no").plainly()


def bought(skill: str, *buys: Buy) -> Any:
    script = talking(skill)
    for buy in buys:
        while script.waits_for() != "nova6/spend-points":
            if script.waits_for() == "nova6/after-roll":
                script.conversation.close_window()
                continue
            seat, asked = script.conversation.questions()[0]
            script.says(seat, asked.default())
        script.says("ilse", buy)
    return script.plainly()


@pytest.mark.rule("nova6.stunt.create-effect")
def test_create_effect_suits_the_skill() -> None:
    """Beside a barb of words a basic effect is of the mind: damage and soak alike."""
    after = bought("interact", Buy("create-effect", 1, "damage", "a second barb"))
    assert len(after.all(events.Harmed)) == 2 and hurt(after) == {"mental"}
    assert bought("interact", Buy("create-effect", 1, "soak", "a calm face")).effect("a calm face").type == "mental"
    assert bought("fight", Buy("create-effect", 1, "soak", "a raised arm")).effect("a raised arm").type == "physical"


@pytest.mark.rule("nova6.advg.aspect")
@pytest.mark.parametrize(("kind", "lasts"), [("aspect", "B"), ("aspect-until-action", "A")])
def test_a_created_aspect_is_brief_or_until_an_action_ends_it(kind: str, lasts: str) -> None:
    """As the aspect that a success makes in the place of dice."""
    assert bought("fight", Buy("create-effect", 1, kind, "ON ONE KNEE")).effect("ON ONE KNEE").duration == lasts


@pytest.mark.parametrize(
    ("kind", "rating", "points", "most"), [("advantage", 3, 3, 1), ("advantage", -4, 2, 0), ("damage", 3, 3, 3)]
)
def test_dice_grow_only_up_to_their_limit(kind: str, rating: int, points: int, most: int) -> None:
    """Of three points only one makes three dice larger; damage grows with each."""
    assert most_larger(table(), kind, rating, points) == most


@pytest.mark.rule("nova6.stunt.effect")
def test_a_point_that_buys_nothing_is_not_taken() -> None:
    """One die can be made smaller once: a second point is refused, and the first is still there to spend."""
    edge = advantage("rook", 1, "fight")
    at = table(hero("ilse", talent("focused", "fight")), ROOK, edge, scene=conflict("ilse"))
    script = act_out(nova6.act.open("ilse", "a blow", "fight", "attack", targets=("rook",)), at).judged()
    script.plainly_to_ready()
    script.rolls("ilse", 4, 4, 4, *(6,) * abs(script.asked().pool.net))
    while script.waits_for() != "nova6/spend-points":
        script.conversation.close_window()
    assert script.asked().points == 2
    script.refuses("ilse", Buy("decrease-effect", 2, edge.id), "nova6.stunt.effect")
    after = script.says("ilse", Buy("decrease-effect", 1, edge.id)).plainly()
    assert not after.has_effect("an edge") and after.last(events.PointsLapsed).points == 1
