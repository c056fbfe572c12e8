"""A voice: the texts of one language, with English for those it lacks.

Reading Fluent files needs a library that is slow to import, so nothing here touches it before the first word is said.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from moothall import books
from moothall.errors import MoothallError, Word
from moothall.speech.languages import ENGLISH, TEXTS

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern


LONGEST = 2_000
"""Of a value, in letters. Fluent refuses to say more than 2,500 in one breath."""


class MissingText(KeyError):
    """No file has this text, or it wants a value that was not given: a bug of ours, never the reader's fault."""


class Voice:
    """Says texts in one language."""

    def __init__(self, lang: str, *places: Path, book: str = "") -> None:
        self.lang = lang
        self._places = places
        self._book = book
        self._known: dict[tuple[str, str | None], str] = {}
        """Texts without values, such as terms and titles: a server says the same ones all session."""

    def say(self, key: str, /, **values: Any) -> str:
        """A text, with its values filled in."""
        return self._said(key, None, values)

    def part(self, key: str, part: str, /, **values: Any) -> str:
        """A further part of a text, such as the gist that belongs to a rule's title."""
        return self._said(key, part, values)

    def has(self, key: str, part: str | None = None) -> bool:
        """Whether there is such a text, or such a part of one."""
        if (key, part) in self._known:
            return True
        return any(_pattern(bundle, key, part) is not None for _, bundle in self._bundles(key))

    def language_of(self, key: str, part: str | None = None) -> str:
        """The language a text is said in: English where ours has none."""
        known = (lang for lang, bundle in self._bundles(key) if _pattern(bundle, key, part) is not None)
        return next(known, ENGLISH)

    def error(self, error: MoothallError, *, cites: bool = True) -> str:
        """An error as one sentence, with the id of the rule that decided; one may give another as its cause."""
        said = self.say(error.key, **{name: self._told(value) for name, value in error.values.items()})
        return f"{said.removesuffix('.')} ({error.cite})." if error.cite and cites else said

    def _told(self, value: Any) -> Any:
        """A value of an error: a cause is a sentence of its own, a word is that of its book."""
        match value:
            case MoothallError():
                return self.error(value)
            case Word(book=book, texts=texts, otherwise=otherwise):
                ours = voice(self.lang, book) if books.is_known(book) else self
                return next((ours.say(text) for text in texts if ours.has(text)), otherwise)
            case (Word(), *_):
                return ", ".join(self._told(word) for word in value)
        return value

    def _said(self, key: str, part: str | None, values: dict[str, Any]) -> str:
        if not values and (key, part) in self._known:
            return self._known[key, part]
        for _, bundle in self._bundles(key):
            pattern = _pattern(bundle, key, part)
            if pattern is not None:
                said = _filled(bundle, pattern, f"{key}.{part}" if part else key, values)
                return said if values else self._known.setdefault((key, part), said)
        raise MissingText(f"{key}.{part}" if part else key)

    def _bundles(self, key: str) -> Iterator[tuple[str, FluentBundle]]:
        """Our own texts, then the English ones, which are read only when something is missing.

        The words of a layer stand in its code, and are looked for last: no file has a text of that name.
        """
        langs = tuple(dict.fromkeys((self.lang, ENGLISH)))
        yield from ((lang, _bundle(lang, self._places, self._book)) for lang in langs)
        if layer := books.layer_of_text(key):
            yield from ((lang, _layer_bundle(lang, layer)) for lang in langs)


@cache
def voice(lang: str, book: str | None = None) -> Voice:
    """Return the voice of a language: the program's own texts, or those and a book's. A layer speaks as its book."""
    if book is not None and books.is_layer(book):
        book = books.layer(book).over[0]
    return Voice(lang, TEXTS) if book is None else Voice(lang, TEXTS, books.folder(book) / "texts", book=book)


def sentence(error: MoothallError, lang: str, *, cites: bool = True) -> str:
    """Return an error as one sentence. Its text may lie with the program, with the book it cites, or with any book."""
    cited = [books.book_of(error.cite)] if error.cite else []
    shelves = [None, *(id for id in (*cited, *books.book_ids()) if books.is_known(id))]
    voices = (voice(lang, shelf) for shelf in shelves)
    return next((one for one in voices if one.has(error.key)), voice(lang)).error(error, cites=cites)


@cache
def _bundle(lang: str, places: tuple[Path, ...], book: str) -> FluentBundle:
    """All texts of a language. Where editions share a folder, one may have words of its own in a folder inside it."""
    from moothall.speech.bundles import Bundle

    bundle = Bundle(lang)
    for place in (folder / lang for folder in places):
        for path in (*sorted(place.glob("*.ftl")), *(sorted((place / book).glob("*.ftl")) if book else ())):
            bundle.add(path.read_text(encoding="utf-8"))
    return bundle


@cache
def _layer_bundle(lang: str, layer: str) -> FluentBundle:
    """The words of one layer in one language, as far as it has them."""
    from moothall.speech.bundles import Bundle

    bundle = Bundle(lang)
    for key, said in books.layer_texts(layer, lang).items():
        parts = "".join(f"\n    .{part} = {_literal(words)}" for part, words in said.items() if part and words)
        bundle.add(f"{key} = {_literal(said[''])}{parts}\n")
    return bundle


def _literal(words: str) -> str:
    """Words as Fluent takes them without reading anything into them."""
    return '{ "' + " ".join(words.split()).replace("\\", "\\\\").replace('"', '\\"') + '" }'


def _pattern(bundle: FluentBundle, key: str, part: str | None) -> Pattern | None:
    if not bundle.has_message(key):
        return None
    message = bundle.get_message(key)
    return message.attributes.get(part) if part else message.value


def _filled(bundle: FluentBundle, pattern: Pattern, name: str, values: dict[str, Any]) -> str:
    said, problems = bundle.format_pattern(pattern, {which: _sayable(value) for which, value in values.items()})
    if problems:
        raise MissingText(f"{name}: {problems[0]}")
    return str(said)


def _sayable(value: Any) -> Any:
    """Fluent knows strings and numbers; a truth is one of two words for a text to choose by."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float):
        return value
    words = str(value)
    return words if len(words) <= LONGEST else words[:LONGEST] + "…"
