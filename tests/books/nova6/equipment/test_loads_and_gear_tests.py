"""NOVA6 loads and encumbrance, gear tests for unlisted gear, and survival without gear."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.modifiers.load_levels import LOADS, Load, load_of
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, Gear
from moothall.rulesets.nova6.questions import GearRuling, Preparation, Ready, Reduction, Trade, Want
from moothall.rulesets.nova6.sheet import belongings, to_character
from moothall.rulesets.nova6.state import Scene, Table
from moothall.rulesets.nova6.story.rewards import Milestone
from moothall.rulesets.nova6.talents.core_talents import CORE_TALENTS
from moothall.rulesets.nova6.vocabulary import Gives, Property, Trait, talent
from moothall.talk.reasons import total
from tests.books.nova6.support.offers import offers
from tests.books.nova6.support.sheets import judged, petra, progress, shown, wrong
from tests.books.nova6.support.stage import (
    ACCEPT,
    NovaAfter,
    NovaScript,
    act_out,
    aspect,
    asset,
    conflict,
    hero,
    npc,
    soak,
    table,
)
from tests.books.support.examples import example
from tests.support.citing import refused

PREPARED = CORE_TALENTS["prepared"].trait
WEALTHY = CORE_TALENTS["wealthy"].trait


def looking(at: Table, item: str = "a rope", ruling: GearRuling | None = None, **more: Any) -> NovaScript[Any]:
    """Ilse looks for something among her things, up to the dice."""
    script = act_out(nova6.gear_test.open("ilse", item, **more), at).gm(ruling or GearRuling())
    if script.waits_for() == "nova6/trade":
        script.gm(Trade())
    return script


def dice(load: str, *traits: Trait, ruling: GearRuling | None = None, **option: Any) -> int:
    """The dice left of Ilse's gear test with this load."""
    net: int = looking(table(hero("ilse", *traits, load=load), **option), ruling=ruling).plainly_to_ready().pool.net
    return net


def found(*bought: Buy, faces: tuple[int, ...] = (6, 4, 2), at: Table | None = None) -> NovaAfter[Any]:
    """Ilse finds a rope with a light load, and spends points on it."""
    script = looking(at or table(hero("ilse", load="light"))).rolls("ilse", *faces)
    for one in bought:
        script.says("ilse", one)
    return script.plainly()


def moving(action: str, *things: Any, load: str = "", skill: str = "move", use: str = "", **more: Any) -> int:
    """Dice of a test of Ilse's under a load."""
    at = table(hero("ilse", *more.pop("traits", ()), load=load, **more), *things)
    script = act_out(nova6.act.open("ilse", "go on", skill, action, use), at)
    net: int = script.plainly_to_ready().pool.net
    return net


# ---- Loads -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.gear.abstract")
def test_only_key_gear_is_listed() -> None:
    """A rope that is on no sheet is looked for; one that is there already is not."""
    at = table(hero("ilse", load="light"))
    assert looking(at).waits_for() == "nova6/ready"
    asked = act_out(nova6.gear_test.open("ilse", "a rope"), at).asked()
    assert asked.default() == GearRuling() == GearRuling(True, 0, 0)
    assert [why.of for why in found(at=at).why("note-gear")] == ["a rope"]
    for kind in (asset("ilse", "A  Rope", 0), soak("ilse", "a rope", 1)):
        with refused("nova6.gear.abstract"):
            looking(changed(at, effects=(kind,)))
    other = changed(at, effects=(asset("bram", "a rope", 0), aspect("A ROPE", "ilse")))
    assert looking(other).waits_for() == "nova6/ready"
    with refused("nova6.gear.test"):
        looking(at, "  ")


