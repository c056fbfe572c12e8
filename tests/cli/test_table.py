"""`moothall table` works on a data folder directly, and through a server that has it open."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from moothall.cli import moothall
from moothall.speech import LANGUAGES
from moothall.store import open_store
from moothall.store.paths import FILE
from moothall.table import Table
from moothall.web import control
from moothall.web.access import Access
from moothall.web.addresses import ListenAddress
from tests.table.support.archives import PICTURES, TITLE, change_what_waits, forge, lived, parts_of

pytestmark = pytest.mark.slow

ENOUGH = 60.0
"""Seconds after which a test is stuck and not slow."""

LINES = lived().shelf.lines


def filled(folder: Path, title: str = TITLE) -> str:
    """A folder with a table in it; its id."""
    with open_store(folder, clock=lambda: 86_400.0) as store:
        return store.bring("nde2", title, "en", LINES, list(PICTURES.values()))


class Commands:
    """`moothall table …` over one folder."""

    def __init__(self, folder: Path, table: str) -> None:
        self.folder, self.table = folder, table

    def run(self, *arguments: str, typed: str = "", lang: str = "en") -> Result:
        return CliRunner(env={"MOOTHALL_LANG": lang}).invoke(
            moothall, ["table", *arguments, "--data", str(self.folder)], input=typed
        )

    def answer(self, *arguments: str, typed: str = "") -> Any:
        ran = self.run(*arguments, "--json", typed=typed)
        assert ran.exit_code == 0, ran.stderr
        return json.loads(ran.stdout)

    def refused(self, *arguments: str, typed: str = "", code: int = 2) -> str:
        """The one sentence with which a command ends."""
        ran = self.run(*arguments, typed=typed)
        assert (ran.exit_code, ran.stdout) == (code, ""), ran.output
        last: str = ran.stderr.splitlines()[-1]
        assert last.endswith(".") and not last.endswith("..")
        return last

    def titles(self) -> list[str]:
        return [each["title"] for each in self.answer("list")["tables"]]


def program(*arguments: str) -> subprocess.Popen[str]:
    settings = os.environ | {"MOOTHALL_LANG": "en", "PYTHONIOENCODING": "utf-8"}
    return subprocess.Popen(
        [sys.executable, "-m", "moothall", *arguments], stdout=subprocess.PIPE, encoding="utf-8", env=settings
    )


@pytest.fixture(params=["alone", "through a server"])
def commands(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Commands]:
    """The commands over a folder that nobody has open, and over one that a real server has."""
    folder = tmp_path / "data"
    table = filled(folder)
    if request.param == "alone":
        yield Commands(folder, table)
        return
    server = program("serve", "--json", "--port", "0", "--data", str(folder))
    try:
        assert server.stdout is not None and json.loads(server.stdout.readline())["link"]
        yield Commands(folder, table)
    finally:
        server.terminate()
        server.wait(ENOUGH)
        server.stdout.close()  # type: ignore[union-attr]
    assert not (folder / control.FILE).exists()


def test_a_table_is_exported_imported_linked_and_deleted(
    commands: Commands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Listed, packed by its title, brought back as another table with a link to each seat, linked again, deleted."""
    monkeypatch.chdir(tmp_path)
    made = {"id": commands.table, "title": TITLE, "ruleset": "nde2", "made": 86_400, "lines": len(LINES)}
    assert commands.answer("list") == {"tables": [made | {"language": "en"}]}
    assert commands.answer("export", TITLE.lower())["file"] == "the-lantern.moot"
    assert commands.answer("export", commands.table, "--seat", "Bo")["file"] == "the-lantern-bo.moot"
    assert stat.S_IMODE((tmp_path / "the-lantern.moot").stat().st_mode) & 0o077 == 0 or os.name == "nt"

    arrived = commands.answer("import", "the-lantern.moot")
    assert arrived["title"] == TITLE and arrived["table"] != commands.table
    assert [link["seat"] for link in arrived["links"]] == ["gm", "second", "ana", "bo", "cy", "guest"]
    more = commands.answer("link", arrived["table"], "ana")
    assert more["role"] == "player" and more["name"] == "Ana"
    urls = {link["link"] for link in (*arrived["links"], more)}
    assert len(urls) == 7 and all("/join#" in url for url in urls)

    assert commands.titles() == [TITLE, TITLE]
    assert "id" in commands.refused("export", TITLE)
    assert commands.answer("delete", arrived["table"], "--yes")["backups"] == 0
    assert commands.titles() == [TITLE]


