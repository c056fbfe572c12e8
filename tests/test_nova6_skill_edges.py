"""NOVA6, what single skills can do: both sides of boundaries, and what is so where nobody says otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.skilled.basics import bare
from moothall.rulesets.nova6.state import Edge, Effect, Table, Zone
from moothall.rulesets.nova6.vocabulary import Gives, Property, talent
from support.nova6 import NovaScript, act_out, conflict, hero, npc, table, weapon

FOCUSED = [talent("focused", skill) for skill in ("fight", "physique", "move", "wits")]
ILSE = hero("ilse", *FOCUSED, zone="yard")
ROOK = npc("rook", zone="yard")
YARD: dict[str, Any] = {"zones": (Zone("yard", "Yard"), Zone("lane", "Lane")), "edges": (Edge("yard", "lane"),)}
RIFLE = weapon("ilse", "rifle", 4, Property("ranged", of=("far",)))
CART = npc("cart", kind="thing", zone="yard")
POINTS = {0: (6, 4, 3), 1: (4, 4, 3), 2: (4, 4, 4)}
"""Three dice that succeed with so many points, for somebody Focused."""


def grip(maker: str, owner: str, dice: int = 1) -> Effect:
    return Effect(
        f"grip-{maker}-{owner}", "advantage", "grappled", owner, maker, -dice, ("fight", "move"), "M",
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


# ---- One action, where nobody says how many --------------------------------------------------------------------------

DEEDS: dict[str, tuple[Any, tuple[Any, ...]]] = {
    "aim": (nova6.aim.open("ilse", "rook", "rifle"), (RIFLE,)),
    "tighten": (nova6.tighten.open("ilse"), (grip("ilse", "rook"),)),
    "break-hold": (nova6.break_hold.open("ilse"), (grip("rook", "ilse"),)),
    "manoeuvre": (nova6.manoeuvre.open("ilse", "rook", "knockdown"), ()),
    "dodge": (nova6.dodge.open("ilse"), ()),
    "ram": (nova6.ram.open("ilse", "cart", "rook"), (CART,)),
    "hurl": (nova6.hurl.open("ilse", "rook", "a stone"), ()),
    "shove": (nova6.shove.open("ilse", "rook"), ()),
}


@pytest.mark.parametrize("deed", DEEDS)
def test_a_turn_has_one_action_unless_more_are_declared(deed: str) -> None:
    """Whatever somebody does with a skill, it is one action, and no die is lost for another."""
    opening, things = DEEDS[deed]
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
def test_what_a_skill_does_by_itself(skill: str, type: str, subtype: str) -> None:
    """A body hurts bodies, and so do cunning from afar and whatever only things can do; words and will hurt minds."""
    assert bare(table(ILSE), skill)[:2] == (type, subtype)


# ---- Aim -------------------------------------------------------------------------------------------------------------


def test_what_has_no_skill_of_its_own_is_aimed_for_a_shot() -> None:
    """The die of an aim is for the thing's own skill, and where it has none for whatever shots are made with."""
    for own, served in (("", "fight"), ("fight", "fight"), ("wits", "wits")):
        script = act_out(nova6.aim.open("ilse", "rook", "rifle"), at_odds(changed(RIFLE, skill=own)))
        made = script.rolls("ilse", *POINTS[0]).plainly().state.effects_of("ilse", "advantage")
        assert [effect.skills for effect in made] == [(served,)]


def test_a_sight_helps_by_its_own_rule() -> None:
    """A die for aiming names the rule that gives it, or that of aiming where the thing names none."""
    for own, cited in (("nova6.equipment.modifier-rows", "nova6.equipment.modifier-rows"), ("", "nova6.wits.aim")):
        sight = Property("reflex", gives=(Gives("dice", 1, use="aim", cite=own),))
        helped = changed(RIFLE, properties=(*RIFLE.properties, sight))
        after = act_out(nova6.aim.open("ilse", "rook", "rifle"), at_odds(helped)).plainly_through(4)
        assert [(reason.amount, reason.cite) for reason in after.why("trait")] == [(1, cited)]


# ---- Holds, shoves and throws ----------------------------------------------------------------------------------------


def test_lifting_is_no_action_among_several() -> None:
    """Of two declared actions each is a die worse; the snap in which somebody lifts whoever holds them is not."""
    busy = changed(ILSE, turn=changed(ILSE.turn, declared=2, pairs=("wits overcome",)))
    after = act_out(nova6.lift.open("ilse"), at_odds(busy, grip("rook", "ilse"))).plainly_through(4)
    assert after.why("several-actions") == [] and after.who("ilse").turn.snaps == 1


@pytest.mark.parametrize(("use", "lifts"), [("throw", True), ("shove", False)])
def test_only_a_blow_that_throws_lifts_somebody(use: str, lifts: bool) -> None:
    """After a hit that is to throw, a point takes the other off the ground; after one that is to shove it cannot."""
    script = judged(act_out(nova6.act.open("ilse", "", "fight", "attack", use, ("rook",)), at_odds()))
    script.rolls("ilse", *POINTS[0]).rolls("ilse", *POINTS[1])
    offered = [option.id for option in script.asked().options()]
    assert ("lift" in offered, "shove-across" in offered) == (lifts, True)
    assert script.plainly().last(events.Shoved).how == "away"
