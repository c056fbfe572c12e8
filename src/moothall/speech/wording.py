"""A voice with more words: a pack or a workshop may call things by names of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from moothall.speech.teller import Teller
from moothall.speech.voice import Voice

Words = Callable[[str, str], str]
"""Says a key in a language, or nothing where it has no word for it (`talk/workshop.py` tells which keys there are)."""


class WithWords:
    """A voice that says what a workshop brings along in its own words, and all else as the book does."""

    def __init__(self, said: Voice, words: Words) -> None:
        self._said, self._words = said, words

    def say(self, key: str, /, **values: Any) -> str:
        own = self._words(key, self._said.lang)
        if own and "of" in values:  # no sentence of ours, so there is no place in it for the other word
            return f"{own} ({values['of']})"
        return own or self._said.say(key, **values)

    def word(self, value: str) -> str:
        """A value of the rules as people say it: by the pack's name for it, the book's term, or as it is."""
        return Teller(self._said, lambda one: self._words(f".{one}", self._said.lang) or None).word(value)

    def part(self, key: str, part: str, /) -> str:
        return self._words(f"{key}.{part}", self._said.lang) or self._said.part(key, part)

    def has(self, key: str, part: str | None = None) -> bool:
        own = key if part is None else f"{key}.{part}"
        return bool(self._words(own, self._said.lang)) or self._said.has(key, part)
