"""NDE1 characters: the parts of a sheet, the dice each role deals, Talents and gear."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from moothall.errors import Unclear
from moothall.handlers.odds import odds
from moothall.handlers.policy import Policy
from moothall.ledger.entries import Rolled, Told
from moothall.rulesets import nde
from moothall.rulesets.nde import events
from moothall.rulesets.nde.options import read_options
from moothall.rulesets.nde.questions import Call, Settle, TalentUse
from moothall.rulesets.nde.sheet import (
    check_sheet,
    new_sheet,
    spreads,
    suggested_spread,
    talent_field,
    to_hero,
)
from moothall.rulesets.nde.words import Attribute, Role, Verdict
from moothall.rulesets.nde.workshop import steps
from moothall.speech.voice import voice
from tests.books.nde.support.offers import choices_of
from tests.books.nde.support.stage_nde1 import OLDER, act_out, foe, hero, table
from tests.books.nde.support.stage_nde2 import ROLL, NdeScript
from tests.support.citing import cited, refused

TYKO = hero("tyko", "rogue", talents=("Roof-runner", "Night eyes"))
RUNNER, EYES = TalentUse("Roof-runner"), TalentUse("Night eyes")


def sheet_of(of: Role = "warrior", **fields: Any) -> dict[str, Any]:
    """Ilse, a new hero of a role, with these fields instead."""
    return new_sheet("Ilse", of, OLDER) | fields


def problems(sheet: Any, **options: str) -> list[tuple[str, str, bool]]:
    """The problems of a sheet: where, by which rule, and whether that is only worth a mention."""
    found = cited(check_sheet(sheet, read_options(options, OLDER)))
    return [(problem.field, problem.cite, problem.warning) for problem in found]


def sneak(number: int, **call: Any) -> NdeScript[Verdict | None]:
    """Tyko sneaks with a d10 against a number, called like this."""
    return act_out(nde.test.open("tyko", "sneak past the guard"), table(TYKO)).called("dex", number, **call)


def result_of(verdict: Verdict | None, _: object = None) -> str:
    return verdict.result if verdict else "-"


# ---- The sheet ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.char.parts")
@pytest.mark.parametrize("part", ["name", "role", "attributes", "hearts", "power"])
def test_a_sheet_without_one_of_its_parts_is_invalid(part: str) -> None:
    """A role, the attributes and both resources are what a hero is made of, under a name."""
    whole = sheet_of()
    assert problems(whole) == []
    lacking = {name: value for name, value in whole.items() if name != part}
    assert problems(lacking) == [(part, "nde1.char.parts", False)]


@pytest.mark.rule("nde1.char.parts")
def test_a_sheet_needs_no_concept() -> None:
    """A new sheet has no such line; one may stand there, on one line. Gear, Talents and growth may be missing too."""
    assert set(sheet_of()) == {
        *("ruleset", "name", "role", "role_label", "attributes", "hearts", "power", "talents", "gear", "grown"),
    }
    assert sheet_of()["ruleset"] == "nde1"
    assert problems({field: sheet_of()[field] for field in ("name", "role", "attributes", "hearts", "power")}) == []
    assert problems(sheet_of(concept="A diver of drowned cities.")) == []
    assert problems(sheet_of(concept="Two\nlines")) == [("concept", "nde1.char.parts", False)]
    assert problems(sheet_of(name=" ")) == [("name", "nde1.char.parts", False)]
    assert problems(["not", "a", "sheet"]) == [("", "nde1.char.parts", False)]


# ---- Roles ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.char.one-role")
@pytest.mark.parametrize("roles", [["warrior", "mage"], "warrior mage", [], "", None, "assault", "adept"])
def test_two_roles_or_none_are_invalid(roles: object) -> None:
    """A sheet has exactly one role, and one of this edition."""
    assert problems(sheet_of(role=roles)) == [("role", "nde1.char.one-role", False)]
    assert problems({name: value for name, value in sheet_of().items() if name != "role"}) != []


@pytest.mark.rule("nde1.char.one-role")
def test_there_are_three_roles_to_choose_from() -> None:
    """Each has a summary of its own, and nobody makes a character of another."""
    assert list(OLDER.book.roles) == ["warrior", "rogue", "mage"]
    (step,) = [step for step in steps(sheet_of(), OLDER) if step.id == "role"]
    offered = cited(step.fields[0].options)
    assert [(one.id, one.cite) for one in offered] == [(role, "nde1.char.one-role") for role in OLDER.book.roles]
    assert len({voice("en", "nde1").part(one.key, "hint") for one in offered}) == 3
    with pytest.raises(Unclear) as refusal:
        new_sheet("Ilse", "specialist", OLDER)
    assert refusal.value.cite == "nde1.char.one-role"
    assert refusal.value.values == {"role": "specialist", "roles": "warrior, rogue, mage"}


@pytest.mark.rule("nde1.char.role-label")
def test_a_renamed_role_is_the_same_role() -> None:
    """A Psion is still a Mage underneath, and rolls with the same odds."""
    renamed = sheet_of("mage", role_label="Psion")
    assert problems(renamed) == []
    made = to_hero(renamed, "ilse")
    assert (made.role, made.role_label) == ("mage", "Psion")
    (step,) = [step for step in steps(renamed, OLDER) if step.id == "role"]
    assert [(field.at, field.cite) for field in cited(step.fields)][1] == ("role_label", "nde1.char.role-label")

    opening, plain = nde.test.open("ilse", "conjure a light"), Policy("plain")
    heroes = (to_hero(sheet, "ilse") for sheet in (sheet_of("mage"), renamed))
    before, after = (odds(opening, table(one), nde.fold, plain, result_of) for one in heroes)
    assert before == after
    assert after.of("S") == Fraction(4, 10)  # the usual number is 6: the faces 6 to 9 of a d10
    assert problems(sheet_of(role_label=["Psion", "Seer"])) == [("role_label", "nde1.char.role-label", False)]


# ---- Attributes and resources ---------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.attr.scope")
@pytest.mark.parametrize(
    ("aim", "usual", "other", "die"),
    [
        ("sneak across the yard", "dex", "str", "1d6"),
        ("shoot the lantern", "dex", "might", "1d10"),
        ("shove a cart", "str", "dex", "1d6"),
        ("cast a veil over us", "might", "str", "1d6"),
    ],
)
def test_an_action_suggests_an_attribute_and_the_gm_may_pick_another(
    aim: str, usual: Attribute, other: Attribute, die: str
) -> None:
    """The usual attribute stands first in the question, and the die rolled is that of the GM's choice."""
    script = act_out(nde.test.open("ilse", aim), table(hero("ilse", "mage"))).gm(ROLL)
    options = dict(script.conversation.questions())["gm"].options()
    assert options[0].id == usual and {option.id for option in options} == {"str", "dex", "might"}
    after = script.gm(other).gm(Call(4)).dice(die, 4).end()
    assert after.last(events.Called).attribute == other


