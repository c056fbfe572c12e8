"""Owning: of all processes one may append to a table, whatever happens to them, to their lines and to the database."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest

from moothall.cluster import appender, postgres
from moothall.cluster.owning import AGAIN
from moothall.cluster.postgres import PostgresStore, open_postgres
from moothall.errors import MoothallError
from tests.core.support.chaos import KINDS, WEIGHTS, Chaos
from tests.support.postgres import Server
from tests.support.relays import Relay
from tests.support.soaking import SOAKING

pytestmark = pytest.mark.slow

ENOUGH = 60.0
"""Seconds after which a test is stuck and not slow."""

NEVER = 1_000.0
"""A lease that no test outlasts."""


@pytest.fixture
def store(database: str) -> Iterator[PostgresStore]:
    with open_postgres(database, lease=NEVER) as opened:
        yield opened


@pytest.fixture
def other(store: PostgresStore, database: str) -> Iterator[PostgresStore]:
    """A second member."""
    with open_postgres(database, lease=NEVER) as opened:
        yield opened


def elsewhere() -> pytest.RaisesExc[MoothallError]:
    return pytest.RaisesExc(MoothallError, match="error-cluster-elsewhere")


def run(database: str, sql: str) -> list[tuple[object, ...]]:
    with psycopg.connect(database, autocommit=True) as connection:
        asked = connection.execute(sql.encode())
        return asked.fetchall() if asked.description else []


def steal(database: str) -> None:
    """Let every table have been taken by a member that nobody knows."""
    run(database, "UPDATE ledgers SET owner = 999, fence = gen_random_uuid()")


def test_a_table_of_a_living_member_is_refused(store: PostgresStore, other: PostgresStore) -> None:
    """Only its owner can append, delete or let it go; when it has, the other takes it."""
    table = store.make("nde2", "Here")
    store.member.take(table)
    with elsewhere():
        other.member.take(table)
    with elsewhere():
        other.delete(table)
    with pytest.raises(MoothallError, match="error-cluster-lost"):
        other.append(table, 1, ["{}"]).wait(ENOUGH)
    other.member.release(table)
    assert store.append(table, 1, ["{}"]).wait(ENOUGH) == 1
    store.member.release(table)
    other.member.take(table)
    assert other.append(table, 2, ["{}"]).wait(ENOUGH) == 2


def test_a_member_that_ends_lets_everything_go(store: PostgresStore, database: str) -> None:
    """Closing needs no lease to pass, and leaves no row of the member."""
    table = store.make("nde2", "Here")
    with open_postgres(database, lease=NEVER) as other:
        other.member.take(table)
    store.member.take(table)
    assert run(database, "SELECT id FROM members") == [(store.member.id,)]


def test_of_two_that_want_a_table_one_gets_it(store: PostgresStore, other: PostgresStore) -> None:
    """Whoever is a moment later is refused."""
    line = threading.Barrier(2)

    def outcome(member: PostgresStore, table: str) -> str:
        line.wait(ENOUGH)
        try:
            member.member.take(table)
        except MoothallError as problem:
            return problem.key
        return "got it"

    with ThreadPoolExecutor(2) as threads:
        for _ in range(10):
            table = store.make("nde2", "Here")
            assert set(threads.map(outcome, (store, other), (table, table))) == {"got it", "error-cluster-elsewhere"}


def test_a_table_that_is_asked_for_is_let_go_to_who_asked(
    store: PostgresStore, other: PostgresStore, database: str
) -> None:
    """The owner hears of it at its next heartbeat, and nobody else takes the table before who asked."""
    table = store.make("nde2", "Here")
    store.member.take(table)
    store.member.tell_lost(store.member.release)
    other.member.ask_for(table)
    store.member.beat()
    assert store.member.fence(table) is None
    with elsewhere():
        store.member.take(table)
    other.member.take_over(table)
    assert other.append(table, 1, ["{}"]).wait(ENOUGH) == 1
    other.member.tell_lost(other.member.release)
    store.member.ask_for(table)  # it was asked for a moment ago
    other.member.beat()
    assert other.append(table, 2, ["{}"]).wait(ENOUGH) == 2
    run(database, f"UPDATE ledgers SET wanted_at = wanted_at - interval '{AGAIN} seconds'")
    store.member.ask_for(table)
    other.member.beat()
    run(database, f"UPDATE ledgers SET wanted_at = wanted_at - interval '{NEVER} seconds'")
    other.member.take(table)  # who asked did not come for it


def test_a_silent_member_loses_its_tables(store: PostgresStore, other: PostgresStore, database: str) -> None:
    """One whose heartbeat is old is gone, though it holds its lock; its next step is refused."""
    table = store.make("nde2", "Here")
    store.member.take(table)
    run(database, f"UPDATE members SET beat = beat - interval '{NEVER} seconds' WHERE id = {store.member.id}")
    other.member.take(table)
    with pytest.raises(MoothallError, match="error-cluster-lost"):
        store.append(table, 1, ["{}"]).wait(ENOUGH)
    assert other.append(table, 1, ["{}"]).wait(ENOUGH) == 1


def test_a_fence_never_comes_again(store: PostgresStore, database: str) -> None:
    """A table has another one each time it is taken, also by the same member."""
    table, fences = store.make("nde2", "Here"), set()
    for _ in range(20):
        store.member.take(table)
        fences |= set(run(database, "SELECT fence FROM ledgers"))
        store.member.release(table)
    assert len(fences) == 20


def test_an_older_program_does_not_take_a_table_back(
    store: PostgresStore, other: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a newer one may have written it might not read; the other way round is how to upgrade."""
    table = store.make("nde2", "Here")
    monkeypatch.setattr(store.member, "version", "0.10.0")
    monkeypatch.setattr(other.member, "version", "0.9.3")
    other.member.take(table)
    other.member.release(table)
    store.member.take(table)
    with elsewhere():
        other.member.take(table)
    store.member.release(table)
    with pytest.raises(MoothallError, match="error-cluster-newer"):
        other.member.take(table)


