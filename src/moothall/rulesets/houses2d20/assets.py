"""Assets and zones: the place, the owner and the reach of each asset."""

from __future__ import annotations

from itertools import count
from typing import Annotated

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.houses2d20.choices import any_asset, anyone, own_assets, zones
from moothall.rulesets.houses2d20.events import AssetChanged, AssetMade, Placed, ZonesLaid
from moothall.rulesets.houses2d20.ids import NOWHERE, AssetId, CharacterId, ZoneId
from moothall.rulesets.houses2d20.questions import ConfirmDefensive, Movable, check_own
from moothall.rulesets.houses2d20.questions.asset_moves import check_in_play
from moothall.rulesets.houses2d20.state import Asset, Table, Zone, zones_in_use
from moothall.rulesets.houses2d20.words import Side
from moothall.talk.actions import action
from moothall.talk.arguments import Among, AskedLater, Own
from moothall.talk.play import GM, Play


@action("houses.zones", by="gm", chapter="assets")
async def lay_zones(play: Play[Table], zones: AskedLater[tuple[Zone, ...]]) -> None:
    """The GM lays out the places of a scene and says which are next to each other."""
    await lay_out(play, zones)


async def lay_out(play: Play[Table], zones: tuple[Zone, ...]) -> None:
    """Replace the zones; characters and assets in a zone that stays are still in it."""
    check_zones(zones)
    left = {zone.id for zone in zones}
    gone = tuple(id for id in zones_in_use(play.state) if id not in left)
    await play.tell(ZonesLaid(zones, gone, tuple(zone.name for zone in zones)), "houses.zone.neighbours")


def check_zones(zones: tuple[Zone, ...]) -> None:
    known = [zone.id for zone in zones]
    if len(set(known)) < len(known):
        raise AgainstTheRules("error-houses-zone-twice", cite="houses.zone.neighbours")
    for zone in zones:
        for link in zone.links:
            if link not in known or link == zone.id:
                raise AgainstTheRules("error-houses-zone-link", cite="houses.zone.neighbours", zone=zone.id, link=link)


@action("houses.place", by="gm", chapter="assets")
async def place(
    play: Play[Table], who: Annotated[CharacterId, Among(anyone)], zone: Annotated[ZoneId, Among(zones)]
) -> None:
    """The GM places a character in a zone."""
    await put_in(play, who, zone)


async def put_in(play: Play[Table], who: CharacterId, zone: ZoneId) -> None:
    """A character or asset and its zone of the board."""
    name = play.state.zone(zone).name
    await play.tell(Placed(who, zone, play.state.who(who).seen, name), "houses.zone.neighbours")


@action("houses.asset", by="gm", chapter="assets")
async def add_asset(
    play: Play[Table],
    owner: Annotated[CharacterId, Among(anyone)],
    name: str,
    potency: int = 0,
    zone: Annotated[ZoneId, Among(zones)] = NOWHERE,
    defensive: bool = False,
    tangible: bool = True,
) -> str:
    """The GM gives a character an asset, of Potency 0 if none is named; returns its id."""
    if potency < 0:
        raise AgainstTheRules("error-houses-potency", cite="houses.asset.potency-default-0", number=potency)
    if zone:
        play.state.zone(zone)
    return await make_asset(play, owner, name, potency, zone, defensive, tangible)


async def make_asset(
    play: Play[Table], owner: CharacterId, name: str, potency: int, zone: ZoneId, defensive: bool, tangible: bool
) -> str:
    """Give a character a new asset. One above the table's usual Potency is told with a warning."""
    seen = play.state.who(owner).seen
    made = Asset(_new_id(play.state, owner), name.strip(), owner, potency, zone, defensive, tangible, seen=seen)
    unusual = potency > play.state.options.asset_potency_warn
    rules = ["houses.asset.owner-and-name", "houses.asset.potency"]
    rules += ["houses.asset.potency-default-0"] if potency == 0 else []
    rules += ["houses.asset.defensive"] if defensive else []
    await play.tell(AssetMade(made, unusual, play.state.options.own_potency, seen), *rules)
    return made.id


