"""Contests: rivals for one goal, who do not try to harm each other, and the successes both sides gather."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.nova6.action_test.dice_pool import can
from moothall.rulesets.nova6.action_test.procedure import make_test, prepare
from moothall.rulesets.nova6.basics.outcome import Draft
from moothall.rulesets.nova6.basics.test_record import ActionTest, Opposed, Verdict
from moothall.rulesets.nova6.events import ContestDecided, Counted, Declared, RivalTraded
from moothall.rulesets.nova6.questions import RivalPoints, TradeRanks, UsePoints
from moothall.rulesets.nova6.state import Count, Scene, Table
from moothall.rulesets.nova6.stunts import stunt_points
from moothall.rulesets.nova6.time import rounds
from moothall.rulesets.nova6.time.clock import Moment, at
from moothall.rulesets.nova6.time.turns import check_may_act, still_acts
from moothall.rulesets.nova6.words import PER_POINT
from moothall.talk.play import GM, Play
from moothall.talk.procedure import procedure
from moothall.talk.reasons import Because

GOALS: Final = {"quick": 3, "longer": 5, "long": 8}
"""Successes a contest takes, by how long it is meant to be."""


def prepared(table: Table, scene: Scene) -> Scene:
    """A contest has a goal; how hard it is follows from the rival's skill, or from the surroundings."""
    if scene.goal < 1:
        raise AgainstTheRules("error-no-goal", cite="nova6.contest.target", goals=", ".join(map(str, GOALS.values())))
    return changed(scene, hindrance=table.who(scene.rival).rank(scene.skill)) if scene.rival else scene


@at("round-start")
async def _trade(play: Play[Table], moment: Moment) -> None:
    """Before each round the rival may trade ranks for successes that are sure."""
    scene = play.state.scene
    if scene.kind != "contest" or not scene.rival:
        return
    rival = play.state.who(scene.rival)
    rank = rival.rank(scene.skill)
    specialized = can(play.state, rival, "trade-one", ActionTest(rival.id, skill=scene.skill))
    answer = await play.ask(GM, TradeRanks(rival.id, rank, specialized), cite="nova6.contest.npc-trade")
    points = answer.pairs + answer.set_aside
    left = rank - PER_POINT * answer.pairs - answer.set_aside
    if (points, left) != (scene.automatic, scene.hindrance):
        await play.tell(RivalTraded(points, left), "nova6.contest.npc-trade")


# ---- One character's part of a round ---------------------------------------------------------------------------------


@procedure("nova6.strive")
async def strive(
    play: Play[Table], who: str, intent: str, skill: str = "", perk: str = "", assets: tuple[str, ...] = ()
) -> Verdict | None:
    """A character's one action in a round of a contest, usually overcome."""
    _check(play.state, who)
    await rounds.begins_to_act(play, who)
    await play.tell(Declared(who, intent), "nova6.contest.round")
    chosen = skill or play.state.scene.striving or play.state.scene.skill
    use = "" if skill else play.state.scene.use
    test = await prepare(play, _test(play.state, ActionTest(who, intent, chosen, use=use, perk=perk, assets=assets)))
    if not await still_acts(play, test):
        return None
    verdict = await make_test(play, test)
    if verdict.success:
        await _gains(play, who, verdict.points)
    else:
        await _loses(play, test, verdict)
    if play.state.scene.acting == who:  # the GM may have ended the round meanwhile
        await rounds.end_turn(play, who)
    return verdict


def _check(table: Table, who: str) -> None:
    if table.scene.kind != "contest":
        raise AgainstTheRules("error-no-contest", cite="nova6.contest.define")
    check_may_act(table, who)
    if who in (*table.scene.winners, *table.scene.losers):
        raise AgainstTheRules("error-contest-left", cite="nova6.contest.independent", name=table.who(who).name)


def _test(table: Table, test: ActionTest) -> ActionTest:
    """Against the rival's skill as it is after trading, or against the surroundings."""
    scene = table.scene
    why = Because("contest", 0, "nova6.contest.difficulty")
    if scene.rival and not scene.automatic:
        opposed = Opposed(scene.rival, scene.skill, action="overcome")
        return replace(test, against=(opposed,), more=(why,))
    return replace(test, difficulty=scene.hindrance, more=(why,))


