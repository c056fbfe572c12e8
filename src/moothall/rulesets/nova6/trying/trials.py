"""The action test, from the first word to the last stunt: the book's twenty steps in their order."""

from __future__ import annotations

from dataclasses import replace

from moothall.rulesets.nova6.events import Called, Declared, Failed, Gathered, Remembered, Settled
from moothall.rulesets.nova6.hurting.wounds import saving_test
from moothall.rulesets.nova6.lasting import effects
from moothall.rulesets.nova6.lasting.usage import used
from moothall.rulesets.nova6.lasting.wielding import check_past, check_usable
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
from moothall.rulesets.nova6.skilled.grips import check_grip, limbs_held, spent_on_a_hold
from moothall.rulesets.nova6.skilled.skilluse import (
    better_action,
    check_attack,
    harmless,
    is_barred,
    switched,
    untested,
    used_by,
)
from moothall.rulesets.nova6.staging import rounds
from moothall.rulesets.nova6.staging.turns import check_may_act, focus_is_spent, still_acts
from moothall.rulesets.nova6.standing.reaching import check_range, check_vehicle
from moothall.rulesets.nova6.state import Last, Table
from moothall.rulesets.nova6.supplies.outfit import check_aim, check_concealable
from moothall.rulesets.nova6.telling.aspects import check_not_softened
from moothall.rulesets.nova6.themepacks.packs import pack_at
from moothall.rulesets.nova6.themepacks.roles import bound
from moothall.rulesets.nova6.trying import onces, setbacks, stunts
from moothall.rulesets.nova6.trying.boosts import used_up
from moothall.rulesets.nova6.trying.difficulty import label
from moothall.rulesets.nova6.trying.drafts import Draft, apply
from moothall.rulesets.nova6.trying.fives import scaled_by
from moothall.rulesets.nova6.trying.gates import may_be_tried
from moothall.rulesets.nova6.trying.gather import difficulty, gathered_by, pool_of
from moothall.rulesets.nova6.trying.notation import marks_of, write_test
from moothall.rulesets.nova6.trying.opposing import called_by, from_afar, met_by, opposing, strongest
from moothall.rulesets.nova6.trying.paying import pay_or_fail
from moothall.rulesets.nova6.trying.results import draft_of
from moothall.rulesets.nova6.trying.suggesting import SCOPES, suggest_action, usual_skill
from moothall.rulesets.nova6.trying.throwing import throw
from moothall.rulesets.nova6.trying.training import perks_for, trained
from moothall.rulesets.nova6.trying.trial import Opposed, Outcome, Trial, Verdict
from moothall.rulesets.nova6.trying.warding import built, own_skills
from moothall.rulesets.nova6.words import PRESELECTED, SUPERHUMAN, TOTAL
from moothall.talk.play import GM, Play
from moothall.talk.procedure import procedure
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
"""What says how hard each action is."""


@procedure("nova6.act")
async def act(
    play: Play[Table],
    who: str,
    intent: str,
    skill: str | None = None,
    action: str = "",
    use: str = "",
    targets: tuple[str, ...] = (),
    aim: str = "",
    tool: str = "",
    mode: str = "",
    perk: str = "",
    assets: tuple[str, ...] = (),
    outcomes: tuple[Outcome, ...] = (),
    actions: int = 1,
) -> Verdict | None:
    """Somebody tries something: what and why first, then skill, difficulty, dice, and what comes of it.

    Without a skill or an action the one that such words usually mean is proposed; an empty skill is an unskilled test.
    `actions` is how many basic actions this turn is to have. The result is `None` where nothing was rolled.
    """
    # 1. What is wanted, and at what or whom it aims.
    proposed = Trial(
        who, intent, skill or "", action, use, targets, aim, tool, mode, perk=perk, assets=assets, outcomes=outcomes
    )
    check_may_act(play.state, who, tool)
    check_deed(play.state, proposed, skill)
    await rounds.begins_to_act(play, who, actions)
    seen = play.state.who(who).seen
    await play.tell(Declared(who, intent, seen), "nova6.role.intent-first", "nova6.principle.golden-rule")

    # 2. – 4. Is there a roll, on what, and how hard is it?  7. – 8. Conditions and setback dice.
    trial = await judge(play, proposed, skill)
    if trial is None:
        return None

    # 5. How many actions this turn.  6. The one perk, and assets.
    trial = await prepare(play, trial)
    await rounds.action_begins(play, who)
    if not await still_acts(play, trial, actions):
        return None
    await spent_on_a_hold(play, trial)

    # 9. – 16. Dice, and what still turns them.  17. – 20. What comes of it.
    verdict = await resolve(play, trial)
    await used(play, trial)
    await rounds.action_ends(play, who)
    return verdict


