"""NOVA6 Fight: its uses, manoeuvres, attacks, shots, and defences against them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.creation.perk_ideas import IDEAS, ideas_for
from moothall.rulesets.nova6.ids import ZoneId
from moothall.rulesets.nova6.questions import Advantage, Preparation, Ruling, Stepping
from moothall.rulesets.nova6.sheet import to_character
from moothall.rulesets.nova6.state import Edge, Table, Turn, Zone
from moothall.rulesets.nova6.vocabulary import Property, talent
from moothall.speech import LANGUAGES
from tests.books.nova6.support.sheets import judged as problems
from tests.books.nova6.support.sheets import petra
from tests.books.nova6.support.stage import (
    ACCEPT,
    NovaAfter,
    NovaScript,
    act_out,
    conflict,
    hero,
    npc,
    opposed,
    soak,
    table,
    weapon,
)
from tests.books.support.rulebooks import texts
from tests.support.citing import cited, refused

POINTS = {0: (6, 4, 3), 1: (4, 4, 3), 2: (4, 4, 4)}
"""Three dice that succeed with so many points, for somebody Focused."""
ILSE = hero("ilse", talent("focused", "fight"))
SWORD = weapon("rook", "sword", 3, Property("object"))
RIFLE = Property("ranged", of=("far",))
YARD: dict[str, Any] = {
    "zones": (Zone(ZoneId("yard"), "Yard"), Zone(ZoneId("lane"), "Lane"), Zone(ZoneId("dock"), "Dock")),
    "edges": (Edge("yard", "lane", "fence"), Edge("lane", "dock")),
}


def at_odds(*things: Any, ilse: Any = ILSE, **more: Any) -> Table:
    """Ilse and the rook in a fight; it is her turn."""
    known = {getattr(thing, "id", "") for thing in things}
    rook = () if "rook" in known else (npc("rook"),)
    return table(ilse, *rook, *things, scene=conflict("ilse", phase="early", early=("ilse",)), **more)


def going_for(what: Any, *things: Any, **more: Any) -> NovaScript[Any]:
    """Ilse tries a manoeuvre on the rook, and the GM leaves it as proposed."""
    at = more.pop("at", None) or at_odds(*things)
    script = act_out(nova6.manoeuvre.open("ilse", "rook", what, **more), at)
    return script.gm(script.asked().default())


def done(script: NovaScript[Any], points: int = 0, *buys: Buy) -> NovaAfter[Any]:
    script.rolls("ilse", *POINTS[points])
    for buy in buys:
        script.says("ilse", buy)
    return script.plainly()


def net_of(script: NovaScript[Any]) -> int:
    net: int = script.plainly_to_ready().pool.net
    return net


# ---- What it is for --------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.fight.scope")
@pytest.mark.parametrize(
    ("intent", "tool"), [("punch him", ""), ("get him", "blade"), ("get him", "rifle")], ids=["fist", "sword", "rifle"]
)
def test_every_weapon_proposes_fight(intent: str, tool: str) -> None:
    """Fists, a sword and a rifle all propose Fight, and two ranks of it count."""
    arms = (weapon("ilse", "blade", 3), weapon("ilse", "rifle", 4, RIFLE))
    at = table(hero("ilse", fight=2), npc("rook"), *arms)
    script = act_out(nova6.act.open("ilse", intent, None, "attack", targets=("rook",), tool=tool), at)
    assert script.asked().skill.id == "fight"
    assert net_of(script.gm(script.asked().default())) == 2


def test_a_tool_proposes_its_own_skill() -> None:
    """A harp that harms by music is used with its own skill; words without a tool mean what they say."""
    harp = changed(weapon("ilse", "harp", 3), skill="interact", type="mental")
    script = act_out(nova6.act.open("ilse", "strike", None, "attack", tool="harp"), table(hero("ilse"), harp))
    assert script.asked().skill.id == "interact" and script.asked().scope == ""
    talk = act_out(nova6.act.open("ilse", "charm him", None, "overcome"), table(hero("ilse")))
    assert talk.asked().skill.id == "interact"


@pytest.mark.rule("nova6.fight.perks")
def test_fight_perks_apply_within_their_action() -> None:
    """There are eight ideas; a firearms perk is a die on a shot and none on suppressing fire."""
    ideas = {idea.id: idea.action for idea in cited(ideas_for("fight"))}
    narrow = dict.fromkeys(("daggers", "sneak-attack", "grappling", "shortbow", "pistols"), "")
    assert ideas == narrow | {"judo": "defend", "firearms": "attack", "bows": "create-advantage"}
    firearms = next(idea for idea in ideas_for("fight") if idea.id == "firearms")
    wide = {"name": "firearms", "skill": "fight", "broad": True, "action": "attack"}
    assert {"name": "firearms"} | firearms.kept == wide and firearms.key == "perk-idea-firearms"
    sheet = petra(perks=[wide, *petra()["perks"][1:]])
    assert problems(sheet) == [] and ideas_for("cooking") == ()
    shooter = changed(hero("ilse"), perks=to_character(sheet, "p", "p").perks)
    at = table(shooter, weapon("ilse", "rifle", 4, RIFLE))
    shot = act_out(nova6.act.open("ilse", "shoot", "fight", "attack", tool="rifle", perk="firearms"), at)
    assert net_of(shot.judged()) == 1
    fire = act_out(nova6.act.open("ilse", "keep them down", "fight", "create-advantage", tool="rifle"), at).judged()
    assert net_of(fire) == 0
    assert ideas_for("fight")[-1].kept == {"skill": "fight"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_perk_ideas_have_names_in_every_language(language: str) -> None:
    """Each idea has a name of its own in every language, and no name is left over."""
    told = texts(Path(nova6.__file__).parent / "texts" / language / "perk-ideas.ftl")
    assert list(told) == [idea.key for idea in IDEAS]
    assert len({name for message in told.values() for name in message.values()}) == len(IDEAS)


@pytest.mark.rule("nova6.fight.overcome")
def test_the_gm_sets_the_dice_of_a_trick_shot() -> None:
    """Two dice by the GM's word against Fight 2 is even; or the GM simply lets it happen."""
    trick = nova6.act.open("ilse", "through the ring", "fight", "overcome")
    assert net_of(act_out(trick, table(hero("ilse", fight=2))).judged(2)) == 0
    told = act_out(trick, table(hero("ilse", fight=2))).gm(Ruling("narrate", text="of course")).end()
    assert told.dice == [] and "nova6.fight.overcome" not in told.citations


