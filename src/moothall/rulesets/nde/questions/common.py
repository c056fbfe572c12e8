"""Shared parts of questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from moothall.talk.questions import Option

GMS = "nde2.seat.powers"
"""The rule by which a question is the GM's."""


OPEN_STAKES = "open"
"""The word for stakes that the story names: where a table wants some named, and the GM has no other word for them."""


class Term(NamedTuple):
    """A word to pick from a list that a rule gives: its id, and the key of its text."""

    id: str
    text: str
    cite: str


def terms(group: str, ids: Sequence[str], cite: str) -> tuple[Term, ...]:
    """Words of a group, listed by one rule."""
    return tuple(Term(id, f"{group}-{id}", cite) for id in ids)


def options(ids: Sequence[str], cite: str) -> tuple[Option, ...]:
    """Options offered by one rule."""
    return tuple(Option(id, cite) for id in ids)
