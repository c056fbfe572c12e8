"""NOVA6 tests with several targets, outcomes or actions, and group tests."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.basics.test_record import Outcome
from moothall.rulesets.nova6.questions import Preparation, Ready, Ruling, Trade
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.vocabulary import talent
from tests.books.nova6.support.stage import ROLL, NovaScript, act_out, conflict, hero, npc, opposed, table
from tests.support.citing import refused

ILSE = hero("ilse", fight=2, move=1)
GOBLINS = tuple(npc(f"goblin{number}", kind="extra", fight=1) for number in (1, 2, 3, 4))
BOSS = npc("boss", fight=2)
ALL = (*(goblin.id for goblin in GOBLINS), "boss")


def strike(*targets: str, **more: Any) -> NovaScript[Any]:
    """Ilse strikes at these; the difficulty is as proposed."""
    start = table(ILSE, *GOBLINS, BOSS, scene=conflict("ilse"), **more)
    script = act_out(nova6.act.open("ilse", "sweep", "fight", "attack", targets=targets), start)
    return script.gm(script.asked().default())


def won(points: int, *targets: str, first: str = "goblin1") -> NovaScript[Any]:
    """She succeeds with so many points, and the first is chosen."""
    script = strike(*targets)
    net = script.plainly_to_ready().pool.net
    if points == 0:
        script.says("ilse", ROLL).dice("4d6" if net else "3d6", *([6, 4, 2, 1] if net else [6, 4, 2]))
    else:
        start = table(changed(ILSE, skills=(("fight", 2 + 2 * points),)), *GOBLINS, BOSS, scene=conflict("ilse"))
        script = act_out(nova6.act.open("ilse", "sweep", "fight", "attack", targets=targets), start)
        script.gm(script.asked().default())
        asked = script.asked().pool.net
        script.says("ilse", Ready(pairs=points - max(asked - 3, 0) // 2))
        count = int(script.waits_for()[0])
        script.dice(f"{count}d6", *[6, 4, 2, 1, 1, 1, 1][:count])
    if script.waits_for() == "nova6/trio":
        script.picks("ilse", 6, 4, 2)
    return script.says("ilse", first) if script.waits_for() == "nova6/first-target" else script


def harmed(script: NovaScript[Any]) -> list[str]:
    return [fact.who for fact in script.plainly().all(events.Harmed)]


# ---- Targets ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.multi.targets-difficulty")
def test_the_hardest_target_sets_the_difficulty() -> None:
    """Goblins of one and their boss of two are two penalty dice; the goblins alone are one."""
    assert strike(*ALL).plainly_to_ready().pool.net == 0
    assert strike("goblin1", "goblin2").plainly_to_ready().pool.net == 1
    assert strike("boss", "goblin1").plainly_to_ready().pool.net == 0


@pytest.mark.rule("nova6.multi.targets-declare")
def test_a_stunt_reaches_only_named_targets() -> None:
    """With only the goblins named the test is easier, and no stunt reaches the boss."""
    script = won(1, "goblin1", "goblin2").asks("ilse", "nova6/spend-points")
    script.refuses("ilse", Buy("scope-some", of="boss"), "nova6.multi.targets-declare")
    assert harmed(script.says("ilse", Buy("scope-some", of="goblin2"))) == ["goblin1", "goblin2"]


@pytest.mark.rule("nova6.multi.targets-first")
def test_a_simple_success_affects_one_target() -> None:
    """A success without points hits only the target the player chose, the boss as well as any."""
    script = strike(*ALL).rolls("ilse", 6, 4, 2).asks("ilse", "nova6/first-target", *ALL)
    assert harmed(script.says("ilse", "boss")) == ["boss"]


@pytest.mark.rule("nova6.multi.targets-more")
def test_further_targets_cost_points() -> None:
    """One point is one principal more, or up to three extras, but not both and not four."""
    script = won(1, *ALL)
    script.refuses("ilse", Buy("scope-some", of="boss goblin2"), "nova6.multi.targets-more")
    assert harmed(script.says("ilse", Buy("scope-some", of="boss"))) == ["goblin1", "boss"]
    three = won(1, *ALL, first="boss")
    three.refuses("ilse", Buy("scope-some", of="goblin1 goblin2 goblin3 goblin4"), "nova6.multi.targets-more")
    assert len(harmed(three.says("ilse", Buy("scope-some", of="goblin1 goblin2 goblin3")))) == 4


# ---- Outcomes --------------------------------------------------------------------------------------------------------

ESCAPE = (Outcome("two zones"), Outcome("the fence"), Outcome("the roof", 1))


def escape(*faces: int, ready: Ready = ROLL, move: int = 1, first: str = "") -> NovaScript[Any]:
    start = table(hero("ilse", move=move), scene=conflict("ilse"))
    script = act_out(nova6.act.open("ilse", "run", "move", "overcome", outcomes=ESCAPE), start).judged(first=first)
    return script.says("ilse", ready).dice(f"{len(faces)}d6", *faces)


@pytest.mark.rule("nova6.multi.outcomes-difficulty")
def test_the_hardest_outcome_sets_the_difficulty() -> None:
    """Two easy things and one of one penalty die are one penalty die together."""
    script = act_out(nova6.act.open("ilse", "run", "move", "overcome", outcomes=ESCAPE), table(hero("ilse"))).judged()
    assert script.plainly_to_ready().pool.net == -1


@pytest.mark.rule("nova6.multi.outcomes-first")
def test_the_first_outcome_is_chosen() -> None:
    """The player picks which comes first, unless the GM says that one must."""
    script = escape(6, 4, 2).asks("ilse", "nova6/first-outcome", "two zones", "the fence", "the roof")
    after = script.says("ilse", "the fence").plainly()
    assert [fact.of for fact in after.all(events.Achieved)] == ["the fence"]
    fixed = escape(6, 4, 2, first="two zones").plainly()
    assert [fact.of for fact in fixed.all(events.Achieved)] == ["two zones"]


@pytest.mark.rule("nova6.multi.outcomes-more")
def test_each_further_outcome_is_a_point() -> None:
    """All three need two points; one that is reached already, or was never named, is refused."""
    script = escape(6, 4, 2, ready=Ready(pairs=2), move=5).says("ilse", "two zones")
    rule = "nova6.multi.outcomes-more"
    script.refuses("ilse", Buy("another-outcome", of="two zones"), rule).refuses(
        "ilse", Buy("another-outcome", of="a nap"), rule
    )
    script.says("ilse", Buy("another-outcome", of="the fence"))
    script.refuses("ilse", Buy("another-outcome", of="the fence"), rule)
    after = script.says("ilse", Buy("another-outcome", of="the roof")).plainly()
    assert sorted(fact.of for fact in after.all(events.Achieved)) == ["the fence", "the roof", "two zones"]
    one = escape(6, 4, 2).says("ilse", "two zones").plainly()
    assert len(one.all(events.Achieved)) == 1


# ---- Actions ---------------------------------------------------------------------------------------------------------


def act(start: Table, actions: int = 1, skill: str = "move", action: str = "overcome") -> NovaScript[Any]:
    return act_out(nova6.act.open("ilse", "go", skill, action, actions=actions), start).judged()


def rolled(script: NovaScript[Any], success: bool = True) -> Table:
    """The table after the roll."""
    if script.waits_for() == "nova6/trade":
        script.gm(Trade())
    count = int(script.says("ilse", ROLL).waits_for()[0])
    return script.dice(f"{count}d6", *[6 if success else 1] * (count - 1), 5 if success else 2).plainly().state


START = table(ILSE, BOSS, scene=conflict("ilse"))


@pytest.mark.rule("nova6.multi.skills-penalty")
def test_each_of_several_actions_is_harder() -> None:
    """Three actions are two dice down each, and so is a reaction between them."""
    first = act(START, 3)
    assert first.plainly_to_ready().pool.net == -1
    state = rolled(first)
    assert act(state, skill="fight").plainly_to_ready().pool.net == 0
    struck = changed(state, scene=conflict("boss"))
    reaction = act_out(nova6.oppose.open("boss", "ilse"), struck).says("ilse", Preparation("fight"))
    assert reaction.plainly_to_ready().pool.net == -2


def test_an_option_makes_the_penalty_grow_per_action() -> None:
    """With the option the first action has no penalty, the second one die, the third two."""
    start, nets = table(ILSE, scene=conflict("ilse"), multi_action_penalty="progressive"), []
    for _ in range(3):
        script = act(start, 3)
        nets.append(script.plainly_to_ready().pool.net)
        start = rolled(script)
    assert nets == [1, 0, -1]


@pytest.mark.rule("nova6.multi.skills-declare")
def test_the_number_of_actions_is_declared_first() -> None:
    """Two are declared: both are a die down, and a third is refused; so is a second where one was declared."""
    first = act(START, 2)
    assert first.plainly_to_ready().pool.net == 0
    second = act(rolled(first), 2)
    assert second.plainly_to_ready().pool.net == 0
    for state in (rolled(second), rolled(act(START))):
        with refused("nova6.multi.skills-declare"):
            act_out(nova6.act.open("ilse", "go", "move", "overcome", actions=3), state)
    with refused("nova6.multi.skills-declare"):
        act_out(nova6.act.open("ilse", "go", "move", "overcome", actions=0), START)


@pytest.mark.rule("nova6.multi.skills-chain")
def test_a_failure_may_rule_out_a_later_action() -> None:
    """The ambush failed, so there is no shot: no dice, and the GM says so. After a success that cannot be said."""
    failed = rolled(act(START, 2, action="create-advantage"), success=False)
    script = act_out(nova6.act.open("ilse", "shoot", "fight", "attack", targets=("boss",)), failed)
    after = script.gm(Ruling("precluded", text="they saw you")).end()
    assert (after.dice, after.last(events.Settled).how) == ([], "precluded")
    fine = rolled(act(START, 2, action="create-advantage"))
    script = act_out(nova6.act.open("ilse", "shoot", "fight", "attack", targets=("boss",)), fine)
    script.refuses("gm", Ruling("precluded"), "nova6.multi.skills-chain")
    fresh = act_out(nova6.act.open("ilse", "shoot", "fight", "attack", targets=("boss",)), START)
    fresh.refuses("gm", Ruling("precluded"), "nova6.multi.skills-chain")


@pytest.mark.rule("nova6.multi.pairs")
def test_each_pair_of_skill_and_action_is_an_action() -> None:
    """Move to overcome and Move to create an advantage are two actions of the turn."""
    script = act(rolled(act(START, 2)), action="create-advantage")
    assert script.stop().who("ilse").turn.pairs == ("move overcome", "move create-advantage")


# ---- Groups ----------------------------------------------------------------------------------------------------------

BRAM, MAREN, ODA = (hero(name, move=4) for name in ("bram", "maren", "oda"))
PARTY = ("ilse", "bram", "maren", "oda")
SUCCESS, FAILURE = (6, 4, 2), (1, 2, 4)


def group(mode: Any, *members: str, mandatory: bool = True, **more: Any) -> NovaScript[Any]:
    start = table(hero("ilse", move=4), BRAM, MAREN, ODA, **more)
    return act_out(nova6.group_test.open(members, "cross", mode, mandatory, "move", difficulty=0), start)


def turn(script: NovaScript[Any], who: str, success: bool, points: int = 0) -> NovaScript[Any]:
    """One member rolls: all dice traded but so many pairs as points, and the rest is even or up."""
    script.says(who, Ready(pairs=points))
    count = int(script.waits_for()[0])
    faces = SUCCESS if success else FAILURE
    script.dice(f"{count}d6", *faces, *[1] * (count - 3))
    if script.waits_for() == "nova6/trio":
        script.picks(who, *(SUCCESS if success else FAILURE), sure=True)
    return script


@pytest.mark.rule("nova6.group.mode")
def test_a_group_test_needs_its_mode() -> None:
    """Any or all, and whether a member may stay out; without a mode it is refused."""
    called = group("all", *PARTY).stop().last(events.GroupCalled)
    assert (called.mode, called.optout) == ("all", False)
    with refused("nova6.group.mode"):
        group("", *PARTY)


@pytest.mark.rule("nova6.group.any")
def test_any_success_is_enough_for_the_group() -> None:
    """One of three succeeds, and that is enough; without a success the group fails."""
    script = group("any", "ilse", "bram", "maren")
    for who, success in (("ilse", True), ("bram", False), ("maren", False)):
        turn(script, who, success)
    assert script.plainly().last(events.GroupTested).success is True
    none = group("any", "ilse", "bram")
    assert turn(turn(none, "ilse", False), "bram", False).plainly().last(events.GroupTested).success is False


@pytest.mark.rule("nova6.group.any-sp")
def test_a_group_pools_three_points() -> None:
    """Two, one and one pooled are three: the last has no place for hers. What is not pooled is one's own."""
    script = group("any", "ilse", "bram", "maren", "oda")
    for who, points in (("ilse", 2), ("bram", 1), ("maren", 1)):
        turn(script, who, True, points)
    turn(script, "oda", False)
    script.asks("ilse", "nova6/give-points").refuses("ilse", 3, "nova6.group.any-sp").says("ilse", 2)
    script.says("bram", 1)
    after = script.plainly()
    assert after.last(events.GroupTested).points == 3
    assert after.last(events.PointsLapsed).by == "maren"
    kept = turn(group("any", "ilse"), "ilse", True, 1).says("ilse", 0).plainly()
    assert kept.last(events.GroupTested).points == 0


