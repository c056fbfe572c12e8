"""Questions of GM approval for entries on a sheet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.nova6.questions.common import GMS, YES
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.words import ACTIONS
from moothall.talk.questions import Question, question

Proposed = Literal["gear", "talent", "feature", "perk", "flaw"]

RULES: dict[Proposed, str] = {
    "gear": "nova6.character.gear-start",
    "talent": "nova6.character.talent-custom",
    "feature": "nova6.character.cost-feature",
    "perk": "nova6.perk.gm-arbiter",
    "flaw": "nova6.flaw.definition",
}


@record
class Approval:
    """The GM's approval of an entry for a sheet: allowed or not, and on which terms."""

    allowed: bool = False
    cost: int = 1
    """In advances, for a feature."""
    action: str = ""
    """The one action of a perk that is broad; a narrow one is for all of them."""
    pairing: str = ""
    """What goes with a flaw: `advance`, or a feature by its name."""


@question("nova6/approve", takes=Approval, whose=GMS)
class Approve(Question[Approval]):
    """The GM says whether an entry fits the character and the story, and on which terms."""

    who: str
    sort: Proposed
    name: str
    text: str = ""
    learnt: tuple[str, ...] = ()
    """What somebody has from interludes, which may justify it."""
    pairings: tuple[str, ...] = ()
    """Features of the character that a flaw may go with, by name."""

    def cites(self) -> Iterator[str]:
        yield RULES[self.sort]
        if self.learnt:
            yield "nova6.expo.interlude"
        if self.sort == "flaw":
            yield "nova6.flaw.sparingly"

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        return {"action": ("", *ACTIONS), "pairing": ("", "advance", *self.pairings)}.get(field, ())

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        return {"allowed": YES} if field != "allowed" else {}

    def leaves_out(self) -> tuple[str, ...]:
        """Fields left out: a price is for features, an action for perks, a pairing for flaws."""
        used = {"feature": "cost", "perk": "action", "flaw": "pairing"}.get(self.sort)
        return tuple([field for field in ("cost", "action", "pairing") if field != used])

    def check(self, state: Table, answer: Approval) -> None:
        if answer.cost < 1:
            raise AgainstTheRules("error-feature-price", cite="nova6.character.cost-feature", cost=answer.cost)
        if answer.action and answer.action not in ACTIONS:
            raise AgainstTheRules("error-no-such-action", cite="nova6.perk.gm-arbiter", action=answer.action)

    def default(self) -> Approval:
        return Approval()
