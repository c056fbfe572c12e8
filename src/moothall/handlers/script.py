"""Script: the lines of a worked example. A missing line or one too many fails."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar

from moothall.errors import MoothallError
from moothall.handlers.dice import ByHand
from moothall.handlers.stage import Conversation, Stage
from moothall.ledger.entries import Entry, Rolled, Told, citations
from moothall.talk.play import GM
from moothall.talk.procedure import Opening
from moothall.talk.requests import Roll
from moothall.talk.rule_names import names_at

S = TypeVar("S")
R = TypeVar("R")


class OffScript(AssertionError):
    """The rule does not say what the script has next."""


class After(Generic[S, R]):
    """The outcome of a script: result, state, log and refusals."""

    def __init__(self, result: R | None, state: S, log: list[Entry], refusals: list[MoothallError]) -> None:
        self.result = result
        self.state = state
        self.log = log
        self.refusals = refusals

    @property
    def citations(self) -> frozenset[str]:
        """Every rule cited: told, asked, offered, as a reason, or in a refusal."""
        refused = {refusal.cite for refusal in self.refusals if refusal.cite}
        return frozenset(citations(self.log, names_at(self.state))) | refused

    @property
    def told(self) -> list[Any]:
        """The facts, in order."""
        return [entry.event for entry in self.log if isinstance(entry, Told)]

    @property
    def dice(self) -> list[tuple[int, tuple[int, ...]]]:
        """The rolls, in order: sides and faces."""
        return [(entry.sides, entry.faces) for entry in self.log if isinstance(entry, Rolled)]


class Script(Generic[S, R]):
    """A conversation acted out line by line."""

    def __init__(self, opening: Opening[R], state: S, fold: Callable[[S, Any], S]) -> None:
        self.stage = Stage(state, fold, ByHand())
        self.refusals: list[MoothallError] = []
        self.conversation: Conversation[S, R] = self.stage.open(opening)

    def gm(self, answer: Any) -> Self:
        """The GM answers."""
        return self.says(GM, answer)

    def says(self, seat: str, answer: Any) -> Self:
        """A seat answers."""
        self._expect_question(seat)
        self.conversation.answer(seat, answer)
        return self

    def passes(self, *seats: str) -> Self:
        """Seats let the window go by."""
        for seat in seats:
            self._expect_question(seat)
            self.conversation.passes(seat)
        return self

    def dice(self, pool: str, *faces: int) -> Self:
        """Dice fall: `dice("1d12", 4)`."""
        match self.conversation.waiting:
            case Roll(count=count, sides=sides) if f"{count}d{sides}" == pool:
                self.conversation.fall(faces)
            case other:
                raise OffScript(f"the script rolls {pool}, the rule waits for {other}")
        return self

    def refuses(self, seat: str, answer: Any, cite: str) -> Self:
        """A seat tries an answer and is refused under this rule; nothing changes and the question stays."""
        before = (self.stage.state, len(self.stage.log))
        try:
            self.conversation.answer(seat, answer)
        except MoothallError as refusal:
            if refusal.cite != cite:
                raise OffScript(f"refused under {refusal.cite}, not under {cite}") from refusal
            if before != (self.stage.state, len(self.stage.log)):
                raise OffScript("a refusal changed something") from refusal
            self.refusals.append(refusal)
            return self
        raise OffScript(f"{seat} was allowed {answer!r}")

    def asks(self, seat: str, kind: str, *options: str) -> Self:
        """The rule now waits for this question, with these options if any are named."""
        self._expect_question(seat)
        question = dict(self.conversation.questions())[seat]
        offered = tuple(option.id for option in question.options())
        if question.kind != kind or (options and offered != options):
            raise OffScript(f"the rule asks {question.kind} with {offered}")
        return self

    def end(self) -> After[S, R]:
        """The rule must be over."""
        if not self.conversation.ended:
            raise OffScript(f"the script ends, the rule waits for {self.conversation.waiting}")
        return After(self.conversation.result, self.stage.state, self.stage.log, self.refusals)

    def _expect_question(self, seat: str) -> None:
        if seat not in dict(self.conversation.questions()):
            raise OffScript(f"the script has a line for {seat}, the rule waits for {self.conversation.waiting}")
