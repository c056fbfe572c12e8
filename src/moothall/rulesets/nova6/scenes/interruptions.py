"""Interruptions: a waiting character cuts in on a declared action, or takes another's defense."""

from __future__ import annotations

from typing import NamedTuple

from moothall.errors import MoothallError
from moothall.rulesets.nova6.action_test.procedure import act, check_action
from moothall.rulesets.nova6.basics.skill_uses import acting_skills
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.events import Fizzled, Interrupted, TurnCame
from moothall.rulesets.nova6.ids import EffectId, PersonId
from moothall.rulesets.nova6.questions import Committed, CutIn, MakesSense, StillPossible, TakeTheirPlace
from moothall.rulesets.nova6.scenes import conflicts
from moothall.rulesets.nova6.state import Character, Table
from moothall.rulesets.nova6.time import rounds
from moothall.rulesets.nova6.time.turns import check_may_act
from moothall.talk.play import GM, Play


class Late(NamedTuple):
    """A character who committed to an action and failed to interrupt."""

    who: str
    action: Committed


async def offer_interrupts(play: Play[Table], attack: ActionTest) -> tuple[bool, tuple[Late, ...]]:
    """Offer delayed characters to interrupt an attack: whether it can still be made, and who acts after it."""
    late: list[Late] = []
    heard: set[str] = set()
    while True:
        asked = _interrupt_questions(play.state, attack, heard)
        taken = await play.offer(asked, cite="nova6.init.interrupt")
        if taken is None:
            return True, tuple(late)
        delayed = [character for character in _delayed(play.state) if character.player == taken.seat]
        waits = [character.id for character in delayed if character.id not in heard]
        if not waits:
            continue  # nobody of that seat waits any longer
        who = waits[0]
        check_action(play.state, _committed_test(who, taken.answer), taken.answer.skill)
        heard.add(who)
        verdict = await conflicts.roll_initiative(play, who)
        seen = play.state.who(attack.who).seen
        rule = "nova6.init.interrupt" if verdict.success else "nova6.init.interrupt-fail"
        await play.tell(Interrupted(who, attack.who, taken.answer.intent, verdict.success, seen), rule)
        if not verdict.success:
            late.append(Late(who, taken.answer))
            continue
        await _take_interrupting_action(play, who, taken.answer, attack.who)
        if not await _is_still_possible(play, attack.who, attack.intent):
            return False, tuple(late)


def _delayed(table: Table) -> tuple[Character, ...]:
    """The characters who delayed their turn."""
    return tuple([character for character in table.present() if character.turn.waiting])


def _interrupt_questions(table: Table, attack: ActionTest, heard: set[str]) -> tuple[tuple[str, CutIn], ...]:
    """One question for each seat with a delayed character."""
    seats: dict[str, CutIn] = {}
    for character in _delayed(table):
        if character.id not in heard:
            skills = acting_skills(table, character.id)
            seats.setdefault(character.player, CutIn(character.id, attack.who, attack.intent, skills))
    return tuple(seats.items())


async def _take_interrupting_action(play: Play[Table], who: str, action: Committed, then: str) -> None:
    """Take the committed action in a turn of its own; then the turn is the other's again."""
    phase = play.state.scene.phase
    await rounds.begin_turn(play, who, phase)
    if barred := _barring_rules(play.state, who, action):
        seen = play.state.who(who).seen
        await play.tell(Fizzled(who, action.intent, seen), *barred)
    else:
        targets, tool = tuple([PersonId(one) for one in action.targets]), EffectId(action.tool)
        await act(play, PersonId(who), action.intent, action.skill, action.action, targets=targets, tool=tool)
    await rounds.finish_turn(play, who)
    other = play.state.who(then)
    if other.seen:
        await play.tell(TurnCame(phase, then, other.seen), "nova6.init.interrupt")


def _committed_test(who: str, action: Committed) -> ActionTest:
    return ActionTest(who, action.intent, action=action.action, targets=action.targets, tool=action.tool)


def _barring_rules(table: Table, who: str, action: Committed) -> tuple[str, ...]:
    """The rules that by now bar a character from the committed action, if any do."""
    try:
        check_may_act(table, who, action.tool)
        check_action(table, _committed_test(who, action), action.skill)
    except MoothallError as barred:  # of a thing that is gone there is nothing more to say
        return ("nova6.init.interrupt-fail", *([barred.cite] if barred.cite else []))
    return ()


async def _is_still_possible(play: Play[Table], who: str, intent: str) -> bool:
    """Whether a declared action is still possible; never for a character who is out."""
    character = play.state.who(who)
    asked = StillPossible(who, intent)
    if character.out or await play.ask(GM, asked, cite="nova6.init.interrupt-fail") == "no":
        await play.tell(Fizzled(who, intent, character.seen), "nova6.init.interrupt-fail")
        return False
    return True


async def act_after_failed_interrupts(play: Play[Table], late: tuple[Late, ...], then: str) -> None:
    """Let characters who failed to interrupt take their committed action, if it is still possible."""
    for who, action in late:
        if await _is_still_possible(play, who, action.intent):
            await _take_interrupting_action(play, who, action, then)
        else:
            await rounds.finish_turn(play, who)


# ---- Defending another character -------------------------------------------------------------------------------------


async def choose_defender(play: Play[Table], attack: ActionTest, target: str) -> str:
    """The character who defends: the target, or another who takes their place."""
    asked: dict[str, TakeTheirPlace] = {}
    for character in play.state.present() if play.state.scene.kind == "conflict" else ():
        if character.player != play.state.who(target).player:
            asked.setdefault(character.player, TakeTheirPlace(character.id, target, attack.who))
    taken = await play.offer(tuple(asked.items()), cite="nova6.conflict.defend-other")
    if taken is None:
        return target
    who = asked[taken.seat].who
    return who if await _makes_sense(play, who, target) else target


async def _makes_sense(play: Play[Table], who: str, target: str) -> bool:
    """Whether defending another makes narrative sense: in the same zone it does, otherwise the GM decides."""
    if play.state.who(who).zone == play.state.who(target).zone:
        return True
    asked = MakesSense(who, target)
    return await play.ask(GM, asked, cite="nova6.conflict.defend-other-sense") == "yes"
