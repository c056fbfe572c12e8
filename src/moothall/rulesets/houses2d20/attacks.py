"""Attacks: a contest, points on the target's track, defeat, and resisting it."""

from __future__ import annotations

from typing import NamedTuple

from moothall.rulesets.houses2d20.adversity import pain, peril_of
from moothall.rulesets.houses2d20.aftermath import Result, buy, complication
from moothall.rulesets.houses2d20.asset_moves import Done
from moothall.rulesets.houses2d20.assets import assets_of, defenders, defensive
from moothall.rulesets.houses2d20.contests import Contest, compete, end_contest, who_opposes
from moothall.rulesets.houses2d20.events import AttackDeclared, Attacked, Defeated, Resisted, TrackMoved
from moothall.rulesets.houses2d20.ids import NO_ASSET, NOBODY, CharacterId
from moothall.rulesets.houses2d20.points import could_pay, pay_in_threat, spend_momentum
from moothall.rulesets.houses2d20.prices import ADDED_THREAT, MOMENTUM
from moothall.rulesets.houses2d20.questions import (
    AllowReach,
    ResistDefeat,
    Strike,
    WhatFor,
    WhatItMeans,
    WhichMeasure,
    WhomAndWith,
)
from moothall.rulesets.houses2d20.questions.asset_moves import ELSE
from moothall.rulesets.houses2d20.state import Character, Table, Track
from moothall.rulesets.houses2d20.traits import make_trait
from moothall.rulesets.houses2d20.words import ATTACK, DEFENSE, SKILLS, TRACK_BASE, Tier
from moothall.rulesets.houses2d20.yardsticks import kind_of
from moothall.talk.play import GM, Play
from moothall.talk.reasons import Because


class Aimed(NamedTuple):
    """An attack that is about to be made; its intent, unless that is still to be said."""

    strike: Strike
    intent: str | None = None


async def attack(play: Play[Table], who: CharacterId, aimed: Aimed, shifts: tuple[Because, ...]) -> Done:
    """Run an attack: its intent, then a contest; won, it hits."""
    strike, intent = aimed.strike, aimed.intent
    if intent is None:
        intent = await _intent(play, who, strike)
    measure = kind_of(play.state.conflict.kind).measure if play.state.conflict else "battle"
    opposed = await who_opposes(play, who, ATTACK, (strike.target,), measure)
    fought = await compete(play, who, ATTACK, opposed, (*shifts, *_defended(play.state, strike.target)), DEFENSE)
    await _tell_attack(play, who, strike, fought)
    if fought.active is not None and fought.won:
        fought = fought._replace(active=await _hit(play, fought.active, strike, intent.strip()))
    return Done(fought.won, pending=await end_contest(play, fought))


async def _intent(play: Play[Table], who: CharacterId, strike: Strike) -> str:
    asked = WhatFor(who, strike.target)
    return await play.ask(play.state.who(who).seat, asked, cite="houses.attack.choose-target-and-asset")


async def _declared(play: Play[Table], who: CharacterId, strike: Strike, intent: str) -> str:
    """Everybody hears of an attack, and what it is to achieve, before the GM judges it."""
    seen = _is_seen(play.state, who, strike)
    declared = AttackDeclared(who, strike.target, strike.asset, intent.strip(), seen)
    await play.tell(declared, "houses.attack.choose-target-and-asset")
    return intent


def _is_seen(table: Table, who: CharacterId, strike: Strike) -> bool:
    return table.who(who).seen and table.who(strike.target).seen


async def aim(play: Play[Table], who: CharacterId, beyond: CharacterId = NOBODY) -> Aimed | None:
    """Ask for target and asset; out of reach it needs the GM's word, and without that it is asked again.

    Nothing if it is to be something else after all. Where offers stand until the last word, the player says all there
    is to say before the GM is asked.
    """
    while True:
        asked = whom_and_with(play.state, who, beyond)
        strike = await play.ask(play.state.who(who).seat, asked, cite="houses.attack.choose-target-and-asset")
        if strike.target == ELSE:
            return None
        intent = await _declared(play, who, strike, await _intent(play, who, strike)) if play.stands else None
        if await _reaches(play, who, strike):
            return Aimed(strike, intent)
        beyond = strike.target


