"""NDE2 characters: the parts of a sheet, roles, attributes, Talents and gear."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from moothall.handlers.odds import odds
from moothall.handlers.policy import Policy
from moothall.ledger.entries import Rolled, Told
from moothall.rulesets import nde
from moothall.rulesets.nde.action_test import suggest
from moothall.rulesets.nde.events import Called
from moothall.rulesets.nde.options import DEFAULTS, read_options
from moothall.rulesets.nde.questions import Call, Ready, Settle, Strike, TalentUse, Trouble
from moothall.rulesets.nde.sheet import (
    check_sheet,
    new_sheet,
    spreads,
    suggested_spread,
    talent_field,
    to_hero,
)
from moothall.rulesets.nde.state import Gear
from moothall.rulesets.nde.words import Attribute, Role, Verdict
from moothall.rulesets.nde.workshop import steps
from moothall.sight.redact import redact
from moothall.speech.voice import voice
from tests.books.nde.support.stage_nde2 import ROLL, act_out, foe, hero, table
from tests.support.citing import cited

BOOK = voice("en", "nde2")
TYKO = hero("tyko", "specialist", d=8, talents=("Roof-runner", "Night eyes"))
RUNNER, EYES = TalentUse("Roof-runner"), TalentUse("Night eyes")


WHOLE: dict[str, Any] = {
    "concept": "A tide singer who has lost her choir.",
    "gear": {"key": "tuning fork", "protection": "oilskin coat", "trinkets": []},
}
"""A concept and gear, without which a sheet is not whole."""


def sheet_of(**fields: Any) -> dict[str, Any]:
    return new_sheet("Ilse", "assault") | WHOLE | fields


def sneak(**call: Any) -> Any:
    """Tyko sneaks at Difficulty 5, called like this."""
    return act_out(nde.test.open("tyko", "sneak past the guard"), table(TYKO)).called("dex", 5, **call)


# ---- The sheet ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde2.char.parts")
@pytest.mark.parametrize("part", ["concept", "role", "attributes", "hearts", "power", "gear"])
def test_a_sheet_without_one_of_its_parts_is_invalid(part: str) -> None:
    """The part that is missing is named; Talents may be missing."""
    whole = sheet_of()
    assert check_sheet(whole) == []
    problem, *_ = cited(check_sheet({name: value for name, value in whole.items() if name != part}))
    assert (problem.field, problem.cite, problem.warning) == (part, "nde2.char.parts", False)
    assert check_sheet({name: value for name, value in whole.items() if name != "talents"}) == []


@pytest.mark.rule("nde2.char.concept")
def test_a_concept_is_one_line_of_story() -> None:
    """The concept is stored as written and shown to the whole table, and moves no number."""
    line = "A diver of drowned cities who sells maps to both sides."
    made = to_hero(sheet_of(concept=line), "ilse")
    assert check_sheet(sheet_of(concept=line)) == []
    assert made.concept == line
    assert redact(table(made), "bram").hero("ilse").concept == line
    assert replace(made, concept="") == to_hero(sheet_of(concept=""), "ilse")
    assert [problem.field for problem in cited(check_sheet(sheet_of(concept="Two\nlines")))] == ["concept"]


# ---- Roles ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde2.char.one-role")
@pytest.mark.parametrize("roles", [["assault", "adept"], "assault adept", [], "", None])
def test_two_roles_or_none_are_invalid(roles: object) -> None:
    """A sheet has exactly one role."""
    (problem,) = cited(check_sheet(sheet_of(role=roles)))
    assert (problem.field, problem.cite, problem.warning) == ("role", "nde2.char.one-role", False)


@pytest.mark.rule("nde2.char.one-role")
@pytest.mark.parametrize(("role", "says"), [("assault", "fights"), ("specialist", "sneaks"), ("adept", "powers")])
def test_each_role_shows_its_summary(role: Role, says: str) -> None:
    """Each role on the list has its summary."""
    (step,) = [step for step in steps(sheet_of(role=role), DEFAULTS) if step.id == "role"]
    choice = next(one for one in cited(step.fields[0].options) if one.id == role)
    assert says in BOOK.part(choice.key, "hint")
    assert check_sheet(sheet_of(role=role)) == []


@pytest.mark.rule("nde2.char.role-label")
def test_a_renamed_role_is_the_same_role() -> None:
    """A Knight is still an Assault underneath, and rolls with the same odds."""
    renamed = sheet_of(role_label="Knight")
    assert check_sheet(renamed) == []
    assert renamed["role"] == to_hero(renamed, "ilse").role == "assault"
    (step,) = [step for step in steps(renamed, DEFAULTS) if step.id == "role"]
    assert [(field.at, field.cite) for field in cited(step.fields)][1] == ("role_label", "nde2.char.role-label")
    assert BOOK.say("role-assault") == "Assault"

    opening, plain = nde.test.open("ilse", "force the door"), Policy("plain")
    before, after = (
        odds(opening, table(replace(to_hero(sheet, "ilse"), luck=0)), nde.fold, plain, result_of)
        for sheet in (sheet_of(), renamed)
    )
    assert before == after
    assert after.of("S") == Fraction(8, 12)  # the default Difficulty is 4: the faces 4 to 11 of a d12
    assert [problem.field for problem in check_sheet(sheet_of(role_label=["Knight", "Squire"]))] == ["role_label"]


def result_of(verdict: Verdict | None, _: object) -> str:
    return verdict.result if verdict else "-"


@pytest.mark.rule("nde2.char.role-no-bonus")
@pytest.mark.parametrize("role", ["assault", "adept"])
def test_a_role_adds_nothing_to_a_roll(role: Role) -> None:
    """With the same Strength die, the same face against the same number is the same plain success for any role."""
    script = act_out(nde.test.open("oda", "shove the cart"), table(hero("oda", role, s=8))).called("str", 5)
    after = script.dice("1d8", 5).end()
    assert after.result is not None and after.result.result == "S"
    (rolled,) = (entry for entry in after.log if isinstance(entry, Rolled))
    assert all(reason.amount == 0 for reason in rolled.why)


# ---- Attributes and resources ---------------------------------------------------------------------------------------


@pytest.mark.rule("nde2.attr.scope")
@pytest.mark.parametrize(
    ("aim", "usual", "other", "die"),
    [
        ("sneak across the yard", "dex", "might", "1d12"),
        ("shove a cart", "str", "dex", "1d8"),
        ("bluff a guard", "might", "str", "1d6"),
    ],
)
def test_an_action_suggests_an_attribute_and_the_gm_may_pick_another(
    aim: str, usual: Attribute, other: Attribute, die: str
) -> None:
    """The usual attribute stands first in the question, and the die rolled is that of the GM's choice."""
    assert cited(suggest(aim)) == (usual, "nde2.attr.scope", "")
    script = act_out(nde.test.open("ilse", aim), table(hero("ilse", "adept"))).gm(ROLL)
    asked = dict(script.conversation.questions())["gm"]
    assert asked.kind == "nde/attribute" and asked.options()[0].id == usual
    after = script.gm(other).gm(Call(4, "noise")).dice(die, 4).end()
    assert after.last(Called).attribute == other


