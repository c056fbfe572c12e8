"""Events of growth and story: advances, rewards, returning NPCs, sagas and scenarios."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import Everyone, When
from moothall.records import changed
from moothall.rulesets.nova6.events.folds import by, unchanged
from moothall.rulesets.nova6.state import Character, Effect, Reward, Story, Table


@event("nova6/story-changed")
class StoryChanged:
    """The story changed: a saga, a scenario or a session began or ended, or a milestone was reached."""

    story: Annotated[Story, Everyone]
    what: Annotated[str, Everyone]
    of: Annotated[str, Everyone] = ""


@by(StoryChanged)
def _(table: Table, fact: StoryChanged) -> Table:
    return changed(table, story=fact.story)


@event("nova6/rewarded")
class Rewarded:
    """A milestone rewarded a character: perhaps a level with an advance to spend, and permitted changes."""

    who: Annotated[str, Everyone]
    level: Annotated[int, Everyone]
    advances: Annotated[int, Everyone]
    rewards: Annotated[tuple[Reward, ...], Everyone]
    """All that may be changed until the next milestone."""
    risen: Annotated[bool, Everyone] = False
    """Whether the level is a new one."""


@by(Rewarded)
def _(table: Table, fact: Rewarded) -> Table:
    return table.with_one(fact.who, level=fact.level, advances=fact.advances, rewards=fact.rewards)


@event("nova6/grown")
class Grown:
    """A character changed for good: old and new value, and everything derived from it."""

    one: Annotated[Character, Everyone]
    what: Annotated[str, When("seen", "open")]
    old: Annotated[str, When("seen", "open")] = ""
    new: Annotated[str, When("seen", "open")] = ""
    seen: Annotated[bool, When("seen")] = True
    open: Annotated[bool, When("seen", "open")] = True
    aspect: Annotated[Effect | None, When("seen")] = None
    """The aspect that was put otherwise, if one was."""
    track: Annotated[str, When("seen", "open")] = ""
    """The track that has other boxes from now on, if one has."""
    boxes: Annotated[str, When("seen", "open")] = ""
    """How many of each level it had, and has."""


@by(Grown)
def _(table: Table, fact: Grown) -> Table:
    def now(one: Character) -> Character:
        return fact.one if one.id == fact.one.id else one

    if fact.aspect is not None:
        table = table.with_effect(fact.aspect)
    return changed(table, heroes=tuple(map(now, table.heroes)), others=tuple(map(now, table.others)))


@event("nova6/came-again")
class CameAgain:
    """An NPC appeared again in the story: the number of appearances, and perhaps an advance more."""

    who: Annotated[str, When("seen")]
    appearances: Annotated[int, When("seen")]
    advances: Annotated[int, When("seen", "open")] = 0
    document: Annotated[str, When("seen", "open")] = ""
    seen: Annotated[bool, When("seen")] = True
    open: Annotated[bool, When("seen", "open")] = True


@by(CameAgain)
def _(table: Table, fact: CameAgain) -> Table:
    new = {"appearances": fact.appearances, "advances": fact.advances, "document": fact.document}
    return table.with_one(fact.who, out="", out_as="", **new)


@event("nova6/did-well")
class DidWell:
    """An unopposed NPC action was measured: stunt points traded for, and dice left."""

    who: Annotated[str, When("seen")]
    intent: Annotated[str, When("seen")]
    points: Annotated[int, When("seen", "open")]
    left: Annotated[int, When("seen", "open")] = 0
    seen: Annotated[bool, When("seen")] = True
    open: Annotated[bool, When("seen", "open")] = True


@event("nova6/group-tried")
class GroupTried:
    """A group attempt of NPCs came out: how many tried, succeeded, failed and stayed."""

    who: Annotated[str, When("seen")]
    intent: Annotated[str, When("seen")]
    tried: Annotated[int, When("seen")]
    did: Annotated[int, When("seen")]
    failed: Annotated[int, When("seen")]
    stayed: Annotated[int, When("seen")]
    seen: Annotated[bool, When("seen")] = True


@event("nova6/demanded")
class Demanded:
    """The GM demanded that a character overcome an aspect of the situation first."""

    who: Annotated[str, Everyone]
    aspect: Annotated[str, Everyone]
    intent: Annotated[str, Everyone]


by(DidWell)(unchanged)
by(GroupTried)(unchanged)
by(Demanded)(unchanged)
