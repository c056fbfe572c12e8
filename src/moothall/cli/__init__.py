"""The command line. A command is imported only when it is called, so that `odds` pays for nothing but odds."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

import click

from moothall import __version__
from moothall.cli.errors import asked_language, exit_code, silence
from moothall.cli.localized import Group
from moothall.speech.languages import choose_language

COMMANDS = (
    "odds",
    "roll",
    "forecast",
    "sweep",
    "character",
    "npc",
    "gear",
    "pack",
    "hook",
    "rules",
    "ruleset",
    "demo",
    "serve",
    "table",
)
"""The order is that of the help. Each is a module of this package with a `command`, or a book has it."""
OF_BOOKS = ("npc", "gear", "hook")
"""Those that our books have; other books may bring more."""


class TopCommand(Group):
    """The top command: finds the others by name, and turns every error into one sentence."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        from moothall.cli.of_books import command_names

        return [*COMMANDS, *(name for name in command_names() if name not in COMMANDS)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS or cmd_name in OF_BOOKS:
            from moothall.cli.of_books import by_book

            return by_book(cmd_name)
        command: click.Command = import_module(f"{__name__}.{cmd_name}").command
        return command

    def book_behind(self, name: str) -> str:
        from moothall.cli.of_books import first_with

        return "" if name in COMMANDS else first_with(name)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            told = super().invoke(ctx)
            sys.stdout.flush()
        except KeyboardInterrupt:
            ctx.exit(130)
        except BrokenPipeError:
            # Whoever reads us has seen enough, as in `moothall rules list | head`.
            silence()
            ctx.exit(0)
        return told

    def main(  # type: ignore[override]  # never returns, in whatever mode
        self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any
    ) -> NoReturn:
        given = list(sys.argv[1:] if args is None else args)
        extra["standalone_mode"] = False

        def run() -> Any:
            lang = choose_language(asked_language(given), os.environ)
            return super(TopCommand, self).main(args, prog_name or self.name, obj=lang, **extra)

        sys.exit(exit_code(run, given))


def _version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(f"moothall {__version__}")
        ctx.exit()


moothall = TopCommand("moothall")
moothall.params.append(
    click.Option(["--version"], is_flag=True, is_eager=True, expose_value=False, callback=_version),
)


def main() -> NoReturn:
    """Run the `moothall` program."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that lacks a letter shows a question mark; what cannot be written or read is no reason to fail.
            stream.reconfigure(errors="replace")
    moothall.main()
