"""NOVA6 limits of manoeuvres, shoves, throws and aiming, and their defaults."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.attacks import bare
from moothall.rulesets.nova6.basics.outcome import Buy, Draft, stunts
from moothall.rulesets.nova6.basics.skill_uses import better_action, instead_of, switched, untested
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.ids import EffectId, ZoneId
from moothall.rulesets.nova6.state import Edge, Effect, Table, Zone
from moothall.rulesets.nova6.vocabulary import Gives, Property, talent
from moothall.talk.questions import Option
from tests.books.nova6.support.stage import NovaScript, act_out, aspect, conflict, hero, npc, soak, table, weapon

FOCUSED = [talent("focused", skill) for skill in ("fight", "physique", "move", "wits")]
ILSE = hero("ilse", *FOCUSED, zone="yard")
ROOK = npc("rook", zone="yard")
YARD: dict[str, Any] = {
    "zones": (Zone(ZoneId("yard"), "Yard"), Zone(ZoneId("lane"), "Lane")),
    "edges": (Edge("yard", "lane"),),
}
RIFLE = weapon("ilse", "rifle", 4, Property("ranged", of=("far",)))
CART = npc("cart", kind="thing", zone="yard")
CRATES = aspect("CRATES", "yard", aspect="scene")
POINTS = {0: (6, 4, 3), 1: (4, 4, 3), 2: (4, 4, 4)}
"""Three dice that succeed with so many points, for somebody Focused."""


def grip(maker: str, owner: str, dice: int = 1) -> Effect:
    return Effect(
        EffectId(f"grip-{maker}-{owner}"), "advantage", "grappled", owner, maker, -dice, ("fight", "move"), "M",
        properties=(Property("grappled", of=("limbs",)),), made=True,
    )  # fmt: skip


def at_odds(*things: Any, **more: Any) -> Table:
    """Ilse and the rook in a yard; those who are given take the place of others of that name. It is her turn."""
    given = {thing.id for thing in things}
    people = [one for one in (ILSE, ROOK) if one.id not in given]
    return table(*people, *things, scene=conflict("ilse", phase="early", early=("ilse",)), **YARD, **more)


def judged(script: NovaScript[Any]) -> NovaScript[Any]:
    """The GM leaves it as proposed."""
    return script.gm(script.asked().default())


@pytest.mark.parametrize(("worth", "open"), [(2, True), (1, True), (0, False), (-1, False)])
def test_only_a_positive_advantage_becomes_off_balance(worth: int, open: bool) -> None:
    """An advantage may be turned into off balance; a disadvantage may not."""
    test = ActionTest("ilse", "feint", "fight", "create-advantage", targets=("rook",))
    draft = Draft("advantage", "ilse", ("ilse",), "a feint", "dice", worth, ("fight",))
    assert ("off-balance" in [one.id for one in stunts(at_odds(), test, draft, 1)]) is open


# ---- One action, where nobody says how many --------------------------------------------------------------------------

ACTIONS: dict[str, tuple[Any, tuple[Any, ...]]] = {
    "aim": (nova6.aim.open("ilse", "rook", "rifle"), (RIFLE,)),
    "tighten": (nova6.tighten.open("ilse"), (grip("ilse", "rook"),)),
    "break-hold": (nova6.break_hold.open("ilse"), (grip("rook", "ilse"),)),
    "manoeuvre": (nova6.manoeuvre.open("ilse", "rook", "knockdown"), ()),
    "dodge": (nova6.dodge.open("ilse"), ()),
    "ram": (nova6.ram.open("ilse", "cart", "rook"), (CART,)),
    "hurl": (nova6.hurl.open("ilse", "rook", "a stone"), ()),
    "shove": (nova6.shove.open("ilse", "rook"), ()),
}


@pytest.mark.parametrize("tried", ACTIONS)
def test_skill_actions_count_as_one_action(tried: str) -> None:
    """Each action of a skill counts as one, and costs no die for another."""
    opening, things = ACTIONS[tried]
    after = act_out(opening, at_odds(*things)).plainly_through(4)
    assert after.who("ilse").turn.declared == 1 == len(after.who("ilse").turn.pairs)
    assert after.why("several-actions") == []


# ---- Attacks with nothing but a skill --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("skill", "type", "subtype"),
    [
        ("fight", "physical", ""),
        ("move", "physical", ""),
        ("wits", "physical", ""),
        ("", "physical", ""),
        ("piety", "physical", ""),
        ("physique", "physical", "bludgeoning"),
        ("interact", "mental", "emotional"),
        ("resolve", "mental", "psychic"),
    ],
)
def test_each_skill_has_its_bare_damage_type(skill: str, type: str, subtype: str) -> None:
    """Bodily skills, Wits and skills of entities deal physical damage; Interact and Resolve mental."""
    assert bare(table(ILSE), skill)[:2] == (type, subtype)


# ---- Aim -------------------------------------------------------------------------------------------------------------


def test_an_aim_serves_the_weapons_skill() -> None:
    """The die is for the weapon's own skill, or for that of shots where it has none."""
    for own, served in (("", "fight"), ("fight", "fight"), ("wits", "wits")):
        script = act_out(nova6.aim.open("ilse", "rook", "rifle"), at_odds(changed(RIFLE, skill=own)))
        made = script.rolls("ilse", *POINTS[0]).plainly().state.effects_of("ilse", "advantage")
        assert [effect.skills for effect in made] == [(served,)]


