"""Streams: each viewer's messages, with numbers and ids of that viewer's own.

A stream is made from what the table keeps, step by step, and from nothing else, so that after a restart it is the same
to the byte. Numbers of the ledger appear in the GM's stream alone: anywhere else they would show, as holes, that
something happened unseen. For the same reason ids count only what their viewer was told.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from hashlib import blake2b
from itertools import takewhile
from typing import Any, NamedTuple

import msgspec

from moothall.errors import MoothallError
from moothall.ledger.entries import Answered, Asked, Closed, Offered, Opened, Rolled, Told
from moothall.ledger.marks import HIDDEN
from moothall.records import record
from moothall.sight import GM, redact, shown
from moothall.table import room
from moothall.table.book import Book
from moothall.table.edits import Changed, Dropped, Edited, difference, placed
from moothall.table.lines import (
    Back,
    Mark,
    Rewound,
    RoomEntry,
    StepHeading,
    StoredLine,
    TakenBack,
    Withdrawn,
    counts_after,
)
from moothall.table.prompt_choices import Judged, meant_fields, refusals
from moothall.table.rule_names import called_at
from moothall.talk.questions import Question
from moothall.talk.reasons import Because
from moothall.talk.reckoning import FallenDice
from moothall.talk.requests import Roll
from moothall.talk.rule_names import reasons_at, rules_at

LANDMARK = 250
"""So many messages lie between two moments that are kept for looking back."""

PAST_PROMPTS = 500
"""Prompts that are over and still known by their ids, so that a late answer hears why it is late."""


@record
class Message:
    """One line of a viewer's stream. What is hidden is absent: the number of the entry and who acted are the GM's."""

    number: int
    log: str
    what: str
    kind: str
    body: Any
    conv: str = ""
    cites: tuple[str, ...] = ()
    how: tuple[str, ...] = ()
    when: int = 0
    entry: Any = HIDDEN
    by: Any = HIDDEN
    dice: tuple[FallenDice, ...] = ()
    """Of a fact that decides: the dice that fell for it, as far as the viewer saw them fall."""


@record
class RolledDice:
    """Dice that fell, with the reasons for the pool."""

    sides: int
    faces: tuple[int, ...]
    why: tuple[Any, ...]


@record
class GivenAnswer:
    """An answer and the seat that gave it; of a longer answer also the fields that mean something in it."""

    seat: str
    answer: Any
    meant: tuple[str, ...] = ()
    names: tuple[tuple[str, str], ...] = ()
    """What ids in it were called when it was given: some of them are gone later."""


def _words_in(answer: Any) -> Iterator[str]:
    """Yield every text in an answer, however deep."""
    if isinstance(answer, str):
        yield answer
    elif is_dataclass(answer) and not isinstance(answer, type):
        for field in fields(answer):
            yield from _words_in(getattr(answer, field.name))
    elif isinstance(answer, tuple | list):
        for one in answer:
            yield from _words_in(one)


@record
class Gone:
    """A rewind: these messages of this viewer's no longer count."""

    numbers: tuple[int, ...]


@record
class Withdrawal(Gone):
    """An action was withdrawn, by the seat that had begun it or for it; these messages went with it."""

    seat: str


@record
class ActionBegun:
    """An action was begun: its procedure and arguments. Only the GM is told."""

    procedure: str
    args: dict[str, Any]


@record
class Prompt:
    """A viewer's prompt: a question to answer, a window to take or pass, a chip that stands, or dice to roll.

    One of the past is answered, and shown once more with that answer.
    """

    id: str
    conv: str
    seat: str
    what: str
    kind: str
    question: Any
    options: tuple[Any, ...]
    cite: str
    default: Any = None
    about: str = ""
    """Whom it is about, for an answer that is given ahead."""
    shown: str = ""
    """Of a last word: what an answer ahead must name, so that it holds for this roll and no other."""
    invites: bool = False
    """Of a question that is not asked yet: whether others may join in until it is answered."""
    parts: tuple[Prompt, ...] = ()
    """The questions that will follow it, as far as they can be answered at once."""
    action: Message | None = None
    """The line that said what somebody is about to do, of which this is asked."""


class Asking(NamedTuple):
    """Where a prompt comes from: the conversation and question behind it. This never leaves the server."""

    prompt: Prompt
    conv: str
    question: Question[Any] | None


