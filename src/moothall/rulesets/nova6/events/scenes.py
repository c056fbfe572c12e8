"""Events of scenes: rounds and turns, challenges, contests, and undertakings."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import Everyone, When
from moothall.records import changed
from moothall.rulesets.nova6.events.folds import by, unchanged
from moothall.rulesets.nova6.state import NO_SCENE, Character, Count, Scene, Table, Task, Undertaking
from moothall.rulesets.nova6.words import Scale, SceneKind


@event("nova6/scene-began", ends_scene=True)
class SceneBegan:
    """A scene was opened."""

    scene: Annotated[Scene, Everyone]
    scenes: Annotated[tuple[SceneKind, ...], Everyone]


@by(SceneBegan)
def _(table: Table, fact: SceneBegan) -> Table:
    return changed(table, scene=fact.scene, scenes=fact.scenes)


@event("nova6/scene-ended", ends_scene=True)
class SceneEnded:
    """A scene was closed, with its outcome."""

    title: Annotated[str, Everyone]
    outcome: Annotated[str, Everyone] = ""
    heroes: Annotated[tuple[str, ...], Everyone] = ()
    """Those who were out of it and are back."""
    scene: Annotated[Scene, Everyone] = NO_SCENE
    """The scene now: none."""


@by(SceneEnded)
def _(table: Table, fact: SceneEnded) -> Table:
    for who in fact.heroes:
        table = table.with_one(who, out="", out_as="")
    return changed(table, scene=fact.scene, heroes=_unturned(table.heroes), others=_unturned(table.others))


@event("nova6/scale-changed")
class ScaleChanged:
    """The time scale of the scene changed."""

    scale: Annotated[Scale, Everyone]


@by(ScaleChanged)
def _(table: Table, fact: ScaleChanged) -> Table:
    return table.with_scene(scale=fact.scale)


@event("nova6/hinted")
class Hinted:
    """A hint was given to the GM; play goes on."""

    what: str
    of: str = ""


@event("nova6/warned")
class Warned:
    """The players were warned of an NPC's intent, which happens unless it is hindered."""

    who: Annotated[str, When("seen")]
    intent: Annotated[str, When("seen")]
    seen: Annotated[bool, When("seen")] = True


by(Hinted)(unchanged)
by(Warned)(unchanged)


@event("nova6/order-set")
class OrderSet:
    """Initiative was settled: the characters who act before the opposition, and those after it."""

    early: Annotated[tuple[str, ...], Everyone]
    late: Annotated[tuple[str, ...], Everyone]


@by(OrderSet)
def _(table: Table, fact: OrderSet) -> Table:
    return table.with_scene(early=fact.early, late=fact.late)


@event("nova6/round-began")
class RoundBegan:
    """A round began; `seconds` is the time since the table was opened."""

    round: Annotated[int, Everyone]
    seconds: Annotated[int, Everyone]


@by(RoundBegan)
def _(table: Table, fact: RoundBegan) -> Table:
    table = changed(table.with_scene(round=fact.round, phase="early", acting=""), seconds=fact.seconds)
    return changed(table, heroes=_unturned(table.heroes), others=_unturned(table.others))


def _unturned(people: tuple[Character, ...]) -> tuple[Character, ...]:
    """Everybody as they are between rounds: nobody has had a turn, or holds one."""
    return tuple([changed(one, turn=changed(one.turn, done=False, waiting=False)) for one in people])


@event("nova6/turn-came")
class TurnCame:
    """A turn came: a character's, or that of several who choose among themselves."""

    phase: Annotated[str, Everyone]
    who: Annotated[str, When("seen")] = ""
    seen: Annotated[bool, When("seen")] = True


@by(TurnCame)
def _(table: Table, fact: TurnCame) -> Table:
    return table.with_scene(phase=fact.phase, acting=fact.who)


@event("nova6/acted-in-scene")
class ActedInScene:
    """A character acted for the first time in this scene."""

    acted: Annotated[tuple[str, ...], Everyone]


@by(ActedInScene)
def _(table: Table, fact: ActedInScene) -> Table:
    return table.with_scene(acted=fact.acted)


@event("nova6/tokens-changed")
class TokensChanged:
    """Free bonus actions changed; an empty `who` is the GM, for any NPC of the opposition."""

    who: Annotated[str, Everyone]
    tokens: Annotated[int, Everyone]
    why: Annotated[str, Everyone] = ""


@by(TokensChanged)
def _(table: Table, fact: TokensChanged) -> Table:
    return table.with_one(fact.who, tokens=fact.tokens) if fact.who else changed(table, gm_tokens=fact.tokens)


