"""Words and effects: which of the words that the rules of a book tell change anything that a later rule reads.

A book names its words, each with the table before and after it was told, and probes: what a later rule asks, rolls or
refuses at a table. A word on which every probe is silent has no effect, and must be a matter of the story in
the rulebook.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from moothall.books import Rulebook

MOST_WITHOUT_EFFECT = 12
"""How many words over all books may be only told."""

Probe = Callable[[Any], Any]


class WordTold(NamedTuple):
    """A word of the rules, and the table without it and with it."""

    word: str
    before: Any
    after: Any


def without_effect(words: Iterable[WordTold], probes: Sequence[Probe]) -> list[str]:
    """The words after which every probe finds what it found before."""
    return [one.word for one in words if all(probe(one.before) == probe(one.after) for probe in probes)]


def check_told(silent: Iterable[str], fiction: Mapping[str, str], rules: Rulebook) -> None:
    """Check that words without an effect are exactly those that rules of the story tell, each with its place."""
    assert sorted(silent) == sorted(fiction), "a word that no later rule reads, or one that some rule does"
    for word, id in fiction.items():
        rule = rules.rules[id]
        assert rule.kind == "fiction", (word, id)
        assert "§" in rule.place, (word, id)
