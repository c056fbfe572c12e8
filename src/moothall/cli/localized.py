"""Commands and groups whose help and complaints are ours, in the reader's language.

The help of `moothall rules list` is the text `help-rules-list`, and that of its parameter `chapter` is the part
`.chapter` of that text. Parameters that all commands share are parts of `help-common`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import click

from moothall import books
from moothall.cli.errors import in_our_words
from moothall.errors import Unclear
from moothall.speech import Voice, choose_language, voice

if TYPE_CHECKING:
    from moothall.ruleset import Ruleset

F = TypeVar("F", bound=Callable[..., Any])


def language(ctx: click.Context) -> str:
    """The reader's language, which the top command found out before anything was parsed."""
    return ctx.obj if isinstance(ctx.obj, str) else choose_language(None, os.environ)


def _read_language(ctx: click.Context, param: click.Parameter, value: str | None) -> str:
    return language(ctx) if value is None else choose_language(value, os.environ)


def common(function: F) -> F:
    """Give a command the flags that all have: it is called with `lang` and `as_json`."""
    with_json = click.option("--json", "as_json", is_flag=True)(function)
    return click.option("--lang", metavar="LANG", callback=_read_language)(with_json)


class _Spoken(click.Command):
    """Help and errors in the reader's language, shared by commands and groups."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        given = list(args)
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            raise in_our_words(error, ctx, given) from error

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        said = voice(language(ctx))
        formatter.write_usage(ctx.command_path, " ".join(self._pieces(ctx, said)), prefix=said.say("help-usage") + " ")
        formatter.write_paragraph()
        formatter.write_text(summary(said, help_key(ctx), book_of(ctx)))
        for title, rows in self._sections(ctx, said).items():
            if rows:
                with formatter.section(said.say(title)):
                    formatter.write_dl(rows)

    def _pieces(self, ctx: click.Context, said: Voice) -> list[str]:
        pieces = (piece for param in self.params for piece in param.get_usage_pieces(ctx))
        return [said.say("help-mark"), *(blanks(said, piece) for piece in pieces)]

    def _sections(self, ctx: click.Context, said: Voice) -> dict[str, list[tuple[str, str]]]:
        arguments = [p for p in self.get_params(ctx) if isinstance(p, click.Argument)]
        flags = [p for p in self.get_params(ctx) if isinstance(p, click.Option) and not p.hidden]
        return {
            "help-arguments": [(blanks(said, p.make_metavar(ctx)), _described(ctx, said, p)) for p in arguments],
            "help-flags": [
                (blanks(said, (p.get_help_record(ctx) or ("",))[0]), _described(ctx, said, p)) for p in flags
            ],
        }


class LocalizedCommand(_Spoken):
    """A command whose help and errors are ours."""

    book = ""
    """The book it comes from, whose texts may say its help."""
    # The parser would complain in words of its own.
    allow_extra_args = True

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        extra = super().parse_args(ctx, args)
        if extra and not ctx.resilient_parsing:
            raise Unclear("error-extra-argument", name=extra[0], command=ctx.command_path)
        return extra


class Group(_Spoken, click.Group):
    """A command that only holds others; called alone it shows its help."""

    command_class = LocalizedCommand

    def __init__(self, name: str) -> None:
        lang = click.Option(["--lang"], metavar="LANG", expose_value=False, callback=_read_language)
        super().__init__(name, callback=_help_if_alone, params=[lang], invoke_without_command=True)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)  # in the order of the code, not of the alphabet

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        command = self.get_command(ctx, args[0])  # before any list: some lists open every book
        if command is None and not ctx.resilient_parsing:
            known = self.list_commands(ctx)
            raise Unclear("error-unknown-command", name=args[0], nearest=books.nearest(args[0], known))
        return args[0] if command else None, command, args[1:]

    def _pieces(self, ctx: click.Context, said: Voice) -> list[str]:
        return [*super()._pieces(ctx, said), said.say("help-command-mark")]

    def _sections(self, ctx: click.Context, said: Voice) -> dict[str, list[tuple[str, str]]]:
        rows = [(name, self.summary_of(ctx, said, name)) for name in self.list_commands(ctx)]
        return {"help-commands": rows} | super()._sections(ctx, said)

    def summary_of(self, ctx: click.Context, said: Voice, name: str) -> str:
        """What a command of this group does, in one line."""
        return summary(said, f"{help_key(ctx)}-{name}", self.book_behind(name))

    def book_behind(self, name: str) -> str:
        """The book whose texts may say what a command does; nothing for one of the program."""
        return ""


class ByBook(Group):
    """A command with one for each book that has it, all of them different: `moothall odds nde2`."""

    def __init__(self, name: str, has: Callable[[Ruleset], bool], made: Callable[[str], click.Command]) -> None:
        super().__init__(name)
        self._has, self._made = has, made

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [book.id for book in books.opened() if self._has(book)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        # It says which rulesets there are, if this is none of them.
        return self._made(cmd_name) if self._has(books.ruleset(cmd_name)) else None

    def book_behind(self, name: str) -> str:
        return name


@click.pass_context
def _help_if_alone(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def blanks(said: Voice, usage: str) -> str:
    """How a flag is used, with what stands for a value in the reader's language."""

    def word(found: re.Match[str]) -> str:
        name = found[0].lower()
        return said.part("help-blank", name) if said.has("help-blank", name) else found[0]

    return re.sub(r"[A-Z][A-Z_]+", word, usage)


def help_key(ctx: click.Context) -> str:
    """The name of a command's help: `help`, then its path below the program's name."""
    return f"{help_key(ctx.parent)}-{ctx.info_name}" if ctx.parent else "help"


def summary(said: Voice, key: str, book: str = "") -> str:
    """What a command does: the program's words, or those of the book it comes from, or the book's title."""
    voices = (said, *((voice(said.lang, book),) if book else ()))
    texts = ((one, text) for text in (key, "book-title") for one in voices if one.has(text))
    return next((one.say(text) for one, text in texts), book)


def about(ctx: click.Context, said: Voice, param: click.Parameter) -> str:
    """Return the help of a parameter; a test sees to it that every one of ours has words."""
    keys = (*_help_keys(ctx), "help-common")
    found = ((key, name) for name in _called(param) for key in keys if said.has(key, name))
    return next((said.part(key, name) for key, name in found), "")


def _use(ctx: click.Context, flag: click.Option) -> str:
    """How a flag is used, as the parser writes it."""
    return (flag.get_help_record(ctx) or ("",))[0]


def _described(ctx: click.Context, said: Voice, param: click.Parameter) -> str:
    """The help of a parameter: the program's words, or the book's, or at least the name of what it gives."""
    book = book_of(ctx)
    return about(ctx, said, param) or (about(ctx, voice(said.lang, book), param) if book else "") or _plain(param)


def _called(param: click.Parameter) -> list[str]:
    """The names under which a parameter may be explained: that of its field, or that of its flag."""
    flag = max(param.opts, key=len).lstrip("-").replace("-", "_")
    return ["help"] if flag == "help" else [param.name or "", flag]


def _plain(param: click.Parameter) -> str:
    return (param.name or "").replace("_", " ")


def book_of(ctx: click.Context) -> str:
    """The book that a command comes from; nothing for one of the program."""
    return getattr(ctx.command, "book", "")


def _help_keys(ctx: click.Context) -> list[str]:
    """The names of a command's help and of the helps above it, which may say what all below them share."""
    return [help_key(ctx), *(_help_keys(ctx.parent) if ctx.parent else ())]
