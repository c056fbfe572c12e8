"""Focuses: at most one serves a test, under the skill it is written under, and the GM confirms it."""

from __future__ import annotations

from moothall.rulesets.houses2d20.events import FocusApplied
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.questions import ConfirmFocus, WhichFocus, WhichFocusesFit
from moothall.rulesets.houses2d20.state import Focus, Table
from moothall.rulesets.houses2d20.words import Skill
from moothall.talk.play import GM, Play


async def judge_focuses(play: Play[Table], who: CharacterId, skill: Skill) -> tuple[str, ...]:
    """The focuses that the GM finds fitting, before the player picks one."""
    listed = fitting(play.state, who, skill)
    if not listed:
        return ()
    return (await play.ask(GM, WhichFocusesFit(who, skill, listed), cite="houses.test.focus-max-one")).fitting


async def pick_focus(play: Play[Table], who: CharacterId, skill: Skill, judged: tuple[str, ...]) -> str:
    """The focus that serves, of those that the GM has found fitting; or none."""
    open_to = tuple(focus for focus in fitting(play.state, who, skill) if focus.name in judged)
    if not open_to:
        return ""
    cite = "houses.test.focus-max-one"
    picked = await play.ask(play.state.who(who).seat, WhichFocus(who, skill, open_to, fitting=True), cite=cite)
    name = "".join(picked.focuses)
    if name:
        await _tell_focus(play, who, name, cite)
    return name


async def choose_focus(
    play: Play[Table], who: CharacterId, action: str, skill: Skill, cite: str = "houses.test.focus-max-one"
) -> str:
    """The focus that serves, or none."""
    one = play.state.who(who)
    open_to = fitting(play.state, who, skill)
    if not open_to:
        return ""
    picked = await play.ask(one.seat, WhichFocus(who, skill, open_to), cite=cite)
    for name in picked.focuses:
        if await play.ask(GM, ConfirmFocus(who, name, action, cite), cite=cite) == "yes":
            await _tell_focus(play, who, name, cite)
            return name
    return ""


async def _tell_focus(play: Play[Table], who: CharacterId, name: str, cite: str) -> None:
    await play.tell(FocusApplied(who, name, play.state.shows(who)), cite, "houses.test.focus-critical-range")


def fitting(table: Table, who: CharacterId, skill: Skill) -> tuple[Focus, ...]:
    """Focuses written under this skill; all, where the table lets a focus serve any skill."""
    every = table.who(who).focuses
    return tuple(focus for focus in every if focus.skill == skill or table.options.focus_cross_skill)
