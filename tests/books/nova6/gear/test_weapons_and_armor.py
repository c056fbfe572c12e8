"""NOVA6 weapons and armour: the rules that hold for all of them, each by what it changes at the table."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.errors import Unclear
from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy, Draft
from moothall.rulesets.nova6.effects.soak import coverage
from moothall.rulesets.nova6.gear.pieces import as_effect
from moothall.rulesets.nova6.gear.tables import item_called
from moothall.rulesets.nova6.ids import ZoneId
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, Item
from moothall.rulesets.nova6.questions import Preparation, Reduction
from moothall.rulesets.nova6.state import Box, Cover, Edge, Effect, Scene, Table, Turn, Zone
from moothall.rulesets.nova6.vocabulary import Property, talent
from moothall.talk.reasons import total
from tests.books.nova6.support.gear import BLADE, HARMLESS, ROOK, STRONG, YARD, attacking, harm, held, hit, worn
from tests.books.nova6.support.stage import (
    NovaAfter,
    NovaScript,
    act_out,
    advantage,
    conflict,
    hero,
    npc,
    opposed,
    soak,
    table,
)
from tests.support.citing import cited, refused

ILSE = hero("ilse", zone="yard")
FOCUSED = talent("focused", "fight")


def filled(after: NovaAfter[Any], who: str = "rook") -> list[str]:
    """The durations of the boxes that somebody has filled."""
    return [box.filled for box in after.who(who).tracks[0].boxes if box.filled]


def up_to(script: NovaScript[Any], question: str) -> None:
    """On with the safe answers until this is asked."""
    while script.waits_for() != question:
        seat, asked = script.conversation.questions()[0]
        script.says(seat, asked.default())


def points(tool: Effect, count: int, *others: Effect, **more: Any) -> NovaScript[Any]:
    """A hit with so many stunt points to spend, one or two."""
    script = attacking(tool, *others, who=hero("ilse", FOCUSED, physique=5, zone="yard"), **more)
    return script.rolls("ilse", *{1: (4, 4, 3), 2: (4, 4, 4)}[count])


def given(item: str, *people: Any, who: str = "ilse", parts: tuple[str, ...] = (), **more: Any) -> NovaScript[Any]:
    """The GM hands something of the tables out."""
    options = more.pop("options", {})
    at = more.pop("at", None) or table(*(people or (ILSE,)), **options)
    return act_out(nova6.equip.open(who, item, parts, **more), at)


def dice(skill: str, action: str, *things: Effect, who: Any = ILSE, **more: Any) -> int:
    """The dice left of a test of Ilse's against nothing."""
    opening = nova6.act.open(who.id, "try it", skill, action, **more)
    net: int = act_out(opening, table(who, ROOK, *things, **YARD)).judged().plainly_to_ready().pool.net
    return net


# ---- How long, and what they are -------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.equipment.duration-archaic")
def test_archaic_weapons_fill_boxes_by_their_duration() -> None:
    """A sword leaves a temporary box, a club one for the scene."""
    assert filled(hit(held("sword"))) == ["T"]
    assert filled(hit(held("club"))) == ["S"]


@pytest.mark.rule("nova6.equipment.duration-modern")
def test_modern_weapons_fill_boxes_by_their_duration() -> None:
    """A rifle leaves a temporary box, a flash-bang one for the scene."""
    assert filled(hit(held("rifle-light"))) == ["T"]
    assert filled(hit(held("grenade-flash-bang"))) == ["S"]


@pytest.mark.rule("nova6.equipment.object-assets")
def test_gear_is_sacrificed_dropped_and_gives_no_dice() -> None:
    """A shield is given up for two damage, a dropped sword strikes nobody, and a sword is no die for anything."""
    target = hero("ilse", zone="yard")
    shield = worn("shield-wooden", owner="ilse")
    at = table(target, npc("rook", fight=1, zone="yard"), shield, held("sword", owner="rook"), scene=conflict("rook"))
    script = act_out(nova6.oppose.open("rook", "ilse", tool="thing"), at).says("ilse", Preparation("fight"))
    script.plainly_to_ready()
    script.rolls("ilse", 1, 2, 5)
    up_to(script, "nova6/reduce")
    after = script.says("ilse", Reduction("sacrifice", item="ilse-shield-wooden")).plainly()
    assert harm(after, "ilse") == [2, "stressed", "T"]
    assert not after.has_effect("shield wooden")
    with refused("nova6.equipment.object-assets"):
        attacking(changed(held("sword"), marks=("dropped",)))
    with refused("nova6.equipment.object-assets"):
        act_out(nova6.act.open("ilse", "leap", "move", "overcome", assets=("thing",)), table(ILSE, held("sword")))


# ---- Special stunts and ammunition -----------------------------------------------------------------------------------


@pytest.mark.rule("nova6.equipment.special-stunt")
def test_a_weapons_special_stunt_is_bought_once() -> None:
    """Of two points one buys the broadhead's stunt, once; the other buys another."""
    script = points(held("bow", "ammo-broadhead-arrows"), 2).says("ilse", Buy("special", of="broadhead"))
    script.refuses("ilse", Buy("special", of="broadhead"), "nova6.equipment.special-stunt")
    assert harm(script.says("ilse", Buy("increase-effect")).plainly())[0] == 4 + 3 + 2


@pytest.mark.rule("nova6.equipment.ammo-rows")
@pytest.mark.rule("nova6.item.archaic.weapon.ammo-bodkin-arrows")
def test_ammunition_changes_the_weapon() -> None:
    """A longbow with bodkins pierces by two for a point; it is loaded with one kind, and not with bolts."""
    script = given("longbow", parts=("ammo-bodkin-arrows",)).plainly()
    assert script.effect("longbow").amount("pierce") == 1
    mail = worn("chain-mail")
    shot = points(held("longbow", "ammo-bodkin-arrows"), 1, mail).says("ilse", Buy("special", of="bodkin"))
    assert harm(shot.plainly()) == [3, "stressed", "T"]
    assert harm(points(held("longbow", "ammo-bodkin-arrows"), 1, mail).plainly()) == HARMLESS
    with refused("nova6.equipment.ammo-rows"):
        given("longbow", parts=("ammo-bodkin-arrows", "ammo-broadhead-arrows"))
    with refused("nova6.equipment.ammo-rows"):
        given("longbow", parts=("ammo-bodkin-bolts",))
    with refused("nova6.equipment.ammo-rows"):
        given("ammo-bodkin-arrows")


