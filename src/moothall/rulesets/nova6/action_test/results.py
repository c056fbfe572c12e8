"""Results of the four basic actions on a success."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

from moothall.records import changed
from moothall.rulesets.nova6.basics.attacks import bare
from moothall.rulesets.nova6.basics.dice import nearer_to_nothing
from moothall.rulesets.nova6.basics.outcome import Draft, applies, base_of
from moothall.rulesets.nova6.basics.rule_of_five import scaled_by
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.effects.properties import USUAL
from moothall.rulesets.nova6.effects.tools import in_use
from moothall.rulesets.nova6.events import Achieved, EffectBegan, EffectEnded, Fizzled, Hit
from moothall.rulesets.nova6.gear.pieces import cited_by, rows_of
from moothall.rulesets.nova6.ids import NOTHING
from moothall.rulesets.nova6.modifiers.opposing_skills import from_afar
from moothall.rulesets.nova6.modifiers.surprise import SURPRISES
from moothall.rulesets.nova6.modifiers.zones import in_reach
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.questions import FirstOutcome, FirstTarget, MakeAdvantage, WhichSecret
from moothall.rulesets.nova6.state import Effect, Table
from moothall.rulesets.nova6.vocabulary import Gives, Property, holds
from moothall.talk.play import GM, Play

WEALTH = "wealth"
BARE_HANDS = 1
"""The damage of an attack with nothing better."""
SHOVES: Final = ("shove", "throw")
"""Shoves and body throws: uses of Physique that move a character to another place."""


async def base_result(play: Play[Table], test: ActionTest) -> Draft:
    """What this success is about to bring."""
    if (base := base_of(test)) is not None:
        return await base(play, test, await first_target(play, test))
    match test.action:
        case "create-advantage":
            return await _advantage(play, test)
        case "attack":
            first = await first_target(play, test)
            return await land(play, test, (first,) if first else (), "nova6.action.attack-success")
        case "defend":
            return Draft("defended", test.who, (test.for_another or test.who,))
        case _:
            return await _overcome(play, test)


async def first_target(play: Play[Table], test: ActionTest) -> str:
    """Whom the success itself affects; more is for stunts."""
    if len(test.targets) > 1:
        asked = FirstTarget(test.who, test.targets)
        return await play.ask(play.state.who(test.who).player, asked, cite="nova6.multi.targets-first")
    return test.targets[0] if test.targets else ""


async def land(play: Play[Table], attack: ActionTest, to: tuple[str, ...], cite: str, *, area: bool = False) -> Draft:
    """An attack lands: what it deals before anything is added or taken away.

    Nothing is told as a hit that falls short, unless points carry it further; an area has no range of its own.
    """
    draft = blow(play.state, attack, to)
    seen = play.state.who(attack.who).seen
    harder = [gives.cite for gives in hits_harder(play.state, attack) if gives.cite]
    fists = ("nova6.fight.basic-melee",) if is_bare(play.state, attack) else ()
    basic = "" if attack.tool else bare(play.state, attack.skill).cite
    past = ("nova6.dmg.reach",) if attack.mode == "past" else ()
    rules = (cite, *fists, *harder, *filter(None, [basic]), *past, *_of_gear(play.state, attack))
    if not area and any(not in_reach(play.state, draft, one) for one in to):
        return replace(draft, untold=rules)
    await play.tell(Hit(attack.who, named(play.state, to), draft.rating, draft.duration, seen), *rules)
    return draft


def is_bare(table: Table, attack: ActionTest) -> bool:
    """Whether an attack is unarmed."""
    return not attack.tool and attack.skill == bound(table, "melee")


ERAS = {"archaic": "nova6.equipment.duration-archaic", "modern": "nova6.equipment.duration-modern"}


def _of_gear(table: Table, attack: ActionTest) -> tuple[str, ...]:
    """The rows of a weapon of the tables, how long its harm lasts, and that one may strike with a shield."""
    if not attack.tool:
        return ()
    tool = table.effect(attack.tool)
    rows = rows_of(tool)
    age = (ERAS[rows[0].era],) if rows else ()
    bash = ("nova6.equipment.shield-bash",) if tool.has("shield") else ()
    return (*cited_by(tool), *age, *bash)


def named(table: Table, people: tuple[str, ...]) -> tuple[str, ...]:
    """Those of some people whom everybody may hear of."""
    return tuple([who for who in people if table.who(who).seen])


def blow(table: Table, test: ActionTest, to: tuple[str, ...]) -> Draft:
    """The damage of an attack: that of what is used, or of bare hands or words."""
    more = sum(gives.amount for gives in hits_harder(table, test))
    if test.tool:
        tool = in_use(table.effect(test.tool), test.mode)
        more += tool.amount("per-extra") * (test.count - 1)
        return Draft(
            "damage", test.who, to, tool.name, "", tool.rating + more, (), tool.lasts, tool.type, tool.subtype,
            tool.properties, tool.id, steps=1 if test.mode == "past" else 0,
        )  # fmt: skip
    harm = bare(table, test.skill)
    subtype = harm.subtype or USUAL[harm.type]
    return Draft("damage", test.who, to, "", "", BARE_HANDS + more, (), "S", harm.type, subtype)


def hits_harder(table: Table, test: ActionTest) -> tuple[Gives, ...]:
    """Return what the attacker's talents add to a blow: some with a skill, some only at arm's length."""
    use = "ranged" if from_afar(table, test.tool, test.mode) else "melee"
    given = table.given(table.who(test.who))
    return tuple([gives for gives in given if holds(gives, "damage", test.skill, test.action, use)])


async def _advantage(play: Play[Table], test: ActionTest) -> Draft:
    """Dice for one skill, an aspect, or a discovery."""
    seat = play.state.who(test.who).player
    zones = tuple([zone.id for zone in play.state.zones])
    asked = MakeAdvantage(test.who, test.skill, test.intent, zones)
    made = await play.ask(seat, asked, cite="nova6.action.ca-success")
    to = made.to or test.who if made.form == "dice" else made.to
    skills = (made.skill or test.skill,) if made.form == "dice" else ()
    known = play.state.has_effect(test.aim)
    aim = test.aim if known else ""
    hidden = (Property("surprise"),) if test.use in SURPRISES and made.form == "dice" else ()
    return Draft(
        "advantage", test.who, (to,), made.name, made.form, 1, skills, made.duration, properties=hidden, aim=aim
    )


async def _overcome(play: Play[Table], test: ActionTest) -> Draft:
    """One die of a modifier, one obstacle, or simply what was wanted."""
    if test.outcomes:
        return Draft("goal", test.who, name=await _first_outcome(play, test))
    if play.state.has_effect(test.aim):
        return Draft("removal", test.who, aim=test.aim)
    return Draft("obstacle" if test.aim else "goal", test.who, name=test.aim or test.intent, aim=test.aim)


async def _first_outcome(play: Play[Table], test: ActionTest) -> str:
    """What the success itself reaches: the player's choice, unless one must come first."""
    if test.first:
        return test.first
    asked = FirstOutcome(test.who, tuple(outcome.what for outcome in test.outcomes))
    return await play.ask(play.state.who(test.who).player, asked, cite="nova6.multi.outcomes-first")


