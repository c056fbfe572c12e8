"""Corrections: a talent that turned out wrong is changed, and the characters who have it are compensated."""

from __future__ import annotations

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.aspects import plot_points
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.events import TraitsChanged
from moothall.rulesets.nova6.state import Mark, Table
from moothall.rulesets.nova6.story.framework import session_begins
from moothall.rulesets.nova6.vocabulary import Trait
from moothall.talk.actions import action
from moothall.talk.arguments import AskedLater, Words
from moothall.talk.play import Play

RULE = "nova6.talent.fix-compensation"
OWED = "owed"


@action("nova6.correct-talent", by="gm", chapter="talents")
async def correct_talent(play: Play[Table], trait: AskedLater[Trait]) -> None:
    """The GM changes what a talent does; every hero who has it is owed a plot point when the next session begins."""
    holders = [one for one in play.state.heroes if any(own.id == trait.id for own in one.traits)]
    if not holders:
        raise AgainstTheRules("error-nobody-has-it", cite=RULE, trait=trait.name)
    for one in holders:
        now = tuple([trait if own.id == trait.id else own for own in one.traits])
        await play.tell(TraitsChanged(one.id, now, trait.name), RULE)
        await effects.mark(play, Mark(OWED, one.id, trait.id, "session"), RULE)


@action("nova6.begin-session", by="gm", chapter="talents")
async def begin_session(play: Play[Table], words: Words = "") -> None:
    """Begin a session: plot points owed since the last one are paid. `words` say when or where it is."""
    await session_begins(play, words)
    for mark in [mark for mark in play.state.marks if mark.what == OWED]:
        await plot_points.earn(play, mark.who, "compensation", RULE)
        await effects.unmark(play, (mark,), RULE)
