"""The stage: a state, a ledger, and the conversations that change them.

Live play, bots, scripts and replay are this one machine with different people answering and different dice.
A *step* runs a conversation until somebody must answer. If the rule raises, the step leaves no trace.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

from moothall.errors import MoothallError, NotYours, Unclear
from moothall.handlers.dice import DiceSource, Faces
from moothall.ledger.entries import AnswerAhead, Answered, Asked, Closed, Entry, Offered, Opened, Rolled, Told
from moothall.talk.chance import check_dice
from moothall.talk.drive import Driver, Ended
from moothall.talk.play import Play
from moothall.talk.procedure import Opening
from moothall.talk.questions import QUESTIONS, Question
from moothall.talk.requests import Ask, Fall, LastWord, Offer, Request, Roll, Stand, Taken, Tell
from moothall.talk.rule_names import name_error, reasons_at, rules_at

S = TypeVar("S")
R = TypeVar("R")
Questions = tuple[tuple[str, Question[Any]], ...]
Said = tuple[AnswerAhead, ...]
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

    def open(self, opening: Opening[R], version: int = 0, ahead: Said = ()) -> Conversation[S, R]:
        """Begin a conversation and run its first step. It is known by the number of its first entry."""
        return Conversation(self, opening, f"c{self.next_number}", version, ahead)

    def tell(self, event: Any, *cites: str, conv: str = "") -> None:
        """Record a fact and let it change the state."""
        self.state = self.fold(self.state, event)
        self.log.append(Told(self.next_number, conv, event, rules_at(self.state, cites)))


class Conversation(Generic[S, R]):
    """One procedure under way on a stage. `waiting` is what it waits for, `None` once it has ended."""

    def __init__(self, stage: Stage[S], opening: Opening[R], conv: str, version: int = 0, ahead: Said = ()) -> None:
        self.stage = stage
        self.opening = opening
        self.conv = conv
        self.version = version
        self.ahead = AnswersAhead(ahead)
        self.result: R | None = None
        self.waiting: Request[Any] | None = None
        self._passed: set[str] = set()
        self._closed: dict[str, list[tuple[Question[Any], str | None]]] = {}
        self.born: tuple[S, int] = (stage.state, len(stage.log))
        self._play = Play(stage, stands=version > 0)
        self._driver = Driver(opening.begin(self._play))
        stage.log.append(Opened(self._next(), conv, opening.procedure.name, dict(opening.args), version, ahead))
        self._step(None)

    @property
    def ended(self) -> bool:
        return self.waiting is None

    def questions(self) -> Questions:
        """Who is waited for, and with which question."""
        waiting = self.waiting
        if isinstance(waiting, Ask):
            return ((waiting.seat, waiting.question),)
        if isinstance(waiting, Stand):
            return (waiting.closing,)
        return self._left(waiting) if isinstance(waiting, Offer) else ()

    def chips(self) -> Questions:
        """Who may take an offer that stands, while another is waited for."""
        return self._left(self.waiting) if isinstance(self.waiting, Stand) else ()

    def _left(self, window: Offer[Any] | Stand) -> Questions:
        return tuple(pair for pair in window.questions if pair[0] not in self._passed)

    def answer(self, seat: str, answer: Any, ahead: Said = ()) -> None:
        """A seat answers. Whether it may, and whether it fits, is judged now and not when it was asked."""
        with self._naming_errors():
            question = self._judged(seat, answer, self.questions())
        match self.waiting:
            case Offer():
                given: Any = Taken(seat, answer)
            case Stand():
                given = LastWord(answer)
            case _:
                given = answer
        self._go_on(Answered(self._next(), self.conv, seat, answer, ahead=ahead), question, given)

    def take(self, seat: str, answer: Any) -> None:
        """A seat takes an offer that stands."""
        with self._naming_errors():
            question = self._judged(seat, answer, self.chips())
        self._go_on(Answered(self._next(), self.conv, seat, answer, taken=True), question, Taken(seat, answer))

    @contextmanager
    def _naming_errors(self) -> Iterator[None]:
        try:
            yield
        except MoothallError as error:
            name_error(self.stage.state, error)
            raise

    def _judged(self, seat: str, answer: Any, asked: Questions) -> Question[Any]:
        """Return the question that an answer is for, and has passed."""
        question = self._question_for(seat, answer, asked)
        if not question.fits(answer):
            raise Unclear("error-wrong-answer", problem=Unclear("misfit-form"))
        question.check(self.stage.state, answer)
        return question

    def _go_on(self, answered: Answered, question: Question[Any], given: Any) -> None:
        """Log an answer and give it to the rule; its question is over, and whatever else stood open with it."""
        rule = self._asked_by()
        for other, closed in (*self.questions(), *self.chips()):
            self._closed.setdefault(other, []).append((closed, rule))
        self.stage.log.append(answered)
        before, self.ahead = self.ahead, self.ahead.after(answered.seat, question, answered.ahead)
        try:
            self._step(given, undo=1)
        except Exception:
            self.ahead = before
            raise

    def passes(self, seat: str) -> None:
        """A seat lets a window go by; when all have, the rule goes on. An offer that stands holds nobody up."""
        asked = self.chips() or self.questions()
        with self._naming_errors():
            self._question_for(seat, None, asked)
        if not isinstance(self.waiting, Offer | Stand):
            raise Unclear("error-cannot-pass", seat=seat)
        self._passed.add(seat)
        self.stage.log.append(Answered(self._next(), self.conv, seat, None, passed=True))
        if len(asked) == 1 and isinstance(self.waiting, Offer):
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
        return self.waiting.cite if isinstance(self.waiting, Ask | Offer | Stand) else None

    def _step(self, answer: Any, undo: int = 0) -> None:
        """Run until a seat must answer. A rule that raises leaves state and log as they were before the answer.

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
        """Answer at once what needs no seat, and wait for the rest."""
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
            self._log_asked(request.seat, request.question, request.cite)
        elif isinstance(request, Offer | Stand):
            self._passed = set()
            stands, cites = isinstance(request, Stand), self._rules(request.cite)
            self.stage.log.append(Offered(self._next(), self.conv, request.questions, cites, stands))
        if isinstance(request, Stand):
            self._log_asked(*request.closing, request.last)
        self.waiting = request
        return _WAITING

    def _log_asked(self, seat: str, question: Question[Any], cite: str) -> None:
        self.stage.log.append(Asked(self._next(), self.conv, seat, question, self._rules(cite)))

    def _rolled(self, roll: Roll[Any], faces: Faces) -> Fall[Any]:
        reading = roll.reading(faces)
        self.ahead = self.ahead.after_dice()
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


