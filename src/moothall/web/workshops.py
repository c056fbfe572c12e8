"""The workshop of a draft: a book's own, that of a pack on the shelf, or that of the pack a table plays."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from moothall import books, packs
from moothall.errors import MoothallError, Unclear
from moothall.speech import voice
from moothall.speech.wording import WithWords
from moothall.talk.workshop import Advice, Sheet, Workshop


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
    """The facts its table has settled for the character."""

    @property
    def said(self) -> WithWords:
        return WithWords(voice(self.lang, self.book), self.work.words)


class Settled(NamedTuple):
    """The settings of a table for its characters: its options, its pack if the book has such, and facts for makers."""

    options: Any
    pack: Any
    told: tuple[Advice, ...]


class WorkshopRequest(NamedTuple):
    """Which workshop is wanted: of a book, in a language, with the packs that lie on the host's shelf.

    It says all that a worker needs, and nothing that would be long to send there.
    """

    book: str
    lang: str
    packs: Mapping[str, Path]
    settled: Settled | None = None
    """By the table that the character is for, if it is for one."""
    taken: tuple[str, ...] = ()
    """Names that characters at that table have: nobody is drawn who is taken for one of them."""

    def shop(self, settings: Mapping[str, str], pack: str) -> Shop:
        """This workshop; settings and pack are chosen only where no table has settled them."""
        return shop_at(self, self.settled) if self.settled is not None else shop_of(self, settings, pack)


def shop_of(wanted: WorkshopRequest, settings: Mapping[str, str], pack: str = "") -> Shop:
    """The workshop of a book, or of a pack of it, under some settings."""
    book, lang = wanted.book, wanted.lang
    title, plain = voice(lang, book).say("book-title"), workshop(book)
    if book != packs.BOOK:
        if pack:
            raise Unclear("error-pack-book", book=book, wanted=packs.BOOK)
        return Shop(book, plain, _options(book, settings), lang, title=title)
    if pack in ("", packs.UNIVERSAL):
        return Shop(book, plain, _options(book, settings), lang, packs.UNIVERSAL, title)
    file = packs.playable(packs.by_id(pack, wanted.packs)).said
    work = packs.format_of(book).workshop_of(file.pack, lang, file.ideas)
    return Shop(book, work, _options(book, {**file.options, **settings}), lang, pack, _titled(title, file.pack, lang))


def settled_at(book: str, state: Any) -> Settled:
    """Read from a table's state what it has settled for its characters."""
    own = packs.format_of(book).pack_of(state) if book == packs.BOOK else None
    return Settled(state.options, own, workshop(book).told(state))


def shop_at(wanted: WorkshopRequest, settled: Settled) -> Shop:
    """The workshop for a table: with the pack it was opened with, even if the file has changed since."""
    book, lang, own = wanted.book, wanted.lang, settled.pack
    title, plain = voice(lang, book).say("book-title"), workshop(book)
    if own is None or own.id == packs.UNIVERSAL:
        return Shop(book, plain, settled.options, lang, own.id if own else "", title, settled.told)
    work = packs.format_of(book).workshop_of(own, lang, _ideas(wanted.packs, own.id))
    return Shop(book, work, settled.options, lang, own.id, _titled(title, own, lang), settled.told)


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
    shop = books.ruleset(book).workshop()
    if shop is None:
        raise MoothallError("error-web-no-workshop", name=book)
    return shop


def _ideas(shelf: Mapping[str, Path], pack: str) -> Any:
    """Words for random characters lie in the file; without it those of the book serve."""
    try:
        return packs.by_id(pack, shelf).said.ideas
    except Unclear:
        return {}


def _titled(title: str, pack: Any, lang: str) -> str:
    return f"{title} · {pack.text('pack.name', lang) or pack.id}"


def _options(book: str, settings: Mapping[str, str]) -> Any:
    options = books.ruleset(book).options()
    return options.read(settings, options.defaults)
