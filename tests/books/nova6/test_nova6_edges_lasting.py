"""NOVA6, effects and things at the edges: numbers of properties, hands, boxes of things, and what using them leaves."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.lasting import effects
from moothall.rulesets.nova6.lasting.area import area_points
from moothall.rulesets.nova6.lasting.dazing import withstands
from moothall.rulesets.nova6.lasting.objects import thing
from moothall.rulesets.nova6.lasting.properties import PROPERTIES, checked, put_by
from moothall.rulesets.nova6.lasting.usage import check_supply, marks_after, used
from moothall.rulesets.nova6.lasting.wielding import (
    extra_points,
    hands_needed,
    hands_taken,
    short_of,
    skill_capped,
    their_extra,
    ways_of_firing,
    weaknesses,
)
from moothall.rulesets.nova6.questions import Preparation
from moothall.rulesets.nova6.state import Effect, Mark, Table, Track, Turn
from moothall.rulesets.nova6.trying.drafts import Buy, Draft, stunt_called
from moothall.rulesets.nova6.trying.trial import Trial
from moothall.rulesets.nova6.vocabulary import Gives, Property, Trait, talent
from moothall.talk.play import Play
from moothall.talk.procedure import procedure
from support.citing import refused
from support.nova6 import (
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
from support.nova6_harm import damage, taken

COUNTED = (
    *("area", "coverage", "dazes", "hampered", "hardened", "max-range", "per-extra", "pierce", "placeable"),
    *("skill-max", "skill-min", "steadied", "supply", "versus"),
)
"""Properties that come with a number."""


def with_property(name: str, amount: int) -> Any:
    needed = [Property(word) for word in {PROPERTIES[name].needs} - {""}]
    return advantage("ilse", 1, properties=(Property(name, amount), *needed))


@pytest.mark.parametrize("name", COUNTED)
def test_no_number_is_below_nothing(name: str) -> None:
    """A property that has a number has one of 0 or more."""
    with refused(PROPERTIES[name].cite):
        checked(table(hero("ilse")), with_property(name, -1))
    fitting = with_property(name, 0)
    assert checked(table(hero("ilse")), fitting) == fitting


def test_what_a_number_does_not_count_may_be_below_nothing() -> None:
    """What is easy to hide is so by dice, and dice can be lost."""
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
def test_how_many_hands_a_thing_takes(properties: tuple[str, ...], mode: str, hands: int) -> None:
    """One for an object, two for what says so or is used so, none for what is no thing."""
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
def test_which_hands_are_full(marks: tuple[str, ...], properties: tuple[str, ...], hands: int) -> None:
    """Gear that is out is held; what is stowed, dropped or broken is not, and neither is the thing itself."""
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
def test_skill_that_a_thing_asks_for(asked: int, rank: int, steadied: int, set_up: bool, dice: list[int]) -> None:
    """A die for each rank that is missing; what steadies it counts once it is set up, and never beyond nothing."""
    wanted = (Property("skill-min", asked, ("physique",)), Property("steadied", steadied))
    tool = weapon("ilse", "gun", 1, *wanted, marks=("set-up",) if set_up else ())
    found = short_of(table(hero("ilse", physique=rank), tool), "ilse", tool)
    assert [reason.amount for reason in found] == dice


@pytest.mark.parametrize(
    ("caps", "rank", "dice"),
    [((2,), 2, []), ((2,), 3, [-1, 0]), ((2, 2), 3, [-2, 0]), ((0, 0), 1, [-1, 0]), ((), 3, [])],
)
def test_ranks_that_there_is_room_for(caps: tuple[int, ...], rank: int, dice: list[int]) -> None:
    """The smallest number, and one less for each further; never less than none. That gear does so is only said."""
    limits = [Property("skill-max", cap, ("move",)) for cap in caps]
    worn = [soak("ilse", f"coat-{number}", 1, limit, Property("gear")) for number, limit in enumerate(limits)]
    found = skill_capped(table(hero("ilse", move=rank), *worn), Trial("ilse", skill="move"))
    assert [reason.amount for reason in found] == dice


IRONBANE = Gives("incoming-point", 1, of="iron", cite="nova6.stress.vulnerable")
OTHERS = (Gives("boxes-per-hit", 2, of="iron"), Gives("incoming-point", 1, of="silver"))
WEAK = hero("ilse", Trait("fey", "Fey", "flaw", (IRONBANE, *OTHERS)))
IRON = weapon("rook", "nail", 1, Property("source", of=("iron",)), Property("versatile"))


@pytest.mark.parametrize(
    ("trial", "own", "theirs"),
    [
        (Trial("rook", skill="fight", action="attack", tool="nail", targets=("ilse",)), 1, 0),
        (Trial("rook", skill="fight", action="attack", tool="nail", targets=("ilse",), mode="two-handed"), 2, 0),
        (Trial("rook", skill="fight", action="attack", targets=("ilse",)), 0, 0),
        (Trial("ilse", skill="fight", action="defend", reaction=True, facing="nail"), 0, 1),
        (Trial("ilse", skill="fight", action="attack", tool="nail", targets=("rook",)), 0, 0),
    ],
)
def test_points_that_a_thing_brings(trial: Trial, own: int, theirs: int) -> None:
    """One more against whoever cannot stand it, for the side that uses it, and one for both hands on it."""
    at = table(WEAK, npc("rook"), IRON)
    assert (extra_points(at, trial), their_extra(at, trial)) == (own, theirs)
    assert {reason.amount for reason in weaknesses(at, trial)} <= {0}


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
def test_marks_of_use(properties: tuple[str, ...], before: Any, mode: str, after: tuple[str, ...]) -> None:
    """Whether it fired single shots, has a barrel left, or is to be loaded."""
    assert marks_after(weapon("ilse", "gun", 1, *map(Property, properties), marks=before), mode) == after


@procedure("test.nova6-edge-used")
async def using(play: Play[Table], trial: Trial) -> None:
    """Something was used."""
    await used(play, trial)


def left_by(*properties: Property, **more: Any) -> NovaAfter[Any]:
    """A thing, when it was used so."""
    trial = Trial("ilse", **({"skill": "fight", "action": "attack", "tool": "gun"} | more))
    return act_out(using.open(trial), table(hero("ilse"), weapon("ilse", "gun", 1, *properties))).plainly()


@pytest.mark.parametrize(
    ("properties", "rule"),
    [
        (("reload",), "nova6.prop.reload"),
        (("burst",), "nova6.prop.burst-single"),
        (("auto",), "nova6.prop.auto-single"),
        (("two-shot", "reload"), "nova6.prop.two-shot-uses"),
    ],
)
def test_a_mark_of_use_is_told_by_its_rule(properties: tuple[str, ...], rule: str) -> None:
    """Loading, single shots, or the first of two barrels."""
    assert left_by(*map(Property, properties)).rules_of(events.EffectChanged) == {rule}


def test_only_attacks_leave_something() -> None:
    """Whoever points with a crossbow, or parries with it, need not load it again."""
    reload = Property("reload")
    assert left_by(reload).effect("gun").marks == ("unloaded",)
    for more in ({"action": "create-advantage"}, {"reaction": True}, {"tool": ""}):
        assert left_by(reload, **more).all(events.EffectChanged) == []


def test_what_goes_off_is_gone() -> None:
    """Of three one is left after two of them; the last one is the end of them."""
    supply = Property("supply", 3)
    assert left_by(supply, count=2).effect("gun").amount("supply") == 1
    assert left_by(supply, count=3).state.effects == () == left_by(Property("supply", 1)).state.effects


@pytest.mark.parametrize(("properties", "most"), [(("supply",), 1), (("supply", "per-extra"), 3), ((), 1)])
def test_how_many_go_off_at_once(properties: tuple[str, ...], most: int) -> None:
    """One, or as many as there are of what says that it adds up."""
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
def test_what_the_gm_puts_down_is_told_by_what_it_is(thing: Effect, rules: tuple[str, ...]) -> None:
    """What it carries, what it hides from the senses, and of what sort an aspect is."""
    assert put_by(table(hero("ilse")), thing) == tuple(f"nova6.{rule}" for rule in rules)


@procedure("test.nova6-edge-buy")
async def buying(play: Play[Table], trial: Trial, draft: Draft, bought: Buy) -> Draft:
    """A stunt is bought."""
    known = stunt_called(bought.stunt)
    assert known is not None
    return await known.does(play, trial, draft, bought)


def once_more(mode: str, points: int, *before: str) -> Draft:
    """The hit of a gun, when somebody has bought more of it."""
    trial = Trial("ilse", skill="fight", action="attack", targets=("rook", "bat"), tool="gun", mode=mode)
    draft, gun = Draft("damage", "ilse", ("rook",), bought=before), weapon("ilse", "gun", 1)
    opening = buying.open(trial, draft, Buy("repeat", points, "bat"))
    result = act_out(opening, table(hero("ilse"), npc("rook"), npc("bat"), gun)).plainly().result
    assert isinstance(result, Draft)
    return result


def test_a_volley_is_counted_by_its_points() -> None:
    """Two points are two hits more, and count as two; a burst has three of them at most, both barrels one."""
    twice = once_more("auto", 2)
    assert (twice.to, twice.bought) == (("rook", "bat", "bat"), ("repeat",))
    assert once_more("burst", 1, "repeat", "repeat").to == ("rook", "bat")
    for mode, points, before, most in (("burst", 2, ("repeat", "repeat"), 3), ("twice", 2, (), 1)):
        with refused(f"nova6.prop.{'burst-spread' if mode == 'burst' else 'two-shot-repeat'}") as caught:
            once_more(mode, points, *before)
        assert caught[0].values == {"most": most}


@pytest.mark.parametrize(("facing_mode", "marks"), [("burst", ("exhausted",)), ("", None)])
def test_whether_it_runs_out_depends_on_how_it_was_used(facing_mode: str, marks: tuple[str, ...] | None) -> None:
    """A burst that was fended off may have been the last; single shots cannot have been."""
    trial = Trial("ilse", skill="fight", action="defend", reaction=True, facing="gun", facing_mode=facing_mode)
    gun = weapon("rook", "gun", 1, Property("burst"), Property("uses"))
    opening = buying.open(trial, Draft("defended", "ilse"), Buy("trigger-uses"))
    at = table(hero("ilse"), npc("rook"), gun)
    if marks is None:
        with refused("nova6.prop.burst-single"):
            act_out(opening, at)
    else:
        assert act_out(opening, at).plainly().effect("gun").marks == marks


def test_looking_for_ammunition() -> None:
    """Whether there was any; what was found is somebody's own making, and one use of it loads a thing."""
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
def test_points_of_those_who_do_not_roll(rank: int, points: int, specialist: int) -> None:
    """One for two ranks and for one left over; a specialist's first counts alone."""
    for skill in ("move", "physique"):
        ranks: dict[str, Any] = {skill: rank}
        plain, sharp = npc("rook", **ranks), npc("rook", talent("specialized", skill), **ranks)
        for one, expected in ((plain, points), (sharp, specialist)):
            at = table(one)
            assert withstands(at, one, skill) == expected
            if skill == "move":
                assert area_points(at, one).amount == expected


