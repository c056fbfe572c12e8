"""NOVA6: NPCs on the side of the characters, a contest that is over, and how one gets behind cover."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.choices import targets
from moothall.rulesets.nova6.ids import ZoneId
from moothall.rulesets.nova6.questions import CoverThere, StuntVerdict
from moothall.rulesets.nova6.state import FRESH, Count, Cover, Edge, Mark, Table, Zone
from moothall.rulesets.nova6.time.rounds import bonus_action_sources, due, still_to_act
from moothall.rulesets.nova6.turn_order import turn_order
from moothall.rulesets.nova6.vocabulary import Property, talent
from tests.books.nova6.scenes.test_contests import race, whole_round
from tests.books.nova6.support.stage import NovaScript, act_out, conflict, hero, npc, table, weapon
from tests.support.citing import refused

DONE = changed(FRESH, done=True)
YARD, ROOF = Zone(ZoneId("yard"), "the yard"), Zone(ZoneId("roof"), "the roof")


def friend(**more: Any) -> Any:
    return npc("finch", ally=True, **more)


def fight(phase: str, acting: str = "", *more: Any, **turns: Any) -> Table:
    """Ilse is ahead of the rook, and the finch is on her side."""
    people = [each(id, turn=turns.get(id, FRESH)) for id, each in (("ilse", hero), ("rook", npc))]
    scene = conflict(acting, phase=phase, early=("ilse",))
    return table(*people, friend(turn=turns.get("finch", FRESH)), *more, scene=scene)


# ---- Allies ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.time.turn")
def test_an_ally_acts_after_the_opposition() -> None:
    """The finch rolls no initiative: when the rook is done, it is the finch's turn."""
    at = fight("opposition", "rook", ilse=DONE)
    assert [one.id for one in still_to_act(at, "opposition")] == ["rook"]
    after = act_out(nova6.end_turn.open("rook"), at).end()
    assert (after.state.scene.phase, after.state.scene.acting) == ("late", "finch")
    assert [fact.who for fact in after.all(events.TurnCame)] == ["finch"]


def test_an_ally_stands_on_the_heroes_side_of_the_strip() -> None:
    """The strip of turns has the finch last and among ours, and the GM's next step is whatever the finch tries."""
    found = turn_order(fight("late", ilse=DONE, rook=DONE))
    assert found is not None and found.next_step is not None
    assert [(one.id, one.side) for one in found.people] == [("ilse", "ours"), ("rook", "theirs"), ("finch", "ours")]
    assert (found.next_step.procedure, found.next_step.args) == ("nova6.act", (("who", "finch"),))
    assert due(fight("late", ilse=DONE, rook=DONE))[0].id == "finch"


def test_a_conflict_with_allies_alone_is_decided() -> None:
    """Of the finch alone no opposition is left."""
    at = fight("early", "ilse")
    gone = changed(at, others=tuple(changed(one, out="conceded") if one.id == "rook" else one for one in at.others))
    found = turn_order(gone)
    assert not gone.opposition() and found is not None and found.next_step is not None
    assert found.next_step.procedure == "nova6.close-scene"


def test_an_ally_uses_no_bonus_action_of_the_opposition() -> None:
    """The points of the opposition buy the rook a bonus action, and none to the finch."""
    at = changed(fight("late", ilse=DONE, rook=DONE, finch=DONE), gm_tokens=1)
    ways = {one.id: [way for way, _ in bonus_action_sources(at, one)] for one in at.others}
    assert ways == {"rook": ["token"], "finch": []}
    script = act_out(nova6.next_round.open(), at)
    script.plainly_through(1)


def test_a_quick_ally_has_a_bonus_action_of_its_own() -> None:
    """Claimed during the round, it comes after those of the opposition."""
    at = fight("late", "finch", ilse=DONE, rook=DONE)
    at = at.with_one("finch", tokens=1)
    at = changed(at, marks=(Mark("claims-bonus", "finch", until="round"),))
    after = act_out(nova6.end_turn.open("finch"), at).end()
    assert (after.state.scene.phase, after.state.scene.acting) == ("bonus", "finch") and not after.who("finch").tokens


