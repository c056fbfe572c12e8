"""Encounters as people write them: a file of TOML, or the same as plain data, checked before anything is counted."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from moothall import books
from moothall.errors import Unclear
from moothall.talk.encounters import Encounters
from moothall.validation import validation_error

MOST_BYTES = 1_000_000
MOST_HEROES, MOST_FOES = 12, 60
"""More never stood at one table, and every one of them doubles the work."""


class Encounter(NamedTuple):
    """Who meets whom, by which rules and tactics."""

    ruleset: str
    options: Any
    heroes: tuple[Any, ...]
    foes: tuple[Any, ...]
    tactics: Any

    @staticmethod
    def read(file: str | Path) -> Encounter:
        """An encounter from a file. Sheets that it names lie beside it."""
        path = Path(file)
        try:
            found = path.read_bytes()[: MOST_BYTES + 1].decode("utf-8-sig")
            return Encounter.of(tomllib.loads(found), path.parent)
        except OSError as problem:
            raise Unclear("error-no-file", file=str(file)) from problem
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
            raise Unclear("error-forecast-toml", file=str(file), problem=str(problem)) from problem

    @staticmethod
    def of(said: Mapping[str, Any], folder: Path | None = None) -> Encounter:
        """An encounter from plain data, as it stands in a file."""
        _refuse_unknown(said, ("ruleset", "options", "heroes", "foes", "tactics"))
        ruleset = str(said.get("ruleset", ""))
        part, options = encounters_of(ruleset), books.ruleset(ruleset).options()
        settings = {name: str(value) for name, value in _table(said, "options").items()}
        heroes = _lines(part.hero, [_with_sheet(line, folder) for line in _rows(said, "heroes")], MOST_HEROES, "heroes")
        foes = _lines(part.foe, _rows(said, "foes"), MOST_FOES, "foes")
        tactics = _record(part.tactics, _table(said, "tactics"))
        return Encounter(ruleset, options.read(settings, options.defaults), heroes, foes, tactics)


def encounters_of(ruleset: str) -> Encounters:
    """What a book says about its encounters, or one sentence that it says nothing."""
    part = books.ruleset(ruleset).encounters()
    if part is None:
        known = ", ".join(id for id in books.book_ids() if books.ruleset(id).encounters() is not None)
        raise Unclear("error-forecast-book", book=ruleset, books=known)
    return part


def _table(said: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    found = said.get(name, {})
    if not isinstance(found, Mapping):
        raise Unclear("error-forecast-shape", name=name)
    return found


def _rows(said: Mapping[str, Any], name: str) -> list[Mapping[str, Any]]:
    found = said.get(name, [])
    if not isinstance(found, list) or not all(isinstance(row, Mapping) for row in found):
        raise Unclear("error-forecast-shape", name=name)
    return found


def _with_sheet(line: Mapping[str, Any], folder: Path | None) -> Mapping[str, Any]:
    """A line whose sheet is named as a file, with what the file holds."""
    if folder is None or not isinstance(line.get("sheet"), str):
        return line
    file = folder / line["sheet"]
    try:
        return {**line, "sheet": json.loads(file.read_bytes()[: MOST_BYTES + 1])}
    except OSError as problem:
        raise Unclear("error-no-file", file=str(file)) from problem
    except ValueError as problem:
        raise Unclear("error-not-json", file=str(file)) from problem


def _lines(kind: type[Any], rows: Iterable[Mapping[str, Any]], most: int, name: str) -> tuple[Any, ...]:
    """Return the lines of one side, which has one member at least and `most` at most."""
    lines = tuple(_record(kind, row) for row in rows)
    if any(line.count < 1 for line in lines) or not lines:
        raise Unclear("error-forecast-nobody", side=name)
    count = sum(line.count for line in lines)
    if count > most:
        raise Unclear("error-forecast-crowd", side=name, count=count, most=most)
    return lines


def _record(kind: type[Any], row: Mapping[str, Any]) -> Any:
    _refuse_unknown(row, tuple(field.name for field in fields(kind)))
    try:
        return msgspec.convert(row, kind)
    except msgspec.ValidationError as problem:
        raise validation_error(problem) from problem


def _refuse_unknown(said: Mapping[str, Any], known: tuple[str, ...]) -> None:
    for name in said:
        if name not in known:
            raise Unclear("error-forecast-field", name=str(name)[:60], known=", ".join(known))
