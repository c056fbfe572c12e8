"""NOVA6, packs as plain values: both sides of every number, and what is so where a pack says nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from moothall.rulesets.nova6.themepacks.packfile import UNIVERSAL_FILE, PackFile, read_pack
from moothall.rulesets.nova6.themepacks.packparts import Wrong
from moothall.rulesets.nova6.themepacks.packs import Pack


def read(**parts: Any) -> PackFile:
    """A pack over the universal one."""
    return read_pack({"themepack": {"id": "test", "base": "universal"}, **parts}, UNIVERSAL_FILE)


def over(**parts: Any) -> Pack:
    return read(**parts).pack


def wrong(**parts: Any) -> Wrong:
    """What keeps this from being a pack."""
    with pytest.raises(Wrong) as refused:
        read(**parts)
    return refused.value


def talent(**more: Any) -> dict[str, Any]:
    return {"talent": [{"id": "x", **more}]}


def effect(**more: Any) -> dict[str, Any]:
    return talent(effects=[{"effect": "dice", **more}])


def feature(**more: Any) -> dict[str, Any]:
    return {"feature": [{"id": "x", **more}]}


def choice(**more: Any) -> dict[str, Any]:
    return {"trait": [{"id": "kin", "mode": "list", "option": [{"id": "broad", **more}]}]}


def rule(**more: Any) -> dict[str, Any]:
    return {"special_rule": [{"id": "x", **more}]}


def item(**more: Any) -> dict[str, Any]:
    return {"item": [{"id": "x", **more}]}


def track(**more: Any) -> dict[str, Any]:
    return {"track": [{"id": "physical", **more}, {"id": "mental"}]}


# ---- Numbers ---------------------------------------------------------------------------------------------------------

NUMBERS: dict[str, tuple[int, int, Callable[[int], dict[str, Any]]]] = {
    "refresh": (0, 9, lambda number: {"creation": {"refresh": number}}),
    "advances": (1, 40, lambda number: {"creation": {"advances": number}}),
    "start-level": (0, 15, lambda number: {"creation": {"start_level": number}}),
    "step": (1, 8, lambda number: {"creation": {"replace": [{"step": number}]}}),
    "cost of a talent": (1, 9, lambda number: talent(cost=number)),
    "level of a talent": (0, 15, lambda number: talent(level=number)),
    "uses in a scene": (0, 9, lambda number: talent(per_scene=number)),
    "plot points of a talent": (0, 9, lambda number: talent(points=number)),
    "amount of an effect": (-9, 9, lambda number: effect(amount=number)),
    "plot points of an effect": (0, 9, lambda number: effect(points=number)),
    "cost of a feature": (1, 9, lambda number: feature(cost=number)),
    "ranks of a choice": (1, 5, lambda number: choice(ranks={"wits": number})),
    "advances of a choice": (-9, 9, lambda number: choice(advances_delta=number)),
    "difficulty of a rule": (0, 9, lambda number: rule(difficulty=number)),
    "damage of a rule": (0, 20, lambda number: rule(damage=number)),
    "rating of a thing": (0, 20, lambda number: item(rating=number)),
    "price of a thing": (0, 1_000_000, lambda number: item(price=number)),
    "amount of a property": (0, 20, lambda number: item(properties=[{"name": "pierce", "amount": number}])),
    "money": (0, 1_000_000, lambda number: {"gear": {"money_start": number}}),
    "boxes": (0, 9, lambda number: track(boxes={"stressed": number})),
    "last boxes": (1, 9, lambda number: track(boxes={"incapacitated": number})),
    "first threshold": (1, 30, lambda number: track(staggered=number)),
    "second threshold": (4, 40, lambda number: track(incapacitated=number)),
    "ranks that make a box": (1, 9, lambda number: track(per=number)),
}


@pytest.mark.parametrize("number", NUMBERS)
def test_how_far_each_number_goes(number: str) -> None:
    """The least and the most are read as they stand; one further either way is refused, with both limits."""
    least, most, said = NUMBERS[number]
    for within in (least, most):
        assert isinstance(over(**said(within)), Pack)
    for beyond in (least - 1, most + 1):
        assert wrong(**said(beyond)).key == "error-pack-number"


def test_how_long_a_text_and_a_list_may_be() -> None:
    """Two thousand letters and two hundred things, and not one more."""
    assert over(**talent(text="a" * 2_000)).text("talent.x.text", "en") == "a" * 2_000
    assert wrong(**talent(text="a" * 2_001)).key == "error-pack-text"
    many = [{"id": f"t{number}"} for number in range(201)]
    assert len(over(talents={"core": "none"}, talent=many[:200]).kept) == 200
    assert wrong(talent=many).key == "error-pack-many"


def test_the_second_threshold_is_not_below_the_first() -> None:
    """Where only the first is named the second goes up with it."""
    assert over(**track(staggered=10)).tracks[0].incapacitated == 10
    assert over(**track(staggered=8)).tracks[0].incapacitated == 8
    assert over(**track(staggered=7, incapacitated=7)).tracks[0].incapacitated == 7
    assert wrong(**track(staggered=7, incapacitated=6)).key == "error-pack-number"


# ---- What is so where nothing is said --------------------------------------------------------------------------------


def test_a_talent_that_says_nothing() -> None:
    """It costs one advance at any level, is taken once, as often used as one likes, and nobody recommends it."""
    plain = over(**talent()).talents["x"]
    assert (plain.cost, plain.level, plain.take, plain.recommended, plain.requires) == (1, 0, "once", False, ())
    assert (plain.trait.per_scene, plain.trait.gives, plain.choice) == (0, (), "")
    [gives] = over(**effect()).talents["x"].trait.gives
    assert (gives.what, gives.amount, gives.points, gives.actions, gives.skill) == ("dice", 1, 0, (), "")
    assert over(**talent(recommended=True, take="many")).talents["x"].recommended


def test_a_price_for_each_use_is_that_of_every_effect_without_its_own() -> None:
    """Two points for the talent, and one where an effect says one."""
    effects = [{"effect": "dice"}, {"effect": "refresh", "points": 1}]
    assert [gives.points for gives in over(**talent(points=2, effects=effects)).talents["x"].trait.gives] == [2, 1]


def test_a_feature_that_says_nothing() -> None:
    """It costs one advance and needs the GM's word; only one that asks for no permission is free."""
    for said, free in (({}, False), ({"permission": True}, False), ({"permission": False}, True)):
        own = over(**feature(**said)).feature("x")
        assert own is not None and (own.cost, own.free) == (1, free)


