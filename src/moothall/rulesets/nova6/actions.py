"""How a table begins with a pack, and how people and things are called there."""

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
    names: dict[str, str] = {one.id: one.name for one in named}
    several = id.split()  # targets that a stunt reaches together
    return ", ".join(names[one] for one in several) if several and names.keys() >= {*several} else id
