"""Story hooks, which are the GM's."""

from __future__ import annotations

from moothall.ledger.events import event
from moothall.records import changed
from moothall.rulesets.houses2d20.events.folds import by, unchanged
from moothall.rulesets.houses2d20.state import Hook, Table


@event("houses/hook-rolled")
class HookRolled:
    """A hook came up, or one part of it is another now."""

    hook: Hook
    column: str = ""


by(HookRolled)(unchanged)


@event("houses/hook-kept")
class HookKept:
    """The GM keeps a hook."""

    hook: Hook


@by(HookKept)
def _(table: Table, fact: HookKept) -> Table:
    return changed(table, hooks=(*table.hooks, fact.hook))
