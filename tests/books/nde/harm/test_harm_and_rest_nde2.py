"""NDE2 harm: losing Hearts, being out of action, being put up by a friend, and rest."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from moothall.errors import Unclear
from moothall.rulesets import nde
from moothall.rulesets.nde.events import HeartsChanged
from moothall.rulesets.nde.gather import Pool
from moothall.rulesets.nde.ids import FigureId, hero_id
from moothall.rulesets.nde.questions import Strike
from moothall.rulesets.nde.state import Distance, Hero, Table
from moothall.talk.procedure import Opening
from tests.books.nde.support.offers import offer_of, offers, open_to
from tests.books.nde.support.stage_nde2 import act_out, foe, hero, table
from tests.support.citing import refused
from tests.support.figures import BRAM

ILSE = hero("ilse")
DOWN = hero("ilse", hearts=0, fallen="down", fallen_as="out cold", luck=2)


def struck(at: Table, stakes: str = "") -> Any:
    """The rat hits Ilse, as the GM says."""
    lies = any(hero.fallen for hero in at.heroes)
    return (
        act_out(nde.foe_turn.open(("rat",), "ilse"), at)
        .gm("strike" if lies else Strike(hurts=True, stakes=stakes))
        .end()
    )


def among_rats(*heroes: Hero, **options: Any) -> Table:
    return table(*heroes, foe("rat"), foe_action="gm_fiat", **options)


# ---- Losing Hearts --------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde2.harm.meaning")
def test_the_gms_words_stand_beside_a_lost_heart() -> None:
    """The GM's words stand beside the loss and change nothing; a hero who goes down has them as a label."""
    hurt = act_out(nde.suffer.open("ilse", 2, "smoke in the lungs"), table(ILSE)).end()
    assert hurt.last(HeartsChanged) == HeartsChanged(hero_id("ilse"), 3, "", "smoke in the lungs")
    assert hurt.hero("ilse") == replace(ILSE, hearts=3)
    felled = act_out(nde.suffer.open("ilse", 3, "dazed among the crates"), hurt.state).end()
    assert (felled.hero("ilse").fallen, felled.hero("ilse").fallen_as) == ("down", "dazed among the crates")


@pytest.mark.rule("nde2.harm.meaning")
def test_a_blow_that_lands_records_its_stakes() -> None:
    """The stakes the GM named for a foe's blow are written beside the Heart it takes."""
    after = struck(among_rats(ILSE), "bitten in the wrist")
    assert after.last(HeartsChanged) == HeartsChanged(hero_id("ilse"), 4, "", "bitten in the wrist")


def test_a_loss_is_at_least_one_heart() -> None:
    """Nobody is healed by losing less than nothing."""
    with pytest.raises(Unclear):
        act_out(nde.suffer.open("ilse", -1), table(ILSE))


@pytest.mark.rule("nde2.harm.zero")
def test_with_no_hearts_left_a_hero_is_out_of_action() -> None:
    """The last Heart gone, no Action, no step, no help and no luck is open, and each refusal says why."""
    at = among_rats(hero("ilse", hearts=1, luck=2), hero("bram"))
    assert open_to(at, "ilse") == ["nde.test", "nde.attack", "nde.power", "nde.act", "nde.approach", "nde.assist"]
    after = struck(at)
    assert (after.hero("ilse").hearts, after.hero("ilse").fallen) == (0, "down")

    closed = offers(after.state, "ilse")
    assert {offer.procedure for offer in closed} == {*open_to(at, "ilse"), "nde.revive"}
    assert all((offer.open, offer.cite) == (False, "nde2.harm.zero") for offer in closed)
    tries: tuple[Opening[Any], ...] = (
        nde.test.open("ilse", "crawl"),
        nde.attack.open("ilse", "rat", "melee"),
        nde.power.open("ilse", "light"),
        nde.act.open("ilse", "interact"),
        nde.approach.open("ilse", "rat", "nearby"),
    )
    for opening in tries:
        with refused("nde2.harm.zero"):
            act_out(opening, after.state)
    act_out(nde.test.open("bram", "lift the beam"), after.state).called("str", 5).dice("1d12", 6).end()


