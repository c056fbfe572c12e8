"""Questions after the roll: complications, costs, bargains, benefits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.nde.editions.newer import EDITION as NEWER
from moothall.rulesets.nde.ids import HeroId
from moothall.rulesets.nde.questions.common import GMS, Term, options, terms
from moothall.rulesets.nde.state import Table
from moothall.rulesets.nde.words import STRONG_EFFECTS, Result
from moothall.talk.questions import Option, Question, question

POWER_COMPLICATIONS = ("overload", "trace", "exposure", "side_effect", "other")
PRICES = (
    "noise",
    "time",
    "resource",
    "position",
    "attention",
    "gear",
    "compromise",
    "exposure",
    "risk",
    "other",
)
BENEFITS = ("faster", "quieter", "stronger", "safer", "extra")


@record
class Trouble:
    """A complication or a cost, in the GM's words. `bargain` offers a success at that cost instead."""

    kind: str = "other"
    text: str = ""
    bargain: bool = False
    cost: bool = False

    @property
    def empty(self) -> bool:
        return self.kind == "other" and not self.text.strip()


@question("nde/trouble", takes=Trouble, whose=GMS)
class NameTrouble(Question[Trouble]):
    """A failure changes the situation: the GM says how."""

    who: HeroId
    result: Result
    kinds: tuple[str, ...] = NEWER.complications
    required_by: str | None = None
    """The rule that does not let this be left empty, if one does."""
    on_top: bool = False
    """This comes on top of what the failure brought: it is a complication and cannot be bargained away."""
    priced: bool = True
    """A failure may cost something instead."""

    after = True

    def cites(self) -> Iterator[str]:
        yield from (term.cite for term in (*self.listed(), *self.costs()))

    def listed(self) -> tuple[Term, ...]:
        """The kinds of complication; any of them can be told in words of one's own."""
        return terms("complication", self.kinds, self._kinds_rule)

    @property
    def _kinds_rule(self) -> str:
        return "nde2.test.complication-kinds" if self._plain else "nde2.power.failure"

    def costs(self) -> tuple[Term, ...]:
        """Costs that a failure may have instead. A rolled one, and a power that fails, surely bring a complication."""
        may_cost = self.priced and self._plain and self.result == "F" and not self.on_top
        return terms("price", PRICES, "nde2.test.fail-moves") if may_cost else ()

    @property
    def _plain(self) -> bool:
        return self.kinds != POWER_COMPLICATIONS

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        every = dict.fromkeys(term.id for term in (*self.listed(), *self.costs(), *self._bargains(state)))
        return tuple(every) if field == "kind" else ()

    def _bargains(self, state: Table) -> tuple[Term, ...]:
        may = not self.on_top and state.options.gm_bargain != "off"
        return terms("price", PRICES, "nde2.test.cost-outcome") if may else ()

    def check(self, state: Table, answer: Trouble) -> None:
        if answer.bargain and (self.on_top or state.options.gm_bargain == "off"):
            raise AgainstTheRules("error-no-bargain", cite="nde2.test.cost-outcome")
        kinds, rule = self._listed_for(answer)
        if answer.kind not in kinds:
            raise AgainstTheRules("error-not-offered", cite=rule, answer=answer.kind)
        needed = "nde2.test.cost-outcome" if answer.bargain else self.required_by
        if answer.empty and needed:
            raise AgainstTheRules("error-trouble-needed", cite=needed)

    def _listed_for(self, answer: Trouble) -> tuple[tuple[str, ...], str]:
        """The kinds that such an answer may name, and the rule that lists them."""
        if answer.bargain:
            return PRICES, "nde2.test.cost-outcome"
        if answer.cost and not self.costs():
            raise AgainstTheRules("error-complication-needed", cite=self.required_by or self._kinds_rule)
        return (PRICES, "nde2.test.fail-moves") if answer.cost else (self.kinds, self._kinds_rule)

    def default(self) -> Trouble:
        return Trouble(self.kinds[0]) if self.required_by else Trouble()


@question("nde/bargain", takes=str)
class TakeBargain(Question[Literal["refuse", "accept"]]):
    """The GM offers a success at a cost instead of the failure."""

    who: HeroId
    price: Price

    after = True

    def options(self) -> Sequence[Option]:
        return options(("refuse", "accept"), "nde2.test.cost-outcome")


