"""`moothall npc houses2d20`: a random and legal non-player character of one of three tiers."""

from __future__ import annotations

from typing import Any

import click

from moothall import books
from moothall.cli import show
from moothall.cli.houses2d20.new import BOOK, random_sheet
from moothall.cli.localized import LocalizedCommand, common
from moothall.cli.settings import read_settings, with_options
from moothall.errors import Unclear
from moothall.speech import Voice, voice

Rows = list[tuple[str, str]]


@click.command(BOOK, cls=LocalizedCommand)
@click.option("--tier", metavar="TIER", default="minor")
@click.option("--name", metavar="NAME")
@click.option("--seed", metavar="SEED")
@with_options
@common
def houses2d20(
    tier: str, name: str | None, seed: str | None, settings: tuple[str, ...], lang: str, as_json: bool
) -> None:
    """A minor, notable or major character."""
    tiers = tuple(books.part(BOOK, "templates").TEMPLATES)
    if tier not in tiers:
        raise Unclear("error-bad-choice", name="--tier", value=tier, choices=", ".join(tiers))
    sheet = random_sheet(seed, read_settings(settings, BOOK), lang, name or "", tier)
    if as_json:
        show.put_json(sheet)
        return
    _print(show.page(), sheet, voice(lang, BOOK))


def _print(page: show.Page, sheet: dict[str, Any], said: Voice) -> None:
    page.heading(said.say("sheet-heading", name=sheet["name"], tier=said.say(f"term-{sheet['tier']}")))
    for title, rows in _parts(sheet, said):
        if rows:
            page.text(said.say(title))
            page.table(rows, indent=2)


def _parts(sheet: dict[str, Any], said: Voice) -> list[tuple[str, Rows]]:
    drives = sheet.get("drives", {})
    quality = [(said.say("sheet-quality"), str(sheet["quality"]))] if "quality" in sheet else []
    return [
        ("sheet-traits", [(trait, "") for trait in sheet["traits"]]),
        ("sheet-skills", [(said.say(f"term-{skill}"), str(rating)) for skill, rating in sheet["skills"].items()]),
        ("sheet-drives", quality + [(said.say(f"term-{drive}"), _drive(held)) for drive, held in drives.items()]),
        ("sheet-focuses", [(said.say(f"term-{one['skill']}"), one["name"]) for one in sheet["focuses"]]),
        ("sheet-talents", [(talent, "") for talent in sheet["talents"]]),
        ("sheet-abilities", [(said.say(f"term-{one['kind']}"), _use(one, said)) for one in sheet.get("abilities", ())]),
    ]


def _drive(held: dict[str, Any]) -> str:
    return f"{held['rating']}  {held['statement']}".strip()


def _use(ability: dict[str, Any], said: Voice) -> str:
    named = said.say(f"term-{ability['skill']}") if ability["skill"] else ""
    price = said.say("sheet-price", price=ability["price"]) if ability["price"] else ""
    return said.say("list-joiner").join(filter(None, (named, ability["use"], price)))