@pytest.mark.rule("nova6.fight.create-advantage")
def test_fight_creates_an_advantage_by_reading_a_foe() -> None:
    """A success without points is a die, brief, or an aspect; it is no attack, and nobody is hurt."""
    weak_side = nova6.act.open("ilse", "read him", "fight", "create-advantage", targets=("rook",))
    script = act_out(weak_side, at_odds())
    script.gm(script.asked().default()).rolls("ilse", *POINTS[0])
    after = script.says("ilse", Advantage("dice", "weak left")).plainly()
    made = after.effect("weak left")
    assert (made.owner, made.rating, made.skills, made.duration) == ("ilse", 1, ("fight",), "B")
    assert after.all(events.Harmed) == []
    again = act_out(weak_side, at_odds())
    again.gm(again.asked().default()).rolls("ilse", *POINTS[0])
    flaw = again.says("ilse", Advantage("aspect", "LIMPING", "rook", duration="A")).plainly().effect("LIMPING")
    assert (flaw.kind, flaw.owner, flaw.duration) == ("aspect", "rook", "A")


# ---- Manoeuvres ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.fight.disarm")
def test_disarming_removes_the_weapon() -> None:
    """Fight 2 against 1 and a success: DISARMED until an action, no harm, no sword for the rook till it is taken up."""
    rook = npc("rook", fight=1)
    script = act_out(nova6.manoeuvre.open("ilse", "rook", "disarm"), at_odds(rook, SWORD, ilse=hero("ilse", fight=2)))
    assert script.asked().proposed == (opposed("rook", "fight"),)
    after = script.gm(script.asked().default()).rolls("ilse", 5, 4, 3, 1).plainly()
    made = after.effect("DISARMED")
    assert (made.kind, made.owner, made.duration, made.made) == ("aspect", "rook", "A", True)
    assert after.all(events.Harmed) == []
    assert (after.last(events.WentFor).what, after.last(events.WentFor).target) == ("disarm", "rook")
    strike = nova6.oppose.open("rook", "ilse", tool="sword")
    free = changed(after.state, scene=conflict("rook"))
    with refused("nova6.fight.disarm"):
        act_out(strike, free)
    act_out(nova6.oppose.open("rook", "ilse"), free).stop()
    taken_up = act_out(nova6.end_effect.open("rook", made.id), free).gm("no").end()
    assert not taken_up.has_effect("DISARMED")
    act_out(strike, changed(taken_up.state, scene=conflict("rook"))).stop()