@pytest.mark.rule("nova6.gear.load-choice")
def test_a_sheet_names_one_of_five_loads() -> None:
    """A sheet names one of five loads or has the table's default; another may be taken in play."""
    assert [wrong(petra(load=load)) for load in LOADS] == [[]] * 5
    for bad in ("huge", 3, None, ["light"]):
        assert wrong(petra(load=bad)) == [("nova6.gear.load-choice", str(bad))]
    joined = act_out(nova6.join.open("pia", "petra", petra()), table()).end()
    assert joined.who("petra").load == "basic"
    heavy = act_out(nova6.join.open("pia", "petra", petra()), table(default_load="heavy")).end()
    assert heavy.who("petra").load == "heavy"
    own = act_out(nova6.join.open("pia", "petra", petra(load="unprepared")), table(default_load="heavy")).end()
    assert own.who("petra").load == "unprepared"
    assert load_of(table(hero("ilse")), hero("ilse")) == "basic"
    taken = act_out(nova6.take_load.open("ilse", "medium", "ROPES AND PITONS"), table(hero("ilse", burden=1))).end()
    assert taken.last(events.LoadTaken) == events.LoadTaken("ilse", "medium", "basic", 1)
    assert (taken.who("ilse").load, taken.who("ilse").burden) == ("medium", 1)


@pytest.mark.rule("nova6.gear.load-unprepared")
def test_an_unprepared_character_has_no_gear_tests() -> None:
    """No penalty, no gear tests, and a survival test every day in want, with a die less."""
    with refused("nova6.gear.load-unprepared"):
        looking(table(hero("ilse", load="unprepared")))
    assert moving("overcome", load="unprepared") == 0
    assert want("unprepared", 1).plainly_to_ready().pool.net == -1
    assert how_many("unprepared", 3) == 3


@pytest.mark.rule("nova6.gear.load-basic")
def test_a_basic_load_has_no_penalty() -> None:
    """A basic load: no penalty, a gear test down 1, a survival test every day."""
    assert (moving("overcome", load="basic"), dice("basic"), how_many("basic", 3)) == (0, -1, 3)
    assert want("basic", 1).plainly_to_ready().pool.net == 0
    assert looking(table(hero("ilse"))).says("ilse", Ready()).waits_for() == "4d6"


@pytest.mark.rule("nova6.gear.load-light")
def test_a_light_load_costs_one_die() -> None:
    """A die of burden, an even gear test, a survival test every day."""
    assert (moving("overcome", load="light"), dice("light"), how_many("light", 2)) == (-1, 0, 2)


@pytest.mark.rule("nova6.gear.load-medium")
def test_a_medium_load_costs_two_dice() -> None:
    """Two dice of burden, a gear test up 1, and one survival test in seven days."""
    assert (moving("overcome", load="medium"), dice("medium")) == (-2, 1)
    assert (how_many("medium", 6), how_many("medium", 7), how_many("medium", 14)) == (0, 1, 2)


@pytest.mark.rule("nova6.gear.load-heavy")
def test_a_heavy_load_costs_three_dice() -> None:
    """Three dice of burden, a gear test up 1, a survival test a month."""
    assert (moving("overcome", load="heavy"), dice("heavy")) == (-3, 1)
    assert (how_many("heavy", 29), how_many("heavy", 30)) == (0, 1)
    assert dice("heavy", heavy_load_gear_die="2") == 2


@pytest.mark.rule("nova6.gear.burdened")
def test_a_load_hinders_move_and_endurance() -> None:
    """A load hinders all of Move, and endurance with Physique; ranks do not reduce it."""
    assert [moving(action, load="light") for action in ("overcome", "create-advantage", "attack")] == [-1] * 3
    assert moving("overcome", load="light", skill="physique", use="endurance") == -1
    assert moving("overcome", load="light", skill="physique", use="shove") == 0
    assert moving("overcome", load="light", skill="wits") == 0
    assert moving("overcome", load="light", physique=3) == -1
    defending = act_out(nova6.oppose.open("rook", "ilse"), table(hero("ilse", load="light"), npc("rook")))
    defending.says("ilse", Preparation("move"))
    assert defending.plainly_to_ready().pool.net == -1
    assert moving("overcome", load="light", dropped=True) == 0


@pytest.mark.rule("nova6.gear.burdened-stacks")
def test_encumbrance_of_armor_and_load_adds_up() -> None:
    """A heavy load and plate (3d) on Physique 2: four dice, and three when defending; one less with Strong Body."""
    plate = soak("ilse", "plate", 6, Property("hampered", 3))
    strong = (talent("strong-body"),)
    assert moving("overcome", plate, load="heavy", physique=2) == -4
    assert moving("overcome", plate, load="heavy", physique=2, traits=strong) == -3
    bare = act_out(nova6.act.open("ilse", "go on", "move", "overcome"), table(hero("ilse", load="light")))
    bare.plainly_to_ready()
    said = bare.stop().citations
    assert "nova6.gear.burdened" in said and "nova6.gear.burdened-stacks" not in said
    for traits, net in (((), -3), (strong, -2)):
        at = table(hero("ilse", *traits, load="heavy", physique=2), npc("rook"), plate)
        script = act_out(nova6.oppose.open("rook", "ilse"), at).says("ilse", Preparation("move"))
        assert script.plainly_to_ready().pool.net == net


