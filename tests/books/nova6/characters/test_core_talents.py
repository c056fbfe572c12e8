"""Each core talent of NOVA6 changes what its text says."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.creation.advances import given_by, rank_cap, ticks, traits_of
from moothall.rulesets.nova6.creation.legality import perk_slots
from moothall.rulesets.nova6.creation.steps import refresh_of, track_line
from moothall.rulesets.nova6.ids import ZoneId
from moothall.rulesets.nova6.packs.pack import UNIVERSAL
from moothall.rulesets.nova6.questions import Connection, Path, Picked, Preparation, Ready, Trade
from moothall.rulesets.nova6.sheet import to_character
from moothall.rulesets.nova6.state import Edge, Effect, Zone
from moothall.rulesets.nova6.talents.core_talents import CORE_TALENTS
from moothall.rulesets.nova6.vocabulary import Gives, Property, Trait
from moothall.talk.reasons import total
from tests.books.nova6.support.sheets import judged, petra, progress, wrong
from tests.books.nova6.support.stage import (
    NovaScript,
    act_out,
    advantage,
    hero,
    npc,
    opposed,
    rolling,
    soak,
    table,
    weapon,
)
from tests.support.citing import cited

SURPRISE = Property("surprise")
PLACES: dict[str, Any] = {
    "zones": tuple(Zone(ZoneId(id), id) for id in ("yard", "quay", "mole", "pier")),
    "edges": (Edge("yard", "quay"), Edge("quay", "mole"), Edge("mole", "pier")),
}


def core(id: str, skill: str = "") -> Trait:
    """A talent of the book as a sheet brings it."""
    return CORE_TALENTS[id].taken(skill)


def net(skill: str, action: str, *traits: Trait, **more: Any) -> int:
    """The dice left of a test of Ilse's against nothing."""
    difficulty = more.pop("difficulty", 0)
    things = more.pop("things", ())
    at = table(hero("ilse", *traits, **more), *things)
    script = act_out(nova6.act.open("ilse", "try it", skill, action), at).judged(difficulty)
    left: int = script.plainly_to_ready().pool.net
    return left


# ---- Danger Sense ----------------------------------------------------------------------------------------------------


def ambushed(*traits: Trait, properties: tuple[Property, ...] = (SURPRISE,), points: int = 0) -> NovaScript[Any]:
    """A foe leaps at Ilse with Move 2 and two dice of surprise; she is to defend."""
    ilse = hero("ilse", *traits, zone="yard", move=0)
    edge = advantage("thug", 2, name="from the dark", properties=properties)
    at = table(ilse, npc("thug", move=2, zone="yard"), edge, **PLACES)
    return act_out(nova6.oppose.open("thug", "ilse", "move", "attack"), at)


def dodging(script: NovaScript[Any], *faces: int) -> NovaScript[Any]:
    """She meets it with Move, and these dice fall."""
    script.says("ilse", Preparation("move"))
    script.plainly_to_ready()
    return script.rolls("ilse", *faces)


@pytest.mark.rule("nova6.talent.danger-sense")
def test_danger_sense_halves_the_dice_of_surprise() -> None:
    """With Danger Sense a character defends down two instead of four; other advantages count in full."""
    sense = core("danger-sense")
    assert ambushed(sense).plainly_to_ready().pool.net == -2
    assert ambushed().plainly_to_ready().pool.net == -4
    assert ambushed(sense, properties=()).plainly_to_ready().pool.net == -4


@pytest.mark.parametrize(
    ("use", "surprise"), [("stealth", True), ("conceal", True), ("deceive", True), ("ride", False)]
)
def test_stealth_hiding_or_deceit_makes_surprise(use: str, surprise: bool) -> None:
    """An advantage made by stealth, hiding or deceit is surprise; any other is not."""
    opening = nova6.act.open("ilse", "get ready", "move", "create-advantage", use)
    script = act_out(opening, table(hero("ilse", move=1))).judged().rolls("ilse", 6, 5, 4, 1).plainly
    made = [effect for effect in script().state.effects if effect.kind == "advantage"]
    assert [effect.has("surprise") for effect in made] == [surprise]


