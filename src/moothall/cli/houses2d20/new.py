"""`moothall character new houses2d20`: a new character as a file on standard output."""

from __future__ import annotations

import json
from typing import Any

import click

from moothall import books
from moothall.cli.localized import LocalizedCommand, common
from moothall.cli.settings import read_settings, with_options
from moothall.errors import Unclear
from moothall.speech import voice

BOOK = "houses2d20"


@click.command(BOOK, cls=LocalizedCommand)
@click.option("--name", metavar="NAME")
@click.option("--random", "at_random", is_flag=True)
@click.option("--seed", metavar="SEED")
@with_options
@common
def houses2d20(
    name: str | None, at_random: bool, seed: str | None, settings: tuple[str, ...], lang: str, as_json: bool
) -> None:
    """A whole character by chance, or a sheet with the numbers of the start whose words are yet to be written."""
    options = read_settings(settings, BOOK)
    if at_random:
        sheet = random_sheet(seed, options, lang, name or "", "main")
    elif seed is not None:
        raise Unclear("error-goes-with", name="--seed", other="--random")
    elif name is None:
        raise Unclear("error-missing-flag", name="--name")
    else:
        sheet = books.part(BOOK, "sheet").new_sheet(name)
    # The file itself is JSON, with or without --json; as pure ASCII it is the same whatever the terminal's encoding.
    click.echo(json.dumps(sheet, indent=1))


def random_sheet(seed: str | None, options: Any, lang: str, name: str, tier: str) -> dict[str, Any]:
    """Return a random character, in the words of a language."""
    from moothall.cli.houses2d20.chance import draws

    part = books.part(BOOK, "random_character")
    words = part.inventions(voice(lang, BOOK).say)
    sheet: dict[str, Any] = part.random_sheet(words, draws(seed), options, name, tier)
    return sheet
