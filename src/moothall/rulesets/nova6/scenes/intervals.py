"""Undertakings: actions that take an interval or several successes; and ending effects that last until an action."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Annotated, Final

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.nova6.action_test.cost import offer_success_at_a_cost
from moothall.rulesets.nova6.action_test.procedure import fail, judge, make_test, prepare, resolve, succeed
from moothall.rulesets.nova6.basics.outcome import Buy, Draft, applies, stunt
from moothall.rulesets.nova6.basics.test_record import ActionTest, Verdict
from moothall.rulesets.nova6.choices import Doer, SkillWord, doer, effects_that, judging, things
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.events import Achieved, Declared, ScaleChanged, UndertakingChanged, UndertakingDone
from moothall.rulesets.nova6.ids import EffectId, PersonId
from moothall.rulesets.nova6.offered import check_free, free
from moothall.rulesets.nova6.questions import HowLong, IsOpposed, Length, check_length, check_perk
from moothall.rulesets.nova6.state import Effect, Table, Undertaking
from moothall.rulesets.nova6.time import rounds
from moothall.rulesets.nova6.time.clock import at_most, step_duration, steps_left
from moothall.rulesets.nova6.time.turns import check_may_act, use_action, use_declared_action
from moothall.rulesets.nova6.words import Duration
from moothall.talk.actions import action
from moothall.talk.arguments import Among, AskedLater, Given
from moothall.talk.play import GM, Play
from moothall.talk.questions import Option

USUAL: Final = Option("I", "nova6.interval.default")
"""Most actions are over in the moment they are taken."""


def _undertake_offered(table: Table, who: str) -> str:
    """When there is time for what takes longer: not while people act in turns."""
    check_free(table, PersonId(who))
    if table.in_turns():
        raise AgainstTheRules("error-no-time-in-turns", cite="nova6.time.narrative-use")
    return "nova6.time.narrative-use"


@action("nova6.undertake", by="player", chapter="time", rank=9, offered=_undertake_offered)
async def undertake(
    play: Play[Table],
    who: Doer,
    intent: str,
    skill: SkillWord | None = None,
    use: AskedLater[str] = "",
    interval: AskedLater[Duration] = "I",
    successes: AskedLater[int] = 0,
    perk: AskedLater[str] = "",
) -> Verdict | None:
    """Begin an undertaking that may take its time: the GM says how long, or how many successes it takes."""
    check_may_act(play.state, who)
    check_length(Length(interval, successes))
    if skill is not None:
        check_perk(play.state, who, skill, perk)
    await rounds.begin_action(play, who)
    await play.tell(Declared(who, intent, play.state.who(who).seen), "nova6.role.intent-first")
    test = await judge(play, ActionTest(who, intent, skill or "", "overcome", use, perk=perk), skill)
    if test is None:
        return None
    going = _going_on(play.state, who, intent)
    length = Length(going.interval, going.goal) if going else await _length(play, test, Length(interval, successes))
    test = await prepare(play, test)
    if not await use_declared_action(play, test):
        return None
    verdict = await make_test(play, test)
    if not verdict.success:
        verdict = await offer_success_at_a_cost(play, test, verdict)
    if verdict.success:
        draft = Draft("undertaking", who, name=intent, rating=length.successes, duration=length.interval)
        await succeed(play, test, verdict, draft)
    else:
        await fail(play, test, verdict)
    return verdict


def _going_on(table: Table, who: str, what: str) -> Undertaking | None:
    return next((one for one in table.undertakings if (one.who, one.what) == (who, what)), None)


async def _length(play: Play[Table], test: ActionTest, proposed: Length) -> Length:
    return await play.ask(GM, HowLong(test.who, test.intent, proposed, USUAL), cite="nova6.interval.longer")


@applies("undertaking")
async def _begun(play: Play[Table], test: ActionTest, draft: Draft) -> None:
    """In a moment it is done; otherwise it goes on, and what outlasts a scene is told in narrative time."""
    seen = play.state.who(test.who).seen
    if draft.rating:
        await _one_more(play, test, draft, seen)
    elif draft.duration == "I":
        await play.tell(Achieved(test.who, "goal", draft.name, seen), USUAL.cite)
    else:
        rules = ("nova6.interval.longer", *(("nova6.note.interval-suffix",) if test.skill else ()))
        await play.tell(UndertakingChanged(_new(play.state, test, draft, seen)), *rules)
        if not at_most(draft.duration, "S") and play.state.scene.scale == "action":
            await play.tell(ScaleChanged("narrative"), "nova6.interval.beyond-scene")


def _new(table: Table, test: ActionTest, draft: Draft, seen: bool) -> Undertaking:
    taken = {one.id for one in table.undertakings if one.who == test.who}
    id = next(id for number in count(1) if (id := f"{test.who}-{number}") not in taken)
    turn, round = table.who(test.who).turn.number, table.scene.round
    return Undertaking(id, test.who, draft.name, draft.duration, draft.rating, 0, turn, round, seen, test.skill)


async def _one_more(play: Play[Table], test: ActionTest, draft: Draft, seen: bool) -> None:
    """A success more, and one for each point spent on it; with enough of them it is done."""
    known = _going_on(play.state, test.who, draft.name) or _new(play.state, test, draft, seen)
    counted = changed(known, successes=min(known.successes + 1 + draft.repeats, known.goal))
    done = counted.successes == counted.goal
    fact = UndertakingDone(counted) if done else UndertakingChanged(counted)
    await play.tell(fact, "nova6.interval.longer")


def _takes_time(table: Table, test: ActionTest, draft: Draft) -> bool:
    return draft.kind == "undertaking" and not draft.rating and draft.duration != "I"


def _most_hurry(table: Table, test: ActionTest, draft: Draft, bought: Buy) -> int:
    return steps_left(draft.duration, shorter=True, interval=True)


@stunt("hurry", 1, "nova6.interval.decrease", _takes_time, scales=True, most=_most_hurry)
async def hurry(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """One step less time for each point."""
    shorter = step_duration(draft.duration, -bought.points, interval=True)
    return replace(draft, duration=shorter.value)


def _counts(table: Table, test: ActionTest, draft: Draft) -> bool:
    return draft.kind == "undertaking" and bool(draft.rating)


@stunt("further-success", 1, "nova6.interval.longer", _counts, scales=True)
async def further_success(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """As in a contest, a point is one success more."""
    return replace(draft, repeats=draft.repeats + bought.points)


# ---- Ending what lasts until somebody ends it ------------------------------------------------------------------------


def check_can_end(table: Table, who: PersonId, effect: EffectId) -> None:
    """Refuse to end what no action ends: neither one's own to let go of, nor lasting until an action."""
    known = table.effect(effect)
    if known.duration != "A" and not _lets_go(known, who):
        raise AgainstTheRules("error-not-by-an-action", cite="nova6.dur.action", effect=known.name)