@pytest.mark.rule("nova6.gear.load-cost")
def test_a_load_costs_money_only_where_money_counts() -> None:
    """A load is free without money rules; with them the GM names a price that can be paid."""
    free = act_out(nova6.take_load.open("ilse", "heavy", "A KITCHEN"), table(hero("ilse"))).end()
    assert free.last(events.LoadTaken).price == 0
    marks = changed(UNIVERSAL, id="marches", gear=Gear(("money",)))
    paid = act_out(nova6.take_load.open("ilse", "heavy", "A KITCHEN"), table(hero("ilse", coins=50), pack=marks))
    assert paid.waits_for() == "nova6/load-price"
    with refused("nova6.economy.price-penalty"):
        paid.gm(-1)
    with refused("nova6.gear.load-cost"):
        paid.gm(51)
    after = paid.gm(40).end()
    assert (after.last(events.LoadTaken).price, after.who("ilse").coins) == (40, 10)


@pytest.mark.rule("nova6.gear.load-aspect")
def test_a_medium_load_has_an_aspect() -> None:
    """A medium one has, and on the sheet it must be written; a basic one has none."""
    forest = petra(load="medium", load_aspect="FOREST CAMP")
    assert [one.name for one in belongings(forest, "petra") if one.id == "petra-load"] == ["FOREST CAMP"]
    assert (shown(forest)["load"], shown(forest)["load_aspect"]) == ("medium", "FOREST CAMP")
    assert "load_aspect" not in shown(petra(load="basic"))
    assert [(one.cite, one.unfinished) for one in judged(petra(load="light"))] == [("nova6.gear.load-aspect", True)]
    assert progress(forest).status == "ready"
    spare = petra(load="basic", load_aspect="FOREST CAMP")
    assert [(one.cite, one.warning) for one in judged(spare)] == [("nova6.gear.load-aspect", True)]
    assert "petra-load" not in [one.id for one in belongings(spare, "petra")]
    usual = judged(petra(), default_load="light")
    assert [(one.cite, one.warning) for one in usual] == [("nova6.gear.load-aspect", True)]
    assert [cite for cite, _ in wrong(petra(load_aspect=3))] == ["nova6.gear.load-aspect"]
    first = act_out(nova6.take_load.open("ilse", "light", "FISHING TACKLE"), table(hero("ilse"))).end()
    assert first.effect("FISHING TACKLE").aspect == "character"
    second = act_out(nova6.take_load.open("ilse", "heavy", "A TENT"), first.state).end()
    assert second.has_effect("A TENT") and not second.has_effect("FISHING TACKLE")
    none = act_out(nova6.take_load.open("ilse", "basic"), second.state).end()
    assert not none.has_effect("A TENT")
    wrong_words: tuple[tuple[Load, str], ...] = (("light", " "), ("basic", "A TENT"))
    for load, words in wrong_words:
        with refused("nova6.gear.load-aspect"):
            act_out(nova6.take_load.open("ilse", load, words), table(hero("ilse")))