@pytest.mark.rule("nde2.attr.spread")
def test_a_starting_character_has_a_d12_a_d8_and_a_d6() -> None:
    """Of all ways to give three attributes a die of the ladder, exactly six make a starting character."""
    assert check_sheet(sheet_of(attributes={"str": 12, "dex": 8, "might": 6})) == []
    (problem,) = cited(check_sheet(sheet_of(attributes={"str": 12, "dex": 12, "might": 6})))
    assert (problem.field, problem.cite) == ("attributes", "nde2.attr.spread")

    dice = (4, 6, 8, 12, 20)
    tried = [{"str": s, "dex": d, "might": m} for s, d, m in product(dice, dice, dice)]
    valid = [spread for spread in tried if check_sheet(sheet_of(attributes=spread)) == []]
    assert len(tried) == 125 and len(valid) == 6
    assert all(sorted(spread.values()) == [6, 8, 12] for spread in valid)
    listed = cited(spreads())
    assert len(listed) == 6 and all(spread.value in valid for spread in listed)


@pytest.mark.rule("nde2.attr.suggested")
@pytest.mark.parametrize(
    ("role", "s", "d", "m"), [("assault", 12, 8, 6), ("specialist", 6, 12, 8), ("adept", 6, 8, 12)]
)
def test_a_role_suggests_dice_that_the_player_may_rearrange(role: Role, s: int, d: int, m: int) -> None:
    """A player who changes nothing has the role's dice; one who rearranges them has a legal character as well."""
    spread = {"str": s, "dex": d, "might": m}
    assert cited(suggested_spread(role)).value == spread
    assert new_sheet("Ilse", role)["attributes"] == spread
    other = {"str": d, "dex": m, "might": s}
    changed = new_sheet("Ilse", role, attributes=other, **WHOLE)
    assert changed["attributes"] == other and check_sheet(changed) == []


@pytest.mark.rule("nde2.attr.dodge")
def test_dodging_is_a_matter_of_dexterity() -> None:
    """A Specialist who dodges, on their own account or under a foe's blow, is offered the d12 of their Dexterity."""
    maren = hero("maren", "specialist")
    script = act_out(nde.test.open("maren", "dodge the falling beam"), table(maren)).gm(ROLL)
    usual = dict(script.conversation.questions())["gm"].options()[0]
    assert usual == ("dex", "nde2.attr.dodge", "")
    script.gm(usual.id).gm(Call(5, "a bruise")).dice("1d12", 6).end()

    blow = act_out(nde.foe_turn.open(("rat",), "maren"), table(maren, foe("rat")))
    strike = dict(blow.conversation.questions())["gm"].default()
    assert strike.attribute == "dex"
    assert blow.gm(strike).dice("1d12", 6).end().hero("maren").hearts == 5


