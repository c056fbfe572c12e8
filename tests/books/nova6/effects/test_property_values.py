"""NOVA6 property values at their limits: hands, ranks, supplies, reloading and marks of use."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.action_test.uses import check_supply, marks_after, used
from moothall.rulesets.nova6.basics.outcome import Buy, Draft, stunt_called
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.effects.properties import PROPERTIES, checked, put_by
from moothall.rulesets.nova6.effects.tools import (
    extra_points,
    hands_needed,
    hands_taken,
    short_of,
    skill_capped,
    their_extra,
    ways_of_firing,
    weaknesses,
)
from moothall.rulesets.nova6.properties.area import area_points
from moothall.rulesets.nova6.properties.dazzle import withstands
from moothall.rulesets.nova6.questions import Preparation
from moothall.rulesets.nova6.state import Effect, Mark, Table, Track, Turn
from moothall.rulesets.nova6.stress.objects import thing
from moothall.rulesets.nova6.vocabulary import Gives, Property, Trait, talent
from moothall.talk.play import Play
from moothall.talk.procedure import procedure
from tests.books.nova6.support.damage import damage, taken
from tests.books.nova6.support.stage import (
    NovaAfter,
    act_out,
    advantage,
    aspect,
    asset,
    boxes,
    condition,
    conflict,
    hero,
    npc,
    soak,
    table,
    weapon,
)
from tests.support.citing import refused

COUNTED = (
    *("area", "coverage", "dazes", "hampered", "hardened", "max-range", "per-extra", "pierce", "placeable"),
    *("skill-max", "skill-min", "steadied", "supply", "versus"),
)
"""Properties that come with a number."""


def with_property(name: str, amount: int) -> Any:
    needed = [Property(word) for word in {PROPERTIES[name].needs} - {""}]
    return advantage("ilse", 1, properties=(Property(name, amount), *needed))


@pytest.mark.parametrize("name", COUNTED)
def test_property_numbers_are_zero_or_more(name: str) -> None:
    """A property that has a number has one of 0 or more."""
    with refused(PROPERTIES[name].cite):
        checked(table(hero("ilse")), with_property(name, -1))
    fitting = with_property(name, 0)
    assert checked(table(hero("ilse")), fitting) == fitting


def test_conceal_may_be_negative() -> None:
    """Conceal counts dice, so it may be below zero."""
    known = {name for name, word in PROPERTIES.items() if word.number}
    assert known == {*COUNTED}
    loud = with_property("conceal", -1)
    assert checked(table(hero("ilse")), loud) == loud


# ---- Hands and skill -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("properties", "mode", "hands"),
    [
        ((), "", 0),
        (("object",), "", 1),
        (("hands",), "", 1),
        (("one-hand",), "", 1),
        (("two-hands",), "", 2),
        (("object", "two-hands"), "", 2),
        (("object", "versatile"), "two-handed", 2),
        (("object", "versatile"), "", 1),
    ],
)
def test_a_weapons_properties_set_its_hands(properties: tuple[str, ...], mode: str, hands: int) -> None:
    """An object takes one hand, a two-handed weapon or mode two, an effect that is no object none."""
    assert hands_needed(weapon("ilse", "thing", 1, *map(Property, properties)), mode).amount == hands


@pytest.mark.parametrize(
    ("marks", "properties", "hands"),
    [
        ((), ("gear", "object"), 1),
        ((), ("object",), 0),
        (("stowed",), ("gear", "object"), 0),
        (("dropped",), ("gear", "object"), 0),
        (("broken",), ("gear", "object"), 0),
        (("exhausted",), ("gear", "object"), 1),
    ],
)
def test_only_drawn_gear_fills_hands(marks: tuple[str, ...], properties: tuple[str, ...], hands: int) -> None:
    """Gear in use is held; stowed, dropped or broken gear is not, nor the weapon itself."""
    club = weapon("ilse", "club", 1, *map(Property, properties), marks=marks)
    at = table(hero("ilse"), club, weapon("ilse", "knife", 1, Property("gear"), Property("object")))
    assert (hands_taken(at, "ilse", "knife"), hands_taken(at, "ilse")) == (hands, hands + 1)


@pytest.mark.parametrize(
    ("asked", "rank", "steadied", "set_up", "dice"),
    [
        (2, 2, 0, False, []),
        (2, 1, 0, False, [-1]),
        (3, 0, 0, False, [-3]),
        (3, 0, 2, True, [-1]),
        (3, 0, 2, False, [-3]),
        (1, 0, 2, True, []),
    ],
)
def test_missing_ranks_cost_dice_with_a_weapon(
    asked: int, rank: int, steadied: int, set_up: bool, dice: list[int]
) -> None:
    """Each missing rank of skill costs a die; a brace counts once set up, and never beyond zero."""
    wanted = (Property("skill-min", asked, ("physique",)), Property("steadied", steadied))
    tool = weapon("ilse", "gun", 1, *wanted, marks=("set-up",) if set_up else ())
    found = short_of(table(hero("ilse", physique=rank), tool), "ilse", tool)
    assert [reason.amount for reason in found] == dice


@pytest.mark.parametrize(
    ("caps", "rank", "dice"),
    [((2,), 2, []), ((2,), 3, [-1, 0]), ((2, 2), 3, [-2, 0]), ((0, 0), 1, [-1, 0]), ((), 3, [])],
)
def test_rank_limits_combine_to_the_smallest(caps: tuple[int, ...], rank: int, dice: list[int]) -> None:
    """The smallest limit counts, one less for each further, never below zero; gear is only cited."""
    limits = [Property("skill-max", cap, ("move",)) for cap in caps]
    worn = [soak("ilse", f"coat-{number}", 1, limit, Property("gear")) for number, limit in enumerate(limits)]
    found = skill_capped(table(hero("ilse", move=rank), *worn), ActionTest("ilse", skill="move"))
    assert [reason.amount for reason in found] == dice


IRONBANE = Gives("incoming-point", 1, of="iron", cite="nova6.stress.vulnerable")
OTHERS = (Gives("boxes-per-hit", 2, of="iron"), Gives("incoming-point", 1, of="silver"))
WEAK = hero("ilse", Trait("fey", "Fey", "flaw", (IRONBANE, *OTHERS)))
IRON = weapon("rook", "nail", 1, Property("source", of=("iron",)), Property("versatile"))


@pytest.mark.parametrize(
    ("test", "own", "theirs"),
    [
        (ActionTest("rook", skill="fight", action="attack", tool="nail", targets=("ilse",)), 1, 0),
        (ActionTest("rook", skill="fight", action="attack", tool="nail", targets=("ilse",), mode="two-handed"), 2, 0),
        (ActionTest("rook", skill="fight", action="attack", targets=("ilse",)), 0, 0),
        (ActionTest("ilse", skill="fight", action="defend", reaction=True, facing="nail"), 0, 1),
        (ActionTest("ilse", skill="fight", action="attack", tool="nail", targets=("rook",)), 0, 0),
    ],
)
def test_properties_add_stunt_points(test: ActionTest, own: int, theirs: int) -> None:
    """A weapon adds a point against a susceptible target and one for two hands."""
    at = table(WEAK, npc("rook"), IRON)
    assert (extra_points(at, test), their_extra(at, test)) == (own, theirs)
    assert {reason.amount for reason in weaknesses(at, test)} <= {0}


# ---- What using it leaves --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("properties", "before", "mode", "after"),
    [
        (("reload",), (), "", ("unloaded",)),
        (("burst",), (), "", ("single",)),
        (("burst",), ("single",), "burst", ()),
        (("auto",), ("single",), "auto", ()),
        (("auto",), (), "", ("single",)),
        (("two-shot", "reload"), (), "", ("fired-once",)),
        (("two-shot", "reload"), ("fired-once",), "", ("unloaded",)),
        (("two-shot", "reload"), (), "twice", ("unloaded",)),
        (("two-shot", "reload"), (), "bonus", ("unloaded",)),
        ((), ("stowed",), "", ("stowed",)),
    ],
)
def test_use_leaves_marks_on_a_weapon(
    properties: tuple[str, ...], before: Any, mode: str, after: tuple[str, ...]
) -> None:
    """Marks tell whether it fired single shots, has a barrel left, or needs reloading."""
    assert marks_after(weapon("ilse", "gun", 1, *map(Property, properties), marks=before), mode) == after


@procedure("test.nova6-edge-used")
async def using(play: Play[Table], test: ActionTest) -> None:
    """Use a weapon or tool."""
    await used(play, test)


def left_by(*properties: Property, **more: Any) -> NovaAfter[Any]:
    """A thing, when it was used so."""
    test = ActionTest("ilse", **({"skill": "fight", "action": "attack", "tool": "gun"} | more))
    return act_out(using.open(test), table(hero("ilse"), weapon("ilse", "gun", 1, *properties))).plainly()


@pytest.mark.parametrize(
    ("properties", "rule"),
    [
        (("reload",), "nova6.prop.reload"),
        (("burst",), "nova6.prop.burst-single"),
        (("auto",), "nova6.prop.auto-single"),
        (("two-shot", "reload"), "nova6.prop.two-shot-uses"),
    ],
)
def test_a_mark_of_use_cites_its_rule(properties: tuple[str, ...], rule: str) -> None:
    """Reload, single shots and the first of two barrels each cite their rule."""
    assert left_by(*map(Property, properties)).rules_of(events.EffectChanged) == {rule}


def test_only_attacks_leave_marks_of_use() -> None:
    """An advantage or a parry made with a crossbow does not unload it."""
    reload = Property("reload")
    assert left_by(reload).effect("gun").marks == ("unloaded",)
    for more in ({"action": "create-advantage"}, {"reaction": True}, {"tool": ""}):
        assert left_by(reload, **more).all(events.EffectChanged) == []


def test_a_supply_is_used_up() -> None:
    """Of three one is left after two; the last use ends the effect."""
    supply = Property("supply", 3)
    assert left_by(supply, count=2).effect("gun").amount("supply") == 1
    assert left_by(supply, count=3).state.effects == () == left_by(Property("supply", 1)).state.effects


@pytest.mark.parametrize(("properties", "most"), [(("supply",), 1), (("supply", "per-extra"), 3), ((), 1)])
def test_only_additive_supplies_go_off_together(properties: tuple[str, ...], most: int) -> None:
    """One is used at once, or as many as there are if the property says they add up."""
    tool = weapon("ilse", "bomb", 1, *(Property(name, 3) for name in properties))
    check_supply(tool, most)
    with refused("nova6.equipment.explosive-consumed"):
        check_supply(tool, most + 1)


@pytest.mark.parametrize(
    ("thing", "rules"),
    [
        (condition("fog", 2), ()),
        (
            condition("fog", 2, properties=(Property("by-sense", of=("sight",)),)),
            ("effect.properties", "sense.condition"),
        ),
        (advantage("ilse", 1, properties=(Property("by-sense", of=("sight",)),)), ("effect.properties",)),
        (aspect("Fog", aspect="situation"), ("aspect.define", "aspect.situation", "aspect.situation-attach")),
        (aspect("Proud", "ilse"), ("aspect.define", "aspect.character")),
        (aspect("Grim", "ilse", aspect="grave"), ("aspect.define",)),
    ],
)
def test_an_effect_cites_its_properties(thing: Effect, rules: tuple[str, ...]) -> None:
    """An effect the GM places cites its properties, the senses it hides from, and its sort of aspect."""
    assert put_by(table(hero("ilse")), thing) == tuple(f"nova6.{rule}" for rule in rules)


@procedure("test.nova6-edge-buy")
async def buying(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """A stunt is bought."""
    known = stunt_called(bought.stunt)
    assert known is not None
    return await known.does(play, test, draft, bought)


def once_more(mode: str, points: int, *before: str) -> Draft:
    """The hit of a gun, when somebody has bought more of it."""
    test = ActionTest("ilse", skill="fight", action="attack", targets=("rook", "bat"), tool="gun", mode=mode)
    draft, gun = Draft("damage", "ilse", ("rook",), bought=before), weapon("ilse", "gun", 1)
    opening = buying.open(test, draft, Buy("repeat", points, "bat"))
    result = act_out(opening, table(hero("ilse"), npc("rook"), npc("bat"), gun)).plainly().result
    assert isinstance(result, Draft)
    return result


def test_a_volley_counts_its_points_as_shots() -> None:
    """Two points are two more hits; a burst has three at most, both barrels one."""
    twice = once_more("auto", 2)
    assert (twice.to, twice.bought) == (("rook", "bat", "bat"), ("repeat",))
    assert once_more("burst", 1, "repeat", "repeat").to == ("rook", "bat")
    for mode, points, before, most in (("burst", 2, ("repeat", "repeat"), 3), ("twice", 2, (), 1)):
        with refused(f"nova6.prop.{'burst-spread' if mode == 'burst' else 'two-shot-repeat'}") as caught:
            once_more(mode, points, *before)
        assert caught[0].values == {"most": most}


@pytest.mark.parametrize(("facing_mode", "marks"), [("burst", ("exhausted",)), ("", None)])
def test_running_out_depends_on_the_mode_of_fire(facing_mode: str, marks: tuple[str, ...] | None) -> None:
    """A burst that was defended may exhaust the weapon; single shots cannot."""
    test = ActionTest("ilse", skill="fight", action="defend", reaction=True, facing="gun", facing_mode=facing_mode)
    gun = weapon("rook", "gun", 1, Property("burst"), Property("uses"))
    opening = buying.open(test, Draft("defended", "ilse"), Buy("trigger-uses"))
    at = table(hero("ilse"), npc("rook"), gun)
    if marks is None:
        with refused("nova6.prop.burst-single"):
            act_out(opening, at)
    else:
        assert act_out(opening, at).plainly().effect("gun").marks == marks


def test_found_ammunition_reloads_a_weapon() -> None:
    """Seeking ammunition makes an asset, and one use of it reloads a weapon."""
    none, some = (
        act_out(nova6.seek_ammunition.open("ilse", "a cache"), table(hero("ilse"))).gm(said).end()
        for said in ("no", "yes")
    )
    assert (none.result, some.result) == (False, True) and some.state.effects[0].made
    gun = weapon("ilse", "gun", 1, Property("uses"), Property("ammo"), marks=("exhausted",))
    loaded = act_out(
        nova6.reload_ammunition.open("ilse", "gun", "rounds"), table(hero("ilse"), gun, asset("ilse", "ROUNDS", 3))
    )
    assert (loaded.end().effect("ROUNDS").rating, loaded.end().effect("gun").marks) == (2, ())


# ---- Areas, and things that break ------------------------------------------------------------------------------------

RANKS = [(0, 0, 0), (1, 1, 1), (2, 1, 2), (3, 2, 2), (4, 2, 3), (5, 3, 3)]


@pytest.mark.parametrize(("rank", "points", "specialist"), RANKS)
def test_npcs_have_a_point_for_every_two_ranks(rank: int, points: int, specialist: int) -> None:
    """An NPC has a point for two ranks or part of them; a Specialized one's first rank is a point."""
    for skill in ("move", "physique"):
        ranks: dict[str, Any] = {skill: rank}
        plain, sharp = npc("rook", **ranks), npc("rook", talent("specialized", skill), **ranks)
        for one, expected in ((plain, points), (sharp, specialist)):
            at = table(one)
            assert withstands(at, one, skill) == expected
            if skill == "move":
                assert area_points(at, one).amount == expected


