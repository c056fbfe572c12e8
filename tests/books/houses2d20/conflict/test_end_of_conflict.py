"""The end of a 2d20 conflict lifts plain defeats and clears its zones; lasting defeats stay."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.errors import Unclear
from moothall.records import changed
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import events
from moothall.rulesets.houses2d20.ids import AssetId, CharacterId
from moothall.rulesets.houses2d20.state import Conflict, Table, Track
from moothall.rulesets.houses2d20.words import CONFLICTS
from tests.books.houses2d20.support.plain import Asset, Task, Zone
from tests.books.houses2d20.support.stage import ROW, act_out, npc, person, table, trying
from tests.support.citing import refused

OTHER = (Zone("p", "Hall", ("q",)), Zone("q", "Stairs"))
ENDINGS = {
    "conflict": lambda state: act_out(houses.end_conflict.open(), state).end().state,
    "scene": lambda state: act_out(houses.end_scene.open(), state).plainly().state,
    "the next conflict": lambda state: act_out(houses.begin_conflict.open("intrigue", "ivo"), state).end().state,
}
every_ending = pytest.mark.parametrize("ending", ENDINGS)


def fought(kind: Any = "skirmish", **options: Any) -> Table:
    """A conflict in which one of each kind has been defeated, and everything lies somewhere."""
    worn = Track(6, 6, "battle")
    people = (
        changed(person("sanna"), defeated="defeated", felled_by=2, track=worn, zone="a"),
        changed(person("ivo"), zone="b"),
        changed(person("maud"), defeated="lasting", track=worn, zone="a"),
        changed(person("ada"), defeated="stable", track=worn, zone="a"),
        changed(npc("roke"), defeated="defeated", track=worn, zone="c"),
        changed(npc("vesna", "major"), defeated="defeated", track=worn, zone="c"),
        changed(npc("guard", "minor"), defeated="defeated", zone="c"),
        changed(npc("spy", "minor", seen=False, open=False), defeated="defeated", zone="c"),
        changed(npc("scout", "minor"), outside=True),
    )
    things = (Asset("blade", "Blade", "sanna", 1, "a"), Asset("spear", "Spear", "roke", 1, "b"))
    tasks = (Task("task1", "Sanna", 6, 2, aids="sanna"), Task("task2", "The dig", 6, 2))
    return table(*people, *things, *ROW, tasks=tasks, conflict=Conflict(kind, side="players"), **options)


def places(state: Table) -> dict[str, str]:
    """Where everybody and everything is."""
    return {one.id: one.zone for one in state.characters} | {one.id: one.zone for one in state.assets}


@every_ending
@pytest.mark.parametrize("clears", ["conflict", "scene", "never"])
@pytest.mark.parametrize("kind", CONFLICTS)
def test_the_plainly_defeated_recover_when_a_conflict_ends(kind: str, clears: str, ending: str) -> None:
    """After any kind of conflict the plainly defeated are in play again with an empty track."""
    after = ENDINGS[ending](fought(kind, track__clears=clears))
    down = {one.id: one.defeated for one in after.characters if one.defeated}
    assert down == {"maud": "lasting", "ada": "stable"}
    risen = [after.who(CharacterId(id)) for id in ("sanna", "roke", "vesna", "guard", "spy")]
    assert {(one.track, one.felled_by) for one in risen} == {(None, 0)}
    assert [task.id for task in after.tasks] == ["task2"]
    assert not any(one.outside for one in after.characters)


def test_the_lastingly_defeated_stay_down() -> None:
    """A lasting defeat outlasts the conflict, tended to or not."""
    after = ENDINGS["conflict"](fought())
    trying(after, "sanna").on_to("possible").stop()
    for who in ("maud", "ada"):
        with refused("houses.attack.full-track-defeats"):
            trying(after, who)


@every_ending
def test_the_board_is_cleared_when_a_conflict_ends(ending: str) -> None:
    """No zone is left, and no character and no asset is in one."""
    after = ENDINGS[ending](fought())
    assert after.zones == ()
    assert {*places(after).values()} == {""}


@every_ending
@pytest.mark.parametrize("asset", ["blade", "spear"])
def test_every_asset_can_be_laid_on_the_next_board(asset: str, ending: str) -> None:
    """In the next conflict the same assets lie on another board, where a slip is corrected by laying them again."""
    after = ENDINGS[ending](fought())
    state = act_out(houses.begin_conflict.open("skirmish", "sanna", OTHER, (("sanna", "q"),)), after).end().state
    for zone in ("p", "q"):
        state = act_out(houses.lay_asset.open(asset, zone), state).end().state
        assert state.asset(AssetId(asset)).zone == zone
    with pytest.raises(Unclear, match="a"):
        act_out(houses.lay_asset.open(asset, "a"), state)


def test_the_defeated_of_one_conflict_act_in_the_next() -> None:
    """The defeated of the first conflict act in the second; an earlier board is not asked about."""
    state = ENDINGS["the next conflict"](fought())
    assert state.conflict is not None and (state.conflict.kind, state.zones) == ("intrigue", ())
    state = act_out(houses.act.open("ivo"), state).at("action", "wait").plainly().state
    state = act_out(houses.act.open("roke"), state).at("action", "wait").plainly().state
    script = act_out(houses.act.open("sanna"), state).on_to("action")
    assert "move" not in script.asked.open_to and "attack" in script.asked.open_to
    assert script.at("action", "attack").on_to("reach", "intent").waits == "intent"


def test_zones_laid_before_a_conflict_are_its_own() -> None:
    """The GM may lay the board out first; what was laid out is there when the conflict begins."""
    state = act_out(houses.lay_zones.open(OTHER), ENDINGS["conflict"](fought())).end().state
    state = act_out(houses.begin_conflict.open("skirmish", "sanna", places=(("sanna", "p"),)), state).end().state
    assert (state.zones, state.who(CharacterId("sanna")).zone) == (OTHER, "p")
    with pytest.raises(Unclear):
        act_out(houses.begin_conflict.open("skirmish", "sanna", places=(("sanna", "p"),)), state)


def test_a_removed_zone_leaves_its_occupants_off_the_board() -> None:
    """Where a board is laid out again, occupants of a removed zone are nowhere; the others stay."""
    state = act_out(houses.lay_zones.open((Zone("a", "Gate"), *OTHER)), fought()).end().state
    held = {id: zone for id, zone in places(state).items() if zone}
    assert set(held.values()) == {"a"} and held["sanna"] == held["blade"] == "a"
    assert {zone.id for zone in state.former_zones} == {"b", "c"}


def test_zones_that_are_gone_still_have_names() -> None:
    """Log lines about a zone can be read when its conflict is over, and when another zone has its id."""
    start = fought()
    placed = act_out(houses.place.open("ivo", "c"), start).end()
    assert placed.last(events.Placed).at == "Tower"
    laid = act_out(houses.lay_asset.open("blade", "c"), placed.state).end()
    assert laid.last(events.AssetChanged).at == "Tower"
    after = ENDINGS["conflict"](laid.state)
    assert after.called("c") == "Tower"
    again = act_out(houses.lay_zones.open((Zone("c", "Cellar"),)), after).end()
    assert again.state.called("c") == "Cellar" and again.last(events.ZonesLaid).names == ("Cellar",)


def test_endings_in_an_earlier_ledger_keep_their_meaning() -> None:
    """A ledger of an earlier version told of endings that left the defeated and the board as they were."""
    before = fought()
    for fact in (events.ConflictEnded(True), events.SceneEnded(0, (), True)):
        after = houses.fold(before, fact)
        sanna, ivo = after.who(CharacterId("sanna")), after.who(CharacterId("ivo"))
        assert (after.zones, sanna.defeated, ivo.zone) == (ROW, "defeated", "b")
    assert houses.fold(before, events.ZonesLaid(OTHER)).who(CharacterId("ivo")).zone == "b"