@pytest.mark.rule("nova6.item.archaic.weapon.ammo-bodkin-bolts")
def test_bodkin_bolts_pierce_plate() -> None:
    """A heavy crossbow with bodkin bolts deals three of six through plate."""
    shot = points(held("crossbow-heavy", "ammo-bodkin-bolts"), 1, worn("plate"))
    assert harm(shot.says("ilse", Buy("special", of="bodkin")).plainly()) == [3, "stressed", "T"]


@pytest.mark.rule("nova6.item.archaic.weapon.ammo-broadhead-arrows", "nova6.item.archaic.weapon.ammo-broadhead-bolts")
def test_broadheads_are_refused_against_plate() -> None:
    """Three more where soak takes no more than there is; against plate a short bow's are refused."""
    arrows = points(held("bow", "ammo-broadhead-arrows"), 1, soak("rook", "coat", 2))
    assert harm(arrows.says("ilse", Buy("special", of="broadhead")).plainly()) == [6, "staggered", "T"]
    bolts = points(held("crossbow-light", "ammo-broadhead-bolts"), 1)
    assert harm(bolts.says("ilse", Buy("special", of="broadhead")).plainly()) == [7, "staggered", "T"]
    even = points(held("bow", "ammo-broadhead-arrows"), 1, soak("rook", "coat", 4, Property("hardened", 1)))
    assert harm(even.says("ilse", Buy("special", of="broadhead")).plainly()) == [3, "stressed", "T"]
    plate = points(held("shortbow", "ammo-broadhead-arrows"), 1, worn("plate"))
    plate.refuses("ilse", Buy("special", of="broadhead"), "nova6.equipment.special-stunt")
    plate.stop()


def test_a_whip_grapples_for_a_point() -> None:
    """A point also grapples the target with one die, while maintained."""
    after = points(held("whip"), 1).says("ilse", Buy("special", of="entangle")).plainly()
    grip = after.effect("grappled")
    assert (grip.owner, grip.maker, grip.rating, grip.duration) == ("rook", "ilse", -1, "M")
    assert harm(after) == [2, "stressed", "T"]


@pytest.mark.rule("nova6.equipment.magnum")
def test_magnum_needs_a_weapon_built_for_it() -> None:
    """A pistol that the GM has not marked does not take it; one that is marked does, then or later."""
    with refused("nova6.equipment.magnum"):
        given("pistol-heavy", parts=("ammo-magnum-pistol",))
    made = given("pistol-heavy", parts=("ammo-magnum-pistol",), built_for=("magnum",)).plainly()
    pistol = made.effect("pistol heavy")
    assert (pistol.amount("pierce"), pistol.amount("skill-min"), pistol.amount("max-range")) == (1, 2, 2)
    bare = given("pistol-heavy").plainly().state
    with refused("nova6.equipment.magnum"):
        act_out(nova6.fit.open("ilse", "damage-1", "ammo-magnum-pistol"), bare)
    marked = act_out(nova6.build_for.open("damage-1"), bare).end().state
    fitted = act_out(nova6.fit.open("ilse", "damage-1", "ammo-magnum-pistol"), marked).gm("yes").end()
    assert fitted.effect("pistol heavy").amount("pierce") == 1


def test_magnum_adds_damage_and_range() -> None:
    """A point adds three damage; two points carry a magnum pistol to far, a plain one only near."""
    magnum = held("pistol-heavy", "ammo-magnum-pistol", marks=("magnum",))
    assert harm(points(magnum, 1).says("ilse", Buy("special", of="magnum")).plainly()) == [8, "incapacitated", "T"]
    places: dict[str, Any] = {"zones": tuple(Zone(ZoneId(f"z{n}"), str(n)) for n in range(6))}
    far = places | {"edges": tuple(Edge(f"z{n}", f"z{n + 1}") for n in range(5))}
    at: dict[str, Any] = {"who": changed(STRONG, zone="z0"), "rook": changed(ROOK, zone="z5"), **far}
    attacking(magnum, **at).stop()
    with refused("nova6.range.increase-cap"):
        attacking(held("pistol-heavy"), **at)


# ---- Hands, hiding, heaviness ----------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.equipment.hands")
def test_gear_needs_free_hands() -> None:
    """A shield and a greatsword are too much for two hands, a shield and a sword are not; stowed things take none."""
    with_shield = given("shield-wooden").plainly().state
    with refused("nova6.equipment.hands"):
        given("greatsword", at=with_shield)
    armed = given("sword", at=with_shield).plainly()
    assert armed.has_effect("sword")
    with refused("nova6.equipment.hands"):
        given("dagger", at=armed.state)
    stowed = given("greatsword", at=with_shield, stowed=True).plainly().state
    with refused("nova6.equipment.hands"):
        act_out(nova6.snap.open("ilse", "ready", item="damage-2"), stowed)
    drawn = changed(stowed, effects=stowed.effects[1:])
    assert act_out(nova6.snap.open("ilse", "ready", item="damage-2"), drawn).end().effect("greatsword").marks == ()


def test_worn_gear_needs_no_hand() -> None:
    """A helm can be put on with shield and sword in hand, and a dagger cannot be drawn."""
    at = table(hero("ilse"), held("sword"), worn("shield-wooden", owner="ilse"))
    put_away = [changed(one, id=one.name, marks=("stowed",)) for one in (held("dagger"), worn("helm", owner="ilse"))]
    at = changed(at, effects=(*at.effects, *put_away))
    dagger, helm = put_away
    with refused("nova6.equipment.hands"):
        act_out(nova6.snap.open("ilse", "ready", item=dagger.id), at)
    assert act_out(nova6.snap.open("ilse", "ready", item=helm.id), at).end().effect(helm.name).marks == ()


def test_two_handed_use_needs_both_hands_free() -> None:
    """A longsword beside a shield is not used two-handed."""
    with refused("nova6.equipment.hands"):
        attacking(held("longsword"), worn("shield-wooden", owner="ilse"), mode="two-handed")
    attacking(held("longsword"), worn("shield-wooden", owner="ilse")).stop()


@pytest.mark.rule("nova6.equipment.conceal")
def test_conceal_changes_the_dice_to_hide_a_weapon() -> None:
    """A dagger is a die easier to hide, the heaviest pistol two harder; a sword is as it is."""
    for item, more in (("dagger", 1), ("pistol-extra-heavy", -2), ("sword", 0)):
        assert dice("move", "overcome", held(item), use="conceal", tool="thing") == more
    assert dice("move", "overcome", held("dagger"), use="stealth", tool="thing") == 0


