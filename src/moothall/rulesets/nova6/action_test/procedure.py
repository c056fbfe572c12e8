"""The procedure of an action test, from the declared intent to the last stunt: the book's twenty steps in order."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Annotated, Final

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.action_test import per_scene
from moothall.rulesets.nova6.action_test.cost import is_told, offer_success_at_a_cost
from moothall.rulesets.nova6.action_test.dice_pool import difficulty, gathering_rules, pool_of
from moothall.rulesets.nova6.action_test.gm_approval import gm_approves
from moothall.rulesets.nova6.action_test.ranks import perks_for, trained
from moothall.rulesets.nova6.action_test.results import base_result
from moothall.rulesets.nova6.action_test.rolling import roll_test
from moothall.rulesets.nova6.action_test.suggestions import SCOPES, suggest_action, usual_skill
from moothall.rulesets.nova6.action_test.uses import used
from moothall.rulesets.nova6.aspects.invocation import check_not_softened
from moothall.rulesets.nova6.basics.difficulty import label
from moothall.rulesets.nova6.basics.notation import marks_of, write_test
from moothall.rulesets.nova6.basics.outcome import Draft, apply
from moothall.rulesets.nova6.basics.rule_of_five import scaled_by
from moothall.rulesets.nova6.basics.skill_uses import (
    better_action,
    check_attack,
    harmless,
    is_barred,
    switched,
    untested,
    used_by,
)
from moothall.rulesets.nova6.basics.test_record import ActionTest, Opposed, Outcome, Verdict
from moothall.rulesets.nova6.choices import Doer, doer, judging, own, said, skills, targets
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.effects.tools import check_past, check_usable, only_mode
from moothall.rulesets.nova6.events import Called, Declared, Failed, Gathered, Remembered, Settled
from moothall.rulesets.nova6.ids import NOTHING, EffectId, PersonId
from moothall.rulesets.nova6.modifiers.holds import check_grip, limbs_held, spent_on_a_hold
from moothall.rulesets.nova6.modifiers.opposing_skills import (
    called_by,
    from_afar,
    met_by,
    opposed_with,
    opposing,
    strongest,
)
from moothall.rulesets.nova6.modifiers.opposition import built, own_skills
from moothall.rulesets.nova6.modifiers.outfit import check_aim, check_concealable
from moothall.rulesets.nova6.modifiers.range import check_range, check_vehicle
from moothall.rulesets.nova6.offered import check_free
from moothall.rulesets.nova6.packs.pack import pack_at
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.questions import (
    HowItFails,
    Judge,
    MeetWith,
    NarrateInstead,
    Preparation,
    Prepare,
    Ruling,
    TotallyBlocked,
    check_assets,
    check_perk,
    usable_assets,
)
from moothall.rulesets.nova6.registries import Hook
from moothall.rulesets.nova6.state import Last, Table
from moothall.rulesets.nova6.stress.boxes import saving_test
from moothall.rulesets.nova6.stunts import stunt_points
from moothall.rulesets.nova6.stunts.effect_stunts import used_up
from moothall.rulesets.nova6.time import rounds, setbacks
from moothall.rulesets.nova6.time.turns import check_may_act, spend_focus, use_declared_action
from moothall.rulesets.nova6.words import ACTIONS, PRESELECTED, SUPERHUMAN, TOTAL
from moothall.talk.actions import action
from moothall.talk.arguments import Among, AskedLater, Choice, Given, words
from moothall.talk.play import GM, Play
from moothall.talk.questions import Option
from moothall.talk.reasons import total

WITHOUT_DICE = {
    "narrate": "nova6.role.no-pointless-roll",
    "granted": "nova6.aspect.no-roll",
    "precluded": "nova6.multi.skills-chain",
}
HOW_HARD = {
    "create-advantage": ("nova6.action.ca-difficulty",),
    "overcome": ("nova6.action.overcome-difficulty",),
    "attack": ("nova6.action.attack-difficulty",),
}
"""The rule that sets the difficulty of each action."""


to_a_hero: Final[Hook[Callable[[Play[Table], ActionTest], Awaitable[Verdict]]]] = Hook()
"""Makes what an NPC tries on a hero that hero's defense."""
without_opposition: Final[Hook[Callable[[Play[Table], ActionTest], Awaitable[None]]]] = Hook()
"""Lets happen what an NPC tries, and nobody hinders."""


