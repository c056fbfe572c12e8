"""The tally of acknowledged lines: a log that is cut or gone is noticed, and nothing else raises an alarm."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from moothall.errors import MoothallError
from moothall.speech import LANGUAGES, sentence
from moothall.store import MissingLines, Secret, Store, backups_of, connections, open_store, repair, restore, tally
from moothall.store.paths import FILE, MISSING, TALLY

ENOUGH = 60.0
WAL = f"{FILE}-wal"


def append(store: Store, table: str, first: int, count: int) -> None:
    store.append(table, first, [f'{{"seq": {number}}}' for number in range(first, first + count)]).wait(ENOUGH)


@pytest.fixture
def crashed(tmp_path: Path) -> tuple[Path, str]:
    """A folder as a crash leaves it: five lines in the file, seven more in its log."""
    live, left = tmp_path / "live", tmp_path / "left"
    with open_store(live) as store:
        table = store.make("nde2", "The Lantern")
        append(store, table, 1, 5)
        store.sweep()  # which empties the log into the file
        append(store, table, 6, 7)
        shutil.copytree(live, left)
    return left, table


def missing(folder: Path) -> list[MissingLines]:
    with open_store(folder) as store:
        return store.missing()


# ---- what is noticed ------------------------------------------------------------------------------------------------


def test_a_log_that_was_taken_away_is_noticed(crashed: tuple[Path, str]) -> None:
    """Without its log the file has five of twelve acknowledged lines, and the store says that seven are missing."""
    folder, table = crashed
    (folder / WAL).unlink()
    assert missing(folder) == [MissingLines(table, 5, 12)]


def test_a_log_that_was_cut_is_noticed(crashed: tuple[Path, str]) -> None:
    """A log that ends in the middle of a page lacks what came after."""
    folder, _ = crashed
    size = (folder / WAL).stat().st_size
    os.truncate(folder / WAL, size // 2)
    assert sum(each.lines for each in missing(folder)) == 7


def test_a_table_that_is_lost_as_a_whole_is_noticed(tmp_path: Path) -> None:
    """A table of which only the log knew is missing with all its lines."""
    live, left = tmp_path / "live", tmp_path / "left"
    with open_store(live) as store:
        store.sweep()
        append(store, store.make("nde2", "The Lantern"), 1, 3)
        shutil.copytree(live, left)
    (left / WAL).unlink()
    assert missing(left) == [MissingLines("", 0, 3)]


def test_what_is_missing_is_told_until_somebody_takes_note(crashed: tuple[Path, str]) -> None:
    """New lines under the old numbers do not hide the loss; taking note of it ends the alarm."""
    folder, table = crashed
    (folder / WAL).unlink()
    with open_store(folder) as store:
        append(store, table, 6, 20)
    with open_store(folder) as store:
        (problem,) = store.check()
        assert problem.key == "error-keep-missing" and problem.values["lines"] == 7
        store.take_note()
        assert store.check() == []
    assert missing(folder) == [] and not (folder / MISSING).exists()


def test_a_repair_tells_what_is_missing(crashed: tuple[Path, str]) -> None:
    """A repair says how many acknowledged lines the file has no trace of, and then the count starts anew."""
    folder, _ = crashed
    (folder / WAL).unlink()
    assert [problem.key for problem in repair(folder).problems()] == ["error-keep-missing"]
    assert missing(folder) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lines", [1, 2, 5])
def test_the_alarm_has_words_in_every_language(lang: str, lines: int) -> None:
    """The sentence names the number where there is more than one, and both ways on."""
    said = sentence(MoothallError("error-keep-missing", lines=lines), lang)
    assert "table restore" in said and "--go-on" in said and (lines == 1 or str(lines) in said)


# ---- what raises no alarm -------------------------------------------------------------------------------------------


def test_a_copy_of_all_files_raises_no_alarm(crashed: tuple[Path, str]) -> None:
    """The folder as it was when the power went has everything."""
    folder, table = crashed
    assert missing(folder) == []
    with open_store(folder) as store:
        assert store.table(table).last == 12


def test_the_database_alone_raises_no_alarm(crashed: tuple[Path, str], tmp_path: Path) -> None:
    """A file that was copied elsewhere without its count begins to count anew."""
    folder, _ = crashed
    with open_store(folder):
        pass
    (tmp_path / "new").mkdir()
    shutil.copy(folder / FILE, tmp_path / "new" / FILE)
    assert missing(tmp_path / "new") == []


def test_a_kill_raises_no_alarm(tmp_path: Path) -> None:
    """A process that ends amid its writing leaves a count that says no more than the file has."""
    script = (
        "import os, sys, pathlib; from moothall.store import open_store\n"
        "store = open_store(pathlib.Path(sys.argv[1])); table = store.make('nde2', 'x')\n"
        "for n in range(1, 200): store.append(table, n, ['{}']).add_done_callback(\n"
        "    lambda done: done.result() == 150 and os.kill(os.getpid(), 9))\n"
        "store.close()\n"
    )
    done = subprocess.run([sys.executable, "-c", script, str(tmp_path)], timeout=ENOUGH)
    assert done.returncode == -9
    with open_store(tmp_path) as store:
        assert store.tables()[0].last >= 150 and store.missing() == []


@pytest.mark.parametrize("code", [sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR])
def test_a_commit_that_fails_raises_no_alarm(tmp_path: Path, code: int) -> None:
    """Lines that were refused for a full disk, a read-only one or a broken one are not counted."""
    well = True

    def commit(connection: sqlite3.Connection) -> None:
        if not well:
            problem = sqlite3.OperationalError("no")
            problem.sqlite_errorcode = code
            raise problem
        connections.commit(connection)

    with open_store(tmp_path, commit=commit) as store:
        table = store.make("nde2", "The Lantern")
        append(store, table, 1, 3)
        well = False
        with pytest.raises(MoothallError):
            append(store, table, 4, 3)
    assert missing(tmp_path) == []


def test_a_count_that_cannot_be_written_stops_nobody(tmp_path: Path) -> None:
    """Where the count cannot lie, steps are kept all the same and nothing is claimed."""
    (tmp_path / TALLY).mkdir()
    with open_store(tmp_path) as store:
        append(store, store.make("nde2", "The Lantern"), 1, 3)
    assert missing(tmp_path) == []


def test_a_damaged_count_claims_nothing(crashed: tuple[Path, str]) -> None:
    """A slot that was half written, or a file of another kind, is no count."""
    folder, _ = crashed
    (folder / WAL).unlink()
    held = bytearray((folder / TALLY).read_bytes())
    held[-10] ^= 1
    (folder / TALLY).write_bytes(held)
    assert missing(folder) == []


def test_a_deleted_table_raises_no_alarm_even_if_its_deletion_is_lost(crashed: tuple[Path, str]) -> None:
    """A table is not counted from before its deletion on, whatever becomes of the deletion."""
    folder, table = crashed
    with open_store(folder) as store:
        store.delete(table)
    assert missing(folder) == []


# ---- strays ---------------------------------------------------------------------------------------------------------


def test_grants_of_deleted_tables_go_with_the_table_and_at_the_next_start(tmp_path: Path) -> None:
    """A table takes its credentials along; those that an older version left go when the folder is opened."""
    with open_store(tmp_path) as store:
        table = store.make("nde2", "The Lantern")
        for secret in (
            Secret("i", "invite", table=table),
            Secret("g", "grant", table=table, person="ana", came_by="i"),
            Secret("s", "session", person="ana"),
        ):
            store.put_secret(secret)
        store.delete(table)
        assert [each.id for each in store.secrets_of_person("ana")] == ["s"]
    with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        file.execute("INSERT INTO secrets VALUES ('old', 'grant', '', 'gone', 'ana', 'player', '', '', 0, NULL)")
    with open_store(tmp_path) as store:
        assert [each.id for each in store.secrets_of_person("ana")] == ["s"]


# ---- restoring ------------------------------------------------------------------------------------------------------


def backed_up(folder: Path) -> str:
    """Return a table that had three lines when it was backed up, and has five."""
    with open_store(folder) as store:
        table = store.make("nde2", "The Lantern")
        append(store, table, 1, 3)
        store.put_secret(Secret("revoked", "invite", table=table))
        store.back_up(store.backups / "one.sqlite")
        append(store, table, 4, 2)
        store.drop_secrets(["revoked"])
        store.put_secret(Secret("new", "invite", table=table))
    return table


def test_a_backup_is_restored_and_what_it_replaces_is_kept(tmp_path: Path) -> None:
    """The lines are those of the backup, the file of before lies beside it, and no alarm is raised."""
    table = backed_up(tmp_path)
    assert [each.name for each in backups_of(tmp_path)] == ["one.sqlite"]
    done = restore(tmp_path, "one.sqlite")
    assert (done.kept, done.tables) == (tmp_path / "replaced-1.sqlite", 1)
    with open_store(tmp_path) as store:
        assert store.table(table).last == 3 and store.check() == []
    with closing(sqlite3.connect(tmp_path / "replaced-1.sqlite")) as file:
        assert file.execute("SELECT count(*) FROM entries").fetchone() == (5,)


def test_a_link_that_was_revoked_does_not_come_back_by_a_restore(tmp_path: Path) -> None:
    """Links and sessions stay as they are now."""
    table = backed_up(tmp_path)
    restore(tmp_path, "one.sqlite")
    with open_store(tmp_path) as store:
        assert [each.id for each in store.secrets_of_table(table)] == ["new"]


def test_a_restore_brings_back_the_links_of_a_table_that_was_lost(tmp_path: Path) -> None:
    """Where the file of now is damaged, the backup's own links and sessions hold."""
    table = backed_up(tmp_path)
    (tmp_path / FILE).write_bytes(b"no database at all" * 1000)
    restore(tmp_path, "one.sqlite")
    with open_store(tmp_path) as store:
        assert [each.id for each in store.secrets_of_table(table)] == ["revoked"] and store.table(table).last == 3