@pytest.mark.parametrize(("track", "more"), [("physical", set()), ("rust", {"nova6.feature.bronze-own-traits"})])
def test_a_track_of_a_things_own(track: str, more: set[str]) -> None:
    """What fills another track than that of bodies does so by a rule of its own."""
    golem = changed(thing("golem", "Golem", (3, 2, 1)), tracks=(Track("physical", boxes()), Track("rust", boxes())))
    after = taken(damage(2, "golem", type=track), golem)
    assert after.rules_of(events.Harmed) == {"nova6.obj.boxes", *more}


@pytest.mark.parametrize(("rank", "adjust", "rule"), [(1, -2, "positive"), (1, -1, "mod"), (1, 0, "mod")])
def test_how_an_area_is_thrown(rank: int, adjust: int, rule: str) -> None:
    """Worse than nothing it helps those who get away; getting away is a reaction, which focus hinders."""
    ilse, flask = hero("ilse", zone="yard", turn=Turn(focus="ready")), weapon("rook", "flask", 3, Property("area", 1))
    at = table(ilse, npc("rook", fight=rank, zone="roof"), flask, scene=conflict("rook"))
    script = act_out(nova6.area_attack.open("rook", "flask", ("yard",), adjust=adjust), at).says("ilse", Preparation())
    why = [(reason.what, reason.amount, reason.cite) for reason in script.plainly_to_ready().pool.why]
    assert ("area", -(rank + adjust), f"nova6.prop.area-npc-{rule}") in why
    assert ("focus", -1, "nova6.snap.focus-penalty") in why