def when_open(table: Table, who: str) -> str:
    """When basic actions are open: on the character's turn, and in a contest none but its own."""
    check_free(table, PersonId(who))
    if table.scene.kind == "contest":
        raise AgainstTheRules("error-strive-instead", cite="nova6.contest.round")
    return "nova6.action.four"


def check_given(table: Table, given: Given) -> None:
    """Refuse a basic action as far as it has been said."""
    who, tool, skill = doer(given), said(given, "tool", ""), given.get("skill")
    mode = only_mode(table, tool, said(given, "mode", ""))
    test = ActionTest(
        who, said(given, "intent", ""), skill or "", said(given, "action", ""), said(given, "use", ""),
        tuple(said(given, "targets", ())), said(given, "aim", ""), tool, mode,
    )  # fmt: skip
    check_may_act(table, who, tool)
    check_action(table, test, skill)
    rounds.check_can_begin(table, who, said(given, "actions", 1))


def _tools(table: Table, given: Given) -> list[Choice]:
    """The weapons of the one who acts; anything of theirs can be concealed."""
    listed = own("damage", "asset", "soak") if given.get("use") == "conceal" else own("damage")
    return list(listed(table, given))


ATTEMPTED = Among(judging("skill", skills, check_given))
AT = Among(judging("targets", targets, check_given, several=True))
DONE = Among(judging("action", words(*ACTIONS), check_given))
WITH = Among(judging("tool", _tools, check_given))


@action("nova6.act", by="player", chapter="actions", rank=5, offered=when_open)
async def act(
    play: Play[Table],
    who: Doer,
    intent: str,
    skill: Annotated[str | None, ATTEMPTED] = None,
    action: Annotated[str, DONE] = "",
    use: AskedLater[str] = "",
    targets: tuple[Annotated[PersonId, AT], ...] = (),
    aim: AskedLater[str] = "",
    tool: Annotated[EffectId, WITH] = NOTHING,
    mode: AskedLater[str] = "",
    perk: AskedLater[str] = "",
    assets: AskedLater[tuple[str, ...]] = (),
    outcomes: AskedLater[tuple[Outcome, ...]] = (),
    actions: AskedLater[int] = 1,
) -> Verdict | None:
    """A character takes an action: intent, skill and difficulty, preparation, the action test, and its outcome.

    Without a skill or an action the one that such words usually mean is proposed; an empty skill is an unskilled test.
    `actions` is how many basic actions this turn is to have. The result is `None` where nothing was rolled.
    """
    mode = only_mode(play.state, tool, mode)
    proposed = ActionTest(
        who, intent, skill or "", action, use, targets, aim, tool, mode, perk=perk, assets=assets, outcomes=outcomes
    )
    if _gm_would_roll(play.state, proposed):
        meant = _as_meant(play.state, proposed, skill)
        if any(play.state.who(target).is_pc for target in targets):
            return await to_a_hero.function(play, meant)
        if not targets and not use:
            await without_opposition.function(play, meant)
            return None
        if not targets:
            return await _succeed_without_dice(play, meant, actions)
    verdict = await attempt(play, proposed, skill, actions)
    await rounds.conclude(play, who)
    return verdict


async def _succeed_without_dice(play: Play[Table], test: ActionTest, actions: int) -> Verdict | None:
    """Let an NPC use a skill against nobody: what nobody hinders succeeds, and no better than simply."""
    who, seen = test.who, play.state.who(test.who).seen
    check_may_act(play.state, who, test.tool)
    check_action(play.state, test, test.skill)
    await rounds.begin_action(play, who, actions)
    if test.intent:
        await play.tell(Declared(who, test.intent, seen), "nova6.role.gm", "nova6.gm.npc-actions")

    async def succeeds() -> Verdict | None:
        if not await use_declared_action(play, test, actions):
            return None
        await play.tell(Settled(who, "unopposed", test.intent or test.use, seen), "nova6.npc.unopposed-equal")
        await apply(play, test, await base_result(play, test))
        return Verdict(True, how="narrated")

    verdict = await rounds.interruptible(play, who, test.intent or test.use, succeeds)
    await rounds.conclude(play, who)
    return verdict


def _gm_would_roll(table: Table, test: ActionTest) -> bool:
    """Whether an NPC acts where only players roll."""
    return not table.who(test.who).is_pc and table.options.gm_rolls == "off"


def _as_meant(table: Table, test: ActionTest, skill: str | None) -> ActionTest:
    """A test with the skill and the action that its words usually mean, where they were not said."""
    meant = usual_skill(table, test).id if skill is None else skill
    return replace(test, skill=meant, action=_proposed_action(table, test, meant).id)