@pytest.mark.rule("nova6.equipment.not-concealable")
def test_long_guns_cannot_be_concealed() -> None:
    """A rifle cannot, nor a shotgun or an automatic weapon; a sawed-off shotgun can, a die harder."""
    for item in ("rifle-light", "shotgun-light-slug", "submachinegun-medium"):
        with refused("nova6.equipment.not-concealable"):
            dice("move", "overcome", held(item), use="conceal", tool="thing")
    sawed = held("shotgun-light-slug", "sawed-off")
    assert dice("move", "overcome", sawed, use="conceal", tool="thing") == -1


@pytest.mark.rule("nova6.equipment.skill-minimum")
def test_missing_physique_costs_dice_with_a_longbow() -> None:
    """A longbow asks for two ranks: two dice less without any, one with one, none with two."""
    for ranks, less in ((0, -2), (1, -1), (2, 0), (3, 0)):
        who = hero("ilse", physique=ranks, zone="yard")
        script = attacking(held("longbow"), who=who)
        assert script.asked().pool.net == less
        script.stop()


# ---- Armour ----------------------------------------------------------------------------------------------------------

QUICK = hero("ilse", move=3, zone="yard")


@pytest.mark.rule("nova6.equipment.max-move")
def test_armor_limits_ranks_of_move() -> None:
    """In hide two of three ranks count, and all other dice; two limits of two leave one, never below zero."""
    hide, chain = worn("hide", owner="ilse"), worn("light-chain", owner="ilse")
    assert dice("move", "defend", hide, who=QUICK) == 2
    assert dice("move", "defend", hide, advantage("ilse", 2, "move"), who=QUICK) == 4
    assert dice("move", "defend", hide, chain, who=QUICK) == 1
    suits = [worn("plate", "full-suit-heavy", owner="ilse"), worn("scale-mail", owner="ilse")]
    assert dice("move", "defend", *suits, who=QUICK) == 0


@pytest.mark.rule("nova6.equipment.hampered")
def test_armor_hampers_move_less_physique() -> None:
    """Plate costs three dice less Physique, on movement, advantages by it and endurance."""
    who, plate = hero("ilse", physique=1, zone="yard"), worn("plate", owner="ilse")
    for skill, action, use, less in (
        ("move", "overcome", "", -2),
        ("move", "create-advantage", "", -2),
        ("physique", "overcome", "endurance", -1),
        ("physique", "overcome", "", 1),
        ("move", "defend", "", 0),
        ("fight", "overcome", "", 0),
    ):
        assert dice(skill, action, plate, who=who, use=use) == less
    assert dice("move", "overcome", plate) == -3


def prices(*things: Effect, rook: Any = ROOK, **more: Any) -> int:
    """The stunt points that get past what Rook wears and hides behind."""
    draft = Draft("damage", "ilse", ("rook",), rating=6, type="physical", subtype="slashing")
    return total(cited(coverage(table(ILSE, rook, *things, **(YARD | more)), "rook", draft)))


@pytest.mark.rule("nova6.equipment.coverage")
def test_coverage_is_bypassed_with_points() -> None:
    """Leather and a cap are two to get past: two points ignore the soak, one does not."""
    things = (worn("leather"), worn("cap"))
    assert prices(*things) == 2
    past = points(BLADE, 2, *things).says("ilse", Buy("bypass-coverage", 2)).plainly()
    assert harm(past) == [6, "staggered", "T"]
    short = points(BLADE, 1, *things)
    short.refuses("ilse", Buy("bypass-coverage"), "nova6.equipment.coverage")
    assert harm(short.says("ilse", Buy()).plainly()) == [4, "staggered", "T"]
    whole = points(BLADE, 2, worn("motorcycle-body-armor"))
    assert "bypass-coverage" not in [option.id for option in whole.asked().options()]
    whole.stop()


HEAVY = changed(BLADE, rating=9)


@pytest.mark.rule("nova6.equipment.layering")
def test_layered_armor_adds_soak_and_coverage() -> None:
    """Leather and light chain take seven of nine and have coverage two; hide and chain cap Move at one."""
    layers = (worn("leather"), worn("light-chain"))
    assert harm(hit(HEAVY, *layers)) == [2, "stressed", "T"]
    assert prices(*layers) == 2
    mine = (worn("hide", owner="ilse"), worn("light-chain", owner="ilse"))
    assert dice("move", "defend", *mine, who=QUICK) == 1
    assert dice("move", "overcome", *mine) == -2


@pytest.mark.rule("nova6.equipment.layering")
def test_options_limit_layered_armor() -> None:
    """The GM may refuse it; at some tables only the best of them counts, at others there is no second."""
    first = given("leather").plainly().state
    assert given("light-chain", at=first).gm("yes").end().has_effect("light chain")
    assert not given("light-chain", at=first).gm("no").end().has_effect("light chain")
    layers = (worn("leather"), worn("light-chain"))
    assert harm(hit(HEAVY, *layers, armor_layering="highest-soak")) == [4, "staggered", "T"]
    natural = soak("rook", "scales", 1)
    assert harm(hit(HEAVY, *layers, natural, armor_layering="highest-soak")) == [3, "stressed", "T"]
    mine = (worn("hide", owner="ilse"), worn("light-chain", owner="ilse"))
    one = table(ILSE, ROOK, *mine, armor_layering="highest-soak", **YARD)
    script = act_out(nova6.act.open("ilse", "run", "move", "overcome"), one).judged()
    assert script.plainly_to_ready().pool.net == -2
    with refused("nova6.equipment.layering"):
        given("light-chain", at=changed(first, options=table(armor_layering="off").options))
    with refused("nova6.equipment.layering"):
        given("shield-metal", at=given("shield-wooden").plainly().state)


@pytest.mark.parametrize(("value", "left"), [("sum", 2), ("highest-soak", 4), ("off", 2)])
def test_layering_options_set_the_soak(value: str, left: int) -> None:
    """Under the option against layers, armor worn all the same still counts."""
    assert harm(hit(HEAVY, worn("leather"), worn("light-chain"), armor_layering=value))[0] == left


HALF = changed(ROOK, cover=Cover("half", "wood-door"))


