"""Survival: days in need, survival tests that are due, and the cost of failing one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.action_test.procedure import fail, make_test, prepare
from moothall.rulesets.nova6.basics.outcome import Draft
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.events import DayPassed, Failed, NeedSet, SurvivalDue
from moothall.rulesets.nova6.modifiers.load_levels import level_of, load_of
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.questions import SurvivalCost
from moothall.rulesets.nova6.recovery import survival_mode
from moothall.rulesets.nova6.state import Character, Table
from moothall.rulesets.nova6.stress.damage import resolve_damage
from moothall.rulesets.nova6.vocabulary import Property
from moothall.talk.actions import action
from moothall.talk.play import GM, Play
from moothall.talk.reasons import Because

GONE_WITHOUT: Final = 2
"""Damage of going without."""
MOST_DAYS: Final = 100
WANT: Final = "survival"
"""The type of damage of a pack that has a track of its own for going without."""


@action("nova6.set-need", by="gm", chapter="loads")
async def set_need(play: Play[Table], need: str = "") -> None:
    """Put the group in need (food, water, shelter), or end the need; days are counted anew."""
    await play.tell(NeedSet(need.strip()), "nova6.gear.survival-test")


@action("nova6.pass-days", by="gm", chapter="loads")
async def pass_days(play: Play[Table], days: int = 1, place: str = "", difficulty: int = 0) -> None:
    """Pass days, in a safe place if one is named. In need, a character whose load is used up makes a survival test each
    time.
    """
    if not 1 <= days <= MOST_DAYS:
        raise AgainstTheRules("error-days", cite="nova6.gear.survival-test", days=days, most=MOST_DAYS)
    for _ in range(days):
        table = play.state
        counted = tuple([(one.id, one.days + 1) for one in table.heroes if table.need])
        await play.tell(DayPassed(table.day + 1, counted, place.strip()), "nova6.gear.survival-test")
        for who in [one.id for one in play.state.heroes]:
            if is_due(play.state, play.state.who(who)):
                await test(play, who, difficulty)
        await survival_mode.day_passed(play, bool(place.strip()))


def is_due(table: Table, one: Character) -> bool:
    """Whether a character in need has gone as many days as the load lasts."""
    lost = one.out == "ended"
    return bool(table.need) and not lost and one.days >= level_of(load_of(table, one)).every


async def test(play: Play[Table], who: str, difficulty: int) -> None:
    """Make one survival test; a failure has its cost."""
    one, need = play.state.who(who), play.state.need
    load = load_of(play.state, one)
    await play.tell(SurvivalDue(who, load, one.seen), "nova6.gear.survival-test", level_of(load).cite)
    more = tuple(_dice(load))
    skill = bound(play.state, "survival")
    test = ActionTest(who, need, skill, "overcome", "survival", difficulty=difficulty, more=more, free=True)
    test = await prepare(play, test)
    verdict = await make_test(play, test)
    if not verdict.success:
        await _go_without(play, who, need)
        await fail(play, test, verdict)


def _dice(load: str) -> Iterator[Because]:
    if dice := level_of(load).survival:
        yield Because("load", dice, level_of(load).cite, load)


async def _go_without(play: Play[Table], who: str, need: str) -> None:
    """Harm that no armour stops, unless what ends the need is at hand after all; or another cost."""
    asked = SurvivalCost(who, need)
    want = await play.ask(GM, asked, cite="nova6.gear.survival-fail")
    if want.kind == "other":
        told = Failed(who, want.text, False, play.state.who(who).seen)
        await play.tell(told, "nova6.gear.survival-fail")
        return
    direct = (Property("direct", of=(need,)),)
    own = any(WANT in track.types for track in play.state.who(who).tracks)
    type = WANT if own else "physical"
    hurt = Draft("damage", to=(who,), rating=GONE_WITHOUT, type=type, duration="T", properties=direct)
    await resolve_damage(play, who, hurt)
