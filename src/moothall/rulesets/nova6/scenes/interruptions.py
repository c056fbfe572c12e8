"""Interruptions: a waiting character cuts in on a declared action, or takes another's defense."""

from __future__ import annotations

from typing import NamedTuple

from moothall.errors import MoothallError
from moothall.rulesets.nova6.action_test.procedure import act, check_action
from moothall.rulesets.nova6.basics.skill_uses import acting_skills
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.events import Fizzled, Interrupted, TurnCame
from moothall.rulesets.nova6.questions import Committed, CutIn, MakesSense, StillPossible, TakeTheirPlace
from moothall.rulesets.nova6.scenes import conflicts
from moothall.rulesets.nova6.state import Character, Table
from moothall.rulesets.nova6.time import rounds
from moothall.rulesets.nova6.time.turns import check_may_act
from moothall.talk.play import GM, Play


class Late(NamedTuple):
    """A character who committed to an action and was too slow."""

    who: str
    action: Committed


async def cut_in(play: Play[Table], attack: ActionTest) -> tuple[bool, tuple[Late, ...]]:
    """Let waiting characters interrupt: whether the attack can still be made, and who acts after it."""
    late: list[Late] = []
    heard: set[str] = set()
    while (taken := await play.offer(_who_wait(play.state, attack, heard), cite="nova6.init.interrupt")) is not None:
        waits = [one.id for one in _waiting(play.state) if one.player == taken.seat and one.id not in heard]
        if not waits:
            continue  # nobody of that seat waits any longer
        who = waits[0]
        check_action(play.state, _test_of(who, taken.answer), taken.answer.skill)
        heard.add(who)
        verdict = await conflicts.roll(play, who)
        seen = play.state.who(attack.who).seen
        rule = "nova6.init.interrupt" if verdict.success else "nova6.init.interrupt-fail"
        await play.tell(Interrupted(who, attack.who, taken.answer.intent, verdict.success, seen), rule)
        if not verdict.success:
            late.append(Late(who, taken.answer))
            continue
        await _acts(play, who, taken.answer, attack.who)
        if not await _can_still(play, attack.who, attack.intent):
            return False, tuple(late)
    return True, tuple(late)


def _waiting(table: Table) -> tuple[Character, ...]:
    return tuple([one for one in table.present() if one.turn.waiting])


def _who_wait(table: Table, attack: ActionTest, heard: set[str]) -> tuple[tuple[str, CutIn], ...]:
    """Each seat that has a waiting character, once."""
    seats: dict[str, CutIn] = {}
    for one in _waiting(table):
        if one.id not in heard:
            seats.setdefault(one.player, CutIn(one.id, attack.who, attack.intent, acting_skills(table, one.id)))
    return tuple(seats.items())


async def _acts(play: Play[Table], who: str, action: Committed, then: str) -> None:
    """The one who cut in has the turn now; afterwards it is the other's again."""
    phase = play.state.scene.phase
    await rounds.begin_turn(play, who, phase)
    if barred := _barred(play.state, who, action):
        seen = play.state.who(who).seen
        await play.tell(Fizzled(who, action.intent, seen), *barred)
    else:
        await act(play, who, action.intent, action.skill, action.action, targets=action.targets, tool=action.tool)
    await rounds.is_done(play, who)
    other = play.state.who(then)
    if other.seen:
        await play.tell(TurnCame(phase, then, other.seen), "nova6.init.interrupt")


def _test_of(who: str, action: Committed) -> ActionTest:
    return ActionTest(who, action.intent, action=action.action, targets=action.targets, tool=action.tool)


def _barred(table: Table, who: str, action: Committed) -> tuple[str, ...]:
    """Rules that by now bar a committed action, if any do."""
    try:
        check_may_act(table, who, action.tool)
        check_action(table, _test_of(who, action), action.skill)
    except MoothallError as barred:  # of a thing that is gone there is nothing more to say
        return ("nova6.init.interrupt-fail", *([barred.cite] if barred.cite else []))
    return ()


async def _can_still(play: Play[Table], who: str, intent: str) -> bool:
    """Whether a declared action is still possible; an actor who is out does nothing more."""
    one = play.state.who(who)
    asked = StillPossible(who, intent)
    if one.out or await play.ask(GM, asked, cite="nova6.init.interrupt-fail") == "no":
        await play.tell(Fizzled(who, intent, one.seen), "nova6.init.interrupt-fail")
        return False
    return True


async def come_after(play: Play[Table], late: tuple[Late, ...], then: str) -> None:
    """Let characters who were too slow take their committed action, if it is still possible."""
    for who, action in late:
        if await _can_still(play, who, action.intent):
            await _acts(play, who, action, then)
        else:
            await rounds.is_done(play, who)


# ---- In another's place ----------------------------------------------------------------------------------------------


async def guard(play: Play[Table], attack: ActionTest, target: str) -> str:
    """The character who defends: the one attacked, or another in their place."""
    asked: dict[str, TakeTheirPlace] = {}
    for one in play.state.present() if play.state.scene.kind == "conflict" else ():
        if one.player != play.state.who(target).player:
            asked.setdefault(one.player, TakeTheirPlace(one.id, target, attack.who))
    taken = await play.offer(tuple(asked.items()), cite="nova6.conflict.defend-other")
    if taken is None:
        return target
    who = asked[taken.seat].who
    return who if await _makes_sense(play, who, target) else target


async def _makes_sense(play: Play[Table], who: str, target: str) -> bool:
    """From the same zone it does; otherwise the GM decides."""
    if play.state.who(who).zone == play.state.who(target).zone:
        return True
    asked = MakesSense(who, target)
    return await play.ask(GM, asked, cite="nova6.conflict.defend-other-sense") == "yes"