# ---- How they happen -------------------------------------------------------------------------------------------------


@applies("advantage")
async def make_advantage(play: Play[Table], test: ActionTest, draft: Draft) -> None:
    """An advantage begins, an aspect comes into being, or one comes to light."""
    if draft.form == "discover":
        await discover(play, test)
        return
    draft, holds = _on_a_thing(play.state, draft)
    if not holds:
        seen = play.state.who(test.who).seen
        await play.tell(Fizzled(test.who, draft.name, seen), "nova6.prop.reliable", "nova6.prop.object-reliability")
        return
    for to in draft.to:
        made = _made(play.state, draft, to)
        rules = [*draft.cites, *_made_by(draft), "nova6.action.ca-modes"]
        rules += ["nova6.expo.results"] if play.state.scene.kind == "exposition" else []
        rules += ["nova6.expo.interlude"] if made.text else []
        rules += ["nova6.economy.wealth-asset"] if test.use == WEALTH and draft.form == "asset" else []
        await effects.begin(play, made, *rules)


def _on_a_thing(table: Table, draft: Draft) -> tuple[Draft, bool]:
    """What is reliable takes a point to be tampered with at all; what is unreliable makes it easy."""
    if not draft.aim:
        return draft, True
    thing = table.effect(draft.aim)
    if thing.has("unreliable"):
        return replace(draft, rating=draft.rating + 1, bought=(*draft.bought, "unreliable")), True
    return draft, not thing.has("reliable") or "past-reliable" in draft.bought


