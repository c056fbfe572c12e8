"""NOVA6 gear on a sheet: illegal combinations are refused, and legal gear enters the table as effects."""

from __future__ import annotations

from typing import Any

import pytest

from moothall import packs
from moothall.handlers.dice import Seeded
from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.growth import sheet_of
from moothall.rulesets.nova6.options import DEFAULTS
from moothall.rulesets.nova6.packs.pack import Pack
from moothall.rulesets.nova6.questions import Preparation
from moothall.rulesets.nova6.sheet import belongings, to_character
from moothall.rulesets.nova6.state import Scene
from moothall.rulesets.nova6.workshop import of_pack
from moothall.speech import voice
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
    ("gear", "slung"),
    [
        ([entry("greatsword"), entry("shield-wooden")], "my shield-wooden"),
        ([entry("sword"), entry("dagger"), entry("whip")], "my whip"),
        ([entry("shotgun-light-slug", "sawed-off"), entry("shield-wooden")], "my shield-wooden"),
    ],
)
def test_gear_for_a_third_hand_is_legal_and_told(gear: list[Entry], slung: str) -> None:
    """What no hand is left for may be owned; the sheet says that it is carried and not held."""
    assert faulty(*gear) == []
    told = [(one.cite, one.said) for one in judged(carrying(*gear)) if one.key == "problem-nova6-gear-hands"]
    assert told == [("nova6.equipment.hands", slung)]


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


# ---- To the table and home again -------------------------------------------------------------------------------------


def lowtide() -> Pack:
    """The pack of smugglers and inspectors, whose skills are its own."""
    found: Pack = packs.load("lowtide").said.pack
    return found


def test_two_hands_bind_what_is_held_and_not_what_is_owned() -> None:
    """Sword and shield are held, the bow behind them is stowed, and its owner is legal and told so."""
    sheet = carrying(entry("sword"), entry("shield-wooden"), entry("bow"), entry("leather"))
    found = {effect.name: effect.marks for effect in belongings(sheet, "petra") if effect.kind in ("damage", "soak")}
    assert found == {"my sword": (), "my shield-wooden": (), "my bow": ("stowed",), "my leather": ()}
    [told] = [one for one in judged(sheet) if one.key == "problem-nova6-gear-hands"]
    assert (told.warning, told.said) == (True, "my bow")


def test_gear_of_the_book_is_wielded_with_the_skills_of_a_pack() -> None:
    """In Lowtide a sword strikes with Scuffle, a shield helps Scuffle and Legwork, plate caps Legwork."""
    gear = [entry("longsword"), entry("shield-wooden"), entry("plate"), entry("halberd")]
    found = {effect.name: effect for effect in belongings(petra(gear=gear), "petra", lowtide())}
    roles = dict(lowtide().roles)
    assert found["my longsword"].skill == roles["melee"] == "scuffle"
    carried = [one.gives[0].skill for one in found["my shield-wooden"].properties if one.name == "when-carried"]
    assert carried == [roles["melee"], roles["dodge"]]
    assert [one.of for one in found["my plate"].properties if one.name == "skill-max"] == [(roles["movement"],)]
    assert [one.of for one in found["my halberd"].properties if one.name == "skill-min"] == [(roles["gear-minimum"],)]


def test_handed_out_gear_goes_home_and_lost_gear_does_not() -> None:
    """Petra comes with a rapier, a rope and a cap over leather, is given a crossbow, and loses the cap and rapier."""
    sheet = carrying(entry("rapier"), {"name": "a rope"}, entry("leather", "cap"), entry("dynamite-stick", count=3))
    joined = act_out(nova6.join.open("petra", "petra", sheet), table()).end().state
    assert sheet_of(joined, "petra")["gear"] == sheet["gear"]
    armed = act_out(nova6.equip.open("petra", "crossbow-light", parts=("ammo-bodkin-bolts",), stowed=True), joined)
    there = armed.end().state
    lost = {"petra-gear-1", "petra-gear-2-cap"}
    after = changed(there, effects=tuple([one for one in there.effects if one.id not in lost]))
    assert sheet_of(after, "petra")["gear"] == [
        {"name": "a rope"},
        {"name": "my leather", "row": "leather", "parts": []},
        entry("dynamite-stick", count=3),
        {"name": "crossbow light", "row": "crossbow-light", "parts": ["ammo-bodkin-bolts"], "stowed": True},
    ]


