"""NOVA6 damage from hit to box in the book's order: soak, thresholds, concessions, sacrifices, grave aspects."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.questions import Reduction, Worth
from moothall.rulesets.nova6.state import Cover, Scene
from moothall.rulesets.nova6.vocabulary import Property
from tests.books.nova6.support.damage import ILSE, damage, filled, hurt, marks, taken, taking, to_stay
from tests.books.nova6.support.stage import NovaScript, act_out, asset, conflict, hero, npc, soak, table
from tests.support.citing import refused

SHIELD = soak("ilse", "shield", 0, Property("repairable"))
HIT = {"scene": conflict("thug")}


def hit(rating: int, *things: Any, **more: Any) -> NovaScript[Any]:
    """Ilse is hit in a conflict, and asked about it."""
    return taking(damage(rating, **more.pop("draft", {})), *things, **(HIT | more))


# ---- The order -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.dmgres.order-1")
def test_hardened_cancels_pierce_first() -> None:
    """Pierce of two against hardened of one still halves; against two it does not."""
    pierce = (Property("pierce", 2),)
    halved = taken(damage(6, properties=pierce), soak("ilse", "plate", 4, Property("hardened", 1)))
    assert halved.last(events.Harmed).damage == 4
    whole = taken(damage(6, properties=pierce), soak("ilse", "plate", 4, Property("hardened", 2)))
    assert whole.last(events.Harmed).damage == 2


@pytest.mark.rule("nova6.dmgres.order-2")
def test_pierce_halves_soak_second() -> None:
    """A soak of five counts two."""
    after = taken(damage(6, properties=(Property("pierce", 1),)), soak("ilse", "mail", 5))
    assert after.last(events.Harmed).damage == 4


@pytest.mark.rule("nova6.dmgres.order-3")
def test_soak_is_subtracted_third() -> None:
    """Six less two is four."""
    assert taken(damage(6), soak("ilse", "mail", 2)).last(events.Harmed).damage == 4


@pytest.mark.rule("nova6.dmgres.order-4")
def test_damage_is_compared_with_thresholds_fourth() -> None:
    """Four is staggered, and the target sees that before deciding."""
    script = hit(4)
    unreduced = next(one for one in script.asked().previews if not one.id)
    assert (unreduced.damage, unreduced.level) == (4, "staggered")
    script.stop()


@pytest.mark.rule("nova6.dmgres.order-5")
def test_reductions_are_offered_fifth() -> None:
    """Five with a shield at hand: one by conceding, three by a sacrifice or a grave aspect, or five as it is."""
    script = hit(5, SHIELD).asks("ilse", "nova6/reduce")
    assert [(one.id, one.damage, one.level) for one in script.asked().previews] == [
        ("concede", 1, "stressed"),
        ("sacrifice", 3, "stressed"),
        ("grave", 3, "stressed"),
        ("", 5, "staggered"),
    ]
    script.stop()


@pytest.mark.rule("nova6.dmgres.order-6")
def test_the_box_is_filled_last() -> None:
    """Five temporary damage fill a staggered box with a T, or the last one where none is free."""
    assert marks(taken(damage(5, duration="T"), filled("---/S-/-")).who("ilse")) == "---/ST/-"
    assert marks(taken(damage(5, duration="T"), filled("---/SS/-")).who("ilse")) == "---/SS/T"


@pytest.mark.rule("nova6.dmgres.full")
def test_the_whole_order_of_damage_holds() -> None:
    """Nine with pierce against cover five, hardened armor four and soft soak two: two are left."""
    behind = changed(ILSE, cover=Cover("half", "wood-door"))
    plate, coat = soak("ilse", "plate", 4, Property("hardened", 1)), soak("ilse", "coat", 2, Property("soft"))
    after = taken(damage(9, properties=(Property("pierce", 1),)), behind, plate, coat)
    fact = after.last(events.Harmed)
    assert (fact.damage, fact.level) == (2, "stressed")


# ---- Conceding -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.reduce.concede-when")
def test_a_conflict_can_be_conceded() -> None:
    """A concession is offered on a hit and between hits; outside a conflict it is refused."""
    assert "concede" in [one.id for one in hit(3).asked().previews]
    act_out(nova6.concede.open("ilse"), table(ILSE, **HIT)).plainly()
    calm = hit(3, scene=Scene("exposition"))
    assert "concede" not in [one.id for one in calm.asked().previews]
    calm.refuses("ilse", Reduction("concede"), "nova6.reduce.concede-when").stop()
    with refused("nova6.reduce.concede-when"):
        act_out(nova6.concede.open("ilse"), table(ILSE, scene=Scene("exposition")))


@pytest.mark.rule("nova6.reduce.concede-benefit")
def test_a_concession_has_one_benefit() -> None:
    """Nine become five, or a plot point is earned and the nine stay; both only by option."""
    less = hit(9).says("ilse", Reduction("concede", "damage")).plainly()
    assert (less.last(events.Harmed).damage, less.who("ilse").plot_points) == (5, 0)
    paid = hit(9).says("ilse", Reduction("concede", "plot-point")).plainly()
    assert (paid.last(events.Harmed).damage, paid.who("ilse").plot_points) == (9, 1)
    both = hit(9, concede_pays_always="on").says("ilse", Reduction("concede", "damage")).plainly()
    assert (both.last(events.Harmed).damage, both.who("ilse").plot_points) == (5, 1)


@pytest.mark.rule("nova6.reduce.concede-out")
def test_a_concession_leaves_the_scene() -> None:
    """Between hits no box is filled and the player says how; on a hit of twelve the eight left fill the last box."""
    script = act_out(nova6.concede.open("ilse"), table(ILSE, **HIT)).asks("ilse", "nova6/how-it-ends")
    after = script.says("ilse", "she lets herself be taken").end()
    ilse = after.who("ilse")
    assert (ilse.out, ilse.out_as, marks(ilse)) == ("conceded", "she lets herself be taken", "---/--/-")
    late = hit(12).says("ilse", Reduction("concede", "damage")).plainly().who("ilse")
    assert (late.out, marks(late)) == ("conceded", "---/--/S")


# ---- Giving something up ---------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.reduce.sacrifice")
def test_a_sacrifice_reduces_damage_by_two() -> None:
    """Five become three; two become none, and no box is filled. What is not one's own cannot be given."""
    script = hit(5, SHIELD).says("ilse", Reduction("sacrifice", item="shield")).asks("gm", "nova6/sacrifice")
    after = script.gm(Worth()).plainly()
    assert after.last(events.Harmed).damage == 3 and "broken" in after.effect("shield").marks
    none = hit(2, SHIELD).says("ilse", Reduction("sacrifice", item="shield")).gm(Worth()).plainly()
    assert none.all(events.Harmed) == [] and marks(none.who("ilse")) == "---/--/-"
    other = hit(5, SHIELD, npc("thug"), soak("thug", "helm", 1))
    other.refuses("ilse", Reduction("sacrifice", item="helm"), "nova6.reduce.sacrifice")
    gone = hit(5, asset("ilse", "LANTERN", 1)).says("ilse", Reduction("sacrifice", item="lantern")).gm(Worth())
    assert not gone.plainly().has_effect("LANTERN")