@pytest.mark.rule("nova6.talent.danger-sense.move")
def test_danger_sense_moves_a_zone_on_defence() -> None:
    """A defence with Move allows moving one zone, with a stunt point two, step by step."""
    sense = core("danger-sense")
    plain = dodging(ambushed(sense), 6, 5, 4, 6, 4)
    assert plain.asked().most == 1
    plain.refuses("ilse", Path(("quay", "mole")), "nova6.talent.danger-sense.move")
    plain.refuses("ilse", Path(("mole",)), "nova6.zone.define")
    after = plain.says("ilse", Path(("quay",))).plainly()
    assert (after.who("ilse").zone, after.who("ilse").gone) == ("quay", 1)
    assert not after.all(events.Harmed)
    pointed = dodging(ambushed(sense), 4, 4, 4, 5, 6)
    assert pointed.asked().most == 2
    away = pointed.says("ilse", Path(("quay", "mole"))).plainly()
    assert (away.who("ilse").zone, away.verdict.points) == ("mole", 0)
    near = dodging(ambushed(sense), 4, 4, 4, 5, 6).says("ilse", Path(("quay",))).plainly()
    assert (near.who("ilse").zone, near.verdict.points) == ("quay", 1)
    stays = dodging(ambushed(sense), 6, 5, 4, 6, 4).plainly()
    assert stays.who("ilse").zone == "yard"
    without = dodging(ambushed(), 6, 5, 4, 6, 4, 6, 5)
    assert without.waits_for() != "nova6/slip-away" and without.plainly().who("ilse").zone == "yard"


@pytest.mark.parametrize(
    ("own", "rule"), [("nova6.talent.danger-sense.move", "nova6.talent.danger-sense.move"), ("", "nova6.mod.talent")]
)
def test_moving_away_cites_the_talents_rule(own: str, rule: str) -> None:
    """Moving away cites the talent's own rule, or that of all talents where it has none."""
    gives = (Gives("ignores-advantage", of="surprise"), Gives("moves-on-reaction", skill="move", cite=own))
    script = dodging(ambushed(Trait("wary", "Wary", gives=gives)), 6, 5, 4, 6, 4)
    after = script.says("ilse", Path(("quay",))).plainly()
    assert after.rules_of(events.Travelled) == {rule}


# ---- Focused ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.talent.focused")
@pytest.mark.parametrize(("faces", "points", "usual"), [((5, 5, 2), 1, 0), ((4, 4, 4), 2, 1)])
def test_focused_scores_doubles_and_triples(faces: tuple[int, ...], points: int, usual: int) -> None:
    """Doubles of a success are one point and triples two; without it none and one."""
    with_it = rolling(0, "F").rolls("ilse", *faces).plainly().verdict
    assert (with_it.points, rolling(0).rolls("ilse", *faces).plainly().verdict.points) == (points, usual)


def test_focused_needs_doubles() -> None:
    """Three different dice are a simple success."""
    assert rolling(0, "F").rolls("ilse", 6, 4, 2).plainly().verdict.points == 0


@pytest.mark.rule("nova6.talent.focused.choose-dice")
def test_focused_may_choose_a_trio_with_doubles() -> None:
    """Ilse may take 6, 4, 4 of 6, 5, 4, 4, 1 for a point, or 6, 5, 4 for none."""
    for dice, points in (((6, 4, 4), 1), ((6, 5, 4), 0)):
        script = rolling(2, "F").rolls("ilse", 6, 4, 4, 5, 1).picks("ilse", *dice)
        assert script.plainly().verdict.points == points


@pytest.mark.rule("nova6.talent.focused.failure")
def test_focused_failures_do_not_score_for_the_gm() -> None:
    """Doubles of a Focused failure give the GM nothing; triples one point as for every character."""
    assert rolling(0, "F").rolls("ilse", 2, 2, 1).plainly().verdict.counter == 0
    assert rolling(0, "F").rolls("ilse", 2, 2, 2).plainly().verdict.counter == 1


@pytest.mark.rule("nova6.talent.focused.cap")
def test_focused_raises_the_rank_limit_by_one() -> None:
    """A Focused skill may have three ranks at level 5, the others two; the talent itself is no rank."""
    given = given_by((core("focused", "wits"),))
    cap = rank_cap(5, "wits", given)
    cited(cap.why)
    assert (cap.most, rank_cap(5, "move", given).most) == (3, 2)
    only = petra(skills={}, perks=[], talents=[{"id": "focused", "skill": "wits"}])
    assert (to_character(only, "p", "p").rank("wits"), ticks(only).ticked) == (0, 1)


