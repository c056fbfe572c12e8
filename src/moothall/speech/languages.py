"""Which languages we have, and which of them a reader wants.

A language is a folder of texts, here or in a book. A new one needs files and no code.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from moothall import books
from moothall.errors import Unclear

ENGLISH = "en"
TEXTS = Path(__file__).parent / "texts"


def _found() -> tuple[str, ...]:
    shelves = {TEXTS, *(books.folder(id) / "texts" for id in books.book_ids())}
    names = {place.name for shelf in shelves if shelf.is_dir() for place in shelf.iterdir() if place.is_dir()}
    return (ENGLISH, *sorted(names - {ENGLISH}))


LANGUAGES = _found()


def choose_language(flag: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for, else the one the reader's computer is set to, else English."""
    if flag is not None:
        return _spoken(flag)
    wishes = (plain(wish) for wish in _wishes(environ))
    return next((wish for wish in wishes if wish in LANGUAGES), ENGLISH)


def plain(name: str) -> str:
    """The language of a locale's name: `pl_PL.UTF-8` and `pl-PL` are Polish."""
    return name.replace("-", "_").partition("_")[0].partition(".")[0].lower()


def _spoken(flag: str) -> str:
    if plain(flag) not in LANGUAGES:
        raise Unclear("error-unknown-language", name=flag, languages=", ".join(LANGUAGES))
    return plain(flag)


def _wishes(environ: Mapping[str, str]) -> Iterator[str]:
    yield environ.get("MOOTHALL_LANG", "")
    # Of these three the first that is set decides alone: LC_ALL=C means English even where LANG is Polish.
    yield next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
