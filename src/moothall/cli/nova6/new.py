"""`moothall character new nova6`: a new character as a file on standard output."""

from __future__ import annotations

import json
from typing import Any

import click

from moothall import books, packs
from moothall.cli.localized import LocalizedCommand, common
from moothall.cli.settings import read_settings, with_options
from moothall.cli.sheets import as_error
from moothall.errors import Unclear
from moothall.records import changed
from moothall.speech import voice

MOST_LEVEL = 15


@click.command("nova6", cls=LocalizedCommand)
@click.option("--name", metavar="NAME")
@click.option("--concept", metavar="SENTENCE")
@click.option("--level", metavar="NUMBER")
@click.option("--random", "at_random", is_flag=True)
@click.option("--seed", metavar="SEED")
@click.option("--pack", metavar="PACK", default="universal")
@with_options
@common
def nova6(
    name: str | None,
    concept: str | None,
    level: str | None,
    at_random: bool,
    seed: str | None,
    pack: str,
    settings: tuple[str, ...],
    lang: str,
    as_json: bool,
) -> None:
    """A character: drawn at random and legal, or a draft that is still to be filled in."""
    book, file = books.load("nova6"), packs.playable(packs.load(pack)).said
    options = read_settings((*(f"{name}={value}" for name, value in file.options.items()), *settings), "nova6")
    own = changed(file.pack, tongue=lang)
    wanted = options.start_level if level is None else read_level(level)
    if at_random:
        sheet = _random(book, name, seed, options, wanted, lang, file, own)
    elif seed is not None:
        raise Unclear("error-goes-with", name="--seed", other="--random")
    elif name is None:
        raise Unclear("error-missing-flag", name="--name")
    else:
        sheet = book.sheet.new_sheet(name, concept or "", options, own, level=wanted)
    if at_random and concept:
        sheet["aspects"][books.part("nova6", "packs.pack").concept_slots(own)[0].id] = concept
    wrong = [one for one in book.sheet.check_sheet(sheet, options, own) if not (one.warning or one.unfinished)]
    if wrong:
        raise as_error(wrong[0])
    # The file itself is JSON, with or without --json; as pure ASCII it is the same whatever the terminal's encoding.
    click.echo(json.dumps(sheet, indent=1))


def read_level(said: str) -> int:
    """Read a level as it was typed."""
    if not said.isascii() or not said.isdigit() or int(said) > MOST_LEVEL:
        raise Unclear("error-level", value=said, most=MOST_LEVEL)
    return int(said)


def _random(
    book: Any, name: str | None, seed: str | None, options: Any, level: int, lang: str, file: Any, own: Any
) -> dict[str, Any]:
    import secrets

    from moothall.handlers.dice import Seeded

    words = book.sheet.inventions(voice(lang, "nova6").say, own, file.ideas, lang)
    draws = Seeded(seed if seed is not None else secrets.token_hex(8))
    sheet: dict[str, Any] = book.sheet.random_sheet(words, draws, options, name or "", level, own)
    return sheet
