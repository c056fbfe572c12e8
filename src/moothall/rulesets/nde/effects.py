"""Effects that lie on a hero or foe until they end: disarmed, knocked down, held, or in the table's own words.

Whoever aims at somebody with an effect has one advantage, and whoever has one has one disadvantage against others, hero
and foe alike. A foe shakes off its effects when the next round begins, a hero by an Action; the GM may end any. Two are
good for their bearer: a shield hinders whoever attacks, until the next round, and a boost is an advantage, once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from moothall.errors import AgainstTheRules
from moothall.rulesets.nde import space
from moothall.rulesets.nde.choices import AnyFigure
from moothall.rulesets.nde.events import EffectsChanged, FoeActed
from moothall.rulesets.nde.ids import FigureId, FoeId
from moothall.rulesets.nde.state import Foe, Hero, Table
from moothall.rulesets.nde.words import BOOSTED, HELD, HELPFUL, SHAKEN, SHIELDED, STRONG_EFFECTS
from moothall.talk.actions import action
from moothall.talk.arguments import Among, Choice, Given, Suggests
from moothall.talk.play import Play
from moothall.talk.reasons import Because

RULE = "nde2.combat.effects"
STRENGTHEN = "nde2.power.strengthen"
NAMED = (*STRONG_EFFECTS, HELD, SHAKEN, SHIELDED, BOOSTED)
DONE_AT_ONCE = ("push",)
"""Effects that are over when they have happened."""


def lying_on(table: Table, who: FigureId) -> tuple[str, ...]:
    """The effects on a figure that rules read; none at tables where effects are only told."""
    if table.options.effects != "bite":
        return ()
    return tuple(effect for effect in space.figure(table, who).effects if effect not in DONE_AT_ONCE)


def hampering(table: Table, who: FigureId) -> tuple[str, ...]:
    """The effects on a figure that are bad for it."""
    return tuple(effect for effect in lying_on(table, who) if effect not in HELPFUL)


def is_shielded(table: Table, who: FigureId) -> bool:
    return SHIELDED in lying_on(table, who)


def boost(table: Table, who: FigureId) -> tuple[Because, ...]:
    """The advantage of one who is boosted, in the next test."""
    return (Because("step-advantage", 1, STRENGTHEN, BOOSTED),) if BOOSTED in lying_on(table, who) else ()


def sway(table: Table, who: FigureId, *targets: FigureId) -> tuple[Because, ...]:
    """What effects do to an attack: an advantage against targets that all have one, a hindrance where all are shielded,
    and what the attacker's own do.
    """
    aimed = [hampering(table, target) for target in targets]
    helps = [effects[0] for effects in aimed if all(aimed)][:1]
    hampers = hampering(table, who)[:1]
    wards = (SHIELDED,) if targets and all(is_shielded(table, target) for target in targets) else ()
    return (
        *(Because("step-advantage", 1, RULE, effect) for effect in helps),
        *(Because("step-hindrance", -1, RULE, effect) for effect in hampers),
        *(Because("step-hindrance", -1, STRENGTHEN, effect) for effect in wards),
        *boost(table, who),
    )


def sway_of_defender(table: Table, foe: FigureId, who: FigureId) -> tuple[Because, ...]:
    """What sways an attack, turned round, for the test that avoids it."""
    turned = {1: "step-hindrance", -1: "step-advantage"}
    return tuple(reason._replace(what=turned[reason.amount], amount=-reason.amount) for reason in sway(table, foe, who))


def unsaid(table: Table) -> str:
    """A strong effect of which nothing else is said."""
    return SHAKEN if table.options.effects == "bite" else "other"


async def lay(play: Play[Table], who: FigureId, effect: str, *rules: str) -> None:
    """Lay an effect on a figure. A foe that is held loses the turn it has not had yet."""
    one = space.figure(play.state, who)
    if play.state.options.effects != "bite" or effect in one.effects:
        return
    changed = EffectsChanged(who, (*one.effects, effect), effect, False, _seen(play.state, who))
    await play.tell(changed, _rule_of(effect), *rules)
    if effect == HELD and not play.state.is_hero(who) and play.state.phase != "free":
        await play.tell(FoeActed((FoeId(who),), _seen(play.state, who)), RULE)


async def end(play: Play[Table], who: FigureId, ending: Iterable[str]) -> None:
    """End some effects on a figure."""
    for effect in ending:
        left = tuple(other for other in space.figure(play.state, who).effects if other != effect)
        await play.tell(EffectsChanged(who, left, effect, True, _seen(play.state, who)), _rule_of(effect))


async def shake_off(play: Play[Table], *sides: FigureId) -> None:
    """All effects of these are over."""
    if play.state.options.effects != "bite":
        return
    for who in sides:
        await end(play, who, dict.fromkeys(space.figure(play.state, who).effects))


async def mend(play: Play[Table], who: FigureId) -> None:
    """End the effects that are bad for a figure; a shield and a boost stay."""
    await end(play, who, dict.fromkeys(hampering(play.state, who)))


async def end_of_round(play: Play[Table]) -> None:
    """Foes shake off their effects when the next round begins, and the shields of heroes are gone."""
    await shake_off(play, *(foe.id for foe in play.state.foes))
    for hero in play.state.heroes:
        if is_shielded(play.state, hero.id):
            await end(play, hero.id, (SHIELDED,))


async def use_boost(play: Play[Table], who: FigureId, counted: Iterable[Because]) -> None:
    """A boost that helped in a test is used up."""
    helps = any(reason.of == BOOSTED and reason.what.endswith("-advantage") for reason in counted)
    if helps and boost(play.state, who):
        await end(play, who, (BOOSTED,))


def _rule_of(effect: str) -> str:
    return STRENGTHEN if effect in (SHIELDED, BOOSTED) else RULE


def _seen(table: Table, who: FigureId) -> bool:
    return table.is_hero(who) or table.foe(FoeId(who)).seen


def _usual(table: Table, given: Given) -> Iterable[Choice]:
    """Effects that a book names."""
    return [Choice(effect) for effect in NAMED if effect not in DONE_AT_ONCE]


def _lying(table: Table, given: Given) -> Iterable[Choice]:
    """The effects on the figure that was named."""
    who = given.get("who")
    known: list[Hero | Foe] = [*table.heroes, *table.foes]
    lying = dict.fromkeys(effect for one in known if one.id == who or not who for effect in one.effects)
    return [Choice(effect, "" if effect in NAMED else effect) for effect in lying]


@action("nde.lay-effect", by="gm", chapter="combat")
async def lay_effect(play: Play[Table], who: AnyFigure, kind: Annotated[str, Suggests(_usual)]) -> None:
    """The GM says that something has happened to somebody, and that it tells until it ends."""
    if not kind.strip():
        raise AgainstTheRules("error-no-effect", cite=RULE)
    if play.state.options.effects != "bite":
        raise AgainstTheRules("error-effects-told", cite=RULE)
    await lay(play, who, kind, "nde2.seat.powers")


@action("nde.end-effect", by="gm", chapter="combat")
async def end_effect(play: Play[Table], who: AnyFigure, kind: Annotated[str, Among(_lying)]) -> None:
    """The GM finds that an effect is over."""
    one = space.figure(play.state, who)
    if kind not in one.effects:
        raise AgainstTheRules("error-effect-gone", cite=RULE, name=one.name)
    await end(play, who, (kind,))
