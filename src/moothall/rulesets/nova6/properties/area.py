"""Area attacks: every target in the area, each with its own opposition."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Annotated, Final

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.action_test.dice_pool import can
from moothall.rulesets.nova6.action_test.gm_approval import assets_that_matter
from moothall.rulesets.nova6.action_test.procedure import make_test
from moothall.rulesets.nova6.action_test.ranks import perks_for
from moothall.rulesets.nova6.action_test.results import blow, land, named
from moothall.rulesets.nova6.action_test.skill_choice import skill_for
from moothall.rulesets.nova6.action_test.uses import check_supply, used
from moothall.rulesets.nova6.basics.outcome import Buy, Draft, applies, stunt
from moothall.rulesets.nova6.basics.test_record import ActionTest, Verdict
from moothall.rulesets.nova6.choices import Anyone, Doer, SkillWord, Theirs, doer, judging, own, said, zones
from moothall.rulesets.nova6.effects.tools import check_usable
from moothall.rulesets.nova6.events import Declared, Hit, Missed
from moothall.rulesets.nova6.ids import NOBODY, EffectId, PersonId, ZoneId
from moothall.rulesets.nova6.modifiers.opposing_skills import opposing, strongest
from moothall.rulesets.nova6.modifiers.range import check_range
from moothall.rulesets.nova6.modifiers.zones import in_reach
from moothall.rulesets.nova6.offered import free
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.properties.dazzle import daze
from moothall.rulesets.nova6.questions import IsVisible, Prepare, usable_assets
from moothall.rulesets.nova6.registries import Hook
from moothall.rulesets.nova6.state import Character, Effect, Table
from moothall.rulesets.nova6.stress.damage import resolve_damage, tell_reached
from moothall.rulesets.nova6.stunts import stunt_points
from moothall.rulesets.nova6.stunts.effect_stunts import smaller
from moothall.rulesets.nova6.time import rounds
from moothall.rulesets.nova6.time.turns import check_may_act, use_declared_action
from moothall.rulesets.nova6.words import PER_POINT
from moothall.talk.actions import action
from moothall.talk.arguments import Among, Busy, Choice, Given
from moothall.talk.play import GM, Play
from moothall.talk.questions import Option
from moothall.talk.reasons import Because


def caught(table: Table, zones: tuple[str, ...], but: tuple[str, ...] = ()) -> tuple[Character, ...]:
    """Everybody who is in these zones now."""
    return tuple([one for one in table.everybody() if one.zone in zones and one.id not in but])


async def reached(
    play: Play[Table], attack: ActionTest, zones: tuple[ZoneId, ...], chosen: tuple[PersonId, ...]
) -> tuple[str, ...]:
    """Targets of an area: everybody there, those chosen where it is selective, those seen where it is aimed."""
    tool = play.state.effect(attack.tool)
    found = [one.id for one in caught(play.state, zones)]
    check_chosen(tool, chosen)
    if chosen:
        found = [id for id in found if id in chosen]
    if not tool.has("aimed"):
        return tuple(found)
    seen = []
    for id in found:
        if await play.ask(GM, IsVisible(attack.who, id), cite="nova6.prop.aimed") == "yes":
            seen.append(id)
    return tuple(seen)


# ---- A character's area on the others --------------------------------------------------------------------------------


def _has_area(table: Table, one: Character) -> bool:
    return any(effect.has("area") for effect in table.effects_of(one.id))


def check_strike(table: Table, who: PersonId, tool: EffectId, primary: PersonId, count: int) -> None:
    """Refuse an area attack with what cannot be used, has not so many, or does not reach its primary target."""
    check_may_act(table, who, tool)
    check_named(tool)
    check_usable(table, who, tool)
    check_supply(table.effect(tool), count)
    if primary and table.effect(tool).has("ranged"):
        check_range(table, who, tool, (primary,))


def check_named(tool: EffectId) -> None:
    """Refuse to strike an area with nothing."""
    if not tool:
        raise AgainstTheRules("error-no-area", cite="nova6.prop.area")


def check_chosen(tool: Effect, chosen: tuple[PersonId, ...]) -> None:
    """Refuse to choose targets of what strikes everybody."""
    if chosen and not tool.has("selective"):
        raise AgainstTheRules("error-strikes-all", cite="nova6.prop.area", tool=tool.name)


def _check(table: Table, given: Given) -> None:
    who, tool = doer(given), given["tool"]
    check_strike(table, who, tool, said(given, "primary", NOBODY), said(given, "count", 1))
    rounds.check_can_begin(table, who)
    check_chosen(table.effect(tool), tuple(said(given, "chosen", ())))


def _places(table: Table, given: Given) -> list[Choice]:
    """The zones; where none are laid out everybody is in one place."""
    return zones(table, given) or [Choice("", "–")]


def _in_the_area(table: Table, given: Given) -> list[Choice]:
    struck: tuple[ZoneId, ...] = tuple(given.get("zones") or ())
    return [Choice(one.id, one.name) for one in (*table.others, *table.heroes) if not struck or one.zone in struck]


STRUCK_WITH = Among(judging("tool", own("damage"), _check))


@action(
    "nova6.strike-area",
    by="player",
    chapter="properties",
    rank=20,
    offered=free("nova6.prop.area-pc-attack", _has_area),
)
async def strike_area(
    play: Play[Table],
    who: Doer,
    tool: Annotated[EffectId, STRUCK_WITH],
    zones: tuple[Annotated[ZoneId, Among(_places)], ...],
    skill: SkillWord = "",
    adjust: int = 0,
    chosen: tuple[Annotated[PersonId, Among(judging("chosen", _in_the_area, _check, several=True))], ...] = (),
    primary: Annotated[PersonId, Among(judging("primary", _in_the_area, _check))] = NOBODY,
    intent: str = "",
    count: int = 1,
) -> Verdict | None:
    """Attack an area: one test for all targets, without ranks against it; `adjust` is what conditions are worth.

    Something that explodes has a primary target, who is attacked as usual; of some such things `count` go off at once.
    """
    check_strike(play.state, who, tool, primary, count)
    await rounds.begin_action(play, who)
    await play.tell(Declared(who, intent, play.state.who(who).seen), "nova6.prop.area")
    skill = skill or bound(play.state, "ranged")
    attack = ActionTest(who, intent, skill, "attack", tool=tool, targets=(primary,) if primary else (), count=count)
    targets = await reached(play, attack, zones, chosen)
    why = Because("area", adjust, "nova6.prop.area-pc-attack")
    test = replace(attack, targets=targets, more=(why,)) if not primary else _at_one(play.state, attack, primary)
    if not await use_declared_action(play, test):
        return None
    verdict = await make_test(play, test)
    rest = tuple(target for target in targets if target != primary)
    if primary:
        await _explode(play, test, verdict, primary, rest)
    elif verdict.success:
        draft = replace(await land(play, test, targets, "nova6.prop.area", area=True), kind="area")
        draft = await stunt_points.spend(play, test, draft, play.state.who(who).player, verdict.points)
        await strike_all(play, test, draft)
    elif verdict.counter:
        await stunt_points.spend(play, test, Draft("nothing", who), GM, verdict.counter)
    await daze(play, attack, targets)
    await used(play, attack)
    return verdict


def _at_one(table: Table, attack: ActionTest, primary: str) -> ActionTest:
    """The primary target of an explosion is attacked as usual."""
    against = strongest(table, primary, opposing(attack.skill, "attack", True, table=table))
    return replace(attack, targets=(primary,), against=(against,))


def area_points(table: Table, one: Character) -> Because:
    """Points by which an NPC evades an area: one for two ranks, and for one that is left over."""
    dodge = bound(table, "dodge")
    rank = one.rank(dodge)
    first = bool(rank) and can(table, one, "trade-one", ActionTest(one.id, skill=dodge))
    points = first + (rank - first + 1) // 2
    return Because("out-of-the-way", points, "nova6.prop.area-npc-points", one.name)


@applies("area")
async def strike_all(play: Play[Table], test: ActionTest, draft: Draft) -> None:
    """Each is struck; what points added is for the first alone, unless more of them were paid for."""
    base = blow(play.state, test, draft.to).rating
    boosted = draft.to[:1] if not draft.reached else draft.reached
    for target in draft.to:
        plain = replace(draft, kind="damage", to=(target,))
        if target not in boosted:
            plain = replace(plain, rating=base, bought=())
        await _meet_area(play, test, target, plain, area_modifier(play.state, test, _adjusted(test)))


def _adjusted(test: ActionTest) -> int:
    """Dice that conditions are worth to whoever strikes an area."""
    return sum(reason.amount for reason in test.more if reason.what == "area")


def _dodged(table: Table, who: str, draft: Draft) -> Draft:
    """Damage left for an NPC who evades."""
    points = area_points(table, table.who(who))
    rating = smaller("damage", draft.rating, points.amount)
    if rating == draft.rating:
        return draft
    return replace(draft, rating=rating, why=(Because("dodged", rating - draft.rating, points.cite),))


def _can_widen(table: Table, test: ActionTest, draft: Draft) -> bool:
    return draft.kind == "area" and "increase-effect" in draft.bought and len(draft.to) > 1


def _others_struck(table: Table, test: ActionTest, draft: Draft) -> tuple[str, ...]:
    """Return the others in the area: all of them, or each."""
    others = tuple(dict.fromkeys(draft.to[1:]))
    return tuple(dict.fromkeys((" ".join(others), *others)))


@stunt("widen-increase", 1, "nova6.prop.area-increase", _can_widen, about=_others_struck)
async def widen_increase(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """Let the points added strike some of the other targets as well; `of` names them."""
    return replace(draft, reached=(draft.to[0], *bought.of.split()))


# ---- Explosions ------------------------------------------------------------------------------------------------------


async def _explode(play: Play[Table], test: ActionTest, verdict: Verdict, primary: str, rest: tuple[str, ...]) -> None:
    """The primary target has all of it or nothing; everybody else faces half, hit or miss.

    What falls short of the primary target goes off where it lands, and strikes nobody there.
    """
    seat, missed = play.state.who(test.who).player, play.state.options.explosion_on_miss
    draft = blow(play.state, test, (primary,))
    half = replace(draft, rating=draft.rating // 2)
    if verdict.success:
        draft = await land(play, test, (primary,), "nova6.prop.explosion-primary")
        draft = await stunt_points.spend(play, test, draft, seat, verdict.points)
    if draft.has("ranged") and not in_reach(play.state, draft, primary):
        await play.tell(Missed(test.who, primary, play.state.who(primary).seen), "nova6.range.increase")
        return
    if verdict.success:
        await tell_reached(play, primary, draft)
        await resolve_damage(play, primary, draft)
        half = replace(half, rating=half.rating + draft.around)
    elif missed == "half-all":
        await resolve_damage(play, primary, half)
    if verdict.success or missed != "nothing":
        rule = "nova6.prop.explosion-rest" if verdict.success else "nova6.prop.explosion-miss"
        await _around(play, test, replace(half, to=rest), rule)


async def _around(play: Play[Table], test: ActionTest, draft: Draft, rule: str) -> None:
    """Everybody around it is struck by half."""
    seen = play.state.who(test.who).seen
    await play.tell(Hit(test.who, named(play.state, draft.to), draft.rating, draft.duration, seen), rule)
    await strike_all(play, test, replace(draft, kind="area", reached=draft.to))


def _explodes(table: Table, test: ActionTest, draft: Draft) -> bool:
    return draft.kind == "damage" and draft.by == test.who and draft.has("explosion")


@stunt("increase-around", 1, "nova6.prop.explosion-sp", _explodes, scales=True)
async def increase_around(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """Points for those around it, who are counted apart from the one it is aimed at."""
    return replace(draft, around=draft.around + PER_POINT * bought.points)


# ---- The GM's area on the heroes -------------------------------------------------------------------------------------


strikes_at: Final[Hook[Callable[[Play[Table], ActionTest, str], Awaitable[Verdict]]]] = Hook()
"""Makes an NPC's attack on one hero that hero's defense, or that of another who steps in."""


@action("nova6.area-attack", by="gm", chapter="properties")
async def area_attack(
    play: Play[Table],
    by: Busy[Theirs],
    tool: Annotated[EffectId, Among(own("damage"))],
    zones: tuple[Annotated[ZoneId, Among(_places)], ...],
    skill: SkillWord = "",
    adjust: int = 0,
    chosen: tuple[Anyone, ...] = (),
    intent: str = "",
    primary: Annotated[PersonId, Among(_in_the_area)] = NOBODY,
) -> None:
    """An NPC attacks an area: every hero in it makes a reaction, and every NPC evades as well as they can.

    Something that explodes has a primary target, who is attacked as usual; without a name it is the first hero there.
    """
    check_named(tool)
    check_usable(play.state, by, tool)
    check_chosen(play.state.effect(tool), chosen)
    if primary and play.state.effect(tool).has("ranged"):
        check_range(play.state, by, tool, (primary,))
    await rounds.ensure_turn(play, by)
    explodes = ("nova6.prop.explosion-primary",) if play.state.effect(tool).has("explosion") else ()
    await play.tell(Declared(by, intent, play.state.who(by).seen), "nova6.prop.area", *explodes)
    skill = skill or bound(play.state, "ranged")
    attack = ActionTest(by, intent, skill, "attack", tool=tool)

    async def strikes() -> None:
        await _strike_heroes(play, attack, await reached(play, attack, zones, chosen), adjust, primary)

    await rounds.interruptible(play, by, intent, strikes)
    await rounds.conclude(play, by, has_acted=True)


async def _strike_heroes(
    play: Play[Table], attack: ActionTest, targets: tuple[str, ...], adjust: int, primary: str
) -> None:
    """Strike all targets of an NPC's area: the primary one of an explosion in full, everybody around it by half."""
    draft = blow(play.state, attack, ())
    if play.state.effect(attack.tool).has("explosion"):
        heroes = [target for target in targets if play.state.who(target).is_pc]
        primary = primary or next(iter(heroes), "")
        draft = replace(draft, rating=draft.rating // 2)
        if primary and play.state.who(primary).is_pc:
            await strikes_at.function(play, replace(attack, targets=(primary,)), primary)
        elif primary:
            await resolve_damage(play, primary, _dodged(play.state, primary, blow(play.state, attack, (primary,))))
    rest = tuple([target for target in targets if target != primary or not draft.has("explosion")])
    for target in rest:
        await _meet_area(play, attack, target, replace(draft, to=(target,)), area_modifier(play.state, attack, adjust))
    await daze(play, attack, targets)
    await used(play, attack)


def area_modifier(table: Table, attack: ActionTest, adjust: int) -> Because:
    """The dice of an area for or against each hero in it: its user's skill, as conditions change it."""
    strength = table.who(attack.who).rank(attack.skill) + adjust
    rule = "nova6.prop.area-npc-positive" if strength < 0 else "nova6.prop.area-npc-mod"
    return Because("area", -strength, rule)


async def _meet_area(play: Play[Table], attack: ActionTest, who: str, draft: Draft, why: Because) -> None:
    """Let a target meet what strikes an area: a hero by a roll, an NPC by the dice they trade."""
    if play.state.who(who).is_pc:
        await _get_away(play, attack, who, why, draft)
    else:
        await resolve_damage(play, who, _dodged(play.state, who, draft))


async def _get_away(play: Play[Table], attack: ActionTest, who: str, why: Because, draft: Draft) -> None:
    """Success makes it less, by one point and by all others; failure leaves it whole, or worse."""
    one = play.state.who(who)
    dodge = await skill_for(play, who, "dodge")
    options = (Option(dodge, "nova6.prop.area-npc-mod"),)
    asked = Prepare(who, "defend", options, perks_for(one, dodge, "defend"), usable_assets(play.state, who))
    answer = await play.ask(one.player, asked, cite="nova6.prop.area-npc-mod")
    test = ActionTest(who, attack.intent, dodge, "defend", reaction=True, perk=answer.perk, facing=attack.tool)
    test = replace(test, more=(why,), assets=await assets_that_matter(play, who, answer.assets))
    verdict = await make_test(play, test)
    cite = "nova6.prop.area-pc-defend" if verdict.success else "nova6.prop.area-pc-fail"
    seen, around = play.state.who(attack.who).seen, ("nova6.prop.explosion-rest",) if draft.has("explosion") else ()
    await play.tell(Hit(attack.who, named(play.state, (who,)), draft.rating, draft.duration, seen), cite, *around)
    if not verdict.success:
        seat = play.state.who(attack.who).player
        await resolve_damage(play, who, await stunt_points.spend(play, test, draft, seat, verdict.counter))
    elif play.state.options.area_defend_negates != "on":
        draft = replace(draft, rating=smaller("damage", draft.rating, 1))
        await resolve_damage(play, who, await stunt_points.spend(play, test, draft, one.player, verdict.points))
