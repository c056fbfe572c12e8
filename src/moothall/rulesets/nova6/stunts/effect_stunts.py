"""Effect stunts: larger, wider or changed results, and results that bypass protection."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.nova6.basics.attacks import hurts
from moothall.rulesets.nova6.basics.dice import nearer_to_nothing
from moothall.rulesets.nova6.basics.outcome import RESULT, Buy, Draft, Sides, apply, sides, stunt
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.effects.soak import coverage, past_hard_soak
from moothall.rulesets.nova6.ids import NOTHING
from moothall.rulesets.nova6.modifiers.zones import steps_allowed, steps_short, struck_with
from moothall.rulesets.nova6.packs.pack import pack_at
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.state import Effect, Table
from moothall.rulesets.nova6.time.clock import at_most, step_duration
from moothall.rulesets.nova6.vocabulary import Gives, Property, holds
from moothall.rulesets.nova6.words import PER_POINT, TOTAL, Duration
from moothall.talk.play import Play
from moothall.talk.reasons import total

# ---- Size ------------------------------------------------------------------------------------------------------------


def check_brief(effect: Effect) -> None:
    """What already lasts can only be made larger or smaller while it is brief."""
    if effect.duration != "A" and not at_most(effect.duration, "B"):
        raise AgainstTheRules("error-lasts-too-long", cite="nova6.advg.brief-only", effect=effect.name)


def brief(table: Table, test: ActionTest, draft: Draft) -> tuple[Effect, ...]:
    """Return the effects that points can still change, as far as the side that spends them knows of them."""
    holder = sides(test, draft).holder
    gms = not holder or not table.who(holder).is_pc
    known = [effect for effect in table.effects if (effect.known or gms) and effect.rating]
    return tuple([effect for effect in known if effect.duration == "A" or at_most(effect.lasts, "B")])


def larger(table: Table, kind: str, rating: int, points: int) -> int:
    """So much more for so many points: dice up to the limit, where there is one, damage and soak by twos."""
    if kind != "advantage":
        return rating + PER_POINT * points
    dice = abs(rating) + points
    if table.options.effect_cap == "4":
        dice = min(dice, max(TOTAL, abs(rating)))
    return -dice if rating < 0 else dice


def most_larger(table: Table, kind: str, rating: int, points: int) -> int:
    """How many of so many points still make it larger."""
    return next((fewer for fewer in range(points + 1) if _as_large(table, kind, rating, fewer, points)), points)


def _as_large(table: Table, kind: str, rating: int, fewer: int, points: int) -> bool:
    return larger(table, kind, rating, fewer) == larger(table, kind, rating, points)


def smaller(kind: str, rating: int, points: int) -> int:
    """So much less, and never less than nothing."""
    if kind != "advantage":
        return max(rating - PER_POINT * points, 0)
    return nearer_to_nothing(rating, points)


RULES_UP = {
    "advantage": "nova6.advg.inc-magnitude",
    "damage": "nova6.dmg.increase",
    "area": "nova6.dmg.increase",
    "soak": "nova6.soak.increase",
}
RULES_DOWN = {"advantage": "nova6.advg.decrease", "damage": "nova6.dmg.decrease", "soak": "nova6.soak.decrease"}


def _can_shrink(table: Table, test: ActionTest, draft: Draft) -> bool:
    return _shrinks_draft(test, draft) or any(effect.kind in RULES_DOWN for effect in table.effects)


def _shrinks_draft(test: ActionTest, draft: Draft) -> bool:
    """What is about to happen to oneself can be made less of by the one whom it hits."""
    return draft.kind in RULES_DOWN and draft.by != test.who


def _shrinks(table: Table, test: ActionTest, draft: Draft) -> tuple[str, ...]:
    """Return what can be made smaller: what is coming, and what is brief."""
    others = tuple([effect.id for effect in brief(table, test, draft) if effect.kind in RULES_DOWN])
    if _shrinks_draft(test, draft):
        return (RESULT, *others) if others else ()
    return others


def _most_shrinking(table: Table, test: ActionTest, draft: Draft, bought: Buy) -> int:
    """How many points make it smaller, until nothing is left."""
    about = draft if bought.of in ("", RESULT) else table.effect(bought.of)
    a_point = 1 if about.kind == "advantage" else PER_POINT
    return -(-abs(about.rating) // a_point)


@stunt(
    "decrease-effect", 1, "nova6.stunt.effect", _can_shrink, about=_shrinks, scales=True, most=_most_shrinking
)  # fmt: skip
async def decrease_effect(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """A die less, or two points of damage or soak: of what lasts if `of` names it, else of what is coming."""
    if bought.of in ("", RESULT):
        if not _shrinks_draft(test, draft):
            raise AgainstTheRules("error-nothing-to-shrink", cite="nova6.stunt.effect")
        return replace(draft, rating=smaller(draft.kind, draft.rating, bought.points))
    effect = play.state.effect(bought.of)
    check_brief(effect)
    left = smaller(effect.kind, effect.rating, bought.points)
    rule = RULES_DOWN.get(effect.kind, "nova6.stunt.effect")
    if left:
        await effects.change(play, effect.id, rule, rating=left)
    else:
        await effects.end(play, effect.id, "removed", rule)
    return draft


# ---- Width and form --------------------------------------------------------------------------------------------------


def _is_dice(table: Table, test: ActionTest, draft: Draft) -> bool:
    return draft.kind == "advantage" and draft.form == "dice"


def _is_narrow(table: Table, test: ActionTest, draft: Draft) -> bool:
    return _is_dice(table, test, draft) and len(draft.skills) == 1


@stunt("widen-class", 1, "nova6.advg.inc-class", _is_narrow)
async def widen_class(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """For all skills of the body, or all of the mind."""
    return replace(draft, skills=pack_at(play.state).same_class(draft.skills[0]))


@stunt("widen-all", 2, "nova6.advg.inc-all", _is_narrow)
async def widen_all(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """For every skill."""
    return replace(draft, skills=())


def _can_turn(table: Table, test: ActionTest, draft: Draft) -> bool:
    return _is_dice(table, test, draft) and draft.rating > 0 and bool(test.targets)


def _skills_to_hinder(table: Table, test: ActionTest, draft: Draft) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*draft.skills[:1], *pack_at(table).skills, "movement")))


@stunt("turn-against", 1, "nova6.advg.inc-disadvantage", _can_turn, about=_skills_to_hinder)
async def turn_against(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """A disadvantage of the target instead; `of` is the skill it is for, or `movement` for all that moves."""
    properties = draft.properties
    skill = bought.of or draft.skills[0]
    if skill == "movement":
        skill, properties = bound(play.state, "movement"), (*properties, Property("hinders-movement"))
    return replace(draft, rating=-draft.rating, to=test.targets[:1], skills=(skill,), properties=properties)


@stunt("make-asset", 1, "nova6.advg.inc-asset", _is_dice)
async def make_asset(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """Make the effect an asset, to be used once, instead of dice for a moment."""
    return replace(draft, form="asset", rating=1, skills=())


def _is_reliable(table: Table, test: ActionTest, draft: Draft) -> bool:
    return draft.kind == "advantage" and bool(draft.aim) and table.effect(draft.aim).has("reliable")


@stunt("past-reliable", 1, "nova6.prop.reliable", _is_reliable)
async def past_reliable(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """What can be relied upon takes a point to be tampered with."""
    return draft


def _is_asset(table: Table, test: ActionTest, draft: Draft) -> bool:
    return draft.kind == "advantage" and draft.form == "asset"


@stunt("more-uses", 1, "nova6.advg.inc-uses", _is_asset, scales=True)
async def more_uses(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """One use more for each point."""
    return replace(draft, rating=draft.rating + bought.points)


# ---- Something beside it ---------------------------------------------------------------------------------------------


def _always(table: Table, test: ActionTest, draft: Draft) -> bool:
    return True


def _basic(table: Table, test: ActionTest, draft: Draft) -> tuple[str, ...]:
    """The basic effects that can be made; damage only where there is another to take it."""
    return tuple([kind for kind in BASE if kind != "damage" or sides(test, draft).other])


@stunt("create-effect", 1, "nova6.stunt.create-effect", _always, about=_basic, words=True)
async def create_effect(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """A basic effect beside the result, as large as a simple success makes it: `of` says which, `text` what it is.

    Dice and soak are one's own; damage, and an aspect in the place of dice, are for the other.
    """
    kind = bought.of or "advantage"
    if kind not in BASE:
        raise AgainstTheRules("error-no-basic-effect", cite="nova6.effect.three", kind=kind, kinds=", ".join(BASE))
    if not bought.text.strip():
        raise AgainstTheRules("error-advantage-without-words", cite="nova6.advg.describe")
    whose = sides(test, draft)
    if kind == "damage":
        if not whose.other:
            raise AgainstTheRules("error-harm-to-whom", cite="nova6.stunt.create-effect")
        track = hurts(play.state, _skill_of(test, whose.holder))
        await apply(play, test, Draft("damage", whose.holder, (whose.other,), bought.text, "", 1, (), "S", track))
    else:
        await effects.begin(play, _created(play.state, test, whose, kind, bought.text), BASE[kind])
    return draft


def _skill_of(test: ActionTest, who: str) -> str:
    """The skill with which a character has part in a test: what opposes it, or what it is made with."""
    return next((one.skill for one in test.against if one.who == who), test.skill)


def _created(table: Table, test: ActionTest, whose: Sides, kind: str, name: str) -> Effect:
    """The effect that Create Effect makes; without a holder, a disadvantage for the other side."""
    owner, rating = (whose.holder, 1) if whose.holder else (whose.other, -1)
    seen = not owner or table.who(owner).seen
    if kind in ("aspect", UNTIL_AN_ACTION):
        sort: Literal["character", "situation"] = "character" if whose.other else "situation"
        lasts: Duration = "B" if kind == "aspect" else "A"
        return Effect(
            NOTHING, "aspect", name, whose.other, whose.holder, duration=lasts, aspect=sort, made=True, known=seen
        )
    if kind == "soak":
        track = hurts(table, _skill_of(test, owner))
        return Effect(NOTHING, "soak", name, owner, whose.holder, 1, (), "B", track, made=True, known=seen)
    skill = _skill_of(test, owner)
    skills = (skill,) if skill else ()
    return Effect(NOTHING, "advantage", name, owner, whose.holder, rating, skills, "B", made=True, known=seen)


UNTIL_AN_ACTION: Final = "aspect-until-action"
"""An aspect that is not brief, but lasts until an action ends it."""
BASE = {
    "advantage": "nova6.advg.base",
    "aspect": "nova6.advg.aspect",
    UNTIL_AN_ACTION: "nova6.advg.aspect",
    "damage": "nova6.dmg.base",
    "soak": "nova6.soak.base",
}
"""The basic effects, an advantage also as an aspect, and the rule that says how large each begins."""


# ---- Past what protects ----------------------------------------------------------------------------------------------


def _is_covered(table: Table, test: ActionTest, draft: Draft) -> bool:
    return draft.kind == "damage" and bool(draft.to) and bool(coverage(table, draft.to[0], draft))


def _past_cover(table: Table, test: ActionTest, draft: Draft) -> int:
    return total(coverage(table, draft.to[0], draft))


@stunt(
    "bypass-coverage", 1, "nova6.stunt.bypass-coverage", _is_covered, scales=True, costs=_past_cover
)  # fmt: skip
async def bypass_coverage(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """The whole price gets past all that can be got past; less gets past nothing."""
    price = coverage(play.state, draft.to[0], draft)
    if bought.points != total(price):
        cite = next(reason.cite for reason in price)
        raise AgainstTheRules("error-coverage-price", cite=cite, price=total(price))
    if play.state.options.coverage_mode == "layers" and price[0].what == "cover":
        return replace(draft, past_cover=True)
    return replace(draft, bypassed=True)


def _protects(table: Table, test: ActionTest, draft: Draft) -> bool:
    """The wearer's own stunt, against what is coming."""
    armour = table.effects_of(test.who, "soak")
    mine = draft.kind == "damage" and test.who in draft.to and "improved-protection" not in draft.bought
    return mine and any(effect.has("improved-protection") for effect in armour)


