"""Contests: rivals for one goal who do not harm each other, and the successes that each side gathers."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.nova6.action_test.dice_pool import can
from moothall.rulesets.nova6.action_test.procedure import make_test, prepare
from moothall.rulesets.nova6.basics.outcome import Draft
from moothall.rulesets.nova6.basics.test_record import ActionTest, Opposed, Verdict
from moothall.rulesets.nova6.choices import Doer, SkillWord
from moothall.rulesets.nova6.events import ContestDecided, Counted, Declared, RivalTraded
from moothall.rulesets.nova6.ids import PersonId
from moothall.rulesets.nova6.offered import unless
from moothall.rulesets.nova6.questions import RivalPoints, TradeRanks, UsePoints
from moothall.rulesets.nova6.state import Count, Scene, Table
from moothall.rulesets.nova6.stunts import stunt_points
from moothall.rulesets.nova6.time import rounds
from moothall.rulesets.nova6.time.clock import Moment, at
from moothall.rulesets.nova6.time.turns import check_may_act, use_declared_action
from moothall.rulesets.nova6.words import PER_POINT
from moothall.talk.actions import action
from moothall.talk.arguments import AskedLater
from moothall.talk.play import GM, Play
from moothall.talk.reasons import Because

GOALS: Final = {"quick": 3, "longer": 5, "long": 8}
"""Successes a contest takes, by how long it is meant to be."""


def with_difficulty(table: Table, scene: Scene) -> Scene:
    """The contest with its difficulty: the rank of the rival's skill, or that of the environment; it needs a goal."""
    if scene.goal < 1:
        raise AgainstTheRules("error-no-goal", cite="nova6.contest.target", goals=", ".join(map(str, GOALS.values())))
    return changed(scene, hindrance=table.who(scene.rival).rank(scene.skill)) if scene.rival else scene


@at("round-start")
async def _trade_rival_ranks(play: Play[Table], moment: Moment) -> None:
    """Let the rival trade ranks for sure successes before each round; the rest is the difficulty."""
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


def _check_round(table: Table, who: PersonId) -> None:
    _check_participant(table, who)
    rounds.check_can_begin(table, who)


@action(
    "nova6.strive",
    by="player",
    chapter="scenes",
    rank=6,
    offered=unless(_check_round, "nova6.contest.round", lambda table, one: table.scene.kind == "contest"),
)
async def strive(
    play: Play[Table],
    who: Doer,
    intent: str,
    skill: SkillWord = "",
    perk: AskedLater[str] = "",
    assets: AskedLater[tuple[str, ...]] = (),
) -> Verdict | None:
    """Take a character's one action in a round of a contest, usually overcome."""
    _check_participant(play.state, who)
    await rounds.begin_action(play, who)
    await play.tell(Declared(who, intent), "nova6.contest.round")
    chosen = skill or play.state.scene.striving or play.state.scene.skill
    use = "" if skill else play.state.scene.use
    declared = ActionTest(who, intent, chosen, use=use, perk=perk, assets=assets)
    test = await prepare(play, _contest_test(play.state, declared))
    if not await use_declared_action(play, test):
        return None
    verdict = await make_test(play, test)
    if verdict.success:
        await _gain_successes(play, who, verdict.points)
    else:
        await _give_rival_successes(play, test, verdict)
    if play.state.scene.acting == who:  # the GM may have ended the round meanwhile
        await rounds.end_turn(play, who)
    return verdict


def _check_participant(table: Table, who: str) -> None:
    """Refuse a character outside the contest, out of the scene, or with a result already."""
    if table.scene.kind != "contest":
        raise AgainstTheRules("error-no-contest", cite="nova6.contest.define")
    check_may_act(table, who)
    if table.scene.over:
        raise AgainstTheRules("error-contest-over", cite="nova6.contest.target")
    if who in (*table.scene.winners, *table.scene.losers):
        raise AgainstTheRules("error-contest-left", cite="nova6.contest.independent", name=table.who(who).name)


def _contest_test(table: Table, test: ActionTest) -> ActionTest:
    """The test against the rival's remaining skill, or against the environment."""
    scene = table.scene
    why = Because("contest", 0, "nova6.contest.difficulty")
    if scene.rival and not scene.automatic:
        opposed = Opposed(scene.rival, scene.skill, action="overcome")
        return replace(test, against=(opposed,), more=(why,))
    return replace(test, difficulty=scene.hindrance, more=(why,))


