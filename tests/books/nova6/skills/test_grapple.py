"""NOVA6 grapples: seizing, tightening, lifting, breaking free and letting go."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.basics.test_record import Opposed, Weighed
from moothall.rulesets.nova6.ids import EffectId, ZoneId
from moothall.rulesets.nova6.modifiers.holds import holds_on
from moothall.rulesets.nova6.questions import Preparation, Ruling
from moothall.rulesets.nova6.state import Edge, Effect, Table, Zone
from moothall.rulesets.nova6.vocabulary import Property, talent
from tests.books.nova6.support.stage import (
    ACCEPT,
    NovaAfter,
    NovaScript,
    act_out,
    advantage,
    conflict,
    hero,
    npc,
    opposed,
    table,
    weapon,
)
from tests.support.citing import refused

POINTS = {0: (6, 4, 3), 1: (4, 4, 3), 2: (4, 4, 4)}
ILSE = hero("ilse", talent("focused", "fight"), talent("focused", "physique"), zone="yard")
ROOK = npc("rook", zone="yard")
CROW = npc("crow", zone="yard")
YARD: dict[str, Any] = {
    "zones": (Zone(ZoneId("yard"), "Yard"), Zone(ZoneId("lane"), "Lane")),
    "edges": (Edge("yard", "lane"),),
}
LIMBS = Property("grappled", of=("limbs",))
TURN = {"phase": "early", "early": ("ilse",)}


def grip(maker: str, owner: str, dice: int = 1, *skills: str, **more: Any) -> Effect:
    """A hold as it is after it was taken."""
    made = Effect(
        EffectId(f"grip-{maker}-{owner}"), "advantage", "grappled", owner, maker, -dice, skills or ("fight", "move"),
        "M", properties=(LIMBS,), made=True,
    )  # fmt: skip
    return changed(made, **more)


def at_odds(*things: Any, acting: str = "ilse", **more: Any) -> Table:
    """Ilse, the rook and the crow in a yard; those who are given take the place of others of that name."""
    given = {thing.id for thing in things}
    people = [one for one in (ILSE, ROOK, CROW) if one.id not in given]
    phase = {"phase": "early", "early": ("ilse",)} if acting == "ilse" else {"phase": "opposition"}
    return table(*people, *things, scene=conflict(acting, **phase), **YARD, **more)


def judged(script: NovaScript[Any]) -> NovaScript[Any]:
    """The GM leaves it as proposed."""
    return script.gm(script.asked().default())


def done(script: NovaScript[Any], points: int = 0, *buys: Buy) -> NovaAfter[Any]:
    script.rolls("ilse", *POINTS[points])
    for buy in buys:
        script.says("ilse", buy)
    return script.plainly()


def net_of(script: NovaScript[Any]) -> int:
    net: int = script.plainly_to_ready().pool.net
    return net


def trying(at: Table, skill: str, action: str = "attack", target: str = "crow", **more: Any) -> int:
    """Ilse's dice against somebody who has learnt nothing."""
    targets = (target,) if target else ()
    return net_of(judged(act_out(nova6.act.open("ilse", "", skill, action, targets=targets, **more), at)))


def defending(at: Table, by: str, skill: str) -> int:
    """Ilse's dice against a blow."""
    return net_of(act_out(nova6.oppose.open(by, "ilse"), at).says("ilse", Preparation(skill)))


# ---- Taking hold -----------------------------------------------------------------------------------------------------


def seizing(*things: Any, **more: Any) -> NovaScript[Any]:
    return judged(act_out(nova6.manoeuvre.open("ilse", "rook", "grapple"), at_odds(*things, **more)))


