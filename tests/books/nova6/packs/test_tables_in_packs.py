"""The gear tables in NOVA6 packs: a pack has some of their rows, prices them, and makes things that are like one."""

from __future__ import annotations

from typing import Any

import pytest

from moothall import packs
from moothall.rulesets.nova6.creation.legality import check_sheet
from moothall.rulesets.nova6.creation.pack_legality import coins_of
from moothall.rulesets.nova6.equipment.gear import _rows
from moothall.rulesets.nova6.gear.pieces import as_effect, thing
from moothall.rulesets.nova6.gear.tables import CARRIED, item_called
from moothall.rulesets.nova6.options import DEFAULTS
from moothall.rulesets.nova6.packs.pack import Pack
from moothall.rulesets.nova6.sheet import belongings, new_sheet
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.workshop import of_pack

HEAD = '[themepack]\nid = "test"\nbase = "universal"\n'
SKILLS = '[skills]\nnew = [{ id = "blades" }, { id = "guns" }]\n[skills.roles]\nmelee = "blades"\nranged = "guns"\n'


def pack(text: str) -> Pack:
    found: Pack = packs.read("test.toml", HEAD + text).said.pack
    return found


def offered(found: Pack) -> list[str]:
    return [choice.id for choice in _rows(Table(pack=found), {})]


@pytest.mark.parametrize(("gear", "has", "lacks"), [
    ("", ["longsword", "pistol-light"], []),
    ('rows = ["archaic"]', ["longsword", "plate"], ["pistol-light"]),
    ('rows = ["archaic"]\nwithout = ["heavy-armor", "longsword"]', ["dagger", "leather"], ["plate", "longsword"]),
    ('rows = ["pistols", "modern.armor"]', ["pistol-light", "body-armor-heavy"], ["leather", "rifle-light"]),
    ('without = ["all"]', [], ["longsword", "pistol-light"]),
])  # fmt: skip
def test_a_pack_has_some_rows_of_the_tables(gear: str, has: list[str], lacks: list[str]) -> None:
    """All of them, an era, a table, a group, single ones, or none: at the table and in the workshop."""
    found = pack(f"[gear]\n{gear}\n")
    shown = {field.at: field for step in of_pack(found, "en", {}).steps(new_sheet("Ilse"), DEFAULTS)
             for field in step.fields}  # fmt: skip
    for listed in (offered(found), [one.id for one in shown["gear.0.name"].options]):
        assert {*has} <= {*listed} and not {*lacks} & {*listed}


def test_the_next_pack_inherits_what_is_cut(tmp_path: Any) -> None:
    """Rows that a base goes without are not back in a pack that builds on it."""
    for id, base, gear in (("low", "universal", 'rows = ["archaic"]'), ("high", "low", 'without = ["polearms"]')):
        (tmp_path / f"{id}.toml").write_text(f'[themepack]\nid = "{id}"\nbase = "{base}"\n[gear]\n{gear}\n')
    listed = offered(packs.load(str(tmp_path / "high.toml")).said.pack)
    assert "longsword" in listed and not {"halberd", "pistol-light"} & {*listed}


def test_rows_with_a_price_are_bought() -> None:
    """A sword and armor of the tables are paid for, count at the table as the book has them, and cost too much."""
    found = pack(
        '[gear]\napproach = ["money"]\nmoney_start = 20\nprices = { longsword = 15, leather = 5, plate = 90 }\n'
    )
    sheet = new_sheet("Ilse", pack=found) | {"gear": [{"name": "Longsword", "item": "longsword"},
                                                     {"name": "Leather", "item": "leather"}]}  # fmt: skip
    assert coins_of(sheet, found) == 0
    assert "problem-nova6-money" not in [one.key for one in check_sheet(sheet, DEFAULTS, found)]
    blade, coat = [one for one in belongings(sheet, "ilse", found) if one.kind in ("damage", "soak")]
    assert (blade.rating, blade.has("versatile"), coat.rating, coat.amount("coverage")) == (5, True, 2, 1)
    dear = sheet | {"gear": [{"name": "Plate", "item": "plate"}]}
    assert "problem-nova6-money" in [one.key for one in check_sheet(dear, DEFAULTS, found)]


@pytest.mark.parametrize("row", CARRIED)
def test_a_thing_like_a_row_is_that_row(row: str) -> None:
    """Every row as a thing of a pack has its numbers and properties, and the skills of the pack."""
    found = pack(f'{SKILLS}[[item]]\nid = "mine"\nlike = "{row}"\n')
    roles = dict(found.roles)
    mine, book = thing(found.items[0], "", found), as_effect(item_called(row), skill_of=lambda role: roles[role])
    assert (mine.kind, mine.rating, mine.type, mine.subtype, mine.lasts, mine.skill) == (
        book.kind, book.rating, book.type, book.subtype, book.lasts, book.skill)  # fmt: skip
    assert mine.properties == tuple(one for one in book.properties if one.name not in ("gear", "object"))


def test_a_thing_like_a_row_says_what_is_other() -> None:
    """An iron sword with more damage stays versatile; a loaded revolver has its parts; both only where they fit."""
    blade = pack(
        '[[item]]\nid = "x"\nlike = "longsword"\nrating = 6\nproperties = [{ name = "source", of = ["iron"] }]\n'
    )
    made = thing(blade.items[0], "", blade)
    assert (made.rating, made.subtype, made.has("versatile"), made.has("source")) == (6, "slashing", True, True)
    gun = pack('[[item]]\nid = "x"\nlike = "pistol-light"\nparts = ["revolver", "ammo-magnum-pistol"]\n')
    loaded = thing(gun.items[0], "", gun)
    assert loaded.has("reliable") and loaded.has("slow") and loaded.amount("pierce") == 1 and loaded.has("special")
