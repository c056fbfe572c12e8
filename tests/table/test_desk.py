"""The desk runs commands one at a time, shows no step before its commit, and serves readers who leave or lag."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import Future
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from moothall.errors import MoothallError
from moothall.handlers.dice import Seeded
from moothall.speech import sentence
from moothall.store import Store, open_store
from moothall.table import SERVER, Ack, Desk, Push, Subscription, Table
from moothall.table import commands as c
from moothall.table.desk import MOST_WAITING
from moothall.table.presence import Present
from tests.table.support import tiny_book
from tests.table.support.live_table import PEOPLE, wire

pytestmark = pytest.mark.slow

ENOUGH = 30.0
"""Seconds after which a test is stuck and not slow."""

HERE = ("gm", "ana", "bo")


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    with tiny_book.on_the_shelf():
        yield


def run(test: Coroutine[Any, Any, None]) -> None:
    """Run a test on a loop of its own."""
    asyncio.run(asyncio.wait_for(test, ENOUGH))


class Disk:
    """A disk that can be full, or not answer."""

    def __init__(self) -> None:
        self.fails: Exception | None = None
        self.answers = threading.Event()
        self.answers.set()

    def commit(self, connection: sqlite3.Connection) -> None:
        assert self.answers.wait(ENOUGH)
        if self.fails is not None:
            raise self.fails
        connection.execute("COMMIT")


@asynccontextmanager
async def opened(folder: Path, disk: Disk | None = None, **more: Any) -> AsyncIterator[tuple[Desk, Store]]:
    """A desk over a real store, with a GM and two players at the table."""
    with open_store(folder, commit=(disk or Disk()).commit) as store:
        table = store.make("tiny", "The Lantern")
        desk = Desk(Table(table, "tiny", dice=Seeded(1), free=Seeded(2)), store, **more)
        for seat in HERE:
            name, role = PEOPLE[seat]
            await desk.do(None, SERVER, "", c.MakeSeat(seat, name, role))
            await desk.do(None, SERVER, "", c.TakeSeat(seat, seat))
        yield desk, store
        await desk.close()


def spend(who: str) -> c.Open:
    return c.Open("tiny.spend", {"who": who})


FRESH = count()


async def do(desk: Desk, seat: str, command: c.Command, id: str = "") -> Ack:
    return await desk.do(seat, seat, id or f"id-{next(FRESH)}", command)


async def caught_up(reader: Subscription, until: Callable[[Push], bool]) -> list[Push]:
    """The messages a reader is sent until none is left."""
    got = []
    async for push in reader:
        got.append(push)
        if until(push):
            return got
    raise AssertionError("the stream ended")


def holds(kind: str) -> Callable[[Push], bool]:
    return lambda push: any(message.kind == kind for message in push.messages)


def restored(desk: Desk, store: Store) -> Table:
    return Table.restored(desk.table.id, "tiny", store.read(desk.table.id))


def views(table: Table) -> list[bytes]:
    return [wire((table.stream(viewer).messages, table.snapshot(viewer))) for viewer in HERE]


# ---- Kept, then shown -----------------------------------------------------------------------------------------------


def test_a_step_reaches_every_screen(tmp_path: Path) -> None:
    """Each reader is sent their own part of the step, and the lines on disk give the same table again."""

    async def test() -> None:
        async with opened(tmp_path) as (desk, store):
            readers = {viewer: await desk.subscribe(viewer) for viewer in HERE}
            await do(desk, "ana", spend("ilse"))
            prompt = desk.table.now("ana").prompts[0].id
            ack = await do(desk, "ana", c.Answer(prompt, "yes"))
            for viewer, reader in readers.items():
                got = await caught_up(reader, holds("tiny/spent"))
                told = [message for push in got for message in push.messages]
                assert [message.number for message in told] == list(range(1, len(told) + 1))
                assert told == desk.table.stream(viewer).messages
            assert ack.number == desk.table.stream("ana").number
            assert views(restored(desk, store)) == views(desk.table)

    run(test())


def test_a_reader_who_was_away_gets_exactly_the_gap(tmp_path: Path) -> None:
    """From any number on: what comes after it, and what is waited for now."""

    async def test() -> None:
        async with opened(tmp_path) as (desk, _):
            for text in ("one", "two", "three"):
                await do(desk, "ana", c.Say(text))
            last = desk.table.stream("bo").number
            for after in range(last + 1):
                reader = await desk.subscribe("bo", after)
                (first,) = await caught_up(reader, lambda _: True)
                assert [message.number for message in first.messages] == list(range(after + 1, last + 1))
                assert first.now == desk.table.now("bo")
                reader.end()

    run(test())


def test_concurrent_commands_are_done_one_after_the_other(tmp_path: Path) -> None:
    """Two players spend the last point at the same moment, many talk meanwhile: each is done once, in some order."""

    async def test() -> None:
        async with opened(tmp_path) as (desk, store):
            await do(desk, "ana", spend("ilse"))
            await do(desk, "bo", spend("bram"))
            spends = [do(desk, s, c.Answer(desk.table.now(s).prompts[0].id, "yes")) for s in ("ana", "bo")]
            talk = [do(desk, "gm", c.Say(f"line {n}")) for n in range(50)]
            done = await asyncio.gather(*spends, *talk, return_exceptions=True)
            refusals = [one for one in done if isinstance(one, MoothallError)]
            assert [refusal.key for refusal in refusals] == ["error-pool-empty"]
            assert desk.table.game.state.pool == 0
            said = [m.body.text for m in desk.table.stream("bo").messages if m.kind == "house/said"]
            assert said == [f"line {n}" for n in range(50)]
            assert views(restored(desk, store)) == views(desk.table)

    run(test())


def test_a_retry_over_the_desk_acts_once(tmp_path: Path) -> None:
    """Two of the same at once, and one more later: one step, three equal acknowledgements."""

    async def test() -> None:
        async with opened(tmp_path) as (desk, store):
            acks = await asyncio.gather(*(do(desk, "ana", spend("ilse"), "same") for _ in range(2)))
            acks.append(await do(desk, "ana", spend("ilse"), "same"))
            assert acks[0] == acks[1] == acks[2]
            assert sum('"opened"' in line for line in store.read(desk.table.id)) == 1

    run(test())


def test_a_caller_who_goes_away_does_not_stop_the_step(tmp_path: Path) -> None:
    """A caller that goes away leaves no half step behind."""

    async def test() -> None:
        async with opened(tmp_path) as (desk, store):
            task = asyncio.ensure_future(do(desk, "ana", c.Say("gone already"), "x"))
            await asyncio.sleep(0)
            task.cancel()
            assert (await do(desk, "ana", c.Say("gone already"), "x")).command == "x"
            assert sum("gone already" in line for line in store.read(desk.table.id)) == 1

    run(test())


# ---- Not kept, not shown --------------------------------------------------------------------------------------------

FULL = sqlite3.OperationalError("database or disk is full")
FULL.sqlite_errorcode = sqlite3.SQLITE_FULL


@pytest.mark.parametrize(
    "command",
    [
        *(c.Answer("", "yes"), c.Say("is anybody there"), c.MakeRuling((c.Ruling(("pool",), 4),))),
        *(c.Rewind(2), c.MakeSeat("x", "X", "player")),
    ],
    ids=lambda command: type(command).__name__,
)
def test_a_commit_that_raises_leaves_no_trace(tmp_path: Path, command: c.Command) -> None:
    """No acknowledgement, no push, a clear word to the GM; the table goes on from what was kept, and a retry works."""

    async def test() -> None:
        disk = Disk()
        async with opened(tmp_path, disk) as (desk, store):
            await do(desk, "gm", c.Open("tiny.both", {"who": "ilse"}))
            await do(desk, "gm", c.Answer(desk.table.now("gm").prompts[0].id, "no"))
            prompt = desk.table.now("gm").prompts[0].id
            wanted = c.Answer(prompt, "odd") if isinstance(command, c.Answer) else command
            readers = {viewer: await desk.subscribe(viewer) for viewer in HERE}
            before, lines = views(desk.table), list(store.read(desk.table.id))
            disk.fails = FULL
            with pytest.raises(MoothallError, match="error-table-not-kept") as raised:
                await do(desk, "gm", wanted, "again")
            assert str(tmp_path) not in str(raised.value)
            assert views(desk.table) == before and list(store.read(desk.table.id)) == lines
            assert desk.table.room_state == restored(desk, store).room_state
            assert desk.table.game.state == restored(desk, store).game.state
            assert [trouble.key for trouble in desk.troubles] == ["error-keep-disk-full"]
            assert sentence(desk.troubles[0], "en").endswith("try again.")
            pushes = await caught_up(readers["gm"], lambda push: bool(push.troubles))
            assert pushes[-1] == Push(troubles=tuple(desk.troubles))
            disk.fails = None
            await do(desk, "gm", wanted, "again")
            await do(desk, "ana", c.Say("the end"))
            for viewer in ("ana", "bo"):
                got = await caught_up(readers[viewer], holds("house/said"))
                assert not any(push.troubles for push in got)
            assert views(restored(desk, store)) == views(desk.table)

    run(test())


def test_a_commit_that_hangs_shows_nothing_and_is_told(tmp_path: Path) -> None:
    """While nobody knows whether it will be kept, nothing shows and new commands are sent away; then it shows."""

    async def test() -> None:
        disk = Disk()
        async with opened(tmp_path, disk, patience=0.01) as (desk, store):
            gm, ana = await desk.subscribe("gm"), await desk.subscribe("ana")
            await caught_up(gm, lambda _: True)  # an ordinary commit may have tried this short patience before
            before = views(desk.table)
            disk.answers.clear()
            waiting = asyncio.ensure_future(do(desk, "ana", c.Say("hello"), "hangs"))
            (*_, push) = await caught_up(gm, lambda push: bool(push.troubles))
            assert push.troubles[0].key == "error-table-disk-slow"
            assert views(desk.table) == before and not waiting.done()
            with pytest.raises(MoothallError, match="error-table-waits-for-disk"):
                await do(desk, "bo", c.Say("me too"))
            late = await desk.subscribe("bo")
            assert all(not holds("house/said")(push) for push in await caught_up(late, lambda _: True))
            disk.answers.set()
            assert (await waiting).command == "hangs"
            await caught_up(ana, holds("house/said"))
            await do(desk, "bo", c.Say("me too"))
            assert views(restored(desk, store)) == views(desk.table)

    run(test())


def test_a_commit_that_hangs_and_then_raises_is_undone(tmp_path: Path) -> None:
    """The undone step was never shown, so nothing is taken back from any reader."""

    async def test() -> None:
        disk = Disk()
        async with opened(tmp_path, disk, patience=0.01) as (desk, store):
            gm = await desk.subscribe("gm")
            await caught_up(gm, lambda _: True)
            before = views(desk.table)
            disk.answers.clear()
            disk.fails = FULL
            waiting = asyncio.ensure_future(do(desk, "ana", spend("ilse")))
            await caught_up(gm, lambda push: bool(push.troubles))
            disk.answers.set()
            with pytest.raises(MoothallError, match="error-table-not-kept"):
                await waiting
            assert views(desk.table) == before
            disk.fails = None
            await do(desk, "ana", spend("ilse"))
            assert views(restored(desk, store)) == views(desk.table)

    run(test())


def test_a_broken_rule_is_told_to_the_gm_alone(tmp_path: Path) -> None:
    """The player hears that it was not done; the GM hears where; so with a refusal whose reason is hidden."""

    async def test() -> None:
        async with opened(tmp_path) as (desk, _):
            with pytest.raises(MoothallError, match="error-table-rule-broke") as raised:
                await do(desk, "bo", c.Open("tiny.explode"))
            assert raised.value.values == {}
            await do(desk, "gm", c.MakeRuling((c.Ruling(("traps",), {"id": "pit", "depth": 3}, "add"),)))
            with pytest.raises(MoothallError, match="error-table-not-possible"):
                await do(desk, "ana", c.Open("tiny.whisper", {"who": "ilse", "trap": "pit"}))
            assert [trouble.key for trouble in desk.troubles] == ["error-table-rule-broke-gm", "error-trap"]
            (first,) = await caught_up(await desk.subscribe("gm"), lambda _: True)
            assert first.troubles == tuple(desk.troubles)
            (first,) = await caught_up(await desk.subscribe("bo"), lambda _: True)
            assert first.troubles == ()
            await do(desk, "ana", c.Say("the table lives"))

    run(test())


class Faulty:
    """A keeper that cannot even take a step."""

    def append(self, table: str, first: int, lines: Any) -> Future[int]:
        raise MoothallError("error-keep-closed", file="x")


def test_an_error_of_the_keeper_at_handover_is_a_failed_commit() -> None:
    """An error when the step is handed over is treated as a failed commit."""

    async def test() -> None:
        desk = Desk(Table("t", "tiny"), Faulty())
        with pytest.raises(MoothallError, match="error-table-not-kept"):
            await desk.do(None, SERVER, "", c.MakeSeat("gm", "Gil", "gm"))
        assert desk.table.room_state.seats == () and desk.troubles[0].key == "error-keep-closed"
        await desk.close()

    run(test())


# ---- Readers and presence -------------------------------------------------------------------------------------------


def test_a_slow_reader_is_let_go_and_slows_nobody(tmp_path: Path) -> None:
    """The slow reader is told to come back for the gap, and then has every message."""

    async def test() -> None:
        async with opened(tmp_path) as (desk, _):
            slow, quick = await desk.subscribe("ana"), await desk.subscribe("ana")
            await caught_up(quick, lambda _: True)
            for n in range(MOST_WAITING + 5):
                await do(desk, "gm", c.Say(f"line {n}"))
                await caught_up(quick, holds("house/said"))
            assert slow.lagging and not quick.lagging
            got = [push async for push in slow]
            last = got[-1].messages[-1].number
            (rest,) = await caught_up(await desk.subscribe("ana", last), lambda _: True)
            assert rest.messages[0].number == last + 1 and rest.messages[-1].number == desk.table.stream("ana").number

    run(test())


async def presence_of(seat: str, reader: Subscription) -> list[Present]:
    """The presence of a seat as a reader was told it, up to the next chat line."""
    pushes = await caught_up(reader, holds("house/said"))
    return [one for push in pushes for one in push.present or () if one.seat == seat]


def test_presence_is_told_by_seat_and_not_stored(tmp_path: Path) -> None:
    """Players see who is there; from how many places is the GM's to know."""

    async def test() -> None:
        async with opened(tmp_path) as (desk, store):
            kept = len(list(store.read(desk.table.id)))
            gm, bo = await desk.subscribe("gm"), await desk.subscribe("bo")
            for reader in (gm, bo):
                await caught_up(reader, lambda _: True)
            desk.arrive("ana")
            desk.arrive("ana")
            desk.depart("ana")
            desk.depart("ana")
            desk.depart("ana")
            await do(desk, "gm", c.Say("done"))
            by_gm, by_bo = await presence_of("ana", gm), await presence_of("ana", bo)
            assert [(one.here, one.places) for one in by_gm] == [(True, 1), (True, 2), (True, 1), (False, 0)]
            assert [one.here for one in by_bo] == [True, False] and b"places" not in wire(by_bo)
            assert len(list(store.read(desk.table.id))) == kept + 2

    run(test())


