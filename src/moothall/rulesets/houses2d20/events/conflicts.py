"""Events of conflicts: zones, assets, turns, tracks, defeat and extended tasks."""

from __future__ import annotations

from typing import Annotated, Literal

from moothall.ledger.events import event
from moothall.ledger.marks import Everyone, When
from moothall.records import changed, record
from moothall.rulesets.houses2d20.events.folds import by, unchanged
from moothall.rulesets.houses2d20.ids import AssetId, CharacterId, ZoneId
from moothall.rulesets.houses2d20.state import Asset, Character, Conflict, Table, Task, Track, Zone, zones_in_use


@event("houses/zones-laid")
class ZonesLaid:
    """Zones of the scene were set, and which are next to each other."""

    zones: Annotated[tuple[Zone, ...], Everyone]
    gone: Annotated[tuple[ZoneId, ...], Everyone] = ()
    """Zones that were removed: characters and assets in one are nowhere now."""
    names: Annotated[tuple[str, ...], Everyone] = ()
    """Names of the zones, for readers of the log when other zones have their ids."""


@by(ZonesLaid)
def _(table: Table, fact: ZonesLaid) -> Table:
    return changed(_off_the_board(table, fact.gone), zones=fact.zones)


def _off_the_board(table: Table, zones: tuple[ZoneId, ...]) -> Table:
    """Return the table with these zones emptied of characters and assets; their names stay known."""
    if not zones:
        return table
    gone = tuple(zone for zone in table.zones if zone.id in zones)
    known = tuple(zone for zone in table.former_zones if zone.id not in zones)
    people = tuple(changed(one, zone="") if one.zone in zones else one for one in table.characters)
    things = tuple(changed(one, zone="") if one.zone in zones else one for one in table.assets)
    left = tuple(zone for zone in table.zones if zone.id not in zones)
    return changed(table, zones=left, former_zones=(*known, *gone), characters=people, assets=things)


@event("houses/placed")
class Placed:
    """A character was placed in a zone."""

    who: Annotated[CharacterId, When("seen")]
    zone: Annotated[ZoneId, When("seen")]
    seen: Annotated[bool, When("seen")] = True
    at: Annotated[str, When("seen")] = ""
    """Name of the zone."""


@by(Placed)
def _(table: Table, fact: Placed) -> Table:
    return table.with_who(fact.who, zone=fact.zone)


@event("houses/asset-made")
class AssetMade:
    """A character has a new asset; `unusual` is one of a Potency above what the table is used to."""

    asset: Annotated[Asset, Everyone]
    unusual: Annotated[bool, When("seen")] = False
    label: Annotated[str, When("seen")] = ""
    """This table's own word for Potency, if it has one."""
    seen: Annotated[bool, When("seen")] = True


@by(AssetMade)
def _(table: Table, fact: AssetMade) -> Table:
    return changed(table, assets=(*table.assets, fact.asset))


@event("houses/asset-changed")
class AssetChanged:
    """An asset was marked defensive, laid down in a zone, or taken out of play: its new state."""

    asset: Annotated[Asset, Everyone]
    how: Annotated[str, When("seen")]
    """`defensive`, `plain`, `placed`, `out` or `revealed`."""
    seen: Annotated[bool, When("seen")] = True
    at: Annotated[str, When("seen")] = ""
    """Name of the zone that it lies in."""


@by(AssetChanged)
def _(table: Table, fact: AssetChanged) -> Table:
    others = tuple(one for one in table.assets if one.id != fact.asset.id)
    return changed(table, assets=(*others, fact.asset))


@event("houses/asset-moved")
class AssetMoved:
    """An asset went from one zone to the next."""

    asset: Annotated[AssetId, When("seen")]
    by: Annotated[CharacterId, When("seen")]
    zone: Annotated[ZoneId, When("seen")]
    how: Annotated[str, When("seen")]
    """`plain`, `subtle`, `bold`, `further`, `pushed` or `answered`."""
    seen: Annotated[bool, When("seen")] = True
    at: Annotated[str, When("seen")] = ""
    """Name of the zone that it went to."""


@by(AssetMoved)
def _(table: Table, fact: AssetMoved) -> Table:
    return table.with_asset(fact.asset, zone=fact.zone)


@event("houses/move-failed")
class MoveFailed:
    """An asset stays where it is: no further movement, no keeping the initiative, and the other side may move one."""

    who: Annotated[CharacterId, When("seen")]
    asset: Annotated[AssetId, When("seen")]
    seen: Annotated[bool, When("seen")] = True


by(MoveFailed)(unchanged)


@record
class Bystander:
    """A character who is at the table and not in the conflict."""

    id: Annotated[CharacterId, When("seen")]
    seen: Annotated[bool, When("seen")] = True


@event("houses/conflict-began")
class ConflictBegan:
    """A conflict began; nobody has acted yet."""

    conflict: Annotated[Conflict, Everyone]
    outside: Annotated[tuple[Bystander, ...], Everyone] = ()
    """Those without whom it goes on."""


@by(ConflictBegan)
def _(table: Table, fact: ConflictBegan) -> Table:
    outside = {one.id for one in fact.outside}
    people = tuple(changed(one, acted=False, outside=one.id in outside) for one in table.characters)
    return changed(table, conflict=fact.conflict, characters=people)


