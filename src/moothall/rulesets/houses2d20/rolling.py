"""The roll: the leader's dice and every helper's fall together, are counted, and may be rolled again."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, NamedTuple

from moothall.rulesets.houses2d20.adversity import peril_of
from moothall.rulesets.houses2d20.choices import anyone
from moothall.rulesets.houses2d20.dice import (
    AUTOMATIC,
    Aim,
    Die,
    Tally,
    added,
    added_up,
    all_told,
    as_they_lie,
    complicates_from,
    joined,
    one_die,
    read_die,
    together,
)
from moothall.rulesets.houses2d20.ids import NOBODY, CharacterId
from moothall.rulesets.houses2d20.points import NPC_POINT, points_of, price_of_point, spend_point
from moothall.rulesets.houses2d20.pool import Pool
from moothall.rulesets.houses2d20.questions import Again, Lying, RollAgain, UseAbility
from moothall.rulesets.houses2d20.state import Table
from moothall.rulesets.houses2d20.words import BASE_DICE, SIDES
from moothall.rulesets.houses2d20.yardsticks import RISKS
from moothall.talk.actions import action
from moothall.talk.arguments import Among, Busy
from moothall.talk.chance import MOST_KEPT
from moothall.talk.play import GM, Play
from moothall.talk.reasons import Because
from moothall.talk.requests import Part


class Score(NamedTuple):
    """The result of a roll: against a Difficulty, if there is one."""

    successes: int
    complications: int
    passed: bool
    surplus: int
    rule: str


def score(tally: Tally, difficulty: int) -> Score:
    """At or above the Difficulty passes; each success above is Momentum; a failure brings none."""
    surplus = tally.successes - difficulty
    if surplus < 0:
        return Score(*tally, False, 0, "houses.test.fail-below-difficulty")
    rule = "houses.test.momentum-per-extra" if surplus else "houses.test.momentum-none-on-exact"
    return Score(*tally, True, surplus, rule)


def rules_of(scored: Score, difficulty: int) -> tuple[str, ...]:
    """Why it came out so."""
    if not scored.passed:
        return scored.rule, "houses.test.momentum-none-on-fail"
    zero = ("houses.test.difficulty-zero-banks-all",) if difficulty == 0 else ()
    return "houses.test.pass-at-difficulty", scored.rule, *zero


@action("houses.throw", by="gm", chapter="test")
async def roll_test(
    play: Play[Table],
    who: Annotated[Busy[CharacterId], Among(anyone)],
    pool: Pool,
    difficulty: int,
    hidden: bool = False,
) -> Score:
    """The dice fall against a Difficulty; `hidden` keeps it from the player who may roll again."""
    return score(await roll_tally(play, who, pool, None if hidden else difficulty), difficulty)


@action("houses.throw-again", by="gm", chapter="test")
async def reroll(
    play: Play[Table],
    who: Annotated[Busy[CharacterId], Among(anyone)],
    pool: Pool,
    row: tuple[Lying, ...],
    dice: tuple[int, ...],
    difficulty: int,
) -> Score:
    """Roll some dice again, once: the result that a point for it would bring."""
    new = await _again(play, pool, Row(row), Again("reroll", dice), "houses.determination.reroll")
    return score(new.tally(play.state.options.assist_leader_gate), difficulty)


async def roll_tally(play: Play[Table], who: CharacterId, pool: Pool, difficulty: int | None) -> Tally:
    """The dice fall; while points last and dice are fresh, some may be rolled again."""
    if not _falling(pool):
        return _sure(pool, play.state.options.assist_leader_gate)
    if _may_change(play.state, who, pool):
        return await _changing(play, who, pool, difficulty)
    own = Part(pool.dice - pool.automatic, added_up, pool.aim, read_die)
    parts = (own, *_helping(pool))
    helping = AUTOMATIC.successes * sum(one.automatic for one in pool.helpers)
    given = (AUTOMATIC.successes * pool.automatic, helping, play.state.options.assist_leader_gate)
    why = _why(play.state, who, pool)
    fell = await play.roll_together(parts, SIDES, read=all_told, given=given, why=why, cite=_rule(pool))
    return fell.reading


def _sure(pool: Pool, gated: bool) -> Tally:
    """The tally where each die counts as a 1 and none is rolled."""
    return joined(added([AUTOMATIC] * pool.automatic), added([AUTOMATIC] * len(pool.helpers)), gated)


def _falling(pool: Pool) -> int:
    """Return how many dice are rolled: all but those that count as a 1."""
    return pool.dice - pool.automatic + sum(not one.automatic for one in pool.helpers)


def _helping(pool: Pool) -> tuple[Part, ...]:
    aims = (Aim(one.target, one.critical, pool.aim.range, pool.aim.both) for one in pool.helpers if not one.automatic)
    return tuple(Part(1, one_die, aim, read_die) for aim in aims)


def _rule(pool: Pool) -> str:
    return "houses.test.base-pool-two" if pool.dice == BASE_DICE else "houses.test.max-pool-five"


def _why(table: Table, who: CharacterId, pool: Pool) -> tuple[Because, ...]:
    """Why these dice, and how each will be read. Numbers that are the GM's secret are left out."""
    one, options = table.who(who), table.options
    helpers = tuple(helper if table.shows(helper.id) else helper._replace(id=NOBODY) for helper in pool.helpers)
    named = pool._replace(helpers=helpers)
    return _reasons(one.seen and one.open, named, options.assist_leader_gate, options.assist_counts_to_cap)