class Counting(NamedTuple):
    """A message of the game's log that still counts."""

    entry: int
    conv: str
    message: Message


class OpenKey(NamedTuple):
    """Where a prompt is open: a seat that is waited for may hold a chip of the same conversation besides."""

    conv: str
    seat: str
    chip: bool


class Turn(NamedTuple):
    """A prompt was opened, or closed, so that a rewind can take it back."""

    entry: int
    key: OpenKey
    asking: Asking | None


class StreamPosition(NamedTuple):
    """How far a stream had come where no conversation was open: its messages, prompts and conversations so far."""

    messages: int = 0
    asked: int = 0
    convs: int = 0


START = StreamPosition()


def _asked_before(given: Message, until: Sequence[Message]) -> Message | None:
    """Return the message that asked for an answer."""
    return next(
        (
            one
            for one in reversed(until)
            if (one.what, one.conv) == ("asked", given.conv) and one.body.seat == given.body.seat
        ),
        None,
    )


def kind_of(fact: Any) -> str:
    kind: str = fact.kind
    return kind


class Stream:
    """Everything one viewer was told, and the view it adds up to.

    A stream may begin in the middle, at a place where no conversation was open. Then it has only the messages after
    that place, and whoever wants an earlier one needs the whole stream.

    It is the stream of a seat, and of the person who reads it: what was whispered there while somebody else sat at it
    is not in it, nor are notes and pages that somebody else was given there. Where no person is known to have sat, as
    in an imported session, it is for the next one.
    """

    def __init__(
        self,
        table: str,
        viewer: str,
        book: Book,
        began: StreamPosition = START,
        truth: tuple[Any, room.RoomState] | None = None,
        reader: str = "",
    ) -> None:
        state, at_home = truth or (book.start, room.RoomState())
        self.table, self.viewer, self.book, self.began, self.reader = table, viewer, book, began, reader
        seat = at_home.seat(viewer)
        self._sitting = seat.last if seat else ""
        pages: tuple[room.Note | room.Handout, ...] = (*at_home.notes, *at_home.handouts)
        self._pages = {page.id: True for page in pages if viewer in page.readers}
        """Of each note or page that was given to this seat, whether this reader may read it."""
        self.messages: list[Message] = []
        self.view: Any = redact(state, viewer)
        self.room_state: Any = redact(at_home, viewer)
        self._first_views = (self.view, self.room_state)
        self.past: dict[str, Asking] = {}
        self.judged: dict[str, tuple[Any, Judged]] = {}
        """The refused choices of a prompt's lists, and the view on which they were judged."""
        self.cards: dict[str, tuple[Any, tuple[Prompt, ...]]] = {}
        """What follows a prompt on its card, and the view on which that was found."""
        self._declared: dict[str, Message] = {}
        """Of each conversation, what was said that somebody is about to do."""
        self._live: list[Counting] = []
        self._landmarks: dict[int, tuple[Any, Any]] = {}
        self._convs: dict[str, str] = {}
        self._begun: dict[str, int] = {}
        self._openers: dict[str, str] = {}
        self._secret: set[str] = set()
        self._rolls: dict[str, int] = {}
        self._fallen: dict[str, tuple[FallenDice, ...]] = {}
        self._prompts: list[Turn] = []
        self._open: dict[OpenKey, Asking] = {}
        self._asked = began.asked
        self._step = StepHeading("", "", 0)
        self._marks: dict[int, tuple[Mark, ...]] = {}

    @property
    def number(self) -> int:
        """The number of the last message."""
        return self.began.messages + len(self.messages)

    @property
    def place(self) -> StreamPosition:
        """How far it has come; of use only where no conversation is open."""
        return StreamPosition(self.number, self._asked, self.began.convs + len(self._convs))

    @property
    def is_gm(self) -> bool:
        return self.viewer == GM

    def after(self, number: int) -> list[Message]:
        """The messages that come after a number: exactly what a reader who was away has missed."""
        return self.messages[max(number, self.began.messages) - self.began.messages :]

    # ---- Being told -------------------------------------------------------------------------------------------------

    def feed(self, happened: Iterable[tuple[StoredLine, Any]]) -> None:
        """Take what was kept, in order, each with the true state after it (needed where the GM has edited)."""
        for kept, truth in happened:
            match kept:
                case StepHeading():
                    self._begin(kept)
                case RoomEntry(event=fact):
                    self._noted(fact)
                case Rewound() | TakenBack() | Withdrawn():
                    self._went_back(kept)
                case Told():
                    self._told(kept, truth)
                case Rolled():
                    self._rolled(kept)
                case Opened():
                    self._opened(kept)
                case Asked(seat=seat, question=question, cites=cites):
                    self._ask(kept.number, kept.conv, ((seat, question),), cites, "question")
                case Offered(questions=questions, cites=cites, stands=stands):
                    self._ask(kept.number, kept.conv, questions, cites, "chip" if stands else "window")
                case Answered():
                    self._answered(kept)
                case Closed():
                    self._close(kept.number, kept.conv)
                    self._tell_gm(kept.number, kept.conv, "closed", "", kept.result)

    def _begin(self, step: StepHeading) -> None:
        self._step = step
        self._marks = {}
        for mark in step.marks:
            self._marks[mark.entry] = (*self._marks.get(mark.entry, ()), mark)

    def _noted(self, fact: Any) -> None:
        if isinstance(fact, room.SeatMade | room.SeatTaken) and fact.seat == self.viewer:
            self._sitting = fact.person
        seen = redact(fact, self.viewer)
        if seen is not None and (self.is_gm or self._is_for_reader(fact)):
            self.room_state = room.fold(self.room_state, seen)
            self._add("house", "noted", fact.kind, seen)

    def _is_for_reader(self, fact: Any) -> bool:
        """Whether something that reaches this seat is for the person who reads here, and not for another who sat here.

        A note or page is for whom it was first given to, with all that becomes of it; and for whoever it is given to
        by name later.
        """
        here = self._sitting in ("", self.reader)
        match fact:
            case room.Whispered():
                return here
            case room.NoteWritten(note=page, named=named) | room.HandedOut(handout=page, named=named):
                known = self._pages.get(page, False)
                self._pages[page] = known or (here and (page not in self._pages or self.viewer in named))
                return self._pages[page]
            case room.HandoutWithdrawn(handout=page):
                return self._pages.get(page, here)
        return True

    @property
    def has_anothers_pages(self) -> bool:
        """Whether another person was given pages at this seat: then the room alone does not tell what is read here."""
        return not all(self._pages.values())

    def _opened(self, entry: Opened) -> None:
        if any(mark.how == "secret" for mark in self._marks.get(entry.number, ())):
            self._secret.add(entry.conv)
        self._openers[entry.conv] = self._step.by
        if self.is_gm or self._step.by == self.viewer:
            self.know(entry.conv)
            self._begun[entry.conv] = entry.number
        self._tell_gm(entry.number, entry.conv, "opened", entry.procedure, ActionBegun(entry.procedure, entry.args))

    def _told(self, entry: Told, truth: Any) -> None:
        match entry.event:
            case Dropped(conv=conv) as dropped:
                self._close(entry.number, conv)
                self._tell_gm(entry.number, conv, "told", kind_of(dropped), dropped, entry.cites)
            case Edited(note=note) if not self.is_gm:
                for change in difference(self.view, redact(truth, self.viewer), note=note):
                    self.view = placed(self.view, change)
                    self._add_game(entry.number, "", "told", kind_of(change), change, entry.cites)
            case event:
                seen = redact(event, self.viewer)
                if seen is not None:
                    self.view = self.book.fold(self.view, seen)
                    self._add_game(entry.number, entry.conv, "told", event.kind, seen, entry.cites)

    def _rolled(self, entry: Rolled) -> None:
        if entry.conv in self._secret and not self.is_gm:
            return
        self._rolls[entry.conv] = self._rolls.get(entry.conv, 0) + 1
        dice = RolledDice(entry.sides, entry.faces, shown(entry.why, self.viewer))
        self._add_game(entry.number, entry.conv, "rolled", "", dice, entry.cites)
        fell = FallenDice(entry.sides, entry.faces, tuple(Because(*why) for why in dice.why), entry.cites)
        self._fallen[entry.conv] = (*self._fallen.get(entry.conv, ()), fell)

    def _answered(self, entry: Answered) -> None:
        asking = self._answered_to(entry)
        if not entry.passed:
            self._close(entry.number, entry.conv)
        elif asking is not None:
            self._take_turn(Turn(entry.number, OpenKey(entry.conv, entry.seat, asking.prompt.what == "chip"), None))
        if self.is_gm or entry.seat == self.viewer:
            what = "passed" if entry.passed else "answered"
            meant = () if asking is None or asking.question is None else meant_fields(asking.question, entry.answer)
            names = () if entry.passed else tuple(self._names_in(entry.answer))
            self._add_game(entry.number, entry.conv, what, "", GivenAnswer(entry.seat, entry.answer, meant, names))

    def _names_in(self, answer: Any) -> Iterator[tuple[str, str]]:
        """Yield the ids in an answer that are called otherwise in this view, each with its name."""
        for id in dict.fromkeys(_words_in(answer)):
            if (name := self.book.name_of(self.view, id)) != id:
                yield id, name

    def _answered_to(self, entry: Answered) -> Asking | None:
        """Return the prompt that was answered; of a seat that passed, its chip before its question."""
        keys = (OpenKey(entry.conv, entry.seat, chip) for chip in ((True, False) if entry.passed else (entry.taken,)))
        return next((self._open[key] for key in keys if key in self._open), None)

    def _went_back(self, back: Back) -> None:
        gone = tuple(one.message.number for one in self._live if not counts_after(back, one.entry, one.conv))
        if gone:
            self._live = [one for one in self._live if counts_after(back, one.entry, one.conv)]
            self._declared = {one.conv: one.message for one in self._live if _declares(one.message)}
            self.view = self._folded(one.message for one in self._live)
        self._tell_back(back, gone)
        self._prompts = [turn for turn in self._prompts if counts_after(back, turn.entry, turn.key.conv)]
        self._open = {}
        for turn in self._prompts:
            self._apply(turn)

    def _tell_back(self, back: Back, gone: tuple[int, ...]) -> None:
        """Say that messages went; an action that is withdrawn is also missed by a seat that was only asked about it."""
        match back:
            case Withdrawn(conv=conv) if self.is_gm or conv not in self._secret:
                if gone or self.knows(conv):
                    self._add("house", "withdrawn", "", Withdrawal(gone, self._openers.get(conv, GM)))
            case Rewound() if gone:
                self._add("house", "rewound", "", Gone(gone))
            case _ if gone:
                self._add("house", "taken-back", "", Gone(gone))

    def _tell_gm(self, entry: int, conv: str, what: str, kind: str, body: Any, cites: tuple[str, ...] = ()) -> None:
        if self.is_gm:
            self._add_game(entry, conv, what, kind, body, cites)

    def _add_game(self, entry: int, conv: str, what: str, kind: str, body: Any, cites: tuple[str, ...] = ()) -> None:
        how = tuple(mark.how for mark in self._marks.get(entry, ()) if mark.how != "secret" or self.is_gm)
        own = self.know(conv) if conv else ""
        fell = self._fallen.pop(conv, ()) if what == "told" and getattr(body, "decides", False) else ()
        message = self._add("game", what, kind, body, own, cites, how, entry, fell)
        self._live.append(Counting(entry, conv, message))
        if _declares(message):
            self._declared[conv] = message

    def _add(
        self,
        log: str,
        what: str,
        kind: str,
        body: Any,
        conv: str = "",
        cites: tuple[str, ...] = (),
        how: tuple[str, ...] = (),
        entry: Any = HIDDEN,
        dice: tuple[FallenDice, ...] = (),
    ) -> Message:
        by = self._step.by if self.is_gm else HIDDEN
        entry = entry if self.is_gm else HIDDEN
        message = Message(self.number + 1, log, what, kind, body, conv, cites, how, self._step.when, entry, by, dice)
        self.messages.append(message)
        return message

    # ---- Ids and prompts --------------------------------------------------------------------------------------------

    def know(self, conv: str) -> str:
        """This viewer's own id of a conversation, from the moment it shows."""
        if conv not in self._convs:
            self._convs[conv] = self._id("conversation", self.place.convs)
        return self._convs[conv]

    def knows(self, conv: str) -> bool:
        return conv in self._convs

    def begun_of(self, open_conversations: frozenset[str]) -> list[str]:
        """The conversations that this viewer began and that are still open, the oldest first."""
        return sorted((conv for conv in open_conversations if conv in self._begun), key=self._begun.__getitem__)

    def has_begun(self, conv: str) -> bool:
        """Whether this viewer began a conversation; the GM has begun them all."""
        return conv in self._begun

    def stands_on(self, conv: str) -> MoothallError | None:
        """Why an action that this viewer began cannot be withdrawn, as far as this viewer has been told.

        Dice have fallen, or a fact of another conversation was told after its own: that one may stand on it.
        """
        since, others, stands = self._begun[conv], False, False
        for one in takewhile(lambda one: one.entry > since, reversed(self._live)):
            if one.message.what == "rolled" and one.conv == conv:
                return MoothallError("error-table-dice-fell")
            if one.message.what != "told" or isinstance(one.message.body, Dropped):
                continue
            stands = stands or (one.conv == conv and others)
            others = others or one.conv != conv
        return MoothallError("error-table-action-stands") if stands else None

    def conversation(self, id: str) -> str | None:
        """The conversation that this viewer knows by this id."""
        return next((conv for conv, own in self._convs.items() if own == id), None)

    def _id(self, *what: Any) -> str:
        """An id that means nothing at another table or to another viewer."""
        return blake2b(repr((self.table, self.viewer, *what)).encode(), digest_size=6).hexdigest()

    def _ask(
        self, entry: int, conv: str, questions: Iterable[tuple[str, Any]], cites: tuple[str, ...], what: str
    ) -> None:
        for seat, question in questions:
            if not self.is_gm and seat != self.viewer:
                continue
            self._asked += 1
            prompt = self._prompt(conv, seat, what, question, cites)
            asking = Asking(prompt, conv, question)
            self._take_turn(Turn(entry, OpenKey(conv, seat, what == "chip"), asking))
            self._remember(asking)
            self._tell_gm(entry, conv, "asked", question.kind, GivenAnswer(seat, prompt.question), cites)

    def _prompt(self, conv: str, seat: str, what: str, question: Question[Any], cites: tuple[str, ...]) -> Prompt:
        prompt = self.upcoming(seat, question, "".join(cites[:1]))
        said = self._declared.get(conv)
        return replace(prompt, id=self._id("prompt", self._asked), conv=self.know(conv), what=what, action=said)

    def upcoming(self, seat: str, question: Question[Any], cite: str, offers: Sequence[Any] = ()) -> Prompt:
        """Return a question that will be asked, as this viewer sees it; it has no id before it is."""
        seen = shown(question, self.viewer)
        options, here = called_at(self.view, tuple(seen.options())), called_at(self.view, seen)
        said = digest(question, self.viewer) if question.stops == "last word" else ""
        whom, invites = question.subject, bool(offers)
        return Prompt("", "", seat, "question", question.kind, here, options, cite, seen.default(), whom, said, invites)

    def answered(self, number: int) -> Prompt:
        """Return the question behind an answer that this viewer was told of, with that answer; it is not asked now."""
        first = self.began.messages
        until = self.messages[: max(number - first, 0)]
        given = until[-1] if until and until[-1].number == number else None
        asked = given and _asked_before(given, until)
        if given is None or asked is None or given.what != "answered":
            raise MoothallError("error-table-nothing-to-adjust")
        question, seat = asked.body.answer, asked.body.seat
        options, cite = called_at(self.view, tuple(question.options())), "".join(asked.cites[:1])
        return Prompt("", asked.conv, seat, "past", question.kind, question, options, cite, given.body.answer)

    def _close(self, entry: int, conv: str) -> None:
        """Close all prompts of a conversation."""
        for key in [key for key in self._open if key.conv == conv]:
            self._take_turn(Turn(entry, key, None))

    def _take_turn(self, turn: Turn) -> None:
        self._prompts.append(turn)
        self._apply(turn)

    def _apply(self, turn: Turn) -> None:
        if turn.asking is not None:
            self._open[turn.key] = turn.asking
        else:
            del self._open[turn.key]

    def refused(self, prompt: Prompt) -> Judged:
        """Return why answers that a prompt lists are refused as this viewer sees the table; judged once a view."""
        if not prompt.id:
            return refusals(prompt.question, self.view)
        known = self.judged.get(prompt.id)
        if known is None or known[0] is not self.view:
            waiting = {asking.prompt.id for asking in self._open.values()}
            self.judged = {id: one for id, one in self.judged.items() if id in waiting}
            known = self.judged[prompt.id] = self.view, refusals(prompt.question, self.view)
        return known[1]

    def card(self, prompt: Prompt, following: Callable[[], tuple[Prompt, ...]]) -> tuple[Prompt, ...]:
        """Return what follows a prompt on its card; looked for once a view."""
        known = self.cards.get(prompt.id)
        if known is None or known[0] is not self.view:
            waiting = {asking.prompt.id for asking in self._open.values()}
            self.cards = {id: one for id, one in self.cards.items() if id in waiting}
            known = self.cards[prompt.id] = self.view, following()
        return known[1]

    def _remember(self, asking: Asking) -> None:
        self.past[asking.prompt.id] = asking
        while len(self.past) > PAST_PROMPTS:
            del self.past[next(iter(self.past))]

    def asking(self, open_conversations: Iterable[str]) -> list[Asking]:
        """The prompts that wait for this viewer, those of conversations that can go on."""
        alive = set(open_conversations)
        return [asking for key, asking in self._open.items() if key.conv in alive]

    def dice_prompt(self, conv: str, seat: str, roll: Roll[Any]) -> Asking | None:
        """Return the prompt for real dice, if this viewer rolls them or is the GM. It has no entry in the log."""
        if not self.is_gm and (seat != self.viewer or conv in self._secret):
            return None
        own = self._convs.get(conv, "")
        id = self._id("dice", own, self._rolls.get(conv, 0))
        why = reasons_at(self.view, shown(roll.why, self.viewer))
        wanted = {"count": roll.count, "sides": roll.sides, "why": why}
        cite = "".join(rules_at(self.view, (roll.cite,)))
        asking = Asking(Prompt(id, own, seat, "dice", "", wanted, (), cite), conv, None)
        self._remember(asking)
        return asking

    # ---- Looking back -----------------------------------------------------------------------------------------------

    def undone_by(self, to: int) -> list[Message]:
        """Return the messages of this viewer's that would go if the game went on from that entry."""
        return [game.message for game in self._live if game.entry > to]

    def counting_after(self, number: int) -> list[Message]:
        """The messages of the game that count and come after a number."""
        return [counting.message for counting in self._live if counting.message.number > number]

    def undone(self, messages: Sequence[Message]) -> list[int]:
        """The numbers of those messages of the game that no longer count; the messages follow upon each other."""
        if not messages:
            return []
        first, last = (bisect_left(self._live, number, key=_number) for number in _reach(messages))
        counting = {_number(one) for one in self._live[first:last]}
        return [one.number for one in messages if one.log == "game" and one.number not in counting]

    def at(self, number: int) -> tuple[Any, Any]:
        """Return this viewer's view of game and room as it was after a message of theirs.

        Landmarks on the way are kept: a reader who steps through a session does not start at its first line each time.
        """
        first = self.began.messages
        near = max((known for known in self._landmarks if known <= number), default=first)
        view, at_home = self._landmarks.get(near, self._first_views)
        for message in self.messages[near - first : max(number - first, 0)]:
            if message.what == "told":
                view = self._fold(view, message.body)
            elif isinstance(message.body, Gone):
                view = self._folded(self._counting_at(message.number))
            elif message.log != "game":
                at_home = room.fold(at_home, message.body)
            if message.number % LANDMARK == 0:
                self._landmarks[message.number] = view, at_home
        return view, at_home

    def _counting_at(self, number: int) -> list[Message]:
        """The messages of the game that counted after a message."""
        told = self.messages[: number - self.began.messages]
        gone = {undone for one in told if isinstance(one.body, Gone) for undone in one.body.numbers}
        return [one for one in told if one.log == "game" and one.number not in gone]

    def _folded(self, messages: Iterable[Message]) -> Any:
        view, _ = self._first_views
        for message in messages:
            if message.what == "told":
                view = self._fold(view, message.body)
        return view

    def _fold(self, view: Any, fact: Any) -> Any:
        if isinstance(fact, Changed):
            return placed(view, fact)
        return self.book.fold(view, fact)


def _declares(message: Message) -> bool:
    return message.what == "told" and getattr(message.body, "declares", False)


def _number(counting: Counting) -> int:
    return counting.message.number


def _reach(messages: Sequence[Message]) -> tuple[int, int]:
    """The first number of some messages, and the one behind the last."""
    return messages[0].number, messages[-1].number + 1


def digest(question: Question[Any], viewer: str) -> str:
    """Return a few letters that stand for a question as a viewer sees it; any other one has others."""
    seen = msgspec.json.encode((question.kind, msgspec.to_builtins(shown(question, viewer))))
    return blake2b(seen, digest_size=8).hexdigest()
