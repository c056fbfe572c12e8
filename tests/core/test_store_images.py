"""Pictures in the store belong to a table, are deleted with it, and survive a repair."""

from __future__ import annotations

from pathlib import Path

import pytest

from moothall.errors import MoothallError
from moothall.store import Hung, images, open_store, repair

LAMP = Hung("aa", "png", 4, 3, b"\x89PNG lamp \x00\xff")
MAP = Hung("bb", "webp", 40, 30, b"RIFF map" * 5_000)


def without_bytes(picture: Hung) -> Hung:
    return Hung(picture.name, picture.kind, picture.width, picture.height)


def test_deleting_a_table_deletes_its_pictures(tmp_path: Path) -> None:
    """Nothing of them is left in the file's bytes; another table's stay."""
    with open_store(tmp_path) as store:
        gone, stays = store.make("nde2", "Gone"), store.make("nde2", "Stays")
        store.hang(gone, MAP)
        store.hang(stays, LAMP)
        store.delete(gone)
        assert store.picture(gone, "bb") is None and store.picture(stays, "aa") == LAMP
        assert b"RIFF map" not in store.path.read_bytes()


def test_a_tables_pictures_have_a_total_size_limit(tmp_path: Path) -> None:
    """The next picture is refused; one that hangs there already is none too many."""
    with open_store(tmp_path) as store:
        table = store.make("nde2", "Here")
        store.hang(table, LAMP)
        full = len(LAMP.data) + 10
        store.writer.submit(lambda file: images.hang(file, table, LAMP, full)).wait()
        with pytest.raises(MoothallError, match="error-keep-gallery-full"):
            store.writer.submit(lambda file: images.hang(file, table, MAP, full)).wait()
        assert store.pictures(table) == [without_bytes(LAMP)]


def test_a_repair_saves_pictures(tmp_path: Path) -> None:
    """Pictures belong to their tables again in the repaired file."""
    with open_store(tmp_path) as store:
        table = store.make("nde2", "Here")
        store.hang(table, LAMP)
        store.hang(table, MAP)
    repair(tmp_path)
    with open_store(tmp_path) as store:
        assert store.picture(table, "aa") == LAMP and store.picture(table, "bb") == MAP
        assert store.pictures(table) == [without_bytes(LAMP), without_bytes(MAP)]
