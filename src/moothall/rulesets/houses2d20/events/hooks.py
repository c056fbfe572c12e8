"""Events of story hooks, which only the GM sees."""

from __future__ import annotations

from moothall.ledger.events import event
from moothall.records import changed
from moothall.rulesets.houses2d20.events.folds import by, unchanged
from moothall.rulesets.houses2d20.state import Hook, Table


@event("houses/hook-rolled")
class HookRolled:
    """A story hook was rolled, or one part of it was rolled again."""

    hook: Hook
    column: str = ""


by(HookRolled)(unchanged)


@event("houses/hook-kept")
class HookKept:
    """The GM keeps a story hook."""

    hook: Hook


@by(HookKept)
def _(table: Table, fact: HookKept) -> Table:
    return changed(table, hooks=(*table.hooks, fact.hook))