def _lets_go(effect: Effect, who: str) -> bool:
    return effect.duration in ("M", "Su") and effect.maker == who


def _check_end(table: Table, given: Given) -> None:
    who, effect = doer(given), given["effect"]
    check_may_act(table, who)
    check_can_end(table, who, effect)
    if table.effect(effect).duration == "A":
        rounds.check_can_begin(table, who)


def _has_an_end(table: Table, given: Given, effect: Effect) -> bool:
    return effect.duration in ("A", "M", "Su")


ENDED = Among(judging("effect", effects_that(_has_an_end), _check_end))


@action(
    "nova6.end-effect",
    by="player",
    chapter="time",
    rank=27,
    offered=free("nova6.dur.action", lambda table, one: any(_has_an_end(table, {}, each) for each in table.effects)),
)
async def end_effect(play: Play[Table], who: Doer, effect: Annotated[EffectId, ENDED]) -> None:
    """Spend an action to end an effect that lasts until then; its maker lets go of one kept up."""
    check_may_act(play.state, who)
    check_can_end(play.state, who, effect)
    known = play.state.effect(effect)
    if known.duration in ("M", "Su"):
        await effects.end(play, effect, "let-go", RULES[known.duration])
        return
    await rounds.begin_action(play, who)
    test = ActionTest(who, known.name, aim=effect)
    await use_action(play, test)
    if await _needs_test(play, who, known.name):
        judged = await judge(play, test, None)
        if judged is not None:
            await resolve(play, judged)
        return
    await effects.end(play, effect, "removed", "nova6.dur.action")


RULES: Final = {"M": "nova6.dur.maintained", "Su": "nova6.dur.sustained"}


async def _needs_test(play: Play[Table], who: str, name: str) -> bool:
    """At some tables always; at others where the GM names something that stands against it."""
    if play.state.options.action_duration_test == "on":
        return True
    return await play.ask(GM, IsOpposed(who, name), cite="nova6.dur.action") == "yes"


def check_permanent(table: Table, effect: EffectId) -> None:
    """Refuse to redefine what comes to an end by itself."""
    known = table.effect(effect)
    if known.duration != "P":
        raise AgainstTheRules("error-not-permanent", cite="nova6.dur.permanent", effect=known.name)


REDEFINED = Among(judging("effect", things(), lambda table, given: check_permanent(table, given["effect"])))


@action("nova6.redefine", by="gm", chapter="time")
async def redefine(play: Play[Table], effect: Annotated[EffectId, REDEFINED], name: str = "") -> None:
    """Rename a permanent effect, or end it if no name is given."""
    check_permanent(play.state, effect)
    if name.strip():
        await effects.change(play, effect, "nova6.dur.permanent", name=name)
    else:
        await effects.end(play, effect, "redefined", "nova6.dur.permanent")
