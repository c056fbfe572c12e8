"""Folding facts into a state: one function for each kind of fact, which only assigns values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

S = TypeVar("S")
Change = Callable[[S, Any], S]


class Folds(Generic[S]):
    """The fold functions of one book, by kind of fact."""

    def __init__(self) -> None:
        self._changes: dict[type[Any], Change[S]] = {}

    def fold(self, state: S, fact: Any) -> S:
        """The state after this fact."""
        return self._changes[type(fact)](state, fact)

    def by(self, fact: type[Any]) -> Callable[[Change[S]], Change[S]]:
        """Say what a kind of fact changes."""

        def kept(change: Change[S]) -> Change[S]:
            self._changes[fact] = change
            return change

        return kept

    @staticmethod
    def unchanged(state: S, _: Any) -> S:
        """For facts that are only told."""
        return state
