"""Lazy Fluent bundles: a text is parsed when it is first said, because a session says a tenth of a book's texts.

Which texts there are is seen at once: a text begins at the edge of its line with its name, and nothing else does.
"""

from __future__ import annotations

import re
from typing import cast

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

Entry = Message | Term

ENTRY_START = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


class Entries(dict[str, Entry | str]):
    """Texts by their names, each parsed when it is first asked for."""

    def __getitem__(self, name: str) -> Entry:
        held = super().__getitem__(name)
        if isinstance(held, str):
            held = self[name] = cast(Entry, FluentParser(with_spans=False).parse_entry(held))
        return held


class Bundle(FluentBundle):
    """A bundle of Fluent's, whose texts are parsed one by one. What is added later wins."""

    def __init__(self, lang: str) -> None:
        # Isolation marks around values are for mixed writing directions; they would be litter on a terminal.
        super().__init__([lang], use_isolating=False)
        self._messages, self._terms = Entries(), Entries()  # type: ignore[assignment] # more than Fluent knows

    def add(self, text: str) -> None:
        """Have the texts of a file at hand."""
        found = list(ENTRY_START.finditer(text))
        for begin, end in zip(found, [*(next.start() for next in found[1:]), len(text)], strict=True):
            name = begin[1]
            entries = cast(Entries, self._terms if name.startswith("-") else self._messages)
            entries[name.removeprefix("-")] = text[begin.start() : end]
