"""Spending stunt points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.nova6.questions.common import GMS
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.telling.plotpoints import check_held
from moothall.rulesets.nova6.themepacks.roles import bound
from moothall.rulesets.nova6.trying.drafts import Buy
from moothall.talk.questions import Option, Question, question


@question("nova6/spend-points", takes=Buy)
class SpendPoints(Question[Buy]):
    """So many stunt points, and what they can buy now."""

    who: str
    points: int
    menu: tuple[Option, ...]

    def options(self) -> Sequence[Option]:
        return self.menu

    def check(self, state: Table, answer: Buy) -> None:
        if not answer.stunt:
            return
        offered = next((option for option in self.menu if option.id == answer.stunt), None)
        if offered is None:
            raise AgainstTheRules("error-no-such-stunt", cite="nova6.stunt.when", stunt=answer.stunt)
        if not 1 <= answer.points <= self.points:
            raise AgainstTheRules("error-not-so-many-points", cite="nova6.stunt.when", points=self.points)

    def default(self) -> Buy:
        return Buy()


@record
class StuntVerdict:
    """What the GM says to something a player would add to the story."""

    agreed: bool = True
    text: str = ""
    """The wording that both agree on, if it is another."""


@question("nova6/judge-stunt", takes=StuntVerdict, whose=GMS)
class JudgeStunt(Question[StuntVerdict]):
    """A stunt adds something to the story, or is one that no list has: does it fit?"""

    who: str
    stunt: str
    text: str
    rule: str

    def cites(self) -> Iterator[str]:
        yield self.rule

    def default(self) -> StuntVerdict:
        return StuntVerdict()


@question("nova6/tell-secret", takes=str, whose=GMS)
class TellSecret(Question[str]):
    """Somebody finds something out: some of it, most of it, or all of it. What is it?"""

    who: str
    how_much: str
    rule: str

    def cites(self) -> Iterator[str]:
        yield self.rule

    def default(self) -> str:
        return "…"


@question("nova6/explain-dud", takes=str, whose=GMS)
class ExplainDud(Question[str]):
    """A stunt would do nothing: the GM says why, which is worth knowing."""

    who: str
    stunt: str

    def cites(self) -> Iterator[str]:
        yield "nova6.awesome.dud"

    def default(self) -> str:
        return "…"


@record
class Reacting:
    """What somebody does as a reaction."""

    deed: Literal["attack", "create-advantage", "overcome", "rally", "ready"] = "attack"
    intent: str = ""
    skill: str = ""
    targets: tuple[str, ...] = ()
    tool: str = ""
    zone: str = ""
    """Where to, if it is to go to another zone: which it may not."""


@question("nova6/react-with", takes=Reacting)
class ReactWith(Question[Reacting]):
    """A point for one action at once, which earns no points itself."""

    who: str
    deeds: tuple[Option, ...]

    def options(self) -> Sequence[Option]:
        return ()

    def cites(self) -> Iterator[str]:
        yield from (option.cite for option in self.deeds)

    def ideas(self, field: str) -> tuple[str, ...]:
        return tuple(option.id for option in self.deeds) if field == "deed" else ()

    def check(self, state: Table, answer: Reacting) -> None:
        if answer.zone and answer.zone != state.who(self.who).zone:
            cite = "nova6.zone.move-react" if answer.skill == bound(state, "movement") else "nova6.stunt.react-no-zone"
            raise AgainstTheRules("error-no-zone", cite=cite)
        if answer.deed == "rally" and state.is_marked("rallied", self.who):
            check_held(state, self.who)

    def default(self) -> Reacting:
        return Reacting("ready")