@pytest.mark.rule("nova6.fight.grapple-start")
def test_a_success_grapples_with_one_die() -> None:
    """Against Fight 1 it is one die; a success without points holds the rook with one, for as long as it is kept."""
    script = act_out(nova6.manoeuvre.open("ilse", "rook", "grapple"), at_odds(npc("rook", fight=1, zone="yard")))
    assert script.asked().proposed == (opposed("rook", "fight"),)
    assert net_of(judged(script)) == -1
    after = done(seizing())
    made = after.effect("grappled")
    assert (made.kind, made.owner, made.maker, made.rating, made.duration) == ("advantage", "rook", "ilse", -1, "M")
    assert made.has("grappled") and made.made and after.all(events.Harmed) == []
    with refused("nova6.fight.grapple-start"):
        act_out(nova6.manoeuvre.open("ilse", "rook", "grapple"), after.state)
    missed = seizing().rolls("ilse", 1, 2, 3).says("ilse", ACCEPT).plainly()
    assert not missed.has_effect("grappled")


@pytest.mark.rule("nova6.fight.grapple-dice")
@pytest.mark.parametrize("points", [1, 2])
def test_points_tighten_a_new_grapple(points: int) -> None:
    """Each point of the grappling roll is a die more."""
    assert done(seizing(), points, Buy("tighter", points)).effect("grappled").rating == -1 - points
    unspent = seizing().rolls("ilse", *POINTS[1]).says("ilse", Buy()).plainly()
    assert unspent.effect("grappled").rating == -1


def test_two_grapples_on_one_target_add_up() -> None:
    """The crow's hold and Ilse's are two holds, and both count."""
    after = seizing(grip("crow", "rook")).rolls("ilse", 6, 4, 3, 1).plainly()
    assert [effect.maker for effect in after.state.effects if effect.has("grappled")] == ["crow", "ilse"]


def test_advantages_of_one_name_do_not_add_up() -> None:
    """Two who make the same advantage for Ilse have made one, and the larger counts."""
    first = advantage("ilse", 1, "fight", name="an edge", maker="rook")
    second = advantage("ilse", 2, "fight", name="an edge", id="", maker="crow")
    after = act_out(nova6.put.open(second), at_odds(first)).end()
    assert [effect.rating for effect in after.state.effects] == [2]


@pytest.mark.parametrize("unseen", ["crow", "rook"])
def test_a_grapple_with_a_hidden_character_is_secret(unseen: str) -> None:
    """A grapple in which either side is hidden is known to nobody but the GM."""
    hidden = changed(CROW if unseen == "crow" else ROOK, seen=False)
    script = judged(act_out(nova6.manoeuvre.open("crow", "rook", "grapple"), at_odds(hidden, acting="crow")))
    after = script.rolls("gm", *POINTS[0]).plainly()
    assert not after.effect("grappled").known
    assert (after.last(events.WentFor).target, after.last(events.WentFor).seen) == (
        ("", True) if unseen == "rook" else ("rook", False)
    )
    assert done(seizing()).effect("grappled").known


def test_an_npc_may_grapple_a_hero() -> None:
    """The rook goes for Ilse: she reacts with Fight or Move, and failing is held; the rook's points tighten it."""
    at = at_odds(acting="rook")
    script = act_out(nova6.manoeuvre.open("rook", "ilse", "grapple"), at)
    assert [option.id for option in script.asked().skills] == ["fight", "move"]
    held = script.says("ilse", Preparation("fight")).rolls("ilse", 2, 2, 2).says("ilse", ACCEPT)
    after = held.gm(Buy("tighter")).plainly()
    assert (after.effect("grappled").owner, after.effect("grappled").rating) == ("ilse", -2)
    free = act_out(nova6.manoeuvre.open("rook", "ilse", "grapple"), at).says("ilse", Preparation("fight"))
    assert not free.rolls("ilse", *POINTS[0]).plainly().has_effect("grappled")


# ---- What it hinders -------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.fight.grapple-scope")
def test_a_grapple_hinders_fight_move_and_two_hands() -> None:
    """Held with two dice: Fight and Move are two harder, noticing is not, a two-handed spear is."""
    held = at_odds(grip("rook", "ilse", 2))
    assert trying(held, "fight") == -2 == defending(at_odds(grip("rook", "ilse", 2), acting="crow"), "crow", "move")
    assert trying(held, "wits", "overcome", "") == 0 == trying(held, "physique", "overcome", "")
    lance = weapon("ilse", "lance", 3, Property("two-hands"))
    knife = weapon("ilse", "knife", 3, Property("object"))
    both = at_odds(grip("rook", "ilse", 2), lance, knife)
    sly = [trying(both, "wits", "create-advantage", tool=tool) for tool in ("lance", "knife")]
    assert sly == [-2, 0]
    at = at_odds(grip("crow", "rook", 2))
    assert trying(at, "fight", target="rook") == 2 and trying(at, "interact", target="rook") == 0


