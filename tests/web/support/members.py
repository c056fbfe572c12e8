"""Members of a cluster that can be killed: servers in processes of their own on one database."""

from __future__ import annotations

import random
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, cast

import httpx2
import psycopg

from moothall.web.context import AppContext
from tests.support.plugins import free_port
from tests.web.support.forks import Forked, fork
from tests.web.support.server import ENOUGH, OverTheNetwork, Person

KEY = "k" * 43
PUBLIC = "https://table.example"
STARTS = count()

OWNER = "SELECT m.door FROM ledgers l JOIN members m ON m.id = l.owner WHERE l.id = %s"


def start(database: str, folder: Path, public: str, port: int, door: str, unlimited: bool = False) -> Forked:
    """Start a member with these addresses; it does not answer yet."""
    where = ["--port", str(port), "--public-url", public, "--inside", door]
    words = ["serve", "--json", "--lang", "en", "--database", database, *where]
    return fork(words, folder / f"member-{next(STARTS)}", unlimited, MOOTHALL_CLUSTER_KEY=KEY)


class ForkedMember(OverTheNetwork):
    """A member in a process of its own, asked by its own address as a proxy would."""

    def __init__(self, database: str, folder: Path) -> None:
        port, self.door = free_port(), f"127.0.0.1:{free_port()}"
        self._process = start(database, folder, PUBLIC, port, self.door, unlimited=True)
        self.link: str = self._process.said()["link"]
        address = f"http://127.0.0.1:{port}"
        context = cast(AppContext, None)  # it is in another process
        super().__init__(context, httpx2.Client(base_url=address, timeout=ENOUGH), address)

    def host(self) -> Person:
        """The person who opens the link that it prints."""
        host = Person(self)
        joined = host.post("/api/join", {"token": self.link.partition("#")[2]})
        assert joined.status == 200, joined
        return host

    def kill(self) -> None:
        self._process.kill()
        self.client.close()


class KilledMembers:
    """Two members; as soon as one is killed another takes its place."""

    def __init__(self, database: str, folder: Path, chance: random.Random) -> None:
        self._database, self._folder, self._chance = database, folder, chance
        self.killed = 0
        self._members = [ForkedMember(database, folder) for _ in range(2)]

    def any_of(self) -> ForkedMember:
        return self._chance.choice(self._members)

    def host(self) -> Person:
        return self.any_of().host()

    def kill_owner(self, table: str) -> None:
        """Kill the owner of a table with all that it has in hand."""
        with psycopg.connect(self._database, autocommit=True) as connection:
            row: Any = connection.execute(OWNER, (table,)).fetchone()
        owner = next((each for each in self._members if row and each.door in row[0]), self._members[0])
        owner.kill()
        self.killed += 1
        self._members.remove(owner)
        self._members.append(ForkedMember(self._database, self._folder))

    def __enter__(self) -> KilledMembers:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for member in self._members:
            member.kill()