@pytest.mark.rule("nova6.group.any-fail")
def test_a_members_failure_scores_for_the_gm() -> None:
    """The group succeeds, and a member's triples against a Focused opponent still give the GM two points."""
    lynx = npc("lynx", talent("focused", "wits"), wits=4)
    start = table(hero("ilse", move=4), BRAM, lynx)
    script = act_out(
        nova6.group_test.open(("ilse", "bram"), "sneak", "any", True, "move", against=(opposed("lynx", "wits"),)), start
    )
    turn(script, "ilse", True)
    script.says("bram", ROLL).dice("3d6", 2, 2, 2)
    after = script.plainly()
    assert after.last(events.GroupTested).success is True
    assert events.PointsLapsed("", 2) in after.told


@pytest.mark.rule("nova6.group.all")
def test_all_members_must_succeed() -> None:
    """Two succeed and one does not: the group fails. All three: it succeeds."""
    for last in (True, False):
        script = group("all", "ilse", "bram", "maren")
        turn(turn(turn(script, "ilse", True), "bram", True), "maren", last)
        assert script.plainly().last(events.GroupTested).success is last


@pytest.mark.rule("nova6.group.all-offset")
def test_a_point_covers_one_failure() -> None:
    """Three succeed, one of them with a point, which is given for the fourth."""
    script = group("all", *PARTY)
    turn(turn(turn(turn(script, "ilse", True, 1), "bram", True), "maren", True), "oda", False)
    script.asks("ilse", "nova6/give-points").refuses("ilse", 2, "nova6.group.all-offset")
    fact = script.says("ilse", 1).plainly().last(events.GroupTested)
    assert (fact.success, fact.points) == (True, 0)


