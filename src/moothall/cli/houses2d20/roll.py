"""`moothall roll houses2d20`: one roll, or a whole test, with its reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import click

from moothall import books
from moothall.cli import show
from moothall.cli.houses2d20.flags import BOOK, TestFlags, part, read_flags, roll_flags
from moothall.cli.localized import LocalizedCommand, common
from moothall.cli.rolling import converse_here, dice_for, read_faces, what_fell
from moothall.cli.settings import read_settings
from moothall.errors import Unclear

if TYPE_CHECKING:
    from moothall.ledger.entries import Entry


class TestReport(NamedTuple):
    """The report of a test: its result (none if nothing was rolled), its difficulty, its log and the characters."""

    result: Any
    log: list[Entry]
    names: dict[str, str]


@click.command(BOOK, cls=LocalizedCommand)
@roll_flags
@click.option("--faces", metavar="FACES")
@click.option("--sheet", metavar="FILE")
@click.option("--aim", metavar="WORDS")
@common
def houses2d20(faces: str | None, sheet: str | None, aim: str | None, lang: str, as_json: bool, **given: Any) -> None:
    """One roll described by flags, or with a sheet a whole test in which every question is put to you."""
    shown = read_faces(faces)
    if sheet is not None:
        rolled = _play_test(sheet, _aim(aim, given), shown, lang, given)
    elif aim is not None:
        raise Unclear("error-goes-with", name="--aim", other="--sheet")
    else:
        rolled = _roll_dice(read_flags(given), shown, lang)
    if as_json:
        show.put_json(_answer(rolled))
    else:
        _print(lang, rolled)


def _roll_dice(flags: TestFlags, faces: list[int], lang: str) -> TestReport:
    from moothall.handlers.bots import play_out
    from moothall.handlers.dice import Entropy, Given
    from moothall.handlers.policy import Policy
    from moothall.handlers.stage import Stage
    from moothall.speech import voice

    query = flags.query()
    wanted = query.pool.dice - query.pool.automatic + len(query.pool.helpers)
    if faces and len(faces) < wanted:
        raise Unclear("error-wrong-dice", dice=f"{wanted}d20", faces=" ".join(map(str, faces)))
    stage = Stage(query.table, part("events").fold, Given(faces, Entropy()))
    result = play_out(stage, query.opening, Policy(query.policy, query.answers))
    return TestReport(result, stage.log, {"hero": voice(lang, BOOK).say("roll-houses-hero")})


def _aim(aim: str | None, given: dict[str, Any]) -> str:
    """Return the declared aim. The test itself asks for all that the flags of a roll would say."""
    for name, value in given.items():
        if value and name != "settings":
            raise Unclear("error-not-with-sheet", name="--" + name.replace("_", "-"))
    if aim is None or not aim.strip():
        raise Unclear("error-missing-flag", name="--aim")
    return aim


def _play_test(file: str, aim: str, faces: list[int], lang: str, given: dict[str, Any]) -> TestReport:
    from moothall.cli.sheets import read_sheet
    from moothall.handlers.stage import Stage

    book, options = books.load(BOOK), read_settings(given["settings"], BOOK)
    hero, assets = book.sheet.to_character(read_sheet(file, BOOK, options), "hero", "hero", options)
    stage = Stage(book.Table(options=options, characters=(hero,), assets=assets), book.fold, dice_for(faces))
    names = {"hero": hero.name}
    conversation = stage.open(book.test.open("hero", aim))
    converse_here(conversation, lang, BOOK, names)
    return TestReport(conversation.result, stage.log, names)


def _answer(rolled: TestReport) -> dict[str, Any]:
    """Return the JSON object for programs."""
    from moothall.ledger import entries

    result, log = rolled.result, rolled.log
    return {
        "ruleset": BOOK,
        "passed": None if result is None else result.passed,
        "successes": None if result is None else result.successes,
        "momentum": None if result is None else result.surplus,
        "complications": None if result is None else result.complications,
        "citations": sorted(set(entries.citations(log))),
        **what_fell(log),
    }


def _print(lang: str, rolled: TestReport) -> None:
    """Print the result for people."""
    from moothall.speech import voice
    from moothall.speech.teller import Teller, lines

    said, page = voice(lang, BOOK), show.page()
    for _, line, why in lines(Teller(said, rolled.names.get), rolled.log):
        page.text(line)
        for reason in why:
            page.note(reason)
    if rolled.result is not None:
        key = "pass" if rolled.result.passed else "fail"
        result = rolled.result
        came = {"successes": result.successes, "momentum": result.surplus, "complications": result.complications}
        page.heading(said.say(f"roll-houses-{key}", **came))
