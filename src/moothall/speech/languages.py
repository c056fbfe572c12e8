"""Which languages we have, and which of them a reader wants.

A language is a folder of texts, here or in a book. A new one needs files and no code.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from moothall import books
from moothall.errors import Unclear

ENGLISH = "en"
NO_LANGUAGE = ("", "c", "posix")
"""What a computer is set to when nobody has chosen a language."""
TEXTS = Path(__file__).parent / "texts"


LANGUAGES: tuple[str, ...]
"""Every language there is, found when it is first asked for: books of other packages may bring more, and looking for
those takes longer than one question about odds."""


def __getattr__(name: str) -> tuple[str, ...]:
    if name != "LANGUAGES":
        raise AttributeError(name)
    return languages()


@cache
def languages() -> tuple[str, ...]:
    """English, then every other language of the program or a book."""
    names = _told_in({TEXTS, *(books.folder(id) / "texts" for id in books.book_ids())})
    return (ENGLISH, *sorted(names - {ENGLISH}))


def _told_in(shelves: Iterable[Path]) -> set[str]:
    return {place.name for shelf in shelves if shelf.is_dir() for place in shelf.iterdir() if place.is_dir()}


def _is_known(lang: str) -> bool:
    """Whether there is such a language; the program's own are looked at first."""
    return lang not in NO_LANGUAGE and (lang in _told_in([TEXTS]) or lang in languages())


def choose_language(flag: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for, else the one the reader's computer is set to, else English."""
    if flag is not None:
        return _spoken(flag)
    wishes = (plain(wish) for wish in _wishes(environ))
    return next((wish for wish in wishes if _is_known(wish)), ENGLISH)


def plain(name: str) -> str:
    """The language of a locale's name: `pl_PL.UTF-8` and `pl-PL` are Polish."""
    return name.replace("-", "_").partition("_")[0].partition(".")[0].lower()


def _spoken(flag: str) -> str:
    if not _is_known(plain(flag)):
        raise Unclear("error-unknown-language", name=flag, languages=", ".join(languages()))
    return plain(flag)


def _wishes(environ: Mapping[str, str]) -> Iterator[str]:
    yield environ.get("MOOTHALL_LANG", "")
    # Of these three the first that is set decides alone: LC_ALL=C means English even where LANG is Polish.
    yield next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