@pytest.mark.rule("nde2.res.hearts-pp")
def test_a_new_hero_has_five_hearts_and_three_power_points() -> None:
    """Both are full at the start, and a sheet that starts with other numbers is invalid."""
    made = to_hero(new_sheet("Oda", "adept"), "oda")
    assert (made.hearts, made.hearts_max) == (5, 5)
    assert (made.power, made.power_max) == (3, 3)
    for fields in ({"hearts": 6}, {"hearts": 4}, {"power": 4}, {"power": 2}):
        (problem,) = cited(check_sheet(sheet_of(**fields)))
        assert (problem.field, problem.cite) == (next(iter(fields)), "nde2.res.hearts-pp")


@pytest.mark.rule("nde2.res.lp")
@pytest.mark.parametrize("session", [0, 4])
def test_every_session_begins_with_two_luck_points(session: int) -> None:
    """Every hero begins a session with two points, however much luck was left."""
    people = table(hero("ilse", luck=0), hero("bram", luck=1), hero("oda", luck=3, hearts=0, fallen="down"))
    after = act_out(nde.begin_session.open(), replace(people, session=session)).end()
    assert [one.luck for one in after.state.heroes] == [2, 2, 2]
    assert after.state.session == session + 1


# ---- Talents --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde2.talent.two")
def test_there_is_room_for_two_talents_or_none() -> None:
    """A sheet has two fields for Talents and refuses a third; at a table without Talents they are hidden."""
    without = read_options({"talents": "off"})
    assert cited(talent_field()).room == 2
    assert talent_field(without).room == 0
    assert "without Talents" in BOOK.say(talent_field(without).key)
    assert BOOK.say(talent_field().key) != BOOK.say(talent_field(without).key)

    two = ["Roof-runner", "Reads the tide like print"]
    assert check_sheet(sheet_of(talents=two)) == []
    (third,) = cited(check_sheet(sheet_of(talents=[*two, "Lip-reader"])))
    assert (third.field, third.cite, third.warning) == ("talents", "nde2.talent.two", False)
    assert [problem.field for problem in check_sheet(sheet_of(talents=two), without)] == ["talents"]
    script = act_out(nde.test.open("tyko", "sneak"), table(TYKO, talents="off")).gm(ROLL).gm("dex")
    script.refuses("gm", Call(5, "noise", talents=(RUNNER,)), "nde2.talent.two").gm(Call(5, "noise")).dice("1d8", 6)


@pytest.mark.rule("nde2.talent.effect")
def test_a_talent_that_helps_raises_the_die_or_takes_a_hindrance_away() -> None:
    """A d8 becomes a d12; or in the dark it stays a d8 instead of falling to a d6."""
    assert sneak(talents=(RUNNER,)).says("tyko", Ready()).dice("1d12", 6).end().result.result == "S"
    cancels = TalentUse("Night eyes", "cancel")
    after = sneak(hinders=("dark",), talents=(cancels,)).dice("1d8", 6).end()
    assert after.result.result == "S" and "nde2.talent.effect" in after.citations
    sneak(hinders=("dark",)).dice("1d6", 5).end()


@pytest.mark.rule("nde2.talent.effect")
def test_the_gm_may_find_that_a_talent_does_not_help() -> None:
    """Where the GM lets no Talent count the d8 stays; what is no Talent of this hero cannot count at all."""
    assert sneak().dice("1d8", 6).end().dice == [(8, (6,))]
    script = act_out(nde.test.open("tyko", "sneak"), table(TYKO)).gm(ROLL).gm("dex")
    script.refuses("gm", Call(5, "noise", talents=(TalentUse("Field surgeon"),)), "nde2.talent.effect")
    script.gm(Call(5, "noise")).dice("1d8", 6).end()


@pytest.mark.rule("nde2.talent.not-auto")
def test_a_talent_does_not_succeed_by_itself() -> None:
    """A Talent's d12 that shows 4 against 5 has failed, and the GM says what comes of it."""
    script = sneak(talents=(RUNNER,)).says("tyko", Ready()).dice("1d12", 4)
    after = script.asks("gm", "nde/trouble").gm(Trouble("noise")).end()
    assert after.result.result == "F"
    assert "nde2.talent.not-auto" not in sneak(talents=(RUNNER,)).says("tyko", Ready()).dice("1d12", 6).end().citations


