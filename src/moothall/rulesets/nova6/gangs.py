"""What the opposition does together, and what it does unhindered."""

from __future__ import annotations

from typing import Final

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6 import effects, rounds
from moothall.rulesets.nova6.events import Settled, Warned
from moothall.rulesets.nova6.reactions import oppose
from moothall.rulesets.nova6.state import Mark, Table
from moothall.rulesets.nova6.trial import Verdict
from moothall.talk.play import Play
from moothall.talk.procedure import procedure
from moothall.talk.reasons import Because

GANG: Final = ((1, 0), (2, 1), (4, 2), (8, 3))
"""So many at most, and the dice they are worth together; more are worth four."""
MOST_GANG: Final = 4


def gang_dice(count: int) -> int:
    """How much harder it is against so many at once."""
    return next((dice for most, dice in GANG if count <= most), MOST_GANG)


@procedure("nova6.gang-up")
async def gang_up(
    play: Play[Table], by: tuple[str, ...], target: str, skill: str = "", action: str = "attack",
    use: str = "", intent: str = "", tool: str = "", mode: str = "",
) -> Verdict:  # fmt: skip
    """Several act on one: a single roll, against the first of them, and harder by how many they are."""
    if len(set(by)) != len(by) or not by:
        raise AgainstTheRules("error-gang", cite="nova6.conflict.gang")
    more = (Because("gang", -gang_dice(len(by)), "nova6.conflict.gang", str(len(by))),)
    verdict = await oppose(play, by[0], target, skill, action, use, intent, tool, mode, more=more)
    for who in by[1:]:
        await rounds.join_in(play, who)
    return verdict


@procedure("nova6.unopposed")
async def unopposed(play: Play[Table], who: str, intent: str) -> bool:
    """What nobody hinders simply happens, but not without a warning one action ahead; true when it has happened."""
    one = play.state.who(who)
    if play.state.is_marked("warned", who, intent):
        await play.tell(Settled(who, "unopposed", intent, one.seen), "nova6.conflict.unopposed-npc")
        return True
    await play.tell(Warned(who, intent, one.seen), "nova6.conflict.unopposed-npc")
    await effects.mark(play, Mark("warned", who, intent, "scene", one.seen), "nova6.conflict.unopposed-npc")
    return False
