"""Questions of manoeuvres: permission, holds, intervening, and hindered movement."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.nova6.questions.action_test import is_skill
from moothall.rulesets.nova6.questions.common import GMS, PLAYERS, YES, Permission, options, skills
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.words import ACTIONS
from moothall.talk.questions import Option, Question, question


@question("nova6/allow-manoeuvre", takes=str, whose=GMS)
class AllowManoeuvre(Permission[Literal["no", "yes"]]):
    """A player invents a manoeuvre: the GM says whether it can be done."""

    who: str
    target: str
    name: str

    def options(self) -> Sequence[Option]:
        return options(("no", "yes"), "nova6.fight.manoeuvres-open")

    def granted(self) -> Literal["yes"]:
        return "yes"


@question("nova6/hold-what", takes=str, whose=PLAYERS)
class HoldWhat(Question[str]):
    """The grappler picks what the hold hinders, at tables where it hinders one thing only."""

    who: str
    target: str
    what: tuple[str, ...]

    def options(self) -> Sequence[Option]:
        return options(self.what, "nova6.fight.grapple-scope")


@record
class Stepping:
    """The GM's answer to an intervention: allowed or not, and the skill and action it opposes."""

    allowed: bool = False
    skill: str = ""
    action: str = "overcome"


@question("nova6/may-step-in", takes=Stepping, whose=GMS)
class MayStepIn(Permission[Stepping]):
    """A character wants to intervene in another's action: the GM says whether they can, and which skill and action that
    is.
    """

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

    def granted(self) -> Stepping:
        return Stepping(True, self.usual)


@question("nova6/hinders-moving", takes=str, whose=GMS)
class HindersMoving(Question[str]):
    """A character moves through aspects of the place: the GM says whether one hinders them, so that they roll."""

    who: str
    aspects: tuple[str, ...]

    stops = "confirmation"

    def options(self) -> Sequence[Option]:
        return options(("", *self.aspects), "nova6.move.conditions")

    def settled(self, state: Table) -> str:
        """An aspect *may* hinder: a GM who wants it to says so."""
        return ""
