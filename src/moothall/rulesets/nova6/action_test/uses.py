"""Uses of a thing: ammunition, volleys and limited uses, reloading, and the stunts that exhaust or repeat it."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.nova6.aspects import plot_points
from moothall.rulesets.nova6.basics.outcome import Buy, Draft, apply, stunt
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.choices import Doer, check_with_any, doer, effects_that, judging, own
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.ids import NOTHING, EffectId, PersonId
from moothall.rulesets.nova6.offered import free, there, unless
from moothall.rulesets.nova6.questions import KeepFiring, MayFind
from moothall.rulesets.nova6.state import Character, Effect, Mark, Table
from moothall.rulesets.nova6.time import rounds
from moothall.rulesets.nova6.time.clock import Moment, at
from moothall.rulesets.nova6.time.turns import check_may_act, use_action
from moothall.rulesets.nova6.vocabulary import Property
from moothall.talk.actions import action
from moothall.talk.arguments import Among, Given
from moothall.talk.play import GM, Play

MOST_BURST: Final = 3


# ---- What using it leaves --------------------------------------------------------------------------------------------


async def used(play: Play[Table], test: ActionTest) -> None:
    """After an attack: empty after a volley, to be loaded again, or with one barrel left."""
    if not test.tool or test.reaction or test.action != "attack":
        return
    if not play.state.has_effect(test.tool):
        return
    tool = play.state.effect(test.tool)
    if tool.has("supply"):
        await _use_up(play, tool, test.count)
        return
    marks = marks_after(tool, test.mode)
    if marks != tool.marks:
        await effects.change(play, tool.id, _left_by(tool, marks), marks=marks)
    if test.mode == "auto":
        await exhaust(play, tool.id, "nova6.prop.auto-bonus")


def check_supply(tool: Effect, count: int) -> None:
    """Only as many go off as there are, and together only those that say so."""
    most = tool.amount("supply") if tool.has("per-extra") else 1
    if count > most:
        raise AgainstTheRules("error-not-so-many", cite="nova6.equipment.explosive-consumed", tool=tool.name, most=most)


async def _use_up(play: Play[Table], tool: Effect, count: int) -> None:
    """Use up so many of a thing; the last one ends the effect."""
    left = tool.amount("supply") - count
    if left < 1:
        await effects.end(play, tool.id, "used-up", "nova6.equipment.explosive-consumed")
        return
    others = tuple([one for one in tool.properties if one.name != "supply"])
    now = (*others, Property("supply", left))
    await effects.change(play, tool.id, "nova6.equipment.explosive-consumed", properties=now)


def marks_after(tool: Effect, mode: str) -> tuple[str, ...]:
    """Marks of a thing after it was used in this mode."""
    marks = tuple(mark for mark in tool.marks if mark not in ("single", "fired-once"))
    if (tool.has("auto") or tool.has("burst")) and mode not in ("auto", "burst"):
        marks = (*marks, "single")
    if tool.has("two-shot") and mode not in ("bonus", "twice") and "fired-once" not in tool.marks:
        return (*marks, "fired-once")
    return (*marks, "unloaded") if tool.has("reload") else marks


def _left_by(tool: Effect, marks: tuple[str, ...]) -> str:
    """The rule that left a thing so."""
    if tool.has("two-shot"):
        return "nova6.prop.two-shot-uses"
    return "nova6.prop.reload" if "unloaded" in marks else _single(tool)


def _single(tool: Effect) -> str:
    return "nova6.prop.auto-single" if tool.has("auto") else "nova6.prop.burst-single"


async def exhaust(play: Play[Table], tool: str, *cites: str) -> None:
    """Its uses are gone, unless it holds so many that its user has some left, once a scene."""
    thing = play.state.effect(tool)
    owner = play.state.who(thing.owner)
    if thing.has("high-capacity") and not play.state.is_marked("high-capacity", owner.id, tool):
        asked = KeepFiring(owner.id, thing.name)
        if await play.ask(owner.player, asked, cite="nova6.prop.high-capacity") == "keep":
            kept = Mark("high-capacity", owner.id, tool, "scene", owner.seen)
            await effects.mark(play, kept, "nova6.prop.high-capacity")
            return
    await effects.change(play, tool, *cites, "nova6.prop.uses-exhausted", marks=(*thing.marks, "exhausted"))


def check_can_run_out(table: Table, thing: Effect) -> None:
    """Single shots cannot empty it, nor can the first of two barrels."""
    if not thing.has("uses") or "exhausted" in thing.marks:
        raise AgainstTheRules("error-no-uses", cite="nova6.prop.uses-trigger", tool=thing.name)
    if "single" in thing.marks:
        raise AgainstTheRules("error-single-shots", cite=_single(thing), tool=thing.name)
    if "fired-once" in thing.marks:
        raise AgainstTheRules("error-one-barrel", cite="nova6.prop.two-shot-uses", tool=thing.name)


def against(test: ActionTest, draft: Draft) -> str:
    """The thing that points of this side may turn on its user: of an attack that failed, or was fended off."""
    if test.tool and draft.kind == "nothing" and test.action == "attack":
        return test.tool
    return test.facing if draft.kind == "defended" else ""


def _may_run_out(table: Table, test: ActionTest, draft: Draft) -> bool:
    tool = against(test, draft)
    return bool(tool) and table.effect(tool).has("uses") and "exhausted" not in table.effect(tool).marks


@stunt("trigger-uses", 1, "nova6.prop.uses-trigger", _may_run_out)
async def trigger_uses(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """The other side has used up what it had."""
    tool = against(test, draft)
    thing = play.state.effect(tool)
    mode = test.mode if tool == test.tool else test.facing_mode
    check_can_run_out(play.state, changed(thing, marks=marks_after(thing, mode)))
    await exhaust(play, tool, "nova6.prop.uses-trigger", "nova6.stunt.trigger")
    return draft


def check_can_exhaust(table: Table, who: PersonId, tool: EffectId) -> None:
    """Refuse to exhaust what has no uses to run out of, or is of one's own side."""
    check_can_run_out(table, table.effect(tool))
    owner = table.who(table.effect(tool).owner)
    if who and owner.is_ours == table.who(who).is_ours:
        raise AgainstTheRules("error-own-side", cite="nova6.prop.uses-trigger", tool=table.effect(tool).name)