def test_a_sight_cites_its_own_rule() -> None:
    """A die for aiming cites the sight's rule, or that of aiming where it names none."""
    for own, cited in (("nova6.equipment.modifier-rows", "nova6.equipment.modifier-rows"), ("", "nova6.wits.aim")):
        sight = Property("reflex", gives=(Gives("dice", 1, use="aim", cite=own),))
        helped = changed(RIFLE, properties=(*RIFLE.properties, sight))
        after = act_out(nova6.aim.open("ilse", "rook", "rifle"), at_odds(helped)).plainly_through(4)
        assert [(reason.amount, reason.cite) for reason in after.why("trait")] == [(1, cited)]


# ---- Holds, shoves and throws ----------------------------------------------------------------------------------------


def test_lifting_is_a_snap_action() -> None:
    """Of two declared actions each is a die worse; lifting the grappler is not."""
    busy = changed(ILSE, turn=changed(ILSE.turn, declared=2, pairs=("wits overcome",)))
    after = act_out(nova6.lift.open("ilse"), at_odds(busy, grip("rook", "ilse"))).plainly_through(4)
    assert after.why("several-actions") == [] and after.who("ilse").turn.snaps == 1


@pytest.mark.parametrize(("use", "lifts"), [("throw", True), ("shove", False)])
def test_only_a_throwing_hit_offers_lift(use: str, lifts: bool) -> None:
    """After a hit that is to throw, a point lifts the target; after a shove it cannot."""
    script = judged(act_out(nova6.act.open("ilse", "", "fight", "attack", use, ("rook",)), at_odds()))
    script.rolls("ilse", *POINTS[0]).rolls("ilse", *POINTS[1])
    offered = [option.id for option in script.asked().options()]
    assert ("lift" in offered, "shove-across" in offered) == (lifts, True)
    assert script.plainly().last(events.Shoved).how == "away"


def shoving(points: int, *things: Any, throw: bool = False) -> NovaScript[Any]:
    """Ilse shoves the rook with so many points."""
    return act_out(nova6.shove.open("ilse", "rook", throw), at_odds(*things)).rolls("ilse", *POINTS[points])


def test_a_target_is_shoved_one_distance() -> None:
    """A target shoved across the zone for a point is not shoved again for the next."""
    script = shoving(2)
    assert {"shove-across", "shove-out"} <= {option.id for option in script.asked().menu}
    script.says("ilse", Buy("shove-across", text="the well"))
    assert not {"shove-across", "shove-out", "lift"} & {option.id for option in script.asked().menu}
    assert script.plainly().last(events.Shoved).how == "across"


@pytest.mark.parametrize(
    ("things", "lifted", "asked"),
    [((), False, False), ((), True, False), ((CRATES,), False, True), ((CRATES,), True, False)],
)
def test_obstacles_are_asked_about_only_for_shoves(things: tuple[Any, ...], lifted: bool, asked: bool) -> None:
    """The GM is asked only where obstacles stand, and only for targets not in the air."""
    script = shoving(2, *things, throw=lifted)
    if lifted:
        script.says("ilse", Buy("lift"))
    script.says("ilse", Buy("shove-across", text="the well"))
    assert (script.waits_for() == "nova6/in-the-way") is asked
    script.stop()


@pytest.mark.parametrize("lifted", [True, False])
def test_only_a_throw_cites_the_throw_rule(lifted: bool) -> None:
    """A throw cites the rule of throwing; a shove that of shoving alone."""
    script = shoving(1, throw=True)
    after = (script.says("ilse", Buy("lift")) if lifted else script).plainly()
    assert after.last(events.Shoved).thrown is lifted
    thrown = {"nova6.physique.throw"} if lifted else set()
    assert after.rules_of(events.Shoved) == {"nova6.physique.shove-simple", *thrown}


@pytest.mark.parametrize(
    ("buy", "how"), [(Buy("shove-across", text="the well"), "across"), (Buy("shove-out", 2, "lane"), "out")]
)
def test_a_stopped_shove_costs_no_points(buy: Buy, how: str) -> None:
    """If the GM says that obstacles stop the target, the points are kept; else they are spent."""
    stopped = shoving(2, CRATES).says("ilse", buy).gm("limits")
    assert stopped.asked().points == 2
    assert stopped.plainly().last(events.Shoved).how == "away"
    assert shoving(2, CRATES).says("ilse", buy).gm("clear").plainly().last(events.Shoved).how == how


