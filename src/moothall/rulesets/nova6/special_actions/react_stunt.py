"""The React stunt: a stunt point buys one action at once, in the middle of another character's turn."""

from __future__ import annotations

from typing import Final

from moothall.rulesets.nova6.action_test.procedure import resolve
from moothall.rulesets.nova6.basics.outcome import Buy, Draft, sides, stunt
from moothall.rulesets.nova6.basics.skill_uses import acting_skills
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.ids import EffectId, PersonId
from moothall.rulesets.nova6.modifiers.opposing_skills import from_afar, opposing, strongest
from moothall.rulesets.nova6.questions import ReactWith
from moothall.rulesets.nova6.recovery.recovery import rally
from moothall.rulesets.nova6.special_actions.snap_actions import make_ready
from moothall.rulesets.nova6.state import Mark, Table
from moothall.talk.play import Play
from moothall.talk.questions import Option

ACTIONS: Final = tuple(
    Option(action, "nova6.stunt.react-uses") for action in ("attack", "create-advantage", "overcome", "rally", "ready")
)
"""What one may do so."""


def _may_react(table: Table, test: ActionTest, draft: Draft) -> bool:
    return not table.is_marked("react")


@stunt("react", 1, "nova6.stunt.react", _may_react)
async def react(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """Take one action now, which earns no points; once a turn."""
    await effects.mark(play, Mark("react", until="turn"), "nova6.stunt.react-once")
    who = actor(play.state, test, draft)
    rallies = tuple(dict.fromkeys(track.recovers for track in play.state.who(who).tracks))
    asked = ReactWith(who, ACTIONS, acting_skills(play.state, who), rallies)
    said = await play.ask(play.state.who(who).player, asked, cite="nova6.stunt.react-uses")
    if said.deed == "ready":
        if said.tool:
            await make_ready(play, PersonId(who), EffectId(said.tool), "draw")
        return draft
    if said.deed == "rally":
        track = next((one.id for one in play.state.who(who).tracks if one.recovers == said.skill), "physical")
        await rally(play, PersonId(who), track, True)
        return draft
    declared = (said.skill, said.deed)
    against = opposing(*declared, from_afar(play.state, said.tool), table=play.state)
    faced = tuple(strongest(play.state, target, against, declared) for target in said.targets) if against else ()
    counter = ActionTest(
        who, said.intent, *declared, targets=said.targets, tool=said.tool, reaction=True, against=faced,
        without_points=True,
    )  # fmt: skip
    await resolve(play, counter)
    return draft


def actor(table: Table, test: ActionTest, draft: Draft) -> str:
    """The character who reacts: the owner of the points, who after a failure is the target."""
    return sides(test, draft).holder or test.who
