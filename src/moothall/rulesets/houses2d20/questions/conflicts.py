"""Conflicts: what one does with a turn, and what the others say to it. One question at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.houses2d20.purse import check_point
from moothall.rulesets.houses2d20.questions.common import options
from moothall.rulesets.houses2d20.questions.spending import Payment, check_payment
from moothall.rulesets.houses2d20.state import Asset, Table
from moothall.rulesets.houses2d20.words import RANGES, SKILLS, Manner, Skill
from moothall.talk.questions import Option, Question, question

Action = Literal[
    "move",
    "attack",
    "remove_asset",
    "create_trait",
    "create_asset",
    "overcome",
    "inform",
    "help",
    "other",
    "wait",
]

ACTION_RULES: dict[str, str] = {
    "move": "houses.move.test-difficulty-2",
    "attack": "houses.use.attack",
    "remove_asset": "houses.use.remove-asset",
    "create_trait": "houses.use.create-trait",
    "create_asset": "houses.use.create-asset",
    "overcome": "houses.use.overcome-obstacle",
    "inform": "houses.use.gain-information",
    "help": "houses.use.help-ally",
    "other": "houses.use.list-is-open",
    "wait": "houses.initiative.all-act-once",
}


@question("houses/action", takes=Action)
class WhatAction(Question[Action]):
    """A turn: move an asset, or use one in one of the usual ways or another."""

    who: str
    open_to: tuple[Action, ...]
    penalty: int = 0
    """What the first test of this action is harder by."""

    def options(self) -> Sequence[Option]:
        return tuple(Option(action, ACTION_RULES[action]) for action in self.open_to)

    def check(self, state: Table, answer: Action) -> None:
        if answer not in self.open_to:
            raise AgainstTheRules("error-not-offered", cite=ACTION_RULES[answer], answer=answer)

    def default(self) -> Action:
        return "wait"


# ---- Moving ---------------------------------------------------------------------------------------------------------


class Movable(NamedTuple):
    """An asset on the board, where it lies, and the zones next to that."""

    asset: str
    zone: str
    next_to: tuple[str, ...]


@record
class Move:
    """Which asset goes to which neighbouring zone, and in which manner."""

    asset: str
    to: str
    manner: Manner = "subtle"


MANNERS: dict[str, str] = {
    "subtle": "houses.move.subtle-keeps-initiative-free",
    "bold": "houses.move.bold-shifts-enemy-asset",
    "plain": "houses.move.manner",
}


@question("houses/move", takes=Move)
class MoveAsset(Question[Move]):
    """Which asset goes where; subtly, to keep the initiative for nothing, boldly, to push another's, or plainly."""

    who: str
    assets: tuple[Movable, ...]

    late = "houses.move.manner"

    def cites(self) -> Iterator[str]:
        yield "houses.move.one-zone"
        yield from MANNERS.values()

    def ideas(self, field: str) -> tuple[str, ...]:
        found = {"asset": tuple(each.asset for each in self.assets), "manner": tuple(MANNERS)}
        return found.get(field, tuple(dict.fromkeys(zone for each in self.assets for zone in each.next_to)))

    def answers(self) -> Sequence[Move]:
        manners: tuple[Manner, ...] = ("subtle", "bold", "plain")
        return [Move(each.asset, zone, how) for each in self.assets for zone in each.next_to for how in manners]

    def check(self, state: Table, answer: Move) -> None:
        check_own(state, self.who, answer.asset)
        check_step(state, answer.asset, answer.to, "houses.move.one-zone")

    def default(self) -> Move:
        first = self.assets[0]
        return Move(first.asset, first.next_to[0])


def check_own(state: Table, who: str, asset: str) -> Asset:
    """Only who controls an asset uses or moves it."""
    thing = state.asset(asset)
    if thing.owner != who:
        raise AgainstTheRules("error-houses-not-yours", cite="houses.asset.owner-and-name", asset=thing.name)
    if thing.out:
        raise AgainstTheRules("error-houses-asset-out", cite="houses.use.remove-asset", asset=thing.name)
    return thing


def check_step(state: Table, asset: str, to: str, cite: str) -> None:
    """An asset on the board goes to a zone next to its own."""
    thing = state.asset(asset)
    if not thing.zone:
        raise AgainstTheRules("error-houses-off-board", cite="houses.asset.in-a-zone", asset=thing.name)
    if to not in state.neighbours(thing.zone):
        raise AgainstTheRules("error-houses-not-next", cite=cite, asset=thing.name, zone=to)