def test_each_link_of_an_import_opens_its_seat(commands: Commands, tmp_path: Path) -> None:
    """A link's secret is a seat's invitation, and the table's own log knows of it."""
    file = tmp_path / "table.moot"
    commands.answer("export", TITLE, "--file", str(file))
    arrived = commands.answer("import", str(file))
    if control.found(commands.folder) is not None:
        return  # the server has it open; the next step is for whoever has not
    with open_store(commands.folder) as store:
        access = Access(store)
        for link in arrived["links"]:
            found = access.invitation(link["link"].partition("#")[2], 1.0)
            assert (found.table, found.seat, found.role) == (arrived["table"], link["seat"], link["role"])
        table = Table.restored(arrived["table"], "nde2", store.read(arrived["table"]))
        assert {link.seat for link in table.room_state.links} == {link["seat"] for link in arrived["links"]}
        assert not any(seat.person for seat in table.room_state.seats)


def test_deleting_asks_for_the_title(commands: Commands) -> None:
    """Only the title, typed again, deletes; anything else and the end of the input leave everything as it was."""
    for typed in ("", "yes\n", "The Lanter\n", "the lantern\n"):
        assert commands.refused("delete", commands.table, typed=typed).startswith("Nothing was deleted")
    assert commands.titles() == [TITLE]
    assert commands.answer("delete", commands.table, typed=f"{TITLE}\n") == {
        "table": commands.table,
        "title": TITLE,
        "backups": 0,
        "damaged": [],
    }
    assert commands.titles() == []
    files = [path for path in commands.folder.iterdir() if path.name.startswith("moothall.sqlite")]
    assert files and not any(b"ferryman" in path.read_bytes() for path in files)


def test_an_impossible_command_is_one_sentence(commands: Commands, tmp_path: Path) -> None:
    """A table or a seat that is not there, a file that is none or lies, a place to write that is taken."""
    good, bad = tmp_path / "good.moot", tmp_path / "bad.moot"
    commands.answer("export", TITLE, "--file", str(good))
    assert "is there already" in commands.refused("export", TITLE, "--file", str(good))
    assert "nowhere" in commands.refused("export", TITLE, "--file", str(tmp_path / "nowhere" / "x.moot"))
    assert "There is no table" in commands.refused("export", "\x1b[31mnothing")
    assert "There is no seat" in commands.refused("export", TITLE, "--seat", "zoe")
    assert "There is no seat" in commands.refused("link", TITLE, "zoe")
    assert "not there" in commands.refused("import", str(tmp_path / "missing.moot"))
    bad.write_bytes(good.read_bytes()[:-5])
    assert "cut off" in commands.refused("import", str(bad))
    bad.write_bytes(forge(good.read_bytes(), lambda lines: [{"did": "x"}]))
    assert "Line 1" in commands.refused("import", str(bad))
    commands.answer("export", TITLE, "--seat", "ana", "--file", str(tmp_path / "ana.moot"))
    assert "one seat" in commands.refused("import", str(tmp_path / "ana.moot"))
    assert commands.titles() == [TITLE]


def test_a_drifting_import_is_taken_with_the_set_aside_flag(commands: Commands, tmp_path: Path) -> None:
    """A drifting import is refused with the name of the flag, and taken with that flag."""
    file = tmp_path / "table.moot"
    commands.answer("export", TITLE, "--file", str(file))
    file.write_bytes(forge(file.read_bytes(), lambda lines: change_what_waits(lines, "seat", "cy")))
    assert "--set-aside" in commands.refused("import", str(file))
    assert commands.answer("import", str(file), "--set-aside")["title"] == TITLE


