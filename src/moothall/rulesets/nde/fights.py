"""Fights: rounds, attacks, hits and misses, and the foes' actions."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.rulesets.nde import effects, space
from moothall.rulesets.nde.action_test import Pressed, crowd, harder, nearly_impossible, nearly_sure, use_action, why
from moothall.rulesets.nde.aftermath import (
    bargain_or_trouble,
    fight_troubles,
    move_clock,
    needed_by,
    one_more_trouble,
    pay_price,
    take_benefit,
)
from moothall.rulesets.nde.checks import check_attack, check_can_act, check_foe_can_act, check_heroes_done, check_strike
from moothall.rulesets.nde.choices import (
    PLAIN_ACTIONS,
    Able,
    acting_foes,
    plain_actions,
    strikes,
    struck,
    targets,
    ways,
)
from moothall.rulesets.nde.events import (
    Acted,
    AttackDeclared,
    Attacked,
    CoverChanged,
    FoeActed,
    FoeHurt,
    PhaseChanged,
    RoundBegan,
    StrikeDeclared,
    Struck,
)
from moothall.rulesets.nde.harm import end_fight, lose_hearts
from moothall.rulesets.nde.ids import FoeId, HeroId
from moothall.rulesets.nde.offered import action_of_a_turn, attacking, passing
from moothall.rulesets.nde.prepare import as_called, beyond_the_ladder, count_once, prepare
from moothall.rulesets.nde.questions import (
    Call,
    CouldReach,
    FoeStrikes,
    Pick,
    PickExceptional,
    StartCombat,
    Strike,
    StrikeFallen,
    circumstances_of,
    how_hard,
)
from moothall.rulesets.nde.questions.action_test import uses_numbers
from moothall.rulesets.nde.rolling import roll_against
from moothall.rulesets.nde.state import Foe, Table
from moothall.rulesets.nde.words import Attribute, How, Verdict
from moothall.talk.actions import action
from moothall.talk.arguments import Among, Busy, Own, Words
from moothall.talk.play import GM, Play
from moothall.talk.questions import Option
from moothall.talk.reasons import Because

ATTACK_WITH: dict[How, Literal["str", "dex"]] = {"melee": "str", "ranged": "dex"}


@action("nde.attack", by="player", chapter="combat", rank=2, offered=attacking)
async def attack(
    play: Play[Table],
    who: Own[Able],
    target: Annotated[FoeId, Among(targets)],
    how: Annotated[How, Among(ways)],
    story: Words = "",
) -> Verdict | None:
    """Choose a target and describe the attack; the attribute follows from it; the roll must reach the Defense.

    The result is `None` where the GM finds it all but impossible, and nothing was tried.
    """
    foe = check_attack(play.state, who, target, how)
    if play.stands:
        await play.tell(AttackDeclared(who, target, how, story, foe.seen), "nde2.test.declare")
    await use_action(play, who, "attack")

    # The attribute, the target's Defense, and all that helps and hinders.
    attribute = ATTACK_WITH[how]
    forced = (*space.hindrances(play.state, who, target, how), *effects.sway(play.state, who, target))
    asked = how_hard(play.state, who, attribute, foe.defense, needs_stakes=False)
    call = await count_once(play, await play.ask(GM, asked, cite="nde2.attack.defense"), forced)
    pressed = await crowd(play, who)

    # The roll, unless it is all but settled.
    number = _number(call, forced, pressed)
    about = _about_defense(foe, call, forced) if uses_numbers(play.state) else ()
    reasons = (*forced, *pressed.forced, *about)
    match await beyond_the_ladder(play, who, attribute, (number,), call, reasons):
        case "refuse":
            await nearly_impossible(play, who, story)
            return None
        case "succeeds":
            verdict = await nearly_sure(play, who, story)
        case _:
            verdict = await _strike_at(play, who, target, attribute, number, call, reasons)

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


async def _strike_at(
    play: Play[Table],
    who: HeroId,
    target: FoeId,
    attribute: Attribute,
    number: int,
    call: Call,
    reasons: tuple[Because, ...],
) -> Verdict:
    """Roll an attack."""
    is_open = play.state.foe(target).open
    pool, (against,), spent = await prepare(play, who, attribute, (number,), call, reasons, is_open)
    verdict = await roll_against(play, who, pool, (against,), spent, is_open)
    foe = play.state.foe(target)
    result = Attacked(who, target, attribute, pool.sides, pool.modifier, verdict.result, against, foe.open, foe.seen)
    rules = (_hit_rule(play.state, foe), "nde2.attack.attribute", *why(pool, verdict), *_one_outcome(play, who))
    await play.tell(result, *rules)
    return verdict


def _number(call: Call, forced: tuple[Because, ...], pressed: Pressed) -> int:
    """The number called for, or the next one where range or a crowd moves it; both together move it once."""
    far_off = any(as_called(reason, call).what == "note-number-up" for reason in forced)
    return harder(call.difficulty) if far_off else pressed.number(call.difficulty)


def _about_defense(foe: Foe, call: Call, forced: tuple[Because, ...]) -> tuple[Because, ...]:
    """Cover moves the die and leaves the Defense alone, unless the GM calls for another number."""
    if not any(reason.what == "step-cover" for reason in forced):
        return ()
    what = "note-defense-stays" if call.difficulty == foe.defense else "note-overruled"
    return (Because(what, 0, "nde2.cover.not-defense", "defense"),)


def _hit_rule(table: Table, foe: Foe) -> str:
    """The rule of a hit: a number reached, a band of 2d6, or the threshold against such a foe."""
    return table.options.book.tiers[foe.tier].hit_in[table.options.dice_mode]


def _one_outcome(play: Play[Table], who: HeroId) -> tuple[str, ...]:
    return ("nde2.crowd.one-outcome",) if space.minions_on(play.state, who, seen=True) > 1 else ()


async def _miss(play: Play[Table], who: HeroId, target: FoeId, how: How, verdict: Verdict, pressed: Pressed) -> Verdict:
    """A miss costs no Heart unless the table plays with retaliation; what else it means is the GM's."""
    one = play.state.options.book.one_in_fight
    if not await retaliation(play, who, target, how):
        required = needed_by(play.state, verdict, "nde2.attack.miss", one)
        kinds = fight_troubles(play.state) if verdict.result == "FC" else ()
        verdict = await bargain_or_trouble(play, who, verdict, required, kinds)
    elif verdict.result == "FC":
        # The Heart is lost: too late for a bargain.
        await one_more_trouble(play, who, verdict, one, fight_troubles(play.state, heart=False))
    if verdict.failed and pressed.trouble:
        await one_more_trouble(play, who, verdict, "nde2.crowd")
    return verdict


