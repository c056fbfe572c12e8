"""NOVA6 worked examples of damage come out as printed: traps, soak, weapons, falls and sacrifices."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.modifiers.zones import range_of_zones
from moothall.rulesets.nova6.movement.falls import fall_damage
from moothall.rulesets.nova6.questions import Reduction, Worth
from moothall.rulesets.nova6.state import Mark, Scene
from moothall.rulesets.nova6.vocabulary import Property
from moothall.talk.reasons import total
from tests.books.nova6.support.damage import damage, filled, marks, taken, taking, to_stay
from tests.books.nova6.support.stage import NovaScript, act_out, asset, conflict, hero, npc, soak, table, weapon
from tests.books.support.examples import example

IN_A_FIGHT: dict[str, Any] = {"scene": conflict("thug")}


def trapped(kind: str, *faces: int) -> NovaScript[Any]:
    """Ilse meets one of the ready hazards, two ranks good at everything against one, and these dice fall."""
    skills = {"wits": 1, "move": 1, "interact": 1}
    state = table(hero("ilse", **skills), scene=Scene("challenge", "narrative"))  # type: ignore[arg-type]
    state = act_out(nova6.set_hazard.open(kind, "trap", ("ilse",)), state).end().state
    script = act_out(nova6.face_task.open("trap", ("ilse",)), state)
    while script.waits_for() != "nova6/ready":
        script.says(script.conversation.questions()[0][0], script.asked().default())
    return script.rolls("ilse", *faces)


@example("nova6.ex.16a")
def test_a_hidden_pit_fills_a_stressed_box() -> None:
    """Ten: three temporary damage, a stressed box."""
    assert marks(trapped("pit", 5, 4, 1).plainly().who("ilse")) == "T--/--/-"


@example("nova6.ex.16b")
def test_a_deadfall_fills_a_staggered_box() -> None:
    """Ten: four temporary damage, a staggered box."""
    assert marks(trapped("deadfall", 5, 4, 1).plainly().who("ilse")) == "---/T-/-"


@example("nova6.ex.16c")
def test_a_compromising_setup_deals_two_setback_dice() -> None:
    """Three threes: one setback die for the failure and one for the point."""
    assert trapped("setup", 3, 3, 3).plainly().who("ilse").setbacks == 2


@example("nova6.ex.20")
def test_poison_gas_ignores_soak_without_a_mask() -> None:
    """Three damage pass a soak of six; with a mask none does."""
    gas = damage(3, properties=(Property("direct", of=("a mask",)),))
    armour = soak("ilse", "plate", 6)
    for mask, left in (("no", 3), ("yes", 0)):
        assert taking(gas, armour).gm(mask).plainly().last(events.Harmed).damage == left


@example("nova6.ex.22")
def test_limited_soak_stops_only_its_subtype() -> None:
    """A field against fire stops four fire and no bullet; one against all but cold iron does not stop that."""
    field = soak("ilse", "field", 4, Property("only", of=("fire",)))
    ward = soak("ilse", "ward", 4, Property("except", of=("cold iron",)))
    assert taken(damage(4, subtype="fire"), field).last(events.Harmed).damage == 0
    assert taken(damage(4, subtype="ballistic"), field).last(events.Harmed).damage == 4
    assert taken(damage(4, subtype="cold iron"), ward).last(events.Harmed).damage == 4


@example("nova6.ex.23")
def test_a_bow_is_reloaded_by_a_snap_action() -> None:
    """A bow that was shot is reloaded by a snap action, and the shot after it has no penalty."""
    bow = weapon("ilse", "bow", 3, marks=("unloaded",))
    start = table(hero("ilse"), npc("thug"), bow, scene=conflict("ilse"))
    state = act_out(nova6.snap.open("ilse", "ready", item="bow", how="reload"), start).end().state
    script = act_out(nova6.act.open("ilse", "shoot", "fight", "attack", targets=("thug",), tool="bow"), state)
    assert script.judged().plainly_to_ready().pool.net == 0


def using(tool: Any, skill: str = "fight", *worn: Any, **skills: Any) -> int:
    start = table(hero("ilse", **skills), npc("thug"), *((tool,) if tool else ()), *worn, scene=conflict("ilse"))
    more: dict[str, Any] = {"targets": ("thug",), "tool": tool.id} if tool else {}
    action = "attack" if tool else "overcome"
    return int(act_out(nova6.act.open("ilse", "go", skill, action, **more), start).judged().plainly_to_ready().pool.net)


@example("nova6.ex.24")
def test_a_bow_too_strong_costs_a_die() -> None:
    """The bow needs two ranks of Physique, Ilse has one: a die less."""
    bow = weapon("ilse", "warbow", 4, Property("skill-min", 2, ("physique",)))
    assert using(bow, physique=1) == -1


@example("nova6.ex.25a")
def test_armor_limits_ranks_of_move() -> None:
    """Three ranks of Move in armor limited to two count as two."""
    assert using(None, "move", soak("ilse", "plate", 4, Property("skill-max", 2, ("move",))), move=3) == 2


@example("nova6.ex.25b")
def test_two_limits_of_two_leave_one_rank() -> None:
    """Two limits of two leave one rank."""
    plate, shield = (soak("ilse", name, 2, Property("skill-max", 2, ("move",))) for name in ("plate", "shield"))
    assert using(None, "move", plate, shield, move=3) == 1


@example("nova6.ex.27")
def test_distance_by_rounds_is_far_or_distant() -> None:
    """Two zones a round: five rounds are far, fifteen are distant."""
    assert (range_of_zones(2 * 5).value, range_of_zones(2 * 15).value) == ("far", "distant")


@example("nova6.ex.28")
@pytest.mark.parametrize(("stories", "hurt"), [(0, 2), (1, 3), (2, 4), (3, 5), (6, 8), (7, 9)])
def test_falls_on_hard_ground_deal_the_printed_damage(stories: int, hurt: int) -> None:
    """The numbers hold; five do not stagger one who is unhurt, and nine end nobody by themselves (R-50)."""
    assert total(fall_damage(stories, "hard")) == hurt
    after = taken(a_fall(hurt))
    assert after.who("ilse").out == ("incapacitated" if hurt >= 8 else "")


def a_fall(rating: int) -> Any:
    return damage(rating, duration="T")


@example("nova6.ex.29")
def test_a_gunshot_fills_a_temporary_staggered_box() -> None:
    """Four temporary damage are a T in a staggered box, tested at rest; a light pistol deals three (R-84)."""
    after = taken(damage(4, duration="T"))
    assert marks(after.who("ilse")) == "---/T-/-"
    resting = {"scene": Scene("exposition", "narrative"), "marks": (Mark("resting", until="scene"),)}
    assert act_out(nova6.finish_rest.open(), table(after.who("ilse"), **resting)).waits_for() == "nova6/ready"  # type: ignore[arg-type]


SHIELD = soak("ilse", "shield", 0, Property("repairable"))


@example("nova6.ex.30")
def test_a_sacrificed_shield_saves_from_staggered() -> None:
    """Five become three and a stressed box; without that it is the second staggered box, and she is staggered."""
    hurt = filled("---/S-/-")
    saved = (
        taking(damage(5), hurt, SHIELD, **IN_A_FIGHT).says("ilse", Reduction("sacrifice", item="shield")).gm(Worth())
    )
    assert marks(saved.plainly().who("ilse")) == "S--/S-/-"
    state = taken(damage(5), hurt, **IN_A_FIGHT).state
    script = act_out(nova6.act.open("ilse", "go", "wits", "overcome"), changed(state, scene=Scene())).judged()
    assert script.plainly_to_ready().pool.net == -1


def terrified(*things: Any) -> NovaScript[Any]:
    """Ilse stays in although her mind's last box is full, and is hit for eight that last."""
    one = changed(filled("---/--/S", track="mental"), staying=True, plot_points=1)
    used = (Mark("stayed", "ilse"),)
    return taking(damage(8, type="mental", duration="L"), one, *things, marks=used, **IN_A_FIGHT)