@pytest.mark.rule("nova6.equipment.headgear")
def test_headgear_adds_one_soak_to_its_class() -> None:
    """Headgear adds one, once, to armor of its class or cover; none to a full suit; two are refused."""
    assert prices(worn("leather"), worn("cap"), rook=HALF) == 3
    assert prices(worn("leather", "full-suit-light"), worn("cap"), rook=HALF) == 2
    assert prices(worn("leather", "full-suit-light"), worn("cap")) == 0
    assert prices(worn("hide"), worn("cap")) == 1
    assert prices(worn("hide"), worn("helm")) == 2
    assert prices(worn("plate"), worn("helm")) == 1
    assert prices(worn("plate"), worn("great-helm")) == 2
    assert prices(worn("body-armor-light"), worn("great-helm")) == 2
    assert prices(worn("body-armor-light"), worn("combat-helmet")) == 2
    assert prices(worn("cap"), rook=HALF, coverage_mode="layers") == 2
    capped = given("leather", parts=("cap",)).plainly()
    assert capped.has_effect("cap")
    with refused("nova6.equipment.headgear"):
        given("helm", at=capped.state)
    with refused("nova6.equipment.headgear"):
        given("sword", parts=("cap",))
    with refused("nova6.equipment.headgear"):
        given("hide", parts=("helm",), at=given("cap").plainly().state)
    with refused("nova6.equipment.headgear"):
        given("leather", parts=("cap", "helm"))


def test_a_great_helm_hinders_sight_and_hearing() -> None:
    """A great helm costs a die on sight or hearing, once for both, and none on touch."""
    helm = worn("great-helm", owner="ilse")
    for use, less in (("sight", -1), ("hearing", -1), ("sight hearing", -1), ("touch", 0), ("", 0)):
        assert dice("wits", "overcome", helm, use=use) == less
    assert dice("fight", "overcome", helm, use="sight") == 0


@pytest.mark.rule("nova6.equipment.soak-vs")
def test_ballistic_armor_has_more_soak_against_bullets() -> None:
    """A vest of two is one of six against bullets, and halved by what pierces it; hardened it is not."""
    vest = worn("body-armor-medium")
    shot = changed(BLADE, subtype="ballistic")
    piercing = changed(shot, properties=(Property("pierce", 1),))
    assert harm(hit(BLADE, vest)) == [4, "staggered", "T"]
    assert harm(hit(shot, vest)) == HARMLESS
    assert harm(hit(piercing, vest)) == [3, "stressed", "T"]
    assert harm(hit(piercing, worn("body-armor-heavy"))) == HARMLESS
    pierced = changed(shot, rating=8, properties=(Property("pierce", 2),))
    assert harm(hit(pierced, worn("body-armor-heavy"))) == [4, "staggered", "T"]


# ---- Fitting ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.equipment.modifier-rows")
def test_modifications_combine_within_their_limits() -> None:
    """A sawed-off double barrel has both changes; a plate fits once, and only on body armor."""
    sawed = (
        given("shotgun-light-buckshot", parts=("double-barrel", "sawed-off")).plainly().effect("shotgun light buckshot")
    )
    assert sawed.has("two-shot")
    assert next(one.of for one in sawed.properties if one.name == "ranged") == ("close",)
    assert sawed.amount("conceal") == -1
    with refused("nova6.equipment.modifier-rows"):
        given("body-armor-heavy", parts=("trauma-plate", "trauma-plate"))
    with refused("nova6.equipment.modifier-rows"):
        given("leather", parts=("trauma-plate",))
    with refused("nova6.equipment.modifier-rows"):
        given("rifle-light", parts=("scope-short", "scope-long"))
    with refused("nova6.equipment.modifier-rows"):
        given("sword", parts=("revolver",))
    with refused("nova6.equipment.modifier-rows"):
        given("pistol-light", ways=("one-handed",))
    with refused("nova6.equipment.modifier-rows"):
        given("bipod")


def test_a_bipod_lowers_the_required_physique() -> None:
    """Set up with an action it asks for nothing; before that for one rank; the heaviest for three, or none."""
    rifle = held("rifle-light", "ammo-magnum-rifle", "bipod", marks=("magnum",))
    assert attacking(rifle, who=ILSE).asked().pool.net == -1
    heavy = held("rifle-extra-heavy", "bipod")
    assert attacking(heavy, who=ILSE).asked().pool.net == -3
    at = table(ILSE, ROOK, heavy, scene=conflict("ilse"), **YARD)
    ready = act_out(nova6.get_ready.open("ilse", "thing", "set-up"), at).end()
    assert ready.who("ilse").turn.declared == 1
    assert attacking(ready.effect("rifle extra heavy"), who=ILSE).asked().pool.net == 0
    with refused("nova6.equipment.modifier-rows"):
        act_out(nova6.get_ready.open("ilse", "thing", "set-up"), changed(at, effects=(held("rifle-light"),)))


@pytest.mark.parametrize("value", ["off", "on"])
def test_an_option_allows_bipods_on_machine_guns(value: str) -> None:
    """A bipod fits a machine gun only with the option."""
    options = {"bipod_automatic": value}
    if value == "off":
        with refused("nova6.equipment.modifier-rows"):
            given("machine-gun-medium", parts=("bipod",), options=options)
    else:
        gun = given("machine-gun-medium", parts=("bipod",), options=options).plainly().effect("machine gun medium")
        assert (gun.amount("skill-min"), gun.amount("steadied")) == (2, 3)


@pytest.mark.rule("nova6.equipment.modifier-rows", "nova6.equipment.ammo-rows")
def test_the_gm_approves_fitting_modifications() -> None:
    """New ammunition replaces the old; a scope comes off again; a no changes nothing."""
    start = given("rifle-medium", parts=("scope-short", "ammo-armor-piercing-rifle")).plainly().state
    marked = act_out(nova6.build_for.open("damage-1"), start).end().state
    loaded = act_out(nova6.fit.open("ilse", "damage-1", "ammo-magnum-rifle"), marked).gm("yes").end()
    rifle = loaded.effect("rifle medium")
    assert (rifle.rating, rifle.amount("pierce"), rifle.has("no-aim")) == (7, 2, True)
    bare = act_out(nova6.fit.open("ilse", "damage-1", "scope-short", off=True), loaded.state).gm("yes").end()
    assert not bare.effect("rifle medium").has("no-aim")
    kept = act_out(nova6.fit.open("ilse", "damage-1", "bolt-action"), start).gm("no").end()
    assert kept.state.effects == start.effects
    with refused("nova6.prop.object-carried"):
        act_out(nova6.fit.open("rook", "damage-1", "bolt-action"), changed(start, others=(ROOK,)))
    with refused("nova6.equipment.modifier-rows"):
        act_out(nova6.fit.open("ilse", "thing", "bolt-action"), table(ILSE, changed(BLADE, owner="ilse")))