def _declared(table: Table, proposed: ActionTest, stands: bool) -> Declared:
    """What a character is about to do; conversations from before brisk tables told an attack by its words alone."""
    declared = Declared(proposed.who, proposed.intent, table.who(proposed.who).seen)
    if not stands or proposed.action != "attack":
        return declared
    known = all(table.who(target).seen for target in proposed.targets)
    return replace(declared, attack=True, targets=proposed.targets, tool=proposed.tool, open=known)


async def attempt(play: Play[Table], proposed: ActionTest, skill: str | None, actions: int) -> Verdict | None:
    """Take an action that a character declares, and leave their turn going on."""
    # The player declares what is wanted, and at what or whom it aims.
    who = proposed.who
    check_may_act(play.state, who, proposed.tool)
    check_action(play.state, proposed, skill)
    await rounds.begin_action(play, who, actions)
    if proposed.intent or not proposed.use:  # a use without words is told by a fact of its own
        declared = _declared(play.state, proposed, play.stands)
        await play.tell(declared, "nova6.role.intent-first", "nova6.principle.golden-rule")

    async def tries() -> Verdict | None:
        return await _try(play, proposed, skill, actions)

    return await rounds.interruptible(play, who, proposed.intent, tries)


async def _try(play: Play[Table], proposed: ActionTest, skill: str | None, actions: int) -> Verdict | None:
    """Make the test of a declared action, from the GM's call to its outcome."""
    who = proposed.who
    # The GM calls the test: is there a roll, on which skill, how hard is it, which conditions and setback dice count?
    test = await judge(play, proposed, skill)
    if test is None:
        return None

    # The player chooses the one perk and assets, and uses one of the actions declared for this turn.
    test = await prepare(play, test)
    await rounds.begin_narrative_action(play, who)
    if not await use_declared_action(play, test, actions):
        return None
    await spent_on_a_hold(play, test)

    # Gather the Dice, Determine the Outcome, and stunts.
    verdict = await resolve(play, test)
    await used(play, test)
    await rounds.end_action(play, who)
    return verdict


def check_action(table: Table, test: ActionTest, skill: str | None) -> None:
    """Refuse an action the character cannot attempt: unusable tool, target out of range, perk or asset not theirs."""
    who, tool, mode = test.who, test.tool, test.mode
    if test.use == "conceal":
        check_concealable(table, tool)
    else:
        check_usable(table, who, tool, mode)
    if test.use == "aim":
        check_aim(table, who, tool, test.targets)
    check_past(table, tool, mode)
    check_not_softened(table, test.aim)
    check_reach(table, test, skill)
    check_assets(table, who, test.assets)
    check_attack(table, who, skill or "", test.action, tool, test.targets)
    if skill is not None:
        check_perk(table, who, skill, test.perk)


def check_reach(table: Table, test: ActionTest, skill: str | None) -> None:
    """Refuse an action, as its words are usually meant, that cannot be done to its targets: held, too far, inside."""
    meant = usual_skill(table, test).id if skill is None else skill
    action = test.action or suggest_action(test.intent).id
    check_grip(table, test.who, test.aim, meant, action, test.use)
    check_range(table, test.who, test.tool, test.targets if action == "attack" else (), test.mode, meant)
    check_vehicle(table, test.aim, test.targets, meant, action)


# ---- The GM's part ---------------------------------------------------------------------------------------------------


async def judge(play: Play[Table], test: ActionTest, skill: str | None) -> ActionTest | None:
    """Ask the GM whether there is a roll, on which skill, and how hard; `None` if nothing is rolled."""
    asked = _gm_question(play.state, test, skill)
    ruling = await play.ask(GM, asked, cite="nova6.test.difficulty-source")
    if ruling.decision == "roll" and not ruling.stakes:
        instead = NarrateInstead(test.who, test.intent)
        if await play.ask(GM, instead, cite="nova6.test.failure-meaningful") == "narrate":
            ruling = replace(ruling, decision="narrate")
    if ruling.decision != "roll":
        await _settle_without_roll(play, test, asked, ruling)
        return None
    settled = await _choose_opposing_skills(play, _with_ruling(test, asked, ruling), asked)
    if not await gm_approves(play, settled):
        return None
    await _call_test(play, settled, asked, ruling, test.action)
    return None if await _fails_by_total_condition(play, settled) else settled


