"""NOVA6 limits of tasks, turns, rounds and contests, and the rules each cites."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy, Draft
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.gamemastering.gangs import gang_of, turns_for
from moothall.rulesets.nova6.questions import Cleared, Committed, GMShare, Length, Preparation, Reacting, Ruling, Shares
from moothall.rulesets.nova6.scenes.challenges import HAZARDS
from moothall.rulesets.nova6.scenes.contests import GOALS, successes_of
from moothall.rulesets.nova6.special_actions.react_stunt import actor
from moothall.rulesets.nova6.state import Count, Effect, Fall, Harm, Mark, Scene, Table, Task, Turn, Undertaking
from moothall.rulesets.nova6.time.clock import Moment, pass_moment, sustained_effects
from moothall.rulesets.nova6.time.rounds import bonus_action_sources
from moothall.rulesets.nova6.time.turns import check_action_left
from moothall.rulesets.nova6.vocabulary import Gives, Property, Trait, talent
from moothall.talk.play import Play
from moothall.talk.procedure import procedure
from tests.books.nova6.support.damage import filled, marks
from tests.books.nova6.support.stage import (
    NovaAfter,
    NovaScript,
    act_out,
    advantage,
    aspect,
    conflict,
    hero,
    npc,
    opposed,
    table,
)
from tests.support.citing import refused

BUSY = Turn(declared=2, focus="spent")
"""A turn that makes everything harder that counts as an action."""


def rules(*ends: str) -> set[str]:
    return {f"nova6.{end}" for end in ends}


# ---- Challenges ------------------------------------------------------------------------------------------------------

GATE = Task("gate", "the gate", ("move", "wits"), ("ilse",))
TRAP = changed(GATE, hazard=True, harm=Harm(damage=1))
OTHERS = changed(GATE, id="raft", who=("bram",))


def challenge(*tasks: Task, **more: Any) -> Table:
    scene = Scene("challenge", "action", "The weir", tasks=tasks)
    return table(hero("ilse"), hero("bram"), scene=scene, **more)


@pytest.mark.parametrize(
    ("before", "task", "told"),
    [
        ((), GATE, rules("challenge.define")),
        ((OTHERS,), GATE, rules("challenge.define")),
        ((), changed(GATE, known=False), rules("challenge.fluid")),
        ((GATE,), changed(GATE, who=("bram",)), rules("challenge.fluid")),
        ((), TRAP, rules("challenge.define", "hazard.define")),
        ((), changed(GATE, who=("ilse", "bram")), rules("challenge.define", "challenge.who")),
        ((OTHERS,), changed(GATE, who=("bram",)), rules("challenge.define", "challenge.who")),
    ],
)
def test_a_task_cites_its_kind(before: tuple[Task, ...], task: Task, told: set[str]) -> None:
    """A new known task is part of the challenge; changed and hidden ones cite that it is fluid."""
    after = act_out(nova6.set_task.open(task), challenge(*before)).end()
    assert after.rules_of(events.TaskSet) == told


def test_a_task_is_attempted_with_a_named_skill() -> None:
    """Any skill it names may be used, the first by default, and no other."""
    for skill in ("", "move", "wits"):
        script = act_out(nova6.face_task.open("gate", skill=skill), challenge(GATE))
        script.rolls("ilse", 6, 4, 2).plainly()
    with refused("nova6.challenge.define"):
        act_out(nova6.face_task.open("gate", skill="fight"), challenge(GATE))


EMBARRASSING = Harm(setbacks=1, points_are_setbacks=True)


def faced(task: Task, *rolls: tuple[str, tuple[int, ...]]) -> NovaAfter[Any]:
    script = act_out(nova6.face_task.open(task.id), challenge(task))
    for who, faces in rolls:
        script.rolls(who, *faces)
    return script.plainly()


def test_triples_on_a_failed_hazard_add_a_setback_or_points() -> None:
    """Triples add a setback die where the hazard deals those, and buy stunts where it does not."""
    shame = changed(TRAP, harm=EMBARRASSING)
    assert faced(shame, ("ilse", (2, 2, 2))).who("ilse").setbacks == 2
    assert faced(shame, ("ilse", (2, 2, 2))).all(events.PointsLapsed) == []
    assert faced(shame, ("ilse", (1, 2, 4))).who("ilse").setbacks == 1
    assert [fact.points for fact in faced(TRAP, ("ilse", (2, 2, 2))).all(events.PointsLapsed)] == [1]
    assert faced(TRAP, ("ilse", (1, 2, 4))).all(events.PointsLapsed) == []


@pytest.mark.parametrize(("task", "pairs"), [(GATE, ("move overcome",)), (TRAP, ())])
def test_only_a_task_takes_an_action(task: Task, pairs: tuple[str, ...]) -> None:
    """A task is an action of the turn, a hazard is only reacted to."""
    assert faced(task, ("ilse", (6, 4, 2))).who("ilse").turn.pairs == pairs


def test_a_group_hazard_harms_those_who_failed() -> None:
    """Where the group fails, those who failed are harmed; no points add to it."""
    shared = changed(TRAP, who=("ilse", "bram"), group="all", harm=EMBARRASSING)
    after = faced(shared, ("ilse", (1, 2, 4)), ("bram", (6, 4, 2)))
    assert (after.result, after.who("ilse").setbacks, after.who("bram").setbacks) == (False, 1, 0)
    saved = faced(changed(shared, group="any"), ("ilse", (1, 2, 4)), ("bram", (6, 4, 2)))
    assert (saved.result, saved.who("ilse").setbacks, saved.who("bram").setbacks) == (True, 0, 0)


def test_ready_hazards_have_skill_difficulty_and_harm() -> None:
    """Each predefined hazard has its skill, its difficulty and its harm."""
    found = {kind: (task.skills, task.action, task.hazard, task.difficulty) for kind, (task, _) in HAZARDS.items()}
    assert found == {
        "pit": (("wits",), "defend", True, 1),
        "deadfall": (("move",), "defend", True, 1),
        "setup": (("interact",), "defend", True, 1),
    }
    harms = {kind: task.harm for kind, (task, _) in HAZARDS.items()}
    assert harms == {
        "pit": Harm(damage=3, subtype="bludgeoning", duration="T", stories=1),
        "deadfall": Harm(damage=4, subtype="bludgeoning", duration="T"),
        "setup": EMBARRASSING,
    }


# ---- The clock -------------------------------------------------------------------------------------------------------


@procedure("test.nova6-edge-moment")
async def come(play: Play[Table], kind: Any, who: str = "") -> None:
    """A moment passes."""
    await pass_moment(play, Moment(kind, who))


def passed(kind: str, *things: Any, who: str = "", **more: Any) -> NovaAfter[Any]:
    people = () if any(one.id == "ilse" for one in things) else (hero("ilse"),)
    return act_out(come.open(kind, who), table(*people, *things, **more)).end()


AT_SCENE_END = rules("dur.scene", "recovery.scene", "recovery.reminder")


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        (advantage("ilse", 1, duration="S"), AT_SCENE_END),
        (advantage("ilse", -1, duration="S"), AT_SCENE_END),
        (advantage("ilse", 2, duration="S"), AT_SCENE_END | rules("dur.end-whole")),
        (advantage("ilse", -2, duration="S"), AT_SCENE_END | rules("dur.end-whole")),
        (aspect("SCAR", "ilse", duration="S", aspect="grave"), AT_SCENE_END | rules("reduce.grave-remove")),
        (aspect("FOG", duration="S", aspect="situation"), AT_SCENE_END | rules("aspect.situation")),
    ],
)
def test_an_ended_effect_cites_duration_and_sort(effect: Effect, told: set[str]) -> None:
    """The end cites duration and moment, that all dice go together, and the sort of aspect."""
    assert passed("scene-end", effect).rules_of(events.EffectEnded) == told


@pytest.mark.parametrize(
    ("marks", "told"),
    [
        ((Mark("invoked"),), rules("scene.close-reset-aspects", "recovery.scene")),
        ((Mark("rallied"),), rules("scene.close-reset-once", "recovery.scene")),
        (
            (Mark("compelled"), Mark("rallied")),
            rules("scene.close-reset-aspects", "scene.close-reset-once", "recovery.scene"),
        ),
    ],
)
def test_cleared_marks_cite_their_rule(marks: tuple[Mark, ...], told: set[str]) -> None:
    """Marks of aspects and of once-per-scene uses cite different rules."""
    assert passed("scene-end", marks=marks).rules_of(events.Unmarked) == told


def test_sustaining_costs_its_maker_a_die() -> None:
    """Each sustained effect costs its maker a die, and nobody else."""
    at = table(hero("ilse"), hero("bram"), advantage("bram", 1, duration="Su", maker="ilse"))
    assert [why.amount for why in sustained_effects(at, ActionTest("ilse"))] == [-1]
    assert [*sustained_effects(at, ActionTest("bram"))] == []


# ---- Conflicts and contests ------------------------------------------------------------------------------------------


def test_action_penalties_do_not_apply_to_initiative() -> None:
    """Penalties to actions do not apply to initiative."""
    start = table(hero("ilse", turn=BUSY), npc("rook"))
    assert act_out(nova6.open_scene.open("conflict"), start).asked().pool.net == 0


@pytest.mark.parametrize(
    ("gives", "net"),
    [
        (Gives("dice", 2, use="initiative"), -2),
        (Gives("dice", 2), 0),
        (Gives("stunts-on-doubles", 2, use="initiative"), 0),
        (Gives("dice", 2, use="stealth"), 0),
    ],
)
def test_only_initiative_dice_oppose_initiative(gives: Gives, net: int) -> None:
    """Only talents with dice for initiative are a penalty for the other side."""
    at = table(hero("ilse"), npc("rook", Trait("fast", "Fast", gives=(gives,))))
    script = act_out(nova6.open_scene.open("conflict"), at)
    assert script.plainly_to_ready().pool.net == net


RACE = Scene("contest", "action", round=1, phase="early", early=("ilse", "bram"), goal=3, skill="move", rival="rook")


def race(*counts: Count, **more: Any) -> Table:
    options = {name: more.pop(name) for name in ("contest_tie",) if name in more}
    return table(hero("ilse"), hero("bram"), npc("rook"), scene=changed(RACE, counts=counts, **more), **options)


def test_a_contest_takes_at_least_one_success() -> None:
    """A contest takes three, five or eight successes; a goal of zero is refused."""
    assert GOALS == {"quick": 3, "longer": 5, "long": 8}
    at = table(hero("ilse"), npc("rook"))
    short = act_out(nova6.open_scene.open("contest", goal=1, skill="move", rival="rook"), at).plainly()
    assert short.state.scene.goal == 1
    with refused("nova6.contest.target"):
        act_out(nova6.open_scene.open("contest", goal=0, skill="move", rival="rook"), at)


def test_a_rivals_point_is_a_success_or_a_stunt() -> None:
    """A point used as a success is spent; kept, it buys a stunt or lapses."""
    for used, lapsed in ((1, []), (0, [1])):
        script = act_out(nova6.strive.open("ilse", "faster"), race()).rolls("ilse", 2, 2, 2)
        after = script.gm(GMShare(used)).plainly()
        assert [fact.points for fact in after.all(events.PointsLapsed)] == lapsed
        assert successes_of(after.state, "rook", "ilse") == 1 + used


DECIDED = rules("contest.target", "contest.independent")
THERE, RIVAL_THERE = Count("ilse", "", 3), Count("rook", "ilse", 3)


@pytest.mark.parametrize(
    ("counts", "more", "won", "lost", "over", "told"),
    [
        ((THERE,), {}, ("ilse",), (), True, DECIDED),
        ((THERE,), {"separate": True}, ("ilse",), (), False, DECIDED),
        ((THERE, Count("bram", "", 3)), {"separate": True}, ("ilse", "bram"), (), True, DECIDED),
        ((THERE, Count("rook", "bram", 3)), {"separate": True}, ("ilse",), ("bram",), True, DECIDED),
        ((RIVAL_THERE,), {}, (), ("ilse",), True, DECIDED),
        ((THERE, RIVAL_THERE), {"contest_tie": "pc"}, ("ilse",), (), True, DECIDED | rules("contest.tie")),
        ((THERE, RIVAL_THERE), {"contest_tie": "opposition"}, (), ("ilse",), True, DECIDED | rules("contest.tie")),
    ],
)
def test_the_first_at_the_goal_wins_the_contest(
    counts: Any, more: dict[str, Any], won: tuple[str, ...], lost: tuple[str, ...], over: bool, told: set[str]
) -> None:
    """The one alone at the goal wins; a separate contest ends when all have won or lost."""
    after = act_out(nova6.next_round.open(), race(*counts, **more)).plainly()
    fact = after.last(events.ContestDecided)
    assert (fact.winners, fact.losers, fact.over) == (won, lost, over)
    assert after.rules_of(events.ContestDecided) == told


@pytest.mark.parametrize(("before", "told"), [(2, False), (1, False), (0, True)])
def test_the_floor_of_successes_is_cited(before: int, told: bool) -> None:
    """That no success is left to take is cited only where one had to be."""
    sharp = hero("ilse", talent("focused", "move"))
    at = changed(race(Count("rook", "ilse", before)), heroes=(sharp, hero("bram")))
    script = (
        act_out(nova6.strive.open("ilse", "faster"), at).rolls("ilse", 4, 4, 3).says("ilse", Shares((("rook", 1),)))
    )
    after = script.plainly()
    assert successes_of(after.state, "rook", "ilse") == max(before - 1, 0)
    assert ("nova6.contest.floor" in after.rules_of(events.Counted)) is told


def test_a_count_short_of_the_goal_decides_nothing() -> None:
    """Two of three successes decide nothing, on either side."""
    assert act_out(nova6.next_round.open(), race(Count("ilse", "", 2), Count("rook", "bram", 2))).plainly().all(
        events.ContestDecided
    ) == []  # fmt: skip


@pytest.mark.parametrize(("count", "dice"), [(1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (8, 3), (9, 4), (20, 4)])
def test_a_gang_adds_dice_at_two_three_five_nine(count: int, dice: int) -> None:
    """A gang adds a die at two, three, five and nine members."""
    assert gang_of(count).dice == dice


@pytest.mark.parametrize(
    ("difficulty", "favoured", "turns"), [(2, False, 1), (1, False, 1), (3, False, 2), (4, False, 0), (4, True, 2)]
)
def test_an_unopposed_action_takes_one_or_two_turns(difficulty: int, favoured: bool, turns: int) -> None:
    """One turn where skill suffices, two where it is one short; beyond that two if an effect helps."""
    assert turns_for(2, difficulty, favoured).amount == turns


# ---- Turns -----------------------------------------------------------------------------------------------------------


def test_a_missed_turn_waits_for_the_next_round() -> None:
    """Once the late phase acts, the early phase does not return."""
    scene = conflict("bram", phase="late", early=("ilse",), late=("bram",))
    after = act_out(nova6.end_turn.open("bram"), table(hero("ilse"), hero("bram"), scene=scene)).plainly()
    assert (after.state.scene.round, after.state.scene.acting) == (2, "ilse")


def test_the_clock_begins_with_the_second_round() -> None:
    """The first round begins at zero, the second six seconds later."""
    begun = act_out(nova6.open_scene.open("challenge", "", "action"), table(hero("ilse"))).plainly()
    assert (begun.state.scene.round, begun.state.seconds) == (1, 0)
    assert act_out(nova6.end_turn.open("ilse"), begun.state).plainly().state.seconds == 6


@pytest.mark.parametrize(
    ("kind", "scale", "there"),
    [
        ("challenge", "narrative", False),
        ("challenge", "action", True),
        ("", "narrative", True),
    ],
)
def test_an_action_counts_as_a_turn_in_narrative_time(kind: Any, scale: Any, there: bool) -> None:
    """A brief effect ends with an action in narrative time, but not in action time or outside scenes."""
    brief = advantage("ilse", 1, "fight", duration="B", name="edge", turn=-1)
    at = table(hero("ilse"), brief, scene=Scene(kind, scale))
    after = act_out(nova6.act.open("ilse", "go", "wits", "overcome"), at).judged().rolls("ilse", 6, 4, 2).plainly()
    assert after.has_effect("edge") is there


@pytest.mark.parametrize(("scale", "number"), [("narrative", 5), ("action", 4)])
def test_an_action_in_narrative_time_is_the_next_turn(scale: Any, number: int) -> None:
    """An action in narrative time is its character's next turn."""
    at = table(hero("ilse", turn=Turn(4)), scene=Scene("challenge", scale))
    after = act_out(nova6.act.open("ilse", "go", "wits", "overcome"), at).judged().rolls("ilse", 6, 4, 2).plainly()
    assert after.who("ilse").turn.number == number