def check_deed(table: Table, trial: Trial, skill: str | None) -> None:
    """What keeps somebody from even trying it, whoever's turn it is."""
    who, tool, mode = trial.who, trial.tool, trial.mode
    if trial.use == "conceal":
        check_concealable(table, tool)
    else:
        check_usable(table, who, tool, mode)
    if trial.use == "aim":
        check_aim(table, who, tool, trial.targets)
    check_past(table, tool, mode)
    check_not_softened(table, trial.aim)
    check_reach(table, trial, skill)
    check_assets(table, who, trial.assets)
    check_attack(table, who, skill or "", trial.action, tool, trial.targets)
    if skill is not None:
        check_perk(table, who, skill, trial.perk)


def check_reach(table: Table, trial: Trial, skill: str | None) -> None:
    """What the deed, as its words are usually meant, can be done to those it aims at."""
    meant = usual_skill(table, trial).id if skill is None else skill
    action = trial.action or suggest_action(trial.intent).id
    check_grip(table, trial.who, trial.aim, meant, action, trial.use)
    check_range(table, trial.who, trial.tool, trial.targets if action == "attack" else (), trial.mode, meant)
    check_vehicle(table, trial.aim, trial.targets, meant, action)


# ---- The GM's part ---------------------------------------------------------------------------------------------------


async def judge(play: Play[Table], trial: Trial, skill: str | None) -> Trial | None:
    """The GM's view of it; `None` if there is nothing to roll."""
    asked = _judge(play.state, trial, skill)
    ruling = await play.ask(GM, asked, cite="nova6.test.difficulty-source")
    if ruling.decision == "roll" and not ruling.stakes:
        instead = NarrateInstead(trial.who, trial.intent)
        if await play.ask(GM, instead, cite="nova6.test.failure-meaningful") == "narrate":
            ruling = replace(ruling, decision="narrate")
    if ruling.decision != "roll":
        await _without_dice(play, trial, asked, ruling)
        return None
    settled = await _meet(play, _settled(trial, asked, ruling), asked)
    if not await may_be_tried(play, settled):
        return None
    await _call(play, settled, asked, ruling, trial.action)
    return None if await _fails_outright(play, settled) else settled


async def _meet(play: Play[Table], trial: Trial, asked: Judge) -> Trial:
    """Where several skills would do, whoever is played picks, and for the others the GM at tables that want it so."""
    skills = tuple([option.id for option in asked.met_with])
    if len(skills) < 2 or trial.against != asked.proposed or (trial.skill, trial.action) != asked.deed:
        return trial
    met = []
    for one in trial.against:
        other = play.state.who(one.who)
        if other.is_pc or play.state.options.npc_defense == "gm-picks":
            first = (one.skill, *(skill for skill in skills if skill != one.skill)) if other.is_pc else skills
            question = MeetWith(one.who, trial.who, first)
            one = one._replace(skill=await play.ask(other.player, question, cite="nova6.opposing.defender-choice"))
        met.append(one)
    return replace(trial, against=tuple(met))


async def _fails_outright(play: Play[Table], trial: Trial) -> bool:
    """A sense that is wholly taken away usually leaves nothing to roll for."""
    if play.state.options.total_condition == "roll":
        return False
    for weighed in trial.conditions:
        condition = play.state.effect(weighed.condition)
        if weighed.way == "hinders" and condition.rating >= TOTAL:
            asked = TotallyBlocked(trial.who, condition.name)
            if await play.ask(GM, asked, cite="nova6.rule-of-five") == "fail":
                seen = play.state.who(trial.who).seen
                rules = ("nova6.rule-of-five", "nova6.principle.scale-total")
                await play.tell(Settled(trial.who, "fails", condition.name, seen), *rules)
                return True
    return False


def _judge(table: Table, trial: Trial, skill: str | None) -> Judge:
    proposed = usual_skill(table, trial) if skill is None else Option(skill, "nova6.test.bonus-one-skill")
    action = _action(table, trial, proposed.id)
    barred = harmless(table, trial.who, proposed.id, trial.tool)
    conditions = tuple(effect.id for effect in table.effects if effect.kind == "condition")
    met_with = _met_with(table, trial, proposed.id, action.id)
    return Judge(
        trial.who,
        trial.intent,
        proposed,
        action,
        trial.use,
        trial.targets,
        _opposition(table, trial, met_with, (proposed.id, action.id)),
        (*conditions, *limbs_held(table, trial.who, proposed.id)),
        table.who(trial.who).setbacks,
        tool=trial.tool,
        barred=barred,
        known=pack_at(table).skills,
        scope=SCOPES.get(proposed.id, "") if skill is None else "",
        met_with=met_with if trial.targets else (),
        assets=usable_assets(table, trial.who),
        sight=any(gives.what == "dice" and gives.use == "sight" for gives in table.given(table.who(trial.who))),
        perks=tuple(dict.fromkeys(perk.name for perk in table.who(trial.who).perks)),
        outcomes=tuple(outcome.what for outcome in trial.outcomes),
    )


