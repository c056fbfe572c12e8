"""NOVA6 gear on a sheet: illegal combinations are refused, and legal gear enters the table as effects."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.questions import Preparation
from moothall.rulesets.nova6.sheet import belongings
from moothall.rulesets.nova6.state import Scene
from tests.books.nova6.support.sheets import judged, petra, ranks, wrong
from tests.books.nova6.support.stage import act_out, conflict, npc, table

Entry = dict[str, Any]


def entry(item: str, *parts: str, **more: Any) -> Entry:
    """A line of gear on a sheet."""
    return {"name": f"my {item}", "row": item, "parts": list(parts), **more}


def carrying(*gear: Entry, **skills: int) -> dict[str, Any]:
    """Petra with this gear."""
    return ranks(petra(gear=list(gear)), **skills)


def faulty(*gear: Entry, **options: Any) -> list[str]:
    """The rules that such gear breaks."""
    return [rule for rule, _ in wrong(carrying(*gear), **options)]


@pytest.mark.parametrize(
    "gear",
    [
        [entry("sword"), entry("shield-wooden"), entry("leather", "cap")],
        [entry("greatsword"), entry("sword", stowed=True)],
        [entry("pistol-light", "revolver"), entry("dagger")],
        [entry("pistol-heavy", "ammo-magnum-pistol", marked=["magnum"])],
        [entry("archaic.weapon.longbow", "ammo-bodkin-arrows")],
        [entry("shotgun-light-slug", "sawed-off", ways=["one-handed"]), entry("shield-wooden")],
        [entry("grenade-fragmentation", count=3)],
        [entry("leather"), entry("light-chain")],
        [{"name": "a rope"}],
        [entry("great-helm")],
    ],
)
def test_gear_within_its_limits_is_legal(gear: list[Entry]) -> None:
    """Gear for two hands and one head that the rows allow is legal, and so is gear outside the tables."""
    assert faulty(*gear) == []


@pytest.mark.rule("nova6.equipment.hands")
@pytest.mark.parametrize(
    "gear",
    [
        [entry("greatsword"), entry("shield-wooden")],
        [entry("sword"), entry("dagger"), entry("whip")],
        [entry("shotgun-light-slug", "sawed-off"), entry("shield-wooden")],
    ],
)
def test_gear_for_three_hands_is_illegal(gear: list[Entry]) -> None:
    """Gear that takes three hands is one too many."""
    assert faulty(*gear) == ["nova6.equipment.hands"]


@pytest.mark.parametrize(
    ("gear", "rule"),
    [
        ([entry("pistol-heavy", "ammo-magnum-pistol")], "nova6.equipment.magnum"),
        ([entry("sword", "revolver")], "nova6.equipment.modifier-rows"),
        ([entry("body-armor-light", "trauma-plate", "trauma-plate")], "nova6.equipment.modifier-rows"),
        ([entry("longbow", "ammo-bodkin-bolts")], "nova6.equipment.ammo-rows"),
        ([entry("revolver")], "nova6.equipment.modifier-rows"),
        ([entry("cap", "revolver")], "nova6.equipment.modifier-rows"),
        ([entry("sword", "cap")], "nova6.equipment.headgear"),
        ([entry("shield-wooden", "trauma-plate")], "nova6.equipment.modifier-rows"),
        ([entry("ammo-sling-bullet")], "nova6.equipment.ammo-rows"),
        ([entry("leather", "cap"), entry("helm")], "nova6.equipment.headgear"),
        ([entry("shield-wooden"), entry("shield-metal")], "nova6.equipment.layering"),
        ([entry("pistol-light", ways=["one-handed"])], "nova6.equipment.modifier-rows"),
    ],
)
def test_each_illegal_combination_names_its_rule(gear: list[Entry], rule: str) -> None:
    """Each such sheet cites the rule it breaks, and no other."""
    assert faulty(*gear) == [rule]


@pytest.mark.parametrize(("slots", "rule"), [(["ammo-bodkin-arrows", "ammo-broadhead-arrows"], "ammo-rows")])
def test_two_parts_for_one_slot_are_both_named(slots: list[str], rule: str) -> None:
    """Both of two parts for one slot are named."""
    assert faulty(entry("longbow", *slots)) == [f"nova6.equipment.{rule}"] * 2


@pytest.mark.rule("nova6.equipment.layering")
def test_an_option_forbids_layered_armor_on_a_sheet() -> None:
    """A second armor on a sheet is illegal only with the option."""
    gear = (entry("leather"), entry("light-chain"))
    assert faulty(*gear, armor_layering="off") == ["nova6.equipment.layering"]
    assert faulty(*gear, armor_layering="highest-soak") == []
    assert faulty(entry("leather"), armor_layering="off") == []


@pytest.mark.parametrize(("value", "rules"), [("off", ["nova6.equipment.modifier-rows"]), ("on", [])])
def test_an_option_forbids_a_bipod_on_a_machine_gun(value: str, rules: list[str]) -> None:
    """A bipod on a machine gun is illegal where the option keeps it to rifles."""
    assert faulty(entry("machine-gun-light", "bipod"), bipod_automatic=value) == rules


@pytest.mark.rule("nova6.equipment.skill-minimum")
def test_gear_too_heavy_is_only_a_warning() -> None:
    """A longbow is two dice too heavy for Petra, which is no fault; with two ranks nothing is said."""
    said = [one for one in judged(carrying(entry("longbow"))) if one.cite == "nova6.equipment.skill-minimum"]
    assert [(one.said, one.warning) for one in said] == [("longbow −2", True)]
    strong = judged(carrying(entry("longbow"), physique=2))
    assert [one for one in strong if one.cite == "nova6.equipment.skill-minimum"] == []


@pytest.mark.rule("nova6.equipment.object-assets")
@pytest.mark.parametrize(
    "bad",
    [
        entry("longswrod"),
        entry("sword", "sharpness"),
        entry("sword", count=0),
        entry("sword", count="three"),
        entry("sword", stowed="yes"),
        entry("sword", marked="magnum"),
        entry("sword", ways=[1]),
        {"name": "x", "row": 7},
        {"name": "x", "row": "sword", "parts": "cap"},
    ],
)
def test_an_unknown_gear_line_is_reported(bad: Entry) -> None:
    """A row the tables do not have, or a malformed line, is reported."""
    assert [one.field for one in judged(carrying(bad))] == ["gear"]
    assert [rule for rule, _ in wrong(carrying(bad))] == ["nova6.equipment.object-assets"]


def test_a_supply_enters_with_the_sheets_count() -> None:
    """The supply is the sheet's count, and one by default."""
    grenade = entry("grenade-fragmentation")
    found = [belongings(petra(gear=[one]), "petra") for one in (grenade, grenade | {"count": 3})]
    thrown = [[effect.amount("supply") for effect in held if effect.has("supply")] for held in found]
    assert thrown == [[1], [3]]


