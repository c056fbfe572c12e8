"""Pieces of a page that a book's command gives, said in the reader's language and put on the page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import click

from moothall.cli import show
from moothall.speech import voice
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

if TYPE_CHECKING:
    from moothall.speech.teller import Teller


class BookSayer:
    """The words of a book for its commands, with those of a pack and the names of people before them."""

    def __init__(self, lang: str, book: str, names: Mapping[str, str] | None = None, pack: object = None) -> None:
        self.lang = lang
        self._voice = voice(lang, book)
        self._names, self._pack = names or {}, pack

    def say(self, key: str, /, **values: Any) -> str:
        return self._voice.say(key, **values)

    def has(self, key: str, part: str | None = None) -> bool:
        return self._voice.has(key, part)

    @property
    def teller(self) -> Teller:
        from moothall.speech.teller import Teller  # odds for programs never need it

        return Teller(self._voice, self._named)

    def word(self, value: str, field: str = "") -> str:
        return self.teller.word(value, field)

    def reason(self, what: str, amount: int, cite: str, of: str = "") -> str:
        return self.teller.reason(what, amount, cite, of)

    def rule(self, cite: str) -> str:
        return self.teller.rule(cite)

    def _named(self, id: str) -> str | None:
        if id in self._names:
            return self._names[id]
        said = getattr(self._pack, "said", None)
        return said(id, self.lang) or None if said else None


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

    for kind, line, why in lines(said.teller, told.log):
        if told.kinds and kind not in told.kinds:
            continue
        page.text(line)
        for reason in why:
            page.note(reason)
