"""Plot points: where they come from, where they go, and who sees them."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events, plotpoints
from moothall.rulesets.nova6.refreshing import gms_share
from moothall.rulesets.nova6.state import Mark, Table
from moothall.rulesets.nova6.vocabulary import Gives, Trait
from moothall.sight import redact
from moothall.talk.play import Play
from moothall.talk.procedure import procedure
from support.citing import refused
from support.nova6 import act_out, hero, table


@procedure("test.nova6-points")
async def draw(play: Play[Table], who: str, count: int) -> None:
    """So many points are drawn, or spent with a negative number."""
    for _ in range(abs(count)):
        await (plotpoints.earn if count > 0 else plotpoints.spend)(play, who, "test", "nova6.pp.pool")


@pytest.mark.rule("nova6.pp.pool")
def test_the_pool_has_no_bottom() -> None:
    """A hundred in a row."""
    assert act_out(draw.open("ilse", 100), table(hero("ilse"))).end().who("ilse").plot_points == 100


@pytest.mark.rule("nova6.pp.floor")
def test_nobody_owes_any() -> None:
    """What is not there is not spent."""
    for who in ("ilse", ""):
        with refused("nova6.pp.floor"):
            act_out(draw.open(who, -1), table(hero("ilse")))


@pytest.mark.rule("nova6.pp.refresh")
@pytest.mark.parametrize("kind", ["minor", "major", "epic"])
def test_points_come_back(kind: Any) -> None:
    """With every milestone to what one starts with, less what was cut; and at the start of a scenario."""
    assert act_out(nova6.milestone.open(kind), table(hero("ilse", plot_points=1))).end().who("ilse").plot_points == 3
    less = act_out(nova6.milestone.open(kind), table(hero("ilse", plot_points=1, refresh_cut=1))).end().who("ilse")
    assert (less.plot_points, less.refresh_cut) == (2, 0)
    assert act_out(nova6.begin_scenario.open(), table(hero("ilse", refresh=5))).end().who("ilse").plot_points == 5


@pytest.mark.rule("nova6.pp.keep-extra")
def test_more_is_kept() -> None:
    """Five stay five."""
    assert act_out(nova6.milestone.open("minor"), table(hero("ilse", plot_points=5))).end().who("ilse").plot_points == 5


@pytest.mark.rule("nova6.gpp.start")
def test_what_the_gm_starts_with() -> None:
    """One for each character, or as many as the table says."""
    four = [hero(id) for id in ("ilse", "bram", "oda", "jory")]
    assert act_out(nova6.begin_scenario.open(), table(*four)).end().state.gm_plot_points == 4
    for each, points in (("0", 0), ("1", 4), ("2", 8), ("3", 12)):
        assert gms_share(table(*four, gpp_per_pc=each)) == points


@pytest.mark.rule("nova6.gpp.refresh")
def test_the_gms_points_come_back() -> None:
    """When the players' do; more is kept."""
    four = [hero(id, plot_points=3) for id in ("ilse", "bram", "oda", "jory")]
    for held, after in ((1, 4), (6, 6)):
        passed = act_out(nova6.milestone.open("minor"), table(*four, gm_plot_points=held)).end()
        assert passed.state.gm_plot_points == after


@pytest.mark.rule("nova6.pp.visible")
def test_points_lie_on_the_table() -> None:
    """Whoever looks sees everybody's and the GM's."""
    for who in ("ilse", ""):
        after = act_out(draw.open(who, 1), table(hero("ilse"), hero("bram"), gm_plot_points=2)).end()
        fact = after.last(events.PlotPointsChanged)
        assert redact(fact, "bram") == fact
        seen = redact(after.state, "bram")
        assert (seen.who("ilse").plot_points, seen.gm_plot_points) == (1 if who else 0, 2 if who else 3)


@pytest.mark.rule("nova6.pp.spend-activate")
def test_talents_that_cost_points() -> None:
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
def test_forgotten_bonuses() -> None:
    """Keeping the failure is a point; a point makes it a simple success."""
    failed = act_out(nova6.act.open("ilse", "climb", "move"), table(hero("ilse", plot_points=1))).judged()
    state = failed.rolls("ilse", 4, 3, 3).plainly().state
    kept = act_out(nova6.forgot.open("ilse"), state).says("ilse", "earn").end()
    assert kept.who("ilse").plot_points == 2 and kept.result is False
    bought = act_out(nova6.forgot.open("ilse"), state).says("ilse", "spend").end()
    assert bought.who("ilse").plot_points == 0 and bought.result is True
