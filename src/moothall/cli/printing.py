"""Pieces of a page that a book's command gives, said in the reader's language and put on the page."""

from __future__ import annotations

from collections.abc import Iterable

import click

from moothall import books
from moothall.cli import show
from moothall.speech.book_sayer import BookSayer
from moothall.talk.printed import (
    AsIs,
    Columns,
    EmptyLine,
    Heading,
    LogLines,
    Paragraph,
    Piece,
    Remark,
    Shares,
    Texts,
    percent,
)


def put(pieces: Iterable[Piece], said: BookSayer) -> None:
    """Put pieces on the page of whoever reads standard output."""
    page = show.page()
    for piece in pieces:
        _put(page, piece, said)


def _put(page: show.Page, piece: Piece, said: BookSayer) -> None:
    match piece:
        case Heading(text):
            page.heading(text)
        case Paragraph(text, indent):
            page.text(text, indent)
        case Remark(text):
            page.note(text)
        case Columns(rows, indent):
            page.table(rows, indent=indent)
        case Shares(rows):
            _put_shares(page, piece, said)
        case EmptyLine():
            page.gap()
        case AsIs(text):
            click.echo(text)
        case LogLines():
            _put_log(page, piece, said)


def _put_shares(page: show.Page, shares: Shares, said: Texts) -> None:
    page.table([(name, str(chance), percent(said, chance), page.bar(chance)) for name, chance in shares.rows])


def _put_log(page: show.Page, told: LogLines, said: BookSayer) -> None:
    from moothall.speech.teller import lines

    for kind, line, why in lines(said.teller, told.log, reckon=books.ruleset(said.book).reckoning()):
        if told.kinds and kind not in told.kinds:
            continue
        page.text(line)
        for reason in why:
            page.note(reason)
