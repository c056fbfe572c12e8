"""`moothall npc nova6`: a random and legal non-player character, by level and by a word for what they are."""

from __future__ import annotations

from typing import Any

import click

from moothall import books
from moothall.cli import show
from moothall.cli.localized import LocalizedCommand, common
from moothall.cli.nova6.new import read_level
from moothall.cli.settings import read_settings, with_options
from moothall.errors import Unclear
from moothall.speech import Voice, voice

BOOK = "nova6"
Rows = list[tuple[str, str]]


@click.command(BOOK, cls=LocalizedCommand)
@click.option("--kind", metavar="KIND", default="extra")
@click.option("--level", metavar="NUMBER", default="1")
@click.option("--concept", metavar="WORD", default="")
@click.option("--name", metavar="NAME", default="")
@click.option("--count", metavar="NUMBER")
@click.option("--seed", metavar="SEED")
@with_options
@common
def nova6(
    kind: str,
    level: str,
    concept: str,
    name: str,
    count: str | None,
    seed: str | None,
    settings: tuple[str, ...],
    lang: str,
    as_json: bool,
) -> None:
    """A principal, an extra, or a group of extras."""
    kinds = books.part(BOOK, "creation.npcs").NPC_KINDS
    if kind not in kinds:
        raise Unclear("error-bad-choice", name="--kind", value=kind, choices=", ".join(kinds))
    if count is not None and kind != "group":
        raise Unclear("error-goes-with", name="--count", other="--kind group")
    casting = books.part(BOOK, "characters.npc_generator")
    many = casting.USUAL_GROUP if count is None else _count(count)
    wanted = casting.Wanted(kind, read_level(level), concept, name, many)
    sheet = _random(wanted, seed, read_settings(settings, BOOK), lang)
    if as_json:
        show.put_json(sheet)
        return
    _print(show.page(), sheet, voice(lang, BOOK))


def _count(said: str) -> int:
    most = books.part(BOOK, "creation.npcs").MOST_COUNT
    if not said.isascii() or not said.isdigit() or not 2 <= int(said) <= most:
        raise Unclear("error-count", value=said, most=most)
    return int(said)


def _random(wanted: Any, seed: str | None, options: Any, lang: str) -> dict[str, Any]:
    import secrets

    from moothall.handlers.dice import Seeded

    casting = books.part(BOOK, "characters.npc_generator")
    draws = Seeded(seed if seed is not None else secrets.token_hex(8))
    sheet: dict[str, Any] = casting.random_npc(casting.cast_of(voice(lang, BOOK).say), draws, wanted, options)
    return sheet


def _print(page: show.Page, sheet: dict[str, Any], said: Voice) -> None:
    about = {"kind": sheet["kind"], "level": sheet["level"], "count": sheet.get("count", 1)}
    page.heading(said.say("npc-heading", name=sheet["name"], **about))
    for title, rows in _parts(sheet, said):
        if rows:
            page.text(said.say(title))
            page.table(rows, indent=2)


def _parts(sheet: dict[str, Any], said: Voice) -> list[tuple[str, Rows]]:
    """The parts of a sheet, each with its lines."""
    one = books.part(BOOK, "sheet").to_character(sheet, "one", "")
    return [
        ("npc-aspects", [(text, "") for text in sheet["aspects"].values() if text]),
        ("npc-skills", [(said.say(f"term-{skill}"), str(rank)) for skill, rank in sheet["skills"].items() if rank]),
        ("npc-perks", [(said.say(f"term-{perk['skill']}"), perk["name"]) for perk in sheet["perks"]]),
        ("npc-talents", [(_talent(trait.name, entry, said), "") for trait, entry in zip(one.traits, sheet["talents"],
                                                                                       strict=True)]),
        ("npc-boxes", [(said.say(f"term-{track.id}"), _boxes(track)) for track in one.tracks]),
    ]  # fmt: skip


def _talent(name: str, entry: dict[str, str], said: Voice) -> str:
    return f"{name} ({said.say('term-' + entry['skill'])})" if "skill" in entry else name


def _boxes(track: Any) -> str:
    levels = [box.level for box in track.boxes]
    return " / ".join(str(levels.count(level)) for level in dict.fromkeys(levels))