@stunt("improved-protection", 1, "nova6.soak.improved-protection", _protects)
async def improved_protection(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """What it does to the wearer lasts one step less."""
    return replace(draft, duration=step_duration(draft.duration, -1).value)


# ---- Further ---------------------------------------------------------------------------------------------------------


def _falls_short(table: Table, test: ActionTest, draft: Draft) -> bool:
    if draft.kind != "damage" or not draft.tool or not draft.to or draft.by != test.who:
        return False
    tool = struck_with(table, draft)
    short = steps_short(table, test.who, tool, draft.to[0])
    return draft.steps < short <= steps_allowed(tool).amount


def _steps_left(table: Table, test: ActionTest, draft: Draft, bought: Buy) -> int:
    """How many ranges it still falls short."""
    return steps_short(table, test.who, struck_with(table, draft), draft.to[0]) - draft.steps


@stunt("further", 1, "nova6.stunt.scope-range", _falls_short, scales=True, most=_steps_left)
async def further(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """One range beyond what it carries for each point."""
    return replace(draft, steps=draft.steps + bought.points)


# ---- Stunts of talents and gear --------------------------------------------------------------------------------------


def specials(table: Table, test: ActionTest, draft: Draft) -> dict[str, Gives]:
    """The special stunts that whoever brings it about has for this action, by name."""
    mine = draft.by == test.who
    skill, weapon = (test.skill, test.tool) if mine else (table.effect(draft.tool).skill, draft.tool)
    tool = table.effect(weapon).given() if weapon else ()
    own = table.given(table.who(draft.by))
    for_this = [one for one in (*tool, *own) if holds(one, "stunt", skill, use=test.use, of=one.of)]
    return {gives.of: gives for gives in for_this}


def _has_special(table: Table, test: ActionTest, draft: Draft) -> bool:
    own = draft.by == test.who or (bool(draft.by) and bool(draft.tool))
    return own and test.use != "gear" and bool(specials(table, test, draft))


def _unused(table: Table, test: ActionTest, draft: Draft) -> tuple[str, ...]:
    return tuple([name for name in specials(table, test, draft) if name not in draft.specials])


@stunt("special", 1, "nova6.stunt.special", _has_special, about=_unused)
async def special(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """A stunt that a talent, a feature or a thing brings; `of` names it, and each is had once an action."""
    known = specials(play.state, test, draft)
    if bought.of not in known:
        raise AgainstTheRules("error-no-such-special", cite="nova6.stunt.special", names=", ".join(known))
    if bought.of in draft.specials:
        cite = known[bought.of].cite or "nova6.effect.special-stunt"
        raise AgainstTheRules("error-special-once", cite=cite, name=bought.of)
    grown = await _special(play, draft, known[bought.of])
    return replace(grown, specials=(*draft.specials, bought.of))


async def _special(play: Play[Table], draft: Draft, gives: Gives) -> Draft:
    """What a special stunt does: more damage, more of it through armour, or a hold on the one who is hit."""
    match gives.does:
        case "pierce":
            others = tuple([one for one in draft.properties if one.name != "pierce"])
            return replace(draft, properties=(*others, Property("pierce", draft.amount("pierce") + gives.amount)))
        case "grapple":
            for to in draft.to[:1]:
                held = Effect(NOTHING, "advantage", "grappled", to, draft.by, -gives.amount, ("fight", "move"), "M")
                hold = (Property("grappled", of=("limbs",)),)
                held = changed(held, properties=hold, made=True, known=play.state.who(to).seen)
                await effects.begin(play, held, "nova6.equipment.special-stunt")
            return draft
        case "damage-through" if draft.to and past_hard_soak(play.state, draft.to[0], draft) < 0:
            raise AgainstTheRules("error-not-through", cite="nova6.equipment.special-stunt", name=gives.of)
        case _:
            return replace(draft, rating=draft.rating + gives.amount)


def brought_by(table: Table, test: ActionTest, draft: Draft, bought: Buy) -> tuple[str, ...]:
    """The rule of its own by which a special stunt is had, if it has one."""
    known = specials(table, test, draft) if bought.stunt == "special" else {}
    return (known[bought.of].cite,) if bought.of in known and known[bought.of].cite else ()


# ---- At tables that play so ------------------------------------------------------------------------------------------


async def used_up(play: Play[Table], test: ActionTest) -> None:
    """An advantage that was made in play is used up by the test it helped, where the table wants it so."""
    if play.state.options.advantage_consumed != "on":
        return
    for effect in play.state.effects_of(test.who, "advantage"):
        if effect.made and effect.rating > 0 and (not effect.skills or test.skill in effect.skills):
            await effects.end(play, effect.id, "used-up", "nova6.advg.not-consumed")
