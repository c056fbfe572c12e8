"""Opening a table: what it plays with, and what its world calls a power."""

from __future__ import annotations

from moothall.rulesets.nde.events import TableOpened
from moothall.rulesets.nde.options import Options, defaults, extras
from moothall.rulesets.nde.state import Table
from moothall.talk.play import Play
from moothall.talk.procedure import procedure


@procedure("nde.open-table")
async def open_table(play: Play[Table], options: Options | None = None, powers_are: str = "") -> None:
    """A table is opened under its options, the book's own if none are named; its world may have a word for powers."""
    options = options or defaults(play.state.edition)
    scope = ("nde2.power.scope",) if powers_are else ()
    await play.tell(TableOpened(options, powers_are), *extras(options), *scope)