@question("houses/further", takes=str)
class FurtherTo(Question[str]):
    """The asset goes one zone more: where to?"""

    who: str
    asset: str
    zones: tuple[str, ...]

    def options(self) -> Sequence[Option]:
        return options(self.zones, "houses.move.extra-zone-2-momentum")


@record
class Push:
    """Somebody else's asset, and the neighbouring zone it is moved to; none leaves everything as it is."""

    asset: str = ""
    to: str = ""


@question("houses/push", takes=Push)
class PushAsset(Question[Push]):
    """One asset of an opposing character may be moved by one zone; or one's own, in answer to a failed move."""

    who: str
    assets: tuple[Movable, ...]
    cite: str

    def cites(self) -> Iterator[str]:
        yield self.cite

    def ideas(self, field: str) -> tuple[str, ...]:
        if field == "asset":
            return tuple(each.asset for each in self.assets)
        return tuple(dict.fromkeys(zone for each in self.assets for zone in each.next_to))

    def answers(self) -> Sequence[Push]:
        return [Push(), *(Push(each.asset, zone) for each in self.assets for zone in each.next_to)]

    def check(self, state: Table, answer: Push) -> None:
        if not answer.asset:
            return
        if all(each.asset != answer.asset for each in self.assets):
            raise AgainstTheRules("error-houses-which-asset", cite=self.cite, asset=answer.asset)
        check_step(state, answer.asset, answer.to, self.cite)

    def default(self) -> Push:
        return Push()


# ---- Attacking ------------------------------------------------------------------------------------------------------


@record
class Strike:
    """Whom an attack is aimed at, and with which asset; with none it is bare hands."""

    target: str
    asset: str = ""


@question("houses/strike", takes=Strike)
class WhomAndWith(Question[Strike]):
    """The target, and the asset that is used."""

    who: str
    targets: tuple[str, ...]
    assets: tuple[str, ...]

    def cites(self) -> Iterator[str]:
        yield "houses.attack.choose-target-and-asset"

    def ideas(self, field: str) -> tuple[str, ...]:
        return self.targets if field == "target" else self.assets

    def answers(self) -> Sequence[Strike]:
        return [Strike(target, asset) for target in self.targets for asset in ("", *self.assets)]

    def check(self, state: Table, answer: Strike) -> None:
        if answer.target not in self.targets or state.who(answer.target).defeated:
            cite = "houses.attack.choose-target-and-asset"
            raise AgainstTheRules("error-houses-target", cite=cite, target=answer.target)
        if answer.asset:
            check_own(state, self.who, answer.asset)

    def default(self) -> Strike:
        return Strike(self.targets[0])


@question("houses/reach", takes=str, whose="houses.attack.reach")
class AllowReach(Question[Literal["no", "yes"]]):
    """The asset does not lie where the target is: the GM may let it reach there all the same."""

    who: str
    asset: str
    target: str

    def options(self) -> Sequence[Option]:
        return options(("no", "yes"), "houses.attack.reach")


@question("houses/intent", takes=str)
class WhatFor(Question[str]):
    """What is the attack to come to: kill, capture, humiliate, expose?"""

    who: str
    target: str

    def default(self) -> str:
        return ""


@record
class Opposed:
    """Who opposes, which skill each side uses, and how risky it is."""

    by: str
    skill: Skill = "battle"
    theirs: Skill = "battle"
    range: int = 1


@question("houses/opposed", takes=Opposed, whose="houses.contest.opponent-rolls-first")
class WhoOpposes(Question[Opposed]):
    """The GM says who opposes, and which skill each side uses."""

    who: str
    action: str
    opponents: tuple[str, ...]
    suggested: Skill = "battle"

    def cites(self) -> Iterator[str]:
        yield "houses.contest.opponent-rolls-first"

    def ideas(self, field: str) -> tuple[str, ...]:
        return {"by": self.opponents, "skill": SKILLS, "theirs": SKILLS}.get(field, ())

    def check(self, state: Table, answer: Opposed) -> None:
        if answer.by not in self.opponents:
            cite = "houses.contest.opponent-rolls-first"
            raise AgainstTheRules("error-houses-opponent", cite=cite, by=answer.by)
        if answer.range not in RANGES:
            cite = "houses.complication.range-set-by-gm"
            raise AgainstTheRules("error-houses-range", cite=cite, number=answer.range)

    def default(self) -> Opposed:
        return Opposed(self.opponents[0], self.suggested, self.suggested)


