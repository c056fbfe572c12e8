"""What a form of each question of NDE offers, suggests, asks for and begins with, field by field."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from moothall.rulesets.nde.editions import edition
from moothall.rulesets.nde.gather import Pool, Steps
from moothall.rulesets.nde.ids import hero_id
from moothall.rulesets.nde.questions import (
    BENEFITS,
    POWER_COMPLICATIONS,
    PRICES,
    Call,
    ConfirmBenefit,
    FoeStrikes,
    GetReady,
    Growth,
    HowHard,
    NamePrice,
    NameTrouble,
    OfferHelp,
    OffTheLadder,
    OnePlace,
    Pick,
    PickExceptional,
    PickGrowth,
    Place,
    PowerCall,
    Price,
    Ready,
    Retry,
    SetPower,
    Strike,
    Trouble,
    WayOut,
    WhichAttribute,
    advice,
    how_hard,
)
from moothall.rulesets.nde.questions.common import options
from moothall.rulesets.nde.state import Table
from moothall.talk.questions import Option
from moothall.talk.reasons import Because
from tests.books.nde.support import stage_nde1
from tests.books.nde.support.stage_nde2 import hero, table
from tests.support.figures import GHOUL, ODA

ILSE = hero("ilse", talents=("Steady", "Tinkerer"), traits=("Sworn",))
NEWER, OLDER = edition("nde2"), edition("nde1")
DODGE = Option("dex", "nde2.foe.turn")
TOOLS, HELP = Because("step-up", 1, "nde2.step.up", "tools"), Because("step-help", 1, "nde2.help.effect", "oda")
READY = GetReady(hero_id("ilse"), 5, "", Pool(8, 8, 0, ()), Steps(ups=(TOOLS,), paid=(HELP,)), lucky=True)
GROWTH = PickGrowth(
    hero_id("ilse"),
    options(("attribute", "trait"), "nde2.grow.attribute"),
    options(("dex", "might"), "nde2.grow.attribute"),
)
PLAIN = ("noise", "lost_time", "worse_position", "lost_resource", "other")
BOTH = (*PLAIN, *(price for price in PRICES if price not in PLAIN))

Named = dict[str, tuple[str, ...]]


def parts(question: Any) -> list[str]:
    """The fields of an answer, and those of a Talent in it."""
    return [*(field.name for field in fields(question.takes)), "talents.name", "talents.does"]


def choices(question: Any, at: Table) -> Named:
    """The words a field is picked from, for every field that has some."""
    return {part: found for part in parts(question) if (found := question.choices(part, at))}


TALENTS: Named = {"talents.name": ("Steady", "Tinkerer")}
OFFERED: dict[str, tuple[Any, Named]] = {
    "a call": (HowHard(hero_id("ilse")), TALENTS),
    "a power": (SetPower(hero_id("ilse"), "fog", ()), TALENTS),
    "a blow": (FoeStrikes(GHOUL, hero_id("ilse"), 5, DODGE), TALENTS),
    "the last word": (READY, {"declined": ("tools", "oda"), "luck": ("step",)}),
    "a failure": (NameTrouble(hero_id("ilse"), "F"), {"kind": BOTH}),
    "a failure without a price": (NameTrouble(hero_id("ilse"), "F", priced=False), {"kind": PLAIN}),
    "a one": (NameTrouble(hero_id("ilse"), "FC"), {"kind": PLAIN}),
    "a failure with a complication on top": (NameTrouble(hero_id("ilse"), "F", on_top=True), {"kind": PLAIN}),
    "a failed power": (NameTrouble(hero_id("ilse"), "F", POWER_COMPLICATIONS), {"kind": POWER_COMPLICATIONS}),
    "a price": (NamePrice(hero_id("ilse")), {"kind": PRICES}),
    "growth": (GROWTH, {"attribute": ("dex", "might")}),
}


@pytest.mark.parametrize(("question", "offered"), OFFERED.values(), ids=OFFERED)
def test_only_listed_fields_are_picked_from_words(question: Any, offered: Named) -> None:
    """A form lists the hero's Talents, the kinds of trouble or the attributes in their own field and nowhere else."""
    assert choices(question, table(ILSE)) == offered


