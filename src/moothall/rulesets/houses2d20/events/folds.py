"""Folding of events: the function that applies each event to the table."""

from __future__ import annotations

from moothall.ledger.folding import Folds
from moothall.rulesets.houses2d20.state import Table

_folds: Folds[Table] = Folds()
fold, by, unchanged = _folds.fold, _folds.by, _folds.unchanged