def test_the_gm_rules_whether_an_action_needs_two_limbs() -> None:
    """Knotting a rope while held: if the GM says it takes two hands the hold counts, else not; a Fight is not asked."""
    at = at_odds(grip("rook", "ilse", 1))
    rope = nova6.act.open("ilse", "knot the rope", "wits", "overcome")
    asked = act_out(rope, at).asked()
    assert asked.conditions == ("grip-rook-ilse",)
    assert net_of(act_out(rope, at).gm(Ruling(conditions=(Weighed("grip-rook-ilse", "hinders"),)))) == -1
    assert net_of(act_out(rope, at).gm(Ruling(conditions=(Weighed("grip-rook-ilse", "irrelevant"),)))) == 0
    assert act_out(nova6.act.open("ilse", "", "fight", "overcome"), at).asked().conditions == ()
    others = at_odds(grip("rook", "crow", 1))
    assert act_out(rope, others).asked().conditions == ()


@pytest.mark.parametrize(
    ("picked", "fight", "move", "two_handed"), [("fight", -1, 0, 0), ("move", 0, -1, 0), ("limbs", 0, 0, -1)]
)
def test_option_pick_one_limits_what_a_grapple_hinders(picked: str, fight: int, move: int, two_handed: int) -> None:
    """Under `pick-one` the grappler names what the hold hinders; otherwise nobody is asked."""
    script = seizing(grapple_scope="pick-one").rolls("ilse", *POINTS[0]).asks("ilse", "nova6/hold-what")
    assert [option.id for option in script.asked().options()] == ["fight", "move", "limbs"]
    made = script.says("ilse", picked).plainly().effect("grappled")
    turned = changed(made, owner="ilse", maker="rook", id="grip")
    lance = weapon("ilse", "lance", 3, Property("two-hands"))
    at = at_odds(turned, lance, acting="crow")
    assert (defending(at, "crow", "fight"), defending(at, "crow", "move")) == (fight, move)
    assert trying(at_odds(turned, lance), "wits", "create-advantage", tool="lance") == two_handed
    assert seizing().rolls("ilse", *POINTS[0]).waits_for() == "over"


@pytest.mark.rule("nova6.fight.grapple-self")
def test_a_grappler_has_a_die_less_against_others() -> None:
    """Ilse, who holds the rook, has a die less against the crow and not against the rook."""
    at = at_odds(grip("ilse", "rook", 1))
    assert trying(at, "fight", target="crow") == -1
    assert trying(at, "fight", target="rook") == 1, "the rook, who is held, is worse at it as well"
    assert trying(at, "wits", "overcome", "") == 0
    struck = at_odds(grip("ilse", "rook", 1), acting="crow")
    assert defending(struck, "crow", "fight") == -1
    back = at_odds(grip("ilse", "rook", 1), acting="rook")
    assert defending(back, "rook", "fight") == 1
    busy = at_odds(grip("crow", "rook", 1))
    assert trying(busy, "fight", target="crow") == 1, "a crow with its hands full"
    mine = at_odds(grip("crow", "ilse", 1))
    assert trying(mine, "fight", target="crow") == -1, "but not for the one it holds"


