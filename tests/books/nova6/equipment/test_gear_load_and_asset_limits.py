"""NOVA6 limits of gear, loads, supplies and assets, and their defaults."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.gear.tables import item_called
from moothall.rulesets.nova6.ids import ZoneId
from moothall.rulesets.nova6.modifiers.load_levels import burdened
from moothall.rulesets.nova6.modifiers.outfit import carried, dice_of_what_is_used
from moothall.rulesets.nova6.questions import Advantage, GearRuling, Ready, Want
from moothall.rulesets.nova6.state import Edge, Mark, Pending, Scene, Table, Turn, Zone
from moothall.rulesets.nova6.vocabulary import Gives, Property, Trait, talent
from tests.books.nova6.support.stage import (
    NovaAfter,
    NovaScript,
    act_out,
    advantage,
    conflict,
    hero,
    npc,
    soak,
    table,
    weapon,
)
from tests.support.citing import refused

QUIET = Scene("exposition", "narrative")
LOST = Mark("signature-lost", "ilse", "background", "session")

# ---- Assets ----------------------------------------------------------------------------------------------------------


def listening() -> NovaScript[Any]:
    """Ilse has made an advantage with her wits, and has two points to spend on it."""
    at = table(hero("ilse", talent("focused", "wits")), hero("bram"))
    script = act_out(nova6.act.open("ilse", "listen in", "wits", "create-advantage"), at).judged()
    return script.rolls("ilse", 4, 4, 4).says("ilse", Advantage("dice", "A RUMOUR"))


def test_only_assets_are_shared() -> None:
    """Dice cannot be shared; an asset is, under the given words or its name."""
    script = listening()
    assert "share-asset" not in {option.id for option in script.asked().menu}
    script.says("ilse", Buy("make-asset"))
    assert "share-asset" in {option.id for option in script.asked().menu}
    assert script.says("ilse", Buy("share-asset", text="all over town")).asked().text == "all over town"
    script.stop()
    named = listening().says("ilse", Buy("make-asset")).says("ilse", Buy("share-asset"))
    assert named.asked().text == "A RUMOUR"
    named.stop()


def replacing(*marks: Mark, points: int = 1) -> NovaScript[bool]:
    at = table(hero("ilse", plot_points=points), hero("bram"), marks=marks, scene=QUIET)
    return act_out(nova6.replace_asset.open("ilse", "A TIN WHISTLE"), at)


@pytest.mark.parametrize(("said", "taken"), [("yes", True), ("no", False)])
def test_replacing_an_asset_returns_the_gms_verdict(said: str, taken: bool) -> None:
    """The result tells whether the GM accepted the replacement."""
    assert replacing(LOST).gm(said).end().result is taken


@pytest.mark.parametrize("mark", [changed(LOST, who="bram"), changed(LOST, what="language")])
def test_only_an_own_lost_asset_is_replaced(mark: Mark) -> None:
    """Neither another character's loss nor another mark counts."""
    with refused("nova6.asset.signature-replace-scene"):
        replacing(mark)


def test_replacing_without_a_plot_point_is_refused() -> None:
    """The refusal tells that zero points are held."""
    with refused("nova6.asset.signature-replace-scene") as told:
        replacing(LOST, points=0)
    assert (told[0].key, told[0].values["held"]) == ("error-no-plot-point", 0)


# ---- Days and milestones ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scene", "counts"),
    [(QUIET, True), (changed(QUIET, purpose="rest"), False), (Scene("challenge", "narrative"), False)],
)
def test_only_expositions_that_are_no_rest_count_for_a_milestone(scene: Scene, counts: bool) -> None:
    """The GM is asked while a major milestone waits; not about a rest or another scene."""
    at = table(hero("ilse"), scene=scene, pending=(Pending("major"),), survival_mode="on")
    script = act_out(nova6.close_scene.open("so it was"), at)
    asked = []
    while script.waits_for() != "over":
        asked.append(script.waits_for())
        seat, question = script.conversation.questions()[0]
        script.says(seat, question.default())
    assert ("nova6/good-exposition" in asked) is counts


def test_pending_milestones_are_counted_apart() -> None:
    """A second of the same kind waits beside the first; progress for another kind counts there alone."""
    at = table(hero("ilse"), survival_mode="on")
    first = act_out(nova6.milestone.open("minor"), at).plainly().state
    second = act_out(nova6.milestone.open("minor"), first).plainly().state
    assert second.pending == (Pending("minor"), Pending("minor"))
    both = act_out(nova6.milestone.open("major"), first).plainly().state
    safe = act_out(nova6.pass_days.open(1, "the inn"), both).plainly().state
    assert [one.kind for one in safe.pending] == ["minor"]


