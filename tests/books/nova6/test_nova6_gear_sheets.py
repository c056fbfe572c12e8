"""Gear of the tables on a sheet: what is legal there, and what it is at the table the sheet comes to."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.questions import Preparation
from moothall.rulesets.nova6.sheet import belongings
from moothall.rulesets.nova6.state import Scene
from support.nova6 import act_out, conflict, npc, table
from support.nova6_sheets import judged, petra, ranks, wrong

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
def test_gear_that_is_legal(gear: list[Entry]) -> None:
    """What two hands hold, one head wears and rows allow is fine, and so is whatever is no row at all."""
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
def test_too_much_for_two_hands(gear: list[Entry]) -> None:
    """Three hands are one too many."""
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
def test_gear_that_does_not_go_together(gear: list[Entry], rule: str) -> None:
    """Each such sheet is told which rule it breaks, and no other."""
    assert faulty(*gear) == [rule]


@pytest.mark.parametrize(("slots", "rule"), [(["ammo-bodkin-arrows", "ammo-broadhead-arrows"], "ammo-rows")])
def test_one_for_each_slot(slots: list[str], rule: str) -> None:
    """Both of two that want one place are named."""
    assert faulty(entry("longbow", *slots)) == [f"nova6.equipment.{rule}"] * 2


@pytest.mark.rule("nova6.equipment.layering")
def test_layers_on_a_sheet() -> None:
    """A second armour is wrong only where the table has it so."""
    gear = (entry("leather"), entry("light-chain"))
    assert faulty(*gear, armor_layering="off") == ["nova6.equipment.layering"]
    assert faulty(*gear, armor_layering="highest-soak") == []
    assert faulty(entry("leather"), armor_layering="off") == []


@pytest.mark.parametrize(("value", "rules"), [("off", ["nova6.equipment.modifier-rows"]), ("on", [])])
def test_a_bipod_on_a_sheet(value: str, rules: list[str]) -> None:
    """On a machine gun it is wrong where the table keeps it to rifles."""
    assert faulty(entry("machine-gun-light", "bipod"), bipod_automatic=value) == rules


@pytest.mark.rule("nova6.equipment.skill-minimum")
def test_what_is_too_heavy_is_only_mentioned() -> None:
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
def test_a_line_that_is_no_row(bad: Entry) -> None:
    """What the tables do not have, or what is not written as a line is, is said so."""
    assert [one.field for one in judged(carrying(bad))] == ["gear"]
    assert [rule for rule, _ in wrong(carrying(bad))] == ["nova6.equipment.object-assets"]


def test_how_many_grenades_come_to_the_table() -> None:
    """As many as the sheet says, and one where it says nothing."""
    grenade = entry("grenade-fragmentation")
    found = [belongings(petra(gear=[one]), "petra") for one in (grenade, grenade | {"count": 3})]
    thrown = [[effect.amount("supply") for effect in held if effect.has("supply")] for held in found]
    assert thrown == [[1], [3]]


def test_gear_comes_to_the_table() -> None:
    """What the sheet names is an effect there: the sword in hand, the bow stowed, the cap on the head."""
    sheet = carrying(entry("sword"), entry("longbow", stowed=True), entry("leather", "cap"), entry("dynamite-stick"))
    sheet["gear"][3]["count"] = 3
    found = {effect.name: effect for effect in belongings(sheet, "petra") if effect.kind not in ("aspect", "asset")}
    assert list(found) == ["my sword", "my longbow", "my leather", "cap", "my dynamite-stick"]
    assert len({effect.id for effect in found.values()}) == 5
    assert found["my longbow"].marks == ("stowed",)
    assert found["my dynamite-stick"].amount("supply") == 3
    assert (found["my leather"].kind, found["my leather"].rating, found["cap"].has("headgear")) == ("soak", 2, True)


def test_a_fight_with_what_sheet_and_gm_bring() -> None:
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