@pytest.mark.parametrize(("track", "more"), [("physical", set()), ("rust", {"nova6.feature.bronze-own-traits"})])
def test_a_custom_track_cites_its_own_rule(track: str, more: set[str]) -> None:
    """Damage to a track other than the physical one cites its own rule."""
    golem = changed(thing("golem", "Golem", (3, 2, 1)), tracks=(Track("physical", boxes()), Track("rust", boxes())))
    after = taken(damage(2, "golem", type=track), golem)
    assert after.rules_of(events.Harmed) == {"nova6.obj.boxes", *more}


@pytest.mark.parametrize(("rank", "adjust", "rule"), [(1, -2, "positive"), (1, -1, "mod"), (1, 0, "mod")])
def test_a_negative_area_roll_helps_the_defender(rank: int, adjust: int, rule: str) -> None:
    """A roll below zero helps the defender; defending is a reaction, which focus hinders."""
    ilse, flask = hero("ilse", zone="yard", turn=Turn(focus="ready")), weapon("rook", "flask", 3, Property("area", 1))
    at = table(ilse, npc("rook", fight=rank, zone="roof"), flask, scene=conflict("rook"))
    script = act_out(nova6.area_attack.open("rook", "flask", ("yard",), adjust=adjust), at).says("ilse", Preparation())
    why = [(reason.what, reason.amount, reason.cite) for reason in script.plainly_to_ready().pool.why]
    assert ("area", -(rank + adjust), f"nova6.prop.area-npc-{rule}") in why
    assert ("focus", -1, "nova6.snap.focus-penalty") in why