@pytest.mark.parametrize(
    ("turn", "free"),
    [
        (Turn(), True),
        (Turn(snaps=1), False),
        (Turn(declared=2, snaps=2), False),
        (Turn(declared=1, pairs=("wits overcome",)), False),
        (Turn(declared=2, pairs=("wits overcome",)), False),
    ],
)
def test_focus_needs_one_action_not_yet_begun(turn: Turn, free: bool) -> None:
    """A character may focus if no action has begun, and no snap action, beside which it would be a second one."""
    at, opening = table(hero("ilse", turn=turn), scene=conflict("ilse")), nova6.snap.open("ilse", "focus")
    if free:
        assert act_out(opening, at).end().who("ilse").turn.focus == "ready"
    else:
        with refused("nova6.snap.focus-exclusive"):
            act_out(opening, at)


# ---- Waiting ---------------------------------------------------------------------------------------------------------


def test_each_seat_interrupts_with_its_own_character() -> None:
    """Of two who wait, the one whose player speaks interrupts."""
    waits = Turn(number=1, waiting=True)
    people = (hero("ilse", turn=waits), hero("bram", turn=waits), hero("oda"), npc("rook"))
    at = table(*people, scene=conflict("rook", phase="opposition", early=("ilse", "bram", "oda")))
    script = act_out(nova6.oppose.open("rook", "oda"), at)
    script.says("bram", Committed("stop it", "fight", "attack", ("rook",)))
    assert script.waits_for() == "nova6/ready" and script.conversation.questions()[0][0] == "bram"
    script.stop()