@pytest.mark.rule("nde1.attr.dodge")
def test_dodging_is_a_matter_of_dexterity() -> None:
    """A Rogue who dodges, on their own account or under a foe's blow, is offered the d10 of their Dexterity."""
    maren = hero("maren", "rogue")
    script = act_out(nde.test.open("maren", "dodge the falling beam"), table(maren)).gm(ROLL)
    usual = dict(script.conversation.questions())["gm"].options()[0]
    assert usual.id == "dex"
    assert "nde1.attr.dodge" in script.gm(usual.id).gm(Call(6)).dice("1d10", 6).end().citations

    blow = act_out(nde.foe_turn.open(("rat",), "maren"), table(maren, foe("rat")))
    strike = dict(blow.conversation.questions())["gm"].default()
    assert (strike.attribute, strike.difficulty) == ("dex", 6)
    after = blow.gm(strike).dice("1d10", 6).end()
    assert after.hero("maren").hearts == 5 and "nde1.attr.dodge" in after.citations


DICE_OF_ROLE = [
    pytest.param(role, dice, marks=pytest.mark.rule(f"nde1.attr.{role}"), id=role)
    for role, dice in {"warrior": (10, 6, 6), "rogue": (6, 10, 6), "mage": (6, 6, 10)}.items()
]