def test_a_sawed_off_shotgun_favors_buckshot() -> None:
    """Buckshot is a die better from it and a slug a die worse; in one hand it asks for a rank more."""
    assert attacking(held("shotgun-light-buckshot", "sawed-off"), mode="burst", who=ILSE).asked().pool.net == 2
    assert attacking(held("shotgun-light-slug", "sawed-off"), who=ILSE).asked().pool.net == -1
    short = held("shotgun-light-slug", "sawed-off", ways=("one-handed",))
    shield = worn("shield-wooden", owner="ilse")
    assert attacking(short, shield, who=ILSE).asked().pool.net == -2
    assert attacking(short, shield, who=hero("ilse", physique=1, zone="yard")).asked().pool.net == -1
    with refused("nova6.equipment.hands"):
        attacking(held("shotgun-light-slug", "sawed-off"), shield)


def test_a_double_barrel_fires_both_or_twice() -> None:
    """Both at once are a die more; or a point strikes again; or it is fired twice before it can run out."""
    gun = held("shotgun-light-slug", "double-barrel")
    assert attacking(gun, mode="bonus").asked().pool.net == 1
    script = points(gun, 1, mode="twice").says("ilse", Buy("repeat"))
    assert [fact.damage for fact in script.plainly().all(events.Harmed)] == [7, 7]
    assert hit(gun).state.effect("thing").marks == ("fired-once",)


def test_reloading_takes_a_snap_action_or_an_action() -> None:
    """A bolt takes a snap action between shots, a breech a whole action, and so does a crossbow."""
    rifle = hit(held("rifle-heavy", "bolt-action")).state
    with refused("nova6.prop.reload"):
        attacking(rifle.effect("thing"))
    assert (
        act_out(nova6.snap.open("ilse", "ready", item="thing", how="reload"), rifle).end().effect("rifle heavy").marks
        == ()
    )
    for item, parts in (("shotgun-light-slug", ("breach-load",)), ("crossbow-light", ())):
        fired = hit(held(item, *parts)).state
        with refused("nova6.prop.reload"):
            act_out(nova6.snap.open("ilse", "ready", item="thing", how="reload"), fired)
        fresh = fired.with_one("ilse", turn=Turn(number=2))
        loaded = act_out(nova6.get_ready.open("ilse", "thing"), fresh).end()
        assert (loaded.state.effect("thing").marks, loaded.who("ilse").turn.declared) == ((), 1)
        with refused("nova6.prop.reload"):
            act_out(nova6.get_ready.open("ilse", "thing"), changed(fresh, effects=loaded.state.effects))


def test_a_revolver_cannot_reach_a_second_target() -> None:
    """No point reaches a second target with it; with the plain pistol one does."""
    for parts, more in ((("revolver",), False), ((), True)):
        at = table(
            changed(STRONG, traits=(FOCUSED,)), ROOK, npc("crow", zone="yard"), held("pistol-light", *parts),
            scene=conflict("ilse"), **YARD,
        )  # fmt: skip
        opening = nova6.act.open("ilse", "fire", "fight", "attack", targets=("rook", "crow"), tool="thing")
        script = act_out(opening, at).judged().rolls("ilse", 4, 4, 3).says("ilse", "rook")
        assert ("scope-some" in [option.id for option in script.asked().options()]) is more
        script.stop()


# ---- Scopes ----------------------------------------------------------------------------------------------------------

LONG: dict[str, Any] = {
    "zones": tuple(Zone(ZoneId(f"z{n}"), str(n)) for n in range(32)),
    "edges": tuple(Edge(f"z{n}", f"z{n + 1}") for n in range(31)),
}
AWAY = {"close": "z0", "near": "z2", "far": "z8", "distant": "z20"}


def through(scope: str, distance: str, *things: Effect, focus: bool = False, difficulty: int = 0) -> int:
    """The dice of a shot through a scope at somebody so far away; remote is beyond all zones."""
    who = hero("ilse", zone="z0", turn=Turn(focus="ready" if focus else ""))
    rook = npc("rook", move=difficulty, zone=AWAY.get(distance, "nowhere"))
    rifle = held("rifle-light", "ammo-magnum-rifle", scope, marks=("magnum",))
    at = table(changed(who, skills=(("physique", 1),)), rook, rifle, *things, scene=conflict("ilse"), **LONG)
    opening = nova6.act.open("ilse", "fire", "fight", "attack", targets=("rook",), tool="thing")
    script = act_out(opening, at)
    net: int = script.judged(against=script.asked().proposed).plainly_to_ready().pool.net
    return net


def aim(dice: int, target: str = "rook", tool: str = "thing") -> Effect:
    return advantage("ilse", dice, "fight", name="aim", properties=(Property("aim", of=(tool, target)),))


@pytest.mark.rule("nova6.item.modern.weapon.scope-reflex")
def test_a_reflex_scope_adds_a_die_with_focus() -> None:
    """Focus gives its die and the scope another out to near, and accurate takes a die off."""
    assert through("scope-reflex", "near", focus=True, difficulty=2) == 1 + 1 + 1 - 2
    assert through("scope-reflex", "far", focus=True, difficulty=2) == 1 + 1 - 2
    assert through("scope-reflex", "near") == 0


def test_a_reflex_scope_adds_a_die_to_aiming() -> None:
    """The scope adds a die to aiming out to far, and none beyond."""
    rifle = held("rifle-light", "scope-reflex")
    for distance, more in (("near", 1), ("far", 1), ("distant", 0)):
        at = table(hero("ilse", zone="z0"), npc("rook", zone=AWAY[distance]), rifle, **LONG)
        opening = nova6.act.open("ilse", "aim", "wits", "create-advantage", "aim", ("rook",), tool="thing")
        assert act_out(opening, at).judged().plainly_to_ready().pool.net == more


def row(id: str, *values: Any) -> Any:
    """A case about a row, which its run must cite."""
    return pytest.param(id, *values, marks=pytest.mark.rule(item_called(id).rule))