async def retaliation(play: Play[Table], who: HeroId, target: FoeId, how: How) -> bool:
    """A missed attack costs a Heart if the foe could truly reach the attacker. It is no turn of the foe's."""
    rule = play.state.options.retaliation
    if rule == "off" or (rule == "melee" and how != "melee"):
        return False
    asked = could_reach(play.state, who, target, how)
    likely, *_ = asked.offered
    match await play.ask(GM, asked, cite=likely.cite):
        case "no":
            return False
        case "instead":
            instead, kinds = asked.offered[-1].cite, fight_troubles(play.state, heart=False)
            await one_more_trouble(play, who, Verdict("F", instead), instead, kinds)
        case _:
            await lose_hearts(play, who, 1, "nde2.opt.retaliation", "", *play.state.options.book.answered)
    return True


def could_reach(table: Table, who: HeroId, target: FoeId, how: How) -> CouldReach:
    """Whether the foe reached: in some books where the attacker stands presets the answer."""
    rules = table.options.book.reach
    if not rules:
        return CouldReach(who, target)
    stands = space.standing_of(table, who, target, how)
    reached = stands == "melee" or (stands != "safe" and table.foe(target).shoots)
    likely = [Option(answer, rules[stands]) for answer in (("yes", "no") if reached else ("no", "yes"))]
    return CouldReach(who, target, (*likely, Option("instead", "nde1.retaliation.instead")))


async def hit(play: Play[Table], who: HeroId, target: FoeId, verdict: Verdict) -> None:
    """A hit takes one Heart; an exceptional one two, or one and a strong effect."""
    if verdict.result != "X":
        await hurt(play, target, 1)
        return
    benefit = play.state.options.book.exceptional_minion
    if benefit and play.state.foe(target).tier == "minion":
        await hurt(play, target, 1)
        await take_benefit(play, who, benefit)
        return
    offered = exceptional_hit(play.state, play.state.foe(target))
    pick = await play.ask(play.state.hero(who).seat, PickExceptional(who, offered), cite="nde2.attack.exceptional")
    await hurt_exceptionally(play, target, pick)


