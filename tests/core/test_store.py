"""The store: a step with a receipt is on disk whatever happens, and a refused step leaves nothing."""

from __future__ import annotations

import json
import os
import random
import secrets
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from moothall.errors import MoothallError
from moothall.speech import LANGUAGES, sentence
from moothall.store import Receipt, Secret, Store, connections, default_folder, migrate, open_store, repair
from moothall.store.health import ranges
from moothall.store.paths import FILE
from tests.core.support import store_child
from tests.support.soaking import SOAKING

pytestmark = pytest.mark.slow

ENOUGH = 60.0
"""Seconds after which a test is stuck and not slow."""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with open_store(tmp_path, clock=lambda: 1_000.0) as opened:
        yield opened


def lines(first: int, count: int, said: str = "x") -> list[str]:
    return [json.dumps({"seq": number, "said": said}) for number in range(first, first + count)]


def filled(store: Store, count: int, said: str = "x", at_once: int = 10) -> str:
    """A table with some entries, in steps of ten."""
    table = store.make("nde2", "The Lantern")
    for first in range(1, count + 1, at_once):
        store.append(table, first, lines(first, min(at_once, count + 1 - first), said)).wait(ENOUGH)
    return table


def refused(key: str, receipt: Receipt[int]) -> MoothallError:
    """The error with which a receipt failed, which must be this one and have words."""
    with pytest.raises(MoothallError, match=f"^{key}\\(") as raised:
        receipt.wait(ENOUGH)
    assert sentence(raised.value, "en").endswith(".")
    return raised.value


@pytest.mark.parametrize("bad", ["\ud800", None, object()])
def test_a_step_is_all_or_nothing(store: Store, bad: str) -> None:
    """A step whose last line cannot be written leaves none of its lines, and its neighbours in the commit are well."""
    mine, other = filled(store, 1), filled(store, 1)
    with held(store):
        bad_step = store.append(mine, 2, [*lines(2, 3), bad])
        good_step = store.append(other, 2, lines(2, 3))
    refused("error-keep-failed", bad_step)
    assert good_step.wait(ENOUGH) == 4
    assert (list(store.read(mine)), list(store.read(other))) == (lines(1, 1), lines(1, 4))
    assert store.append(mine, 2, lines(2, 1)).wait(ENOUGH) == 2


# ---- the writer -----------------------------------------------------------------------------------------------------


@contextmanager
def held(store: Store) -> Iterator[None]:
    """Keep the writer busy, so that what is appended meanwhile goes into one transaction."""
    begun, go = threading.Event(), threading.Event()

    def hold(file: sqlite3.Connection) -> None:
        begun.set()
        assert go.wait(ENOUGH)

    store.writer.submit(hold, alone=True)
    assert begun.wait(ENOUGH)
    try:
        yield
    finally:
        go.set()


class Commits:
    """Counts commits and lets some fail."""

    def __init__(self) -> None:
        self.count = 0
        self.fault: Exception | None = None

    def __call__(self, file: sqlite3.Connection) -> None:
        self.count += 1
        if self.fault is not None:
            raise self.fault
        connections.commit(file)