@pytest.mark.parametrize(
    ("scope", "near", "last", "beyond"),
    [
        row("scope-short", ("close",), "distant", "remote"),
        row("scope-medium", ("close", "near"), "remote", ""),
        row("scope-long", ("close", "near", "far"), "remote", ""),
    ],
)
def test_a_scope_helps_only_aimed_shots(scope: str, near: tuple[str, ...], last: str, beyond: str) -> None:
    """Aimed they are a die more as far as they show, not aimed a die less, aimed badly neither; too near is refused."""
    assert through(scope, last, aim(1)) == 1 + 1
    assert through(scope, last) == -1
    assert through(scope, last, aim(0)) == 0
    assert through(scope, last, aim(1, "crow")) == -1, "aimed at somebody else"
    assert through(scope, last, aim(1, tool="pistol")) == -1, "aimed with something else"
    if beyond:
        assert through(scope, beyond, aim(1)) == 1
    rifle = held("rifle-light", scope)
    for distance in AWAY:
        at = table(hero("ilse", zone="z0"), npc("rook", zone=AWAY[distance]), rifle, **LONG)
        opening = nova6.act.open("ilse", "aim", "wits", "create-advantage", "aim", ("rook",), tool="thing")
        if distance in near:
            with refused("nova6.equipment.modifier-rows"):
                act_out(opening, at)
        else:
            act_out(opening, at).stop()
    assert through(scope, "close") == -1


# ---- Explosives ------------------------------------------------------------------------------------------------------


def thrown(item: str, count: int = 1, supply: int = 3, **more: Any) -> NovaAfter[Any]:
    """Ilse throws so many of three from the lane at Rook in the yard."""
    tool = changed(as_effect(item_called(item), "ilse", count=supply), id="thing")
    at = table(changed(STRONG, zone="lane"), more.pop("rook", ROOK), tool, scene=conflict("ilse"), **YARD)
    opening = nova6.strike_area.open("ilse", "thing", ("yard",), primary="rook", count=count)
    return act_out(opening, at).rolls("ilse", 6, 4, 3).plainly()


@pytest.mark.rule("nova6.equipment.explosive-consumed")
def test_thrown_explosives_are_used_up() -> None:
    """Two of three grenades are left, none of one; dynamite goes off together, grenades do not."""
    assert thrown("grenade-fragmentation").state.effect("thing").amount("supply") == 2
    last = thrown("grenade-fragmentation", supply=1)
    assert not last.has_effect("grenade fragmentation")
    sticks = thrown("dynamite-stick", 3)
    assert harm(sticks) == [7, "staggered", "T"]
    assert not sticks.has_effect("dynamite stick")
    assert harm(thrown("dynamite-stick", 2))[0] == 6
    for item, count in (("dynamite-stick", 4), ("grenade-fragmentation", 2)):
        with refused("nova6.equipment.explosive-consumed"):
            thrown(item, count)


def dazed(*answers: str, rook: Any = ROOK) -> list[int]:
    """Rook's senses after a flash-bang; the answers say whether armour and flash defence are at hand."""
    tool = held("grenade-flash-bang")
    at = table(changed(STRONG, zone="lane"), rook, tool, scene=conflict("ilse"), **YARD)
    script = act_out(nova6.strike_area.open("ilse", "thing", ("yard",), primary="rook"), at).rolls("ilse", 6, 4, 3)
    for answer in answers:
        up_to(script, "nova6/remedy")
        script.gm(answer)
    after = script.plainly()
    return [effect.rating for effect in after.state.effects_of("rook", "advantage")]


def test_a_flash_bang_costs_four_dice_of_sight_and_hearing() -> None:
    """A flash-bang costs four dice, three with two ranks of Physique, none with protection."""
    assert dazed("no", "no") == [-4]
    assert dazed("no", "yes") == []
    assert dazed("no", "no", rook=changed(ROOK, skills=(("physique", 2),))) == [-3]
    assert dazed("no", "no", rook=changed(ROOK, skills=(("physique", 3),))) == [-2]
    apt = changed(ROOK, traits=(talent("specialized", "physique"),))
    for ranks, left in ((1, -3), (2, -2), (3, -2), (0, -4)):
        assert dazed("no", "no", rook=changed(apt, skills=(("physique", ranks),))) == [left]


@pytest.mark.parametrize(("faces", "left"), [((1, 2, 5), -4), ((6, 4, 3), -3), ((4, 4, 4), -2)])
def test_a_hero_resists_a_flash_bang(faces: tuple[int, ...], left: int) -> None:
    """A failure leaves all four dice, a success three, and a stunt point one less."""
    tool = held("grenade-flash-bang", owner="rook")
    at = table(ILSE, changed(ROOK, zone="lane"), tool, scene=conflict("rook"), **YARD)
    script = act_out(nova6.area_attack.open("rook", "thing", ("yard",)), at).says("ilse", Preparation("move"))
    script.plainly_to_ready()
    script.rolls("ilse", 6, 4, 3)
    up_to(script, "nova6/prepare")
    script.says("ilse", Preparation())
    after = script.rolls("ilse", *faces).plainly()
    [blind] = after.state.effects_of("ilse", "advantage")
    assert (blind.rating, blind.duration) == (left, "S")
    for use, less in (("sight", left), ("hearing", left), ("touch", 0)):
        assert dice("wits", "overcome", blind, use=use) == less


def test_shooting_relies_on_sight() -> None:
    """A dazed character shoots four dice worse and strikes as ever."""
    blind = advantage("ilse", -4, properties=(Property("by-sense", of=("sight", "hearing")),))
    assert attacking(held("pistol-light"), blind).asked().pool.net == -4
    assert attacking(held("sword"), blind).asked().pool.net == 0


# ---- Thrown, and shields ---------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.equipment.thrown-melee")
def test_a_thrown_weapon_has_two_modes() -> None:
    """A two-handed spear has a point more, a thrown one none; a javelin is accurate only when thrown."""
    assert attacking(held("spear"), mode="two-handed").asked().pool.extra == 1
    assert attacking(held("spear")).asked().pool.extra == 0
    focused = changed(STRONG, turn=Turn(focus="ready"))
    hard = {"who": focused, "rook": changed(ROOK, skills=(("move", 2), ("fight", 2)))}
    for mode, net in (("melee", 1 - 2), ("", 1 + 1 - 2)):
        assert _against(held("javelin"), mode, **hard) == net
    with refused("nova6.fight.attack-melee-range"):
        attacking(held("spear"), mode="melee", who=changed(STRONG, zone="lane"))
    attacking(held("spear"), who=changed(STRONG, zone="lane")).stop()
    attacking(held("spear"), mode="past").stop()


def _against(tool: Effect, mode: str, **more: Any) -> int:
    """The dice of an attack that is opposed by whatever opposes it."""
    at = table(more["who"], more["rook"], tool, scene=conflict("ilse"), **YARD)
    opening = nova6.act.open("ilse", "attack", "fight", "attack", targets=("rook",), tool="thing", mode=mode)
    script = act_out(opening, at)
    proposed = script.asked().proposed
    assert [one.skill for one in proposed] == (["fight"] if mode == "melee" else ["move"])
    net: int = script.judged(against=proposed).plainly_to_ready().pool.net
    return net


