"""Commands made of what a book's record says: flags from the fields of a type, the rest from its functions."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from moothall import books
from moothall.cli import show
from moothall.cli.localized import LocalizedCommand, common
from moothall.cli.settings import changed_options, read_settings, with_options
from moothall.ruleset import nothing
from moothall.talk.flags import FlagField, fields_of

if TYPE_CHECKING:
    from moothall.ruleset import Ruleset
    from moothall.talk.book_commands import BookCommand, CommandDesk, Printout
    from moothall.talk.chance import Chances
    from moothall.talk.queries import RollInquiry, RollQuery

Given = Mapping[str, Any]
"""What was given on the command line, by the name of a field."""


# ---- Flags -----------------------------------------------------------------------------------------------------------


def made_command(
    name: str, book: str, fields: Iterable[FlagField], run: Callable[..., Any], more: Iterable[FlagField] = ()
) -> click.Command:
    """A command with the flags of a book, `more` of the program, and those that all have.

    It is called with `settings`, `lang` and `as_json`, and with what was given for each field.
    """
    command = click.command(name, cls=LocalizedCommand)(with_options(common(run)))
    option, *shared = command.params
    own, ours = map(_parameter, fields), map(_parameter, more)
    command.params = [*own, option, *ours, *shared]
    command.book = book
    return command


def _parameter(field: FlagField) -> click.Parameter:
    if not field.flag:
        many = {"nargs": -1} if field.several else {}
        return click.Argument([_operand(field)], metavar=field.metavar or None, **many)  # type: ignore[arg-type]
    if field.kind == "switch" and field.words:  # the usual word may be left out
        usual, words = str(field.sets), click.Choice(field.words)
        return click.Option([field.flag, field.field], type=words, is_flag=False, flag_value=usual)
    if field.kind == "switch":
        return click.Option([field.flag, field.field], is_flag=True)
    if field.kind == "word":
        return click.Option([field.flag, field.field], type=click.Choice(field.words), multiple=field.several)
    takes = click.INT if field.kind == "number" else click.STRING
    return click.Option([field.flag, field.field], type=takes, metavar=field.metavar, multiple=field.several)


def _operand(field: FlagField) -> str:
    """An operand as the parser and the help call it: a sheet is given by its file."""
    return "file" if field.names == "sheet" else field.field


def _settings(fields: Iterable[FlagField], given: Given) -> dict[str, str]:
    """The options of a table that have a flag of their own."""
    return {field.setting: given[field.field] for field in fields if field.setting and given[field.field]}


def _record(record: type[Any], fields: Iterable[FlagField], given: Given, **known: Any) -> Any:
    """The record of flags that was given; raises `Unclear` at the first that cannot be read."""
    read = {one.field: one.value(given.get(one.field)) for one in fields if one.field not in known}
    return record(**read | known)


# ---- Odds and rolls --------------------------------------------------------------------------------------------------


class QueryCommand(NamedTuple):
    """A book's question about a roll, with its flags."""

    book: str
    query: RollQuery[Any, Any, Any]
    fields: tuple[FlagField, ...]

    def inquiry(self, given: Given, settings: tuple[str, ...]) -> RollInquiry[Any, Any, Any]:
        """The question as it was put; refuses what the rules refuse."""
        from moothall.talk.queries import RollInquiry

        query = self.query
        options = self.options(given, settings)
        situation = query.understood(_record(query.flags, self.fields, given), options)
        return RollInquiry(
            situation=situation,
            options=options,
            roll=query.ask(situation, options),
            changed=changed_options(options, self.book),
            count=lambda situation: _chances(query, situation, options),
        )

    def options(self, given: Given, settings: tuple[str, ...]) -> Any:
        return read_settings(settings, self.book, **_settings(self.fields, given))


def _chances(query: RollQuery[Any, Any, Any], situation: Any, options: Any) -> Chances[Any]:
    from moothall.handlers.odds import odds
    from moothall.handlers.policy import Policy

    roll = query.ask(situation, options)
    return odds(roll.opening, roll.table, query.fold, Policy(roll.policy, roll.answers), query.figure)


def has_query(book: Ruleset) -> bool:
    """Whether a book answers questions about a roll. What it leaves out is not opened to find out."""
    return book.query is not nothing


def query_of(book: str) -> QueryCommand:
    """The question about a roll that a book answers."""
    query = books.ruleset(book).query()
    assert query is not None, book
    return QueryCommand(book, query, fields_of(query.flags))