def sqlite_error(code: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("planted")
    error.sqlite_errorcode = code
    return error


def test_steps_of_many_tables_share_a_commit(tmp_path: Path) -> None:
    """Steps that arrive while the writer is busy are committed together, and receipts come in order."""
    commits = Commits()
    with open_store(tmp_path, commit=commits) as store:
        tables = [store.make("nde2", str(n)) for n in range(50)]
        commits.count, order = 0, list[int]()
        with held(store):
            receipts = [store.append(tables[n % 50], n // 50 + 1, lines(n // 50 + 1, 1)) for n in range(200)]
            for n, receipt in enumerate(receipts):
                receipt.add_done_callback(lambda _, n=n: order.append(n))  # type: ignore[misc]
            assert not any(receipt.done() for receipt in receipts)
        assert [receipt.wait(ENOUGH) for receipt in receipts] == [n // 50 + 1 for n in range(200)]
        filled(store, 1)  # a receipt wakes its waiters before its callbacks; after another one all have run
        assert order == list(range(200))
        assert commits.count <= 3
        assert all(list(store.read(table)) == lines(1, 4) for table in tables)


def test_a_job_outside_transactions_keeps_its_place_among_appends(store: Store) -> None:
    """A job outside of transactions is done between the appends before it and those after it."""
    table = filled(store, 1)
    with held(store):
        store.append(table, 2, lines(2, 1))
        alone = store.writer.submit(lambda file: file.execute("SELECT max(number) FROM entries").fetchone(), alone=True)
        store.append(table, 3, lines(3, 1))
    assert alone.wait(ENOUGH) == (2,)
    assert store.append(table, 4, lines(4, 1)).wait(ENOUGH) == 4


def test_the_writer_is_durable_and_readers_only_read(store: Store) -> None:
    """The pragmas that durability stands on hold on the very connections in use."""

    def pragmas(file: sqlite3.Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "mmap_size", "secure_delete", "query_only")
        return [(file.execute(f"PRAGMA {name}").fetchone() or [0])[0] for name in names]

    full = 2
    assert store.writer.submit(pragmas, alone=True).wait(ENOUGH) == ["wal", full, 0, 1, 0]
    with store._reader() as reader:
        assert pragmas(reader)[::4] == ["wal", 1]
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            reader.execute("DELETE FROM entries")
        reader.execute("PRAGMA query_only = OFF")
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            reader.execute("DELETE FROM entries")


def test_a_receipt_comes_after_the_commit(tmp_path: Path) -> None:
    """While the commit is under way there is no receipt, and once there is one any other connection sees the rows."""
    begun, go = threading.Event(), threading.Event()

    def slow(file: sqlite3.Connection) -> None:
        begun.set()
        assert go.wait(ENOUGH)
        connections.commit(file)

    with open_store(tmp_path, commit=slow) as store, closing(connections.reading(store.path)) as other:
        go.set()
        table = store.make("nde2", "slow")
        go.clear()
        begun.clear()
        receipt = store.append(table, 1, lines(1, 2))
        assert begun.wait(ENOUGH)
        assert not receipt.done() and list(store.read(table)) == []
        go.set()
        receipt.wait(ENOUGH)
        assert other.execute("SELECT count(*) FROM entries").fetchone() == (2,)


def test_a_receipt_cannot_be_cancelled(store: Store) -> None:
    """A caller may stop waiting for a receipt without disturbing the writer."""
    table = filled(store, 1)
    with held(store):
        receipt = store.append(table, 2, lines(2, 1))
        assert not receipt.cancel()
        with pytest.raises(TimeoutError):
            receipt.wait(0)
    assert receipt.wait(ENOUGH) == 2


def test_a_failed_commit_fails_its_own_receipts_and_no_others(tmp_path: Path) -> None:
    """A commit that finds no room acknowledges nothing of its transaction; those before and after are kept."""
    commits = Commits()
    with open_store(tmp_path, commit=commits) as store:
        mine, other = filled(store, 2), filled(store, 2)
        commits.fault = sqlite_error(sqlite3.SQLITE_FULL)
        with held(store):
            failing = [store.append(mine, 3, lines(3, 1)), store.append(other, 3, lines(3, 2))]
            out_of_order = store.append(mine, 9, lines(9, 1))
        for receipt in failing:
            refused("error-keep-disk-full", receipt)
        refused("error-keep-order", out_of_order)
        commits.fault = None
        assert store.append(mine, 3, lines(3, 1)).wait(ENOUGH) == 3
        assert (len(list(store.read(mine))), len(list(store.read(other)))) == (3, 2)


@pytest.mark.parametrize("fault", [sqlite_error(sqlite3.SQLITE_IOERR | 4 << 8), OSError("gone"), RuntimeError("odd")])
def test_after_a_disk_error_all_appends_are_refused(tmp_path: Path, fault: Exception) -> None:
    """When it is unknown what the disk holds, all appends are refused with the reason until a new start."""
    commits = Commits()
    with open_store(tmp_path, commit=commits) as store:
        table = filled(store, 2)
        commits.fault = fault
        assert str(fault) in str(refused("error-keep-stopped", store.append(table, 3, lines(3, 1))))
        commits.fault = None
        refused("error-keep-stopped", store.append(table, 3, lines(3, 1)))
        assert list(store.read(table)) == lines(1, 2)
    with open_store(tmp_path) as store:
        assert list(store.read(table)) == lines(1, 2)
        assert store.append(table, 3, lines(3, 1)).wait(ENOUGH) == 3


def test_a_full_disk_refuses_a_step_and_recovers(store: Store) -> None:
    """Without room a step is refused and leaves nothing; once there is room again, the same step is kept."""
    table = filled(store, 50)
    [used] = store.writer.submit(lambda file: file.execute("PRAGMA page_count").fetchone(), alone=True).wait(ENOUGH)
    limit_pages(store, used + 2)
    refused("error-keep-disk-full", store.append(table, 51, lines(51, 5, "long " * 5_000)))
    assert list(store.read(table)) == lines(1, 50)
    limit_pages(store, used + 1_000)
    assert store.append(table, 51, lines(51, 5, "long " * 5_000)).wait(ENOUGH) == 55
    assert store.check() == []


def limit_pages(store: Store, most: int) -> None:
    def limit(file: sqlite3.Connection) -> None:
        file.execute(f"PRAGMA max_page_count = {most}")

    store.writer.submit(limit, alone=True).wait(ENOUGH)


# ---- killed ---------------------------------------------------------------------------------------------------------


@contextmanager
def server(folder: Path, seed: int) -> Iterator[subprocess.Popen[str]]:
    """A process that writes into a folder; it is open when this begins and dead when it ends."""
    command = [sys.executable, store_child.__file__, str(folder), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None and process.stdout.readline() == "open\n"
            yield process
        finally:
            process.kill()


def killed_after(folder: Path, seed: int, acknowledged: int) -> dict[str, int]:
    """The last number that a server said of each table before it was killed."""
    said: dict[str, int] = {}
    with server(folder, seed) as process:
        assert process.stdout is not None
        for n, line in enumerate(process.stdout, 1):  # after the kill, what was in the pipe still counts
            if line.endswith("\n"):
                table, last = line.split()
                said[table] = int(last)
            if n == acknowledged:
                process.kill()
    return said


def assert_whole(table: str, kept: list[str], after: int) -> None:
    """Numbers are dense and every step is there from its first entry to its last."""
    entries = [json.loads(line) for line in kept]
    at = 0
    while at < len(entries):
        size = entries[at]["size"]
        whole = [json.loads(line) for line in store_child.step(table, after + at + 1, size)]
        assert entries[at : at + size] == whole
        at += size


def test_acknowledged_steps_survive_a_killed_server(tmp_path: Path) -> None:
    """After kill -9 at seeded moments, again and again on one file, each acknowledged step is there, none torn."""
    chance = random.Random(4)
    with open_store(tmp_path) as store:
        seen = {store.make("nde2", str(n)): 0 for n in range(3)}
    for seed in range(1_000 if SOAKING else 10):
        said = killed_after(tmp_path, seed, chance.randint(1, 150))
        with open_store(tmp_path) as store:
            for table, after in seen.items():
                kept = list(store.read(table, after))
                seen[table] = after + len(kept)
                assert seen[table] >= said.get(table, 0)
                assert_whole(table, kept, after)
            assert seed % 100 or store.check() == []
    with open_store(tmp_path) as store:
        assert store.check() == []
        assert {kept.id: kept.last for kept in store.tables()} == seen


# ---- the lock -------------------------------------------------------------------------------------------------------


def test_two_servers_cannot_open_one_folder(tmp_path: Path) -> None:
    """While one process has the folder open, another is told so in one sentence; killing it ends the lock."""
    with open_store(tmp_path) as store:
        table = filled(store, 1)
    with server(tmp_path, 1) as process:
        with pytest.raises(MoothallError, match="error-keep-in-use") as raised:
            open_store(tmp_path)
        assert str(tmp_path) in sentence(raised.value, "en")
        process.kill()
        process.wait(ENOUGH)
        with open_store(tmp_path) as store:
            assert len(list(store.read(table))) >= 1


def test_a_process_cannot_open_a_folder_twice(tmp_path: Path) -> None:
    """The lock holds within a process too, a refused opener does not break it, and closing ends it."""
    with open_store(tmp_path):
        for _ in range(2):
            with pytest.raises(MoothallError, match="error-keep-in-use"):
                open_store(tmp_path / ".." / tmp_path.name)
        child = [sys.executable, store_child.__file__, str(tmp_path), "1"]
        assert "error-keep-in-use" in subprocess.run(child, capture_output=True, text=True, check=False).stderr
    open_store(tmp_path).close()


@pytest.mark.skipif(os.name != "posix", reason="no fork elsewhere")
def test_a_forked_worker_does_not_inherit_the_lock(tmp_path: Path) -> None:
    """A worker process that outlives a killed server does not keep the folder locked."""
    code = (
        "import os, signal, sys; from pathlib import Path; from moothall.store.paths import Lock\n"
        "lock = Lock(Path(sys.argv[1]))\n"
        "if os.fork() == 0: sys.stdin.read(); os._exit(0)\n"
        "print('held', flush=True); signal.pause()"
    )
    command = [sys.executable, "-c", code, str(tmp_path.resolve())]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stdout.readline() == "held\n"
        with pytest.raises(MoothallError, match="error-keep-in-use"):
            open_store(tmp_path)
        process.kill()
        process.wait(ENOUGH)
        open_store(tmp_path).close()


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    """A file where the folder should be is one clear sentence."""
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(MoothallError, match="error-keep-cannot-write") as raised:
            open_store(folder)
        assert str(folder) in sentence(raised.value, "en")
        assert raised.value.values["why"] == "file"


@pytest.mark.skipif(os.name == "nt", reason="rights are another thing there")
def test_stored_files_are_readable_only_by_their_owner(tmp_path: Path) -> None:
    """No other user reads a table: not in the file, its logs, its backups, or after a repair."""
    tmp_path.chmod(0o755)
    with open_store(tmp_path) as store:
        table = store.make("nde2", "Secret")
        store.append(table, 1, ['{"n": 1}', '{"n": 2}', '{"n": 3}']).wait()
        store.back_up(store.backups / "one.sqlite")
        store.writer.submit(lambda file: file.execute("DELETE FROM entries WHERE number = 2")).wait()
        kept = [path for path in tmp_path.rglob("*") if path.is_file()]
        assert len(kept) == 6 and not any(path.stat().st_mode & 0o077 for path in kept)
    assert repair(tmp_path).aside is not None
    assert not any(path.stat().st_mode & 0o077 for path in tmp_path.rglob("*"))


@pytest.mark.parametrize(
    ("platform", "environ", "folder"),
    [
        ("linux", {"HOME": "/ana"}, "/ana/.local/share/moothall"),
        ("linux", {"HOME": "/ana", "XDG_DATA_HOME": "/data"}, "/data/moothall"),
        ("linux", {"HOME": "/ana", "XDG_DATA_HOME": "not/absolute"}, "/ana/.local/share/moothall"),
        ("darwin", {"HOME": "/ana", "XDG_DATA_HOME": "/data"}, "/ana/Library/Application Support/Moothall"),
        ("win32", {"LOCALAPPDATA": "/ana/local"}, "/ana/local/Moothall"),
        ("win32", {"USERPROFILE": "/ana"}, "/ana/AppData/Local/Moothall"),
    ],
)
def test_each_system_has_its_folder(platform: str, environ: dict[str, str], folder: str) -> None:
    """Data goes where the system's users expect it."""
    assert default_folder(environ, platform) == Path(folder)


# ---- migrations -----------------------------------------------------------------------------------------------------


def with_migration(monkeypatch: pytest.MonkeyPatch, folder: Path, sql: str) -> None:
    """Let today's program know one migration more."""
    folder.mkdir()
    for path in migrate.MIGRATIONS.glob("*.sql"):
        (folder / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    number = 1 + len(migrate.migrations(folder))
    (folder / f"{number:04}-planted.sql").write_text(sql, encoding="utf-8")
    monkeypatch.setattr(migrate, "MIGRATIONS", folder)


def test_an_old_file_is_backed_up_and_migrated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of an older version is copied first, then brought up to date with all it holds; a new one is not."""
    with open_store(tmp_path / "data") as store:
        table = filled(store, 30)
    assert not (tmp_path / "data" / "backups").exists()
    with_migration(monkeypatch, tmp_path / "sql", "ALTER TABLE tables ADD COLUMN note TEXT NOT NULL DEFAULT '';")
    with open_store(tmp_path / "data") as store:
        assert list(store.read(table)) == lines(1, 30)
        with store._reader() as file:
            assert file.execute("SELECT note FROM tables").fetchall() == [("",)]
    [backup] = (tmp_path / "data" / "backups").iterdir()
    with closing(connections.reading(backup)) as file:
        assert file.execute("PRAGMA user_version").fetchone() == (len(list((tmp_path / "sql").iterdir())) - 1,)
        assert file.execute("SELECT count(*) FROM entries").fetchone() == (30,)


def test_a_failed_migration_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A migration whose last statement fails leaves the file as it was, open to the old program."""
    with open_store(tmp_path / "data") as store:
        table = filled(store, 30)
    with monkeypatch.context() as patched:
        with_migration(patched, tmp_path / "sql", "DELETE FROM entries; INSERT INTO nowhere VALUES (1);")
        with pytest.raises(MoothallError, match="error-keep-failed"):
            open_store(tmp_path / "data")
    with open_store(tmp_path / "data") as store:
        assert list(store.read(table)) == lines(1, 30)


def test_a_newer_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file from a newer program is left alone with one sentence, also by a repair."""
    with monkeypatch.context() as patched:
        with_migration(patched, tmp_path / "sql", "SELECT 1;")
        open_store(tmp_path / "data").close()
    before = (tmp_path / "data" / FILE).read_bytes()
    for act in (open_store, repair):
        with pytest.raises(MoothallError, match="error-keep-newer"):
            act(tmp_path / "data")
    assert (tmp_path / "data" / FILE).read_bytes() == before


# ---- damage ---------------------------------------------------------------------------------------------------------


def test_consecutive_numbers_are_told_as_a_range() -> None:
    """Numbers in a row are said as a range."""
    assert ranges([]) == "" and ranges([7, 3, 8, 9, 11]) == "3, 7–9, 11"


def test_a_sound_file_has_no_problems(store: Store) -> None:
    """A check of a sound file finds nothing."""
    filled(store, 300)
    assert store.check() == []


@pytest.mark.parametrize(
    ("sql", "key", "values"),
    [
        ("DELETE FROM entries WHERE number IN (4, 5, 9)", "error-keep-gap", {"numbers": "4–5, 9"}),
        ("UPDATE entries SET line = '{\"cut\": ' WHERE number = 7", "error-keep-line", {"number": 7}),
        ("UPDATE entries SET line = '[]' WHERE number = 7", "error-keep-line", {"number": 7}),
        ("UPDATE entries SET line = CAST(x'7bff7d' AS TEXT) WHERE number = 7", "error-keep-line", {"number": 7}),
        ("DELETE FROM tables", "error-keep-stray", {}),
    ],
)
def test_a_check_finds_holes_bad_lines_and_orphaned_entries(
    store: Store, sql: str, key: str, values: dict[str, object]
) -> None:
    """Holes, lines that are no JSON object and entries without a table are found and named."""
    table = filled(store, 20)
    store.writer.submit(lambda file: file.execute(sql).rowcount).wait(ENOUGH)
    [problem] = store.check()
    assert (problem.key, problem.values) == (key, {"table": table, **values})
    assert sentence(problem, "en").endswith(".")


def test_a_hole_is_never_read_over(store: Store) -> None:
    """Reading stops with an error where an entry is missing."""
    table = filled(store, 20)
    store.writer.submit(lambda file: file.execute("DELETE FROM entries WHERE number = 8").rowcount).wait(ENOUGH)
    reading = store.read(table)
    assert [next(reading) for _ in range(7)] == lines(1, 7)
    with pytest.raises(MoothallError, match="error-keep-gap"):
        next(reading)


def test_a_check_reports_sqlites_findings(tmp_path: Path) -> None:
    """A file whose pages can be read but do not fit together is told in SQLite's words."""
    with open_store(tmp_path) as store:
        filled(store, 20)
    data = bytearray((tmp_path / FILE).read_bytes())
    data[39] = 3  # the count of free pages, of which there are none
    (tmp_path / FILE).write_bytes(data)
    with open_store(tmp_path) as store:
        problems = store.check()
    assert {problem.key for problem in problems} == {"error-keep-page"}
    assert all("reelist" in sentence(problem, "en") for problem in problems)


def spoil(path: Path, holding: bytes) -> None:
    """Overwrite the page that holds some text with noise."""
    data = bytearray(path.read_bytes())
    size = int.from_bytes(data[16:18], "big")
    page = data.index(holding) // size
    data[page * size : (page + 1) * size] = random.Random(7).randbytes(size)
    path.write_bytes(data)


def test_a_damaged_page_is_found_and_the_rest_is_saved(tmp_path: Path) -> None:
    """A check tells of a damaged page; a repair keeps every readable entry and names the numbers of the others."""
    with open_store(tmp_path) as store:
        hurt, sound = filled(store, 2_000), filled(store, 2_000, "y")
    spoil(tmp_path / FILE, b'{"seq": 1000, "said": "x"}')
    with open_store(tmp_path) as store:
        assert [problem.key for problem in store.check()] == ["error-keep-damaged"]
    done = repair(tmp_path)
    [loss] = done.losses
    assert loss.table == hurt and 1_000 in loss.lost and len(loss.lost) < 200 and loss.unknown_from is None
    assert loss.lost == list(range(loss.kept + 1, loss.aside[0])) and loss.aside[-1] == 2_000
    assert ranges(loss.lost) in sentence(done.problems()[0], "en")
    with open_store(tmp_path) as store:
        assert store.check() == []
        assert list(store.read(sound)) == lines(1, 2_000, "y")
        assert list(store.read(hurt)) == lines(1, loss.kept)
        assert store.append(hurt, loss.kept + 1, lines(loss.kept + 1, 1)).wait(ENOUGH) == loss.kept + 1
    assert done.aside is not None
    aside = [json.loads(line) for line in done.aside.read_text(encoding="utf-8").splitlines()]
    assert [each["number"] for each in aside] == loss.aside
    assert [each["line"] for each in aside] == lines(loss.aside[0], len(loss.aside))
    assert b'{"seq": 1999, "said": "x"}' in done.damaged.read_bytes()


def test_whatever_page_is_damaged_the_start_names_the_repair(tmp_path: Path) -> None:
    """Opening, listing, signing in, reading and writing, once for each page that is noise: what fails says what helps.

    Some pages are in nobody's way. The first page to fail may be found by a reader or by the writer.
    """
    with open_store(tmp_path / "whole") as store:
        table = filled(store, 200, "x" * 200)
        for number in range(60):
            store.put_secret(Secret(f"{number:016x}", "invite", table=table))
    whole = (tmp_path / "whole" / FILE).read_bytes()
    size = int.from_bytes(whole[16:18], "big")
    starts = (
        lambda store: store.tables(),
        lambda store: store.put_secret(Secret("f" * 16, "invite")),
        lambda store: store.drop_secrets(["0" * 16]),
        lambda store: store.secrets_of_table(table),
        lambda store: store.append(table, 201, lines(201, 1)).wait(ENOUGH),
        lambda store: list(store.read(table)),
    )
    said: list[tuple[int, str]] = []
    for page in range(len(whole) // size):
        (tmp_path / str(page)).mkdir()
        noise = random.Random(page).randbytes(size)
        (tmp_path / str(page) / FILE).write_bytes(whole[: page * size] + noise + whole[(page + 1) * size :])
        for start in starts:
            try:
                with open_store(tmp_path / str(page)) as store:
                    start(store)
            except MoothallError as problem:
                said += [(page, sentence(problem, lang)) for lang in LANGUAGES]
    assert len(said) > len(starts) * len(LANGUAGES)
    assert [each for each in said if "moothall table repair" not in each[1]] == []


def test_several_damaged_pages_are_read_around(tmp_path: Path) -> None:
    """Lines between two damaged pages are saved too, and a damaged end is told as such."""
    with open_store(tmp_path) as store:
        table = filled(store, 2_000)
    for number in (500, 1_000, 2_000):
        spoil(tmp_path / FILE, f'{{"seq": {number}, "said": "x"}}'.encode())
    [loss] = repair(tmp_path).losses
    assert loss.table == table and {500, 1_000} <= set(loss.lost) and not {250, 750, 1_500} & set(loss.lost)
    assert loss.unknown_from is not None and 1_800 < loss.unknown_from <= 2_000
    assert [problem.key for problem in loss.problems()] == ["error-keep-lost", "error-keep-lost-end"]
    assert all(sentence(problem, "en").endswith(".") for problem in loss.problems())


@pytest.mark.parametrize("page", [b"not a database at all" * 300, b"SQLite format 3\0" + b"\xff" * 6_000])
def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path, page: bytes) -> None:
    """Opening a ruined file is one sentence that leaves it alone; a repair starts a new file beside it."""
    (tmp_path / FILE).write_bytes(page)
    with pytest.raises(MoothallError, match="error-keep-damaged"):
        open_store(tmp_path)
    done = repair(tmp_path)
    assert done.damaged.read_bytes() == page and done.losses == [] and done.aside is None
    with open_store(tmp_path) as store:
        assert store.tables() == []


def test_a_repair_needs_a_closed_file(tmp_path: Path) -> None:
    """An open folder is not repaired, and neither is an empty one."""
    with open_store(tmp_path / "open"), pytest.raises(MoothallError, match="error-keep-in-use"):
        repair(tmp_path / "open")
    with pytest.raises(MoothallError, match="error-keep-nothing"):
        repair(tmp_path / "empty")
    assert not (tmp_path / "empty").exists()


def test_a_repair_reads_the_write_ahead_log(tmp_path: Path) -> None:
    """Entries that a killed server had only in its log are saved, and a sound file loses nothing by a repair."""
    with open_store(tmp_path) as store:
        table = store.make("nde2", "killed")
    said = killed_after(tmp_path, 3, 20)
    assert (tmp_path / f"{FILE}-wal").stat().st_size > 0
    assert repair(tmp_path).losses == []
    with open_store(tmp_path) as store:
        assert len(list(store.read(table))) >= said[table]
        assert [kept.title for kept in store.tables()] == ["killed"]


def test_a_repair_preserves_a_tables_language(tmp_path: Path) -> None:
    """A table is read in the same language afterwards; one from before there were languages has none."""
    with open_store(tmp_path / "new") as store:
        table = store.make("nde2", "Wieczór", "pl")
    old = tmp_path / "old" / FILE
    old.parent.mkdir()
    with closing(sqlite3.connect(old)) as file:
        for number in (1, 2):
            file.executescript(migrate.migrations(migrate.MIGRATIONS)[number].read_text(encoding="utf-8"))
        file.execute("INSERT INTO tables VALUES ('t', 'nde2', 'A session', 7)")
        file.execute("PRAGMA user_version = 2")
        file.commit()
    for folder, kept in (("new", (table, "Wieczór", "pl")), ("old", ("t", "A session", ""))):
        assert repair(tmp_path / folder).losses == []
        with open_store(tmp_path / folder) as store:
            assert [(one.id, one.title, one.language) for one in store.tables()] == [kept]


# ---- deleting -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2])  # with these, overwriting deleted rows without a rebuild leaves traces
def test_a_deleted_table_leaves_no_trace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """The text of a deleted table is in no file of the folder, wherever the tree had moved its entries meanwhile."""
    chance = random.Random(seed)
    monkeypatch.setattr(secrets, "token_hex", lambda size: chance.randbytes(size).hex())
    with open_store(tmp_path) as store:
        tables = [store.make("nde2", title) for title in ("Secret title", *"abcdefghijk")]
        gone, last = tables[0], write_mixed(store, tables, chance)
        assert any(b"traitor" in path.read_bytes() for path in copies(tmp_path))
        store.delete(gone)
        assert not any(word in path.read_bytes() for path in copies(tmp_path) for word in (b"traitor", b"Secret"))
        assert {kept.id: kept.last for kept in store.tables()} == {id: last[id] for id in tables[1:]}
        assert store.check() == []
    assert not any(b"traitor" in path.read_bytes() for path in tmp_path.iterdir())


def write_mixed(store: Store, tables: list[str], chance: random.Random) -> dict[str, int]:
    """Entries of many lengths at random tables, so that pages are split often; the first table has a secret."""
    last = dict.fromkeys(tables, 0)
    for _ in range(40):
        with held(store):
            for _ in range(60):
                table = chance.choice(tables)
                last[table] += 1
                said = ("traitor" if table == tables[0] else "nothing") * chance.randint(1, 150)
                receipt = store.append(table, last[table], lines(last[table], 1, said))
        receipt.wait(ENOUGH)
    return last


def copies(folder: Path) -> list[Path]:
    """The files of an open folder, copied by another process: reading them in this one would end SQLite's locks."""
    to = folder.with_name("copies")
    code = "import shutil, sys; shutil.copytree(*sys.argv[1:], dirs_exist_ok=True)"
    subprocess.run([sys.executable, "-c", code, str(folder), str(to)], check=True)
    return sorted(to.iterdir())


def test_a_blocked_sweep_is_reported_and_can_be_repeated(store: Store) -> None:
    """While a reader holds the old pages the sweep says so, and can be tried again."""
    gone, _ = filled(store, 50, "traitor"), filled(store, 50)
    store.writer.submit(lambda file: file.execute("PRAGMA busy_timeout = 0").fetchone(), alone=True).wait(ENOUGH)
    with store._reader() as reader:
        reader.execute("BEGIN")
        assert reader.execute("SELECT count(*) FROM entries").fetchone() == (100,)
        with pytest.raises(MoothallError, match="error-keep-still-read"):
            store.delete(gone)
        reader.execute("COMMIT")
    store.sweep()
    assert len(store.tables()) == 1


# ---- backups --------------------------------------------------------------------------------------------------------


def test_a_backup_while_writing_is_consistent(tmp_path: Path) -> None:
    """A backup made in the middle of writing holds whole steps, dense numbers and all that was acknowledged before."""
    with open_store(tmp_path / "data") as store:
        table, stop = filled(store, 2_000), threading.Event()

        def write_on() -> None:
            first = 2_001
            while not stop.is_set():
                store.append(table, first, lines(first, 10)).wait(ENOUGH)
                first += 10

        writing = threading.Thread(target=write_on)
        writing.start()
        try:
            backups = [store.back_up(tmp_path / f"{n}" / FILE) for n in range(5)]
        finally:
            stop.set()
            writing.join(ENOUGH)
    for backup in backups:
        assert [path.name for path in backup.parent.iterdir()] == [FILE]
        with open_store(backup.parent) as copy:
            [kept] = copy.tables()
            assert copy.check() == [] and kept.last >= 2_000 and kept.last % 10 == 0


def test_backups_come_when_due_and_the_newest_stay(store: Store, tmp_path: Path) -> None:
    """A backup is made once the last is old enough, by the caller's clock; the newest few and foreign files stay."""
    folder, day = tmp_path / "kept", 86_400.0

    def due(now: float) -> bool:
        return store.back_up_if_due(folder, day, now, newest=2) is not None

    assert [due(now) for now in (day, day + 1, 2 * day - 1, 2 * day, 3 * day)] == [True, False, False, True, True]
    (folder / "moothall-mine.sqlite").write_text("own", encoding="utf-8")
    assert due(9 * day) and due(4 * day) and not due(4.5 * day)
    names = [path.name for path in sorted(folder.iterdir())]
    assert names == ["moothall-19700105T000000Z.sqlite", "moothall-19700110T000000Z.sqlite", "moothall-mine.sqlite"]


def test_a_backup_that_cannot_be_written_is_reported(store: Store, tmp_path: Path) -> None:
    """A place that takes no file is one sentence, and the store goes on."""
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    with pytest.raises(MoothallError, match="error-keep-cannot-write"):
        store.back_up(tmp_path / "file" / "backup.sqlite")
    filled(store, 1)
