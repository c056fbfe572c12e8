"""Damage from soak to the box it fills."""

from __future__ import annotations

from dataclasses import replace

from moothall.rulesets.nova6.basics.outcome import Draft, applies
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.effects.soak import Soaked, apply_soak, soak_against
from moothall.rulesets.nova6.events import Harmed, Hit, Missed
from moothall.rulesets.nova6.modifiers.zones import in_reach
from moothall.rulesets.nova6.questions import RemedyAtHand
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.stress import objects
from moothall.rulesets.nova6.stress.boxes import take_damage
from moothall.rulesets.nova6.words import Duration
from moothall.talk.play import GM, Play
from moothall.talk.reasons import Because, total


@applies("damage")
async def deal_damage(play: Play[Table], test: ActionTest, draft: Draft) -> None:
    """Deal the damage of an attack to each target, once more for each repeat; a rammed thing takes the same."""
    await _damage_targets(play, draft)
    if draft.has("ram"):
        await resolve_damage(play, draft.aim, replace(draft, to=(draft.aim,)))


async def _damage_targets(play: Play[Table], draft: Draft) -> None:
    """Damage each target in reach; at tables that play so, repeats on one target are added up first."""
    if play.state.options.repeat_hits == "sum":
        for target in dict.fromkeys(draft.to):
            await resolve_damage(play, target, replace(draft, rating=draft.rating * draft.to.count(target)))
        return
    for target in draft.to:
        if draft.by and not in_reach(play.state, draft, target):
            missed = Missed(draft.by, target, play.state.who(target).seen)
            await play.tell(missed, "nova6.range.increase", "nova6.fight.attack-ranged-range")
        else:
            await tell_reached(play, target, draft)
            await resolve_damage(play, target, draft)


async def tell_reached(play: Play[Table], target: str, draft: Draft) -> None:
    """Tell of a hit that points have carried as far as its target."""
    if draft.untold:
        to = (target,) if play.state.who(target).seen else ()
        await play.tell(
            Hit(draft.by, to, draft.rating, draft.duration, play.state.who(draft.by).seen), *draft.untold
        )  # fmt: skip


async def suffer(play: Play[Table], who: str, damage: int, type: str, duration: Duration, subtype: str = "") -> None:
    """Deal damage that comes from no attack: a cost, a trap, a fall."""
    await resolve_damage(
        play, who, Draft("damage", to=(who,), rating=damage, type=type, subtype=subtype, duration=duration)
    )


async def resolve_damage(play: Play[Table], who: str, draft: Draft) -> None:
    """Resolve damage in the order of the book's summary: soak, reductions, one stress box, consequences."""
    if await _is_negated(play, who, draft):
        draft = replace(draft, rating=0)
    # 1. – 3. Hardened negates pierce, pierce halves soak, soak reduces damage.
    after_soak = apply_soak(play.state, who, draft)
    dodged = tuple(reason.cite for reason in draft.why)
    character = play.state.who(who)
    rules = (*_hit_rules(draft), *dodged, *after_soak.rules, *_resolution_steps(play.state, who, draft, after_soak))
    why = _damage_reasons(draft, after_soak)
    if not after_soak.damage:
        await play.tell(
            Harmed(who, 0, "", "", character.tracks, character.seen, character.open, why), *rules, "nova6.stress.zero"
        )
        return
    if character.kind == "thing":
        await _damage_object(play, who, draft, after_soak.damage, why)
        return
    # 4. – 6. Thresholds, reducing the damage, one box.
    await take_damage(play, who, draft, after_soak.damage, rules, why)


async def _is_negated(play: Play[Table], who: str, draft: Draft) -> bool:
    """Whether the GM says that the remedy against direct damage, such as a gas mask, is at hand."""
    direct = next((property for property in draft.properties if property.name == "direct"), None)
    if direct is None or not direct.of:
        return False
    return await play.ask(GM, RemedyAtHand(who, direct.of[0]), cite="nova6.dmg.direct-negator") == "yes"


def _hit_rules(draft: Draft) -> tuple[str, ...]:
    """Rules to cite for the damage of an attack before soak."""
    rules = ["nova6.dmg.hit"] if draft.tool or draft.bought else ["nova6.dmg.hit", "nova6.dmg.base"]
    if "increase-effect" in draft.bought:
        rules.append("nova6.dmg.increase")
    if "decrease-effect" in draft.bought:
        rules.append("nova6.dmg.decrease")
    return tuple(rules) if draft.by else ()


def _resolution_steps(table: Table, who: str, draft: Draft, after_soak: Soaked) -> tuple[str, ...]:
    """Rules to cite for steps 1. – 3. of the summary, as far as this hit took them."""
    took = [reason for reason in after_soak.why if reason.amount < 0]
    hard = any(effect.amount("hardened") for effect in soak_against(table, who, draft))
    steps = ["nova6.dmgres.order-1"] if hard and draft.amount("pierce") else []
    if any(reason.what in ("pierce", "cover-pierce") for reason in after_soak.why):
        steps.append("nova6.dmgres.order-2")
    if took:
        steps.append("nova6.dmgres.order-3")
    if len(took) > 1:
        steps.append("nova6.dmgres.full")
    return tuple(steps)


def _damage_reasons(draft: Draft, after_soak: Soaked) -> tuple[Because, ...]:
    """The incoming damage and each reason that changed it; nothing where all of it arrived."""
    steps = (*draft.why, *after_soak.why)
    came = draft.rating - total(draft.why)
    return (Because("incoming", came, "nova6.dmg.hit"), *steps) if steps else ()


async def _damage_object(play: Play[Table], who: str, draft: Draft, damage: int, why: tuple[Because, ...]) -> None:
    """Damage an object on the track that such damage fills; without such a track it is unharmed."""
    thing = play.state.who(who)
    type = draft.type or "physical"
    track = next((track for track in thing.tracks if type in (track.id, *track.types)), None)
    if track is None:
        unharmed = Harmed(who, 0, "", "", thing.tracks, thing.seen, thing.open, why)
        await play.tell(unharmed, "nova6.feature.bronze-own-traits")
    else:
        await objects.damage_object(play, who, damage, draft.duration, track)
