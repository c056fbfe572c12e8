"""Demo session for bots: characters, scenes, tests, and the bots' decisions.

The story's words come from outside (`say`), because they are told in the reader's language.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from moothall.rulesets.houses2d20.assets import lay_asset
from moothall.rulesets.houses2d20.bot_policy import answers
from moothall.rulesets.houses2d20.conflict import act, begin_conflict, end_conflict
from moothall.rulesets.houses2d20.events import CharacterJoined, EnemiesNamed, TableOpened
from moothall.rulesets.houses2d20.growth import advance, ambition
from moothall.rulesets.houses2d20.ids import AssetId, CharacterId, ZoneId
from moothall.rulesets.houses2d20.options import DEFAULTS
from moothall.rulesets.houses2d20.scenes import (
    begin_adventure,
    begin_scene,
    begin_session,
    end_adventure,
    end_scene,
)
from moothall.rulesets.houses2d20.skill_test import test
from moothall.rulesets.houses2d20.state import (
    Asset,
    Character,
    DriveRating,
    Drives,
    Focus,
    Skills,
    Table,
    Zone,
)
from moothall.rulesets.houses2d20.words import DRIVES, ConflictKind, Side
from moothall.talk.procedure import Opening

__all__ = [
    "CAST",
    "CHAPTERS",
    "SETTINGS",
    "answers",
    "conflict",
    "prelude",
    "session",
    "setting",
    "standing",
    "worth_reading",
]

Say = Callable[[str], str]
Director = Generator[Opening[Any], Table, None]
"""Says what happens next, and is told how the table stands after it."""

TITLE = "demo-scene"
"""Key of the demo's title."""
CHAPTERS = ("houses/scene-began", "houses/conflict-began", "houses/scene-ended", "houses/adventure-ended")
"""Facts with which a new part of the story begins."""

SANNA, IVO, ROKE, GUARD = map(CharacterId, ("sanna", "ivo", "roke", "guard"))
GATE, COURT, TOWER = map(ZoneId, ("gate", "court", "tower"))

CAST = {"houses2d20": ((SANNA, "Sanna", "main"), (IVO, "Ivo", "main"))}
"""Who is played from a seat."""

SETTINGS: dict[str, str] = {}
"""Options of the demo at a table of its own: the book as it is."""
FACES = {"sanna": "face:bob", "ivo": "face:specs", "roke": "face:crest", "guard": "face:helm"}
"""Faces of the cast, of those that ship with the pages."""

WAYS: dict[ZoneId, tuple[ZoneId, ...]] = {GATE: (COURT,), COURT: (TOWER,), TOWER: ()}
"""The zones, and which lies behind each."""
PLACES = ((SANNA, GATE), (IVO, GATE), (ROKE, COURT), (GUARD, GATE))
MOST_TURNS = 60


def setting(say: Say, book: str = "houses2d20", dice_mode: str = "") -> list[tuple[Any, str]]:
    """Events that the demo starts from, each with its rule."""
    opened = TableOpened(DEFAULTS, say("demo-house"), 0, True)
    people = [CharacterJoined(one, things) for one, things in cast(say)]
    enemies = EnemiesNamed((say("demo-enemy"),))
    return [
        (opened, "houses.threat.starts-2-per-player"),
        (enemies, "houses.threat.spend.rival-house-1"),
        *((joined, "houses.asset.owner-and-name") for joined in people),
    ]


def cast(say: Say) -> list[tuple[Character, tuple[Asset, ...]]]:
    """Two who serve the House, and those who stand in their way."""
    sanna = _own(SANNA, "Sanna", Skills(7, 5, 5, 6, 5), "battle", say)
    ivo = _own(IVO, "Ivo", Skills(4, 7, 5, 5, 7), "understand", say)
    drives = _drives((7, 6, 5, 5, 5), {"duty": say("demo-says-roke")})
    roke = Character(ROKE, "Roke", "notable", "opposition", Skills(7, 5, 6, 5, 4), drives)
    guard = Character(GUARD, say("demo-guard"), "minor", "opposition", Skills(6, 4, 5, 5, 4), quality=5)
    return [
        (sanna, (_thing("blade", SANNA, say, 2), _thing("cloak", SANNA, say))),
        (ivo, (_thing("letter", IVO, say, 1, tangible=False),)),
        (roke, (_thing("spear", ROKE, say, 1), _thing("wall", ROKE, say, defensive=True))),
        (guard, ()),
    ]


