"""The socket: one seat's stream as it comes, and what that seat does.

Frames go out in one order: what happened, and behind it the acknowledgement of what led to it. Both wait in the same
bounded queue. A reader who is too slow is dropped, and comes back for the gap; no other reader waits for them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, cast

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from moothall.errors import MoothallError
from moothall.sight import changes, plain
from moothall.speech import LANGUAGES
from moothall.speech.languages import ENGLISH
from moothall.table import Ack, Message, Now, Push, Sight, Subscription
from moothall.web import odds, refusals, wire
from moothall.web.access import Signed
from moothall.web.authorize import carry_out, own_seat
from moothall.web.calls import log_fault, read_json, refusal
from moothall.web.command_types import read_order
from moothall.web.context import AppContext
from moothall.web.eager import Begun, begin
from moothall.web.render import Telling, stream_id
from moothall.web.tables import LiveTable

PATH = "/api/tables/{table}/seats/{seat}/socket"

SLOW = 20.0
"""Seconds that one frame may take to be read."""

MANY = 40
"""Lines from which on their words are made in the lane of those who read, so that others need not wait for them."""

FEW, FEW_SOCKETS = 8, 32
"""Lines in one push, and sockets at one table, up to which they are sent where they come."""

LET_GO, GONE, AWAY, CUT, BROKEN = 4408, 4403, 1012, 1006, 1011
CLOSES = {"error-web-signed-out": 4401, "error-web-seat-changed": 4409, "error-table-closed": AWAY}
"""With which code a socket is closed, by the reason; 4403 where nothing else is said."""

UNANSWERED = ("error-table-closed", "error-cluster-lost", "error-cluster-unsettled")
"""Refusals behind which the socket closes. Who gets no answer comes back and sends the command again under its id."""


class Frames:
    """A frame of our own among the pushes of a desk: it keeps its place behind what happened before it."""

    def __init__(self, *frames: Any) -> None:
        self._frames = frames

    def frames(self) -> tuple[Any, ...]:
        return self._frames


class End:
    """The last frame: why a socket is closed."""

    def __init__(self, why: str) -> None:
        self.why = why


class SeatSocket:
    """One open socket."""

    def __init__(
        self, context: AppContext, live: LiveTable, signed: Signed, seat: str, socket: WebSocket, lang: str
    ) -> None:
        self.context, self.live, self.lang = context, live, lang
        self.person, self.session, self.seat = signed.person, signed.session, seat
        self._socket = socket
        self._viewer = live.table.viewer(seat)
        self._tasks: set[asyncio.Task[None]] = set()
        self._over = False
        self._closed = False
        self._sight: Sight | None = None
        self._turns: wire.TurnsShown | None = None
        self._mail: Subscription
        self._telling: Telling

    # ---- from the first frame to the last

    async def run(self, after: int, stream: str, last: int = 0) -> None:
        """Say hello, then send and take until one side has enough.

        `last` are so many lines, for whoever has none; fewer if a long table was not read farther back yet, because
        who comes in wants to see it first.
        """
        desk, table = self.live.desk, self.live.table
        if not table.has_stream(self._viewer):
            await desk.look(lambda open: open.stream(self._viewer))
        known, at_hand = table.stream(self._viewer).number, table.stream(self._viewer).began.messages
        id = stream_id(table, self._viewer)
        after = after if after <= known and stream in ("", id) else 0
        after = max(after, known - last, at_hand) if last else after
        await self._socket.accept()
        self._telling = Telling(table, self._viewer, self.lang, self.live.lines)
        self._mail = await desk.subscribe(self._viewer, after)
        self.live.sockets.add(self)
        try:
            # From here on whoever changes the seat hangs up on this socket; what changed before is seen now.
            role = own_seat(self.live, self.seat, self.person).role
            if table.viewer(self.seat) != self._viewer:
                raise MoothallError("error-web-seat-changed")
            await self._send(wire.Hello(table.id, self.seat, role, id, after, known, self.lang))
            await self._in_sight()
        finally:
            self.live.sockets.discard(self)
            self._mail.end()

    async def _in_sight(self) -> None:
        """Be there for the others for as long as this lasts."""
        desk = self.live.desk
        desk.arrive(self.seat)
        try:
            await self._both_ways()
        finally:
            desk.depart(self.seat)

    async def _both_ways(self) -> None:
        ways = [asyncio.ensure_future(self._write()), asyncio.ensure_future(self._read())]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (*ways, *self._tasks):
                task.cancel()
            for task in (*ways, *self._tasks):
                with suppress(asyncio.CancelledError, TimeoutError, WebSocketDisconnect, OSError):
                    await task

    def hang_up(self, why: str) -> None:
        """Send nothing more that happens, and close behind what was already said."""
        self._over = True
        self.live.desk.leave(self._mail)
        self._push(End(why))

    def _push(self, *frames: Any) -> None:
        self._mail.push(cast(Push, Frames(*frames)))

    # ---- out

    async def _write(self) -> None:
        self._mail.at_once = self._write_at_once
        async for push in self._mail:
            for number, frame in enumerate(await self._told(push), 1):
                if isinstance(frame, End):
                    await self._close(CLOSES.get(frame.why, GONE), frame.why)
                    return
                if isinstance(frame, Exception):
                    raise frame
                async with asyncio.timeout(SLOW):
                    await (frame if isinstance(frame, Begun) else self._send(frame))
                if self._mail.lagging:
                    break
                if number % FEW == 0:
                    await asyncio.sleep(0)  # a line that takes everything would keep all others waiting
        if self._mail.lagging:
            await self._close(LET_GO, MoothallError("error-web-too-slow").key)
        else:
            await self._close(AWAY, MoothallError("error-table-closed").key)

    def _write_at_once(self, push: Push) -> bool:
        """Send a push without a pause, as far as the line takes it; what it does not take waits in the queue.

        Where it is long, or many read with this one, it is left to the queue, so that nobody else waits for it.
        """
        if len(getattr(push, "messages", ())) > FEW or len(self.live.sockets) > FEW_SOCKETS:
            return False
        left: list[Any] = []
        try:
            left = self._frames(push.frames())
            while left and not isinstance(left[0], End):
                if (begun := begin(self._send(left.pop(0)))) is not None:
                    left.insert(0, begun)
                    break
        except Exception as problem:  # it ends this socket, and must not end what others are told
            left = [problem]
        if left:
            self._mail.queue(cast(Push, Frames(*left)))
        return True

    async def _told(self, push: Push) -> list[Any]:
        """Return a push in words. A long gap is told in the lane of those who read: it may be a whole session."""
        if len(getattr(push, "messages", ())) < MANY:
            return self._frames(push.frames())
        return await self.context.readers.bit_by_bit(self.person, self._frames, list(push.frames()))

    def _frames(self, frames: Iterable[Any]) -> list[Any]:
        return [told for frame in frames if (told := self._frame(frame)) is not None]

    def _frame(self, frame: Any) -> Any:
        match frame:
            case Message():
                return self._telling.line(frame)
            case Sight():
                return self._seen(frame)
            case Now():
                return self._telling.now(frame)
            case tuple():
                return wire.PresenceList(self._telling.present(frame))
            case MoothallError():
                return self._telling.trouble(frame)
        return frame

    def _seen(self, sight: Sight) -> wire.ViewChanges | None:
        """Return the view as the difference to what this socket was sent last, if there is one."""
        before, self._sight = self._sight, sight
        turns_before, self._turns = self._turns, self._telling.turns(sight.state)
        if before is None:
            state, room_state = [_change((), sight.state)], [_change((), sight.room_state)]
            return wire.ViewChanges(sight.number, state, room_state, self._first_turns())
        state = [_change(*one) for one in changes(before.state, sight.state)]
        room_state = [_change(*one) for one in changes(before.room_state, sight.room_state)]
        turns = msgspec.UNSET if self._turns == turns_before else self._turns
        return wire.ViewChanges(sight.number, state, room_state, turns) if state or room_state else None

    def _first_turns(self) -> Any:
        """The turns at first: also that nobody acts by turns now, but nothing in a book that has none."""
        return self._turns if self._telling.has_turns else msgspec.UNSET

    async def _send(self, frame: Any) -> None:
        """Send a frame, unless either side has closed: what then comes would be out of order for the server below."""
        if self._closed:
            raise WebSocketDisconnect(CUT)
        await self._socket.send_text(msgspec.json.encode(frame).decode())

    async def _close(self, code: int, why: str) -> None:
        if self._closed:
            return
        self._closed = True
        with suppress(RuntimeError, WebSocketDisconnect, OSError, TimeoutError):
            await asyncio.wait_for(self._socket.close(code, why), SLOW)

    # ---- in

    async def _read(self) -> None:
        while True:
            said = await self._socket.receive()
            if said["type"] == "websocket.disconnect":
                self._closed = True  # before anybody else has a turn
                return
            await self._take(said.get("text") or "")

    async def _take(self, text: str) -> None:
        """Do what a message says; a refusal names the message it belongs to."""
        id = ""
        try:
            self.context.requests.check(self.person, self.context.clock())
            message: wire.Do | wire.AskOdds | wire.Ping = read_json(text, wire.Incoming)
            id = getattr(message, "id", "")
            if self._over:
                raise MoothallError("error-web-not-invited")
            await self._act(message)
        except MoothallError as problem:
            self.context.metrics.refused(problem)
            if problem.key not in UNANSWERED and problem.values.get("why") not in UNANSWERED:
                await self.context.waiting_room.wait(problem)
                self._push(self._denied(id, problem))

    async def _act(self, message: wire.Do | wire.AskOdds | wire.Ping) -> None:
        match message:
            case wire.Do(id=id, command=said):
                order = read_order(said)
                await carry_out(self.context, self.live, self.person, self.seat, id, order, self._acknowledge)
            case wire.AskOdds():
                self.context.heavy.check(self.person, self.context.clock())
                task = asyncio.ensure_future(self._weigh(message))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
            case wire.Ping():
                self._push(wire.Pong())

    def _acknowledge(self, ack: Ack) -> None:
        self._push(wire.Ack(ack.command, ack.number, ack.conv))

    async def _weigh(self, asked: wire.AskOdds) -> None:
        """Odds come when they are counted; play goes on meanwhile."""
        try:
            seat = own_seat(self.live, self.seat, self.person)
            question = odds.OddsRequest(asked.id, asked.prompt, asked.procedure, asked.args)
            self._push(await odds.weighed(self.context, self.live, seat, self.lang, question))
        except MoothallError as problem:
            self._push(self._denied(asked.id, problem))

    def _denied(self, id: str, problem: MoothallError) -> wire.Denied:
        return wire.Denied(id, problem.key, refusals.said_of(problem, self.lang), problem.cite)


def _change(path: tuple[str, ...], value: Any) -> wire.Change:
    return wire.Change(list(path), plain(value))


# ---- authorization --------------------------------------------------------------------------------------------------


async def open_socket(context: AppContext, socket: WebSocket) -> None:
    """Let a seat's holder in, or answer with a plain refusal."""
    table = socket.path_params["table"]
    try:
        signed = await context.signed_in(context.cookie.read(socket.headers.getlist("cookie")))
        context.requests.check(signed.person, context.clock())
        await context.grants(signed.person, table)
        with context.sockets.one(signed.person, table):
            await _let_in(context, socket, signed)
    except MoothallError as problem:
        context.metrics.refused(problem)
        await _turn_away(socket, problem, _language(socket, ENGLISH))
    except (WebSocketDisconnect, OSError, TimeoutError):
        return  # they have hung up, which is no fault
    except Exception as problem:
        log_fault(context, "socket", problem)
        await _turn_away(socket, MoothallError("error-unexpected", kind=type(problem).__name__), ENGLISH, BROKEN)