@pytest.mark.rule("nova6.fight.disarm")
def test_a_reliable_weapon_needs_a_point_to_disarm() -> None:
    """A success without a point does nothing; with one the rook is disarmed."""
    reliable = changed(SWORD, properties=(Property("object"), Property("reliable")))
    nothing = done(going_for("disarm", reliable))
    assert not nothing.has_effect("DISARMED") and nothing.all(events.Fizzled) != []
    assert done(going_for("disarm", reliable), 1, Buy("past-reliable")).has_effect("DISARMED")


def test_disarming_names_one_of_two_weapons() -> None:
    """Of two weapons one must be named and only that is lost; a stowed weapon cannot be disarmed."""
    knife = weapon("rook", "knife", 2)
    both = at_odds(SWORD, knife)
    with refused("nova6.fight.disarm"):
        act_out(nova6.manoeuvre.open("ilse", "rook", "disarm"), both)
    with refused("nova6.fight.disarm"):
        act_out(nova6.manoeuvre.open("ilse", "rook", "disarm", weapon="axe"), both)
    after = done(going_for("disarm", at=both, weapon="knife"))
    free = changed(after.state, scene=conflict("rook"))
    act_out(nova6.oppose.open("rook", "ilse", tool="sword"), free).stop()
    with refused("nova6.fight.disarm"):
        act_out(nova6.oppose.open("rook", "ilse", tool="knife"), free)
    stowed = at_odds(SWORD, changed(knife, marks=("stowed",)))
    assert act_out(nova6.manoeuvre.open("ilse", "rook", "disarm"), stowed).waits_for() == "nova6/judge"


def test_disarming_unlisted_weapons_removes_them_all() -> None:
    """A foe without listed weapons is disarmed of any that turn up, and a hero likewise."""
    after = done(going_for("disarm"))
    armed = changed(after.state, effects=(*after.state.effects, SWORD), scene=conflict("rook"))
    with refused("nova6.fight.disarm"):
        act_out(nova6.oppose.open("rook", "ilse", tool="sword"), armed)
    blade = weapon("ilse", "blade", 3)
    at = table(ILSE, npc("rook"), blade, scene=conflict("rook"))
    script = act_out(nova6.manoeuvre.open("rook", "ilse", "disarm"), at).says("ilse", Preparation("fight"))
    lost = script.rolls("ilse", 1, 2, 3).says("ilse", ACCEPT).plainly()
    assert lost.effect("DISARMED").owner == "ilse"
    with refused("nova6.fight.disarm"):
        act_out(nova6.act.open("ilse", "cut", "fight", "attack", tool="blade"), changed(lost.state, scene=conflict()))


@pytest.mark.rule("nova6.fight.knockdown")
def test_knockdown_makes_the_target_prone() -> None:
    """PRONE lasts until a snap action; nobody is knocked down twice, and a failed test does nothing."""
    after = done(going_for("knockdown"))
    prone = after.effect("PRONE")
    assert (prone.kind, prone.owner, prone.duration) == ("aspect", "rook", "A")
    with refused("nova6.fight.knockdown"):
        act_out(nova6.manoeuvre.open("ilse", "rook", "knockdown"), after.state)
    up = act_out(nova6.snap.open("rook", "move", stand=prone.id), changed(after.state, scene=conflict("rook"))).end()
    assert not up.has_effect("PRONE") and up.who("rook").turn.pairs == ()
    missed = going_for("knockdown").rolls("ilse", 1, 2, 3).says("ilse", ACCEPT).plainly()
    assert not missed.has_effect("PRONE")