def _new_id(table: Table, owner: CharacterId) -> AssetId:
    """The first that is free: the GM may have taken an asset away."""
    taken = {asset.id for asset in table.assets}
    return next(id for number in count(1) if (id := AssetId(f"{owner}-{number}")) not in taken)


@action("houses.lay-asset", by="gm", chapter="assets")
async def lay_asset(
    play: Play[Table],
    asset: Annotated[AssetId, Among(any_asset(check_in_play))],
    zone: Annotated[ZoneId, Among(zones)],
) -> None:
    """The GM puts an asset on the board, or where it belongs if it lies in the wrong zone: it is in one at a time."""
    thing = play.state.asset(asset)
    play.state.zone(zone)
    check_in_play(thing)
    await _told(play, changed(thing, zone=zone), "placed", "houses.asset.in-a-zone")


def _may_defend(table: Table, who: CharacterId) -> str:
    """With an asset that is in play."""
    return "houses.asset.defensive" if assets_of(table, who) else ""


@action("houses.defend", by="player", chapter="assets", rank=5, offered=_may_defend)
async def defend(
    play: Play[Table],
    who: Annotated[Own[CharacterId], Among(anyone)],
    asset: Annotated[AssetId, Among(own_assets)],
    defensive: bool = True,
) -> None:
    """The owner proposes that an asset defends, or no longer does; the GM confirms it."""
    thing = check_own(play.state, who, asset)
    asked = ConfirmDefensive(asset, who)
    if defensive and await play.ask(GM, asked, cite="houses.asset.defensive") == "no":
        return
    how = "defensive" if defensive else "plain"
    await _told(play, changed(thing, defensive=defensive), how, "houses.asset.defensive")


async def take_out(play: Play[Table], asset: AssetId) -> None:
    """An asset is out of play."""
    thing = play.state.asset(asset)
    await _told(play, changed(thing, out=True, zone="", defensive=False), "out", "houses.use.remove-asset")


async def _told(play: Play[Table], thing: Asset, how: str, cite: str) -> None:
    where = play.state.called(thing.zone) if how == "placed" else ""
    await play.tell(AssetChanged(thing, how, thing.seen, where), cite)


def assets_of(table: Table, who: CharacterId) -> tuple[Asset, ...]:
    """Assets that a character can use."""
    return tuple(asset for asset in table.assets if asset.owner == who and not asset.out)


def assets_of_side(table: Table, side: Side) -> tuple[Asset, ...]:
    """Assets that the participants of a side can use."""
    owners = {one.id for one in table.taking_part() if one.side == side}
    return tuple(asset for asset in table.assets if asset.owner in owners and not asset.out)


def movable(table: Table, assets: tuple[Asset, ...]) -> tuple[Movable, ...]:
    """Assets on the board that have a zone to go to."""
    on_board = (asset for asset in assets if asset.zone and any(zone.id == asset.zone for zone in table.zones))
    found = (Movable(asset.id, asset.zone, table.neighbours(asset.zone)) for asset in on_board)
    return tuple(each for each in found if each.next_to)


def defensive(table: Table) -> tuple[Asset, ...]:
    """Defensive assets of both sides."""
    both = (*assets_of_side(table, "players"), *assets_of_side(table, "opposition"))
    return tuple(asset for asset in both if asset.defensive)


def defenders(table: Table, target: CharacterId) -> tuple[Asset, ...]:
    """Defensive assets that share the target's zone: those of the target's side, or all where the table has it so.

    Without zones everybody and everything is in one place.
    """
    victim = table.who(target)
    if not victim.zone and not table.options.amended:
        return ()
    everybodys = table.options.attack_defensive_counts == "all"
    there = (asset for asset in defensive(table) if asset.zone == victim.zone)
    return tuple(asset for asset in there if everybodys or table.who(asset.owner).side == victim.side)
