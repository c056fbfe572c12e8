"""Questions after a test: failures, costs, advantages, and targets reached."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.nova6.aspects.plot_points import check_held
from moothall.rulesets.nova6.questions.common import GMS, PLAYERS, YES, Permission, options, people, skills
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.words import UNSAID, Duration
from moothall.talk.questions import Option, Question, question

CostKind = Literal["", "aspect", "damage", "time", "asset", "setback", "concede"]
COSTS = ("aspect", "damage", "time", "asset")
IN_CONFLICT = ("aspect", "damage", "asset", "concede")
"""What a success at a cost must at least cost in a conflict."""


@record
class Cost:
    """Cost of a success; without a kind the failure stands."""

    kind: CostKind = ""
    text: str = ""
    damage: int = 0
    track: str = "physical"
    asset: str = ""
    """The id of what is used up."""


@question("nova6/failure", takes=Cost, whose=PLAYERS)
class TakeFailure(Question[Cost]):
    """The test failed: the player accepts that, or proposes a cost for success."""

    who: str
    kinds: tuple[str, ...]
    counter: int = 0

    after = True
    implied = "seat"

    def cites(self) -> Iterator[str]:
        yield "nova6.test.fail"
        yield "nova6.cost.kinds"
        if "setback" in self.kinds:
            yield "nova6.setback.meaning"

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        found = _costs(state, self.who, self.kinds, field)
        return ("", *found) if field == "kind" else found

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        return _with_kind(field)

    def needs(self) -> tuple[str, ...]:
        return ("text",)

    def check(self, state: Table, answer: Cost) -> None:
        check_cost(state, self.who, self.kinds, answer)

    def default(self) -> Cost:
        return Cost(damage=1)


def _costs(table: Table, who: str, kinds: tuple[str, ...], field: str) -> tuple[str, ...]:
    """Return the choices of one field of a cost for a character; assets are their own."""
    assets = tuple([effect.id for effect in table.effects_of(who, "asset")])
    match field:
        case "kind":
            return tuple([kind for kind in kinds if kind != "asset" or assets])
        case "track":
            return tuple([track.id for track in table.who(who).tracks])
        case "asset":
            return assets
    return ()


def _with_kind(field: str) -> Mapping[str, tuple[str, ...]]:
    """Return the kinds of cost that each part of it is about."""
    kinds = {"text": ("aspect", "time", "concede"), "damage": ("damage",), "track": ("damage",), "asset": ("asset",)}
    return {"kind": kinds[field]} if field in kinds else {}


def check_cost(table: Table, who: str, kinds: tuple[str, ...], cost: Cost) -> None:
    """Refuse a cost of an unlisted kind, without words, or without a loss."""
    if not cost.kind:
        return
    if cost.kind not in kinds:
        raise AgainstTheRules("error-not-such-a-cost", cite="nova6.cost.kinds", cost=cost.kind, costs=", ".join(kinds))
    if cost.kind == "damage" and cost.damage < 1:
        raise AgainstTheRules("error-cost-of-nothing", cite="nova6.cost.offer")
    if cost.kind in ("aspect", "time") and not cost.text.strip():
        raise AgainstTheRules("error-cost-of-nothing", cite="nova6.cost.offer")
    if cost.kind == "asset" and cost.asset not in {effect.id for effect in table.effects_of(who, "asset")}:
        raise AgainstTheRules("error-cost-of-nothing", cite="nova6.cost.offer")


@record
class Agreed:
    """The GM's answer to a cost: as proposed, another one, or none."""

    agrees: bool = True
    instead: Cost | None = None


@question("nova6/agree-cost", takes=Agreed, whose=GMS)
class AgreeCost(Permission[Agreed]):
    """A player proposes a cost for success; without agreement the failure stands."""

    who: str
    cost: Cost
    kinds: tuple[str, ...]

    after = True

    def cites(self) -> Iterator[str]:
        yield "nova6.cost.offer"

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        whole, _, part = field.partition(".")
        return _costs(state, self.who, self.kinds, part) if whole == "instead" else ()

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        return {"agrees": YES} if field == "instead" else _with_kind(field.removeprefix("instead."))

    def check(self, state: Table, answer: Agreed) -> None:
        if answer.instead is not None:
            check_cost(state, self.who, self.kinds, answer.instead)

    def default(self) -> Agreed:
        return Agreed(False)

    def granted(self) -> Agreed:
        return Agreed()