def _thing(
    id: str, owner: CharacterId, say: Say, potency: int = 0, defensive: bool = False, tangible: bool = True
) -> Asset:
    return Asset(AssetId(id), say(f"demo-{id}"), owner, potency, defensive=defensive, tangible=tangible)


def _own(id: CharacterId, name: str, skills: Skills, best: Any, say: Say) -> Character:
    says: dict[str, str] = {drive: say(f"demo-says-{id}-{drive}") for drive in DRIVES[:3]}
    focuses = (Focus(best, say(f"demo-focus-{id}")),)
    drives = _drives((8, 7, 6, 5, 4), says)
    return Character(id, name, "main", "players", skills, drives, seat=id, determination=1, focuses=focuses)


def _drives(ratings: tuple[int, ...], says: dict[str, str]) -> Drives:
    held = {drive: DriveRating(n, says.get(drive, "")) for drive, n in zip(DRIVES, ratings, strict=True)}
    return Drives(**held)


def session(say: Say, book: str = "houses2d20") -> Director:
    """A letter that must not arrive, the gate it must pass, and what is left to learn from it."""
    yield from _before(say)
    yield from conflict(say, "personal")
    yield end_scene.open()
    table = yield ambition.open(SANNA, say("demo-ambition"))
    yield end_adventure.open()
    for one in table.players():
        if one.points:
            yield advance.open(one.id)


def _before(say: Say) -> Director:
    yield begin_adventure.open(say("demo-adventure"))
    yield begin_session.open()
    yield begin_scene.open(say("demo-scene"))
    yield test.open(IVO, say("demo-action-seal"), "understand")
    yield test.open(SANNA, say("demo-action-gate"), "move")


def prelude(say: Say, book: str = "houses2d20") -> Director:
    """The way to the gate, up to the moment when everything lies on the board and a character has to act."""
    yield from _before(say)
    table = yield begin_conflict.open("personal", SANNA, _zones(say), PLACES)
    yield from _lay_down(table)


def conflict(say: Say, kind: ConflictKind, turns: int = MOST_TURNS) -> Director:
    """A conflict from its first turn until one side is out, or both have had enough."""
    table = yield begin_conflict.open(kind, SANNA, _zones(say), PLACES)
    table = yield from _lay_down(table)
    for _ in range(turns):
        actor = _next(table)
        if actor is None:
            break
        table = yield act.open(actor)
    yield end_conflict.open()


def _zones(say: Say) -> tuple[Zone, ...]:
    return tuple([Zone(id, say(f"demo-zone-{id}"), ways) for id, ways in WAYS.items()])


def _lay_down(table: Table) -> Generator[Opening[Any], Table, Table]:
    """Everybody's assets lie where they are."""
    for asset in table.assets:
        zone = table.who(asset.owner).zone
        if zone and not asset.zone and not asset.out:
            table = yield lay_asset.open(asset.id, zone)
    return table


def _next(table: Table) -> CharacterId | None:
    """The character whose turn it is; none when a side has nobody left."""
    conflict = table.conflict
    if conflict is None or not (table.standing("players") and table.standing("opposition")):
        return None
    if conflict.actor and not table.who(conflict.actor).defeated:
        return conflict.actor
    sides: tuple[Side, ...] = (conflict.side,) if conflict.side else ("players", "opposition")
    waiting = (one.id for side in sides for one in table.standing(side) if not one.acted)
    return next(waiting, None)


def standing(table: Table) -> dict[str, Any]:
    """How everybody stands, in figures."""
    people = {
        one.id: {"determination": one.determination, "points": one.points, "defeated": one.defeated}
        for one in table.characters
    }
    return {"momentum": table.momentum, "threat": table.threat, "people": people}


def worth_reading(book: str) -> str:
    """A rule to look up after the demo."""
    return "houses.test.focus-critical-range"
