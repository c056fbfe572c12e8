"""NOVA6 stunts: the price of each, and which are open for a result."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.rulesets.nova6.basics.outcome import Draft, stunt_called, stunts
from moothall.rulesets.nova6.basics.test_record import ActionTest, Outcome
from moothall.rulesets.nova6.ids import ZoneId
from moothall.rulesets.nova6.state import Effect, Mark, Zone
from moothall.rulesets.nova6.vocabulary import Property
from tests.books.nova6.support.stage import hero, npc, opposed, soak, table, weapon

PRICES = {
    1: (
        *("increase-effect", "decrease-effect", "widen-class", "turn-against", "make-asset", "past-reliable"),
        *("more-uses", "create-effect", "bypass-coverage", "improved-protection", "further", "special", "scope-some"),
        *("another-outcome", "trigger-uses", "trigger-tiring", "repeat", "widen-increase", "increase-around"),
        *("block-way", "further-on", "declare-1", "discover-1", "increase-time", "decrease-time", "custom"),
        *("hurry", "further-success", "react"),
    ),
    2: ("widen-all", "scope-most", "further-up", "declare-2", "discover-2"),
    3: ("scope-all", "declare-3", "discover-3"),
}


@pytest.mark.parametrize("price", PRICES)
def test_each_stunt_has_its_price(price: int) -> None:
    """One point for most of them, and as many as reach further where they do."""
    found = {id: stunt_called(id) for id in PRICES[price]}
    assert {id: known and known.price for id, known in found.items()} == dict.fromkeys(PRICES[price], price)


ALWAYS = {"create-effect", "react"}
ACTING = ALWAYS | {"custom", *(f"{what}-{size}" for what in ("declare", "discover") for size in (1, 2, 3))}
LASTING = {"increase-time", "decrease-time"}
SIZED = ACTING | LASTING | {"increase-effect"}
DICE = SIZED | {"make-asset"}
NARROW = {"widen-class", "widen-all"}
FURTHER = {"scope-some", "scope-most", "scope-all"}

USES, TIRING = Property("uses"), Property("tiring")
GUN = weapon("ilse", "gun", 4, Property("auto"), Property("burst"), Property("two-shot"), USES, TIRING)
BOMB = weapon("ilse", "bomb", 4, Property("explosion"))
BOW = weapon("rook", "bow", 4, USES, TIRING)
WITH_A_THING = {"decrease-effect"}
"""A thing that harms could do less of it."""


def trying(action: str = "overcome", skill: str = "wits", **more: Any) -> ActionTest:
    return ActionTest("ilse", "", skill, action, **more)


def made(kind: str, *to: str, by: str = "ilse", **more: Any) -> Draft:
    return Draft(kind, by, to, **more)


def dice(**more: Any) -> Draft:
    return made("advantage", "ilse", **({"form": "dice", "skills": ("wits",)} | more))


def hit(*to: str, **more: Any) -> Draft:
    return made("damage", *(to or ("rook",)), **({"type": "physical", "duration": "S"} | more))


ATTACK = trying("attack", "fight", targets=("rook",))
FIRING = trying("attack", "fight", targets=("rook",), tool="gun")
REACTING = trying("defend", "fight", reaction=True, facing="bow", against=(opposed("rook", "fight", action="attack"),))
COATED = soak("ilse", "coat", 1, Property("improved-protection"))
MAIL = soak("rook", "mail", 2, Property("coverage", 1))
SWORD = weapon("ilse", "sword", 2, Property("reliable"))
SLOW = weapon("ilse", "maul", 2, Property("slow"))


def firing(mode: str, *bought: str, **more: Any) -> tuple[ActionTest, Draft, tuple[Effect, ...]]:
    test = trying("attack", "fight", targets=("rook",), tool="gun", mode=mode)
    return test, hit(tool="gun", bought=bought, **more), (GUN,)


OPEN: dict[str, tuple[ActionTest, Draft, tuple[Effect, ...], set[str]]] = {
    "a goal": (trying(), made("goal"), (), ACTING),
    "a goal of two": (
        trying(outcomes=(Outcome("in"), Outcome("out"))),
        made("goal", name="in"),
        (),
        ACTING | {"another-outcome"},
    ),
    "a goal of two, both reached": (
        trying(outcomes=(Outcome("in"), Outcome("out"))),
        made("goal", name="in", bought=("another-outcome",)),
        (),
        ACTING,
    ),
    "a failure": (trying(), made("nothing"), (), ACTING),
    "dice": (trying("create-advantage"), dice(), (), DICE | NARROW),
    "dice of nothing": (trying("create-advantage", targets=("rook",)), dice(rating=0), (), DICE | NARROW | FURTHER),
    "dice of two skills": (trying("create-advantage"), dice(skills=("wits", "move")), (), DICE),
    "dice that could be turned": (
        trying("create-advantage", targets=("rook",)),
        dice(),
        (),
        DICE | NARROW | FURTHER | {"turn-against"},
    ),
    "dice that were turned": (
        trying("create-advantage", targets=("rook",)),
        made("advantage", "rook", form="dice", rating=-1, skills=("wits",)),
        (),
        DICE | NARROW,
    ),
    "dice while they are maintained": (
        trying("create-advantage"),
        dice(duration="M"),
        (),
        (DICE | NARROW) - LASTING,
    ),
    "an asset": (trying("create-advantage"), dice(form="asset"), (), ACTING | {"more-uses", "share-asset"}),
    "something found out": (trying("create-advantage"), dice(form="discover"), (), ACTING),
    "a reliable thing": (
        trying("create-advantage"),
        dice(aim="sword"),
        (SWORD,),
        DICE | NARROW | WITH_A_THING | {"past-reliable"},
    ),
    "soak": (trying("create-advantage"), made("soak", "ilse"), (), SIZED),
    "a hit": (ATTACK, hit(), (), SIZED),
    "a hit among two": (trying("attack", "fight", targets=("rook", "bat")), hit(), (), SIZED | FURTHER),
    "a hit on both": (trying("attack", "fight", targets=("rook", "bat")), hit("rook", "bat"), (), SIZED),
    "a hit with a slow thing": (
        trying("attack", "fight", targets=("rook", "bat"), tool="maul"),
        hit(tool="maul"),
        (SLOW,),
        SIZED | WITH_A_THING,
    ),
    "a hit on mail": (ATTACK, hit(), (MAIL,), SIZED | {"bypass-coverage", "decrease-effect"}),
    "a hit with a bomb": (
        trying("attack", "fight", targets=("rook",), tool="bomb"),
        hit(tool="bomb", properties=BOMB.properties),
        (BOMB,),
        SIZED | WITH_A_THING | {"increase-around"},
    ),
    "a single shot": (*firing(""), SIZED | WITH_A_THING),
    "all at once": (*firing("auto"), SIZED | WITH_A_THING | {"repeat"}),
    "all at once again": (*firing("auto", *["repeat"] * 5), SIZED | WITH_A_THING | {"repeat"}),
    "a burst": (*firing("burst", "repeat", "repeat"), SIZED | WITH_A_THING | {"repeat"}),
    "a burst that is spent": (*firing("burst", "repeat", "scope-some", "repeat"), SIZED | WITH_A_THING),
    "both barrels": (*firing("twice"), SIZED | WITH_A_THING | {"repeat"}),
    "both barrels again": (*firing("twice", "repeat"), SIZED | WITH_A_THING),
    "a miss": (FIRING, made("nothing"), (GUN,), ACTING | WITH_A_THING | {"trigger-uses", "trigger-tiring"}),
    "all at once, and a miss": (
        firing("auto")[0],
        made("nothing"),
        (GUN,),
        ACTING | WITH_A_THING | {"trigger-uses", "trigger-tiring"},
    ),
    "a miss with what is empty": (
        FIRING,
        made("nothing", bought=("trigger-tiring",)),
        (weapon("ilse", "gun", 4, USES, TIRING, marks=("exhausted",)),),
        ACTING | WITH_A_THING,
    ),
    "a failure with a thing in hand": (
        trying("overcome", tool="gun"),
        made("nothing"),
        (GUN,),
        ACTING | WITH_A_THING,
    ),
    "a shot fended off": (
        REACTING,
        made("defended"),
        (BOW,),
        ACTING | WITH_A_THING | {"trigger-uses", "trigger-tiring"},
    ),
    "a shot that hits oneself": (
        REACTING,
        hit("ilse", by="rook", tool="bow"),
        (BOW,),
        ALWAYS | LASTING | {"increase-effect", "decrease-effect"},
    ),
    "a shot that hits a lined coat": (
        REACTING,
        hit("ilse", by="rook", tool="bow"),
        (BOW, COATED),
        ALWAYS | LASTING | {"increase-effect", "decrease-effect", "improved-protection"},
    ),
    "a lined coat that has helped": (
        REACTING,
        hit("ilse", by="rook", tool="bow", bought=("improved-protection",)),
        (BOW, COATED),
        ALWAYS | LASTING | {"increase-effect", "decrease-effect"},
    ),
    "an area": (trying("attack", "fight"), made("area", "rook", "bat"), (), ACTING | {"increase-effect"}),
    "an area with more of it": (
        trying("attack", "fight"),
        made("area", "rook", "bat", bought=("increase-effect",)),
        (),
        ACTING | {"increase-effect", "widen-increase"},
    ),
    "an area of one": (
        trying("attack", "fight"),
        made("area", "rook", bought=("increase-effect",)),
        (),
        ACTING | {"increase-effect"},
    ),
}


def opened(test: ActionTest, draft: Draft, things: tuple[Effect, ...], points: int = 9, **more: Any) -> set[str]:
    at = table(hero("ilse", zone="yard"), npc("rook", zone="yard"), npc("bat", zone="yard"), *things, **more)
    return {one.id for one in stunts(at, test, draft, points)}


@pytest.mark.parametrize("case", OPEN)
def test_a_stunt_is_open_only_if_it_changes_the_result(case: str) -> None:
    """Stunts that could change the result are open to the side with the points, and no others."""
    test, draft, things, expected = OPEN[case]
    assert opened(test, draft, things) == expected


@pytest.mark.parametrize(
    ("form", "repeats", "open_now"),
    [("clear", 0, "further-on"), ("clear", 1, ""), ("steep", 0, "further-up"), ("steep", 1, ""), ("over", 1, "")],
)
def test_points_carry_to_the_end_of_the_path(form: str, repeats: int, open_now: str) -> None:
    """Of three zones the success reaches two; a zone already reached cannot be bought again."""
    draft = made("movement", "ilse", form=form, rating=2, repeats=repeats, aim="b/c/d")
    found = opened(trying(skill="move"), draft, ()) & {"further-on", "further-up"}
    assert found == ({open_now} if open_now else set())


@pytest.mark.parametrize(("rating", "blocks"), [(1, True), (0, False), (-1, False)])
def test_blocking_the_way_needs_a_positive_effect(rating: int, blocks: bool) -> None:
    """The stunt needs a positive effect, once: not zero dice, nor a disadvantage."""
    found = opened(
        trying("create-advantage", "physique"), dice(rating=rating), (), zones=(Zone(ZoneId("yard"), "Yard"),)
    )
    assert ("block-way" in found) is blocks


def test_only_affordable_stunts_are_open() -> None:
    """With a point those of one point, with two those of two as well; a second reaction is closed."""
    test, draft, things, _ = OPEN["dice"]
    assert opened(test, draft, things, 1) == (DICE | NARROW) & {*PRICES[1]}
    assert opened(test, draft, things, 2) == (DICE | NARROW) & {*PRICES[1], *PRICES[2]}
    assert opened(test, draft, things, marks=(Mark("react", until="turn"),)) == (DICE | NARROW) - {"react"}
