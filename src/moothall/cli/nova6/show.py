"""`moothall character show`: a character of NOVA6 as its book writes such things, in Markdown."""

from __future__ import annotations

from typing import Any

import click

from moothall import books, packs
from moothall.cli import files, show
from moothall.cli.localized import LocalizedCommand, common
from moothall.cli.settings import read_settings, with_options
from moothall.cli.sheets import check_legal, ruleset_of
from moothall.errors import Unclear
from moothall.records import changed
from moothall.speech import voice
from moothall.speech.teller import Teller

BOOK = "nova6"


@click.command("show", cls=LocalizedCommand)
@click.argument("file")
@with_options
@common
def command(file: str, settings: tuple[str, ...], lang: str, as_json: bool) -> None:
    """Everything on a sheet that has a way of being written, in the words of the reader."""
    sheet = files.read_json(file)
    if (ruleset := ruleset_of(sheet)) != BOOK:
        raise Unclear("error-other-ruleset", file=file, ruleset=ruleset, wanted=BOOK)
    own = packs.load(sheet["pack"] if isinstance(sheet.get("pack"), str) else packs.UNIVERSAL).said
    options = read_settings((*(f"{name}={value}" for name, value in own.options.items()), *settings), BOOK)
    pack = changed(own.pack, tongue=lang)
    check_legal(file, books.load(BOOK).sheet.check_sheet(sheet, options, pack))
    said = voice(lang, BOOK)
    words, joint = Teller(said, _in_pack(pack, lang)).word, said.say("block-joint")
    parts = books.part(BOOK, "characters.statblock").written(sheet, words, pack, options, joint)
    if as_json:
        show.put_json({"ruleset": BOOK, "name": sheet["name"], "parts": [_plain(part) for part in parts]})
        return
    click.echo(f"# {sheet['name']}")
    for part in parts:
        click.echo(f"\n## {said.say(f'block-{part.id}')}\n")
        lines = [line.value for line in part.lines]
        click.echo(said.say("list-joiner").join(lines) if part.together else "\n".join(f"- {line}" for line in lines))


def _in_pack(pack: Any, lang: str) -> Any:
    """Return a pack's word for a key, or nothing if it has none."""
    return lambda word: pack.said(word, lang) or None


def _plain(part: Any) -> dict[str, Any]:
    return {"part": part.id, "lines": [{"text": line.value, "rule": line.cite} for line in part.lines]}
