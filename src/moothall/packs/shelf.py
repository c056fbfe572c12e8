"""Finding and reading packs: those that come with the program by their id, others by the path of their file."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from moothall import books
from moothall.errors import Unclear
from moothall.packs.lines import line_at, lines_of
from moothall.records import changed

if TYPE_CHECKING:
    from moothall.ruleset import PackFormat

BOOK = "nova6"
"""The book that has packs."""
UNIVERSAL = "universal"
MOST_BYTES = 256 * 1024
"""Of a file. It is looked at before anything is read."""
MOST_BASES = 8
MOST_NAMED = 3
"""Gaps that are named where a draft is refused."""

HERE = Path(__file__).parent
SHELVES = (HERE / "shipped", HERE.parents[2] / "packs")
"""The folder of the shipped packs: in an installed program, or in the project."""


class WrongPack(Unclear):
    """A pack that could be read, and says what no pack can say; `file` and `line` are among its values."""


class Shelved(NamedTuple):
    """A pack that was read: what its file is called, and all it says (a `PackFile` of the book)."""

    file: str
    said: Any


def format_of(book: str) -> PackFormat:
    """How packs of a book are read; raises `Unclear` for a book without packs."""
    found = books.ruleset(book).packs()
    if found is None:
        raise Unclear("error-pack-book", book=book, wanted=BOOK)
    return found


def shipped() -> dict[str, Path]:
    """The packs that come with the program, by id."""
    shelf = next((shelf for shelf in SHELVES if shelf.is_dir()), None)
    return {} if shelf is None else {path.stem: path for path in sorted(shelf.glob("*.toml"))}


def find(name: str) -> Path:
    """The file of a pack: its own path, or the id of one that comes with the program."""
    if name.endswith(".toml") or "/" in name or "\\" in name:
        return Path(name)
    known = shipped()
    if name not in known:
        ids = (UNIVERSAL, *known)
        raise Unclear("error-pack-none", name=name, nearest=books.nearest(name, ids), known=", ".join(ids))
    return known[name]


def load(name: str) -> Shelved:
    """A pack with everything it is based on; raises `Unclear` with file and line at the first thing that is wrong."""
    if name == UNIVERSAL:
        return Shelved(UNIVERSAL, format_of(BOOK).reading.UNIVERSAL_FILE)
    return _load(find(name), ())


def made_with(sheet: Mapping[str, Any], file: str) -> Shelved:
    """The pack that a character was made with: one that comes with the program, or one beside the character's file."""
    said = sheet.get("pack")
    name = said if isinstance(said, str) else UNIVERSAL
    beside = Path(file).parent / f"{name}.toml"
    sound = name.replace("-", "").isalnum() and name.isascii()
    own = sound and name not in (UNIVERSAL, *shipped()) and beside.is_file()
    return load(str(beside) if own else name)


def by_id(id: str, own: Mapping[str, Path]) -> Shelved:
    """A pack by its id and never by a path: of those that come with the program, or of some others."""
    if id == UNIVERSAL:
        return load(id)
    known = {**shipped(), **own}
    if id not in known:
        ids = (UNIVERSAL, *known)
        raise Unclear("error-pack-none", name=id, nearest=books.nearest(id, ids), known=", ".join(ids))
    return _load(known[id], ())


def playing(own: Mapping[str, Path], language: str) -> list[Any]:
    """The packs that a table may choose from, as they are told in a language: all that are no drafts."""
    shelf = [by_id(id, own).said for id in (*shipped(), *own)]
    return [changed(file.pack, tongue=language) for file in shelf if not file.is_draft]


def playable(shelved: Shelved) -> Shelved:
    """This pack, if nothing is open that characters need; raises `Unclear` if it is only a draft."""
    if shelved.said.is_draft:
        gaps = shelved.said.pack.todo or tuple(slot.id for slot in shelved.said.pack.aspects if slot.mode == "list")
        raise Unclear("error-pack-draft", pack=shelved.said.pack.id, open=", ".join(gaps[:MOST_NAMED]))
    return shelved


def read(file: str, text: str) -> Shelved:
    """A pack from the text of its file."""
    return _read(Path(file), text, ())


def problems(name: str) -> list[WrongPack]:
    """Everything that is wrong in the file of a pack, by line; raises where the file cannot be read at all."""
    if name == UNIVERSAL:
        return []
    path = find(name)
    text = _text(path)
    document, book, lines = _parsed(path, text), format_of(BOOK).reading, lines_of(text)
    try:
        base = _base(path, text, book.base_of(document), ())
    except WrongPack as problem:
        return [problem]
    found = [_located(path, lines, wrong) for wrong in book.wrong_in(document, base)]
    return sorted(found, key=_line)


def _line(problem: WrongPack) -> int:
    line: int = problem.values["line"]
    return line


def _located(path: Path, lines: dict[tuple[str | int, ...], int], wrong: Any) -> WrongPack:
    """An error of a document with the lines of its file."""
    values = dict(wrong.values)
    if "first" in values:
        values["first"] = line_at(lines, values["first"])
    return WrongPack(wrong.key, cite=wrong.cite, file=str(path), line=line_at(lines, wrong.path), **values)


def _load(path: Path, above: tuple[Path, ...]) -> Shelved:
    return _read(path, _text(path), above)


def _text(path: Path) -> str:
    try:
        with path.open("rb") as opened:
            raw = opened.read(MOST_BYTES + 1)
    except OSError:
        raise Unclear("error-no-file", file=str(path)) from None
    if len(raw) > MOST_BYTES:
        raise Unclear("error-pack-size", file=str(path), most=MOST_BYTES // 1024)
    try:
        return raw.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as problem:
        line = raw[: problem.start].count(b"\n") + 1
        raise Unclear("error-pack-letters", file=str(path), line=line) from None


def _read(path: Path, text: str, above: tuple[Path, ...]) -> Shelved:
    document = _parsed(path, text)
    book = format_of(BOOK).reading
    base = _base(path, text, book.base_of(document), above)
    try:
        return Shelved(str(path), book.read_pack(document, base))
    except book.Wrong as wrong:
        raise _located(path, lines_of(text), wrong) from None


def _parsed(path: Path, text: str) -> Any:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        found = re.search(r"line (\d+), column (\d+)", str(problem))
        line, column = found.groups() if found else (text.count("\n") + 1, 1)
        raise Unclear("error-pack-toml", file=str(path), line=int(line), column=int(column)) from None
    except (RecursionError, ValueError):
        raise Unclear("error-pack-toml", file=str(path), line=1, column=1) from None


def _base(path: Path, text: str, name: str, above: tuple[Path, ...]) -> Any:
    """Return the base of a pack: none, the universal pack, one beside it, or one that comes with the program."""
    if not name:
        return None
    if name == UNIVERSAL:
        return format_of(BOOK).reading.UNIVERSAL_FILE
    line = line_at(lines_of(text), ("themepack", "base"))
    beside = path.parent / f"{name}.toml"
    known = shipped()
    if "/" in name or "\\" in name or not (beside.is_file() or name in known):
        known_ids = (UNIVERSAL, *known)
        nearest = books.nearest(name, known_ids)
        raise WrongPack("error-pack-base", file=str(path), line=line, name=name, nearest=nearest)
    target = beside if beside.is_file() else known[name]
    chain = (*above, path.resolve())
    if target.resolve() in chain or len(chain) > MOST_BASES:
        round_trip = " → ".join([*(one.stem for one in chain), target.stem])
        raise WrongPack("error-pack-cycle", file=str(path), line=line, chain=round_trip)
    return _load(target, chain).said
