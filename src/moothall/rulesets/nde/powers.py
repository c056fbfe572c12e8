"""Powers: effects above the ordinary, paid for before the roll."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from moothall.rulesets.nde import effects, space
from moothall.rulesets.nde.action_test import Pressed, crowd, nearly_impossible, nearly_sure, resolve, use_action, why
from moothall.rulesets.nde.aftermath import bargain_or_trouble, move_clock, one_more_trouble, pay_price
from moothall.rulesets.nde.checks import check_aim, check_can_act, check_heal, check_leap, check_strengthen
from moothall.rulesets.nde.choices import Able, aims, can_leap, has_targets, healed, strengthened
from moothall.rulesets.nde.events import (
    Attacked,
    Benefited,
    Called,
    Declared,
    HeartsChanged,
    Moved,
    PowerChanged,
    PowerUsed,
    Settled,
)
from moothall.rulesets.nde.fights import exceptional_hit, hurt, hurt_exceptionally, retaliation
from moothall.rulesets.nde.ids import NO_HERO, FoeId, HeroId
from moothall.rulesets.nde.offered import action_of_a_turn
from moothall.rulesets.nde.prepare import beyond_the_ladder, prepare
from moothall.rulesets.nde.questions import (
    POWER_COMPLICATIONS,
    GivePower,
    Pick,
    PickExceptional,
    PowerCall,
    PowerNeedsLine,
    SetPower,
    filled,
)
from moothall.rulesets.nde.questions.action_test import uses_numbers
from moothall.rulesets.nde.rolling import roll_against
from moothall.rulesets.nde.state import Square, Table
from moothall.rulesets.nde.words import BOOSTED, HELD, SHIELDED, Verdict
from moothall.talk.actions import action
from moothall.talk.arguments import Among, AskedIf, Own
from moothall.talk.play import GM, Play
from moothall.talk.questions import Option
from moothall.talk.reasons import Because


@action("nde.power", by="player", chapter="powers", rank=3, offered=action_of_a_turn("power"))
async def power(
    play: Play[Table],
    who: Own[Able],
    effect: str,
    targets: Annotated[tuple[FoeId, ...], Among(aims)] = (),
    heal: Annotated[HeroId, Among(healed)] = NO_HERO,
    leap: Annotated[Square | None, AskedIf(can_leap)] = None,
    hold: Annotated[bool, AskedIf(has_targets)] = False,
    shield: Annotated[HeroId, Among(strengthened)] = NO_HERO,
    boost: Annotated[HeroId, Among(strengthened)] = NO_HERO,
) -> Verdict | None:
    """Describe the effect; the GM sets Difficulty and cost; the points are spent; the roll decides.

    `targets` are foes it should harm, or `hold`; `heal`, `shield` and `boost` heroes it should do good, `leap` a square
    it should carry the hero to.
    """
    check_can_act(play.state, who)
    targets = tuple(dict.fromkeys(targets))
    for target in targets:
        check_aim(play.state, who, target)
    if heal:
        check_heal(play.state, heal)
    for helped in filter(None, (shield, boost)):
        check_strengthen(play.state, helped)
    if leap is not None:
        check_leap(play.state, who, leap)
    if play.stands:
        await play.tell(Declared(who, "", effect), "nde2.power.sequence")
    if not await _line_allows(play, who, effect, targets):
        return None

    # The GM sets level, Difficulty and cost, or finds that it is nothing above the ordinary.
    asked = SetPower(
        *(who, effect, targets, heal, play.state.hero(who).power, play.state.edition, leap),
        *(hold and bool(targets), shield, boost, play.state.better, play.state.worse, uses_numbers(play.state)),
    )
    call = filled(play.state, await play.ask(GM, asked, cite="nde2.power.sequence"))
    if call.refused:
        await play.tell(Settled(who, effect, None, "refused"), "nde2.power.sequence")
        return None
    await use_action(play, who, "power")
    if call.ordinary:
        called = Called(who, call.attribute, call.difficulty, call.stakes, call.overrule)
        await play.tell(called, "nde2.power.when")
        return await resolve(play, who, effect, call.attribute, call.as_call(call.difficulty))

    # What must be reached: the Difficulty, or the foe's number where that is higher. It may be beyond all reach.
    pressed = await crowd(play, who)
    hindered = _in_the_way(play.state, who, call, targets)
    ranked = _by_number(play.state, call, targets, hindered.harder)
    numbers = tuple(pressed.number(number) for _, number in ranked) or (pressed.number(call.difficulty),)
    swayed = effects.sway(play.state, who, *targets) if targets else effects.boost(play.state, who)
    forced = (*hindered.forced, *pressed.forced, *swayed)
    as_test = call.as_call(numbers[0])
    beyond = await beyond_the_ladder(play, who, call.attribute, numbers, as_test, forced)
    if beyond == "refuse":
        await nearly_impossible(play, who, effect)
        return None

    # The points are spent, whatever comes of it.
    left = play.state.hero(who).power - call.price
    level_rule = play.state.options.book.levels[call.level].rule
    await play.tell(PowerChanged(who, left, call.level), level_rule, "nde2.power.spend-first")

    # Roll Might.
    if beyond == "succeeds":
        verdict = (await nearly_sure(play, who, effect))._replace(met=len(ranked))
    else:
        verdict = await _unleash(play, who, effect, call, tuple(target for target, _ in ranked), numbers, forced)

    # On failure nothing but trouble, always; else the effect.
    met = verdict.met
    if verdict.failed:
        verdict = await bargain_or_trouble(play, who, verdict, _failure_rule(play.state), POWER_COMPLICATIONS)
        met = len(ranked)  # a bargain, like luck, buys the whole effect
    elif verdict.result == "SC":
        await pay_price(play, who, verdict)
    if not verdict.failed:
        await _works(play, who, call, verdict, tuple(target for target, _ in ranked[:met]), heal, leap)
        await _strengthens(play, shield, boost)
    else:
        await _backfires(play, who, verdict, ranked[:1] if call.damage else [], pressed)
    if not call.unrelated:
        await move_clock(play, verdict)
    return verdict


async def _unleash(
    play: Play[Table],
    who: HeroId,
    effect: str,
    call: PowerCall,
    targets: tuple[FoeId, ...],
    numbers: tuple[int, ...],
    forced: tuple[Because, ...],
) -> Verdict:
    """Roll a power, and compare it with each target, the easiest first; those it does not reach are told."""
    is_open = all(play.state.foe(target).open for target in targets)
    as_test = call.as_call(numbers[0])
    pool, against, spent = await prepare(play, who, call.attribute, numbers, as_test, forced, is_open)
    verdict = await roll_against(play, who, pool, against, spent, is_open)
    used = PowerUsed(who, effect, call.level, pool.sides, pool.modifier, verdict.result, against[0], is_open)
    await play.tell(used, *_rules(play.state, targets), *why(pool, verdict))
    if not verdict.failed:
        for target, number in list(zip(targets, against, strict=False))[verdict.met :]:
            foe, dice = play.state.foe(target), (pool.sides, pool.modifier)
            missed = Attacked(who, target, call.attribute, *dice, "F", number, foe.open, foe.seen)
            await play.tell(missed, "nde2.power.vs-defense")
    return verdict


async def _line_allows(play: Play[Table], who: HeroId, effect: str, targets: tuple[FoeId, ...]) -> bool:
    """Full cover stops many powers, not all: the GM says whether it stops this one."""
    for target in targets:
        if play.state.foe(target).cover != "full" and space.has_line(play.state, who, target):
            continue
        if await play.ask(GM, PowerNeedsLine(who, target), cite="nde2.cover.power") == "blocked":
            await play.tell(Settled(who, effect, None, "impossible"), "nde2.cover.power")
            return False
    return True


def _by_number(
    table: Table, call: PowerCall, targets: tuple[FoeId, ...], hindered: tuple[FoeId, ...]
) -> list[tuple[FoeId, int]]:
    """Each target with the number to reach, the easiest first; the next of the ladder for one that is hindered."""
    numbers = {target: number_against(table, call.difficulty, target) for target in targets}
    higher = {target: [known for known in table.options.book.numbers if known > numbers[target]] for target in hindered}
    numbers |= {target: min(known, default=numbers[target]) for target, known in higher.items()}
    return sorted(numbers.items(), key=lambda pair: pair[1])


def number_against(table: Table, level: int, target: FoeId) -> int:
    """A power must work and must hit: the higher of its own number and the foe's Defense."""
    defense = table.foe(target).defense
    return {"higher": max(level, defense), "defense": defense, "level": level}[table.options.power_target]


