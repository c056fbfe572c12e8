"""`moothall character`: make one, judge one, let one grow."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from moothall.cli import show
from moothall.cli.nde_flags import read_settings
from moothall.cli.spoken import Group, common
from moothall.errors import AgainstTheRules, Unclear
from moothall.speech import voice

command = Group("character")

MOST_BYTES = 1_000_000
_options = click.option("--option", "settings", multiple=True, metavar="NAME=VALUE")


# ---- new ------------------------------------------------------------------------------------------------------------


@command.command("new")
@click.argument("ruleset")
@click.option("--role", metavar="ROLE")
@click.option("--name", metavar="NAME")
@click.option("--concept", metavar="SENTENCE")
@click.option("--talent", "talents", multiple=True, metavar="WORDS")
@click.option("--random", "at_random", is_flag=True)
@click.option("--seed", metavar="SEED")
@_options
@common
def new(
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
    """A new character as a file on standard output."""
    nde = _book(ruleset)
    options = read_settings(settings)
    if at_random:
        sheet = _random(nde, name, seed, options)
    else:
        if role is None or name is None:
            raise Unclear("error-flag-needed", flag="--role" if role is None else "--name")
        sheet = nde.sheet.new_sheet(name, role, options)
    told = {"concept": concept, "talents": list(talents)}
    sheet |= {field: value for field, value in told.items() if value}
    problems = [problem for problem in nde.sheet.check_sheet(sheet, options) if not problem.warning]
    if problems:
        raise AgainstTheRules(problems[0].key, cite=problems[0].cite, field=problems[0].field, said=problems[0].said)
    # The file itself is JSON, with or without --json.
    click.echo(json.dumps(sheet, ensure_ascii=False, indent=1))


def _random(nde: Any, name: str | None, seed: str | None, options: Any) -> dict[str, Any]:
    import secrets

    from moothall.handlers.dice import Seeded
    from moothall.rulesets.nde.inventions import NAMES

    draws = Seeded(seed if seed is not None else secrets.token_hex(8))
    named = name or NAMES[draws.below(len(NAMES))]
    sheet: dict[str, Any] = nde.sheet.random_sheet(named, draws, options)
    return sheet


def _book(ruleset: str) -> Any:
    from moothall import books

    return books.load(ruleset)


# ---- check ----------------------------------------------------------------------------------------------------------


@command.command("check")
@click.argument("file")
@_options
@common
def check(file: str, settings: tuple[str, ...], lang: str, as_json: bool) -> None:
    """Whether a character is legal, and every problem with its rule."""
    sheet = _load(Path(file))
    nde = _book(_ruleset(sheet))
    problems = nde.sheet.check_sheet(sheet, read_settings(settings))
    legal = all(problem.warning for problem in problems)
    said = voice(lang, "nde2")
    told = [
        {"field": p.field, "rule": p.cite, "warning": p.warning, "says": said.say(p.key, field=p.field, said=p.said)}
        for p in problems
    ]
    if as_json:
        show.put_json({"legal": legal, "problems": told})
    else:
        page = show.page()
        page.heading(said.say("character-legal" if legal else "character-illegal", name=str(sheet.get("name", ""))))
        for problem in told:
            page.text(f"{problem['says']} ({problem['rule']})", indent=2)


def _ruleset(sheet: Any) -> str:
    ruleset = sheet.get("ruleset") if isinstance(sheet, dict) else None
    if not isinstance(ruleset, str):
        raise Unclear("error-no-ruleset")
    return ruleset


def _load(path: Path) -> Any:
    """A file as JSON, or one sentence about why not."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise Unclear("error-file-too-big", file=str(path), most=MOST_BYTES)
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise Unclear("error-no-file", file=str(path), problem=problem.strerror or "") from problem
    except (ValueError, RecursionError) as problem:
        raise Unclear("error-not-json", file=str(path)) from problem


def read_sheet(path: Path) -> dict[str, Any]:
    """A legal character from a file."""
    sheet = _load(path)
    nde = _book(_ruleset(sheet))
    problems = [problem for problem in nde.sheet.check_sheet(sheet) if not problem.warning]
    if problems:
        raise AgainstTheRules("error-illegal-sheet", cite=problems[0].cite, file=str(path), field=problems[0].field)
    checked: dict[str, Any] = sheet
    return checked


# ---- grow -----------------------------------------------------------------------------------------------------------


@command.command("grow")
@click.argument("file")
@click.option("--attribute", metavar="ATTRIBUTE")
@click.option("--heart", is_flag=True)
@click.option("--power", is_flag=True)
@click.option("--trait", metavar="SENTENCE")
@_options
@common
def grow(
    file: str,
    attribute: str | None,
    heart: bool,
    power: bool,
    trait: str | None,
    settings: tuple[str, ...],
    lang: str,
    as_json: bool,
) -> None:
    """The character after one pick of growth, written back to its file and shown."""
    from moothall.rulesets.nde.growth import check_growth, grown
    from moothall.rulesets.nde.questions import Growth

    sheet, options = read_sheet(Path(file)), read_settings(settings)
    nde = _book(sheet["ruleset"])
    picked = _growth(Growth, attribute, heart, power, trait)
    hero = replace(nde.sheet.to_hero(sheet, "hero"), growth=1)
    check_growth(hero, options, picked)
    after = nde.sheet.grown_sheet(sheet, grown(hero, options, picked), picked.pick)
    _save(Path(file), after)
    if as_json:
        show.put_json(after)
    else:
        click.echo(voice(lang, "nde2").say("character-grown", name=sheet["name"], pick=picked.pick))


def _growth(make: Any, attribute: str | None, heart: bool, power: bool, trait: str | None) -> Any:
    """Exactly one pick."""
    picks = [make("attribute", attribute=attribute)] if attribute is not None else []
    picks += [make("heart")] * heart + [make("power")] * power
    picks += [make("trait", trait=trait)] if trait is not None else []
    if len(picks) != 1:
        raise AgainstTheRules("error-one-growth", cite="nde2.grow.one", count=len(picks))
    return picks[0]


def _save(path: Path, sheet: dict[str, Any]) -> None:
    """Write beside the file and put it in place in one move, so that an interruption loses nothing."""
    beside = path.with_name(path.name + ".new")
    beside.write_text(json.dumps(sheet, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    beside.replace(path)
