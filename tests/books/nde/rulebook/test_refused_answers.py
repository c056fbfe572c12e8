"""Which answers to a question of NDE are refused, by which rule, and which of their neighbours are taken."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from moothall.errors import AgainstTheRules
from moothall.rulesets.nde.gather import Pool, Steps
from moothall.rulesets.nde.ids import hero_id
from moothall.rulesets.nde.questions import (
    POWER_COMPLICATIONS,
    Call,
    FoeStrikes,
    GetReady,
    GivePower,
    HowHard,
    NamePrice,
    NameTrouble,
    OfferHelp,
    Pick,
    PickExceptional,
    PowerCall,
    Price,
    Ready,
    Retry,
    SetPower,
    SpendLuck,
    Strike,
    TalentUse,
    Trouble,
    WayOut,
)
from moothall.rulesets.nde.questions.common import options
from moothall.rulesets.nde.questions.powers import preset
from moothall.rulesets.nde.state import Lock, Table
from moothall.talk.questions import Option
from moothall.talk.reasons import Because
from tests.books.nde.support import stage_nde1
from tests.books.nde.support.stage_nde2 import hero, table
from tests.support.figures import GHOUL, ODA

ILSE = hero("ilse", luck=2, talents=("Steady", "Tinkerer"), traits=("Sworn",), power=2, power_max=3)
OLD_ILSE = stage_nde1.hero("ilse", "mage", talents=("Steady",), power=3)
STEADY, TINKERER, SWORN = TalentUse("Steady"), TalentUse("Tinkerer"), TalentUse("Sworn")
CALM = TalentUse("Steady", "cancel")
HARD = HowHard(hero_id("ilse"))

Case = tuple[Any, Table, Any, str]
"""A question, the table, an answer, and the error with its rule; nothing where the answer is taken."""


def at(**options: Any) -> Table:
    return table(ILSE, **options)


def older(**options: str) -> Table:
    return stage_nde1.table(OLD_ILSE, **options)


def call(difficulty: int = 5, **more: Any) -> Call:
    return Call(difficulty, "they notice", **more)


CALLS: list[Case] = [
    (HARD, at(), call(), ""),
    (HARD, at(), call(7), "error-off-ladder nde2.test.gm-difficulty"),
    (HARD, at(), call(0), "error-no-difficulty nde2.test.gm-difficulty"),
    (HowHard(hero_id("ilse"), preset=7), at(), call(7), ""),
    (HowHard(hero_id("ilse"), preset=7), at(), call(9), "error-off-ladder nde2.test.gm-difficulty"),
    (HowHard(hero_id("ilse"), preset=0), at(), call(0), "error-no-difficulty nde2.test.gm-difficulty"),
    (HARD, at(custom_t="on"), call(7), ""),
    (HARD, at(custom_t="on"), call(2), ""),
    (HARD, at(custom_t="on"), call(1), "error-off-ladder nde2.test.gm-difficulty"),
    (HARD, at(dice_mode="2d6"), call(0), ""),
    (HARD, at(dice_mode="2d6", difficulty_2d6="tiered"), call(0), "error-no-difficulty nde2.test.gm-difficulty"),
    (HARD, at(dice_mode="2d6", difficulty_2d6="tiered"), call(7), "error-off-ladder nde2.test.gm-difficulty"),
    (HARD, at(), Call(5, " "), "error-no-stakes nde2.test.stakes"),
    (HARD, at(stakes="optional"), Call(5), ""),
    (HowHard(hero_id("ilse"), needs_stakes=False), at(), Call(5), ""),
    (HARD, at(), call(talents=(STEADY,)), ""),
    (HARD, at(talents="off"), call(), ""),
    (HARD, at(talents="off"), call(talents=(STEADY,)), "error-talents-off nde2.talent.two"),
    (HARD, at(), call(talents=(STEADY, TINKERER)), "error-one-talent nde2.talent.one-per-test"),
    (HARD, at(), call(talents=(STEADY, TINKERER), overrule=True), ""),
    (HARD, at(), call(talents=(SWORN,)), "error-not-a-talent nde2.grow.trait"),
    (HARD, at(), call(talents=(TalentUse("Lucky"),)), "error-not-a-talent nde2.talent.effect"),
    (HARD, at(trait_effect="as_talent"), call(talents=(SWORN,)), ""),
    (HARD, at(), call(talents=(CALM,)), ""),
    (HARD, older(), call(6, talents=(CALM,)), "error-talent-lowers nde2.talent.effect"),
    (HARD, older(), call(6, talents=(STEADY,)), ""),
    (HARD, at(), call(helps=("tools",), extreme=("tools",)), "error-no-extremes nde2.step.one-each"),
    (HARD, older(), call(6, helps=("tools",), extreme=("tools",)), ""),
    (HARD, older(), call(6, hinders=("dark",), extreme=("dark", "cover", "range", "crowd")), ""),
    (HARD, older(), call(6, helps=("tools",), extreme=("dark",)), "error-extreme-of-what nde1.tn.extreme"),
]

UP, DOWN = Because("step-up", 1, "nde2.step.up", "tools"), Because("step-down", -1, "nde2.step.down", "dark")
READY = GetReady(hero_id("ilse"), 5, "", Pool(8, 8, 0, ()), Steps(ups=(UP,), downs=(DOWN,)), lucky=True)
TOP = GetReady(hero_id("ilse"), 5, "", Pool(20, 12, 0, ()), Steps(ups=(UP,)), lucky=True)


def luck(result: Any, spent: int = 0, left: int = 2) -> SpendLuck:
    return SpendLuck(hero_id("ilse"), result, options(("keep", "reroll", "cost"), "nde2.luck.reroll"), spent, left)


def with_luck(points: int, **more: Any) -> Table:
    return table(replace(ILSE, luck=points), **more)


LUCK: list[Case] = [
    (READY, at(), Ready(("tools",)), ""),
    (READY, at(), Ready(("dark",)), "error-cannot-decline nde2.step.decline"),
    (READY, at(), Ready(("rope",)), "error-nothing-to-decline nde2.step.decline"),
    (READY, at(), Ready(luck=("reroll",)), "error-luck-before nde2.luck.timing"),
    (READY, at(dice_mode="2d6"), Ready(luck=("step",)), "error-no-step-in-2d6 nde2.v2d6.luck-plus"),
    (READY, with_luck(1), Ready(luck=("step",)), ""),
    (READY, with_luck(0), Ready(luck=("step",)), "error-no-luck nde2.luck.one-buys-one"),
    (READY, with_luck(1), Ready(luck=("step", "step")), "error-no-luck nde2.luck.one-buys-one"),
    (READY, with_luck(2), Ready(luck=("step", "step")), ""),
    (READY, with_luck(2, luck_per_test="1"), Ready(luck=("step", "step")), "error-one-luck nde2.luck.several"),
    (READY, with_luck(1, luck_per_test="1"), Ready(luck=("step",)), ""),
    (READY, at(step_slots="strict"), Ready(luck=("step",)), "error-one-step nde2.step.paid-slots"),
    (TOP, at(), Ready(luck=("step",)), "error-step-at-top nde2.luck.step-at-top"),
    (TOP, at(), Ready(("tools",), ("step",)), ""),
    (luck("F"), with_luck(0), "keep", ""),
    (luck("F"), at(), "step", "error-step-after nde2.luck.timing"),
    (luck("F"), at(), "reroll", ""),
    (luck("F"), with_luck(0), "reroll", "error-no-luck nde2.luck.one-buys-one"),
    (luck("F"), at(), "plus", "error-not-offered nde2.luck.reroll"),
    (luck("F"), at(luck_per_test="1"), "reroll", ""),
    (luck("F", left=1), at(luck_per_test="1"), "reroll", ""),
    (luck("F", spent=1), at(luck_per_test="1"), "reroll", "error-one-luck nde2.luck.several"),
    (luck("F", left=3), at(luck_per_test="1"), "reroll", "error-one-luck nde2.luck.several"),
    (luck("F", spent=1, left=3), at(luck_per_test="1"), "reroll", "error-one-luck nde2.luck.several"),
    (luck("F"), at(luck_on_one="off"), "cost", ""),
    (luck("FC"), at(), "cost", ""),
    (luck("FC"), at(luck_on_one="off"), "cost", "error-luck-on-one nde2.luck.on-one"),
    (luck("FC"), at(luck_on_one="off"), "reroll", ""),
    (luck("SC"), at(), "cost", "error-no-failure nde2.luck.buy-success"),
    (luck("SC"), at(), "reroll", ""),
]

FAILED, ONE = NameTrouble(hero_id("ilse"), "F"), NameTrouble(hero_id("ilse"), "FC", required_by="nde2.test.one")
OVERLOAD = NameTrouble(hero_id("ilse"), "F", POWER_COMPLICATIONS)
OFFERED = (Option("damage", "nde2.attack.exceptional"), Option("effect", "nde2.power.exceptional"))

OUTCOMES: list[Case] = [
    (FAILED, at(), Trouble("noise"), ""),
    (FAILED, at(), Trouble(), ""),
    (FAILED, at(), Trouble("attention"), "error-not-offered nde2.test.complication-kinds"),
    (FAILED, at(), Trouble("attention", cost=True), ""),
    (FAILED, at(), Trouble("lost_time", cost=True), "error-not-offered nde2.test.fail-moves"),
    (OVERLOAD, at(), Trouble("trace"), ""),
    (OVERLOAD, at(), Trouble("lost_time"), "error-not-offered nde2.power.failure"),
    (OVERLOAD, at(), Trouble("noise", cost=True), "error-complication-needed nde2.power.failure"),
    (ONE, at(), Trouble("noise", cost=True), "error-complication-needed nde2.test.one"),
    (ONE, at(), Trouble(), "error-trouble-needed nde2.test.one"),
    (ONE, at(), Trouble("other", "it bites"), ""),
    (ONE, at(), Trouble("noise"), ""),
    (FAILED, at(), Trouble("noise", bargain=True), "error-no-bargain nde2.test.cost-outcome"),
    (FAILED, at(gm_bargain="on"), Trouble("attention", bargain=True), ""),
    (FAILED, at(gm_bargain="on"), Trouble("noise"), ""),
    (FAILED, at(gm_bargain="on"), Trouble("lost_time", bargain=True), "error-not-offered nde2.test.cost-outcome"),
    (FAILED, at(gm_bargain="on"), Trouble(bargain=True), "error-trouble-needed nde2.test.cost-outcome"),
    (
        replace(FAILED, on_top=True),
        at(gm_bargain="on"),
        Trouble("noise", bargain=True),
        "error-no-bargain nde2.test.cost-outcome",
    ),
    (NamePrice(hero_id("ilse")), at(), Price("noise"), ""),
    (NamePrice(hero_id("ilse")), at(), Price("lost_time"), "error-not-offered nde2.luck.price"),
    (NamePrice(hero_id("ilse")), at(), Price("other", " "), "error-price-needed nde2.luck.price"),
    (NamePrice(hero_id("ilse")), at(), Price("other", "a favour"), ""),
    (PickExceptional(hero_id("ilse"), OFFERED), at(), Pick("effect"), ""),
    (PickExceptional(hero_id("ilse"), OFFERED), at(), Pick("gold"), "error-not-offered nde2.attack.exceptional"),
    (GivePower(hero_id("ilse"), 1), at(), "yes", ""),
    (GivePower(hero_id("ilse"), 0), at(), "yes", "error-no-refund nde2.power.refund-cap"),
    (GivePower(hero_id("ilse"), 0), at(), "no", ""),
    (GivePower(hero_id("ilse"), 1), table(replace(ILSE, power=3)), "yes", "error-no-refund nde2.power.refund-cap"),
]


def cast(effect: Any = "standard", book: str = "nde2", **more: Any) -> PowerCall:
    return preset(effect, book, **({"stakes": "it turns"} | more))


FOG, MEND = SetPower(hero_id("ilse"), "fog", ()), SetPower(hero_id("ilse"), "mend", (), heal=ODA)
LEAP = SetPower(hero_id("ilse"), "leap", (), book="nde1", leap=(2, 2))

POWERS: list[Case] = [
    (FOG, at(), cast(), ""),
    (FOG, at(), cast("strong"), ""),
    (FOG, at(), cast("great"), "error-no-power nde2.power.not-enough"),
    (FOG, at(), cast(damage=0, heals=0), ""),
    (FOG, at(), cast(damage=-1), "error-power-amount nde2.power.damage"),
    (FOG, at(), cast(heals=-1), "error-power-amount nde2.power.heal"),
    (FOG, at(), cast(cost=2), "error-power-level nde2.power.standard"),
    (FOG, at(), cast(difficulty=12), "error-power-level nde2.power.standard"),
    (FOG, at(custom_t="on"), cast(difficulty=12), ""),
    (FOG, at(dice_mode="2d6"), cast(difficulty=12), ""),
    (FOG, at(), cast(attribute="str"), ""),
    (FOG, older(), cast(book="nde1"), ""),
    (FOG, older(), cast(book="nde1", attribute="str"), "error-power-attribute nde2.power.sequence"),
    (FOG, at(), PowerCall(ordinary=True, difficulty=8, cost=0, stakes="it turns"), ""),
    (FOG, at(), PowerCall(ordinary=True, difficulty=7, stakes="it turns"), "error-off-ladder nde2.test.gm-difficulty"),
    (FOG, at(), cast(talents=(SWORN,)), "error-not-a-talent nde2.grow.trait"),
    (FOG, at(), cast(helps=("tools",), extreme=("tools",)), "error-no-extremes nde2.step.one-each"),
    (MEND, at(), cast("trick"), "error-heal-level nde2.power.heal"),
    (MEND, at(), cast("standard"), "error-heal-level nde2.power.heal"),
    (MEND, at(), cast("strong"), ""),
    (FOG, at(), cast("trick"), ""),
    (LEAP, older(), cast("trick", "nde1"), "error-leap-level nde1.magic.leap"),
    (LEAP, older(), cast("standard", "nde1"), ""),
]

BLOW = FoeStrikes(GHOUL, hero_id("ilse"), 7, Option("dex", "nde2.foe.turn"))
HATCH = "force the hatch"
TRIED = replace(at(), locks=(Lock(hero_id("ilse"), HATCH, "crowbar"), Lock(hero_id("ilse"), "climb", "rope")))
OUT = WayOut(hero_id("ilse"), HATCH)

OTHERS: list[Case] = [
    (BLOW, at(), Strike("dex", 7), ""),
    (BLOW, at(), Strike("dex", 9), "error-off-ladder nde2.test.gm-difficulty"),
    (BLOW, at(foe_action="foe_roll"), Strike(die=6, reach=1), ""),
    (BLOW, at(foe_action="foe_roll"), Strike(die=6, reach=0), "error-no-number nde2.foe.turn"),
    (BLOW, at(foe_action="gm_fiat"), Strike(), ""),
    (OUT, TRIED, Retry("withdraw"), ""),
    (OUT, TRIED, Retry("change"), "error-retry-needs-change nde2.retry.locked"),
    (OUT, TRIED, Retry("change", "crowbar"), "error-retry-needs-change nde2.retry.locked"),
    (OUT, TRIED, Retry("change", "rope"), ""),
    (OUT, TRIED, Retry("cost", "crowbar"), ""),
    (OUT, TRIED, Retry("cost", " "), "error-retry-needs-change nde2.retry.locked"),
    (OfferHelp(hero_id("ilse"), ODA), at(), "a shoulder", ""),
    (OfferHelp(hero_id("ilse"), ODA), at(), " ", "error-say-how nde2.help.described"),
    (OfferHelp(hero_id("ilse"), ODA), table(replace(ILSE, acted=True)), "a shoulder", ""),
    (OfferHelp(hero_id("ilse"), ODA), table(ILSE, phase="heroes"), "a shoulder", ""),
    (
        OfferHelp(hero_id("ilse"), ODA),
        table(replace(ILSE, acted=True), phase="heroes"),
        "a shoulder",
        "error-acted nde2.help.cost",
    ),
    (OfferHelp(hero_id("ilse"), ODA), table(replace(ILSE, fallen="down")), "a shoulder", "error-fallen nde2.harm.zero"),
]


def told(case: Case) -> str:
    question, state, answer, _ = case
    try:
        question.check(state, answer)
    except AgainstTheRules as refusal:
        return f"{refusal.key} {refusal.rule}"
    return ""


@pytest.mark.parametrize("case", [*CALLS, *LUCK, *OUTCOMES, *POWERS, *OTHERS], ids=lambda case: case[3] or "taken")
def test_an_answer_is_refused_by_its_own_rule_or_taken(case: Case) -> None:
    """Each bound of an answer stands beside the nearest answer that is still taken."""
    assert told(case) == case[3]