# ---- Moving ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.fight.grapple-lift")
def test_a_held_character_lifts_the_grappler_to_move() -> None:
    """Physique 1 against one die is even; lifted, the rook comes along; not lifted, there is no moving this turn."""
    strong = changed(ILSE, skills=(("physique", 1),))
    at = at_odds(strong, grip("rook", "ilse"))
    for opening in (nova6.move.open("ilse", ("lane",)), nova6.act.open("ilse", "run", "move", "overcome")):
        with refused("nova6.fight.grapple-lift"):
            act_out(opening, at)
    with refused("nova6.fight.grapple-lift"):
        act_out(nova6.snap.open("ilse", "move", "the well"), at)
    script = act_out(nova6.lift.open("ilse"), at)
    assert net_of(script) == 0
    lifted = script.rolls("ilse", *POINTS[0]).plainly()
    assert lifted.last(events.Lifted).success and lifted.who("ilse").turn.snaps == 1
    assert lifted.who("ilse").turn.pairs == ()
    gone = act_out(nova6.move.open("ilse", ("lane",)), lifted.state).end()
    assert (gone.who("ilse").zone, gone.who("rook").zone) == ("lane", "lane") and gone.has_effect("grappled")
    with refused("nova6.fight.grapple-lift"):
        act_out(nova6.lift.open("ilse"), lifted.state)
    failed = act_out(nova6.lift.open("ilse"), at).rolls("ilse", 1, 2, 3).plainly()
    assert not failed.last(events.Lifted).success
    with refused("nova6.fight.grapple-lift"):
        act_out(nova6.move.open("ilse", ("lane",)), failed.state)
    with refused("nova6.fight.grapple-lift"):
        act_out(nova6.lift.open("ilse"), failed.state)
    assert defending(at_odds(strong, grip("rook", "ilse"), acting="crow"), "crow", "move") == -1
    with refused("nova6.fight.grapple-lift"):
        act_out(nova6.lift.open("ilse"), at_odds(strong))


def test_a_lift_lasts_one_turn() -> None:
    """A grappler lifted in one turn must be lifted again in the next."""
    at = at_odds(grip("rook", "ilse"), npc("crow", out="left"))
    lifted = act_out(nova6.lift.open("ilse"), at).rolls("ilse", 6, 6, 6, 6).plainly()
    assert lifted.state.is_marked("lifted", "ilse")
    after = act_out(nova6.end_turn.open("ilse"), lifted.state).plainly()
    assert not after.state.is_marked("lifted", "ilse")


def test_a_grappler_who_leaves_lets_go() -> None:
    """Ilse walks into the lane, and the rook is free."""
    after = act_out(nova6.move.open("ilse", ("lane",)), at_odds(grip("ilse", "rook"))).end()
    assert not after.has_effect("grappled") and after.who("rook").zone == "yard"


# ---- Breaking and tightening -----------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.fight.grapple-overcome")
@pytest.mark.parametrize(("points", "left"), [(0, 1), (1, 0)])
def test_breaking_a_grapple_takes_its_dice(points: int, left: int) -> None:
    """Two dice: a success takes one, a point another, and with none left it is over."""
    script = judged(act_out(nova6.break_hold.open("ilse", skill="physique"), at_odds(grip("rook", "ilse", 2))))
    buys = (Buy("looser-still", points),) if points else ()
    after = done(script, points, *buys)
    held = holds_on(after.state, "rook", "ilse")
    assert (-held.rating if held else 0) == left
    assert after.who("ilse").turn.pairs == ("physique overcome",)


def test_no_more_points_break_a_grapple_than_it_has_dice() -> None:
    """A second point on two dice, of which the success takes one, would buy nothing and is refused."""
    script = judged(act_out(nova6.break_hold.open("ilse", skill="physique"), at_odds(grip("rook", "ilse", 2))))
    with pytest.raises(AgainstTheRules, match="error-stunt-most"):
        done(script, 2, Buy("looser-still", 2))
    script.stop()


