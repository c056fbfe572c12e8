"""`character new` and `npc` for the command line: characters drawn by chance, or a sheet to fill in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, NamedTuple, cast

from moothall.rulesets.houses2d20.random_character import inventions, random_sheet
from moothall.rulesets.houses2d20.sheet import new_sheet
from moothall.rulesets.houses2d20.templates import TEMPLATES
from moothall.rulesets.houses2d20.words import Tier
from moothall.talk.book_commands import BookCommand, CommandDesk, NewFlags, Printout, check_new
from moothall.talk.flags import Flag, one_of
from moothall.talk.printed import Columns, Heading, Paragraph, Piece, Sayer
from moothall.talk.workshop import Sheet

Rows = list[tuple[str, str]]


def _new(flags: NewFlags, desk: CommandDesk) -> Printout:
    """A whole character by chance, or a sheet with the numbers of the start whose words are yet to be written."""
    check_new(flags.at_random, flags.seed, name=flags.name)
    name = flags.name or ""
    return Printout(_drawn(desk, flags.seed, name, "main") if flags.at_random else new_sheet(name))


NEW = BookCommand(flags=NewFlags, run=_new)


def _drawn(desk: CommandDesk, seed: str | None, name: str, tier: Tier) -> Sheet:
    """A character by chance, in the reader's words."""
    return random_sheet(inventions(desk.said.say), desk.draws(seed), desk.options, name, tier)


# ---- Non-player characters -------------------------------------------------------------------------------------------


class NpcFlags(NamedTuple):
    """The character that is wanted."""

    tier: Annotated[str, Flag(metavar="TIER")] = "minor"
    name: Annotated[str, Flag(metavar="NAME")] = ""
    seed: Annotated[str | None, Flag(metavar="SEED")] = None


def _npc(flags: NpcFlags, desk: CommandDesk) -> Printout:
    """A minor, notable or major character."""
    tier = cast(Tier, one_of("--tier", flags.tier, tuple(TEMPLATES)))
    sheet = _drawn(desk, flags.seed, flags.name, tier)
    return Printout(sheet, _lines(sheet, desk.said))


def _lines(sheet: Sheet, said: Sayer) -> Iterator[Piece]:
    yield Heading(said.say("sheet-heading", name=sheet["name"], tier=said.say(f"term-{sheet['tier']}")))
    for title, rows in _parts(sheet, said):
        if rows:
            yield Paragraph(said.say(title))
            yield Columns(rows, 2)


def _parts(sheet: Sheet, said: Sayer) -> list[tuple[str, Rows]]:
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


def _use(ability: dict[str, Any], said: Sayer) -> str:
    named = said.say(f"term-{ability['skill']}") if ability["skill"] else ""
    price = said.say("sheet-price", price=ability["price"]) if ability["price"] else ""
    return said.say("list-joiner").join(filter(None, (named, ability["use"], price)))


NPC = BookCommand(flags=NpcFlags, run=_npc)
