"""Replay: answers come from the ledger, and every entry the code makes must be the one that was kept.

Openings, answers, faces and facts told from outside go in; everything else must come out again. Compared is what play
depends on (seats, kinds of question, option ids, pools, readings, facts), never wording, reasons or citations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from moothall.errors import Drifted
from moothall.handlers.dice import ByHand
from moothall.handlers.stage import Conversation, Stage
from moothall.ledger.entries import Answered, Asked, Closed, Entry, Offered, Opened, Rolled, Told
from moothall.talk.procedure import PROCEDURES, Opening

S = TypeVar("S")


class Replay(Stage[S]):
    """A stage that has lived through a ledger; `pending` are the conversations still waiting at its end."""

    def __init__(self, state: S, fold: Callable[[S, Any], S]) -> None:
        super().__init__(state, fold, ByHand())
        self.pending: dict[str, Conversation[S, Any]] = {}
        self._lived = 0

    def live_through(self, entry: Entry) -> None:
        """Take one kept entry: as an input if the code waits for one, else as what the code must just have said."""
        self._lived += 1
        if entry.number != self._lived:
            raise Drifted(self._lived, f"entry {entry.number}: {describe(entry)}", self._says_instead(self._lived))
        if entry.number > len(self.log):
            try:
                self._enter(entry)
            except Exception as problem:
                raise Drifted(entry.number, describe(entry), f"{type(problem).__name__}: {problem}") from problem
        if entry.number > len(self.log) or not same(entry, self.log[entry.number - 1]):
            raise Drifted(entry.number, describe(entry), self._says_instead(entry.number))

    def ends(self) -> None:
        """The ledger has no more entries: the code must not have said more either."""
        if len(self.log) > self._lived:
            raise Drifted(self._lived + 1, "the end", self._says_instead(self._lived + 1))

    def _enter(self, entry: Entry) -> None:
        match entry:
            case Opened(procedure=name, args=args, version=version, ahead=ahead):
                began = self.open(Opening(PROCEDURES[name], tuple(args.items())), version, ahead)
                self.pending[began.conv] = began
            case Told(conv="", event=event, cites=cites):
                self.tell(event, *cites)
            case _ if entry.conv in self.pending:
                feed(self.pending[entry.conv], entry)
        self.pending = {conv: conversation for conv, conversation in self.pending.items() if not conversation.ended}

    def _says_instead(self, number: int) -> str:
        if number <= len(self.log):
            return describe(self.log[number - 1])
        waits = [conversation.waiting for conversation in self.pending.values()]
        return f"waits for {waits[0]}" if waits else "nothing"


def replay(entries: Iterable[Entry], state: S, fold: Callable[[S, Any], S]) -> Replay[S]:
    """Replay a ledger from its first entry; raises `Drifted` at the first difference."""
    stage = Replay(state, fold)
    for entry in entries:
        stage.live_through(entry)
    stage.ends()
    return stage


def recall(entries: Iterable[Entry], state: S, fold: Callable[[S, Any], S]) -> S:
    """The state a ledger led to, from its facts alone: no rule runs."""
    for entry in entries:
        if isinstance(entry, Told):
            state = fold(state, entry.event)
    return state


def retrace(lost: Conversation[S, Any]) -> Conversation[S, Any]:
    """A conversation made again from the ledger, on a stage of its own that has seen the same things."""
    state, born = lost.born
    beside = Stage(state, lost.stage.fold, ByHand())
    twin = Conversation(beside, lost.opening, lost.conv, lost.version)
    for entry in lost.stage.log[born + 1 :]:
        if entry.conv == lost.conv:
            feed(twin, entry)
        elif isinstance(entry, Told):
            beside.tell(entry.event)
    return twin


def resume(stage: Stage[S], state: S, place: int) -> Conversation[S, Any]:
    """A conversation that still waits, made again from a stage's log, where it was opened at `place` in this state.

    Only its own rule runs, and must say again what was kept; raises `Drifted` where it does not.
    """
    opened, *later = stage.log[place:]
    assert isinstance(opened, Opened)
    try:
        opening = PROCEDURES[opened.procedure].open(**opened.args)
        beside = Stage(state, stage.fold, ByHand())
        conversation: Conversation[S, Any] = Conversation(beside, opening, opened.conv, opened.version, opened.ahead)
        for entry in later:
            if entry.conv == opened.conv:
                feed(conversation, entry)
            elif isinstance(entry, Told):
                beside.tell(entry.event)
    except Exception as problem:
        raise Drifted(opened.number, describe(opened), f"{type(problem).__name__}: {problem}") from problem
    _, *made = (entry for entry in beside.log if entry.conv == opened.conv)
    # A rule may have learnt an argument since; it began with the ones that it had then, and the usual value of that.
    _check_same([opened, *(entry for entry in later if entry.conv == opened.conv)], [opened, *made])
    conversation.go_on(stage, (state, place))
    return conversation


def _check_same(kept: list[Entry], made: list[Entry]) -> None:
    for one, other in zip(kept, made, strict=False):
        if not same(one, other):
            raise Drifted(one.number, describe(one), describe(other))
    if len(kept) != len(made):
        last = kept[-1].number
        ends = ("the end", describe(made[len(kept)])) if len(kept) < len(made) else (describe(kept[-1]), "nothing")
        raise Drifted(last, *ends)


def feed(conversation: Conversation[Any, Any], entry: Entry) -> None:
    """Give a conversation what a person or the dice once gave it; what it said itself it will say again."""
    match entry:
        case Answered(seat=seat, passed=True):
            conversation.passes(seat)
        case Answered(seat=seat, answer=answer, taken=True):
            conversation.take(seat, answer)
        case Answered(seat=seat, answer=answer, ahead=ahead):
            conversation.answer(seat, answer, ahead)
        case Rolled(faces=faces):
            conversation.fall(faces)
        case _:
            pass


def same(kept: Entry, made: Entry) -> bool:
    """Whether two entries are the same as far as play goes."""
    if type(kept) is not type(made) or kept.conv != made.conv:
        return False
    return bool(_essence(kept) == _essence(made))


def _essence(entry: Entry) -> Any:
    match entry:
        case Opened(procedure=name, args=args, version=version):
            return name, args, version
        case Asked(seat=seat, question=question):
            return seat, _shape(question)
        case Offered(questions=questions, stands=stands):
            return stands, tuple((seat, _shape(question)) for seat, question in questions)
        case Answered(seat=seat, answer=answer, passed=passed, taken=taken):
            return seat, answer, passed, taken
        case Rolled(sides=sides, faces=faces, reading=reading):
            return sides, faces, reading
        case Told(event=event):
            return event
        case Closed(result=result):
            return result


def _shape(question: Any) -> Any:
    return question.kind, tuple(option.id for option in question.options())


def describe(entry: Entry) -> str:
    """An entry in a few words, for the message that says where code and ledger part."""
    match entry:
        case Opened(procedure=name):
            return f"opened {name}"
        case Asked(seat=seat, question=question):
            return f"asked {seat} {question.kind}"
        case Offered(questions=questions):
            return "offered " + ", ".join(f"{seat} {question.kind}" for seat, question in questions)
        case Answered(seat=seat, answer=answer):
            return f"answered {seat} {answer!r}"
        case Rolled(sides=sides, faces=faces):
            return f"rolled {len(faces)}d{sides} {faces}"
        case Told(event=event):
            return f"told {event!r}"
        case Closed(result=result):
            return f"closed {result!r}"