def test_signature_assets_go_home_as_they_are_now() -> None:
    """An asset that is lost at the table is gone from the sheet, and the others stay as they were."""
    mine = [{"name": "lamp", "aspect": "trouble", "worth": 2}, {"name": "seal", "aspect": "background"}]
    joined = act_out(nova6.join.open("petra", "petra", petra(assets=mine)), table()).end().state
    assert sheet_of(joined, "petra")["assets"] == mine
    after = changed(joined, effects=tuple([one for one in joined.effects if one.id != "petra-asset-2"]))
    assert sheet_of(after, "petra")["assets"] == mine[:1]


@pytest.mark.parametrize("id", ["universal", "hearthmarch", "lowtide"])
def test_a_sword_of_the_workshop_hits_and_comes_home(id: str) -> None:
    """In the book and in both packs: a longsword does 5, leather takes 2, a given axe is on the sheet at the end."""
    pack: Pack = packs.load(id).said.pack
    melee, dodge = dict(pack.roles)["melee"], dict(pack.roles)["dodge"]
    drawn = of_pack(pack).drawn(voice("en", "nova6").say, Seeded("sword"), DEFAULTS)
    gear = [entry("longsword"), entry("shield-wooden"), entry("leather", "cap")]
    sheet = drawn | {"gear": [*drawn["gear"], *gear], "package": []}
    sheet = sheet | {"skills": dict.fromkeys(pack.skills, 0) | {melee: 1, dodge: 1}, "talents": [], "features": []}
    foe, person = npc("smuggler", skills=((melee, 1),)), to_character(sheet, "petra", "petra", pack)
    own = None if id == "universal" else pack
    joined = table(person, foe, *belongings(sheet, "petra", pack), pack=own)
    soak = sum(one.rating for one in joined.effects_of("petra", "soak") if one.has("worn-as"))
    [sword] = [one for one in joined.effects_of("petra", "damage") if one.name == "my longsword"]
    assert (sword.rating, sword.skill, soak) == (5, melee, 2)
    fight = joined.with_scene(**_fields(conflict("petra")))
    opening = nova6.act.open("petra", "cut", melee, "attack", targets=("smuggler",), tool=sword.id)
    hit = act_out(opening, fight).judged()
    hit.plainly_to_ready()
    hurt = hit.rolls("petra", 6, 4, 3, 1).plainly()
    assert [fact.damage for fact in hurt.all(events.Harmed)] == [5]
    armed = act_out(nova6.equip.open("petra", "axe", stowed=True), hurt.state).end().state
    assert [one["row"] for one in sheet_of(armed, "petra")["gear"] if "row" in one] == [
        "longsword", "shield-wooden", "leather", "axe",
    ]  # fmt: skip


def test_a_thing_of_a_pack_without_money_comes_home() -> None:
    """In Lowtide a cane that the GM hands out is on the sheet at the end, and one that is lost is not."""
    pack = lowtide()
    sheet = of_pack(pack).drawn(voice("en", "nova6").say, Seeded("cane"), DEFAULTS) | {"gear": [], "package": []}
    person = to_character(sheet, "petra", "petra", pack)
    joined = table(person, *belongings(sheet, "petra", pack), pack=pack)
    item = next(one.id for one in pack.items if one.kind == "damage")
    armed = act_out(nova6.equip.open("petra", item, stowed=True), joined).end().state
    home = sheet_of(armed, "petra")
    assert [one.get("item") for one in home["gear"]] == [item]
    again = table(to_character(home, "petra", "petra", pack), *belongings(home, "petra", pack), pack=pack)
    assert [one["item"] for one in sheet_of(again, "petra")["gear"]] == [item]
    lost = changed(again, effects=tuple([one for one in again.effects if one.kind != "damage"]))
    assert sheet_of(lost, "petra")["gear"] == []