def test_what_explodes_is_met_as_from_afar() -> None:
    """Whom it is aimed at gets out of the way, and does not parry."""
    bomb = weapon("ilse", "bomb", 3, Property("area", 1), Property("explosion"))
    at = table(hero("ilse", zone="roof"), npc("rook", fight=4, move=1, zone="yard"), bomb, scene=conflict("ilse"))
    script = act_out(nova6.strike_area.open("ilse", "bomb", ("yard",), primary="rook"), at)
    assert script.plainly_to_ready().pool.net == -1


def test_withstanding_is_a_reaction_and_what_it_leaves_is_made() -> None:
    """Focus hinders whoever stands up to a flash; blindness is the thrower's making, and seen on whoever is seen."""
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
        seat, asked = script.talk.questions()[0]
        script.says(seat, asked.default())
    script.gm("no")
    assert script.plainly_to_ready().pool.net == -1
    blind = script.plainly_through(1).effect("sight")
    assert (blind.rating, blind.made, blind.known, blind.owner) == (-2, True, True, "ilse")


# ---- What lasts ------------------------------------------------------------------------------------------------------


@procedure("test.nova6-edge-begins")
async def beginning(play: Play[Table], effect: Effect) -> str:
    """Something begins to last."""
    return await effects.begin(play, effect, "nova6.effect.three")


