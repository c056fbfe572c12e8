"""The desk: one mailbox and one writer for each table.

Commands are done one after the other. Who only looks has a queue apart: between two commands there is one look at
most, and none for those who have gone. Rules run in threads of their own: the loop that serves everybody never waits
for them. A step shows only when its receipt has come: no acknowledgement and no push before it is on disk. A step that
cannot be kept is undone and the GM hears of it; while one is not yet kept and not yet refused, nobody knows which it
will be, and everything else waits. Now and then, and at the end, a bookmark is written beside all that.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from concurrent.futures import Future
from typing import Any, NamedTuple, Protocol, TypeVar

from moothall.errors import MoothallError
from moothall.records import record
from moothall.sight import GM
from moothall.table.bookmark import Bookmark, written
from moothall.table.commands import Command
from moothall.table.core import Ack, Delivery, Sight, Table, UnsavedStep
from moothall.table.pending import Now
from moothall.table.presence import Presence, Present
from moothall.table.sender import Broken, Veiled
from moothall.table.streams import Message
from moothall.threads import Threads

T = TypeVar("T")

LOG = logging.getLogger("moothall.table")

PATIENCE = 5.0
"""Seconds after which the GM is told that the disk does not answer."""

MOST_WAITING = 200
"""Deliveries that may wait for one reader. A reader who is further behind is dropped, and comes back for the gap."""

MOST_MAIL = 1_000
"""Commands that may wait at one table."""

MOST_LOOKS = 200
"""Looks that may wait at one table."""

MOST_TROUBLES = 20

COMMANDS = Threads("commands", 16)
"""The threads that carry out commands, at all tables, and nothing else, so that no reader makes a player wait."""

MARK_EVERY = 10_000
"""Lines after which a new bookmark is worth writing while people play."""

MARK_AT_THE_END = 1_000
"""Lines after which it is worth writing when the table is closed. To read fewer takes no time."""


class Keeper(Protocol):
    """Where steps are kept."""

    def append(self, table: str, first: int, lines: Sequence[str]) -> Future[int]: ...


@record
class Marks:
    """Where bookmarks are put, and how many lines apart."""

    put: Callable[[str, bytes], None]
    every: int = MARK_EVERY
    at_the_end: int = MARK_AT_THE_END


@record
class Push:
    """A push to a reader: new messages, what is waited for if that has changed, presence, the GM's troubles.

    What the reader sees from then on comes first, so that whoever comes in sees the table before its history.
    """

    messages: tuple[Message, ...] = ()
    now: Now | None = None
    present: tuple[Present, ...] | None = None
    troubles: tuple[MoothallError, ...] = ()
    sight: Sight | None = None

    def frames(self) -> Iterator[Any]:
        """Each thing for itself, and so it is to be sent: how much one step held is not for everybody to know."""
        if self.sight is not None:
            yield self.sight
        yield from self.messages
        yield from (part for part in (self.now, self.present) if part is not None)
        yield from self.troubles


class _Job(NamedTuple):
    run: Callable[[], Awaitable[Any]]
    done: asyncio.Future[Any]


class Subscription:
    """One reader of a viewer's stream: first what was missed, then what comes. It ends when the reader is too slow."""

    def __init__(self, desk: Desk, viewer: str, first: Push) -> None:
        self.viewer = viewer
        self.lagging = False
        self.at_once: Callable[[Push], bool] | None = None
        """Reads a push where it comes, unless it says that it cannot; called only if nothing stands before it."""
        self._idle = False
        self._desk = desk
        self._mail: asyncio.Queue[Push | None] = asyncio.Queue(MOST_WAITING)
        self.queue(first)

    def push(self, push: Push) -> None:
        """Have the reader read a push at once, or queue it; never waits."""
        if not (self._idle and self.at_once is not None and self.at_once(push)):
            self.queue(push)

    def queue(self, push: Push) -> None:
        """Queue a push for the reader; never waits."""
        if self.lagging:
            return
        self._idle = False
        if self._mail.full():
            self.lagging = True
            self._mail.get_nowait()
            self._mail.put_nowait(None)
            return
        self._mail.put_nowait(push)

    def __aiter__(self) -> AsyncIterator[Push]:
        return self._pushes()

    async def _pushes(self) -> AsyncIterator[Push]:
        while (push := await self._next()) is not None:
            yield push

    async def _next(self) -> Push | None:
        self._idle = self._mail.empty()
        return await self._mail.get()

    def end(self) -> None:
        """Read no more."""
        self._desk.leave(self)
        self._idle = False
        if self._mail.full():
            self._mail.get_nowait()
        self._mail.put_nowait(None)