@pytest.mark.rule("nde2.harm.zero")
def test_luck_does_not_serve_those_who_are_down() -> None:
    """One who is out of action neither dodges a blow nor is offered luck for any roll that failed."""
    struck = act_out(nde.foe_turn.open(("rat",), "ilse"), table(DOWN, foe("rat"))).gm("strike").end()
    assert struck.dice == [] and struck.hero("ilse").luck == 2
    rolled = act_out(nde.roll_test.open("ilse", Pool(8, 8, 0, ()), 5), table(DOWN)).dice("1d8", 3).end()
    assert rolled.hero("ilse").luck == 2


@pytest.mark.rule("nde2.harm.no-death")
def test_further_harm_leaves_a_fallen_hero_down() -> None:
    """Further harm leaves a fallen hero at no Hearts, out of action, and no worse."""
    after = act_out(nde.suffer.open("ilse"), table(DOWN)).end()
    assert after.hero("ilse") == DOWN
    assert struck(among_rats(DOWN)).hero("ilse") == DOWN
    grim = act_out(nde.suffer.open("ilse"), table(DOWN, death_when_down="on")).end()
    assert (grim.hero("ilse").hearts, grim.hero("ilse").fallen) == (0, "dead")


# ---- Getting up -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde2.harm.revive")
def test_an_action_beside_the_fallen_puts_them_up_with_one_heart() -> None:
    """No die falls: the friend's Action is gone, and the fallen stand with one Heart."""
    at = replace(table(DOWN, hero("bram"), phase="heroes"), distances=(Distance(BRAM, FigureId("ilse"), "close"),))
    after = act_out(nde.revive.open("bram", "ilse"), at).end()
    up = after.hero("ilse")
    assert (up.hearts, up.fallen, up.fallen_as) == (1, "", "")
    assert after.hero("bram").acted and after.dice == []
    assert offer_of(after.state, "ilse", "nde.test").open
    with refused("nde2.combat.turn"):
        act_out(nde.test.open("bram", "shout"), after.state)


@pytest.mark.rule("nde2.harm.revive")
def test_only_an_adjacent_friend_puts_the_fallen_up() -> None:
    """In zones a friend must be Close, on a grid on a neighbouring square."""
    at = table(DOWN, hero("bram"), phase="heroes")
    with refused("nde2.harm.revive"):
        act_out(nde.revive.open("bram", "ilse"), replace(at, distances=(Distance(BRAM, FigureId("ilse"), "nearby"),)))
    grid = table(replace(DOWN, square=(3, 3)), hero("bram", square=(5, 3)), positioning="grid")
    with refused("nde2.harm.revive"):
        act_out(nde.revive.open("bram", "ilse"), grid)
    beside = grid.with_hero(BRAM, square=(4, 4))
    assert act_out(nde.revive.open("bram", "ilse"), beside).end().hero("ilse").hearts == 1


@pytest.mark.rule("nde2.harm.revive")
def test_a_friend_who_stands_nowhere_walks_over_only_outside_a_fight() -> None:
    """On a grid without squares a friend revives the fallen in free play, and needs a square in a fight."""
    apart = table(DOWN, hero("bram"), near=False, positioning="grid")
    assert act_out(nde.revive.open("bram", "ilse"), apart).end().hero("ilse").hearts == 1
    with refused("nde2.grid.option"):
        act_out(nde.revive.open("bram", "ilse"), replace(apart, phase="heroes"))


def test_only_the_fallen_are_put_up_and_never_the_dead() -> None:
    """Neither one who stands nor one who is dead can be put on their feet."""
    for other in (ILSE, replace(DOWN, fallen="dead")):
        with refused("nde2.harm.revive"):
            act_out(nde.revive.open("bram", "ilse"), table(other, hero("bram"), positioning="none"))