@pytest.mark.rule("nova6.gear.load-drop")
def test_a_load_is_dropped_when_a_conflict_begins() -> None:
    """The load is dropped when a conflict begins, unless kept; a concession may lose it."""
    kit = aspect("A TENT", "ilse", id="ilse-load")
    at = table(hero("ilse", load="heavy", burden=1), npc("rook"), kit)
    begun = act_out(nova6.open_scene.open("conflict"), at)
    assert begun.waits_for() == "nova6/keep-load"
    dropped = begun.says("ilse", "drop").rolls("ilse", 6, 4, 2).plainly()
    assert dropped.who("ilse").dropped
    gone = act_out(nova6.concede.open("ilse", text="away"), dropped.state).gm("lost").end()
    assert (gone.who("ilse").load, gone.who("ilse").burden, gone.who("ilse").dropped) == ("unprepared", 0, False)
    assert not gone.has_effect("A TENT")
    safe = act_out(nova6.concede.open("ilse", text="away"), dropped.state).gm("kept").end()
    assert (safe.who("ilse").load, safe.has_effect("A TENT")) == ("heavy", True)
    kept = act_out(nova6.open_scene.open("conflict"), at).says("ilse", "keep").rolls("ilse", 6, 4, 2).plainly()
    assert act_out(nova6.concede.open("ilse", text="away"), kept.state).end().who("ilse").load == "heavy"
    light = act_out(nova6.open_scene.open("conflict"), table(hero("ilse", load="basic"), npc("rook")))
    assert light.waits_for() == "nova6/ready"
    off = act_out(nova6.open_scene.open("conflict"), changed(at, options=table(auto_drop_load="off").options))
    assert off.waits_for() == "nova6/ready"
    down = act_out(nova6.drop_load.open("ilse"), kept.state).end()
    assert down.who("ilse").dropped
    with refused("nova6.gear.load-drop"):
        act_out(nova6.drop_load.open("ilse"), down.state)
    assert not act_out(nova6.drop_load.open("ilse", False), down.state).end().who("ilse").dropped


def test_fleeing_may_cost_the_load() -> None:
    """A concession on a hit, a concession as a cost, and leaving on foot each ask for the load."""
    ilse = hero("ilse", load="heavy", dropped=True)
    at = table(ilse, npc("rook"), scene=conflict("rook"))
    hit = act_out(nova6.oppose.open("rook", "ilse"), at).says("ilse", Preparation("fight"))
    hit = hit.rolls("ilse", 1, 2, 3).says("ilse", ACCEPT).says("ilse", Reduction("concede", "damage", text="away"))
    while hit.waits_for() != "nova6/load-lost":
        seat, asked = hit.conversation.questions()[0]
        hit.says(seat, asked.default())
    assert hit.gm("lost").plainly().who("ilse").load == "unprepared"


# ---- Survival --------------------------------------------------------------------------------------------------------


def want(load: str, days: int, *things: Any, **more: Any) -> NovaScript[Any]:
    """Ilse is in want of water for so many days, up to the first question."""
    at = table(hero("ilse", load=load, **more), *things, need="water")
    return act_out(nova6.pass_days.open(days), at)


def how_many(load: str, days: int, **more: Any) -> int:
    """How many survival tests so many days with this load bring; all of them succeed."""
    script = want(load, days, **more)
    while not script.conversation.ended:
        if script.waits_for() == "nova6/ready":
            script.rolls("ilse", *(6,) * (4 if load == "unprepared" else 3))
        else:
            seat, asked = script.conversation.questions()[0]
            script.says(seat, asked.default())
    return len(script.end().all(events.SurvivalDue))


@pytest.mark.rule("nova6.gear.survival-test")
def test_each_day_in_want_takes_a_survival_test() -> None:
    """Three days with a basic load are three tests, without want none; a new want restarts the count."""
    assert how_many("basic", 3) == 3
    calm = act_out(nova6.pass_days.open(9), table(hero("ilse", load="basic"))).end()
    assert (calm.state.day, calm.who("ilse").days, calm.all(events.SurvivalDue)) == (9, 0, [])
    waiting = want("medium", 6).end()
    assert waiting.who("ilse").days == 6
    anew = act_out(nova6.set_need.open(" food "), waiting.state).end()
    assert (anew.state.need, anew.who("ilse").days) == ("food", 0)
    over = act_out(nova6.set_need.open(), anew.state).end()
    assert over.state.need == ""
    due = want("basic", 1, wits=2).plainly_to_ready()
    assert due.pool.net == 2
    hard = act_out(nova6.pass_days.open(1, difficulty=2), table(hero("ilse", load="basic", wits=1), need="water"))
    hard.gm(Trade()) if hard.waits_for() == "nova6/trade" else None
    assert hard.asked().pool.net == -1
    dead = table(hero("ilse", load="basic", out="ended"), need="water")
    assert act_out(nova6.pass_days.open(2), dead).end().all(events.SurvivalDue) == []
    for days in (0, 101):
        with refused("nova6.gear.survival-test"):
            act_out(nova6.pass_days.open(days), table(hero("ilse")))
    assert act_out(nova6.pass_days.open(100), table(hero("ilse"))).end().state.day == 100