class Hindered(NamedTuple):
    """Hindrances of space to a power: those of every target move the die, and what only some have, their numbers."""

    forced: tuple[Because, ...] = ()
    harder: tuple[FoeId, ...] = ()


def _in_the_way(table: Table, who: HeroId, call: PowerCall, targets: tuple[FoeId, ...]) -> Hindered:
    """A power that works along the line is hindered by partial cover and long range, as a shot is, target by target.

    A shield that only some of the targets have makes those harder, line or no line.

    On 2d6 there are no numbers to tell targets apart, so there one hindered target hinders the whole roll.
    """
    shielded = [target for target in targets if effects.is_shielded(table, target)]
    apart = tuple(shielded) if len(shielded) < len(targets) and table.options.dice_mode != "2d6" else ()
    if not call.needs_line or not targets:
        return Hindered(harder=apart)
    every = {target: space.hindrances(table, who, target, "ranged") for target in targets}
    moving = {target: {one.of: one for one in reasons if one.amount} for target, reasons in every.items()}
    anywhere = {of: one for reasons in moving.values() for of, one in reasons.items()}
    if table.options.dice_mode == "2d6":
        return Hindered(tuple(anywhere.values()))
    shared = {of for of in anywhere if all(of in reasons for reasons in moving.values())}
    far = [target for target, reasons in every.items() if any(one.what == "note-number-up" for one in reasons)]
    harder = tuple(target for target in targets if target in (*far, *apart) or moving[target].keys() - shared)
    return Hindered(tuple(one for of, one in anywhere.items() if of in shared), harder)


