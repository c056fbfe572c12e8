"""After a test: a failure accepted or paid for, what it means, and what a success brings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.nova6.questions.common import GMS, PLAYERS, options
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.telling.plotpoints import check_held
from moothall.rulesets.nova6.words import UNSAID, Duration
from moothall.talk.questions import Option, Question, question

CostKind = Literal["", "aspect", "damage", "time", "asset", "setback", "concede"]
COSTS = ("aspect", "damage", "time", "asset")
IN_CONFLICT = ("aspect", "damage", "asset", "concede")
"""What a success at a cost must at least cost in a conflict."""


@record
class Cost:
    """What a success is paid with; no kind means that the failure stands."""

    kind: CostKind = ""
    text: str = ""
    damage: int = 0
    track: str = "physical"
    asset: str = ""
    """The id of what is used up."""


@question("nova6/failure", takes=Cost, whose=PLAYERS)
class TakeFailure(Question[Cost]):
    """The test failed: accept that, or propose what success would cost."""

    who: str
    kinds: tuple[str, ...]
    counter: int = 0

    def cites(self) -> Iterator[str]:
        yield "nova6.test.fail"
        yield "nova6.cost.kinds"
        if "setback" in self.kinds:
            yield "nova6.setback.meaning"

    def ideas(self, field: str) -> tuple[str, ...]:
        return self.kinds if field == "kind" else ()

    def check(self, state: Table, answer: Cost) -> None:
        check_cost(state, self.kinds, answer)

    def default(self) -> Cost:
        return Cost()


def check_cost(table: Table, kinds: tuple[str, ...], cost: Cost) -> None:
    """A cost is of a listed kind, says what is lost, and loses something."""
    if not cost.kind:
        return
    if cost.kind not in kinds:
        raise AgainstTheRules("error-not-such-a-cost", cite="nova6.cost.kinds", cost=cost.kind, costs=", ".join(kinds))
    if cost.kind == "damage" and cost.damage < 1:
        raise AgainstTheRules("error-cost-of-nothing", cite="nova6.cost.offer")
    if cost.kind in ("aspect", "time") and not cost.text.strip():
        raise AgainstTheRules("error-cost-of-nothing", cite="nova6.cost.offer")
    if cost.kind == "asset" and cost.asset not in {effect.id for effect in table.effects}:
        raise AgainstTheRules("error-cost-of-nothing", cite="nova6.cost.offer")


@record
class Agreed:
    """What the GM says to a cost: as proposed, another one, or none."""

    agrees: bool = True
    instead: Cost | None = None


@question("nova6/agree-cost", takes=Agreed, whose=GMS)
class AgreeCost(Question[Agreed]):
    """A player proposes a cost for success; without agreement the failure stands."""

    who: str
    cost: Cost
    kinds: tuple[str, ...]

    def cites(self) -> Iterator[str]:
        yield "nova6.cost.offer"

    def check(self, state: Table, answer: Agreed) -> None:
        if answer.instead is not None:
            check_cost(state, self.kinds, answer.instead)

    def default(self) -> Agreed:
        return Agreed(False)


@record
class Telling:
    """What happens, in words."""

    text: str = ""
    catastrophe: bool = False


@question("nova6/how-it-fails", takes=Telling, whose=GMS)
class HowItFails(Question[Telling]):
    """A simple failure should still matter: the GM says how."""

    who: str
    intent: str

    def cites(self) -> Iterator[str]:
        yield "nova6.test.simple-failure"

    def default(self) -> Telling:
        return Telling()


@record
class Advantage:
    """What an advantage is to be."""

    form: Literal["dice", "aspect", "discover"] = "dice"
    name: str = ""
    to: str = ""
    """Who has it; for an aspect also the id of a zone, or nobody for the whole scene."""
    skill: str = ""
    duration: Duration = "B"


@question("nova6/advantage", takes=Advantage, whose=PLAYERS)
class MakeAdvantage(Question[Advantage]):
    """Create advantage succeeded: dice for one skill, an aspect, or something unknown brought to light."""

    who: str
    skill: str
    intent: str = ""

    def options(self) -> Sequence[Option]:
        return ()

    def cites(self) -> Iterator[str]:
        yield "nova6.action.ca-success"
        yield "nova6.action.ca-alternatives"

    def check(self, state: Table, answer: Advantage) -> None:
        if answer.form == "discover":
            return
        if not answer.name.strip():
            raise AgainstTheRules("error-advantage-without-words", cite="nova6.action.ca-modes")
        if answer.form == "aspect" and answer.duration not in ("B", "A"):
            raise AgainstTheRules(
                "error-aspect-duration", cite="nova6.action.ca-alternatives", duration=answer.duration
            )
        if answer.form == "dice":
            state.who(answer.to or self.who)
            if answer.duration != UNSAID["advantage"].duration:
                raise AgainstTheRules("error-advantage-duration", cite=UNSAID["advantage"].cite)
            if self.skill == "resolve" and answer.to not in ("", self.who):
                raise AgainstTheRules("error-own-mind-only", cite="nova6.resolve.create-advantage")

    def default(self) -> Advantage:
        return Advantage("dice", self.intent or "…", self.who, self.skill)


@question("nova6/which-secret", takes=str, whose=GMS)
class WhichSecret(Question[str]):
    """Something unknown is found out: the GM says which aspect comes to light, or that there is none."""

    who: str
    secrets: tuple[str, ...]

    def options(self) -> Sequence[Option]:
        return options((*self.secrets, ""), "nova6.action.ca-alternatives")


@question("nova6/first-target", takes=str, whose=PLAYERS)
class FirstTarget(Question[str]):
    """One action at several: the first is affected by the success itself, others by stunts."""

    who: str
    targets: tuple[str, ...]

    def options(self) -> Sequence[Option]:
        return options(self.targets, "nova6.multi.targets-first")


@question("nova6/first-outcome", takes=str, whose=PLAYERS)
class FirstOutcome(Question[str]):
    """Several things in one action: the first is reached by the success itself, others by stunts."""

    who: str
    outcomes: tuple[str, ...]

    def options(self) -> Sequence[Option]:
        return options(self.outcomes, "nova6.multi.outcomes-first")


@question("nova6/give-points", takes=int, whose=PLAYERS)
class GivePoints(Question[int]):
    """Stunt points for the group: into its result, or for one who failed."""

    who: str
    most: int
    rule: str

    def cites(self) -> Iterator[str]:
        yield self.rule
        if self.rule == "nova6.group.all-offset":
            yield "nova6.group.all-own-use"

    def check(self, state: Table, answer: int) -> None:
        if not 0 <= answer <= self.most:
            raise AgainstTheRules("error-not-so-many-points", cite=self.rule, points=self.most)

    def answers(self) -> Sequence[int]:
        return range(self.most + 1)

    def default(self) -> int:
        return 0


@question("nova6/oops", takes=str, whose=PLAYERS)
class Oops(Question[Literal["spend", "earn"]]):
    """A forgotten bonus might have helped: buy the success, or keep the failure and be paid for it."""

    who: str
    held: int

    def options(self) -> Sequence[Option]:
        return (Option("earn", "nova6.mod.forgot-earn"), Option("spend", "nova6.mod.forgot-spend", "1"))

    def check(self, state: Table, answer: Literal["spend", "earn"]) -> None:
        if answer == "spend":
            check_held(state, self.who)
