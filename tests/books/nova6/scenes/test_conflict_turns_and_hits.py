"""NOVA6 conflicts: turns taken by gangs and area attacks, and what the log says of a hit."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.ledger.entries import Asked, Told
from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.ids import ZoneId
from moothall.rulesets.nova6.questions import Reduction, Ruling
from moothall.rulesets.nova6.state import Edge, Scene, Table, Zone
from moothall.rulesets.nova6.vocabulary import Property
from tests.books.nova6.support.damage import damage, filled, taken, taking
from tests.books.nova6.support.stage import NovaAfter, act_out, conflict, hero, npc, soak, table, weapon
from tests.support.citing import refused

YARD: dict[str, Any] = {
    "zones": (Zone(ZoneId("yard"), "the yard"), Zone(ZoneId("roof"), "the roof")),
    "edges": (Edge("yard", "roof"),),
}
FLASK = weapon("ilse", "flask", 6, Property("ranged", of=("near",)), Property("area", 1))


def others_turn(*, acting: str = "") -> Scene:
    return conflict(acting, phase="opposition", early=("ilse",))


def against_ilse(*people: Any, acting: str = "", **more: Any) -> Table:
    done = changed(hero("ilse", zone="yard"), turn=changed(hero("ilse").turn, done=True))
    return table(done, *people, scene=others_turn(acting=acting), **YARD, **more)


# ---- Turns -----------------------------------------------------------------------------------------------------------


def test_ganging_up_takes_each_members_turn() -> None:
    """Three act on one in the turn of the first, and then only the fourth is left."""
    rooks = [npc(f"rook{n}", zone="yard") for n in (1, 2, 3, 4)]
    opening = nova6.gang_up.open(("rook1", "rook2", "rook3"), "ilse")
    script = act_out(opening, against_ilse(*rooks))
    after = _rolled(script, 6, 6, 6, 6, 6)
    assert [after.who(f"rook{n}").turn.done for n in (1, 2, 3, 4)] == [False, True, True, False]
    assert after.state.scene.acting == "rook1"
    assert act_out(nova6.end_turn.open("rook1"), after.state).plainly().state.scene.acting == "rook4"


def _rolled(script: Any, *faces: int) -> NovaAfter[Any]:
    """To the roll with safe answers, then these faces, then to the end."""
    script.plainly_to_ready()
    return script.rolls("ilse", *faces).plainly()  # type: ignore[no-any-return]


def test_attacking_begins_the_turn() -> None:
    """Of two who could act next, the attacker does; the other is refused."""
    at = against_ilse(npc("rook", zone="yard"), npc("crow", zone="yard"))
    after = _rolled(act_out(nova6.oppose.open("rook", "ilse"), at), 6, 6, 6)
    assert after.state.scene.acting == "rook" and after.who("rook").turn.number == 1
    with refused("nova6.time.turn"):
        act_out(nova6.oppose.open("crow", "ilse"), after.state)


def test_the_log_names_those_left_to_act_once() -> None:
    """Of several left it is told once that they act, and those who have acted are not named."""
    rooks = [npc(f"rook{n}", zone="yard") for n in (1, 2, 3)]
    after = act_out(nova6.end_turn.open("rook1"), against_ilse(*rooks, acting="rook1")).plainly()
    assert after.state.scene.acting == ""
    assert [fact.who for fact in after.all(events.TurnCame)] == [""]


@pytest.mark.parametrize(("zone", "reaches"), [("yard", True), ("roof", False)])
def test_an_npcs_melee_attack_needs_reach(zone: str, reaches: bool) -> None:
    """An attack out of reach is refused before any roll."""
    at = against_ilse(npc("rook", zone=zone), weapon("rook", "stick", 3))
    opening = nova6.oppose.open("rook", "ilse", tool="stick")
    if reaches:
        assert _rolled(act_out(opening, at), 1, 2, 3).last(events.Hit).to == ("ilse",)
        return
    with refused("nova6.fight.attack-melee-range"):
        act_out(opening, at)


def test_an_area_attack_takes_the_turns_action() -> None:
    """After it there is no other action, and it is refused in another's turn."""
    ilse = hero("ilse", zone="roof")
    at = table(ilse, npc("rook", zone="yard"), FLASK, scene=conflict("ilse", phase="early"), **YARD)
    after = _rolled(act_out(nova6.strike_area.open("ilse", "flask", ("yard",)), at), 6, 4, 2)
    assert after.who("ilse").turn.pairs == ("fight attack",)
    with refused("nova6.multi.skills-declare"):
        act_out(nova6.act.open("ilse", "once more", "fight", "attack"), after.state)
    with refused("nova6.time.turn"):
        act_out(nova6.strike_area.open("ilse", "flask", ("yard",)), at.with_scene(acting="rook"))


