"""Only players roll: what somebody of the GM's does to a character is that character's reaction."""

from __future__ import annotations

from dataclasses import replace

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6 import rounds
from moothall.rulesets.nova6.drafts import Draft
from moothall.rulesets.nova6.events import Declared
from moothall.rulesets.nova6.interrupting import come_after, cut_in, guard
from moothall.rulesets.nova6.opposing import opposing
from moothall.rulesets.nova6.paying import pay_or_fail
from moothall.rulesets.nova6.questions import MakeAdvantage, Prepare
from moothall.rulesets.nova6.results import land
from moothall.rulesets.nova6.roles import bound
from moothall.rulesets.nova6.slipping import slip_away
from moothall.rulesets.nova6.space import check_range
from moothall.rulesets.nova6.state import Character, Table
from moothall.rulesets.nova6.trial import Opposed, Trial, Verdict
from moothall.rulesets.nova6.trials import fail, resolve, succeed, try_it
from moothall.rulesets.nova6.turns import check_may_react
from moothall.rulesets.nova6.usage import used
from moothall.rulesets.nova6.wielding import check_usable, in_use
from moothall.talk.play import GM, Play
from moothall.talk.procedure import procedure
from moothall.talk.reasons import Because


@procedure("nova6.oppose")
async def oppose(
    play: Play[Table],
    by: str,
    target: str,
    skill: str = "",
    action: str = "attack",
    use: str = "",
    intent: str = "",
    tool: str = "",
    mode: str = "",
    perk: str = "",
    more: tuple[Because, ...] = (),
) -> Verdict:
    """Somebody acts on a character, who reacts; where the GM rolls, sides are swapped.

    `more` are reasons the situation brings along, as they count for the one who reacts.
    """
    check_usable(play.state, by, tool, mode)
    check_range(play.state, by, tool, (target,) if action == "attack" else (), mode)
    await rounds.turn_of(play, by)
    await play.tell(Declared(by, intent, play.state.who(by).seen), "nova6.role.gm")
    skill = skill or bound(play.state, "melee")
    attack = Trial(by, intent, skill, action, use, (target,), tool=tool, mode=mode, perk=perk)
    check_can_be_met(play.state, attack)
    possible, late = await cut_in(play, attack)
    if not possible:
        return Verdict(True, how="narrated")
    verdict = await _answered(play, attack, target, more)
    await used(play, attack)
    await come_after(play, late, by)
    return verdict


async def _answered(play: Play[Table], attack: Trial, target: str, more: tuple[Because, ...]) -> Verdict:
    """The one who is acted on reacts, or somebody in their place; where the GM rolls, sides are swapped."""
    if play.state.options.gm_rolls == "on":
        return await _gm_rolls(play, attack, more)
    who = await guard(play, attack, target)
    if who == target:
        return await react(play, attack, target, more)
    penalty = Because("for-another", -1, "nova6.conflict.defend-other", play.state.who(target).name)
    return await react(play, attack, who, (*more, penalty), for_another=target)


async def react(
    play: Play[Table], attack: Trial, who: str, more: tuple[Because, ...] = (), for_another: str = ""
) -> Verdict:
    """A character's test against what somebody does: it comes to nothing, or through."""
    check_may_react(play.state, who)
    trial = await _defence(play, attack, who)
    trial = replace(trial, more=more, for_another=for_another)
    verdict = await try_it(play, trial)
    if not verdict.success:
        verdict = await pay_or_fail(play, trial, verdict)
    if verdict.success:
        verdict = await slip_away(play, trial, attack, verdict)
        await succeed(play, trial, verdict)
    else:
        await fail(play, trial, verdict, await draft_against(play, attack, for_another or who))
    return verdict


async def _defence(play: Play[Table], attack: Trial, who: str) -> Trial:
    """The player chooses among the skills that stand against such an action."""
    one = play.state.who(who)
    skills = opposing(attack.skill, attack.action, _ranged(play.state, attack), attack.use, play.state)
    perks = tuple(perk.name for perk in one.perks if any(perk.serves(skill.id, "defend") for skill in skills))
    asked = Prepare(who, "defend", skills, perks)
    answer = await play.ask(one.player, asked, cite="nova6.role.players-roll")
    chosen = skills[0].id if answer.skill is None else answer.skill
    against = (Opposed(attack.who, attack.skill, attack.perk or attack.use, attack.action),)
    return Trial(
        who,
        attack.intent,
        chosen,
        "defend",
        targets=(attack.who,),
        facing=attack.tool,
        facing_mode=attack.mode,
        reaction=True,
        perk=answer.perk,
        assets=answer.assets,
        against=against,
    )


def check_can_be_met(table: Table, attack: Trial) -> None:
    """There must be a skill that stands against it."""
    if not opposing(attack.skill, attack.action, _ranged(table, attack), attack.use, table):
        raise AgainstTheRules("error-nothing-opposes", cite="nova6.action.opposing-table", skill=attack.skill)


def _ranged(table: Table, attack: Trial) -> bool:
    return bool(attack.tool) and in_use(table.effect(attack.tool), attack.mode).has("ranged")


async def draft_against(play: Play[Table], attack: Trial, who: str) -> Draft:
    """What comes through when nobody stops it."""
    match attack.action:
        case "attack":
            return await land(play, attack, (who,), "nova6.action.defend-fail-attack")
        case "create-advantage":
            asked = MakeAdvantage(attack.who, attack.skill, attack.intent)
            made = await play.ask(GM, asked, cite="nova6.action.defend-fail-ca")
            to = made.to or attack.who
            skills = (made.skill or attack.skill,) if made.form == "dice" else ()
            return Draft("advantage", attack.who, (to,), made.name, made.form, 1, skills, made.duration)
        case _:
            return Draft("goal", attack.who, name=attack.intent)


async def _gm_rolls(play: Play[Table], attack: Trial, more: tuple[Because, ...]) -> Verdict:
    """The same with sides swapped: the character's skill is the difficulty."""
    target = attack.targets[0]
    one: Character = play.state.who(target)
    skills = opposing(attack.skill, attack.action, _ranged(play.state, attack), attack.use, play.state)
    answer = await play.ask(one.player, Prepare(target, "defend", skills), cite="nova6.role.gm-may-roll")
    against = (Opposed(target, answer.skill or skills[0].id, answer.perk),)
    turned = tuple(reason._replace(amount=-reason.amount) for reason in more)
    return await resolve(play, replace(attack, against=against, more=turned))
