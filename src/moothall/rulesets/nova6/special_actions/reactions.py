"""Reactions where only players roll: an NPC's action against a character is that character's reaction."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.action_test.cost import offer_success_at_a_cost
from moothall.rulesets.nova6.action_test.gm_approval import assets_that_matter
from moothall.rulesets.nova6.action_test.procedure import fail, make_test, resolve, succeed, to_a_hero
from moothall.rulesets.nova6.action_test.results import SHOVES, land, shoved
from moothall.rulesets.nova6.action_test.uses import used
from moothall.rulesets.nova6.basics.outcome import Draft, base_of
from moothall.rulesets.nova6.basics.skill_uses import check_attack
from moothall.rulesets.nova6.basics.test_record import ActionTest, Opposed, Verdict
from moothall.rulesets.nova6.choices import ActionWord, Ours, SkillWord, Theirs, doer, judging, own, said
from moothall.rulesets.nova6.effects.tools import check_in_hand, check_usable, only_mode
from moothall.rulesets.nova6.events import Declared
from moothall.rulesets.nova6.ids import NOBODY, NOTHING, EffectId, PersonId
from moothall.rulesets.nova6.modifiers.opposing_skills import broad_perk
from moothall.rulesets.nova6.modifiers.opposition import warded_by, wards
from moothall.rulesets.nova6.modifiers.range import check_range
from moothall.rulesets.nova6.modifiers.surprise import slip_away
from moothall.rulesets.nova6.packs.pack import pack_at
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.properties.area import strikes_at
from moothall.rulesets.nova6.questions import (
    HowItIsMet,
    MakeAdvantage,
    Preparation,
    Prepare,
    usable_assets,
)
from moothall.rulesets.nova6.scenes.interruptions import choose_defender, stand_ins
from moothall.rulesets.nova6.state import Character, Table
from moothall.rulesets.nova6.time import rounds
from moothall.rulesets.nova6.time.turns import check_may_react
from moothall.talk.actions import action
from moothall.talk.arguments import Among, AskedLater, BeginsFirst, Busy, Given
from moothall.talk.play import GM, Play
from moothall.talk.questions import Option
from moothall.talk.reasons import Because


def is_done_to_a_hero(table: Table, who: str, target: str) -> bool:
    """Whether an NPC acts against a hero, so that the hero rolls."""
    return table.who(target).is_pc and not table.who(who).is_pc


def _check_wielded(table: Table, given: Given) -> None:
    """Refuse a weapon with which an NPC could not do this to the one it is aimed at."""
    by, tool, action = doer(given), said(given, "tool", NOTHING), said(given, "action", "attack")
    skill, target = said(given, "skill", "") or bound(table, "melee"), said(given, "target", NOBODY)
    aimed, mode = (target,) if target and action == "attack" else (), only_mode(table, tool, "")
    check_usable(table, by, tool, mode)
    check_in_hand(table, by, tool)
    check_range(table, by, tool, aimed, mode, skill)
    check_attack(table, by, skill, action, tool, (target,) if target else ())


WIELDED: Final = Among(judging("tool", own("damage"), _check_wielded))


@action("nova6.oppose", by="gm", chapter="actions", rank=5)
async def oppose(
    play: Play[Table],
    by: Busy[Theirs],
    target: Busy[Ours],
    skill: SkillWord = "",
    action: ActionWord = "attack",
    use: AskedLater[str] = "",
    intent: str = "",
    tool: Annotated[EffectId, WIELDED, BeginsFirst] = NOTHING,
    mode: AskedLater[str] = "",
    perk: AskedLater[str] = "",
    more: AskedLater[tuple[Because, ...]] = (),
    aim: AskedLater[str] = "",
) -> Verdict:
    """An NPC acts against a character, who reacts; where the GM rolls, sides are swapped.

    `more` are reasons the situation brings along, as they count for the one who reacts.
    """
    skill = skill or bound(play.state, "melee")
    mode = only_mode(play.state, tool, mode)
    check_usable(play.state, by, tool, mode)
    check_in_hand(play.state, by, tool)
    check_range(play.state, by, tool, (target,) if action == "attack" else (), mode, skill)
    check_attack(play.state, by, skill, action, tool, (target,))
    await rounds.ensure_turn(play, by)
    if intent or not use:
        await play.tell(Declared(by, intent, play.state.who(by).seen), "nova6.role.gm", "nova6.gm.npc-actions")
    perk = perk or ("" if use else broad_perk(play.state, by, skill, action))
    attack = ActionTest(by, intent, skill, action, use, (target,), aim, tool, mode, perk=perk)
    attack = await _how_it_is_met(play, attack, target)
    check_can_be_met(play.state, attack)

    async def strikes() -> Verdict:
        verdict = await answered(play, attack, target, more)
        await used(play, attack)
        return verdict

    verdict = await rounds.interruptible(play, by, intent, strikes)
    await rounds.conclude(play, by, has_acted=True)
    return verdict or Verdict(True, how="narrated")


@to_a_hero.register
async def towards_a_hero(play: Play[Table], proposed: ActionTest) -> Verdict:
    """Turn what an NPC tries on a hero into the hero's defense."""
    heroes = [PersonId(target) for target in proposed.targets if play.state.who(target).is_pc]
    if len(heroes) > 1:
        raise AgainstTheRules("error-one-hero", cite="nova6.role.players-roll")
    return await oppose(
        play, PersonId(proposed.who), heroes[0], proposed.skill, proposed.action, proposed.use, proposed.intent,
        EffectId(proposed.tool), proposed.mode, proposed.perk, aim=proposed.aim,
    )  # fmt: skip


