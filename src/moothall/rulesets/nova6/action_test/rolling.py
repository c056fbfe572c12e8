"""The roll: trading dice, rolling, choosing the three action dice, and the verdict."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from moothall.rulesets.nova6.action_test import after_roll
from moothall.rulesets.nova6.basics.dice import (
    Edge,
    Shown,
    Trio,
    beside,
    kind_beside,
    points,
    read,
    tells,
    traded,
    trios,
    without_ones,
)
from moothall.rulesets.nova6.basics.test_record import ActionTest, Pool, Verdict
from moothall.rulesets.nova6.events import DiceTraded, Tested
from moothall.rulesets.nova6.questions import (
    AgreeTrade,
    ChooseTrio,
    GetReady,
    Ready,
    RerollOnes,
    TradePenalty,
    trades,
)
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.words import BASE_DICE, MOST_LEFT
from moothall.talk.actions import action
from moothall.talk.arguments import AskedLater
from moothall.talk.play import GM, Play
from moothall.talk.reasons import Because

SECRET = (
    "difficulty", "opposed", "opposed-perk", "opposed-trait", "opposed-gear", "note-hardest", "their-advantage",
    "note-unsurprised",
)  # fmt: skip
"""Reasons that say how hard a test is."""

SHARP = {"initiative": "nova6.talent.quick.stunts", "gear": "nova6.talent.prepared.stunts"}
"""By which rule doubles are worth a point in tests of no skill."""


@action("nova6.throw", by="gm", chapter="gathering")
async def roll_test(play: Play[Table], trial: AskedLater[ActionTest], pool: AskedLater[Pool]) -> Verdict:
    """Trade dice, roll, choose the action dice and read the outcome, which invokes may still change."""
    # Gather the Dice, 4.: trade dice.
    pool, take = await _trade_dice(play, trial, pool)
    # Gather the Dice, 5.: roll and find the action dice. Determine the Outcome, 1. – 5.
    verdict = _practiced_success(play.state, pool) if take else await roll_dice(play, trial, pool)
    await _tell_outcome(play, trial, pool, verdict)

    while (taken := await after_roll.offer_changes(play, trial, pool, verdict)) is not None:
        changed = await after_roll.apply_change(play, trial, pool, verdict, taken)
        verdict = await roll_dice(play, trial, pool, "nova6.invoke.reroll") if changed is None else changed
        await _tell_outcome(play, trial, pool, verdict)
    await after_roll.end_roll(play)
    return verdict


def _practiced_success(table: Table, pool: Pool) -> Verdict:
    """The simple success of a Practiced skill without a roll; traded points are void, unless the table keeps them."""
    kept = pool.waiting if table.options.practiced_keeps_traded_sp == "on" else 0
    return Verdict(True, kept, how="practiced", net=pool.net)


# ---- Trading dice ----------------------------------------------------------------------------------------------------


async def _trade_dice(play: Play[Table], test: ActionTest, pool: Pool) -> tuple[Pool, bool]:
    """Trade dice for stunt points, the opposing side first if down; also whether a Practiced success goes unrolled."""
    seat, bonus, penalty = play.state.who(test.who).player, max(pool.net, 0), max(-pool.net, 0)
    if penalty:
        pool = await _trade_penalty(play, test, pool)
    asks = bool(penalty) and play.state.options.player_trades_penalty == "on"
    asked = GetReady(test.who, _shown_pool(test, pool), asks, test.use if test.free else "")
    ready = await play.ask(seat, asked, cite=_asked_by(play.state, test))
    if bonus:
        pool = await _trade_bonus(play, test, pool, ready)
    elif ready.pairs:
        pool = await _ask_for_trade(play, test, pool, ready.pairs)
    return pool, ready.take


def _asked_by(table: Table, test: ActionTest) -> str:
    """A player rolls for a character, and the GM for whoever has no player."""
    return "nova6.role.player" if table.who(test.who).seat else "nova6.role.gm-may-roll"


async def _trade_penalty(play: Play[Table], test: ActionTest, pool: Pool) -> Pool:
    """Trade penalty dice: pairs beyond four must go, more may. The points wait for a failure."""
    set_aside, pairs = False, 0
    if len(trades(pool.net, pool.opposed_specialized)) > 1:
        asked = TradePenalty(test.who, pool.net, pool.opposed_specialized, replace(pool, why=()))
        answer = await play.ask(pool.opposed_by, asked, cite="nova6.test.trade-down-gm")
        set_aside, pairs = answer.set_aside, answer.pairs
    left = traded(pool.net, set_aside, pairs)
    if not left.points:
        return pool
    await _tell_trade(
        play, test, pool.opposed_by, pool.net, left.net, left.points, set_aside, "nova6.test.trade-down-gm"
    )
    return replace(pool, net=left.net, counter_waiting=pool.counter_waiting + left.points)


async def _trade_bonus(play: Play[Table], test: ActionTest, pool: Pool, ready: Ready) -> Pool:
    """Trade bonus dice: pairs beyond four must go, more may. The points wait for a success."""
    left = traded(pool.net, ready.set_aside, ready.pairs)
    if not left.points:
        return pool
    seat = play.state.who(test.who).player
    await _tell_trade(play, test, seat, pool.net, left.net, left.points, ready.set_aside, "nova6.test.trade-up-player")
    return replace(pool, net=left.net, waiting=pool.waiting + left.points)


async def _ask_for_trade(play: Play[Table], test: ActionTest, pool: Pool, pairs: int) -> Pool:
    """Ask the GM to trade penalty dice the player would rather not roll."""
    if await play.ask(GM, AgreeTrade(test.who, pairs), cite="nova6.test.trade-down-gm") == "refuse":
        return pool
    net, waiting = pool.net + 2 * pairs, pool.counter_waiting + pairs
    await _tell_trade(play, test, pool.opposed_by, pool.net, net, pairs, False, "nova6.test.trade-down-gm")
    return replace(pool, net=net, counter_waiting=waiting)


async def _tell_trade(
    play: Play[Table], test: ActionTest, seat: str, start: int, net: int, gained: int, set_aside: bool, whose: str
) -> None:
    rules = ["nova6.test.trade-dice", whose]
    if abs(start) - set_aside > MOST_LEFT:
        rules.append("nova6.test.trade-forced")
    if set_aside:
        rules += ["nova6.test.trade-specialized", "nova6.stunt.earn-specialized"]
        own = whose == "nova6.test.trade-up-player"
        rules.append("nova6.talent.specialized.trade" if own else "nova6.talent.specialized.npc")
        if gained > 1:
            rules.append("nova6.test.trade-specialized-once")
    await play.tell(
        DiceTraded(test.who, play.state.played_by(seat), net, gained, play.state.who(test.who).seen), *rules
    )


# ---- The roll --------------------------------------------------------------------------------------------------------


async def roll_dice(play: Play[Table], test: ActionTest, pool: Pool, cite: str = "nova6.note.d6-only") -> Verdict:
    """Roll three base dice and the bonus or penalty dice that are left; read the action dice."""
    options = play.state.options
    given = (pool.net, options.up_reads, (), pool.practiced)
    count = BASE_DICE + abs(pool.net)
    fell = await play.roll(count, 6, read=read, tells=tells, given=given, why=_reasons_for_dice(test, pool), cite=cite)
    shown = fell.reading
    if pool.practiced and options.practiced_reroll == "pool":
        shown = await _reroll_ones_of_pool(play, test, pool, shown)
    trio = await _choose_action_dice(play, test, pool, shown)
    if pool.practiced and options.practiced_reroll == "action-dice":
        trio = await _reroll_ones_of_action_dice(play, test, trio)
    return determine_outcome(test, pool, trio, shown.faces)


def _shown_pool(test: ActionTest, pool: Pool) -> Pool:
    """The pool as everybody sees it: without what tells the difficulty, where the GM keeps that hidden."""
    if not test.hidden:
        return pool
    why = tuple([reason for reason in pool.why if reason.what not in SECRET])
    return replace(pool, why=why, edge=Edge(pool.edge.focused), opposed_specialized=False, opposed_by=GM)


def _reasons_for_dice(test: ActionTest, pool: Pool) -> tuple[Because, ...]:
    """The reasons for the dice, the three base dice first."""
    return (Because("base", BASE_DICE, "nova6.test.base-three"), *_shown_pool(test, pool).why)


async def _reroll_ones_of_pool(play: Play[Table], test: ActionTest, pool: Pool, shown: Shown) -> Shown:
    """A Practiced skill: ones of the whole pool are thrown again, once, and the pool is read anew."""
    again = await _ones_to_reroll(play, test, shown.faces)
    if not again:
        return shown
    given = (pool.net, play.state.options.up_reads, without_ones(shown.faces, again))
    fell = await play.roll(again, 6, read=read, tells=tells, given=given, cite="nova6.test.practiced-reroll")
    return fell.reading


async def _reroll_ones_of_action_dice(play: Play[Table], test: ActionTest, trio: Trio) -> Trio:
    """At tables that play so: only ones among the three dice, which stay the three."""
    again = await _ones_to_reroll(play, test, trio.dice)
    if not again:
        return trio
    given = (without_ones(trio.dice, again),)
    fell = await play.roll(again, 6, read=beside, tells=kind_beside, given=given, cite="nova6.test.practiced-reroll")
    return fell.reading


async def _ones_to_reroll(play: Play[Table], test: ActionTest, faces: tuple[int, ...]) -> int:
    """How many ones the player of a Practiced skill rerolls."""
    ones = faces.count(1)
    if not ones:
        return 0
    seat = play.state.who(test.who).player
    return await play.ask(seat, RerollOnes(test.who, faces, ones), cite="nova6.test.practiced-reroll")


async def _choose_action_dice(play: Play[Table], test: ActionTest, pool: Pool, shown: Shown) -> Trio:
    """Let the player choose three action dice if the test is up; nobody is asked where all choices come to the same."""
    legal = trios(shown.faces, pool.net, play.state.options.up_reads)
    keeps_ones = _keeps_ones(play.state, pool)
    if len(legal) == 1 or (not keeps_ones and not _differ(play, test, pool, legal)):
        return max(legal, key=lambda trio: (trio.succeeds, trio.total))
    asked = ChooseTrio(test.who, legal, _shown_pool(test, pool).edge, keeps_ones)
    answer = await play.ask(play.state.who(test.who).player, asked, cite="nova6.test.roll-up")
    return asked.chosen(answer)


def _differ(play: Play[Table], test: ActionTest, pool: Pool, legal: tuple[Trio, ...]) -> bool:
    """Whether it makes a difference which three count: by success and points, as far as the player may know."""
    if not play.stands:
        return len({trio.kind for trio in legal}) > 1
    edge = _shown_pool(test, pool).edge
    return len({(trio.succeeds, points(trio, edge)) for trio in legal}) > 1


def _keeps_ones(table: Table, pool: Pool) -> bool:
    """Whether ones among the three are still to be thrown again."""
    return pool.practiced and table.options.practiced_reroll == "action-dice"


def determine_outcome(test: ActionTest, pool: Pool, trio: Trio, faces: tuple[int, ...]) -> Verdict:
    """The verdict of three action dice, with the stunt points that were waiting for it."""
    own, others = points(trio, pool.edge)
    if trio.succeeds:
        own += pool.waiting + pool.extra
    else:
        others += pool.counter_waiting + pool.counter_extra
    if test.without_points:
        own = others = 0
    unpaid = 0 if trio.succeeds else pool.waiting
    return Verdict(trio.succeeds, own, others, "roll", pool.net, trio.dice, faces, unpaid)


# ---- After -----------------------------------------------------------------------------------------------------------


async def _tell_outcome(play: Play[Table], test: ActionTest, pool: Pool, verdict: Verdict) -> None:
    seen = play.state.who(test.who).seen
    fact = Tested(test.who, verdict.trio, verdict.success, verdict.points, verdict.counter, verdict.how, seen)
    await play.tell(fact, *_decided(test, pool, verdict), *_talented(test, pool, verdict))


def _talented(test: ActionTest, pool: Pool, verdict: Verdict) -> Iterator[str]:
    """What dice alike were worth by a talent: of the one who rolled, or of the one who opposed it."""
    if verdict.how != "roll" or verdict.alike < 2:
        return
    if pool.edge.focused and verdict.success:
        yield SHARP.get(test.use, "nova6.talent.focused")
    elif pool.edge.focused and not pool.edge.opposed_focused:
        yield "nova6.talent.focused.failure"
    if pool.edge.opposed_focused and not verdict.success:
        yield "nova6.talent.focused.npc"


def _decided(test: ActionTest, pool: Pool, verdict: Verdict) -> tuple[str, ...]:
    """The rules that made a verdict what it is."""
    rules = ["nova6.test.practiced-auto"] if verdict.how == "practiced" else []
    if verdict.how == "roll":
        rules += ["nova6.test.total", "nova6.test.success-11", *_read_by(verdict), *_awarded_by(test, pool, verdict)]
    if not verdict.success:
        rules.append("nova6.test.fail")
        if pool.waiting or (verdict.how == "roll" and verdict.alike > 1):
            rules.append("nova6.stunt.need-success")
    if verdict.simple:
        rules.append("nova6.test.simple-success" if verdict.success else "nova6.test.simple-failure")
    elif verdict.success:
        rules += ["nova6.sp.sources-player", *_earned_by(test, pool, verdict)]
    else:
        rules.append("nova6.sp.sources-gm")
    return tuple(rules)


def _earned_by(test: ActionTest, pool: Pool, verdict: Verdict) -> tuple[str, ...]:
    """What the points of a success were earned by."""
    rules = ["nova6.stunt.earn-triples"] if verdict.alike == 3 else []
    if verdict.alike == 2 and pool.edge.focused and test.use not in SHARP:
        rules.append("nova6.stunt.earn-focused")
    return (*rules, *(("nova6.stunt.earn-trade",) if pool.waiting else ()))


def _read_by(verdict: Verdict) -> tuple[str, ...]:
    """How three dice were found in the pool."""
    if verdict.net < 0:
        return ("nova6.test.roll-down",)
    return ("nova6.test.roll-up",) if verdict.net > 0 else ("nova6.test.roll-even",)


def _awarded_by(test: ActionTest, pool: Pool, verdict: Verdict) -> tuple[str, ...]:
    """What doubles and triples were worth."""
    alike = verdict.alike
    rules: list[str] = []
    if alike == 3:
        rules.append("nova6.test.triples-success" if verdict.success else "nova6.test.triples-fail")
        rules.append("nova6.test.triples-split")
    if alike > 1:
        rules += _doubles(test, pool, verdict, alike)
    return tuple(rules)


def _doubles(test: ActionTest, pool: Pool, verdict: Verdict, alike: int) -> list[str]:
    """The rule by which two alike are worth a point; in tests of no skill it is the talent's own."""
    if pool.edge.focused and test.use in SHARP:
        return []
    if verdict.success and pool.edge.focused:
        return ["nova6.test.focused-pc"]
    if not verdict.success and pool.edge.opposed_focused:
        return ["nova6.test.focused-npc", "nova6.note.opposed-talents-matter"]
    if not verdict.success and pool.edge.focused:
        return ["nova6.test.focused-own-failure"]
    return ["nova6.test.doubles"] if alike == 2 else []