def _met_with(table: Table, trial: Trial, skill: str, action: str) -> tuple[Option, ...]:
    """What usually opposes this; whoever strikes with a skill that only they have is met like any other blow."""
    ranged = from_afar(table, trial.tool, trial.mode)
    if action == "attack" and skill and skill not in pack_at(table).skills:
        blow = opposing(bound(table, "melee"), action, ranged, trial.use, table)
        return tuple([Option(one.id, "nova6.feature.bronze-rule") for one in blow])
    return opposing(skill, action, ranged, trial.use, table)


def _action(table: Table, trial: Trial, skill: str) -> Option:
    """What was declared, or what such words usually mean; nothing that harms with a skill that does not."""
    declared = Option(trial.action, "nova6.action.four") if trial.action else suggest_action(trial.intent)
    action = better_action(trial.intent, skill, declared)
    if is_barred(table, trial.who, skill, action.id, trial.tool, trial.targets):
        return Option(PRESELECTED, "nova6.action.overcome-catchall")
    return action


def _opposition(table: Table, trial: Trial, skills: tuple[Option, ...], deed: tuple[str, str]) -> tuple[Opposed, ...]:
    """Whoever is aimed at opposes with what serves best against it."""
    met = [(target, own_skills(table, target, skills)) for target in trial.targets]
    return tuple(strongest(table, target, mine, deed) for target, mine in met if mine)


async def _without_dice(play: Play[Table], trial: Trial, asked: Judge, ruling: Ruling) -> None:
    """It is simply told what happens, or an aspect already grants it."""
    skill = asked.skill.id if ruling.skill is None else ruling.skill
    rules = (WITHOUT_DICE[ruling.decision], *untested(skill, ruling.action or asked.action.id, ruling.decision))
    await play.tell(Settled(trial.who, ruling.decision, ruling.text, play.state.who(trial.who).seen), *rules)