@pytest.mark.parametrize(("role", "dice"), DICE_OF_ROLE)
def test_a_role_deals_its_dice(role: Role, dice: tuple[int, int, int]) -> None:
    """A new hero has a d10 in what the role is about and a d6 in the rest; of all dice only these are legal."""
    spread = dict(zip(("str", "dex", "might"), dice, strict=True))
    dealt = cited(suggested_spread(role, OLDER))
    assert (dealt.value, dealt.cite) == (spread, f"nde1.attr.{role}")
    assert sheet_of(role)["attributes"] == spread
    made = to_hero(sheet_of(role), "ilse").attributes
    assert (made.str, made.dex, made.might) == dice

    for other in product((6, 8, 10, 12, 20), repeat=3):
        edited = sheet_of(role, attributes=dict(zip(spread, other, strict=True)))
        assert problems(edited) == ([] if other == dice else [("attributes", f"nde1.attr.{role}", False)])


@pytest.mark.rule("nde1.attr.mage")
def test_no_die_is_changed_while_a_character_is_made() -> None:
    """A Mage who would rather be strong is told so; so is one without all three dice, or with a die nobody has."""
    swapped = sheet_of("mage", attributes={"str": 10, "dex": 6, "might": 6})
    (problem,) = check_sheet(swapped, OLDER)
    assert (problem.key, problem.cite) == ("problem-role-dice", "nde1.attr.mage")
    assert problems(sheet_of("mage", attributes={"str": 6, "might": 10})) == [("attributes", "nde1.attr.mage", False)]
    assert problems(sheet_of("mage", attributes=[6, 6, 10])) == [("attributes", "nde1.attr.mage", False)]
    for value in (4, "10", 10.0, True):
        wrong = sheet_of("mage", attributes={"str": 6, "dex": 6, "might": value})
        assert problems(wrong) == [("attributes.might", "nde1.dice.set", False)]


def test_the_dice_of_every_role_can_be_listed() -> None:
    """Three roles have three ways of being; one role has one."""
    listed = [("nde1.attr.warrior", 10, 6, 6), ("nde1.attr.rogue", 6, 10, 6), ("nde1.attr.mage", 6, 6, 10)]
    assert [(dealt.cite, *dealt.value.values()) for dealt in spreads(OLDER)] == listed
    assert [(dealt.cite, *dealt.value.values()) for dealt in spreads(OLDER, "rogue")] == listed[1:2]
    assert all(list(dealt.value) == ["str", "dex", "might"] for dealt in spreads(OLDER))


@pytest.mark.rule("nde1.res.start")
def test_a_new_hero_has_five_hearts_and_three_mana_and_no_luck() -> None:
    """Both are full at the start, other numbers are invalid, and a sheet has no place for Luck Points."""
    made = to_hero(sheet_of("mage"), "oda")
    assert (made.hearts, made.hearts_max) == (5, 5)
    assert (made.power, made.power_max) == (3, 3)
    assert "luck" not in sheet_of() and made.luck == 0
    for field, value in (("hearts", 6), ("hearts", 4), ("power", 4), ("power", 2), ("luck", 1), ("luck", 2)):
        assert problems(sheet_of() | {field: value}) == [(field, "nde1.res.start", False)]