@question("houses/requirement", takes=Skill, whose="houses.attack.requirement-is-skill")
class WhichMeasure(Question[Skill]):
    """The skill by which somebody is worn down; the kind of conflict suggests one."""

    target: str
    skills: tuple[tuple[Skill, int], ...]
    suggested: Skill
    cite: str
    """The kind of conflict that suggests it."""

    def options(self) -> Sequence[Option]:
        first = Option(self.suggested, self.cite, str(dict(self.skills)[self.suggested]))
        rule = "houses.attack.requirement-is-skill"
        others = (Option(skill, rule, str(value)) for skill, value in self.skills if skill != self.suggested)
        return (first, *others)


@record
class Stand:
    """Resist defeat, and pay for it; or fall."""

    resist: bool = False
    paid: Payment = Payment()


@question("houses/resist", takes=Stand)
class ResistDefeat(Question[Stand]):
    """Defeated: fall, or resist once in this scene, at a price that goes up with the Potency of what struck."""

    who: str
    price: int
    potency: int
    npc: bool = False

    def cites(self) -> Iterator[str]:
        yield "houses.resist.base-cost-1"
        yield "houses.resist.cost-plus-potency" if self.potency else "houses.resist.not-defeated"

    def leaves_out(self) -> tuple[str, ...]:
        return ()

    def answers(self) -> Sequence[Stand]:
        paid = [Payment(threat=self.price)] if self.npc else [Payment(self.price), Payment(threat=self.price)]
        return [Stand(), *(Stand(True, one) for one in paid)]

    def check(self, state: Table, answer: Stand) -> None:
        if answer.resist:
            check_payment(state, self.who, self.price, answer.paid, "houses.resist.base-cost-1")

    def default(self) -> Stand:
        return Stand()


@question("houses/meaning", takes=str)
class WhatItMeans(Question[str]):
    """What the defeat means, in words."""

    who: str
    target: str
    intent: str
    lasting: bool

    def default(self) -> str:
        return self.intent or "…"


# ---- Other uses -----------------------------------------------------------------------------------------------------


@question("houses/which-asset", takes=str)
class WhichAsset(Question[str]):
    """The opponent's asset that is to be taken out of play."""

    who: str
    assets: tuple[str, ...]

    def options(self) -> Sequence[Option]:
        return options(self.assets, "houses.use.remove-asset")


@question("houses/words", takes=str)
class InWords(Question[str]):
    """Something to say in words of one's own: a trait, a question, a use."""

    who: str
    what: str
    cite: str

    def cites(self) -> Iterator[str]:
        yield self.cite

    def check(self, state: Table, answer: str) -> None:
        if not answer.strip():
            raise AgainstTheRules("error-houses-say-it", cite=self.cite)

    def default(self) -> str:
        return "…"


@record
class NewAsset:
    """What a new asset is, and whose."""

    name: str
    owner: str
    tangible: bool = True


@question("houses/new-asset", takes=NewAsset)
class WhatNewAsset(Question[NewAsset]):
    """A new asset for oneself or an ally."""

    who: str
    allies: tuple[str, ...]
    """Oneself first."""

    def cites(self) -> Iterator[str]:
        yield "houses.use.create-asset"

    def ideas(self, field: str) -> tuple[str, ...]:
        return self.allies if field == "owner" else ()

    def check(self, state: Table, answer: NewAsset) -> None:
        cite = "houses.use.create-asset"
        if not answer.name.strip():
            raise AgainstTheRules("error-houses-say-it", cite=cite)
        if answer.owner not in self.allies:
            raise AgainstTheRules("error-houses-ally", cite=cite, who=answer.owner)

    def default(self) -> NewAsset:
        return NewAsset("…", self.who)


@question("houses/obstacle", takes=str)
class WhichObstacle(Question[str]):
    """The trait that is in the way."""

    who: str
    traits: tuple[tuple[str, str], ...]
    """Id and words."""

    def options(self) -> Sequence[Option]:
        return options(tuple(id for id, _ in self.traits), "houses.use.overcome-obstacle")