async def _gain_successes(play: Play[Table], who: str, points: int) -> None:
    """Gain a success, and for each stunt point one more, or one less for another participant."""
    off: tuple[tuple[str, int], ...] = ()
    if points:
        others = _other_participants(play.state, who)
        asked = UsePoints(who, points, others)
        off = (await play.ask(play.state.who(who).player, asked, cite="nova6.contest.pc-success")).off
    rules = ("nova6.contest.pc-success", "nova6.stunt.contest") if points else ("nova6.contest.pc-success",)
    await count_successes(play, who, "", 1 + points - sum(less for _, less in off), *rules)
    for other, less in off:
        against = who if other == play.state.scene.rival else ""
        await count_successes(play, other, against, -less, "nova6.contest.pc-success")


def _other_participants(table: Table, who: str) -> tuple[str, ...]:
    """The participants from whom successes can be taken: the rival and the other characters."""
    heroes = [character.id for character in table.present() if character.id != who]
    return (*((table.scene.rival,) if table.scene.rival else ()), *heroes)


async def _give_rival_successes(play: Play[Table], test: ActionTest, verdict: Verdict) -> None:
    """Give the rival a success against this character, and more for GM stunt points; the others buy stunts."""
    used = 0
    if verdict.counter:
        asked = RivalPoints(test.who, verdict.counter)
        used = (await play.ask(GM, asked, cite="nova6.contest.npc-success")).successes
    traded = play.state.scene.automatic if play.state.options.contest_npc_trade == "on-failure" else 0
    await count_successes(play, play.state.scene.rival, test.who, 1 + used + traded, "nova6.contest.npc-success")
    await stunt_points.spend(play, test, Draft("nothing", test.who), GM, verdict.counter - used)


def successes_of(table: Table, who: str, against: str = "") -> int:
    """The successes of a participant; of the rival, those against one character."""
    counts = table.scene.counts
    return next((count.successes for count in counts if (count.who, count.against) == (who, against)), 0)


async def count_successes(play: Play[Table], who: str, against: str, more: int, *cites: str) -> None:
    """Add or remove successes, never below none."""
    before = successes_of(play.state, who, against)
    rules = list(cites)
    if against:
        rules.append("nova6.contest.per-pc")
    if before + more < 0:
        rules.append("nova6.contest.floor")
    if more:
        await play.tell(Counted(Count(who, against, max(before + more, 0))), *rules)


# ---- The end of a round ----------------------------------------------------------------------------------------------


@at("round-end")
async def _check_victory(play: Play[Table], moment: Moment) -> None:
    """Count the rival's traded successes and decide the contest for everybody who has reached the goal."""
    scene = play.state.scene
    if scene.kind != "contest":
        return
    settled = (*scene.winners, *scene.losers)
    striving = [character.id for character in play.state.present() if character.id not in settled]
    if scene.automatic and play.state.options.contest_npc_trade == "unconditional":
        for who in striving:
            await count_successes(play, scene.rival, who, scene.automatic, "nova6.contest.npc-trade")
    won = tuple(who for who in striving if _has_won(play.state, who))
    lost = tuple(who for who in striving if _has_lost(play.state, who))
    if won or lost:
        await _tell_victory(play, won, lost, len(striving))


def _has_won(table: Table, who: str) -> bool:
    """Whether a character has reached the goal and the rival has not."""
    scene = table.scene
    there, theirs = successes_of(table, who) >= scene.goal, successes_of(table, scene.rival, who) >= scene.goal
    return there and (not theirs or table.options.contest_tie == "pc")


def _has_lost(table: Table, who: str) -> bool:
    """Whether the rival has reached the goal against a character; a tie usually goes to the rival."""
    scene = table.scene
    there, theirs = successes_of(table, who) >= scene.goal, successes_of(table, scene.rival, who) >= scene.goal
    return theirs and (not there or table.options.contest_tie == "opposition")


async def _tell_victory(play: Play[Table], won: tuple[str, ...], lost: tuple[str, ...], striving: int) -> None:
    """Tell who has won or lost, and whether the contest is over."""
    scene = play.state.scene
    over = not scene.separate or len(won) + len(lost) == striving
    tied = any(successes_of(play.state, who) >= scene.goal and successes_of(play.state, scene.rival, who) >= scene.goal
               for who in (*won, *lost))  # fmt: skip
    rules = ["nova6.contest.target", "nova6.contest.independent"]
    if tied:
        rules.append("nova6.contest.tie")
    await play.tell(ContestDecided((*scene.winners, *won), (*scene.losers, *lost), over), *rules)
