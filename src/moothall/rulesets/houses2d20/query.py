"""Odds queries: one roll with its skill, Drive and dice, and the policy for spending Determination."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Annotated, Any, Literal, NamedTuple, get_args

from moothall.errors import AgainstTheRules, Unclear
from moothall.rulesets.houses2d20.dice import Aim, critical_limit
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.options import Options
from moothall.rulesets.houses2d20.pool import Helper, Pool
from moothall.rulesets.houses2d20.prices import DICE_BY_MOMENTUM
from moothall.rulesets.houses2d20.questions.rolling import Again, Lying, RollAgain
from moothall.rulesets.houses2d20.rolling import Score, roll_test
from moothall.rulesets.houses2d20.state import Character, Skills, Table
from moothall.rulesets.houses2d20.words import BASE_DICE, LEVELS, MOST_DICE, RANGES, SIDES
from moothall.talk.chance import MOST_KEPT
from moothall.talk.flags import FieldValues, Flag, WholeNumber, numbers
from moothall.talk.procedure import Opening

WHO = CharacterId("hero")
LOWEST, HIGHEST = 4, 8
"""Ratings of Drives, and of a Quality."""

Point = Literal["", "automatic", "misses", "all", "best"]
"""What a point of Determination is for: a die that counts as a 1, or rolling again if it would fail: only dice without
a success, the whole pool, or whichever dice are best.
"""

Answers = dict[type[Any], Callable[[Any, str, Any], Any]]


NUMBER = WholeNumber(least=0)


# ---- What a form offers ----------------------------------------------------------------------------------------------


def _skills(options: Options) -> FieldValues:
    return numbers(LOWEST, options.skill_cap, min(6, options.skill_cap))


def _ratings(options: Options) -> FieldValues:
    return numbers(LOWEST, HIGHEST, 6)


def _difficulties(options: Options) -> FieldValues:
    return numbers(0, _highest_difficulty(options), 1)


def _pools(options: Options) -> FieldValues:
    return numbers(BASE_DICE, MOST_DICE, BASE_DICE)


def _risks(options: Options) -> FieldValues:
    return numbers(min(RANGES), max(RANGES), min(RANGES))


def _point_uses(options: Options) -> FieldValues:
    """The ways to spend a point, and to keep it."""
    return FieldValues(get_args(Point))


def _highest_difficulty(options: Options) -> int:
    return max(LEVELS) if options.difficulty_ceiling is None else options.difficulty_ceiling


# ---- A situation -----------------------------------------------------------------------------------------------------

ASSISTANT = re.compile(r"([0-9]{1,6})(?::([0-9]{1,6}))?")


def read_assistant(_: str, text: str) -> tuple[int, int]:
    """A target number, or one with the critical limit: `11`, `9:5`."""
    given = ASSISTANT.fullmatch(text.strip())
    if given is None:
        raise Unclear("error-houses-assist-form", text=text)
    return int(given[1]), int(given[2] or 1)


class Situation(NamedTuple):
    """The situation of a roll before the dice fall, as the flags of the command line give it."""

    skill: Annotated[int, Flag(read=NUMBER, among=_skills)]
    drive: Annotated[int, Flag(read=NUMBER, among=_ratings)]
    difficulty: Annotated[int, Flag(read=NUMBER, among=_difficulties)]
    dice: Annotated[int, Flag(read=NUMBER, among=_pools)] = BASE_DICE
    focus: bool = False
    range: Annotated[int, Flag("--complication-range", read=NUMBER, among=_risks)] = 1
    assist: Annotated[tuple[tuple[int, int], ...], Flag(metavar="TARGET", read=read_assistant)] = ()
    """Each helper's target number and critical limit."""
    point: Annotated[Point, Flag("--determination", sets="automatic", among=_point_uses)] = ""


class Query(NamedTuple):
    """A roll ready to be counted: the table, the procedure, and the stated answers to what it asks."""

    table: Table
    opening: Opening[Any]
    pool: Pool
    policy: str
    answers: Answers


def figures(scored: Score, _: Table) -> tuple[int, int, int]:
    """Counts of a roll: successes, complications, and Momentum, which is -1 for a failure."""
    return scored.successes, scored.complications, scored.surplus if scored.passed else -1


@lru_cache(MOST_KEPT)
def ask(situation: Situation, options: Options) -> Query:
    """The roll of this situation under these options; refuses what the rules refuse."""
    _check(situation, options)
    helpers = tuple(Helper(CharacterId(f"helper{at}"), *pair) for at, pair in enumerate(situation.assist, 1))
    both = options.complication_overlap == "both"
    critical = critical_limit(situation.skill, situation.focus)
    aim = Aim(situation.skill + situation.drive, critical, situation.range, both)
    early = situation.point == "automatic" and options.determination_auto_one_timing == "before"
    later = bool(situation.point) and not early
    closed = "" if later else "houses.determination.one-point-per-use"
    pool = Pool(situation.dice, aim, helpers, int(early), closed)
    table = bare_table(options, helpers, int(later))
    opening = roll_test.open(WHO, pool, situation.difficulty)
    policy, answers = _policy(situation.point, early)
    return Query(table, opening, pool, policy, answers)


def bare_table(options: Options, helpers: tuple[Helper, ...] = (), points: int = 0) -> Table:
    """A table with one character who has so many points, and the helpers."""
    hero = Character(WHO, WHO, "main", "players", Skills(), seat=WHO, determination=points)
    others = (Character(one.id, one.id, "minor", "players", Skills(), seat=WHO) for one in helpers)
    return Table(options=options, characters=(hero, *others))