def test_a_shove_out_needs_a_neighbouring_zone() -> None:
    """Into the next zone, if there is one beside the one where they stand."""
    for edges, offered in (((Edge("yard", "lane"),), True), ((Edge("lane", "yard"),), True), ((), False)):
        apart = changed(
            at_odds(), edges=(*edges, Edge("lane", "dock")), zones=(*YARD["zones"], Zone(ZoneId("dock"), "Dock"))
        )
        script = act_out(nova6.shove.open("ilse", "rook"), apart).rolls("ilse", *POINTS[2])
        menu = {option.id for option in script.asked().menu}
        assert ("shove-out" in menu, "lift" in menu) == (offered, False), "nobody is thrown who is only shoved"
        script.stop()


# ---- What the GM may want otherwise ----------------------------------------------------------------------------------

ANGER, DOUBT, SIGNS = "nova6.interact.attack-anger", "nova6.resolve.overcome", "nova6.wits.limits"


@pytest.mark.parametrize(
    ("asked", "settled", "rules"),
    [
        (("interact", "attack"), ("interact", "create-advantage"), (ANGER,)),
        (("interact", "attack"), ("interact", "attack"), ()),
        (("interact", "attack"), ("fight", "create-advantage"), ()),
        (("interact", "overcome"), ("interact", "create-advantage"), ()),
        (("fight", "attack"), ("fight", "create-advantage"), ()),
        (("resolve", "overcome"), ("wits", "overcome"), (DOUBT,)),
        (("wits", "overcome"), ("resolve", "overcome"), (DOUBT,)),
        (("wits", "overcome"), ("wits", "overcome"), ()),
        (("resolve", "create-advantage"), ("wits", "create-advantage"), ()),
        (("wits", "overcome"), ("interact", "overcome"), (SIGNS,)),
        (("interact", "overcome"), ("wits", "overcome"), ()),
    ],
)
def test_the_rule_between_two_skills_is_cited(
    asked: tuple[str, str], settled: tuple[str, str], rules: tuple[str, ...]
) -> None:
    """The rule that tells two skills or actions apart is cited where the GM changes one to the other."""
    assert switched(*asked, ActionTest("ilse", "", *settled)) == rules


@pytest.mark.parametrize(
    ("skill", "action", "targets", "others"),
    [
        ("resolve", "overcome", (), ["wits"]),
        ("wits", "overcome", (), ["resolve"]),
        ("wits", "overcome", ("rook",), ["resolve", "interact"]),
        ("wits", "create-advantage", ("rook",), ["interact"]),
        ("wits", "create-advantage", (), []),
        ("wits", "attack", ("rook",), []),
        ("resolve", "create-advantage", ("rook",), []),
        ("resolve", "overcome", ("rook",), ["wits"]),
        ("fight", "overcome", ("rook",), []),
    ],
)
def test_often_confused_skills_are_offered_together(
    skill: str, action: str, targets: tuple[str, ...], others: list[str]
) -> None:
    """Resolve and Wits are offered together for Overcome; motives are for Interact."""
    assert [option.id for option in instead_of(skill, action, targets)] == others


@pytest.mark.parametrize(
    ("intent", "skill", "action", "better"),
    [
        ("goad him", "interact", "attack", "create-advantage"),
        ("make her ANGRY", "interact", "attack", "create-advantage"),
        ("break her heart", "interact", "attack", "attack"),
        ("goad him", "fight", "attack", "attack"),
        ("goad him", "interact", "overcome", "overcome"),
    ],
)
def test_only_words_that_anger_become_an_advantage(intent: str, skill: str, action: str, better: str) -> None:
    """Enraging with words is an advantage and no attack; with other skills or words it is unchanged."""
    assert better_action(intent, skill, Option(action, "")).id == better


@pytest.mark.parametrize(
    ("skill", "action", "decision", "told"),
    [
        ("wits", "overcome", "narrate", True),
        ("wits", "overcome", "roll", False),
        ("wits", "create-advantage", "narrate", False),
        ("move", "overcome", "narrate", False),
    ],
)
def test_knowing_and_noticing_need_no_roll_without_stakes(skill: str, action: str, decision: str, told: bool) -> None:
    """Knowing and noticing need no roll without stakes."""
    assert untested(skill, action, decision) == (("nova6.wits.interesting",) if told else ())


# ---- Ramming ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("own", "stopped"), [(None, True), ("", True), ("impaling", False)])
def test_ramming_damage_is_bludgeoning_by_default(own: str | None, stopped: bool) -> None:
    """Padding against bludgeoning stops a cart with or without a ram, but not one with spikes."""
    padding = soak("rook", "padding", 9, Property("only", of=("bludgeoning",)))
    rams = () if own is None else (weapon("cart", "ram", 3, Property("ram"), subtype=own),)
    script = act_out(nova6.ram.open("ilse", "cart", "rook"), at_odds(CART, padding, *rams))
    harmed = [fact for fact in judged(script).plainly_through(5).all(events.Harmed) if fact.who == "rook"]
    assert [fact.damage == 0 for fact in harmed] == [stopped]