@pytest.mark.parametrize(
    "question", [HowHard(hero_id("ilse")), SetPower(hero_id("ilse"), "fog", ()), OFFERED["a blow"][0]]
)
def test_a_trait_is_offered_where_it_counts_as_a_talent(question: Any) -> None:
    """At a table where Traits count as Talents, they are offered after them."""
    at = table(ILSE, trait_effect="as_talent")
    assert choices(question, at) == {"talents.name": ("Steady", "Tinkerer", "Sworn")}


@pytest.mark.parametrize(
    ("question", "kinds"),
    [
        (NameTrouble(hero_id("ilse"), "FC"), BOTH),
        (NameTrouble(hero_id("ilse"), "F", POWER_COMPLICATIONS), tuple(dict.fromkeys((*POWER_COMPLICATIONS, *PRICES)))),
        (NameTrouble(hero_id("ilse"), "FC", on_top=True), PLAIN),
    ],
    ids=["a one", "a failed power", "on top"],
)
def test_prices_are_offered_where_the_gm_may_bargain(question: NameTrouble, kinds: tuple[str, ...]) -> None:
    """Where the GM may offer a success at a cost, its prices stand beside the complications, but not for one on top."""
    assert choices(question, table(ILSE, gm_bargain="on")) == {"kind": kinds}


def ideas(better: tuple[str, ...], worse: tuple[str, ...]) -> Named:
    every = (*better, *worse)
    return {"stakes": ("open",), "helps": better, "hinders": worse, "extreme": every}


IDEAS: dict[str, tuple[Any, Named]] = {
    "a call": (HowHard(hero_id("ilse")), ideas(NEWER.better.words, NEWER.worse.words)),
    "a call of the older edition": (
        how_hard(stage_nde1.table(stage_nde1.hero("ilse", "mage")), hero_id("ilse"), "might"),
        ideas(OLDER.better.words, OLDER.worse.words),
    ),
    "a power": (SetPower(hero_id("ilse"), "fog", ()), ideas(NEWER.better.words, NEWER.worse.words)),
    "older magic": (SetPower(hero_id("ilse"), "fog", (), book="nde1"), ideas(OLDER.better.words, OLDER.worse.words)),
    "a blow": (FoeStrikes(GHOUL, hero_id("ilse"), 5, DODGE), ideas(NEWER.better.words, NEWER.worse.words)),
}


@pytest.mark.parametrize(("question", "suggested"), IDEAS.values(), ids=IDEAS)
def test_circumstances_are_suggested_where_they_belong(question: Any, suggested: Named) -> None:
    """What helps is suggested among what helps, what hinders among what hinders, and both where either may stand."""
    more = {"counted": suggested["extreme"]} if question.takes is Call else {}
    more |= {"ignore": suggested["hinders"]} if question.takes in (Call, Strike) else {}
    assert {part: found for part in parts(question) if (found := question.ideas(part))} == suggested | more


@pytest.mark.parametrize(
    ("question", "left_out"),
    [
        (HowHard(hero_id("ilse")), ("extreme",)),
        (HowHard(hero_id("ilse"), doubles=True), ()),
        (how_hard(table(ILSE), hero_id("ilse"), "str"), ("extreme",)),
        (how_hard(table(ILSE, dice_mode="2d6"), hero_id("ilse"), "str"), ("difficulty", "counted", "extreme")),
        (how_hard(stage_nde1.table(ILSE), hero_id("ilse"), "str"), ()),
        (how_hard(stage_nde1.table(ILSE, dice_mode="d6"), hero_id("ilse"), "str"), ()),
        (FoeStrikes(GHOUL, hero_id("ilse"), 5, DODGE), ("extreme",)),
        (FoeStrikes(GHOUL, hero_id("ilse"), 5, DODGE, doubles=True), ()),
        (SetPower(hero_id("ilse"), "fog", ()), ("extreme", "damage", "heals")),
        (SetPower(hero_id("ilse"), "fog", (GHOUL,), hero_id("ilse"), book="nde1"), ()),
        (READY, ()),
        (GetReady(hero_id("ilse"), 5, "", READY.pool, READY.steps, lucky=False), ("luck",)),
    ],
)
def test_a_form_leaves_out_what_means_nothing_here(question: Any, left_out: tuple[str, ...]) -> None:
    """Nobody is asked what counts double where nothing does, nor for luck where there is none."""
    assert question.leaves_out() == left_out


def test_what_is_picked_in_growth_opens_its_field() -> None:
    """The attribute is asked for with an attribute, the Trait with a Trait, and the Trait must be named."""
    found = {part: GROWTH.when(part) for part in ("pick", "attribute", "trait")}
    assert found == {"pick": {}, "attribute": {"pick": ("attribute",)}, "trait": {"pick": ("trait",)}}
    assert GROWTH.needs() == ("trait",) and OfferHelp(ODA, hero_id("ilse")).needs() == ("",)


