"""NOVA6 worked examples of NPCs, the scale of five and milestones come out as printed."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.basics.test_record import Weighed
from moothall.rulesets.nova6.questions import Advantage, Approval, Ready, Ruling
from moothall.rulesets.nova6.sheet import new_sheet
from moothall.rulesets.nova6.state import Table
from tests.books.nova6.support.stage import NovaAfter, act_out, condition, conflict, hero, npc, table
from tests.books.support.examples import example
from tests.support.citing import refused

# ---- The GM's people -------------------------------------------------------------------------------------------------


@example("nova6.example.bandit")
def test_rubble_costs_an_npc_an_extra_turn() -> None:
    """The rubble takes her an extra turn, and the gallery she leaves alone."""
    at = table(hero("ilse", move=3), npc("runner", kind="extra", move=1), scene=conflict())
    ruins = nova6.unopposed.open("runner", "over the rubble", "", "move", 2)
    first = act_out(ruins, at).end()
    second = act_out(ruins, first.state).end()
    assert (first.result, second.result) == (False, True)
    roof = act_out(nova6.unopposed.open("runner", "up to the gallery", "", "move", 3), second.state).end()
    assert (roof.result, roof.last(events.Settled).how) == (False, "stops")


@example("nova6.example.goblins")
def test_six_of_twenty_four_imps_try() -> None:
    """Six of twenty-four try, three land, three fall in and eighteen stay."""
    at = table(hero("ilse"), npc("imps", kind="extra", move=1, number=24))
    told = act_out(nova6.group_attempt.open("imps", "leap after her", "move", 3), at).end().last(events.GroupTried)
    assert (told.tried, told.did, told.failed, told.stayed) == (6, 3, 3, 18)


# ---- The scale of five -----------------------------------------------------------------------------------------------


def forced(dice: int) -> int:
    """Pairs that must be traded anyway."""
    return max(dice - 3, 0) // 2 if dice > 4 else 0


@example("nova6.example.darkness")
def test_each_point_adds_a_die_of_darkness() -> None:
    """A failure makes none, then one to four dice of darkness; at four looking is proposed to fail."""
    snuff = nova6.act.open("oda", "snuff the lamps", "wits", "create-advantage")
    failed = act_out(snuff, table(hero("oda"))).judged().rolls("oda", 1, 2, 4).plainly()
    assert not failed.has_effect("dark")
    found = []
    for points in range(4):
        script = act_out(snuff, table(hero("oda", wits=2 * points))).judged()
        script.says("oda", Ready(pairs=points - forced(2 * points))).dice("3d6", 6, 4, 3)
        script.says("oda", Advantage("dice", "dark", skill="move"))
        if points:
            script.says("oda", Buy("increase-effect", points))
        found.append(script.plainly().effect("dark").rating)
    assert found == [1, 2, 3, 4]
    for rating, asked in ((3, "nova6/trade"), (4, "nova6/total")):
        at = table(hero("ilse"), condition("dark", rating))
        look = act_out(nova6.act.open("ilse", "look", "wits", "overcome"), at)
        assert look.gm(Ruling(conditions=(Weighed("dark", "hinders"),))).waits_for() == asked


@example("nova6.example.spray")
@pytest.mark.parametrize(
    ("points", "bought", "hit"),
    [
        (0, None, 1),
        (1, Buy("scope-some", of="rat2 rat3"), 3),
        (2, Buy("scope-most", 2, of="rat2 rat3 rat4 rat5"), 5),
        (3, Buy("scope-all", 3), 6),
    ],
)
def test_a_bucket_of_pitch_follows_the_scale_of_five(points: int, bought: Buy | None, hit: int) -> None:
    """A failure hits none, then one, some, most and all."""
    rats = tuple(npc(f"rat{number}", kind="extra") for number in range(1, 7))
    pour = nova6.act.open("oda", "pour", "fight", "attack", targets=tuple(rat.id for rat in rats))
    missed = act_out(pour, table(hero("oda"), *rats)).judged().rolls("oda", 1, 2, 4).plainly()
    assert missed.all(events.Harmed) == []
    script = act_out(pour, table(hero("oda", fight=2 * points), *rats)).judged()
    script.says("oda", Ready(pairs=points - forced(2 * points))).dice("3d6", 6, 4, 3).says("oda", "rat1")
    if bought is not None:
        script.says("oda", bought)
    assert len(script.plainly().all(events.Harmed)) == hit


# ---- Milestones ------------------------------------------------------------------------------------------------------

ASPECTS = {"high-concept": "DIGGER", "background": "SALT BORN", "motivation": "ONE MORE SHAFT", "trouble": "IN DEBT"}


def seated(level: int, **people: dict[str, Any]) -> Table:
    """A table with these people, each with a rank or two and whatever is said of them."""
    state = table()
    for id, more in people.items():
        sheet = new_sheet(id.capitalize(), level=level, aspects=ASPECTS, skills={"fight": 1, "wits": 1}) | more
        state = act_out(nova6.join.open(id, id, sheet), state).end().state
    for id in people:
        state = state.with_one(id, plot_points=0)
    return state


def passed(at: Table, kind: Any) -> NovaAfter[Any]:
    """A milestone, before which everybody has spent all their plot points."""
    for one in at.heroes:
        at = at.with_one(one.id, plot_points=0)
    return act_out(nova6.milestone.open(kind), at).plainly()


def told(after: NovaAfter[Any], field: str) -> list[Any]:
    return [getattr(one, field) for one in after.state.heroes]


def rewrites(at: Table, who: str, which: str, text: str) -> NovaAfter[Any]:
    return act_out(nova6.rewrite_aspect.open(who, f"{who}-{which}", text), at).end()


@example("nova6.example.diggers")
def test_three_milestones_raise_level_three_to_six() -> None:
    """Level 3 to 4, 5 and 6; a motivation, Lucky for Danger Sense, and at last a high concept."""
    at = seated(3, alma={}, armin={"talents": [{"id": "lucky"}]}, tega={})
    begun = act_out(nova6.begin_scenario.open("Under the Salt Works"), at).end()
    minor = passed(begun.state, "minor")
    assert (told(minor, "level"), told(minor, "plot_points")) == ([4, 4, 4], [3, 5, 3])
    with refused("nova6.milestone.minor-aspect"):
        rewrites(minor.state, "alma", "high-concept", "OWNER OF THE WORKS")
    alma = rewrites(minor.state, "alma", "motivation", "IT SHALL ALL BE MINE")
    major = passed(alma.state, "major")
    assert (told(major, "level"), told(major, "plot_points")) == ([5, 5, 5], [3, 5, 3])
    with refused("nova6.milestone.major-aspect"):
        rewrites(major.state, "tega", "high-concept", "QUEEN UNDER SALT")
    armin = act_out(nova6.trade.open("armin", "talent", "lucky", "danger-sense"), major.state).gm("yes").end()
    assert (major.who("armin").refresh, armin.who("armin").refresh) == (5, 3)
    epic = passed(armin.state, "epic")
    assert (told(epic, "level"), told(epic, "plot_points")) == ([6, 6, 6], [3, 3, 3])
    tega = rewrites(epic.state, "tega", "high-concept", "QUEEN UNDER SALT")
    assert tega.state.effect("tega-high-concept").name == "QUEEN UNDER SALT"


@example("nova6.example.watch")
def test_only_living_characters_gain_from_milestones() -> None:
    """Living characters gain levels and plot points; dead ones gain neither."""
    minor = passed(seated(6, ivo={}, korna={}), "minor")
    assert (told(minor, "level"), told(minor, "plot_points")) == ([6, 6], [3, 3])
    assert told(passed(seated(2, ivo={}, korna={}), "minor"), "level") == [3, 3]
    ivo = rewrites(minor.state, "ivo", "trouble", "STARTS AT BELLS")
    major = passed(ivo.state, "major")
    assert (told(major, "level"), told(major, "plot_points")) == ([7, 7], [3, 3])
    korna = rewrites(major.state, "korna", "motivation", "HE WAS MY COUSIN").state
    epic = passed(korna.with_one("korna", out="ended"), "epic")
    assert told(epic, "level") == [8, 7] and epic.who("korna").rewards == ()
    assert rewrites(epic.state, "ivo", "trouble", "HEARS THEM ALWAYS").result is True
    with refused("nova6.milestone.epic-aspect"):
        rewrites(epic.state, "korna", "trouble", "DEAD")


@example("nova6.example.heir")
def test_level_five_rises_only_by_greater_milestones() -> None:
    """Level 5 stays 5, then 6, 7 and 8; at the end one aspect by right, two by leave, and a feature for a feature."""
    web = {"features": [{"name": "Ears in Every Inn", "permitted": True, "cost": 1}]}
    state, levels = seated(5, vesna=web, silas={}), []
    for kind in ("minor", "major", "major", "epic"):
        after = passed(state, kind)
        levels.append(told(after, "level"))
        assert told(after, "plot_points") == [3, 3]
        state = after.state
        if len(levels) == 2:
            state = rewrites(state, "vesna", "trouble", "HARD AS THE FURROW").state
    assert levels == [[5, 5], [6, 6], [7, 7], [8, 8]]
    state = rewrites(state, "vesna", "high-concept", "LADY OF LOW HARROW").state
    for which, text in (("trouble", "WOULD RATHER PLOUGH"), ("motivation", "MEND THE SHIRE")):
        script = act_out(nova6.rewrite_aspect.open("vesna", f"vesna-{which}", text), state)
        state = script.asks("gm", "nova6/grant-aspect").gm("yes").end().state
    trade = act_out(nova6.trade.open("vesna", "feature", "Ears in Every Inn", "The Seat of Low Harrow"), state)
    done = trade.gm(Approval(True)).end()
    assert [trait.name for trait in done.who("vesna").traits] == ["The Seat of Low Harrow"]
    assert done.who("vesna").advances == after.who("vesna").advances
    assert {effect.name for effect in done.state.effects_of("vesna")} == {
        "LADY OF LOW HARROW", "SALT BORN", "MEND THE SHIRE", "WOULD RATHER PLOUGH",
    }  # fmt: skip