def _settled(trial: Trial, asked: Judge, ruling: Ruling) -> Trial:
    skill = asked.skill.id if ruling.skill is None else ruling.skill
    return replace(
        trial,
        skill=skill,
        action=ruling.action or asked.action.id,
        perk=trial.perk if skill == trial.skill and trial.perk not in ruling.unrelated else "",
        assets=tuple([id for id in trial.assets if id not in ruling.unrelated]),
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


async def _call(play: Play[Table], trial: Trial, asked: Judge, ruling: Ruling, declared: str) -> None:
    """Everybody hears what is tested, and how hard it is unless the GM keeps that."""
    hard = max(-total(difficulty(play.state, trial)), 0)
    overruled = ruling.against != asked.proposed or (bool(ruling.action) and ruling.action != asked.action.id)
    rules = ["nova6.test.difficulty-source", *HOW_HARD.get(trial.action, ()), *called_by(play.state, trial)]
    rules += [*used_by(trial.skill, trial.action), *built(play.state, trial)]
    rules += switched(asked.skill.id, declared or asked.action.id, trial)
    if not trial.skill:
        rules.append("nova6.unskilled.when")
    if overruled:
        rules.append("nova6.role.gm-arbiter")
    things = [effect.id for effect in play.state.effects if effect.id in trial.unrelated]
    if trial.perk or len(trial.unrelated) > len(things):
        rules.append("nova6.perk.related")
    if things:
        rules.append("nova6.asset.relevance")
    written = write_test(play.state, trial)
    if not trial.hidden:
        rules += ["nova6.note.render-difficulty"] if hard else []
        rules += [label(hard).cite, *(["nova6.diff.range"] if hard >= SUPERHUMAN else []), written.cite]
    fact = Called(
        trial.who, trial.skill, trial.action, written.value, hard, overruled, hard >= SUPERHUMAN, not trial.hidden,
        play.state.who(trial.who).seen, trial.use or trial.perk, **_opposing(play.state, trial),
    )  # fmt: skip
    await play.tell(fact, *rules)


def _opposing(table: Table, trial: Trial) -> dict[str, str]:
    """The other side of a test as it is written; of several only the first."""
    if not trial.against:
        return {}
    other = trial.against[0]
    letters = marks_of(table.who(other.who), other.skill)
    return {"versus": other.skill, "letters": letters, "versus_applied": other.perk, "versus_action": other.action}


# ---- The player's part -----------------------------------------------------------------------------------------------


async def prepare(play: Play[Table], trial: Trial) -> Trial:
    """What somebody brings to a test: a perk, assets, and what they have once in a scene."""
    return await onces.scene_dice(play, await _bring(play, trial))


async def _bring(play: Play[Table], trial: Trial) -> Trial:
    """A perk and assets that were named must fit; where none were, or the GM wants another skill, others may be."""
    who = play.state.who(trial.who)
    check_assets(play.state, trial.who, trial.assets)
    perks = perks_for(who, trial.skill, trial.action, trial.unrelated)
    assets = usable_assets(play.state, trial.who, trial.unrelated) if not trial.assets else ()
    if trial.perk or not (perks or assets):
        check_perk(play.state, trial.who, trial.skill, trial.perk, trial.action)
        return trial
    skills = (Option(trial.skill, "nova6.test.bonus-one-skill"),)
    asked = Prepare(trial.who, trial.action, skills, perks, assets, unrelated=trial.unrelated)
    answer = await play.ask(who.player, asked, cite="nova6.test.bonus-one-perk")
    return _prepared(trial, answer)


def _prepared(trial: Trial, answer: Preparation) -> Trial:
    skill = trial.skill if answer.skill is None else answer.skill
    return replace(trial, skill=skill, perk=answer.perk, assets=answer.assets or trial.assets)


# ---- Dice and what comes of them -------------------------------------------------------------------------------------


async def resolve(play: Play[Table], trial: Trial) -> Verdict:
    """A test that has been called: dice, then the failure and its price, or the success and its stunts."""
    verdict = await try_it(play, trial)
    if not verdict.success:
        verdict = await pay_or_fail(play, trial, verdict)
    if verdict.success:
        await succeed(play, trial, verdict)
    else:
        await fail(play, trial, verdict)
    return verdict


@saving_test.register
async def try_it(play: Play[Table], trial: Trial) -> Verdict:
    """Gather, cancel, throw. Nothing has come of it yet."""
    pool = pool_of(play.state, trial)
    lasting: tuple[str, ...] = ()
    for asset in trial.assets:
        if play.state.effect(asset).has("signature"):
            lasting = ("nova6.asset.signature-permanent",)
        else:
            await effects.spend_use(play, asset, 1, "nova6.advg.asset-use", "nova6.asset.die")
    await setbacks.lose(play, trial.who, trial.setbacks, "penalty", "nova6.setback.spend-penalty")
    seen = play.state.who(trial.who).seen
    # Up, down or even, what cancelled what, and who opposes it would tell how hard it is.
    rules = (*gathered_by(pool.why, pool.net, trial.reaction), *met_by(play.state, trial)) if not trial.hidden else ()
    told = Gathered(trial.who, pool.net, seen, not trial.hidden)
    await play.tell(told, *rules, *trained(play.state, trial), *lasting, "nova6.note.max-pool")
    await focus_is_spent(play, trial)
    verdict = await throw(play, trial, pool)
    one = play.state.who(trial.who)
    last = Last(trial.skill, trial.action, pool.net, verdict.faces, verdict.success, trial.aim)
    await used_up(play, trial)
    await play.tell(Remembered(trial.who, last, one.seen, one.open), "nova6.test.total")
    return verdict


async def succeed(play: Play[Table], trial: Trial, verdict: Verdict, draft: Draft | None = None) -> None:
    """The base result, changed by stunts, happens; the other side's points, if it has any, come after."""
    draft = draft or await draft_of(play, trial)
    points = verdict.points + await onces.scene_points(play, trial)
    draft = await stunts.spend(play, trial, draft, play.state.who(trial.who).player, points)
    await apply(play, trial, draft)
    await _others_points(play, trial, verdict)
    await onces.used_up(play, trial)


async def fail(play: Play[Table], trial: Trial, verdict: Verdict, draft: Draft | None = None) -> None:
    """The failure means something, and the other side spends what it earned by it."""
    if verdict.simple and trial.action in ("overcome", "create-advantage") and not trial.free:
        told = await play.ask(GM, HowItFails(trial.who, trial.intent), cite="nova6.test.simple-failure")
        cite = "nova6.cost.no-catastrophe" if told.catastrophe else "nova6.test.simple-failure"
        none = scaled_by(0) if trial.action == "create-advantage" else ()
        await play.tell(Failed(trial.who, told.text, told.catastrophe, play.state.who(trial.who).seen), cite, *none)
    await _others_points(play, trial, verdict, draft)
    await onces.used_up(play, trial)


async def _others_points(play: Play[Table], trial: Trial, verdict: Verdict, draft: Draft | None = None) -> None:
    draft = draft or Draft("nothing", trial.who)
    if verdict.counter:
        seat = pool_of(play.state, trial).opposed_by
        draft = await stunts.spend(play, trial, draft, seat, verdict.counter)
    await apply(play, trial, draft)