def test_an_explosive_attack_is_opposed_as_ranged() -> None:
    """The target of an explosive dodges, and does not parry."""
    bomb = weapon("ilse", "bomb", 3, Property("area", 1), Property("explosion"))
    at = table(hero("ilse", zone="roof"), npc("rook", fight=4, move=1, zone="yard"), bomb, scene=conflict("ilse"))
    script = act_out(nova6.strike_area.open("ilse", "bomb", ("yard",), primary="rook"), at)
    assert script.plainly_to_ready().pool.net == -1


def test_resisting_is_a_reaction_and_blindness_is_made() -> None:
    """Focus hinders resistance to a flash; the blindness is made by the thrower and known if its bearer is."""
    flash = Property("dazes", 2, ("S", "goggles", "sight"))
    ilse, tool = (
        hero("ilse", zone="yard", turn=Turn(focus="ready")),
        weapon("rook", "flash", 0, Property("area", 1), flash),
    )
    at = table(ilse, npc("rook", zone="roof"), tool, scene=conflict("rook"))
    script = act_out(nova6.area_attack.open("rook", "flash", ("yard",)), at)
    while script.waits_for() != "nova6/remedy":
        if script.waits_for().endswith("d6"):
            script.dice(script.waits_for(), *[1, 2, 3, 4][: int(script.waits_for()[0])])
            continue
        seat, asked = script.conversation.questions()[0]
        script.says(seat, asked.default())
    script.gm("no")
    assert script.plainly_to_ready().pool.net == -1
    blind = script.plainly_through(1).effect("sight")
    assert (blind.rating, blind.made, blind.known, blind.owner) == (-2, True, True, "ilse")


