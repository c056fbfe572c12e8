"""`moothall character grow`: one pick of growth."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import click

from moothall import books
from moothall.cli import files, show
from moothall.cli.localized import LocalizedCommand, common
from moothall.cli.nde.flags import our_book
from moothall.cli.settings import read_settings, with_options
from moothall.cli.sheets import read_sheet
from moothall.errors import AgainstTheRules, Unclear
from moothall.speech import Voice, voice


@click.command("grow", cls=LocalizedCommand)
@click.argument("file")
@click.option("--attribute", metavar="ATTRIBUTE")
@click.option("--heart", is_flag=True)
@click.option("--power", is_flag=True)
@click.option("--trait", metavar="SENTENCE")
@with_options
@common
def command(
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
    book = our_book(file)
    options = read_settings(settings, book)
    sheet = read_sheet(file, book, options)
    nde, growth = books.load(book), books.part(book, "growth")
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
    """Return a character's sheet after growth."""
    attribute = said.say(f"term-{picked.attribute}") if picked.attribute else ""
    now = {"attribute": sheet["attributes"].get(picked.attribute), "heart": sheet["hearts"], "power": sheet["power"]}
    values = {"name": sheet["name"], "pick": picked.pick, "attribute": attribute, "now": now.get(picked.pick, 0)}
    return said.say("character-grown", scale=scale, **values)
