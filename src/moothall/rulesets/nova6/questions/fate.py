"""After the roll: who invokes what, or says something else that still changes it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.nova6.questions.common import GMS, options
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.telling.aspects import check_invoke
from moothall.rulesets.nova6.trying.trial import Pool
from moothall.rulesets.nova6.words import Duration
from moothall.talk.questions import Option, Question, question

Benefit = Literal["reroll", "succeed", "fail", "effect", "point", "negate"]


@record
class Meddling:
    """What somebody does about a roll: invokes an aspect, spends assets or setback dice, or sets the result aside."""

    does: Literal["invoke", "assets", "setbacks", "overrule"] = "invoke"
    aspect: str = ""
    benefit: Benefit = "point"
    reason: str = ""
    asset: str = ""
    effect: Literal["advantage", "damage", "soak"] = "advantage"
    to: str = ""
    name: str = ""
    skill: str = ""
    duration: Duration = "B"


@question("nova6/after-roll", takes=Meddling)
class AfterRoll(Question[Meddling]):
    """The result is there: does anybody still change it?"""

    by: str
    """Who would; empty for the GM."""
    who: str
    success: bool
    points: int
    counter: int
    aspects: tuple[str, ...] = ()
    benefits: tuple[Option, ...] = ()
    assets: tuple[str, ...] = ()
    setbacks: bool = False
    overrule: bool = False
    pool: Pool | None = None
    """The dice that would be thrown again, without their reasons."""

    def cites(self) -> Iterator[str]:
        yield from (option.cite for option in self.benefits)
        if self.by and self.benefits:
            yield "nova6.test.narrative-control"

    def ideas(self, field: str) -> tuple[str, ...]:
        listed = {"aspect": self.aspects, "benefit": tuple(one.id for one in self.benefits), "asset": self.assets}
        return listed.get(field, ())

    def check(self, state: Table, answer: Meddling) -> None:
        match answer.does:
            case "invoke":
                check_invoke(state, self.by, answer.aspect)
                self._check_benefit(answer.benefit)
            case "assets" if answer.asset not in self.assets:
                raise AgainstTheRules("error-no-use-left", cite="nova6.advg.asset-use", asset=answer.asset)
            case "setbacks" if not self.setbacks:
                raise AgainstTheRules("error-no-setback-pair", cite="nova6.setback.spend-gsp")
            case "overrule" if not self.overrule:
                raise AgainstTheRules("error-not-the-gm", cite="nova6.role.rule-zero")

    def _check_benefit(self, benefit: str) -> None:
        """Flips are for simple results, and points for the side that can have them."""
        if any(option.id == benefit for option in self.benefits):
            return
        cites = {"succeed": "nova6.invoke.fail-to-success", "fail": "nova6.invoke.success-to-fail"}
        raise AgainstTheRules("error-no-such-benefit", cite=cites.get(benefit, "nova6.invoke.cost"), benefit=benefit)

    def default(self) -> Meddling:
        return Meddling()


@question("nova6/relevant", takes=str, whose=GMS)
class IsRelevant(Question[Literal["yes", "no"]]):
    """Does an aspect fit here? The GM decides."""

    by: str
    aspect: str
    reason: str

    def options(self) -> Sequence[Option]:
        return options(("yes", "no"), "nova6.invoke.relevance")

    def cites(self) -> Iterator[str]:
        yield "nova6.invoke.relevance"
        yield "nova6.aspect.limits-in-name"
        yield "nova6.gm.judge-invokes"


# ---- Compels ---------------------------------------------------------------------------------------------------------


@record
class Terms:
    """What the GM says to a compel: whether it holds, and how it is worded."""

    agreed: bool = True
    text: str = ""


@question("nova6/judge-compel", takes=Terms, whose=GMS)
class JudgeCompel(Question[Terms]):
    """A compel is proposed, or its terms are talked about: the GM has the last word on them."""

    by: str
    target: str
    aspect: str
    complication: str
    wish: str = ""
    """What the one who is compelled would rather have."""

    def cites(self) -> Iterator[str]:
        yield "nova6.compel.arbiter"
        yield "nova6.compel.negotiate"
        yield "nova6.gm.judge-invokes"

    def default(self) -> Terms:
        return Terms()


@record
class CompelAnswer:
    """Taken, refused, or talked about."""

    does: Literal["accept", "refuse", "negotiate"] = "accept"
    text: str = ""
    """How it was avoided, or what one would rather have."""


@question("nova6/answer-compel", takes=CompelAnswer)
class AnswerCompel(Question[CompelAnswer]):
    """An aspect of one's own makes trouble: a point for taking it, or a point to be spared."""

    who: str
    aspect: str
    complication: str
    may_refuse: bool = True
    free: bool = False

    def cites(self) -> Iterator[str]:
        yield "nova6.compel.accept"
        if self.may_refuse:
            yield "nova6.compel.refuse"

    def check(self, state: Table, answer: CompelAnswer) -> None:
        if answer.does == "refuse" and not self.may_refuse:
            raise AgainstTheRules("error-cannot-refuse", cite="nova6.compel.refuse")
        if answer.does == "refuse" and not answer.text.strip():
            raise AgainstTheRules("error-no-words", cite="nova6.compel.refuse")

    def default(self) -> CompelAnswer:
        return CompelAnswer()


@question("nova6/let-it-stand", takes=str, whose=GMS)
class LetItStand(Question[Literal["stand", "prevent"]]):
    """Somebody of the GM's is compelled: let it happen, or pay to prevent it."""

    who: str
    complication: str

    def options(self) -> Sequence[Option]:
        return options(("stand", "prevent"), "nova6.compel.player-npc")
