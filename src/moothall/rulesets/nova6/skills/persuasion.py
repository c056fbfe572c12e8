"""Persuasion: one test for most characters, a contest for some."""

from __future__ import annotations

from typing import Literal

from moothall.rulesets.nova6.action_test.procedure import act
from moothall.rulesets.nova6.basics.test_record import Verdict
from moothall.rulesets.nova6.choices import AnyoneElse, Doer
from moothall.rulesets.nova6.modifiers.opposing_skills import opposing, strongest
from moothall.rulesets.nova6.offered import free
from moothall.rulesets.nova6.packs.roles import standing_for
from moothall.rulesets.nova6.questions import HowToSettle, Settling
from moothall.rulesets.nova6.scenes import scenes
from moothall.rulesets.nova6.scenes.contests import GOALS
from moothall.rulesets.nova6.state import Scene, Table
from moothall.rulesets.nova6.time.turns import check_may_act
from moothall.talk.actions import action
from moothall.talk.play import GM, Play

WITHIN = ("", "exposition")
"""Scenes that a contest may follow upon."""


@action("nova6.deal", by="player", chapter="char-interact", rank=36, offered=free("nova6.role.player"))
async def deal(
    play: Play[Table], who: Doer, target: AnyoneElse, intent: str, skill: Literal["interact", "resolve"] = "interact"
) -> Verdict | None:
    """Persuade a character by words or by will; the GM says whether one test settles it.

    Where a contest is opened instead, nothing has been rolled yet.
    """
    check_may_act(play.state, who)
    how: Settling = "test"
    own = standing_for(play.state, skill)
    if play.state.scene.kind in WITHIN:
        rule = settled_by(play.state, target, skill)
        how = await play.ask(GM, HowToSettle(who, target, rule), cite=rule)
    if how == "test":
        return await act(play, who, intent, own, "overcome", targets=(target,))
    if play.state.scene.kind:
        await scenes.close_scene(play)
    rival = _rivals_skill(play.state, target, skill)
    contest = Scene("contest", "action", intent, goal=GOALS[how], skill=rival, rival=target, striving=own)
    await scenes.begin(play, contest)
    return None


def settled_by(table: Table, target: str, skill: str) -> str:
    """The rule by which it is the GM's to say how long it takes."""
    if skill == "resolve":
        return "nova6.resolve.contest"
    return "nova6.interact.extras" if table.who(target).kind == "extra" else "nova6.interact.principals"


def _rivals_skill(table: Table, target: str, skill: str) -> str:
    """The skill that opposes persuasion: will against will; against words the one that serves best."""
    own = standing_for(table, skill)
    against = opposing(own, "overcome", table=table)
    return own if skill == "resolve" or not against else strongest(table, target, against).skill