@pytest.mark.rule("nde2.talent.one-per-test")
def test_a_second_talent_needs_the_gms_word() -> None:
    """Two Talents are refused; if the GM overrules that, both count and the log has it in writing."""
    both = Call(5, "noise", talents=(RUNNER, EYES))
    script = act_out(nde.test.open("tyko", "sneak"), table(TYKO)).gm(ROLL).gm("dex")
    script.refuses("gm", both, "nde2.talent.one-per-test").gm(replace(both, overrule=True))
    after = script.says("tyko", Ready()).dice("1d20", 6).end()
    (called,) = (entry for entry in after.log if isinstance(entry, Told) and isinstance(entry.event, Called))
    assert called.event.overruled and "nde2.talent.one-per-test" in called.cites


@pytest.mark.parametrize(
    ("talents", "rule"),
    [
        ((), "nde2.step.one-each"),
        ((RUNNER,), "nde2.step.one-each"),
        ((RUNNER, EYES), "nde2.talent.one-per-test"),
    ],
)
def test_an_overruled_call_names_the_rule_that_it_sets_aside(talents: tuple[TalentUse, ...], rule: str) -> None:
    """A second Talent sets its own rule aside, anything else that of one step each way."""
    log = sneak(talents=talents, overrule=True).stop().log
    (called,) = (entry for entry in log if isinstance(entry, Told) and isinstance(entry.event, Called))
    assert {"nde2.step.one-each", "nde2.talent.one-per-test"} & {*called.cites} == {rule}


# ---- Gear -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde2.gear.slots")
def test_a_tool_a_protection_and_three_trinkets() -> None:
    """A full kit is valid; a fourth trinket is worth a warning and no more."""
    kit = {"key": "pistol", "protection": "light armour", "trinkets": ["lockpicks", "rope", "torch"]}
    assert check_sheet(sheet_of(gear=kit)) == []
    (problem,) = cited(check_sheet(sheet_of(gear=kit | {"trinkets": ["lockpicks", "rope", "torch", "chalk"]})))
    assert (problem.field, problem.cite, problem.warning) == ("gear.trinkets", "nde2.gear.slots", True)
    (second,) = check_sheet(sheet_of(gear=kit | {"key": ["pistol", "axe"]}))
    assert (second.field, second.cite, second.warning) == ("gear", "nde2.gear.slots", False)


@pytest.mark.rule("nde2.gear.permission")
def test_gear_makes_an_action_possible_and_moves_no_number() -> None:
    """Without a tool the GM may rule an action out, and no die falls; with it the die is the attribute's own."""
    at = table(hero("maren", "specialist"))
    without = act_out(nde.test.open("maren", "pick the lock"), at).gm(Settle(decision="impossible")).end()
    assert without.result is None and without.dice == []
    assert "nde2.gear.permission" in without.citations

    script = act_out(nde.test.open("maren", "pick the lock", tool="lockpicks"), at).called("dex", 5)
    after = script.dice("1d12", 5).end()
    assert after.result is not None and after.result.result == "S"
    assert "nde2.gear.permission" in after.citations


@pytest.mark.rule("nde2.gear.protection-inert")
def test_protection_stops_nothing_by_itself() -> None:
    """At a table without armour tokens a blow costs the armoured as much as anybody."""
    bram = hero("bram", gear=Gear("boarding axe", "padded jack"))
    at = table(bram, foe("rat"), foe_action="gm_fiat")
    assert at.options.armor_token == "off"
    after = act_out(nde.foe_turn.open(("rat",), "bram"), at).gm(Strike(hurts=True)).end()
    assert after.hero("bram").hearts == 4


@pytest.mark.parametrize(
    ("protection", "tokens", "named"), [("padded jack", "off", True), ("", "off", False), ("padded jack", "on", False)]
)
def test_a_lost_heart_names_protection_that_did_nothing(protection: str, tokens: str, named: bool) -> None:
    """Only who wears protection at a table without armour tokens is told that it stops nothing."""
    at = table(hero("bram", gear=Gear("boarding axe", protection)), armor_token=tokens)
    after = act_out(nde.suffer.open("bram"), at).end()
    assert after.hero("bram").hearts == 4
    assert ("nde2.gear.protection-inert" in after.citations) is named


@pytest.mark.rule("nde2.char.parts")
def test_a_sheet_without_concept_or_gear_is_not_whole() -> None:
    """An empty concept and an empty slot are told, and keep nobody from the table."""
    bare = cited(check_sheet(new_sheet("Ilse", "assault")))
    assert [(problem.field, problem.warning) for problem in bare] == [("concept", True), ("gear", True)]
    (unarmoured,) = check_sheet(sheet_of(gear=WHOLE["gear"] | {"protection": " "}))
    assert (unarmoured.field, unarmoured.cite) == ("gear", "nde2.gear.slots")
    assert check_sheet(sheet_of()) == []
