"""The fight: rounds, attacks, hits and misses, and what the foes do."""

from __future__ import annotations

from typing import Literal

from moothall.errors import AgainstTheRules
from moothall.rulesets.nde import space
from moothall.rulesets.nde.aftermath import bargain_or_trouble, move_clock, one_more_trouble, pay_price, take_benefit
from moothall.rulesets.nde.events import (
    Acted,
    Attacked,
    FoeActed,
    FoeHurt,
    PhaseChanged,
    PowerChanged,
    RoundBegan,
    Struck,
)
from moothall.rulesets.nde.harm import lose_hearts
from moothall.rulesets.nde.prepare import check_can_act, count_once, prepare
from moothall.rulesets.nde.questions import (
    Call,
    CouldReach,
    FoeStrikes,
    HowHard,
    PickExceptional,
    StartCombat,
    Strike,
)
from moothall.rulesets.nde.state import Foe, Table
from moothall.rulesets.nde.throw import throw
from moothall.rulesets.nde.trials import Pressed, crowd, use_action, why
from moothall.rulesets.nde.words import DIFFICULTIES, How, Verdict
from moothall.talk.play import GM, Play
from moothall.talk.procedure import procedure
from moothall.talk.questions import Option

ATTACK_WITH: dict[How, Literal["str", "dex"]] = {"melee": "str", "ranged": "dex"}


@procedure("nde2.attack")
async def attack(play: Play[Table], who: str, target: str, how: How, story: str = "") -> Verdict:
    """Choose a target and describe the attack; the attribute follows from it; the roll must reach the Defense."""
    foe = check_attack(play.state, who, target, how)
    await use_action(play, who, "attack")

    # The attribute, the target's Defense, and all that helps and hinders.
    attribute = ATTACK_WITH[how]
    number = harder(foe.defense) if _number_moves(play.state, who, target) else foe.defense
    asked = HowHard(who, preset=number, needs_stakes=False)
    call = await count_once(play, await play.ask(GM, asked, cite="nde2.attack.defense"))
    pressed = await crowd(play, who)
    forced = (*space.hindrances(play.state, who, target, how), *pressed.forced)

    # The roll.
    pool, spent = await prepare(play, who, attribute, call.difficulty, call, forced)
    verdict = await throw(play, who, pool, call.difficulty, spent)
    result = Attacked(
        who, target, attribute, pool.sides, pool.modifier, verdict.result, call.difficulty, play.state.foe(target).open
    )
    await play.tell(result, "nde2.attack.hit", "nde2.attack.attribute", *why(pool, verdict), *_one_outcome(play, who))

    # A miss has consequences, a hit takes Hearts.
    if verdict.failed:
        verdict = await _miss(play, who, target, how, verdict, pressed)
    elif verdict.result == "SC":
        await pay_price(play, who, verdict)
    if not verdict.failed:
        await hit(play, who, target, verdict)
    if not call.unrelated:
        await move_clock(play, verdict)
    return verdict


def check_attack(table: Table, who: str, target: str, how: How) -> Foe:
    """An attack needs a hero who can act, a target that stands, and a way to reach it."""
    check_can_act(table, who)
    if not target:
        raise AgainstTheRules("error-no-target", cite="nde2.attack.hit")
    foe = table.foe(target)
    if foe.out:
        raise AgainstTheRules("error-target-out", cite="nde2.attack.hit", target=foe.name)
    space.check_reach(table, who, target, how)
    return foe


def _number_moves(table: Table, who: str, target: str) -> bool:
    """Long range makes the number harder instead of the die, at tables that keep the old wording."""
    return table.options.legacy_shift == "t" and space.far_off(table, who, target)


def harder(number: int) -> int:
    """The next number of the ladder; the last one stays."""
    return next((higher for higher in DIFFICULTIES if higher > number), number)


def _one_outcome(play: Play[Table], who: str) -> tuple[str, ...]:
    return ("nde2.crowd.one-outcome",) if space.minions_on(play.state, who) > 1 else ()


