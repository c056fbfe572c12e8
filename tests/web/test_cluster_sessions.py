"""Sessions of bots through random processes of a cluster while owners go: everybody reads what one file would tell."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest
from websockets.exceptions import WebSocketException

from moothall import books
from moothall.cluster.postgres import PostgresStore, open_postgres
from moothall.store import open_store
from moothall.store.moving import move
from tests.support.postgres import Server
from tests.support.soaking import SOAKING
from tests.web.support.members import KilledMembers
from tests.web.support.server import Answer, Person, WebServer, opened
from tests.web.test_passing import Passer, passer

pytestmark = pytest.mark.slow

STEPS = 600 if SOAKING else 24
BLOWS = 4
"""Steps between two ends of an owner."""

KILLS = 200 if SOAKING else 4
BETWEEN_KILLS = 6
"""Steps at all tables together before the next kill."""

ACTIONS = {
    "nde2": ("nde.test", "aim"),
    "nde1": ("nde.test", "aim"),
    "nova6": ("nova6.act", "intent"),
    "houses2d20": ("houses.test", "action"),
}
SECRET = "The abbot is a wolf"


@pytest.fixture(scope="module")
def cluster(postgres_server: Server) -> Iterator[tuple[str, tuple[Passer, Passer]]]:
    """Two processes on a database, and its address."""
    database = postgres_server.emptied("sessions")
    with passer(database) as one, passer(database) as other:
        yield database, (one, other)


def at(server: WebServer, person: Person) -> Person:
    """The same person in the same browser, whom a proxy leads to another server."""
    there = Person(server, person.table, person.seat)
    there.cookie = person.cookie
    return there


class Reader:
    """A person whom a proxy leads anywhere: what has come, line by line, as it came."""

    def __init__(self, person: Person) -> None:
        self.person, self.lines = person, dict[int, str]()
        self._stream = ""

    def catch_up(self, server: WebServer) -> None:
        """Come back for what has happened since, through one of the servers; nothing may come twice."""
        with at(server, self.person).socket(len(self.lines), self._stream) as line:
            self._stream = line.hello["stream"]
            for raw, frame in zip(line.raw, list(line.settled()), strict=False):
                if frame["type"] == "line":
                    assert frame["number"] == len(self.lines) + 1
                    self.lines[frame["number"]] = raw


def hero(person: Person, book: str) -> str:
    """Bring a drawn character; the id that the table has given it."""
    sheet = person.post(f"/api/books/{book}/sheets/random", {}).body["sheet"]
    brought = person.post(person.at("heroes"), {"id": "join", "hero": "ana", "sheet": sheet})
    assert brought.status == 200, brought
    state = person.view()["state"]
    cast = state.get("heroes") or state.get("characters") or state.get("people")
    return str(cast[0]["id"])


def next_command(person: Person, who: str, book: str, chance: random.Random) -> dict[str, Any]:
    """Answer what is asked as usual, else begin an action, roll, or say something."""
    mine = person.prompts()
    if mine:
        prompt = mine[0]
        if prompt["what"] == "window":
            return {"do": "let_pass", "prompt": prompt["id"]}
        return {"do": "answer", "prompt": prompt["id"], "answer": prompt["default"]}
    if chance.random() < 0.4:
        action, word = ACTIONS[book]
        return {"do": "open", "procedure": action, "args": {"who": who, word: "climb"}}
    if person.seat == "gm" and chance.random() < 0.4:
        return chance.choice(({"do": "roll_secretly", "dice": "3d6"}, {"do": "whisper", "to": ["gm"], "text": SECRET}))
    return {"do": "say", "text": chance.choice(("Onward!", "/r 2d6", "Wait."))}


def strike(database: str, servers: tuple[Passer, Passer], table: str, chance: random.Random) -> str:
    """End what the owner has of a table: it lets go, or it sleeps until another has taken it."""
    owner = next((server for server in servers if server.store.member.fence(table) is not None), None)
    if owner is None:
        return "free"
    if chance.random() < 0.5:
        owner.run(lambda: owner.web.context.tables.close(table))
        return "let go"
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("UPDATE members SET beat = 'epoch' WHERE id = %s", (owner.store.member.id,))
    heir = next(server for server in servers if server is not owner)
    heir.store.member.take(table)
    heir.store.member.release(table)
    owner.store.member.beat()
    return "slept"


@pytest.mark.parametrize("book", books.book_ids())
def test_everybody_reads_the_same_bytes_as_from_one_file(
    cluster: tuple[str, tuple[Passer, Passer]], tmp_path: Path, book: str
) -> None:
    """All through random processes, with owners that go in between: no line is lost, doubled or told otherwise."""
    database, servers = cluster
    chance = random.Random(f"cluster {book}")
    gm = servers[0].web.host().makes_table(book)
    ana, sten = gm.brings("Ana"), gm.brings("Sten", "spectator")
    who = hero(ana, book)
    readers = [Reader(person) for person in (gm, ana, sten)]
    blows, taken = list[str](), 0
    gm.does("whisper", to=["gm"], text=SECRET)
    gm.does("roll_secretly", dice="3d6")
    for step in range(STEPS):
        acting = chance.choice((gm, ana))
        through = at(chance.choice(servers).web, acting)
        done = through.do(id=f"{book}-{step}", **next_command(through, who, book, chance))
        assert done.status < 500, done
        taken += done.status == 200
        if step % BLOWS == BLOWS - 1:
            blows.append(strike(database, servers, gm.table, chance))
        chance.choice(readers).catch_up(chance.choice(servers).web)
    for reader in readers:
        reader.catch_up(chance.choice(servers).web)
    assert {"let go", "slept"} <= set(blows) and taken > STEPS / 2
    for server in servers:
        server.run(lambda at=server: at.web.context.tables.close(gm.table))  # type: ignore[misc] # bound early
    all_read_as_from_one_file(servers[0].store, tmp_path, readers)


def all_read_as_from_one_file(store: PostgresStore, folder: Path, readers: list[Reader]) -> None:
    """Each reader has what one process tells of a file with the same tables, and secrets are the GM's alone."""
    for reader, told in zip(readers, from_one_file(store, folder, readers), strict=True):
        assert list(reader.lines.values()) == told
        for secret in (SECRET, "rolls 3d6"):
            assert any(secret in raw for raw in reader.lines.values()) == (reader.person.seat == "gm")