def _theirs_with_uses(table: Table, one: Character) -> bool:
    theirs = {each.id for each in (*table.heroes, *table.others) if each.is_ours != one.is_ours}
    return any(effect.has("uses") and effect.owner in theirs for effect in table.effects)


EXHAUSTED = Among(
    judging(
        "tool",
        effects_that(lambda table, given, effect: effect.has("uses") and table.is_somebody(effect.owner)),
        lambda table, given: check_can_exhaust(table, doer(given), given["tool"]),
    )
)


@action(
    "nova6.exhaust",
    by="player",
    chapter="properties",
    rank=25,
    offered=unless(plot_points.check_held, "nova6.pp.spend-uses", _theirs_with_uses),
)
async def exhaust_for_a_point(play: Play[Table], who: Doer, tool: Annotated[EffectId, EXHAUSTED]) -> None:
    """Pay a plot point to exhaust the thing that the other side has just used."""
    check_can_exhaust(play.state, who, tool)
    await plot_points.spend(play, who, "uses", "nova6.pp.spend-uses")
    await exhaust(play, tool, "nova6.prop.uses-trigger")


def _tires(table: Table, test: ActionTest, draft: Draft) -> bool:
    tool = against(test, draft)
    return bool(tool) and table.effect(tool).has("tiring") and "trigger-tiring" not in draft.bought


@stunt("trigger-tiring", 1, "nova6.prop.tiring", _tires)
async def trigger_tiring(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """Tire the user of a heavy thing: a point of damage that no armor stops."""
    tool = play.state.effect(against(test, draft))
    hurt = Draft("damage", to=(tool.owner,), rating=1, duration="S", type=tool.type, subtype=tool.subtype)
    await apply(play, test, replace(hurt, properties=(Property("direct"),)))
    return draft


# ---- More of the same ------------------------------------------------------------------------------------------------


def _repeats(table: Table, test: ActionTest, draft: Draft) -> bool:
    if draft.kind != "damage" or draft.by != test.who or not test.tool:
        return False
    most = {"burst": MOST_BURST, "twice": 1}.get(test.mode, 0)
    return test.mode == "auto" or draft.bought.count("repeat") + draft.bought.count("scope-some") < most


def _named(table: Table, test: ActionTest, draft: Draft) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*draft.to[:1], *test.targets)))