def exceptional_hit(table: Table, foe: Foe) -> tuple[Option, ...]:
    """Benefits of an exceptional hit. One hit fells a minion anyway, so there only the effect is left to choose."""
    if foe.tier == "minion" and table.options.book.exceptional_minion:
        return ()
    effect = Option("effect", "nde2.attack.exceptional")
    if foe.tier == "minion" and table.options.x_effect_damage == "1":
        return (effect,)
    return (Option("two_hearts", "nde2.attack.exceptional"), effect)


async def hurt_exceptionally(
    play: Play[Table], target: FoeId, pick: Pick, normal: int = 1, cite: str = "nde2.attack.exceptional"
) -> None:
    """Two Hearts, or the normal damage and an effect (no damage, at tables where the effect takes its place)."""
    if pick.id == "two_hearts":
        await hurt(play, target, normal + 1, cite=cite)
    elif pick.id == "effect":
        damage = normal if play.state.options.x_effect_damage == "1" else 0
        await hurt(play, target, damage, pick.detail or effects.unsaid(play.state), cite=cite)
        foe = play.state.foe(target)
        if pick.detail == "push" and foe.cover != "none" and not foe.out:
            await play.tell(CoverChanged(target, "none", foe.seen), cite)
    else:
        await hurt(play, target, normal)


async def hurt(play: Play[Table], target: FoeId, hearts: int, effect: str = "", cite: str = "") -> None:
    """A foe loses Hearts, never below none; with none left it is out."""
    foe = play.state.foe(target)
    left = max(foe.hearts - hearts, 0)
    rules = [cite or play.state.options.book.tiers[foe.tier].hit]
    if foe.tier == "minion" and not left:
        rules.append("nde2.foe.minion")
    if hearts > foe.hearts:
        rules.append("nde2.attack.floor")
    out = foe.out or ("" if left else "out")
    lying = (*(() if out else foe.effects), *((effect,) if effect else ()))  # how it fell is no earlier effect
    await play.tell(FoeHurt(target, left, out, lying, foe.seen, foe.open), *rules)


# ---- What the foes do -----------------------------------------------------------------------------------------------


@action("nde.foe-turn", by="gm", chapter="combat", rank=3)
async def foe_turn(
    play: Play[Table],
    foes: Annotated[tuple[FoeId, ...], Among(acting_foes)],
    who: Busy[Annotated[HeroId, Among(struck)]],
    how: Annotated[How | None, Among(strikes)] = None,
    overrule: bool = False,
) -> bool:
    """Foes act once every hero is done: one at a time, or a group of minions as one. True if the blow landed.

    Reach, line and cover bind a foe as they bind a hero, unless the GM waves that away; the log says so.
    """
    await _foes_may_act(play, foes)
    hero = play.state.hero(who)  # a rewind may have taken them from the table; then there is nothing to judge
    foe = play.state.foe(foes[0])
    assault = _assault(play.state, foes, who, how, overrule)
    if hero.fallen and play.state.options.foe_space == "bound":
        return await _strike_fallen(play, foes, who, assault)
    doubles = play.state.options.mode.weighing in ("number", "threshold")
    number, dodge = foe.defense if uses_numbers(play.state) else 0, Option("dex", "nde2.attr.dodge")
    asked = FoeStrikes(foe.id, who, number, dodge, doubles, *circumstances_of(play.state))
    if play.stands:
        seen = all(play.state.foe(id).seen for id in foes)
        await play.tell(StrikeDeclared(foes, who, seen), "nde2.foe.turn")
    strike = await play.ask(GM, asked, cite="nde2.foe.turn")
    match play.state.options.foe_action:
        case "player_test":
            landed = await _avoid(play, foes, who, strike, assault)
        case "gm_fiat":
            landed = await _blow(play, foes, who, strike.hurts, strike.stakes, assault)
        case "foe_roll":
            die, number, reasons = _foes_die(play.state, strike, assault)
            rolled = await play.roll(1, die, read=reaches, given=(number,), why=reasons, cite="nde2.foe.turn")
            landed = await _blow(play, foes, who, rolled.reading, strike.stakes, assault)
    await _foes_done(play, foes)
    return landed


async def _foes_done(play: Play[Table], foes: tuple[FoeId, ...]) -> None:
    for seen in (True, False):  # apart, or the seen of a group would give away the unseen
        acted = tuple(id for id in foes if play.state.foe(id).seen is seen)
        if acted:
            await play.tell(FoeActed(acted, seen), "nde2.combat.order")