@pytest.mark.rule("nova6.gear.survival-fail")
def test_a_failed_survival_test_deals_two_damage() -> None:
    """Two physical damage [T] past all soak, unless water is at hand after all; or another cost of the GM's."""
    mail = soak("ilse", "mail", 5)
    failed = want("basic", 1, mail).rolls("ilse", 1, 2, 3)
    assert failed.waits_for() == "nova6/survival-cost"
    hurt = failed.gm(Want()).gm("no").plainly()
    box = hurt.who("ilse").track("physical").boxes[0]
    assert (hurt.last(events.Harmed).damage, box.level, box.filled) == (2, "stressed", "T")
    saved = want("basic", 1, mail).rolls("ilse", 1, 2, 3).gm(Want()).gm("yes").plainly()
    assert saved.last(events.Harmed).damage == 0
    other = want("basic", 1).rolls("ilse", 1, 2, 3)
    with refused("nova6.gear.survival-fail"):
        other.gm(Want("other", " "))
    told = other.gm(Want("other", "the mule is gone")).end()
    assert told.last(events.Failed).text == "the mule is gone" and not told.all(events.Harmed)
    passed = want("basic", 1).rolls("ilse", 6, 4, 1).end()
    assert not passed.all(events.Harmed) and passed.who("ilse").days == 0


# ---- Gear tests ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.gear.test")
def test_a_gear_test_takes_no_action() -> None:
    """A light load rolls three dice, whatever the skills: eleven finds the gear, ten does not."""
    able = table(hero("ilse", load="light", wits=3, fight=2), scene=conflict("ilse"))
    script = looking(able)
    assert (script.asked().pool.net, script.says("ilse", Ready()).waits_for()) == (0, "3d6")
    assert script.dice("3d6", 6, 4, 1).plainly().has_effect("a rope")
    lacking = found(faces=(6, 3, 1))
    assert not lacking.has_effect("a rope")
    assert lacking.last(events.GearLacking) == events.GearLacking("ilse", "a rope", True)
    after = found(at=able)
    assert after.who("ilse").turn.pairs == ()


@pytest.mark.rule("nova6.gear.test-mods")
def test_rarity_costs_dice_on_a_gear_test() -> None:
    """A medium load and Prepared against two dice for rarity are even; the GM may also rule a thing out."""
    assert dice("medium", PREPARED, ruling=GearRuling(penalty=2)) == 0
    crown = Trait("crown", "Crown Licence", "feature", (Gives("dice", 2, use="gear"),))
    assert dice("light", crown, ruling=GearRuling(penalty=3)) == -1
    none = looking(table(hero("ilse", load="light")), "a cannon", GearRuling(False)).end()
    assert none.result is None and none.last(events.GearLacking) == events.GearLacking("ilse", "a cannon", False)
    assert looking(none.state, "a cannon").waits_for() == "nova6/ready"
    for penalty in (-1, 10):
        with refused("nova6.gear.test-mods"):
            looking(table(hero("ilse")), ruling=GearRuling(penalty=penalty))
    assert dice("light", ruling=GearRuling(penalty=9)) == -3
    favour = table(hero("ilse", load="light"), asset("ilse", "A FAVOUR", 1))
    assert looking(favour, assets=("a-favour",)).asked().pool.net == 1


@pytest.mark.rule("nova6.gear.test-success")
def test_found_gear_lasts_for_the_scene() -> None:
    """Found gear is Ilse's, gives no dice, and is gone when the scene ends."""
    at = table(hero("ilse", load="light"), scene=Scene("exposition", "narrative"))
    after = found(at=at)
    rope = after.effect("a rope")
    assert (rope.owner, rope.kind, rope.rating, rope.duration) == ("ilse", "asset", 0, "S")
    with refused("nova6.advg.asset-use"):
        act_out(nova6.act.open("ilse", "climb", "move", assets=(rope.id,)), after.state)
    assert "nova6.gear.test-time" not in after.citations
    assert not act_out(nova6.close_scene.open(), after.state).plainly().has_effect("a rope")