def _gm_question(table: Table, test: ActionTest, skill: str | None) -> Judge:
    """The question to the GM, with the proposed skill, action, opposition and conditions."""
    proposed = usual_skill(table, test) if skill is None else Option(skill, "nova6.test.bonus-one-skill")
    action = _proposed_action(table, test, proposed.id)
    barred = harmless(table, test.who, proposed.id, test.tool)
    conditions = tuple(effect.id for effect in table.effects if effect.kind == "condition")
    met_with = _opposing_skills(table, test, proposed.id, action.id)
    return Judge(
        test.who,
        test.intent,
        proposed,
        action,
        test.use,
        test.targets,
        _proposed_opposition(table, test, met_with, (proposed.id, action.id)),
        (*conditions, *limbs_held(table, test.who, proposed.id)),
        table.who(test.who).setbacks,
        tool=test.tool,
        barred=barred,
        known=pack_at(table).skills,
        scope=SCOPES.get(proposed.id, "") if skill is None else "",
        met_with=met_with if test.targets else (),
        assets=usable_assets(table, test.who),
        sight=any(gives.what == "dice" and gives.use == "sight" for gives in table.given(table.who(test.who))),
        perks=tuple(dict.fromkeys(perk.name for perk in table.who(test.who).perks)),
        outcomes=tuple(outcome.what for outcome in test.outcomes),
    )


def _proposed_action(table: Table, test: ActionTest, skill: str) -> Option:
    """The declared action, or the one such words usually mean; never an attack with a skill that does no harm."""
    declared = Option(test.action, "nova6.action.four") if test.action else suggest_action(test.intent)
    action = better_action(test.intent, skill, declared)
    if is_barred(table, test.who, skill, action.id, test.tool, test.targets):
        return Option(PRESELECTED, "nova6.action.overcome-catchall")
    return action


def _opposing_skills(table: Table, test: ActionTest, skill: str, action: str) -> tuple[Option, ...]:
    """The skills that usually oppose this test; an attack with a skill of one's own is opposed like a melee attack."""
    ranged = from_afar(table, test.tool, test.mode)
    if action == "attack" and skill and skill not in pack_at(table).skills:
        blow = opposing(bound(table, "melee"), action, ranged, test.use, table)
        return tuple([Option(skill_option.id, "nova6.feature.bronze-rule") for skill_option in blow])
    return opposing(skill, action, ranged, test.use, table)


def _proposed_opposition(
    table: Table, test: ActionTest, skills: tuple[Option, ...], declared: tuple[str, str]
) -> tuple[Opposed, ...]:
    """Each target with its strongest opposing skill."""
    met = [(target, own_skills(table, target, skills)) for target in test.targets]
    return tuple(strongest(table, target, mine, declared) for target, mine in met if mine)


async def _settle_without_roll(play: Play[Table], test: ActionTest, asked: Judge, ruling: Ruling) -> None:
    """Tell what happens where the GM narrates it, or where an aspect already grants it."""
    skill = asked.skill.id if ruling.skill is None else ruling.skill
    rules = (WITHOUT_DICE[ruling.decision], *untested(skill, ruling.action or asked.action.id, ruling.decision))
    await play.tell(Settled(test.who, ruling.decision, ruling.text, play.state.who(test.who).seen), *rules)


def _with_ruling(test: ActionTest, asked: Judge, ruling: Ruling) -> ActionTest:
    """The test as the GM ruled it: skill, action, difficulty, opposition, conditions, setback dice."""
    skill = asked.skill.id if ruling.skill is None else ruling.skill
    return replace(
        test,
        skill=skill,
        action=ruling.action or asked.action.id,
        perk=test.perk if skill == test.skill and test.perk not in ruling.unrelated else "",
        assets=tuple([id for id in test.assets if id not in ruling.unrelated]),
        unrelated=ruling.unrelated,
        by_sight=ruling.by_sight,
        difficulty=ruling.difficulty,
        first=ruling.first,
        against=ruling.against,
        conditions=ruling.conditions,
        setbacks=ruling.setbacks,
        hidden=ruling.hidden,
        review=ruling.review,
    )


