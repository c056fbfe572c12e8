"""`moothall roll`: one roll, or a whole test, with its reasons. Each book has flags of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import click

from moothall.cli import show
from moothall.cli.book_command import QueryCommand, has_query, made_command, query_of
from moothall.cli.localized import ByBook
from moothall.cli.rolling import converse_here, dice_for, read_faces, what_fell
from moothall.errors import Unclear
from moothall.talk.flags import Flag, FlagField, flag_field

if TYPE_CHECKING:
    from collections.abc import Mapping

    from moothall.ledger.entries import Entry

FACES = flag_field("faces", Flag(metavar="FACES"))
TEST = (flag_field("sheet", Flag(metavar="FILE")), flag_field("aim", Flag(metavar="WORDS")))
"""Flags of a whole test."""


class RollReport(NamedTuple):
    """The report of a roll: the roll as described, its result (none if nothing was rolled), log, and names."""

    roll: Any
    result: Any
    log: list[Entry]
    names: Mapping[str, str]
    renamed: Any
    """The names that rules have at this table."""


def roll_command(book: str) -> click.Command:
    """`moothall roll` for a book."""
    asked = query_of(book)

    def run(
        faces: str | None,
        settings: tuple[str, ...],
        lang: str,
        as_json: bool,
        sheet: str | None = None,
        aim: str | None = None,
        **given: Any,
    ) -> None:
        shown = read_faces(faces)
        if sheet is not None:
            rolled = _play_test(asked, sheet, _aim(aim, asked.fields, given), shown, lang, given, settings)
        elif aim is not None:
            raise Unclear("error-goes-with", name="--aim", other="--sheet")
        else:
            rolled = _roll_dice(asked, given, settings, shown, lang)
        if as_json:
            show.put_json(_answer(asked, rolled))
        else:
            _print(asked, lang, rolled)

    return made_command(book, book, asked.fields, run, (FACES, *(TEST if asked.query.test else ())))


def _roll_dice(
    asked: QueryCommand, given: dict[str, Any], settings: tuple[str, ...], faces: list[int], lang: str
) -> RollReport:
    from moothall.handlers.bots import play_out
    from moothall.handlers.dice import Entropy, Given
    from moothall.handlers.policy import Policy
    from moothall.handlers.stage import Stage
    from moothall.speech import voice
    from moothall.talk.rule_names import names_at

    inquiry, query = asked.inquiry(given, settings), asked.query
    roll = inquiry.roll
    query.check_faces(inquiry, faces)
    stage = Stage(roll.table, query.fold, Given(faces, Entropy()))
    result = play_out(stage, roll.opening, Policy(roll.policy, roll.answers))
    names = {id: voice(lang, asked.book).say(key) for id, key in query.called.items()}
    return RollReport(roll, result, stage.log, names, names_at(stage.state))


def _aim(aim: str | None, fields: tuple[FlagField, ...], given: dict[str, Any]) -> str:
    """Return the declared aim. The test itself asks for all that the flags of a roll would say."""
    for field in fields:
        if given[field.field] and not field.setting:
            raise Unclear("error-not-with-sheet", name=field.flag)
    if aim is None or not aim.strip():
        raise Unclear("error-missing-flag", name="--aim")
    return aim


def _play_test(
    asked: QueryCommand,
    file: str,
    aim: str,
    faces: list[int],
    lang: str,
    given: dict[str, Any],
    settings: tuple[str, ...],
) -> RollReport:
    from moothall import books
    from moothall.cli.sheets import read_sheet
    from moothall.handlers.stage import Stage
    from moothall.talk.rule_names import names_at

    assert asked.query.test is not None, asked.book
    books.load(asked.book)  # whatever the test begins, the log must know by name
    options = asked.options(given, settings)
    test = asked.query.test(read_sheet(file, asked.book, options), aim, options)
    stage = Stage(test.table, books.ruleset(asked.book).mechanics().fold, dice_for(faces))
    conversation = stage.open(test.opening)
    converse_here(conversation, lang, asked.book, dict(test.names))
    return RollReport(None, conversation.result, stage.log, test.names, names_at(stage.state))


def _answer(asked: QueryCommand, rolled: RollReport) -> dict[str, Any]:
    """Return the JSON object for programs."""
    from moothall.ledger import entries

    more = () if rolled.result is None else asked.query.cited(rolled.result)
    return {
        "ruleset": asked.book,
        **asked.query.result(rolled.roll, rolled.result),
        "citations": sorted({*entries.citations(rolled.log, rolled.renamed), *more}),
        **what_fell(rolled.log),
    }


def _print(asked: QueryCommand, lang: str, rolled: RollReport) -> None:
    """Print the result for people."""
    from moothall.cli.printing import put
    from moothall.speech.book_sayer import BookSayer
    from moothall.talk.printed import LogLines

    said = BookSayer(lang, asked.book, rolled.names)
    put((LogLines(rolled.log),), said)
    if rolled.result is not None:
        put(asked.query.verdict(rolled.result, said), said)


command = ByBook("roll", has_query, roll_command)