@pytest.mark.rule("nova6.reduce.sacrifice-useful")
def test_a_useful_sacrifice_reduces_damage_by_four() -> None:
    """The coveted crown is worth four: eight become four."""
    crown = asset("ilse", "THE CROWN", 1)
    script = hit(8, crown).says("ilse", Reduction("sacrifice", item="the-crown"))
    script.refuses("gm", Worth(amount=1), "nova6.reduce.sacrifice")
    assert script.gm(Worth(amount=4)).plainly().last(events.Harmed).damage == 4


@pytest.mark.rule("nova6.reduce.sacrifice-signature")
def test_a_signature_asset_is_worth_four() -> None:
    """A signature asset is proposed at four: eight become four, which is staggered."""
    blade = asset("ilse", "HER FATHER'S BLADE", 1, id="blade", properties=(Property("signature"),))
    script = hit(8, blade).says("ilse", Reduction("sacrifice", item="blade"))
    assert script.asked().default() == Worth(True, 4)
    fact = script.gm(script.asked().default()).plainly().last(events.Harmed)
    assert (fact.damage, fact.level) == (4, "staggered")


@pytest.mark.rule("nova6.reduce.sacrifice-approval")
def test_the_gm_must_agree_to_a_sacrifice() -> None:
    """Refused, nothing changes: the shield is whole and the damage what it was."""
    after = hit(5, SHIELD).says("ilse", Reduction("sacrifice", item="shield")).gm(Worth(False)).plainly()
    assert after.last(events.Harmed).damage == 5 and after.effect("shield").marks == ()


@pytest.mark.rule("nova6.reduce.sacrifice-not-temp")
def test_a_created_asset_is_no_sacrifice() -> None:
    """A created asset is not listed, and refused."""
    angle = asset("ilse", "AN ANGLE", 2, made=True)
    script = hit(5, SHIELD, angle)
    assert script.asked().items == ("shield",)
    script.refuses("ilse", Reduction("sacrifice", item="an-angle"), "nova6.reduce.sacrifice-not-temp").stop()


# ---- Grave aspects ---------------------------------------------------------------------------------------------------


def grave(steps: int = 1, text: str = "A BROKEN ARM") -> Reduction:
    return Reduction("grave", steps=steps, text=text)


@pytest.mark.rule("nova6.reduce.grave")
def test_a_grave_aspect_reduces_damage_by_two() -> None:
    """Eight that last become six, and the new aspect lasts a step longer; it must have words."""
    script = hit(8, draft={"duration": "L"}).refuses("ilse", grave(text=" "), "nova6.reduce.grave")
    after = script.says("ilse", grave()).plainly()
    made = after.effect("A BROKEN ARM")
    assert (after.last(events.Harmed).damage, made.duration, made.owner, made.aspect) == (6, "LL", "ilse", "grave")


