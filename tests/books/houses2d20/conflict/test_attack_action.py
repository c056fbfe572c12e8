"""Attacks that are said as they begin: the same as a turn that comes to an attack, but for what is asked."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import events
from moothall.talk.actions import form, one_tap
from tests.books.houses2d20.support.conflict import BLADE, GUARD, ONE, ROKE, SANNA, TWO, fight, struck
from tests.books.houses2d20.support.offers import book
from tests.books.houses2d20.support.plain import Asset, Opposed, Strike
from tests.books.houses2d20.support.stage import HousesScript, act_out, npc
from tests.support.citing import refused

FAR = npc("far", battle=5, duty=5, zone="b")


def attacks(start: Any, target: str = "roke", asset: str = "blade", **more: Any) -> HousesScript[None]:
    """Sanna's attack, all said as it begins."""
    return act_out(houses.attack_at.open("sanna", target, asset, "capture", **more), start)


@pytest.mark.parametrize("ours", [TWO, ONE])
def test_an_attack_that_is_said_at_once_comes_out_as_one_that_is_asked_for(ours: tuple[int, ...]) -> None:
    """The same dice lead to the same state, hit or miss."""
    asked = struck(fight(), TWO, ours).plainly()
    at_once = attacks(fight()).at("opposed", Opposed("roke")).to_dice().falls(*TWO).falls(*ours).plainly()
    assert at_once.state == asked.state
    assert at_once.last(events.Attacked) == asked.last(events.Attacked)


@pytest.mark.rule("houses.attack.choose-target-and-asset")
def test_an_attack_is_told_before_the_gm_is_asked() -> None:
    """Target, asset and words are in the log when the GM is first asked."""
    told = attacks(fight()).stop().last(events.AttackDeclared)
    assert (told.who, told.target, told.asset, told.intent, told.seen) == ("sanna", "roke", "blade", "capture", True)


@pytest.mark.rule("houses.attack.reach")
def test_out_of_reach_the_gm_allows_it_or_another_target_is_asked_for() -> None:
    """Without the GM's word the player aims anew, and may do something else after all."""
    start = fight(SANNA, GUARD, FAR, BLADE)
    assert attacks(start, "far").at("reach", "yes").on_to("opposed").asked.opponents == ("far",)
    anew = attacks(start, "far").at("reach", "no").on_to("strike")
    assert anew.asked.beyond == "far"
    anew.at("strike", Strike("other")).on_to("action").stop()


def test_nobody_attacks_their_own_side_or_with_anothers_asset() -> None:
    """The rules refuse by the rule of the choice, whoever begins it."""
    with refused("houses.attack.choose-target-and-asset"):
        attacks(fight(), "sanna")
    spear = Asset("spear", "Spear", "roke", 1, "a")
    with refused("houses.asset.owner-and-name"):
        attacks(fight(SANNA, ROKE, BLADE, spear), asset="spear")


def test_the_form_begins_with_a_target_in_reach_and_what_reaches_it() -> None:
    """Those in reach come first, and with each the most potent asset that lies there."""
    knife, bow = Asset("knife", "Knife", "sanna", 0, "a"), Asset("bow", "Bow", "sanna", 2, "c")
    view = fight(SANNA, FAR, GUARD, knife, BLADE, bow)
    attack = book().procedure("houses.attack")
    choices = {each.name: [one.id for one in listed] for each, listed in form(attack, view, {"who": "sanna"})}
    assert choices["target"] == ["guard", "far"] and choices["asset"] == ["blade", "knife", "bow"]
    ready = {choice.id: args for choice, args in one_tap(attack, view, "sanna", lambda _, id: id)}
    assert {target: args["asset"] for target, args in ready.items()} == {"guard": "blade", "far": "bow"}
