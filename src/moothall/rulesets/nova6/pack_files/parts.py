"""Plain values of a pack file: the keys of each part, and their types. Pure.

Where in the file something stands is found outside.

A value may be left open by writing `todo` in its place: it then counts as not there, and is listed as unfinished.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from difflib import get_close_matches
from typing import Any, Final, TypeVar

from moothall.rulesets.nova6.packs.pack import Said
from moothall.rulesets.nova6.talents.features import MOST_BOXES
from moothall.rulesets.nova6.words import LEVELS

T = TypeVar("T", bound=str)
Path = tuple[str | int, ...]
TODO: Final = "todo"
LANGUAGES: Final = ("en", "pl", "fr")
LONGEST: Final = 2_000
"""Of a text, in letters."""
MOST: Final = 200
"""Of anything there may be several of."""


class Wrong(Exception):
    """A pack cannot be read: the key of the text that says why, and the place."""

    def __init__(self, key: str, path: Path, cite: str | None = None, **values: Any) -> None:
        super().__init__(key, path, values)
        self.key, self.path, self.cite, self.values = key, path, cite, values


def nearest(name: str, known: Collection[str]) -> str:
    """The known word most like a mistyped one."""
    return next(iter(get_close_matches(name, sorted(known), cutoff=0)), "–")


class Part:
    """A table of the file. Every value asked of it has the right type, or the reading ends there."""

    def __init__(self, said: Any, path: Path, known: Sequence[str]) -> None:
        if not isinstance(said, dict):
            raise Wrong("error-pack-type", path, name=_name(path), wanted="table")
        for key in said:
            if key not in known:
                raise Wrong("error-pack-key", (*path, key), name=key, nearest=nearest(key, known))
        self._said, self.path = said, path

    def at(self, key: str) -> Path:
        return (*self.path, key)

    def has(self, key: str) -> bool:
        return key in self._said

    def _value(self, key: str, kind: type[Any], wanted: str) -> Any:
        value = self._said[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise Wrong("error-pack-type", self.at(key), name=key, wanted=wanted)
        return value

    # ---- One value ---------------------------------------------------------------------------------------------------

    def text(self, key: str, default: str = "") -> str:
        if key not in self._said:
            return default
        said: str = self._value(key, str, "text")
        if not said.strip() or len(said) > LONGEST:
            raise Wrong("error-pack-text", self.at(key), name=key, most=LONGEST)
        return said.strip()

    def id(self) -> str:
        """The id of a part: letters, digits and dashes."""
        if "id" not in self._said:
            raise Wrong("error-pack-missing", self.path, name="id")
        said = self.text("id")
        if not all(letter.isascii() and (letter.isalnum() or letter == "-") for letter in said) or said.lower() != said:
            raise Wrong("error-pack-id", self.at("id"), value=said)
        return said

    def number(self, key: str, default: int, least: int, most: int) -> int:
        return self.needed_number(key, least, most) if key in self._said else default

    def needed_number(self, key: str, least: int, most: int) -> int:
        """A number that cannot be left out."""
        if key not in self._said:
            raise Wrong("error-pack-missing", self.path, name=key)
        said: int = self._value(key, int, "number")
        if not least <= said <= most:
            raise Wrong("error-pack-number", self.at(key), name=key, value=said, least=least, most=most)
        return said

    def flag(self, key: str, default: bool = False) -> bool:
        said: bool = self._value(key, bool, "flag") if key in self._said else default
        return said

    def one_of(self, key: str, values: Sequence[T], default: T) -> T:
        """A value out of some words."""
        if key not in self._said:
            return default
        said = self._value(key, str, "text")
        for value in values:
            if said == value:
                return value
        raise Wrong("error-pack-value", self.at(key), name=key, value=said, values=", ".join(filter(None, values)))

    def known(self, key: str, kind: str, known: Collection[str], default: str = "") -> str:
        """The id of a known entry."""
        return found(self.text(key), kind, known, self.at(key)) if key in self._said else default

    # ---- Several -----------------------------------------------------------------------------------------------------

    def texts(self, key: str) -> tuple[str, ...]:
        said = self._list(key)
        for place, one in enumerate(said):
            if not isinstance(one, str):
                raise Wrong("error-pack-type", (*self.at(key), place), name=key, wanted="text")
        return tuple(said)

    def all_known(self, key: str, kind: str, known: Collection[str]) -> tuple[str, ...]:
        """The ids of things that there are."""
        return tuple([found(one, kind, known, (*self.at(key), at)) for at, one in enumerate(self.texts(key))])

    def parts(self, key: str, known: Sequence[str]) -> Iterator[Part]:
        for place, one in enumerate(self._list(key)):
            yield Part(one, (*self.at(key), place), known)

    def part(self, key: str, known: Sequence[str]) -> Part:
        """A table inside; an empty one if there is none."""
        return Part(self._said.get(key, {}), self.at(key), known)

    def stated(self) -> tuple[str, ...]:
        return tuple(self._said)

    def plain(self, key: str) -> Any:
        """A value as it was written."""
        return self._said.get(key)

    def _list(self, key: str) -> list[Any]:
        if key not in self._said:
            return []
        said: list[Any] = self._value(key, list, "list")
        if len(said) > MOST:
            raise Wrong("error-pack-many", self.at(key), name=key, most=MOST)
        return said

    # ---- Words -------------------------------------------------------------------------------------------------------

    def words(self, key: str, called: str) -> tuple[Said, ...]:
        """A text in one language or in several: `"Grit"`, or `{ en = "Grit", pl = "Hart", fr = "Cran" }`."""
        if key not in self._said:
            return ()
        if isinstance(self._said[key], str):
            return (Said(called, "", self.text(key)),)
        if not isinstance(self._said[key], dict):
            raise Wrong("error-pack-type", self.at(key), name=key, wanted="words")
        inner = self.part(key, LANGUAGES)
        return tuple([Said(called, lang, inner.text(lang)) for lang in LANGUAGES if inner.has(lang)])

    def ideas(self, key: str) -> dict[str, tuple[str, ...]]:
        """Several texts in each language, to choose from at random."""
        if isinstance(self._said[key], list):
            return dict.fromkeys(LANGUAGES, self.texts(key))
        inner = self.part(key, LANGUAGES)
        return {lang: inner.texts(lang) for lang in LANGUAGES if inner.has(lang)}


def box_counts(boxes: Part, usual: Sequence[int]) -> tuple[int, ...]:
    """How many there are of each level, the last of which is not left out, so that a track can be full."""
    levels = zip(LEVELS, usual, strict=True)
    return tuple([boxes.number(level, many, int(level == LEVELS[-1]), MOST_BOXES) for level, many in levels])


def found(name: str, kind: str, known: Collection[str], path: Path) -> str:
    """The name itself, if an entry of the kind has it."""
    if name not in known:
        raise Wrong("error-pack-unknown", path, kind=kind, value=name, nearest=nearest(name, known))
    return name


def first_word(words: Sequence[Said], fallback: str) -> str:
    """The name of an entry without a language: in English, or as it was written."""
    return next((one.text for one in words if one.lang in ("", "en")), words[0].text if words else fallback)


def check_once(ids: Sequence[tuple[str, Path]]) -> None:
    """No two of a kind go by the same id."""
    seen: dict[str, Path] = {}
    for id, path in ids:
        if id in seen:
            raise Wrong("error-pack-twice", path, value=id, first=seen[id])
        seen[id] = path


def without_todo(said: Any, path: Path = ()) -> tuple[Any, list[Path]]:
    """A document without what was left open, and where that was."""
    if isinstance(said, dict):
        open_at = [(*path, key) for key, value in said.items() if value == TODO]
        kept = {}
        for key, value in said.items():
            if value != TODO:
                kept[key], inner = without_todo(value, (*path, key))
                open_at += inner
        return kept, open_at
    if isinstance(said, list):
        pairs = [without_todo(value, (*path, place)) for place, value in enumerate(said)]
        return [value for value, _ in pairs], [at for _, inner in pairs for at in inner]
    return said, []


def written(path: Path) -> str:
    """A place as people write it: `talent.2.effects`."""
    return ".".join(str(part + 1) if isinstance(part, int) else part for part in path)


def _name(path: Path) -> str:
    return str(next((part for part in reversed(path) if isinstance(part, str)), "–"))