@pytest.mark.rule("nova6.equipment.shield-bash")
def test_a_shield_strikes_and_still_defends() -> None:
    """A shield deals three for the scene, and still adds a die to Fight or Move in defence."""
    shield = changed(worn("shield-metal", owner="ilse"), id="thing")
    after = hit(shield)
    assert harm(after) == [3, "stressed", "S"]
    assert dice("fight", "defend", after.state.effect("thing")) == 1
    assert dice("move", "defend", after.state.effect("thing")) == 1
    assert dice("physique", "defend", after.state.effect("thing")) == 0
    assert dice("fight", "overcome", after.state.effect("thing")) == 0


def defending(*things: Effect, who: Any = ILSE, by: int = 1, **more: Any) -> Any:
    """A foe with Fight fires at Ilse, who dodges: the question before she rolls."""
    rook = npc("rook", fight=by, zone="yard")
    gun = changed(held(more.pop("item", "rifle-light"), owner="rook"), id="gun")
    at = table(who, rook, gun, *things, scene=conflict("rook"), **YARD)
    script = act_out(nova6.oppose.open("rook", "ilse", tool="gun", **more), at)
    return script.says("ilse", Preparation("move")).plainly_to_ready()


@pytest.mark.rule("nova6.item.archaic.armor.shield-wooden")
def test_a_carried_shield_adds_a_die_to_defence() -> None:
    """Move 1 against Fight 1 is a die up with it and even without; one that is broken or stowed does nothing."""
    who, shield = hero("ilse", move=1, zone="yard"), worn("shield-wooden", owner="ilse")
    assert defending(shield, who=who).pool.net == 1 - 1 + 1
    assert defending(who=who).pool.net == 0 - 0
    for mark in ("stowed", "broken", "dropped"):
        assert defending(changed(shield, marks=(mark,)), who=who).pool.net == 0


def test_an_npcs_shield_is_a_penalty_die() -> None:
    """Attacking an opponent with a shield costs a die."""
    at = table(STRONG, changed(ROOK, skills=(("fight", 1),)), worn("shield-wooden"), held("sword"), **YARD)
    opening = nova6.act.open("ilse", "strike", "fight", "attack", targets=("rook",), tool="thing")
    script = act_out(opening, at).judged(against=(opposed("rook", "fight"),))
    assert script.plainly_to_ready().pool.net == -2


@pytest.mark.parametrize("known", [True, False])
def test_hidden_armor_is_not_cited(known: bool) -> None:
    """Worn armor is cited when it soaks a hit, unless the players do not know of it."""
    vest = changed(worn("body-armor-light"), known=known)
    after = hit(held("pistol-heavy"), vest)
    assert harm(after) == [1, "stressed", "T"]
    assert ("nova6.item.modern.armor.body-armor-light" in after.citations) is known
    assert "nova6.item.modern.weapon.pistol-heavy" in after.citations


@pytest.mark.rule("nova6.item.archaic.armor.shield-metal")
def test_a_sacrificed_metal_shield_can_be_repaired() -> None:
    """Given up it takes two off the damage and is broken; some work at a rest makes it whole again."""
    shield = worn("shield-metal", owner="ilse")
    at = table(ILSE, npc("rook", fight=1, zone="yard"), shield, held("sword", owner="rook"), scene=conflict("rook"))
    script = act_out(nova6.oppose.open("rook", "ilse", tool="thing"), at).says("ilse", Preparation("fight"))
    script.plainly_to_ready()
    up_to(script.rolls("ilse", 1, 2, 5), "nova6/reduce")
    after = script.says("ilse", Reduction("sacrifice", item=shield.id)).plainly()
    assert harm(after, "ilse") == [2, "stressed", "T"]
    assert after.state.effect(shield.id).marks == ("broken",)
    later = changed(after.state, scene=Scene())
    whole = act_out(nova6.mend.open("ilse", shield.id), later).judged().rolls("ilse", 6, 4, 3).plainly()
    assert whole.state.effect(shield.id).marks == ()


def placed(how: str, *things: Effect) -> NovaAfter[Any]:
    """Ilse sets a tower shield down."""
    shield = worn("shield-tower", owner="ilse")
    at = table(hero("ilse", physique=1, zone="yard"), ROOK, shield, *things, scene=conflict("ilse"), **YARD)
    script = act_out(nova6.place.open("ilse", shield.id), at).judged().rolls("ilse", 6, 4, 3)
    assert script.waits_for() == "nova6/how-placed"
    return script.says("ilse", how).end()


def test_a_tower_shield_needs_physique() -> None:
    """A character too weak for it gains no die; a strong one does."""
    shield = worn("shield-tower", owner="ilse")
    assert dice("fight", "defend", shield) == 0
    assert dice("fight", "defend", shield, who=hero("ilse", physique=1)) == 1


@pytest.mark.rule("nova6.item.archaic.armor.shield-tower")
def test_a_placed_tower_shield_soaks_five() -> None:
    """One of six damage is left behind it; it has coverage one, and the carried die is gone."""
    after = placed("soak")
    [cover] = after.state.effects_of("ilse", "soak")
    assert (cover.rating, cover.amount("coverage"), cover.duration) == (5, 1, "A")
    assert dice("fight", "defend", *after.state.effects) == 0
    hurt = _struck(after.state)
    assert harm(hurt, "ilse") == [1, "stressed", "T"]
    elsewhere = after.state.with_one("ilse", zone="lane").with_one("rook", zone="lane")
    assert harm(_struck(elsewhere), "ilse") == [6, "staggered", "T"]


def _struck(at: Table) -> NovaAfter[Any]:
    """Rook strikes at Ilse with six, and she does not get out of the way."""
    blade = changed(BLADE, owner="rook", id="blade")
    at = changed(at, effects=(*at.effects, blade), scene=conflict("rook"))
    script = act_out(nova6.oppose.open("rook", "ilse", tool="blade"), at).says("ilse", Preparation("move"))
    script.plainly_to_ready()
    return script.rolls("ilse", 1, 2, 5).plainly()


