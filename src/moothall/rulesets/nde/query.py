"""Odds queries: one roll with its attribute, steps and number, and the policy for spending luck."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Literal, NamedTuple, cast

from moothall.errors import AgainstTheRules, Unclear
from moothall.rulesets.nde.dice import check_die
from moothall.rulesets.nde.gather import Aim, Pool
from moothall.rulesets.nde.ids import hero_id
from moothall.rulesets.nde.options import DEFAULTS, Options
from moothall.rulesets.nde.prepare import UpcomingRoll, after_word, aim_of, pool_of, ready_question, steps_of
from moothall.rulesets.nde.questions import Call, Ready, SpendLuck, TalentUse, check_difficulty, check_talents
from moothall.rulesets.nde.rolling import roll_test
from moothall.rulesets.nde.state import Attributes, Hero, Table
from moothall.rulesets.nde.words import START_HEARTS, START_POWER, Role
from moothall.talk.procedure import Opening
from moothall.talk.reasons import Because
from moothall.talk.rule_names import name_error

WHO = hero_id("hero")
Luck = Literal["reroll", "step", "cost", "plus"]
LUCK: dict[str, tuple[str, ...]] = {"ladder": ("reroll", "step", "cost"), "2d6": ("reroll", "plus", "cost")}
MODIFIERS = range(-10, 11)


class Situation(NamedTuple):
    """The situation of a roll before the dice fall."""

    base: int
    """The attribute's die, or its modifier in 2d6."""
    against: int
    advantage: bool = False
    disadvantage: bool = False
    talent: bool = False
    help: bool = False
    luck: Luck | None = None
    shift: int = 0
    """Steps the number moves, where circumstances move the number."""


class Query(NamedTuple):
    """A roll ready to be counted: the table, the procedure, and the stated answers to what it asks."""

    table: Table
    opening: Opening[Any]
    pool: Pool
    aim: Aim
    policy: str
    answers: dict[type[Any], Callable[[Any, str, Any], Any]]


def read_die(text: str, options: Options = DEFAULTS) -> int:
    """A die of this table as people write it: d12, D12, k12 or 12."""
    found = re.fullmatch(r"[dDkK]?(\d{1,3})", text.strip())
    if not found:
        raise Unclear("error-not-a-die", die=text, dice=", ".join(f"d{sides}" for sides in options.book.dice))
    check_die(options, int(found[1]))
    return int(found[1])


def ask(situation: Situation, options: Options) -> Query:
    """The roll of this situation under these options; refuses what the rules refuse."""
    table = bare_table(options, situation.base, 1 if situation.luck else 0)
    try:
        return _understood(situation, options, table)
    except AgainstTheRules as refusal:
        name_error(table, refusal)
        raise


def _understood(situation: Situation, options: Options, table: Table) -> Query:
    if options.dice_mode != "2d6":
        check_difficulty(table, situation.against)
    call = _call(situation)
    check_talents(table, table.hero(WHO), call)
    steps = steps_of(table, call)
    if situation.help:
        steps = steps._replace(paid=(Because("step-help", 1, options.mode.help, "ally"),))
    steps = steps._replace(shifts=(*steps.shifts, *_shifts(situation.shift, options)))
    ready = Ready(luck=("step",) if situation.luck == "step" else ())
    ready_question(table, UpcomingRoll(WHO, situation.against, "", situation.base), steps).check(table, ready)
    steps = after_word(steps, ready)
    pool, aim = pool_of(table, situation.base, steps), aim_of(table, situation.base, situation.against, steps)
    pool = pool._replace(why=pool.why + aim.why)
    opening = roll_test.open(WHO, pool, aim.number, len(ready.luck))
    return Query(_luck_left(table, ready), opening, pool, aim, *_policy(situation.luck))


def _shifts(steps: int, options: Options) -> tuple[Because, ...]:
    """The sum of circumstances, where they do not cancel out."""
    if steps > 0:
        return (Because("shift-worse", steps, options.mode.worse),)
    if steps < 0:
        return (Because("shift-better", steps, options.mode.better),)
    return ()


def bare_table(options: Options, base: int, points: int = 0) -> Table:
    """A table with one hero, whose every attribute is this, and who has so much luck."""
    attributes = Attributes(base, base, base)
    role = cast(Role, next(iter(options.book.roles)))
    full = START_HEARTS, START_HEARTS, START_POWER, START_POWER
    hero = Hero(WHO, WHO, WHO, role, attributes, *full, points, talents=("talent",))
    return Table(options=options, heroes=(hero,))


def _luck_left(table: Table, ready: Ready) -> Table:
    return table.with_hero(WHO, luck=table.hero(WHO).luck - len(ready.luck))


def _call(situation: Situation) -> Call:
    return Call(
        situation.against,
        helps=("advantage",) if situation.advantage else (),
        hinders=("disadvantage",) if situation.disadvantage else (),
        talents=(TalentUse("talent"),) if situation.talent else (),
    )


def _policy(luck: Luck | None) -> tuple[str, dict[type[Any], Callable[[Any, str, Any], Any]]]:
    """How the one point is spent, by name and as answers."""
    match luck:
        case "reroll":
            return "luck-reroll-failure", {SpendLuck: _reroll_failure}
        case "cost":
            return "luck-buy-failure", {SpendLuck: _buy_failure}
        case "plus":
            return "luck-plus-if-better", {SpendLuck: _plus_if_better}
        case "step":
            return "luck-step-before", {}
        case None:
            return "no-luck", {}


def _reroll_failure(_: Any, __: str, asked: SpendLuck) -> str:
    return "reroll" if asked.result in ("F", "FC") else "keep"


def _buy_failure(_: Any, __: str, asked: SpendLuck) -> str:
    return "cost" if any(use.id == "cost" for use in asked.uses) else "keep"


def _plus_if_better(_: Any, __: str, asked: SpendLuck) -> str:
    return "plus" if any(use.id == "plus" for use in asked.uses) else "keep"


def check_modifier(modifier: int) -> None:
    """Modifiers far outside the book are a slip of the keyboard."""
    if modifier not in MODIFIERS:
        raise Unclear("error-modifier", modifier=modifier, least=MODIFIERS[0], most=MODIFIERS[-1])
