"""NOVA6 gear tables: rows are found by id, combined with parts and modifications, and have defaults."""

from __future__ import annotations

import pytest

from moothall.errors import Unclear
from moothall.rulesets.nova6.gear.items import Change, Item
from moothall.rulesets.nova6.gear.parts import RULES, built, conceals
from moothall.rulesets.nova6.gear.pieces import as_effect
from moothall.rulesets.nova6.gear.tables import ITEMS, item_called
from tests.support.citing import refused

PLAIN = Item("archaic.weapon.stick", "weapon", "clubs")


def with_part(*changes: Change, base: Item = PLAIN) -> Item:
    """The stick, or something else, with one thing fitted to it."""
    return built(base, Item("archaic.weapon.knob", "modifier", fits=(base.table,), changes=changes))


# ---- Finding a row ---------------------------------------------------------------------------------------------------


def test_a_row_is_found_by_its_id_or_the_end_of_it() -> None:
    """A row is found by its whole id, or by the end of it."""
    assert item_called("longsword") is item_called("archaic.weapon.longsword") is ITEMS["archaic.weapon.longsword"]


@pytest.mark.parametrize(
    ("name", "nearest"),
    [("crossbow", ["crossbow-light", "crossbow-heavy"]), ("longswrod", ["longsword"]), ("zzz", [])],
)
def test_an_unknown_row_is_refused_with_the_nearest(name: str, nearest: list[str]) -> None:
    """Half a name lists the full ones, any other name the three most similar."""
    with pytest.raises(Unclear) as told:
        item_called(name)
    shown = told.value.values["nearest"].split(", ")
    assert shown[: len(nearest)] == nearest
    assert len(shown) == (2 if name == "crossbow" else 3)


def test_an_ambiguous_name_needs_the_full_id() -> None:
    """A name shared by two rows is refused; the full id works."""
    twice = {id: Item(id, "weapon") for id in ("old.weapon.club", "new.weapon.club")}
    assert item_called("new.weapon.club", twice) is twice["new.weapon.club"]
    with pytest.raises(Unclear):
        item_called("club", twice)


# ---- Putting rows together -------------------------------------------------------------------------------------------


def test_a_modification_changes_a_field() -> None:
    """More or less of it, another value, a flag, or the field gone; what is not there begins at nothing."""
    assert with_part(Change("add", "damage", 2)).damage == 2
    assert with_part(Change("add", "conceal", -1)).conceal == -1
    assert with_part(Change("set", "hands", 2)).hands == 2
    assert with_part(Change("flag", "reach"), Change("flag", "reach")).flags == ("reach",)
    vest = Item("archaic.armor.vest", "armor", "light", coverage=2, max_move=3)
    assert with_part(Change("remove", "max_move"), base=vest).max_move is None
    assert with_part(Change("add", "coverage", 1), base=vest).coverage == 3
    whole = Item("archaic.armor.suit", "armor", "light")
    assert with_part(Change("add", "coverage", 1), base=whole).coverage is None, "what cannot be got past stays so"


@pytest.mark.parametrize(
    ("base", "part"),
    [("ammo-broadhead-arrows", "ammo-bodkin-arrows"), ("sword", "dagger"), ("shield-wooden", "cap"), ("sword", "cap")],
)
def test_a_part_fits_only_weapons_and_armor(base: str, part: str) -> None:
    """Parts fit only weapons and armor; ammunition fits no ammunition, and a weapon fits nothing."""
    with refused(RULES.get(item_called(part).kind, "nova6.equipment.modifier-rows")):
        built(item_called(base), item_called(part))


def test_a_floor_applies_after_all_changes() -> None:
    """The floor applies once all changes are summed; a removed field has no floor."""
    one = Item("archaic.weapon.stick", "weapon", "clubs", damage=1)
    less, more = Change("add", "damage", -2, 1), Change("add", "damage", 1)
    assert with_part(less, more, base=one).damage == 1
    assert with_part(Change("add", "damage", -2), more, base=one).damage == 0
    assert with_part(less, Change("add", "damage", 4), base=one).damage == 3
    assert with_part(Change("remove", "max_move", floor=1)).max_move is None


def test_a_bipod_counts_once_it_is_set_up() -> None:
    """Until set up, a bipod only says by how much it lowers the required rank."""
    rifle, bipod = item_called("rifle-extra-heavy"), item_called("bipod")
    folded, standing = built(rifle, bipod), built(rifle, bipod, set_up=True)
    assert (folded.minimum, folded.steadied) == (rifle.minimum, 3)
    assert (standing.minimum, standing.steadied) == (0, 0)


@pytest.mark.parametrize(
    ("id", "parts", "dice"),
    [
        ("sword", (), 0),
        ("dagger", (), 1),
        ("rifle-light", (), None),
        ("shotgun-light-slug", (), None),
        ("shotgun-light-slug", ("sawed-off",), -1),
        ("machine-gun-light", (), None),
        ("pistol-heavy", (), item_called("pistol-heavy").conceal or 0),
    ],
)
def test_conceal_dice_come_from_row_and_parts(id: str, parts: tuple[str, ...], dice: int | None) -> None:
    """A row has its own dice or none; a long gun cannot be concealed."""
    made = built(item_called(id), *map(item_called, parts))
    assert conceals(made) == dice
    held = as_effect(made)
    assert held.has("not-concealable") is (dice is None)
    assert held.amount("conceal") == (dice or 0)


# ---- In somebody's hands ---------------------------------------------------------------------------------------------


def test_a_plain_item_has_default_properties() -> None:
    """A plain item has its row's name, a count of one, one hand, and no further properties."""
    held = as_effect(PLAIN, "ilse")
    assert (held.name, held.owner, held.skill, held.marks) == ("stick", "ilse", "fight", ())
    assert [one.name for one in held.properties] == ["gear", "object", "conceal"]
    assert as_effect(PLAIN, name="Old Faithful").name == "Old Faithful"
    assert as_effect(Item("x.weapon.bomb", "weapon", flags=("explosion",))).amount("supply") == 1
    for hands, two in ((1, False), (2, True)):
        assert as_effect(Item("x.weapon.pole", "weapon", hands=hands)).has("two-hands") is two
    for further, said in ((0, True), (1, False), (2, True)):
        assert as_effect(Item("x.weapon.bow", "weapon", band="near", further=further)).has("max-range") is said


def test_a_helmet_fits_groups_tables_and_rows() -> None:
    """Groups of its own table, whole tables and single rows by their ids, and cover."""
    cap = Item("archaic.armor.hat", "headgear", fits=("light", "modern.armor", "archaic.armor.plate", "cover"))
    [fits] = [one.of for one in as_effect(cap).properties if one.name == "headgear"]
    assert fits == ("archaic.armor.light", "modern.armor", "archaic.armor.plate", "cover")
