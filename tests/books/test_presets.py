"""As written: every book can be played without additions of ours and to the letter, and says what it leaves open."""

from __future__ import annotations

import json
from typing import get_args

import pytest
from click.testing import CliRunner

from moothall import books
from moothall.cli import moothall
from moothall.errors import Unclear
from moothall.speech import voice
from moothall.table.book import Book
from moothall.talk.options import AS_WRITTEN, Gap
from tests.support import places

every_book = pytest.mark.parametrize("book", books.OURS)

DECIDED_BY_THE_BOOK = {"nde2": {"clock"}}
"""Options whose rows all carry a ruling that is about something else than whether the option is played."""


@every_book
def test_every_ruling_has_a_literal_reading_or_is_a_gap(book: str) -> None:
    """An option whose rules all rest on rulings stands in the preset or among the gaps, and none in both."""
    rules, options = books.rulebook(book).rules, books.table_options(book)
    literal, gaps = books.ruleset(book).presets[AS_WRITTEN], books.ruleset(book).options().gaps
    by_rows = {name for name, one in options.items() if all("ruling" in rules[rule].source for rule in one.rules)}
    assert by_rows - DECIDED_BY_THE_BOOK.get(book, set()) <= literal.keys() | gaps.keys() <= options.keys()
    assert not literal.keys() & gaps.keys()
    assert {name for name, one in options.items() if one.source == "ruling"} == literal.keys() | gaps.keys()
    assert set(gaps.values()) <= set(get_args(Gap))


@every_book
def test_the_reason_of_every_ruling_is_told(book: str) -> None:
    """A rule that an option of ours changes names a ruling, and that has a page of its own."""
    rules, told = books.rulebook(book).rules, books.rulings(book)
    ours = {name: one.rules for name, one in books.table_options(book).items() if one.source == "ruling"}
    reasons = {name: {ruling for rule in changes for ruling in rules[rule].rulings} for name, changes in ours.items()}
    assert {name for name, found in reasons.items() if not found or found - told.keys()} == set()


@every_book
def test_a_table_is_opened_as_written(book: str) -> None:
    """The preset sets what it says, nothing else, and a setting of its own wins over it."""
    options = books.ruleset(book).options()
    literal = books.ruleset(book).presets[AS_WRITTEN]
    read = options.read({"preset": AS_WRITTEN}, options.defaults)
    for name in options.names:
        field = books.option_field(name)
        expected = literal.get(name, books.written(getattr(options.defaults, field)))
        assert books.written(getattr(read, field)) == expected, name
    assert read.layers == ()
    assert Book(book).opened_with({"preset": AS_WRITTEN}) is not None


@pytest.mark.parametrize(
    ("book", "name", "literal"),
    [
        ("nde2", "legacy_shift", "t"),
        ("nde2", "exceptional_2d6", "exact12"),
        ("nde2", "x_effect_damage", "0"),
        ("houses2d20", "threat.raise_window", "before_roll"),
        ("houses2d20", "complication.buyoff_scope", "all"),
        ("houses2d20", "complication.suggestions", "off"),
        ("houses2d20", "npc.spend_before_threat", "false"),
    ],
)
def test_the_letter_differs_from_our_ruling(book: str, name: str, literal: str) -> None:
    """Where we have ruled against the letter or added something, the preset takes it back; a word of the table wins."""
    options, field = books.ruleset(book).options(), books.option_field(name)
    ours = books.table_options(book)[name].default
    assert ours != literal
    assert books.written(getattr(options.read({"preset": AS_WRITTEN}, options.defaults), field)) == literal
    kept = options.read({"preset": AS_WRITTEN, name: ours}, options.defaults)
    assert books.written(getattr(kept, field)) == ours


@every_book
def test_an_unknown_preset_is_refused(book: str) -> None:
    options = books.ruleset(book).options()
    with pytest.raises(Unclear) as refused:
        options.read({"preset": "as-writen"}, options.defaults)
    assert refused.value.values["nearest"] == AS_WRITTEN


# ---- Gaps -----------------------------------------------------------------------------------------------------------


@every_book
@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
def test_gaps_are_told_in_every_language(book: str, lang: str) -> None:
    """Each gap has an id, a title and why it is one, in the reader's own language."""
    told = CliRunner().invoke(moothall, ["rules", "gaps", book, "--lang", lang, "--json"]).output
    found, said = json.loads(told)["gaps"], voice(lang, book)
    assert [gap["id"] for gap in found] == [gap.id for gap in books.gaps(book)]
    for gap, listed in zip(found, books.gaps(book), strict=True):
        assert gap["title"] and gap["why"] and gap["about"] and said.language_of(listed.key) == lang
        assert gap["kind"] in get_args(Gap) and gap["source"]


@every_book
def test_a_rule_that_only_a_ruling_makes_is_a_gap(book: str) -> None:
    """Each row of the catalogue without a place in the book is listed, by itself or with its option."""
    options = books.table_options(book)
    listed = {gap.id for gap in books.gaps(book)}
    within = {rule for name in listed & options.keys() for rule in options[name].rules}
    literal = {rule for name in books.ruleset(book).presets[AS_WRITTEN] for rule in options[name].rules}
    alone = {rule.id for rule in books.rulebook(book).rules.values() if rule.source.startswith("ruling")}
    assert alone <= listed | within | literal


def test_the_page_of_gaps_is_what_the_command_prints() -> None:
    """`docs/gaps.md` shows the command for every book; `test_docs.py` holds what stands under each."""
    page = (places.ROOT / "docs" / "gaps.md").read_text(encoding="utf-8")
    for book in books.OURS:
        assert f"$ moothall rules gaps {book}\n" in page