async def _miss(
    play: Play[Table], who: str, target: str, how: How, verdict: Verdict, pressed: Pressed
) -> Verdict:
    """A miss costs no Heart unless the table plays with retaliation; what else it means is the GM's."""
    struck = await _retaliation(play, who, target, how)
    if not struck or verdict.result == "FC":
        needed = "nde2.test.one" if verdict.result == "FC" else "nde2.attack.miss"
        required = needed if verdict.result == "FC" or play.state.options.fail_prompt == "required" else None
        verdict = await bargain_or_trouble(play, who, verdict, required)
    if verdict.failed and pressed.trouble:
        await one_more_trouble(play, who, verdict, "nde2.crowd")
    return verdict


async def _retaliation(play: Play[Table], who: str, target: str, how: How) -> bool:
    """A variant: a missed attack costs a Heart if the foe could truly reach the attacker."""
    rule = play.state.options.retaliation
    if rule == "off" or (rule == "melee" and how != "melee"):
        return False
    if await play.ask(GM, CouldReach(who, target), cite="nde2.opt.retaliation-reach") == "no":
        return False
    await lose_hearts(play, who, 1, "nde2.opt.retaliation")
    return True


async def hit(play: Play[Table], who: str, target: str, verdict: Verdict) -> None:
    """A hit takes one Heart; an exceptional one two, or one and a strong effect."""
    if verdict.result != "X":
        await hurt(play, target, 1)
        return
    offered = exceptional_hit(play.state, play.state.foe(target))
    pick = await play.ask(play.state.hero(who).seat, PickExceptional(who, offered), cite="nde2.attack.exceptional")
    await hurt_exceptionally(play, target, pick.id, pick.detail)


def exceptional_hit(table: Table, foe: Foe) -> tuple[Option, ...]:
    """What an exceptional hit can be. One hit fells a minion anyway, so there only the effect is left to choose."""
    effect = Option("effect", "nde2.attack.exceptional")
    if foe.tier == "minion" and table.options.x_effect_damage == "1":
        return (effect,)
    return (Option("two_hearts", "nde2.attack.exceptional"), effect)


async def hurt_exceptionally(play: Play[Table], target: str, pick: str, detail: str, normal: int = 1) -> None:
    """Two Hearts, or the normal damage and an effect (no damage, at tables where the effect takes its place)."""
    if pick == "two_hearts":
        await hurt(play, target, normal + 1, cite="nde2.attack.exceptional")
    elif pick == "effect":
        damage = normal if play.state.options.x_effect_damage == "1" else 0
        await hurt(play, target, damage, detail or "other", cite="nde2.attack.exceptional")
    else:
        await hurt(play, target, normal)


async def hurt(
    play: Play[Table], target: str, hearts: int, effect: str = "", cite: str = "nde2.attack.damage"
) -> None:
    """A foe loses Hearts, never below none; with none left it is out."""
    foe = play.state.foe(target)
    left = max(foe.hearts - hearts, 0)
    rules = [cite]
    if foe.tier == "minion" and not left:
        rules.append("nde2.foe.minion")
    if hearts > foe.hearts:
        rules.append("nde2.attack.floor")
    out = foe.out or ("" if left else "out")
    effects = (*foe.effects, effect) if effect else foe.effects
    await play.tell(FoeHurt(target, left, out, effects, foe.seen, foe.open), *rules)


# ---- What the foes do -----------------------------------------------------------------------------------------------


@procedure("nde2.foe-turn")
async def foe_turn(play: Play[Table], foes: tuple[str, ...], who: str) -> bool:
    """Foes act once every hero is done: one at a time, or a group of minions as one. True if a Heart was at stake and
    the blow landed.
    """
    await _foes_may_act(play, foes)
    foe = play.state.foe(foes[0])
    dodge = Option("dex", "nde2.attr.dodge")
    strike = await play.ask(GM, FoeStrikes(foe.id, who, foe.defense, dodge), cite="nde2.foe.turn")
    match play.state.options.foe_action:
        case "player_test":
            landed = await _avoid(play, who, strike)
        case "gm_fiat":
            landed = strike.hurts
        case "foe_roll":
            rolled = await play.roll(1, strike.die, read=reaches, given=(strike.reach,), cite="nde2.foe.turn")
            landed = rolled.reading
    rules = ("nde2.foe.turn", "nde2.crowd.one-outcome") if len(foes) > 1 else ("nde2.foe.turn",)
    await play.tell(Struck(who, landed, foe.id, foe.seen), *rules)
    if landed:
        await lose_hearts(play, who, 1, "nde2.foe.turn")
    await play.tell(FoeActed(foes, foe.seen), "nde2.combat.order")
    return landed