async def _how_it_is_met(play: Play[Table], attack: ActionTest, target: str) -> ActionTest:
    """The GM says what stands against a skill that only the one who acts has."""
    own = any(skill == attack.skill for skill, _ in play.state.who(attack.who).skills)
    if not own or wards(play.state, attack):
        return attack
    asked = HowItIsMet(target, attack.who, attack.skill, pack_at(play.state).skills)
    return replace(attack, met=(await play.ask(GM, asked, cite="nova6.feature.bronze-rule"),))


@strikes_at.register
async def struck_at(play: Play[Table], attack: ActionTest, target: str) -> Verdict:
    """Let a hero, or another in their place, defend against an attack that is one part of a larger one."""
    return await answered(play, attack, target, ())


async def answered(play: Play[Table], attack: ActionTest, target: str, more: tuple[Because, ...]) -> Verdict:
    """The target reacts, or another in their place; where the GM rolls, sides are swapped."""
    if play.state.options.gm_rolls == "on":
        return await _gm_rolls(play, attack, more)
    who, prepared = await choose_defender(play, attack, target, _preparation(play, attack, target))
    if who == target:
        return await react(play, attack, target, more, prepared=prepared)
    penalty = Because("for-another", -1, "nova6.conflict.defend-other", play.state.who(target).name)
    return await react(play, attack, who, (*more, penalty), for_another=target)


async def react(
    play: Play[Table],
    attack: ActionTest,
    who: str,
    more: tuple[Because, ...] = (),
    for_another: str = "",
    prepared: Preparation | None = None,
) -> Verdict:
    """Make a character's reaction to an action: it is fended off, or succeeds."""
    check_may_react(play.state, who)
    test = await _defence(play, attack, who, prepared)
    test = replace(test, more=more, for_another=for_another)
    verdict = await make_test(play, test)
    if not verdict.success:
        verdict = await offer_success_at_a_cost(play, test, verdict)
    if verdict.success:
        verdict = await slip_away(play, test, attack, verdict)
        await succeed(play, test, verdict)
    else:
        await fail(play, test, verdict, await draft_against(play, attack, for_another or who))
    return verdict


def _preparation(play: Play[Table], attack: ActionTest, who: str) -> Prepare:
    """What the target is asked for; while others may step in it is asked even where nothing can be chosen."""
    asked = defense(play.state, attack, who)
    waits = any(not offer.is_vain(play.state) for offer in stand_ins(play.state, attack, who).values())
    return replace(asked, stands=True) if play.stands and waits else asked


