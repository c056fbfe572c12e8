"""Improvised weapons: vehicles that ram a target, and objects picked up and thrown."""

from __future__ import annotations

from typing import Annotated

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.action_test.procedure import act
from moothall.rulesets.nova6.action_test.results import BARE_HANDS, named
from moothall.rulesets.nova6.basics.outcome import Draft, result_of
from moothall.rulesets.nova6.basics.test_record import ActionTest, Verdict
from moothall.rulesets.nova6.choices import AnyoneElse, Doer, anyone_else, check_with_any, doer, judging
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.events import Hit, WentFor
from moothall.rulesets.nova6.ids import EffectId, PersonId
from moothall.rulesets.nova6.modifiers.range import check_vehicle, stone
from moothall.rulesets.nova6.offered import check_free, free
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.special_actions.reactions import is_done_to_a_hero, oppose
from moothall.rulesets.nova6.state import Effect, Table
from moothall.rulesets.nova6.vocabulary import Property
from moothall.talk.actions import action
from moothall.talk.arguments import Among, AskedLater, Choice, Given
from moothall.talk.play import Play


def check_ram(table: Table, who: PersonId, vehicle: PersonId, target: PersonId) -> None:
    """Refuse to ram with what is no vehicle, and a target who is out or part of it."""
    check_vehicle(table, vehicle, (target,), bound(table, "movement"), "attack")
    if target in (who, vehicle) or table.who(target).out:
        raise AgainstTheRules("error-no-target", cite="nova6.move.attack-ram", name=table.who(target).name)


def _vehicles(table: Table, given: Given) -> list[Choice]:
    return [Choice(one.id, one.name) for one in (*table.heroes, *table.others) if one.kind == "thing"]


def _check_ram(table: Table, given: Given) -> None:
    check_ram(table, doer(given), given["vehicle"], given["target"])
    check_free(table, doer(given))


def _check_driven(table: Table, given: Given) -> None:
    check_with_any(table, given, "target", anyone_else, _check_ram)


@action("nova6.ram", by="player", chapter="move", offered=free("nova6.move.attack-ram"))
async def ram(
    play: Play[Table],
    who: Doer,
    vehicle: Annotated[PersonId, Among(judging("vehicle", _vehicles, _check_driven))],
    target: Annotated[PersonId, Among(judging("target", anyone_else, _check_ram))],
    intent: str = "",
    perk: AskedLater[str] = "",
    assets: AskedLater[tuple[str, ...]] = (),
    actions: int = 1,
) -> Verdict | None:
    """Ram a target with a vehicle. Both take the same damage, each before their own soak."""
    skill, one = bound(play.state, "movement"), play.state.who(who)
    check_ram(play.state, who, vehicle, target)
    await play.tell(WentFor(who, "ram", target, "", one.seen), "nova6.move.attack-ram")
    if is_done_to_a_hero(play.state, who, target):
        return await oppose(play, who, target, skill, "attack", "ram", intent, perk=perk, aim=vehicle)
    return await act(
        play, who, intent, skill, "attack", "ram", (target,), vehicle, perk=perk, assets=assets, actions=actions
    )


def ram_of(table: Table, vehicle: str) -> Effect | None:
    """Damage of a ramming vehicle, where that is known."""
    return next((effect for effect in table.effects_of(vehicle, "damage") if effect.has("ram")), None)


@result_of("attack", "ram")
async def rammed(play: Play[Table], test: ActionTest, to: str) -> Draft:
    """As much as the vehicle is rated for, or as little as a fist."""
    rated, one = ram_of(play.state, test.aim), play.state.who(test.who)
    draft = Draft(
        "damage", test.who, (to,), play.state.who(test.aim).name, "", rated.rating if rated else BARE_HANDS, (),
        rated.lasts if rated else "S", "physical", (rated.subtype if rated else "") or "bludgeoning",
        (Property("ram"), *(rated.properties if rated else ())), aim=test.aim,
    )  # fmt: skip
    hit = Hit(test.who, named(play.state, (to,)), draft.rating, draft.duration, one.seen)
    await play.tell(hit, "nova6.move.attack-ram")
    return draft


@action("nova6.hurl", by="player", chapter="fight", offered=free("nova6.fight.basic-ranged"))
async def hurl(
    play: Play[Table],
    who: Doer,
    target: AnyoneElse,
    thing: str,
    perk: AskedLater[str] = "",
    assets: AskedLater[tuple[str, ...]] = (),
    actions: int = 1,
) -> Verdict | None:
    """Pick up an object, a stone or a chair, and throw it at a target."""
    skill = bound(play.state, "ranged")
    id = await effects.begin(play, stone(play.state, who, thing), "nova6.fight.basic-ranged")
    if is_done_to_a_hero(play.state, who, target):
        verdict: Verdict | None = await oppose(play, who, target, skill, "attack", "", thing, EffectId(id), perk=perk)
    else:
        verdict = await act(
            play, who, thing, skill, "attack", "", (target,), tool=EffectId(id), perk=perk, assets=assets,
            actions=actions,
        )  # fmt: skip
    await effects.end(play, id, "thrown", "nova6.fight.basic-ranged")
    return verdict
