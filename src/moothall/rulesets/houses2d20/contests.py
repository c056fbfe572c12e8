"""Contests: the opposing side rolls first, and its successes are the Difficulty."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.rulesets.houses2d20.aftermath import (
    NO_COMPLICATIONS,
    Pending,
    Result,
    conclude_but_complications,
    name_pending,
    rules_of_trouble,
    settle,
    spend_on_outcome,
)
from moothall.rulesets.houses2d20.called_test import CalledTest
from moothall.rulesets.houses2d20.choices import whoever
from moothall.rulesets.houses2d20.dice import Tally
from moothall.rulesets.houses2d20.events import Declared, RolledAgainst, ShortfallGained
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.prepare import Ready, judge, prepare
from moothall.rulesets.houses2d20.questions import Opposed, WhoOpposes
from moothall.rulesets.houses2d20.rolling import roll_tally
from moothall.rulesets.houses2d20.skill_test import Outcome, attempt, bring_in_traits, check_free, familiar, tell_call
from moothall.rulesets.houses2d20.state import Table
from moothall.rulesets.houses2d20.words import Skill
from moothall.talk.actions import action
from moothall.talk.arguments import Among, Own, Words
from moothall.talk.play import GM, Play
from moothall.talk.reasons import Because

OPPOSED = "houses.contest.opponent-rolls-first"


class Contest(NamedTuple):
    """How a contest stands: the active side's test, and what the opposing side has of it. None that never rolled."""

    active: Result | None
    opposing: Result | None

    @property
    def won(self) -> bool:
        return self.active is not None and self.active.passed


def opponents_of(table: Table, who: CharacterId) -> tuple[CharacterId, ...]:
    """Those who could oppose a character outside of a turn; refuses whoever is not free, or has nobody to oppose."""
    one = check_free(table, who)
    apart = (other for other in table.characters if other.side != one.side and other.outside == one.outside)
    others = tuple(other.id for other in apart if not other.defeated)
    if not others:
        raise AgainstTheRules("error-houses-nobody-opposes", cite=OPPOSED, name=one.name)
    return others


def _may_contest(table: Table, who: CharacterId) -> str:
    opponents_of(table, who)
    return OPPOSED


@action("houses.contest", by="player", chapter="test", rank=3, offered=_may_contest)
async def contest(
    play: Play[Table], who: Annotated[Own[CharacterId], Among(whoever(opponents_of))], aim: Words
) -> Outcome:
    """Run a contest: a character acts against an opponent who resists."""
    others = opponents_of(play.state, who)
    await play.tell(Declared(who, aim, play.state.shows(who)), "houses.test.declare-action")
    opposed = await who_opposes(play, who, aim, others, "communicate")
    fought = await compete(play, who, aim, opposed)
    await name_pending(play, await end_contest(play, fought))
    return Outcome(fought.won, *((fought.active.successes, fought.active.fresh) if fought.active else ()))


async def who_opposes(
    play: Play[Table], who: CharacterId, action: str, opponents: tuple[CharacterId, ...], suggested: Skill
) -> Opposed:
    """The GM says who opposes, with which skills."""
    asked = WhoOpposes(who, action, opponents, suggested)
    return await play.ask(GM, asked, cite=OPPOSED)


async def compete(
    play: Play[Table],
    who: CharacterId,
    action: str,
    opposed: Opposed,
    shifts: tuple[Because, ...] = (),
    reaction: str = "",
) -> Contest:
    """The opposing side rolls; its successes, with traits and all else, are what the active side must reach.

    `reaction` is what the opposing side does, where that is not what the active side is after. Where offers stand until
    the last word, the GM judges the active side's test before any dice fall.
    """
    test = CalledTest(who, action, opposed.skill, None, opposed.range, contest=True, shifts=shifts, set_by=OPPOSED)
    judged = await _judged_first(play, test) if play.stands else test
    if judged is None:
        return Contest(None, None)
    ready = await prepare(play, CalledTest(opposed.by, reaction or action, opposed.theirs, None, opposed.range))
    rolled = None
    if isinstance(ready, Ready):
        tally = await roll_tally(play, opposed.by, ready.pool, None)
        rolled = ready, tally
        rules = (OPPOSED, *rules_of_trouble(tally.complications))
        shown = play.state.shows(opposed.by), play.state.shows(who)
        await play.tell(RolledAgainst(opposed.by, who, tally.successes, tally.complications, *shown), *rules)
    against = 0 if rolled is None else rolled[1].successes
    both = play.state.options.contest_mode == "both_against_1"
    test = judged._replace(base=max(1, against) if both else against)
    called = test if play.stands else await _borne_on(play, test)
    result = None
    if called is not None:
        await tell_call(play, called)
        attempted = await attempt(play, called)
        result = attempted if isinstance(attempted, Result) else None
    gains = (against > 0 or not both) and play.state.options.contest_shortfall == "opponent"
    return Contest(result, None if rolled is None else _opposing(*rolled, result, gains))


async def _judged_first(play: Play[Table], test: CalledTest) -> CalledTest | None:
    """The test with the traits that bear on it, its statements and its focuses; nothing if a trait forbids it."""
    called = await _borne_on(play, test)
    return None if called is None else await judge(play, called)


async def _borne_on(play: Play[Table], test: CalledTest) -> CalledTest | None:
    """The test with the traits that bear on it, and easier for one who is familiar with this."""
    called = await bring_in_traits(play, test)
    if called is None or not play.state.options.amended:
        return called
    return called._replace(shifts=(*called.shifts, *await familiar(play, test.who)))


def _opposing(ready: Ready, tally: Tally, active: Result | None, gains: bool) -> Result:
    """The opposing side's result of a contest: the shortfall, if the active side failed."""
    lost = active is not None and not active.passed
    short = active.ready.difficulty - active.successes if active is not None and lost and gains else 0
    return Result(ready, tally.successes, lost, short, ("rolled",) * tally.complications)


async def end_contest(play: Play[Table], fought: Contest) -> Pending:
    """The opposing side spends what it gained and suffers what it rolled; then the active side.

    What comes back are complications that the GM has yet to name.
    """
    opposing, pending = fought.opposing, NO_COMPLICATIONS
    if opposing is not None:
        opposing = await _spend_shortfall(play, opposing)
        pending = await settle(play, opposing)
    if fought.active is None:
        return pending
    return (*pending, *await conclude_but_complications(play, fought.active))


async def _spend_shortfall(play: Play[Table], opposing: Result) -> Result:
    """Give the active side's shortfall to the other side, to be spent at once as if it had passed a test."""
    if not opposing.fresh:
        return opposing
    gained = ShortfallGained(opposing.who, opposing.fresh, play.state.shows(opposing.who))
    await play.tell(gained, "houses.contest.shortfall-to-opponent")
    return await spend_on_outcome(play, opposing)
