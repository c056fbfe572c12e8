"""Sagas, scenarios and sessions: words for the progress of the story, without a formula."""

from __future__ import annotations

from typing import Any

from moothall.records import changed
from moothall.rulesets.nova6.events import Hinted, StoryChanged
from moothall.rulesets.nova6.state import NO_STORY, Session, Table
from moothall.rulesets.nova6.story.rewards import USUAL_ACTS, Milestone
from moothall.talk.actions import action
from moothall.talk.arguments import Words
from moothall.talk.play import Play

ENDS_SCENARIO = ("major", "epic")


async def _tell(play: Play[Table], what: str, of: str, *cites: str, **new: Any) -> None:
    await play.tell(StoryChanged(changed(play.state.story, **new), what, of), *cites)


@action("nova6.begin-saga", by="gm", chapter="story")
async def begin_saga(play: Play[Table], title: str) -> None:
    """The GM begins a story that several scenarios will tell."""
    await _tell(play, "saga", title, "nova6.story.saga", saga=title)


async def scenario_begins(play: Play[Table], title: str, acts: int) -> None:
    """A scenario begins, with so many milestones planned; a number that is unusual is worth a word."""
    fresh = {"scenario": title, "under_way": True, "acts": acts, "minors": 0, "levelled": False}
    begun = changed(play.state.story, **fresh)
    if begun == changed(NO_STORY, under_way=True):
        return  # nothing to tell of a first scenario without a name or a plan
    await play.tell(StoryChanged(begun, "scenario", title), "nova6.story.scenario", "nova6.gm.content")
    if acts and acts not in USUAL_ACTS:
        await play.tell(Hinted("acts", str(acts)), "nova6.story.acts")


async def milestone_counts(play: Play[Table], kind: Milestone, level: bool) -> None:
    """A minor milestone is a step in the scenario, a greater one ends it, and an epic one ends the saga."""
    story = play.state.story
    if kind == "minor":
        levelled = story.levelled or level
        await _tell(
            play, "milestone", kind, "nova6.milestone.kinds", "nova6.story.guidelines",
            milestone=kind, minors=story.minors + 1, levelled=levelled,
        )  # fmt: skip
        return
    over = [story.scenario] if story.scenario else []
    rules = ["nova6.milestone.kinds", "nova6.story.guidelines", "nova6.story.scenario"]
    new = {"milestone": kind, "minors": 0, "levelled": False, "scenario": "", "under_way": False, "acts": 0}
    if kind == "epic":
        over += [story.saga] if story.saga else []
        rules.append("nova6.story.saga")
        new["saga"] = ""
    await _tell(play, "milestone", kind, *rules, **new, told=(*story.told, *over))


# ---- Sessions --------------------------------------------------------------------------------------------------------


async def session_begins(play: Play[Table], words: str) -> None:
    """Begin a session; `words` about its start are kept, and change nothing."""
    sessions = play.state.story.sessions
    fresh = Session(len(sessions) + 1, words)
    await _tell(play, "session", str(fresh.number), "nova6.story.session", sessions=(*sessions, fresh))


@action("nova6.end-session", by="gm", chapter="story")
async def end_session(play: Play[Table], words: Words = "") -> None:
    """End the session; `words` about its end are kept, and change nothing."""
    sessions = play.state.story.sessions or (Session(1),)
    over = changed(sessions[-1], ended=words)
    await _tell(play, "session-over", str(over.number), "nova6.story.session", sessions=(*sessions[:-1], over))
