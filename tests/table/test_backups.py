"""Backups are made on schedule while serving, and deleted tables are purged from them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from moothall.errors import MoothallError
from moothall.store import Hung, Secret, Store, open_store
from moothall.web.table_admin import DAY, backing_up

SECRET, OTHER = "the ferryman is the heir", "the lamp is out"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with open_store(tmp_path / "data", clock=lambda: 1_000.0) as opened:
        yield opened


def filled(store: Store, said: str) -> str:
    lines = [f'{{"said":"{said} {number}"}}' for number in range(300)]
    return store.bring("nde2", said, "", lines, [Hung(said.encode().hex(), "png", 1, 1, said.encode() * 900)])


def test_backups_come_by_the_clock(store: Store) -> None:
    """The first comes at once, the next a day later, and the newest seven stay."""
    chore = backing_up(store)
    assert not store.backups.exists()
    for now in (0.0, DAY - 1.0):
        asyncio.run(chore(now))
        assert len(list(store.backups.iterdir())) == 1
    for day in range(1, 12):
        asyncio.run(chore(day * DAY))
    assert len(list(store.backups.iterdir())) == 7


def test_a_deleted_table_is_gone_from_every_backup(store: Store) -> None:
    """Its lines, its pictures and its links leave no byte behind; the other tables stay, and backups are sound."""
    gone, stays = filled(store, SECRET), filled(store, OTHER)
    store.put_secret(Secret("id-of-a-link", "invite", "digest-of-a-link", gone))
    for number in range(3):
        store.back_up(store.backups / f"moothall-{number}.sqlite")
    assert all(SECRET.encode() in path.read_bytes() for path in store.backups.iterdir())
    store.delete(gone)
    assert store.purge_backups(gone) == 3 and store.purge_backups(gone) == 0
    for path in store.backups.iterdir():
        data = path.read_bytes()
        assert not any(word in data for word in (SECRET.encode(), b"digest-of-a-link", gone.encode()))
        with closing(sqlite3.connect(path)) as file:
            assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            assert file.execute("SELECT id FROM tables").fetchall() == [(stays,)]
            assert file.execute("SELECT count(*) FROM entries").fetchone() == (300,)
            assert file.execute("SELECT count(*) FROM pictures").fetchone() == (1,)


def test_a_backup_of_an_older_version_is_purged(store: Store) -> None:
    """A backup from before there were pictures and links has only lines to lose."""
    gone = filled(store, SECRET)
    old = store.back_up(store.backups / "version-1-before-3.sqlite")
    with closing(sqlite3.connect(old)) as file:
        file.executescript("DROP TABLE pictures; DROP TABLE secrets; VACUUM")
    assert SECRET.encode() in old.read_bytes()
    store.delete(gone)
    assert store.purge_backups(gone) == 1 and SECRET.encode() not in old.read_bytes()


def test_a_backup_that_cannot_be_purged_is_told(store: Store) -> None:
    """Nobody is told that something is gone which may still be there."""
    gone = filled(store, SECRET)
    store.back_up(store.backups / "moothall-1.sqlite").write_bytes(b"no database at all" * 100)
    store.delete(gone)
    with pytest.raises(MoothallError, match=r"^error-keep-damaged"):
        store.purge_backups(gone)
