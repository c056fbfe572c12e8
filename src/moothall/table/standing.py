"""Raised hands and standing orders: what a seat has said beforehand, for a moment when nobody waits for it.

A hand takes an offer for another character as soon as it is made; so help reaches a roll that one press would make.
An order answers in the place of a seat that is away. Both are facts of the room, and known to their seat and GMs alone.
"""

from __future__ import annotations

from typing import Any

from moothall.errors import MoothallError, Unclear
from moothall.ledger.entries import Answered, Told
from moothall.sight import redact, shown
from moothall.table import commands as c
from moothall.table import room as h
from moothall.table.game import AnyConversation
from moothall.table.sender import Acting
from moothall.talk.questions import QUESTIONS, Question
from moothall.talk.requests import Offer, Stand

ORDER = "order"
"""The mark of an answer that was given by a standing order."""

HAND = "hand"
"""The mark of an offer that a raised hand took."""

MOST_HANDS = 20
"""Of one seat."""


def stand_by(acting: Acting, command: c.StandBy) -> None:
    """Raise or lower a hand. One that is raised while the offer stands takes it at once."""
    table, view, asked = acting.table, acting.stream.view, QUESTIONS.get(command.kind)
    if asked is None or command.kind not in table.book.questions or asked.stands_by == "no":
        raise Unclear("error-table-no-group", name=command.kind, groups=", ".join(table.book.groups))
    if table.book.seat_of(view, command.who) != acting.seat:
        raise MoothallError("error-table-not-your-hero")
    if command.about == command.who or table.book.name_of(view, command.about) == command.about:
        raise Unclear("error-table-no-such", id=command.about)
    mine = [hand for hand in table.room_state.hands if hand.seat == acting.seat]
    hand = h.Hand(acting.seat, command.kind, command.who, command.about, command.text.strip())
    if not command.ready:
        if any(each.is_same(hand) for each in mine):
            _lower(acting, hand, "withdrawn")
        return
    if asked.stands_by == "words" and not hand.text:
        raise Unclear("error-table-empty")
    if len(mine) >= MOST_HANDS:
        raise MoothallError("error-table-hands", most=MOST_HANDS)
    table.note(h.HandRaised(hand.seat, hand.question, hand.who, hand.about, hand.text))


def takes_a_hand(acting: Acting, conversation: AnyConversation) -> bool:
    """Whether a hand has taken an offer that is made now, the first that was raised. One that is refused goes down.

    An offer that could change nothing leaves a hand up.
    """
    waiting = conversation.waiting
    if not isinstance(waiting, Offer | Stand) or acting.table.is_secret(conversation.conv):
        return False
    open_to = conversation.chips() if isinstance(waiting, Stand) else conversation.questions()
    for hand in acting.table.room_state.hands:
        for seat, question in open_to:
            answer = question.by_hand(hand.who, hand.text) if _is_for(hand, seat, question) else None
            if answer is None or _is_vain(acting, seat, question):
                continue
            if _is_taken(acting, conversation, hand, answer):
                return True
    return False


def _is_for(hand: h.Hand, seat: str, question: Question[Any]) -> bool:
    return (hand.seat, hand.question, hand.about) == (seat, question.kind, question.aided)


def _is_vain(acting: Acting, seat: str, question: Question[Any]) -> bool:
    """Whether taking an offer could change nothing, as far as its seat can see."""
    viewer = acting.table.viewer(seat)
    try:
        return bool(shown(question, viewer).is_vain(redact(acting.table.game.state, viewer)))
    except Exception:  # it hangs on what this seat does not see
        return False


def _is_taken(acting: Acting, conversation: AnyConversation, hand: h.Hand, answer: Any) -> bool:
    """Take an offer by a hand, which is then down; whether the rules let it."""
    number = acting.table.game.stage.next_number
    try:
        (conversation.take if isinstance(conversation.waiting, Stand) else conversation.answer)(hand.seat, answer)
    except MoothallError:
        _lower(acting, hand, "refused")
        return False
    acting.table.mark(number, HAND)
    _lower(acting, hand, "used")
    return True


def lower_at_scene_end(acting: Acting, since: int) -> None:
    """Lower every hand if a scene has ended since an entry."""
    entries = acting.table.game.since(since)
    if any(isinstance(entry, Told) and getattr(entry.event, "ends_scene", False) for entry in entries):
        for hand in acting.table.room_state.hands:
            _lower(acting, hand, "over")


def _lower(acting: Acting, hand: h.Hand, why: h.Lowered) -> None:
    acting.table.note(h.HandLowered(hand.seat, hand.question, hand.who, hand.about, why))


def set_order(acting: Acting, command: c.SetOrder) -> None:
    """Leave word how to answer while one's own seat is away."""
    asked = QUESTIONS.get(command.kind)
    if command.kind and (asked is None or command.kind not in acting.table.book.questions):
        raise Unclear("error-table-no-group", name=command.kind, groups=", ".join(acting.table.book.groups))
    if command.answer not in ("", h.USUAL) and (asked is None or not _is_word_of(asked, command.answer)):
        raise Unclear("error-wrong-answer", problem=Unclear("misfit-form"))
    acting.table.note(h.OrderSet(acting.seat, command.kind, command.answer))


def _is_word_of(asked: type[Question[Any]], word: str) -> bool:
    """Whether a question is answered with words, this one among them as far as its type names them."""
    return word in asked._words if asked._words is not None else asked.takes is str


def ordered(acting: Acting, conversation: AnyConversation, seat: str, question: Question[Any]) -> Any | None:
    """Return what a seat that is away has left word to answer; nothing where a GM decides.

    A word of its own is given once in an action, and then the usual answer: nobody's points run out in their absence.
    """
    room_state = acting.table.room_state
    order = room_state.order(seat, question.kind) if room_state.is_away(seat) else ""
    if not order:
        return None
    is_usual = order == h.USUAL or _was_given(acting, conversation, seat, order)
    return question.default() if is_usual else order


def _was_given(acting: Acting, conversation: AnyConversation, seat: str, order: str) -> bool:
    """Whether an action has had this answer by a standing order before."""
    game = acting.table.game
    said = (entry for entry in game.log if isinstance(entry, Answered) and entry.conv == conversation.conv)
    given = (entry.number for entry in said if (entry.seat, entry.answer) == (seat, order))
    return any(mark.how == ORDER for number in given for mark in game.marks.get(number, ()))