@pytest.mark.rule("nova6.fight.off-balance")
@pytest.mark.parametrize("what", ["disarm", "knockdown"])
@pytest.mark.parametrize("points", [1, 2])
def test_a_point_puts_the_target_off_balance(what: str, points: int) -> None:
    """Each point is a brief die less on Move, in place of the manoeuvre; without a point it is not offered."""
    after = done(going_for(what), points, Buy("off-balance", points))
    made = after.effect("off-balance")
    assert (made.owner, made.rating, made.skills, made.duration) == ("rook", -points, ("move",), "B")
    assert not after.has_effect("PRONE") and not after.has_effect("DISARMED")
    assert going_for(what).rolls("ilse", *POINTS[0]).waits_for() == "over"


def test_off_balance_applies_to_any_fight_advantage() -> None:
    """Dice won by Fight may become off balance too, but not dice of Interact, and not twice."""
    act = nova6.act.open("ilse", "feint", "fight", "create-advantage", targets=("rook",))
    script = act_out(act, at_odds())
    script.gm(script.asked().default()).rolls("ilse", *POINTS[2]).says("ilse", Advantage("dice", "an opening"))
    script.says("ilse", Buy("off-balance"))
    assert "off-balance" not in [option.id for option in script.asked().options()]
    assert script.plainly().effect("off-balance").owner == "rook"
    both = nova6.act.open("ilse", "feint", "fight", "create-advantage", targets=("rook", "crow"))
    two = act_out(both, at_odds(npc("crow")))
    two.gm(two.asked().default()).rolls("ilse", *POINTS[1]).says("ilse", Advantage("dice", "an opening"))
    wide = two.says("ilse", Buy("off-balance")).plainly()
    assert [effect.owner for effect in wide.state.effects] == ["rook"]
    talker = hero("ilse", talent("focused", "interact"))
    talk = nova6.act.open("ilse", "taunt", "interact", "create-advantage", targets=("rook",))
    taunt = act_out(talk, at_odds(ilse=talker))
    taunt.gm(taunt.asked().default()).rolls("ilse", *POINTS[1]).says("ilse", Advantage("dice", "rage"))
    assert "off-balance" not in [option.id for option in taunt.asked().options()]


@pytest.mark.rule("nova6.fight.manoeuvres-open")
def test_the_gm_approves_custom_manoeuvres() -> None:
    """Sand in the eyes needs the GM's nod, and then is made like the others; without words there is none."""
    opening = nova6.manoeuvre.open("ilse", "rook", "own", "BLINDED BY SAND")
    script = act_out(opening, at_odds()).asks("gm", "nova6/allow-manoeuvre").gm("yes")
    script.gm(script.asked().default())
    made = done(script).effect("BLINDED BY SAND")
    assert (made.kind, made.owner, made.duration) == ("aspect", "rook", "A")
    turned_down = act_out(opening, at_odds()).gm("no").end()
    assert turned_down.result is None and turned_down.dice == [] and turned_down.who("ilse").turn.pairs == ()
    with refused("nova6.fight.manoeuvres-open"):
        act_out(nova6.manoeuvre.open("ilse", "rook", "own", " "), at_odds())
    theirs = act_out(nova6.manoeuvre.open("rook", "ilse", "own", "WINDED"), table(ILSE, npc("rook")))
    assert theirs.waits_for() == "nova6/prepare"


def test_a_manoeuvre_needs_another_target_in_reach() -> None:
    """A manoeuvre against oneself, a target who is out, or one in another zone is refused."""
    gone = at_odds(npc("rook", out="left"))
    for at, target in ((gone, "rook"), (at_odds(), "ilse")):
        with refused("nova6.fight.knockdown"):
            act_out(nova6.manoeuvre.open("ilse", target, "knockdown"), at)
    apart = at_odds(npc("rook", zone="dock"), ilse=changed(ILSE, zone="yard"), **YARD)
    for what in ("disarm", "knockdown", "grapple"):
        with refused("nova6.fight.attack-melee-range"):
            act_out(nova6.manoeuvre.open("ilse", "rook", what), apart)


def test_the_hero_rolls_a_manoeuvre_against_an_npc() -> None:
    """The attacker rolls among heroes and among NPCs; a hero rolls the reaction against an NPC."""
    at = table(ILSE, hero("bram"), npc("rook"), npc("crow"))
    for who, target, asked in (
        ("ilse", "bram", "nova6/judge"),
        ("rook", "crow", "nova6/judge"),
        ("ilse", "rook", "nova6/judge"),
        ("rook", "ilse", "nova6/prepare"),
    ):
        assert act_out(nova6.manoeuvre.open(who, target, "knockdown"), at).waits_for() == asked


