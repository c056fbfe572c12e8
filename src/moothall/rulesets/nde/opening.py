"""Opening a table: what it plays with, and what its world calls a power."""

from __future__ import annotations

from moothall.rulesets.nde.events import TableOpened
from moothall.rulesets.nde.options import DEFAULTS, Options, extras
from moothall.rulesets.nde.state import Table
from moothall.talk.play import Play
from moothall.talk.procedure import procedure


@procedure("nde2.open-table")
async def open_table(play: Play[Table], options: Options = DEFAULTS, powers_are: str = "") -> None:
    """A table is opened under its options; its world may have a word of its own for powers."""
    scope = ("nde2.power.scope",) if powers_are else ()
    await play.tell(TableOpened(play.state.edition, options, powers_are), *extras(options), *scope)
