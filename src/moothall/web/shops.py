"""Whose workshop a draft is made in: a book's own, that of a pack on the shelf, or that of the pack a table plays."""

from __future__ import annotations

from typing import Any, NamedTuple

from moothall import books, packs
from moothall.errors import MoothallError, Unclear
from moothall.speech import voice
from moothall.speech.wording import WithWords
from moothall.talk.workshop import Advice, Sheet, Workshop
from moothall.web.hall import Hall


class Shop(NamedTuple):
    """A workshop, the options it works under, and what it goes by."""

    book: str
    work: Workshop
    options: Any
    lang: str
    pack: str = ""
    """The id of its pack, where the book has such."""
    title: str = ""
    told: tuple[Advice, ...] = ()
    """What its table has settled about whoever is made for it."""

    @property
    def said(self) -> WithWords:
        return WithWords(voice(self.lang, self.book), self.work.words)


def shop_of(hall: Hall, book: str, lang: str, settings: dict[str, str], pack: str = "") -> Shop:
    """The workshop of a book, or of a pack of it, under some settings."""
    title, plain = voice(lang, book).say("book-title"), workshop(book)
    if book != packs.BOOK:
        if pack:
            raise Unclear("error-pack-book", book=book, wanted=packs.BOOK)
        return Shop(book, plain, _options(book, settings), lang, title=title)
    if pack in ("", packs.UNIVERSAL):
        return Shop(book, plain, _options(book, settings), lang, packs.UNIVERSAL, title)
    file = packs.playable(packs.by_id(pack, hall.packs)).said
    work = books.part(book, "workshop").of_pack(file.pack, lang, file.ideas)
    return Shop(book, work, _options(book, {**file.options, **settings}), lang, pack, _titled(title, file.pack, lang))


def shop_at(hall: Hall, book: str, lang: str, state: Any) -> Shop:
    """The workshop for a table: with the pack it was opened with, whatever has become of the file since."""
    title, plain = voice(lang, book).say("book-title"), workshop(book)
    own = books.part(book, "workshop").pack_of(state) if book == packs.BOOK else None
    if own is None or own.id == packs.UNIVERSAL:
        return Shop(book, plain, state.options, lang, own.id if own else "", title, plain.told(state))
    work = books.part(book, "workshop").of_pack(own, lang, _ideas(hall, own.id))
    return Shop(book, work, state.options, lang, own.id, _titled(title, own, lang), work.told(state))


def pack_of(sheet: Sheet | None, asked: str) -> str:
    """The pack that a sheet was made with; of a draft that is only begun, the one that is asked for."""
    if sheet is None:
        return asked
    said = sheet.get("pack", "")
    if not isinstance(said, str):
        raise Unclear("error-web-not-a-sheet")
    return said


def workshop(book: str) -> Workshop:
    """The workshop of a book as it stands."""
    if not books.has_part(book, "workshop"):
        raise MoothallError("error-web-no-workshop", name=book)
    shop: Workshop = books.part(book, "workshop").WORKSHOP
    return shop


def _ideas(hall: Hall, pack: str) -> Any:
    """Words for random characters lie in the file; without it those of the book serve."""
    try:
        return packs.by_id(pack, hall.packs).said.ideas
    except Unclear:
        return {}


def _titled(title: str, pack: Any, lang: str) -> str:
    return f"{title} · {pack.text('pack.name', lang) or pack.id}"


def _options(book: str, settings: dict[str, str]) -> Any:
    options = books.part(book, "options")
    return options.read_options(settings, options.defaults(book))
