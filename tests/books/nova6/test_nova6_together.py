"""Where rules of NOVA6 meet in a conflict: whose turn it is, who is named, and what is said about a hit."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.ledger.entries import Asked, Told
from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.questions import Reduction, Ruling
from moothall.rulesets.nova6.state import Edge, Scene, Table, Zone
from moothall.rulesets.nova6.trying.drafts import Buy
from moothall.rulesets.nova6.vocabulary import Property
from support.citing import refused
from support.nova6 import NovaAfter, act_out, conflict, hero, npc, soak, table, weapon
from support.nova6_harm import damage, filled, taken, taking

YARD: dict[str, Any] = {"zones": (Zone("yard", "the yard"), Zone("roof", "the roof")), "edges": (Edge("yard", "roof"),)}
FLASK = weapon("ilse", "flask", 6, Property("ranged", of=("near",)), Property("area", 1))


def others_turn(*, acting: str = "") -> Scene:
    return conflict(acting, phase="opposition", early=("ilse",))


def against_ilse(*people: Any, acting: str = "", **more: Any) -> Table:
    done = changed(hero("ilse", zone="yard"), turn=changed(hero("ilse").turn, done=True))
    return table(done, *people, scene=others_turn(acting=acting), **YARD, **more)


# ---- Turns -----------------------------------------------------------------------------------------------------------


def test_whoever_gangs_up_has_had_a_turn() -> None:
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


def test_acting_on_somebody_begins_the_turn() -> None:
    """Where two could be next, the one who acts is; the other then is not."""
    at = against_ilse(npc("rook", zone="yard"), npc("crow", zone="yard"))
    after = _rolled(act_out(nova6.oppose.open("rook", "ilse"), at), 6, 6, 6)
    assert after.state.scene.acting == "rook" and after.who("rook").turn.number == 1
    with refused("nova6.time.turn"):
        act_out(nova6.oppose.open("crow", "ilse"), after.state)


def test_a_turn_that_is_over_is_nobodys() -> None:
    """Of several who are left it is said once that they act, and not that those act who have acted."""
    rooks = [npc(f"rook{n}", zone="yard") for n in (1, 2, 3)]
    after = act_out(nova6.end_turn.open("rook1"), against_ilse(*rooks, acting="rook1")).plainly()
    assert after.state.scene.acting == ""
    assert [fact.who for fact in after.all(events.TurnCame)] == [""]


@pytest.mark.parametrize(("zone", "reaches"), [("yard", True), ("roof", False)])
def test_nobody_strikes_from_afar_with_a_stick(zone: str, reaches: bool) -> None:
    """What does not carry so far is refused before anybody rolls."""
    at = against_ilse(npc("rook", zone=zone), weapon("rook", "stick", 3))
    opening = nova6.oppose.open("rook", "ilse", tool="stick")
    if reaches:
        assert _rolled(act_out(opening, at), 1, 2, 3).last(events.Hit).to == ("ilse",)
        return
    with refused("nova6.fight.attack-melee-range"):
        act_out(opening, at)


def test_an_area_is_the_action_of_a_turn() -> None:
    """After it there is no other action, and it is not had in somebody else's turn."""
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


def test_an_area_names_nobody_who_is_hidden() -> None:
    """The one in hiding is hurt as well, and only the GM hears of it."""
    after = thrown(npc("rook", zone="yard"), npc("owl", zone="yard", seen=False))
    assert after.last(events.Hit).to == ("rook",)
    assert [(fact.who, fact.seen) for fact in after.all(events.Harmed)] == [("rook", True), ("owl", False)]


def test_what_points_add_is_told_of_the_one_they_reach() -> None:
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


def test_a_hit_says_what_stood_in_its_way() -> None:
    """Seven come, three are soaked, four are left; where nothing is soaked there is nothing to say."""
    harmed = taken(damage(7), soak("ilse", "coat", 3)).last(events.Harmed)
    assert harmed.damage == 4
    assert [(reason.what, reason.amount) for reason in harmed.why] == [("incoming", 7), ("soak", -3)]
    assert taken(damage(7)).last(events.Harmed).why == ()
    nothing = taken(damage(2), soak("ilse", "coat", 3)).last(events.Harmed)
    assert (nothing.damage, [reason.what for reason in nothing.why]) == (0, ["incoming", "soak", "note-nothing-left"])


def test_how_a_concession_looks_is_asked_by_its_own_rule() -> None:
    """Giving up is not being put out."""
    script = taking(damage(5), hero("ilse"), scene=conflict("ilse"))
    after = script.says("ilse", Reduction("concede")).plainly()
    asked = [entry for entry in after.log if isinstance(entry, Asked) and entry.question.kind == "nova6/how-it-ends"]
    assert ["nova6.reduce.concede-out" in entry.cites for entry in asked] == [True]


@pytest.mark.parametrize(("boxes", "staying"), [("---/--/S", False), ("---/S-/S", False), ("---/--/L", True)])
def test_who_held_on_need_not_once_the_box_is_clear(boxes: str, staying: bool) -> None:
    """With the last box free nobody is holding on any more; a box that lasts longer than the scene stays."""
    one = changed(filled(boxes), staying=True)
    at = table(one, scene=conflict("ilse", acted=("ilse",)))
    script = act_out(nova6.close_scene.open(), at)
    while script.waits_for() != "over":
        if script.waits_for().endswith("d6"):
            script.dice("3d6", 6, 6, 6)
            continue
        seat, asked = script.talk.questions()[0]
        if script.waits_for() == "nova6/after-roll":
            script.talk.close_window()
        else:
            script.says(seat, asked.default())
    assert script.end().who("ilse").staying is staying


@pytest.mark.parametrize("hidden", [True, False])
def test_no_rule_gives_a_hidden_difficulty_away(hidden: bool) -> None:
    """The rule of its step on the ladder is told only where the step itself is."""
    script = act_out(nova6.act.open("ilse", "listen", "wits", "overcome"), table(hero("ilse", wits=2)))
    after = script.gm(Ruling(difficulty=2, hidden=hidden)).stop()
    called = next(entry for entry in after.log if isinstance(entry, Told) and isinstance(entry.event, events.Called))
    assert ("nova6.diff.2" in called.cites) is not hidden