@pytest.mark.rule("nde1.res.start")
def test_no_session_brings_luck_and_no_gm_gives_any() -> None:
    """A session begins without Luck Points, none is given, and a failed test offers none."""
    begun = act_out(nde.begin_session.open(), table(hero("ilse"))).end()
    assert begun.hero("ilse").luck == 0 and begun.state.session == 1
    assert begun.citations == {"nde1.res.start"}
    assert act_out(nde.begin_session.open(), begun.state).end().citations == {"nde1.res.start"}
    with refused("nde1.res.start") as refusals:
        act_out(nde.award_luck.open("ilse", "a bold leap"), begun.state)
    assert refusals[0].key == "error-no-luck-here"
    script = act_out(nde.test.open("ilse", "lift the gate"), begun.state).called("str", 6).dice("1d10", 5)
    script.asks("gm", "nde/trouble")
    closed = choices_of(begun.state, "nde.award-luck", "who")
    assert [(one.id, one.closed and one.closed.cite) for one in closed] == [("ilse", "nde1.res.start")]


# ---- Talents --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.talent.two")
def test_there_is_room_for_two_talents_or_none() -> None:
    """A sheet has two fields for Talents and refuses a third; at a table without Talents they are hidden."""
    without = read_options({"talents": "off"}, OLDER)
    assert tuple(cited(talent_field(OLDER))) == (2, "field-talents", "nde1.talent.two")
    assert tuple(talent_field(without)) == (0, "field-talents-hidden", "nde1.talent.two")

    two = ["Roof-runner", "Reads the tide like print"]
    for few in ([], two[:1], two):
        assert problems(sheet_of(talents=few)) == []
    third = [("talents", "nde1.talent.two", False)]
    assert problems(sheet_of(talents=[*two, "Lip-reader"])) == third
    assert problems(sheet_of(talents=["Roof-runner", " "])) == problems(sheet_of(talents="Roof-runner")) == third
    assert problems(sheet_of(talents=two), talents="off") == third and problems(sheet_of(), talents="off") == []
    script = act_out(nde.test.open("tyko", "sneak"), table(TYKO, talents="off")).gm(ROLL).gm("dex")
    script.refuses("gm", Call(6, talents=(RUNNER,)), "nde1.talent.two").gm(Call(6)).dice("1d10", 6).end()


@pytest.mark.rule("nde1.talent.effect")
@pytest.mark.parametrize(("number", "lowered"), [(12, 8), (8, 6), (6, 4)])
def test_a_talent_that_helps_lowers_the_number_by_a_step(number: int, lowered: int) -> None:
    """The die stays a d10 and the number is the next lower one: at 8 a Talent lets a 6 succeed."""
    reached = sneak(number, talents=(RUNNER,)).dice("1d10", lowered).end()
    assert result_of(reached.result) == "S" and reached.last(events.Tested).against == lowered
    assert result_of(sneak(number, talents=(RUNNER,)).dice("1d10", lowered - 1).plainly().result) == "F"
    assert result_of(sneak(number).dice("1d10", lowered).plainly().result) == "F"
    (rolled,) = (entry for entry in reached.log if isinstance(entry, Rolled))
    assert ("shift-talent", -1, "nde1.talent.effect", "Roof-runner") in rolled.why


@pytest.mark.rule("nde1.talent.effect")
def test_a_talent_only_lowers_and_must_be_the_heros_own() -> None:
    """A Talent takes no hindrance away, as it may in NDE2, and only the hero's own Talents count."""
    script = act_out(nde.test.open("tyko", "sneak"), table(TYKO)).gm(ROLL).gm("dex")
    cancels = Call(6, hinders=("dark",), talents=(TalentUse("Night eyes", "cancel"),))
    script.refuses("gm", cancels, "nde1.talent.effect")
    script.refuses("gm", Call(6, talents=(TalentUse("Field surgeon"),)), "nde1.talent.effect")
    assert [refusal.key for refusal in script.refusals] == ["error-talent-lowers", "error-not-a-talent"]
    assert script.gm(Call(6, hinders=("dark",), talents=(EYES,))).dice("1d10", 6).end().last(events.Tested).against == 6


