"""Assets and zones: what lies where, and whose it is."""

from __future__ import annotations

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.houses2d20.events import AssetChanged, AssetMade, Placed, ZonesLaid
from moothall.rulesets.houses2d20.questions import ConfirmDefensive, Movable, check_own
from moothall.rulesets.houses2d20.state import Asset, Table, Zone
from moothall.rulesets.houses2d20.words import Side
from moothall.talk.play import GM, Play
from moothall.talk.procedure import procedure


@procedure("houses.zones")
async def lay_zones(play: Play[Table], zones: tuple[Zone, ...]) -> None:
    """The GM lays out the places of a scene and says which are next to each other."""
    check_zones(zones)
    await play.tell(ZonesLaid(zones), "houses.zone.neighbours")


def check_zones(zones: tuple[Zone, ...]) -> None:
    known = [zone.id for zone in zones]
    if len(set(known)) < len(known):
        raise AgainstTheRules("error-houses-zone-twice", cite="houses.zone.neighbours")
    for zone in zones:
        for link in zone.links:
            if link not in known or link == zone.id:
                raise AgainstTheRules("error-houses-zone-link", cite="houses.zone.neighbours", zone=zone.id, link=link)


@procedure("houses.place")
async def place(play: Play[Table], who: str, zone: str) -> None:
    """The GM says where somebody is."""
    play.state.zone(zone)
    await play.tell(Placed(who, zone, play.state.who(who).seen), "houses.zone.neighbours")


@procedure("houses.asset")
async def add_asset(
    play: Play[Table],
    owner: str,
    name: str,
    potency: int = 0,
    zone: str = "",
    defensive: bool = False,
    tangible: bool = True,
) -> str:
    """The GM gives somebody an asset, of Potency 0 if none is named; its id is what comes of it."""
    if potency < 0:
        raise AgainstTheRules("error-houses-potency", cite="houses.asset.potency-default-0", number=potency)
    if zone:
        play.state.zone(zone)
    return await make_asset(play, owner, name, potency, zone, defensive, tangible)


async def make_asset(
    play: Play[Table],
    owner: str,
    name: str,
    potency: int = 0,
    zone: str = "",
    defensive: bool = False,
    tangible: bool = True,
) -> str:
    """Somebody has a new asset. One above what the table finds usual is told with a warning."""
    seen = play.state.who(owner).seen
    made = Asset(_next_id(play.state, owner), name.strip(), owner, potency, zone, defensive, tangible, seen=seen)
    unusual = potency > play.state.options.asset_potency_warn
    rules = ["houses.asset.owner-and-name", "houses.asset.potency"]
    rules += ["houses.asset.potency-default-0"] if potency == 0 else []
    rules += ["houses.asset.defensive"] if defensive else []
    await play.tell(AssetMade(made, unusual, play.state.options.own_potency, seen), *rules)
    return made.id


def _next_id(table: Table, owner: str) -> str:
    """An id that no asset has; one that the GM took away leaves a gap."""
    taken = {asset.id for asset in table.assets}
    return next(f"{owner}-{number}" for number in range(1, len(taken) + 2) if f"{owner}-{number}" not in taken)


@procedure("houses.lay-asset")
async def lay_asset(play: Play[Table], asset: str, zone: str) -> None:
    """The GM puts an asset on the board, in one zone."""
    thing = play.state.asset(asset)
    play.state.zone(zone)
    if thing.zone and thing.zone != zone:
        cite = "houses.asset.in-a-zone"
        raise AgainstTheRules("error-houses-two-zones", cite=cite, asset=thing.name, zone=thing.zone)
    await _told(play, changed(thing, zone=zone), "placed", "houses.asset.in-a-zone")


@procedure("houses.defend")
async def defend(play: Play[Table], who: str, asset: str, defensive: bool = True) -> None:
    """The owner proposes that an asset defends, or no longer does; the GM confirms it."""
    thing = check_own(play.state, who, asset)
    asked = ConfirmDefensive(asset, who)
    if defensive and await play.ask(GM, asked, cite="houses.asset.defensive") == "no":
        return
    how = "defensive" if defensive else "plain"
    await _told(play, changed(thing, defensive=defensive), how, "houses.asset.defensive")


async def take_out(play: Play[Table], asset: str) -> None:
    """An asset is out of play."""
    thing = play.state.asset(asset)
    await _told(play, changed(thing, out=True, zone="", defensive=False), "out", "houses.use.remove-asset")


async def _told(play: Play[Table], thing: Asset, how: str, cite: str) -> None:
    await play.tell(AssetChanged(thing, how, thing.seen), cite)


def assets_of(table: Table, who: str) -> tuple[Asset, ...]:
    """What somebody can use."""
    return tuple(asset for asset in table.assets if asset.owner == who and not asset.out)


def assets_of_side(table: Table, side: Side) -> tuple[Asset, ...]:
    owners = {one.id for one in table.characters if one.side == side}
    return tuple(asset for asset in table.assets if asset.owner in owners and not asset.out)


def movable(table: Table, assets: tuple[Asset, ...]) -> tuple[Movable, ...]:
    """Those on the board that have somewhere to go."""
    on_board = (asset for asset in assets if asset.zone and any(zone.id == asset.zone for zone in table.zones))
    found = (Movable(asset.id, asset.zone, table.neighbours(asset.zone)) for asset in on_board)
    return tuple(each for each in found if each.next_to)


def defenders(table: Table, attacker: str, target: str) -> tuple[Asset, ...]:
    """Defensive assets that share the target's zone: those of the target's side, or all where the table has it so."""
    victim = table.who(target)
    if not victim.zone:
        return ()
    everybodys = table.options.attack_defensive_counts == "all"
    things = table.assets if everybodys else assets_of_side(table, victim.side)
    return tuple(asset for asset in things if asset.defensive and not asset.out and asset.zone == victim.zone)