def defense(table: Table, attack: ActionTest, who: str) -> Prepare:
    """The skills that stand against such an action, with the perks and assets of the one who chooses."""
    one = table.who(who)
    skills = wards(table, attack)
    perks = tuple(perk.name for perk in one.perks if any(perk.serves(skill.id, "defend") for skill in skills))
    rules = tuple(dict.fromkeys(rule for skill in skills for rule in warded_by(table, attack, skill.id)))
    usable = usable_assets(table, who)
    serves = tuple([(perk.name, skill.id) for perk in one.perks for skill in skills if perk.serves(skill.id, "defend")])
    return Prepare(who, "defend", skills, perks, usable, instead=_instead(skills), rules=rules, serves=serves)


async def _defence(play: Play[Table], attack: ActionTest, who: str, prepared: Preparation | None) -> ActionTest:
    """The player chooses among the skills that stand against such an action, unless they have."""
    asked = defense(play.state, attack, who)
    answer = prepared
    if answer is None:
        answer = await play.ask(play.state.who(who).player, asked, cite="nova6.role.players-roll")
    skills = asked.skills
    assets = await assets_that_matter(play, who, answer.assets)
    chosen = skills[0].id if answer.skill is None else answer.skill
    against = (Opposed(attack.who, attack.skill, attack.perk or attack.use, attack.action),)
    return ActionTest(
        who,
        attack.intent,
        chosen,
        "defend",
        targets=(attack.who,),
        facing=attack.tool,
        facing_mode=attack.mode,
        reaction=True,
        perk=answer.perk,
        assets=assets,
        against=against,
    )


def _instead(skills: tuple[Option, ...]) -> str:
    """The rule by which no other skill will do: from afar one only dodges, the rest is as table or pack have it."""
    cites = [option.cite for option in skills]
    own = ("nova6.fight.defend-not-ranged", "nova6.themepack.skills")
    return next((cite for cite in own if cite in cites), "nova6.action.opposing-table")


def check_can_be_met(table: Table, attack: ActionTest) -> None:
    """There must be a skill that stands against it."""
    if not wards(table, attack):
        raise AgainstTheRules("error-nothing-opposes", cite="nova6.action.opposing-table", skill=attack.skill)


async def draft_against(play: Play[Table], attack: ActionTest, who: str) -> Draft:
    """The drafted outcome of an action that is not fended off."""
    if (base := base_of(attack)) is not None:
        return await base(play, attack, who)
    match attack.action:
        case "attack":
            return await land(play, attack, (who,), "nova6.action.defend-fail-attack")
        case "create-advantage":
            zones = tuple([zone.id for zone in play.state.zones])
            asked = MakeAdvantage(attack.who, attack.skill, attack.intent, zones)
            made = await play.ask(GM, asked, cite="nova6.action.defend-fail-ca")
            to = made.to or attack.who
            skills = (made.skill or attack.skill,) if made.form == "dice" else ()
            return Draft("advantage", attack.who, (to,), made.name, made.form, 1, skills, made.duration)
        case _ if attack.use in SHOVES:
            return shoved(attack, who)
        case _:
            return Draft("goal", attack.who, name=attack.intent)


async def _gm_rolls(play: Play[Table], attack: ActionTest, more: tuple[Because, ...]) -> Verdict:
    """Make the test with sides swapped: the character's skill is the difficulty."""
    target = attack.targets[0]
    one: Character = play.state.who(target)
    skills = wards(play.state, attack)
    answer = await play.ask(one.player, Prepare(target, "defend", skills), cite="nova6.role.gm-may-roll")
    against = (Opposed(target, answer.skill or skills[0].id, answer.perk),)
    turned = tuple(reason._replace(amount=-reason.amount) for reason in more)
    rolls = Because("note-gm-rolls", 0, "nova6.principle.gm-rolls")
    return await resolve(play, replace(attack, against=against, more=(*turned, rolls)))