@record
class Aid:
    """An ally, and the trait that is to be taken off; without one a defeated ally is tended to."""

    ally: str
    trait: str = ""
    asset: str = ""
    """An asset that helps to bring somebody back."""


@question("houses/aid", takes=Aid)
class HelpWhom(Question[Aid]):
    """An ally with a trait to be rid of, or a defeated one."""

    who: str
    fallen: tuple[str, ...]
    traits: tuple[tuple[str, str], ...]

    def cites(self) -> Iterator[str]:
        yield "houses.use.help-ally"

    def ideas(self, field: str) -> tuple[str, ...]:
        return {"ally": self.fallen, "trait": tuple(id for id, _ in self.traits)}.get(field, ())

    def check(self, state: Table, answer: Aid) -> None:
        cite = "houses.use.help-ally"
        if state.who(answer.ally).side != state.who(self.who).side:
            raise AgainstTheRules("error-houses-ally", cite=cite, who=answer.ally)
        if answer.asset:
            check_own(state, self.who, answer.asset)
        if answer.trait:
            if all(id != answer.trait for id, _ in self.traits):
                raise AgainstTheRules("error-houses-which-trait", cite=cite, trait=answer.trait)
        elif answer.ally not in self.fallen:
            raise AgainstTheRules("error-houses-not-fallen", cite=cite, who=answer.ally)
        elif state.who(answer.ally).defeated == "defeated" and not state.options.recovery_ally_task:
            raise AgainstTheRules("error-houses-stays-down", cite=cite, who=answer.ally)

    def default(self) -> Aid:
        return Aid(self.fallen[0]) if self.fallen else Aid(self.who, self.traits[0][0])


# ---- The initiative -------------------------------------------------------------------------------------------------


@record
class Keep:
    """Keep the initiative: who acts next on this side, and what pays for it."""

    keep: bool = False
    next: str = ""
    paid: Payment = Payment()


@question("houses/keep", takes=Keep)
class KeepInitiative(Question[Keep]):
    """This side may act again at once, at a price; what is done then is harder."""

    who: str
    price: int
    penalty: int
    allies: tuple[str, ...]
    npc: bool = False

    @property
    def cite(self) -> str:
        return "houses.initiative.keep-cost-2" if self.price else "houses.move.subtle-keeps-initiative-free"

    def cites(self) -> Iterator[str]:
        yield self.cite
        yield "houses.initiative.keep-plus-1"

    def ideas(self, field: str) -> tuple[str, ...]:
        return self.allies if field == "next" else ()

    def answers(self) -> Sequence[Keep]:
        paid = [Payment(threat=self.price)] if self.npc else [Payment(self.price), Payment(threat=self.price)]
        return [Keep(), *(Keep(True, ally, one) for ally in self.allies for one in paid)]

    def check(self, state: Table, answer: Keep) -> None:
        if not answer.keep:
            return
        if answer.next not in self.allies:
            raise AgainstTheRules("error-houses-ally", cite=self.cite, who=answer.next)
        check_payment(state, self.who, self.price, answer.paid, self.cite)

    def default(self) -> Keep:
        return Keep()


@question("houses/extra-action", takes=str)
class ExtraAction(Question[Literal["no", "yes"]]):
    """A point of Determination buys another action in the same turn."""

    who: str
    price: str

    def options(self) -> Sequence[Option]:
        return options(("no", "yes"), "houses.determination.extra-action", "", self.price)

    def check(self, state: Table, answer: str) -> None:
        self.check_listed(answer)  # type: ignore[arg-type]
        if answer == "yes":
            check_point(state, self.who)


@question("houses/backs-action", takes=str, whose="houses.determination.extra-action")
class DoesItBack(Question[Literal["yes", "no"]]):
    """The GM says whether a statement stands behind the extra action."""

    who: str
    statements: tuple[tuple[str, str], ...]

    def options(self) -> Sequence[Option]:
        return options(("yes", "no"), "houses.determination.extra-action")


@question("houses/confirm-defensive", takes=str, whose="houses.asset.defensive")
class ConfirmDefensive(Question[Literal["yes", "no"]]):
    """The GM says whether an asset defends."""

    asset: str
    owner: str

    def options(self) -> Sequence[Option]:
        return options(("yes", "no"), "houses.asset.defensive")