@record
class Telling:
    """Narration of a failure, and whether it is a catastrophe."""

    text: str = ""
    catastrophe: bool = False


@question("nova6/how-it-fails", takes=Telling, whose=GMS)
class HowItFails(Question[Telling]):
    """A simple failure should still matter: the GM says how."""

    who: str
    intent: str

    after = True

    def cites(self) -> Iterator[str]:
        yield "nova6.test.simple-failure"

    def default(self) -> Telling:
        return Telling()

    def settled(self, state: Table) -> Telling | None:
        """What it means to a hero is the GM's to say each time; an NPC has simply failed."""
        return None if state.who(self.who).is_pc else Telling()


@record
class Advantage:
    """A created advantage: form, name, target, skill and duration."""

    form: Literal["dice", "aspect", "discover"] = "dice"
    name: str = ""
    to: str = ""
    """Who has it; for an aspect also the id of a zone, or nobody for the whole scene."""
    skill: str = ""
    duration: Duration = "B"


@question("nova6/advantage", takes=Advantage, whose=PLAYERS)
class MakeAdvantage(Question[Advantage]):
    """Create Advantage succeeded: the player picks dice for one skill, an aspect, or a secret brought to light."""

    who: str
    skill: str
    intent: str = ""
    zones: tuple[str, ...] = ()
    """Where an aspect may be instead of on a character."""

    after = True

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        match field:
            case "to":
                return (self.who, *people(state, self.who), *self.zones, "")
            case "skill":
                return skills(state)
            case "duration":
                return ("B", "A")
        return ()

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        if field == "form":
            return {}
        if field == "to" and id and not self._may_have_dice(id):
            return {"form": ("aspect",)}
        return {"form": {"skill": ("dice",), "duration": ("aspect",)}.get(field, ("dice", "aspect"))}

    def _may_have_dice(self, id: str) -> bool:
        """Whether dice may go there: to no zone, and of a clear mind to oneself alone."""
        return id not in self.zones and (id == self.who or self.skill != "resolve")

    def needs(self) -> tuple[str, ...]:
        return ("name",)

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
        return Advantage("dice", self.intent or self.skill or "advantage", self.who, self.skill)


@question("nova6/which-secret", takes=str, whose=GMS)
class WhichSecret(Question[str]):
    """A secret is discovered: the GM picks the aspect that comes to light, or none."""

    who: str
    secrets: tuple[str, ...]

    after = True

    def options(self) -> Sequence[Option]:
        return options((*self.secrets, ""), "nova6.action.ca-alternatives")


@question("nova6/first-target", takes=str, whose=PLAYERS)
class FirstTarget(Question[str]):
    """An action at several targets: the success affects the first, stunts affect others."""

    who: str
    targets: tuple[str, ...]

    after = True

    def options(self) -> Sequence[Option]:
        return options(self.targets, "nova6.multi.targets-first")


@question("nova6/first-outcome", takes=str, whose=PLAYERS)
class FirstOutcome(Question[str]):
    """An action with several outcomes: the success brings the first, stunts bring others."""

    who: str
    outcomes: tuple[str, ...]

    after = True

    def options(self) -> Sequence[Option]:
        return options(self.outcomes, "nova6.multi.outcomes-first")


@question("nova6/give-points", takes=int, whose=PLAYERS)
class GivePoints(Question[int]):
    """The player gives stunt points to the group: into its result, or for a member who failed."""

    who: str
    most: int
    rule: str

    after = True
    lists_all = True

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
    """A forgotten bonus might have helped: the player buys the success, or keeps the failure and is paid for it."""

    who: str
    held: int

    stops = "offer"

    def options(self) -> Sequence[Option]:
        return (Option("earn", "nova6.mod.forgot-earn"), Option("spend", "nova6.mod.forgot-spend", "1"))

    def check(self, state: Table, answer: Literal["spend", "earn"]) -> None:
        if answer == "spend":
            check_held(state, self.who)
