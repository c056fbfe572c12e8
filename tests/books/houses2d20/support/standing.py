"""Scripts in which offers stand until the last word, as at a table that does not ask everything."""

from __future__ import annotations

from typing import Any, Self, TypeVar

from moothall.handlers.dice import ByHand
from moothall.handlers.stage import Stage
from moothall.ledger.entries import OFFERS_STAND, Asked, Rolled
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20.skill_test import test
from moothall.rulesets.houses2d20.state import Table
from moothall.talk.procedure import Opening
from moothall.talk.requests import Stand
from tests.books.houses2d20.support.stage import HousesScript, check_asked

R = TypeVar("R")


class StandingScript(HousesScript[R]):
    """A script with chips: offers that may be taken while another seat is waited for."""

    def __init__(self, opening: Opening[R], at: Table, fold: Any) -> None:
        super().__init__(opening, at, fold)
        self.stage = Stage(at, fold, ByHand())
        self.conversation = self.stage.open(opening, OFFERS_STAND)

    @property
    def chips(self) -> dict[str, str]:
        """The kind of offer that stands for each seat."""
        return {seat: question.kind.removeprefix("houses/") for seat, question in self.conversation.chips()}

    @property
    def cards(self) -> list[tuple[str, ...]]:
        """Who was asked what, in order: each run of questions to one seat, with no dice in between."""
        runs: list[list[str]] = [[]]
        for entry in self.stage.log:
            if isinstance(entry, Rolled):
                runs.append([])
            elif isinstance(entry, Asked):
                if runs[-1][:1] not in ([], [entry.seat]):
                    runs.append([])
                runs[-1] = [entry.seat, *runs[-1][1:], entry.question.kind.removeprefix("houses/")]
        return [tuple(run) for run in runs if run]

    def takes(self, seat: str, answer: Any) -> Self:
        """A seat takes the offer that stands for it."""
        self.conversation.take(seat, answer)
        return self

    def on_one(self) -> None:
        """The safe answer to what waits; offers are let stand."""
        if isinstance(self.conversation.waiting, Stand):
            check_asked(self.conversation)
            seat, question = self.conversation.waiting.closing
            self.conversation.answer(seat, question.default())
        else:
            super().on_one()


def stand_out(opening: Opening[R], at: Table) -> StandingScript[R]:
    """Put a procedure on the stage, with offers that stand."""
    return StandingScript(opening, at, houses.fold)


def trying(at: Table, who: str = "sanna", action: str = "slip past the guard") -> StandingScript[Any]:
    """A test whose offers stand, up to its first question."""
    return stand_out(test.open(who, action), at)


def acting(at: Table, action: str, who: str = "sanna") -> StandingScript[Any]:
    """A turn whose offers stand, with this action."""
    return stand_out(houses.act.open(who), at).at("action", action)