def test_the_same_again_is_kept_if_it_is_larger() -> None:
    """An advantage of the same name and size leaves the old one as it was."""
    old = advantage("ilse", 2, name="edge", duration="S")
    for rating, lasts in ((1, (2, "S")), (2, (2, "S")), (3, (3, "B")), (-3, (-3, "B"))):
        after = act_out(
            beginning.open(advantage("ilse", rating, name="edge", duration="B")), table(hero("ilse"), old)
        ).end()
        assert (after.effect("edge").rating, after.effect("edge").duration) == lasts
        assert len(after.state.effects) == 1


def test_what_nobody_has_begins_with_nobodys_turn() -> None:
    """A condition counts no turns; an advantage counts those of whoever has it."""
    ilse = hero("ilse", turn=Turn(number=3))
    for effect, turn in ((condition("rain", 1), 0), (advantage("ilse", 1, name="edge"), 3)):
        after = act_out(beginning.open(effect), table(ilse)).end()
        assert after.state.effects[0].turn == turn


@procedure("test.nova6-edge-unmark")
async def forgetting(play: Play[Table], marks: tuple[Mark, ...]) -> None:
    """Marks are taken away."""
    await effects.unmark(play, marks, "nova6.scene.close-reset-once")


def test_hidden_marks_go_in_secret() -> None:
    """What everybody knew is told to everybody, and the rest is told apart."""
    known, hidden = Mark("one", known=True), Mark("two", known=False)
    after = act_out(forgetting.open((hidden, known)), table(hero("ilse"), marks=(known, hidden))).end()
    assert [(fact.marks, fact.known) for fact in after.all(events.Unmarked)] == [((known,), True), ((hidden,), False)]
    assert after.state.marks == ()


def test_a_shield_that_was_set_down_is_in_nobodys_hand() -> None:
    """What lies somewhere as a shield is not held; another thing beside it is."""
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
def test_dice_for_the_way_a_thing_is_used(mode: str, said: list[tuple[str, int]]) -> None:
    """All at once is worth three, a burst and a second barrel one each; the rest is only said, and not of reactions."""
    at, trial = table(hero("ilse"), weapon("ilse", "axe", 1, Property("melee"))), Trial("ilse", tool="axe", mode=mode)
    assert [(reason.what, reason.amount) for reason in ways_of_firing(at, trial)] == said
    assert [*ways_of_firing(at, replace(trial, reaction=True))] == [*ways_of_firing(at, Trial("ilse", mode=mode))] == []


def test_a_limit_is_for_its_skill() -> None:
    """What leaves little room for Move leaves all of it for Fight; one limit and two are told by different rules."""
    coat, boots = (soak("ilse", name, 1, Property("skill-max", 1, ("move",))) for name in ("coat", "boots"))
    ilse, other = hero("ilse", move=3, fight=3), soak("ilse", "belt", 1, Property("only", 1, ("fight",)))

    def rules(skill: str, *worn: Effect) -> list[str]:
        return [reason.cite for reason in skill_capped(table(ilse, other, *worn), Trial("ilse", skill=skill))]

    assert rules("move", coat) == ["nova6.prop.skill-max"] and rules("fight", coat) == []
    assert rules("move", coat, boots) == ["nova6.prop.skill-max-stack"]
