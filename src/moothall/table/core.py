"""One table, without waiting: a command comes in, a step comes out; when it is kept, everybody is told.

`run` carries a command out in memory and gives the step to keep. Nothing of it shows before `commit`: what viewers see
comes from their streams, and those are fed when the step is on disk. `undo` puts everything back as it was kept.
Only one step is under way at a time; the desk sees to that.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

from moothall.errors import MoothallError, Unclear
from moothall.handlers.dice import DiceSource, Entropy
from moothall.handlers.stage import AnswersAhead
from moothall.ledger.entries import OFFERS_STAND, Entry, Opened, Rolled, Told
from moothall.records import record
from moothall.sight import GM
from moothall.table import room
from moothall.table.book import Book
from moothall.table.bookmark import KNOWN_BY, Bookmark, done_as, found
from moothall.table.commands import Command
from moothall.table.dice import NOBODY, DiceOwner, TableDice
from moothall.table.edits import Edited
from moothall.table.game import Game
from moothall.table.game_commands import PLAYING
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
    read,
    to_line,
)
from moothall.table.pending import Now, now, picture
from moothall.table.preview import NOTHING_SAID, Preview
from moothall.table.room_commands import HOSTING
from moothall.table.seats import GMS, MAY, MOVING, SPEAKING, Actor
from moothall.table.sender import Acting
from moothall.table.shelf import SHELVING
from moothall.table.sizes import check_grown, check_sizes
from moothall.table.standing import lower_at_scene_end
from moothall.table.streams import START, Asking, Message, Prompt, Stream, StreamPosition

SERVER = ""
"""The seat of the server itself, which lets people in. No person can hold it."""

COMMAND_HANDLERS: dict[type[Command], Callable[[Acting, Any], None]] = PLAYING | HOSTING | SHELVING

Records = list[StoredLine]
"""A step as it is kept: its heading, and all that came of it."""

Lines = Callable[[int], Iterable[str]]
"""The lines of a table that come after a number."""


@record
class UnsavedStep:
    """A step that was carried out and is not kept yet."""

    first: int
    """The number of its first line."""
    records: Records
    lines: list[str]

    @property
    def step(self) -> StepHeading:
        step = self.records[0]
        assert isinstance(step, StepHeading)
        return step


@record
class Ack:
    """A command was carried out and is on disk: its id, and the number of the last message its sender has of it."""

    command: str
    number: int
    conv: str = ""
    """The conversation it opened, as its sender knows it."""


@record
class Sight:
    """A viewer's views of game and room after the message of this number. Views share what has not changed."""

    number: int
    state: Any
    room_state: Any


@record
class Delivery:
    """A viewer's messages of a step; `now` only if what is waited for has changed."""

    viewer: str
    messages: list[Message]
    now: Now | None
    sight: Sight


@record
class Snapshot:
    """A viewer's present as a whole, for a socket that opens: the fold of the stream up to this number."""

    number: int
    state: Any
    room_state: Any
    now: Now


@record
class _Before:
    """How things were before the step under way."""

    number: int
    state: Any
    room_state: room.RoomState
    seen: Any