@pytest.mark.rule("nova6.talent.focused.npc")
def test_a_focused_opponent_scores_on_failures() -> None:
    """Failing against a Focused opponent: doubles give the GM one point, triples two, others none."""
    for faces, points in (((2, 2, 1), 1), ((3, 3, 3), 2), ((4, 3, 1), 0)):
        assert rolling(0, against="F").rolls("ilse", *faces).plainly().verdict.counter == points
    at = table(hero("ilse"), npc("thug", core("focused", "fight")))
    swing = act_out(nova6.act.open("ilse", "swing", "fight", "attack", targets=("thug",)), at)
    script = swing.judged(against=(opposed("thug", "fight"),)).rolls("ilse", 2, 2, 1)
    assert script.plainly().last(events.Tested).counter == 1


# ---- Lucky, Practiced, Quick -----------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.talent.lucky")
def test_lucky_raises_refresh_to_five() -> None:
    """Lucky raises a refresh of three to five."""
    assert total(cited(refresh_of(petra(talents=[{"id": "lucky"}])))) == 5
    assert total(refresh_of(petra())) == 3


@pytest.mark.rule("nova6.talent.practiced.auto")
def test_practiced_takes_a_success_without_a_roll() -> None:
    """Up two, Practiced is a success without a roll and without a point; even or down it is not offered."""
    ilse = hero("ilse", core("practiced", "wits"), wits=3)
    script = act_out(nova6.act.open("ilse", "try it", "wits"), table(ilse)).judged(1)
    after = script.says("ilse", Ready(take=True)).plainly().verdict
    assert (after.success, after.points, after.faces) == (True, 0, ())
    for net in (0, -1):
        rolling(net, "P").refuses("ilse", Ready(take=True), "nova6.test.practiced-auto").stop()
    lost = rolling(3, "P").says("ilse", Ready(pairs=1, take=True)).plainly().verdict
    kept = rolling(3, "P", practiced_keeps_traded_sp="on").says("ilse", Ready(pairs=1, take=True)).plainly().verdict
    assert (lost.points, kept.points) == (0, 1)


@pytest.mark.rule("nova6.talent.practiced.reroll")
def test_practiced_rerolls_ones_once() -> None:
    """1, 5, 4 is a failure; the 1 becomes a 6 and it is a success; there is no second time."""
    script = rolling(0, "P").rolls("ilse", 1, 5, 4)
    script.refuses("ilse", 2, "nova6.test.practiced-reroll")
    after = script.says("ilse", 1).dice("1d6", 6).plainly().verdict
    assert (after.success, sorted(after.faces)) == (True, [4, 5, 6])
    again = rolling(0, "P").rolls("ilse", 1, 5, 4).says("ilse", 1).dice("1d6", 1)
    assert again.waits_for() != "nova6/reroll-ones" and not again.plainly().verdict.success


def begun(*traits: Trait) -> NovaScript[Any]:
    """A conflict begins; Ilse is about to roll for initiative."""
    at = table(hero("ilse", *traits), npc("thug"))
    return act_out(nova6.open_scene.open("conflict", "The quay"), at)


@pytest.mark.rule("nova6.talent.quick.dice")
def test_quick_adds_a_die_to_initiative() -> None:
    """Initiative is even, and with Quick up one; no other test gains by it."""
    assert begun(core("quick")).plainly_to_ready().pool.net == 1
    assert begun().plainly_to_ready().pool.net == 0
    assert net("move", "overcome", core("quick")) == 0


@pytest.mark.rule("nova6.talent.quick.bonus-action")
def test_quick_begins_a_conflict_with_a_bonus_action() -> None:
    """When the conflict begins she has one free bonus action, and without Quick none."""
    quick, slow = begun(core("quick")), begun()
    quick.plainly_to_ready()
    slow.plainly_to_ready()
    assert (quick.stop().who("ilse").tokens, slow.stop().who("ilse").tokens) == (1, 0)


@pytest.mark.rule("nova6.talent.quick.stunts")
def test_quick_scores_doubles_on_initiative() -> None:
    """6, 3, 3 is a point and with the free one two bonus actions; without Quick the same dice are none."""
    quick = begun(core("quick"))
    quick.plainly_to_ready()
    after = quick.rolls("ilse", 6, 3, 3, 1).says("ilse", Picked("6-3-3")).stop()
    assert after.who("ilse").tokens == 2
    slow = begun()
    slow.plainly_to_ready()
    assert slow.rolls("ilse", 6, 3, 3).stop().who("ilse").tokens == 0