@pytest.mark.rule("nova6.gear.test-time")
@pytest.mark.parametrize(("points", "kept"), [(1, ("minor", "L")), (2, ("major", "LL")), (3, ("epic", "E"))])
def test_points_keep_found_gear_to_a_milestone(points: int, kept: tuple[Milestone, str]) -> None:
    """One point keeps it to the next milestone, two to the next major one, three to an epic one, and no further."""
    rich = Trait("rich", "Rich", gives=(Gives("dice", 6, use="gear"), Gives("stunts-on-doubles", use="gear")))
    script = looking(table(hero("ilse", rich, load="light"), scene=Scene("exposition", "narrative")))
    script.says("ilse", Ready(pairs=2)).dice("3d6", 6, 6, 6)
    with refused("nova6.gear.test-time"):
        script.says("ilse", Buy("gear-longer", 4))
    after = script.says("ilse", Buy("gear-longer", points)).plainly()
    assert after.effect("a rope").duration == kept[1]
    later = act_out(nova6.close_scene.open(), after.state).plainly().state
    moments: tuple[Milestone, ...] = ("minor", "major", "epic")
    for moment in moments[: moments.index(kept[0])]:
        later = act_out(nova6.milestone.open(moment), later).plainly().state
        assert any(effect.name == "a rope" for effect in later.effects)
    gone = act_out(nova6.milestone.open(kept[0]), later).plainly()
    assert not gone.has_effect("a rope")


@pytest.mark.rule("nova6.gear.test-once")
def test_a_gear_test_is_made_once_per_thing_and_scene() -> None:
    """The same rope in the same scene is refused, in any spelling; another thing or scene is not."""
    at = table(hero("ilse", load="light"), hero("bram", load="light"), scene=Scene("exposition", "narrative"))
    once = found(faces=(1, 2, 3), at=at).state
    with refused("nova6.gear.test-once"):
        looking(once, " A ROPE ")
    assert looking(once, "a lamp").waits_for() == "nova6/ready"
    assert act_out(nova6.gear_test.open("bram", "a rope"), once).waits_for() == "nova6/judge-gear"
    later = act_out(nova6.close_scene.open(), once).plainly().state
    assert looking(later).waits_for() == "nova6/ready"
    assert looking(changed(once, options=table(gear_test_retry="on").options)).waits_for() == "nova6/ready"


# ---- Prepared --------------------------------------------------------------------------------------------------------


def prepared(*others: Any) -> Table:
    return table(hero("ilse", PREPARED, load="basic"), *others, scene=Scene("exposition", "narrative"))


@pytest.mark.rule("nova6.talent.prepared.dice")
def test_prepared_adds_a_die_to_gear_tests() -> None:
    """A basic load and Prepared are even; other tests gain no die."""
    assert (dice("basic"), dice("basic", PREPARED)) == (-1, 0)
    assert moving("overcome", traits=(PREPARED,)) == 0


@pytest.mark.rule("nova6.talent.prepared.scene-sp")
def test_prepared_grants_one_point_per_scene() -> None:
    """Taken with the first success it is gone for the second; a failure is not asked, and a new scene has it again."""
    script = looking(prepared()).rolls("ilse", 6, 4, 2)
    assert script.waits_for() == "nova6/scene-point"
    used = script.says("ilse", "use")
    assert used.asked().points == 1
    once = used.plainly().state
    assert looking(once, "a lamp").rolls("ilse", 6, 4, 2).waits_for() == "over"
    saved = looking(prepared()).rolls("ilse", 6, 4, 2).says("ilse", "save").end().state
    assert looking(saved, "a lamp").rolls("ilse", 6, 4, 2).waits_for() == "nova6/scene-point"
    assert looking(prepared()).rolls("ilse", 1, 2, 4).waits_for() == "over"
    anew = act_out(nova6.close_scene.open(), once).plainly().state
    assert looking(anew, "a lamp").rolls("ilse", 6, 4, 2).waits_for() == "nova6/scene-point"