# ---- What is worn and carried ----------------------------------------------------------------------------------------

PLATE = soak("ilse", "plate", 6, Property("hampered", 3))
STRONG = talent("strong-body")


def weighing(
    *things: Any, skill: str = "move", action: str = "overcome", use: str = "", **more: Any
) -> list[tuple[str, int]]:
    """The reasons of Ilse's load and armour in a test, with their amounts."""
    at = table(hero("ilse", *more.pop("traits", ()), **more), *things)
    pool = act_out(nova6.act.open("ilse", "go on", skill, action, use), at).plainly_to_ready().pool
    heavy = ("burdened", "hampered", "note-both", "strong", "note-strong")
    told = [reason for reason in pool.why if reason.what in heavy]
    return [(one.what, one.amount) for one in told if one.amount or one.what.startswith("note")]


@pytest.mark.parametrize(
    ("things", "more", "why"),
    [
        ((), {}, []),
        ((), {"load": "light"}, [("burdened", -1)]),
        ((), {"load": "basic", "burden": 2}, [("burdened", -2)]),
        ((), {"load": "light", "burden": 2}, [("burdened", -1), ("burdened", -2)]),
        ((PLATE,), {}, [("hampered", -3)]),
        ((PLATE,), {"physique": 2}, [("hampered", -1)]),
        ((PLATE,), {"physique": 3}, []),
        ((PLATE,), {"physique": 4}, []),
        ((changed(PLATE, marks=("stowed",)),), {}, []),
        ((PLATE,), {"load": "light"}, [("hampered", -3), ("burdened", -1), ("note-both", 0)]),
        ((PLATE,), {"skill": "physique", "use": "endurance"}, [("hampered", -3)]),
        ((PLATE,), {"skill": "physique", "use": "shove"}, []),
        ((PLATE,), {"skill": "wits", "use": "endurance"}, []),
        ((PLATE,), {"action": "create-advantage"}, [("hampered", -3)]),
    ],
)
def test_armor_load_and_gear_weigh_on_a_test(
    things: tuple[Any, ...], more: dict[str, Any], why: list[tuple[str, int]]
) -> None:
    """Armour less one's strength, a load and what is carried beside it, each where it counts and with its reason."""
    assert weighing(*things, **more) == why


@pytest.mark.parametrize(
    ("things", "more", "helps"),
    [((), {}, 0), ((), {"load": "light"}, 1), ((), {"load": "heavy"}, 1), ((PLATE,), {"load": "light"}, 1)],
)
def test_strong_body_takes_one_die_off(things: tuple[Any, ...], more: dict[str, Any], helps: int) -> None:
    """Strong Body takes off one die of any penalty, and none where there is none."""
    found = dict(weighing(*things, traits=(STRONG,), **more))
    assert (found.get("strong", 0), "note-strong" in found) == (helps, bool(helps))


@pytest.mark.parametrize(
    ("physique", "rule"),
    [(0, "nova6.enc.burdened"), (1, "nova6.enc.physique-only-hampered"), (3, "nova6.enc.physique-only-hampered")],
)
def test_physique_does_not_reduce_a_load(physique: int, rule: str) -> None:
    """The note says that Physique helps with armor only."""
    one = hero("ilse", physique=physique, load="medium")
    assert [(reason.amount, reason.cite) for reason in burdened(table(one), one)] == [(-2, rule)]


# ---- Tests that are no action ----------------------------------------------------------------------------------------

BUSY = Turn(declared=2, pairs=("wits overcome",))


@pytest.mark.parametrize("opening", [nova6.gear_test.open("ilse", "a rope"), nova6.pass_days.open()])
def test_gear_and_survival_tests_are_no_actions(opening: Any) -> None:
    """Two declared actions cost a die on actions, and none on gear and survival tests."""
    at = table(hero("ilse", load="light", turn=BUSY), need="water")
    assert act_out(opening, at).plainly_through(4).why("several-actions") == []


def test_a_day_passes_by_default() -> None:
    """The default is one day, and a test of difficulty zero."""
    script = act_out(nova6.pass_days.open(), table(hero("ilse", load="basic"), need="water"))
    assert script.plainly_to_ready().pool.net == 0
    assert script.plainly_through(6).state.day == 1


