"""The skill test, the core of the book, from the declared action to banked Momentum."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.rulesets.houses2d20 import choices
from moothall.rulesets.houses2d20.adversity import failure
from moothall.rulesets.houses2d20.aftermath import Result, conclude, roll_it
from moothall.rulesets.houses2d20.called_test import Bears, CalledTest, SetDifficulty
from moothall.rulesets.houses2d20.choices import whoever
from moothall.rulesets.houses2d20.difficulty import SHIFTS
from moothall.rulesets.houses2d20.events import Called, Declared, Settled
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.points import can_pay_in_threat, pay_in_threat
from moothall.rulesets.houses2d20.prepare import Ready, Stopped, give_back, prepare
from moothall.rulesets.houses2d20.prices import ADDED_THREAT
from moothall.rulesets.houses2d20.questions import (
    Bearing,
    Call,
    DoesItEscalate,
    GoOn,
    HowHard,
    IsItPossible,
    RollAtZero,
    Ruling,
    TraitUse,
    UseSubstitution,
    WhichSkill,
    WhichTraits,
)
from moothall.rulesets.houses2d20.questions.skill_test import RULING_RULES
from moothall.rulesets.houses2d20.rolling import applies
from moothall.rulesets.houses2d20.state import Character, Moves, Table, Trait
from moothall.rulesets.houses2d20.traits import bearing_on, usual_bearing, weigh
from moothall.rulesets.houses2d20.words import Skill
from moothall.talk.actions import action
from moothall.talk.arguments import Among, Fields, NamedAfter, OneTap, Own, Words
from moothall.talk.play import GM, Play
from moothall.talk.reasons import Because


class Outcome(NamedTuple):
    """The outcome of a test."""

    passed: bool
    successes: int = 0
    surplus: int = 0
    complications: int = 0
    """Those that were rolled, whatever became of them."""


def _may_test(table: Table, who: CharacterId) -> str:
    check_free(table, who)
    return "houses.test.declare-action"


@action("houses.test", by="player", chapter="test", rank=2, offered=_may_test)
async def test(
    play: Play[Table],
    who: Annotated[Own[CharacterId], Among(whoever(check_free))],
    action: Annotated[Words, NamedAfter("skill")],
    skill: Annotated[str, Among(choices.skills), OneTap] = "",
    traits: tuple[Annotated[TraitUse, Fields(among={"trait": choices.traits})], ...] = (),
) -> Outcome | None:
    """The player says what is tried; player and GM settle step by step what is rolled; the dice fall; things change.

    `skill` and `traits` are what the player proposes. The result is `None` where nothing was tried.
    """
    check_free(play.state, who)
    _check_proposed(play.state, who, traits)
    return await whole_test(play, who, action, skill, traits)


def _check_proposed(table: Table, who: CharacterId, proposed: tuple[TraitUse, ...]) -> None:
    """A player proposes only traits that could bear on the test."""
    there = {trait.id for trait in bearing_on(table, who)}
    for use in proposed if table.options.amended else ():
        if use.trait not in there:
            cite = "houses.trait.applies-is-gm-call"
            raise AgainstTheRules("error-houses-which-trait", cite=cite, trait=use.trait)


async def whole_test(
    play: Play[Table],
    who: CharacterId,
    action: str,
    skill: str = "",
    traits: tuple[TraitUse, ...] = (),
    shifts: tuple[Because, ...] = (),
) -> Outcome | None:
    """A test from start to end."""
    called = await call_for(play, who, action, skill, traits, shifts)
    if not isinstance(called, CalledTest):
        return called
    result = await attempt(play, called)
    if not isinstance(result, Result):
        return Outcome(False) if result == "refused" else None
    await conclude(play, result)
    return Outcome(result.passed, result.successes, result.fresh, result.causes.count("rolled"))


async def attempt(play: Play[Table], test: CalledTest) -> Result | Stopped:
    """A test that has been called, up to the point where everybody knows how it came out."""
    ready = await prepare(play, test)
    if not isinstance(ready, Ready):
        if ready == "refused" and test.escalated:
            await give_back(play, test.who, "houses.challenge.refuse-no-consequence")
        if ready == "refused" and play.state.options.challenge_refusal_earns_failure_point:
            await failure(play, test.who, test.hardness(play.state).value, test.action, test.hidden)
        return ready
    return await roll_it(play, ready)


# ---- Before the Drive: what, whether, on what, how hard -------------------------------------------------------------


async def call_for(
    play: Play[Table],
    who: CharacterId,
    action: str,
    skill: str = "",
    traits: tuple[TraitUse, ...] = (),
    shifts: tuple[Because, ...] = (),
    fixed: SetDifficulty | None = None,
) -> CalledTest | Outcome | None:
    """Call a test: whether the action is possible, and its Difficulty. An outcome where no dice are needed, nothing
    where barred.

    `fixed` is the Difficulty where a rule sets it.
    """
    await play.tell(Declared(who, action, play.state.shows(who)), "houses.test.declare-action")
    asked = IsItPossible(who, action, bearing_on(play.state, who))
    ruling = await play.ask(GM, asked, cite="houses.test.step-order")
    if ruling.decision in ("forbidden", "no_test"):
        return await _without_dice(play, who, action, ruling)
    escalated = await _escalation(play, who, action)
    if escalated is None:
        return None
    picked = await which_skill(play, who, action, skill)
    call = await how_hard(play, who, action, picked, None if fixed is None else fixed.value)
    test = CalledTest(who, action, picked, call.difficulty, call.range, call.hidden, shifts=shifts, escalated=escalated)
    test = test if fixed is None else test._replace(set_by=fixed.rule)
    with_traits = await bring_in_traits(play, test, traits)
    if with_traits is None:
        if escalated:
            await give_back(play, who, "houses.trait.forbids")
        return None
    test = with_traits._replace(shifts=(*with_traits.shifts, *await familiar(play, who)))
    await tell_call(play, test, ruling)
    return await _at_zero(play, test)


async def _without_dice(play: Play[Table], who: CharacterId, action: str, ruling: Ruling) -> Outcome | None:
    rule, seen = RULING_RULES[ruling.decision], play.state.shows(who)
    if ruling.decision == "forbidden":
        await play.tell(Settled(who, action, "forbidden", play.state.trait(ruling.trait).text, seen), rule)
        return None
    await play.tell(Settled(who, action, "no_test", seen=seen), rule)
    return Outcome(True)


async def _escalation(play: Play[Table], who: CharacterId, action: str) -> bool | None:
    """Whether the action escalated matters and was paid for; nothing if it was let be."""
    price = ADDED_THREAT["escalation"]
    if await play.ask(GM, DoesItEscalate(who, action), cite=price.cite) == "no":
        return False
    one = play.state.who(who)
    asked = GoOn(who, action, not one.is_player, can_pay_in_threat(play.state, who, price.points))
    if await play.ask(one.seat, asked, cite=price.cite) == "withdraw":
        await play.tell(Settled(who, action, "withdrawn", seen=play.state.shows(who)), price.cite)
        return None
    await pay_in_threat(play, who, price.points, "escalation", price.cite)
    return True


async def which_skill(play: Play[Table], who: CharacterId, action: str, proposed: str = "") -> Skill:
    """The GM names the skill; an ability may put another in its place."""
    picked = await play.ask(GM, WhichSkill(who, action, proposed), cite="houses.test.gm-picks-skill")
    for ability in play.state.who(who).abilities:
        if ability.kind == "substitution" and ability.skill and ability.skill != picked:
            asked = UseSubstitution(who, picked, ability.skill, ability.use)
            if await play.ask(GM, asked, cite="houses.npc.ability.substitution") == "yes":
                return ability.skill
    return picked


async def how_hard(play: Play[Table], who: CharacterId, action: str, skill: Skill, fixed: int | None = None) -> Call:
    """The GM names Difficulty and range; where a rule sets the Difficulty, only the range."""
    cite = "houses.test.gm-sets-difficulty" if fixed is None else "houses.complication.range-set-by-gm"
    call = await play.ask(GM, HowHard(who, action, skill, fixed=fixed), cite=cite)
    return call if fixed is None else Call(fixed, call.range)


async def bring_in_traits(
    play: Play[Table], test: CalledTest, proposed: tuple[TraitUse, ...] = ()
) -> CalledTest | None:
    """The GM says which traits bear on it; `None` if one forbids it after all."""
    traits = bearing_on(play.state, test.who)
    if not traits:
        return test
    asked = WhichTraits(test.who, test.action, traits, _proposed(play.state, traits, test, proposed))
    said = await play.ask(GM, asked, cite="houses.trait.applies-is-gm-call")
    for use in said.uses:
        if use.does == "forbids":
            ruling = Ruling("forbidden", use.trait)
            await _without_dice(play, test.who, test.action, ruling)
            return None
    await weigh(play, test.who, test.skill, traits, _moves(said))
    return test._replace(bearing=_bearing(play.state, said))


def _proposed(
    table: Table, traits: tuple[Trait, ...], test: CalledTest, said: tuple[TraitUse, ...]
) -> tuple[TraitUse, ...]:
    """Return the traits a player proposes, each complication that makes this one test harder, and what bore on such
    tests before.
    """
    named = {use.trait for use in said}
    usual = ((trait.id, _usual(table, trait, test)) for trait in traits if trait.id not in named)
    return (*said, *(TraitUse(id, does) for id, does in usual if does is not None))


def _usual(table: Table, trait: Trait, test: CalledTest) -> Moves | None:
    if trait.lasts == "next" and trait.on == test.who:
        return "harder"
    return usual_bearing(table, test.who, test.skill, trait)


def _bearing(table: Table, said: Bearing) -> tuple[Bears, ...]:
    return tuple(Bears(trait, SHIFTS[does](table.trait(trait).text)) for trait, does in _moves(said).items())


def _moves(said: Bearing) -> dict[str, Moves]:
    """Traits that make the test easier or harder."""
    return {use.trait: use.does for use in said.uses if use.does != "forbids"}


async def familiar(play: Play[Table], who: CharacterId) -> tuple[Because, ...]:
    """The step by which a familiar character finds this kind of test easier, but never easier than 0."""
    for ability in play.state.who(who).abilities:
        rule = "houses.npc.ability.familiarity"
        if ability.kind == "familiarity" and await applies(play, who, "familiarity", ability.use, rule):
            return (
                Because("shift-familiar", -1, rule, ability.use),
                Because("note-floor", 0, "houses.npc.ability.familiarity-floor"),
            )
    return ()


async def tell_call(play: Play[Table], test: CalledTest, ruling: Ruling | None = None) -> None:
    """Everybody hears what is rolled on, and how hard it is unless that is hidden."""
    hard = test.hardness(play.state)
    rules = ["houses.test.gm-picks-skill", f"houses.skill.{test.skill}", test.set_by]
    if ruling is not None and ruling.decision in ("allowed", "required"):
        rules.append(RULING_RULES[ruling.decision])
    if not test.hidden:
        rules += [reason.cite for reason in hard.why]
    told = Called(test.who, test.skill, hard.value, test.range, not test.hidden, play.state.shows(test.who))
    await play.tell(told, *dict.fromkeys(rules))


async def _at_zero(play: Play[Table], test: CalledTest) -> CalledTest | Outcome:
    """At Difficulty 0 the GM may waive the roll, and then no Momentum is earned."""
    if test.hardness(play.state).value:
        return test
    rule, rolls = "houses.test.difficulty-zero-banks-all", play.state.options.difficulty_zero_rolls
    if rolls == "gm":
        rolls = "never" if await play.ask(GM, RollAtZero(test.who, test.action), cite=rule) == "waive" else "always"
    if rolls == "always":
        return test
    await play.tell(Settled(test.who, test.action, "waived", seen=play.state.shows(test.who)), rule)
    return Outcome(True)


def check_free(table: Table, who: CharacterId) -> Character:
    """Refuse a test by a character who is out of play or takes part in a conflict, where turns decide."""
    one = check_can_act(table, who)
    if table.conflict is not None and not one.outside:
        raise AgainstTheRules("error-houses-in-conflict", cite="houses.initiative.alternates", name=one.name)
    return one


def check_can_act(table: Table, who: CharacterId) -> Character:
    """Refuse a character who is out of play."""
    one = table.who(who)
    if one.defeated:
        raise AgainstTheRules("error-houses-defeated", cite="houses.attack.full-track-defeats", name=one.name)
    return one
