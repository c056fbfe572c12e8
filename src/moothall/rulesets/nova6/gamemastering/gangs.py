"""Gangs: NPCs who act together, and NPC actions that nobody hinders."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.action_test.dice_pool import is_usable
from moothall.rulesets.nova6.action_test.procedure import without_opposition
from moothall.rulesets.nova6.basics.test_record import ActionTest, Verdict
from moothall.rulesets.nova6.choices import ActionWord, Ours, OwnWeapon, SkillWord, Theirs
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.events import Settled, Warned
from moothall.rulesets.nova6.ids import NOTHING, EffectId, PersonId
from moothall.rulesets.nova6.movement.moves import succeeds_unopposed
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.special_actions.reactions import oppose
from moothall.rulesets.nova6.state import Mark, Table
from moothall.rulesets.nova6.time import rounds
from moothall.talk.actions import action
from moothall.talk.arguments import AskedLater, Busy
from moothall.talk.play import Play
from moothall.talk.reasons import Because


class Gang(NamedTuple):
    """So many at least, the dice they are worth together, and the rule."""

    least: int
    dice: int
    cite: str


GANGS: Final = (
    Gang(1, 0, "nova6.npc.ganging-up"),
    Gang(2, 1, "nova6.npc.ganging-up-2"),
    Gang(3, 2, "nova6.npc.ganging-up-3-4"),
    Gang(5, 3, "nova6.npc.ganging-up-5-8"),
    Gang(9, 4, "nova6.npc.ganging-up-9-plus"),
)


def gang_of(count: int) -> Gang:
    """How much harder it is against so many at once."""
    return [gang for gang in GANGS if gang.least <= count][-1]


@action("nova6.gang-up", by="gm", chapter="scenes", rank=6)
async def gang_up(
    play: Play[Table],
    by: tuple[Theirs, ...],
    target: Busy[Ours],
    skill: SkillWord = "",
    action: ActionWord = "attack",
    use: AskedLater[str] = "",
    intent: str = "",
    tool: OwnWeapon = NOTHING,
    mode: AskedLater[str] = "",
) -> Verdict:
    """Several act on one: a single roll, against the best of them, and harder by how many they are.

    A group counts as many as it is. What they strike with is what the best of them has, unless the GM names another's.
    """
    if len(set(by)) != len(by) or not by:
        raise AgainstTheRules("error-gang", cite="nova6.conflict.gang")
    skill = skill or bound(play.state, "melee")
    best = max(by, key=lambda who: play.state.who(who).rank(skill))
    tool = tool or (_tool_of(play.state, best, skill) if action == "attack" else NOTHING)
    more = tuple(_together(play.state, by, best))
    others = [who for who in by if who != best]
    if play.stands:  # the turn of the best may end with this action, and nobody of the gang is to come after it
        await rounds.ensure_turn(play, best)
        await _join(play, others)
    verdict = await oppose(play, best, target, skill, action, use, intent, tool, mode, more=more)
    if not play.stands:
        await _join(play, others)
    return verdict


async def _join(play: Play[Table], others: list[PersonId]) -> None:
    for who in others:
        await rounds.join_turn(play, who)


def _together(table: Table, by: tuple[str, ...], best: str) -> Iterator[Because]:
    """Why it is harder against a gang."""
    count = sum(table.who(who).number for who in by)
    gang = gang_of(count)
    yield Because("gang", -gang.dice, gang.cite, str(count))
    yield Because("note-gang", 0, "nova6.conflict.gang", str(count))
    if count > 1:
        yield Because("note-one-roll", 0, "nova6.npc.ganging-up", str(count))
    if len(by) > 1:
        yield Because("note-best-of-gang", 0, "nova6.npc.ganging-base", table.who(best).name)


def _tool_of(table: Table, who: str, skill: str) -> EffectId:
    """The weapon an NPC would strike with."""
    usable = [one.id for one in table.effects_of(who, "damage") if one.skill in ("", skill) and is_usable(one)]
    return next(iter(usable), NOTHING)


# ---- What nobody hinders ---------------------------------------------------------------------------------------------


def turns_for(rank: int, difficulty: int, favoured: bool = False) -> Because:
    """Turns that an unopposed action takes; none where it is out of the NPC's reach."""
    short = difficulty - rank
    if short <= 0:
        return Because("turns", 1, "nova6.npc.unopposed-equal")
    if short == 1:
        return Because("turns", 2, "nova6.npc.unopposed-plus-one")
    return Because("turns", 2 if favoured else 0, "nova6.npc.unopposed-greater")