class Desk:
    """One table, open for business on the running loop."""

    def __init__(self, table: Table, keeper: Keeper, *, patience: float = PATIENCE, marks: Marks | None = None) -> None:
        self.table = table
        self.troubles: list[MoothallError] = []
        self._keeper = keeper
        self._patience = patience
        self._marks = marks
        self._marked = table.opened_at
        self._marking: asyncio.Future[None] | None = None
        self._commands: deque[_Job] = deque()
        self._looks: deque[_Job] = deque()
        self._looked = False
        self._mail = asyncio.Event()
        self._readers: list[Subscription] = []
        self._presence = Presence()
        self._in_doubt = False
        self._closed = False
        self._worker = asyncio.ensure_future(self._work())

    @property
    def waiting(self) -> int:
        """How many commands and looks wait."""
        return len(self._commands) + len(self._looks)

    # ---- Doing ------------------------------------------------------------------------------------------------------

    async def do(self, person: str | None, seat: str, id: str, command: Command) -> Ack:
        """Carry a command out; comes back when it is on disk, or raises the reason why it is not.

        Whoever stops waiting does not stop the command: what has begun is finished.
        """
        if self._in_doubt:
            raise MoothallError("error-table-waits-for-disk")
        return await self._in_turn(self._commands, MOST_MAIL, lambda: self._one(person, seat, id, command))

    async def look(self, at: Callable[[Table], T]) -> T:
        """Run a slow read of the table between two steps, in a worker thread, unless nobody waits for it any more."""
        return await self._in_turn(self._looks, MOST_LOOKS, lambda: asyncio.to_thread(at, self.table))

    async def _in_turn(self, queue: deque[_Job], most: int, run: Callable[[], Awaitable[T]]) -> T:
        if self._closed:
            raise MoothallError("error-table-closed")
        if len(queue) >= most:
            raise MoothallError("error-table-too-much")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        queue.append(_Job(run, done))
        self._mail.set()
        return await done

    def _next(self) -> _Job | None:
        """The next command, or a look after each; a look for which nobody waits is dropped."""
        while self._looks and self._looks[0].done.done():
            self._looks.popleft()
        if self._looks and not (self._looked and self._commands):
            self._looked = True
            return self._looks.popleft()
        self._looked = False
        return self._commands.popleft() if self._commands else None

    async def close(self) -> None:
        """Finish what waits, then stop."""
        if not self._closed:
            self._closed = True
            self._mail.set()
        await self._worker
        for reader in list(self._readers):
            reader.end()
        if self._marking is not None:
            await self._marking
        if self._marks is not None and (mark := self._worth_writing(self._marks.at_the_end)) is not None:
            await asyncio.to_thread(self._write, self._marks, mark)

    async def _work(self) -> None:
        while True:
            while (job := self._next()) is not None:
                try:
                    _settle(job, await job.run(), None)
                except Exception as problem:
                    _settle(job, None, problem)
            if self._closed:
                return
            self._mail.clear()
            await self._mail.wait()

    async def _one(self, person: str | None, seat: str, id: str, command: Command) -> Ack:
        try:
            draft = await COMMANDS.do(self.table.run, person, seat, id, command)
        except (Veiled, Broken) as refusal:
            self._tell_gm(refusal.truth)
            raise
        except MoothallError:
            raise
        except Exception as problem:
            broken = Broken(type(command).__name__, problem)
            self._tell_gm(broken.truth)
            raise broken from problem
        if isinstance(draft, Ack):
            return draft
        await self._keep(draft)
        # On the loop, without a pause, so that nobody who begins to read now misses it or gets it twice.
        for delivery in self.table.commit(draft):
            self._deliver(delivery)
        self._mark()
        if self.table.has_stream(self.table.viewer(seat)):
            return self.table.acknowledgement(draft)
        return await COMMANDS.do(self.table.acknowledgement, draft)  # it takes reading everything once

    async def _keep(self, draft: UnsavedStep) -> None:
        """Wait until a step is on disk; undo it if it cannot be."""
        try:
            receipt = asyncio.wrap_future(self._keeper.append(self.table.id, draft.first, draft.lines))
            await asyncio.wait((receipt,), timeout=self._patience)
            if not receipt.done():
                self._in_doubt = True
                self._tell_gm(MoothallError("error-table-disk-slow"))
            await receipt
        except Exception as problem:
            await COMMANDS.do(self.table.undo)
            told = problem if isinstance(problem, MoothallError) else MoothallError("error-table-not-kept")
            self._tell_gm(told)
            if told.key == "error-cluster-unsettled":  # it may have been kept, and nobody here can know
                raise
            raise MoothallError("error-table-not-kept", why=told.key) from problem
        finally:
            self._in_doubt = False

    # ---- Bookmarks --------------------------------------------------------------------------------------------------

    def _mark(self) -> None:
        """Start writing a bookmark if it is time for one. No command waits for it."""
        if self._marks is None or (self._marking is not None and not self._marking.done()):
            return
        mark = self._worth_writing(self._marks.every)
        if mark is not None:
            self._marking = asyncio.ensure_future(asyncio.to_thread(self._write, self._marks, mark))

    def _worth_writing(self, lines: int) -> Bookmark | None:
        """The last place to read on from, if it lies so far behind the one that is written."""
        if self.table.last - self._marked < lines:
            return None
        mark = self.table.bookmark()
        return mark if mark is not None and mark.line - self._marked >= lines else None

    def _write(self, marks: Marks, mark: Bookmark) -> None:
        """Write a bookmark. If it cannot be written, the next start takes longer, and that is all."""
        try:
            data = written(mark, self.table.id, self.table.book.id)
            if data is not None:
                marks.put(self.table.id, data)
        except Exception:
            LOG.warning("no bookmark could be written for table %s", self.table.id, exc_info=True)
        self._marked = mark.line

    # ---- Telling ----------------------------------------------------------------------------------------------------

    async def subscribe(self, viewer: str, after: int = 0) -> Subscription:
        """Subscribe to a viewer's stream from a number of its own on: exactly the gap, then every push."""
        if not self.table.is_at_hand(viewer, after):
            await self.look(lambda table: table.told(viewer, after))
        missed = tuple(self.table.told(viewer, after))
        troubles = tuple(self.troubles) if viewer == GM else ()
        seen = self.table.sight(viewer)
        reader = Subscription(self, viewer, Push(missed, self.table.now(viewer), self.present(viewer), troubles, seen))
        self._readers.append(reader)
        return reader

    def leave(self, reader: Subscription) -> None:
        """A reader is gone."""
        self._readers = [other for other in self._readers if other is not reader]

    def _deliver(self, delivery: Delivery) -> None:
        if delivery.messages or delivery.now:
            sight = delivery.sight if delivery.messages else None
            self._push(delivery.viewer, Push(tuple(delivery.messages), delivery.now, sight=sight))

    def _tell_gm(self, trouble: MoothallError) -> None:
        """Tell the GM what went wrong. This is not kept: it may be the keeping that went wrong."""
        self.troubles = [*self.troubles, trouble][-MOST_TROUBLES:]
        self._push(GM, Push(troubles=(trouble,)))

    def _push(self, viewer: str, push: Push) -> None:
        for reader in list(self._readers):
            if reader.viewer == viewer:
                reader.push(push)

    # ---- Presence ---------------------------------------------------------------------------------------------------

    def arrive(self, seat: str) -> None:
        """Count one more socket at a seat."""
        self._moved(lambda: self._presence.arrive(seat))

    def depart(self, seat: str) -> None:
        """Count one socket less at a seat."""
        self._moved(lambda: self._presence.depart(seat))

    def _moved(self, move: Callable[[], None]) -> None:
        before = {viewer: self.present(viewer) for viewer in {reader.viewer for reader in self._readers}}
        move()
        for viewer, seen in before.items():
            if self.present(viewer) != seen:
                self._push(viewer, Push(present=self.present(viewer)))

    def present(self, viewer: str) -> tuple[Present, ...]:
        """Return who is present, as one viewer may know it."""
        return self._presence.seen_by(viewer, self.table.stored_room.seats)


def _settle(job: _Job, result: Any, problem: Exception | None) -> None:
    if job.done.done():
        return  # nobody waits any more
    if problem is not None:
        job.done.set_exception(problem)
    else:
        job.done.set_result(result)
