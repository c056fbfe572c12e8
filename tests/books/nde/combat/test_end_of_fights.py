"""The end of a fight: it needs a fight, gives one Power Point once, and a new scene ends it as well."""

from __future__ import annotations

import pytest

from moothall.errors import AgainstTheRules
from moothall.rulesets import nde
from tests.books.nde.support import stage_nde1, stage_nde2

BRAM = stage_nde2.hero("bram", power=0, hearts=2)


def test_a_fight_ends_once() -> None:
    """Without a fight there is none to end, and so no second Power Point."""
    after = stage_nde2.act_out(nde.end_combat.open(), stage_nde2.table(BRAM, phase="heroes")).end()
    assert (after.hero("bram").power, after.state.conflict) == (1, "over")
    with pytest.raises(AgainstTheRules) as refused:
        stage_nde2.act_out(nde.end_combat.open(), after.state).end()
    assert refused.value.rule == "nde2.combat.start"


@pytest.mark.rule("nde2.rest.scene-pp")
def test_a_new_scene_ends_the_fight_and_leaves_its_breather() -> None:
    """The heroes have their Power Point, and may still catch their breath."""
    fight = stage_nde2.table(BRAM, stage_nde2.foe("rat"), phase="foes")
    after = stage_nde2.act_out(nde.begin_scene.open("the quay"), fight).end()
    assert (after.hero("bram").power, after.state.phase, after.state.conflict) == (1, "free", "over")
    rested = stage_nde2.act_out(nde.breather.open(), after.state).gm("yes").end()
    assert rested.hero("bram").hearts == BRAM.hearts_max
    calm = stage_nde2.act_out(nde.begin_scene.open("the inn"), rested.state).end()
    assert (calm.hero("bram").power, calm.state.conflict) == (1, "")


def test_a_new_scene_of_the_older_edition_leaves_the_rest_to_come() -> None:
    """There the rest gives everything at once."""
    fight = stage_nde1.table(stage_nde1.hero("edda", power=0), phase="heroes")
    after = stage_nde1.act_out(nde.begin_scene.open("the quay"), fight).end()
    assert (after.hero("edda").power, after.state.conflict) == (0, "over")
