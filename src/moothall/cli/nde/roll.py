"""`moothall roll nde2` and `nde1`: one roll, or a whole test, with its reasons."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import click

from moothall import books
from moothall.cli import show
from moothall.cli.localized import LocalizedCommand, common
from moothall.cli.nde.flags import RollFlags, part, read_flags, roll_flags, roll_settings
from moothall.cli.rolling import converse_here, dice_for, read_faces, what_fell
from moothall.errors import AgainstTheRules, Unclear

if TYPE_CHECKING:
    from moothall.ledger.entries import Entry

F = TypeVar("F", bound=Callable[..., Any])


class RollReport(NamedTuple):
    """The report of a roll: its result (none if nothing was rolled), its log, the characters, and the rules' names."""

    book: str
    result: Any
    log: list[Entry]
    names: dict[str, str]
    renamed: Any


def _flags(book: str) -> Callable[[F], F]:
    def flagged(function: F) -> F:
        for flag in (
            common,
            click.option("--aim", metavar="WORDS"),
            click.option("--sheet", metavar="FILE"),
            click.option("--faces", metavar="FACES"),
            roll_flags(book),
        ):
            function = flag(function)
        return function

    return flagged


@click.command("nde2", cls=LocalizedCommand)
@_flags("nde2")
def nde2(**given: Any) -> None:
    """One roll described by flags, or with a sheet a whole test in which every question is put to you."""
    _roll("nde2", **given)


@click.command("nde1", cls=LocalizedCommand)
@_flags("nde1")
def nde1(**given: Any) -> None:
    """The same in the older edition."""
    _roll("nde1", **given)


def _roll(
    book: str, faces: str | None, sheet: str | None, aim: str | None, lang: str, as_json: bool, **given: Any
) -> None:
    shown = read_faces(faces)
    if sheet is not None:
        rolled = _play_test(book, sheet, _aim(aim, given), shown, lang, given)
    elif aim is not None:
        raise Unclear("error-goes-with", name="--aim", other="--sheet")
    else:
        rolled = _roll_dice(book, read_flags(given, book), shown, lang)
    if as_json:
        show.put_json(_answer(rolled))
    else:
        _print(lang, rolled)


def _roll_dice(book: str, flags: RollFlags, faces: list[int], lang: str) -> RollReport:
    from moothall.handlers.bots import play_out
    from moothall.handlers.dice import Entropy, Given
    from moothall.handlers.policy import Policy
    from moothall.handlers.stage import Stage
    from moothall.speech import voice
    from moothall.talk.rule_names import names_at

    query = flags.query()
    if flags.options.dice_mode == "2d6" and len(faces) % 2:
        raise Unclear("error-wrong-dice", dice="2d6", faces=" ".join(map(str, faces)))
    stage = Stage(query.table, part("events").fold, Given(faces, Entropy()))
    if query.aim.beyond == "under":
        raise AgainstTheRules("error-nearly-sure", cite="nde1.tn.under-4")
    if query.aim.beyond == "over":
        raise AgainstTheRules("error-nearly-impossible", cite="nde1.tn.over-12")
    result = play_out(stage, query.opening, Policy(query.policy, query.answers))
    names = {"hero": voice(lang, book).say("roll-hero")}
    return RollReport(book, result, stage.log, names, names_at(stage.state))


def _aim(aim: str | None, given: dict[str, Any]) -> str:
    """Return the declared aim. The test itself asks for all that the flags of a roll would say."""
    for name, value in given.items():
        if value and name not in ("settings", "dice_mode"):
            raise Unclear("error-not-with-sheet", name="--" + name.replace("_", "-"))
    if aim is None or not aim.strip():
        raise Unclear("error-missing-flag", name="--aim")
    return aim


def _play_test(book: str, file: str, aim: str, faces: list[int], lang: str, given: dict[str, Any]) -> RollReport:
    from moothall.cli.sheets import read_sheet
    from moothall.handlers.stage import Stage
    from moothall.talk.rule_names import names_at

    nde = books.load(book)
    options = roll_settings(given["settings"], given["dice_mode"], book)
    hero = nde.sheet.to_hero(read_sheet(file, book, options), "hero")
    stage = Stage(nde.Table(options=options, heroes=(hero,)), nde.fold, dice_for(faces))
    names = {"hero": hero.name}
    conversation = stage.open(nde.test.open("hero", aim))
    converse_here(conversation, lang, book, names)
    return RollReport(book, conversation.result, stage.log, names, names_at(stage.state))


def _answer(rolled: RollReport) -> dict[str, Any]:
    """Return the JSON object for programs."""
    from moothall.ledger import entries

    book, result, log, _, renamed = rolled
    verdict, rule = (None, None) if result is None else (result.result, result.rule)
    return {
        "ruleset": book,
        "result": verdict,
        "rule": rule,
        "citations": sorted({*entries.citations(log, renamed), *([rule] if rule else [])}),
        **what_fell(log),
    }


def _print(lang: str, rolled: RollReport) -> None:
    """Print the result for people."""
    from moothall.speech import voice
    from moothall.speech.teller import Teller, lines

    said, page = voice(lang, rolled.book), show.page()
    teller = Teller(said, rolled.names.get)
    for _, line, why in lines(teller, rolled.log):
        page.text(line)
        for reason in why:
            page.note(reason)
    if rolled.result is not None:
        page.heading(said.say("roll-result", result=said.say(f"result-{rolled.result.result}")))
        page.note(teller.rule(rolled.result.rule))