@event("nova6/interrupted")
class Interrupted:
    """A waiting character interrupted another with a committed action: in time, or too late."""

    who: Annotated[str, Everyone]
    by: Annotated[str, When("seen")]
    """The character they interrupted."""
    intent: Annotated[str, Everyone]
    in_time: Annotated[bool, Everyone]
    seen: Annotated[bool, When("seen")] = True


@event("nova6/fizzled")
class Fizzled:
    """A declared action can no longer be done."""

    who: Annotated[str, When("seen")]
    intent: Annotated[str, When("seen")]
    seen: Annotated[bool, When("seen")] = True


by(Interrupted)(unchanged)
by(Fizzled)(unchanged)


# ---- Challenges ------------------------------------------------------------------------------------------------------


@event("nova6/task-set")
class TaskSet:
    """A task of a challenge was set: new, changed, or with its result."""

    task: Annotated[Task, Everyone]


@by(TaskSet)
def _(table: Table, fact: TaskSet) -> Table:
    tasks = table.scene.tasks
    if any(task.id == fact.task.id for task in tasks):
        return table.with_scene(tasks=tuple([fact.task if task.id == fact.task.id else task for task in tasks]))
    return table.with_scene(tasks=(*tasks, fact.task))


@event("nova6/task-dropped")
class TaskDropped:
    """A task was removed from the challenge."""

    task: Annotated[Task, Everyone]


@by(TaskDropped)
def _(table: Table, fact: TaskDropped) -> Table:
    return table.with_scene(tasks=tuple([task for task in table.scene.tasks if task.id != fact.task.id]))


@event("nova6/judged")
class ChallengeJudged:
    """The GM told the outcome of a challenge, with the number of its tasks done."""

    done: Annotated[int, Everyone]
    of: Annotated[int, Everyone]
    outcome: Annotated[str, Everyone]


@by(ChallengeJudged)
def _(table: Table, fact: ChallengeJudged) -> Table:
    return table.with_scene(outcome=fact.outcome)


# ---- Contests --------------------------------------------------------------------------------------------------------


@event("nova6/counted")
class Counted:
    """Successes of a contest were counted: a rival's total."""

    count: Annotated[Count, Everyone]


@by(Counted)
def _(table: Table, fact: Counted) -> Table:
    new = fact.count
    counts = table.scene.counts
    if any((count.who, count.against) == (new.who, new.against) for count in counts):
        kept = tuple([new if (one.who, one.against) == (new.who, new.against) else one for one in counts])
        return table.with_scene(counts=kept)
    return table.with_scene(counts=(*counts, new))


@event("nova6/rival-traded")
class RivalTraded:
    """The rival of a contest traded ranks for sure successes this round; the rest is the difficulty."""

    automatic: Annotated[int, Everyone]
    hindrance: int = 0


@by(RivalTraded)
def _(table: Table, fact: RivalTraded) -> Table:
    return table.with_scene(automatic=fact.automatic, hindrance=fact.hindrance)


@event("nova6/contest-decided")
class ContestDecided:
    """A contest was decided: winners and losers so far, and whether it is over."""

    winners: Annotated[tuple[str, ...], Everyone]
    losers: Annotated[tuple[str, ...], Everyone]
    over: Annotated[bool, Everyone]


@by(ContestDecided)
def _(table: Table, fact: ContestDecided) -> Table:
    return table.with_scene(winners=fact.winners, losers=fact.losers, over=fact.over)


# ---- What takes its time ---------------------------------------------------------------------------------------------


@event("nova6/undertaking-changed")
class UndertakingChanged:
    """An undertaking began or progressed."""

    undertaking: Annotated[Undertaking, Everyone]


@by(UndertakingChanged)
def _(table: Table, fact: UndertakingChanged) -> Table:
    rest = tuple([one for one in table.undertakings if one.id != fact.undertaking.id])
    return changed(table, undertakings=(*rest, fact.undertaking))


@event("nova6/undertaking-done")
class UndertakingDone:
    """An undertaking was finished."""

    undertaking: Annotated[Undertaking, Everyone]


@by(UndertakingDone)
def _(table: Table, fact: UndertakingDone) -> Table:
    rest = tuple([one for one in table.undertakings if one.id != fact.undertaking.id])
    return changed(table, undertakings=rest)


@event("nova6/passed")
class Passed:
    """An effect began and ended in the same moment."""

    name: Annotated[str, Everyone]


by(Passed)(unchanged)
