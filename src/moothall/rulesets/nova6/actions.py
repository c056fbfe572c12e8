"""Actions of the live table: procedures a player may open, arguments that are the GM's, and characters kept busy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from moothall.errors import Unclear
from moothall.records import changed
from moothall.rulesets.nova6 import bounds
from moothall.rulesets.nova6.opening import join, open_table
from moothall.rulesets.nova6.options import DEFAULTS, read_options
from moothall.rulesets.nova6.state import Character, Effect, Table, Zone
from moothall.talk.actions import ActionAccess
from moothall.talk.bounds import Follows
from moothall.talk.procedure import Opening

if TYPE_CHECKING:
    from moothall.rulesets.nova6.pack_files.reading import PackFile


def _player(group: str, **more: Any) -> ActionAccess:
    return ActionAccess("player", group, **more)


def _gm(group: str, *holds: str) -> ActionAccess:
    return ActionAccess("gm", group, holds=holds)


ACCESS = {
    "nova6.act": _player("actions"),
    "nova6.snap": _player("special"),
    "nova6.shove": _player("char-physique"),
    "nova6.withstand": _gm("char-physique", "who"),
    "nova6.aim": _player("char-wits"),
    "nova6.know-language": _player("char-wits"),
    "nova6.build": _gm("char-features"),
    "nova6.wear-down": _gm("char-features", "who"),
    "nova6.design-feature": _gm("char-features"),
    "nova6.take-feature": _player("char-features"),
    "nova6.deal": _player("char-interact"),
    "nova6.take-turn": _player("time"),
    "nova6.end-turn": _player("time"),
    "nova6.delay": _player("scenes"),
    "nova6.strive": _player("scenes"),
    "nova6.face-task": _gm("scenes"),
    "nova6.undertake": _player("time"),
    "nova6.end-effect": _player("time"),
    "nova6.ask-to-close": _player("scenes", own=(), seats=("seat",), holds=()),
    "nova6.compel": _player("aspects", own=("by",), holds=("target",)),
    "nova6.activate": _player("plot-points"),
    "nova6.begin-scenario": _gm("plot-points"),
    "nova6.tell-truth": _gm("aspects"),
    "nova6.concede": _player("stress"),
    "nova6.sacrifice": _player("stress"),
    "nova6.rally": _player("recovery"),
    "nova6.treat": _player("recovery"),
    "nova6.stabilise": _player("recovery"),
    "nova6.rest": _gm("recovery"),
    "nova6.finish-rest": _gm("recovery"),
    "nova6.milestone": _gm("recovery"),
    "nova6.take-out": _gm("stress", "who"),
    "nova6.strike-area": _player("properties"),
    "nova6.area-attack": _gm("properties", "by"),
    "nova6.reload": _player("properties"),
    "nova6.mend": _player("properties"),
    "nova6.seek-ammunition": _player("properties"),
    "nova6.exhaust": _player("properties"),
    "nova6.fit": _player("equipment"),
    "nova6.get-ready": _player("equipment"),
    "nova6.place": _player("equipment"),
    "nova6.equip": _gm("equipment", "who"),
    "nova6.build-for": _gm("equipment"),
    "nova6.move": _player("movement"),
    "nova6.manoeuvre": _player("fight"),
    "nova6.tighten": _player("fight"),
    "nova6.break-hold": _player("fight"),
    "nova6.lift": _player("fight"),
    "nova6.hurl": _player("fight"),
    "nova6.step-in": _player("fight"),
    "nova6.dodge": _player("move"),
    "nova6.ram": _player("move"),
    "nova6.brace": _player("movement"),
    "nova6.grab": _player("movement"),
    "nova6.take-cover": _gm("surroundings", "who"),
    "nova6.look-far": _gm("surroundings", "who"),
    "nova6.set-zones": _gm("movement"),
    "nova6.fall": _gm("movement", "who"),
    "nova6.oppose": _gm("actions", "by", "target"),
    "nova6.gang-up": _gm("scenes", "target"),
    "nova6.unopposed": _gm("scenes", "who"),
    "nova6.group-test": _gm("several"),
    "nova6.forgot": _gm("modifiers", "who"),
    "nova6.throw": _gm("gathering"),
    "nova6.open-scene": _gm("scenes"),
    "nova6.close-scene": _gm("scenes"),
    "nova6.change-scale": _gm("time"),
    "nova6.next-round": _gm("time"),
    "nova6.set-task": _gm("scenes"),
    "nova6.set-hazard": _gm("scenes"),
    "nova6.drop-task": _gm("scenes"),
    "nova6.judge-challenge": _gm("scenes"),
    "nova6.redefine": _gm("time"),
    "nova6.demand": _gm("gamemastering", "who"),
    "nova6.bring": _gm("npcs"),
    "nova6.somebody": _gm("npcs"),
    "nova6.come-again": _gm("npcs"),
    "nova6.promote": _gm("npcs"),
    "nova6.how-well": _gm("npcs"),
    "nova6.group-attempt": _gm("npcs"),
    "nova6.begin-saga": _gm("story"),
    "nova6.end-session": _gm("story"),
    "nova6.spend-advance": _player("story"),
    "nova6.choose-perk": _player("story"),
    "nova6.rewrite-aspect": _player("story"),
    "nova6.trade": _player("story"),
    "nova6.propose": _player("char-gear"),
    "nova6.take-load": _player("loads"),
    "nova6.drop-load": _player("loads"),
    "nova6.gear-test": _player("loads"),
    "nova6.set-need": _gm("loads"),
    "nova6.pass-days": _gm("loads"),
    "nova6.award-asset": _gm("assets", "who"),
    "nova6.keep-asset": _gm("assets"),
    "nova6.replace-asset": _player("assets"),
    "nova6.make-wealth": _player("flaws"),
    "nova6.buy": _player("flaws"),
    "nova6.pay": _player("flaws"),
    "nova6.hand-over": _player("flaws"),
    "nova6.grant-coins": _gm("flaws", "who"),
    "nova6.correct-talent": _gm("talents"),
    "nova6.begin-session": _gm("talents"),
    "nova6.join": _player("notation", own=(), seats=("seat",), holds=()),
    "nova6.come": _gm("notation"),
    "nova6.reveal": _gm("notation"),
    "nova6.put": _gm("effects"),
    "nova6.set-thing": _gm("properties"),
    "nova6.open-table": _gm("notation"),
    "nova6.create-game": _gm("setting")._replace(packs="packs"),
    "nova6.write-entry": _gm("setting"),
    "nova6.change-issue": _gm("setting"),
    "nova6.uncover": _gm("setting"),
    "nova6.bring-person": _gm("setting"),
    "nova6.special-rule": _gm("themepack"),
}
"""By name, so that no chapter need be imported to know who may begin it."""

NOT_DONE = ("nova6.join",)
"""Procedures that a player begins and that are no action of a character."""

ACTION_PROCEDURES = {
    name.removeprefix("nova6."): (name,) for name, how in ACCESS.items() if how.by == "player" and name not in NOT_DONE
}
"""The procedures of each action that a character is offered."""


def start(book: str = "nova6") -> Table:
    """A table with nothing on it yet."""
    return Table(options=DEFAULTS)


def opened_with(book: str, settings: dict[str, str], file: PackFile | None = None, lang: str = "en") -> Opening[Any]:
    """How a table begins that is to play with these settings; raises `Unclear` if there are none such.

    What came with a file of a pack is told in the language of the table.
    """
    if file is None:
        return open_table.open(read_options(settings))
    options = read_options({**file.options, **settings})
    return open_table.open(options, changed(file.pack, tongue=lang), file.world.told(lang))


def said_in(table: Table, id: str, lang: str) -> str:
    """The name of a character, effect or zone in a language, if the pack has a word for it; else its plain name."""
    name = name_of(table, id)
    return (table.pack.said(name, lang) if table.pack is not None else "") or name


def joined_by(seat: str, who: str, sheet: dict[str, Any]) -> Opening[Any]:
    """How a character comes to a table."""
    return join.open(seat, who, sheet)


def problems(book: str, table: Table) -> Iterator[Unclear]:
    """Problems that the rules could not go on with, were the GM to set it so."""
    return bounds.problems(table)


def follows(table: Table) -> Follows | None:
    """The next thing that goes with what the GM has set."""
    return bounds.follows(table)


def decides(book: str) -> str:
    """The rule by which each player, and nobody else, is asked what their character decides."""
    return "nova6.role.player"


def seat_of(table: Table, id: str) -> str:
    """The seat that plays a character, or the owner of a thing; none for NPCs."""
    return next((one.seat for one in (*table.heroes, *table.others) if one.id == id), "")


def name_of(table: Table, id: str) -> str:
    """The name of a character, effect or zone, as far as this table knows."""
    named: tuple[Character | Effect | Zone, ...] = (*table.heroes, *table.others, *table.effects, *table.zones)
    names = {one.id: one.name for one in named}
    several = id.split()  # targets that a stunt reaches together
    return ", ".join(names[one] for one in several) if several and names.keys() >= {*several} else id
