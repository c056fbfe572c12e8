"""Reducing damage: conceding, sacrifices, and grave aspects. Several may apply to one hit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, Literal, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.nova6.aspects import plot_points
from moothall.rulesets.nova6.basics.outcome import Draft
from moothall.rulesets.nova6.choices import THINGS, Doer, doer, effects_that, judging, own
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.effects.signature_assets import note_lost
from moothall.rulesets.nova6.events import LeftScene, Reduced
from moothall.rulesets.nova6.ids import NOTHING, EffectId, PersonId
from moothall.rulesets.nova6.modifiers.encumbrance import may_lose_load
from moothall.rulesets.nova6.offered import there, unless
from moothall.rulesets.nova6.questions import (
    ApproveSacrifice,
    HowItEnds,
    Preview,
    ReduceDamage,
    Reduction,
    check_item,
)
from moothall.rulesets.nova6.state import Character, Effect, Mark, Table
from moothall.rulesets.nova6.stress.tracks import level_of, track_for
from moothall.rulesets.nova6.stunts.effect_stunts import smaller
from moothall.rulesets.nova6.time.clock import longer
from moothall.rulesets.nova6.words import LADDER, PER_POINT, Duration
from moothall.talk.actions import action
from moothall.talk.arguments import Among, Given
from moothall.talk.play import GM, Play

CONCEDED: Final = 4
SACRIFICED: Final = 2
SIGNATURE_SACRIFICED: Final = 4
"""Damage that the sacrifice of a signature asset takes off."""
GRAVE_STEP: Final = 2


class Left(NamedTuple):
    """Damage that is left, and whether the character concedes."""

    damage: int
    conceded: bool = False


async def reduce_damage(play: Play[Table], who: str, draft: Draft, damage: int) -> Left:
    """Offer reductions, one after the other, until no damage is left or the player wants no more of them."""
    left, conceded = Left(damage), False
    used: tuple[str, ...] = ()
    while left.damage and (asked := _reduction_question(play.state, who, draft, left, used)) is not None:
        answer = await play.ask(play.state.who(who).player, asked, cite="nova6.dmgres.order-5")
        if not answer.how:
            break
        left = await _apply_reduction(play, who, draft, left, answer)
        used = (*used, answer.item) if answer.how == "sacrifice" else used
        conceded = conceded or left.conceded
    return Left(left.damage, conceded)


def _reduction_question(table: Table, who: str, draft: Draft, left: Left, used: tuple[str, ...]) -> ReduceDamage | None:
    """The reductions that are possible; `None` where there are none. Extras are never asked."""
    character = table.who(who)
    items = tuple(item.id for item in _sacrificeable_items(table, who) if item.id not in used)
    steps = _grave_steps(table, character, draft, left.damage)
    previews = tuple(_previews(table, character, draft, left, bool(items), bool(steps)))
    if len(previews) == 1 or character.kind == "extra":
        return None
    made = tuple([effect.id for effect in table.effects_of(who, "asset") if effect.made])
    barred = () if character.is_pc else ("nova6.npc.no-grave",)
    return ReduceDamage(who, left.damage, previews, items, steps, made, barred)


def _previews(
    table: Table, character: Character, draft: Draft, left: Left, some_item: bool, some_steps: bool
) -> Iterator[Preview]:
    """Each possible reduction with the box it would leave; the last is to take it all."""
    if table.scene.kind == "conflict" and not left.conceded:
        yield _preview(character, draft, "concede", left.damage - CONCEDED, "nova6.reduce.concede-when")
    if some_item:
        yield _preview(character, draft, "sacrifice", left.damage - SACRIFICED, "nova6.reduce.sacrifice")
    if some_steps:
        yield _preview(character, draft, "grave", left.damage - GRAVE_STEP, "nova6.reduce.grave")
    # 4. The thresholds say which box each choice would leave.
    yield _preview(character, draft, "", left.damage, "nova6.dmgres.order-4")


def _preview(character: Character, draft: Draft, how: str, damage: int, cite: str) -> Preview:
    left = max(damage, 0)
    level = level_of(track_for(character, draft.type or "physical"), left) if left else ""
    return Preview(how, left, level, cite)


def _sacrificeable_items(table: Table, who: str) -> tuple[Effect, ...]:
    """The assets and gear of a character that can be sacrificed."""
    able = [effect for effect in table.effects_of(who, "asset", "soak", "damage") if not effect.made]
    return tuple([effect for effect in able if not {"broken", "destroyed", "dropped"} & {*effect.marks}])


def _grave_steps(table: Table, character: Character, draft: Draft, damage: int) -> int:
    """The steps a grave aspect can still take; none for NPCs and after one grave aspect in this scene."""
    if not character.is_pc or table.is_marked("grave", character.id) or draft.duration not in LADDER:
        return 0
    return len(LADDER) - 1 - LADDER.index(draft.duration)


async def _apply_reduction(play: Play[Table], who: str, draft: Draft, left: Left, answer: Reduction) -> Left:
    """Apply the reduction the player chose."""
    match answer.how:
        case "concede":
            return await _concede_to_damage(play, who, left.damage, answer)
        case "sacrifice":
            return left._replace(damage=await _make_sacrifice(play, who, left.damage, answer))
        case _:
            return left._replace(damage=await _acquire_grave_aspect(play, who, draft.duration, left.damage, answer))


async def _tell_reduction(play: Play[Table], who: str, how: str, damage: int, text: str, *cites: str) -> int:
    await play.tell(Reduced(who, how, damage, text, play.state.who(who).seen), *cites)
    return damage


# ---- Concede ---------------------------------------------------------------------------------------------------------


async def _concede_to_damage(play: Play[Table], who: str, damage: int, answer: Reduction) -> Left:
    """Concede for one benefit: a plot point, or four damage less."""
    await _earn_concession_point(play, who, answer.benefit)
    if answer.benefit == "damage":
        damage = max(damage - CONCEDED, 0)
    await _tell_reduction(play, who, "concede", damage, answer.text, "nova6.reduce.concede-benefit")
    return Left(damage, True)


async def _earn_concession_point(play: Play[Table], who: str, benefit: str) -> None:
    """Earn the plot point for conceding, where that is the benefit."""
    if benefit == "plot-point" or play.state.options.concede_pays_always == "on":
        await plot_points.earn(play, who, "conceded", "nova6.reduce.concede-benefit", "nova6.pp.earn-concede")


async def leave_scene(play: Play[Table], who: str, out: str, text: str, narrator: str) -> None:
    """Take a character out of the scene; the narrator is asked how, unless that is told already."""
    cite = "nova6.cons.incap-effect" if out == "incapacitated" else "nova6.reduce.concede-out"
    if not text:
        text = await play.ask(narrator, HowItEnds(who, out), cite=cite)
    await play.tell(LeftScene(who, out, text, play.state.who(who).seen), cite)
    if out == "conceded":
        await may_lose_load(play, who)


def check_can_concede(table: Table, who: PersonId) -> None:
    """Refuse to concede outside a conflict, or after leaving it."""
    character = table.who(who)
    if table.scene.kind != "conflict" or character.out:
        raise AgainstTheRules("error-no-conflict", cite="nova6.reduce.concede-when", name=character.name)


@action(
    "nova6.concede",
    by="player",
    chapter="stress",
    rank=19,
    offered=unless(check_can_concede, "nova6.reduce.concede-when", lambda table, one: table.scene.kind == "conflict"),
)
async def concede(
    play: Play[Table], who: Doer, benefit: Literal["plot-point", "effect"] = "plot-point", text: str = ""
) -> None:
    """Concede a conflict between hits: no box is filled, and the player helps to narrate how it happens."""
    check_can_concede(play.state, who)
    character = play.state.who(who)
    await _earn_concession_point(play, who, benefit)
    await leave_scene(play, who, "conceded", text, character.player)


# ---- Make a sacrifice ------------------------------------------------------------------------------------------------


async def _make_sacrifice(play: Play[Table], who: str, damage: int, answer: Reduction) -> int:
    """Sacrifice an item: less damage by what it was worth."""
    worth = await _sacrifice_item(play, who, answer.item)
    if not worth:
        return damage
    rule = "nova6.reduce.sacrifice-useful" if worth > SACRIFICED else "nova6.reduce.sacrifice"
    left = max(damage - worth, 0)
    return await _tell_reduction(play, who, "sacrifice", left, answer.text, rule, "nova6.reduce.combine")


async def _sacrifice_item(play: Play[Table], who: str, id: str) -> int:
    """Ask the GM what a sacrifice is worth, and lose or break the item; 0 if it is not allowed."""
    item = play.state.effect(id)
    signature = item.has("signature")
    asked = ApproveSacrifice(who, item.name, SIGNATURE_SACRIFICED if signature else SACRIFICED, signature)
    worth = await play.ask(GM, asked, cite="nova6.reduce.sacrifice-approval")
    if not worth.allowed:
        return 0
    if item.has("repairable"):
        await effects.change(play, item.id, "nova6.prop.repairable", marks=(*item.marks, "broken"))
    else:
        gear = ("nova6.equipment.object-assets",) if item.has("gear") else ()
        await effects.end(play, item.id, "sacrificed", "nova6.reduce.sacrifice", *gear)
        await note_lost(play, item)
    return worth.amount


def check_bane(table: Table, who: PersonId, effect: EffectId) -> None:
    """Refuse a sacrifice against what is no made hindrance of one's own."""
    bane = table.effect(effect)
    if bane.owner != who or not (bane.rating < 0 or bane.kind == "aspect") or not bane.made:
        raise AgainstTheRules("error-nothing-to-shrink", cite="nova6.reduce.sacrifice")


