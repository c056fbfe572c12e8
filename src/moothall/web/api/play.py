"""Playing over HTTP: a seat's view and log, what it may do, doing it, and the odds of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, TypeVar

from msgspec import Struct, field
from msgspec.structs import replace

from moothall.errors import MoothallError, Unclear
from moothall.ledger.entries import AnswerAhead
from moothall.sight import plain
from moothall.table import Message, Snapshot, Table, json_types
from moothall.web import forecasts, odds, reading, what_if, wire
from moothall.web.authorize import Seated, carry_out, check_gm, check_seated, seated, telling
from moothall.web.calls import Call, Endpoints, while_there
from moothall.web.command_types import read_order
from moothall.web.render import Telling, stream_id
from moothall.web.wire import Id, Number, Received, Text

endpoints = Endpoints()
T = TypeVar("T")

AT_A_TIME = 500
"""Lines that are given in one answer."""

MOST_FOUND = 200
"""Lines that are looked for; who looks for so common a word wants the newest."""

SEAT = "/api/tables/{table}/seats/{seat}"


class LineRange(Struct, frozen=True):
    """Which lines are wanted: those after a number, the oldest first, or the last ones; and how many at most."""

    after: Number = 0
    last: Number = 0
    most: Number = AT_A_TIME
    lang: Text = ""


class Spoken(Struct, frozen=True):
    """In which language."""

    lang: Text = ""


class ForecastAsked(Struct, frozen=True):
    """In which language, and which item of the shelf is to come first; none for the fight as it stands."""

    lang: Text = ""
    item: Text = ""


class LogSearch(Struct, frozen=True):
    """Words that a line must hold."""

    q: Text = ""
    lang: Text = ""


class Order(Received, frozen=True):
    """A command, under an id of the sender's own: sent again, nothing is done twice."""

    id: Id
    command: dict[str, Any]


class RewindPreview(Struct, frozen=True):
    """The lines that a rewind to a line would take back, as far as its reader knows."""

    number: int
    lines: list[wire.LoggedLine]


class SeatView(Struct, frozen=True):
    """Another seat's view: the lines it was told, and all it sees."""

    view: wire.View
    lines: list[wire.LoggedLine]


class OddsAsked(Received, frozen=True):
    """A prompt whose answers are weighed, or a procedure with its arguments.

    With `card`, the roll at the end of the prompt's card is weighed, after the `answer` and what is said `ahead`.
    """

    prompt: Text = ""
    procedure: Text = ""
    args: dict[str, Any] = field(default_factory=dict)
    card: bool = False
    answer: Any = None
    ahead: list[AnswerAhead] = field(default_factory=list)


# ---- looking --------------------------------------------------------------------------------------------------------


@endpoints.get(SEAT + "/view", gives=wire.View, query=Spoken)
async def view(call: Call) -> wire.View:
    """All that this seat sees now."""
    async with seated(call) as at:
        return await at.live.desk.look(lambda table: _view(at, table, at.viewer, call.lang))


def _view(at: Seated, table: Table, viewer: str, lang: str) -> wire.View:
    telling, shot = Telling(table, viewer, lang), table.snapshot(viewer)
    return wire.View(
        stream_id(table, viewer),
        shot.number,
        plain(shot.state),
        plain(shot.room_state),
        telling.now(shot.now),
        telling.present(at.live.desk.present(viewer)),
        telling.turns(shot.state),
    )


@endpoints.get(SEAT + "/log", gives=wire.Log, query=LineRange)
async def log(call: Call) -> wire.Log:
    """Lines of this seat's log."""
    asked: LineRange = call.query

    def taken(table: Table) -> tuple[Telling, list[Message], wire.Log]:
        viewer = at.viewer
        stream = table.stream(viewer)
        after = max(stream.number - asked.last, 0) if asked.last else asked.after
        messages = table.told(viewer, after)[: min(asked.most, AT_A_TIME)]
        undone = table.stream(viewer).undone(messages)
        log = wire.Log(stream_id(table, viewer), stream.number, [], undone)
        return Telling(table, viewer, call.lang), messages, log

    async with seated(call) as at:
        words, messages, log = await _taken(call, at, taken)
        return replace(log, lines=await _told(call, words, messages))


async def _taken(call: Call, at: Seated, take: Callable[[Table], T]) -> T:
    """What is taken from a table between two steps, charged to the person who reads."""
    call.context.heavy.check(call.person, call.now, reading.EACH)
    return await while_there(call.request, at.live.desk.look(take))


async def _told(call: Call, words: Telling, messages: Sequence[Message]) -> list[wire.LoggedLine]:
    """Lines in words, made in the lane of those who read. Whoever hangs up stops that."""
    call.context.heavy.check(call.person, call.now, reading.weight(len(messages)))
    return await while_there(call.request, call.context.readers.told(call.person, words.lines, messages))


@endpoints.get(SEAT + "/find", gives=wire.FoundLines, query=LogSearch)
async def find(call: Call) -> wire.FoundLines:
    """The lines of this seat's log that hold some words: what happened and what was said, the newest first."""
    sought: LogSearch = call.query
    async with seated(call) as at:
        call.context.heavy.check(call.person, call.now)
        words = await telling(at, call.lang)
        older: list[Message] = await at.live.desk.look(lambda table: table.told(at.viewer))
        found: list[int] = []
        holding = partial(words.holding, sought.q)
        while older and len(found) < MOST_FOUND:
            older, block = older[: -reading.AT_ONCE], older[-reading.AT_ONCE :]
            found += await while_there(call.request, call.context.readers.told(call.person, holding, block))
        return wire.FoundLines(found, bool(older))