def test_an_allys_quickness_hinders_no_initiative() -> None:
    """A quick rook takes a die from the heroes' initiative, a quick finch none; either has its bonus action."""
    for quick, dice in (("rook", -1), ("finch", 0)):
        npcs = [npc(id, *([talent("quick")] if id == quick else []), ally=id == "finch") for id in ("rook", "finch")]
        after = act_out(nova6.open_scene.open("conflict"), table(hero("ilse"), *npcs)).plainly_through(4)
        assert after.last(events.Gathered).net == dice
        assert [fact.who for fact in after.all(events.TokensChanged) if fact.who in ("rook", "finch")] == [quick]


@pytest.mark.parametrize(
    ("who", "listed"),
    [("ilse", "rook finch ilse"), ("finch", "rook ilse finch"), ("rook", "ilse finch rook"), ("", "rook ilse finch")],
)
def test_targets_of_the_other_side_come_first(who: str, listed: str) -> None:
    """A character is shown the other side first and is the last of their own list."""
    found = [one.id for one in targets(fight("early", "ilse"), {"who": who})]
    assert found == listed.split()


def test_an_area_strikes_allies_too() -> None:
    """The finch stands where the rook's flask breaks."""
    flask = weapon("rook", "flask", 6, Property("area", 1))
    at = fight("opposition", "rook", flask, ilse=DONE)
    at = changed(at, heroes=(), others=tuple(changed(one, zone="yard") for one in at.others), zones=(YARD,))
    after = act_out(nova6.area_attack.open("rook", "flask", ("yard",)), at).plainly_through(1)
    assert {fact.who for fact in after.all(events.Harmed)} == {"rook", "finch"}


@pytest.mark.rule("nova6.gm.npc-actions")
def test_the_gm_says_whose_side_an_npc_is_on() -> None:
    """The rook comes over, and goes back; a player's character has no other side."""
    at = fight("early", "ilse")
    over = act_out(nova6.take_side.open("rook", True), at).end()
    assert over.who("rook").ally and not over.state.opposition()
    assert not act_out(nova6.take_side.open("rook", False), over.state).end().who("rook").ally
    with refused("nova6.gm.npc-actions"):
        act_out(nova6.take_side.open("ilse", True), at)


@pytest.mark.rule("nova6.stunt.declare-2")
@pytest.mark.parametrize("ally", [True, False])
def test_a_player_declares_a_friend_unless_the_gm_says_otherwise(ally: bool) -> None:
    """The ferryman whom Ilse declares is with her by default; the GM may have it otherwise."""
    at = table(hero("ilse", talent("focused", "wits"), wits=1))
    script = act_out(nova6.act.open("ilse", "look about", "wits", "overcome"), at)
    while script.waits_for() != "nova6/spend-points":
        _step(script, 5, 5, 5)
    script.says("ilse", Buy("declare-2", 2, text="a ferryman"))
    assert script.asked().default() == StuntVerdict(ally=True)
    after = script.gm(StuntVerdict(ally=ally)).plainly_through(5)
    assert after.last(events.Appeared).one.ally is ally


def _step(script: NovaScript[Any], *faces: int) -> None:
    waits = script.conversation.waiting
    match type(waits).__name__:
        case "Roll":
            script.dice(f"{waits.count}d6", *[*faces, *[6] * waits.count][: waits.count])  # type: ignore[union-attr]
        case "Offer":
            script.conversation.close_window()
        case _:
            seat, asked = script.conversation.questions()[0]
            script.says(seat, asked.default())


# ---- Turns that wait, and contests that are over ---------------------------------------------------------------------


@pytest.mark.rule("nova6.init.delay")
@pytest.mark.parametrize("who", ["rook", "finch"])
def test_an_npc_does_not_delay(who: str) -> None:
    """To interrupt takes an initiative test, which only players roll: the turn would be lost."""
    at = fight("opposition" if who == "rook" else "late", who, ilse=DONE)
    with refused("nova6.init.delay"):
        act_out(nova6.delay.open(who), at)