@pytest.mark.rule("nova6.fight.grapple-overcome")
def test_a_grapple_is_broken_with_fight_or_physique() -> None:
    """Fight or Physique break it, against the grappler's better of the two; other skills are refused."""
    at = at_odds(grip("rook", "ilse"), npc("rook", fight=1, physique=2, move=4, zone="yard"))
    for skill, net in (("fight", -3), ("physique", -2)):
        script = act_out(nova6.break_hold.open("ilse", skill=skill), at)
        assert script.asked().proposed == (Opposed("rook", "physique"),)
        assert net_of(judged(script)) == net
    for skill in ("move", "wits"):
        with refused("nova6.fight.grapple-overcome"):
            act_out(nova6.break_hold.open("ilse", skill=skill), at)
    with refused("nova6.fight.grapple-overcome"):
        act_out(nova6.act.open("ilse", "think", "wits", "overcome", aim="grip-rook-ilse"), at)
    with refused("nova6.fight.grapple-overcome"):
        act_out(nova6.break_hold.open("ilse"), at_odds())
    two = at_odds(grip("rook", "ilse"), grip("crow", "ilse"))
    with refused("nova6.fight.grapple-overcome"):
        act_out(nova6.break_hold.open("ilse"), two)
    from_crow = judged(act_out(nova6.break_hold.open("ilse", "crow", "physique"), two)).rolls("ilse", *POINTS[0])
    assert [effect.maker for effect in from_crow.plainly().state.effects] == ["rook"]


@pytest.mark.rule("nova6.fight.grapple-improve")
@pytest.mark.parametrize("skill", ["fight", "physique"])
@pytest.mark.parametrize("points", [0, 1, 2])
def test_tightening_a_grapple_adds_a_die(skill: str, points: int) -> None:
    """A success is a die more, each point another; against the rook's Fight or Physique."""
    rook = npc("rook", physique=1 if skill == "physique" else 2, zone="yard")
    at = at_odds(grip("ilse", "rook"), changed(ILSE, skills=((skill, rook.rank("physique")),)), rook)
    script = act_out(nova6.tighten.open("ilse", skill=skill), at)
    assert script.asked().proposed == (Opposed("rook", "physique"),)
    assert net_of(judged(script)) == 0
    buys = (Buy("harder-still", points),) if points else ()
    after = done(script, points, *buys)
    assert after.effect("grappled").rating == -2 - points
    assert after.state.is_marked("keeps", "ilse", "grip-ilse-rook")


@pytest.mark.rule("nova6.fight.grapple-improve")
def test_only_an_own_grapple_can_be_tightened() -> None:
    """Tightening needs one's own hold and Fight or Physique; four dice is the limit."""
    for opening, at in (
        (nova6.tighten.open("ilse", skill="move"), at_odds(grip("ilse", "rook"))),
        (nova6.tighten.open("ilse"), at_odds()),
        (nova6.tighten.open("ilse"), at_odds(grip("rook", "ilse"))),
    ):
        with refused("nova6.fight.grapple-improve"):
            act_out(opening, at)
    tight = at_odds(grip("ilse", "rook", 4))
    script = judged(act_out(nova6.tighten.open("ilse", skill="physique"), tight))
    assert done(script).effect("grappled").rating == -4


def test_npcs_tighten_and_break_grapples() -> None:
    """The rook squeezes Ilse, who reacts with Fight or Physique; or tears loose from her."""
    squeeze = act_out(nova6.tighten.open("rook"), at_odds(grip("rook", "ilse"), acting="rook"))
    assert [option.id for option in squeeze.asked().skills] == ["fight", "physique"]
    tighter = squeeze.says("ilse", Preparation("physique")).rolls("ilse", 1, 2, 3).says("ilse", ACCEPT).plainly()
    assert tighter.effect("grappled").rating == -2 and tighter.state.is_marked("keeps", "rook", "grip-rook-ilse")
    tear = act_out(nova6.break_hold.open("rook", skill="physique"), at_odds(grip("ilse", "rook"), acting="rook"))
    held = tear.says("ilse", Preparation("physique")).rolls("ilse", *POINTS[0]).plainly()
    assert held.has_effect("grappled")
    again = act_out(nova6.break_hold.open("rook", skill="physique"), at_odds(grip("ilse", "rook"), acting="rook"))
    loose = again.says("ilse", Preparation("physique")).rolls("ilse", 1, 2, 3).says("ilse", ACCEPT).plainly()
    assert not loose.has_effect("grappled")


# ---- Keeping it ------------------------------------------------------------------------------------------------------


def ending(at: Table) -> NovaScript[Any]:
    return act_out(nova6.end_turn.open("ilse"), at)


