"""What an advance buys, and whether the GM agrees to what somebody wants to change for good."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from moothall.records import record
from moothall.rulesets.nova6.questions.common import GMS, PLAYERS, options
from moothall.talk.questions import Option, Question, question


@record
class Purchase:
    """What an advance is spent on: a skill by name, a talent by id, or a name of one's own; nothing for now."""

    on: Literal["", "rank", "talent", "feature"] = ""
    what: str = ""
    skill: str = ""
    """The skill that a talent is taken for, where it is taken so."""


@question("nova6/spend-advance", takes=Purchase, whose=PLAYERS)
class SpendAdvance(Question[Purchase]):
    """There is an advance to spend: on a rank, a talent or a feature."""

    who: str
    left: int
    skills: tuple[str, ...]
    """Those that may still rise."""
    talents: tuple[str, ...]
    """Those that can be taken."""

    def cites(self) -> Iterator[str]:
        yield "nova6.milestone.level-advance"

    def ideas(self, field: str) -> tuple[str, ...]:
        return {"what": (*self.skills, *self.talents), "skill": self.skills}.get(field, ())

    def default(self) -> Purchase:
        return Purchase()


@question("nova6/agree-swap", takes=str, whose=GMS)
class AgreeSwap(Question[Literal["no", "yes"]]):
    """Somebody wants to trade a talent, a feature or a rank for another, as the story has it."""

    who: str
    sort: str
    old: str
    new: str
    rule: str
    learnt: tuple[str, ...] = ()
    """What somebody has from interludes, which may justify it."""

    def options(self) -> Sequence[Option]:
        return options(("no", "yes"), self.rule)

    def cites(self) -> Iterator[str]:
        yield self.rule
        if self.learnt:
            yield "nova6.expo.interlude"


@question("nova6/grant-aspect", takes=str, whose=GMS)
class GrantAspect(Question[Literal["no", "yes"]]):
    """After an epic milestone somebody wants to change more aspects than the one that is theirs to change."""

    who: str
    old: str
    new: str

    def options(self) -> Sequence[Option]:
        return options(("no", "yes"), "nova6.milestone.epic-aspect")