IN_MODE = {"2d6": "nde2.v2d6.power", "d6": "nde1.d6.power"}
"""What a power is rolled against in the variants."""


def _rules(table: Table, targets: tuple[FoeId, ...]) -> tuple[str, ...]:
    rules = [IN_MODE.get(table.options.dice_mode, "nde2.power.sequence")]
    return (*rules, "nde2.power.vs-defense", "nde2.attack.attribute") if targets else tuple(rules)


def _failure_rule(table: Table) -> str:
    return "nde2.v2d6.power" if table.options.dice_mode == "2d6" else "nde2.power.failure"


async def _works(
    play: Play[Table],
    who: HeroId,
    call: PowerCall,
    verdict: Verdict,
    hit: tuple[FoeId, ...],
    heal: HeroId,
    leap: Square | None,
) -> None:
    """The effect happens: one Heart from each target hit, Hearts for the healed, and one pick if it was exceptional.

    Targets of a power that does no harm are held by it.
    """
    harmed = hit if call.damage else ()
    pick = await _exceptional(play, who, call, harmed) if verdict.result == "X" else Pick("plain")
    for target in hit:
        if pick.id in ("two_hearts", "effect"):
            await hurt_exceptionally(play, target, pick, call.damage, "nde2.power.exceptional-hit")
        elif call.damage:
            await hurt(play, target, call.damage, cite="nde2.power.damage")
        else:
            await effects.lay(play, target, HELD, "nde2.power.sequence")
    if heal:
        await _heal(play, heal, call.heals or play.state.options.power_heal)
    if leap is not None:
        hero = play.state.hero(who)
        await play.tell(Moved(who, leap, hero.place, hero.moved, True), "nde1.magic.leap")


async def _strengthens(play: Play[Table], shield: HeroId, boost: HeroId) -> None:
    """A power that wards or strengthens leaves its effect on the hero it was meant for."""
    if shield:
        await effects.lay(play, shield, SHIELDED, "nde2.power.sequence")
    if boost:
        await effects.lay(play, boost, BOOSTED, "nde2.power.sequence")


async def _backfires(
    play: Play[Table], who: HeroId, verdict: Verdict, aimed: list[tuple[FoeId, int]], pressed: Pressed
) -> None:
    """A failed power in a fight: one that should harm a foe was an attack that missed, and a crowd makes it worse."""
    for target, _ in aimed:
        await retaliation(play, who, target, "ranged")
    if pressed.trouble:
        await one_more_trouble(play, who, verdict, "nde2.crowd")


async def _exceptional(play: Play[Table], who: HeroId, call: PowerCall, hit: tuple[FoeId, ...]) -> Pick:
    """One pick in all, from the list of powers or, if it harms, from that of hits; or the GM gives a point back."""
    capped = call.price < 1 or play.state.hero(who).power >= play.state.hero(who).power_max
    if not capped and await play.ask(GM, GivePower(who, call.price), cite="nde2.power.exceptional") == "yes":
        await play.tell(PowerChanged(who, play.state.hero(who).power + 1, "gift"), "nde2.power.exceptional")
        return Pick("gift")
    rule = "nde2.power.exceptional-hit" if hit else "nde2.power.exceptional"
    offered = [Option(id, rule) for id in ("scale", "benefit")]
    if hit:
        picks = max((exceptional_hit(play.state, play.state.foe(target)) for target in hit), key=len)
        offered = [Option(pick.id, rule) for pick in picks] + offered
    pick = await play.ask(play.state.hero(who).seat, PickExceptional(who, tuple(offered)), cite=rule)
    if pick.id in ("scale", "benefit"):
        await play.tell(Benefited(who, pick.id, pick.detail), rule, *(("nde2.power.refund-cap",) if capped else ()))
    return pick


async def _heal(play: Play[Table], who: HeroId, hearts: int) -> None:
    """Healing brings Hearts back, never above the maximum, and may raise one who is down."""
    hero = play.state.hero(who)
    await play.tell(HeartsChanged(who, min(hero.hearts + hearts, hero.hearts_max)), "nde2.power.heal")
