"""A table whose process is killed at random moments keeps acknowledged commands and open questions."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from moothall import books
from moothall.ledger.entries import Closed, Opened, Told
from moothall.store import open_store
from moothall.table import Ack, Table
from moothall.table import commands as c
from moothall.table.edits import Dropped
from tests.support import places
from tests.support.soaking import SOAKING
from tests.table.support import table_child
from tests.table.support.bots import SEATS, added_up, assert_same

ROOT = places.ROOT
BOOKS = books.book_ids()
ROUNDS = 1_000 if SOAKING else 28
AT_ONE_TABLE = 50 if SOAKING else 7
"""Rounds after which another table is begun, of the next book: each round reads all that came before."""


class ForkServer:
    """Starts one server after the other by a fork, and kills each while it plays."""

    def __init__(self) -> None:
        command = [sys.executable, table_child.__file__]
        there = os.environ | {"PYTHONPATH": os.pathsep.join((str(ROOT), *sys.path))}
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=there)
        assert self._process.stdin is not None and self._process.stdout is not None
        self._in, self._out = self._process.stdin, self._process.stdout

    def killed_after(self, folder: Path, seed: int, lines: int, book: str) -> list[dict[str, Any]]:
        """The lines a server printed before it was killed, with those still in the pipe."""
        self._in.write(json.dumps([str(folder), str(seed), book]) + "\n")
        self._in.flush()
        child, said, opened, killed = int(self._out.readline()), list[dict[str, Any]](), False, False
        while not (line := self._out.readline()).endswith(table_child.KILLED):
            assert line, "nobody is there any more"
            opened = opened or line == "open\n"
            if line.startswith("{"):
                said.append(json.loads(line))
            if opened and len(said) >= lines and not killed:
                os.kill(child, signal.SIGKILL)
                killed = True
        assert opened and killed, "the child ended by itself"
        return said

    def end(self) -> None:
        self._process.kill()  # a server that plays on is heard by nobody any more, and ends at its next word
        self._process.communicate()


@pytest.fixture
def servers() -> Iterator[ForkServer]:
    one = ForkServer()
    yield one
    one.end()


def assert_nothing_lost(table: Table, said: list[dict[str, Any]]) -> None:
    """Every acknowledged command was carried out, would be acknowledged alike, and its stream begins as it was sent."""
    for line in said:
        ack = table.run(line["seat"], line["seat"], line["id"], c.Say("again?"))
        assert isinstance(ack, Ack) and ack.number == line["number"]
        assert table_child.digest(table, table.viewer(line["seat"]), ack.number) == line["digest"]
    if said and said[-1]["last"] == table.last:
        assert table_child.asked(table) == said[-1]["asked"]
    assert table.last >= said[-1]["last"]


def waiting(table: Table) -> set[str]:
    """The conversations of the log that have not ended."""
    log = table.game.log
    over = {entry.conv for entry in log if isinstance(entry, Closed)}
    over |= {entry.event.conv for entry in log if isinstance(entry, Told) and isinstance(entry.event, Dropped)}
    return {entry.conv for entry in log if isinstance(entry, Opened)} - over


@pytest.mark.slow
def test_acknowledged_commands_survive_a_killed_server(tmp_path: Path, servers: ForkServer) -> None:
    """After kill -9 at seeded moments, again and again at a table of each book: no step torn, every question waits."""
    chance = random.Random(7)
    asked = 0
    for seed in range(ROUNDS):
        folder, book = tmp_path / str(seed // AT_ONE_TABLE), BOOKS[seed // AT_ONE_TABLE % len(BOOKS)]
        said = servers.killed_after(folder, seed, chance.randint(1, 30), book)
        with open_store(folder) as store:
            (kept,) = store.tables()
            table = Table.restored(kept.id, book, store.read(kept.id))
            assert table.last == kept.last
            assert_same(Table.opened(kept.id, book, partial(store.read, kept.id), store.bookmark(kept.id)), table)
            assert_nothing_lost(table, said)
            assert set(table.game.conversations) == waiting(table) and table.game.aside == {}
            asked += len(table.game.conversations)
            for viewer in SEATS:
                messages, shot = table.seen_as(viewer)
                assert added_up(table.book, viewer, messages) == (shot.state, shot.room_state)
    assert asked > 0
