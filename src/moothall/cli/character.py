"""`moothall character`: make one, judge one, show one, let one grow."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import click

from moothall import books
from moothall.cli import files, show
from moothall.cli.settings import read_settings, with_options
from moothall.cli.sheets import as_error, ruleset_of
from moothall.cli.spoken import ByBook, Group, common
from moothall.errors import Unclear
from moothall.speech import voice


class Characters(Group):
    """What is done to a file of a character; some of it only some books can do."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return ["new", "check", *ELSEWHERE]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name in ELSEWHERE:
            command: click.Command = import_module(ELSEWHERE[cmd_name]).command
            return command
        return super().get_command(ctx, cmd_name)


ELSEWHERE = {
    "show": f"{__package__}.nova6.show",
    **{name: f"{__package__}.nde.{name}" for name in ("grow", "convert")},
}
"""Commands that only one book has."""

command = Characters("character")
command.add_command(ByBook("new"))


@command.command("check")
@click.argument("file")
@click.option("--pack", metavar="PACK")
@with_options
@common
def check(file: str, pack: str | None, settings: tuple[str, ...], lang: str, as_json: bool) -> None:
    """Whether a character is legal, and every problem with its rule."""
    sheet = files.read_json(file)
    ruleset = ruleset_of(sheet)
    problems = books.load(ruleset).sheet.check_sheet(sheet, read_settings(settings, ruleset), **_by_pack(sheet, pack))
    legal = all(problem.warning for problem in problems)
    said = voice(lang, ruleset)
    if as_json:
        told = [_told(problem, said.say(problem.key, field=problem.field, said=problem.said)) for problem in problems]
        show.put_json({"legal": legal, "problems": told})
        return
    page = show.page()
    name = sheet.get("name")
    called = name if isinstance(name, str) and name.strip() else file
    page.heading(said.say("character-legal" if legal else "character-illegal", name=called))
    for problem in problems:
        page.text(said.error(as_error(problem)), indent=2)


def _by_pack(sheet: Any, name: str | None) -> dict[str, Any]:
    """The pack to judge a sheet by: the one that was named, or the one it was made with."""
    from moothall import packs

    if sheet["ruleset"] != packs.BOOK:
        if name is not None:
            raise Unclear("error-pack-book", book=sheet["ruleset"], wanted=packs.BOOK)
        return {}
    made_with = sheet.get("pack")
    return {"pack": packs.load(name or (made_with if isinstance(made_with, str) else packs.UNIVERSAL)).said.pack}


def _told(problem: Any, says: str) -> dict[str, Any]:
    return {"field": problem.field, "rule": problem.cite, "warning": problem.warning, "says": says}
