"""Questions of stress: reducing a hit, staying in the scene, and leaving it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.nova6.aspects.plot_points import check_held
from moothall.rulesets.nova6.questions.common import GMS, YES, Permission, options
from moothall.rulesets.nova6.state import Table
from moothall.talk.questions import Option, Question, question

Benefit = Literal["plot-point", "damage", "effect"]


class Preview(NamedTuple):
    """An option for taking a hit: the damage left, and its level."""

    id: str
    damage: int
    level: str
    cite: str


@record
class Reduction:
    """A player's choice about a hit; an empty one takes it as it is."""

    how: Literal["", "concede", "sacrifice", "grave"] = ""
    benefit: Benefit = "damage"
    item: str = ""
    steps: int = 1
    text: str = ""


@question("nova6/reduce", takes=Reduction)
class ReduceDamage(Question[Reduction]):
    """A hit is about to fill a box: the player concedes, sacrifices something, takes a grave aspect, or takes it."""

    who: str
    damage: int
    previews: tuple[Preview, ...]
    items: tuple[str, ...] = ()
    most_steps: int = 0
    left_out: tuple[str, ...] = ()
    """Assets that an action made, which cannot be given up."""
    barred: tuple[str, ...] = ()
    """Rules that close a way which others would have."""

    after = True
    implied = "seat"

    def cites(self) -> Iterator[str]:
        yield from (preview.cite for preview in self.previews)
        yield from self.barred
        if self.left_out:
            yield "nova6.asset.no-sacrifice"

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        ways = tuple([one.id for one in self.previews if one.id])
        return {"how": ("", *ways), "item": self.items, "benefit": ("damage", "plot-point")}.get(field, ())

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        return {"how": (_WAYS[field],)} if field in _WAYS else {}

    def needs(self) -> tuple[str, ...]:
        return ("text",)

    def leaves_out(self) -> tuple[str, ...]:
        """Return what belongs to a way that is not open."""
        open = {one.id for one in self.previews}
        return tuple([field for field, way in _WAYS.items() if way not in open])

    def check(self, state: Table, answer: Reduction) -> None:
        if answer.how and all(preview.id != answer.how for preview in self.previews):
            cite = _FORBIDDEN[answer.how]
            if answer.how == "grave" and not state.who(self.who).is_pc:
                cite = "nova6.reduce.grave-npc"
            raise AgainstTheRules("error-cannot-reduce-so", cite=cite, how=answer.how)
        if answer.how == "sacrifice":
            check_item(state, self.who, answer.item)
        if answer.how == "grave":
            if not 1 <= answer.steps <= self.most_steps:
                raise AgainstTheRules("error-grave-steps", cite="nova6.reduce.grave-repeat", most=self.most_steps)
            if not answer.text.strip():
                raise AgainstTheRules("error-grave-without-words", cite="nova6.reduce.grave")

    def default(self) -> Reduction:
        return Reduction(item=next(iter(self.items), ""))

    def settled(self, state: Table) -> Reduction | None:
        """An NPC who is not taken out by it takes the hit as it is."""
        plain = [one.level for one in self.previews if not one.id]
        stays = bool(plain) and plain[0] != "incapacitated"
        return self.default() if stays and not state.who(self.who).is_pc else None


_WAYS = {"benefit": "concede", "item": "sacrifice", "steps": "grave", "text": "grave"}
"""The one way that each further word is about."""

_FORBIDDEN = {
    "concede": "nova6.reduce.concede-when",
    "sacrifice": "nova6.reduce.sacrifice",
    "grave": "nova6.reduce.grave-limit",
}


def check_item(table: Table, who: str, item: str) -> None:
    """Only what is one's own can be given up, and not what an action made a moment ago."""
    effect = table.effect(item)
    if effect.owner != who:
        raise AgainstTheRules("error-not-yours-to-use", cite="nova6.reduce.sacrifice", tool=effect.name)
    if effect.made:
        raise AgainstTheRules("error-made-in-play", cite="nova6.reduce.sacrifice-not-temp", asset=effect.name)


@record
class Worth:
    """The GM's answer to a sacrifice: refused, or the damage it takes away."""

    allowed: bool = True
    amount: int = 2


@question("nova6/sacrifice", takes=Worth, whose=GMS)
class ApproveSacrifice(Permission[Worth]):
    """A sacrifice is offered: the GM says whether it matters enough, and how much damage it takes away."""

    who: str
    item: str
    usual: int
    signature: bool = False

    after = True

    def cites(self) -> Iterator[str]:
        yield "nova6.reduce.sacrifice-approval"
        yield "nova6.reduce.sacrifice-signature" if self.signature else "nova6.reduce.sacrifice-useful"
        if self.signature:
            yield "nova6.asset.signature-sacrifice"

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        return {"allowed": YES} if field == "amount" else {}

    def check(self, state: Table, answer: Worth) -> None:
        if self.signature and answer.amount < self.usual:
            rule = "nova6.asset.signature-sacrifice"
            raise AgainstTheRules("error-signature-worth", cite=rule, amount=answer.amount, least=self.usual)
        if answer.amount < 2:
            raise AgainstTheRules("error-sacrifice-worth", cite="nova6.reduce.sacrifice", amount=answer.amount)

    def default(self) -> Worth:
        return Worth(True, self.usual)

    def granted(self) -> Worth:
        return self.default()


@question("nova6/stay-in", takes=str)
class StayIn(Question[Literal["out", "stay"]]):
    """The last level is full: the player leaves the scene, or pays a plot point to go on."""

    who: str

    after = True

    def options(self) -> Sequence[Option]:
        return (Option("out", "nova6.cons.incap-effect"), Option("stay", "nova6.cons.incap-stay", "1"))

    def check(self, state: Table, answer: Literal["out", "stay"]) -> None:
        if answer == "stay":
            check_held(state, self.who)


@question("nova6/how-it-ends", takes=str)
class HowItEnds(Question[str]):
    """A character is out of the scene: its narrator says what that looks like."""

    who: str
    how: str

    after = True

    def cites(self) -> Iterator[str]:
        yield "nova6.cons.incap-narrate" if self.how == "incapacitated" else "nova6.reduce.concede-out"

    def default(self) -> str:
        return ""


@question("nova6/save", takes=str)
class TrySave(Question[str]):
    """An incapacitated character takes incidental damage: the player picks the skill of the saving test."""

    who: str
    skills: tuple[str, ...] = ("physique", "resolve")

    after = True

    def options(self) -> Sequence[Option]:
        return options(self.skills, "nova6.end.option-while-out-save")