def offers(*ids: str) -> tuple[Option, ...]:
    return options(ids, "nde2.grow.attribute")


SAFE: dict[str, tuple[Any, Any]] = {
    "a call": (HowHard(hero_id("ilse")), Call(4, "open")),
    "a call without stakes": (HowHard(hero_id("ilse"), preset=7, needs_stakes=False), Call(7)),
    "one place": (OnePlace("dark", 6), Place("difficulty", 6)),
    "help": (OfferHelp(ODA, hero_id("ilse")), ""),
    "a blow": (FoeStrikes(GHOUL, hero_id("ilse"), 5, DODGE), Strike("dex", 5, die=6, reach=4)),
    "the last word": (READY, Ready()),
    "a failure": (NameTrouble(hero_id("ilse"), "F"), Trouble("other")),
    "a failure that must be told": (NameTrouble(hero_id("ilse"), "F", required_by="nde2.test.one"), Trouble("noise")),
    "a price": (NamePrice(hero_id("ilse")), Price("noise")),
    "an exceptional hit": (PickExceptional(hero_id("ilse"), offers("damage", "effect")), Pick("damage")),
    "a retry": (WayOut(hero_id("ilse"), "force the hatch"), Retry("withdraw")),
    "a Heart": (PickGrowth(hero_id("ilse"), offers("attribute", "heart", "power"), offers("dex")), Growth("heart")),
    "a Power Point": (PickGrowth(hero_id("ilse"), offers("attribute", "power"), offers("dex")), Growth("power")),
    "an attribute": (GROWTH, Growth("attribute", attribute="dex")),
    "a Trait": (PickGrowth(hero_id("ilse"), offers("trait"), ()), Growth("trait")),
    "a power": (SetPower(hero_id("ilse"), "fog", (), power=1), PowerCall("standard", stakes="open")),
    "a power without a point": (
        SetPower(hero_id("ilse"), "fog", ()),
        PowerCall("standard", refused=True),
    ),
    "healing": (SetPower(hero_id("ilse"), "mend", (), heal=ODA, power=2), PowerCall("strong", stakes="open")),
    "healing with a point too few": (
        SetPower(hero_id("ilse"), "mend", (), heal=ODA, power=1),
        PowerCall("strong", refused=True),
    ),
}


@pytest.mark.parametrize(("question", "answer"), SAFE.values(), ids=SAFE)
def test_the_safe_answer_is_the_usual_one(question: Any, answer: Any) -> None:
    """Where nobody chooses, the usual number and cost stand, and the first of a list."""
    assert question.default() == answer


def test_options_begin_with_what_was_suggested() -> None:
    """The suggested attribute and the proposed benefit come first, and none stands twice."""
    asked = WhichAttribute(hero_id("ilse"), Option("dex", "nde2.test.gm-attribute"))
    assert [option.id for option in asked.options()] == ["dex", "str", "might"]
    assert [option.id for option in ConfirmBenefit(hero_id("ilse"), "safer").options()] == [
        "safer",
        *(benefit for benefit in BENEFITS if benefit != "safer"),
    ]


def test_a_number_off_the_ladder_is_settled_on_its_side() -> None:
    """Below the ladder it simply works, above it the GM refuses, and either may be rolled all the same."""
    under, over = (
        OffTheLadder(hero_id("ilse"), "under", 4).options(),
        OffTheLadder(hero_id("ilse"), "over", 12).options(),
    )
    assert [*under] == [*options(("succeeds", "roll"), "nde1.tn.under-4")]
    assert [*over] == [*options(("refuse", "roll"), "nde1.tn.over-12")]


@pytest.mark.parametrize(
    ("uncertain", "at_stake", "roll", "text"),
    [
        (True, True, True, "advice-roll"),
        (True, False, False, "advice-nothing-at-stake"),
        (False, True, False, "advice-nothing-uncertain"),
        (False, False, False, "advice-trivial"),
    ],
)
def test_dice_are_advised_only_where_both_hold(uncertain: bool, at_stake: bool, roll: bool, text: str) -> None:
    """A roll is advised if the outcome is uncertain and something hangs on it."""
    assert advice(uncertain, at_stake)[:2] == (roll, text)
