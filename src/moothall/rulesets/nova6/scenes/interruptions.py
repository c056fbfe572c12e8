"""Interruptions: a waiting character cuts in on a declared action, or takes another's defense."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

from moothall.errors import MoothallError
from moothall.rulesets.nova6.action_test.procedure import attempt, check_action
from moothall.rulesets.nova6.basics.skill_uses import acting_skills
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.events import Fizzled, Interrupted, TurnCame
from moothall.rulesets.nova6.questions import (
    Committed,
    CutIn,
    MakesSense,
    Preparation,
    Prepare,
    StillPossible,
    TakeTheirPlace,
)
from moothall.rulesets.nova6.questions.scenes import can_commit
from moothall.rulesets.nova6.scenes import conflicts
from moothall.rulesets.nova6.state import Character, Table
from moothall.rulesets.nova6.time import rounds
from moothall.rulesets.nova6.time.turns import check_may_act
from moothall.talk.play import GM, Play
from moothall.talk.requests import LastWord


class Late(NamedTuple):
    """A character who committed to an action and failed to interrupt."""

    who: str
    action: Committed


@rounds.interrupts.register
async def with_interrupts(play: Play[Table], who: str, intent: str, happens: rounds.Happening[Any]) -> Any:
    """Do what an NPC declared, if it is still possible after those who interrupt it; then those who failed to act."""
    possible, late = await offer_interrupts(play, who, intent)
    done = await happens() if possible else None
    await act_after_failed_interrupts(play, late, who)
    return done


async def offer_interrupts(play: Play[Table], other: str, intent: str) -> tuple[bool, tuple[Late, ...]]:
    """Offer delayed characters to interrupt an action: whether it can still be taken, and who acts after it."""
    late: list[Late] = []
    heard: set[str] = set()
    while True:
        asked = _interrupt_questions(play.state, other, intent, heard)
        taken = await play.offer(asked, cite="nova6.init.interrupt")
        if taken is None:
            return True, tuple(late)
        delayed = [character for character in _delayed(play.state) if character.player == taken.seat]
        waits = [character.id for character in delayed if character.id not in heard]
        if not waits:
            continue  # nobody of that seat waits any longer
        who = waits[0]
        heard.add(who)
        verdict = await conflicts.roll_initiative(play, who)
        seen = play.state.who(other).seen
        rule = "nova6.init.interrupt" if verdict.success else "nova6.init.interrupt-fail"
        await play.tell(Interrupted(who, other, taken.answer.intent, verdict.success, seen), rule)
        if not verdict.success:
            late.append(Late(who, taken.answer))
            continue
        await _take_interrupting_action(play, who, taken.answer, other)
        if not await _is_still_possible(play, other, intent):
            return False, tuple(late)


def _delayed(table: Table) -> tuple[Character, ...]:
    """The characters who delayed their turn."""
    return tuple([character for character in table.present() if character.turn.waiting])


def _interrupt_questions(table: Table, other: str, intent: str, heard: set[str]) -> tuple[tuple[str, CutIn], ...]:
    """One question for each seat with a delayed character."""
    seats: dict[str, CutIn] = {}
    for character in _delayed(table):
        if character.id not in heard:
            skills = acting_skills(table, character.id)
            seats.setdefault(character.player, CutIn(character.id, other, intent, skills))
    return tuple(seats.items())


async def _take_interrupting_action(play: Play[Table], who: str, action: Committed, then: str) -> None:
    """Take the committed action in a turn of its own; then the turn is the other's again."""
    phase = play.state.scene.phase
    await rounds.begin_turn(play, who, phase)
    if barred := _barring_rules(play.state, who, action):
        seen = play.state.who(who).seen
        await play.tell(Fizzled(who, action.intent, seen), *barred)
    else:
        test = replace(_committed_test(who, action), skill=action.skill or "")
        await attempt(play, test, action.skill, 1)
    await rounds.finish_turn(play, who)
    other = play.state.who(then)
    if other.seen:
        await play.tell(TurnCame(phase, then, other.seen), "nova6.init.interrupt")


def _committed_test(who: str, action: Committed) -> ActionTest:
    return ActionTest(who, action.intent, action=action.action, targets=action.targets, tool=action.tool)


@can_commit.register
def check_commitment(table: Table, who: str, action: Committed) -> None:
    """Refuse a commitment to an action that the character could not attempt now."""
    check_action(table, _committed_test(who, action), action.skill)


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


class Defender(NamedTuple):
    """The character who defends, and what the one who was attacked has prepared for it, if they have said so."""

    who: str
    prepared: Preparation | None = None


async def choose_defender(play: Play[Table], attack: ActionTest, target: str, asked: Prepare) -> Defender:
    """Let others take the target's place until the target's player has prepared the defense."""
    others = stand_ins(play.state, attack, target)
    closing = (play.state.who(target).player, asked)
    cite, last = "nova6.conflict.defend-other", "nova6.role.players-roll"
    heard = await play.stand(tuple(others.items()), closing=closing, cite=cite, last=last)
    if isinstance(heard, LastWord):
        return Defender(target, heard.answer)
    who = others[heard.seat].who
    return Defender(who if await _makes_sense(play, who, target) else target)


def stand_ins(table: Table, attack: ActionTest, target: str) -> dict[str, TakeTheirPlace]:
    """The seats whose character could take another's place, each with its question."""
    asked: dict[str, TakeTheirPlace] = {}
    for character in table.present() if table.scene.kind == "conflict" else ():
        if character.player != table.who(target).player:
            asked.setdefault(character.player, TakeTheirPlace(character.id, target, attack.who))
    return asked


async def _makes_sense(play: Play[Table], who: str, target: str) -> bool:
    """Whether defending another makes narrative sense: in the same zone it does, otherwise the GM decides."""
    if play.state.who(who).zone == play.state.who(target).zone:
        return True
    asked = MakesSense(who, target)
    return await play.ask(GM, asked, cite="nova6.conflict.defend-other-sense") == "yes"
