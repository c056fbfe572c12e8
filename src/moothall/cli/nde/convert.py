"""`moothall character convert`: a character for a table that rolls other dice."""

from __future__ import annotations

import json
from dataclasses import replace

import click

from moothall import books
from moothall.cli.localized import LocalizedCommand, common
from moothall.cli.nde.flags import check_ours, our_book
from moothall.cli.settings import read_settings, with_options
from moothall.cli.sheets import read_sheet


@click.command("convert", cls=LocalizedCommand)
@click.argument("file")
@click.option("--dice-mode", metavar="MODE", required=True)
@click.option("--ruleset", metavar="RULESET")
@with_options
@common
def command(
    file: str, dice_mode: str, ruleset: str | None, settings: tuple[str, ...], lang: str, as_json: bool
) -> None:
    """Write the character for a table that rolls other dice, as a file on standard output."""
    book = our_book(file)
    before = read_settings(settings, book)
    sheet = read_sheet(file, book, before)
    if ruleset is not None:
        check_ours(ruleset, file)
    after = read_settings((), ruleset or book, dice_mode=dice_mode)
    if ruleset in (None, before.edition):
        after = replace(before, dice_mode=after.dice_mode)
    converted = books.part(before.edition, "conversion").convert_sheet(sheet, before, after)
    click.echo(json.dumps(converted, indent=1))
