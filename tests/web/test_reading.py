"""Reading does not hold up playing: words are made in a lane of their own, and sockets are counted."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import WebSocketDenialResponse

from moothall.web.reading import AT_ONCE, MOST_READING, MOST_WEIGHT, Readers, weight
from moothall.web.render import Telling
from moothall.web.tables import SocketCount
from moothall.web.workers import Busy
from tests.web.support.server import ENOUGH, Person, opened

READS: dict[str, Callable[[Person, Person], str]] = {
    "log": lambda who, _: who.at("log?after=0"),
    "goes": lambda who, _: who.at("goes/0"),
    "find": lambda who, _: who.at("find?q=hello"),
    "as": lambda who, other: who.at(f"as/{other.seat}?after=0"),
}
"""Every request whose answer has a log in words, or is found by them."""


@pytest.mark.parametrize("name", READS)
def test_play_goes_on_while_a_log_is_told(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the words of a long answer are being made, a command at the same table is done."""
    begun, go_on = threading.Event(), threading.Event()
    said = Telling._said

    def slowly(self: Telling, message: Any) -> str:
        if threading.current_thread().name.startswith("moothall-readers"):
            begun.set()
            assert go_on.wait(ENOUGH)
        return said(self, message)

    with opened(tmp_path) as server:
        gm = server.host().makes_table()
        ana = gm.brings("Ana").plays("ilse")
        ana.does("say", text="Hello")
        monkeypatch.setattr(Telling, "_said", slowly)
        answers: list[Any] = []
        reading = threading.Thread(target=lambda: answers.append(gm.get(READS[name](gm, ana))))
        reading.start()
        try:
            assert begun.wait(ENOUGH)
            ana.does("say", text="Meanwhile")
            assert answers == []
        finally:
            go_on.set()
            reading.join(ENOUGH)
        assert answers[0].status == 200


def test_readers_take_turns_and_who_goes_stops() -> None:
    """A long log is told bit by bit, others come between, and after its reader has gone nothing more is told."""

    async def test() -> None:
        readers, told = Readers(), []
        calls: list[asyncio.Task[Any]] = []
        loop = asyncio.get_running_loop()

        def tell(who: str) -> Callable[[Sequence[Any]], list[Any]]:
            def work(some: Sequence[Any]) -> list[Any]:
                told.append((who, len(some)))
                if who == "bram":
                    loop.call_soon_threadsafe(calls[0].cancel)
                return list(some)

            return work

        long: Any = range(AT_ONCE * 1_000)
        calls.append(asyncio.ensure_future(readers.told("ilse", tell("ilse"), long)))
        calls.append(asyncio.ensure_future(readers.told("bram", tell("bram"), long[:3])))
        ends = await asyncio.gather(*calls, return_exceptions=True)
        assert isinstance(ends[0], asyncio.CancelledError) and ends[1] == [0, 1, 2]
        assert told.count(("bram", 3)) == 1 and told.count(("ilse", AT_ONCE)) <= 4
        readers.close()

    asyncio.run(test())


def test_a_person_reads_only_so_much_at_once() -> None:
    """Requests beyond the bound are refused; another person's are not. The longest log has a price that can be paid."""

    async def test() -> None:
        readers, go_on = Readers(), threading.Event()

        def work(some: Sequence[Any]) -> list[Any]:
            assert go_on.wait(ENOUGH)
            return list(some)

        some: Any = [1]
        waiting = [asyncio.ensure_future(readers.told("ilse", work, some)) for _ in range(MOST_READING)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await readers.told("ilse", work, some)
        other = asyncio.ensure_future(readers.told("bram", work, some))
        go_on.set()
        assert await asyncio.gather(*waiting, other) == [[1]] * (MOST_READING + 1)
        readers.close()

    asyncio.run(test())
    assert weight(0) == 0 < weight(1) < weight(50_000) <= weight(10**9) == MOST_WEIGHT


def test_reading_is_charged_to_the_reader(tmp_path: Path) -> None:
    """Who reads on and on is told to wait; another person reads, and both play."""
    from moothall.web.context import Rates

    many = (1e9, 1e9)
    with opened(tmp_path, rates=Rates(many, many, (2, 0.001), many)) as server:
        gm = server.host().makes_table()
        ana, bo = gm.brings("Ana"), gm.brings("Bo")
        statuses = [ana.get(ana.at("log?after=0")).status for _ in range(30)]
        assert statuses[0] == 200 and statuses[-1] == 429
        assert bo.get(bo.at("log?after=0")).status == 200
        ana.does("say", text="I can still speak")


# ---- Sockets --------------------------------------------------------------------------------------------------------


def test_sockets_of_a_person_and_at_a_table_are_counted(tmp_path: Path) -> None:
    """One too many is refused with the true reason, until another has been closed; others are not concerned."""
    with opened(tmp_path) as server:
        gm = server.host().makes_table()
        ana, bo = gm.brings("Ana"), gm.brings("Bo")
        server.context.sockets = SocketCount(of_person=2, at_table=3)
        with ana.socket() as first:
            first.settled()
            with ana.socket() as second:
                second.settled()
                assert _refused(ana) == (429, "error-web-sockets")
                with bo.socket() as line:
                    line.settled()
                    assert _refused(gm) == (503, "error-web-table-full")
            with gm.socket() as line:
                line.settled()
        assert _refused_none(ana)


def _refused(person: Person) -> tuple[int, str]:
    with pytest.raises(WebSocketDenialResponse) as refused, person.socket():
        pass
    return refused.value.status_code, refused.value.json()["error"]


def _refused_none(person: Person) -> bool:
    with person.socket() as line:
        line.settled()
    return True
