"""`moothall character`: make one, judge one, show one, let one grow."""

from __future__ import annotations

from typing import Any

import click

from moothall import books
from moothall.cli import files, show
from moothall.cli.exit_codes import judging
from moothall.cli.localized import ByBook, Group, common
from moothall.cli.of_books import CHARACTER, command_names, first_with, has_new, new_command, on_file
from moothall.cli.settings import read_settings, with_options
from moothall.cli.sheets import as_error, ruleset_of
from moothall.errors import Unclear
from moothall.speech import voice
from moothall.talk.workshop import Workshop, progress


class Characters(Group):
    """Commands on a character's file; some of them only some books have."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return ["new", "check", *OF_BOOKS, *(name for name in command_names(CHARACTER) if name not in KNOWN)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return super().get_command(ctx, cmd_name) or on_file(cmd_name)

    def book_behind(self, name: str) -> str:
        return "" if name in KNOWN else first_with(f"{CHARACTER}{name}")


OF_BOOKS = ("show", "grow", "convert")
"""Commands on a file that our books have; other books may bring more."""
KNOWN = ("new", "check", *OF_BOOKS)

command = Characters("character")
command.add_command(ByBook("new", has_new, new_command))


@command.command("check")
@click.argument("file")
@click.option("--pack", metavar="PACK")
@with_options
@common
@judging
def check(file: str, pack: str | None, settings: tuple[str, ...], lang: str, as_json: bool) -> bool:
    """Judge whether a character is legal, how far a draft has come, and tell every problem with its rule."""
    from moothall.speech.wording import WithWords

    sheet = files.read_json(file)
    ruleset = ruleset_of(sheet)
    work, said = _workshop(sheet, file, pack, lang), voice(lang, ruleset)
    come = progress(work, sheet, read_settings(settings, ruleset))
    headings = WithWords(said, work.words)
    steps = [(step.id, headings.say(step.key), mark) for step, mark in come.steps]
    legal = come.status == "ready"
    if as_json:
        told = [_told(one, said.say(one.key, field=one.field, said=headings.word(one.said))) for one in come.problems]
        listed = [{"id": id, "says": heading, "mark": mark} for id, heading, mark in steps]
        show.put_json({"legal": legal, "status": come.status, "rule": come.cite, "steps": listed, "problems": told})
        return legal
    page = show.page()
    name = sheet.get("name")
    called = name if isinstance(name, str) and name.strip() else file
    page.heading(said.say("character-stands", status=come.status, name=called))
    for problem in come.problems:
        page.text(said.error(as_error(problem._replace(said=headings.word(problem.said)))), indent=2)
    if not legal:
        page.gap()
        page.table([(heading, said.say("character-step", mark=mark)) for _, heading, mark in steps], indent=2)
    return legal


def _workshop(sheet: Any, path: str, name: str | None, lang: str) -> Workshop:
    """Where a sheet is judged: with the pack that was named, or the one it was made with, where the book has such."""
    from moothall import packs

    if sheet["ruleset"] == packs.BOOK:
        file = (packs.load(name) if name else packs.made_with(sheet, path)).said
        return packs.format_of(packs.BOOK).workshop_of(file.pack, lang, file.ideas)
    if name is not None:
        raise Unclear("error-pack-book", book=sheet["ruleset"], wanted=packs.BOOK)
    workshop = books.ruleset(sheet["ruleset"]).workshop()
    if workshop is None:
        raise Unclear("error-no-workshop", book=sheet["ruleset"])
    return workshop


def _told(problem: Any, says: str) -> dict[str, Any]:
    told = {"field": problem.field, "rule": problem.cite, "warning": problem.warning}
    return told | {"unfinished": problem.unfinished, "says": says}
