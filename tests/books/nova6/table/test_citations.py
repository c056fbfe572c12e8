"""NOVA6 facts cite the rules that decided them, and no others."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.action_test.dice_pool import gathering_rules
from moothall.rulesets.nova6.basics.outcome import Draft
from moothall.rulesets.nova6.questions import Ready, Trade
from moothall.rulesets.nova6.state import Character, Effect, Track
from moothall.rulesets.nova6.vocabulary import Gives, Property, Trait
from moothall.talk.reasons import Because
from tests.books.nova6.support.damage import ILSE, damage, filled, taken
from tests.books.nova6.support.stage import ROLL, NovaAfter, boxes, hero, npc, rolling, soak, weapon

ROOK = npc("rook")
HALVES, HALVES_HARD = Property("pierce", 1), Property("pierce", 2)
HARD = Property("hardened", 1)
MORE, LESS = "increase-effect", "decrease-effect"


def rules(*ends: str) -> set[str]:
    return {f"nova6.{end}" for end in ends}


# ---- A hit -----------------------------------------------------------------------------------------------------------

A_BOX = rules(
    *("stress.thresholds", "stress.box-duration", "dmgres.order-6", "stress.type-to-track", "stress.tracks"),
)
LIGHT = A_BOX | rules("stress.fill-stressed", "stress.one-box-per-attack")
MIDDLE = A_BOX | rules("stress.fill-staggered", "stress.one-box-per-attack")
WORST = A_BOX | rules("stress.fill-incapacitated", "stress.one-box-per-attack")
SOAKED = rules("soak.one-for-one", "dmgres.order-3", "stress.soak-first")


def plate(rating: int, *properties: Property) -> Effect:
    return soak("ilse", "plate", rating, *properties)


TWO_LAST = filled("---/--/--")
CANNOT_STAND_FIRE = hero("ilse", Trait("tinder", "Tinder", "flaw", (Gives("boxes-per-hit", 2, of="fire"),)))

HITS: dict[str, tuple[Draft, tuple[Character | Effect, ...], set[str]]] = {
    "from nobody": (damage(3), (), LIGHT),
    "with bare hands": (damage(3, by="rook"), (ROOK,), LIGHT | rules("dmg.hit", "dmg.base")),
    "with a weapon": (damage(3, by="rook", tool="axe"), (ROOK, weapon("rook", "axe", 3)), LIGHT | rules("dmg.hit")),
    "made worse": (damage(3, by="rook", bought=(MORE,)), (ROOK,), LIGHT | rules("dmg.hit", "dmg.increase")),
    "held back": (damage(3, by="rook", bought=(LESS,)), (ROOK,), LIGHT | rules("dmg.hit", "dmg.decrease")),
    "armour": (damage(5), (plate(1),), MIDDLE | SOAKED),
    "two pieces of armour": (damage(5), (plate(1), soak("ilse", "cap", 1)), LIGHT | SOAKED | rules("dmgres.full")),
    "armour that takes all": (
        damage(3), (plate(3),), rules("soak.one-for-one", "dmgres.order-3", "soak.zero", "stress.zero"),
    ),
    "pierced armour": (
        damage(6, properties=(HALVES,)), (plate(4),), MIDDLE | SOAKED | rules("dmg.pierce", "dmgres.order-2"),
    ),
    "hardened armour": (damage(6), (plate(4, HARD),), LIGHT | SOAKED),
    "hardened armour, pierced": (
        damage(6, properties=(HALVES_HARD,)), (plate(4, HARD),),
        MIDDLE | SOAKED | rules("dmg.pierce", "dmgres.order-1", "dmgres.order-2"),
    ),
    "hardened armour that holds": (
        damage(6, properties=(HALVES,)), (plate(4, HARD),), LIGHT | SOAKED | rules("soak.hardened", "dmgres.order-1"),
    ),
    "no box of its level free": (damage(3), (filled("SSS/--/-"),), LIGHT | rules("stress.overflow")),
    "no box free": (damage(3), (filled("SSS/SS/S"),), LIGHT | rules("stress.overflow-end")),
    "the last level not full": (damage(8), (TWO_LAST,), WORST | rules("cons.incap-multi")),
    "eleven": (damage(11, bought=(MORE,)), (), WORST),
    "twelve": (damage(12), (), WORST | rules("stress.excess")),
    "twelve with points": (
        damage(12, bought=(MORE,)), (), WORST | rules("stress.excess", "stress.excess-stunts"),
    ),
    "thirteen": (damage(13), (), WORST | rules("stress.excess")),
    "thirteen for long": (damage(13, duration="E"), (), WORST | rules("stress.excess", "stress.excess-cap")),
    "thirteen for good": (damage(13, duration="P"), (), WORST | rules("stress.excess")),
    "what somebody cannot stand": (
        damage(3, subtype="fire"), (CANNOT_STAND_FIRE,), A_BOX | rules("stress.fill-stressed", "stress.vulnerable"),
    ),
    "a track of their own": (
        damage(3, type="rust"), (changed(ILSE, tracks=(*ILSE.tracks, Track("rust", boxes()))),),
        LIGHT | rules("feature.bronze-new-rules"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", HITS)
def test_a_hit_cites_the_rules_that_decided_it(case: str) -> None:
    """The citations name the damage, what soaked it, and the box it filled."""
    draft, things, told = HITS[case]
    assert taken(draft, *things).rules_of(events.Harmed) == told


# ---- A roll ----------------------------------------------------------------------------------------------------------

SUCCESS = rules("test.total", "test.success-11")
FAILURE = SUCCESS | rules("test.fail")
EVEN, PAIR, THREE = rules("test.roll-even"), rules("test.doubles"), rules("test.triples-split")
SIMPLE, SIMPLY_NOT = rules("test.simple-success"), rules("test.simple-failure")
OWN_POINTS, THEIR_POINTS = rules("sp.sources-player"), rules("sp.sources-gm")
LOST = rules("stunt.need-success")
THEIR_FOCUS = rules("test.focused-npc", "note.opposed-talents-matter", "talent.focused.npc")


def rolled(net: int, own: str, against: str, faces: tuple[int, ...], said: Ready | Trade = ROLL) -> NovaAfter[Any]:
    """Ilse rolls these dice; letters say what she and the other side can do: F, P, S."""
    script = rolling(net, own, against=against)
    if script.waits_for() == "nova6/trade":
        script.gm(said)
    script.says("ilse", said if isinstance(said, Ready) else ROLL)
    return (script.dice(f"{len(faces)}d6", *faces) if faces else script).plainly()


ROLLS: list[tuple[tuple[Any, ...], set[str]]] = [
    ((0, "", "", (6, 4, 1)), SUCCESS | EVEN | SIMPLE),
    ((0, "", "", (5, 4, 1)), FAILURE | EVEN | SIMPLY_NOT),
    ((0, "", "", (4, 4, 3)), SUCCESS | EVEN | SIMPLE | PAIR),
    ((0, "", "", (4, 4, 1)), FAILURE | EVEN | SIMPLY_NOT | PAIR | LOST),
    ((0, "", "F", (4, 4, 3)), SUCCESS | EVEN | SIMPLE | PAIR),
    (
        (0, "F", "", (4, 4, 3)),
        SUCCESS | EVEN | OWN_POINTS | rules("test.focused-pc", "talent.focused", "stunt.earn-focused"),
    ),
    (
        (0, "F", "", (4, 4, 1)),
        FAILURE | EVEN | SIMPLY_NOT | LOST | rules("test.focused-own-failure", "talent.focused.failure"),
    ),
    ((0, "F", "", (6, 4, 1)), SUCCESS | EVEN | SIMPLE),
    ((0, "", "F", (4, 4, 1)), FAILURE | EVEN | THEIR_POINTS | LOST | THEIR_FOCUS),
    ((0, "F", "F", (4, 4, 1)), FAILURE | EVEN | THEIR_POINTS | LOST | THEIR_FOCUS),
    (
        (0, "", "", (4, 4, 4)),
        SUCCESS | EVEN | OWN_POINTS | THREE | rules("test.triples-success", "stunt.earn-triples"),
    ),
    (
        (0, "F", "", (4, 4, 4)),
        SUCCESS | EVEN | OWN_POINTS | THREE
        | rules("test.triples-success", "stunt.earn-triples", "test.focused-pc", "talent.focused"),
    ),
    ((0, "", "", (2, 2, 2)), FAILURE | EVEN | THEIR_POINTS | LOST | THREE | rules("test.triples-fail")),
    (
        (0, "", "F", (2, 2, 2)),
        FAILURE | EVEN | THEIR_POINTS | LOST | THREE | THEIR_FOCUS | rules("test.triples-fail"),
    ),
    ((2, "", "", (6, 4, 1), Ready(pairs=1)), SUCCESS | EVEN | OWN_POINTS | rules("stunt.earn-trade")),
    ((2, "", "", (5, 4, 1), Ready(pairs=1)), FAILURE | EVEN | SIMPLY_NOT | LOST),
    ((-2, "", "", (6, 4, 1), Trade(pairs=1)), SUCCESS | EVEN | SIMPLE),
    ((-2, "", "", (5, 4, 1), Trade(pairs=1)), FAILURE | EVEN | THEIR_POINTS),
    ((-1, "", "", (6, 5, 4, 1)), FAILURE | SIMPLY_NOT | rules("test.roll-down")),
    (
        (1, "", "", (6, 6, 6, 6)),
        SUCCESS | OWN_POINTS | THREE | rules("test.roll-up", "test.triples-success", "stunt.earn-triples"),
    ),
    ((1, "P", "", (), Ready(take=True)), SIMPLE | rules("test.practiced-auto")),
]  # fmt: skip


def test_a_roll_cites_the_rules_that_decided_it() -> None:
    """The citations name the trio, the result, doubles and triples, and whose the points are."""
    assert [rolled(*roll).rules_of(events.Tested) for roll, _ in ROLLS] == [told for _, told in ROLLS]


TRADED = rules("test.trade-dice", "test.trade-up-player")
TRADED_AGAINST = rules("test.trade-dice", "test.trade-down-gm")
SET_ASIDE = rules("test.trade-specialized", "stunt.earn-specialized")


@pytest.mark.parametrize(
    ("net", "ready", "told"),
    [
        (4, ROLL, set()),
        (4, Ready(pairs=1), TRADED),
        (5, ROLL, TRADED | rules("test.trade-forced")),
        (5, Ready(set_aside=True), TRADED | SET_ASIDE | rules("talent.specialized.trade")),
        (
            6, Ready(set_aside=True),
            TRADED | SET_ASIDE
            | rules("talent.specialized.trade", "test.trade-forced", "test.trade-specialized-once"),
        ),
        (1, Ready(set_aside=True), TRADED | SET_ASIDE | rules("talent.specialized.trade")),
    ],
)  # fmt: skip
def test_a_trade_cites_the_rules_that_allowed_it(net: int, ready: Ready, told: set[str]) -> None:
    """A forced trade is cited from five dice on; a single die cites the talent, and only once."""
    assert rolling(net, "S").says("ilse", ready).stop().rules_of(events.DiceTraded) == told


@pytest.mark.parametrize(
    ("net", "trade", "told"),
    [
        (-4, Trade(), set()),
        (-4, Trade(pairs=1), TRADED_AGAINST),
        (-5, Trade(), TRADED_AGAINST | rules("test.trade-forced")),
        (-5, Trade(set_aside=True), TRADED_AGAINST | SET_ASIDE | rules("talent.specialized.npc")),
    ],
)
def test_an_opponents_trade_cites_the_opponents_talent(net: int, trade: Trade, told: set[str]) -> None:
    """An opponent's trade cites the opponent's talent."""
    assert rolling(net, against="S").gm(trade).stop().rules_of(events.DiceTraded) == told


# ---- A pool ----------------------------------------------------------------------------------------------------------


def why(**amounts: int) -> tuple[Because, ...]:
    return tuple(Because(what.replace("_", "-"), amount, "nova6.mod.skill") for what, amount in amounts.items())


@pytest.mark.parametrize(
    ("reasons", "net", "reaction", "told"),
    [
        (why(), 0, False, rules("test.state-even")),
        (why(skill=2), 2, False, rules("test.state-up", "test.bonus-one-skill")),
        (why(skill=0), 0, False, rules("test.state-even")),
        (why(perk=1), 1, False, rules("test.state-up", "test.bonus-one-perk")),
        (why(trait=1), 1, False, rules("test.state-up", "mod.talent", "test.bonus-others")),
        (why(difficulty=-1), -1, False, rules("test.state-down", "test.penalty-sources")),
        (why(difficulty=-1), -1, True, rules("test.state-down", "test.penalty-sources")),
        (why(focus=-1), -1, True, rules("test.state-down", "test.penalty-sources", "react.modified")),
        (why(focus=-1), -1, False, rules("test.state-down", "test.penalty-sources")),
        (
            why(skill=2, difficulty=-2), 0, False,
            rules("test.state-even", "test.bonus-one-skill", "test.penalty-sources", "test.cancel"),
        ),
        (why(advantage=1), 1, False, rules("test.state-up", "test.bonus-others")),
        (
            why(advantage=1, disadvantage=-2), -1, False,
            rules("test.state-down", "test.bonus-others", "test.penalty-sources", "test.cancel", "mod.stack"),
        ),
        (why(burdened=-1), -1, False, rules("test.state-down", "test.penalty-sources", "gear.burdened")),
        (why(burdened=0, hampered=-1), -1, False, rules("test.state-down", "test.penalty-sources")),
        (
            why(burdened=-1, hampered=-1), -2, False,
            rules("test.state-down", "test.penalty-sources", "gear.burdened", "gear.burdened-stacks"),
        ),
    ],
)  # fmt: skip
def test_a_pool_cites_the_rules_of_its_dice(
    reasons: tuple[Because, ...], net: int, reaction: bool, told: set[str]
) -> None:
    """The citations name what was added, what cancelled, and what a reaction brings."""
    assert set(gathering_rules(reasons, net, reaction)) == told