# ---- React -----------------------------------------------------------------------------------------------------------


def reacting(ilse: Any, said: Reacting, *marks: Mark) -> NovaScript[Any]:
    """Ilse fends the rook off with a point to spare, and does something at once."""
    at = table(ilse, npc("rook"), scene=conflict("rook"), marks=marks)
    script = act_out(nova6.oppose.open("rook", "ilse"), at).says("ilse", Preparation("fight"))
    return script.rolls("ilse", 4, 4, 4).says("ilse", Buy("react")).says("ilse", said)


@pytest.mark.rule("nova6.rally.by-react")
@pytest.mark.parametrize(("skill", "track"), [("", "physical"), ("physique", "physical"), ("resolve", "mental")])
def test_rally_as_a_reaction_clears_one_light_box(skill: str, track: str) -> None:
    """The rally clears one light box of its skill's track, triples earn nothing, and it is the conflict's rally."""
    hurt = filled("SS-/--/-", filled("SS-/--/-", track="mental"))
    script = reacting(hurt, Reacting("rally", skill=skill)).rolls("ilse", 6, 6, 6).says("ilse", Cleared((0,)))
    after = script.plainly()
    assert marks(after.who("ilse"), track) == "-S-/--/-" and after.state.is_marked("rallied", "ilse")
    assert after.last(events.Tested).points == 0
    assert sum(marks(after.who("ilse"), one) == "SS-/--/-" for one in ("physical", "mental")) == 1


