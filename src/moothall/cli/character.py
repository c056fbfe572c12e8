"""`moothall character`: make one, judge one, let one grow."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import click

from moothall import books
from moothall.cli import files, show
from moothall.cli.nde_flags import read_settings
from moothall.cli.spoken import Group, common
from moothall.errors import AgainstTheRules, Unclear
from moothall.speech import Voice, voice

command = Group("character")

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
    options = read_settings(settings, book=ruleset)
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
        raise _as_error(problems[0])
    # The file itself is JSON, with or without --json; as pure ASCII it is the same whatever the terminal's encoding.
    click.echo(json.dumps(sheet, indent=1))


def _random(nde: Any, name: str | None, seed: str | None, options: Any, lang: str) -> dict[str, Any]:
    import secrets

    from moothall.handlers.dice import Seeded

    words = nde.sheet.inventions(voice(lang, options.edition).say)
    draws = Seeded(seed if seed is not None else secrets.token_hex(8))
    sheet: dict[str, Any] = nde.sheet.random_sheet(words, draws, options, name or "")
    return sheet


def _book(ruleset: str) -> Any:
    return books.load(ruleset)


# ---- check ----------------------------------------------------------------------------------------------------------


@command.command("check")
@click.argument("file")
@_options
@common
def check(file: str, settings: tuple[str, ...], lang: str, as_json: bool) -> None:
    """Whether a character is legal, and every problem with its rule."""
    sheet = files.read_json(file)
    ruleset = _ruleset(sheet)
    problems = _book(ruleset).sheet.check_sheet(sheet, read_settings(settings, book=ruleset))
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
        page.text(said.error(_as_error(problem)), indent=2)


def _told(problem: Any, says: str) -> dict[str, Any]:
    return {"field": problem.field, "rule": problem.cite, "warning": problem.warning, "says": says}


def _as_error(problem: Any) -> AgainstTheRules:
    return AgainstTheRules(problem.key, cite=problem.cite, field=problem.field, said=problem.said)


def _ruleset(sheet: Any) -> str:
    ruleset = sheet.get("ruleset") if isinstance(sheet, dict) else None
    if not isinstance(ruleset, str):
        raise Unclear("error-no-ruleset")
    books.folder(ruleset)  # says which rulesets there are, if this is none of them
    return ruleset


def read_sheet(file: str, options: Any) -> dict[str, Any]:
    """A character from a file that is legal under these options."""
    sheet = files.read_json(file)
    ruleset = _ruleset(sheet)
    nde = _book(ruleset)
    if ruleset != options.edition:
        raise Unclear("error-other-ruleset", file=file, ruleset=ruleset, wanted=options.edition)
    problems = [problem for problem in nde.sheet.check_sheet(sheet, options) if not problem.warning]
    if problems:
        raise AgainstTheRules("error-illegal-sheet", cite=problems[0].cite, file=file, field=problems[0].field)
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
    options = read_settings(settings, book=_ruleset(files.read_json(file)))
    sheet = read_sheet(file, options)
    nde, growth = _book(sheet["ruleset"]), books.part(sheet["ruleset"], "growth")
    picked = _growth(growth.Growth, options, attribute, heart, power, trait)
    hero = replace(nde.sheet.to_hero(sheet, "hero"), growth=1)
    growth.check_growth(hero, options, picked)
    after = nde.sheet.grown_sheet(sheet, growth.grown(hero, options, picked), picked.pick)
    files.write(file, json.dumps(after, ensure_ascii=False, indent=1) + "\n")
    if as_json:
        show.put_json(after)
    else:
        click.echo(_grew(voice(lang, options.edition), after, picked, growth.scale_of(options)))


def _growth(make: Any, options: Any, attribute: str | None, heart: bool, power: bool, trait: str | None) -> Any:
    """Exactly one pick."""
    known = books.part(options.edition, "words").ATTRIBUTES
    if attribute is not None and attribute not in known:
        raise Unclear("error-bad-choice", name="--attribute", value=attribute, choices=", ".join(known))
    picks = [make("attribute", attribute=attribute)] if attribute is not None else []
    picks += [make("heart")] * heart + [make("power")] * power
    picks += [make("trait", trait=trait)] if trait is not None else []
    if len(picks) != 1:
        raise AgainstTheRules("error-one-growth", cite=options.book.rule("nde2.grow.one"), count=len(picks))
    return picks[0]


def _grew(said: Voice, sheet: dict[str, Any], picked: Any, scale: str) -> str:
    """What growth has made of a character."""
    attribute = said.say(f"term-{picked.attribute}") if picked.attribute else ""
    now = {"attribute": sheet["attributes"].get(picked.attribute), "heart": sheet["hearts"], "power": sheet["power"]}
    values = {"name": sheet["name"], "pick": picked.pick, "attribute": attribute, "now": now.get(picked.pick, 0)}
    return said.say("character-grown", scale=scale, **values)


# ---- convert --------------------------------------------------------------------------------------------------------


@command.command("convert")
@click.argument("file")
@click.option("--dice-mode", metavar="MODE", required=True)
@click.option("--ruleset", metavar="RULESET")
@_options
@common
def convert(
    file: str, dice_mode: str, ruleset: str | None, settings: tuple[str, ...], lang: str, as_json: bool
) -> None:
    """The character for a table that throws other dice, as a file on standard output."""
    before = read_settings(settings, book=_ruleset(files.read_json(file)))
    sheet = read_sheet(file, before)
    if ruleset is not None:
        books.folder(ruleset)
    after = read_settings((), dice_mode, ruleset or before.edition)
    if ruleset in (None, before.edition):
        after = replace(before, dice_mode=after.dice_mode)
    converted = books.part(before.edition, "conversion").convert_sheet(sheet, before, after)
    click.echo(json.dumps(converted, indent=1))
