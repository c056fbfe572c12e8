"""Actions of the live table: procedures a player may open, arguments that are the GM's, and characters kept busy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from moothall.records import changed
from moothall.rulesets.nova6.opening import open_table
from moothall.rulesets.nova6.options import DEFAULTS, read_options
from moothall.rulesets.nova6.state import Character, Effect, Table, Zone
from moothall.talk.procedure import Opening

if TYPE_CHECKING:
    from moothall.rulesets.nova6.pack_files.reading import PackFile


ACTION_PROCEDURES = {
    name.removeprefix("nova6."): (name,)
    for name in (
        "nova6.act",
        "nova6.snap",
        "nova6.shove",
        "nova6.aim",
        "nova6.know-language",
        "nova6.take-feature",
        "nova6.deal",
        "nova6.take-turn",
        "nova6.end-turn",
        "nova6.delay",
        "nova6.strive",
        "nova6.undertake",
        "nova6.end-effect",
        "nova6.ask-to-close",
        "nova6.compel",
        "nova6.activate",
        "nova6.concede",
        "nova6.sacrifice",
        "nova6.rally",
        "nova6.treat",
        "nova6.stabilise",
        "nova6.strike-area",
        "nova6.reload",
        "nova6.mend",
        "nova6.seek-ammunition",
        "nova6.exhaust",
        "nova6.fit",
        "nova6.get-ready",
        "nova6.place",
        "nova6.move",
        "nova6.manoeuvre",
        "nova6.tighten",
        "nova6.break-hold",
        "nova6.lift",
        "nova6.hurl",
        "nova6.step-in",
        "nova6.dodge",
        "nova6.ram",
        "nova6.brace",
        "nova6.grab",
        "nova6.spend-advance",
        "nova6.choose-perk",
        "nova6.rewrite-aspect",
        "nova6.trade",
        "nova6.propose",
        "nova6.take-load",
        "nova6.drop-load",
        "nova6.gear-test",
        "nova6.replace-asset",
        "nova6.make-wealth",
        "nova6.buy",
        "nova6.pay",
        "nova6.hand-over",
    )
}
"""The procedures of each action that a character is offered."""


def start() -> Table:
    """A table with nothing on it yet."""
    return Table(options=DEFAULTS)


def opened_with_pack(settings: Mapping[str, str], file: PackFile, lang: str) -> Opening[Any]:
    """How a table begins with a pack and these settings; what came with the pack's file is told in its language."""
    options = read_options({**file.options, **settings})
    return open_table.open(options, changed(file.pack, tongue=lang), file.world.told(lang))


def said_in(table: Table, id: str, lang: str) -> str:
    """The name of a character, effect or zone in a language, if the pack has a word for it; else its plain name."""
    name = name_of(table, id)
    return (table.pack.said(name, lang) if table.pack is not None else "") or name


def seat_of(table: Table, id: str) -> str:
    """The seat that plays a character, or the owner of a thing; none for NPCs."""
    return next((one.seat for one in (*table.heroes, *table.others) if one.id == id), "")


def name_of(table: Table, id: str) -> str:
    """The name of a character, effect or zone, as far as this table knows."""
    named: tuple[Character | Effect | Zone, ...] = (*table.heroes, *table.others, *table.effects, *table.zones)
    names = {one.id: one.name for one in named}
    several = id.split()  # targets that a stunt reaches together
    return ", ".join(names[one] for one in several) if several and names.keys() >= {*several} else id