def test_a_restore_after_a_loss_shuts_nobody_out(tmp_path: Path) -> None:
    """Where lines are missing, the links of the backup and those of now hold."""
    table = backed_up(tmp_path)
    tally.note(tmp_path, [MissingLines(table, 5, 9)])
    restore(tmp_path, "one.sqlite")
    with open_store(tmp_path) as store:
        assert {each.id for each in store.secrets_of_table(table)} == {"new", "revoked"} and store.missing() == []


def test_a_restore_is_refused_while_the_folder_is_open(tmp_path: Path) -> None:
    """A server that runs keeps its file."""
    backed_up(tmp_path)
    with open_store(tmp_path), pytest.raises(MoothallError, match=r"^error-keep-in-use\("):
        restore(tmp_path, "one.sqlite")


@pytest.mark.parametrize("name", ["two.sqlite", "../moothall.sqlite", ""])
def test_only_a_backup_on_the_list_is_restored(tmp_path: Path, name: str) -> None:
    """A path, or a name that is not there, is refused."""
    backed_up(tmp_path)
    with pytest.raises(MoothallError, match=r"^error-keep-no-backup\("):
        restore(tmp_path, name)


def test_a_damaged_backup_changes_nothing(tmp_path: Path) -> None:
    """A backup that is not whole is refused before anything is touched."""
    table = backed_up(tmp_path)
    backup = tmp_path / "backups" / "one.sqlite"
    backup.write_bytes(backup.read_bytes()[:5000])
    with pytest.raises(MoothallError):
        restore(tmp_path, "one.sqlite")
    with open_store(tmp_path) as store:
        assert store.table(table).last == 5 and not list(tmp_path.glob("replaced-*"))