def test_a_table_that_is_ours_by_mistake_is_let_go(store: PostgresStore, other: PostgresStore) -> None:
    """What could not be let go while the database was away is free after the next heartbeat; what is held stays."""
    gone, held = store.make("nde2", "Gone"), store.make("nde2", "Held")
    for table in (gone, held):
        store.member.take(table)
    store.member.is_away = True
    store.member.release(gone)
    with elsewhere():
        other.member.take(gone)
    store.member.beat()
    other.member.take(gone)
    with elsewhere():
        other.member.take(held)


@pytest.mark.parametrize("found_by", ["step", "heartbeat"])
def test_a_member_is_told_what_it_has_lost(store: PostgresStore, database: str, found_by: str) -> None:
    """By its first step or its first heartbeat afterwards, once, and of that table alone."""
    lost, kept = store.make("nde2", "Lost"), store.make("nde2", "Kept")
    for table in (lost, kept):
        store.member.take(table)
    heard: list[str] = []
    store.member.tell_lost(heard.append)
    run(database, f"UPDATE ledgers SET owner = 999, fence = gen_random_uuid() WHERE id = '{lost}'")
    if found_by == "step":
        with pytest.raises(MoothallError, match="error-cluster-lost"):
            store.append(lost, 1, ["{}"]).wait(ENOUGH)
    store.member.beat()
    store.member.beat()
    assert heard == [lost] and store.append(kept, 1, ["{}"]).wait(ENOUGH) == 1


SHORT = 0.4
"""A lease that passes while a test waits for it."""


def test_a_member_that_cannot_reach_the_database_heals_by_itself(database: str, postgres_server: Server) -> None:
    """Its table goes to another, its step under way is refused when the way is back, and it plays elsewhere."""
    way = Relay(str(postgres_server.folder / ".s.PGSQL.5432"))
    far = database.replace(str(postgres_server.folder), "127.0.0.1") + f"&port={way.port}"
    with open_postgres(far, lease=SHORT) as cut_off, open_postgres(database, lease=SHORT) as other:
        table, free = cut_off.make("nde2", "Here"), cut_off.make("nde2", "Free")
        cut_off.member.take(table)
        assert cut_off.append(table, 1, ["{}"]).wait(ENOUGH) == 1
        way.open.clear()
        late = cut_off.append(table, 2, ["{}"])
        take_at_last(other, table)
        assert other.append(table, 2, ["[]"]).wait(ENOUGH) == 2
        way.open.set()
        with pytest.raises(MoothallError, match="error-cluster-lost"):
            late.wait(ENOUGH)
        assert list(other.read(table)) == ["{}", "[]"]
        take_at_last(cut_off, free)
        way.cut()
        take_at_last(cut_off, free)
        assert cut_off.append(free, 1, ["{}"]).wait(ENOUGH) == 1
    way.end()