class Table:
    """One live table."""

    def __init__(
        self,
        id: str,
        ruleset: str,
        *,
        dice: DiceSource | None = None,
        free: DiceSource | None = None,
        clock: Callable[[], float] = lambda: 0.0,
    ) -> None:
        self.id = id
        self.book = Book(ruleset)
        self.game = Game(self.book, TableDice(dice or Entropy()))
        self.free = free or Entropy()
        self.room_state = room.RoomState()
        self.openers: dict[str, str] = {}
        """Which seat began a conversation."""
        self.dice_owners: dict[str, DiceOwner] = {}
        """For whom a conversation's dice fall."""
        self.steps: list[Records] = []
        self.last = 0
        """The number of the last line that was kept."""
        self._clock = clock
        self._edited = False
        self._remember()
        self._streams: dict[str, Stream] = {}
        self._ends: dict[str, list[int]] = {}
        self._nows: dict[str, Now] = {}
        self._done: dict[tuple[str, str], tuple[int, str]] = {}
        """Of each command that was carried out, its step and the conversation it opened."""
        self._done_as = bytearray()
        self._tail: deque[str] = deque(maxlen=KNOWN_BY)
        self._mark: Bookmark | None = None
        self._marked_done = 0
        self.opened_at = 0
        """The last line before the bookmark it was opened at."""
        # Of what lies before the bookmark it was opened at, until somebody looks back:
        self._earlier: Callable[[], Iterable[str]] | None = None
        self._done_earlier: frozenset[bytes] = frozenset()
        self._places: dict[str, StreamPosition] = {}
        self._truth: tuple[Any, room.RoomState] | None = None
        # Of the step under way:
        self._noted: list[RoomEntry] = []
        self._marks: list[Mark] = []
        self._back: Back | None = None
        self._acts_for = ""
        self._before = self._as_it_is()

    # ---- Restoring --------------------------------------------------------------------------------------------------

    @classmethod
    def restored(cls, id: str, ruleset: str, lines: Iterable[str], **more: Any) -> Table:
        """A table as its lines have it, with every question that waited waiting again.

        Every line is read, checked against its type and folded; whatever cannot be is refused as a whole.
        """
        table = cls(id, ruleset, **more)
        table._read_on(lines)
        return table

    @classmethod
    def opened(cls, id: str, ruleset: str, lines: Lines, bookmark: bytes | None, **more: Any) -> Table:
        """Return the same table, read from its bookmark on; from its first line, if the bookmark is not believed."""
        table = cls(id, ruleset, **more)
        known = found(bookmark, id, ruleset, type(table.book.start))
        if known is not None:
            try:
                rest = iter(lines(known.begins))
                mark = known.belongs_to(tuple(islice(rest, known.count)))
                if mark is not None:
                    table._begin_at(mark, lambda: islice(lines(0), mark.line))
                    table._read_on(rest)
                    return table
            except MoothallError:
                pass  # something behind it does not fit it: whether that can be read at all shows in a moment
        return cls.restored(id, ruleset, lines(0), **more)

    def _read_on(self, lines: Iterable[str]) -> None:
        """Live through all lines that are kept, and let everything wait again that waited."""
        first, due = self.last + 1, self.game.stage.next_number
        try:
            for step in _steps(read(self._passing(lines), first, due)):
                self._live_through(step)
                self._enter(step)
            self.game.restore()
        except MoothallError:
            raise
        except Exception as problem:
            raise self._unreadable(problem) from problem
        self._remember()
        self._mark_place()

    def _passing(self, lines: Iterable[str]) -> Iterator[str]:
        for line in lines:
            self._tail.append(line)
            yield line

    def _unreadable(self, problem: Exception) -> Unclear:
        said = f"{type(problem).__name__}: {problem}"
        return Unclear("error-table-unreadable", table=self.id, entry=self.last, problem=said)

    def _remember(self) -> None:
        """Everything so far is kept: from here on it shows, until the next step is kept."""
        self.kept_state: Any = self.game.state
        self.stored_room = self.room_state
        self.waits = picture(self.game, self.openers, self._answers_for)

    def _live_through(self, records: Records) -> None:
        """Take a kept step, without running a rule."""
        step = records[0]
        assert isinstance(step, StepHeading)
        self.game.add((), step.marks)
        for kept in records[1:]:
            match kept:
                case RoomEntry(event=fact):
                    self._fold_room(fact)
                case Rewound() | TakenBack() | Withdrawn():
                    self._check_in_reach(kept)
                    self._come_again(self.game.go_back(kept))
                case Opened():
                    self.game.add((kept,))
                    self._know_owner(kept, step)
                case Rolled(number=number, sides=sides):
                    self.game.add((kept,))
                    known = sum(mark.faces for mark in step.marks if mark.entry == number)
                    self.game.dice.used(self.dice_owners.get(kept.conv, NOBODY), sides, kept.faces[:known])
                case StepHeading():
                    raise AssertionError("a step has one heading")
                case _:
                    self.game.add((kept,))

    def _enter(self, records: Records) -> None:
        """A step is kept: remember what it was."""
        step = self._index(records)
        if step.command:
            self._done_as += done_as(step.by, step.command)
        for kept in records:
            if isinstance(kept, RoomEntry) and isinstance(kept.event, room.SeatTaken):
                self._new_reader(kept.event)
        if self._mark and any(isinstance(kept, Rewound) and kept.to < self._mark.entry for kept in records):
            self._mark = None

    def _new_reader(self, taken: room.SeatTaken) -> None:
        """A seat has another holder, who reads another stream: it is made from everything when it is asked for."""
        viewer, before = taken.seat, self._truth[1].seat(taken.seat) if self._truth else None
        if before is not None and before.last != taken.person:
            self._places.pop(viewer, None)
        if viewer in self._streams and self._streams[viewer].reader != taken.person:
            del self._streams[viewer], self._ends[viewer], self._nows[viewer]
            self._places.pop(viewer, None)

    def _index(self, records: Records) -> StepHeading:
        step = records[0]
        assert isinstance(step, StepHeading)
        self.steps.append(records)
        self.last += len(records)
        opened = [kept.conv for kept in records if isinstance(kept, Opened)]
        self.openers.update(dict.fromkeys(opened, step.by))
        for kept in records:
            if isinstance(kept, Opened):
                self._know_owner(kept, step)
        if step.command:
            self._done[step.by, step.command] = (len(self.steps), opened[-1] if opened else "")
        self._edited = self._edited or _has_edits(records)
        return step

    def _know_owner(self, opened: Opened, step: StepHeading) -> None:
        secret = any(mark.entry == opened.number and mark.how == "secret" for mark in step.marks)
        self.dice_owners[opened.conv] = self.game.dice_owner(opened.procedure, opened.args, step.by, secret=secret)

    # ---- Bookmarks --------------------------------------------------------------------------------------------------

    def _mark_place(self) -> None:
        """Set the bookmark if no conversation is open: an open one would have to run from its own first entry."""
        if self.game.conversations or self.game.aside:
            return
        self._marked_done = len(self._done_as)
        self._mark = Bookmark(
            self.last,
            self.game.log[-1].number if self.game.log else self.game.begins[1],
            self.game.stage.next_number,
            self.game.state,
            self.room_state,
            {sides: faces for sides, faces in self.game.dice.seen.items() if faces},
            self._stream_places(),
            tuple(self._tail),
        )

    def bookmark(self) -> Bookmark | None:
        """The last place from which a later start can read on. Play may go on while it is written."""
        if self._mark is None:
            return None
        # Whoever has come since, while nothing happened, stands at the same place as all the others.
        streams = self._stream_places() if self._mark.line == self.last else self._mark.streams
        return replace(self._mark, streams=streams, done=bytes(self._done_as[: self._marked_done]))

    def _stream_places(self) -> dict[str, StreamPosition]:
        held = list(self._streams.items())
        return {viewer: stream.place for viewer, stream in held if not stream.has_anothers_pages}

    def _begin_at(self, mark: Bookmark, earlier: Callable[[], Iterable[str]]) -> None:
        self.last, self.opened_at, self.room_state = mark.line, mark.line, mark.room_state
        self.game.begin_at(mark.state, mark.entry, mark.next_entry)
        self.game.dice.seen = mark.seen
        self._tail.extend(mark.lines)
        self._done_as += mark.done
        self._earlier, self._done_earlier = earlier, mark.is_done()
        self._places, self._truth = mark.streams, (mark.state, mark.room_state)

    def _check_in_reach(self, back: Back) -> None:
        """Refuse a rewind behind the bookmark, which makes it useless; a table without one has nothing there."""
        if isinstance(back, Rewound) and back.to < self.game.begins[1]:
            raise Unclear("error-table-unreadable", table=self.id, entry=self.last, problem="rewound")

    @property
    def has_looked_back(self) -> bool:
        """Whether everything was read, down to the first line."""
        return self._earlier is None

    def look_back(self) -> None:
        """Read what lies before the bookmark; from here on it is as if there had been none."""
        if self._earlier is None:
            return
        try:
            earlier = list(_steps(read(self._earlier())))
        except MoothallError:
            raise
        except Exception as problem:
            raise self._unreadable(problem) from problem
        self._earlier, self._done_earlier, self._places, self._truth = None, frozenset(), {}, None
        self.game.look_back(_counting(earlier))
        later, self.steps, self.last, self._done = self.steps, [], 0, {}
        for records in earlier:
            self.game.add((), self._index(records).marks)
        for records in later:
            self._index(records)
        for viewer in list(self._streams):
            self._make_stream(viewer)

    # ---- Carrying out -----------------------------------------------------------------------------------------------

    def run(self, person: str | None, seat: str, id: str, command: Command) -> UnsavedStep | Ack:
        """Carry a command out in memory. One that was carried out before is not carried out again.

        `person` is whose session this is, or `None` where the server itself acts.
        """
        actor = self._actor(person, seat)
        if id and self._is_done(seat, id):
            return self._ack(seat, id)
        self._check_may(actor, seat, command)
        check_sizes(command)
        self._noted, self._marks, self._back, self._acts_for = [], [], None, ""
        self.game.dice.again = []
        self._before = self._as_it_is()
        try:
            acting = Acting(self, seat, actor, id)
            COMMAND_HANDLERS[type(command)](acting, command)
            lower_at_scene_end(acting, self._before.number)
            check_grown(self._before.state, self.game.state)
            return self._drafted(seat, id)
        except BaseException:
            self._put_back()
            raise

    def _is_done(self, seat: str, id: str) -> bool:
        if done_as(seat, id) in self._done_earlier:
            self.look_back()
        return (seat, id) in self._done

    def _actor(self, person: str | None, seat: str) -> Actor:
        """Return the role in which a person acts; refuses a person who does not sit there."""
        if person is None and seat == SERVER:
            return "host"
        held = self.room_state.seat(seat)
        if held is None or not person or held.person != person:
            raise MoothallError("error-table-not-your-seat")
        return held.role

    def _check_may(self, actor: Actor, seat: str, command: Command) -> None:
        held = self.room_state.seat(seat)
        if actor not in MAY[type(command)]:
            raise MoothallError("error-table-may-not", seat=held.name if held else "–")
        if held and held.muted and isinstance(command, SPEAKING):
            raise MoothallError("error-table-muted", seat=held.name)
        if self.room_state.paused and actor not in GMS and isinstance(command, MOVING):
            raise MoothallError("error-table-paused")

    def note(self, fact: Any) -> None:
        """Add a fact to the room's log."""
        self._fold_room(fact)
        self._noted.append(RoomEntry(fact))

    def mark(self, entry: int, how: str, faces: int = 0) -> None:
        """Add a mark to an entry of this step."""
        mark = Mark(entry, how, faces)
        self._marks.append(mark)
        self.game.add((), (mark,))

    def go_back(self, back: Back) -> None:
        """Take entries of the game back."""
        self._back = back
        self._come_again(self.game.go_back(back))
        self.game.restore()

    def is_secret(self, conv: str) -> bool:
        """Whether a conversation's dice are the GM's alone."""
        return self.dice_owners.get(conv, NOBODY).secret

    def acts_for(self, seat: str) -> None:
        """Say in the log that the sender acts in this seat's place."""
        self._acts_for = seat

    def _fold_room(self, fact: Any) -> None:
        self.room_state = room.fold(self.room_state, fact)
        if isinstance(fact, room.DiceReleased):
            self.game.dice.release()

    def _come_again(self, gone: Iterable[Entry]) -> None:
        rolls = (entry for entry in gone if isinstance(entry, Rolled))
        self.game.dice.come_again((self.dice_owners.get(roll.conv, NOBODY), roll.sides, roll.faces) for roll in rolls)

    def _drafted(self, seat: str, id: str) -> UnsavedStep:
        """All that a command led to, in the order in which it is kept."""
        entries = self.game.since(self._before.number)
        fallen = [entry for entry in entries if isinstance(entry, Rolled) and not self.game.is_input(entry)]
        for rolled, known in zip(fallen, self.game.dice.again, strict=True):
            if known:
                self.mark(rolled.number, "seen", known)
        step = StepHeading(seat, id, int(self._clock()), self._acts_for, tuple(self._marks))
        back = [self._back] if self._back else []
        records: Records = [step, *back, *entries, *self._noted]
        return UnsavedStep(self.last + 1, records, [to_line(kept) for kept in records])

    # ---- Kept, or not -----------------------------------------------------------------------------------------------

    def commit(self, draft: UnsavedStep) -> list[Delivery]:
        """The step is on disk: now it shows. What each viewer with a stream is to be told."""
        self._enter(draft.records)
        happened = list(_with_truth(self.book, self.kept_state, draft.records))
        self._remember()
        deliveries = [self._deliver(stream, happened) for stream in self._streams.values()]
        self._tail.extend(draft.lines)
        self._mark_place()
        return deliveries

    def undo(self) -> None:
        """The step could not be kept: everything is as it was before it."""
        self._put_back()

    def _as_it_is(self) -> _Before:
        return _Before(self.game.stage.next_number, self.game.state, self.room_state, self.game.dice.seen)

    def _put_back(self) -> None:
        before = self._before
        self.room_state, self.game.dice.seen = before.room_state, before.seen
        self.game.unmark(self._marks)
        if self._back or self.game.state is not before.state or self.game.stage.next_number != before.number:
            if self._back:
                self.game.log[:] = _counting(self.steps)
            self.game.forget(before.number)
            self.game.restore()

    def acknowledgement(self, draft: UnsavedStep) -> Ack:
        """Return what the sender of a stored step is told."""
        step = draft.step
        return self._ack(step.by, step.command)

    def _ack(self, seat: str, id: str) -> Ack:
        if not id or seat == SERVER:
            return Ack(id, 0)
        number, conv = self._done[seat, id]
        viewer = self.viewer(seat)
        stream = self.stream(viewer)
        return Ack(id, self._ends[viewer][number - 1], stream.know(conv) if stream.knows(conv) else "")

    # ---- Seeing -----------------------------------------------------------------------------------------------------

    def viewer(self, seat: str) -> str:
        """Whose stream a seat reads: a GM's is the GM's, everybody else has one of their own."""
        held = self.stored_room.seat(seat)
        return GM if held is not None and held.role in GMS else seat

    def _answers_for(self, seat: str) -> str:
        """Who is waited for where a seat is asked: for one that is away that is a GM."""
        return GM if self.stored_room.is_away(seat) else self.viewer(seat)

    def reader(self, viewer: str) -> str:
        """Whose eyes a viewer has: the person who sits there, or sat there last."""
        held = self.stored_room.seat(viewer)
        return held.last if held is not None else ""

    def has_stream(self, viewer: str) -> bool:
        """Whether a viewer's stream is there already; making it means reading everything once."""
        return viewer in self._streams

    def stream(self, viewer: str) -> Stream:
        """A viewer's stream; made from all that was kept when it is first asked for."""
        if viewer not in self._streams:
            if viewer not in self._places:
                self.look_back()
            self._make_stream(viewer)
        return self._streams[viewer]

    def _make_stream(self, viewer: str) -> None:
        place = self._places.get(viewer, START)
        stream = Stream(self.id, viewer, self.book, place, self._truth, self.reader(viewer))
        self._ends[viewer] = [self._fed(stream, step) for step in self._history()]
        self._nows[viewer] = now(self.waits, stream, self._following)
        self._streams[viewer] = stream

    def is_at_hand(self, viewer: str, after: int) -> bool:
        """Whether a viewer can be told at once what comes after a number of theirs."""
        return viewer in self._streams and after >= self._streams[viewer].began.messages

    def told(self, viewer: str, after: int = 0) -> list[Message]:
        """Return a viewer's messages after a number of theirs."""
        if after < self.stream(viewer).began.messages:
            self.look_back()
        return self.stream(viewer).after(after)

    def answered(self, viewer: str, number: int) -> Prompt:
        """Return the question behind an answer in a viewer's log, to be answered otherwise."""
        self.told(viewer, max(number - 1, 0))
        return self.stream(viewer).answered(number)

    def snapshot(self, viewer: str) -> Snapshot:
        """Everything a viewer sees now."""
        stream = self.stream(viewer)
        return Snapshot(stream.number, stream.view, stream.room_state, self._nows[viewer])

    def seen_as(self, viewer: str) -> tuple[list[Message], Snapshot]:
        """All that a viewer was ever told and sees now: for a GM who looks through their eyes, and for their export."""
        return self.told(viewer), self.snapshot(viewer)

    def replayed(self, viewer: str, number: int) -> Snapshot:
        """Return a viewer's views as they were after a message of theirs; there are no prompts in the past."""
        if number < self.stream(viewer).began.messages:
            self.look_back()
        return Snapshot(number, *self.stream(viewer).at(number), Now())

    def goes(self, viewer: str, number: int) -> list[Message]:
        """Return the messages that a rewind to a message of this viewer's would take back, as far as this viewer knows.

        For the GM that is true to the letter: a rule cannot be cut in the middle, so its step may stay whole. Where
        rules can be cut depends on what others do not see, so they are told only what lies behind.
        """
        self.look_back()
        stream = self.stream(viewer)
        if viewer != GM:
            return stream.counting_after(number)
        entry = next((message.entry for message in reversed(stream.messages[:number]) if message.log == "game"), 0)
        return stream.undone_by(self.game.boundary(entry))

    def sight(self, viewer: str) -> Sight:
        """Return a viewer's views as they are now."""
        return _sight(self.stream(viewer))

    def now(self, viewer: str) -> Now:
        """Return the viewer's open prompts, and the other seats the table is waiting for."""
        self.stream(viewer)
        return self._nows[viewer]

    @property
    def preview(self) -> Preview:
        """What looks ahead at this table, at the pace it has now."""
        return Preview(self.book, self.stored_room, self.viewer)

    def following(self, stream: Stream, prompt: str, said: AnswersAhead) -> tuple[Prompt, ...]:
        """Return the questions that will follow a prompt, if so much is said on its card."""
        asking = next((one for one in stream.asking(self.game.conversations) if one.prompt.id == prompt), None)
        return () if asking is None else self._following(stream, asking, said)

    def _following(self, stream: Stream, asking: Asking, said: AnswersAhead = NOTHING_SAID) -> tuple[Prompt, ...]:
        """The questions that will follow a prompt; none where everything is asked one by one."""
        conversation = self.game.conversations.get(asking.conv)
        if conversation is None or conversation.version < OFFERS_STAND:
            return ()
        card = self.preview.of_conversation(conversation, stream.viewer, asking.prompt.seat, said)
        return tuple(stream.upcoming(*coming) for coming in card[1:])

    def _fed(self, stream: Stream, happened: list[tuple[StoredLine, Any]]) -> int:
        stream.feed(happened)
        return stream.number

    def _history(self) -> Iterator[list[tuple[StoredLine, Any]]]:
        """Every step so far, its entries with the true state after them if an edit makes that matter."""
        truth = _Truth(self.book, self.game.begins[0])
        for records in self.steps:
            if not self._edited:
                yield [(kept, None) for kept in records]
                continue
            happened: list[tuple[StoredLine, Any]] = []
            for kept in records:
                match kept:
                    case Rewound() | TakenBack() | Withdrawn():
                        truth.go_back(kept)
                    case Told():
                        truth.tell(kept)
                happened.append((kept, truth.state))
            yield happened

    def _deliver(self, stream: Stream, happened: list[tuple[StoredLine, Any]]) -> Delivery:
        before = stream.number
        self._ends[stream.viewer].append(self._fed(stream, happened))
        new, old = now(self.waits, stream, self._following), self._nows[stream.viewer]
        self._nows[stream.viewer] = new
        return Delivery(stream.viewer, stream.after(before), new if new != old else None, _sight(stream))


