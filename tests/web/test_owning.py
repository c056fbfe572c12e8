"""Open tables are owned: taken before they are read, let go after their last step, closed when they are lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from moothall.errors import MoothallError
from moothall.store import open_store
from moothall.store.protocols import Lost
from moothall.web.tables import Tables


class Owners:
    """Ownership that writes down what is asked of it, and refuses what another process has."""

    def __init__(self, elsewhere: str = "") -> None:
        self.asked: list[str] = []
        self.lose: Lost = lambda table: None
        self._elsewhere = elsewhere

    def take(self, table: str) -> None:
        if table == self._elsewhere:
            raise MoothallError("error-cluster-elsewhere", table=table)
        self.asked.append("take")

    take_over = take

    def release(self, table: str) -> None:
        self.asked.append("release")

    def tell_lost(self, lost: Lost) -> None:
        self.lose = lost


class Line:
    """Somebody's socket, which hears why it is hung up on."""

    person = session = seat = "p1"

    def __init__(self, heard: Callable[[str], None]) -> None:
        self.hang_up = heard


def test_a_table_is_owned_for_as_long_as_it_is_open(tmp_path: Path) -> None:
    """It is taken once, whoever comes, and let go before its sockets close."""
    with open_store(tmp_path) as store:
        id, owners = store.make("nde2", "Here"), Owners()
        tables = Tables(store, lambda: 0.0, owning=owners)

        async def open_twice_and_close() -> None:
            async with tables.live(id) as live, tables.live(id):
                live.sockets.add(Line(owners.asked.append))
            await tables.close(id)

        asyncio.run(open_twice_and_close())
    assert owners.asked == ["take", "release", "error-table-closed"]


def test_a_table_of_another_process_is_not_opened(tmp_path: Path) -> None:
    """It is refused before a line of it is read, and is not open afterwards."""
    with open_store(tmp_path) as store:
        id = store.make("nde2", "There")
        tables = Tables(store, lambda: 0.0, owning=Owners(elsewhere=id))

        async def come() -> None:
            async with tables.live(id):
                pass

        with pytest.raises(MoothallError, match="error-cluster-elsewhere"):
            asyncio.run(come())
        assert tables.open_rooms() == []


def test_a_table_that_cannot_be_read_is_let_go(tmp_path: Path) -> None:
    """Whoever looks at a broken ledger does not keep others from it."""
    with open_store(tmp_path) as store:
        id, owners = store.make("nde2", "Broken"), Owners()
        store.append(id, 1, ["no line at all"]).wait()
        tables = Tables(store, lambda: 0.0, owning=owners)

        async def come() -> None:
            async with tables.live(id):
                pass

        with pytest.raises(MoothallError, match="error-ledger-line"):
            asyncio.run(come())
    assert owners.asked == ["take", "release"]


def test_a_lost_table_is_closed(tmp_path: Path) -> None:
    """Its people are sent away with the word on which a page comes back by itself."""
    with open_store(tmp_path) as store:
        id, owners = store.make("nde2", "Lost"), Owners()
        tables = Tables(store, lambda: 0.0, owning=owners)

        async def lose() -> str:
            said: asyncio.Future[str] = asyncio.get_running_loop().create_future()
            async with tables.live(id) as live:
                live.sockets.add(Line(said.set_result))
                await asyncio.to_thread(owners.lose, id)
                return await asyncio.wait_for(said, 10)

        assert asyncio.run(lose()) == "error-table-closed"
        assert tables.open_rooms() == []
