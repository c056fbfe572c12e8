"""The NDE2 stage: heroes and foes, and scripts that record the rules they cite."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Self, TypeVar

from moothall.handlers.script import After, Script
from moothall.ledger.entries import Entry, Rolled
from moothall.rulesets import nde
from moothall.rulesets.nde.ids import foe_id, hero_id
from moothall.rulesets.nde.options import DEFAULTS, read_options
from moothall.rulesets.nde.questions import Call, Settle
from moothall.rulesets.nde.sheet import new_sheet, to_hero
from moothall.rulesets.nde.state import Distance, Foe, Hero, Table
from moothall.rulesets.nde.words import Tier
from moothall.talk.procedure import Opening
from tests.support.citing import CITED

R = TypeVar("R")

ROLL = Settle()
"""The GM wants dice."""


class NdeAfter(After[Table, R]):
    """The end of a script of this book, with short ways to look at it."""

    def hero(self, id: str) -> Hero:
        return self.state.hero(hero_id(id))

    def foe(self, id: str) -> Foe:
        return self.state.foe(foe_id(id))

    def last(self, kind: type[Any]) -> Any:
        """The last fact of a kind."""
        return next(fact for fact in reversed(self.told) if isinstance(fact, kind))


class NdeScript(Script[Table, R]):
    """A script whose citations count for the test that runs it."""

    def called(self, attribute: str, difficulty: int, **more: Any) -> Self:
        """The GM wants dice, and says on what and against what: `called("dex", 5, hinders=("dark",))`."""
        call = Call(difficulty, more.pop("stakes", "they notice"), **more)
        self.gm(ROLL).gm(attribute).gm(call)
        return self

    def plainly(self) -> NdeAfter[R]:
        """To the end, with the safe answer to whatever is still asked."""
        while not self.conversation.ended:
            seat, asked = self.conversation.questions()[0]
            self.says(seat, asked.default())
        return self.end()

    def end(self) -> NdeAfter[R]:
        after = super().end()
        return self._seen(after)

    def stop(self) -> NdeAfter[R]:
        """Leave the rule where it waits."""
        return self._seen(After(None, self.stage.state, self.stage.log, self.refusals))

    def _seen(self, after: After[Table, R]) -> NdeAfter[R]:
        CITED.update(after.citations)
        check_notes(after.log)
        return NdeAfter(after.result, after.state, after.log, after.refusals)


def check_notes(log: list[Entry]) -> None:
    """Check that notes among the reasons of a roll have no amount, but for what the ladder took."""
    reasons = [reason for entry in log if isinstance(entry, Rolled) for reason in entry.why]
    counted = [reason for reason in reasons if reason.what.startswith("note-") and reason.amount]
    assert {reason.what for reason in counted} <= {"note-ladder-end"}, counted


def act_out(opening: Opening[R], table: Table) -> NdeScript[R]:
    """Put a procedure on the stage."""
    return NdeScript(opening, table, nde.fold)


def hero(id: str, role: str = "assault", *, s: int = 0, d: int = 0, m: int = 0, **more: Any) -> Hero:
    """A hero with the suggested spread of a role, or other dice (`s=8`) or numbers. No luck unless said: `luck=2`."""
    made = to_hero(new_sheet(id.capitalize(), role), id)
    dice = {name: sides for name, sides in (("str", s), ("dex", d), ("might", m)) if sides}
    attributes = replace(made.attributes, **dice)
    changed: dict[str, Any] = {"attributes": attributes, "luck": 0} | more
    return replace(made, **changed)


def foe(id: str, tier: Tier = "minion", **more: Any) -> Foe:
    """A foe with the numbers of its tier, or others."""
    made = nde.new_foe(DEFAULTS, id, tier, id.capitalize())
    return replace(made, **more)


def table(*people: Hero | Foe, near: bool = True, phase: Any = "free", **options: str) -> Table:
    """A table with these people under these options; everybody is Close to every foe unless `near` is off."""
    heroes = tuple(one for one in people if isinstance(one, Hero))
    foes = tuple(one for one in people if isinstance(one, Foe))
    apart = tuple(Distance(h.id, f.id, "close") for h in heroes for f in foes) if near else ()
    return Table(options=read_options(options), heroes=heroes, foes=foes, distances=apart, phase=phase, round=1)