async def _let_in(context: AppContext, socket: WebSocket, signed: Signed) -> None:
    table, seat = socket.path_params["table"], socket.path_params["seat"]
    async with context.tables.live(table) as live:
        own_seat(live, seat, signed.person)
        line = SeatSocket(context, live, signed, seat, socket, _language(socket, live.kept.language or ENGLISH))
        last = _number(socket, "last")
        await line.run(_number(socket, "after"), socket.query_params.get("stream", ""), last)


def _language(socket: WebSocket, otherwise: str) -> str:
    asked = socket.query_params.get("lang", "")
    wished = socket.headers.get("accept-language", "")
    return asked if asked in LANGUAGES else refusals.wished_language(wished, otherwise)


def _number(socket: WebSocket, name: str) -> int:
    said = socket.query_params.get(name, "0")
    return int(said) if said.isascii() and said.isdigit() and len(said) < 10 else 0


async def _turn_away(socket: WebSocket, problem: MoothallError, lang: str, code: int = GONE) -> None:
    with suppress(RuntimeError, WebSocketDisconnect, OSError):
        if socket.application_state is WebSocketState.CONNECTED:
            await socket.close(CLOSES.get(problem.key, code), problem.key)
        elif "websocket.http.response" in socket.scope.get("extensions", {}):
            await socket.send_denial_response(refusal(problem, lang))
        else:
            await socket.close(code, problem.key)