def reaches(faces: tuple[int, ...], number: int) -> bool:
    """Whether a foe's die reaches the number the GM named."""
    return faces[0] >= number


async def _foes_may_act(play: Play[Table], foes: tuple[str, ...]) -> None:
    table = play.state
    for foe in (table.foe(id) for id in foes):
        if foe.out or (table.phase == "foes" and foe.acted):
            raise AgainstTheRules("error-foe-done", cite="nde2.combat.order", foe=foe.name)
        if len(foes) > 1 and foe.tier != "minion":
            raise AgainstTheRules("error-not-minions", cite="nde2.foe.turn", foe=foe.name)
    if table.phase == "heroes":
        check_heroes_done(table)
        await play.tell(PhaseChanged("foes"), "nde2.combat.order")


async def _avoid(play: Play[Table], who: str, strike: Strike) -> bool:
    """The threatened player tests; a failure lets the blow land."""
    call = Call(strike.difficulty, strike.stakes)
    pool, spent = await prepare(play, who, strike.attribute, strike.difficulty, call)
    verdict = await throw(play, who, pool, strike.difficulty, spent)
    if verdict.result == "FC":
        await one_more_trouble(play, who, verdict, "nde2.test.one")
    elif verdict.result == "SC":
        await pay_price(play, who, verdict)
    elif verdict.result == "X":
        await take_benefit(play, who)
    await move_clock(play, verdict)
    return verdict.failed


# ---- Rounds ---------------------------------------------------------------------------------------------------------


@procedure("nde2.combat")
async def combat(play: Play[Table]) -> str:
    """A fight is played in rounds if one side wants to harm another and order matters; else freely, or as one test."""
    start = await play.ask(GM, StartCombat(len(play.state.standing())), cite="nde2.combat.start")
    if not (start.harm_wanted and start.order_matters):
        return "free"
    if start.how == "combat":
        await play.tell(RoundBegan(1), "nde2.combat.start")
    return start.how


@procedure("nde2.pass")
async def pass_turn(play: Play[Table], who: str) -> None:
    """A hero lets the Action go and counts as done."""
    check_can_act(play.state, who)
    await play.tell(Acted(who, "pass", True), "nde2.combat.order")


@procedure("nde2.act")
async def act(play: Play[Table], who: str, action: Literal["equipment", "interact"], story: str = "") -> None:
    """An Action that needs no roll: using gear, or something in the scene."""
    check_can_act(play.state, who)
    await play.tell(Acted(who, action, play.state.phase == "heroes"), "nde2.combat.actions")


@procedure("nde2.next-round")
async def next_round(play: Play[Table]) -> None:
    """Once all have acted it begins again with the heroes."""
    if play.state.phase == "heroes":
        check_heroes_done(play.state)
    await play.tell(RoundBegan(play.state.round + 1), "nde2.combat.order")


def check_heroes_done(table: Table) -> None:
    """Every hero has acted, passed, or is down."""
    waiting = [hero.name for hero in table.up() if not hero.acted]
    if waiting:
        raise AgainstTheRules("error-heroes-first", cite="nde2.combat.order", hero=waiting[0])


@procedure("nde2.end-combat")
async def end_combat(play: Play[Table]) -> None:
    """The conflict is over; everybody regains one Power Point."""
    await play.tell(PhaseChanged("free", "over"), "nde2.combat.order")
    for hero in play.state.heroes:
        power = min(hero.power + 1, hero.power_max)
        await play.tell(PowerChanged(hero.id, power, "conflict_over"), "nde2.rest.scene-pp")