# ---- Hits ------------------------------------------------------------------------------------------------------------


def thrown(*others: Any, faces: tuple[int, ...] = (6, 4, 2), buys: Buy | None = None) -> NovaAfter[Any]:
    at = table(hero("ilse", zone="roof"), *others, FLASK, scene=conflict("ilse"), **YARD)
    script = act_out(nova6.strike_area.open("ilse", "flask", ("yard",)), at)
    script.plainly_to_ready()
    script.rolls("ilse", *faces)
    return (script.says("ilse", buys) if buys else script).plainly()


def test_an_area_hit_does_not_name_hidden_targets() -> None:
    """The one in hiding is hurt as well, and only the GM hears of it."""
    after = thrown(npc("rook", zone="yard"), npc("owl", zone="yard", seen=False))
    assert after.last(events.Hit).to == ("rook",)
    assert [(fact.who, fact.seen) for fact in after.all(events.Harmed)] == [("rook", True), ("owl", False)]


def test_points_are_cited_only_for_the_target_they_reach() -> None:
    """The second is struck by what the thing itself does, less what getting out of the way is worth."""
    pair = (npc("rook", zone="yard"), npc("crow", zone="yard", move=1))
    after = thrown(*pair, faces=(6, 6, 6), buys=Buy("increase-effect"))
    facts = [entry for entry in after.log if isinstance(entry, Told)]
    told = {entry.event.who: entry for entry in facts if isinstance(entry.event, events.Harmed)}
    assert [told[who].event.damage for who in ("rook", "crow")] == [8, 4]
    assert ["nova6.dmg.increase" in told[who].cites for who in ("rook", "crow")] == [True, False]
    assert ["nova6.prop.area-npc-points" in told[who].cites for who in ("rook", "crow")] == [False, True]
    why = [(reason.what, reason.amount) for reason in told["crow"].event.why]
    assert why == [("incoming", 6), ("dodged", -2)]


def test_a_hit_lists_what_soaked_it() -> None:
    """Seven come, three are soaked, four are left; without soak nothing is listed."""
    harmed = taken(damage(7), soak("ilse", "coat", 3)).last(events.Harmed)
    assert harmed.damage == 4
    assert [(reason.what, reason.amount) for reason in harmed.why] == [("incoming", 7), ("soak", -3)]
    assert taken(damage(7)).last(events.Harmed).why == ()
    nothing = taken(damage(2), soak("ilse", "coat", 3)).last(events.Harmed)
    assert (nothing.damage, [reason.what for reason in nothing.why]) == (0, ["incoming", "soak", "note-nothing-left"])


def test_narrating_a_concession_cites_its_own_rule() -> None:
    """The question after a concession cites the rule of conceding, not of incapacitation."""
    script = taking(damage(5), hero("ilse"), scene=conflict("ilse"))
    after = script.says("ilse", Reduction("concede")).plainly()
    asked = [entry for entry in after.log if isinstance(entry, Asked) and entry.question.kind == "nova6/how-it-ends"]
    assert ["nova6.reduce.concede-out" in entry.cites for entry in asked] == [True]


@pytest.mark.parametrize(("boxes", "staying"), [("---/--/S", False), ("---/S-/S", False), ("---/--/L", True)])
def test_staying_in_ends_when_the_last_box_clears(boxes: str, staying: bool) -> None:
    """Staying in ends with the last box clear, and stays with a box that outlasts the scene."""
    one = changed(filled(boxes), staying=True)
    at = table(one, scene=conflict("ilse", acted=("ilse",)))
    script = act_out(nova6.close_scene.open(), at)
    while script.waits_for() != "over":
        if script.waits_for().endswith("d6"):
            script.dice("3d6", 6, 6, 6)
            continue
        seat, asked = script.conversation.questions()[0]
        if script.waits_for() == "nova6/after-roll":
            script.conversation.close_window()
        else:
            script.says(seat, asked.default())
    assert script.end().who("ilse").staying is staying


@pytest.mark.parametrize("hidden", [True, False])
def test_no_citation_reveals_a_hidden_difficulty(hidden: bool) -> None:
    """The rule of a difficulty's row is cited only where the difficulty is told."""
    script = act_out(nova6.act.open("ilse", "listen", "wits", "overcome"), table(hero("ilse", wits=2)))
    after = script.gm(Ruling(difficulty=2, hidden=hidden)).stop()
    called = next(entry for entry in after.log if isinstance(entry, Told) and isinstance(entry.event, events.Called))
    assert ("nova6.diff.2" in called.cites) is not hidden