def test_a_shot_can_disarm_from_afar() -> None:
    """A rifle disarms over two zones, opposed by Move, but nobody is grappled from afar."""
    arms = (weapon("ilse", "rifle", 4, RIFLE), SWORD)
    apart = at_odds(npc("rook", zone="dock", fight=3, move=1), *arms, ilse=changed(ILSE, zone="yard"), **YARD)
    script = act_out(nova6.manoeuvre.open("ilse", "rook", "disarm", tool="rifle"), apart)
    assert script.asked().proposed == (opposed("rook", "move"),)
    with refused("nova6.fight.attack-melee-range"):
        act_out(nova6.manoeuvre.open("ilse", "rook", "grapple", tool="rifle"), apart)


# ---- Blows and shots -------------------------------------------------------------------------------------------------


def striking(at: Table, tool: str = "", **more: Any) -> NovaScript[Any]:
    return act_out(nova6.act.open("ilse", "strike", "fight", "attack", targets=("rook",), tool=tool, **more), at)


@pytest.mark.rule("nova6.fight.attack-melee-range")
def test_a_melee_attack_reaches_its_own_zone() -> None:
    """Fists, sword and halberd reach within the zone; only reach goes past a fence to the next."""
    arms = (weapon("ilse", "sword", 3, id="blade"), weapon("ilse", "halberd", 4, Property("reach")))
    near = at_odds(npc("rook", zone="lane"), *arms, ilse=changed(ILSE, zone="lane"), **YARD)
    next_door = at_odds(npc("rook", zone="lane"), *arms, ilse=changed(ILSE, zone="yard"), **YARD)
    for tool in ("", "blade", "halberd"):
        assert striking(near, tool).waits_for() == "nova6/judge"
        with refused("nova6.fight.attack-melee-range"):
            striking(next_door, tool)
    past = striking(next_door, "halberd", mode="past")
    past.gm(past.asked().default())
    assert done(past).last(events.Harmed).who == "rook"
    no_fence = at_odds(npc("rook", zone="lane"), *arms, ilse=changed(ILSE, zone="dock"), **YARD)
    with refused("nova6.fight.attack-melee-range"):
        striking(no_fence, "halberd", mode="past")
    far = at_odds(npc("rook", zone="dock"), *arms, ilse=changed(ILSE, zone="yard"), **YARD)
    with refused("nova6.fight.attack-melee-range"):
        striking(far, "halberd", mode="past")
    with refused("nova6.fight.attack-melee-range"):
        act_out(nova6.act.open("ilse", "punch him", None, "", targets=("rook",)), next_door)
    words = nova6.act.open("ilse", "shame", "interact", "attack", targets=("rook",))
    assert act_out(words, next_door).waits_for() == "nova6/judge"


@pytest.mark.rule("nova6.fight.attack-ranged-range")
def test_a_point_extends_a_shot_by_one_zone() -> None:
    """A pistol for close range hits next door with a point spent on it, and misses without; never further."""
    pistol = weapon("ilse", "pistol", 3, Property("ranged", of=("close",)))
    next_door = at_odds(npc("rook", zone="lane"), pistol, ilse=changed(ILSE, zone="yard"), **YARD)
    shot = striking(next_door, "pistol")
    missed = done(shot.gm(shot.asked().default()), 1, Buy())
    assert [fact.target for fact in missed.all(events.Missed)] == ["rook"] and missed.all(events.Harmed) == []
    again = striking(next_door, "pistol")
    hit = done(again.gm(again.asked().default()), 1, Buy("further"))
    assert hit.all(events.Missed) == [] and hit.last(events.Harmed).damage == 3
    close = at_odds(npc("rook", zone="yard"), pistol, ilse=changed(ILSE, zone="yard"), **YARD)
    plain = striking(close, "pistol")
    assert done(plain.gm(plain.asked().default())).last(events.Harmed).damage == 3