def take_at_last(store: PostgresStore, table: str) -> None:
    """Take a table as soon as it can be had."""
    ends = time.monotonic() + ENOUGH
    while time.monotonic() < ends:
        try:
            return store.member.take(table)
        except MoothallError:
            pass
    raise AssertionError("nobody let it go")


# ---- in doubt -------------------------------------------------------------------------------------------------------


class Broken:
    """A connection that breaks at the next append: before the database hears of it, or before we hear of the answer."""

    def __init__(self, store: PostgresStore, heard: bool, meanwhile: str = "") -> None:
        self._real, self._heard = store._appender._connection, heard
        self._meanwhile = meanwhile
        store._appender._connection = self  # type: ignore[assignment]

    closed = False

    def execute(self, *statement: object, **more: object) -> object:
        if self._heard:
            self._real.execute(*statement, **more)  # type: ignore[call-overload]
        self._real.close()
        if self._meanwhile:
            steal(self._meanwhile)
        self.closed = True
        raise psycopg.OperationalError("the line was cut")

    def close(self) -> None:
        self._real.close()


@pytest.mark.parametrize("heard", [True, False])
def test_a_step_in_doubt_is_settled(store: PostgresStore, heard: bool) -> None:
    """Kept or not when the line broke, it is kept once, its receipt comes, and the table goes on."""
    table = store.make("nde2", "Here")
    store.member.take(table)
    before = store.member.fence(table)
    Broken(store, heard)
    receipts = [store.append(table, number, ["{}"]) for number in (1, 2, 3)]
    assert [receipt.wait(ENOUGH) for receipt in receipts] == [1, 2, 3]
    assert list(store.read(table)) == ["{}"] * 3 and store.member.fence(table) != before
    assert store.is_well


@pytest.mark.parametrize("heard", [True, False])
def test_a_step_in_doubt_at_a_lost_table_is_given_up(store: PostgresStore, database: str, heard: bool) -> None:
    """Whether it was kept only the ledger tells, and so the error says; the table is ours no more."""
    table, lost = store.make("nde2", "Here"), list[str]()
    store.member.take(table)
    store.member.tell_lost(lost.append)
    Broken(store, heard, meanwhile=database)
    with pytest.raises(MoothallError, match="error-cluster-unsettled"):
        store.append(table, 1, ["{}"]).wait(ENOUGH)
    assert lost == [table] and len(list(store.read(table))) == heard


def test_a_step_in_doubt_is_given_up_in_the_end(postgres_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the database stays away, play does not wait for ever, and nothing else waits for it time and again."""
    monkeypatch.setattr(appender, "GIVE_UP", 0.2)
    monkeypatch.setattr(postgres, "PATIENCE", 0.2)
    with open_postgres(postgres_server.emptied()) as store:
        tables = [store.make("nde2", "Here") for _ in range(20)]
        for table in tables:
            store.member.take(table)
        postgres_server.kill()
        try:
            with pytest.raises(MoothallError, match="error-cluster-unsettled"):
                store.append(tables[0], 1, ["{}"]).wait(ENOUGH)
            assert store.member.fence(tables[0]) is None
            for table in tables:
                store.member.release(table)
            assert not store.is_well
        finally:
            postgres_server.start()


# ---- chaos ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("members", [2, 3])
def test_nothing_is_lost_doubled_or_kept_by_two_owners(postgres_server: Server, members: int) -> None:
    """Members are killed, paused and cut off and the database crashes; every word they said was true."""
    chaos = Chaos(postgres_server, seed=members, members=members)
    chaos.run(500 if SOAKING else 100, KINDS, WEIGHTS)
    assert chaos.end() == []
    assert chaos.count("kept") > 50 and set(chaos.blows) == set(KINDS)


def test_the_checker_finds_a_missing_fence(postgres_server: Server) -> None:
    """Where only numbers are checked, an owner that was replaced goes on appending, and the checker sees it."""
    chaos = Chaos(postgres_server, seed=1, members=2, how=["without-fence"])
    chaos.run(200, ("expel",), (1,), until="error-keep-order")
    assert any("but its owner had" in fault for fault in chaos.end())