def test_a_second_rally_costs_a_plot_point() -> None:
    """A second rally costs a plot point, and without one it is refused."""
    hurt, once = filled("S--/--/-"), Mark("rallied", "ilse", until="scene")
    with refused("nova6.pp.floor"):
        reacting(hurt, Reacting("rally"), once)
    paid = reacting(changed(hurt, plot_points=1), Reacting("rally"), once).rolls("ilse", 6, 4, 2).plainly()
    assert (paid.who("ilse").plot_points, marks(paid.who("ilse"))) == (0, "---/--/-")


def test_an_immediate_action_is_a_reaction() -> None:
    """An immediate action is free: the defence and the answer to it are both reactions."""
    script = reacting(hero("ilse"), Reacting("overcome", "duck", "move")).rolls("ilse", 6, 4, 2)
    assert len(script.plainly().why("note-reaction")) == 2


@pytest.mark.parametrize(
    ("draft", "against", "who"),
    [
        (Draft("goal", "ilse"), (), "ilse"),
        (Draft("nothing", "ilse"), (), "ilse"),
        (Draft("nothing", "ilse"), (opposed("rook", "fight"),), "rook"),
        (Draft("defended", "ilse"), (opposed("rook", "fight"),), "ilse"),
        (Draft("damage", "rook"), (opposed("rook", "fight"),), "rook"),
    ],
)
def test_the_side_with_points_reacts(draft: Draft, against: Any, who: str) -> None:
    """After a success the acting character reacts, after a failure the opponent, or nobody."""
    assert actor(table(hero("ilse"), npc("rook")), ActionTest("ilse", against=against), draft) == who


