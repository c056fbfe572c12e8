"""Pictures in the cellar: by table and hash, gone with their table, saved with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from moothall.errors import MoothallError
from moothall.keep import Hung, gallery, open_cellar, repair

LAMP = Hung("aa", "png", 4, 3, b"\x89PNG lamp \x00\xff")
MAP = Hung("bb", "webp", 40, 30, b"RIFF map" * 5_000)


def without_bytes(picture: Hung) -> Hung:
    return Hung(picture.name, picture.kind, picture.width, picture.height)


def test_pictures_belong_to_their_table(tmp_path: Path) -> None:
    """They come back byte for byte, in the order in which they came, and at no other table; twice is once."""
    with open_cellar(tmp_path) as cellar:
        here, there = cellar.make("nde2", "Here", "pl"), cellar.make("nde2", "There")
        for picture in (MAP, LAMP, MAP):
            cellar.hang(here, picture)
        assert cellar.pictures(here) == [without_bytes(MAP), without_bytes(LAMP)]
        assert cellar.picture(here, "aa") == LAMP and cellar.picture(there, "aa") is None
        assert cellar.pictures(there) == [] and cellar.table(here).language == "pl"
        with pytest.raises(MoothallError, match="error-keep-no-table"):
            cellar.hang("nowhere", LAMP)


def test_a_deleted_table_takes_its_pictures_with_it(tmp_path: Path) -> None:
    """Nothing of them is left in the file's bytes; another table's stay."""
    with open_cellar(tmp_path) as cellar:
        gone, stays = cellar.make("nde2", "Gone"), cellar.make("nde2", "Stays")
        cellar.hang(gone, MAP)
        cellar.hang(stays, LAMP)
        cellar.delete(gone)
        assert cellar.picture(gone, "bb") is None and cellar.picture(stays, "aa") == LAMP
        assert b"RIFF map" not in cellar.path.read_bytes()


def test_a_gallery_can_be_full(tmp_path: Path) -> None:
    """The next picture is refused; one that hangs there already is none too many."""
    with open_cellar(tmp_path) as cellar:
        table = cellar.make("nde2", "Here")
        cellar.hang(table, LAMP)
        full = len(LAMP.data) + 10
        cellar.writer.submit(lambda file: gallery.hang(file, table, LAMP, full)).wait()
        with pytest.raises(MoothallError, match="error-keep-gallery-full"):
            cellar.writer.submit(lambda file: gallery.hang(file, table, MAP, full)).wait()
        assert cellar.pictures(table) == [without_bytes(LAMP)]


def test_a_repair_saves_pictures(tmp_path: Path) -> None:
    """They hang at their tables again in the new file."""
    with open_cellar(tmp_path) as cellar:
        table = cellar.make("nde2", "Here")
        cellar.hang(table, LAMP)
        cellar.hang(table, MAP)
    repair(tmp_path)
    with open_cellar(tmp_path) as cellar:
        assert cellar.picture(table, "aa") == LAMP and cellar.picture(table, "bb") == MAP
        assert cellar.pictures(table) == [without_bytes(LAMP), without_bytes(MAP)]