def from_one_file(store: PostgresStore, folder: Path, readers: list[Reader]) -> Iterator[list[str]]:
    """Move everything into a file and serve it by one process; every line of each reader there."""
    with open_store(folder) as file:
        move(store, store.member, file)
    with opened(folder) as alone:
        for reader in readers:
            person = at(alone, reader.person)
            person.cookie = f"moothall-4255={reader.person.cookie.partition('=')[2]}"
            with person.socket() as line:
                line.settled()
                frames = zip(line.raw, line.frames, strict=True)
                yield [raw for raw, frame in frames if frame["type"] == "line"]


# ---- killed ---------------------------------------------------------------------------------------------------------


class Party:
    """A table of a book with a GM, a player and a spectator, all of whom read."""

    def __init__(self, host: Person, book: str) -> None:
        self.book, self.gm = book, host.makes_table(book)
        self.ana = self.gm.brings("Ana")
        self.who = hero(self.ana, book)
        self.readers = [Reader(each) for each in (self.gm, self.ana, self.gm.brings("Sten", "spectator"))]
        self.said: list[str] = []
        self.gm.does("whisper", to=["gm"], text=SECRET)
        self.gm.does("roll_secretly", dice="3d6")

    def step(self, through: WebServer, chance: random.Random, id: str) -> bool:
        """Do something through a server; whether the table took it."""
        acting = at(through, chance.choice((self.gm, self.ana)))
        done = acting.do(id=id, **next_command(acting, self.who, self.book, chance))
        assert done.status < 500, done
        chance.choice(self.readers).catch_up(through)
        return done.status == 200

    def speak_as_it_is_killed(self, through: WebServer, members: KilledMembers, id: str) -> Answer:
        """Say something whose answer never comes, because the owner is killed; say it again elsewhere, as pages do."""
        command = {"do": "say", "text": f"Did you hear {id}?"}
        with suppress(OSError, WebSocketException), at(through, self.ana).socket() as line:
            line.send({"type": "do", "id": id, "command": command})
            members.kill_owner(self.gm.table)
        self.said.append(id)
        return at(members.any_of(), self.ana).do(id=id, **command)


def test_owners_are_killed_and_nobody_reads_another_byte(postgres_server: Server, tmp_path: Path) -> None:
    """At a table of each book at once: killed with -9 amid a word, which is there once when it was said again."""
    chance, taken = random.Random("killed owners"), 0
    database = postgres_server.emptied("killed")
    with KilledMembers(database, tmp_path, chance) as members:
        parties = [Party(members.host(), book) for book in books.book_ids()]
        for kill in range(KILLS):
            for step in range(BETWEEN_KILLS):
                taken += chance.choice(parties).step(members.any_of(), chance, f"{kill}-{step}")
            party = parties[kill % len(parties)]
            assert party.speak_as_it_is_killed(members.any_of(), members, f"k{kill}").status == 200
        for reader in (reader for party in parties for reader in party.readers):
            reader.catch_up(members.any_of())
    assert members.killed >= KILLS and taken > KILLS * BETWEEN_KILLS / 2
    for party in parties:
        told = party.readers[1].lines.values()
        assert [sum(f"Did you hear {id}?" in raw for raw in told) for id in party.said] == [1] * len(party.said)
    with open_postgres(database) as store:
        all_read_as_from_one_file(store, tmp_path / "file", [each for party in parties for each in party.readers])
