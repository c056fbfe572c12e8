"""NOVA6 scenes: opening and closing, challenges with tasks and hazards, expositions."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.ids import EffectId
from moothall.rulesets.nova6.questions import Advantage
from moothall.rulesets.nova6.state import Effect, Harm, Mark, Scene, Table, Task
from moothall.rulesets.nova6.vocabulary import talent
from tests.books.nova6.support.stage import ACCEPT, NovaAfter, act_out, advantage, asset, conflict, hero, npc, table
from tests.support.citing import refused

CHALLENGE = Scene("challenge", "action", "The weir")


def opened(kind: str, *args: Any, at: Table | None = None, **more: Any) -> NovaAfter[Any]:
    return act_out(nova6.open_scene.open(kind, *args, **more), at or table(hero("ilse"))).plainly()


@pytest.mark.rule("nova6.scene.types")
def test_a_scene_is_of_four_kinds() -> None:
    """Each kind is stored with how time runs in it; there is no fifth."""
    for kind, scale in (("challenge", "narrative"), ("exposition", "narrative")):
        scene = opened(kind).state.scene
        assert (scene.kind, scene.scale) == (kind, scale)
    script = act_out(nova6.open_scene.open("conflict", "", "action"), table(hero("ilse"))).rolls("ilse", 4, 4, 3)
    scene = script.plainly().state.scene
    assert (scene.kind, scene.scale) == ("conflict", "action")
    with refused("nova6.scene.types"):
        act_out(nova6.open_scene.open("chase"), table(hero("ilse")))


@pytest.mark.rule("nova6.scene.purpose")
def test_a_scenes_purpose_is_optional() -> None:
    """A scene may have a purpose, and none is required."""
    assert opened("challenge").state.scene.purpose == ""
    assert opened("challenge", purpose="get the letter").state.scene.purpose == "get the letter"


@pytest.mark.rule("nova6.scene.setup")
def test_opening_a_scene_sets_place_aspects_and_zones() -> None:
    """The scene has its place, two aspects that last as long, and three characters in their zones."""
    at = table(hero("ilse"), hero("bram"), npc("rook"))
    spots = (("ilse", "quay"), ("bram", "quay"), ("rook", "barge"))
    after = opened("challenge", "The weir", place="an old weir", aspects=("Slick", "Loud"), positions=spots, at=at)
    assert after.state.scene.place == "an old weir"
    assert [(one.name, one.duration, one.aspect) for one in after.state.effects] == [
        ("Slick", "S", "situation"),
        ("Loud", "S", "situation"),
    ]
    assert [after.who(who).zone for who in ("ilse", "bram", "rook")] == ["quay", "quay", "barge"]


@pytest.mark.rule("nova6.scene.start-end")
def test_only_the_gm_ends_a_scene() -> None:
    """A player can ask for it; with a no it goes on."""
    at = table(hero("ilse"), scene=conflict())
    kept = act_out(nova6.ask_to_close.open("ilse"), at).gm("no").end()
    assert kept.result is False and kept.state.scene.kind == "conflict"
    over = act_out(nova6.ask_to_close.open("ilse"), at).gm("yes").end()
    assert over.result is True and over.state.scene == Scene()
    assert act_out(nova6.close_scene.open(), at).end().state.scene == Scene()


@pytest.mark.rule("nova6.scene.everyone-acts")
def test_idle_characters_are_named_to_the_gm() -> None:
    """A character without an action in the scene is named; the scene closes all the same."""
    at = table(hero("ilse"), hero("bram"), scene=conflict(acted=("bram",)))
    after = act_out(nova6.close_scene.open(), at).end()
    assert [(hint.what, hint.of) for hint in after.all(events.Hinted)] == [("has-not-acted", "Ilse")]
    acted = act_out(nova6.act.open("ilse", "climb", "move"), at).judged().rolls("ilse", 4, 4, 3).plainly()
    assert acted.state.scene.acted == ("bram", "ilse")


@pytest.mark.rule("nova6.scene.close-reset-aspects")
@pytest.mark.rule("nova6.scene.close-reset-once")
def test_marks_end_with_the_scene() -> None:
    """Aspects and once-per-scene uses are renewed; a milestone's marks stay."""
    marks = (Mark("invoked", "ilse", "slick"), Mark("high-capacity", "ilse", "bow"), Mark("rested", until="milestone"))
    after = act_out(nova6.close_scene.open(), table(hero("ilse"), scene=conflict(), marks=marks)).end()
    assert after.state.marks == (marks[2],)
    only = act_out(nova6.close_scene.open(), table(hero("ilse"), scene=conflict(), marks=marks[:1])).end()
    assert "nova6.scene.close-reset-once" not in only.citations


