"""Questions between fights: retries, rest, growth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, cast

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.nde.ids import HeroId
from moothall.rulesets.nde.questions.common import GMS, options
from moothall.rulesets.nde.state import Table
from moothall.rulesets.nde.words import Attribute
from moothall.talk.questions import Option, Question, question


@record
class Retry:
    """A way out of a failed test: what changes, or what it costs."""

    way: Literal["change", "cost", "withdraw"]
    text: str = ""


@question("nde/retry", takes=Retry)
class WayOut(Question[Retry]):
    """The same test failed before: do it differently, accept a cost, or leave it."""

    who: HeroId
    aim: str

    def cites(self) -> Iterator[str]:
        yield from (option.cite for option in self.listed())

    def listed(self) -> tuple[Option, ...]:
        return options(("change", "cost", "withdraw"), "nde2.retry.ways")

    def check(self, state: Table, answer: Retry) -> None:
        same = any(lock.holds(self.who, self.aim, answer.text) for lock in state.locks)
        if answer.way != "withdraw" and (not answer.text.strip() or (answer.way == "change" and same)):
            raise AgainstTheRules("error-retry-needs-change", cite="nde2.retry.locked")

    def default(self) -> Retry:
        return Retry("withdraw")


@question("nde/rest", takes=str, whose=GMS)
class ConditionsAllow(Question[Literal["yes", "no"]]):
    """The GM says whether the situation allows a rest, and the basics are at hand."""

    cite: str

    def options(self) -> Sequence[Option]:
        return options(("yes", "no"), self.cite)


Pickable = Literal["attribute", "heart", "power", "trait"]


@record
class Growth:
    """A hero's growth: the pick, and its attribute or Trait."""

    pick: Pickable
    attribute: Attribute | None = None
    trait: str = ""


@question("nde/growth", takes=Growth)
class PickGrowth(Question[Growth]):
    """A chapter is over: the player picks one growth."""

    who: HeroId
    offered: tuple[Option, ...]
    attributes: tuple[Option, ...]

    def options(self) -> Sequence[Option]:
        return self.offered

    def choices(self, field: str, state: Any) -> tuple[str, ...]:
        return tuple([option.id for option in self.attributes]) if field == "attribute" else ()

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        return {"pick": (field,)} if field in ("attribute", "trait") else {}

    def needs(self) -> tuple[str, ...]:
        return ("trait",)

    def check(self, state: Any, answer: Growth) -> None:
        from moothall.rulesets.nde.growth import check_growth

        check_growth(state.hero(self.who), state.options, answer)

    def default(self) -> Growth:
        """A pick that needs no further choice, where there is one."""
        offered = [option.id for option in self.offered]
        plain: list[Pickable] = [pick for pick in ("heart", "power") if pick in offered]
        if plain:
            return Growth(plain[0])
        if self.attributes:
            return Growth("attribute", attribute=cast(Attribute, self.attributes[0].id))
        return Growth("trait")


@question("nde/approve-trait", takes=str, whose=GMS)
class ApproveTrait(Question[Literal["yes", "no"]]):
    """A new Trait is agreed with the GM."""

    who: HeroId
    trait: str

    stops = "confirmation"

    def options(self) -> Sequence[Option]:
        return options(("yes", "no"), "nde2.grow.trait")

    def settled(self, state: Table) -> Literal["yes"]:
        """It was agreed aloud before it was chosen."""
        return "yes"
