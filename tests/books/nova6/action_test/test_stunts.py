"""NOVA6 stunts: earning points, spending them one stunt at a time, and the effect of each stunt."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.basics.test_record import Opposed
from moothall.rulesets.nova6.questions import (
    Advantage,
    Meddling,
    Preparation,
    Reacting,
    Ready,
    Shares,
    StuntVerdict,
)
from moothall.rulesets.nova6.state import Effect, Scene, Table
from moothall.rulesets.nova6.vocabulary import Gives, Property, Trait, talent
from moothall.sight import redact
from tests.books.nova6.support.stage import (
    NovaAfter,
    NovaScript,
    act_out,
    advantage,
    aspect,
    conflict,
    hero,
    npc,
    rolling,
    soak,
    table,
    weapon,
)
from tests.support.citing import refused

SHARP = hero("ilse", talent("focused", "wits"), talent("focused", "fight"), talent("focused", "move"))
POINTS = {0: (6, 4, 3), 1: (4, 4, 3), 2: (4, 4, 4)}


SUSCEPTIBLE = Trait("susceptible", "Susceptible to magic", "flaw", (Gives("incoming-point", of="magic"),))


def three(skill: str) -> Any:
    """A hero who can have three points: two for triples, one set aside."""
    able = hero("ilse", talent("focused", skill), talent("specialized", skill))
    return changed(able, skills=((skill, 1),))


def trying(
    points: int, skill: str = "wits", action: str = "overcome", at: Table | None = None, **more: Any
) -> NovaScript[Any]:
    """Ilse succeeds with so many points to spend."""
    at = at or table(three(skill) if points == 3 else SHARP, npc("rook"), scene=conflict("ilse"))
    script = act_out(nova6.act.open("ilse", "try", skill, action, **more), at).judged()
    if points == 3:
        return script.says("ilse", Ready(True)).dice("3d6", 4, 4, 4)
    return script.rolls("ilse", *POINTS[points])


def bought(script: NovaScript[Any], *buys: Buy) -> NovaAfter[Any]:
    for one in buys:
        script.says("ilse", one)
    return script.plainly()


def menu(script: NovaScript[Any]) -> list[str]:
    return [option.id for option in script.asked().options()]


# ---- Earning ---------------------------------------------------------------------------------------------------------


def points_of(script: NovaScript[Any]) -> int:
    result = script.plainly().result
    assert result is not None
    return int(result.points)


@pytest.mark.rule("nova6.stunt.when")
def test_points_are_spent_one_stunt_at_a_time() -> None:
    """Stunts are bought after the outcome, with no more points than there are."""
    script = trying(2)
    for text in ("a bow", "a nod"):
        script.says("ilse", Buy("custom", text=text)).gm(StuntVerdict())
    after = script.plainly()
    assert [fact.text for fact in after.all(events.StuntBought)] == ["a bow", "a nod"]
    trying(1).refuses("ilse", Buy("custom", 2, text="both"), "nova6.stunt.when").stop()
    trying(1).refuses("ilse", Buy("fly"), "nova6.stunt.when").stop()


@pytest.mark.rule("nova6.stunt.earn-trade")
@pytest.mark.rule("nova6.test.trade-dice")
def test_two_traded_dice_are_a_point() -> None:
    """Four traded dice are two points."""
    assert points_of(rolling(4).says("ilse", Ready(pairs=2)).dice("3d6", 6, 4, 3)) == 2


@pytest.mark.rule("nova6.stunt.earn-triples")
def test_triples_are_a_point() -> None:
    """Triples are one point."""
    assert points_of(rolling(0).says("ilse", Ready()).dice("3d6", 6, 6, 6)) == 1


@pytest.mark.rule("nova6.stunt.earn-invoke")
def test_an_invoke_on_a_success_is_a_point() -> None:
    """An invoke on a success adds a point; on a failure not for the player."""
    at = table(hero("ilse", plot_points=1), aspect("Bold", "ilse"), scene=conflict("ilse"))
    won = act_out(nova6.act.open("ilse", "try", "wits"), at).judged().rolls("ilse", 6, 4, 3)
    assert points_of(won.says("ilse", Meddling("invoke", "bold", "point", "so")).gm("yes")) == 1
    lost = act_out(nova6.act.open("ilse", "try", "wits"), at).judged().rolls("ilse", 4, 3, 2)
    lost.refuses("ilse", Meddling("invoke", "bold", "point", "so"), "nova6.invoke.cost").stop()


@pytest.mark.rule("nova6.stunt.earn-specialized")
def test_specialized_trades_one_die_for_a_point() -> None:
    """A Specialized skill trades one die, once; others cannot."""
    script = rolling(2, "S").says("ilse", Ready(True)).dice("4d6", 5, 4, 3, 1).picks("ilse", 5, 4, 3)
    assert points_of(script) == 1
    rolling(2).refuses("ilse", Ready(True), "nova6.test.trade-specialized").stop()


@pytest.mark.rule("nova6.stunt.earn-focused")
def test_focused_scores_a_point_for_doubles() -> None:
    """Doubles are a point with Focused, and none without."""
    assert points_of(rolling(0, "F").says("ilse", Ready()).dice("3d6", 5, 5, 2)) == 1
    assert points_of(rolling(0).says("ilse", Ready()).dice("3d6", 5, 5, 2)) == 0


@pytest.mark.rule("nova6.stunt.earn-talent")
def test_a_susceptible_target_grants_a_point() -> None:
    """A target susceptible to magic gives its user a point more."""
    weak = npc("rook", SUSCEPTIBLE)
    spell = weapon("ilse", "spell", 2, Property("source", of=("magic",)), type="mental")
    at = table(hero("ilse"), weak, spell, scene=conflict("ilse"))
    opening = nova6.act.open("ilse", "charm", "resolve", "attack", targets=("rook",), tool="spell")
    assert points_of(act_out(opening, at).judged().rolls("ilse", 6, 4, 3)) == 1
    plain = table(hero("ilse"), npc("rook"), spell, scene=conflict("ilse"))
    assert points_of(act_out(opening, plain).judged().rolls("ilse", 6, 4, 3)) == 0


@pytest.mark.rule("nova6.stunt.need-success")
def test_a_failure_earns_no_points() -> None:
    """A failure earns the player no points, whatever the dice show."""
    assert points_of(rolling(2, "F").says("ilse", Ready(pairs=1)).dice("3d6", 2, 2, 2)) == 0


# ---- It must pay off -------------------------------------------------------------------------------------------------


def striking(points: int, *things: Any, **more: Any) -> NovaScript[Any]:
    at = table(SHARP, npc("rook"), weapon("ilse", "torch", 4, subtype="fire"), *things, scene=conflict("ilse"))
    return trying(points, "fight", "attack", at, targets=("rook",), tool="torch", **more)


FIREPROOF = soak("rook", "scales", 0, Property("immune", of=("fire",)))


@pytest.mark.rule("nova6.awesome.rule")
def test_the_log_shows_what_a_stunt_changed() -> None:
    """The log shows what the stunt changed, or why it could not."""
    changed_hit = bought(striking(1), Buy("increase-effect"))
    assert changed_hit.last(events.Harmed).damage == 6
    script = striking(1, FIREPROOF).says("ilse", Buy("increase-effect"))
    told = script.gm("its scales do not burn").plainly()
    assert told.last(events.Explained).text == "its scales do not burn"


@pytest.mark.rule("nova6.awesome.dud")
def test_a_stunt_without_effect_is_explained() -> None:
    """The GM explains why it has no effect, which is worth the point."""
    script = striking(1, FIREPROOF).says("ilse", Buy("increase-effect"))
    assert script.waits_for() == "nova6/explain-dud"
    after = script.gm("its scales do not burn").plainly()
    assert after.all(events.StuntBought) == [] and after.last(events.Harmed).damage == 0
    assert after.all(events.PointsLapsed) == []


@pytest.mark.rule("nova6.awesome.rest")
def test_points_of_a_stunt_without_effect_return() -> None:
    """Of two points without effect one is left for another stunt."""
    script = striking(2, FIREPROOF).says("ilse", Buy("increase-effect", 2)).gm("its scales do not burn")
    assert script.asked().points == 1
    assert bought(script, Buy("custom", text="a taunt")).last(events.StuntBought).text == "a taunt"


# ---- Adding to the story ---------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.stunt.list-open")
def test_the_gm_approves_custom_stunts() -> None:
    """A custom stunt needs the GM's yes; otherwise no point is spent."""
    after = trying(1).says("ilse", Buy("custom", text="ring the bell")).gm(StuntVerdict()).plainly()
    assert after.last(events.StuntBought).text == "ring the bell"
    refused_ = trying(1).says("ilse", Buy("custom", text="ring the bell")).gm(StuntVerdict(False))
    assert refused_.asked().points == 1
    with refused("nova6.stunt.list-open"):
        trying(1).says("ilse", Buy("custom", text=" "))