def test_characters_who_conceded_return_after_the_scene() -> None:
    """A character who conceded returns after the scene; an incapacitated one does not."""
    people = (hero("ilse", out="conceded"), hero("bram", out="left"), hero("oda", out="incapacitated"))
    after = act_out(nova6.close_scene.open(), table(*people, scene=conflict())).end()
    assert [one.out for one in after.state.heroes] == ["", "", "incapacitated"]


# ---- Challenges ------------------------------------------------------------------------------------------------------


def challenge(*tasks: Task, heroes: tuple[str, ...] = ("ilse",), **more: Any) -> Table:
    return table(*(hero(id) for id in heroes), scene=changed(CHALLENGE, tasks=tasks), **more)


GATE = Task("gate", "the gate", ("move",), ("ilse",))
LOCK = Task("lock", "the lock", ("wits",), ("ilse",))
RAFT = Task("raft", "the raft", ("physique",), ("bram", "oda"))


@pytest.mark.rule("nova6.challenge.define")
def test_a_challenge_is_a_series_of_tests() -> None:
    """Three tasks are three tests, each with its result."""
    state = challenge()
    for task in (GATE, LOCK, changed(RAFT, who=("ilse",))):
        state = act_out(nova6.set_task.open(task), state).end().state
    rolls = 0
    for id in ("gate", "lock", "raft"):
        after = act_out(nova6.face_task.open(id), state).rolls("ilse", 4, 4, 3).plainly()
        state, rolls = after.state, rolls + len(after.dice)
        state = changed(state, heroes=(hero("ilse"),))
    assert rolls == 3 and [task.result for task in state.scene.tasks] == ["success"] * 3
    with refused("nova6.challenge.define"):
        act_out(nova6.set_task.open(GATE), table(hero("ilse"), scene=conflict()))
    with refused("nova6.challenge.define"):
        act_out(nova6.set_task.open(changed(GATE, name=" ")), state)


@pytest.mark.rule("nova6.challenge.who")
def test_tasks_are_assigned_to_characters() -> None:
    """One character may have two tasks, and two may share the third: each is asked once."""
    state = challenge(heroes=("ilse", "bram", "oda"))
    for task in (GATE, LOCK, RAFT):
        state = act_out(nova6.set_task.open(task), state).end().state
    asked = []
    for id, faces in (("gate", 1), ("lock", 1), ("raft", 2)):
        script = act_out(nova6.face_task.open(id), state)
        for _ in range(faces):
            seat = script.conversation.questions()[0][0]
            asked.append(seat)
            script.rolls(seat, 4, 4, 3)
        script.plainly()
    assert asked == ["ilse", "ilse", "bram", "oda"]


@pytest.mark.rule("nova6.challenge.who")
def test_a_shared_task_needs_one_success() -> None:
    """One success of two is enough for a shared task."""
    at = act_out(nova6.set_task.open(RAFT), challenge(heroes=("bram", "oda"))).end().state
    script = act_out(nova6.face_task.open("raft"), at).rolls("bram", 4, 3, 3).says("bram", ACCEPT)
    script.gm(script.asked().default())
    assert script.rolls("oda", 4, 4, 3).plainly().result is True


@pytest.mark.rule("nova6.challenge.group")
@pytest.mark.parametrize(("mode", "passed"), [("all", False), ("any", True)])
def test_a_group_task_needs_all_or_any(mode: Any, passed: bool) -> None:
    """One success and one failure are a failure where all must succeed, and a success where one may."""
    at = challenge(changed(RAFT, group=mode), heroes=("bram", "oda"))
    script = act_out(nova6.face_task.open("raft"), at).rolls("bram", 4, 4, 3).rolls("oda", 4, 3, 3)
    after = script.plainly()
    assert after.result is passed
    assert after.state.task("raft").result == ("success" if passed else "failure")


@pytest.mark.rule("nova6.challenge.fluid")
def test_tasks_may_be_added_and_changed() -> None:
    """A task the GM adds in secret is known when the GM says so; any may be changed or dropped."""
    at = challenge(GATE, LOCK, RAFT, heroes=("ilse", "bram", "oda"))
    hidden = act_out(nova6.set_task.open(Task("guard", "the guard", known=False)), at).end()
    assert [task.known for task in hidden.state.scene.tasks] == [True, True, True, False]
    shown = act_out(nova6.set_task.open(Task("guard", "the guard")), hidden.state).end()
    assert [task.known for task in shown.state.scene.tasks] == [True] * 4
    assert len(act_out(nova6.drop_task.open("gate"), at).end().state.scene.tasks) == 2


