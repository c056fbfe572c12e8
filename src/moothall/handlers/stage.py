"""The stage: a state, a ledger, and the conversations that change them.

Live play, bots, scripts and replay are this one machine with different people answering and different dice.
A *step* runs a conversation until somebody must answer. If the rule raises, the step leaves no trace.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from moothall.errors import MoothallError, NotYours, Unclear
from moothall.handlers.dice import DiceSource, Faces
from moothall.ledger.entries import Answered, Asked, Closed, Entry, Offered, Opened, Rolled, Told
from moothall.talk.chance import check_dice
from moothall.talk.drive import Driver, Ended
from moothall.talk.play import Play
from moothall.talk.procedure import Opening
from moothall.talk.questions import Question
from moothall.talk.requests import Ask, Fall, Offer, Request, Roll, Taken, Tell
from moothall.talk.rule_names import name_error, reasons_at, rules_at

S = TypeVar("S")
R = TypeVar("R")
Questions = tuple[tuple[str, Question[Any]], ...]
_WAITING: Any = object()


class Stage(Generic[S]):
    """One table's state and log, and the dice it plays with."""

    def __init__(self, state: S, fold: Callable[[S, Any], S], dice: DiceSource) -> None:
        self.state = state
        self.fold = fold
        self.dice = dice
        self.log: list[Entry] = []
        self.undone = 0
        """Entries that were taken back and are no longer in the log; their numbers are not given again."""

    @property
    def next_number(self) -> int:
        return len(self.log) + self.undone + 1

    def open(self, opening: Opening[R]) -> Conversation[S, R]:
        """Begin a conversation and run its first step. It is known by the number of its first entry."""
        return Conversation(self, opening, f"c{self.next_number}")

    def tell(self, event: Any, *cites: str, conv: str = "") -> None:
        """Record a fact and let it change the state."""
        self.state = self.fold(self.state, event)
        self.log.append(Told(self.next_number, conv, event, rules_at(self.state, cites)))