@pytest.mark.rule("nova6.stunt.create-effect")
def test_create_effect_adds_a_brief_die() -> None:
    """A point adds a brief die."""
    made = bought(trying(1), Buy("create-effect", text="a better view")).effect("a better view")
    assert (made.kind, made.rating, made.duration) == ("advantage", 1, "B")


@pytest.mark.rule("nova6.stunt.declare-related")
def test_an_unrelated_declaration_costs_nothing() -> None:
    """The GM rejects an unrelated declaration, and no point is spent."""
    script = trying(1).says("ilse", Buy("declare-1", text="a cellar door")).gm(StuntVerdict(False))
    assert script.asked().points == 1 and not script.stop().has_effect("a cellar door")


@pytest.mark.rule("nova6.stunt.declare-conflict")
def test_a_declaration_may_be_reworded() -> None:
    """A declaration that conflicts with the story is reworded, and paid for once."""
    script = trying(1).says("ilse", Buy("declare-1", text="the king is dead"))
    after = script.gm(StuntVerdict(text="the king is ill")).plainly()
    assert after.has_effect("the king is ill") and not after.has_effect("the king is dead")
    assert len(after.all(events.StuntBought)) == 1
    again = trying(1).says("ilse", Buy("declare-1", text="the king is dead")).gm(StuntVerdict(agreed=False))
    after = again.says("ilse", Buy("declare-1", text="the king is away")).gm(StuntVerdict()).plainly()
    assert after.has_effect("the king is away") and not after.has_effect("the king is dead")
    assert len(after.all(events.StuntBought)) == 1


