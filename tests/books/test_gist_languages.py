"""Every rule and ruling of every book has a gist in each finished language, with the numbers of the English one."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from moothall import books
from moothall.speech import voice

LANGUAGES = ["pl", "fr"]
"""Languages in which every gist of every book is written. One that is not finished is not listed."""
ALLOWED = Path(__file__).parents[1] / "data" / "gist-numbers.toml"
"""Gists whose numbers may differ from the English ones: a number that the language says in a word."""
NUMBER = re.compile(r"[+−]?\d+d?\d*|\bd\d+")
THOUSANDS = re.compile(r"(?<=\d)[,\u00a0\u202f](?=\d{3}\b)")

each_gist = pytest.mark.parametrize(("book", "lang"), [(id, lang) for id in books.book_ids() for lang in LANGUAGES])


def told(book: str) -> dict[str, books.Rule]:
    """The rules of a book, and our rulings on it, by id."""
    return books.rulebook(book).rules | books.rulings(book)


def gists(book: str, lang: str) -> dict[str, str]:
    """The gists of a book by rule id, in this language or, where it has none, in English."""
    said = voice(lang, book)
    return {id: said.part(rule.key, "gist") for id, rule in told(book).items()}


def numbers(text: str) -> Counter[str]:
    """The numbers and dice of a text, however its language groups digits."""
    return Counter(NUMBER.findall(THOUSANDS.sub("", text)))


@cache
def allowed(lang: str) -> frozenset[str]:
    """Rules whose gist says a number in a word of this language."""
    return frozenset(tomllib.loads(ALLOWED.read_text(encoding="utf-8")).get(lang, {}))


def differing(book: str, lang: str) -> set[str]:
    """Rules whose gist has other numbers or dice than the English one."""
    english = gists(book, "en")
    return {id for id, gist in gists(book, lang).items() if numbers(gist) != numbers(english[id])}


@each_gist
def test_every_rule_has_a_gist_in_the_language(book: str, lang: str) -> None:
    """No gist is missing, so that no reader meets the English one."""
    said = voice(lang, book)
    assert [id for id, rule in told(book).items() if said.language_of(rule.key, "gist") != lang] == []


@pytest.mark.parametrize("lang", ["en", *LANGUAGES])
@pytest.mark.parametrize("name", sorted({books.folder(id).name for id in books.OURS}))
def test_each_ruling_is_told_and_each_that_is_told_decides_a_rule(name: str, lang: str) -> None:
    """A ruling that a source names has a title and a gist, and none is told that decides nothing."""
    ours = [id for id in books.OURS if books.folder(id).name == name]
    text = (books.folder(ours[0]) / "texts" / lang / "rulings.ftl").read_text(encoding="utf-8")
    named = {ruling.key for id in ours for ruling in books.rulings(id).values()}
    assert set(re.findall(r"^(ruling_[\w-]+) = .+\n +\.gist = .", text, re.M)) == named


@each_gist
def test_no_gist_is_a_copy_of_the_english_one(book: str, lang: str) -> None:
    """A gist that was only copied is not written in the language."""
    english = gists(book, "en")
    assert [id for id, gist in gists(book, lang).items() if gist == english[id]] == []


@each_gist
def test_gists_keep_the_numbers_of_the_english_ones(book: str, lang: str) -> None:
    """Each number and each die of a rule is the same in every language."""
    assert differing(book, lang) - allowed(lang) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_allowed_gist_still_differs(lang: str) -> None:
    """An entry of the allow-list that is no longer needed goes."""
    assert allowed(lang) - {id for book in books.book_ids() for id in differing(book, lang)} == set()


@pytest.mark.parametrize(
    ("said", "other", "alike"),
    [
        ("Roll 2d20, +1d.", "Rzuć 2d20, +1d.", True),
        ("3,125 hooks", "3125 zahaczek", True),
        ("1 to 4", "od 4 do 1", True),
        ("a d8 and 2", "d6 i 2", False),
        ("+1d twice, +1d", "+1d", False),
        ("−1d", "+1d", False),
    ],
)
def test_numbers_are_compared_as_dice_with_signs(said: str, other: str, alike: bool) -> None:
    """Order and the grouping of digits do not count; signs, sizes of dice and repetitions do."""
    assert (numbers(said) == numbers(other)) is alike
