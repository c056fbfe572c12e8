"""Arithmetic that shows its reasons: each step, die, price and point says why it is there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Because(NamedTuple):
    """One reason for a number: what it is (a key of the texts), how much, which rule, and of what in this story."""

    what: str
    amount: int
    cite: str
    of: str = ""


def total(reasons: Iterable[Because]) -> int:
    """What the reasons add up to."""
    return sum(reason.amount for reason in reasons)