@pytest.mark.rule("nova6.fight.grapple-maintain")
def test_maintaining_a_grapple_takes_an_action() -> None:
    """A grappler with an action left is asked for it; without that action the grapple ends."""
    at = at_odds(grip("ilse", "rook"))
    kept = ending(at).asks("ilse", "nova6/maintain").says("ilse", "keep").plainly()
    assert kept.has_effect("grappled") and kept.who("ilse").turn.pairs == ("fight create-advantage",)
    assert not ending(at).says("ilse", "let-go").plainly().has_effect("grappled")
    struck = judged(act_out(nova6.act.open("ilse", "", "wits", "overcome"), at)).rolls("ilse", *POINTS[0]).plainly()
    assert struck.has_effect("grappled")
    gone = ending(struck.state).plainly()
    assert not gone.has_effect("grappled") and gone.last(events.EffectEnded).why == "let-go"
    tight = judged(act_out(nova6.tighten.open("ilse", skill="physique"), at)).rolls("ilse", *POINTS[0]).plainly()
    assert ending(tight.state).plainly().has_effect("grappled")


def test_crushing_maintains_the_grapple() -> None:
    """An attack on the held target maintains the grapple; one on another target does not."""
    at = at_odds(grip("ilse", "rook"), grip("ilse", "crow"))
    crush = nova6.act.open("ilse", "crush", "physique", "attack", targets=("rook",))
    after = done(judged(act_out(crush, at)))
    assert after.state.is_marked("keeps", "ilse", "grip-ilse-rook")
    assert not after.state.is_marked("keeps", "ilse", "grip-ilse-crow")
    left = ending(after.state).plainly()
    assert [effect.owner for effect in left.state.effects] == ["rook"]
    struck = act_out(nova6.act.open("ilse", "hit", "fight", "attack", targets=("rook",)), at_odds(grip("ilse", "rook")))
    hit = judged(struck).rolls("ilse", 6, 4, 3, 1).plainly()
    assert not hit.state.is_marked("keeps", "ilse", "grip-ilse-rook")


def test_a_new_grapple_lasts_into_the_next_turn() -> None:
    """Taking hold was the action of this turn; in the next one it takes another."""
    seized = done(seizing(npc("crow", out="left"), changed(ROOK, turn=changed(ROOK.turn, done=True))))
    after = ending(seized.state).plainly()
    assert after.has_effect("grappled") and after.state.scene.round == 2
    assert act_out(nova6.end_turn.open("ilse"), after.state).waits_for() == "nova6/maintain"


def test_an_action_of_two_may_maintain_a_grapple() -> None:
    """One of two declared actions may maintain the grapple at the end of the turn."""
    at = at_odds(grip("ilse", "rook"))
    script = judged(act_out(nova6.act.open("ilse", "", "wits", "overcome", actions=2), at))
    assert net_of(script) == -1
    busy = script.rolls("ilse", 6, 6, 6, 6).plainly()
    after = ending(busy.state).says("ilse", "keep").plainly()
    assert after.has_effect("grappled") and len(after.who("ilse").turn.pairs) == 2


def test_a_grapple_ends_with_reach_scene_or_grappler() -> None:
    """A character who is out holds nobody, nobody holds across zones, and no hold outlives its scene."""
    out = at_odds(grip("rook", "ilse"), npc("rook", zone="yard", out="incapacitated"))
    assert not act_out(nova6.next_round.open(), out).plainly().has_effect("grappled")
    apart = at_odds(grip("ilse", "rook"), npc("rook", zone="lane"))
    assert not ending(apart).plainly().has_effect("grappled")
    together = at_odds(grip("rook", "ilse"))
    assert act_out(nova6.next_round.open(), together).plainly().has_effect("grappled")
    assert not act_out(nova6.close_scene.open(), together).plainly().has_effect("grappled")


def test_letting_go_costs_no_action() -> None:
    """The grappler may let go at any time."""
    after = act_out(nova6.end_effect.open("ilse", "grip-ilse-rook"), at_odds(grip("ilse", "rook"))).end()
    assert not after.has_effect("grappled") and after.who("ilse").turn.pairs == ()