@action("nova6.unopposed", by="gm", chapter="scenes")
async def unopposed(
    play: Play[Table],
    who: Busy[Theirs],
    intent: str,
    outcome: str = "",
    skill: SkillWord = "",
    difficulty: int = 0,
    favoured: bool = False,
    stopped: bool = False,
) -> bool:
    """What nobody hinders simply happens, but not without a warning one action ahead; true when it has happened.

    With an `outcome` the GM just says what comes of it. With a `skill` and a difficulty it takes the turns that such
    things take, if it is tried at all; `favoured` says that more than skill helps. `stopped`: somebody got in the way.
    """

    async def happens() -> bool:
        return await _happen(play, who, intent, outcome, skill, difficulty, favoured, stopped)

    if stopped:
        return await happens()
    return bool(await rounds.interruptible(play, who, intent or outcome, happens))


@succeeds_unopposed.register
async def succeed_unopposed(play: Play[Table], who: str, intent: str, skill: str, difficulty: int) -> bool:
    """Let an NPC overcome a difficulty in the turns that this takes."""
    return await _happen(play, who, intent, "", skill, difficulty, False, False)


@without_opposition.register
async def try_unopposed(play: Play[Table], proposed: ActionTest) -> None:
    """Let an NPC's action that nobody opposes happen, after its warning, as the NPC's turn."""
    await rounds.ensure_turn(play, proposed.who)
    await unopposed(play, PersonId(proposed.who), proposed.intent)
    await rounds.conclude(play, proposed.who, has_acted=True)


async def _happen(
    play: Play[Table], who: str, intent: str, outcome: str, skill: str, difficulty: int, favoured: bool, stopped: bool
) -> bool:
    """Let what nobody hinders happen, or warn of it; whether it has happened."""
    warned = play.state.is_marked("warned", who, intent)
    if outcome:
        await _settled(play, who, "narrate", outcome, "nova6.npc.unopposed")
        return True
    if stopped:
        await _stopped(play, who, intent, warned)
        return False
    rules = ["nova6.conflict.unopposed-npc", "nova6.npc.unopposed-warning"]
    if skill:
        needed = turns_for(play.state.who(who).rank(skill), difficulty, favoured)
        rules = [needed.cite]
        if not needed.amount:
            await _settled(play, who, "stops", intent, needed.cite)
            return False
        warned = warned or needed.amount == 1
    if warned:
        await _settled(play, who, "unopposed", intent, *rules)
        await _forget(play, who, intent, *rules)
        return True
    one = play.state.who(who)
    await play.tell(Warned(who, intent, one.seen), *rules)
    await effects.mark(play, Mark("warned", who, intent, "scene", one.seen), *rules)
    return False


async def _settled(play: Play[Table], who: str, how: str, text: str, *cites: str) -> None:
    await play.tell(Settled(who, how, text, play.state.who(who).seen), *cites)


async def _stopped(play: Play[Table], who: str, intent: str, warned: bool) -> None:
    """Record that a warned hero got in the way of an unopposed action."""
    if not warned:
        raise AgainstTheRules("error-nothing-to-stop", cite="nova6.npc.unopposed-warning", intent=intent)
    await _settled(play, who, "stopped", intent, "nova6.npc.unopposed-warning")
    await _forget(play, who, intent, "nova6.npc.unopposed-warning")


async def _forget(play: Play[Table], who: str, intent: str, *cites: str) -> None:
    gone = tuple([mark for mark in play.state.marks if (mark.what, mark.who, mark.of) == ("warned", who, intent)])
    await effects.unmark(play, gone, *cites)