@pytest.mark.rule("nova6.fight.basic-melee")
def test_bare_hands_deal_one_blunt_damage() -> None:
    """One point, physical and blunt, for the scene: a STRESSED box; soak of one stops it; a sword does more."""
    script = striking(at_odds())
    after = done(script.gm(script.asked().default()))
    harmed = after.last(events.Harmed)
    assert (harmed.damage, harmed.level, harmed.duration) == (1, "stressed", "S")
    for kind, left in (("bludgeoning", 0), ("slashing", 1)):
        padded = striking(at_odds(soak("rook", "coat", 1, Property("only", of=(kind,)))))
        assert done(padded.gm(padded.asked().default())).last(events.Harmed).damage == left
    armed = striking(at_odds(weapon("ilse", "blade", 3)), "blade")
    cut = done(armed.gm(armed.asked().default()))
    assert cut.last(events.Harmed).damage == 3 and "nova6.fight.basic-melee" not in cut.citations


@pytest.mark.rule("nova6.fight.basic-melee-shove")
@pytest.mark.parametrize("use", ["shove", "throw"])
def test_a_hit_may_shove_instead_of_harm(use: str) -> None:
    """A hit that is to shove hurts nobody: Physique against the rook's is rolled at once, for no further action."""
    strong = hero("ilse", talent("focused", "fight"), physique=1)
    script = striking(at_odds(npc("rook", physique=2), ilse=strong), use=use)
    script.gm(script.asked().default()).rolls("ilse", *POINTS[0])
    assert net_of(script) == -1
    shoved = script.rolls("ilse", 6, 6, 4, 3).plainly()
    assert shoved.all(events.Harmed) == [] and shoved.who("ilse").turn.pairs == ("fight attack",)
    assert [fact.success for fact in shoved.all(events.Tested)] == [True, True]
    assert shoved.last(events.WentFor).what == use
    missed = striking(at_odds(), use=use)
    missed.gm(missed.asked().default()).rolls("ilse", 1, 2, 3).says("ilse", ACCEPT)
    assert len(missed.plainly().all(events.Tested)) == 1
    armed = striking(at_odds(weapon("ilse", "blade", 3)), "blade", use=use)
    assert done(armed.gm(armed.asked().default())).last(events.Harmed).damage == 3


def test_an_npcs_hit_may_shove_a_hero() -> None:
    """The rook hits to shove: Ilse resists with Physique or is shoved, and is unhurt."""
    at = table(ILSE, npc("rook", physique=1))
    script = act_out(nova6.oppose.open("rook", "ilse", use="shove"), at).says("ilse", Preparation("fight"))
    script.rolls("ilse", 1, 2, 3).says("ilse", ACCEPT).asks("ilse", "nova6/prepare")
    assert [option.id for option in script.asked().skills] == ["physique"]
    assert net_of(script.says("ilse", Preparation("physique"))) == -1
    stood = script.rolls("ilse", 6, 6, 4, 3).plainly()
    assert stood.all(events.Harmed) == [] and stood.last(events.Achieved).what == "defended"


@pytest.mark.rule("nova6.fight.basic-ranged")
def test_improvised_missiles_deal_one_at_close_range() -> None:
    """A stone deals one at close range, near with Physique 2; it is used up, and must be named."""
    for physique, allowed in ((0, 1), (1, 1), (2, 2)):
        ilse = changed(hero("ilse", talent("focused", "fight"), physique=physique), zone="yard")
        next_door = at_odds(npc("rook", zone="lane", fight=3), ilse=ilse, **YARD)
        script = act_out(nova6.hurl.open("ilse", "rook", "a stone"), next_door)
        assert script.asked().proposed == (opposed("rook", "move"),)
        after = done(script.gm(script.asked().default()))
        assert bool(after.all(events.Harmed)) == (allowed == 2)
        assert not after.has_effect("a stone")
    here = at_odds(npc("rook", zone="yard"), ilse=changed(ILSE, zone="yard"), **YARD)
    script = act_out(nova6.hurl.open("ilse", "rook", "a stone"), here)
    hit = done(script.gm(script.asked().default())).last(events.Harmed)
    assert (hit.damage, hit.level, hit.duration) == (1, "stressed", "S")
    with refused("nova6.fight.basic-ranged"):
        act_out(nova6.hurl.open("ilse", "rook", " "), here)
    theirs = act_out(nova6.hurl.open("rook", "ilse", "a brick"), table(ILSE, npc("rook")))
    assert [option.id for option in theirs.asked().skills] == ["move"]
    hurt = theirs.says("ilse", Preparation("move")).rolls("ilse", 1, 2, 3).says("ilse", ACCEPT).plainly()
    assert hurt.last(events.Harmed).damage == 1 and not hurt.has_effect("a brick")