def test_gear_enters_the_table_as_effects() -> None:
    """Gear of the sheet is an effect: the sword in hand, the bow stowed, the cap on the head."""
    sheet = carrying(entry("sword"), entry("longbow", stowed=True), entry("leather", "cap"), entry("dynamite-stick"))
    sheet["gear"][3]["count"] = 3
    found = {effect.name: effect for effect in belongings(sheet, "petra") if effect.kind not in ("aspect", "asset")}
    assert list(found) == ["my sword", "my longbow", "my leather", "cap", "my dynamite-stick"]
    assert len({effect.id for effect in found.values()}) == 5
    assert found["my longbow"].marks == ("stowed",)
    assert found["my dynamite-stick"].amount("supply") == 3
    assert (found["my leather"].kind, found["my leather"].rating, found["cap"].has("headgear")) == ("soak", 2, True)


def test_gear_of_sheet_and_gm_deals_damage() -> None:
    """Petra joins with a rapier and leather, the GM arms a smuggler from the tables, and each hits the other."""
    sheet = carrying(entry("rapier"), entry("leather"))
    joined = act_out(nova6.join.open("petra", "petra", sheet), table(npc("smuggler", fight=1))).end().state
    armed = act_out(nova6.equip.open("smuggler", "club"), joined).end().state
    armed = act_out(nova6.equip.open("smuggler", "studded-leather"), armed).end().state
    fight = armed.with_scene(**_fields(conflict("petra")))
    opening = nova6.act.open("petra", "lunge", "fight", "attack", targets=("smuggler",), tool="petra-gear-1")
    mine = act_out(opening, fight).judged()
    mine.plainly_to_ready()
    hit = mine.rolls("petra", 6, 4, 3).plainly()
    assert [fact.damage for fact in hit.all(events.Harmed)] == [3 - 1]
    back = hit.state.with_scene(**_fields(conflict("smuggler")))
    [club] = [effect.id for effect in back.effects_of("smuggler", "damage")]
    theirs = act_out(nova6.oppose.open("smuggler", "petra", tool=club), back).says("petra", Preparation("fight"))
    theirs.plainly_to_ready()
    hurt = theirs.rolls("petra", 1, 2, 5, 6).plainly()
    assert [(fact.damage, fact.duration) for fact in hurt.all(events.Harmed)] == [(3 - 2, "S")]


def _fields(scene: Scene) -> dict[str, Any]:
    return {"kind": scene.kind, "scale": scene.scale, "round": scene.round, "acting": scene.acting}
