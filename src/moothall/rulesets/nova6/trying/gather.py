"""Gathering dice: every reason for a bonus or penalty die of one test.

Each source is a function from the table and the test to reasons. A chapter that brings dice of its own adds a function
to `SOURCES`; nothing else need know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from moothall.rulesets.nova6.hurting.stress import staggered
from moothall.rulesets.nova6.lasting.wielding import (
    extra_points,
    in_use,
    skill_asked_for,
    skill_capped,
    their_extra,
    ways_of_firing,
    weaknesses,
)
from moothall.rulesets.nova6.skilled.grips import gripping
from moothall.rulesets.nova6.skilled.skilluse import serves
from moothall.rulesets.nova6.staging.clock import sustaining
from moothall.rulesets.nova6.staging.slipping import seen_through
from moothall.rulesets.nova6.standing.measures import sizes
from moothall.rulesets.nova6.standing.space import distance_dice
from moothall.rulesets.nova6.state import Character, Effect, Table
from moothall.rulesets.nova6.supplies.encumbrance import encumbrance
from moothall.rulesets.nova6.supplies.loads import level_of
from moothall.rulesets.nova6.supplies.outfit import (
    dice_against,
    dice_of_what_is_carried,
    dice_of_what_is_used,
    hiding_it,
)
from moothall.rulesets.nova6.trying.dice import Edge
from moothall.rulesets.nova6.trying.opposing import opposition
from moothall.rulesets.nova6.trying.trial import Opposed, Pool, Trial
from moothall.rulesets.nova6.vocabulary import Gives, What, holds
from moothall.talk.reasons import Because, total

Source = Callable[[Table, Trial], Iterator[Because]]


def own_skill(table: Table, trial: Trial) -> Iterator[Because]:
    """The ranks of one skill, never of two; an unskilled test has none."""
    if not trial.skill:
        yield Because("note-unskilled", 0, "nova6.unskilled.mods")
    elif rank := table.who(trial.who).rank(trial.skill):
        yield Because("skill", rank, "nova6.mod.skill", trial.skill)


def own_perk(table: Table, trial: Trial) -> Iterator[Because]:
    """One perk, whatever number would fit."""
    if trial.perk:
        yield Because("perk", 1, "nova6.mod.perk", trial.perk)


def traits(table: Table, trial: Trial) -> Iterator[Because]:
    """Talents and features, where their text says so."""
    for trait in table.working(table.who(trial.who)):
        for gives in trait.gives:
            if applies(table, gives, trial) and gives.amount:
                yield Because("trait", gives.amount, gives.cite or trait.cite, trait.name)


def applies(table: Table, gives: Gives, trial: Trial) -> bool:
    """Whether this adds dice to this test. Dice for a use of their own are for that use only."""
    uses = (trial.use, "sight") if relies_on_sight(table, trial) else (trial.use,)
    return any(holds(gives, "dice", trial.skill, trial.action, use) for use in uses)


def relies_on_sight(table: Table, trial: Trial) -> bool:
    """Whether somebody must see for it: because the GM says so, or to hit what is far away."""
    thrown = bool(trial.tool) and table.effect(trial.tool).has("ranged") and trial.mode != "melee"
    return trial.by_sight or (thrown and trial.action == "attack")


def advantages(table: Table, trial: Trial) -> Iterator[Because]:
    """Advantages and disadvantages that somebody has, each as long as it lasts."""
    for effect in table.effects_of(trial.who, "advantage"):
        if effect.has("grappled") or not _counts(effect, trial.action == "defend" and _attacked(table, trial)):
            continue
        fits = serves(effect, trial.action, trial.tool, trial.targets) and touches_a_sense(table, effect, trial)
        if not fits or (effect.skills and trial.skill not in effect.skills):
            continue
        if effect.rating > 0:
            yield Because("advantage", effect.rating, "nova6.mod.advantage", effect.name)
        elif effect.rating < 0:
            yield Because("disadvantage", effect.rating, "nova6.mod.advantage", effect.name)


def touches_a_sense(table: Table, effect: Effect, trial: Trial) -> bool:
    """What takes a sense away hinders only what relies on it; who shoots relies on their eyes."""
    senses = next((one.of for one in effect.properties if one.name == "by-sense"), None)
    shooting = (
        trial.action == "attack" and bool(trial.tool) and in_use(table.effect(trial.tool), trial.mode).has("ranged")
    )
    return senses is None or bool({*senses} & {*trial.use.split(), *(("sight",) if shooting else ())})


def against_advantages(table: Table, trial: Trial) -> Iterator[Because]:
    """What the one who opposes has going for it makes it harder, and the reverse."""
    for one in hardest(table, trial)[:1]:
        for effect in table.effects_of(one.who, "advantage"):
            if effect.has("grappled") or effect.has("by-sense") or (effect.skills and one.skill not in effect.skills):
                continue
            if not _counts(effect, trial.action == "attack" and bodily(table, trial.tool, trial.skill)):
                continue
            if not effect.rating or not serves(effect, one.action, trial.facing, (trial.who,)):
                continue
            if unsurprised := seen_through(table, table.who(trial.who), effect):
                yield Because("note-unsurprised", 0, unsurprised.cite or "nova6.mod.talent", effect.name)
            else:
                yield Because("their-advantage", -effect.rating, "nova6.mod.advantage", effect.name)


def _counts(effect: Effect, attacked: bool) -> bool:
    """Whoever dodges has something of it against bodily attacks only."""
    return attacked or not effect.has("dodging")


def _attacked(table: Table, trial: Trial) -> bool:
    """Whether somebody reacts to a bodily attack."""
    return any(one.action == "attack" and bodily(table, trial.facing, one.skill) for one in trial.against)


def bodily(table: Table, tool: str, skill: str) -> bool:
    """Whether an attack is one on the body: by what it is made with, or by its skill."""
    return table.effect(tool).type == "physical" if tool else skill not in ("interact", "resolve")


def assets(table: Table, trial: Trial) -> Iterator[Because]:
    """A use of an asset is worth a die, and so is a signature asset that fits."""
    for id in trial.assets:
        asset = table.effect(id)
        rule = "nova6.asset.signature-bonus" if asset.has("signature") else "nova6.advg.asset-use"
        yield Because("asset", 1, rule, asset.name)


def conditions(table: Table, trial: Trial) -> Iterator[Because]:
    """Conditions, as the GM weighed them for this test. What blocks a sense helps the side that has more of it left."""
    ways = dict(trial.conditions)
    for effect in table.effects:
        if effect.kind != "condition":
            continue
        rule = "nova6.sense.asymmetry" if effect.has("by-sense") else "nova6.mod.condition"
        match ways.get(effect.id, ""):
            case "helps":
                yield Because("condition", effect.rating, rule, effect.name)
            case "hinders":
                yield Because("condition", -effect.rating, rule, effect.name)
            case "equal":
                yield Because("note-equal", 0, "nova6.cond.equal-ignore", effect.name)
            case "irrelevant":
                yield Because("note-irrelevant", 0, "nova6.mod.condition", effect.name)
            case _:
                yield Because("note-left-out", 0, "nova6.cond.only-what-matters", effect.name)


def difficulty(table: Table, trial: Trial) -> Iterator[Because]:
    """How hard it is: the task, or the hardest of those who oppose it, or the hardest of several outcomes."""
    if trial.against:
        yield from hardest_reasons(table, trial)
        return
    number = max([trial.difficulty, *(outcome.difficulty for outcome in trial.outcomes)])
    several = len(trial.outcomes) > 1
    if number or several:
        yield Because("difficulty", -number, "nova6.multi.outcomes-difficulty" if several else "nova6.diff.range")
    else:
        yield Because("difficulty", 0, "nova6.diff.default")


def hardest(table: Table, trial: Trial) -> tuple[Opposed, ...]:
    """Those who oppose, the hardest first."""
    return tuple(sorted(trial.against, key=lambda one: total(opposition(table, trial, one))))


def hardest_reasons(table: Table, trial: Trial) -> Iterator[Because]:
    first = hardest(table, trial)[0]
    if len(trial.against) > 1:
        yield Because("note-hardest", 0, "nova6.multi.targets-difficulty", table.who(first.who).name)
    yield from opposition(table, trial, first)


def several_actions(table: Table, trial: Trial) -> Iterator[Because]:
    """Each action declared beyond the first is a penalty die on all of them, and on reactions until the next turn."""
    turn = table.who(trial.who).turn
    at_once = table.options.multi_action_penalty == "declared" or trial.reaction
    over = (turn.declared if at_once else len(turn.pairs)) - 1
    if over > 0 and not trial.free:
        yield Because("several-actions", -over, "nova6.multi.skills-penalty")
    elif trial.reaction:
        yield Because("note-reaction", 0, "nova6.react.free")


def focus(table: Table, trial: Trial) -> Iterator[Because]:
    """Focus helps the next action and hinders everything else until the next turn."""
    state = table.who(trial.who).turn.focus
    if trial.free or not state:
        return
    if state == "ready" and not trial.reaction:
        yield Because("focus", 1, "nova6.snap.focus-bonus")
    else:
        yield Because("focus", -1, "nova6.snap.focus-penalty")


def accurate(table: Table, trial: Trial) -> Iterator[Because]:
    """What is accurate makes an attack easier for those who focus, but never easier than easy."""
    if not trial.tool or trial.reaction or table.who(trial.who).turn.focus != "ready":
        return
    tool = in_use(table.effect(trial.tool), trial.mode)
    less = min(max(tool.amount("accurate"), 1), -total(difficulty(table, trial)))
    if tool.has("accurate") and less > 0:
        yield Because("accurate", less, "nova6.snap.focus-accurate", tool.name)


def setbacks(table: Table, trial: Trial) -> Iterator[Because]:
    """Setback dice that the GM adds."""
    if trial.setbacks:
        yield Because("setbacks", -trial.setbacks, "nova6.setback.spend-penalty")


def brought_along(table: Table, trial: Trial) -> Iterator[Because]:
    """What the procedure itself knows."""
    yield from trial.more


SOURCES: tuple[Source, ...] = (
    own_skill,
    own_perk,
    traits,
    advantages,
    gripping,
    assets,
    conditions,
    difficulty,
    against_advantages,
    several_actions,
    focus,
    accurate,
    setbacks,
    sustaining,
    staggered,
    ways_of_firing,
    weaknesses,
    skill_asked_for,
    skill_capped,
    dice_of_what_is_carried,
    dice_of_what_is_used,
    dice_against,
    hiding_it,
    encumbrance,
    sizes,
    distance_dice,
    brought_along,
)


def gather(table: Table, trial: Trial) -> tuple[Because, ...]:
    """Every reason for a die of this test."""
    return tuple([reason for source in SOURCES for reason in source(table, trial)])


def pool_of(table: Table, trial: Trial) -> Pool:
    """The dice of a test after cancelling, and what the talents of both sides make of them."""
    who, why = table.who(trial.who), gather(table, trial)
    other = hardest(table, trial)[0] if trial.against else None
    return Pool(
        net=total(why),
        why=why,
        edge=Edge(
            can(table, who, "stunts-on-doubles", trial),
            trial.sharp or (other is not None and _other_can(table, other, "stunts-on-doubles")),
        ),
        practiced=can(table, who, "reroll-ones", trial),
        specialized=can(table, who, "trade-one", trial),
        opposed_specialized=other is not None and _other_can(table, other, "trade-one"),
        opposed_by=table.who(other.who).player if other else "gm",
        extra=extra_points(table, trial),
        counter_extra=their_extra(table, trial),
        counter_waiting=points_against(table, trial),
    )


def points_against(table: Table, trial: Trial) -> int:
    """Points that the way its weapon is used brings the other side, where one does not get out of its way."""
    both_hands = trial.reaction and bool(trial.facing) and trial.facing_mode == "two-handed"
    return 1 if both_hands and table.effect(trial.facing).has("versatile") else 0


def can(table: Table, who: Character, what: What, trial: Trial) -> bool:
    """Whether somebody has a talent of this kind for this test."""
    return any(holds(gives, what, trial.skill, trial.action, trial.use) for gives in table.given(who))


def _other_can(table: Table, other: Opposed, what: What) -> bool:
    given = table.given(table.who(other.who))
    return any(holds(gives, what, other.skill, other.action, other.perk) for gives in given)


LASTING = {"advantage", "disadvantage", "held", "holding", "staggered", "several-actions", "focus", "sustaining"}
"""Reasons that somebody carries from test to test."""


def gathered_by(why: tuple[Because, ...], net: int, reaction: bool = False) -> tuple[str, ...]:
    """The rules that made the pool what it is."""
    kinds = {reason.what for reason in why if reason.amount}
    rules = ["nova6.test.state-up" if net > 0 else "nova6.test.state-down" if net < 0 else "nova6.test.state-even"]
    penalty = any(reason.amount < 0 for reason in why)
    if penalty and any(reason.amount > 0 for reason in why):
        rules.append("nova6.test.cancel")
    if "trait" in kinds:
        rules.append("nova6.mod.talent")
    if "skill" in kinds:
        rules.append("nova6.test.bonus-one-skill")
    if "perk" in kinds:
        rules.append("nova6.test.bonus-one-perk")
    if any(reason.amount > 0 and reason.what not in ("skill", "perk") for reason in why):
        rules.append("nova6.test.bonus-others")
    if penalty:
        rules.append("nova6.test.penalty-sources")
    rules += _carried(why)
    if sum(reason.what in ("advantage", "disadvantage") for reason in why) > 1:
        rules.append("nova6.mod.stack")
    if reaction and kinds & LASTING:
        rules.append("nova6.react.modified")
    return tuple(rules)


def _carried(why: tuple[Because, ...]) -> list[str]:
    """The rules of what somebody carries: the load level, what it hinders, and that armour adds to it."""
    loads = [reason for reason in why if reason.what == "burdened" and reason.amount]
    if not loads:
        return []
    both = ["nova6.gear.burdened-stacks"] if any(reason.what == "hampered" for reason in why) else []
    return ["nova6.gear.burdened", *(level_of(reason.of).cite for reason in loads if reason.of), *both]


def unused(effect: Effect) -> bool:
    """Whether an effect is there to be used at all."""
    return not {"exhausted", "broken", "destroyed", "stowed", "dropped"} & set(effect.marks)
