"""Story hooks: five parts, each rolled on a d20.

There are two tables with the same ranges: the one of the reference, cell by cell, and one of ours that fits any
setting. The cells of both are words of the texts.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

from moothall.rulesets.houses2d20.events import HookKept, HookRolled
from moothall.rulesets.houses2d20.questions.hooks import COLUMNS, Column, KeepHook
from moothall.rulesets.houses2d20.state import Hook, Table
from moothall.rulesets.houses2d20.words import SIDES
from moothall.talk.actions import action
from moothall.talk.play import GM, Play
from moothall.talk.requests import Faces

Source = Literal["reference", "ours"]

STEPS: Final = "houses.hook.d20-in-steps-of-4"
STEP: Final = 4
"""How many faces of the die share a row."""

ROWS: Final = (
    "houses.hook.row-1-4",
    "houses.hook.row-5-8",
    "houses.hook.row-9-12",
    "houses.hook.row-13-16",
    "houses.hook.row-17-20",
)

OURS: Final[dict[Column, tuple[str, ...]]] = {
    column: tuple(f"hook-{column}-{row}" for row in range(1, len(ROWS) + 1)) for column in COLUMNS
}

REFERENCE: Final[dict[Column, tuple[str, ...]]] = {
    column: tuple(f"hook-reference-{column}-{row}" for row in range(1, len(ROWS) + 1)) for column in COLUMNS
}
"""The cells of the 2d20 quick reference, §Story Hook Generator (see NOTICE)."""

TABLES: Final[dict[Source, dict[Column, tuple[str, ...]]]] = {"reference": REFERENCE, "ours": OURS}


def row_of(faces: Faces) -> int:
    """The row a d20 picks, from 0: four faces each."""
    return (faces[0] - 1) // STEP


@action("houses.hook", by="gm", chapter="hooks")
async def hook(play: Play[Table], source: Source = "reference") -> Hook:
    """Five rolls make a hook; the GM keeps it, or changes or rolls again one part after another."""
    rows = await _rows(play)
    rolled = Hook(**{column: TABLES[source][column][row] for column, row in rows.items()})
    picked = [ROWS[row] for row in sorted({*rows.values()})] if source == "reference" else []
    await play.tell(HookRolled(rolled), "houses.hook.five-columns", "houses.hook.plot-needs-goal", STEPS, *picked)
    while True:
        answer = await play.ask(GM, KeepHook(rolled), cite="houses.hook.prompt")
        if answer.do == "keep":
            break
        new = answer.text.strip() if answer.do == "edit" else TABLES[source][answer.column][await _row(play)]
        rolled = replace(rolled, **{answer.column: new})
        await play.tell(HookRolled(rolled, answer.column), "houses.hook.prompt")
    await play.tell(HookKept(rolled), "houses.hook.prompt")
    return rolled


async def _rows(play: Play[Table]) -> dict[Column, int]:
    """A row for each part: from a die of its own, or from one for all at tables that like it so."""
    if play.state.options.hook_roll == "single":
        row = await _row(play)
        return dict.fromkeys(COLUMNS, row)
    return {column: await _row(play, "houses.hook.roll-each-column") for column in COLUMNS}


async def _row(play: Play[Table], cite: str = STEPS) -> int:
    return (await play.roll(1, SIDES, read=row_of, cite=cite)).reading
