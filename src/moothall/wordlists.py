"""Word lists: stems of words by which a rule guesses what a player means, in every language.

A list lies with the texts of its book, as a table of `texts/<language>/<file>.toml`. Nobody says in which language an
action is declared, and people at one table may speak several, so the lists of all languages are read as one. A language
without the file adds nothing: what its players declare is understood in English.

Rules read no files, and may ask here all the same: a list is a part of the program as its code is, the same for
everybody who runs this version, and is read once (decision 14).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TypeVar

Key = TypeVar("Key", bound=str)

BETWEEN_WORDS = re.compile(r"[\s'’-]+")
"""Separators of words: an elided article or pronoun is a word of its own."""


class WordList:
    """One table of a book's file: keys, each with the stems of the words that stand for it in any language."""

    def __init__(self, module: str, file: str, table: str) -> None:
        """Take the `__file__` of the module that asks: its book is the nearest folder above it that has texts."""
        self._module, self._file, self._table = module, file, table

    def fits(self, key: str, declared: str) -> bool:
        """Whether a word of what was declared begins as one of this key does."""
        return self.first((key,), declared) is not None

    def first(self, keys: Iterable[Key], declared: str) -> Key | None:
        """Return the first of these keys that fits what was declared, or None."""
        words, known = BETWEEN_WORDS.split(declared.lower()), _tables(self._module, self._file)[self._table]
        return next((key for key in keys if any(word.startswith(known[key]) for word in words)), None)


@cache
def _tables(module: str, file: str) -> Mapping[str, Mapping[str, tuple[str, ...]]]:
    """Return the tables of a file by name and key, with the words of all languages."""
    tables: dict[str, dict[str, tuple[str, ...]]] = {}
    for said in _said(module, file):
        for name, lists in said.items():
            table = tables.setdefault(name, {})
            for key, words in lists.items():
                table[key] = (*table.get(key, ()), *words)
    return tables


def _said(module: str, file: str) -> Iterator[dict[str, dict[str, list[str]]]]:
    """Read the file of every language that has it."""
    import tomllib  # `odds` never needs it

    texts = next(folder / "texts" for folder in Path(module).parents if (folder / "texts").is_dir())
    for path in sorted(texts.glob(f"*/{file}.toml")):
        yield tomllib.loads(path.read_text(encoding="utf-8"))