def test_another_cost_of_want_is_a_simple_failure() -> None:
    """A cost the GM names instead of damage is a simple failure."""
    script = act_out(nova6.pass_days.open(), table(hero("ilse", load="basic"), need="water")).rolls("ilse", 1, 2, 3)
    assert script.gm(Want("other", "the mule is gone")).end().last(events.Failed).catastrophe is False


# ---- Gear tests ------------------------------------------------------------------------------------------------------

RICH = (Gives("dice", 6, use="gear"), Gives("stunts-on-doubles", use="gear"))


def looking(*more: Gives) -> NovaScript[Any]:
    """Ilse has found a rope, and has four points to spend on it."""
    rich = Trait("rich", "Rich", gives=(*RICH, *more))
    at = table(hero("ilse", rich, load="light"), hero("bram"), scene=QUIET)
    script = act_out(nova6.gear_test.open("ilse", "a rope"), at).gm(GearRuling())
    return script.says("ilse", Ready(pairs=2)).dice("3d6", 6, 6, 6)


def menu(script: NovaScript[Any]) -> set[str]:
    return {option.id for option in script.asked().menu}


@pytest.mark.parametrize(("points", "further"), [(1, True), (2, True), (3, False)])
def test_found_gear_is_kept_to_an_epic_milestone_at_most(points: int, further: bool) -> None:
    """After paying up to the epic milestone no more is offered, and four points are refused."""
    script = looking().says("ilse", Buy("gear-longer", points))
    assert ("gear-longer" in menu(script)) is further
    with refused("nova6.gear.test-time") as told:
        looking().says("ilse", Buy("gear-longer", 4))
    assert told[0].values["most"] == 3


def test_only_found_gear_has_gear_stunts() -> None:
    """An advantage has none of the stunts of a gear test, not even for those whose talent brings them."""
    brings = tuple([Gives("stunt", 1, use="gear", of=of) for of in ("share-gear", "keep-gear")])
    assert {"gear-longer", "share-gear", "keep-gear"} <= menu(looking(*brings))
    ready = Trait("ready", "Ready", gives=brings)
    at = table(hero("ilse", ready, talent("focused", "wits")), hero("bram"))
    script = act_out(nova6.act.open("ilse", "listen in", "wits", "create-advantage"), at).judged()
    script.rolls("ilse", 4, 4, 4).says("ilse", Advantage("dice", "A RUMOUR"))
    assert not {"gear-longer", "share-gear", "keep-gear"} & menu(script)


def test_a_gear_stunt_needs_its_own_talent() -> None:
    """A talent for another gear stunt brings neither sharing nor keeping."""
    assert not {"share-gear", "keep-gear"} & menu(looking(Gives("stunt", 1, use="gear")))
    kept = looking(Gives("stunt", 1, use="gear", of="keep-gear"))
    assert menu(kept) & {"share-gear", "keep-gear"} == {"keep-gear"}
    assert "keep-gear" in menu(kept.says("ilse", Buy("gear-longer", 1)))
    assert "keep-gear" not in menu(kept.says("ilse", Buy("gear-longer", 1)))


# ---- Handing things out ----------------------------------------------------------------------------------------------

ALWAYS = {"nova6.role.gm", "nova6.equipment.object-assets"}
HANDS, HEAD, AMMO = "nova6.equipment.hands", "nova6.equipment.headgear", "nova6.equipment.ammo-rows"


def given(row: str, *things: Any, **more: Any) -> NovaScript[str]:
    options = more.pop("options", {})
    return act_out(nova6.equip.open("ilse", row, **more), table(hero("ilse", physique=5), *things, **options))


@pytest.mark.parametrize(
    ("row", "more", "rules"),
    [
        ("sword", {}, {HANDS}),
        ("leather", {}, set()),
        ("leather", {"parts": ("cap",)}, {HEAD}),
        ("helm", {}, {HEAD}),
        ("longbow", {"parts": ("ammo-bodkin-arrows",)}, {HANDS, AMMO}),
        (
            "pistol-heavy",
            {"parts": ("ammo-magnum-pistol",), "built_for": ("magnum",)},
            {HANDS, AMMO, "nova6.equipment.magnum"},
        ),
    ],
)
def test_gear_cites_the_rules_of_its_use(row: str, more: dict[str, Any], rules: set[str]) -> None:
    """Held gear cites hands, headgear the head, and a part its own rule."""
    rows = {item_called(id).rule for id in (row, *more.get("parts", ()))}
    assert given(row, **more).plainly().rules_of(events.EffectBegan) == ALWAYS | rules | rows


