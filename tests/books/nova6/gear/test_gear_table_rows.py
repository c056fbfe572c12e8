"""Every row of the NOVA6 gear tables has its printed values, and acts on them in a conflict."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from moothall.rulesets import nova6
from moothall.rulesets.nova6.gear.items import Bonus, Change, Item, Special
from moothall.rulesets.nova6.gear.parts import built
from moothall.rulesets.nova6.gear.tables import ITEMS, item_called
from tests.books.nova6.support.gear import BLADE, GUN, HARMLESS, attacking, harm, held, hit, worn
from tests.books.nova6.support.stage import act_out, hero, soak, table
from tests.support import places

ROWS: dict[str, dict[str, Any]] = json.loads((places.DATA / "nova6-gear.json").read_text("utf-8"))
"""Each row as it is printed, and what its check comes to."""

WEAPONS = [id for id, row in ROWS.items() if row["facts"]["kind"] == "weapon"]
ARMOUR = [id for id, row in ROWS.items() if row["facts"]["kind"] == "armor"]


def having(check: str) -> list[str]:
    return [id for id, row in ROWS.items() if check in row]


def each(*ids: str) -> pytest.MarkDecorator:
    """A test of some rows, each of which its run must cite."""
    return pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.rule(ITEMS[id].rule)) for id in ids])


# ---- What the rows say -----------------------------------------------------------------------------------------------

FLAGS = (
    *("reliable", "slow", "tiring", "two_shot", "reach", "versatile", "reduced_penetration"),
    *("burst", "burst_only", "auto", "repairable", "melee"),
)
FIELDS = {"further": "range.max", "band": "range.band", "minimum": "skill_minimum.Physique"}
LONG = {"snap": "snap action", "action": "action"}
SKILLS = {"melee": "Fight", "ranged": "Fight", "dodge": "Move", "notice": "Wits", "aim": "Wits"}


def printed(item: Item) -> dict[str, Any]:
    """A row of ours in the fields of the printed one."""
    said: dict[str, Any] = {"group": item.group, "kind": item.kind}
    if item.kind == "weapon":
        said |= {"damage": item.damage, "pierce": item.pierce, "type": item.type, "subtype": item.subtype}
        said |= {"duration": item.duration, "hands": item.hands}
    if item.kind == "armor":
        said |= {"soak": item.soak, "type": item.type}
    if item.kind == "shield":
        said |= {"hands": item.hands, "as_weapon": item.strikes_as}
    said |= {name: True for name in FLAGS if name.replace("_", "-") in item.flags}
    return {name: value for name, value in (said | _more(item)).items() if value not in (None, (), {}, [])}


def _more(item: Item) -> dict[str, Any]:
    thrown, blast = "thrown" in item.flags, "explosion" in item.flags
    carries = {"band": item.band, "accurate": item.accurate, "thrown": thrown}
    own = ("ammo", "headgear", "shield")
    return {
        "range": {name: value for name, value in carries.items() if value},
        "area": {"zones": item.zones, "explosion": blast} if item.zones else None,
        "skill_minimum": {"Physique": item.minimum} if item.minimum else None,
        "reload": LONG.get(item.reload),
        "uses": _uses(item),
        "direct": {"negated_by": item.unless.replace("-", " ")} if item.unless else None,
        "soak_vs": dict(item.versus),
        "coverage": item.coverage,
        "max_move": item.max_move,
        "conceal": item.conceal,
        "hardened": item.hardened or None,
        "hampered": item.hampered or None,
        "shell": item.shell or None,
        "worn_under_clothing": True if "under-clothing" in item.flags else None,
        "per_extra_item": {"damage": item.per_extra} if item.per_extra else None,
        "requires": item.requires or None,
        "slot": item.slot if item.slot and item.kind not in own else None,
        "activation": "action" if item.set_up else None,
        "applies_to": [_fits(item, one) for one in item.fits],
        "changes": [_change(change) for change in item.changes],
        "special": [_special(special) for special in item.special],
        "bonuses": [_bonus(bonus) for bonus in item.bonuses],
        "cannot_aim_at": list(item.no_aim),
        "optional_changes": [
            {"name": way.name, "changes": [_change(change) for change in way.changes]} for way in item.ways
        ],
        "extra_effects": [_dazes(item)] if item.dazes else None,
        "modes": [_mode(item)] if item.placed else None,
    }


def _uses(item: Item) -> dict[str, Any] | None:
    if "ammo" not in item.flags:
        return None
    return {"resource": "ammo"} | ({"high_capacity": True} if "high-capacity" in item.flags else {})


def _fits(item: Item, one: str) -> str:
    if one == "cover":
        return one
    if one in ITEMS:
        return f"id:{one}"
    return f"chapter:{one.replace('.', '-')}" if "." in one else f"group:{one}"


def _change(change: Change) -> dict[str, Any]:
    if change.op == "flag":
        return {"op": "set", "field": change.field.replace("-", "_"), "value": True}
    said: dict[str, Any] = {"op": change.op, "field": FIELDS.get(change.field, change.field)}
    if change.op != "remove":
        said["value"] = LONG.get(str(change.value), change.value) if change.field == "reload" else change.value
    return said | ({"floor": change.floor} if change.floor is not None else {})


def _special(special: Special) -> dict[str, Any]:
    once = {"stunt_cost": 1, "limit": "once per action"}
    match special.does:
        case "pierce":
            return once | {"effect": "pierce", "add": special.amount}
        case "grapple":
            return once | {"effect": "disadvantage", "name": "grappled", "dice": -special.amount, "duration": "M"}
        case "damage-through":
            return once | {"effect": "damage", "add": special.amount, "condition": "net-damage-at-least-0"}
    return once | {"effect": "damage", "add": special.amount}


def _bonus(bonus: Bonus) -> dict[str, Any]:
    said: dict[str, Any] = {"skill": SKILLS[bonus.role], "dice": bonus.dice}
    more = {"action": bonus.action, "use": list(bonus.uses), "needs": bonus.needs, "max_range": bonus.out_to}
    return said | {name: value for name, value in more.items() if value}


def _dazes(item: Item) -> dict[str, Any]:
    assert item.dazes is not None
    return {
        "effect": "disadvantage",
        "name": "blind and deaf",
        "dice": -item.dazes.dice,
        "use": list(item.dazes.senses),
        "duration": item.dazes.duration,
        "defend_with": "Physique",
        "area": {"zones": item.zones, "shape": "sphere"},
        "direct": {"negated_by": f"sight and sound {item.dazes.unless.replace('-', ' ')}"},
    }


def _mode(item: Item) -> dict[str, Any]:
    assert item.placed is not None
    dice = {"bonuses": [_bonus(bonus) for bonus in item.placed.bonuses]}
    placed: dict[str, Any] = {"name": "placed", "needs": "create advantage", "duration": "A", "hands": 0}
    placed |= {"grants": "cover", "coverage_add": item.placed.coverage}
    return placed | {"choose_one": [{"soak": item.placed.soak}, dice]}


@pytest.mark.parametrize("id", ROWS)
def test_a_row_says_what_is_printed(id: str) -> None:
    """Every number, property, condition and change of a row is the printed one."""
    assert printed(ITEMS[id]) == ROWS[id]["facts"]


def test_the_rows_are_in_the_order_of_the_book() -> None:
    """There are 105, table by table."""
    assert list(ITEMS) == list(ROWS)
    assert len(ITEMS) == 105


# ---- Weapons in a conflict -------------------------------------------------------------------------------------------


def usual(id: str) -> str:
    return "burst" if "burst-only" in ITEMS[id].flags else ""


@each(*WEAPONS)
def test_a_hit_deals_the_rows_damage(id: str) -> None:
    """A plain hit does what the row says, on bare skin and on soak 4."""
    row = ROWS[id]
    assert harm(hit(held(id), mode=usual(id))) == row["bare"]
    assert harm(hit(held(id), soak("rook", "coat", 4), mode=usual(id))) == row["soaked"]


@pytest.mark.parametrize("id", WEAPONS)
def test_missing_ranks_cost_the_rows_dice(id: str) -> None:
    """Missing ranks cost the row's dice; with the ranks no die is lost."""
    short, more = ROWS[id].get("short", 0), 1 if usual(id) else 0
    assert attacking(held(id), mode=usual(id), who=hero("ilse", zone="yard")).asked().pool.net == more - short
    able = hero("ilse", zone="yard", physique=short)
    assert attacking(held(id), mode=usual(id), who=able).asked().pool.net == more