@endpoints.get(SEAT + "/at/{number}", gives=wire.PastView)
async def past(call: Call) -> wire.PastView:
    """All that this seat saw after a line of its log."""
    number = _number(call)
    async with seated(call) as at:
        shot: Snapshot = await _taken(call, at, lambda table: table.replayed(at.viewer, number))
        return wire.PastView(shot.number, plain(shot.state), plain(shot.room_state))


@endpoints.get(SEAT + "/goes/{number}", gives=RewindPreview, query=Spoken)
async def goes(call: Call) -> RewindPreview:
    """The lines that would go if the game went on from a line of this seat's log."""
    number = _number(call)
    async with seated(call) as at:
        words, going = await _taken(
            call, at, lambda table: (Telling(table, at.viewer, call.lang), table.goes(at.viewer, number))
        )
        return RewindPreview(number, await _told(call, words, going))


@endpoints.get(SEAT + "/answered/{number}", gives=wire.Prompt, query=Spoken)
async def answered(call: Call) -> wire.Prompt:
    """For a GM: the question that a line of their log answers, with that answer, to adjust it."""
    number = _number(call)
    async with seated(call) as at:
        if not at.is_gm:
            raise MoothallError("error-web-gm-only")

        def shown(table: Table) -> wire.Prompt:
            return Telling(table, at.viewer, call.lang).prompt(table.answered(at.viewer, number))

        return await _taken(call, at, shown)


def _number(call: Call) -> int:
    said = call.path["number"]
    if not said.isascii() or not said.isdigit() or len(said) > 9:
        raise Unclear("error-web-unclear", problem=said[:20])
    return int(said)


@endpoints.get(SEAT + "/as/{viewer}", gives=SeatView, query=LineRange)
async def view_as(call: Call) -> SeatView:
    """For a GM: exactly what another seat sees, and was told after a line of theirs, or last."""
    asked: LineRange = call.query
    async with seated(call) as at:
        held = at.live.table.stored_room.seat(call.path["viewer"])
        if not at.is_gm:
            raise MoothallError("error-web-gm-only")
        if held is None:
            raise Unclear("error-table-no-seat", id=call.path["viewer"])
        viewer = at.live.table.viewer(held.id)

        def taken(table: Table) -> tuple[list[Message], wire.View, Telling]:
            messages, shot = table.seen_as(viewer)
            after = max(shot.number - asked.last, 0) if asked.last else asked.after
            return messages[after:], _view(at, table, viewer, call.lang), Telling(table, viewer, call.lang)

        messages, shown, words = await _taken(call, at, taken)
        return SeatView(shown, await _told(call, words, messages))


class StateSchema(Struct, frozen=True):
    """The JSON Schema of a book's state."""

    schema: dict[str, Any]


@endpoints.get(SEAT + "/shape", gives=StateSchema)
async def shape(call: Call) -> StateSchema:
    """For a GM, who may set every value: what each may be."""
    async with seated(call) as at:
        if not at.is_gm:
            raise MoothallError("error-web-gm-only")
        kind: Any = type(at.live.table.book.start)
        return StateSchema(_schema(kind))


@cache
def _schema(kind: Any) -> dict[str, Any]:
    return json_types.schema(kind)


# ---- doing ----------------------------------------------------------------------------------------------------------


@endpoints.post(SEAT + "/commands", takes=Order, gives=wire.Ack, right=check_seated)
async def do(call: Call) -> wire.Ack:
    """Run a command of this seat. The answer comes when it is on disk."""
    asked: Order = call.body
    command = read_order(asked.command)
    async with seated(call) as at:
        ack = await carry_out(call.context, at.live, call.person, at.seat.id, asked.id, command)
        return wire.Ack(asked.id, ack.number, ack.conv)


@endpoints.post(SEAT + "/odds", takes=OddsAsked, gives=wire.Odds, query=Spoken, right=check_seated)
async def weigh(call: Call) -> wire.Odds:
    """The exact odds of an answer or of an action, as this seat may know them."""
    asked: OddsAsked = call.body
    async with seated(call) as at:
        call.context.heavy.check(call.person, call.now)
        entered = (asked.answer, *asked.ahead) if asked.card else ()
        question = odds.OddsRequest("", asked.prompt, asked.procedure, asked.args, entered)
        return await odds.weighed(call.context, at.live, at.seat, call.lang, question)


@endpoints.get(SEAT + "/what-if/{number}", gives=what_if.WhatIfShown, query=Spoken)
async def without_reasons(call: Call) -> what_if.WhatIfShown:
    """The chance of a roll in this seat's log, and without each of its reasons, as this seat may know them."""
    number = _number(call)
    async with seated(call) as at:
        call.context.heavy.check(call.person, call.now)
        by = at.seat.person or at.seat.id
        return await while_there(call.request, what_if.what_if(call.context, at.live, at.viewer, number, by, call.lang))


@endpoints.post(SEAT + "/forecast", gives=forecasts.ForecastShown, query=ForecastAsked, right=check_gm)
async def forecast(call: Call) -> forecasts.ForecastShown:
    """How the fight at this table will go from here on, or with a group of the shelf, for its GM alone."""
    asked: ForecastAsked = call.query
    async with seated(call) as at:
        if not at.is_gm:
            raise MoothallError("error-web-gm-only")
        call.context.heavy.check(call.person, call.now)
        by = at.seat.person or at.seat.id
        work = forecasts.forecast_fight(call.context, at.live, at.seat.id, by, call.lang, asked.item)
        return await while_there(call.request, work)