@stunt("repeat", 1, "nova6.prop.auto-spread", _repeats, about=_named, scales=True)
async def repeat(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """Once more, on the same one or on another who was named; `of` says whom."""
    to = bought.of or draft.to[0]
    if to not in test.targets:
        raise AgainstTheRules("error-not-named-before", cite="nova6.multi.targets-declare", name=to)
    spent = draft.bought.count("repeat") + bought.points
    if test.mode == "burst" and spent > MOST_BURST:
        raise AgainstTheRules("error-most-repeats", cite="nova6.prop.burst-spread", most=MOST_BURST)
    if test.mode == "twice" and spent > 1:
        raise AgainstTheRules("error-most-repeats", cite="nova6.prop.two-shot-repeat", most=1)
    again = ("repeat",) * (bought.points - 1)
    return replace(draft, to=(*draft.to, *(to,) * bought.points), bought=(*draft.bought, *again))


# ---- Getting it back -------------------------------------------------------------------------------------------------


@at("rest", "minor", "major", "epic")
async def _restored(play: Play[Table], moment: Moment) -> None:
    """A rest or a milestone brings uses back, but no ammunition."""
    for effect in play.state.effects:
        mine = not moment.who or effect.owner == moment.who
        if mine and "exhausted" in effect.marks and not effect.has("ammo"):
            left = tuple(mark for mark in effect.marks if mark != "exhausted")
            rule = "nova6.recovery.rest" if moment.kind == "rest" else "nova6.recovery.uses-reset"
            await effects.change(play, effect.id, "nova6.prop.uses-restore", rule, marks=left)


def _has_ammunition_to_want(table: Table, one: Character) -> bool:
    return any(effect.has("ammo") for effect in table.effects_of(one.id))


def check_can_reload(table: Table, who: PersonId, tool: EffectId, asset: EffectId) -> None:
    """Refuse to reload another's thing, one that takes no ammunition, or with what is no ammunition of one's own."""
    thing, supply = table.effect(tool), table.effect(asset)
    if supply.kind != "asset" or supply.owner != who or thing.owner != who or not thing.has("ammo"):
        raise AgainstTheRules("error-no-ammunition", cite="nova6.prop.uses-ammo", tool=thing.name)
    if "exhausted" not in thing.marks:
        raise AgainstTheRules("error-nothing-to-ready", cite="nova6.prop.uses-ammo-reload", item=thing.name)


def _check_reload(table: Table, given: Given) -> None:
    who = doer(given)
    check_may_act(table, who)
    rounds.check_can_begin(table, who)
    check_can_reload(table, who, given["tool"], given["asset"])


def _check_loaded(table: Table, given: Given) -> None:
    check_with_any(table, given, "asset", own("asset"), _check_reload)


def _takes_ammunition(table: Table, given: Given, effect: Effect) -> bool:
    return effect.owner == doer(given) and effect.has("ammo")


LOADED = Among(judging("tool", effects_that(_takes_ammunition), _check_loaded))
SUPPLY = Among(judging("asset", own("asset"), _check_reload))


@action(
    "nova6.reload",
    by="player",
    chapter="properties",
    rank=22,
    offered=free("nova6.prop.uses-ammo-reload", _has_ammunition_to_want),
)
async def reload_ammunition(
    play: Play[Table], who: Doer, tool: Annotated[EffectId, LOADED], asset: Annotated[EffectId, SUPPLY]
) -> None:
    """An action and some ammunition make a thing usable again."""
    check_may_act(play.state, who)
    await rounds.begin_action(play, who)
    check_can_reload(play.state, who, tool, asset)
    thing = play.state.effect(tool)
    await use_action(play, ActionTest(who, thing.name))
    await effects.spend_use(play, asset, 1, "nova6.prop.uses-ammo-reload")
    left = tuple(mark for mark in thing.marks if mark != "exhausted")
    await effects.change(play, tool, "nova6.prop.uses-ammo-reload", marks=left)


@action(
    "nova6.seek-ammunition",
    by="player",
    chapter="properties",
    rank=23,
    offered=there("nova6.prop.uses-ammo-find", _has_ammunition_to_want),
)
async def seek_ammunition(play: Play[Table], who: Doer, where: str) -> bool:
    """Ammunition is not simply lying about; the GM says whether this is a place where it is."""
    asked = MayFind(who, where)
    if await play.ask(GM, asked, cite="nova6.prop.uses-ammo-find") == "no":
        return False
    found = Effect(NOTHING, "asset", where, who, who, 1, duration="P", made=True)
    await effects.begin(play, found, "nova6.prop.uses-ammo-find")
    return True