def odds_command(book: str) -> click.Command:
    """`moothall odds` for a book."""
    asked = query_of(book)

    def run(settings: tuple[str, ...], lang: str, as_json: bool, **given: Any) -> None:
        inquiry = asked.inquiry(given, settings)
        if as_json:
            show.put_json({"ruleset": book, **asked.query.answer(inquiry)})
            return
        from moothall.cli.printing import put
        from moothall.speech.book_sayer import BookSayer

        said = BookSayer(lang, book)
        put(asked.query.shown(inquiry, said), said)

    return made_command(book, book, asked.fields, run)


# ---- Commands of a book's own ----------------------------------------------------------------------------------------


def own_command(book: str, command: BookCommand[Any]) -> click.Command:
    """A command of a book."""
    fields = fields_of(command.flags)

    def run(settings: tuple[str, ...], lang: str, as_json: bool, **given: Any) -> None:
        answer(run_own(book, command, given, settings, lang), lang, book, as_json)

    if any(field.names == "sheet" for field in fields):
        raise TypeError(f"{book}: only a command under “character” takes a character's file")
    return made_command(book, book, fields, run)


def run_own(
    book: str, command: BookCommand[Any], given: Given, settings: tuple[str, ...], lang: str, file: str = ""
) -> Printout:
    """Run a command of a book on what was given; a sheet comes from its file."""
    fields = fields_of(command.flags)
    sheets = {field.field: given["file"] for field in fields if field.names == "sheet"}
    pack = _pack(book, fields, given, next(iter(sheets.values()), None), file)
    under = tuple(f"{name}={value}" for name, value in pack.options.items()) if pack else ()
    options = read_settings((*under, *settings), book)
    read = {name: _legal(sheet, file, book, options, pack, lang) for name, sheet in sheets.items()}
    for field in fields:
        if field.names == "ruleset" and given[field.field] is not None:
            books.ruleset(given[field.field])  # says which rulesets there are, if this is none of them
    return command.run(_record(command.flags, fields, given, **read), _desk(book, options, lang, pack, file))


def _pack(book: str, fields: Iterable[FlagField], given: Given, sheet: Any, path: str) -> Any:
    """The pack that a flag names, or that a sheet was made with, in a book that has packs."""
    from moothall import packs

    for field in fields:
        if field.names == "pack":
            return packs.playable(packs.load(given[field.field] or field.default)).said
    if sheet is None or book != packs.BOOK:
        return None
    return packs.made_with(sheet, path).said


def _legal(sheet: Any, file: str, book: str, options: Any, pack: Any, lang: str) -> Any:
    """A sheet that breaks no rule."""
    from moothall import packs
    from moothall.cli.sheets import check_legal

    workshop = books.ruleset(book).workshop()
    if pack:
        workshop = packs.format_of(book).workshop_of(pack.pack, lang, pack.ideas)
    check_legal(file, workshop.judged(sheet, options) if workshop else ())
    return sheet


def _desk(book: str, options: Any, lang: str, pack: Any, file: str) -> CommandDesk:
    """What the program lends a command."""
    import secrets

    from moothall.handlers.bots import play_out
    from moothall.handlers.dice import Seeded
    from moothall.handlers.policy import Policy
    from moothall.handlers.stage import Stage
    from moothall.speech.book_sayer import BookSayer
    from moothall.talk.book_commands import CommandDesk

    def draws(seed: str | None) -> Seeded:
        return Seeded(seed if seed is not None else secrets.token_hex(8))

    def play(opening: Any, table: Any, seed: str | None) -> tuple[Any, list[Any]]:
        stage = Stage(table, books.ruleset(book).mechanics().fold, draws(seed))
        return play_out(stage, opening, Policy("defaults", {})), stage.log

    return CommandDesk(options, BookSayer(lang, book, pack=pack and pack.pack), draws, play, pack, file)


def answer(printout: Printout, lang: str, book: str, as_json: bool) -> None:
    """Print what a command answers. A file is JSON for everybody; as pure ASCII it is the same in any encoding."""
    if printout.lines is None:
        click.echo(json.dumps(printout.data, indent=1))
    elif as_json:
        show.put_json(printout.data)
    else:
        from moothall.cli.printing import put
        from moothall.speech.book_sayer import BookSayer

        put(printout.lines, BookSayer(lang, book))
