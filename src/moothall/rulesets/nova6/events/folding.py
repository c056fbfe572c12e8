"""How facts find their way into the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from moothall.rulesets.nova6.state import Table

Fold = Callable[[Table, Any], Table]
_FOLDS: dict[type[Any], Fold] = {}


def fold(table: Table, fact: Any) -> Table:
    """The table after this fact."""
    return _FOLDS[type(fact)](table, fact)


def by(fact: type[Any]) -> Callable[[Fold], Fold]:
    def kept(change: Fold) -> Fold:
        _FOLDS[fact] = change
        return change

    return kept


def unchanged(table: Table, _: Any) -> Table:
    return table