@record
class Price:
    """The price of a success at a cost: its kind and words."""

    kind: str
    text: str = ""


@question("nde/price", takes=Price, whose=GMS)
class NamePrice(Question[Price]):
    """The GM names the price at once."""

    who: HeroId
    cite: str = "nde2.luck.price"

    after = True

    def listed(self) -> tuple[Term, ...]:
        return terms("price", PRICES, self.cite)

    def cites(self) -> Iterator[str]:
        yield self.cite

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        return PRICES if field == "kind" else ()

    def check(self, state: Table, answer: Price) -> None:
        if answer.kind not in PRICES:
            raise AgainstTheRules("error-not-offered", cite=self.cite, answer=answer.kind)
        if answer.kind == "other" and not answer.text.strip():
            raise AgainstTheRules("error-price-needed", cite=self.cite)

    def default(self) -> Price:
        return Price(PRICES[0])


@question("nde/benefit", takes=str)
class ProposeBenefit(Question[str]):
    """An exceptional success brings one benefit; the player proposes it, from the book's examples or in own words."""

    who: HeroId

    after = True

    def cites(self) -> Iterator[str]:
        yield "nde2.test.benefit"

    def ideas(self, field: str) -> tuple[str, ...]:
        return BENEFITS

    def needs(self) -> tuple[str, ...]:
        return ("",)

    def check(self, state: Table, answer: str) -> None:
        check_benefit(answer)

    def default(self) -> str:
        return BENEFITS[0]

    def listed(self) -> tuple[Term, ...]:
        return terms("benefit", BENEFITS, "nde2.test.benefit")


def check_benefit(benefit: str) -> None:
    """Refuse a benefit without a word."""
    if not benefit.strip():
        raise AgainstTheRules("error-benefit-needed", cite="nde2.test.benefit")


@question("nde/confirm-benefit", takes=str, whose=GMS)
class ConfirmBenefit(Question[str]):
    """The GM confirms the benefit, or names another, in any words."""

    who: HeroId
    proposed: str

    after = True
    stops = "confirmation"

    def options(self) -> Sequence[Option]:
        rest = tuple(benefit for benefit in BENEFITS if benefit != self.proposed)
        return options((self.proposed, *rest), "nde2.test.benefit")

    def check(self, state: Table, answer: str) -> None:
        check_benefit(answer)

    def settled(self, state: Table) -> str:
        return self.proposed


@record
class Pick:
    """One pick from the list of an exceptional hit or power; `detail` says which effect."""

    id: str
    detail: str = ""


@question("nde/exceptional", takes=Pick)
class PickExceptional(Question[Pick]):
    """The player picks one benefit of an exceptional hit or power from the list."""

    who: HeroId
    offered: tuple[Option, ...]

    after = True

    def options(self) -> Sequence[Option]:
        return self.offered

    def answers(self) -> Sequence[Pick]:
        return [Pick(option.id) for option in self.offered]

    def ideas(self, field: str) -> tuple[str, ...]:
        return STRONG_EFFECTS if field == "detail" else ()

    def check(self, state: Table, answer: Pick) -> None:
        if all(option.id != answer.id for option in self.offered):
            raise AgainstTheRules("error-not-offered", cite=self.offered[0].cite, answer=answer.id)

    def default(self) -> Pick:
        return Pick(self.offered[0].id)


@question("nde/gift", takes=str, whose=GMS)
class GivePower(Question[Literal["no", "yes"]]):
    """The GM may give a Power Point back instead of the player's pick: at most what was paid, never above the most."""

    who: HeroId
    paid: int

    after = True
    stops = "confirmation"

    def options(self) -> Sequence[Option]:
        return options(("no", "yes"), "nde2.power.exceptional")

    def check(self, state: Table, answer: str) -> None:
        hero = state.hero(self.who)
        if answer == "yes" and (self.paid < 1 or hero.power >= hero.power_max):
            raise AgainstTheRules("error-no-refund", cite="nde2.power.refund-cap", hero=hero.name)

    def settled(self, state: Table) -> Literal["no"]:
        """The player picks, unless the GM has another thought."""
        return "no"
