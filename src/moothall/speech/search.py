"""Forgiving search for a text by a few words: case, accents and typing slips do not matter."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator
from difflib import SequenceMatcher
from math import log
from typing import NamedTuple

# Letters that Unicode does not take apart into a plain one and a mark.
STROKES = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "œ": "oe", "æ": "ae"})

TITLE, ID, GIST = 3.0, 2.0, 1.0
"""How much a word counts by where it stands."""

SHORTEST_PREFIX = 3
SHORTEST_TYPO = 4
LIKE_ENOUGH = 0.75
LESS_LIKE = 0.1
"""How far a likeness may fall behind the best one: a word spelt right is not also taken for a slip."""

MOST_WORDS = 12
"""Words of a query that are looked for: each is compared with every word there is."""

WORTH_SHOWING = 0.3
"""Of the best result's score; what lies below shares only a common word with the question."""


class Entry(NamedTuple):
    """A searchable text: id, title and gist."""

    id: str
    title: str
    gist: str


def fold(text: str) -> str:
    """A text without capitals and accents: Osłona is oslona."""
    apart = unicodedata.normalize("NFKD", text.casefold().translate(STROKES))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def words(text: str) -> list[str]:
    """The words of a text, folded."""
    return re.findall(r"[^\W_]+", fold(text))


class Index:
    """Entries made ready for being searched more than once."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self._found = {entry.id: entry for entry in entries}
        self._rank = {id: rank for rank, id in enumerate(self._found)}
        self._places = _places(self._found.values())

    def search(self, query: str, most: int = 10) -> list[Entry]:
        """Return the entries that fit the query, best first."""
        scores: dict[str, float] = defaultdict(float)
        for word in list(dict.fromkeys(words(query)))[:MOST_WORDS]:
            for id, score in _scores(word, self._places, len(self._found)).items():
                scores[id] += score
        ranked = sorted(scores, key=lambda id: (-scores[id], self._rank[id]))
        return [self._found[id] for id in ranked[:most] if scores[id] >= WORTH_SHOWING * scores[ranked[0]]]


def search(query: str, entries: Iterable[Entry], most: int = 10) -> list[Entry]:
    """The entries that fit the query, best first."""
    return Index(entries).search(query, most)


def _places(entries: Iterable[Entry]) -> dict[str, dict[str, float]]:
    """For each word, the entries it stands in and what it counts there."""
    places: dict[str, dict[str, float]] = defaultdict(dict)
    for entry in entries:
        for weight, text in ((GIST, entry.gist), (ID, entry.id), (TITLE, entry.title)):
            for word in words(text):
                places[word][entry.id] = weight
    return places


def _scores(asked: str, places: dict[str, dict[str, float]], total: int) -> dict[str, float]:
    """How well each entry answers one word: by its best likeness, and more for a word that few entries have."""
    scores: dict[str, float] = defaultdict(float)
    for word, alike in _likeliest(asked, places).items():
        for id, weight in places[word].items():
            scores[id] = max(scores[id], alike * weight)
    return {id: score * log(1 + total / len(scores)) for id, score in scores.items()}


def _likeliest(asked: str, known: Iterable[str]) -> dict[str, float]:
    alike = dict(_alike(asked, known))
    best = max(alike.values(), default=0.0)
    return {word: likeness for word, likeness in alike.items() if likeness >= best - LESS_LIKE}


def _alike(asked: str, known: Iterable[str]) -> Iterator[tuple[str, float]]:
    """The known words that may be meant, each with a likeness up to 1."""
    matcher = SequenceMatcher(autojunk=False)
    matcher.set_seq2(asked)  # the side whose analysis is kept
    for word in known:
        if word == asked:
            yield word, 1.0
        elif _begins(asked, word):
            yield word, 0.9
        elif min(len(word), len(asked)) >= SHORTEST_TYPO:
            matcher.set_seq1(word)
            if matcher.quick_ratio() >= LIKE_ENOUGH and (ratio := matcher.ratio()) >= LIKE_ENOUGH:
                yield word, 0.8 * ratio


def _begins(one: str, other: str) -> bool:
    short, long = sorted((one, other), key=len)
    return len(short) >= SHORTEST_PREFIX and long.startswith(short)