def test_listing_tables_creates_no_folder(tmp_path: Path) -> None:
    """Looking for tables creates no folder; importing one does."""
    nowhere = Commands(tmp_path / "nothing", "")
    assert nowhere.run("list").stdout == "There are no tables yet.\n" and nowhere.answer("list") == {"tables": []}
    assert "There is no table" in nowhere.refused("delete", "x", "--yes")
    for order in ("check", "repair"):
        assert "Nothing is kept" in nowhere.refused(order)
    assert not nowhere.folder.exists()
    home = Commands(tmp_path / "data", filled(tmp_path / "data"))
    home.answer("export", TITLE, "--file", str(tmp_path / "e.moot"))
    assert len(nowhere.answer("import", str(tmp_path / "e.moot"), "--url", "https://table.example")["links"]) == 6
    assert nowhere.answer("link", TITLE, "ana", "--url", "https://table.example")["link"].startswith(
        "https://table.example/join#"
    )


@pytest.mark.parametrize("order", [("list",), ("delete", "x"), ("check",), ("repair",)])
def test_a_path_that_cannot_be_a_folder_is_refused(tmp_path: Path, order: tuple[str, ...]) -> None:
    """A file, a path below a file, and a name too long for any folder are refused."""
    (tmp_path / "file").touch()
    for folder, why in (("file", "a file"), ("file/below", "a file"), ("x" * 5_000, "name too long")):
        assert why in Commands(tmp_path / folder, "").refused(*order, code=2 if order == ("check",) else 1)


def test_a_folder_locked_by_a_silent_process_is_refused(tmp_path: Path) -> None:
    """Another command has the folder, or a server that was killed left its file: one sentence, and nothing is done."""
    home = Commands(tmp_path, filled(tmp_path))
    with open_store(tmp_path):
        assert "does not answer" in home.refused("list", code=1)
        control.begin(tmp_path, ListenAddress(port=9))
        assert "does not answer" in home.refused("list", code=1)
        (tmp_path / control.FILE).write_text("{")
        assert "does not answer" in home.refused("list", code=1)
    assert home.titles() == [TITLE]


def test_the_key_is_for_its_owner(tmp_path: Path) -> None:
    """Nobody else can read it, it is another at every start, and an address of everywhere is asked for here."""
    first, second = (control.begin(tmp_path, ListenAddress("0.0.0.0", 4255)) for _ in range(2))
    assert first.key != second.key == control.found(tmp_path).key  # type: ignore[union-attr]
    assert second.url == "http://127.0.0.1:4255" and len(second.key) > 40
    assert os.name == "nt" or stat.S_IMODE((tmp_path / control.FILE).stat().st_mode) == 0o600
    control.end(tmp_path)
    control.end(tmp_path)
    assert control.found(tmp_path) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_command_speaks_the_readers_language(tmp_path: Path, lang: str) -> None:
    """Markup and colours in a title are shown as letters, and each command prints whole sentences."""
    title = "<b>red</b> \x1b[31m"
    home = Commands(tmp_path / "data", filled(tmp_path / "data", title))
    listed = home.run("list", lang=lang).stdout
    assert "<b>red</b>" in listed and "\x1b" not in listed and "1970-01-02" in listed
    out = [home.run("export", home.table, "--file", str(tmp_path / "e.moot"), lang=lang).stdout]
    out.append(home.run("import", str(tmp_path / "e.moot"), lang=lang).stdout)
    out.append(home.run("link", home.table, "ana", lang=lang).stdout)
    asked = home.run("delete", home.table, typed="<b>red</b> \ufffd[31m\n", lang=lang)
    out += [asked.stderr, asked.stdout]
    assert all(said and "\x1b" not in said and "{" not in said for said in out)
    assert len(home.answer("list")["tables"]) == 1
    assert parts_of((tmp_path / "e.moot").read_bytes())