@pytest.mark.parametrize(("count", "there"), [({}, 1), ({"count": 0}, 1), ({"count": 1}, 1), ({"count": 3}, 3)])
def test_a_supply_is_one_by_default(count: dict[str, int], there: int) -> None:
    """One unless more are handed out, and never none; they are in hand unless they are stowed."""
    made = given("grenade-fragmentation", **count).plainly().effect("grenade fragmentation")
    assert (made.amount("supply"), made.marks) == (there, ())
    stowed = given("grenade-fragmentation", stowed=True).plainly().effect("grenade fragmentation")
    assert stowed.marks == ("stowed",)


def test_only_held_gear_needs_hands() -> None:
    """With a greatsword in both hands, armor and a stowed sword are allowed; a second drawn sword is not."""
    both = given("greatsword").plainly().state.effects
    for row, more in (("leather", {}), ("cap", {}), ("sword", {"stowed": True})):
        assert len(given(row, *both, **more).plainly().state.effects) == 2
    with refused("nova6.equipment.hands"):
        given("sword", *both)


def test_option_layering_off_allows_one_armor() -> None:
    """Weapons and helmets go with armor; a second armor only if the first is stowed."""
    one = {"armor_layering": "off"}
    leather = given("leather").plainly().state.effects
    for row in ("sword", "cap", "shield-wooden"):
        assert given(row, *leather, options=one).waits_for() == "over"
    with refused("nova6.equipment.layering"):
        given("light-chain", *leather, options=one)
    away = tuple([changed(effect, marks=("stowed",)) for effect in leather])
    assert given("light-chain", *away, options=one).waits_for() == "over"
    assert given("light-chain", *leather).waits_for() == "nova6/may-layer"


# ---- Fitting things and getting them ready ---------------------------------------------------------------------------


def fitting(at: Table, part: str, said: str = "yes", **more: Any) -> NovaAfter[bool]:
    return act_out(nova6.fit.open("ilse", "damage-1", part, **more), at).gm(said).end()


def rows(after: NovaAfter[Any]) -> tuple[str, ...]:
    """The rows the rifle is assembled from, by the ends of their ids."""
    thing = after.state.effect("damage-1")
    of = next(one.of for one in thing.properties if one.name == "gear")
    return tuple([id.rpartition(".")[2] for id in of])


def test_new_ammunition_replaces_only_ammunition() -> None:
    """Other rounds take the place of rounds and leave the scope; the scope comes off and leaves the rounds."""
    start = given("rifle-medium", parts=("scope-short", "ammo-armor-piercing-rifle")).plainly()
    rifle, scope, piercing = rows(start)
    assert (rifle, scope, piercing) == ("rifle-medium", "scope-short", "ammo-armor-piercing-rifle")
    marked = act_out(nova6.build_for.open("damage-1"), start.state).end().state
    loaded = fitting(marked, "ammo-magnum-rifle")
    assert (loaded.result, rows(loaded)) == (True, ("rifle-medium", "scope-short", "ammo-magnum-rifle"))
    assert rows(fitting(start.state, "scope-short", off=True)) == ("rifle-medium", "ammo-armor-piercing-rifle")
    assert rows(fitting(start.state, piercing, off=True)) == ("rifle-medium", "scope-short")
    bolted = fitting(start.state, "bolt-action")
    assert rows(bolted) == ("rifle-medium", "scope-short", "ammo-armor-piercing-rifle", "bolt-action")
    refused_one = fitting(start.state, "bolt-action", "no")
    assert (refused_one.result, rows(refused_one)) == (False, rows(start))


def test_a_mode_ends_with_the_part_that_offers_it() -> None:
    """A sawed-off shotgun may be for one hand; with the saw's work undone that is gone as well."""
    short = given("shotgun-light-slug", parts=("sawed-off",), ways=("one-handed",)).plainly()
    assert rows(short) == ("shotgun-light-slug", "sawed-off", "one-handed")
    assert rows(fitting(short.state, "double-barrel"))[-1] == "one-handed"
    whole = fitting(short.state, "sawed-off", off=True)
    assert rows(whole) == ("shotgun-light-slug",) and whole.state.effect("damage-1").has("two-hands")
    asked = given("shotgun-light-slug").plainly().state
    assert rows(fitting(asked, "sawed-off", ways=("one-handed",)))[-1] == "one-handed"
    with refused("nova6.equipment.modifier-rows"):
        fitting(asked, "double-barrel", ways=("one-handed",))
    both = fitting(short.state, "double-barrel")
    assert rows(fitting(both.state, "double-barrel", off=True))[-1] == "one-handed"