# ---- What lasts ------------------------------------------------------------------------------------------------------


@procedure("test.nova6-edge-begins")
async def begin_effect(play: Play[Table], effect: Effect) -> str:
    """Begin an effect."""
    return await effects.begin(play, effect, "nova6.effect.three")


def test_an_equal_advantage_keeps_the_old_one() -> None:
    """An advantage of the same name and size leaves the old one as it was."""
    old = advantage("ilse", 2, name="edge", duration="S")
    for rating, lasts in ((1, (2, "S")), (2, (2, "S")), (3, (3, "B")), (-3, (-3, "B"))):
        after = act_out(
            begin_effect.open(advantage("ilse", rating, name="edge", duration="B")), table(hero("ilse"), old)
        ).end()
        assert (after.effect("edge").rating, after.effect("edge").duration) == lasts
        assert len(after.state.effects) == 1


def test_an_effect_counts_its_owners_turns() -> None:
    """A condition without an owner counts no turns; an advantage counts its owner's."""
    ilse = hero("ilse", turn=Turn(number=3))
    for effect, turn in ((condition("rain", 1), 0), (advantage("ilse", 1, name="edge"), 3)):
        after = act_out(begin_effect.open(effect), table(ilse)).end()
        assert after.state.effects[0].turn == turn


@procedure("test.nova6-edge-unmark")
async def forgetting(play: Play[Table], marks: tuple[Mark, ...]) -> None:
    """Marks are taken away."""
    await effects.unmark(play, marks, "nova6.scene.close-reset-once")


