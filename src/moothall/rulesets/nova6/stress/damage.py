"""Damage from soak to the box it fills."""

from __future__ import annotations

from dataclasses import replace

from moothall.rulesets.nova6.basics.outcome import Draft, applies
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.effects.soak import Soaked, soaked, worn
from moothall.rulesets.nova6.events import Harmed, Missed
from moothall.rulesets.nova6.modifiers.zones import in_reach
from moothall.rulesets.nova6.questions import RemedyAtHand
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.stress import objects
from moothall.rulesets.nova6.stress.boxes import take
from moothall.rulesets.nova6.words import Duration
from moothall.talk.play import GM, Play
from moothall.talk.reasons import Because, total


@applies("damage")
async def strike(play: Play[Table], test: ActionTest, draft: Draft) -> None:
    """A hit on each of its targets, and again for each time it is repeated; what is driven into them has the same."""
    await _on_targets(play, draft)
    if draft.has("ram"):
        await meet(play, draft.aim, replace(draft, to=(draft.aim,)))


async def _on_targets(play: Play[Table], draft: Draft) -> None:
    if play.state.options.repeat_hits == "sum":
        for target in dict.fromkeys(draft.to):
            await meet(play, target, replace(draft, rating=draft.rating * draft.to.count(target)))
        return
    for target in draft.to:
        if draft.by and not in_reach(play.state, draft, target):
            missed = Missed(draft.by, target, play.state.who(target).seen)
            await play.tell(missed, "nova6.range.increase", "nova6.fight.attack-ranged-range")
        else:
            await meet(play, target, draft)


async def suffer(play: Play[Table], who: str, damage: int, type: str, duration: Duration, subtype: str = "") -> None:
    """Damage that comes from no attack: a price, a trap, a fall."""
    await meet(play, who, Draft("damage", to=(who,), rating=damage, type=type, subtype=subtype, duration=duration))


async def meet(play: Play[Table], who: str, draft: Draft) -> None:
    """Damage meets what stands in its way, and what is left fills one box."""
    if await _has_remedy(play, who, draft):
        draft = replace(draft, rating=0)
    found = soaked(play.state, who, draft)
    dodged = tuple(reason.cite for reason in draft.why)
    one = play.state.who(who)
    rules = (*_grown(draft), *dodged, *found.rules, *_in_order(play.state, who, draft, found))
    why = _on_the_way(draft, found)
    if not found.damage:
        await play.tell(Harmed(who, 0, "", "", one.tracks, one.seen, one.open, why), *rules, "nova6.stress.zero")
        return
    if one.kind == "thing":
        await _hit_thing(play, who, draft, found.damage, why)
        return
    await take(play, who, draft, found.damage, rules, why)


async def _hit_thing(play: Play[Table], who: str, draft: Draft, damage: int, why: tuple[Because, ...]) -> None:
    """A thing loses a box of the track that such damage fills; one that has no such track is not hurt by it."""
    one = play.state.who(who)
    type = draft.type or "physical"
    track = next((track for track in one.tracks if type in (track.id, *track.types)), None)
    if track is None:
        told = Harmed(who, 0, "", "", one.tracks, one.seen, one.open, why)
        await play.tell(told, "nova6.feature.bronze-own-traits")
    else:
        await objects.hit(play, who, damage, draft.duration, track)


def _on_the_way(draft: Draft, found: Soaked) -> tuple[Because, ...]:
    """How much came, and what became of it before it reached anybody; nothing to say where all of it did."""
    steps = (*draft.why, *found.why)
    came = draft.rating - total(draft.why)
    return (Because("incoming", came, "nova6.dmg.hit"), *steps) if steps else ()


def _in_order(table: Table, who: str, draft: Draft, found: Soaked) -> tuple[str, ...]:
    """The steps from a hit to what is left of it, as far as this one had to take them."""
    took = [reason for reason in found.why if reason.amount < 0]
    hard = any(effect.amount("hardened") for effect in worn(table, who, draft))
    steps = ["nova6.dmgres.order-1"] if hard and draft.amount("pierce") else []
    if any(reason.what == "pierce" for reason in found.why):
        steps.append("nova6.dmgres.order-2")
    if took:
        steps.append("nova6.dmgres.order-3")
    if len(took) > 1:
        steps.append("nova6.dmgres.full")
    return tuple(steps)


def _grown(draft: Draft) -> tuple[str, ...]:
    """The rules by which a hit is what it is, before anything stands in its way."""
    rules = ["nova6.dmg.hit"] if draft.tool or draft.bought else ["nova6.dmg.hit", "nova6.dmg.base"]
    if "increase-effect" in draft.bought:
        rules.append("nova6.dmg.increase")
    if "decrease-effect" in draft.bought:
        rules.append("nova6.dmg.decrease")
    return tuple(rules) if draft.by else ()


async def _has_remedy(play: Play[Table], who: str, draft: Draft) -> bool:
    """Whether the remedy of damage that no soak stops is at hand; the GM says so."""
    direct = next((one for one in draft.properties if one.name == "direct"), None)
    if direct is None or not direct.of:
        return False
    return await play.ask(GM, RemedyAtHand(who, direct.of[0]), cite="nova6.dmg.direct-negator") == "yes"