STEADY = weapon("ilse", "gun", 4, Property("reload", of=("action",)), Property("steadied", 1))


@pytest.mark.parametrize(
    ("marks", "how", "left"),
    [
        (("unloaded",), {}, ()),
        (("unloaded",), {"how": "reload"}, ()),
        (("unloaded", "set-up"), {}, ("set-up",)),
        ((), {"how": "set-up"}, ("set-up",)),
        (("unloaded",), {"how": "set-up"}, ("unloaded", "set-up")),
        ((), {}, ("set-up",)),
        ((), {"how": "reload"}, None),
        (("set-up",), {}, None),
        (("set-up",), {"how": "set-up"}, None),
    ],
)
def test_getting_ready_reloads_or_sets_up(marks: tuple[str, ...], how: Any, left: tuple[str, ...] | None) -> None:
    """Reload loads an unloaded weapon, set-up braces one with a bipod; unsaid, it is whichever is needed."""
    at = table(hero("ilse"), changed(STEADY, marks=marks), scene=conflict("ilse"))
    opening = nova6.get_ready.open("ilse", "gun", **how)
    if left is not None:
        assert act_out(opening, at).end().effect("gun").marks == left
        return
    with refused("nova6.equipment.modifier-rows" if how.get("how") == "set-up" else "nova6.prop.reload"):
        act_out(opening, at)


def test_only_gear_with_the_property_is_readied() -> None:
    """A sword needs no reloading, and only a bipod is set up."""
    sword = weapon("ilse", "gun", 4, marks=("unloaded",))
    at = table(hero("ilse"), sword, scene=conflict("ilse"))
    for how, rule in (("reload", "nova6.prop.reload"), ("set-up", "nova6.equipment.modifier-rows")):
        with refused(rule):
            act_out(nova6.get_ready.open("ilse", "gun", how), at)


@pytest.mark.parametrize(("how", "rating", "dice"), [("soak", 5, 0), ("dice", 0, 2)])
def test_a_placed_shield_soaks_or_adds_a_die(how: str, rating: int, dice: int) -> None:
    """A placed shield soaks or makes its owner harder to hit, has coverage one either way, and can be ended."""
    tower = given("shield-tower").plainly().state
    script = act_out(nova6.place.open("ilse", "damage-1"), tower)
    assert script.asked().intent == "shield tower" and script.asked().skill.id == "fight"
    after = script.judged().rolls("ilse", 6, 4, 3).says("ilse", how).end()
    [cover] = after.state.effects_of("ilse", "soak")
    assert (cover.rating, cover.amount("coverage"), cover.made) == (rating, 1, True)
    assert len([one for one in cover.properties if one.name == "when-carried"]) == dice
    other = act_out(nova6.place.open("ilse", "damage-1", "wits", "wedge it into the gate"), tower)
    assert (other.asked().intent, other.asked().skill.id) == ("wedge it into the gate", "wits")


# ---- What gear does for a test ---------------------------------------------------------------------------------------

LONG: dict[str, Any] = {
    "zones": tuple(Zone(ZoneId(f"z{n}"), str(n)) for n in range(10)),
    "edges": tuple(Edge(f"z{n}", f"z{n + 1}") for n in range(9)),
}
ZONES = {"close": "z0", "near": "z2", "far": "z8"}


def shot(needs: str = "", out_to: str = "", target: str = "near", **more: Any) -> int:
    """The dice that a part of a rifle gives to a shot at somebody so far away."""
    gives = Gives("gear-dice", 1, more.pop("skill", ""), more.pop("actions", ()), more.pop("uses", ""), cite="x")
    rifle = weapon("ilse", "rifle", 4, Property(more.pop("named", "when-used"), of=(needs, out_to), gives=(gives,)))
    aimed = more.pop("aimed", None)
    aim = Property("aim", of=("rifle", more.pop("aimed_at", "rook")))
    aims = () if aimed is None else (advantage("ilse", aimed, "fight", name="aim", properties=(aim,)),)
    ilse = hero("ilse", zone="z0", turn=Turn(focus=more.pop("focus", "")))
    at = table(ilse, npc("rook", zone=ZONES.get(target, "")), rifle, *aims, **LONG)
    targets = ("rook",) if target else ()
    test = ActionTest("ilse", "", "fight", "attack", more.pop("use", ""), targets, tool="rifle", **more)
    return sum(reason.amount for reason in dice_of_what_is_used(at, test))


