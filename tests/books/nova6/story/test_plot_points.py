"""NOVA6 plot points: refresh, the GM's points, prices of talents, and that they are public."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.aspects import plot_points
from moothall.rulesets.nova6.state import Mark, Scene, Table
from moothall.rulesets.nova6.story.refresh import gms_share
from moothall.rulesets.nova6.vocabulary import Gives, Trait
from moothall.sight import redact
from moothall.talk.play import Play
from moothall.talk.procedure import procedure
from tests.books.nova6.support.stage import act_out, hero, npc, table
from tests.support.citing import refused


@procedure("test.nova6-points")
async def draw(play: Play[Table], who: str, count: int) -> None:
    """Draw so many points, or spend them with a negative number."""
    for _ in range(abs(count)):
        await (plot_points.earn if count > 0 else plot_points.spend)(play, who, "test", "nova6.pp.pool")


@pytest.mark.rule("nova6.pp.pool")
def test_the_bank_of_plot_points_is_unlimited() -> None:
    """A hundred points may be drawn in a row."""
    assert act_out(draw.open("ilse", 100), table(hero("ilse"))).end().who("ilse").plot_points == 100


@pytest.mark.rule("nova6.pp.floor")
def test_plot_points_do_not_fall_below_zero() -> None:
    """Spending a point that is not there is refused."""
    for who in ("ilse", ""):
        with refused("nova6.pp.floor"):
            act_out(draw.open(who, -1), table(hero("ilse")))


@pytest.mark.rule("nova6.pp.refresh")
@pytest.mark.parametrize("kind", ["minor", "major", "epic"])
def test_plot_points_refill_to_refresh(kind: Any) -> None:
    """Every milestone and the start of a scenario refill to the refresh, less cuts."""
    assert act_out(nova6.milestone.open(kind), table(hero("ilse", plot_points=1))).end().who("ilse").plot_points == 3
    less = act_out(nova6.milestone.open(kind), table(hero("ilse", plot_points=1, refresh_cut=1))).end().who("ilse")
    assert (less.plot_points, less.refresh_cut) == (2, 0)
    assert act_out(nova6.begin_scenario.open(), table(hero("ilse", refresh=5))).end().who("ilse").plot_points == 5


@pytest.mark.rule("nova6.pp.keep-extra")
def test_points_above_refresh_are_kept() -> None:
    """Five points stay five."""
    assert act_out(nova6.milestone.open("minor"), table(hero("ilse", plot_points=5))).end().who("ilse").plot_points == 5


@pytest.mark.rule("nova6.gpp.start")
def test_the_gm_starts_with_a_point_per_character() -> None:
    """The GM starts with one point for each character, or as many as the option says."""
    four = [hero(id) for id in ("ilse", "bram", "oda", "jory")]
    assert act_out(nova6.begin_scenario.open(), table(*four)).end().state.gm_plot_points == 4
    for each, points in (("0", 0), ("1", 4), ("2", 8), ("3", 12)):
        assert gms_share(table(*four, gpp_per_pc=each)) == points


@pytest.mark.rule("nova6.gpp.refresh")
def test_the_gms_points_refill_with_the_players() -> None:
    """The GM's points refill when the players' do; surplus is kept."""
    four = [hero(id, plot_points=3) for id in ("ilse", "bram", "oda", "jory")]
    for held, after in ((1, 4), (6, 6)):
        passed = act_out(nova6.milestone.open("minor"), table(*four, gm_plot_points=held)).end()
        assert passed.state.gm_plot_points == after


@pytest.mark.rule("nova6.pp.visible")
def test_plot_points_are_public() -> None:
    """Every seat sees the points of all characters and of the GM."""
    for who in ("ilse", ""):
        after = act_out(draw.open(who, 1), table(hero("ilse"), hero("bram"), gm_plot_points=2)).end()
        fact = after.last(events.PlotPointsChanged)
        assert redact(fact, "bram") == fact
        seen = redact(after.state, "bram")
        assert (seen.who("ilse").plot_points, seen.gm_plot_points) == (1 if who else 0, 2 if who else 3)


@pytest.mark.rule("nova6.pp.spend-activate")
def test_paid_talents_work_until_the_scene_ends() -> None:
    """Paid for they work until the scene ends; without a point, or for one that asks for none, it is refused."""
    dear = Trait("second-sight", "Second sight", gives=(Gives("dice", 1, "wits", points=1),))
    plain = Trait("tall", "Tall")
    at = table(hero("ilse", dear, plain, plot_points=1))
    after = act_out(nova6.activate.open("ilse", "second-sight"), at).end()
    assert after.who("ilse").plot_points == 0 and Mark("active", "ilse", "second-sight") in after.state.marks
    with refused("nova6.pp.floor"):
        act_out(nova6.activate.open("ilse", "second-sight"), after.state)
    for wrong in ("tall", "nothing"):
        with refused("nova6.pp.spend-activate"):
            act_out(nova6.activate.open("ilse", wrong), at)


@pytest.mark.rule("nova6.pp.earn-oops")
@pytest.mark.rule("nova6.pp.spend-oops")
def test_a_forgotten_bonus_earns_or_costs_a_point() -> None:
    """Keeping the failure is a point; a point makes it a simple success."""
    failed = act_out(nova6.act.open("ilse", "climb", "move"), table(hero("ilse", plot_points=1))).judged()
    state = failed.rolls("ilse", 4, 3, 3).plainly().state
    kept = act_out(nova6.forgot.open("ilse"), state).says("ilse", "earn").end()
    assert kept.who("ilse").plot_points == 2 and kept.result is False
    bought = act_out(nova6.forgot.open("ilse"), state).says("ilse", "spend").end()
    assert bought.who("ilse").plot_points == 0 and bought.result is True


# ---- Talents that must be called upon --------------------------------------------------------------------------------


def calling(trait: Trait, *marks: Mark, **more: Any) -> int:
    """The dice of a test of Ilse's, who has this talent."""
    at = table(hero("ilse", trait, **more), marks=marks)
    net: int = act_out(nova6.act.open("ilse", "look", "wits"), at).judged().plainly_to_ready().pool.net
    return net


