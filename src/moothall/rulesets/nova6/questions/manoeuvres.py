"""Questions of manoeuvres: permission, holds, intervening, and hindered movement."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.nova6.questions.action_test import is_skill
from moothall.rulesets.nova6.questions.common import GMS, PLAYERS, YES, options, skills
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.words import ACTIONS
from moothall.talk.questions import Option, Question, question


@question("nova6/allow-manoeuvre", takes=str, whose=GMS)
class AllowManoeuvre(Question[Literal["no", "yes"]]):
    """Somebody has thought of a manoeuvre that the book does not name: can it be done?"""

    who: str
    target: str
    name: str

    def options(self) -> Sequence[Option]:
        return options(("no", "yes"), "nova6.fight.manoeuvres-open")


@question("nova6/hold-what", takes=str, whose=PLAYERS)
class HoldWhat(Question[str]):
    """At tables where a hold hinders one thing only: which?"""

    who: str
    target: str
    what: tuple[str, ...]

    def options(self) -> Sequence[Option]:
        return options(self.what, "nova6.fight.grapple-scope")


@record
class Stepping:
    """What the GM says to somebody who wants to step in, and what the other does it with."""

    allowed: bool = False
    skill: str = ""
    action: str = "overcome"


@question("nova6/may-step-in", takes=Stepping, whose=GMS)
class MayStepIn(Question[Stepping]):
    """Somebody wants to stop what another is about to do: can they, and what does the other do it with?"""

    who: str
    other: str
    intent: str
    skill: Option
    usual: str = ""

    def cites(self) -> Iterator[str]:
        yield self.skill.cite

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        known = tuple(dict.fromkeys((*([self.usual] if self.usual else []), *skills(state))))
        return {"skill": known, "action": ACTIONS}.get(field, ())

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        return {"allowed": YES} if field in ("skill", "action") else {}

    def check(self, state: Table, answer: Stepping) -> None:
        if answer.skill and not is_skill(state, answer.skill):
            raise AgainstTheRules("error-no-such-skill", cite="nova6.skill.six", skill=answer.skill)
        if answer.action not in ACTIONS:
            raise AgainstTheRules("error-no-such-action", cite="nova6.action.four", action=answer.action)

    def default(self) -> Stepping:
        return Stepping(skill=self.usual)


@question("nova6/hinders-moving", takes=str, whose=GMS)
class HindersMoving(Question[str]):
    """Somebody goes where something is true of the place or of them: is one of these in the way, so that they roll?"""

    who: str
    aspects: tuple[str, ...]

    def options(self) -> Sequence[Option]:
        return options(("", *self.aspects), "nova6.move.conditions")