@pytest.mark.parametrize("id", having("two_hands"))
def test_two_handed_use_adds_a_stunt_point(id: str) -> None:
    """A success with both hands has a stunt point more, with one hand none."""
    assert attacking(held(id), mode="two-handed").asked().pool.extra == 1
    assert attacking(held(id)).asked().pool.extra == 0


@pytest.mark.parametrize("id", having("burst"))
def test_a_burst_adds_a_die(id: str) -> None:
    """A burst adds one die."""
    assert attacking(held(id), mode="burst").asked().pool.net == ROWS[id]["burst"]


@pytest.mark.parametrize("id", having("auto"))
def test_a_full_volley_adds_dice_and_empties_the_weapon(id: str) -> None:
    """Three dice more; then it is empty, unless its great magazine has some left this once."""
    script = attacking(held(id), mode="auto")
    assert script.asked().pool.net == ROWS[id]["auto"]
    script.rolls("ilse", 6, 4, 3, 1, 2, 2).picks("ilse", 6, 4, 3)
    while script.waits_for() != "nova6/keep-firing":
        seat, asked = script.conversation.questions()[0]
        script.says(seat, asked.default())
    assert "exhausted" in script.says("ilse", "empty").plainly().state.effect("thing").marks


# ---- Armour in a conflict --------------------------------------------------------------------------------------------


