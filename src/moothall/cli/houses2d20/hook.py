"""`moothall hook houses2d20`: the five parts of a story hook, rolled and shown with their rules."""

from __future__ import annotations

from typing import Any

import click

from moothall import books
from moothall.cli import show
from moothall.cli.houses2d20.new import BOOK
from moothall.cli.localized import LocalizedCommand, common
from moothall.cli.settings import read_settings, with_options
from moothall.errors import Unclear
from moothall.speech import voice


@click.command(BOOK, cls=LocalizedCommand)
@click.option("--source", metavar="NAME", default="ours")
@click.option("--seed", metavar="SEED")
@with_options
@common
def houses2d20(source: str, seed: str | None, settings: tuple[str, ...], lang: str, as_json: bool) -> None:
    """A hook from the neutral table, or from the one of the reference."""
    tables = tuple(books.part(BOOK, "hooks").TABLES)
    if source not in tables:
        raise Unclear("error-bad-choice", name="--source", value=source, choices=", ".join(tables))
    rolled, log = _rolled(source, seed, read_settings(settings, BOOK))
    if as_json:
        show.put_json(_answer(rolled, log, source, lang))
    else:
        _print(log, lang)


def _rolled(source: str, seed: str | None, options: Any) -> tuple[Any, list[Any]]:
    from moothall.cli.houses2d20.chance import draws
    from moothall.handlers.bots import play_out
    from moothall.handlers.policy import Policy
    from moothall.handlers.stage import Stage

    state = books.part(BOOK, "state").Table(options=options)
    stage = Stage(state, books.part(BOOK, "events").fold, draws(seed))
    return play_out(stage, books.part(BOOK, "hooks").hook.open(source), Policy("keep", {})), stage.log


def _answer(rolled: Any, log: list[Any], source: str, lang: str) -> dict[str, Any]:
    """Return the JSON object for programs: each part in the reader's language, and the dice."""
    from moothall.ledger.entries import Rolled, citations
    from moothall.speech.teller import Teller

    said = Teller(voice(lang, BOOK), lambda _: None)
    columns = books.part(BOOK, "questions.hooks").COLUMNS
    return {
        "ruleset": BOOK,
        "source": source,
        **{column: said.word(getattr(rolled, column)) for column in columns},
        "rolls": [entry.faces[0] for entry in log if isinstance(entry, Rolled)],
        "citations": sorted(set(citations(log))),
    }


def _print(log: list[Any], lang: str) -> None:
    from moothall.speech.teller import Teller, lines

    page, teller = show.page(), Teller(voice(lang, BOOK), lambda _: None)
    for kind, line, why in lines(teller, log):
        if kind == "houses/hook-rolled":
            page.text(line)
            for reason in why:
                page.note(reason)