@pytest.mark.rule("nova6.challenge.outcome")
def test_the_gm_judges_the_challenge() -> None:
    """Two of three: the GM says what that means, and without that word the scene does not close."""
    results = ("success", "success", "failure")
    tasks = tuple(changed(task, result=result) for task, result in zip((GATE, LOCK, RAFT), results, strict=True))
    at = challenge(*tasks)
    with refused("nova6.challenge.outcome"):
        act_out(nova6.close_scene.open(), at)
    with refused("nova6.challenge.outcome"):
        act_out(nova6.judge_challenge.open("  "), at)
    judged = act_out(nova6.judge_challenge.open("across, but wet"), at).end()
    fact = judged.last(events.ChallengeJudged)
    assert (fact.done, fact.of) == (2, 3)
    assert act_out(nova6.close_scene.open(), judged.state).end().last(events.SceneEnded).outcome == "across, but wet"


# ---- Hazards ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.hazard.define")
def test_a_hazard_needs_a_consequence() -> None:
    """A hazard's default difficulty is zero; one without a consequence is refused."""
    at = challenge()
    with refused("nova6.hazard.define"):
        act_out(nova6.set_task.open(Task("net", "a net", hazard=True)), at)
    net = Task("net", "a net", ("move",), ("ilse",), hazard=True, harm=Harm(setbacks=1))
    assert act_out(nova6.set_task.open(net), at).end().state.task("net").difficulty == 0
    with refused("nova6.hazard.define"):
        act_out(nova6.set_hazard.open("lava", "x"), at)


@pytest.mark.rule("nova6.hazard.fail")
def test_a_hazard_may_have_several_consequences() -> None:
    """A hazard blocks the way, fills a scene box and deals a setback die at once; a success avoids them."""
    harm = Harm(block=True, damage=2, duration="S", setbacks=1)
    at = challenge(Task("beam", "a beam", ("move",), ("ilse",), "defend", hazard=True, harm=harm))
    hit = act_out(nova6.face_task.open("beam"), at).rolls("ilse", 4, 3, 3).plainly()
    assert hit.state.task("beam").blocked and hit.who("ilse").setbacks == 1
    assert [box.filled for box in hit.who("ilse").tracks[0].boxes][:2] == ["S", ""]
    with refused("nova6.hazard.fail"):
        act_out(nova6.face_task.open("beam"), hit.state)
    past = act_out(nova6.face_task.open("beam"), at).rolls("ilse", 4, 4, 3).plainly()
    assert not past.state.task("beam").blocked and past.who("ilse").setbacks == 0


READY = {"pit": ("wits", 3, "T"), "deadfall": ("move", 4, "T")}


@pytest.mark.rule("nova6.hazard.pit")
def test_a_concealed_pit_deals_three_damage() -> None:
    """Wits against one die, or three points of damage that last until a rest."""
    _falls("pit")


@pytest.mark.rule("nova6.hazard.deadfall")
def test_a_deadfall_deals_four_damage() -> None:
    """A deadfall is Move against one die, or four damage."""
    _falls("deadfall")


def _falls(kind: str) -> None:
    skill, damage, duration = READY[kind]
    at = act_out(nova6.set_hazard.open(kind, "trap", ("ilse",)), challenge()).end().state
    task = at.task("trap")
    assert (task.skills, task.action, task.difficulty, task.hazard) == ((skill,), "defend", 1, True)
    script = act_out(nova6.face_task.open("trap"), at)
    hit = script.rolls("ilse", 4, 3, 3, 1).plainly()
    harmed = hit.last(events.Harmed)
    assert (harmed.damage, harmed.duration) == (damage, duration)
    safe = act_out(nova6.face_task.open("trap"), at).rolls("ilse", 6, 5, 4, 4).plainly()
    assert safe.all(events.Harmed) == []


@pytest.mark.rule("nova6.hazard.setup")
def test_a_compromising_setup_deals_setback_dice() -> None:
    """Interact against one die, or one setback die and one more for each point."""
    at = act_out(nova6.set_hazard.open("setup", "trap", ("ilse",)), challenge()).end().state
    assert (at.task("trap").skills, at.task("trap").difficulty) == (("interact",), 1)
    assert act_out(nova6.face_task.open("trap"), at).rolls("ilse", 4, 3, 3, 1).plainly().who("ilse").setbacks == 1
    tripled = act_out(nova6.face_task.open("trap"), at).rolls("ilse", 2, 2, 2, 6).plainly()
    assert tripled.who("ilse").setbacks == 2


# ---- Expositions -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.expo.define")
def test_an_exposition_is_in_narrative_time() -> None:
    """An exposition is always in narrative time."""
    assert opened("exposition").state.scene.scale == "narrative"
    with refused("nova6.expo.define"):
        act_out(nova6.open_scene.open("exposition", "", "action"), table(hero("ilse")))