# ---- check and repair -----------------------------------------------------------------------------------------------


def spoiled(folder: Path) -> None:
    """The page that holds the tenth line is noise."""
    data = bytearray((folder / FILE).read_bytes())
    size = int.from_bytes(data[16:18], "big")
    page = data.index(LINES[9].encode()) // size
    data[page * size : (page + 1) * size] = b"\xa7" * size
    (folder / FILE).write_bytes(data)


def test_the_check_of_a_sound_folder_finds_nothing(tmp_path: Path) -> None:
    """A check finds nothing wrong, and a repair loses nothing."""
    commands = Commands(tmp_path, filled(tmp_path))
    assert commands.answer("check") == {"tables": 1, "problems": []}
    assert "nothing is wrong" in commands.run("check").stdout
    assert commands.answer("repair")["problems"] == []
    assert "nothing is lost" in commands.run("repair").stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_damaged_folder_is_repaired(tmp_path: Path, lang: str) -> None:
    """A check says what is wrong and what to do; a repair says what is lost, keeps the old file, and all is sound."""
    commands = Commands(tmp_path, filled(tmp_path))
    spoiled(tmp_path)
    told = commands.run("check", lang=lang)
    assert told.exit_code == 1 and "moothall table repair" in told.stdout and len(told.stdout.splitlines()) > 1
    mended = commands.run("repair", lang=lang)
    assert mended.exit_code == 0 and ranges_in(mended.stdout)
    assert commands.answer("check")["problems"] == []
    gone = commands.run("delete", commands.table, "--yes", lang=lang).stdout
    assert "damaged-1.sqlite" in gone and "damaged-1.rest.jsonl" in gone and "{" not in gone


def test_a_ruined_file_is_reported_with_the_repair_command(tmp_path: Path) -> None:
    """Each command that needs the file names the one that saves what can be read."""
    commands = Commands(tmp_path, filled(tmp_path))
    (tmp_path / FILE).write_bytes(b"not a database at all" * 300)
    assert "moothall table repair" in commands.refused("list", code=1)
    assert "moothall table repair" in commands.run("check").stdout
    (missing,) = commands.answer("repair")["problems"]
    assert "acknowledged lines are missing" in missing and commands.titles() == []


def ranges_in(text: str) -> bool:
    return any(character.isdigit() for character in text)


def test_an_open_folder_is_left_alone(tmp_path: Path) -> None:
    """Neither is done while a server has the folder."""
    commands = Commands(tmp_path, filled(tmp_path))
    with open_store(tmp_path):
        assert commands.refused("check", code=2) and commands.refused("repair", code=1)


# ---- backups --------------------------------------------------------------------------------------------------------


def test_a_backup_is_listed_and_restored(tmp_path: Path) -> None:
    """The list names a backup with date and size; to restore it keeps the file of now, and wants its name or --yes."""
    commands = Commands(tmp_path, filled(tmp_path))
    before = commands.titles()
    with open_store(tmp_path) as store:
        store.back_up(store.backups / "one.sqlite")
        store.delete(store.tables()[0].id)
    (found,) = commands.answer("backups")["backups"]
    assert found["name"] == "one.sqlite" and found["bytes"] > 0 and found["made"] > 0
    assert "Nothing was restored" in commands.refused("restore", "one.sqlite", code=2)
    assert len(commands.titles()) == len(before) - 1
    restored = commands.answer("restore", "one.sqlite", "--yes")
    assert restored["kept"] == str(tmp_path / "replaced-1.sqlite") and commands.titles() == before


def test_a_restore_is_refused_while_the_folder_is_served(tmp_path: Path) -> None:
    """One command restores only where no server runs."""
    commands = Commands(tmp_path, filled(tmp_path))
    with open_store(tmp_path) as store:
        store.back_up(store.backups / "one.sqlite")
        assert "already open" in commands.refused("restore", "one.sqlite", "--yes", code=1)
