"""Lines that several viewers of a table are told alike: their words are made once.

The words of a line come from the message as its viewer has it, and from the names that the viewer knows for the ids in
it. Whoever has an equal message and knows the same names is told the same words; nothing else is ever compared, so
nobody gets a word that would not have been theirs.
"""

from __future__ import annotations

from collections import deque
from typing import Any, NamedTuple, Protocol

from msgspec import UNSET, UnsetType

from moothall.table import Message
from moothall.web.wire import Reckoned

MOST_KINDS = 64
"""Kinds of lines that are kept for one table; lines come to all viewers at about the same time."""

MOST_OF_A_KIND = 8

Names = dict[tuple[str, str], str | None]
"""The names that were looked up for a line, by who was asked and for which id."""


class LineWords(NamedTuple):
    """A line's fact in its plain form, its sentence and its reasons."""

    body: Any
    said: str
    why: list[str]
    reckoning: list[Reckoned] | UnsetType = UNSET


class _Told(NamedTuple):
    body: Any
    names: Names
    words: LineWords


class Narrator(Protocol):
    """One viewer's way of telling lines."""

    lang: str

    def told(self, message: Message) -> tuple[LineWords, Names]:
        """Return a line's words and the names that they were made with."""
        ...

    def knows(self, names: Names) -> bool:
        """Whether this viewer knows all these ids under these names."""
        ...


class SharedLines:
    """The newest lines of one table in words, in every language in which it is read."""

    def __init__(self) -> None:
        self._kept: dict[Any, deque[_Told]] = {}

    def words(self, narrator: Narrator, message: Message) -> LineWords:
        """Return a line's words as this viewer's narrator would have them."""
        known = self._of_a_kind((narrator.lang, message.what, message.kind, message.cites, message.how, message.dice))
        for told in tuple(known):  # others may add to it meanwhile, in other threads
            if told.body == message.body and narrator.knows(told.names):
                return told.words
        words, names = narrator.told(message)
        known.appendleft(_Told(message.body, names, words))
        return words

    def _of_a_kind(self, kind: Any) -> deque[_Told]:
        if kind not in self._kept and len(self._kept) >= MOST_KINDS:
            self._kept = {}
        return self._kept.setdefault(kind, deque(maxlen=MOST_OF_A_KIND))
