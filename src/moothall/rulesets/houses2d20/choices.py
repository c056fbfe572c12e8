"""Choices of arguments: whom and what an action may name, and the rule that closes the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from moothall.errors import Unclear
from moothall.rulesets.houses2d20.ids import NOBODY, AssetId, CharacterId
from moothall.rulesets.houses2d20.questions.asset_moves import check_own
from moothall.rulesets.houses2d20.state import Asset, Table
from moothall.rulesets.houses2d20.traits import bearing_on
from moothall.rulesets.houses2d20.words import SKILLS
from moothall.talk.arguments import Choice, Choices, Given, judged, words

Check = Callable[[Table, CharacterId], object]
"""Refuses a character whom a rule keeps from an action."""

skills = words(*SKILLS)


def anyone(table: Table, given: Given) -> Iterator[Choice]:
    """Everybody at the table."""
    return (Choice(one.id, one.name) for one in table.characters)


def whoever(check: Check) -> Choices:
    """Everybody at the table, closed to those whom a rule refuses."""

    def listed(table: Table, given: Given) -> Iterator[Choice]:
        return (judged(one.id, one.name, partial(check, table, one.id)) for one in table.characters)

    return listed


def ours(table: Table, given: Given) -> Iterator[Choice]:
    """Those on the players' side, closed to whom no player has made."""
    side = (one for one in table.characters if one.side == "players")
    return (judged(one.id, one.name, partial(check_players_own, table, one.id)) for one in side)


def check_players_own(table: Table, who: CharacterId) -> None:
    """Refuse a character that is no player's own."""
    if table.who(who).tier != "main":
        raise Unclear("error-houses-not-a-player", id=who)


def own_assets(table: Table, given: Given) -> Iterator[Choice]:
    """Assets of whoever acts, closed where they are out of play."""
    who = given.get("who", NOBODY)
    mine = (asset for asset in table.assets if asset.owner == who)
    return (judged(asset.id, asset.name, partial(check_own, table, who, asset.id)) for asset in mine)


def handled(check: Callable[[Table, CharacterId, AssetId], object]) -> Choices:
    """Every asset on the table, closed where a rule keeps whoever acts from it."""

    def listed(table: Table, given: Given) -> Iterator[Choice]:
        who = given.get("who", NOBODY)
        return (judged(asset.id, asset.name, partial(check, table, who, asset.id)) for asset in table.assets)

    return listed


def any_asset(check: Callable[[Asset], object]) -> Choices:
    """Every asset on the table, closed where a rule refuses it."""

    def listed(table: Table, given: Given) -> Iterator[Choice]:
        return (judged(asset.id, asset.name, partial(check, asset)) for asset in table.assets)

    return listed


def zones(table: Table, given: Given) -> Iterator[Choice]:
    """Every zone of the board."""
    return (Choice(zone.id, zone.name) for zone in table.zones)


def tasks(table: Table, given: Given) -> Iterator[Choice]:
    """Every long effort that is not done yet."""
    return (Choice(task.id, task.name) for task in table.tasks)


def traits(table: Table, given: Given) -> Iterator[Choice]:
    """Traits that may bear on an action: of play, and of the sheets of those who are in it."""
    who = given.get("who", NOBODY)
    near = bearing_on(table, who) if table.knows(who) else table.known_traits()
    return (Choice(trait.id, trait.text) for trait in near)