@pytest.mark.rule("nova6.stunt.declare-1")
def test_a_point_declares_a_detail() -> None:
    """A declared detail is true for the scene; without a point it is refused."""
    made = bought(trying(1), Buy("declare-1", text="a cellar door")).effect("a cellar door")
    assert (made.aspect, made.duration) == ("situation", "S")
    assert trying(0).waits_for() == "over" or "declare-1" not in menu(trying(0))


@pytest.mark.rule("nova6.stunt.declare-2")
def test_two_points_declare_an_extra() -> None:
    """Two points bring in an extra, with a box of each level."""
    after = bought(trying(2), Buy("declare-2", 2, text="a ferryman"))
    newcomer = after.state.others[-1]
    assert (newcomer.name, newcomer.kind, len(newcomer.tracks[0].boxes)) == ("a ferryman", "extra", 3)
    assert "declare-2" not in menu(trying(1))


@pytest.mark.rule("nova6.stunt.declare-3")
@pytest.mark.parametrize(("which", "kinds", "boxes"), [("principal", ["principal"], 6), ("group", ["extra"] * 3, 3)])
def test_three_points_declare_a_principal_or_a_group(which: str, kinds: list[str], boxes: int) -> None:
    """Three points bring in a principal, or three extras."""
    after = bought(trying(3), Buy("declare-3", 3, which, "the harbour watch"))
    newcomers = after.state.others[1:]
    assert [one.kind for one in newcomers] == kinds and {len(one.tracks[0].boxes) for one in newcomers} == {boxes}
    assert len({one.id for one in newcomers}) == len(kinds) and "declare-3" not in menu(trying(2))