async def aim_at(play: Play[Table], who: CharacterId, strike: Strike, intent: str) -> Aimed | None:
    """Aim an attack of which all has been said; out of reach it needs the GM's word, and without that it is asked for.

    Nothing if it is to be something else after all.
    """
    whom_and_with(play.state, who).check(play.state, strike)
    await _declared(play, who, strike, intent)
    return Aimed(strike, intent) if await _reaches(play, who, strike) else await aim(play, who, strike.target)


async def _reaches(play: Play[Table], who: CharacterId, strike: Strike) -> bool:
    """Whether an attack is in reach, or the GM allows it all the same."""
    if in_reach(play.state, who, strike):
        return True
    reach = AllowReach(who, strike.asset, strike.target)
    return await play.ask(GM, reach, cite="houses.attack.reach") == "yes"


def whom_and_with(table: Table, who: CharacterId, beyond: CharacterId = NOBODY) -> WhomAndWith:
    """Return the possible targets, those in reach first, with the assets that reach them, the most potent first."""
    one = table.who(who)
    enemies = table.standing("opposition" if one.is_player else "players")
    targets = [enemy.id for enemy in enemies if enemy.seen or not one.is_player]
    assets = sorted(assets_of(table, who), key=lambda asset: -asset.potency)
    every = (Strike(target, asset) for target in targets for asset in (*(each.id for each in assets), NO_ASSET))
    near = tuple(strike for strike in every if in_reach(table, who, strike))
    first = dict.fromkeys(strike.target for strike in near)
    listed = (*first, *(target for target in targets if target not in first))
    return WhomAndWith(who, listed, tuple(asset.id for asset in assets), near, beyond)


def in_reach(table: Table, who: CharacterId, strike: Strike) -> bool:
    """The attacking asset lies in the target's zone; bare hands are where their owner is; without zones all is near."""
    there = table.who(strike.target).zone
    if table.options.attack_reach == "any" or not there:
        return True
    return (table.asset(strike.asset).zone if strike.asset else table.who(who).zone) == there


def _defended(table: Table, target: CharacterId) -> tuple[Because, ...]:
    """Each defensive asset there makes it harder by one; a rule that leaves one out is named where it does."""
    counted, there = defenders(table, target), table.who(target).zone
    left_out = [asset for asset in defensive(table) if asset not in counted]
    whose = Because("note-their-side", 0, "houses.attack.defensive-of-target-side")
    elsewhere = Because("note-only-there", 0, "houses.attack.assets-elsewhere-do-not-count")
    shifts = tuple(Because("shift-defended", 1, "houses.attack.defensive-assets-add-1", a.name) for a in counted)
    near = (whose,) if any(asset.zone == there for asset in left_out) else ()
    return (*shifts, *near, *((elsewhere,) if any(asset.zone != there for asset in left_out) else ()))


async def _tell_attack(play: Play[Table], who: CharacterId, strike: Strike, fought: Contest) -> None:
    seen = _is_seen(play.state, who, strike)
    told = Attacked(who, strike.target, strike.asset, fought.won, seen)
    await play.tell(told, "houses.attack.is-a-contest", *_rules_of(play.state, fought))


def _rules_of(table: Table, fought: Contest) -> tuple[str, ...]:
    """Why an attack hit or missed."""
    if fought.won:
        tied = fought.active is not None and fought.active.successes == fought.active.ready.difficulty
        return ("houses.attack.win-hits", *(("houses.contest.tie-to-active",) if tied else ()))
    closed = () if table.options.cost_in_contests else ("houses.cost.not-in-contests",)
    return ("houses.attack.lose-ends-action", "houses.attack.lose-no-initiative", *closed)


# ---- A hit ----------------------------------------------------------------------------------------------------------


async def _hit(play: Play[Table], result: Result, strike: Strike, intent: str) -> Result:
    """A minor character falls at once; everybody else is worn down on a track."""
    target = play.state.who(strike.target)
    potency = play.state.asset(strike.asset).potency if strike.asset else 0
    if target.falls_at_once:
        rule = "houses.attack.minor-supporting-falls" if target.supporting else "houses.attack.minor-npc-falls"
        return await _fall(play, result, target.id, potency, intent, rule)
    result, full = await _wear_down(play, result, target, potency)
    if not full or await _resists(play, target.id, potency):
        return result
    return await _fall(play, result, target.id, potency, intent, "houses.attack.full-track-defeats")