@each(*ARMOUR)
def test_armor_soaks_as_its_row_says(id: str) -> None:
    """Six slashing, and six ballistic that pierces by one, come to what the row says."""
    assert harm(hit(BLADE, worn(id))) == ROWS[id]["slashing"]
    assert harm(hit(GUN, worn(id))) == ROWS[id]["ballistic"]


# ---- Ammunition, accessories, modifiers ------------------------------------------------------------------------------


def at(parts: str, field: str, **more: Any) -> Any:
    """A field of things put together: the base first, then what is fitted to it."""
    base, *others = parts.split(" + ")
    return getattr(built(item_called(base), *map(item_called, others), **more), field)


MAGNUM = {"marks": ("magnum",)}
COMPOSED: dict[str, tuple[Callable[..., Any], dict[str, Any]]] = {
    "archaic.weapon.ammo-sling-bullet": (at, {"sling + ammo-sling-bullet": {"damage": 4}}),
    "archaic.armor.cap": (at, {"leather + cap": {"coverage": 2}, "hide + cap": {"coverage": 1}}),
    "archaic.armor.helm": (at, {"hide + helm": {"coverage": 2}, "plate + helm": {"coverage": 1}}),
    "archaic.armor.great-helm": (
        at,
        {"plate + great-helm": {"coverage": 2}, "body-armor-light + great-helm": {"coverage": 2}},
    ),
    "modern.armor.combat-helmet": (
        at,
        {"body-armor-light + combat-helmet": {"coverage": 2}, "leather-jacket + combat-helmet": {"coverage": 1}},
    ),
    "archaic.armor.full-suit-light": (
        at,
        {"leather + full-suit-light": {"soak": 2, "max_move": 2, "coverage": None, "hampered": 0}},
    ),
    "archaic.armor.full-suit-medium": (
        at,
        {
            "light-plate + full-suit-medium": {
                "soak": 6, "hardened": 1, "max_move": 1, "hampered": 3, "coverage": None,
            }
        },
    ),
    "archaic.armor.full-suit-heavy": (
        at,
        {"plate + full-suit-heavy": {"soak": 7, "hardened": 1, "max_move": 0, "hampered": 4, "coverage": None}},
    ),
    "modern.armor.full-suit-body-armor": (
        at,
        {
            "body-armor-medium + full-suit-body-armor": {
                "soak": 2, "versus": (("ballistic", 6),), "max_move": 2, "hampered": 1, "coverage": None,
            }
        },
    ),
    "modern.armor.trauma-plate": (at, {"body-armor-heavy + trauma-plate": {"hardened": 2, "hampered": 2}}),
    "modern.weapon.ammo-armor-piercing-pistol": (
        at,
        {"pistol-medium + ammo-armor-piercing-pistol": {"damage": 3, "pierce": 1}},
    ),
    "modern.weapon.ammo-armor-piercing-rifle": (
        at,
        {"rifle-medium + ammo-armor-piercing-rifle": {"damage": 6, "pierce": 2}},
    ),
    "modern.weapon.ammo-magnum-pistol": (
        lambda parts, field: at(parts, field, **MAGNUM),
        {"pistol-heavy + ammo-magnum-pistol": {"damage": 5, "pierce": 1, "minimum": 2, "further": 2}},
    ),
    "modern.weapon.ammo-magnum-rifle": (
        lambda parts, field: at(parts, field, **MAGNUM),
        {"rifle-light + ammo-magnum-rifle": {"pierce": 2, "minimum": 1, "further": 2}},
    ),
    "modern.weapon.bipod": (
        lambda parts, field: at(parts, field, set_up=True),
        {"rifle-extra-heavy + bipod": {"minimum": 0}, "rifle-medium + bipod": {"minimum": 0}},
    ),
    "modern.weapon.revolver": (at, {"pistol-light + revolver": {"flags": ("ammo", "reliable", "slow")}}),
    "modern.weapon.bolt-action": (
        at,
        {"rifle-heavy + bolt-action": {"flags": ("ammo", "reliable"), "reload": "snap"}},
    ),
    "modern.weapon.breach-load": (
        at,
        {"shotgun-light-slug + breach-load": {"flags": ("ammo", "slow", "reliable"), "reload": "action"}},
    ),
    "modern.weapon.double-barrel": (
        at,
        {"shotgun-light-slug + double-barrel": {"flags": ("ammo", "slow", "two-shot")}},
    ),
    "modern.weapon.sawed-off": (
        at,
        {"shotgun-light-buckshot + sawed-off": {"band": "close", "conceal": -1, "hands": 2, "minimum": 0}},
    ),
}  # fmt: skip
"""What is fitted to something → what comes of it."""


