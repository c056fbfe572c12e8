"""Gathering dice: every reason for a bonus or penalty die of one test.

Each source is a function from the table and the test to reasons. A chapter that brings dice of its own adds a function
to `SOURCES`; nothing else need know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from moothall.rulesets.nova6.basics.dice import Edge
from moothall.rulesets.nova6.basics.skill_uses import serves
from moothall.rulesets.nova6.basics.test_record import ActionTest, Opposed, Pool
from moothall.rulesets.nova6.effects.tools import (
    extra_points,
    in_use,
    skill_asked_for,
    skill_capped,
    their_extra,
    ways_of_firing,
    weaknesses,
)
from moothall.rulesets.nova6.modifiers.encumbrance import encumbrance
from moothall.rulesets.nova6.modifiers.holds import gripping
from moothall.rulesets.nova6.modifiers.load_levels import level_of
from moothall.rulesets.nova6.modifiers.opposing_skills import opposition
from moothall.rulesets.nova6.modifiers.outfit import (
    dice_against,
    dice_of_what_is_carried,
    dice_of_what_is_used,
    hiding_it,
)
from moothall.rulesets.nova6.modifiers.size import sizes
from moothall.rulesets.nova6.modifiers.surprise import seen_through
from moothall.rulesets.nova6.modifiers.zones import distance_dice, too_far
from moothall.rulesets.nova6.state import Character, Effect, Table
from moothall.rulesets.nova6.stress.tracks import staggered
from moothall.rulesets.nova6.time.clock import sustained_effects
from moothall.rulesets.nova6.vocabulary import Gives, What, holds
from moothall.talk.reasons import Because, total

Source = Callable[[Table, ActionTest], Iterator[Because]]


def own_skill(table: Table, test: ActionTest) -> Iterator[Because]:
    """The ranks of one skill, never of two; an unskilled test has none."""
    if not test.skill:
        yield Because("note-unskilled", 0, "nova6.unskilled.mods")
    elif rank := table.who(test.who).rank(test.skill):
        yield Because("skill", rank, "nova6.mod.skill", test.skill)


def own_perk(table: Table, test: ActionTest) -> Iterator[Because]:
    """One perk, however many would fit."""
    if test.perk:
        yield Because("perk", 1, "nova6.mod.perk", test.perk)


def traits(table: Table, test: ActionTest) -> Iterator[Because]:
    """Dice of talents and features, where their text says so."""
    for trait in table.working(table.who(test.who)):
        for gives in trait.gives:
            if applies(table, gives, test) and gives.amount:
                yield Because("trait", gives.amount, gives.cite or trait.cite, trait.name)


def applies(table: Table, gives: Gives, test: ActionTest) -> bool:
    """Whether a talent or feature adds dice to this test. Dice for a use of their own are for that use only."""
    uses = (test.use, "sight") if relies_on_sight(table, test) else (test.use,)
    return any(holds(gives, "dice", test.skill, test.action, use) for use in uses)


def relies_on_sight(table: Table, test: ActionTest) -> bool:
    """Whether the character must see for this test: because the GM says so, or to hit a distant target."""
    thrown = bool(test.tool) and table.effect(test.tool).has("ranged") and test.mode != "melee"
    return test.by_sight or (thrown and test.action == "attack")


def advantages(table: Table, test: ActionTest) -> Iterator[Because]:
    """Advantages and disadvantages of the character, each as long as it lasts."""
    for effect in table.effects_of(test.who, "advantage"):
        attacked = test.action == "defend" and _defends_physical_attack(table, test)
        if effect.has("grappled") or not _dodging_counts(effect, attacked):
            continue
        fits = serves(effect, test.action, test.tool, test.targets) and touches_a_sense(table, effect, test)
        if not fits or (effect.skills and test.skill not in effect.skills):
            continue
        if effect.rating > 0:
            yield Because("advantage", effect.rating, "nova6.mod.advantage", effect.name)
        elif effect.rating < 0:
            yield Because("disadvantage", effect.rating, "nova6.mod.advantage", effect.name)


def touches_a_sense(table: Table, effect: Effect, test: ActionTest) -> bool:
    """Whether an effect that takes a sense away hinders this test; an attack at range relies on sight."""
    senses = next((property.of for property in effect.properties if property.name == "by-sense"), None)
    shooting = test.action == "attack" and bool(test.tool) and in_use(table.effect(test.tool), test.mode).has("ranged")
    return senses is None or bool({*senses} & {*test.use.split(), *(("sight",) if shooting else ())})


def opposing_advantages(table: Table, test: ActionTest) -> Iterator[Because]:
    """Advantages of the opposing character, which make the test harder, and disadvantages, which make it easier."""
    for opposed in hardest(table, test)[:1]:
        for effect in table.effects_of(opposed.who, "advantage"):
            if effect.has("grappled") or effect.has("by-sense"):
                continue
            if effect.skills and opposed.skill not in effect.skills:
                continue
            if not _dodging_counts(effect, test.action == "attack" and bodily(table, test.tool, test.skill)):
                continue
            if not effect.rating or not serves(effect, opposed.action, test.facing, (test.who,)):
                continue
            if unsurprised := seen_through(table, table.who(test.who), effect):
                yield Because("note-unsurprised", 0, unsurprised.cite or "nova6.mod.talent", effect.name)
            else:
                yield Because("their-advantage", -effect.rating, "nova6.mod.advantage", effect.name)


def _dodging_counts(effect: Effect, attacked: bool) -> bool:
    """Whether an effect counts here: dodging does against physical attacks only."""
    return attacked or not effect.has("dodging")


def _defends_physical_attack(table: Table, test: ActionTest) -> bool:
    """Whether this test is a reaction to a physical attack."""
    return any(opposed.action == "attack" and bodily(table, test.facing, opposed.skill) for opposed in test.against)


def bodily(table: Table, tool: str, skill: str) -> bool:
    """Whether an attack is physical: by the weapon, or without one by the skill."""
    return table.effect(tool).type == "physical" if tool else skill not in ("interact", "resolve")


def assets(table: Table, test: ActionTest) -> Iterator[Because]:
    """A use of an asset is worth a die, and so is a signature asset that fits."""
    for id in test.assets:
        asset = table.effect(id)
        rule = "nova6.asset.signature-bonus" if asset.has("signature") else "nova6.advg.asset-use"
        yield Because("asset", 1, rule, asset.name)


def conditions(table: Table, test: ActionTest) -> Iterator[Because]:
    """Conditions, as the GM weighed them for this test. What blocks a sense helps the side that has more of it left."""
    ways = dict(test.conditions)
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


def difficulty(table: Table, test: ActionTest) -> Iterator[Because]:
    """Penalty dice of the difficulty: the task, the hardest opposing character, or the hardest of several outcomes."""
    if test.against:
        yield from hardest_reasons(table, test)
        return
    number = max([test.difficulty, *(outcome.difficulty for outcome in test.outcomes)])
    several = len(test.outcomes) > 1
    if number or several:
        yield Because("difficulty", -number, "nova6.multi.outcomes-difficulty" if several else "nova6.diff.range")
    else:
        yield Because("difficulty", 0, "nova6.diff.default")


def hardest(table: Table, test: ActionTest) -> tuple[Opposed, ...]:
    """The opposing characters, the hardest first."""
    return tuple(sorted(test.against, key=lambda opposed: total(opposition(table, test, opposed))))


def hardest_reasons(table: Table, test: ActionTest) -> Iterator[Because]:
    """The reasons for the dice of the hardest opposing character."""
    first = hardest(table, test)[0]
    if len(test.against) > 1:
        yield Because("note-hardest", 0, "nova6.multi.targets-difficulty", table.who(first.who).name)
    yield from opposition(table, test, first)


def several_actions(table: Table, test: ActionTest) -> Iterator[Because]:
    """Each action declared beyond the first is a penalty die on all of them, and on reactions until the next turn."""
    turn = table.who(test.who).turn
    at_once = table.options.multi_action_penalty == "declared" or test.reaction
    over = (turn.declared if at_once else len(turn.pairs)) - 1
    if over > 0 and not test.free:
        yield Because("several-actions", -over, "nova6.multi.skills-penalty")
    elif test.reaction:
        yield Because("note-reaction", 0, "nova6.react.free")


def focus(table: Table, test: ActionTest) -> Iterator[Because]:
    """Focus helps the next action and hinders everything else until the next turn."""
    state = table.who(test.who).turn.focus
    if test.free or not state:
        return
    if state == "ready" and not test.reaction:
        yield Because("focus", 1, "nova6.snap.focus-bonus")
    else:
        yield Because("focus", -1, "nova6.snap.focus-penalty")


def accurate(table: Table, test: ActionTest) -> Iterator[Because]:
    """Lower the difficulty of an attack with an accurate weapon for a character who focuses, never below easy."""
    if not test.tool or test.reaction or table.who(test.who).turn.focus != "ready":
        return
    tool = in_use(table.effect(test.tool), test.mode)
    less = min(max(tool.amount("accurate"), 1), -total(difficulty(table, test)))
    if tool.has("accurate") and less > 0:
        yield Because("accurate", less, "nova6.snap.focus-accurate", tool.name)


def setbacks(table: Table, test: ActionTest) -> Iterator[Because]:
    """Setback dice that the GM adds."""
    if test.setbacks:
        yield Because("setbacks", -test.setbacks, "nova6.setback.spend-penalty")


def procedure_dice(table: Table, test: ActionTest) -> Iterator[Because]:
    """Dice that the calling procedure adds, such as those of a contest or of initiative."""
    yield from test.more


SOURCES: tuple[Source, ...] = (
    own_skill,
    own_perk,
    traits,
    advantages,
    gripping,
    assets,
    conditions,
    difficulty,
    opposing_advantages,
    several_actions,
    focus,
    accurate,
    setbacks,
    sustained_effects,
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
    too_far,
    procedure_dice,
)


# ---- Gather the Dice, 1. – 3. ----------------------------------------------------------------------------------------


def gather(table: Table, test: ActionTest) -> tuple[Because, ...]:
    """Every reason for a die of this test."""
    return tuple([reason for source in SOURCES for reason in source(table, test)])


def pool_of(table: Table, test: ActionTest) -> Pool:
    """The dice of a test after cancelling, and what talents of both sides allow with them."""
    who, why = table.who(test.who), gather(table, test)
    other = hardest(table, test)[0] if test.against else None
    return Pool(
        net=total(why),
        why=why,
        edge=Edge(
            can(table, who, "stunts-on-doubles", test),
            test.sharp or (other is not None and _other_can(table, other, "stunts-on-doubles")),
        ),
        practiced=can(table, who, "reroll-ones", test),
        specialized=can(table, who, "trade-one", test),
        opposed_specialized=other is not None and _other_can(table, other, "trade-one"),
        opposed_by=table.who(other.who).player if other else "gm",
        extra=extra_points(table, test),
        counter_extra=their_extra(table, test),
        counter_waiting=points_against(table, test),
    )


def points_against(table: Table, test: ActionTest) -> int:
    """Stunt points for the attacker from a versatile weapon in two hands, if the defense fails."""
    both_hands = test.reaction and bool(test.facing) and test.facing_mode == "two-handed"
    return 1 if both_hands and table.effect(test.facing).has("versatile") else 0


def can(table: Table, who: Character, what: What, test: ActionTest) -> bool:
    """Whether a talent of the character grants this for this test."""
    return any(holds(gives, what, test.skill, test.action, test.use) for gives in table.given(who))


def _other_can(table: Table, other: Opposed, what: What) -> bool:
    """Whether a talent of the opposing character grants this against this test."""
    given = table.given(table.who(other.who))
    return any(holds(gives, what, other.skill, other.action, other.perk) for gives in given)


LASTING = {"advantage", "disadvantage", "held", "holding", "staggered", "several-actions", "focus", "sustaining"}
"""Reasons that stay with a character from test to test."""


def gathering_rules(why: tuple[Because, ...], net: int, reaction: bool = False) -> tuple[str, ...]:
    """Rules to cite for the pool: its sources, what was cancelled, up, down or even."""
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
    rules += _load_rules(why)
    if sum(reason.what in ("advantage", "disadvantage") for reason in why) > 1:
        rules.append("nova6.mod.stack")
    if reaction and kinds & LASTING:
        rules.append("nova6.react.modified")
    return tuple(rules)


def _load_rules(why: tuple[Because, ...]) -> list[str]:
    """Rules to cite for a load: its level, what it hinders, and that armor adds to it."""
    loads = [reason for reason in why if reason.what == "burdened" and reason.amount]
    if not loads:
        return []
    both = ["nova6.gear.burdened-stacks"] if any(reason.what == "hampered" for reason in why) else []
    return ["nova6.gear.burdened", *(level_of(reason.of).cite for reason in loads if reason.of), *both]


def is_usable(effect: Effect) -> bool:
    """Whether an effect can be used: not exhausted, broken, destroyed, stowed or dropped."""
    return not {"exhausted", "broken", "destroyed", "stowed", "dropped"} & set(effect.marks)