def test_a_placed_tower_shield_adds_a_die_and_coverage() -> None:
    """A die to defend and no second one for carrying it, with leather coverage two; both hands are free."""
    after = placed("dice", worn("leather", owner="ilse"))
    assert dice("fight", "defend", *after.state.effects) == 1
    mine = changed(after.state, effects=tuple(changed(one, owner="rook") for one in after.state.effects))
    assert prices(*mine.effects) == 2
    free = given("greatsword", at=after.state)
    assert free.plainly().has_effect("greatsword")
    with refused("nova6.cover.soak"):
        act_out(nova6.place.open("ilse", "ilse-shield-tower"), after.state.with_one("ilse", turn=Turn(number=9)))
    up = act_out(nova6.end_effect.open("ilse", "soak-1"), after.state.with_one("ilse", turn=Turn(number=9))).plainly()
    assert dice("fight", "defend", *up.state.effects, who=hero("ilse", physique=1)) == 1


def test_a_placed_shield_adds_coverage_by_its_row() -> None:
    """Coverage is as the shield's row says; a shield outside the tables has one."""
    row = item_called("shield-tower").placed
    [cover] = placed("dice").state.effects_of("ilse", "soak")
    assert row is not None and cover.amount("coverage") == row.coverage
    door = soak("ilse", "door", 0, Property("shield"), Property("placeable", 4))
    at = table(hero("ilse", zone="yard"), door, scene=conflict("ilse"), **YARD)
    after = act_out(nova6.place.open("ilse", door.id), at).judged().rolls("ilse", 6, 4, 3).says("ilse", "soak").end()
    stands = after.state.effects[-1]
    assert (stands.rating, stands.amount("coverage")) == (4, 1)


def test_only_a_tower_shield_is_placed() -> None:
    """Only a tower shield can be placed, and not with a failed test."""
    with refused("nova6.cover.soak"):
        shield = worn("shield-wooden", owner="ilse")
        act_out(nova6.place.open("ilse", shield.id), table(ILSE, shield))
    shield = worn("shield-tower", owner="ilse")
    at = table(ILSE, ROOK, shield, **YARD)
    failed = act_out(nova6.place.open("ilse", shield.id), at).judged().rolls("ilse", 1, 2, 5).plainly()
    assert failed.state.effects_of("ilse", "soak") == ()


# ---- The GM's people use the same things -----------------------------------------------------------------------------


def test_an_npcs_mode_of_fire_counts_against_heroes() -> None:
    """An NPC's burst is a die against the dodge, a weapon too heavy a die for it; it must be reloaded."""
    plain = defending(item="assault-rifle-light").pool.net
    assert defending(item="assault-rifle-light", mode="burst").pool.net == plain - 1
    assert defending(item="assault-rifle-medium").pool.net == plain + 1
    assert defending(item="assault-rifle-medium", mode="burst").pool.net == plain
    sawed = changed(held("shotgun-light-slug", "sawed-off", owner="rook"), id="short")
    at = table(ILSE, npc("rook", fight=1, zone="yard"), sawed, scene=conflict("rook"), **YARD)
    script = act_out(nova6.oppose.open("rook", "ilse", tool="short"), at).says("ilse", Preparation("move"))
    assert script.plainly_to_ready().pool.net == plain + 1
    rook = npc("rook", fight=1, zone="yard")
    bow = changed(held("shortbow", owner="rook"), id="gun")
    at = table(ILSE, rook, bow, scene=conflict("rook"), **YARD)
    script = act_out(nova6.oppose.open("rook", "ilse", tool="gun"), at).says("ilse", Preparation("move"))
    script.plainly_to_ready()
    fired = script.rolls("ilse", 6, 5, 4, 1).plainly()
    assert fired.state.effect("gun").marks == ("unloaded",)
    with refused("nova6.prop.reload"):
        act_out(nova6.oppose.open("rook", "ilse", tool="gun"), fired.state)


def test_an_npcs_two_handed_weapon_gives_the_gm_a_point() -> None:
    """A failed defence against a two-handed longsword gives the GM a point, one hand none."""
    for mode, count in (("two-handed", 1), ("", 0)):
        rook = npc("rook", fight=0, zone="yard")
        sword = changed(held("longsword", owner="rook"), id="gun")
        at = table(ILSE, rook, sword, scene=conflict("rook"), **YARD)
        script = act_out(nova6.oppose.open("rook", "ilse", tool="gun", mode=mode), at)
        script.says("ilse", Preparation("fight"))
        assert script.plainly_to_ready().pool.counter_waiting == count


def test_the_gm_buys_special_stunts_of_npcs_weapons() -> None:
    """A point of the GM's entangles a hero with a whip."""
    rook = npc("rook", FOCUSED, fight=1, zone="yard")
    whip = changed(held("whip", owner="rook"), id="gun")
    at = table(ILSE, rook, whip, scene=conflict("rook"), **YARD)
    script = act_out(nova6.oppose.open("rook", "ilse", tool="gun"), at).says("ilse", Preparation("fight"))
    script.plainly_to_ready()
    script.rolls("ilse", 2, 2, 5, 4)
    up_to(script, "nova6/spend-points")
    assert script.gm(Buy("special", of="entangle")).plainly().effect("grappled").owner == "ilse"


def test_gear_of_a_hidden_npc_is_hidden() -> None:
    """A sword in hidden hands is hidden; in hands that are seen it is not."""
    for seen in (True, False):
        at = table(ILSE, changed(ROOK, seen=seen))
        assert act_out(nova6.equip.open("rook", "sword"), at).end().effect("sword").known is seen


def test_gear_of_a_pack_is_handed_out() -> None:
    """The pack's gear is known by its id, uses the skill the pack binds, and takes its hands."""
    roles = tuple([(role, "grit" if role == "melee" else skill) for role, skill in UNIVERSAL.roles])
    hook = Item("boathook", "damage", 3, "physical", "impaling", "T", properties=(Property("two-hands"),))
    pack = changed(UNIVERSAL, id="river", roles=roles, items=(hook,))
    after = act_out(nova6.equip.open("ilse", "boathook", name="old faithful"), table(ILSE, pack=pack)).end()
    made = after.effect("old faithful")
    assert (made.owner, made.rating, made.skill, made.known) == ("ilse", 3, "grit", True)
    with refused("nova6.prop.hands-2h"):
        act_out(nova6.equip.open("ilse", "boathook"), table(ILSE, worn("shield-wooden", owner="ilse"), pack=pack))
    with pytest.raises(Unclear):
        act_out(nova6.equip.open("ilse", "boathook"), table(ILSE))


def test_fully_soaked_damage_fills_no_box() -> None:
    """Damage that is fully soaked fills no box."""
    after = hit(held("sword"), worn("plate"))
    assert all(box == Box(box.level) for box in after.who("rook").tracks[0].boxes)