@pytest.mark.parametrize(("points", "word"), [(1, "some"), (2, "most"), (3, "all")])
def test_discovery_tells_only_its_finder(points: int, word: str) -> None:
    """The more points, the more is told, and only to the finder."""
    after = _found(points, word)
    fact = after.last(events.FoundOut)
    assert (fact.how_much, fact.text, fact.seat) == (word, "he owes the rook", "ilse")
    assert redact(fact, "ilse").text == "he owes the rook" and redact(fact, "bram").text != "he owes the rook"


def _found(points: int, word: str) -> NovaAfter[Any]:
    script = trying(points).says("ilse", Buy(f"discover-{points}", points))
    assert script.asked().how_much == word
    return script.gm("he owes the rook").plainly()


@pytest.mark.rule("nova6.stunt.discover-1")
def test_a_point_discovers_some() -> None:
    """A point discovers some."""
    _found(1, "some")


@pytest.mark.rule("nova6.stunt.discover-2")
def test_two_points_discover_most() -> None:
    """Two points discover most."""
    _found(2, "most")


@pytest.mark.rule("nova6.stunt.discover-3")
def test_three_points_discover_all() -> None:
    """Three points discover all."""
    _found(3, "all")


# ---- Larger, further, longer -----------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.stunt.effect")
def test_a_point_increases_an_effect() -> None:
    """A point raises a sword's four to six, one die to two, soak one to three."""
    assert bought(striking(1), Buy("increase-effect")).last(events.Harmed).damage == 6
    edge = trying(1, action="create-advantage").says("ilse", Advantage("dice", "edge", "ilse", "wits"))
    assert bought(edge, Buy("increase-effect")).effect("edge").rating == 2
    coat = soak("ilse", "coat", 1, duration="B")
    at = table(SHARP, npc("rook"), coat, scene=conflict("ilse"))
    script = trying(1, action="create-advantage", at=at).says("ilse", Advantage("dice", "edge", "ilse", "wits"))
    assert bought(script, Buy("increase-effect", of="coat")).effect("coat").rating == 3


def crowd(*kinds: str) -> tuple[Any, ...]:
    return tuple(npc(f"n{number}", kind=kind) for number, kind in enumerate(kinds))


def sweeping(points: int, *people: Any) -> NovaScript[Any]:
    """Ilse strikes at all of them, the first first."""
    blade = weapon("ilse", "blade", 2)
    who = three("fight") if points == 3 else SHARP
    at = table(who, *people, blade, scene=conflict("ilse"))
    targets = tuple(one.id for one in people)
    script = act_out(nova6.act.open("ilse", "sweep", "fight", "attack", targets=targets, tool="blade"), at)
    script.judged(against=tuple(Opposed(one, "fight") for one in targets))
    if points == 3:
        script.says("ilse", Ready(True)).dice("3d6", 4, 4, 4)
    else:
        script.rolls("ilse", *POINTS[points])
    return script.says("ilse", targets[0])


def struck(after: NovaAfter[Any]) -> set[str]:
    return {fact.who for fact in after.all(events.Harmed)}


@pytest.mark.rule("nova6.stunt.scope-some")
def test_a_point_reaches_a_principal_or_three_extras() -> None:
    """One point reaches one more principal, or up to three extras."""
    assert struck(bought(sweeping(1, *crowd("principal", "principal")), Buy("scope-some", of="n1"))) == {"n0", "n1"}
    extras = sweeping(1, *crowd("extra", "extra", "extra", "extra"))
    assert struck(bought(extras, Buy("scope-some", of="n1 n2 n3"))) == {"n0", "n1", "n2", "n3"}


