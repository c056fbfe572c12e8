"""Worked examples of a book that tests act out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T", bound=Callable[..., None])

ACTED_OUT: dict[str, str] = {}
"""The id of each example, and the module of the test that plays it."""


def example(id: str) -> Callable[[T], T]:
    """Mark a test as a worked example, with its dice and its outcome."""

    def kept(test: T) -> T:
        if id in ACTED_OUT:
            raise ValueError(f"two tests act out {id}")
        ACTED_OUT[id] = test.__module__
        return test

    return kept


def acted_out(tests: str) -> set[str]:
    """The examples that tests act out whose modules begin with this name."""
    return {id for id, module in ACTED_OUT.items() if module.startswith(tests)}
