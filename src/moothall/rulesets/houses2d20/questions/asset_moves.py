"""Questions of moving assets: asset, zone, and assets pushed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.houses2d20.ids import NO_ASSET, NOWHERE, AssetId, CharacterId, ZoneId
from moothall.rulesets.houses2d20.questions.common import is_gms, options
from moothall.rulesets.houses2d20.state import Asset, Table
from moothall.rulesets.houses2d20.words import Manner
from moothall.talk.questions import Option, Question, question


class Movable(NamedTuple):
    """An asset on the board, where it lies, and the zones next to that."""

    asset: AssetId
    zone: ZoneId
    next_to: tuple[ZoneId, ...]


@record
class Move:
    """An asset, the neighbouring zone it goes to, and the manner of the move."""

    asset: AssetId
    to: ZoneId = NOWHERE
    manner: Manner = "subtle"


ELSE = "other"
"""The answer that goes back to the choice of what to do with the turn."""


MANNERS: dict[str, str] = {
    "subtle": "houses.move.subtle-keeps-initiative-free",
    "bold": "houses.move.bold-shifts-enemy-asset",
    "plain": "houses.move.manner",
}


def zones_beside(assets: tuple[Movable, ...]) -> tuple[ZoneId, ...]:
    """Return every zone that one of these assets can be moved to."""
    return tuple(dict.fromkeys(zone for each in assets for zone in each.next_to))


def with_assets(assets: tuple[Movable, ...], field: str, zone: str) -> dict[str, tuple[str, ...]]:
    """Return the assets with which a field of a move means anything: a zone goes with those beside it."""
    if field == "asset":
        return {}
    return {"asset": tuple([each.asset for each in assets if not zone or field != "to" or zone in each.next_to])}


@question("houses/move", takes=Move)
class MoveAsset(Question[Move]):
    """The player moves an asset: subtly, to keep the initiative for nothing, boldly, to push another's, or plainly; or
    makes no move after all.
    """

    who: CharacterId
    assets: tuple[Movable, ...]
    """The one that the turn was begun with first."""

    late = "houses.move.manner"

    def cites(self) -> Iterator[str]:
        yield "houses.move.one-zone"
        yield from MANNERS.values()

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        found = {"asset": (*(each.asset for each in self.assets), ELSE), "manner": tuple(MANNERS)}
        return found.get(field, zones_beside(self.assets))

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        return with_assets(self.assets, field, id)

    def answers(self) -> Sequence[Move]:
        manners: tuple[Manner, ...] = ("subtle", "bold", "plain")
        return [Move(each.asset, zone, how) for each in self.assets for zone in each.next_to for how in manners]

    def check(self, state: Table, answer: Move) -> None:
        if answer.asset == ELSE:
            return
        check_own(state, self.who, answer.asset)
        check_step(state, answer.asset, answer.to, "houses.move.one-zone")

    def default(self) -> Move:
        first = self.assets[0]
        return Move(first.asset, first.next_to[0])


def check_own(state: Table, who: CharacterId, asset: AssetId) -> Asset:
    """Only who controls an asset uses or moves it."""
    thing = state.asset(asset)
    if thing.owner != who:
        raise AgainstTheRules("error-houses-not-yours", cite="houses.asset.owner-and-name", asset=thing.name)
    check_in_play(thing)
    return thing


def check_in_play(thing: Asset) -> None:
    """Refuse an asset that is out of play."""
    if thing.out:
        raise AgainstTheRules("error-houses-asset-out", cite="houses.use.remove-asset", asset=thing.name)


def check_step(state: Table, asset: AssetId, to: ZoneId, cite: str) -> None:
    """An asset on the board goes to a zone next to its own."""
    thing = state.asset(asset)
    if not thing.zone:
        raise AgainstTheRules("error-houses-off-board", cite="houses.asset.in-a-zone", asset=thing.name)
    if to not in state.neighbours(thing.zone):
        raise AgainstTheRules("error-houses-not-next", cite=cite, asset=thing.name, zone=state.called(to))


@question("houses/further", takes=str)
class FurtherTo(Question[ZoneId]):
    """The asset moves one zone further: the player picks it."""

    who: CharacterId
    asset: AssetId
    zones: tuple[ZoneId, ...]

    after = True

    def options(self) -> Sequence[Option]:
        return options(self.zones, "houses.move.extra-zone-2-momentum")


@record
class Push:
    """An opponent's asset, and the neighbouring zone it is pushed to; none leaves everything as it is."""

    asset: AssetId = NO_ASSET
    to: ZoneId = NOWHERE


@question("houses/push", takes=Push)
class PushAsset(Question[Push]):
    """One asset of an opposing character may be moved by one zone; or one's own, in answer to a failed move."""

    who: CharacterId
    assets: tuple[Movable, ...]
    cite: str

    after = True

    def cites(self) -> Iterator[str]:
        yield self.cite

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        if field == "asset":
            return ("", *(each.asset for each in self.assets))
        return zones_beside(self.assets)

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        return with_assets(self.assets, field, id)

    def answers(self) -> Sequence[Push]:
        return [Push(), *(Push(each.asset, zone) for each in self.assets for zone in each.next_to)]

    def check(self, state: Table, answer: Push) -> None:
        if not answer.asset:
            return
        if all(each.asset != answer.asset for each in self.assets):
            raise AgainstTheRules("error-houses-which-asset", cite=self.cite, asset=state.called(answer.asset))
        check_step(state, answer.asset, answer.to, self.cite)

    def default(self) -> Push:
        return Push()


@question("houses/confirm-defensive", takes=str, whose="houses.asset.defensive")
class ConfirmDefensive(Question[Literal["yes", "no"]]):
    """The GM says whether an asset defends."""

    asset: AssetId
    owner: CharacterId

    def options(self) -> Sequence[Option]:
        return options(("yes", "no"), "houses.asset.defensive")

    def settled(self, state: Table) -> Literal["yes"] | None:
        """What the GM's own character has defends it, if the GM says so."""
        return "yes" if is_gms(state, self.owner) else None