class _Truth:
    """The true state along all that was kept."""

    def __init__(self, book: Book, start: Any) -> None:
        self._book, self._start = book, start
        self._told: list[tuple[Told, Any]] = []

    @property
    def state(self) -> Any:
        return self._told[-1][1] if self._told else self._start

    def tell(self, told: Told) -> None:
        self._told.append((told, self._book.fold(self.state, told.event)))

    def go_back(self, back: Back) -> None:
        """Tell again what still counts from the first fact on that does not."""
        counts = [counts_after(back, told.number, told.conv) for told, _ in self._told]
        if all(counts):
            return
        first = counts.index(False)
        later = [told for (told, _), stays in zip(self._told[first:], counts[first:], strict=True) if stays]
        del self._told[first:]
        for told in later:
            self.tell(told)


def _sight(stream: Stream) -> Sight:
    return Sight(stream.number, stream.view, stream.room_state)


def _steps(records: Iterable[StoredLine]) -> Iterator[Records]:
    """Yield the stored lines, step by step."""
    step: Records = []
    for kept in records:
        if not step and not isinstance(kept, StepHeading):
            raise ValueError("a step begins with its heading")
        if isinstance(kept, StepHeading) and step:
            yield step
            step = []
        step.append(kept)
    if step:
        yield step


def _has_edits(records: Records) -> bool:
    return any(isinstance(kept, Told) and isinstance(kept.event, Edited) for kept in records)


def _with_truth(book: Book, state: Any, records: Records) -> Iterator[tuple[StoredLine, Any]]:
    """A new step, its entries with the true state after them if an edit makes that matter. Rewinds hold no edits."""
    edited = _has_edits(records)
    for kept in records:
        if edited and isinstance(kept, Told):
            state = book.fold(state, kept.event)
        yield kept, state


def _counting(steps: Iterable[Records]) -> list[Entry]:
    """The entries of the game's log that count, from all that was kept."""
    log: list[Entry] = []
    for records in steps:
        for kept in records[1:]:
            match kept:
                case StepHeading() | RoomEntry():
                    pass
                case Rewound() | TakenBack() | Withdrawn():
                    log = [entry for entry in log if counts_after(kept, entry.number, entry.conv)]
                case _:
                    log.append(kept)
    return log
