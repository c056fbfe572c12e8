"""The usher: answers that nobody need be asked for, and by which right the table gives them.

A rule is not told of it: it asks everything, in the book's order, and the table answers what needs nobody. Such an
answer is an entry like any other, with a mark on it. Whether a player is asked is judged by what that player may know,
and never by what lies hidden: a question that does not come would tell of it.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from moothall.errors import MoothallError
from moothall.handlers.stage import AnswersAhead
from moothall.ledger.entries import AnswerAhead
from moothall.records import record
from moothall.sight import GM, redact, shown
from moothall.table.refusals import typed_answer
from moothall.table.room import RoomState
from moothall.table.streams import digest
from moothall.talk.questions import Question

Right = Literal["ahead", "sole", "book"]
"""Why nobody was asked: the seat had said it before, there was only one answer, or the book settles it."""

RIGHTS: tuple[Right, ...] = ("ahead", "sole", "book")

UNSAID = "\N{REPLACEMENT CHARACTER}"
"""A word that no question offers: one that takes it takes other words than those on its list."""


CARRIED = "carried"
"""What a last word names that was given already, where an action is played again: its dice have been seen."""


@record
class UnaskedAnswer:
    """An answer that the table gives for a seat, and by which right; a window is let go by."""

    right: Right
    answer: Any = None


class Eyes(NamedTuple):
    """A question and the state as the seat that is asked sees them."""

    question: Question[Any]
    state: Any


class AskedSeat(NamedTuple):
    """A seat that is asked: whose eyes it has, its question, and the group of rules that the question belongs to."""

    seat: str
    viewer: str
    question: Question[Any]
    group: str
    is_window: bool = False


def answer_unasked(
    room: RoomState, asked: AskedSeat, state: Any, ahead: AnswersAhead, book: str
) -> UnaskedAnswer | None:
    """Return the answer that a seat need not be asked for at this table, if there is one."""
    said = _said_ahead(asked, ahead, book)
    if said is not None:
        return said
    haste = room.haste(asked.group, asked.seat, asked.question.kind)
    if haste == "none" or (asked.is_window and haste != "settled"):
        return None
    eyes = _eyes(asked.viewer, asked.question, state)
    if asked.is_window:
        return UnaskedAnswer("book") if _is_vain(eyes) else None
    return _sole(asked.question, eyes, state) or (_by_the_book(eyes) if haste == "settled" else None)


def _said_ahead(asked: AskedSeat, ahead: AnswersAhead, book: str) -> UnaskedAnswer | None:
    """Return what a seat has said before it was asked. A last word holds only for the very roll that was shown."""
    for said in ahead.for_question(asked.seat, asked.question):
        if asked.question.stops != "last word" or _is_for_roll(said, asked):
            return _as_answer(said, asked.question, book)
    return None


def _as_answer(said: AnswerAhead, question: Question[Any], book: str) -> UnaskedAnswer | None:
    try:
        return UnaskedAnswer("ahead", typed_answer(book, question, said.answer))
    except MoothallError:
        return None


def _is_for_roll(said: AnswerAhead, asked: AskedSeat) -> bool:
    return said.shown in (CARRIED, digest(asked.question, asked.viewer))


def _sole(question: Question[Any], eyes: Eyes, state: Any) -> UnaskedAnswer | None:
    """Return the only answer there is, where its seat can see that it is the only one. A last word is never given."""
    only = None if question.stops == "last word" else sole(*eyes)
    return UnaskedAnswer("sole", only) if only is not None and only == sole(question, state) else None


def _eyes(viewer: str, question: Question[Any], state: Any) -> Eyes:
    """Return a question and the state as its seat sees them. What was told in this step is in it, sent or not."""
    return Eyes(question, state) if viewer == GM else Eyes(shown(question, viewer), redact(state, viewer))


def sole(question: Question[Any], state: Any) -> Any | None:
    """Return the only answer that a question takes; nothing where there are more, or its list is not the whole list."""
    try:
        legal = [answer for answer in question.answers() if _is_taken(question, state, answer)]
        return legal[0] if len(legal) == 1 and _is_whole(question, state) else None
    except Exception:  # a rule looked at what this seat does not see: then it is not for the table to say
        return None


def _is_whole(question: Question[Any], state: Any) -> bool:
    """Whether a question takes nothing but what it lists."""
    if question.lists_all:
        return True
    listed = {option.id for option in question.options()}
    unlisted = (question.words or {UNSAID}) - listed
    return bool(listed) and question.takes_words and not any(_is_taken(question, state, word) for word in unlisted)


def _is_taken(question: Question[Any], state: Any, answer: Any) -> bool:
    try:
        question.check(state, answer)
    except MoothallError:
        return False
    return True


def _by_the_book(eyes: Eyes) -> UnaskedAnswer | None:
    """Return what the book settles, as far as the seat that is asked can see."""
    try:
        settled = eyes.question.settled(eyes.state)
    except Exception:  # it hangs on what this seat does not see
        return None
    return None if settled is None else UnaskedAnswer("book", settled)


def _is_vain(eyes: Eyes) -> bool:
    try:
        return eyes.question.is_vain(eyes.state)
    except Exception:  # it hangs on what this seat does not see
        return False
