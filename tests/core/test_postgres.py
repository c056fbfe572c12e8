"""The store in PostgreSQL: what it does beyond the contract of every store."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from moothall.cluster import migrate, postgres
from moothall.cluster.connections import name_of
from moothall.cluster.postgres import PostgresStore, open_postgres
from moothall.errors import MoothallError
from moothall.speech import sentence
from moothall.store import Hung

pytestmark = pytest.mark.slow

ENOUGH = 60.0


@pytest.fixture
def store(database: str) -> Iterator[PostgresStore]:
    with open_postgres(database) as opened:
        yield opened


def filled(store: PostgresStore, count: int) -> str:
    table = store.bring("nde2", "The Lantern", "en", ["{}"] * count)
    store.member.take(table)
    return table


def run(database: str, sql: str) -> list[tuple[object, ...]]:
    """What a statement of somebody else's answers."""
    with psycopg.connect(database, autocommit=True) as connection:
        asked = connection.execute(sql.encode())
        return asked.fetchall() if asked.description else []


# ---- addresses ------------------------------------------------------------------------------------------------------


def test_a_password_is_never_told() -> None:
    """Errors name the host and the database of an address, and nothing else of it."""
    assert name_of("postgresql://ana:sesame@db.example:5432/tables") == "db.example/tables"


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("postgresql://[", "error-cluster-address"),
        ("postgresql:///tables?host=/nowhere/at/all", "error-cluster-unreachable"),
    ],
)
def test_a_database_that_is_not_there_is_one_sentence(url: str, key: str) -> None:
    """A wrong address and a server that does not answer are told apart."""
    with pytest.raises(MoothallError, match=key) as raised:
        open_postgres(url)
    assert sentence(raised.value, "en").endswith(".")


# ---- migrations -----------------------------------------------------------------------------------------------------


def test_members_that_start_together_migrate_once(database: str) -> None:
    """Of several that find an empty database, one makes its tables and the others wait for it."""
    problems: list[Exception] = []

    def start() -> None:
        try:
            open_postgres(database).close()
        except Exception as problem:
            problems.append(problem)

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(ENOUGH)
    steps = len(list(migrate.MIGRATIONS.glob("*.sql")))
    assert problems == [] and run(database, "SELECT number FROM migrations") == [(n,) for n in range(1, steps + 1)]


def test_a_newer_database_is_refused(database: str) -> None:
    """A database that a newer program has migrated is left alone."""
    open_postgres(database).close()
    run(database, "INSERT INTO migrations VALUES (99)")
    with pytest.raises(MoothallError, match="error-keep-newer"):
        open_postgres(database)


def test_a_failed_migration_changes_nothing(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A migration whose last statement fails leaves the database as it was, open to the old program."""
    with open_postgres(database) as store:
        table = filled(store, 3)
    for path in migrate.MIGRATIONS.glob("*.sql"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    planted = f"{len(list(tmp_path.iterdir())) + 1:04}-planted.sql"
    (tmp_path / planted).write_text("DELETE FROM entries; INSERT INTO nowhere VALUES (1);")
    with (
        psycopg.connect(database, autocommit=True) as connection,
        pytest.raises(psycopg.errors.UndefinedTable),
    ):
        migrate.migrate(connection, "tables", tmp_path)
    with open_postgres(database) as store:
        assert list(store.read(table)) == ["{}"] * 3


# ---- reading and pictures -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("gone", "numbers"), [("number = 8", "8–8"), ("number > 12", "13–20")])
def test_a_hole_is_never_read_over(store: PostgresStore, database: str, gone: str, numbers: str) -> None:
    """Reading stops with an error where an entry is missing, also at the end."""
    table = filled(store, 20)
    run(database, f"DELETE FROM entries WHERE {gone}")
    with pytest.raises(MoothallError, match="error-keep-gap") as raised:
        list(store.read(table))
    assert raised.value.values["numbers"] == numbers


@pytest.mark.parametrize(
    ("sql", "key", "values"),
    [
        ("DELETE FROM entries WHERE number IN (4, 5, 9, 20)", "error-keep-gap", {"numbers": "4–5, 9, 20"}),
        ("UPDATE entries SET line = '[]' WHERE number = 7", "error-keep-line", {"number": 7}),
        ("DELETE FROM ledgers", "error-keep-stray", {}),
    ],
)
def test_a_check_finds_holes_bad_lines_and_orphaned_entries(
    store: PostgresStore, database: str, sql: str, key: str, values: dict[str, object]
) -> None:
    """A sound database has no problems; holes, lines that are none and entries without a table are named."""
    table = filled(store, 20)
    assert store.check() == []
    run(database, sql)
    [problem] = store.check()
    assert (problem.key, problem.values) == (key, {"table": table, **values})


def test_a_tables_pictures_have_a_total_size_limit(store: PostgresStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next picture is refused; one that hangs there already is none too many."""
    table, lamp, chart = filled(store, 0), Hung("aa", "png", 4, 3, b"lamp"), Hung("bb", "png", 4, 3, b"chart")
    monkeypatch.setattr(postgres, "MOST_BYTES", 8)
    store.hang(table, lamp)
    store.hang(table, lamp)
    with pytest.raises(MoothallError, match="error-keep-gallery-full"):
        store.hang(table, chart)
    assert [picture.name for picture in store.pictures(table)] == ["aa"]


def test_a_database_that_says_so_too_early_is_told_otherwise(database: str) -> None:
    """Also where commits are not waited for by default, ours are."""
    run(database, "ALTER DATABASE tables SET synchronous_commit = off")
    try:
        with open_postgres(database) as store:
            asked = store._appender._connection.execute("SHOW synchronous_commit").fetchone()
    finally:
        run(database, "ALTER DATABASE tables RESET synchronous_commit")
    assert asked == ("on",)
