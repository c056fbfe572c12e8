"""NOVA6 conclusions: what the end of a scene, a rest and each milestone clears, restores and changes."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.ids import EffectId
from moothall.rulesets.nova6.questions import Trade
from moothall.rulesets.nova6.state import Effect, Mark, Scene, Table
from moothall.rulesets.nova6.vocabulary import Gives, Property, Trait
from moothall.sight import redact
from tests.books.nova6.support.damage import filled, marks
from tests.books.nova6.support.sheets import petra
from tests.books.nova6.support.stage import NovaAfter, NovaScript, act_out, advantage, aspect, hero, npc, table, weapon
from tests.support.citing import refused

DURATIONS = ("B", "Q", "S", "T", "L", "LL", "E", "P")
LASTING = tuple(advantage("ilse", 1, name=duration, duration=duration) for duration in DURATIONS)
RESTING: dict[str, Any] = {"scene": Scene("exposition", "narrative"), "marks": (Mark("resting", until="scene"),)}
USES = Property("uses", 2)
SPELL = weapon("ilse", "spark", 3, USES, marks=("exhausted",))
PISTOL = weapon("ilse", "pistol", 3, USES, Property("ammo"), marks=("exhausted",))
ENDS: dict[str, Any] = {
    "scene": nova6.close_scene.open(),
    "rest": nova6.finish_rest.open(),
    "minor": nova6.milestone.open("minor"),
    "major": nova6.milestone.open("major"),
    "epic": nova6.milestone.open("epic"),
}


def ending(what: str, *things: Any, **more: Any) -> NovaScript[Any]:
    return act_out(ENDS[what], table(*(things or (hero("ilse"),)), **(RESTING | more)))


def ended(what: str, *things: Any, **more: Any) -> NovaAfter[Any]:
    """A scene, a rest or a milestone is over, with the safe answer to whatever was asked."""
    return ending(what, *things, **more).plainly()


def left(after: NovaAfter[Any]) -> list[str]:
    return [effect.name for effect in after.state.effects]


@pytest.mark.rule("nova6.recovery.reminder")
def test_ended_effects_are_told_to_everybody() -> None:
    """The end of a scene is told effect by effect; a milestone also says what may be changed now."""
    hidden = advantage("rook", 1, name="poison", duration="S", known=False)
    after = ended("scene", hero("ilse"), npc("rook"), *LASTING, hidden)
    gone = [fact for fact in after.all(events.EffectEnded) if redact(fact, "ilse") is not None]
    assert [fact.effect.name for fact in gone] == ["B", "Q", "S"]
    assert {fact.effect.name for fact in after.all(events.EffectEnded)} == {"B", "Q", "S", "poison"}
    told = redact(ended("minor").last(events.Rewarded), "bram")
    assert told is not None and [one.what for one in told.rewards] == ["aspect", "perk"]


@pytest.mark.rule("nova6.recovery.scene")
def test_the_end_of_a_scene_ends_brief_quick_and_scene_effects() -> None:
    """[B], [Q] and [S] are gone with the boxes of as long, [T] stays; what is once a scene is to be had again."""
    limited = Trait("kit", "Kit", gives=(Gives("scene-point", 1, use="gear"),), per_scene=1)
    used = (Mark("active", "ilse", "kit", "scene"), Mark("invoked", "ilse", "proud"))
    after = ended("scene", filled("BST/--/-", hero("ilse", limited)), *LASTING, marks=used)
    assert left(after) == ["T", "L", "LL", "E", "P"] and marks(after.who("ilse")) == "--T/--/-"
    assert after.state.marks == ()
    assert act_out(nova6.activate.open("ilse", "kit"), after.state).end().state.is_marked("active", "ilse", "kit")
    with refused("nova6.talent.weaken"):
        act_out(nova6.activate.open("ilse", "kit"), table(hero("ilse", limited), marks=used))


@pytest.mark.rule("nova6.recovery.rest")
def test_a_rest_ends_temporary_effects() -> None:
    """[T] is gone too; a spell works again and a pistol does not; plot points and level are what they were."""
    tired = filled("ST-/--/-", hero("ilse", plot_points=1, level=2))
    after = ended("rest", tired, *LASTING, SPELL, PISTOL, aspect("Proud", "ilse"))
    assert left(after)[:4] == ["L", "LL", "E", "P"] and marks(after.who("ilse")) == "---/--/-"
    assert (after.effect("spark").marks, after.effect("pistol").marks) == ((), ("exhausted",))
    assert (after.who("ilse").plot_points, after.who("ilse").level) == (1, 2)
    assert after.who("ilse").rewards == () and after.all(events.Rewarded) == []
    longer = ended("rest", filled("L--/--/-", hero("ilse")))
    assert marks(longer.who("ilse")) == "L--/--/-"


def seated(level: int) -> Table:
    at = act_out(nova6.join.open("ana", "petra", petra(level=level)), table()).end().state
    lasting = tuple(changed(effect, owner="petra") for effect in LASTING)
    return changed(at.with_one("petra", plot_points=1), effects=(*at.effects, *lasting))


TABLE = [
    pytest.param("minor", 3, 4, ["LL", "E", "P"], ["aspect", "perk"], marks=pytest.mark.rule("nova6.recovery.minor")),
    pytest.param("minor", 5, 5, ["LL", "E", "P"], ["aspect", "perk"], marks=pytest.mark.rule("nova6.recovery.minor")),
    pytest.param(
        "major", 5, 6, ["E", "P"], ["aspect", "talent", "perk"], marks=pytest.mark.rule("nova6.recovery.major")
    ),
    pytest.param(
        "epic", 7, 8, ["P"], ["any-aspect", "talent", "feature", "rank", "perk"],
        marks=pytest.mark.rule("nova6.recovery.epic"),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "level", "becomes", "stays", "rewards"), TABLE)
def test_each_milestone_ends_and_restores_by_the_table(
    kind: str, level: int, becomes: int, stays: list[str], rewards: list[str]
) -> None:
    """Durations, refresh, level and changes follow the table; once-per-scene uses are renewed."""
    at = changed(seated(level), marks=(Mark("invoked", "petra", "petra-trouble"), Mark("rested", until="milestone")))
    after = act_out(ENDS[kind], at).plainly()
    petra_now = after.who("petra")
    assert left(after)[8:] == stays and after.state.marks == ()
    assert (petra_now.plot_points, petra_now.level) == (3, becomes)
    assert petra_now.advances == at.who("petra").advances + (becomes - level)
    assert [reward.what for reward in petra_now.rewards] == rewards
    fact = after.last(events.Rewarded)
    assert (fact.level, fact.risen) == (becomes, becomes > level)


@pytest.mark.rule("nova6.recovery.uses-reset")
@pytest.mark.parametrize("kind", ["minor", "major", "epic"])
def test_a_milestone_restores_uses(kind: str) -> None:
    """A spent battery works again, and a gun still needs its ammunition."""
    battery = Effect(
        EffectId("battery"), "asset", "battery", "ilse", rating=1, duration="P", marks=("exhausted", "stowed")
    )
    after = ended(kind, hero("ilse"), battery, PISTOL)
    assert (after.effect("battery").marks, after.effect("pistol").marks) == (("stowed",), ("exhausted",))


@pytest.mark.rule("nova6.recovery.test")
def test_staggered_boxes_need_a_recovery_test() -> None:
    """A stressed box clears by itself, a staggered one by a roll of Physique or Resolve."""
    light = ending("rest", filled("T--/--/-", hero("ilse", physique=1)))
    assert marks(light.end().who("ilse")) == "---/--/-"
    body = ending("rest", filled("T--/T-/-", hero("ilse", physique=2)))
    assert (body.waits_for(), body.asked().pool.net) == ("nova6/ready", 2)
    cleared = body.rolls("ilse", 6, 5, 1, 1, 1).picks("ilse", 6, 5, 1).plainly()
    assert marks(cleared.who("ilse")) == "---/--/-"
    mind = ending("rest", filled("---/T-/-", hero("ilse", resolve=1, physique=3), "mental"))
    assert mind.asked().pool.net == 1
    later = ending("scene", filled("---/T-/-", hero("ilse")))
    assert marks(later.end().who("ilse")) == "---/T-/-"


def out(**options: str) -> NovaScript[Any]:
    return ending("rest", filled("---/--/T", hero("ilse", out="incapacitated")), **options)


@pytest.mark.rule("nova6.recovery.test-incapacitated")
def test_clearing_the_last_level_needs_a_stunt_point() -> None:
    """A success alone does not, with a stunt point it does; at other tables it is two dice harder and no more."""
    plain = out().rolls("ilse", 6, 4, 2).plainly()
    assert (marks(plain.who("ilse")), plain.who("ilse").out) == ("---/--/T", "incapacitated")
    point = out().rolls("ilse", 4, 4, 4).plainly()
    assert (marks(point.who("ilse")), point.who("ilse").out) == ("---/--/-", "")
    harder = out(incapacitated_recovery="minus-2d")
    assert harder.asked().net == -2
    harder.gm(Trade())
    cleared = harder.rolls("ilse", 4, 4, 4, 6, 6).plainly()
    assert (marks(cleared.who("ilse")), cleared.who("ilse").out) == ("---/--/-", "")


@pytest.mark.rule("nova6.recovery.test-once")
def test_a_rest_allows_one_recovery_test_per_track() -> None:
    """One rest is one roll for each track; the same rest cannot be ended again."""
    script = ending("rest", filled("---/TT/-", hero("ilse")))
    after = script.rolls("ilse", 1, 2, 3, 1).plainly()
    assert (marks(after.who("ilse")), len(after.dice)) == ("---/TT/-", 1)
    with refused("nova6.rec.once"):
        act_out(nova6.finish_rest.open(), after.state)


@pytest.mark.rule("nova6.recovery.test-fail")
def test_a_failed_recovery_makes_the_box_temporary() -> None:
    """Staggered for the scene, and the roll fails: temporary from now on, and tested again at the next rest."""
    failed = ending("scene", filled("---/S-/-", hero("ilse"))).rolls("ilse", 1, 2, 3).plainly()
    assert marks(failed.who("ilse")) == "---/T-/-"
    again = act_out(nova6.finish_rest.open(), changed(failed.state, **RESTING))
    assert again.waits_for() == "nova6/ready"
    once_more = again.rolls("ilse", 1, 2, 3).plainly()
    assert marks(once_more.who("ilse")) == "---/T-/-"
    at_last = act_out(nova6.milestone.open("minor"), once_more.state).rolls("ilse", 6, 5, 2).plainly()
    assert marks(at_last.who("ilse")) == "---/--/-"
    longer = ending("minor", filled("---/L-/-", hero("ilse"))).rolls("ilse", 1, 2, 3).plainly()
    assert marks(longer.who("ilse")) == "---/L-/-"