# ---- What takes its time ---------------------------------------------------------------------------------------------


def undertaken(skill: str | None, perk: str = "", **more: Any) -> NovaScript[Any]:
    at = table(hero("ilse", wits=1, perks=("wits/locks",)), hero("bram"), **more)
    return act_out(nova6.undertake.open("ilse", "pick it", skill, perk=perk), at)


def test_a_perk_on_a_long_task_needs_its_skill() -> None:
    """The perk counts with the named skill, must be owned, and is ignored without a skill."""
    assert undertaken("wits", "locks").judged().plainly_to_ready().pool.net == 2
    with refused("nova6.mod.perk"):
        undertaken("wits", "maps")
    assert undertaken(None, "maps").waits_for() == "nova6/judge"


def test_long_tasks_are_numbered_per_character() -> None:
    """Bram's task does not number Ilse's, and her second is the second."""
    for who, number in (("bram", 1), ("ilse", 2)):
        going = Undertaking(f"{who}-1", who, "wait", "S", 0, 0, 0, 0, True)
        script = undertaken("fight", undertakings=(going,)).gm(Ruling()).gm(Length("S"))
        after = script.rolls("ilse", 6, 4, 2).plainly()
        assert [one.id for one in after.state.undertakings if one.what == "pick it"] == [f"ilse-{number}"]