@pytest.mark.rule("nova6.talent.prepared.stunts")
@pytest.mark.parametrize(("faces", "points"), [((5, 5, 3), 1), ((4, 4, 4), 2), ((6, 4, 1), 0)])
def test_prepared_scores_doubles_and_triples(faces: tuple[int, int, int], points: int) -> None:
    """Doubles are a point and triples two; and the point of the scene comes on top."""
    saved = looking(prepared()).rolls("ilse", *faces).says("ilse", "save")
    assert saved.waits_for() == ("nova6/spend-points" if points else "over")
    after = saved.plainly()
    assert after.last(events.Tested).points == points
    more = looking(prepared()).rolls("ilse", *faces).says("ilse", "use")
    assert more.asked().points == points + 1
    looking(prepared()).rolls("ilse", 5, 5, 3).says("ilse", "save").plainly()


@pytest.mark.rule("nova6.talent.prepared.share")
def test_prepared_shares_gear_with_everybody() -> None:
    """Four heroes, one point, four ropes; without the talent the stunt is not on the list."""
    at = prepared(hero("bram"), hero("oda"), hero("tyko"))
    script = looking(at).rolls("ilse", 5, 5, 3).says("ilse", "save").says("ilse", Buy("share-gear"))
    after = script.plainly()
    assert sorted(effect.owner for effect in after.state.effects) == ["bram", "ilse", "oda", "tyko"]
    again = looking(at).rolls("ilse", 4, 4, 4).says("ilse", "save").says("ilse", Buy("share-gear"))
    assert "share-gear" not in [option.id for option in again.asked().menu]
    plain = looking(table(hero("ilse", load="light"), hero("bram"))).rolls("ilse", 4, 4, 4)
    offered = [option.id for option in plain.asked().menu]
    assert "gear-longer" in offered and not {"share-gear", "keep-gear", "special", "increase-time"} & {*offered}


@pytest.mark.rule("nova6.talent.prepared.keep")
def test_prepared_keeps_gear_for_the_scenario() -> None:
    """A point keeps the gear past a minor milestone, until the scenario ends."""
    script = looking(prepared()).rolls("ilse", 4, 4, 4).says("ilse", "save").says("ilse", Buy("keep-gear"))
    assert "keep-gear" not in [option.id for option in script.asked().menu]
    kept = script.plainly()
    assert kept.effect("a rope").duration == "LL"
    later = act_out(nova6.milestone.open("minor"), kept.state).plainly()
    assert later.has_effect("a rope")
    assert not act_out(nova6.milestone.open("major"), later.state).plainly().has_effect("a rope")


# ---- Examples and options --------------------------------------------------------------------------------------------


@example("nova6.ex.load-aspect")
def test_a_peddlers_medium_load_has_an_invokable_aspect() -> None:
    """A medium load is up 1, its aspect can be invoked, and every move has two dice less."""
    kit = aspect("MAPS AND INKS", "tobiah", id="tobiah-load")
    at = table(hero("tobiah", load="medium", plot_points=1), kit)
    script = act_out(nova6.gear_test.open("tobiah", "a chart of the marsh"), at).gm(GearRuling())
    assert script.asked().pool.net == 1
    window = script.says("tobiah", Ready()).dice("4d6", 1, 2, 3, 1)
    while window.waits_for() != "nova6/after-roll":
        seat, asked = window.conversation.questions()[0]
        window.says(seat, asked.default())
    assert "tobiah-load" in window.asked().aspects
    walking = act_out(nova6.act.open("tobiah", "wade", "move", "overcome"), at)
    assert walking.plainly_to_ready().pool.net == -2


@example("nova6.ex.price")
@pytest.mark.parametrize(("price", "net"), [(100, -1), (1_000, -2), (10_000, -3), (100_000, -4), (1_000_000, -3)])
def test_a_price_of_a_million_gives_the_gm_a_point(price: int, net: int) -> None:
    """Each nought is a die; the fifth forces two of them into a point of the GM's."""
    script = looking(table(hero("ilse", load="light")), ruling=GearRuling(price=price))
    assert script.plainly_to_ready().pool.net == net
    traded = script.stop().all(events.DiceTraded)
    assert [one.points for one in traded] == ([1] if price == 1_000_000 else [])