@event("houses/took-part")
class TookPart:
    """A character joined or left the running conflict."""

    who: Annotated[CharacterId, When("seen")]
    outside: Annotated[bool, When("seen")]
    seen: Annotated[bool, When("seen")] = True


@by(TookPart)
def _(table: Table, fact: TookPart) -> Table:
    return table.with_who(fact.who, outside=fact.outside)


@event("houses/acted", prepares=True)
class Acted:
    """A character began an action of a conflict turn."""

    who: Annotated[CharacterId, When("seen")]
    action: Annotated[str, When("seen")]
    seen: Annotated[bool, When("seen")] = True


@by(Acted)
def _(table: Table, fact: Acted) -> Table:
    return table.with_who(fact.who, acted=True)


@event("houses/turn-passed")
class TurnPassed:
    """A turn passed: who acts next, and why; a new round begins for everybody."""

    conflict: Annotated[Conflict, Everyone]
    how: Annotated[Literal["passed", "kept", "extra", "round"], Everyone]


@by(TurnPassed)
def _(table: Table, fact: TurnPassed) -> Table:
    if fact.how == "round":
        table = changed(table, characters=tuple(changed(one, acted=False) for one in table.characters))
    return changed(table, conflict=fact.conflict)


@event("houses/conflict-ended")
class ConflictEnded:
    """A conflict is over."""

    tracks_clear: Annotated[bool, Everyone]
    all_rise: Annotated[bool, Everyone] = False
    """Whether the defeated are back, but for those whose defeat is lasting."""
    board_clears: Annotated[bool, Everyone] = False
    """Whether its zones are gone, and with them where everybody and everything was."""


@by(ConflictEnded)
def _(table: Table, fact: ConflictEnded) -> Table:
    people = tuple(
        changed(one, acted=False, track=None if fact.tracks_clear else one.track) for one in table.characters
    )
    over = changed(table, conflict=None, characters=people)
    return without_conflict(over, fact.all_rise, fact.board_clears)


def without_conflict(table: Table, all_rise: bool, board_clears: bool) -> Table:
    """A table on which nothing is left of what belonged to a conflict.

    Whoever rises needs no long effort any more to be brought back, and begins with an empty track.
    """
    people = tuple(changed(one, outside=False) if one.outside else one for one in table.characters)
    table = changed(table, characters=people)
    if all_rise:
        table = changed(table, characters=tuple(map(_risen, people)), tasks=tuple(t for t in table.tasks if not t.aids))
    return _off_the_board(table, zones_in_use(table)) if board_clears else table


def _risen(one: Character) -> Character:
    return changed(one, defeated="", felled_by=0, track=None) if one.defeated == "defeated" else one


@event("houses/attack-declared", declares=True)
class AttackDeclared:
    """A character is about to attack: whom, with what, and to what end."""

    who: Annotated[CharacterId, When("seen")]
    target: Annotated[CharacterId, When("seen")]
    asset: Annotated[AssetId, When("seen")]
    intent: Annotated[str, When("seen")]
    seen: Annotated[bool, When("seen")]


by(AttackDeclared)(unchanged)


@event("houses/attacked")
class Attacked:
    """An attack hit or failed."""

    who: Annotated[CharacterId, When("seen")]
    target: Annotated[CharacterId, When("seen")]
    asset: Annotated[AssetId, When("seen")]
    hit: Annotated[bool, When("seen")]
    seen: Annotated[bool, When("seen")] = True


by(Attacked)(unchanged)


@event("houses/track-moved")
class TrackMoved:
    """A hit scored on a character's defeat track, or a complication took a point off it."""

    who: Annotated[CharacterId, When("seen")]
    track: Annotated[Track, When("seen")]
    scored: Annotated[int, When("seen")]
    seen: Annotated[bool, When("seen")] = True


@by(TrackMoved)
def _(table: Table, fact: TrackMoved) -> Table:
    return table.with_who(fact.who, track=fact.track)


@event("houses/resisted")
class Resisted:
    """A character resisted defeat and goes on."""

    who: Annotated[CharacterId, When("seen")]
    seen: Annotated[bool, When("seen")] = True


@by(Resisted)
def _(table: Table, fact: Resisted) -> Table:
    return table.with_who(fact.who, resisted=True)


@event("houses/defeated")
class Defeated:
    """A character was defeated, for now or lastingly; or is tended to, or back."""

    who: Annotated[CharacterId, When("seen")]
    defeated: Annotated[Literal["", "defeated", "lasting", "stable"], When("seen")]
    felled_by: Annotated[int, When("seen")]
    meaning: Annotated[str, When("seen")] = ""
    seen: Annotated[bool, When("seen")] = True


@by(Defeated)
def _(table: Table, fact: Defeated) -> Table:
    back = {} if fact.defeated else {"track": None}
    return table.with_who(fact.who, defeated=fact.defeated, felled_by=fact.felled_by, **back)


@event("houses/task-set")
class TaskSet:
    """An extended task was set or scored: its points now; done, it is off the table."""

    task: Annotated[Task, Everyone]
    scored: Annotated[int, Everyone] = 0


@by(TaskSet)
def _(table: Table, fact: TaskSet) -> Table:
    others = tuple(one for one in table.tasks if one.id != fact.task.id)
    done = fact.task.points >= fact.task.requirement
    return changed(table, tasks=others if done else (*others, fact.task))
