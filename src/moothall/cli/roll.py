"""`moothall roll`: one throw, or a whole test, at the terminal, and why it came out so."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from moothall.cli import show
from moothall.cli.nde_flags import Flags, read_flags, throw_flags
from moothall.cli.spoken import Group, common
from moothall.errors import Unclear

if TYPE_CHECKING:
    from moothall.handlers.dice import Dice
    from moothall.ledger.entries import Entry

command = Group("roll")


@command.command("nde2")
@throw_flags
@click.option("--faces", metavar="FACES")
@click.option("--sheet", metavar="FILE")
@click.option("--aim", metavar="WORDS")
@common
def nde2(faces: str | None, sheet: str | None, aim: str | None, lang: str, as_json: bool, **given: Any) -> None:
    """One throw described by flags, or with a sheet a whole test in which every question is put to you."""
    dice = _dice(faces)
    if sheet is not None:
        result, log, names = _play_test(sheet, aim or "", dice, lang, given)
    else:
        flags = read_flags(given)
        result, log = _throw(flags, dice)
        names = {}
    if as_json:
        show.put_json(_answer(result, log))
    else:
        _print(lang, result, log, names)


def _dice(faces: str | None) -> Dice:
    from moothall.handlers.dice import Entropy, Given

    if faces is None:
        return Entropy()
    words = faces.replace(",", " ").split()
    if not words or not all(word.isascii() and word.isdigit() for word in words):
        raise Unclear("error-flag-number", flag="--faces", text=faces)
    return Given([int(word) for word in words], Entropy())


def _throw(flags: Flags, dice: Dice) -> tuple[Any, list[Entry]]:
    from moothall.handlers.bots import play_out
    from moothall.handlers.policy import Policy
    from moothall.handlers.stage import Stage
    from moothall.rulesets.nde.events import fold

    query = flags.query()
    stage = Stage(query.table, fold, dice)
    return play_out(stage, query.opening, Policy(query.policy, query.answers)), stage.log


def _play_test(
    path: str, aim: str, dice: Dice, lang: str, given: dict[str, Any]
) -> tuple[Any, list[Entry], dict[str, str]]:
    from moothall.cli.character import read_sheet
    from moothall.cli.nde_flags import read_settings
    from moothall.cli.person import AtTheTerminal
    from moothall.handlers.live import converse
    from moothall.handlers.stage import Stage
    from moothall.rulesets import nde

    hero = nde.sheet.to_hero(read_sheet(Path(path)), "hero")
    options = read_settings(given["settings"], given["dice_mode"])
    stage = Stage(nde.Table(options=options, heroes=(hero,)), nde.fold, dice)
    talk = stage.open(nde.test.open("hero", aim))
    converse(talk, AtTheTerminal(lang, "nde2", {"hero": hero.name}))
    return talk.result, stage.log, {"hero": hero.name}


def _answer(result: Any, log: list[Entry]) -> dict[str, Any]:
    from moothall.ledger.codec import to_line
    from moothall.ledger.entries import Rolled, citations

    rolls = [{"sides": e.sides, "faces": list(e.faces)} for e in log if isinstance(e, Rolled)]
    return {
        "ruleset": "nde2",
        "result": None if result is None else result.result,
        "rule": None if result is None else result.rule,
        "rolls": rolls,
        "citations": sorted(set(citations(log))),
        "log": [json.loads(to_line(entry)) for entry in log],
    }


def _print(lang: str, result: Any, log: list[Entry], names: dict[str, str]) -> None:
    from moothall.speech import voice
    from moothall.speech.teller import Teller, lines

    said, page = voice(lang, "nde2"), show.page()
    teller = Teller(said, lambda id: names.get(id) or (said.say("roll-hero") if id == "hero" else None))
    for line, why in lines(teller, log):
        page.text(line)
        for reason in why:
            page.text(reason, indent=4)
    if result is not None:
        page.heading(said.say("roll-result", result=said.say(f"result-{result.result}")))
        page.text(teller.rule(result.rule), indent=4)