# ---- Resolute, Tough -------------------------------------------------------------------------------------------------


def boxes(track: int, talent: str, **skills: int) -> tuple[int, ...]:
    line = track_line(petra(talents=[{"id": talent}], perks=[], skills=skills), UNIVERSAL.tracks[track])
    cited(line.why)
    return line.boxes


@pytest.mark.rule("nova6.talent.resolute.box")
def test_resolute_adds_a_mental_box() -> None:
    """Mental boxes of 3/2/1 become 3/2/2."""
    assert (boxes(1, "resolute"), boxes(0, "resolute")) == ((3, 2, 2), (3, 2, 1))


@pytest.mark.rule("nova6.talent.resolute.defend")
def test_resolute_adds_a_die_to_defence() -> None:
    """Resolve 1 against one die: defending up one, overcoming even."""
    assert net("resolve", "defend", core("resolute"), resolve=1, difficulty=1) == 1
    assert net("resolve", "overcome", core("resolute"), resolve=1, difficulty=1) == 0


@pytest.mark.rule("nova6.talent.tough.box")
def test_tough_adds_a_physical_box() -> None:
    """A Tough character with Physique 2 has physical boxes 3/3/2."""
    assert (boxes(0, "tough", physique=2), boxes(1, "tough", physique=2)) == ((3, 3, 2), (3, 2, 1))


@pytest.mark.rule("nova6.talent.tough.defend")
def test_tough_adds_a_die_to_defence() -> None:
    """A Tough character without ranks is even against a poison of one die, and down one at Overcome."""
    assert net("physique", "defend", core("tough"), difficulty=1) == 0
    assert net("physique", "overcome", core("tough"), difficulty=1) == -1


# ---- Specialized, Well-Trained ---------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.talent.specialized.perk")
def test_specialized_grants_a_perk_in_its_skill() -> None:
    """Specialized in Wits grants one perk of Wits, and of no other skill."""
    slots = cited(perk_slots(given_by((core("specialized", "wits"),))))
    assert [(slot.of, slot.amount) for slot in slots] == [("wits", 1)]


@pytest.mark.rule("nova6.talent.specialized.trade")
def test_specialized_sets_a_die_aside_for_a_point() -> None:
    """Up two, setting one die aside leaves four dice: a success has a point more, a failure nothing."""
    for faces, points in (((6, 5, 2, 1), 1), ((2, 2, 1, 1), 0)):
        script = rolling(2, "S").says("ilse", Ready(set_aside=True)).dice("4d6", *faces)
        assert script.plainly().verdict.points == points
    rolling(2).refuses("ilse", Ready(set_aside=True), "nova6.test.trade-specialized").stop()


@pytest.mark.rule("nova6.talent.specialized.timing")
def test_only_a_bonus_die_can_be_set_aside() -> None:
    """Even there is none to set aside; up five one leaves four, and a pair more leaves two with two points."""
    rolling(0, "S").refuses("ilse", Ready(set_aside=True), "nova6.test.trade-after-cancel").stop()
    assert rolling(5, "S").says("ilse", Ready(set_aside=True)).waits_for() == "7d6"
    script = rolling(5, "S").says("ilse", Ready(set_aside=True, pairs=1))
    assert script.waits_for() == "5d6"
    assert script.dice("5d6", 6, 5, 3, 2, 1).plainly().verdict.points == 2


@pytest.mark.rule("nova6.talent.specialized.npc")
def test_a_specialized_opponent_trades_one_die_for_a_point() -> None:
    """Down three the GM turns a single die into a point: she is down two, and her failure is that point."""
    script = rolling(-3, against="S").gm(Trade(set_aside=True)).says("ilse", Ready())
    assert script.waits_for() == "5d6"
    assert script.dice("5d6", 1, 2, 4, 5, 6).plainly().verdict.counter == 1