@pytest.mark.parametrize(
    ("load", "burden"), [("unprepared", 0), ("basic", 0), ("light", -1), ("medium", -2), ("heavy", -3)]
)
def test_option_default_load_fills_a_missing_load(load: str, burden: int) -> None:
    """A character who names no load carries the table's default."""
    at = table(hero("ilse"), default_load=load)
    script = act_out(nova6.act.open("ilse", "run", "move", "overcome"), at)
    assert script.plainly_to_ready().pool.net == burden
    assert to_character(petra(), "p", "p", options=at.options).load == load


def test_encumbrance_is_shown_with_its_reasons() -> None:
    """Gear carried beside the load adds to it."""
    at = table(hero("ilse", load="light", burden=1))
    why = act_out(nova6.act.open("ilse", "run", "move", "overcome"), at).plainly_to_ready().pool.why
    why = [one for one in why if one.what == "burdened"]
    assert [(one.amount, one.of) for one in why] == [(-1, "light"), (-1, "")]
    assert total(why) == -2


def test_a_pack_may_have_no_loads() -> None:
    """Without loads nothing burdens, a gear test has no dice of it, and days in want count one by one."""
    bare = changed(UNIVERSAL, id="bare", gear=Gear(load=False))
    at = table(hero("ilse", load="heavy"), pack=bare, need="water")
    assert act_out(nova6.act.open("ilse", "run", "move", "overcome"), at).plainly_to_ready().pool.net == 0
    assert looking(at).asked().pool.net == 0
    assert act_out(nova6.pass_days.open(1), at).waits_for() == "nova6/ready"


def test_no_load_is_offered_where_the_pack_has_none() -> None:
    """No load comes to the table with a sheet, none is offered or taken, and a fight asks nobody about theirs."""
    bare = changed(UNIVERSAL, id="bare", gear=Gear(load=False))
    loaded = petra(load="heavy", load_aspect="A WHOLE CHANDLERY")
    for sheet, pack, load, things in ((loaded, UNIVERSAL, "heavy", 1), (loaded, bare, "", 0), (petra(), bare, "", 0)):
        assert to_character(sheet, "p", "p", pack).load == load
        assert sum(effect.id == "p-load" for effect in belongings(sheet, "p", pack)) == things
        assert ("load" in shown(sheet, pack)) is pack.gear.load
    assert [(one.key, one.warning) for one in judged(loaded, bare)] == [("problem-nova6-load-uncounted", True)]
    assert judged(petra(), bare, default_load="light") == []
    at = table(hero("ilse", load="heavy"), pack=bare)
    with refused("nova6.gear.load-choice"):
        act_out(nova6.take_load.open("ilse", "light", "ROPES AND HOOKS"), at)
    assert "take-load" not in offers(at)
    assert "take-load" in offers(table(hero("ilse")))


def test_losing_gear_without_loads_is_not_unprepared() -> None:
    """A character who leaves a burden behind is not called unprepared."""
    bare = changed(UNIVERSAL, id="bare", gear=Gear(load=False))
    ilse = hero("ilse", load="", burden=2, dropped=True)
    at = table(ilse, npc("rook"), scene=conflict("rook"), pack=bare)
    after = act_out(nova6.concede.open("ilse", text="away"), at).gm("lost").end().who("ilse")
    assert (after.load, after.burden) == ("", 0)


def test_want_damages_the_first_track() -> None:
    """Without a track of its own, a failed survival test damages the first track."""
    ilse = changed(hero("ilse", load="basic"), tracks=tuple(reversed(hero("ilse").tracks)))
    script = act_out(nova6.pass_days.open(1), table(ilse, need="water")).rolls("ilse", 1, 2, 4)
    after = script.gm(Want()).gm("no").plainly().who("ilse")
    assert [bool(after.track(id).boxes[0].filled) for id in ("physical", "mental")] == [True, False]


def test_a_pack_may_have_a_track_for_want() -> None:
    """A failed survival test fills that track, and no physical box."""
    thirst = changed(hero("ilse").track("physical"), id="thirst", types=("survival",))
    ilse = changed(hero("ilse", load="basic"), tracks=(*hero("ilse").tracks, thirst))
    script = act_out(nova6.pass_days.open(1), table(ilse, need="water")).rolls("ilse", 1, 2, 4)
    after = script.gm(Want()).gm("no").plainly().who("ilse")
    assert [box.filled for box in after.track("thirst").boxes][:2] == ["T", ""]
    assert not any(box.filled for box in after.track("physical").boxes)