# ---- What fends them off ---------------------------------------------------------------------------------------------


def offered(action: str, *properties: Property, use: str = "") -> list[str]:
    """The skills with which Ilse may answer the rook's action."""
    arm = weapon("rook", "arm", 3, *properties)
    opening = nova6.oppose.open("rook", "ilse", "fight", action, use, tool="arm")
    return [option.id for option in act_out(opening, table(ILSE, npc("rook"), arm)).asked().skills]


@pytest.mark.rule("nova6.fight.defend-melee")
def test_fight_parries_melee_attacks_and_manoeuvres() -> None:
    """Fight is offered against a sword and against being disarmed with one, but not against suppressing fire."""
    assert offered("attack") == ["fight", "move"] == offered("create-advantage", use="disarm")
    assert offered("create-advantage", RIFLE) == ["move"]
    parry = act_out(nova6.oppose.open("rook", "ilse"), table(ILSE, npc("rook"))).says("ilse", Preparation("fight"))
    parry.plainly_to_ready()


@pytest.mark.rule("nova6.fight.defend-not-ranged")
def test_a_shot_cannot_be_parried() -> None:
    """Against a rifle only Move is offered, and Fight refused; a hero aimed at by another hero has no more."""
    assert offered("attack", RIFLE) == ["move"]
    at = table(ILSE, npc("rook"), weapon("rook", "rifle", 4, RIFLE))
    script = act_out(nova6.oppose.open("rook", "ilse", tool="rifle"), at)
    script.refuses("ilse", Preparation("fight"), "nova6.fight.defend-not-ranged").stop()
    near = act_out(nova6.oppose.open("rook", "ilse"), table(ILSE, npc("rook")))
    near.refuses("ilse", Preparation("wits"), "nova6.action.opposing-table")


@pytest.mark.rule("nova6.fight.defend-interpose")
def test_fight_opposes_an_action_if_the_gm_agrees() -> None:
    """The rook reaches for the lever: with the GM's leave Ilse's Fight stands against it, and else nothing does."""
    opening = nova6.step_in.open("ilse", "rook", "pull the lever")
    at = table(hero("ilse", fight=2), npc("rook", move=1, wits=3))
    script = act_out(opening, at).asks("gm", "nova6/may-step-in")
    assert script.asked().usual == script.asked().choices("skill", at)[0] == "move"
    assert script.asked().choices("action", at) == ("create-advantage", "overcome", "attack", "defend")
    allowed = script.gm(Stepping(True))
    assert net_of(allowed) == 1
    stopped = allowed.rolls("ilse", 5, 4, 3, 1).plainly()
    assert stopped.last(events.Achieved).what == "defended" and stopped.who("ilse").turn.pairs == ()
    named = act_out(opening, at).gm(Stepping(True, "wits"))
    assert net_of(named) == -1
    pulled = named.rolls("ilse", 1, 2, 3, 4).says("ilse", ACCEPT).plainly()
    assert [(fact.what, fact.of) for fact in pulled.all(events.Achieved)] == [("goal", "pull the lever")]
    not_so = act_out(opening, at).gm(Stepping()).end()
    assert not_so.result is None and not_so.dice == []
    with refused("nova6.fight.defend-interpose"):
        act_out(nova6.step_in.open("ilse", "rook", "pull the lever", "wits"), at)
    intent_on = hero("ilse", fight=2, turn=Turn(focus="ready"))
    elsewhere = act_out(opening, table(intent_on, npc("rook", move=1))).gm(Stepping(True))
    assert net_of(elsewhere) == 0 and elsewhere.rolls("ilse", 5, 4, 3).plainly().who("ilse").turn.focus == "ready"
    strict = act_out(opening, at)
    strict.refuses("gm", Stepping(True, "cooking"), "nova6.skill.six")
    strict.refuses("gm", Stepping(True, action="flee"), "nova6.action.four")
    with refused("nova6.cons.incap-effect"):
        act_out(opening, table(hero("ilse", out="left"), npc("rook")))