@example("nova6.ex.31a")
def test_a_grave_aspect_reduces_fear() -> None:
    """Six are left: a staggered box that lasts, an aspect that lasts longer, and she is still there."""
    after = terrified().says("ilse", Reduction("grave", text="AFRAID OF THE DARK")).plainly()
    ilse = after.who("ilse")
    assert (marks(ilse, "mental"), ilse.out) == ("---/L-/S", "")
    assert after.effect("AFRAID OF THE DARK").duration == "LL"


@example("nova6.ex.31b")
def test_a_dropped_treasure_reduces_fear_by_four() -> None:
    """The treasure is worth four: four damage are left, a staggered box."""
    script = terrified(asset("ilse", "THE IDOL", 1)).says("ilse", Reduction("sacrifice", item="the-idol"))
    assert marks(script.gm(Worth(amount=4)).plainly().who("ilse"), "mental") == "---/L-/S"


@example("nova6.ex.31c")
def test_unreduced_fear_incapacitates() -> None:
    """Unreduced fear fills a lasting extra box and incapacitates."""
    ilse = to_stay(terrified()).plainly().who("ilse")
    assert (marks(ilse, "mental"), ilse.out) == ("---/--/SL", "incapacitated")


@example("nova6.ex.33")
@pytest.mark.parametrize(("rating", "level"), [(8, "staggered"), (9, "staggered"), (10, "incapacitated")])
def test_a_broken_shield_saves_at_eight_and_nine(rating: int, level: str) -> None:
    """A sacrificed shield saves from the last level at eight and nine, and not at ten."""
    script = (
        taking(damage(rating), SHIELD, **IN_A_FIGHT).says("ilse", Reduction("sacrifice", item="shield")).gm(Worth())
    )
    assert script.plainly().last(events.Harmed).level == level


@example("nova6.ex.34")
def test_a_created_asset_is_no_sacrifice() -> None:
    """An asset made by an action cannot be sacrificed."""
    angle = asset("ilse", "AN ANGLE ON THE HARBOUR MASTER", 2, id="angle", made=True)
    script = taking(damage(5), angle, SHIELD, **IN_A_FIGHT)
    script.refuses("ilse", Reduction("sacrifice", item="angle"), "nova6.reduce.sacrifice-not-temp")
