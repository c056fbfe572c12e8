"""Both sides of a conflict are bound alike: what is open, near, hindered or closed stays so when they change places."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from moothall.errors import MoothallError
from moothall.records import changed
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import events
from moothall.rulesets.houses2d20.asset_moves import _in_the_way
from moothall.rulesets.houses2d20.assets import assets_of, defenders, movable
from moothall.rulesets.houses2d20.attacks import whom_and_with
from moothall.rulesets.houses2d20.conflict import check_turn, open_actions
from moothall.rulesets.houses2d20.contests import opponents_of
from moothall.rulesets.houses2d20.questions import Move
from moothall.rulesets.houses2d20.state import Character, Table
from tests.books.houses2d20.support.conflict import FOUR, ONE
from tests.books.houses2d20.support.plain import Asset, Conflict, Opposed, Strike
from tests.books.houses2d20.support.stage import ROW, act_out, npc, person, table
from tests.support.soaking import SOAKING

BOARDS = range(400 if SOAKING else 24)
SETTINGS: tuple[dict[str, str], ...] = (
    {},
    {"attack.reach": "any", "attack.defensive_counts": "all"},
    {"move.defensive_assets_hinder": "enter", "initiative.mode": "free"},
    {"move.defensive_assets_hinder": "leave", "recovery.ally_task": "false"},
)
SIDES: dict[str, Any] = {"players": "opposition", "opposition": "players"}


def board(number: int) -> Table:
    """People and assets anywhere on a board or on none, some of them down, out, outside or done for this round."""
    chance = Random(f"board {number}")
    zones = ROW if chance.random() < 0.7 else ()
    places = ["", *(zone.id for zone in zones)]

    def put(one: Character) -> Character:
        down: Any = chance.choice(["", "", "", "defeated", "lasting", "stable"])
        acted, outside = chance.random() < 0.3, chance.random() < 0.15
        return changed(one, zone=chance.choice(places), defeated=down, acted=acted, outside=outside)

    people = [put(one) for one in (person("sanna"), person("ivo"), npc("roke"), npc("vesna", "major"))]
    things = [
        changed(
            Asset(f"{one.id}-{at}", f"Thing {at}", one.id, chance.randrange(3), chance.choice(places)),
            defensive=chance.random() < 0.5,
            out=chance.random() < 0.2,
        )
        for one in people
        for at in (1, 2)
    ]
    options: dict[str, Any] = {
        name.replace(".", "__"): value for name, value in SETTINGS[number % len(SETTINGS)].items()
    }
    conflict = Conflict("skirmish", side=chance.choice(["", *SIDES]), actor=chance.choice(["", "sanna", "roke"]))
    return table(*people, *things, *zones, conflict=conflict, **options)


def swapped(at: Table) -> Table:
    """The same board with the sides changed about."""
    people = tuple(changed(one, side=SIDES[one.side]) for one in at.characters)
    assert at.conflict is not None
    conflict = changed(at.conflict, side=SIDES.get(at.conflict.side, ""))
    return changed(at, characters=people, conflict=conflict)


def refusal(judge: Any, *about: Any) -> str:
    """The rule by which a check refuses; none where it accepts."""
    try:
        judge(*about)
    except MoothallError as refused:
        return f"{refused.key} {refused.cite}"
    return ""


def bound(at: Table) -> dict[str, Any]:
    """What the rules of space and turns open, hinder and close to everybody."""
    found: dict[str, Any] = {}
    for one in at.characters:
        moves = movable(at, assets_of(at, one.id))
        found[one.id] = (
            *(refusal(check, at, one.id) for check in (check_turn, opponents_of)),
            open_actions(at, one.id),
            whom_and_with(at, one.id),
            sorted(asset.id for asset in defenders(at, one.id)),
            [(move, _in_the_way(at, one.id, Move(move.asset, to))) for move in moves for to in move.next_to],
        )
    return found


@pytest.mark.parametrize("number", BOARDS)
def test_the_same_is_open_hindered_and_closed_when_sides_change_places(number: int) -> None:
    """Turns, targets, reach, defenses and moves hang on where one is, and never on whose character it is."""
    at = board(number)
    assert bound(at) == bound(swapped(at))


def test_the_boards_hold_something_of_everything() -> None:
    """Targets near and far, defenders, hindered moves, closed turns: none of the comparisons is of nothing."""
    found = [each for number in BOARDS for each in bound(board(number)).values()]
    assert {bool(refused) for refused, *_ in found} == {True, False} == {bool(one[1]) for one in found}
    assert any(one[3].near for one in found) and any(one[3].targets and not one[3].near for one in found)
    assert any(one[4] for one in found) and any(way for one in found for _, way in one[5])


@pytest.mark.rule("houses.attack.defensive-assets-add-1")
@pytest.mark.parametrize("zones", [True, False])
def test_an_attack_is_as_hard_for_either_side(zones: bool) -> None:
    """One success and one shield against each; a hit of Potency 1 scores three points on either track."""
    things = [
        Asset(f"{one}-{what}", what, one, 1, defensive=what == "shield")
        for one in ("sanna", "roke")
        for what in ("shield", "blade")
    ]
    place = "a" if zones else ""
    people = (person("sanna", battle=6, duty=6, zone=place), npc("roke", battle=6, duty=6, zone=place))
    start = table(*people, *(changed(thing, zone=place) for thing in things), *(ROW if zones else ()))
    for who, target in (("sanna", "roke"), ("roke", "sanna")):
        begun = act_out(houses.begin_conflict.open("personal", who), start).end().state
        begun = changed(begun, zones=start.zones, characters=start.characters, assets=start.assets)
        script = (
            act_out(houses.act.open(who), begun).at("action", "attack").at("strike", Strike(target, f"{who}-blade"))
        )
        after = script.at("opposed", Opposed(target)).falls(*ONE).falls(*FOUR).plainly()
        assert after.last(events.Called).difficulty == 2
        assert after.last(events.TrackMoved).track.points == 3
