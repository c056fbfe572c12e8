"""Errors of the command line: one sentence on standard error, and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import Any

import click

from moothall.books import nearest
from moothall.errors import AgainstTheRules, MoothallError, NotYours, Unclear
from moothall.speech import choose_language, sentence

BAD_INPUT = (Unclear, AgainstTheRules, NotYours)


def exit_code(run: Callable[[], Any], arguments: Sequence[str]) -> int:
    """Run a command line to its end: 0 when it went well, 2 for bad input, 1 for anything else."""
    try:
        told = run()
        return told if isinstance(told, int) else 0
    except MoothallError as error:
        _complain(error, arguments)
        return 2 if isinstance(error, BAD_INPUT) else 1
    except click.Abort:
        return 130
    except click.ClickException as error:
        _complain(Unclear("error-command-line", said=error.format_message()), arguments)
        return error.exit_code
    except Exception as error:
        _trace(error)
        _complain(MoothallError("error-unexpected", kind=type(error).__name__), arguments)
        return 1


def _complain(error: MoothallError, arguments: Sequence[str]) -> None:
    try:
        lang = choose_language(asked_language(arguments), os.environ)
    except Unclear:
        lang = choose_language(None, os.environ)
    try:
        said = sentence(error, lang)
    except Exception as worse:
        # Without a text the key still tells more than a second failure would.
        _trace(worse)
        said = str(error)
    click.echo(said, err=True)


def _trace(error: Exception) -> None:
    if os.environ.get("MOOTHALL_DEBUG") == "1":
        import traceback

        traceback.print_exception(error)


def silence() -> None:
    """Close standard output: its reader has gone, and the interpreter would complain at its end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


def asked_language(arguments: Sequence[str]) -> str | None:
    """The language of `--lang`, found before parsing: the complaint that parsing fails needs one too."""
    asked = None
    for place, word in enumerate(arguments):
        if word == "--":
            break
        if word == "--lang":
            asked = next(iter(arguments[place + 1 : place + 2]), None)
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
    return asked


# ---- Complaints of the parser, in our words -------------------------------------------------------------------------


def in_our_words(error: click.UsageError, ctx: click.Context, given: list[str]) -> MoothallError:
    """A complaint of the parser about what was given, as one of ours."""
    match error:
        case click.NoSuchOption(option_name=name):
            return Unclear("error-unknown-flag", name=name, nearest=nearest(name, _flags(ctx)))
        case click.BadOptionUsage(option_name=name):
            return _bad_flag(name, ctx)
        case click.MissingParameter(param=click.Option() as flag):
            return Unclear("error-missing-flag", name=_name(flag))
        case click.MissingParameter(param=click.Parameter() as param):
            return Unclear("error-missing-argument", name=_name(param))
        case click.BadParameter(param=click.Parameter() as param):
            return _bad_value(param, _value(ctx, param, given))
    return Unclear("error-command-line", said=error.format_message())


def _flags(ctx: click.Context) -> dict[str, click.Option]:
    flags = [param for param in ctx.command.get_params(ctx) if isinstance(param, click.Option)]
    return {name: flag for flag in flags for name in flag.opts}


def _bad_flag(name: str, ctx: click.Context) -> MoothallError:
    if _flags(ctx)[name].is_flag:
        return Unclear("error-flag-takes-nothing", name=name)
    return Unclear("error-flag-needs-value", name=name)


def _bad_value(param: click.Parameter, value: str) -> MoothallError:
    name = _name(param)
    match param.type:
        case click.Choice(choices=choices):
            return Unclear("error-bad-choice", name=name, value=value, choices=", ".join(map(str, choices)))
        case click.IntRange(min=int() as least, max=int() as most):
            return Unclear("error-number-between", name=name, value=value, least=least, most=most)
        case click.IntRange(min=int() as least):
            return Unclear("error-number-at-least", name=name, value=value, least=least)
        case click.Path() | click.File():
            return Unclear("error-bad-file", value=value)
        case kind if isinstance(kind, type(click.INT)):
            return Unclear("error-needs-number", name=name, value=value)
    return Unclear("error-bad-value", name=name, value=value)


def _name(param: click.Parameter) -> str:
    if isinstance(param, click.Option):
        return max(param.opts, key=len)
    return param.human_readable_name.split()[0].strip("[].")


def _value(ctx: click.Context, param: click.Parameter, given: list[str]) -> str:
    """Return what was given for a parameter. The parser does not keep it with its complaint, so it reads once more."""
    values, _, _ = ctx.command.make_parser(ctx).parse_args(list(given))
    value = values.get(param.name or "")
    return " ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