@pytest.mark.rule("nova6.stunt.scope-most")
def test_two_points_reach_all_extras_or_three_principals() -> None:
    """Two points reach all extras, or two or three principals."""
    five = sweeping(2, *crowd(*["extra"] * 6))
    assert len(struck(bought(five, Buy("scope-most", 2, "n1 n2 n3 n4 n5")))) == 6
    three_more = sweeping(2, *crowd(*["principal"] * 4))
    assert len(struck(bought(three_more, Buy("scope-most", 2, "n1 n2 n3")))) == 4
    with refused("nova6.stunt.scope-most"):
        sweeping(2, *crowd(*["principal"] * 5)).says("ilse", Buy("scope-most", 2, "n1 n2 n3 n4"))


@pytest.mark.rule("nova6.stunt.scope-all")
def test_three_points_reach_all_targets() -> None:
    """Three points reach all named targets, principals and extras."""
    mixed = sweeping(3, *crowd("principal", "extra", "principal", "principal", "principal", "extra"))
    assert len(struck(bought(mixed, Buy("scope-all", 3)))) == 6


@pytest.mark.rule("nova6.stunt.time")
def test_points_lengthen_and_shorten_a_duration() -> None:
    """Two points turn brief into scene, one turns until-action into quick; a hit may become shorter."""

    def lasts(duration: Any, *buys: Buy, points: int = 2) -> str:
        made = Advantage("aspect" if duration == "A" else "dice", "edge", "ilse", "wits", duration)
        script = trying(points, action="create-advantage").says("ilse", made)
        return bought(script, *buys).effect("edge").duration

    assert lasts("B", Buy("increase-time", 2)) == "S"
    assert lasts("A", Buy("increase-time"), points=1) == "Q"
    bare = table(SHARP, npc("rook"), scene=conflict("ilse"))
    for points, duration in ((0, "S"), (1, "Q"), (2, "B")):
        blow = trying(points, "fight", "attack", bare, targets=("rook",))
        shorter = bought(blow, *[Buy("decrease-time", points)] * bool(points))
        assert shorter.last(events.Harmed).duration == duration


# ---- React -----------------------------------------------------------------------------------------------------------


def defending(points: int = 1) -> NovaScript[Any]:
    """Ilse fends the rook off, with points."""
    at = table(SHARP, npc("rook"), weapon("ilse", "knife", 2), scene=conflict("rook"))
    script = act_out(nova6.oppose.open("rook", "ilse"), at).says("ilse", Preparation("fight"))
    return script.rolls("ilse", *POINTS[points])


COUNTER = Reacting("attack", "strike back", "fight", ("rook",), "knife")


@pytest.mark.rule("nova6.stunt.react")
def test_a_reaction_stunt_is_a_whole_action() -> None:
    """The reaction is a whole action at once, which earns no points."""
    script = defending().says("ilse", Buy("react")).says("ilse", COUNTER).rolls("ilse", 4, 4, 4)
    after = script.plainly()
    assert after.last(events.Tested).points == 0 and after.last(events.Harmed).who == "rook"


@pytest.mark.rule("nova6.stunt.react-once")
def test_a_reaction_stunt_is_bought_once_per_turn() -> None:
    """A second reaction stunt in a turn is not offered."""
    script = defending(2).says("ilse", Buy("react")).says("ilse", COUNTER).rolls("ilse", 6, 4, 3)
    while script.waits_for() != "nova6/spend-points":
        seat, asked = script.conversation.questions()[0]
        script.says(seat, asked.default())
    assert "react" not in menu(script)
    script.stop()


@pytest.mark.rule("nova6.stunt.react-no-zone")
def test_a_reaction_stunt_does_not_leave_the_zone() -> None:
    """A reaction stunt does not move to another zone; within the zone it may."""
    script = defending().says("ilse", Buy("react"))
    script.refuses("ilse", Reacting("attack", "run after it", "fight", zone="z9"), "nova6.stunt.react-no-zone")
    script.says("ilse", Reacting("overcome", "duck", "move")).rolls("ilse", 6, 4, 3).plainly()