def test_a_closed_desk_finishes_waiting_commands(tmp_path: Path) -> None:
    """Commands handed in before the close are done, later ones refused; readers are let go."""

    async def test() -> None:
        async with opened(tmp_path) as (desk, store):
            reader = await desk.subscribe("ana")
            waiting = [asyncio.ensure_future(do(desk, "ana", c.Say(f"line {n}"))) for n in range(5)]
            await asyncio.sleep(0)
            await desk.close()
            assert all([(await one).number for one in waiting])
            with pytest.raises(MoothallError, match="error-table-closed"):
                await do(desk, "ana", c.Say("too late"))
            got = [message async for push in reader for message in push.messages]
            assert got == desk.table.stream("ana").messages
            assert sum('"house/said"' in line for line in store.read(desk.table.id)) == 5

    run(test())


def test_reading_the_table_happens_between_two_steps(tmp_path: Path) -> None:
    """Reading the table happens between two steps, never in the middle of one."""

    async def test() -> None:
        async with opened(tmp_path) as (desk, _):
            doing = [do(desk, "ana", c.Say(f"line {n}")) for n in range(20)]
            looks = [desk.look(lambda table: (table.stored_room == table.room_state, table.last)) for _ in range(20)]
            mixed = [one for pair in zip(doing, looks, strict=True) for one in pair]
            done = await asyncio.gather(*mixed)
            seen = [one for one in done if isinstance(one, tuple)]
            assert all(same for same, _ in seen) and [n for _, n in seen] == sorted(n for _, n in seen)

    run(test())


# ---- Looking and playing --------------------------------------------------------------------------------------------


def test_a_command_waits_for_one_look_at_most(tmp_path: Path) -> None:
    """However many look, there is one look between two commands; a look that was given up is not run."""

    async def test() -> None:
        async with opened(tmp_path) as (desk, _):
            order: list[str] = []

            async def play(n: int) -> None:
                await desk.do("ana", "ana", f"say {n}", c.Say(f"{n}"))
                order.append("command")

            looks = [asyncio.ensure_future(desk.look(lambda _: order.append("look"))) for _ in range(50)]
            gone = [asyncio.ensure_future(desk.look(lambda _: order.append("gone"))) for _ in range(50)]
            played = [asyncio.ensure_future(play(n)) for n in range(3)]
            await asyncio.sleep(0)
            for look in gone:
                look.cancel()
            await asyncio.gather(*looks, *played)
            assert order.count("look") == 50 and "gone" not in order
            last = max(at for at, what in enumerate(order) if what == "command")
            assert order[:last].count("look") <= 4

    run(test())
