"""Preview: what a seat is going to be asked, found by playing a conversation on beside the table.

What comes out is a card: the questions that one seat can answer at once, as far as nobody else has to decide between
them and no dice fall. A player's card is made on that player's own view, so that it tells nothing they may not know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from moothall.handlers.dice import ByHand
from moothall.handlers.replay import feed
from moothall.handlers.stage import AnswersAhead, Conversation, Questions, Stage
from moothall.ledger.entries import OFFERS_STAND, Told
from moothall.sight import GM, redact
from moothall.table.book import Book
from moothall.table.edits import Edited
from moothall.table.refusals import typed_answer
from moothall.table.room import RoomState
from moothall.table.usher import AskedSeat, answer_unasked
from moothall.talk.procedure import Opening
from moothall.talk.questions import Question
from moothall.talk.requests import Ask, Stand
from moothall.talk.rule_names import rules_at

MOST_LOOKED_AT = 40
"""Questions of one action that are looked at before they come; more would make no card."""

NOTHING_SAID = AnswersAhead()


class Upcoming(NamedTuple):
    """A question that a seat is going to be asked, the rule behind it, and the offers that stand until its answer."""

    seat: str
    question: Question[Any]
    cite: str
    offers: Questions = ()


class Preview(NamedTuple):
    """Who looks ahead at a table: its book and pace, and whose eyes each seat has."""

    book: Book
    room: RoomState
    viewer: Callable[[str], str]

    def of_opening(
        self, opening: Opening[Any], view: Any, own: Callable[[str], bool], said: AnswersAhead = NOTHING_SAID
    ) -> list[Upcoming]:
        """Return what an action that has not begun is going to ask those seats that are one's own.

        What they have `said` so far is answered so, and the rest as usual.
        """
        try:
            stage = Stage(view, self.book.fold, ByHand())
            return self._ahead(stage.open(opening, OFFERS_STAND), own, said)
        except Exception:  # it cannot begin, or stumbles over what is hidden: then nothing is known of it
            return []

    def waits_for_others(self, opening: Opening[Any], view: Any, own: Callable[[str], bool]) -> bool:
        """Whether an action that has not begun first waits for another's word, and till then asks and rolls nothing."""
        try:
            conversation = Stage(view, self.book.fold, ByHand()).open(opening, OFFERS_STAND)
            for _ in range(MOST_LOOKED_AT):
                if (coming := _waits_for(conversation)) is None:
                    return False
                if (answer := self._unasked(coming, conversation)) is None:
                    return not own(coming.seat)
                if not _goes_on(conversation, coming.seat, answer):
                    return False
        except Exception:  # it cannot begin, or stumbles over what is hidden
            return False
        return False

    def of_conversation(
        self, conversation: Conversation[Any, Any], viewer: str, seat: str, said: AnswersAhead = NOTHING_SAID
    ) -> list[Upcoming]:
        """Return the card of a seat that a conversation waits for: its question, and those that will follow it."""
        try:
            return self._ahead(_twin(conversation, viewer), lambda asked: asked == seat, said)
        except Exception:  # the rule hangs on what this viewer does not see
            return []

    def _ahead(
        self, conversation: Conversation[Any, Any], own: Callable[[str], bool], said: AnswersAhead
    ) -> list[Upcoming]:
        found: list[Upcoming] = []
        for _ in range(MOST_LOOKED_AT):
            if (coming := _waits_for(conversation)) is None or (found and _invites_others(conversation)):
                break
            answer = self._unasked(coming, conversation)
            if answer is None and own(coming.seat):
                found.append(coming)
                answer = None if coming.question.stops == "last word" else self._said(coming, said)
                said = said.after(coming.seat, coming.question, ())
            if answer is None or not _goes_on(conversation, coming.seat, answer):
                break
        return found

    def _said(self, coming: Upcoming, said: AnswersAhead) -> Any:
        """Return what a seat has entered so far, or else the usual answer."""
        for entered in said.for_question(coming.seat, coming.question)[:1]:
            return typed_answer(self.book.id, coming.question, entered.answer)
        return coming.question.default()

    def _unasked(self, coming: Upcoming, conversation: Conversation[Any, Any]) -> Any | None:
        """Return what the table is going to answer for a seat."""
        group = self.book.group_of(coming.cite)
        asked = AskedSeat(coming.seat, self.viewer(coming.seat), coming.question, group)
        given = answer_unasked(self.room, asked, conversation.stage.state, NOTHING_SAID, self.book.id)
        return None if given is None else given.answer


def _waits_for(conversation: Conversation[Any, Any]) -> Upcoming | None:
    """Return the one question that a conversation waits for; nothing where it waits for dice or for several seats."""
    waiting = conversation.waiting
    if not isinstance(waiting, Ask | Stand):
        return None
    ((seat, question),) = conversation.questions()
    cite = waiting.last if isinstance(waiting, Stand) else waiting.cite
    return Upcoming(seat, question, "".join(rules_at(conversation.stage.state, (cite,))), conversation.chips())


def _invites_others(conversation: Conversation[Any, Any]) -> bool:
    """Whether dice lie there and others may still change them: nobody ends that before they have seen it."""
    waiting = conversation.waiting
    return isinstance(waiting, Stand) and waiting.closing[1].after


def _goes_on(conversation: Conversation[Any, Any], seat: str, answer: Any) -> bool:
    """Answer, and whether that led on."""
    try:
        conversation.answer(seat, answer)
    except Exception:  # the usual answer is refused as things stand, or hangs on what is hidden
        return False
    return True


def _twin(conversation: Conversation[Any, Any], viewer: str) -> Conversation[Any, Any]:
    """Return a conversation played again on what a viewer has seen, up to the question that waits."""
    state, born = conversation.born
    stage = Stage(redact(state, viewer), conversation.stage.fold, ByHand())
    twin = Conversation(stage, conversation.opening, conversation.conv, conversation.version)
    for entry in conversation.stage.log[born + 1 :]:
        if entry.conv == conversation.conv:
            feed(twin, entry)
        elif isinstance(entry, Told) and (seen := _seen(entry.event, viewer)) is not None:
            stage.tell(seen)
    return twin


def _seen(event: Any, viewer: str) -> Any:
    """Return a fact as a viewer was told it; what the GM has set by hand reached nobody else as a fact."""
    if isinstance(event, Edited) and viewer != GM:
        raise LookupError("a viewer is told what changed, and not what was set")
    return redact(event, viewer)
