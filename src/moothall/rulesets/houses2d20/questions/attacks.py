"""Questions of attacks and contests: target, asset, opponent, resistance, and the meaning of defeat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.houses2d20.ids import NO_ASSET, NOBODY, AssetId, CharacterId
from moothall.rulesets.houses2d20.questions.asset_moves import ELSE, check_own
from moothall.rulesets.houses2d20.questions.common import AllowsOwn, options
from moothall.rulesets.houses2d20.questions.payment import Payment, check_payment, ways_to_pay
from moothall.rulesets.houses2d20.state import Table
from moothall.rulesets.houses2d20.words import RANGES, SKILLS, Skill
from moothall.talk.questions import Option, Question, question


@record
class Strike:
    """The target of an attack and its asset; without one it is bare hands."""

    target: CharacterId
    asset: AssetId = NO_ASSET


@question("houses/strike", takes=Strike)
class WhomAndWith(Question[Strike]):
    """The player names target and asset of an attack; or no attack after all."""

    who: CharacterId
    targets: tuple[CharacterId, ...]
    """Those in reach first."""
    assets: tuple[AssetId, ...]
    near: tuple[Strike, ...] = ()
    """Attacks in reach, which the GM need not allow: the asset is in the target's zone."""
    beyond: CharacterId = NOBODY
    """The target that the GM has just found out of reach."""

    def cites(self) -> Iterator[str]:
        yield "houses.attack.choose-target-and-asset"

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        return (*self.targets, ELSE) if field == "target" else ("", *self.assets)

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        return {"target": self.targets} if field == "asset" else {}

    def answers(self) -> Sequence[Strike]:
        return [Strike(target, asset) for target in self.targets for asset in (NO_ASSET, *self.assets)]

    def check(self, state: Table, answer: Strike) -> None:
        if answer.target == ELSE:
            return
        if answer.target not in self.targets or state.who(answer.target).defeated:
            cite = "houses.attack.choose-target-and-asset"
            raise AgainstTheRules("error-houses-target", cite=cite, target=state.called(answer.target))
        if answer.asset:
            check_own(state, self.who, answer.asset)

    def default(self) -> Strike:
        return self.near[0] if self.near else Strike(CharacterId(ELSE))


@question("houses/reach", takes=str, whose="houses.attack.reach")
class AllowReach(AllowsOwn, Question[Literal["no", "yes"]]):
    """The asset does not lie where the target is: the GM may let it reach there all the same."""

    who: CharacterId
    asset: AssetId
    target: CharacterId

    def options(self) -> Sequence[Option]:
        return options(("no", "yes"), "houses.attack.reach")


@question("houses/intent", takes=str)
class WhatFor(Question[str]):
    """The attacker says what the attack aims at: kill, capture, humiliate, expose."""

    who: CharacterId
    target: CharacterId

    def default(self) -> str:
        return ""


@record
class Opposed:
    """Opponent of a contest, skill of each side, and complication range."""

    by: CharacterId
    skill: Skill = "battle"
    theirs: Skill = "battle"
    range: int = 1


@question("houses/opposed", takes=Opposed, whose="houses.contest.opponent-rolls-first")
class WhoOpposes(Question[Opposed]):
    """The GM says who opposes, and which skill each side uses."""

    who: CharacterId
    action: str
    opponents: tuple[CharacterId, ...]
    suggested: Skill = "battle"

    def cites(self) -> Iterator[str]:
        yield "houses.contest.opponent-rolls-first"

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        return {"by": self.opponents, "skill": SKILLS, "theirs": SKILLS}.get(field, ())

    def check(self, state: Table, answer: Opposed) -> None:
        if answer.by not in self.opponents:
            cite = "houses.contest.opponent-rolls-first"
            raise AgainstTheRules("error-houses-opponent", cite=cite, by=state.called(answer.by))
        if answer.range not in RANGES:
            cite = "houses.complication.range-set-by-gm"
            raise AgainstTheRules("error-houses-range", cite=cite, number=answer.range)

    def default(self) -> Opposed:
        return Opposed(self.opponents[0], self.suggested, self.suggested)


@question("houses/requirement", takes=Skill, whose="houses.attack.requirement-is-skill")
class WhichMeasure(Question[Skill]):
    """The GM picks the skill that measures the target's defeat; the kind of conflict suggests one."""

    target: CharacterId
    skills: tuple[tuple[Skill, int], ...]
    suggested: Skill
    cite: str
    """The kind of conflict that suggests it."""

    stops = "confirmation"
    after = True

    def options(self) -> Sequence[Option]:
        first = Option(self.suggested, self.cite, str(dict(self.skills)[self.suggested]))
        rule = "houses.attack.requirement-is-skill"
        others = (Option(skill, rule, str(value)) for skill, value in self.skills if skill != self.suggested)
        return (first, *others)

    def settled(self, state: Table) -> Skill:
        """The kind of conflict says by what defeat is measured."""
        return self.suggested


@record
class Stand:
    """Resistance to defeat and its payment; or defeat."""

    resist: bool = False
    paid: Payment = Payment()


@question("houses/resist", takes=Stand)
class ResistDefeat(Question[Stand]):
    """A defeated character may resist once in this scene, at a price that grows with the attacking asset's Potency."""

    who: CharacterId
    price: int
    potency: int
    npc: bool = False

    after = True

    def cites(self) -> Iterator[str]:
        yield "houses.resist.base-cost-1"
        yield "houses.resist.cost-plus-potency" if self.potency else "houses.resist.not-defeated"

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        return {"resist": ("true",)} if field == "paid" else {}

    def answers(self) -> Sequence[Stand]:
        return [Stand(), *(Stand(True, one) for one in ways_to_pay(self.price, self.npc))]

    def check(self, state: Table, answer: Stand) -> None:
        if answer.resist:
            check_payment(state, self.who, self.price, answer.paid, "houses.resist.base-cost-1")

    def default(self) -> Stand:
        return Stand()

    def begins(self) -> Stand:
        """Resist, paid for in the usual way: what the form begins with."""
        return Stand(paid=ways_to_pay(self.price, self.npc)[0])


@question("houses/meaning", takes=str)
class WhatItMeans(Question[str]):
    """The winner says what the defeat means, in words."""

    who: CharacterId
    target: CharacterId
    intent: str
    lasting: bool

    stops = "confirmation"
    after = True

    def default(self) -> str:
        return self.intent

    def settled(self, state: Table) -> str | None:
        """It means what the attack aimed at, and that was said."""
        return self.intent if self.intent.strip() else None