@pytest.mark.rule("nova6.contest.target")
def test_a_contest_that_is_over_goes_no_further() -> None:
    """Ilse has won for all: no further round begins, nobody strives on, and the GM's next step is to close it."""
    after = whole_round(race(Count("ilse", "", 4)), (4, 4, 3), (4, 4, 3))
    scene = after.state.scene
    assert scene.over and scene.round == 1 and scene.acting == ""
    found = turn_order(after.state)
    assert found is not None and found.next_step is not None and found.next_step.procedure == "nova6.close-scene"
    with refused("nova6.contest.target"):
        act_out(nova6.strive.open("bram", "faster"), after.state)
    alone = whole_round(race(Count("ilse", "", 4), separate=True), (4, 4, 3), (4, 4, 3))
    assert not alone.state.scene.over and alone.state.scene.round == 2


# ---- Cover -----------------------------------------------------------------------------------------------------------


def at_wall(**more: Any) -> Table:
    options = {name: more.pop(name) for name in ("advanced_actions",) if name in more}
    return table(
        hero("ilse", zone="yard", **more), npc("rook"), scene=conflict("ilse", phase="early", early=("ilse",)),
        zones=(YARD, ROOF), edges=(Edge(ZoneId("yard"), ZoneId("roof")),), **options,
    )  # fmt: skip


@pytest.mark.rule("nova6.snap.move")
def test_a_player_goes_behind_cover_by_a_snap_action() -> None:
    """The GM says what is there: half a brick wall instead of a near-total one; the free snap action is used."""
    script = act_out(nova6.seek_cover.open("ilse", "near-total", "tree-large"), at_wall())
    assert script.asked().default() == CoverThere("near-total", "tree-large")
    after = script.gm(CoverThere("half", "brick-wall")).end()
    assert after.who("ilse").cover == Cover("half", "brick-wall") and after.who("ilse").turn.snaps == 1
    out = act_out(nova6.seek_cover.open("ilse", "no-cover"), after.state).end()
    assert out.who("ilse").cover is None and out.who("ilse").turn.snaps == 2


def test_cover_that_is_not_there_costs_nothing() -> None:
    """The GM says that nothing is there: no snap action is used."""
    after = act_out(nova6.seek_cover.open("ilse"), at_wall()).gm(CoverThere("no-cover")).end()
    assert after.result is False and after.who("ilse").cover is None and not after.who("ilse").turn.snaps


def test_cover_comes_with_the_turn_where_there_are_no_snap_actions() -> None:
    """Without the advanced actions the movement inside the zone is free, and only in one's own turn."""
    at = at_wall(advanced_actions="off")
    after = act_out(nova6.seek_cover.open("ilse"), at).gm(CoverThere()).end()
    assert after.who("ilse").cover and not after.who("ilse").turn.snaps
    with refused("nova6.time.turn"):
        act_out(nova6.seek_cover.open("ilse"), changed(at, scene=changed(at.scene, acting="rook")))


@pytest.mark.rule("nova6.cover.soak")
def test_cover_stays_behind_when_its_zone_is_left() -> None:
    """Ilse goes to the roof, and the wall does not go with her; nor does it outlast the scene."""
    at = at_wall(cover=Cover("half", "brick-wall"))
    moved = act_out(nova6.move.open("ilse", ("roof",)), at).plainly_through(4)
    assert moved.who("ilse").zone == "roof" and moved.who("ilse").cover is None
    assert act_out(nova6.close_scene.open("done"), at).end().who("ilse").cover is None
    assert act_out(nova6.move.open("ilse", ("roof",)), at_wall()).plainly_through(4).all(events.TookCover) == []


@pytest.mark.parametrize("answer", [CoverThere("some", "brick-wall"), CoverThere("half", "paper")])
def test_cover_is_of_a_known_kind(answer: CoverThere) -> None:
    """The GM's answer names a degree and a material of the book."""
    script = act_out(nova6.seek_cover.open("ilse"), at_wall())
    script.refuses("gm", answer, "nova6.cover.soak").stop()