def test_a_flaw_is_had_once_and_for_nothing() -> None:
    """Whatever talents may say of price and level, a flaw says nothing of it."""
    own = over(flaw=[{"id": "x"}]).flaws["x"]
    assert (own.cost, own.level, own.take, own.recommended, own.trait.kind) == (1, 0, "once", False, "flaw")
    assert wrong(flaw=[{"id": "x", "cost": 2}]).key == "error-pack-key"


def test_things_rules_and_choices_that_say_nothing() -> None:
    """A thing is an asset of no rating and no price; a rule has no number; a choice moves no advance."""
    thing = over(**item()).item("x")
    assert thing is not None
    assert (thing.kind, thing.rating, thing.price, thing.type, thing.duration) == ("asset", 0, 0, "", "S")
    [own] = over(**rule()).special
    assert (own.hook, own.skill, own.difficulty, own.damage, own.type) == ("", "", 0, 0, "")
    [slot] = [slot for slot in over(**choice()).aspects if slot.theme]
    assert [(one.advances, one.ranks, one.talents, one.package) for one in slot.choices] == [(0, (), (), ())]
    bare = over(**item(properties=[{"name": "pierce"}])).item("x")
    assert bare is not None and [one.amount for one in bare.properties] == [0]


@pytest.mark.parametrize(("kind", "type"), [("damage", "physical"), ("soak", "physical"), ("asset", "")])
def test_the_usual_type_of_a_thing(kind: str, type: str) -> None:
    """What hurts or protects is of the body unless it says otherwise; other things are of no type."""
    thing = over(**item(kind=kind)).item("x")
    assert thing is not None and thing.type == type


def test_a_track_that_says_nothing() -> None:
    """Three, two and one; four and eight; a box for every two ranks of no skill."""
    plan = over(**track()).tracks[0]
    assert (plan.boxes, plan.staggered, plan.incapacitated, plan.per, plan.skill) == ((3, 2, 1), 4, 8, 2, "")


def test_aspects_that_say_nothing() -> None:
    """Each must be written, and none is protected, so the theme is; where one is named, that one is and no other."""
    plain = over(trait=[{"id": "oath"}], aspect=[{"id": "bond"}]).aspects
    assert [(slot.id, slot.required, slot.high_concept) for slot in plain] == [
        ("oath", True, True),
        ("bond", True, False),
    ]
    own = over(trait=[{"id": "oath"}], aspect=[{"id": "bond", "required": False, "high_concept": True}]).aspects
    assert [(slot.id, slot.required, slot.high_concept) for slot in own] == [
        ("oath", True, False),
        ("bond", False, True),
    ]


def test_a_pack_counts_loads_unless_it_says_not() -> None:
    """Loads are counted as below; a pack may say otherwise."""
    assert [over(gear=said).gear.load for said in ({}, {"load": True}, {"load": False})] == [True, True, False]


# ---- Levels that open ranks ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("levels", [[0], [99], [0, 0], [0, 99], [1, 2, 3, 4, 5]])
def test_levels_that_open_ranks(levels: list[int]) -> None:
    """One or more, from 0 to 99, none below the one before."""
    assert over(creation={"rank_levels": levels}).rank_levels == tuple(levels)


@pytest.mark.parametrize("levels", [[], [-1], [100], [True], ["5"], [5, 4], "5", {"first": 5}])
def test_what_opens_no_ranks(levels: Any) -> None:
    """Nothing, another sort of value, a number beyond, or one out of order."""
    assert wrong(creation={"rank_levels": levels}).key == "error-pack-type"