@pytest.mark.rule("nde1.talent.not-auto")
def test_a_talent_does_not_succeed_by_itself() -> None:
    """A 3 against the 4 that a Talent made of 6 has failed; a 4 is a success, and nothing needs saying of it."""
    failed = sneak(6, talents=(RUNNER,)).dice("1d10", 3).plainly()
    assert result_of(failed.result) == "F"
    told = next(entry for entry in failed.log if isinstance(entry, Told) and isinstance(entry.event, events.Tested))
    assert "nde1.talent.not-auto" in told.cites
    won = sneak(6, talents=(RUNNER,)).dice("1d10", 4).end()
    assert result_of(won.result) == "S" and "nde1.talent.not-auto" not in won.citations
    assert "nde1.talent.not-auto" not in sneak(6).dice("1d10", 3).plainly().citations


@pytest.mark.rule("nde1.talent.one-per-test")
def test_a_second_talent_needs_the_gms_word() -> None:
    """Two Talents are refused; if the GM overrules that, both count and the log has it in writing."""
    both = Call(12, talents=(RUNNER, EYES))
    script = act_out(nde.test.open("tyko", "sneak"), table(TYKO)).gm(ROLL).gm("dex")
    script.refuses("gm", both, "nde1.talent.one-per-test").gm(replace(both, overrule=True))
    after = script.dice("1d10", 6).end()
    assert result_of(after.result) == "S" and after.last(events.Tested).against == 6
    (called,) = (entry for entry in after.log if isinstance(entry, Told) and isinstance(entry.event, events.Called))
    assert called.event.overruled and "nde1.talent.one-per-test" in called.cites


# ---- Gear -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.gear.list")
def test_a_weapon_and_three_things_and_protection_only_if_wanted() -> None:
    """A kit without protection is valid, and so is one with it; a fourth thing is worth a warning and no more."""
    kit: dict[str, Any] = {"key": "hunting bow", "trinkets": ["lockpicks", "rope", "torch"]}
    for protection in ({}, {"protection": ""}, {"protection": "padded jack"}):
        assert problems(sheet_of(gear=kit | protection)) == []
    fourth = sheet_of(gear=kit | {"trinkets": ["lockpicks", "rope", "torch", "chalk"]})
    assert problems(fourth) == [("gear.trinkets", "nde1.gear.list", True)]
    for wrong in (kit | {"key": ["bow", "axe"]}, kit | {"protection": 2}, kit | {"trinkets": "rope"}, ["bow"]):
        assert problems(sheet_of(gear=wrong)) == [("gear", "nde1.gear.list", False)]
    made = to_hero(sheet_of(gear=kit), "ilse").gear
    assert (made.key, made.protection, made.trinkets) == ("hunting bow", "", ("lockpicks", "rope", "torch"))


@pytest.mark.rule("nde1.gear.permission")
def test_gear_makes_an_action_possible_and_moves_no_number() -> None:
    """Without a rope the GM may rule a climb out, and no die falls; with it die and number are what they were."""
    at = table(TYKO)
    without = act_out(nde.test.open("tyko", "climb down the well"), at).gm(Settle(decision="impossible")).end()
    assert without.result is None and without.dice == []
    assert "nde1.gear.permission" in without.citations

    script = act_out(nde.test.open("tyko", "climb down the well", tool="rope"), at).called("dex", 6)
    after = script.dice("1d10", 5).plainly()
    assert result_of(after.result) == "F"
    assert (after.last(events.Tested).sides, after.last(events.Tested).against) == (10, 6)
    assert "nde1.gear.permission" in after.citations
    (rolled,) = (entry for entry in after.log if isinstance(entry, Rolled))
    assert all(reason.amount == 0 for reason in rolled.why)