@lru_cache(MOST_KEPT)
def _reasons(known: bool, pool: Pool, gated: bool, to_cap: bool) -> tuple[Because, ...]:
    reading = [
        Because("read-target", pool.aim.target if known else 0, "houses.test.success-at-or-under"),
        Because("read-one", 2, "houses.test.critical-on-one"),
    ]
    if pool.aim.critical > 1:
        limit = pool.aim.critical if known else 0
        reading.append(Because("read-critical", limit, "houses.test.focus-critical-range"))
        reading.append(Because("read-worth", 2, "houses.test.critical-worth-exactly-two"))
    else:
        reading.append(Because("read-no-focus", 1, "houses.test.no-focus-no-range"))
    reading.append(Because("read-complication", complicates_from(pool.aim.range), "houses.complication.threshold"))
    reading.append(Because("read-range", pool.aim.range, RISKS[pool.aim.range - 1].cite))
    if pool.aim.both and known and pool.aim.target >= complicates_from(pool.aim.range):
        reading.append(Because("read-both", 0, "houses.complication.independent-of-success"))
    if pool.dice > BASE_DICE or pool.helpers:
        reading.append(Because("read-any-die", 0, "houses.complication.any-die"))
    return (*pool.why, *reading, *_why_helped(pool, gated, to_cap))


def _why_helped(pool: Pool, gated: bool, to_cap: bool) -> tuple[Because, ...]:
    if not pool.helpers:
        return ()
    dice = (Because("die-helper", 1, "houses.assist.one-die", one.id) for one in pool.helpers)
    gate = (Because("note-gate", 0, "houses.assist.leader-gate"),) if gated else ()
    outside = () if to_cap else ("houses.assist.outside-the-cap",)
    return (
        *dice,
        *gate,
        Because("note-helpers-add", 0, "houses.assist.adds-to-leader"),
        Because("note-helpers-complicate", 0, "houses.assist.dice-can-complicate"),
        *(Because("note-outside-the-cap", 0, rule) for rule in outside),
    )


# ---- Rolling again --------------------------------------------------------------------------------------------------


def _may_change(table: Table, who: CharacterId, pool: Pool) -> bool:
    """Whether any player could still reroll a die."""
    if pool.open and points_of(table, table.who(who)):
        return True
    if pool.threat_dice and _abilities(table, who, "threatening", pool.skill):
        return True
    return any(_abilities(table, one.id, "guidance") for one in pool.helpers if not one.automatic)


def _abilities(table: Table, who: CharacterId, kind: str, skill: str = "") -> tuple[str, ...]:
    """Uses of abilities of a kind; one that names a skill is for that skill only."""
    known = (ability for ability in table.who(who).abilities if ability.kind == kind)
    return tuple(ability.use for ability in known if ability.skill in ("", skill))


class Row(NamedTuple):
    """All dice of a roll in a row, the leader's first; and complications that stick although their die is gone."""

    dice: tuple[Lying, ...]
    stuck: int = 0

    def tally(self, gated: bool) -> Tally:
        own = added(lying.die for lying in self.dice if not lying.helper)
        helped = added(lying.die for lying in self.dice if lying.helper)
        told = joined(own, helped, gated)
        return told._replace(complications=told.complications + self.stuck)


async def _changing(play: Play[Table], who: CharacterId, pool: Pool, difficulty: int | None) -> Tally:
    own = Part(pool.dice - pool.automatic, as_they_lie, pool.aim, read_die)
    falling = tuple(one for one in pool.helpers if not one.automatic)
    parts = (own, *_helping(pool))
    fell = await play.roll_together(parts, SIDES, read=together, why=_why(play.state, who, pool), cite=_rule(pool))
    lying = [Lying(*die) for die in fell.reading.own]
    lying += [Lying(*AUTOMATIC, fresh=False)] * pool.automatic
    lying += [Lying(*die, helper=one.id) for one, die in zip(falling, fell.reading.helpers, strict=True)]
    lying += [Lying(*AUTOMATIC, fresh=False, helper=one.id) for one in pool.helpers if one.automatic]
    row = Row(tuple(lying))
    row = await _by_threatening(play, who, pool, row, difficulty)
    row = await _by_guidance(play, who, pool, row, difficulty)
    row = await _by_determination(play, who, pool, row, difficulty)
    return row.tally(play.state.options.assist_leader_gate)


POINT_RULES = {"automatic": "houses.determination.automatic-one", "reroll": "houses.determination.reroll"}
"""What a point can still do about dice that lie there."""


