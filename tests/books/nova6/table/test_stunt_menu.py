"""The menu of stunts: each with its price and what it does in plain words, in every language."""

from __future__ import annotations

import pytest

from moothall.rulesets.nova6.basics.outcome import _STUNTS
from moothall.rulesets.nova6.questions import SpendPoints
from moothall.rulesets.nova6.registries import fill
from moothall.talk.questions import Option
from tests.books.nova6.support.stage import hero, table
from tests.support.prompts import sent
from tests.support.scene_questions import Met

MOST_WORDS = 45


@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
def test_a_stunt_says_what_it_does_and_costs(lang: str) -> None:
    """Every stunt that a book registers, as a player reads it; to buy none needs no explanation."""
    fill()
    menu = (Option("", "nova6.stunt.when"), *(Option(one.id, one.cite, str(one.price)) for one in _STUNTS.values()))
    met = Met("nova6", SpendPoints("ilse", 3, menu), "ilse", table(hero("ilse")), False)
    none, *stunts = sent(met, lang)["options"]
    assert "gist" not in none and len(stunts) > 40
    for one in stunts:
        assert 2 < len(one["gist"].split()) <= MOST_WORDS, one
        assert one["price"] != one["price"].strip("0123456789 "), one  # a number with its word
        assert one["said"] != one["id"], one
