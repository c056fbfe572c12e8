"""`moothall character new nde2` and `nde1`: a new character as a file on standard output."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, TypeVar

import click

from moothall import books
from moothall.cli.localized import LocalizedCommand, common
from moothall.cli.settings import read_settings, with_options
from moothall.cli.sheets import as_error
from moothall.errors import Unclear
from moothall.speech import voice

F = TypeVar("F", bound=Callable[..., Any])


def _flags(function: F) -> F:
    for flag in (
        common,
        with_options,
        click.option("--seed", metavar="SEED"),
        click.option("--random", "at_random", is_flag=True),
        click.option("--talent", "talents", multiple=True, metavar="WORDS"),
        click.option("--concept", metavar="SENTENCE"),
        click.option("--name", metavar="NAME"),
        click.option("--role", metavar="ROLE"),
    ):
        function = flag(function)
    return function


@click.command("nde2", cls=LocalizedCommand)
@_flags
def nde2(**given: Any) -> None:
    """A character of the newer edition."""
    _new("nde2", **given)


@click.command("nde1", cls=LocalizedCommand)
@_flags
def nde1(**given: Any) -> None:
    """A character of the older edition."""
    _new("nde1", **given)


def _new(
    ruleset: str,
    role: str | None,
    name: str | None,
    concept: str | None,
    talents: tuple[str, ...],
    at_random: bool,
    seed: str | None,
    settings: tuple[str, ...],
    lang: str,
    as_json: bool,
) -> None:
    nde = books.load(ruleset)
    options = read_settings(settings, ruleset)
    if at_random:
        sheet = _random(nde, name, seed, options, lang)
    elif seed is not None:
        raise Unclear("error-goes-with", name="--seed", other="--random")
    elif role is None or name is None:
        raise Unclear("error-missing-flag", name="--role" if role is None else "--name")
    else:
        sheet = nde.sheet.new_sheet(name, role, options)
    told = {"role": role, "concept": concept, "talents": list(talents)}
    sheet |= {field: value for field, value in told.items() if value}
    problems = [problem for problem in nde.sheet.check_sheet(sheet, options) if not problem.warning]
    if problems:
        raise as_error(problems[0])
    # The file itself is JSON, with or without --json; as pure ASCII it is the same whatever the terminal's encoding.
    click.echo(json.dumps(sheet, indent=1))


def _random(nde: Any, name: str | None, seed: str | None, options: Any, lang: str) -> dict[str, Any]:
    import secrets

    from moothall.handlers.dice import Seeded

    words = nde.sheet.inventions(voice(lang, options.edition).say)
    draws = Seeded(seed if seed is not None else secrets.token_hex(8))
    sheet: dict[str, Any] = nde.sheet.random_sheet(words, draws, options, name or "")
    return sheet
