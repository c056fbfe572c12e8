"""Taking cover: a movement inside the zone, to what the GM says is there."""

from __future__ import annotations

from typing import Annotated

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.choices import Doer
from moothall.rulesets.nova6.effects.soak import COVER, DEGREES
from moothall.rulesets.nova6.events import TookCover
from moothall.rulesets.nova6.ids import PersonId
from moothall.rulesets.nova6.modifiers.arriving import leave_cover
from moothall.rulesets.nova6.modifiers.holds import check_can_move
from moothall.rulesets.nova6.offered import unless
from moothall.rulesets.nova6.questions import NO_COVER, FindCover
from moothall.rulesets.nova6.special_actions.snap_actions import check_snap, count
from moothall.rulesets.nova6.state import Cover, Table
from moothall.rulesets.nova6.time import rounds
from moothall.rulesets.nova6.time.turns import check_may_act
from moothall.talk.actions import action
from moothall.talk.arguments import Among, words
from moothall.talk.play import GM, Play


def check_seek(table: Table, who: PersonId) -> None:
    """Refuse to move within the zone: out of turn, held fast, or without a snap action left for it."""
    check_may_act(table, who)
    check_can_move(table, who)
    if _is_snap(table):
        check_snap(table, who)
    else:
        rounds.check_turn(table, who)


def _is_snap(table: Table) -> bool:
    """Whether moving within the zone is a snap action; without them it comes with the turn."""
    return table.options.advanced_actions == "on"


@action(
    "nova6.seek-cover",
    by="player",
    chapter="surroundings",
    offered=unless(check_seek, "nova6.cover.soak", lambda table, one: table.in_turns()),
)
async def seek_cover(
    play: Play[Table],
    who: Doer,
    degree: Annotated[str, Among(words(*DEGREES, NO_COVER))] = "half",
    material: Annotated[str, Among(words(*COVER))] = "wood-wall",
) -> bool:
    """Go behind cover that the GM allows, or come out of it; the return value is whether any was there."""
    check_seek(play.state, who)
    if degree not in (*DEGREES, NO_COVER) or material not in COVER:
        raise AgainstTheRules("error-no-such-cover", cite="nova6.cover.soak", materials=", ".join(COVER))
    await rounds.ensure_turn(play, who)
    asked = FindCover(who, degree, material, tuple(COVER))
    found = asked.granted()
    if degree != NO_COVER and (found := await play.ask(GM, asked, cite="nova6.cover.soak")).degree == NO_COVER:
        return False
    if _is_snap(play.state):
        await count(play, who)

    async def moves() -> None:
        await _go_behind(play, who, found.degree, found.material)

    await rounds.interruptible(play, who, "", moves)
    await rounds.conclude(play, who)
    return True


async def _go_behind(play: Play[Table], who: PersonId, degree: str, material: str) -> None:
    """Set a character's cover, or end it."""
    if degree == NO_COVER:
        await leave_cover(play, who)
        return
    cover = Cover(degree, material)  # type: ignore[arg-type] # the question has checked it
    await play.tell(TookCover(who, cover, play.state.who(who).seen), DEGREES[degree].cite, "nova6.snap.move")