@pytest.mark.rule("nova6.reduce.grave-repeat")
def test_a_graver_aspect_takes_more_steps() -> None:
    """Twelve for the scene, five steps: two are left, and it is for good; more steps than there are, are refused."""
    after = hit(12).says("ilse", grave(5)).plainly()
    assert (after.last(events.Harmed).damage, after.effect("A BROKEN ARM").duration) == (2, "P")
    script = hit(8, draft={"duration": "L"}).refuses("ilse", grave(4), "nova6.reduce.grave-repeat")
    assert script.says("ilse", grave(3)).plainly().last(events.Harmed).damage == 2
    hit(8).refuses("ilse", grave(0), "nova6.reduce.grave-repeat")


@pytest.mark.rule("nova6.reduce.grave-limit")
def test_a_grave_aspect_is_taken_once_per_scene() -> None:
    """A second grave aspect in a scene is refused."""
    once = hit(8, SHIELD).says("ilse", grave())
    once.refuses("ilse", grave(text="ANOTHER"), "nova6.reduce.grave-limit")
    again = act_out(hurt.open(damage(8)), once.plainly().state)
    assert "grave" not in [one.id for one in again.asked().previews]


def test_permanent_damage_allows_no_grave_aspect() -> None:
    """Permanent damage leaves no longer duration for a grave aspect."""
    assert "grave" not in [one.id for one in hit(8, draft={"duration": "P"}).asked().previews]


@pytest.mark.rule("nova6.reduce.grave-npc")
def test_only_heroes_have_grave_aspects() -> None:
    """A principal NPC may concede or sacrifice, but take no grave aspect; extras are not asked."""
    boss = npc("boss")
    script = act_out(hurt.open(damage(8, "boss")), table(ILSE, boss, **HIT)).asks("gm", "nova6/reduce")
    script.refuses("gm", grave(), "nova6.reduce.grave-npc")
    assert [one.id for one in script.asked().previews] == ["concede", ""]
    extra = act_out(hurt.open(damage(2, "rat")), table(ILSE, npc("rat", kind="extra"), **HIT))
    assert extra.waits_for() == "over"
    script.stop()


@pytest.mark.rule("nova6.reduce.combine")
def test_several_reductions_combine_on_one_hit() -> None:
    """Nine, a sacrifice and a grave aspect: five. The same thing cannot be given twice."""
    script = hit(9, SHIELD).says("ilse", Reduction("sacrifice", item="shield")).gm(Worth())
    assert script.asked().items == ()
    assert script.says("ilse", grave()).plainly().last(events.Harmed).damage == 5


# ---- The end ---------------------------------------------------------------------------------------------------------

OUT = changed(filled("---/--/S"), out="incapacitated")


@pytest.mark.rule("nova6.end.group-decides")
def test_no_character_dies_by_default() -> None:
    """By default twenty damage incapacitate, and more while out only adds a box."""
    assert taken(damage(20)).who("ilse").out == "incapacitated"
    assert taken(damage(1), OUT).who("ilse").out == "incapacitated"
    assert marks(taken(damage(1), OUT).who("ilse")) == "---/--/SS"


@pytest.mark.rule("nova6.end.option-overkill")
def test_option_end_overkill_ends_at_twelve() -> None:
    """With the option twelve damage end a character, and eleven do not."""
    assert taken(damage(12), end_overkill="on").who("ilse").out == "ended"
    assert taken(damage(11), end_overkill="on").who("ilse").out == "incapacitated"


@pytest.mark.rule("nova6.end.option-while-out")
def test_an_option_ends_an_incapacitated_character_hit_again() -> None:
    """With the option any damage ends an incapacitated character, and no other."""
    assert taken(damage(1), OUT, end_hit_while_out="on").who("ilse").out == "ended"
    assert taken(damage(1), end_hit_while_out="on").who("ilse").out == ""


@pytest.mark.rule("nova6.end.option-while-out-save")
def test_an_option_lets_bystanders_save_themselves() -> None:
    """Caught in a blast, an incapacitated character may save with Physique or Resolve; targeted, not."""
    blast = damage(1, properties=(Property("area", 1),))
    options = {"end_hit_while_out": "on", "end_bystander_save": "on"}
    for faces, out in (((6, 4, 2), "incapacitated"), ((1, 2, 3), "ended")):
        script = taking(blast, OUT, **options).asks("ilse", "nova6/save", "physique", "resolve")
        assert script.says("ilse", "physique").rolls("ilse", *faces).plainly().who("ilse").out == out
    assert taken(damage(1), OUT, **options).who("ilse").out == "ended"
    assert taken(blast, OUT, end_hit_while_out="on").who("ilse").out == "ended"


def test_the_gm_tells_an_incapacitation_without_an_attacker() -> None:
    """A hero without points is not asked to stay in, and the GM narrates how it ends."""
    script = to_stay(hit(8))
    assert script.asks("gm", "nova6/how-it-ends").gm("the roof comes down").end().who("ilse").out_as != ""
    assert hero("bram").out == ""