def test_hidden_marks_are_told_apart() -> None:
    """Marks known to all are told to all, and hidden ones apart."""
    known, hidden = Mark("one", known=True), Mark("two", known=False)
    after = act_out(forgetting.open((hidden, known)), table(hero("ilse"), marks=(known, hidden))).end()
    assert [(fact.marks, fact.known) for fact in after.all(events.Unmarked)] == [((known,), True), ((hidden,), False)]
    assert after.state.marks == ()


def test_a_shield_set_down_takes_no_hand() -> None:
    """A shield set down takes no hand; another weapon beside it does."""
    shield, club = (weapon("ilse", name, 1, Property("gear"), Property("object")) for name in ("shield", "club"))
    lying = soak("ilse", "wall", 2, Property("placed", of=("yard", "shield")), Property("only", of=("club",)))
    assert hands_taken(table(hero("ilse"), shield, club), "ilse") == 2
    assert hands_taken(table(hero("ilse"), shield, club, lying), "ilse") == 1


@pytest.mark.parametrize(
    ("mode", "said"),
    [
        ("", [("note-thrown", 0)]),
        ("melee", [("note-in-hand", 0)]),
        ("two-handed", [("note-in-hand", 0), ("note-versatile", 0), ("note-versatile", 0)]),
        ("auto", [("note-thrown", 0), ("auto", 3)]),
        ("burst", [("note-thrown", 0), ("burst", 1)]),
        ("bonus", [("note-thrown", 0), ("two-shot", 1)]),
    ],
)
def test_modes_of_fire_add_dice(mode: str, said: list[tuple[str, int]]) -> None:
    """A full volley adds three dice, a burst and a second barrel one each; not on reactions."""
    at, test = (
        table(hero("ilse"), weapon("ilse", "axe", 1, Property("melee"))),
        ActionTest("ilse", tool="axe", mode=mode),
    )
    assert [(reason.what, reason.amount) for reason in ways_of_firing(at, test)] == said
    assert (
        [*ways_of_firing(at, replace(test, reaction=True))]
        == [*ways_of_firing(at, ActionTest("ilse", mode=mode))]
        == []
    )


def test_a_rank_limit_applies_to_its_skill() -> None:
    """A limit on Move leaves Fight whole; one limit and two cite different rules."""
    coat, boots = (soak("ilse", name, 1, Property("skill-max", 1, ("move",))) for name in ("coat", "boots"))
    ilse, other = hero("ilse", move=3, fight=3), soak("ilse", "belt", 1, Property("only", 1, ("fight",)))

    def rules(skill: str, *worn: Effect) -> list[str]:
        return [reason.cite for reason in skill_capped(table(ilse, other, *worn), ActionTest("ilse", skill=skill))]

    assert rules("move", coat) == ["nova6.prop.skill-max"] and rules("fight", coat) == []
    assert rules("move", coat, boots) == ["nova6.prop.skill-max-stack"]
