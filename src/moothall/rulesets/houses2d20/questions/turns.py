"""Questions of a conflict turn: the action, keeping the initiative, and an extra action."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.houses2d20.ids import NOBODY, CharacterId
from moothall.rulesets.houses2d20.points import check_point
from moothall.rulesets.houses2d20.questions.common import AllowsOwn, options
from moothall.rulesets.houses2d20.questions.drives import Statement
from moothall.rulesets.houses2d20.questions.payment import Payment, check_payment, ways_to_pay
from moothall.rulesets.houses2d20.state import Table
from moothall.talk.questions import Option, Question, question

Action = Literal[
    "move_asset",
    "attack",
    "remove_asset",
    "create_trait",
    "create_asset",
    "overcome",
    "inform",
    "help",
    "other",
    "wait",
    "move",
]
"""`move` is what moving an asset was called before; it is also a skill, so it is no longer offered under that name."""

ACTION_RULES: dict[str, str] = {
    "move_asset": "houses.move.test-difficulty-2",
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
    """The action of a conflict turn: move an asset, or use one in one of the usual ways or another."""

    who: CharacterId
    open_to: tuple[Action, ...]
    penalty: int = 0
    """What the first test of this action is harder by."""

    def options(self) -> Sequence[Option]:
        return tuple(Option(action, ACTION_RULES[action]) for action in self.open_to)

    def check(self, state: Table, answer: Action) -> None:
        named = "move_asset" if answer == "move" else answer
        if named not in self.open_to and answer not in self.open_to:
            raise AgainstTheRules("error-not-offered", cite=ACTION_RULES[answer], answer=answer)

    def default(self) -> Action:
        return "wait"


@record
class Keep:
    """The initiative kept: who acts next on this side, and the payment for it."""

    keep: bool = False
    next: CharacterId = NOBODY
    paid: Payment = Payment()


@question("houses/keep", takes=Keep)
class KeepInitiative(Question[Keep]):
    """The side may keep the initiative and act again at once, at a price; its next test is harder."""

    who: CharacterId
    price: int
    penalty: int
    allies: tuple[CharacterId, ...]
    npc: bool = False

    after = True

    @property
    def cite(self) -> str:
        return "houses.initiative.keep-cost-2" if self.price else "houses.move.subtle-keeps-initiative-free"

    def cites(self) -> Iterator[str]:
        yield self.cite
        yield "houses.initiative.keep-plus-1"

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        return self.allies if field == "next" else ()

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        return {"keep": ("true",)} if field in ("next", "paid") else {}

    def answers(self) -> Sequence[Keep]:
        ways = ways_to_pay(self.price, self.npc)
        return [Keep(), *(Keep(True, ally, one) for ally in self.allies for one in ways)]

    def check(self, state: Table, answer: Keep) -> None:
        if not answer.keep:
            return
        if answer.next not in self.allies:
            raise AgainstTheRules("error-houses-ally", cite=self.cite, who=state.called(answer.next))
        check_payment(state, self.who, self.price, answer.paid, self.cite)

    def default(self) -> Keep:
        return Keep()

    def begins(self) -> Keep:
        """Keep the initiative for the first ally, paid for in the usual way: what the form begins with."""
        return Keep(False, self.allies[0] if self.allies else NOBODY, ways_to_pay(self.price, self.npc)[0])

    def settled(self, state: Table) -> Keep | None:
        """Without anybody who could act next there is nothing to keep."""
        return None if self.allies else Keep()


@question("houses/extra-action", takes=str)
class ExtraAction(Question[Literal["no", "yes"]]):
    """A point of Determination buys another action in the same turn."""

    who: CharacterId
    price: str
    npc: bool = False
    """Whether Threat pays for it."""
    idle: bool = False
    """Whether the turn was let go by."""

    after = True

    def options(self) -> Sequence[Option]:
        return options(("no", "yes"), "houses.determination.extra-action", "", self.price)

    def check(self, state: Table, answer: str) -> None:
        self.check_listed(answer)
        if answer == "yes":
            check_point(state, self.who)

    def settled(self, state: Table) -> Literal["no"] | None:
        """No second turn for a character who let one go by, nor for an NPC beyond what its turn allows."""
        return "no" if self.idle or self.npc else None


@question("houses/backs-action", takes=str, whose="houses.determination.extra-action")
class DoesItBack(AllowsOwn, Question[Literal["yes", "no"]]):
    """The GM says whether a statement supports the extra action."""

    who: CharacterId
    statements: tuple[Statement, ...]

    after = True

    def options(self) -> Sequence[Option]:
        return options(("yes", "no"), "houses.determination.extra-action")
