"""`hook` for the command line: the five parts of a story hook, rolled and shown with their rules."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple, cast

from moothall.ledger.entries import Rolled, citations
from moothall.rulesets.houses2d20.hooks import TABLES, Source, hook
from moothall.rulesets.houses2d20.questions.hooks import COLUMNS
from moothall.rulesets.houses2d20.state import Table
from moothall.rulesets.houses2d20.words import BOOK
from moothall.talk.book_commands import BookCommand, CommandDesk, Printout
from moothall.talk.flags import Flag, one_of
from moothall.talk.printed import LogLines


class HookFlags(NamedTuple):
    """The hook that is wanted."""

    source: Annotated[str, Flag(metavar="NAME")] = "reference"
    seed: Annotated[str | None, Flag(metavar="SEED")] = None


def _hook(flags: HookFlags, desk: CommandDesk) -> Printout:
    """A hook from the table of the reference, or from the neutral one."""
    source = cast(Source, one_of("--source", flags.source, tuple(TABLES)))
    rolled, log = desk.play(hook.open(source), Table(options=desk.options), flags.seed)
    answer: dict[str, Any] = {
        "ruleset": BOOK,
        "source": source,
        **{column: desk.said.word(getattr(rolled, column)) for column in COLUMNS},
        "rolls": [entry.faces[0] for entry in log if isinstance(entry, Rolled)],
        "citations": sorted(set(citations(log))),
    }
    return Printout(answer, (LogLines(log, ("houses/hook-rolled",)),))


HOOK = BookCommand(flags=HookFlags, run=_hook)
