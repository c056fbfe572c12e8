"""The words of a book for what it shows of odds, rolls and characters, on the command line and on a page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from moothall.speech.voice import voice

if TYPE_CHECKING:
    from moothall.speech.teller import Teller


class BookSayer:
    """The words of a book for its commands, with those of a pack and the names of people before them."""

    def __init__(self, lang: str, book: str, names: Mapping[str, str] | None = None, pack: object = None) -> None:
        self.lang = lang
        self.book = book
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
