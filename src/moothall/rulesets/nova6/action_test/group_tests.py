"""Group tests: one success carries all, or everybody must succeed."""

from __future__ import annotations

from typing import Literal, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.action_test.procedure import make_test
from moothall.rulesets.nova6.basics.outcome import Draft
from moothall.rulesets.nova6.basics.test_record import ActionTest, Opposed, Verdict
from moothall.rulesets.nova6.choices import ActionWord, Ours, SkillWord
from moothall.rulesets.nova6.events import GroupCalled, GroupTested
from moothall.rulesets.nova6.questions import GivePoints, TakePart
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.stunts import stunt_points
from moothall.talk.actions import action
from moothall.talk.arguments import AskedLater
from moothall.talk.play import GM, Play

MOST_POOLED = 3


class GroupResult(NamedTuple):
    """Result of a group test: success, points for the result, and how each member did."""

    success: bool
    points: int
    members: tuple[tuple[str, bool], ...]


@action("nova6.group-test", by="gm", chapter="several")
async def group_test(
    play: Play[Table],
    members: tuple[Ours, ...],
    intent: str,
    mode: Literal["", "any", "all"] = "",
    mandatory: bool = True,
    skill: SkillWord = "",
    action: ActionWord = "overcome",
    use: AskedLater[str] = "",
    difficulty: int = 0,
    against: AskedLater[tuple[Opposed, ...]] = (),
) -> GroupResult:
    """The GM calls a group test and says whether any or all must succeed, and whether members may stay out of it."""
    _check(play.state, mode)
    await play.tell(GroupCalled(members, intent, mode, not mandatory), "nova6.group.mode", "nova6.group.optout-when")
    results: dict[str, Verdict] = {}
    for who in members:
        test = ActionTest(who, intent, skill, action, use, difficulty=difficulty, against=against, free=True)
        results[who] = await _member(play, test, mandatory)
    if mode == "any":
        success, points = await _any(play, results)
    else:
        success, points = await _all(play, results)
    each = tuple((who, verdict.success) for who, verdict in results.items())
    await play.tell(GroupTested(intent, success, points, each), *_decided(mode, results))
    return GroupResult(success, points, each)


def _decided(mode: str, results: dict[str, Verdict]) -> tuple[str, ...]:
    """The rules that made the result of a group what it is."""
    if mode == "any":
        some = any(verdict.counter for verdict in results.values())
        return ("nova6.group.any", *(["nova6.group.any-fail"] if some else []))
    some = any(verdict.points for verdict in results.values())
    return ("nova6.group.all", *(["nova6.group.all-no-improve"] if some else []))


def _check(table: Table, mode: str) -> None:
    if table.options.advanced_actions == "off":
        raise AgainstTheRules("error-advanced-off", cite="nova6.adv.optional")
    if not mode:
        raise AgainstTheRules("error-any-or-all", cite="nova6.group.mode")


async def _member(play: Play[Table], test: ActionTest, mandatory: bool) -> Verdict:
    """A member's own test; staying out is a failure without dice, and without points for anybody."""
    if not mandatory:
        asked = TakePart(test.who, test.intent)
        if await play.ask(play.state.who(test.who).player, asked, cite="nova6.group.optout-when") == "out":
            return Verdict(False, how="narrated")
    verdict = await make_test(play, test)
    if verdict.counter:
        await stunt_points.spend(play, test, Draft("nothing", test.who), GM, verdict.counter)
    return verdict


async def _any(play: Play[Table], results: dict[str, Verdict]) -> tuple[bool, int]:
    """The result of a group in which one success is enough. Points may be pooled, three at most; the rest stay each
    member's own.
    """
    success, pooled = any(verdict.success for verdict in results.values()), 0
    for who, verdict in results.items():
        most = min(verdict.points, MOST_POOLED - pooled)
        given = await _give(play, who, most, "nova6.group.any-sp") if most else 0
        pooled += given
        await _own(play, who, verdict.points - given)
    return success, pooled


async def _all(play: Play[Table], results: dict[str, Verdict]) -> tuple[bool, int]:
    """Everybody must succeed; a point makes up for one who did not, and for nothing else."""
    short = sum(not verdict.success for verdict in results.values())
    for who, verdict in results.items():
        most = min(verdict.points, short)
        given = await _give(play, who, most, "nova6.group.all-offset") if most else 0
        short -= given
        await _own(play, who, verdict.points - given)
    return short == 0, 0


async def _give(play: Play[Table], who: str, most: int, cite: str) -> int:
    return await play.ask(play.state.who(who).player, GivePoints(who, most, cite), cite=cite)


async def _own(play: Play[Table], who: str, points: int) -> None:
    """Points that were kept buy stunts of one's own."""
    if points:
        await stunt_points.spend(play, ActionTest(who), Draft("nothing", who), play.state.who(who).player, points)
