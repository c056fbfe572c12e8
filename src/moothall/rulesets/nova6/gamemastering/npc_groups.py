"""NPC results without a roll: dice traded for stunt points, and the share of a group that succeeds."""

from __future__ import annotations

from typing import Final, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.basics.outcome import Draft
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.choices import AnAspect, SkillWord, Theirs
from moothall.rulesets.nova6.events import DidWell, GroupTried, Settled
from moothall.rulesets.nova6.ids import NOTHING
from moothall.rulesets.nova6.options import DEFAULTS, Options
from moothall.rulesets.nova6.questions import check_difficulty
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.stunts import stunt_points
from moothall.rulesets.nova6.vocabulary import holds
from moothall.rulesets.nova6.words import PER_POINT
from moothall.talk.actions import action
from moothall.talk.play import GM, Play
from moothall.talk.reasons import Because

# ---- One of them -----------------------------------------------------------------------------------------------------


class Traded(NamedTuple):
    """Result of dice that nobody rolls: stunt points, dice left over, and why."""

    points: int
    left: int
    why: tuple[Because, ...]


def traded(rank: int, difficulty: int = 0, specialized: bool = False) -> Traded:
    """Ranks left after the difficulty, traded two dice for a point, and once a single one for a specialist."""
    dice = max(rank - difficulty, 0)
    single = 1 if specialized and dice else 0
    pairs = (dice - single) // PER_POINT
    why = [
        Because("npc-dice", dice, "nova6.npc.trade-net"),
        Because("npc-points", single + pairs, "nova6.npc.trade-rate"),
    ]
    return Traded(single + pairs, dice - single - pairs * PER_POINT, tuple(why))


@action("nova6.how-well", by="gm", chapter="npcs")
async def how_well(
    play: Play[Table],
    who: Theirs,
    intent: str,
    skill: SkillWord,
    difficulty: int = 0,
    despite: AnAspect = NOTHING,
) -> int:
    """Measure how well an NPC does an unopposed action. Returns the stunt points.

    They succeed, unless an aspect says otherwise: `despite` names it.
    """
    check_difficulty(difficulty)
    one = play.state.who(who)
    if despite:
        await play.tell(Settled(who, "fails", play.state.effect(despite).name, one.seen), "nova6.npc.trade-assume")
        return 0
    specialized = any(holds(gives, "trade-one", skill) for gives in one.given())
    came_to = traded(one.rank(skill), difficulty, specialized)
    rules = ("nova6.npc.trade-assume", *(reason.cite for reason in came_to.why))
    await play.tell(DidWell(who, intent, came_to.points, came_to.left, one.seen, one.open), *rules)
    if came_to.points:
        await stunt_points.spend(play, ActionTest(who, intent, skill), Draft("nothing", who), GM, came_to.points)
    return came_to.points


# ---- Many of them ----------------------------------------------------------------------------------------------------


class Share(NamedTuple):
    """Result of a group attempt: those who succeed, those who fail, those who stay; and why."""

    did: int
    failed: int
    stayed: int
    why: tuple[Because, ...]


SHARES: Final = {1: (4, "nova6.npc.group-1d"), 2: (8, "nova6.npc.group-2d"), 3: (16, "nova6.npc.group-3d")}
"""By how many dice a skill falls short: one in so many does it."""
NOBODY: Final = "nova6.npc.group-4d"
TRY: Final = 2
"""So many try for each who does it, if the GM says nothing."""


def share(number: int, rank: int, difficulty: int, tried: int | None = None, options: Options = DEFAULTS) -> Share:
    """The share of a group that succeeds, by how far its skill falls short of the difficulty."""
    short = difficulty - rank
    why = [Because("short-of", -max(short, 0), "nova6.npc.group-share")]
    if short <= 0:
        did = number if options.horde_even_share == "all" else number // 2
        why.append(Because("group-did", did, "nova6.npc.group-even"))
    else:
        of, rule = SHARES.get(short, (0, NOBODY))
        did = number // of if of else 0
        why.append(Because("group-did", did, rule))
    usual = number if short <= 0 else min(did * TRY, number)
    trying = usual if tried is None else tried
    if not did <= trying <= number:
        raise AgainstTheRules("error-group-tried", cite="nova6.npc.group-rest", did=did, number=number)
    why.append(Because("group-tried", trying, "nova6.npc.group-rest"))
    return Share(did, trying - did, number - trying, tuple(why))


@action("nova6.group-attempt", by="gm", chapter="npcs")
async def group_attempt(
    play: Play[Table],
    who: Theirs,
    intent: str,
    skill: SkillWord,
    difficulty: int,
    number: int = 0,
    tried: int | None = None,
) -> int:
    """Many want the same, and nobody rolls for them: a share of them does it. How many.

    `number` is how many they are, if not as many as the group; `tried` is the GM's word on how many dare at all.
    """
    check_difficulty(difficulty)
    one = play.state.who(who)
    if number < 0:
        raise AgainstTheRules("error-group-tried", cite="nova6.npc.group-share", did=0, number=one.number)
    came_to = share(number or one.number, one.rank(skill), difficulty, tried, play.state.options)
    trying = came_to.did + came_to.failed
    fact = GroupTried(who, intent, trying, came_to.did, came_to.failed, came_to.stayed, one.seen)
    await play.tell(fact, *(reason.cite for reason in came_to.why))
    return came_to.did
