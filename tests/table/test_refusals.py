"""A refused answer names in plain words the field that does not fit and what it takes."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Iterator
from functools import cache
from typing import Any

import pytest

from moothall import books
from moothall.errors import MoothallError
from moothall.speech import LANGUAGES, sentence
from moothall.table import commands as c
from moothall.table.book import Book
from moothall.table.refusals import typed_answer
from moothall.talk.questions import QUESTIONS
from tests.support.wording import Samples
from tests.table.support.live_table import Host

BOOKS = ("nde1", "nde2", "nova6", "houses2d20")
HOSTILE: tuple[Any, ...] = (
    *(None, True, -1, 7, 10**30, 1.5, float("1e300"), "", "None", "no such thing", "x" * 5_000),
    *([], [None], [[]], [{"who": None}], ["none", 3], {}, {"": None}, {"who": {"id": None}}, {"decision": []}),
)
"""Answers from outside that few questions take."""

MACHINE = re.compile(r"[{}\[\]<>`$]|\bNone\b|\bTrue\b|\bFalse\b|\w/\w|\w_\w|'\w+'|\bobject\b|[A-Z][a-z]+[A-Z]|\w\.\w")
"""Braces, Python's own words, kinds of questions, ids, class names."""


def belongs(book: Book, thing: Any) -> bool:
    return f"{thing.__module__}.".startswith(f"{book._code.__name__}.")


@cache
def questions(id: str) -> list[Any]:
    """One question of each kind of a book."""
    book = Book(id)
    return [Samples(kind, {}, {}).record(cls) for kind, cls in QUESTIONS.items() if belongs(book, cls)]


def variants(question: Any) -> Iterator[Any]:
    """Hostile answers, and a whole answer in which one field after the other is wrong."""
    yield from HOSTILE
    for name in getattr(question.takes, "__dataclass_fields__", {}):
        yield from ({name: wrong} for wrong in HOSTILE)


def distinct(refusals: list[MoothallError]) -> Iterable[MoothallError]:
    """Return one of those refusals that say the same: most answers are wrong in the way of many others."""
    return {held_by(one): one for one in refusals}.values()


def held_by(error: MoothallError) -> Hashable:
    """Return all that an error is told by, and its causes."""
    values = {
        name: held_by(value) if isinstance(value, MoothallError) else repr(value)
        for name, value in error.values.items()
    }
    return error.key, error.cite, *sorted(values.items())


def flaw(error: MoothallError) -> str:
    """The first sentence about an error that shows something of the machine; rules are cited by id at its end."""
    for lang in LANGUAGES:
        said = sentence(error, lang).removesuffix(f" ({error.cite}).")
        if MACHINE.search(said) or len(said) > 400:
            return said
    return ""


@pytest.mark.parametrize("id", BOOKS)
def test_a_wrong_answer_is_refused_in_plain_words(id: str) -> None:
    """For each kind of question, whatever comes from outside is taken, or refused in a sentence for people."""
    refusals: list[MoothallError] = []
    for question in questions(id):
        for said in variants(question):
            try:
                typed_answer(id, question, said)
            except MoothallError as refusal:
                refusals.append(refusal)
    found = {one for one in map(flaw, distinct(refusals)) if one}
    assert len(refusals) > 100 and not found, sorted(found)[:5]


@pytest.mark.parametrize("id", BOOKS)
def test_wrong_arguments_of_an_action_are_refused_in_plain_words(id: str) -> None:
    """For each action, an argument that is missing, unknown or of another type is refused in a sentence for people."""
    book = Book(id)
    refusals: list[MoothallError] = []
    for name, procedure in book.procedures.items():
        wrongs = [{key: wrong} for key in procedure.takes for wrong in HOSTILE] + [{"nothing_like_it": None}]
        for args in [*wrongs, *({**dict.fromkeys(procedure.needs), **wrong} for wrong in wrongs)]:
            try:
                book.opening(name, args)
            except MoothallError as refusal:
                refusals.append(refusal)
    found = {one for one in map(flaw, distinct(refusals)) if one}
    assert refusals and not found, sorted(found)[:5]


def test_the_words_for_a_wrong_field_are_those_of_the_page() -> None:
    """The field goes by its label in each language, and what it takes is said."""
    books.load("nova6")
    judge = QUESTIONS["nova6/judge"]
    question = Samples("nova6/judge", {}, {}).record(judge)
    with pytest.raises(MoothallError) as refusal:
        typed_answer("nova6", question, {"decision": "roll", "against": {"who": "cutthroat"}})
    said = sentence(refusal.value, "en")
    assert "Who stands against it" in said and "a list" in said, said
    with pytest.raises(MoothallError) as refusal:
        typed_answer("nova6", question, {"decision": "perhaps"})
    assert "choose from" in sentence(refusal.value, "en")


@pytest.mark.parametrize("args", [{}, {"who": None}, {"who": {"id": "ilse"}}, {"who": "nobody"}])
def test_an_action_closed_to_players_is_refused_in_plain_words(args: dict[str, Any]) -> None:
    """Another's character, no character, and GM arguments are refused without ids."""
    host = Host("nde2")
    for name in ("nde.test", "nde.attack", "nde.reveal", "nde.atack"):
        with pytest.raises(MoothallError) as refusal:
            host.do("ana", c.Open(name, args))
        assert not flaw(refusal.value)
