"""Facts that say nothing of sight are told to everybody."""

from __future__ import annotations

from dataclasses import fields

import pytest

from moothall.table.book import Book

FLAGGED = {
    (kind, field.name): field.default
    for kind, fact in Book("nova6").facts.items()
    for field in fields(fact)
    if field.name in ("seen", "open") and isinstance(field.default, bool)
}


@pytest.mark.parametrize(("kind", "flag"), sorted(FLAGGED))
def test_a_fact_is_open_unless_it_says_otherwise(kind: str, flag: str) -> None:
    """The flag by which a fact is hidden is set by the rule that hides it, and by no default."""
    assert FLAGGED[kind, flag] is True


def test_there_are_such_facts() -> None:
    """The list is not empty: people and their numbers can be hidden."""
    assert len(FLAGGED) > 50