def _made(table: Table, draft: Draft, to: str) -> Effect:
    """An advantage as it begins: dice, an aspect, or an asset with so many uses.

    An aspect or asset of an interlude tells what it took, for it may stand behind what somebody learns later.
    """
    took = table.scene.requirement if table.scene.kind == "exposition" else ""
    if draft.form == "aspect":
        whose: Literal["character", "situation"] = "character" if table.is_somebody(to) else "situation"
        return Effect(
            NOTHING, "aspect", draft.name, to, draft.by, 0, (), draft.duration, properties=draft.properties,
            aspect=whose, made=True, text=took,
        )  # fmt: skip
    if draft.form == "asset":
        return Effect(NOTHING, "asset", draft.name, to, draft.by, draft.rating, (), "P", made=True, text=took)
    return Effect(
        NOTHING, "advantage", draft.name, to, draft.by, draft.rating, draft.skills, draft.duration,
        properties=draft.properties, made=True,
    )  # fmt: skip


def _made_by(draft: Draft) -> tuple[str, ...]:
    """The rules that made it what it is."""
    if draft.form == "aspect":
        return "nova6.action.ca-alternatives", "nova6.advg.aspect"
    if draft.form == "asset":
        more = "nova6.asset.uses-more" if "more-uses" in draft.bought else "nova6.asset.uses-default"
        return "nova6.advg.inc-asset", "nova6.asset.source", more, "nova6.note.render-asset"
    rules = ["nova6.action.ca-success", "nova6.advg.base"]
    if draft.aim:
        rules.append("nova6.prop.object-reliability")
    if "unreliable" in draft.bought:
        rules.append("nova6.prop.unreliable")
    if abs(draft.rating) > 1:
        rules.append("nova6.advg.inc-magnitude")
    return (*rules, *scaled_by(draft.rating))


async def discover(play: Play[Table], test: ActionTest) -> None:
    """The GM brings one hidden aspect to light. It gets an id of its own: the old one counted secrets."""
    table = play.state
    secrets = tuple(effect.id for effect in table.effects if effect.kind == "aspect" and not effect.known)
    id = await play.ask(GM, WhichSecret(test.who, secrets), cite="nova6.action.ca-alternatives")
    if not id:
        return
    old = play.state.effect(id)
    await play.tell(EffectEnded(old, "replaced", False), "nova6.advg.discover")
    shown = changed(old, id=play.state.fresh_id(old.kind), known=True)
    await play.tell(EffectBegan(shown), "nova6.action.ca-alternatives")


REMOVED_BY = ("nova6.action.overcome-modifier", "nova6.advg.removable")


@applies("removal")
async def remove(play: Play[Table], test: ActionTest, draft: Draft) -> None:
    """One die less of an advantage or disadvantage; at none, and for an aspect at once, it ends."""
    effect = play.state.effect(draft.aim)
    left = nearer_to_nothing(effect.rating, draft.rating)
    if effect.kind == "advantage" and left:
        await effects.change(play, effect.id, *REMOVED_BY, rating=left)
    else:
        await effects.end(play, effect.id, "removed", *REMOVED_BY)


@applies("obstacle")
async def pass_obstacle(play: Play[Table], test: ActionTest, draft: Draft) -> None:
    """One obstacle is behind them."""
    await _achieved(play, test, "passed", draft.name, "nova6.action.overcome-obstacle")


@applies("goal")
async def reach_goal(play: Play[Table], test: ActionTest, draft: Draft) -> None:
    """What was wanted, and nothing more."""
    cite = "nova6.multi.outcomes-first" if test.outcomes else "nova6.action.overcome-catchall"
    await _achieved(play, test, "goal", draft.name, cite)


@applies("defended")
async def fend_off(play: Play[Table], test: ActionTest, draft: Draft) -> None:
    """The whole action comes to nothing."""
    told = Achieved(test.who, "defended", draft.to[0], play.state.who(test.who).seen, bool(test.for_another))
    await play.tell(told, "nova6.action.defend-success")


@applies("nothing")
async def nothing(play: Play[Table], test: ActionTest, draft: Draft) -> None:
    """A failed attempt, on which the other side may still have spent points."""


async def _achieved(play: Play[Table], test: ActionTest, what: str, of: str, cite: str) -> None:
    await play.tell(Achieved(test.who, what, of, play.state.who(test.who).seen), cite)


def shoved(shove: ActionTest, target: str) -> Draft:
    """The base result of a shove, before any stunt: the target is pushed away, and no further."""
    return Draft("shove", shove.who, (target,), form="away", type=shove.use)