# ---- What the opposition does ----------------------------------------------------------------------------------------


def unhindered(at: Table, **more: Any) -> NovaAfter[Any]:
    return act_out(nova6.unopposed.open("rook", "bar the gate", **more), at).end()


def test_an_unopposed_action_succeeds_after_one_warning() -> None:
    """After the warning it happens once, and not a third time; it may be stopped in between."""
    at = table(hero("ilse"), npc("rook", wits=2), scene=conflict("rook"))
    warned = unhindered(at)
    assert warned.result is False and warned.state.is_marked("warned", "rook", "bar the gate")
    done = unhindered(warned.state)
    assert done.result is True and not done.state.is_marked("warned", "rook", "bar the gate")
    stopped = unhindered(warned.state, stopped=True)
    assert stopped.result is False and not stopped.state.is_marked("warned", "rook", "bar the gate")
    assert unhindered(at, outcome="it is barred").result is True
    with refused("nova6.npc.unopposed-warning"):
        unhindered(at, stopped=True)


@pytest.mark.parametrize(
    ("difficulty", "favoured", "first", "second"),
    [(2, False, True, True), (3, False, False, True), (4, False, False, False), (4, True, False, True)],
)
def test_unopposed_actions_take_turns_by_skill(difficulty: int, favoured: bool, first: bool, second: bool) -> None:
    """At once where skill suffices, with a warning where it is one short, never far beyond it."""
    at = table(hero("ilse"), npc("rook", wits=2), scene=conflict("rook"))
    once = unhindered(at, skill="wits", difficulty=difficulty, favoured=favoured)
    assert once.result is first
    assert unhindered(once.state, skill="wits", difficulty=difficulty, favoured=favoured).result is second


@pytest.mark.parametrize(
    ("by", "numbers", "found"),
    [
        (("rook",), {}, [("gang", 0), ("note-gang", 0)]),
        (("rook",), {"rook": 3}, [("gang", -2), ("note-gang", 0), ("note-one-roll", 0)]),
        (("rook", "jay"), {}, [("gang", -1), ("note-gang", 0), ("note-one-roll", 0), ("note-best-of-gang", 0)]),
    ],
)
def test_a_gangs_dice_come_from_its_count(
    by: tuple[str, ...], numbers: dict[str, int], found: list[tuple[str, int]]
) -> None:
    """The dice come from the number; a group counts as many, and the best of several leads."""
    people = tuple(npc(name, number=numbers.get(name, 1)) for name in ("rook", "jay"))
    at = table(hero("ilse"), *people, scene=conflict("rook"))
    script = act_out(nova6.gang_up.open(by, "ilse"), at).says("ilse", Preparation("fight"))
    why = script.plainly_to_ready().pool.why
    kinds = ("gang", "note-gang", "note-one-roll", "note-best-of-gang")
    assert [(reason.what, reason.amount) for reason in why if reason.what in kinds] == found


def test_ganging_up_ends_each_members_turn() -> None:
    """Each member's turn is used; a member who had one gets no other, and others still act."""
    people = (npc("rook", fight=1), npc("jay", turn=Turn(number=4, done=True)), npc("owl", turn=Turn(number=4)))
    at = table(hero("ilse"), *people, npc("wren"), scene=conflict(phase="opposition"))
    script = act_out(nova6.gang_up.open(("rook", "jay", "owl"), "ilse"), at).says("ilse", Preparation("fight"))
    after = script.plainly_through(4)
    assert [(after.who(who).turn.number, after.who(who).turn.done) for who in ("jay", "owl", "wren")] == [
        (4, True),
        (5, True),
        (0, False),
    ]


# ---- Scenes ----------------------------------------------------------------------------------------------------------

BEGUN = rules("scene.types", "time.scales", "scene.purpose", "gm.scene-bounds", "gm.content")


@pytest.mark.parametrize(
    ("kind", "more", "told"),
    [
        ("challenge", {}, rules("challenge.define", "time.narrative-use")),
        ("challenge", {"scale": "action"}, rules("challenge.define")),
        ("exposition", {}, rules("expo.define", "time.narrative-use")),
        ("exposition", {"requirement": "a week"}, rules("expo.define", "time.narrative-use", "expo.interlude")),
    ],
)
def test_a_scene_cites_its_kind_and_scale(kind: str, more: dict[str, Any], told: set[str]) -> None:
    """The citations name the kind, how time runs, and an interlude where it has a requirement."""
    after = act_out(nova6.open_scene.open(kind, **more), table(hero("ilse"))).plainly()
    assert after.rules_of(events.SceneBegan) == BEGUN | told