@pytest.mark.parametrize(
    ("said", "dice"),
    [
        ({}, 1),
        ({"target": ""}, 1),
        ({"out_to": "near"}, 1),
        ({"out_to": "near", "target": "close"}, 1),
        ({"out_to": "near", "target": "far"}, 0),
        ({"out_to": "near", "target": ""}, 0),
        ({"needs": "focus"}, 0),
        ({"needs": "focus", "focus": "ready"}, 1),
        ({"needs": "focus", "focus": "spent"}, 0),
        ({"needs": "aim-success"}, 0),
        ({"needs": "aim-success", "aimed": 0}, 0),
        ({"needs": "aim-success", "aimed": 1}, 1),
        ({"needs": "aim-success", "aimed": 2}, 1),
        ({"needs": "aim-success", "aimed": 1, "aimed_at": "crow"}, 0),
        ({"needs": "no-aim"}, 1),
        ({"needs": "no-aim", "aimed": 0}, 0),
        ({"needs": "no-aim", "aimed": 1}, 0),
        ({"needs": "no-aim", "aimed": 1, "aimed_at": "crow"}, 1),
        ({"skill": "fight"}, 1),
        ({"skill": "wits"}, 0),
        ({"actions": ("attack",)}, 1),
        ({"actions": ("defend", "overcome")}, 0),
        ({"uses": "snipe burst", "use": "burst"}, 1),
        ({"uses": "snipe burst", "use": "wild burst"}, 1),
        ({"uses": "snipe burst", "use": "club"}, 0),
        ({"uses": "snipe burst"}, 0),
        ({"named": "when-carried"}, 0),
        ({"reaction": True}, 0),
    ],
)
def test_a_part_helps_within_its_conditions(said: dict[str, Any], dice: int) -> None:
    """Within its range, with the focus or the aim it asks for, for its skill, action and use, and only for its user."""
    assert shot(**said) == dice


def worn(*properties: Property, **more: Any) -> list[int]:
    """The dice that something worn gives to a defence."""
    at = table(hero("ilse"), soak("ilse", "cap", 0, *properties, **more))
    return [gives.amount for _, gives in carried(at, "ilse", "fight", "defend")]


def test_each_property_gives_its_dice_once() -> None:
    """The first fitting dice of a property count; each property counts by itself."""
    fits, other = Gives("gear-dice", 1, "fight"), Gives("gear-dice", 2, "move")
    assert worn(Property("when-carried", gives=(fits, fits))) == [1]
    assert worn(Property("when-carried", gives=(other, fits))) == [1]
    assert worn(Property("when-carried", gives=(fits,)), Property("when-carried", gives=(fits,))) == [1, 1]
    assert worn(Property("when-used", gives=(fits,))) == []
    assert worn(Property("when-carried", gives=(Gives("dice", 1, "fight"),))) == []
    assert worn(Property("when-carried", gives=(fits,)), marks=("stowed",)) == []
    assert worn(Property("when-carried", gives=(fits,)), Property("placed", of=("moon", "x"))) == []


@pytest.mark.parametrize(
    ("own", "rule"), [("nova6.talent.weaken", "nova6.talent.weaken"), ("", "nova6.enc.strong-body")]
)
def test_a_reduced_load_cites_its_talent(own: str, rule: str) -> None:
    """The rule of the talent, or that of strong bodies where it has none of its own."""
    broad = Trait("broad", "Broad", gives=(Gives("negates", of="burdened", cite=own),))
    at = table(hero("ilse", broad, load="light"))
    pool = act_out(nova6.act.open("ilse", "go on", "move", "overcome"), at).plainly_to_ready().pool
    assert [reason.cite for reason in pool.why if reason.what == "note-strong"] == [rule]


def test_only_a_dropped_load_is_told_as_lost() -> None:
    """Taking another load loses nothing; leaving one behind does."""
    taken = act_out(nova6.take_load.open("ilse", "basic"), table(hero("ilse", load="light"))).end()
    assert taken.last(events.LoadTaken).lost is False
    fleeing = table(hero("ilse", load="heavy", dropped=True), scene=conflict("ilse"))
    left = act_out(nova6.concede.open("ilse", text="away"), fleeing)
    assert left.gm("lost").end().last(events.LoadTaken).lost is True
