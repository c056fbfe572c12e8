"""Facts that say nothing of sight are told to everybody, and numbers that they do not say are nothing."""

from __future__ import annotations

from dataclasses import fields

import pytest

from moothall.rulesets.nova6.questions import MakeAdvantage
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


COSTS_ONE = {("nova6/proposal-settled", "cost"), ("nova6/feature-taken", "cost")}
"""What was agreed on costs one advance unless more was said."""

COUNTED = {
    (kind, field.name): field.default
    for kind, fact in Book("nova6").facts.items()
    for field in fields(fact)
    if type(field.default) is int
}


@pytest.mark.parametrize(("kind", "name"), sorted(COUNTED))
def test_a_number_that_a_fact_does_not_say_is_nothing(kind: str, name: str) -> None:
    """Nothing is counted that no rule has counted."""
    assert COUNTED[kind, name] == (1 if (kind, name) in COSTS_ONE else 0)


def test_what_an_advantage_is_comes_first() -> None:
    """Its form hangs on nothing; a skill goes with dice, a duration with an aspect, a name with both."""
    asked = MakeAdvantage("tomas", "wits", zones=("deck",))
    assert asked.when("form") == {}
    assert asked.when("skill") == {"form": ("dice",)} and asked.when("duration") == {"form": ("aspect",)}
    assert asked.when("name") == {"form": ("dice", "aspect")} and asked.when("to", "deck") == {"form": ("aspect",)}
