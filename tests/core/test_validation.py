"""Validation errors are told in the reader's language, not in the words of the parsing library."""

from __future__ import annotations

import pickle
from typing import Annotated, Any, Literal

import msgspec
import pytest

from moothall.errors import AgainstTheRules, Unclear
from moothall.speech import LANGUAGES, sentence
from moothall.validation import validation_error


class Order(msgspec.Struct, forbid_unknown_fields=True):
    """One field for each thing that can be wrong."""

    count: Annotated[int, msgspec.Meta(ge=1, le=5)]
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=4, pattern="^a")] = "a"
    way: Literal["left", "right"] = "left"
    pair: tuple[int, int] = (1, 2)
    parts: dict[str, int] = {}


WRONG: list[tuple[Any, str]] = [
    ([], "wanted is a group of named values, given is a list"),
    ({}, "“count” is missing"),
    ({"count": "x"}, "wanted is a whole number, given is text (at “count”)"),
    ({"count": 1.5}, "wanted is a whole number, given is a number (at “count”)"),
    ({"count": None}, "wanted is a whole number, given is nothing (at “count”)"),
    ({"count": 0}, "it must be at least 1 (at “count”)"),
    ({"count": 6}, "it must be no more than 5 (at “count”)"),
    ({"count": 1, "more": 2}, "nothing is called “more” here"),
    ({"count": 1, "name": ""}, "it must be 1 long or longer (at “name”)"),
    ({"count": 1, "name": "aaaaa"}, "it must be no longer than 4 (at “name”)"),
    ({"count": 1, "name": "b"}, "it is not written in the form it must have (at “name”)"),
    ({"count": 1, "way": "up"}, "“up” is not among the choices (at “way”)"),
    ({"count": 1, "way": "left - at home"}, "“left - at home” is not among the choices (at “way”)"),
    ({"count": 1, "pair": [1]}, "wanted are 2 values, given are 1 (at “pair”)"),
    ({"count": 1, "pair": [1, True]}, "wanted is a whole number, given is yes or no (at “pair[1]”)"),
    ({"count": 1, "parts": {3: 1}}, "wanted is text, given is a whole number (at “parts”)"),
]


@pytest.mark.parametrize(("given", "said"), WRONG)
def test_a_validation_error_is_told_in_our_own_words(given: Any, said: str) -> None:
    with pytest.raises(msgspec.ValidationError) as problem:
        msgspec.convert(given, Order)
    assert sentence(validation_error(problem.value), "en") == said
    for lang in set(LANGUAGES) - {"en"}:
        ours = sentence(validation_error(problem.value), lang)
        assert "xpected" not in ours and "bject" not in ours and ours != said


def test_an_unknown_message_of_the_library_is_passed_on() -> None:
    assert sentence(validation_error("Something new - at `$.there`"), "en") == "Something new (at “there”)"


def test_an_error_gives_another_as_its_cause() -> None:
    """The sentence of the one holds that of the other, in the same language."""
    error = Unclear("error-web-unclear", problem=Unclear("misfit-missing", field="title"))
    assert sentence(error, "pl") == "Tego nie rozumiemy: brakuje „title”."


def test_errors_travel_between_processes() -> None:
    """One that is another's cause goes along, whatever its class takes."""
    error = Unclear("error-web-unclear", problem=AgainstTheRules("misfit-missing", cite="nde2.a", field="title"))
    again = pickle.loads(pickle.dumps(error))
    assert sentence(again, "en") == sentence(error, "en") and again.values["problem"].rule == "nde2.a"
