"""Extended tasks: each has a requirement, and each passed test scores 2 and the Potency of the asset used."""

from __future__ import annotations

from itertools import count
from typing import Annotated

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.houses2d20.aftermath import Result, conclude
from moothall.rulesets.houses2d20.called_test import CalledTest
from moothall.rulesets.houses2d20.choices import own_assets, tasks, whoever
from moothall.rulesets.houses2d20.events import Defeated, TaskSet
from moothall.rulesets.houses2d20.ids import NO_ASSET, AssetId, CharacterId, TaskId
from moothall.rulesets.houses2d20.questions import check_own
from moothall.rulesets.houses2d20.skill_test import Outcome, attempt, call_for, check_free
from moothall.rulesets.houses2d20.state import Table, Task
from moothall.rulesets.houses2d20.words import TRACK_BASE
from moothall.talk.actions import action
from moothall.talk.arguments import Among, Own
from moothall.talk.play import Play
from moothall.talk.reasons import Because

RULE = "houses.task.generic"


@action("houses.begin-task", by="gm", chapter="conflict")
async def begin_task(play: Play[Table], name: str, requirement: int) -> None:
    """The GM names a long effort and how much it takes."""
    if requirement < 1:
        raise AgainstTheRules("error-houses-requirement", cite=RULE, number=requirement)
    await play.tell(TaskSet(Task(next_id(play.state), name, requirement)), RULE)


def next_id(table: Table) -> TaskId:
    """An id that no task on the table has."""
    taken = {task.id for task in table.tasks}
    return next(id for number in count(1) if (id := TaskId(f"task{number}")) not in taken)


def _may_work(table: Table, who: CharacterId) -> str:
    """Once there is a long effort."""
    if not table.tasks:
        return ""
    check_free(table, who)
    return RULE


@action("houses.work", by="player", chapter="conflict", rank=4, offered=_may_work)
async def work(
    play: Play[Table],
    who: Annotated[Own[CharacterId], Among(whoever(check_free))],
    task: Annotated[TaskId, Among(tasks)],
    asset: Annotated[AssetId, Among(own_assets)] = NO_ASSET,
) -> Outcome | None:
    """Work at an extended task, perhaps with an asset."""
    check_free(play.state, who)
    return await work_at(play, who, task, asset, ())


async def work_at(
    play: Play[Table], who: CharacterId, task: TaskId, asset: AssetId, shifts: tuple[Because, ...]
) -> Outcome | None:
    """A test; a pass scores."""
    if asset:
        check_own(play.state, who, asset)
    called = await call_for(play, who, play.state.task(task).name, shifts=shifts)
    if not isinstance(called, CalledTest):
        if called is not None:
            await score(play, task, asset)
        return called
    result = await attempt(play, called)
    if not isinstance(result, Result):
        return Outcome(False) if result == "refused" else None
    if result.passed:
        await score(play, task, asset)
    await conclude(play, result)
    return Outcome(result.passed, result.successes, result.fresh, result.causes.count("rolled"))


async def score(play: Play[Table], id: TaskId, asset: AssetId) -> None:
    """Two points and the Potency; what is over is lost. A full one is done, and brings back whom it was for."""
    task = play.state.task(id)
    points = TRACK_BASE + (play.state.asset(asset).potency if asset else 0)
    reached = min(task.requirement, task.points + points)
    over = ("houses.task.surplus-lost",) if task.points + points > task.requirement else ()
    await play.tell(TaskSet(changed(task, points=reached), points), RULE, *over)
    if reached == task.requirement and task.aids:
        one = play.state.who(task.aids)
        await play.tell(Defeated(task.aids, "", 0, "", one.seen), "houses.use.help-ally")