class AnswersAhead:
    """The answers that seats have given to questions of a conversation before they came. It never changes."""

    __slots__ = ("_said",)

    def __init__(self, said: Iterable[AnswerAhead] = ()) -> None:
        self._said = tuple(said)

    def __bool__(self) -> bool:
        return bool(self._said)

    def for_question(self, seat: str, question: Question[Any]) -> list[AnswerAhead]:
        """Return what a seat has said to a question that now comes, in order."""
        return [said for said in self._said if _is_for(said, seat, question)]

    def after(self, seat: str, question: Question[Any], more: Iterable[AnswerAhead]) -> AnswersAhead:
        """Return what is left once a question is answered, by whatever right, and what was said with its answer."""
        used = self.for_question(seat, question)[:1]
        return AnswersAhead((*(said for said in self._said if said not in used), *more))

    def after_dice(self) -> AnswersAhead:
        """Return what is left once dice have fallen: an answer to what comes after them was given to other dice."""
        return AnswersAhead(said for said in self._said if not QUESTIONS[said.kind].after) if self._said else self


def _is_for(said: AnswerAhead, seat: str, question: Question[Any]) -> bool:
    return said.seat == seat and said.kind == question.kind and said.about in ("", question.subject)


def check_faces(roll: Roll[Any], faces: Faces) -> None:
    """Dice typed in must be the dice that were asked for."""
    if len(faces) != roll.count or not all(1 <= face <= roll.sides for face in faces):
        raise Unclear("error-wrong-dice", dice=f"{roll.count}d{roll.sides}", faces=" ".join(map(str, faces)))
