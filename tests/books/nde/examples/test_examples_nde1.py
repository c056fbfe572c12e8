"""NDE1 worked examples of heroes and tests come out as printed, with the book's dice."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

import tests.books.nde.examples.test_fight_examples_nde1
import tests.books.nde.examples.test_magic_examples_nde1  # noqa: F401 - and so are these
from moothall.rulesets import nde
from moothall.rulesets.nde import events
from moothall.rulesets.nde.events import Benefited, Complicated
from moothall.rulesets.nde.ids import hero_id
from moothall.rulesets.nde.questions import Call, Place, Ready, Trouble
from moothall.rulesets.nde.sheet import check_sheet, new_sheet, to_hero
from moothall.rulesets.nde.state import Attributes, Gear
from tests.books.nde.support.stage_nde1 import OLDER, act_out, hero, table
from tests.books.nde.support.stage_nde2 import ROLL
from tests.books.support.examples import acted_out, example
from tests.support import places

RULEBOOK = places.ROOT / "src/moothall/rulesets/nde/rules.toml"


def test_every_example_of_the_rulebook_is_acted_out() -> None:
    """The examples that rules of this edition name are exactly those some test plays, the other edition's aside."""
    rules: dict[str, dict[str, Any]] = tomllib.loads(RULEBOOK.read_text(encoding="utf-8"))
    named = [(id, name.startswith("nde1.")) for name, rule in rules.items() for id in rule.get("examples", ())]
    assert acted_out("tests.books.nde.") - {id for id, ours in named if not ours} == {id for id, ours in named if ours}


# ---- The hero -------------------------------------------------------------------------------------------------------


@example("nde1.ex.gloss")
@pytest.mark.rule("nde1.test.gm-attribute", "nde1.test.max", "nde1.dice.set")
def test_lasse_rolls_the_dexterity_die_and_its_top_is_exceptional() -> None:
    """A Dexterity of d10 is rolled with a d10; a 12 on a d12 succeeds exceptionally."""
    lasse = hero("lasse", "rogue")
    assert lasse.attributes.dex == 10
    after = act_out(nde.test.open("lasse", "cross the rafters"), table(lasse)).called("dex", 6).dice("1d10", 7).end()
    assert after.last(events.Tested) == events.Tested(hero_id("lasse"), "dex", 10, 0, 6, "S")

    grown = act_out(nde.test.open("lasse", "cross the rafters"), table(hero("lasse", "rogue", z=12))).called("dex", 6)
    top = grown.dice("1d12", 12).says("lasse", "faster").gm("faster").end()
    assert top.last(events.Tested) == events.Tested(hero_id("lasse"), "dex", 12, 0, 6, "X")


@example("nde1.ex.2.6")
def test_sunniva_is_ready_to_play_without_protection() -> None:
    """A whole Rogue is legal: d6, d10, d6, five Hearts, three Mana, two Talents, a ranged tool and three things."""
    gear = {"key": "sling", "protection": "", "trinkets": ["lockpicks", "rope", "lantern"]}
    sheet = new_sheet("Sunniva", "rogue", OLDER, talents=["Pathfinder", "Smooth Tongue"], gear=gear)
    assert check_sheet(sheet, OLDER) == []
    sunniva = to_hero(sheet, "sunniva")
    assert sunniva.role == "rogue" and sunniva.attributes == Attributes(str=6, dex=10, might=6)
    assert (sunniva.hearts, sunniva.hearts_max, sunniva.power, sunniva.power_max, sunniva.luck) == (5, 5, 3, 3, 0)
    assert sunniva.talents == ("Pathfinder", "Smooth Tongue")
    assert sunniva.gear == Gear("sling", "", ("lockpicks", "rope", "lantern"))


# ---- Tests ----------------------------------------------------------------------------------------------------------


@example("nde1.ex.3.5")
@pytest.mark.rule("nde1.tn.no-plus")
@pytest.mark.parametrize(
    ("number", "call", "shifted"), [(6, {"hinders": ("slippery",)}, 8), (8, {"helps": ("preparation",)}, 6)]
)
def test_the_number_of_runes_climb_moves_one_step(number: int, call: dict[str, Any], shifted: int) -> None:
    """Worse conditions make 6 an 8, better ones make 8 a 6, and the number rolled is compared as it is."""
    for reached in (True, False):
        script = act_out(nde.test.open("rune", "climb the mast"), table(hero("rune"))).called("str", number, **call)
        test = script.dice("1d10", shifted if reached else shifted - 1).plainly().last(events.Tested)
        assert (test.sides, test.against, test.result) == (10, shifted, "S" if reached else "F")


@example("nde1.ex.3.8A")
@pytest.mark.rule("nde1.test.fail", "nde1.test.complication-kinds", "nde1.tn.one-place")
def test_signe_is_heard_in_the_orchard() -> None:
    """Half-light and obstacles are in the 6 already and count there; a 5 fails, and the GM puts her under pressure."""
    places = ("half-light", "obstacles")
    script = act_out(nde.test.open("signe", "sneak through the orchard"), table(hero("signe", "rogue")))
    script.gm(ROLL).asks("gm", "nde/attribute", "dex", "str", "might").gm("dex")
    script.gm(Call(6, hinders=places, counted=places)).gm(Place("difficulty", 6)).gm(Place("difficulty", 6))
    after = script.dice("1d10", 5).gm(Trouble("other", "somebody comes to look: hurry")).end()
    assert after.last(events.Called).difficulty == 6
    assert after.last(events.Tested) == events.Tested(hero_id("signe"), "dex", 10, 0, 6, "F")
    assert after.last(Complicated) == Complicated(hero_id("signe"), "other", "somebody comes to look: hurry")


@example("nde1.ex.3.8B")
@pytest.mark.rule("nde1.help.effect", "nde1.test.max", "nde1.test.benefit")
def test_torsten_and_a_friend_start_the_pump_without_a_sound() -> None:
    """A Warrior's d10 with help is a d12; its 12 against 6 is exceptional, and so it makes no noise either."""
    script = act_out(nde.test.open("torsten", "start the old pump"), table(hero("torsten"), hero("signe", "rogue")))
    script.called("str", 6).says("signe", "I hold the valve").gm("allow").says("torsten", Ready())
    after = script.dice("1d12", 12).says("torsten", "quieter").gm("quieter").end()
    assert after.last(events.Tested) == events.Tested(hero_id("torsten"), "str", 12, 0, 6, "X")
    assert after.last(Benefited) == Benefited(hero_id("torsten"), "quieter")