@each(*COMPOSED)
def test_a_part_changes_its_base(id: str) -> None:
    """Fields of the base are as the row of the part leaves them, and it is handed out together with its base."""
    found, things = COMPOSED[id]
    for thing, fields in things.items():
        assert {field: found(thing, field) for field in fields} == fields
        base, *parts = thing.split(" + ")
        opening = nova6.equip.open("ilse", base, tuple(parts), built_for=("magnum",))
        assert act_out(opening, table(hero("ilse"))).plainly().has_effect(item_called(base).words)


IN_PLAY = {
    *("archaic.weapon.ammo-bodkin-arrows", "archaic.weapon.ammo-broadhead-arrows"),
    *("archaic.weapon.ammo-bodkin-bolts", "archaic.weapon.ammo-broadhead-bolts"),
    *("archaic.armor.shield-wooden", "archaic.armor.shield-metal", "archaic.armor.shield-tower"),
    *("modern.weapon.scope-reflex", "modern.weapon.scope-short"),
    *("modern.weapon.scope-medium", "modern.weapon.scope-long"),
}
"""What changes no field, but what can be done in a conflict."""


def test_every_row_is_tested() -> None:
    """Every row is attacked with, worn, fitted to another, or used in a conflict."""
    assert {*WEAPONS, *ARMOUR, *COMPOSED, *IN_PLAY} == {*ROWS}


def test_sling_bullets_add_a_point_of_damage() -> None:
    """Sling bullets turn three into four, which staggers."""
    assert harm(hit(held("sling", "ammo-sling-bullet"))) == [4, "staggered", "T"]


def test_piercing_rounds_trade_damage_for_piercing() -> None:
    """Less damage and more of it through: nothing through a vest of six, three on bare skin; of a rifle two."""
    pistol = held("pistol-medium", "ammo-armor-piercing-pistol")
    assert harm(hit(pistol, worn("body-armor-medium"))) == HARMLESS
    assert harm(hit(pistol)) == [3, "stressed", "T"]
    rifle = held("rifle-medium", "ammo-armor-piercing-rifle")
    assert harm(hit(rifle, worn("body-armor-heavy"))) == [2, "stressed", "T"]


def test_a_trauma_plate_stops_piercing() -> None:
    """Rounds that pierced the heavy vest by two no longer do."""
    rifle = held("rifle-medium", "ammo-armor-piercing-rifle")
    assert harm(hit(rifle, worn("body-armor-heavy", "trauma-plate"))) == HARMLESS


def test_a_full_suit_cannot_be_bypassed() -> None:
    """A point gets past leather, and none past the whole suit of it."""
    for parts, gap in ((("leather",), True), (("leather", "full-suit-light"), False)):
        script = attacking(BLADE, worn(*parts)).rolls("ilse", 4, 4, 4)
        assert ("bypass-coverage" in [option.id for option in script.asked().options()]) is gap
        script.stop()
