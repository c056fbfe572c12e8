"""The usher: answers that nobody need be asked for, and by which right the table gives them.

A rule is not told of it: it asks everything, in the book's order, and the table answers what needs nobody. Such an
answer is an entry like any other, with a mark on it. Whether a player is asked is judged by what that player may know,
and never by what lies hidden: a question that does not come would tell of it.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from moothall.errors import MoothallError
from moothall.records import record
from moothall.sight import GM, redact, shown
from moothall.table.room import RoomState
from moothall.talk.questions import Question

Right = Literal["sole", "book"]
"""Why nobody was asked: there was only one answer, or the book settles it."""

RIGHTS: tuple[Right, ...] = ("sole", "book")

UNSAID = "\N{REPLACEMENT CHARACTER}"
"""A word that no question offers: one that takes it takes other words than those on its list."""


@record
class UnaskedAnswer:
    """An answer that the table gives for a seat, and by which right; a window is let go by."""

    right: Right
    answer: Any = None


class Eyes(NamedTuple):
    """A question and the state as the seat that is asked sees them."""

    question: Question[Any]
    state: Any


def answer_unasked(
    room: RoomState, group: str, seat: str, viewer: str, question: Question[Any], state: Any, *, window: bool
) -> UnaskedAnswer | None:
    """Return the answer that this seat need not be asked for at this table, if there is one."""
    haste = room.haste(group, seat, question.kind)
    if haste == "none" or (window and haste != "settled"):
        return None
    eyes = _eyes(viewer, question, state)
    if window:
        return UnaskedAnswer("book") if _is_vain(eyes) else None
    only = None if question.stops == "last word" else sole(*eyes)
    if only is not None and only == sole(question, state):
        return UnaskedAnswer("sole", only)
    settled = _settled(eyes) if haste == "settled" else None
    return None if settled is None else UnaskedAnswer("book", settled)


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


def _settled(eyes: Eyes) -> Any | None:
    """Return what the book settles, as far as the seat that is asked can see."""
    try:
        return eyes.question.settled(eyes.state)
    except Exception:  # it hangs on what this seat does not see
        return None


def _is_vain(eyes: Eyes) -> bool:
    try:
        return eyes.question.is_vain(eyes.state)
    except Exception:  # it hangs on what this seat does not see
        return False