@pytest.mark.rule("nova6.expo.one-action")
def test_an_exposition_allows_one_action_each() -> None:
    """A second action is refused; another character still has one."""
    at = table(hero("ilse"), hero("bram"), scene=Scene("exposition", "narrative"))
    once = act_out(nova6.act.open("ilse", "prepare", "wits"), at).judged().rolls("ilse", 4, 4, 3).plainly().state
    with refused("nova6.expo.one-action"):
        act_out(nova6.act.open("ilse", "prepare", "wits"), once)
    act_out(nova6.act.open("bram", "prepare", "wits"), once).judged().rolls("bram", 4, 4, 3).plainly()


@pytest.mark.rule("nova6.expo.max-three")
def test_a_fourth_exposition_in_a_row_brings_a_hint() -> None:
    """With the fourth the GM is told; another kind of scene in between restarts the count."""
    rows = {3: ("exposition",) * 3, 2: ("exposition",) * 2, 0: ("exposition", "exposition", "challenge")}
    told = {n: opened("exposition", at=table(hero("ilse"), scenes=before)) for n, before in rows.items()}
    assert [bool(told[n].all(events.Hinted)) for n in (3, 2, 0)] == [True, False, False]
    assert told[3].last(events.Hinted).what == "expositions"
    anew = opened("exposition", at=table(hero("ilse"), scenes=("conflict", *rows[3])))
    assert anew.last(events.Hinted).what == "expositions"


SEASON = "a season with the ferryman"


def in_exposition(form: Any, buys: tuple[Buy, ...] = (), **more: Any) -> NovaAfter[Any]:
    """A hero makes an advantage of this form in a quiet scene, with a point for stunts."""
    opened_so = opened("exposition", at=table(hero("ilse", talent("focused", "wits"))), **more).state
    script = act_out(nova6.act.open("ilse", "learn", "wits", "create-advantage"), opened_so).judged()
    script.rolls("ilse", 4, 4, 3).says("ilse", Advantage(form, "The river by night", "ilse", "wits"))
    for buy in buys:
        script.says("ilse", buy)
    return script.plainly()


@pytest.mark.rule("nova6.expo.interlude")
def test_an_interlude_shows_its_requirement() -> None:
    """The requirement is shown with the scene; an asset made there keeps it, and lasts as usual."""
    made = in_exposition("dice", (Buy("make-asset"),), requirement=SEASON)
    assert made.state.scene.requirement == SEASON
    kept = act_out(nova6.close_scene.open(), made.state).plainly()
    asset: Effect = kept.effect("The river by night")
    assert (asset.kind, asset.owner, asset.rating, asset.text) == ("asset", "ilse", 1, SEASON)
    assert "nova6.expo.interlude" in made.rules_of(events.EffectBegan)
    asked = act_out(nova6.propose.open("ilse", "talent", "River-born"), kept.state).asked()
    assert asked.learnt == (f"The river by night ({SEASON})",) and "nova6.expo.interlude" in [*asked.cites()]


def test_aspects_of_an_interlude_keep_its_requirement() -> None:
    """An aspect tells what it took; dice do not, and nothing of an exposition that took nothing does."""
    assert in_exposition("aspect", requirement=SEASON).effect("The river by night").text == SEASON
    for made in (in_exposition("dice", requirement=SEASON), in_exposition("aspect")):
        assert made.effect("The river by night").text == ""
        assert "nova6.expo.interlude" not in made.rules_of(events.EffectBegan)
        asked = act_out(nova6.propose.open("ilse", "talent", "River-born"), made.state).asked()
        assert asked.learnt == () and "nova6.expo.interlude" not in [*asked.cites()]


def test_only_own_interludes_justify_a_proposal() -> None:
    """Traits made by others, given, or made without a requirement do not count."""
    mine, given = (
        Effect(EffectId(id), "asset", id, "ilse", text="a year", made=id == "mine") for id in ("mine", "given")
    )
    other = Effect(EffectId("other"), "asset", "other", "bram", text="a year", made=True)
    at = table(hero("ilse"), hero("bram"), mine, given, other, asset("ilse", "A boat", 1, made=True))
    assert act_out(nova6.propose.open("ilse", "perk", "boats"), at).asked().learnt == ("mine (a year)",)


def test_only_expositions_are_interludes() -> None:
    """A requirement given to another kind of scene is not kept."""
    at = table(hero("ilse"), scene=Scene("challenge", "narrative", requirement="a rope"))
    script = act_out(nova6.act.open("ilse", "look about", "wits", "create-advantage"), at).judged()
    made = script.rolls("ilse", 4, 4, 3).says("ilse", Advantage("aspect", "A way down")).plainly()
    assert made.effect("A way down").text == ""


def test_scene_effects_end_with_any_scene() -> None:
    """A scene-long effect ends after an exposition, too."""
    at = table(hero("ilse"), advantage("ilse", 1, name="edge", duration="S"), scene=Scene("exposition", "narrative"))
    assert not act_out(nova6.close_scene.open(), at).end().has_effect("edge")
