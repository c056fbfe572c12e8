"""Challenges: a series of tests whose results together settle the situation, and the hazards among them."""

from __future__ import annotations

from typing import Annotated, Final

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.nova6.action_test.cost import offer_success_at_a_cost
from moothall.rulesets.nova6.action_test.group_tests import group_test
from moothall.rulesets.nova6.action_test.procedure import fail, make_test, prepare, succeed
from moothall.rulesets.nova6.basics.outcome import Draft
from moothall.rulesets.nova6.basics.test_record import ActionTest, Verdict
from moothall.rulesets.nova6.choices import Ours, SkillWord, heroes, skills, tasks
from moothall.rulesets.nova6.events import ChallengeJudged, Declared, TaskDropped, TaskSet
from moothall.rulesets.nova6.ids import PersonId
from moothall.rulesets.nova6.movement.falls import fall
from moothall.rulesets.nova6.packs.roles import standing_for
from moothall.rulesets.nova6.state import Harm, Table, Task
from moothall.rulesets.nova6.stress.damage import resolve_damage
from moothall.rulesets.nova6.stunts import stunt_points
from moothall.rulesets.nova6.time import setbacks
from moothall.rulesets.nova6.time.turns import check_action_left, use_declared_action
from moothall.rulesets.nova6.words import ACTIONS
from moothall.talk.actions import action
from moothall.talk.arguments import Among, Fields, Fresh, words
from moothall.talk.play import GM, Play

FALL: Final = Harm(damage=3, subtype="bludgeoning", duration="T", stories=1)
WEIGHT: Final = Harm(damage=4, subtype="bludgeoning", duration="T")
EMBARRASSED: Final = Harm(setbacks=1, points_are_setbacks=True)

HAZARDS: Final = {
    "pit": (Task("pit", "pit", ("wits",), (), "defend", hazard=True, difficulty=1, harm=FALL), "nova6.hazard.pit"),
    "deadfall": (
        Task("deadfall", "deadfall", ("move",), (), "defend", hazard=True, difficulty=1, harm=WEIGHT),
        "nova6.hazard.deadfall",
    ),
    "setup": (
        Task("setup", "setup", ("interact",), (), "defend", hazard=True, difficulty=1, harm=EMBARRASSED),
        "nova6.hazard.setup",
    ),
}
"""Hazards that are ready to be met, and their rules."""


# ---- The GM's list ---------------------------------------------------------------------------------------------------


@action("nova6.set-task", by="gm", chapter="scenes")
async def set_task(
    play: Play[Table],
    task: Annotated[
        Task,
        Fields(
            fresh=("id",),
            later=("harm", "hazard", "result", "blocked"),
            among={"skills": skills, "who": heroes, "action": words(*ACTIONS)},
        ),
    ],
) -> None:
    """The GM adds a task, changes one, or lets it be known."""
    _check_challenge(play.state)
    if not task.id or not task.name.strip():
        raise AgainstTheRules("error-task-name", cite="nova6.challenge.define")
    if task.hazard and task.harm is None:
        raise AgainstTheRules("error-harmless", cite="nova6.hazard.define", name=task.name)
    known = any(one.id == task.id for one in play.state.scene.tasks)
    rules = ["nova6.challenge.fluid" if known or not task.known else "nova6.challenge.define"]
    if task.hazard:
        rules.append("nova6.hazard.define")
    if len(task.who) > 1 or any(set(task.who) & set(one.who) for one in play.state.scene.tasks):
        rules.append("nova6.challenge.who")
    await play.tell(TaskSet(_known_once(play.state, task)), *rules)


@action("nova6.set-hazard", by="gm", chapter="scenes")
async def set_hazard(
    play: Play[Table],
    kind: Annotated[str, Among(words(*HAZARDS))],
    id: Fresh[str],
    who: tuple[Ours, ...] = (),
    known: bool = True,
) -> None:
    """Set one of the ready-made hazards."""
    if kind not in HAZARDS:
        raise AgainstTheRules("error-no-such-hazard", cite="nova6.hazard.define", kind=kind, kinds=", ".join(HAZARDS))
    task, rule = HAZARDS[kind]
    _check_challenge(play.state)
    skills = tuple(standing_for(play.state, skill) for skill in task.skills)
    set_up = _known_once(play.state, changed(task, id=id, who=who, known=known, skills=skills))
    await play.tell(TaskSet(set_up), "nova6.hazard.define", rule)


def _known_once(table: Table, task: Task) -> Task:
    """The task, known if the players knew of it before."""
    known = any(one.id == task.id and one.known for one in table.scene.tasks)
    return changed(task, known=task.known or known)


@action("nova6.drop-task", by="gm", chapter="scenes")
async def drop_task(play: Play[Table], id: Annotated[str, Among(tasks)]) -> None:
    """The GM takes a task out of the challenge."""
    await play.tell(TaskDropped(play.state.task(id)), "nova6.challenge.fluid")