@pytest.mark.parametrize(
    ("before", "hinted"),
    [
        (("exposition",) * 3, True),
        (("exposition",) * 2, False),
        (("exposition",) * 5, True),
        (("exposition", "exposition", "conflict"), False),
        (("conflict", "exposition", "exposition"), False),
    ],
)
def test_the_fourth_exposition_in_a_row_is_remarked_upon(before: Any, hinted: bool) -> None:
    """The fourth exposition in a row brings a hint."""
    after = act_out(nova6.open_scene.open("exposition"), table(hero("ilse"), scenes=before)).plainly()
    assert bool(after.all(events.Hinted)) is hinted


def test_idle_characters_are_named_at_the_scenes_end() -> None:
    """Characters who are out or have acted are not named."""
    people = (hero("ilse"), hero("bram", out="conceded"), hero("oda"))
    after = act_out(nova6.close_scene.open(), table(*people, scene=conflict(acted=("oda",)))).plainly()
    assert [hint.of for hint in after.all(events.Hinted)] == ["Ilse"]


# ---- Actions of a turn -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("turn", "actions", "rule"),
    [
        (Turn(), 1, ""),
        (Turn(), 2, ""),
        (Turn(), 0, "nova6.multi.skills-declare"),
        (Turn(focus="ready"), 1, ""),
        (Turn(focus="ready"), 2, "nova6.snap.focus-exclusive"),
        (Turn(declared=1, pairs=("a",)), 1, "nova6.multi.skills-declare"),
        (Turn(declared=2, pairs=("a",)), 1, ""),
        (Turn(declared=2, pairs=("a", "b")), 1, "nova6.multi.skills-declare"),
        (Turn(declared=1, snaps=2), 1, ""),
        (Turn(declared=2, snaps=2, pairs=("a",)), 1, "nova6.multi.skills-declare"),
        (Turn(declared=3, snaps=2, pairs=("a",)), 1, ""),
        (Turn(declared=1, snaps=2, pairs=("rally",)), 1, "nova6.multi.skills-declare"),
    ],
)
def test_declared_actions_limit_a_turn(turn: Turn, actions: int, rule: str) -> None:
    """As many actions as were declared before the first; snap actions beyond the free one take more."""
    at = table(hero("ilse", turn=turn), scene=conflict("ilse"))
    if rule:
        with refused(rule):
            check_action_left(at, "ilse", actions)
    else:
        check_action_left(at, "ilse", actions)


@pytest.mark.parametrize(
    ("turn", "snaps", "declared", "rule"),
    [
        (Turn(), 1, 0, "one-free"),
        (Turn(snaps=1), 2, 2, "extra"),
        (Turn(snaps=1, declared=1), 2, 2, "extra"),
        (Turn(declared=1), 1, 1, "one-free"),
        (Turn(snaps=2, declared=2), 3, 3, "extra"),
    ],
)
def test_the_first_snap_action_is_free(turn: Turn, snaps: int, declared: int, rule: str) -> None:
    """The first snap action is free, and each further one is an action on top."""
    at = table(hero("ilse", turn=turn, zone="a"), scene=conflict("ilse"))
    after = act_out(nova6.snap.open("ilse", "move", "the wall"), at).end()
    assert (after.who("ilse").turn.snaps, after.who("ilse").turn.declared) == (snaps, declared)
    assert after.rules_of(events.TurnChanged) == rules(f"snap.{rule}", "special.kinds")


def test_actions_are_counted_only_in_turns() -> None:
    """Outside turns, and for hidden NPCs, actions are not counted; who acted in a scene is stored."""
    calm = act_out(
        nova6.act.open("ilse", "go", "wits", "overcome"), table(hero("ilse"), scene=Scene("challenge"))
    ).judged()
    after = calm.rolls("ilse", 6, 4, 2).plainly()
    assert after.who("ilse").turn.pairs == () and after.state.scene.acted == ("ilse",)
    nowhere = act_out(nova6.act.open("ilse", "go", "wits", "overcome"), table(hero("ilse"))).judged()
    assert nowhere.rolls("ilse", 6, 4, 2).plainly().state.scene.acted == ()