def test_a_paid_trait_gives_dice_only_once_paid() -> None:
    """Before it is paid for it gives no die, then it does until the scene ends, and paying again is refused."""
    sight = Trait("sight", "Second Sight", gives=(Gives("dice", 2, "wits", points=1), Gives("dice", 1, "wits")))
    at = table(hero("ilse", sight, plot_points=2), scene=Scene("challenge", "narrative"))
    assert calling(sight) == 1
    active = act_out(nova6.activate.open("ilse", "sight"), at).end()
    assert active.who("ilse").plot_points == 1
    for _ in range(2):
        script = act_out(nova6.act.open("ilse", "look", "wits"), active.state).judged()
        assert script.asked().pool.net == 3
    with refused("nova6.pp.spend-activate"):
        act_out(nova6.activate.open("ilse", "sight"), active.state)
    over = act_out(nova6.close_scene.open("done"), active.state).plainly().state
    assert act_out(nova6.act.open("ilse", "look", "wits"), over).judged().asked().pool.net == 1
    assert calling(sight, Mark("active", "bram", "sight"), Mark("active", "ilse", "other")) == 1


def test_a_limited_trait_serves_one_test() -> None:
    """Activated, it helps the next fitting test, and must be activated again, as often as it may."""
    knack = Trait("knack", "A Knack", gives=(Gives("dice", 1, "wits"),), per_scene=2)
    state = table(hero("ilse", knack), scene=Scene("challenge", "narrative"))
    assert calling(knack) == 0
    for faces in ((6, 4, 2, 1), (1, 2, 3, 1)):
        state = act_out(nova6.activate.open("ilse", "knack"), state).end().state
        other = act_out(nova6.act.open("ilse", "run", "move"), state).judged().rolls("ilse", 6, 4, 2).plainly()
        script = act_out(nova6.act.open("ilse", "look", "wits"), other.state).judged()
        assert script.asked().pool.net == 1
        state = script.rolls("ilse", *faces).plainly().state
        assert act_out(nova6.act.open("ilse", "look", "wits"), state).judged().asked().pool.net == 0
    with refused("nova6.talent.weaken"):
        act_out(nova6.activate.open("ilse", "knack"), state)


def test_an_unpaid_talent_has_no_effect_at_all() -> None:
    """An unpaid talent adds no damage, scores no doubles, and is no difficulty for others."""
    dear = Trait(
        "rage", "Rage", "talent",
        (Gives("damage", 2, "fight", points=1), Gives("stunts-on-doubles", skill="fight", points=1),
         Gives("dice", 1, "fight", points=1)),
    )  # fmt: skip

    def blow(*marks: Mark) -> tuple[int, int]:
        at = table(hero("ilse", dear), npc("rook"), marks=marks)
        opening = nova6.act.open("ilse", "strike", "fight", "attack", targets=("rook",))
        script = act_out(opening, at).judged()
        faces = (5, 5, 2, 1) if marks else (5, 5, 2)
        script.rolls("ilse", *faces)
        if script.waits_for() == "nova6/choose-trio":
            script.picks("ilse", 5, 5, 2)
        after = script.plainly()
        return after.last(events.Hit).rating, after.verdict.points

    assert (blow(), blow(Mark("active", "ilse", "rage"))) == ((1, 0), (3, 1))
    for marks, net in (((), 0), ((Mark("active", "rook", "rage"),), -1)):
        at = table(hero("ilse"), npc("rook", dear), marks=marks)
        script = act_out(nova6.act.open("ilse", "strike", "fight", "attack", targets=("rook",)), at)
        script.gm(script.asked().default())
        assert script.plainly_to_ready().pool.net == net