async def _choose_opposing_skills(play: Play[Table], test: ActionTest, asked: Judge) -> ActionTest:
    """Let a target's player choose among several opposing skills; for NPCs the GM, at tables that play so."""
    skills = tuple([option.id for option in asked.met_with])
    if len(skills) < 2 or test.against != asked.proposed or (test.skill, test.action) != asked.declared:
        return test
    chosen = []
    for opposed in test.against:
        other = play.state.who(opposed.who)
        if other.is_pc or play.state.options.npc_defense == "gm-picks":
            first = (opposed.skill, *(skill for skill in skills if skill != opposed.skill)) if other.is_pc else skills
            question = MeetWith(opposed.who, test.who, first)
            skill = await play.ask(other.player, question, cite="nova6.opposing.defender-choice")
            opposed = opposed_with(play.state, opposed.who, skill, opposed.action)
        chosen.append(opposed)
    return replace(test, against=tuple(chosen))


async def _call_test(play: Play[Table], test: ActionTest, asked: Judge, ruling: Ruling, declared: str) -> None:
    """Tell everybody which test is called, and its difficulty unless the GM keeps that hidden."""
    hard = max(-total(difficulty(play.state, test)), 0)
    overruled = ruling.against != asked.proposed or (bool(ruling.action) and ruling.action != asked.action.id)
    rules = ["nova6.test.difficulty-source", *HOW_HARD.get(test.action, ()), *called_by(play.state, test)]
    rules += [*used_by(test.skill, test.action), *built(play.state, test)]
    rules += switched(asked.skill.id, declared or asked.action.id, test)
    if not test.skill:
        rules.append("nova6.unskilled.when")
    if overruled:
        rules.append("nova6.role.gm-arbiter")
    things = [effect.id for effect in play.state.effects if effect.id in test.unrelated]
    if test.perk or len(test.unrelated) > len(things):
        rules.append("nova6.perk.related")
    if things:
        rules.append("nova6.asset.relevance")
    written = write_test(play.state, test)
    if not test.hidden:
        rules += ["nova6.note.render-difficulty"] if hard else []
        rules += [label(hard).cite, *(["nova6.diff.range"] if hard >= SUPERHUMAN else []), written.cite]
    fact = Called(
        test.who, test.skill, test.action, written.value, hard, overruled, hard >= SUPERHUMAN, not test.hidden,
        play.state.who(test.who).seen, test.use or test.perk, **_opposing_side(play.state, test),
    )  # fmt: skip
    await play.tell(fact, *rules)


def _opposing_side(table: Table, test: ActionTest) -> dict[str, str]:
    """The opposing side of a test as it is written; of several only the first."""
    if not test.against:
        return {}
    other = test.against[0]
    letters = marks_of(table.who(other.who), other.skill)
    return {"versus": other.skill, "letters": letters, "versus_applied": other.perk, "versus_action": other.action}


async def _fails_by_total_condition(play: Play[Table], test: ActionTest) -> bool:
    """Whether a total condition, such as complete darkness, makes the test fail without a roll."""
    if play.state.options.total_condition == "roll":
        return False
    for weighed in test.conditions:
        condition = play.state.effect(weighed.condition)
        if weighed.way == "hinders" and condition.rating >= TOTAL:
            asked = TotallyBlocked(test.who, condition.name)
            if await play.ask(GM, asked, cite="nova6.rule-of-five") == "fail":
                seen = play.state.who(test.who).seen
                rules = ("nova6.rule-of-five", "nova6.principle.scale-total")
                await play.tell(Settled(test.who, "fails", condition.name, seen), *rules)
                return True
    return False


# ---- The player's part -----------------------------------------------------------------------------------------------


async def prepare(play: Play[Table], test: ActionTest) -> ActionTest:
    """Let the player prepare a test: one perk, assets, and dice a talent grants once in a scene."""
    return await per_scene.scene_dice(play, await _choose_perk_and_assets(play, test))


async def _choose_perk_and_assets(play: Play[Table], test: ActionTest) -> ActionTest:
    """Check the perk and assets that were named; ask for them if none were, or if the GM changed the skill."""
    who = play.state.who(test.who)
    check_assets(play.state, test.who, test.assets)
    perks = perks_for(who, test.skill, test.action, test.unrelated)
    assets = usable_assets(play.state, test.who, test.unrelated) if not test.assets else ()
    if test.perk or not (perks or assets):
        check_perk(play.state, test.who, test.skill, test.perk, test.action)
        return test
    skills = (Option(test.skill, "nova6.test.bonus-one-skill"),)
    asked = Prepare(test.who, test.action, skills, perks, assets, unrelated=test.unrelated)
    answer = await play.ask(who.player, asked, cite="nova6.test.bonus-one-perk")
    return _with_preparation(test, answer)