async def _by_determination(play: Play[Table], who: CharacterId, pool: Pool, row: Row, difficulty: int | None) -> Row:
    """While points last and a die is fresh, the player may roll again; or lay down a 1, where that is done late."""
    late_one = play.state.options.determination_auto_one_timing == "after"
    helpers = play.state.options.reroll_assist_dice
    while pool.open and points_of(play.state, play.state.who(who)):
        fresh = any(die.fresh and (helpers or not die.helper) for die in row.dice)
        if not fresh and not late_one:
            break
        asked = _question(play.state, who, pool, row, difficulty)
        answer = await play.ask(play.state.who(who).seat, asked, cite="houses.determination.reroll")
        if answer.use == "keep":
            break
        await spend_point(play, who, answer.use, POINT_RULES[answer.use])
        await peril_of(play, who, NPC_POINT, play.state.who(who).name)
        if answer.use == "automatic":
            row = row._replace(dice=_with(row.dice, {answer.dice[0]: Lying(*AUTOMATIC, fresh=False)}))
        else:
            row = await _again(play, pool, row, answer, "houses.determination.reroll")
    return row


def _question(table: Table, who: CharacterId, pool: Pool, row: Row, difficulty: int | None) -> RollAgain:
    options = table.options
    price = price_of_point(table.who(who))
    return RollAgain(
        who,
        row.dice,
        row.tally(options.assist_leader_gate).successes,
        difficulty,
        price,
        pool=pool,
        automatic=options.determination_auto_one_timing == "after",
        helpers=options.reroll_assist_dice,
    )


async def _by_threatening(play: Play[Table], who: CharacterId, pool: Pool, row: Row, difficulty: int | None) -> Row:
    """Having bought dice with Threat, one who is threatening rolls one own die again, for nothing."""
    rule = "houses.npc.ability.threatening"
    for use in _abilities(play.state, who, "threatening", pool.skill) if pool.threat_dice else ():
        if not await applies(play, who, "threatening", use, rule):
            continue
        successes = row.tally(play.state.options.assist_leader_gate).successes
        asked = RollAgain(who, row.dice, successes, difficulty, "0", rule, most=1, point=False)
        answer = await play.ask(play.state.who(who).seat, asked, cite=rule)
        if answer.use == "reroll":
            row = await _again(play, pool, row, answer, rule)
    return row


async def _by_guidance(play: Play[Table], who: CharacterId, pool: Pool, row: Row, difficulty: int | None) -> Row:
    """Reroll the helping die of a helper who has Guidance."""
    rule = "houses.npc.ability.guidance"
    for at, lying in enumerate(row.dice):
        if not lying.helper or not lying.fresh:
            continue
        for use in _abilities(play.state, lying.helper, "guidance"):
            if await applies(play, lying.helper, "guidance", use, rule):
                row = await _again(play, pool, row, Again("reroll", (at,)), rule)
    return row


async def applies(play: Play[Table], who: CharacterId, ability: str, use: str, cite: str) -> bool:
    """Whether the way of acting that an ability names is what happens here: the GM says so, and whether to use it."""
    return await play.ask(GM, UseAbility(who, ability, use, cite), cite=cite) == "yes"


async def _again(play: Play[Table], pool: Pool, row: Row, answer: Again, cite: str) -> Row:
    """The picked dice fall again; each keeps its new face, and the old one is gone with what it brought."""
    aims = {one.id: Aim(one.target, one.critical, pool.aim.range, pool.aim.both) for one in pool.helpers}
    own = [at for at in answer.dice if not row.dice[at].helper]
    others = [at for at in answer.dice if row.dice[at].helper]
    helping = (Part(1, one_die, aims[row.dice[at].helper], read_die) for at in others)
    parts = (Part(len(own), as_they_lie, pool.aim, read_die), *helping)
    often = play.state.options.reroll_per_die == "any"
    why = (
        Because("note-new-stands", 0, "houses.reroll.new-result-stands"),
        Because("note-old-gone", 0, "houses.reroll.clears-old-complication"),
        *(() if often else (Because("note-once", 0, "houses.reroll.once-per-die"),)),
    )
    fell = await play.roll_together(parts, SIDES, read=together, why=why, cite=cite)
    new: dict[int, Lying] = {at: _fallen(die, often) for at, die in zip(own, fell.reading.own, strict=True)}
    new |= {at: _fallen(die, often, row.dice[at].helper) for at, die in zip(others, fell.reading.helpers, strict=True)}
    sticks = play.state.options.reroll_old_complication_sticks
    stuck = sum(row.dice[at].complicates for at in answer.dice) if sticks else 0
    return Row(_with(row.dice, new), row.stuck + stuck)


def _fallen(die: Die, fresh: bool, helper: CharacterId = NOBODY) -> Lying:
    return Lying(*die, fresh=fresh, helper=helper)


def _with(dice: tuple[Lying, ...], new: dict[int, Lying]) -> tuple[Lying, ...]:
    return tuple(new.get(at, die) for at, die in enumerate(dice))