@pytest.mark.rule("nova6.zone.move-react")
def test_a_reaction_stunt_cannot_cross_zones() -> None:
    """A reaction that crosses into the next zone is refused."""
    script = defending().says("ilse", Buy("react"))
    script.refuses("ilse", Reacting("overcome", "run", "move", zone="z9"), "nova6.zone.move-react").stop()


@pytest.mark.rule("nova6.stunt.react-uses")
def test_a_reaction_stunt_offers_five_actions() -> None:
    """The stunt offers attack, create advantage, overcome, rally and ready."""
    script = defending().says("ilse", Buy("react"))
    actions = [option.id for option in script.asked().deeds]
    assert actions == ["attack", "create-advantage", "overcome", "rally", "ready"]
    script.says("ilse", Reacting("ready")).plainly()


# ---- Elsewhere -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.stunt.contest")
def test_points_in_a_contest_are_successes() -> None:
    """Points add successes, or take them from others."""
    scene = Scene("contest", "action", round=1, phase="early", early=("ilse", "bram"), goal=5, skill="move")
    at = table(SHARP, hero("bram"), scene=scene)
    script = act_out(nova6.strive.open("ilse", "faster"), at).rolls("ilse", 4, 4, 3)
    after = script.says("ilse", Shares()).plainly()
    assert [count.successes for count in after.state.scene.counts if count.who == "ilse"] == [2]


@pytest.mark.rule("nova6.stunt.gm-same-list")
def test_the_gm_buys_from_the_same_list() -> None:
    """A point of the GM's adds two damage."""
    at = table(hero("ilse"), npc("rook"), weapon("rook", "club", 2), scene=conflict("rook"))
    script = act_out(nova6.oppose.open("rook", "ilse", tool="club"), at).says("ilse", Preparation("fight"))
    script.rolls("ilse", 3, 3, 3)
    while script.waits_for() != "nova6/spend-points":
        seat, asked = script.conversation.questions()[0]
        script.says(seat, asked.default())
    assert script.gm(Buy("increase-effect")).plainly().last(events.Harmed).damage == 4


@pytest.mark.rule("nova6.expo.results")
def test_an_advantage_in_an_exposition_becomes_an_asset() -> None:
    """An advantage made in an exposition may become an asset with one use."""
    at = table(SHARP, scene=Scene("exposition", "narrative"))
    script = trying(1, action="create-advantage", at=at).says("ilse", Advantage("dice", "a map", "ilse", "wits"))
    after = bought(script, Buy("make-asset"))
    kept: Effect = after.effect("a map")
    assert (kept.kind, kept.rating) == ("asset", 1)


@pytest.mark.rule("nova6.dmg.decrease")
@pytest.mark.rule("nova6.soak.improved-protection")
def test_a_defenders_point_reduces_damage_or_duration() -> None:
    """A point of the one struck takes two off, or makes it last one step less."""
    flask = weapon("rook", "flask", 6, Property("area", 1), duration="L")
    armour = soak("ilse", "coat", 0, Property("improved-protection"))
    at = table(hero("ilse", talent("focused", "move"), zone="yard"), npc("rook", zone="roof"), flask, armour,
               scene=conflict("rook"))  # fmt: skip

    def struck_with(*buys: Buy) -> Any:
        script = act_out(nova6.area_attack.open("rook", "flask", ("yard",)), at).says("ilse", Preparation())
        return bought(script.rolls("ilse", 4, 4, 3), *buys).last(events.Harmed)

    assert struck_with(Buy("decrease-effect")).damage == 2
    assert struck_with(Buy("improved-protection")).duration == "T"
    assert struck_with().duration == "L"


def test_advantages_of_the_target_count() -> None:
    """An advantage of the target is a penalty die."""
    edge = advantage("rook", 1, "fight", name="poised", id="poised")
    at = table(SHARP, npc("rook"), edge, scene=conflict("ilse"))
    script = act_out(nova6.act.open("ilse", "strike", "fight", "attack", targets=("rook",)), at)
    assert script.judged(against=(Opposed("rook", "fight"),)).plainly_to_ready().pool.net == -1
