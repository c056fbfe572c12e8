"""The `check` commands exit with 0 if all is well, 1 if problems were found, 2 if nothing could be judged."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

from moothall import books
from moothall.cli import moothall
from moothall.speech import LANGUAGES
from moothall.store import open_store
from moothall.store.paths import FILE
from tests.support import places
from tests.table.support.recorded_sessions import arrived, boxed, session_files

pytestmark = pytest.mark.slow

DRAFT = places.DATA / "packs" / "ashfields.toml"
WRONG = '[themepack]\nid = "wrong"\nbase = "universal"\n[[talent]]\nid = "x"\neffects = [{ skill = "fite" }]\n'
ROOTLESS = '[themepack]\nid = "wrong"\nbase = "nowhere"\n'


def run(*arguments: str, lang: str = "en") -> Result:
    """Run a command line inside this process."""
    return CliRunner(env={"MOOTHALL_LANG": lang}).invoke(moothall, arguments)


Judged = Callable[[str, Path], list[str]]
"""Makes, in a folder, what is to be judged of a book; the command that judges it."""


# ---- what is judged -------------------------------------------------------------------------------------------------


def written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def sheet(book: str) -> dict[str, Any]:
    """A legal character of a book, drawn at random."""
    made = run("character", "new", book, "--random", "--seed", "1")
    assert made.exit_code == 0, made.stderr
    found: dict[str, Any] = json.loads(made.stdout)
    return found


def legal(book: str, folder: Path) -> list[str]:
    return ["character", "check", str(written(folder / "hero.json", json.dumps(sheet(book))))]


def illegal(book: str, folder: Path) -> list[str]:
    """The same character with every attribute or skill beyond what its book allows."""
    made = sheet(book)
    field = "skills" if "skills" in made else "attributes"
    made[field] = dict.fromkeys(made[field], 99)
    return ["character", "check", str(written(folder / "hero.json", json.dumps(made)))]


def unfinished(book: str, folder: Path) -> list[str]:
    """A sheet that says no more than its book."""
    return ["character", "check", str(written(folder / "hero.json", json.dumps({"ruleset": book})))]


def torn(book: str, folder: Path) -> list[str]:
    """A sheet whose file breaks off in the middle."""
    whole = json.dumps(sheet(book))
    return ["character", "check", str(written(folder / "hero.json", whole[: len(whole) // 2]))]


def no_file(book: str, folder: Path) -> list[str]:
    return ["character", "check", str(folder / f"{book}.json")]


def of_no_book(book: str, folder: Path) -> list[str]:
    """A sheet whose book is misspelt."""
    misspelt = sheet(book) | {"ruleset": f"{book}x"}
    return ["character", "check", str(written(folder / "hero.json", json.dumps(misspelt)))]


def kept(book: str, folder: Path) -> tuple[Path, tuple[str, ...]]:
    """A data folder with one table of a book, and the lines of its ledger."""
    found = next(one for file in session_files() if (one := arrived(boxed(file))).about.ruleset == book)
    with open_store(folder / "data") as store:
        table = store.bring(book, "The Lantern", "en", found.lines, [])
        return folder / "data", tuple(store.read(table))


def whole(book: str, folder: Path) -> list[str]:
    return ["table", "check", "--data", str(kept(book, folder)[0])]


def damaged(book: str, folder: Path) -> list[str]:
    """The page of the file that holds the tenth line is noise."""
    data, lines = kept(book, folder)
    raw = bytearray((data / FILE).read_bytes())
    size = int.from_bytes(raw[16:18], "big")
    page = raw.index(lines[9].encode()) // size
    raw[page * size : (page + 1) * size] = b"\xa7" * size
    (data / FILE).write_bytes(raw)
    return ["table", "check", "--data", str(data)]


def ruined(book: str, folder: Path) -> list[str]:
    """The file is no database any more."""
    data, _ = kept(book, folder)
    (data / FILE).write_bytes(b"not a database at all" * 300)
    return ["table", "check", "--data", str(data)]


def empty(book: str, folder: Path) -> list[str]:
    return ["table", "check", "--data", str(folder / book)]


def pack(text: str = "", name: str = "") -> Judged:
    """A pack by its id or path, or as a file with this text."""
    return lambda _, folder: ["pack", "check", name or str(written(folder / "own.toml", text))]


EACH_BOOK: dict[str, tuple[Judged, int]] = {
    "legal": (legal, 0),
    "illegal": (illegal, 1),
    "unfinished": (unfinished, 1),
    "torn": (torn, 2),
    "no-file": (no_file, 2),
    "of-no-book": (of_no_book, 2),
    "whole": (whole, 0),
    "damaged": (damaged, 1),
    "ruined": (ruined, 1),
    "empty": (empty, 2),
}
PACKS: dict[str, tuple[Judged, int]] = {
    "sound": (pack(name="lowtide"), 0),
    "draft": (pack(name=str(DRAFT)), 1),
    "wrong": (pack(WRONG), 1),
    "rootless": (pack(ROOTLESS), 1),
    "torn": (pack("[themepack\n"), 2),
    "unknown": (pack(name="lowtid"), 2),
    "no-file": (pack(name="nowhere/own.toml"), 2),
}
CASES = [
    pytest.param(case, book, code, id=f"{kind}-{name}")
    for kind, book, cases in (*((book, book, EACH_BOOK) for book in books.book_ids()), ("pack", "nova6", PACKS))
    for name, (case, code) in cases.items()
]


@pytest.mark.parametrize(("case", "book", "code"), CASES)
def test_a_check_ends_with_the_code_of_its_verdict(case: Judged, book: str, code: int, tmp_path: Path) -> None:
    """With and without --json the code is the same; a verdict is the answer, and only bad input is a complaint."""
    words = case(book, tmp_path)
    plain, for_programs = run(*words), run(*words, "--json")
    assert (plain.exit_code, for_programs.exit_code) == (code, code), plain.output
    if code == 2:
        assert plain.stdout == for_programs.stdout == "" and plain.stderr.count("\n") == 1
        return
    assert plain.stderr == for_programs.stderr == "" and plain.stdout.strip()
    told = json.loads(for_programs.stdout)
    assert bool(told["problems"] or told.get("open")) is (code == 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_folder_that_a_server_has_open_is_not_judged(lang: str, tmp_path: Path) -> None:
    """Whether it is sound cannot be said, so it is neither called sound nor unsound."""
    data, _ = kept("nde2", tmp_path)
    with open_store(data):
        ran = run("table", "check", "--data", str(data), lang=lang)
    assert (ran.exit_code, ran.stdout, ran.stderr.count("\n")) == (2, "", 1)


def test_every_check_command_has_cases_for_all_three_codes() -> None:
    """Each command called `check` has cases here for all three codes."""

    def checks(group: click.Group, *path: str) -> set[tuple[str, ...]]:
        ctx = click.Context(group, obj="en")
        found: set[tuple[str, ...]] = set()
        for name in group.list_commands(ctx):
            command = group.get_command(ctx, name)
            found |= checks(command, *path, name) if isinstance(command, click.Group) else {(*path, name)}
        return {each for each in found if each[-1] == "check"}

    assert checks(moothall) == {(name, "check") for name in ("character", "table", "pack", "ruleset")}
