"""Plain forms of redacted values: several readers of a field, nested marks, and hidden fields left out."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import pytest

from moothall.ledger.marks import HIDDEN, Only, When
from moothall.records import record
from moothall.sight import plain, redact, shown


@record
class Letter:
    """A record for several readers."""

    readers: Annotated[tuple[str, ...], Only("readers")]
    text: Annotated[str, Only("readers")]


@record
class Door:
    """A record that may be hidden, or half known."""

    name: Annotated[str, When("found")]
    key: str = "under the mat"
    found: Annotated[bool, When("found")] = False


class Pair(NamedTuple):
    """Two doors."""

    left: Any
    right: Any


@record
class WhichDoor:
    """A question has no marks of its own; what it holds may have."""

    doors: tuple[Door, ...]
    pair: Pair
    note: str = "well?"


OPEN, SHUT = Door("oak", found=True), Door("iron")


def test_a_field_may_have_several_readers() -> None:
    """Each of them sees it, and nobody else does."""
    letter = Letter(("ana", "bo"), "at noon")
    assert redact(letter, "ana") == redact(letter, "bo") == letter
    assert redact(letter, "cy") is None
    assert redact(Letter((), "nobody's"), "") is None


def test_a_question_is_redacted_for_its_viewer() -> None:
    """Hidden things in a list are not there; in a place with a name they are absent; the GM sees all."""
    asked = WhichDoor((SHUT, OPEN), Pair(SHUT, OPEN))
    seen = shown(asked, "ana")
    known = Door("oak", HIDDEN, True)
    assert seen == WhichDoor((known,), Pair(HIDDEN, known))
    assert shown(asked, "gm") is asked


def test_plain_values_omit_hidden_fields() -> None:
    """A hidden field is absent, never a wrong or an empty one."""
    seen = shown(WhichDoor((SHUT, OPEN), Pair(SHUT, OPEN)), "ana")
    door = {"name": "oak", "found": True}
    assert plain(seen) == {"doors": [door], "pair": {"right": door}, "note": "well?"}
    assert plain({"a": HIDDEN, "b": (1, HIDDEN, None)}) == {"b": [1, None]}
    assert "mat" not in str(plain(seen))


def test_a_value_without_a_plain_form_raises() -> None:
    """An object of an unknown type is an error here and not a surprise on a player's screen."""
    with pytest.raises(TypeError, match="cannot leave the server"):
        plain({"a": object()})