def _suffers(table: Table, one: Character) -> bool:
    return any(each.owner == one.id and each.made and each.rating < 0 for each in table.effects)


def _check_given_up(table: Table, given: Given) -> None:
    check_item(table, doer(given), given["item"])
    if given.get("effect"):
        check_bane(table, doer(given), given["effect"])


def _check_shrunk(table: Table, given: Given) -> None:
    if given.get("item"):
        check_item(table, doer(given), given["item"])
    check_bane(table, doer(given), given["effect"])


def _is_made_on(table: Table, given: Given, effect: Effect) -> bool:
    return effect.made and effect.owner == doer(given)


GIVEN_UP = Among(judging("item", own(*THINGS), _check_given_up))
SHRUNK = Among(judging("effect", effects_that(_is_made_on), _check_shrunk))


@action("nova6.sacrifice", by="player", chapter="stress", rank=18, offered=there("nova6.reduce.sacrifice", _suffers))
async def sacrifice(
    play: Play[Table], who: Doer, item: Annotated[EffectId, GIVEN_UP], effect: Annotated[EffectId, SHRUNK]
) -> bool:
    """Sacrifice an item against an effect the character suffers: smaller by what the item is worth in points."""
    check_item(play.state, who, item)
    check_bane(play.state, who, effect)
    points = await _sacrifice_item(play, who, item) // PER_POINT
    if not points:
        return False
    left = smaller("advantage", play.state.effect(effect).rating, points)
    if left:
        await effects.change(play, effect, "nova6.reduce.sacrifice", rating=left)
    else:
        await effects.end(play, effect, "sacrificed", "nova6.reduce.sacrifice")
    return True


# ---- Grave aspects ---------------------------------------------------------------------------------------------------


async def _acquire_grave_aspect(play: Play[Table], who: str, duration: Duration, damage: int, answer: Reduction) -> int:
    """Acquire a grave aspect: two damage less for each step it outlasts the stress; one in a scene."""
    lasts = longer(duration, answer.steps)
    aspect = Effect(NOTHING, "aspect", answer.text, who, who, duration=lasts, aspect="grave", made=True)
    rules = ("nova6.reduce.grave-repeat",) if answer.steps > 1 else ()
    await effects.begin(play, changed(aspect, known=play.state.who(who).seen), "nova6.reduce.grave", *rules)
    await effects.mark(play, Mark("grave", who, until="scene"), "nova6.reduce.grave-limit")
    left = max(damage - GRAVE_STEP * answer.steps, 0)
    return await _tell_reduction(
        play, who, "grave", left, answer.text, "nova6.reduce.grave", *rules, "nova6.reduce.combine"
    )