@action("nova6.judge-challenge", by="gm", chapter="scenes")
async def judge_challenge(play: Play[Table], outcome: str) -> None:
    """The GM says what the results together come to."""
    _check_challenge(play.state)
    if not outcome.strip():
        raise AgainstTheRules("error-no-outcome", cite="nova6.challenge.outcome")
    tasks = [task for task in play.state.scene.tasks if task.known]
    done = sum(task.result == "success" for task in tasks)
    await play.tell(ChallengeJudged(done, len(tasks), outcome), "nova6.challenge.outcome")


def _check_challenge(table: Table) -> None:
    if table.scene.kind != "challenge":
        raise AgainstTheRules("error-no-challenge", cite="nova6.challenge.define")


# ---- Facing a task ---------------------------------------------------------------------------------------------------


@action("nova6.face-task", by="gm", chapter="scenes")
async def face_task(
    play: Play[Table], id: Annotated[str, Among(tasks)], who: tuple[Ours, ...] = (), skill: SkillWord = ""
) -> bool:
    """Characters who have this task try it: each for themselves, or as a group where the GM says so."""
    task = play.state.task(id)
    members = who or tuple([PersonId(one) for one in task.who]) or tuple([one.id for one in play.state.present()])
    if task.blocked:
        raise AgainstTheRules("error-blocked", cite="nova6.hazard.fail", name=task.name)
    chosen = _skill(task, skill)
    for one in () if task.hazard or task.group else members:
        check_action_left(play.state, one)
    if task.group:
        found = await group_test(
            play, members, task.name, task.group, not task.optout, chosen, task.action, difficulty=task.difficulty
        )
        success = found.success
        failed = tuple(one for one, did in found.members if not did and not success)
        for who_failed in failed:
            await _harm(play, who_failed, task, 0)
    else:
        verdicts = await _each(play, members, task, chosen)
        if not verdicts:
            return False
        success = any(verdict.success for verdict in verdicts)
    await _record(play, task, success)
    return success


def _skill(task: Task, skill: str) -> str:
    if skill and task.skills and skill not in task.skills:
        raise AgainstTheRules("error-not-offered", cite="nova6.challenge.define", answer=skill)
    return skill or (task.skills[0] if task.skills else "")


async def _each(play: Play[Table], members: tuple[str, ...], task: Task, skill: str) -> list[Verdict]:
    """Everybody who shares the task tries once, if they still can; what one of them brings about is done."""
    return [verdict for who in members if (verdict := await _try(play, who, task, skill)) is not None]


async def _try(play: Play[Table], who: str, task: Task, skill: str) -> Verdict | None:
    await play.tell(Declared(who, task.name), "nova6.challenge.define")
    test = ActionTest(who, task.name, skill, task.action, difficulty=task.difficulty, reaction=task.hazard)
    test = await prepare(play, test)
    if not await use_declared_action(play, test):
        return None
    verdict = await make_test(play, test)
    if task.hazard and not verdict.success:
        await _harm(play, who, task, verdict.counter, test)
        return verdict
    if not verdict.success:
        verdict = await offer_success_at_a_cost(play, test, verdict)
    if verdict.success:
        await succeed(play, test, verdict, Draft("goal", who, name=task.name))
    else:
        await fail(play, test, verdict)
    return verdict


async def _harm(play: Play[Table], who: str, task: Task, points: int, test: ActionTest | None = None) -> None:
    """Harm of a failed task: damage that the GM's points make worse first, setback dice, or both."""
    harm = task.harm
    if harm is None:
        return
    more = points if harm.points_are_setbacks else 0
    if harm.stories and play.state.options.hazard_fall_roll == "on":
        await fall(play, PersonId(who), harm.stories)
        await _worsened(play, test, Draft("nothing", who), points - more)
    else:
        hurt = Draft("damage", to=(who,), rating=harm.damage, type=harm.type, duration=harm.duration)
        hurt = await _worsened(play, test, hurt if harm.damage else Draft("nothing", who), points - more)
        if harm.damage:
            await resolve_damage(play, who, hurt)
    await setbacks.gain(play, who, harm.setbacks + more, "hazard", "nova6.hazard.fail")


async def _worsened(play: Play[Table], test: ActionTest | None, draft: Draft, points: int) -> Draft:
    """Let the GM spend the points of a failure on what is about to happen."""
    return draft if test is None else await stunt_points.spend(play, test, draft, GM, points)


async def _record(play: Play[Table], task: Task, success: bool) -> None:
    blocked = not success and task.harm is not None and task.harm.block
    rules = ["nova6.hazard.fail" if blocked else "nova6.challenge.define"]
    if task.group:
        rules.append("nova6.challenge.group")
    result = changed(play.state.task(task.id), result="success" if success else "failure", blocked=blocked)
    await play.tell(TaskSet(result), *rules)