async def _wear_down(play: Play[Table], result: Result, target: Character, potency: int) -> tuple[Result, bool]:
    """Two points and the Potency, perhaps one more for Momentum. Whether the track is full now."""
    track = target.track or await _new_track(play, target)
    price, points = MOMENTUM["point"], TRACK_BASE + potency
    rules = [_track_rule(target), "houses.attack.points-2-plus-potency", "houses.asset.potency"]
    while True:
        result, bought = await buy(play, result, "point", price.points, price.cite)
        if not bought:
            break
        points += 1
        rules += ["houses.attack.plus-one-for-2-momentum", price.cite]
        if not play.state.options.attack_extra_points_repeatable:
            rules.append("houses.attack.plus-one-once")
            break
    reached = min(track.requirement, track.points + points)
    rules += ["houses.task.surplus-lost"] if track.points + points > track.requirement else []
    rules += ["houses.resist.falls-on-next-hit"] if track.points == track.requirement else []
    now = Track(reached, track.requirement, track.skill)
    await play.tell(TrackMoved(target.id, now, points, target.seen), *dict.fromkeys(rules))
    return result, reached == track.requirement


TRACK_RULES: dict[Tier, str] = {
    "main": "houses.attack.main-pc-track",
    "notable": "houses.attack.notable-npc-track",
    "major": "houses.attack.major-npc-track",
}


def _track_rule(target: Character) -> str:
    if target.supporting and target.tier != "main":
        return "houses.attack.notable-supporting-track"
    return TRACK_RULES[target.tier]


async def _new_track(play: Play[Table], target: Character) -> Track:
    """The GM picks the skill that measures the target's defeat; the kind of conflict suggests one."""
    kind = kind_of(play.state.conflict.kind if play.state.conflict else "personal")
    skills = tuple((skill, target.skills.of(skill)) for skill in SKILLS)
    asked = WhichMeasure(target.id, skills, kind.measure, kind.cite)
    skill = await play.ask(GM, asked, cite="houses.attack.requirement-is-skill")
    return Track(0, target.skills.of(skill), skill)


async def _resists(play: Play[Table], who: CharacterId, potency: int) -> bool:
    """Once in a scene defeat is resisted, at a price and for a complication; nothing is healed by it."""
    one, price = play.state.who(who), MOMENTUM["resist"].points + potency
    if one.resisted or not could_pay(play.state, one, price):
        return False
    asked = ResistDefeat(who, price, potency, not one.is_player)
    stand = await play.ask(one.seat, asked, cite="houses.resist.who")
    if not stand.resist:
        return False
    rules = ["houses.resist.base-cost-1", "houses.resist.split-payment"]
    rules += ["houses.resist.cost-plus-potency"] if potency else []
    await spend_momentum(play, who, stand.paid.momentum, "resist", MOMENTUM["resist"].cite, *rules)
    by_threat = ADDED_THREAT["resist"].cite if one.is_player else "houses.threat.spend.npc-same-choice"
    await pay_in_threat(play, who, stand.paid.threat, "resist", by_threat, *rules)
    await peril_of(play, who, stand.paid.threat, one.name)
    stays = ("houses.resist.not-defeated", "houses.resist.carries-on", "houses.resist.no-healing")
    await play.tell(Resisted(who, one.seen), *stays, "houses.resist.once-per-scene", "houses.resist.who")
    await complication(play, who, "resist")
    return True


async def _fall(play: Play[Table], result: Result, target: CharacterId, potency: int, intent: str, rule: str) -> Result:
    """Defeat a target; Momentum may make it lasting; attacker and GM say what it means."""
    one = play.state.who(target)
    await play.tell(Defeated(target, "defeated", potency, "", one.seen), rule)
    price = MOMENTUM["lasting"]
    result, lasting = await buy(play, result, "lasting", price.points, price.cite)
    asked = WhatItMeans(result.who, target, intent, lasting)
    seat = play.state.who(result.who).seat
    meaning = (await play.ask(seat, asked, cite="houses.attack.lasting-after-defeat")).strip()
    if lasting or meaning:
        rules = ("houses.attack.lasting-after-defeat", price.cite) if lasting else (rule,)
        await play.tell(Defeated(target, "lasting" if lasting else "defeated", potency, meaning, one.seen), *rules)
    if lasting and (words := meaning or intent):
        await make_trait(play, words, "defeat", price.cite, on=target, lasts="lasting")
    await pain(play, target, meaning)
    return result
