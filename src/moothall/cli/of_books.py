"""Commands that books bring: those for a book by its id, and those on a character's file, which says its book."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import click

from moothall import books
from moothall.cli import files
from moothall.cli.book_command import answer, made_command, own_command, run_own
from moothall.cli.localized import ByBook
from moothall.cli.sheets import ruleset_of
from moothall.errors import Unclear
from moothall.ruleset import nothing
from moothall.talk.flags import FlagField, fields_of

if TYPE_CHECKING:
    from moothall.ruleset import Ruleset

CHARACTER = "character "
NEW = f"{CHARACTER}new"
ELSEWHERE = {"show": "error-other-ruleset"}
"""What is said of a file whose book does not have a command, where it is not that all of it happens at the table."""


def command_names(under: str = "") -> list[str]:
    """The commands that books have, by what is typed; `under` another word, or at the top."""
    every = dict.fromkeys(name for book in books.opened() for name in book.commands)
    rest = [name.removeprefix(under) for name in every if name.startswith(under)]
    return [name for name in rest if " " not in name]


def first_with(command: str) -> str:
    """The first book that has a command."""
    return next((book.id for book in books.opened() if command in book.commands), "")


def by_book(name: str) -> click.Command | None:
    """The command of this name for each book that has it; none if no book does."""

    def has(book: Ruleset) -> bool:
        return name in book.commands

    def made(book: str) -> click.Command:
        return own_command(book, books.ruleset(book).commands[name]())

    return ByBook(name, has, made) if first_with(name) else None


# ---- New characters --------------------------------------------------------------------------------------------------


def has_new(book: Ruleset) -> bool:
    """Whether characters of a book can be made here: by a command of its own, or in its workshop."""
    return NEW in book.commands or book.workshop is not nothing


def new_command(book: str) -> click.Command:
    """`moothall character new` for a book."""
    ruleset = books.ruleset(book)
    if NEW in ruleset.commands:
        return own_command(book, ruleset.commands[NEW]())
    from moothall.talk.book_commands import new_in

    workshop = ruleset.workshop()
    assert workshop is not None, book
    return own_command(book, new_in(workshop))


# ---- Commands on a file ----------------------------------------------------------------------------------------------


def on_file(name: str) -> click.Command | None:
    """A command on a character's file, with the flags of every book that has it; none if no book does."""
    path = f"{CHARACTER}{name}"
    having = [book for book in books.opened() if path in book.commands]
    if not having:
        return None
    fields: dict[str, FlagField] = {}
    for book in having:
        fields = {field.field: field for field in fields_of(book.commands[path]().flags)} | fields
    return made_command(name, having[0].id, fields.values(), partial(_run_on_file, name, having))


def _run_on_file(
    name: str, having: list[Ruleset], file: str, settings: tuple[str, ...], lang: str, as_json: bool, **given: Any
) -> None:
    """Read the file, then run the command of the book that it was made by."""
    import json

    sheet = files.read_json(file)
    book = ruleset_of(sheet)
    path = f"{CHARACTER}{name}"
    if all(one.id != book for one in having):
        known = ", ".join(one.id for one in having)
        raise Unclear(ELSEWHERE.get(name, "error-only-at-the-table"), file=file, ruleset=book, wanted=known)
    command = books.ruleset(book).commands[path]()
    _check_flags(command.flags, given)
    printout = run_own(book, command, given | {"file": sheet}, settings, lang, file)
    if printout.saved is not None:
        files.write(file, json.dumps(printout.saved, ensure_ascii=False, indent=1) + "\n")
    answer(printout, lang, book, as_json)


def _check_flags(flags: type[Any], given: dict[str, Any]) -> None:
    """Whether this book's command takes every flag that was given: another's may take more."""
    known = {field.field: field.flag for field in fields_of(flags)}
    for name in given:
        if given[name] and name not in known:
            flag = "--" + name.replace("_", "-")
            raise Unclear("error-unknown-flag", name=flag, nearest=books.nearest(flag, known.values()))