class Conversation(Generic[S, R]):
    """One procedure under way on a stage. `waiting` is what it waits for, `None` once it has ended."""

    def __init__(self, stage: Stage[S], opening: Opening[R], conv: str) -> None:
        self.stage = stage
        self.opening = opening
        self.conv = conv
        self.result: R | None = None
        self.waiting: Request[Any] | None = None
        self._passed: set[str] = set()
        self._closed: dict[str, list[tuple[Question[Any], str | None]]] = {}
        self.born: tuple[S, int] = (stage.state, len(stage.log))
        self._play = Play(stage)
        self._driver = Driver(opening.begin(self._play))
        stage.log.append(Opened(self._next(), conv, opening.procedure.name, dict(opening.args)))
        self._step(None)

    @property
    def ended(self) -> bool:
        return self.waiting is None

    def questions(self) -> Questions:
        """Who is asked what right now."""
        waiting = self.waiting
        if isinstance(waiting, Ask):
            return ((waiting.seat, waiting.question),)
        if isinstance(waiting, Offer):
            return tuple(pair for pair in waiting.questions if pair[0] not in self._passed)
        return ()

    def answer(self, seat: str, answer: Any) -> None:
        """A seat answers. Whether it may, and whether it fits, is judged now and not when it was asked."""
        try:
            self._answer(seat, answer)
        except MoothallError as error:
            name_error(self.stage.state, error)
            raise

    def _answer(self, seat: str, answer: Any) -> None:
        asked = self.questions()
        question = self._question_for(seat, answer, asked)
        if not question.fits(answer):
            raise Unclear("error-wrong-answer", problem=Unclear("misfit-form"))
        question.check(self.stage.state, answer)
        rule = self._asked_by()
        for other, closed in asked:
            self._closed.setdefault(other, []).append((closed, rule))
        self.stage.log.append(Answered(self._next(), self.conv, seat, answer))
        self._step(Taken(seat, answer) if isinstance(self.waiting, Offer) else answer, undo=1)

    def passes(self, seat: str) -> None:
        """A seat lets a window go by; when all have, the rule goes on."""
        asked = self.questions()
        try:
            self._question_for(seat, None, asked)
        except NotYours as error:
            name_error(self.stage.state, error)
            raise
        if not isinstance(self.waiting, Offer):
            raise Unclear("error-cannot-pass", seat=seat)
        self._passed.add(seat)
        self.stage.log.append(Answered(self._next(), self.conv, seat, None, passed=True))
        if len(asked) == 1:
            self._step(None, undo=1)

    def close_window(self) -> None:
        """Everybody who has not answered a window lets it go by."""
        if not isinstance(self.waiting, Offer):
            raise Unclear("error-no-window")
        left = self.questions()
        for seat, _ in left:
            self._passed.add(seat)
            self.stage.log.append(Answered(self._next(), self.conv, seat, None, passed=True))
        self._step(None, undo=len(left))

    def fall(self, faces: Faces) -> None:
        """Dice rolled by hand have fallen."""
        roll = self.waiting
        if not isinstance(roll, Roll):
            raise name_error(self.stage.state, Unclear("error-no-dice-wanted", cite=self._asked_by()))
        check_faces(roll, faces)
        self._step(self._rolled(roll, faces), undo=1)

    def _question_for(self, seat: str, answer: Any, asked: Questions) -> Question[Any]:
        """The question this seat is answering; without one, the best reason why there is none."""
        for other, question in asked:
            if other == seat:
                return question
        # A mere word would fit many older questions: only the last one can be meant by it.
        closed = self._closed.get(seat, [])
        for over, asked_by in closed[-1:] if isinstance(answer, str) else reversed(closed):
            if not over.fits(answer):
                continue
            # That moment is over. The old question knows best why this answer comes too late.
            over.check(self.stage.state, answer)
            raise NotYours("error-too-late", cite=over.late or asked_by, seat=seat)
        if asked:
            owner, question = asked[0]
            raise NotYours("error-not-yours", cite=question.whose, owner=owner, seat=seat)
        raise NotYours("error-nothing-asked", seat=seat)

    def _asked_by(self) -> str | None:
        """The rule behind the question that waits."""
        return self.waiting.cite if isinstance(self.waiting, Ask | Offer) else None

    def _step(self, answer: Any, undo: int = 0) -> None:
        """Run until somebody must answer. A rule that raises leaves state and log as they were before the answer.

        `undo` counts the entries already made of that answer; the first step has none.
        """
        stage = self.stage
        before, mark = stage.state, len(stage.log) - undo
        self._driver.step_begins()
        try:
            while (answer := self._meet(self._driver.send(answer))) is not _WAITING:
                pass
        except Exception as error:
            stage.state = before
            del stage.log[mark:]
            self._after_failure(undo)
            if isinstance(error, MoothallError):
                name_error(before, error)
            raise

    def _after_failure(self, undo: int) -> None:
        if undo:
            self._revive()
        else:
            self.waiting = None
            del self.stage.log[self.born[1] :]

    def _meet(self, request: Request[Any] | Ended[R]) -> Any:
        """Answer at once what needs nobody, and wait for the rest."""
        if isinstance(request, Tell):
            return self.stage.tell(request.event, *request.cites, conv=self.conv)
        if isinstance(request, Ended):
            self.result = request.result
            self.waiting = None
            self.stage.log.append(Closed(self._next(), self.conv, request.result))
            return _WAITING
        if isinstance(request, Roll):
            check_dice(request.count)
            faces = self.stage.dice.fall(request.count, request.sides)
            if faces is not None:
                check_faces(request, faces)
                return self._rolled(request, faces)
        elif isinstance(request, Ask):
            cites = self._rules(request.cite)
            self.stage.log.append(Asked(self._next(), self.conv, request.seat, request.question, cites))
        elif isinstance(request, Offer):
            self._passed = set()
            self.stage.log.append(Offered(self._next(), self.conv, request.questions, self._rules(request.cite)))
        self.waiting = request
        return _WAITING

    def _rolled(self, roll: Roll[Any], faces: Faces) -> Fall[Any]:
        reading = roll.reading(faces)
        why, cites = reasons_at(self.stage.state, roll.why), self._rules(roll.cite)
        self.stage.log.append(Rolled(self._next(), self.conv, roll.sides, faces, reading, why, cites))
        return Fall(reading, faces)

    def _rules(self, cite: str) -> tuple[str, ...]:
        return rules_at(self.stage.state, (cite,))

    def _next(self) -> int:
        return self.stage.next_number

    def go_on(self, stage: Stage[S], born: tuple[S, int]) -> None:
        """Move to another stage that has seen the same things."""
        self.stage, self.born = stage, born
        self._play.move_to(stage)

    def _revive(self) -> None:
        """The running frame is gone: make it again from the ledger, up to the question that still waits."""
        from moothall.handlers.replay import retrace

        twin = retrace(self)
        self._driver, self._play, self.waiting, self._passed = twin._driver, twin._play, twin.waiting, twin._passed
        self._play.move_to(self.stage)


def check_faces(roll: Roll[Any], faces: Faces) -> None:
    """Dice typed in must be the dice that were asked for."""
    if len(faces) != roll.count or not all(1 <= face <= roll.sides for face in faces):
        raise Unclear("error-wrong-dice", dice=f"{roll.count}d{roll.sides}", faces=" ".join(map(str, faces)))