class Assault(NamedTuple):
    """An attack of foes: what sways the test that avoids it, and the rule the GM has waved away for it."""

    sways: tuple[Because, ...] = ()
    waved: str = ""


def _assault(table: Table, foes: tuple[FoeId, ...], who: HeroId, how: How | None, overrule: bool) -> Assault:
    """Judge whether every foe reaches the hero, and what of space and of effects is in its way or helps it."""
    first = foes[0]
    lying = effects.sway_of_defender(table, first, who)
    if table.options.foe_space != "bound":
        return Assault(lying)
    waved = ""
    for foe in foes:
        try:
            check_strike(table, foe, who, how or space.way_to_strike(table, foe, who))
        except AgainstTheRules as refusal:
            if not overrule:
                raise
            waved = refusal.rule
    placed = space.on_board(table, first, who)
    way = how or space.way_to_strike(table, first, who)
    return Assault((*(space.shelters(table, first, who, way) if placed else ()), *lying), waved)


async def _strike_fallen(play: Play[Table], foes: tuple[FoeId, ...], who: HeroId, assault: Assault) -> bool:
    """A hero who is down cannot avoid anything; the GM says whether the foe strikes, and nothing is rolled."""
    kills = play.state.options.death_when_down == "on"
    struck = await play.ask(GM, StrikeFallen(foes[0], who, kills), cite="nde2.harm.no-death") == "strike"
    if struck:
        await _blow(play, foes, who, True, "", assault, "nde2.harm.zero")
    await _foes_done(play, foes)
    return struck


def _foes_die(table: Table, strike: Strike, assault: Assault) -> tuple[int, int, tuple[Because, ...]]:
    """The die and the number of a foe that rolls: one step worse for it where the hero is sheltered or the foe has an
    effect, and one better where the hero has one.
    """
    kept = [reason for reason in assault.sways if reason.of not in strike.ignore]
    worse, better = ([one for one in kept if (one.amount > 0) is sign] for sign in (True, False))
    if bool(worse) is bool(better):
        return strike.die, strike.reach, ()
    moved = -1 if worse else 1
    what = "step-hindrance" if worse else "step-advantage"
    reasons = tuple(Because(what, moved, reason.cite, reason.of) for reason in kept[:1])
    match table.options.mode.weighing:
        case "die":
            return _next(table.options.book.dice, strike.die, moved), strike.reach, reasons
        case "number":
            return strike.die, _next(tuple(table.options.book.numbers), strike.reach, -moved), reasons
        case _:
            return strike.die, max(strike.reach - moved, 1), reasons


def _next(ladder: tuple[int, ...], at: int, way: int) -> int:
    """The next number up or down a ladder; at its end it stays."""
    if way > 0:
        return min([one for one in ladder if one > at], default=at)
    return max([one for one in ladder if one < at], default=at)


def reaches(faces: tuple[int, ...], number: int) -> bool:
    """Whether a foe's die reaches the number the GM named."""
    return faces[0] >= number


async def _foes_may_act(play: Play[Table], foes: tuple[FoeId, ...]) -> None:
    table = play.state
    if not foes:
        raise AgainstTheRules("error-no-foe", cite="nde2.foe.turn")
    for foe in (check_foe_can_act(table, id) for id in foes):
        if len(foes) > 1 and foe.tier != "minion":
            raise AgainstTheRules("error-not-minions", cite="nde2.foe.turn", foe=foe.name)
    if table.phase == "heroes":
        check_heroes_done(table)
        await play.tell(PhaseChanged("foes"), "nde2.combat.order")