@pytest.mark.rule("nova6.group.all-no-improve")
def test_points_do_not_raise_a_group_success() -> None:
    """All succeed and one has a point: the group's result has none, and nobody is asked to give it."""
    script = turn(turn(group("all", "ilse", "bram"), "ilse", True, 1), "bram", True)
    assert script.waits_for() != "nova6/give-points"
    fact = script.plainly().last(events.GroupTested)
    assert (fact.success, fact.points) == (True, 0)


@pytest.mark.rule("nova6.group.all-own-use")
def test_a_member_may_keep_the_point() -> None:
    """Not given for the failed member, the point stays with its owner, and the group fails."""
    script = turn(turn(group("all", "ilse", "bram"), "ilse", True, 1), "bram", False).says("ilse", 0)
    after = script.plainly()
    assert after.last(events.GroupTested).success is False
    assert after.last(events.PointsLapsed) == events.PointsLapsed("ilse", 1)


@pytest.mark.rule("nova6.group.optout")
def test_staying_out_is_a_failure_without_dice() -> None:
    """One stays out: no dice, no point for anybody, and it counts as a failure that a point can make up for."""
    script = group("all", "ilse", "bram", mandatory=False).says("ilse", "in")
    turn(script, "ilse", True, 1).says("bram", "out").says("ilse", 1)
    after = script.plainly()
    assert (after.last(events.GroupTested).success, len(after.dice)) == (True, 1)
    assert after.last(events.GroupTested).members == (("ilse", True), ("bram", False))


@pytest.mark.rule("nova6.group.optout-when")
def test_the_gm_says_whether_a_member_may_stay_out() -> None:
    """At a cliff nobody is asked; at a raft every member is."""
    assert group("all", "ilse", "bram").waits_for() == "nova6/ready"
    raft = group("all", "ilse", "bram", mandatory=False)
    raft.asks("ilse", "nova6/take-part", "in", "out").stop()
