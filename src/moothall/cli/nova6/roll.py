"""`moothall roll nova6`: one roll, with its reasons."""

from __future__ import annotations

from typing import Any, NamedTuple

import click

from moothall import books
from moothall.cli import show
from moothall.cli.localized import LocalizedCommand, common
from moothall.cli.nova6.flags import BOOK, Query, read_flags, roll_flags
from moothall.cli.rolling import read_faces, what_fell
from moothall.errors import Unclear


class PoolReport(NamedTuple):
    """The report of a roll: its query, its verdict and its log."""

    query: Query
    verdict: Any
    log: list[Any]


@click.command("nova6", cls=LocalizedCommand)
@roll_flags
@click.option("--faces", metavar="FACES")
@common
def nova6(lang: str, as_json: bool, faces: str | None, **given: Any) -> None:
    """One roll that flags describe, with real dice or those of the computer."""
    report = _roll_dice(read_flags(**given).query, read_faces(faces))
    if as_json:
        show.put_json(_answer(report))
    else:
        _print(lang, report)


def _roll_dice(query: Query, faces: list[int]) -> PoolReport:
    from moothall.handlers.bots import play_out
    from moothall.handlers.dice import Entropy, Given
    from moothall.handlers.policy import Policy
    from moothall.handlers.stage import Stage

    if faces and len(faces) < query.dice:
        raise Unclear("error-wrong-dice", dice=f"{query.dice}d6", faces=" ".join(map(str, faces)))
    stage = Stage(query.table, books.part(BOOK, "events").fold, Given(faces, Entropy()))
    verdict = play_out(stage, query.opening, Policy(query.policy, query.answers))
    return PoolReport(query, verdict, stage.log)


def _answer(report: PoolReport) -> dict[str, Any]:
    """Return the JSON object for programs."""
    from moothall.ledger import entries

    query, verdict, log = report
    return {
        "ruleset": BOOK,
        "net": query.net,
        "dice": query.dice,
        "success": verdict.success,
        "action_dice": list(verdict.trio),
        "stunts": verdict.points,
        "gm_stunts": verdict.counter,
        "citations": sorted(set(entries.citations(log))),
        **what_fell(log),
    }


def _print(lang: str, report: PoolReport) -> None:
    """Print the result for people."""
    from moothall.speech import voice
    from moothall.speech.teller import Teller, lines

    said, page = voice(lang, BOOK), show.page()
    names = {"hero": said.say("roll-hero")}
    for _, line, why in lines(Teller(said, names.get), report.log):
        page.text(line)
        for reason in why:
            page.note(reason)