async def _avoid(play: Play[Table], foes: tuple[FoeId, ...], who: HeroId, strike: Strike, assault: Assault) -> bool:
    """The threatened player tests, if the hero is up to it; a failure lets the blow land."""
    if play.state.hero(who).fallen:
        return await _blow(play, foes, who, True, strike.stakes, assault, "nde2.harm.zero")
    pressed = await crowd(play, who)
    call, number = strike.as_call(), pressed.number(strike.difficulty)
    forced = (*assault.sways, *effects.boost(play.state, who), *pressed.forced)
    match await beyond_the_ladder(play, who, strike.attribute, (number,), call, forced):
        case "succeeds":
            return await _blow(play, foes, who, False, strike.stakes, assault, "nde1.tn.under-4")
        case "refuse":
            return await _blow(play, foes, who, True, strike.stakes, assault, "nde1.tn.over-12")
    known = all(play.state.foe(foe).open for foe in foes)
    pool, (against,), spent = await prepare(play, who, strike.attribute, (number,), call, forced, known)
    verdict = await roll_against(play, who, pool, (against,), spent, known)

    # The blow itself, and whatever else the roll brings.
    await _blow(play, foes, who, verdict.failed, strike.stakes, assault, *why(pool, verdict))
    match verdict.result:
        case "FC":
            one = play.state.options.book.one_in_fight
            await one_more_trouble(play, who, verdict, one, fight_troubles(play.state, heart=False))
        case "SC":
            await pay_price(play, who, verdict)
        case "X":
            await take_benefit(play, who)
    if verdict.failed and pressed.trouble:
        await one_more_trouble(play, who, verdict, "nde2.crowd")
    await move_clock(play, verdict)
    return verdict.failed


async def _blow(
    play: Play[Table], foes: tuple[FoeId, ...], who: HeroId, landed: bool, note: str, assault: Assault, *rules: str
) -> bool:
    """A blow that lands costs a Heart; a group of minions strikes one blow."""
    foe = play.state.foe(foes[0])
    one = ("nde2.crowd.one-outcome",) if sum(play.state.foe(id).seen for id in foes) > 1 else ()
    sheltered = any(reason.of in ("cover", "range") for reason in assault.sways)
    space_rules = (assault.waved, "nde2.foe.space") if assault.waved else ("nde2.foe.space",) * sheltered
    struck = Struck(who, landed, foe.id, foe.seen, bool(assault.waved))
    await play.tell(struck, "nde2.foe.turn", *one, *space_rules, *rules)
    if landed:
        await lose_hearts(play, who, 1, play.state.options.book.hero_hit, note)
    return landed


# ---- Rounds ---------------------------------------------------------------------------------------------------------


@action("nde.combat", by="gm", chapter="combat", rank=2)
async def combat(play: Play[Table]) -> str:
    """A fight is played in rounds if one side wants to harm another and order matters; else freely, or as one test."""
    if play.state.phase != "free":
        raise AgainstTheRules("error-already-fighting", cite="nde2.combat.start")
    start = await play.ask(GM, StartCombat(len(play.state.standing())), cite="nde2.combat.start")
    if not (start.harm_wanted and start.order_matters):
        return "free"
    if start.how == "combat":
        await play.tell(RoundBegan(1), "nde2.combat.start", *play.state.options.book.no_initiative)
    return start.how


@action("nde.pass", by="player", chapter="combat", rank=8, offered=passing)
async def pass_turn(play: Play[Table], who: Own[Able]) -> None:
    """A hero lets the Action go and counts as done."""
    check_can_act(play.state, who)
    await play.tell(Acted(who, "pass", play.state.phase == "heroes"), "nde2.combat.order")


@action("nde.act", by="player", chapter="combat", rank=4, offered=action_of_a_turn(*PLAIN_ACTIONS))
async def act(
    play: Play[Table],
    who: Own[Able],
    action: Annotated[Literal["equipment", "interact"], Among(plain_actions)],
    story: Words = "",
) -> None:
    """Take an Action that needs no roll, such as using gear or the scenery. It ends what lies on the hero: a weapon is
    picked up, one who fell is up again.
    """
    check_can_act(play.state, who)
    if action not in play.state.options.book.actions:
        raise AgainstTheRules("error-not-offered", cite="nde2.combat.actions", answer=action)
    await play.tell(Acted(who, action, play.state.phase == "heroes"), "nde2.combat.actions")
    await effects.mend(play, who)


@action("nde.next-round", by="gm", chapter="combat", rank=4)
async def next_round(play: Play[Table]) -> None:
    """Once all have acted it begins again with the heroes."""
    if play.state.phase == "free":
        raise AgainstTheRules("error-no-fight", cite="nde2.combat.order")
    if play.state.phase == "heroes":
        check_heroes_done(play.state)
    await effects.end_of_round(play)
    await play.tell(RoundBegan(play.state.round + 1), "nde2.combat.order")


@action("nde.end-combat", by="gm", chapter="combat", rank=5)
async def end_combat(play: Play[Table]) -> None:
    """The conflict is over; everybody regains one Power Point, unless the rest that follows gives all at once."""
    if play.state.phase == "free":
        raise AgainstTheRules("error-no-fight", cite="nde2.combat.start")
    await end_fight(play)