# ---- Rest -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde2.rest.scene-pp")
@pytest.mark.parametrize(("power", "then"), [(1, 2), (3, 3)])
def test_the_end_of_a_conflict_gives_a_power_point_back(power: int, then: int) -> None:
    """One point returns, and never more than there is room for."""
    at = table(hero("ilse", power=power, hearts=2), foe("rat"), phase="heroes")
    after = act_out(nde.end_combat.open(), at).end()
    assert (after.hero("ilse").power, after.hero("ilse").power_max) == (then, 3)
    assert after.hero("ilse").hearts == 2


def after_a_conflict(**options: Any) -> Table:
    worn = (hero("ilse", hearts=2, power=0, luck=1), hero("bram", hearts=0, fallen="down", fallen_as="in shock"))
    return replace(table(*worn, **options), conflict="over")


@pytest.mark.rule("nde2.rest.breather")
def test_a_breather_fills_hearts_and_no_power() -> None:
    """After a conflict, if the GM finds there is a moment for it, Hearts are full and Power Points as before."""
    after = act_out(nde.breather.open(), after_a_conflict()).gm("yes").end()
    ilse, bram = after.state.heroes
    assert (ilse.hearts, ilse.power, ilse.luck) == (5, 0, 1)
    assert (bram.hearts, bram.fallen, bram.fallen_as) == (5, "", "")
    with refused("nde2.rest.breather"):
        act_out(nde.breather.open(), after.state)


@pytest.mark.rule("nde2.rest.breather")
def test_a_breather_needs_a_conflict_behind_it_and_the_gms_word() -> None:
    """Where there is no moment to breathe nothing changes, and without a conflict there is nothing to recover from."""
    at = after_a_conflict()
    assert act_out(nde.breather.open(), at).gm("no").end().state == at
    with refused("nde2.rest.breather"):
        act_out(nde.breather.open(), replace(at, conflict=""))


@pytest.mark.rule("nde2.rest.harsh")
def test_a_harsh_campaign_wants_a_safe_place() -> None:
    """There a breather leaves Hearts as they were, and a safe rest fills them."""
    at = after_a_conflict(recovery="harsh")
    after = act_out(nde.breather.open(), at).gm("yes").end()
    assert after.hero("ilse").hearts == 2
    assert (after.hero("bram").hearts, after.hero("bram").fallen) == (0, "down")
    assert act_out(nde.safe_rest.open(), after.state).gm("yes").end().hero("ilse").hearts == 5


@pytest.mark.rule("nde2.rest.safe")
def test_a_safe_rest_fills_hearts_and_power_and_no_luck() -> None:
    """Two Hearts of five and no Power become five and three; luck waits for the next session."""
    after = act_out(nde.safe_rest.open(), after_a_conflict()).gm("yes").end()
    ilse = after.hero("ilse")
    assert (ilse.hearts, ilse.hearts_max) == (5, 5)
    assert (ilse.power, ilse.power_max) == (3, 3)
    assert ilse.luck == 1
    with refused("nde2.rest.safe"):
        act_out(nde.safe_rest.open(), replace(after_a_conflict(), phase="heroes"))


def test_full_recovery_fills_hearts_and_power_after_a_conflict() -> None:
    """Under full recovery the pause after a conflict fills Hearts and Power Points."""
    after = act_out(nde.breather.open(), after_a_conflict(recovery="full")).gm("yes").end()
    assert (after.hero("ilse").hearts, after.hero("ilse").power) == (5, 3)
    assert "nde2.rest.safe" in after.citations


@pytest.mark.parametrize("rest", [nde.breather, nde.safe_rest])
def test_a_rest_returns_whether_the_gm_allowed_one(rest: Any) -> None:
    """Asking for a rest returns whether the GM allowed it."""
    assert act_out(rest.open(), after_a_conflict()).gm("yes").end().result is True
    assert act_out(rest.open(), after_a_conflict()).gm("no").end().result is False