def _check(situation: Situation, options: Options) -> None:
    """Refuse a situation that the rules do not know."""
    _within("skill", situation.skill, LOWEST, options.skill_cap, "houses.pc.skill-range")
    _within("drive", situation.drive, LOWEST, HIGHEST, "houses.pc.drive-array")
    _within("difficulty", situation.difficulty, 0, _highest_difficulty(options), "houses.difficulty.six-levels")
    _within("range", situation.range, min(RANGES), max(RANGES), "houses.complication.range-set-by-gm")
    helping = len(situation.assist) if options.assist_counts_to_cap else 0
    _within("dice", situation.dice, BASE_DICE, max(BASE_DICE, MOST_DICE - helping), "houses.test.max-pool-five")
    if options.assist_max is not None and len(situation.assist) > options.assist_max:
        cite = "houses.assist.several"
        raise AgainstTheRules("error-houses-helpers", cite=cite, number=len(situation.assist), most=options.assist_max)
    for target, critical in situation.assist:
        if not 1 <= critical <= target <= SIDES:
            raise Unclear("error-houses-assist", target=target, critical=critical)


def _within(what: str, number: int, least: int, most: int, cite: str) -> None:
    if not least <= number <= most:
        raise AgainstTheRules("error-houses-number", cite=cite, what=what, number=number, least=least, most=most)


# ---- How a point is spent -------------------------------------------------------------------------------------------


def _policy(point: Point, early: bool) -> tuple[str, Answers]:
    """The one point, by name and as answers."""
    match point:
        case "":
            return "no-point", {}
        case "automatic" if early:
            return "point-automatic-before", {}
        case "automatic":
            return "point-automatic-after", {RollAgain: one_on_the_worst}
        case "misses":
            return "point-reroll-misses", {RollAgain: reroll_misses}
        case "all":
            return "point-reroll-all", {RollAgain: reroll_all}
        case "best":
            return "point-reroll-best", {RollAgain: reroll_best}


def _short(asked: RollAgain) -> bool:
    return asked.difficulty is not None and asked.successes < asked.difficulty


def _own(asked: RollAgain) -> list[tuple[int, Lying]]:
    return [(at, die) for at, die in enumerate(asked.dice) if not die.helper]


def one_on_the_worst(_: Any, __: str, asked: RollAgain) -> Again:
    """A failure is mended by a 1 in place of the worst die."""
    if not _short(asked):
        return Again()
    worst = min(_own(asked), key=lambda placed: (placed[1].successes, not placed[1].complicates))[0]
    return Again("automatic", (worst,))


def reroll_misses(_: Any, __: str, asked: RollAgain) -> Again:
    """Reroll every die without a success after a failure."""
    missed = tuple(at for at, die in _own(asked) if die.fresh and not die.successes)
    return Again("reroll", missed) if _short(asked) and missed else Again()


def reroll_all(_: Any, __: str, asked: RollAgain) -> Again:
    """A failure is mended by rolling everything."""
    every = tuple(at for at, die in _own(asked) if die.fresh)
    return Again("reroll", every) if _short(asked) and every else Again()


def reroll_best(state: Any, _: str, asked: RollAgain) -> Again:
    """A failure is mended by rolling whichever dice bring the best chance; of equals, the fewest."""
    if not _short(asked) or asked.pool is None:
        return Again()
    aim, gated = asked.pool.aim, state.options.assist_leader_gate
    chance = {again: _reaches(asked, again, aim, gated) for again in asked.answers() if again.use == "reroll"}
    return max(chance, key=chance.__getitem__, default=Again())


def _reaches(asked: RollAgain, again: Again, aim: Aim, gated: bool) -> int:
    """In how many of all ways these dice, rolled again, come to enough."""
    assert asked.difficulty is not None
    helped = sum(die.successes for die in asked.dice if die.helper)
    ways = Counter([sum(die.successes for at, die in _own(asked) if at not in again.dice)])
    for _ in again.dice:
        ways = _with_a_die(ways, aim)
    enough = 0
    for own, count in ways.items():
        if own + (helped if own or not gated else 0) >= asked.difficulty:
            enough += count
    unrolled: int = SIDES ** (len(asked.dice) - len(again.dice))
    return enough * unrolled


def _with_a_die(ways: Counter[int], aim: Aim) -> Counter[int]:
    found: Counter[int] = Counter()
    for successes, count in ways.items():
        for more, faces in ((2, aim.critical), (1, aim.target - aim.critical), (0, SIDES - aim.target)):
            found[successes + more] += count * faces
    return found


# ---- What spends would do -------------------------------------------------------------------------------------------


class Spending(NamedTuple):
    """A purchase before the roll, and the roll with it."""

    what: str
    """`dice` or `point`."""
    number: int
    price: int
    situation: Situation


def spendings(situation: Situation, options: Options) -> Iterator[Spending]:
    """More dice, one after the other, each dearer; and a die that counts as a 1."""
    helping = len(situation.assist) if options.assist_counts_to_cap else 0
    have = situation.dice - BASE_DICE
    for more in range(1, MOST_DICE - helping - situation.dice + 1):
        price = sum(each.points for each in DICE_BY_MOMENTUM[have : have + more])
        yield Spending("dice", more, price, situation._replace(dice=situation.dice + more))
    if not situation.point:
        yield Spending("point", 1, 1, situation._replace(point="automatic"))