async def _gains(play: Play[Table], who: str, points: int) -> None:
    """A success, and one more for each point, or one less for somebody else."""
    off: tuple[tuple[str, int], ...] = ()
    if points:
        others = _others(play.state, who)
        asked = UsePoints(who, points, others)
        off = (await play.ask(play.state.who(who).player, asked, cite="nova6.contest.pc-success")).off
    rules = ("nova6.contest.pc-success", "nova6.stunt.contest") if points else ("nova6.contest.pc-success",)
    await count(play, who, "", 1 + points - sum(less for _, less in off), *rules)
    for other, less in off:
        against = who if other == play.state.scene.rival else ""
        await count(play, other, against, -less, "nova6.contest.pc-success")


def _others(table: Table, who: str) -> tuple[str, ...]:
    """From whom successes can be taken: the rival and the other characters."""
    heroes = [one.id for one in table.present() if one.id != who]
    return (*((table.scene.rival,) if table.scene.rival else ()), *heroes)


async def _loses(play: Play[Table], test: ActionTest, verdict: Verdict) -> None:
    """The rival has a success against this one, and more for points the GM uses so; the other points buy stunts."""
    used = 0
    if verdict.counter:
        asked = RivalPoints(test.who, verdict.counter)
        used = (await play.ask(GM, asked, cite="nova6.contest.npc-success")).successes
    traded = play.state.scene.automatic if play.state.options.contest_npc_trade == "on-failure" else 0
    await count(play, play.state.scene.rival, test.who, 1 + used + traded, "nova6.contest.npc-success")
    await stunt_points.spend(play, test, Draft("nothing", test.who), GM, verdict.counter - used)


def held(table: Table, who: str, against: str = "") -> int:
    """Successes that somebody has, or that the rival has against somebody."""
    counts = table.scene.counts
    return next((one.successes for one in counts if (one.who, one.against) == (who, against)), 0)


async def count(play: Play[Table], who: str, against: str, more: int, *cites: str) -> None:
    """So many successes more or fewer, never fewer than none."""
    before = held(play.state, who, against)
    rules = list(cites)
    if against:
        rules.append("nova6.contest.per-pc")
    if before + more < 0:
        rules.append("nova6.contest.floor")
    if more:
        await play.tell(Counted(Count(who, against, max(before + more, 0))), *rules)


# ---- The end of a round ----------------------------------------------------------------------------------------------


@at("round-end")
async def _settle(play: Play[Table], moment: Moment) -> None:
    """What the rival traded for counts, and whoever is there first has won."""
    scene = play.state.scene
    if scene.kind != "contest":
        return
    striving = [one.id for one in play.state.present() if one.id not in (*scene.winners, *scene.losers)]
    if scene.automatic and play.state.options.contest_npc_trade == "unconditional":
        for who in striving:
            await count(play, scene.rival, who, scene.automatic, "nova6.contest.npc-trade")
    won = tuple(who for who in striving if _won(play.state, who))
    lost = tuple(who for who in striving if _lost(play.state, who))
    if won or lost:
        await _decide(play, won, lost, len(striving))


def _won(table: Table, who: str) -> bool:
    """At the goal, and the rival is not."""
    scene = table.scene
    there, theirs = held(table, who) >= scene.goal, held(table, scene.rival, who) >= scene.goal
    return there and (not theirs or table.options.contest_tie == "pc")


def _lost(table: Table, who: str) -> bool:
    """The rival is at the goal; being there together is usually not enough."""
    scene = table.scene
    there, theirs = held(table, who) >= scene.goal, held(table, scene.rival, who) >= scene.goal
    return theirs and (not there or table.options.contest_tie == "opposition")


async def _decide(play: Play[Table], won: tuple[str, ...], lost: tuple[str, ...], striving: int) -> None:
    scene = play.state.scene
    over = not scene.separate or len(won) + len(lost) == striving
    tied = any(held(play.state, who) >= scene.goal and held(play.state, scene.rival, who) >= scene.goal
               for who in (*won, *lost))  # fmt: skip
    rules = ["nova6.contest.target", "nova6.contest.independent"]
    if tied:
        rules.append("nova6.contest.tie")
    await play.tell(ContestDecided((*scene.winners, *won), (*scene.losers, *lost), over), *rules)