@pytest.mark.rule("nova6.talent.well-trained")
def test_well_trained_grants_three_perks() -> None:
    """Well-Trained grants three perks of any skills; a fourth is one too many."""
    slots = cited(perk_slots(given_by((core("well-trained"),))))
    assert [(slot.of, slot.amount) for slot in slots] == [("", 3)]
    four = [{"name": name, "skill": "wits"} for name in ("knots", "stars", "tides", "birds")]
    sheet = petra(talents=[{"id": "well-trained"}], skills={"wits": 1})
    assert wrong(sheet | {"perks": four[:3]}) == []
    assert wrong(sheet | {"perks": four}) == [("nova6.character.cost-perk", "1")]


# ---- Strong Body, Strong Personality ---------------------------------------------------------------------------------


def dealt(skill: str, *traits: Trait, tool: Effect | None = None) -> int:
    """The damage of a hit of Ilse's, before soak."""
    at = table(hero("ilse", *traits), npc("thug"), *((tool,) if tool else ()))
    opening = nova6.act.open("ilse", "strike", skill, "attack", targets=("thug",), tool=tool.id if tool else "")
    script = act_out(opening, at).judged()
    if script.waits_for() == "nova6/connection":
        script = script.says("ilse", Connection(text="old rivals")).gm("yes")
    hit: int = script.rolls("ilse", 6, 5, 4).plainly().last(events.Hit).rating
    return hit


@pytest.mark.rule("nova6.talent.strong-body.damage")
def test_strong_body_adds_melee_damage() -> None:
    """A longsword deals six instead of five; a thrown spear stays at five, and Physique at one."""
    strong = core("strong-body")
    sword = weapon("ilse", "longsword", 5)
    spear = weapon("ilse", "spear", 5, Property("ranged", 1), Property("thrown"))
    assert (dealt("fight", strong, tool=sword), dealt("fight", tool=sword)) == (6, 5)
    assert dealt("fight", strong, tool=spear) == 5
    jaws = changed(weapon("ilse", "jaws", 1), skill="physique")
    assert (dealt("physique", strong, tool=jaws), dealt("fight", strong)) == (1, 2)


@pytest.mark.rule("nova6.talent.strong-body.dice")
def test_strong_body_adds_a_die_to_overcome_and_create() -> None:
    """Physique 1: two dice to overcome and to make an advantage, one to defend."""
    strong = core("strong-body")
    actions = ("overcome", "create-advantage", "defend")
    assert [net("physique", action, strong, physique=1) for action in actions] == [2, 2, 1]


@pytest.mark.rule("nova6.talent.strong-body.encumbrance")
def test_strong_body_reduces_one_penalty_of_weight() -> None:
    """Burdened and hampered by one each: overcoming −1d and not −2d, defending 0 and not −1d; a table may fix which."""
    mail = soak("ilse", "mail", 2, Property("hampered", 1))

    def moving(action: str, *traits: Trait) -> int:
        return net("move", action, *traits, burden=1, things=(mail,))

    strong = core("strong-body")
    assert [moving(action) for action in ("overcome", "defend")] == [-2, -1]
    assert [moving(action, strong) for action in ("overcome", "defend")] == [-1, 0]
    armour_only = CORE_TALENTS["strong-body"].taken(against="hampered")
    assert [moving(action, armour_only) for action in ("overcome", "defend")] == [-1, -1]
    sheet = petra(level=2, talents=[*petra()["talents"], {"id": "strong-body"}])
    assert judged(sheet) == [] and progress(sheet).status == "ready"
    [problem] = judged(sheet, strong_body_choice="fixed")
    assert (problem.cite, problem.unfinished) == ("nova6.talent.strong-body.encumbrance", True)
    sheet["talents"][-1]["against"] = "hampered"
    assert judged(sheet, strong_body_choice="fixed") == [] and traits_of(sheet)[-1] == armour_only


@pytest.mark.rule("nova6.talent.strong-personality.damage")
def test_strong_personality_adds_damage_to_words() -> None:
    """Words that dealt one damage deal two."""
    assert (dealt("interact", core("strong-personality")), dealt("interact")) == (2, 1)


@pytest.mark.rule("nova6.talent.strong-personality.dice")
def test_strong_personality_adds_a_die_to_overcome_and_defend() -> None:
    """Interact 1: two dice to overcome and to defend, one to make an advantage."""
    strong = core("strong-personality")
    actions = ("overcome", "defend", "create-advantage")
    assert [net("interact", action, strong, interact=1) for action in actions] == [2, 2, 1]