def _with_preparation(test: ActionTest, answer: Preparation) -> ActionTest:
    """The test with the skill, perk and assets the player chose."""
    skill = test.skill if answer.skill is None else answer.skill
    return replace(test, skill=skill, perk=answer.perk, assets=answer.assets or test.assets)


# ---- The dice and the outcome ----------------------------------------------------------------------------------------


async def resolve(play: Play[Table], test: ActionTest) -> Verdict:
    """Make a test that has been called, offer success at a cost, and apply the success or the failure."""
    verdict = await make_test(play, test)
    # Determine the Outcome, 3.: a failure, or success at a cost.
    if not verdict.success:
        verdict = await offer_success_at_a_cost(play, test, verdict)
    if verdict.success:
        await succeed(play, test, verdict)
    else:
        await fail(play, test, verdict)
    return verdict


@saving_test.register
async def make_test(play: Play[Table], test: ActionTest) -> Verdict:
    """Make the action test: gather the dice, cancel, trade, roll, read the verdict. Nothing has come of it yet."""
    # Gather the Dice, 1. – 3.: bonus dice, penalty dice, and one against the other.
    pool = pool_of(play.state, test)
    lasting: tuple[str, ...] = ()
    for asset in test.assets:
        if play.state.effect(asset).has("signature"):
            lasting = ("nova6.asset.signature-permanent",)
        else:
            await effects.spend_use(play, asset, 1, "nova6.advg.asset-use", "nova6.asset.die")
    await setbacks.lose(play, test.who, test.setbacks, "penalty", "nova6.setback.spend-penalty")
    seen = play.state.who(test.who).seen
    # Up, down or even, what cancelled what, and who opposes it would tell how hard it is.
    rules = (*gathering_rules(pool.why, pool.net, test.reaction), *met_by(play.state, test)) if not test.hidden else ()
    gathered = Gathered(test.who, pool.net, seen, not test.hidden)
    await play.tell(gathered, *rules, *trained(play.state, test), *lasting, "nova6.note.max-pool")
    await spend_focus(play, test)
    # Gather the Dice, 4. – 5., and Determine the Outcome, 1. – 5.
    verdict = await roll_test(play, test, pool)
    character = play.state.who(test.who)
    last = Last(test.skill, test.action, pool.net, verdict.faces, verdict.success, test.aim)
    await used_up(play, test)
    await play.tell(Remembered(test.who, last, character.seen, character.open), "nova6.test.total")
    return verdict


async def succeed(play: Play[Table], test: ActionTest, verdict: Verdict, draft: Draft | None = None) -> None:
    """Apply the base result as stunts changed it; then the opposing side spends its points, if it has any."""
    draft = draft or await base_result(play, test)
    points = verdict.points + await per_scene.scene_points(play, test)
    draft = await stunt_points.spend(play, test, draft, play.state.who(test.who).player, points)
    await apply(play, test, draft)
    await _spend_opposing_points(play, test, verdict)
    await per_scene.used_up(play, test)


async def fail(play: Play[Table], test: ActionTest, verdict: Verdict, draft: Draft | None = None) -> None:
    """Apply a failure: the GM gives it a meaning, and the opposing side spends the points it earned."""
    if verdict.simple and is_told(play.state, test, verdict):
        text, catastrophe = verdict.meaning or await _failure_told(play, test)
        cite = "nova6.cost.no-catastrophe" if catastrophe else "nova6.test.simple-failure"
        none = scaled_by(0) if test.action == "create-advantage" else ()
        await play.tell(Failed(test.who, text, catastrophe, play.state.who(test.who).seen), cite, *none)
    await _spend_opposing_points(play, test, verdict, draft)
    await per_scene.used_up(play, test)


async def _failure_told(play: Play[Table], test: ActionTest) -> tuple[str, bool]:
    """How the GM tells a failure, and whether it is a catastrophe."""
    answer = await play.ask(GM, HowItFails(test.who, test.intent), cite="nova6.test.simple-failure")
    return answer.text, answer.catastrophe


async def _spend_opposing_points(
    play: Play[Table], test: ActionTest, verdict: Verdict, draft: Draft | None = None
) -> None:
    """Let the opposing side, usually the GM, spend its stunt points."""
    draft = draft or Draft("nothing", test.who)
    if verdict.counter:
        seat = pool_of(play.state, test).opposed_by
        draft = await stunt_points.spend(play, test, draft, seat, verdict.counter)
    await apply(play, test, draft)
