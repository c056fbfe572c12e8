"""Flaws of a rendered text: ids, keys and other code that shows in what people read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from fluent.syntax import ast as ftl
from fluent.syntax import visitor

from moothall import books
from moothall.ledger.events import EVENTS
from moothall.speech import languages, voice
from moothall.table.json_types import literals, parts_of
from moothall.talk.questions import QUESTIONS
from tests.books.support.rulebooks import entries

SHOWN_MACHINE = (
    (re.compile(r"[{}]|\[\]|<\w+>|\[object"), "a value of the program"),
    (re.compile(r"\b(None|True|False|null|undefined|NaN)\b"), "a value of the program"),
    (re.compile(r"[⟨⟩]"), "a text that is missing"),
    (re.compile(r"\b(ask|log|error|term|field|arg|deed|option|step|reason)-[a-z]+-[a-z-]+\b"), "the key of a text"),
    (re.compile(r"\b(nde|nova6|houses|house)/[a-z-]+"), "the kind of a question or fact"),
    (re.compile(r"\b[a-z]+_[a-z_]+\b"), "the name of a field"),
    (re.compile(r"\?\.|\.\.(?!\.)|,,|: ?\.|\(\)|“”|„”|«\s*»|\s[,.]|: ;"), "a gap"),
    (re.compile(r"\b1 (points|steps|dice|successes|rounds|Hearts)\b"), "a plural of one"),
)
RULE = re.compile(r"\s?\(?\b[a-z]+\d?(\.[a-z0-9-]+){2,}\b\)?")
"""A rule's id, which refusals and reasons cite."""
WORD = re.compile(r"[\w’-]+")


def flaws(text: str, book: str, lang: str, own: frozenset[str] = frozenset()) -> Iterator[str]:
    """Say what is wrong with a text; the words in `own` are people's, and may be anything."""
    if not text.strip():
        yield "nothing is said"
    bare = RULE.sub("", text)
    for pattern, flaw in SHOWN_MACHINE:
        if (found := pattern.search(bare)) is not None:
            yield f"{flaw}: {found[0]}"
    if lang != languages.ENGLISH:
        raw = {word for word in WORD.findall(bare) if word in codes(book, lang)} - own
        yield from (f"a raw code: {word}" for word in sorted(raw))


def words_of_people(value: Any) -> frozenset[str]:
    """Return the words of every sentence in a record: whatever has a blank in it, a person wrote."""
    return frozenset(word for text in _strings(value) if " " in text.strip() for word in WORD.findall(text))


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _strings(part)
    elif is_dataclass(value):
        for field in fields(value):
            yield from _strings(getattr(value, field.name))


@cache
def codes(book: str, lang: str) -> frozenset[str]:
    """Words of the program that a language says otherwise, unless they are words of that language as well."""
    said = voice(lang, book)
    terms = {
        code: [key for key in (f"term-{field}-{code}", f"term-{code}") if said.has(key)] for field, code in _all(book)
    }
    foreign = {code for code, keys in terms.items() if keys and all(said.say(key) != code for key in keys)}
    return frozenset(foreign - _vocabulary(book, lang))


def _all(book: str) -> Iterator[tuple[str, str]]:
    """Every word that a type of this book's questions and facts allows, and every option, with its field."""
    folder = {"houses2d20": "houses", "nova6": "nova6"}.get(book, "nde")
    for kind, made in (*QUESTIONS.items(), *EVENTS.items()):
        if kind.partition("/")[0] != folder:
            continue
        takes: tuple[Any, ...] = (made, made.takes) if kind in QUESTIONS else (made,)
        for part in takes:
            for field, hint in parts_of(part).items():
                yield from ((field, word) for words in literals(hint) for word in words if isinstance(word, str))
            if get_origin(part) is Literal:
                yield from (("answer", word) for word in get_args(part))


@cache
def _vocabulary(book: str, lang: str) -> frozenset[str]:
    """Every word that stands in a text of a language as it is written."""
    return _words_in(languages.TEXTS / lang) | _words_in(books.folder(book) / "texts" / lang)


@cache
def _words_in(place: Path) -> frozenset[str]:
    read = _Words()
    for file in place.glob("*.ftl"):
        for entry in entries(file):
            read.visit(entry)
    return frozenset(read.words)


class _Words(visitor.Visitor):
    """Collects the words of texts, without their keys and values."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - the library calls it so
        self.words.update(WORD.findall(node.value))
