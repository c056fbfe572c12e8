"""NOVA6 soak and cover: every kind of soak, every material, piercing and bypassing."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy, Draft
from moothall.rulesets.nova6.effects.properties import checked
from moothall.rulesets.nova6.effects.soak import COVER, Soaked, apply_soak, coverage
from moothall.rulesets.nova6.questions import Preparation
from moothall.rulesets.nova6.state import Cover, Effect
from moothall.rulesets.nova6.vocabulary import Property
from moothall.talk.reasons import Because, total
from tests.books.nova6.support.stage import act_out, hero, npc, soak, table, weapon
from tests.support.citing import cited, refused


def hit(damage: int, *properties: Property, subtype: str = "bludgeoning", type: str = "physical", **more: Any) -> Draft:
    return Draft("damage", "rook", ("ilse",), rating=damage, type=type, subtype=subtype, properties=properties, **more)


def left(draft: Draft, *armour: Effect, cover: str = "", degree: Any = "half", **options: Any) -> int:
    """The damage that reaches Ilse."""
    behind = Cover(degree, cover) if cover else None
    found: Soaked = apply_soak(table(hero("ilse", cover=behind), *armour, **options), "ilse", draft)
    cited(found.why)
    return found.damage


def armour(rating: int, *properties: Property, **more: Any) -> Effect:
    return soak("ilse", more.pop("name", "coat"), rating, *properties, **more)


SOFT = Property("soft")


def pierce(amount: int) -> Property:
    return Property("pierce", amount)


def hardened(amount: int) -> Property:
    return Property("hardened", amount)


@pytest.mark.rule("nova6.soak.one-for-one")
def test_each_point_of_soak_takes_one_damage() -> None:
    """Five against three leave two, and several soaks add up."""
    assert left(hit(5), armour(3)) == 2
    assert left(hit(5), armour(3), armour(1, name="scarf")) == 1


@pytest.mark.rule("nova6.soak.zero")
def test_damage_does_not_fall_below_zero() -> None:
    """Two damage against soak three is zero, and never less."""
    assert left(hit(2), armour(3)) == 0
    assert left(hit(3), armour(3)) == 0


@pytest.mark.rule("nova6.soak.rating-type")
@pytest.mark.rule("nova6.soak.one-for-one")
def test_soak_protects_one_type() -> None:
    """Physical soak does nothing for mental damage, and the reverse."""
    assert left(hit(4, type="mental", subtype="fear"), armour(3)) == 4
    assert left(hit(4), armour(3, type="mental")) == 4 and left(hit(4), armour(3)) == 1
    with refused("nova6.soak.rating-type"):
        checked(table(), armour(3, type=""))


@pytest.mark.rule("nova6.soak.limited")
def test_limited_soak_protects_from_some_subtypes() -> None:
    """Limited soak protects against one subtype only, or against all but one."""
    only, but = Property("only", of=("fire",)), Property("except", of=("fire",))
    assert left(hit(4, subtype="ballistic"), armour(4, only)) == 4
    assert left(hit(4, subtype="fire"), armour(4, only)) == 0
    assert left(hit(4, subtype="fire"), armour(4, but)) == 4
    assert left(hit(4, subtype="ballistic"), armour(4, but)) == 0


@pytest.mark.rule("nova6.dmg.subtypes-neutral")
@pytest.mark.rule("nova6.soak.one-for-one")
def test_a_damage_subtype_is_neutral_by_itself() -> None:
    """Four points of fire against plain soak of two leave two, and the one who is hit is told why."""
    at = table(hero("ilse"), npc("rook"), weapon("rook", "torch", 4, subtype="fire"), armour(2))
    script = act_out(nova6.oppose.open("rook", "ilse", tool="torch"), at)
    harmed = script.says("ilse", Preparation("fight")).rolls("ilse", 1, 2, 4).plainly().last(events.Harmed)
    assert harmed.damage == 2
    assert Because("note-any-kind", 0, "nova6.dmg.subtypes-neutral", "fire") in harmed.why


def test_the_neutral_subtype_is_cited_only_if_relevant() -> None:
    """The neutral subtype is not cited for the usual subtype, for soak that names it, or without soak."""
    cold = hit(4, subtype="cold")

    def mentioned(draft: Draft, *worn: Effect) -> bool:
        found = apply_soak(table(hero("ilse"), *worn), "ilse", draft)
        return "nova6.dmg.subtypes-neutral" in found.rules

    assert mentioned(cold, armour(2)) and mentioned(hit(4, type="mental", subtype="fear"), armour(2, type="mental"))
    assert not mentioned(hit(4), armour(2)) and not mentioned(hit(4, subtype=""), armour(2))
    assert not mentioned(cold) and not mentioned(cold, armour(2, Property("only", of=("cold",))))
    assert not mentioned(hit(4, type="hull", subtype="hull"), armour(2, type="hull"))


@pytest.mark.rule("nova6.dmg.pierce")
def test_pierce_halves_soak_rounded_down() -> None:
    """Soak five counts two against pierce, rounded down."""
    assert left(hit(6, pierce(1)), armour(5)) == 4
    assert left(hit(6, pierce(1)), armour(4), armour(1, name="scarf")) == 4


@pytest.mark.rule("nova6.dmg.pierce-once")
def test_pierce_halves_once() -> None:
    """Any number of pierce halves once."""
    assert left(hit(8, pierce(3)), armour(8)) == 4


@pytest.mark.rule("nova6.soak.hardened")
def test_hardened_cancels_pierce() -> None:
    """One against one leaves the soak whole; two get through."""
    assert left(hit(6, pierce(1)), armour(4, hardened(1))) == 2
    assert left(hit(6, pierce(2)), armour(4, hardened(1))) == 4


@pytest.mark.rule("nova6.dmg.reduced-penetration")
def test_reduced_penetration_doubles_soak() -> None:
    """Six against two leave two; with pierce, five become two and then four."""
    reduced = Property("reduced-penetration")
    assert left(hit(6, reduced), armour(2)) == 2
    assert left(hit(6, reduced, pierce(1)), armour(5)) == 2


@pytest.mark.rule("nova6.dmg.direct")
def test_direct_damage_ignores_soak_but_not_cover() -> None:
    """Three points pass any armor, but not a door that was not bypassed."""
    direct = Property("direct", of=("gas mask",))
    draft = hit(3, direct)
    found = apply_soak(table(hero("ilse"), armour(6)), "ilse", draft)
    assert cited(found.why) and found.damage == 3
    assert left(draft, armour(6), cover="wood-door") == 0


@pytest.mark.rule("nova6.soak.soft-floor")
def test_soft_soak_leaves_one_damage() -> None:
    """Three damage against soft soak five leave one, never zero."""
    assert left(hit(3), armour(5, SOFT)) == 1
    assert left(hit(1), armour(5, SOFT)) == 1


@pytest.mark.rule("nova6.soak.soft-last")
def test_soft_soak_comes_last() -> None:
    """Soft soak comes after all other soak; damage already at zero stays zero."""
    assert left(hit(6), armour(5, SOFT), armour(2, name="plate")) == 1
    assert left(hit(2), armour(5, SOFT), armour(2, name="plate")) == 0
    assert left(hit(9), armour(5, SOFT), armour(2, name="plate")) == 2


@pytest.mark.rule("nova6.soak.soft-pierce")
def test_pierce_halves_soft_soak() -> None:
    """Six with pierce against soft five leave four."""
    assert left(hit(6, pierce(1)), armour(5, SOFT)) == 4


def test_stowed_or_broken_armor_has_no_soak() -> None:
    """Stowed, broken, destroyed or dropped armor has no soak."""
    for mark in ("stowed", "broken", "destroyed", "dropped"):
        assert left(hit(5), armour(3, marks=(mark,))) == 5


# ---- Coverage and cover ----------------------------------------------------------------------------------------------

LEATHER = (2, Property("coverage", 1))


def price(*worn: Effect, cover: str = "", degree: Any = "half", draft: Draft | None = None, **options: Any) -> int:
    behind = Cover(degree, cover) if cover else None
    found = coverage(table(hero("ilse", cover=behind), *worn, **options), "ilse", draft or hit(8))
    return total(cited(found))


@pytest.mark.rule("nova6.soak.coverage")
def test_points_bypass_coverage() -> None:
    """Paying the coverage ignores the soak; unpaid it counts."""
    leather = armour(*LEATHER)
    assert price(leather) == 1
    assert left(hit(5, bypassed=True), leather) == 5 and left(hit(5), leather) == 3


@pytest.mark.rule("nova6.soak.coverage-none")
def test_full_coverage_cannot_be_bypassed() -> None:
    """Soak without a coverage number has no price and always counts."""
    assert price(armour(2)) == 0
    mail = soak("rook", "mail", 3, Property("coverage", 1))
    at = table(hero("ilse"), npc("rook"), weapon("ilse", "club", 6), mail, soak("rook", "suit", 2))
    script = act_out(nova6.act.open("ilse", "strike", "fight", "attack", targets=("rook",), tool="club"), at)
    script.judged().rolls("ilse", 4, 4, 4).says("ilse", Buy("bypass-coverage", 1))
    assert script.plainly().last(events.Harmed).damage == 4


@pytest.mark.rule("nova6.cover.half")
def test_half_cover_costs_one_point() -> None:
    """Bypassing half cover costs one point."""
    assert price(cover="wood-door") == 1


@pytest.mark.rule("nova6.cover.near-total")
def test_near_total_cover_costs_two_points() -> None:
    """Bypassing near-total cover costs two points."""
    assert price(cover="wood-door", degree="near-total") == 2


@pytest.mark.rule("nova6.cover.wood-door")
@pytest.mark.rule("nova6.cover.soak")
def test_cover_soaks_physical_damage() -> None:
    """Eight against a wooden door leave three, and nothing of it protects a mind."""
    assert left(hit(8), cover="wood-door") == 3
    assert left(hit(8, type="mental", subtype="fear"), cover="wood-door") == 8


@pytest.mark.rule("nova6.cover.bypass")
def test_cover_and_armor_share_one_price() -> None:
    """Half cover and leather cost two together; a full suit has no price and stays."""
    assert price(armour(*LEATHER), cover="wood-door") == 2
    assert left(hit(8), armour(*LEATHER), cover="wood-door") == 1
    assert left(hit(8, bypassed=True), armour(*LEATHER), cover="wood-door") == 8
    assert left(hit(8, bypassed=True), cover="wood-door") == 8
    assert price(armour(2), cover="wood-door") == 1
    assert left(hit(8, bypassed=True), armour(2), cover="wood-door") == 6


def test_option_layers_bypasses_cover_before_armor() -> None:
    """With the option cover is bypassed first, then armor."""
    worn = armour(*LEATHER)
    assert price(worn, cover="wood-door", degree="near-total", coverage_mode="layers") == 2
    behind = hit(8, past_cover=True)
    assert price(worn, cover="wood-door", coverage_mode="layers", draft=behind) == 1
    assert left(behind, worn, cover="wood-door", coverage_mode="layers") == 6
    assert left(hit(8, bypassed=True), worn, cover="wood-door", coverage_mode="layers") == 3


@pytest.mark.rule("nova6.cover.helmet")
def test_headgear_raises_the_price_of_coverage() -> None:
    """Half cover and a helmet cost two; without anything to get past, a helmet alone costs nothing."""
    helmet = armour(0, Property("headgear"), name="helmet")
    assert price(helmet, cover="wood-door") == 2
    assert price(helmet, armour(*LEATHER)) == 2
    assert price(helmet) == 0


MATERIALS = {
    "wood-door": (5, 5), "wood-wall": (7, 7), "tree-small": (9, 9), "tree-medium": (13, 13), "tree-large": (16, 16),
    "brick-wall": (8, 13), "concrete-wall": (11, 16), "concrete-reinforced": (13, 18), "steel-door": (10, 15),
    "steel-airlock": (15, 20), "steel-safe": (19, 24), "steel-vault": (25, 30),
}  # fmt: skip


@pytest.mark.parametrize("material", MATERIALS)
def test_each_material_has_its_soak(material: str) -> None:
    """Each material has its soak against most damage, and against fire."""
    plain, fire = MATERIALS[material]
    assert [left(hit(plain + more), cover=material) for more in (0, 1)] == [0, 1]
    assert [left(hit(fire + more, subtype="fire"), cover=material) for more in (0, 1)] == [0, 1]
    assert COVER.keys() == MATERIALS.keys()


@pytest.mark.parametrize("material", [name for name in MATERIALS if name != "wood-door"])
def test_each_material_cites_its_rule(material: str) -> None:
    """The rule of a material is cited where it takes damage."""
    found = apply_soak(table(hero("ilse", cover=Cover("half", material))), "ilse", hit(30))
    assert [reason.cite for reason in found.why] == ["nova6.cover.soak", f"nova6.cover.{material}"]


def _takes(material: str, damage: int, rest: int, subtype: str = "ballistic") -> None:
    assert left(hit(damage, subtype=subtype), cover=material) == rest


@pytest.mark.rule("nova6.cover.wood-wall")
def test_a_wooden_wall_soaks_seven() -> None:
    """Nine damage behind a wooden wall leave two."""
    _takes("wood-wall", 9, 2)


@pytest.mark.rule("nova6.cover.tree-small")
def test_a_small_tree_soaks_nine() -> None:
    """Nine damage behind a small tree leave none."""
    _takes("tree-small", 9, 0)


@pytest.mark.rule("nova6.cover.tree-medium")
def test_a_tree_soaks_thirteen() -> None:
    """Fourteen damage behind a tree leave one."""
    _takes("tree-medium", 14, 1)


@pytest.mark.rule("nova6.cover.tree-large")
def test_a_large_tree_soaks_sixteen() -> None:
    """Sixteen damage behind a large tree leave none."""
    _takes("tree-large", 16, 0)


@pytest.mark.rule("nova6.cover.brick-wall")
def test_a_brick_wall_soaks_eight() -> None:
    """Ten damage behind a brick wall leave two; ten of fire leave none."""
    _takes("brick-wall", 10, 2)
    _takes("brick-wall", 10, 0, "fire")


@pytest.mark.rule("nova6.cover.concrete-wall")
def test_a_concrete_wall_soaks_eleven() -> None:
    """Thirteen damage behind a concrete wall leave two; seventeen of fire leave one."""
    _takes("concrete-wall", 13, 2)
    _takes("concrete-wall", 17, 1, "fire")


@pytest.mark.rule("nova6.cover.concrete-reinforced")
def test_reinforced_concrete_soaks_thirteen() -> None:
    """Fourteen damage behind reinforced concrete leave one."""
    _takes("concrete-reinforced", 14, 1)


@pytest.mark.rule("nova6.cover.steel-door")
def test_a_steel_door_soaks_ten() -> None:
    """Twelve damage behind a steel door leave two."""
    _takes("steel-door", 12, 2)


@pytest.mark.rule("nova6.cover.steel-airlock")
def test_a_steel_airlock_soaks_fifteen() -> None:
    """Sixteen damage behind a steel airlock leave one."""
    _takes("steel-airlock", 16, 1)


@pytest.mark.rule("nova6.cover.steel-safe")
def test_a_steel_safe_soaks_nineteen() -> None:
    """Twenty damage behind a steel safe leave one."""
    _takes("steel-safe", 20, 1)


@pytest.mark.rule("nova6.cover.steel-vault")
def test_a_steel_vault_soaks_twenty_five() -> None:
    """Twenty-six damage behind a steel vault leave one."""
    _takes("steel-vault", 26, 1)


@pytest.mark.rule("nova6.cover.steel-fire")
def test_steel_soaks_more_fire() -> None:
    """Twelve of fire leave none: a steel door soaks fifteen of it."""
    _takes("steel-door", 12, 0, "fire")


def test_pierce_halves_cover() -> None:
    """Pierce halves cover as it does all soak."""
    assert left(hit(8, pierce(1)), cover="wood-door") == 6
    assert changed(hero("ilse"), cover=Cover("half", "wood-door")).cover == Cover("half", "wood-door")