def test_maintaining_an_effect_takes_its_makers_action() -> None:
    """The maker pays at the start of the turn; a grapple and the effects of others do not cost it."""
    kept = advantage("bram", 1, name="spell", duration="M", maker="ilse")
    hold = advantage("rook", -1, name="hold", duration="M", maker="ilse", properties=(Property("grappled"),))
    theirs = advantage("bram", 1, name="song", duration="M", maker="bram")
    people = (hero("ilse"), hero("bram"), npc("rook"))
    at = table(*people, kept, hold, theirs, scene=conflict(phase="early", early=("ilse", "bram")))
    script = act_out(nova6.take_turn.open("ilse"), at)
    assert script.asked().effect == "spell"
    after = script.plainly().who("ilse").turn
    assert (after.number, len(after.pairs)) == (1, after.declared)


# ---- Bonus actions ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "more", "ways"),
    [
        (hero("ilse"), {}, []),
        (hero("ilse", tokens=1), {}, ["token"]),
        (hero("ilse", plot_points=1), {}, ["plot-point"]),
        (hero("ilse"), {"gm_tokens": 1}, []),
        (npc("ilse"), {"gm_tokens": 1}, ["token"]),
        (npc("ilse"), {"gm_plot_points": 1}, ["plot-point"]),
        (hero("ilse"), {"free_bonus_action": "on"}, ["free"]),
        (hero("ilse"), {"falls": (Fall("ilse", 5),)}, ["fall"]),
        (hero("ilse"), {"falls": (Fall("bram", 5),)}, []),
    ],
)
def test_a_bonus_action_is_paid_by_token_point_or_fall(one: Any, more: dict[str, Any], ways: list[str]) -> None:
    """Heroes pay with their own tokens and points, NPCs with the GM's, and a fall gives one."""
    assert [way for way, _ in bonus_action_sources(table(one, **more), one)] == ways


def test_a_bonus_action_costs_one_token() -> None:
    """A bonus action costs one token, of the character or of the GM."""
    scene = conflict("ilse", phase="late", early=(), late=("ilse",))
    at = table(hero("ilse", tokens=2), npc("rook"), scene=scene, gm_tokens=3)
    script = act_out(nova6.end_turn.open("ilse"), at)
    script.gm("rook/token")
    assert script.stop().state.gm_tokens == 2 and script.stop().state.scene.acting == "rook"
    own = act_out(nova6.end_turn.open("ilse"), changed(at, gm_tokens=0)).says("ilse", "token").stop()
    assert (own.who("ilse").tokens, own.state.scene.phase, own.state.scene.acting) == (1, "bonus", "ilse")


# ---- Longer actions --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("interval", "scale", "now"),
    [("S", "action", "action"), ("T", "action", "narrative"), ("T", "narrative", "narrative")],
)
def test_a_task_beyond_the_scene_turns_to_narrative_time(interval: Any, scale: Any, now: str) -> None:
    """From the first step beyond the scene, time is narrative."""
    script = undertaken("fight", scene=Scene("challenge", scale)).gm(Ruling()).gm(Length(interval))
    after = script.rolls("ilse", 6, 4, 2).plainly()
    assert after.state.scene.scale == now
    assert bool(after.all(events.ScaleChanged)) is (scale != now)


@pytest.mark.parametrize(
    ("before", "goal", "done", "left"), [(0, 3, False, 1), (1, 3, False, 2), (2, 3, True, None), (0, 1, True, None)]
)
def test_successes_of_a_long_task_add_up(before: int, goal: int, done: bool, left: int | None) -> None:
    """Each success counts one, until there are enough."""
    going = Undertaking("ilse-1", "ilse", "pick it", "I", goal, before, 0, 0, True)
    script = undertaken("fight", undertakings=(going,) if before else ()).gm(Ruling())
    if not before:
        script.gm(Length("I", goal))
    after = script.rolls("ilse", 6, 4, 2).plainly()
    assert bool(after.all(events.UndertakingDone)) is done
    assert [one.successes for one in after.state.undertakings] == ([] if left is None else [left])


@pytest.mark.parametrize(("phase", "rule"), [("early", "init.success-first"), ("late", "init.fail-after")])
def test_several_candidates_choose_the_next_turn(phase: Any, rule: str) -> None:
    """Several candidates choose among themselves, before the opposition or after it."""
    people = (hero("ilse"), hero("bram"), hero("oda"))
    scene = conflict("oda", phase=phase, **{phase: ("oda", "ilse", "bram")})
    after = act_out(nova6.end_turn.open("oda"), table(*people, scene=scene)).plainly()
    assert rules(rule) <= after.rules_of(events.TurnCame)
    assert not rules("init.success-first", "init.fail-after") - rules(rule) & after.rules_of(events.TurnCame)
