"""Manoeuvres in melee: disarm, knock down, grapple, and manoeuvres of a player's own.

Each is an action like others; it only has a result of its own. So whoever opens `act` or `oppose` with the right use
has the same, and `manoeuvre` is the procedure that asks for nothing but actor, target and manoeuvre.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final, Literal, get_args

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.action_test.procedure import act
from moothall.rulesets.nova6.basics.outcome import Buy, Draft, result_of, stunt
from moothall.rulesets.nova6.basics.test_record import ActionTest, Verdict
from moothall.rulesets.nova6.choices import Doer, anyone_else, doer, judging, own, said
from moothall.rulesets.nova6.effects.tools import check_usable
from moothall.rulesets.nova6.events import Fizzled, WentFor
from moothall.rulesets.nova6.ids import NOTHING, EffectId, PersonId
from moothall.rulesets.nova6.modifiers.holds import holds_on
from moothall.rulesets.nova6.modifiers.opposing_skills import from_afar
from moothall.rulesets.nova6.modifiers.range import check_at_hand
from moothall.rulesets.nova6.offered import check_free, free
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.questions import AllowManoeuvre
from moothall.rulesets.nova6.special_actions.reactions import is_done_to_a_hero, oppose
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.stunts.effect_stunts import larger, most_larger
from moothall.rulesets.nova6.time import rounds
from moothall.rulesets.nova6.vocabulary import Property
from moothall.talk.actions import action
from moothall.talk.arguments import Among, AskedLater, Choice, Given, words
from moothall.talk.play import GM, Play

What = Literal["disarm", "knockdown", "grapple", "own"]
AWAY: Final = {"dropped", "stowed", "broken", "destroyed"}


def _check(table: Table, given: Given) -> None:
    """Refuse a manoeuvre as far as it has been said."""
    who, target = doer(given), given["target"]
    deed: What = given.get("deed") or "own"
    check_manoeuvre(table, who, target, deed, said(given, "tool", ""), said(given, "mode", ""))
    if deed == "disarm" and given.get("weapon"):
        weapon_of(table, target, given["weapon"])
    check_free(table, who)


def _check_tool(table: Table, given: Given) -> None:
    _check(table, given)
    check_usable(table, doer(given), given["tool"], said(given, "mode", ""))


def _their_weapons(table: Table, given: Given) -> list[Choice]:
    """What the target has in hand."""
    there = table.effects_of(said(given, "target", ""), "damage")
    return [Choice(one.id, one.name) for one in there if one.owner]


AGAINST = Among(judging("target", anyone_else, _check))
DONE = Among(judging("deed", words(*get_args(What)), _check))
STRUCK_DOWN = Among(judging("weapon", _their_weapons, _check))
WITH = Among(judging("tool", own("damage"), _check_tool))


@action("nova6.manoeuvre", by="player", chapter="fight", rank=33, offered=free("nova6.fight.create-advantage"))
async def manoeuvre(
    play: Play[Table],
    who: Doer,
    target: Annotated[PersonId, AGAINST],
    deed: Annotated[What, DONE],
    name: str = "",
    weapon: Annotated[EffectId, STRUCK_DOWN] = NOTHING,
    tool: Annotated[EffectId, WITH] = NOTHING,
    mode: AskedLater[str] = "",
    perk: AskedLater[str] = "",
    assets: AskedLater[tuple[str, ...]] = (),
    actions: int = 1,
) -> Verdict | None:
    """Make a manoeuvre: disarm, knock down, grapple, or one in the player's own words.

    `weapon` is what is to be struck from the hand, `name` what the result is called. Where the GM's people do it to a
    hero it is the hero who reacts.
    """
    check_manoeuvre(play.state, who, target, deed, tool, mode)
    aim = weapon_of(play.state, target, weapon) if deed == "disarm" else ""
    if deed == "own" and not await _is_allowed(play, who, target, name):
        return None
    one = play.state.who(who)
    whom = target if play.state.who(target).seen else ""
    await rounds.ensure_turn(play, who)
    await play.tell(WentFor(who, deed, whom, name, one.seen), "nova6.fight.create-advantage")
    skill = bound(play.state, "melee")
    if is_done_to_a_hero(play.state, who, target):
        return await oppose(
            play, who, target, skill, "create-advantage", deed, name, tool, mode, perk, aim=aim
        )  # fmt: skip
    return await act(
        play, who, name, skill, "create-advantage", deed, (target,), aim, tool, mode, perk, assets, actions=actions
    )


def check_manoeuvre(table: Table, who: str, target: str, what: What, tool: str, mode: str) -> None:
    """Refuse a manoeuvre against oneself, a target who is out or out of reach, or one already prone or held."""
    one, rule = table.who(target), RULES[what]
    if target == who or one.out:
        raise AgainstTheRules("error-no-target", cite=rule, name=one.name)
    if what == "grapple" or not from_afar(table, tool, mode):
        check_at_hand(table, who, tool, target, mode)
    lies = any(effect.has("prone") for effect in table.effects_of(target))
    if (what == "knockdown" and lies) or (what == "grapple" and holds_on(table, who, target) is not None):
        raise AgainstTheRules("error-already-so", cite=rule, name=one.name)


RULES: Final[dict[What, str]] = {
    "disarm": "nova6.fight.disarm",
    "knockdown": "nova6.fight.knockdown",
    "grapple": "nova6.fight.grapple-start",
    "own": "nova6.fight.manoeuvres-open",
}


def weapon_of(table: Table, target: str, named: str = "") -> str:
    """The weapon to disarm: the named one, or the only one possible; none if none is known."""
    at_hand = [effect for effect in table.effects_of(target, "damage") if not AWAY & {*effect.marks}]
    found = [effect for effect in at_hand if effect.id == named] if named else at_hand
    if len(found) > 1 or (named and not found):
        raise AgainstTheRules("error-which-weapon", cite="nova6.fight.disarm", name=table.who(target).name)
    return found[0].id if found else ""


async def _is_allowed(play: Play[Table], who: str, target: str, name: str) -> bool:
    """A player proposes, the GM accepts or does not; the GM's people need no leave."""
    if not name.strip():
        raise AgainstTheRules("error-advantage-without-words", cite="nova6.fight.manoeuvres-open")
    one = play.state.who(who)
    if not one.is_pc:
        return True
    asked = AllowManoeuvre(who, target, name)
    if await play.ask(GM, asked, cite="nova6.fight.manoeuvres-open") == "yes":
        return True
    await play.tell(Fizzled(who, name, one.seen), "nova6.fight.manoeuvres-open")
    return False


# ---- What they bring -------------------------------------------------------------------------------------------------


def _aspect(test: ActionTest, to: str, name: str, *properties: Property) -> Draft:
    """An aspect on a target that lasts until an action ends it."""
    what = next(one for one in RULES if one == test.use)
    return Draft(
        "advantage", test.who, (to,), test.intent or name, "aspect", duration="A", properties=properties,
        aim=test.aim, deed=what, cites=(RULES[what],),
    )  # fmt: skip


@result_of("create-advantage", "disarm")
async def disarmed(play: Play[Table], test: ActionTest, to: str) -> Draft:
    """Draft of a disarm: the weapon is out of the hand until an action takes it up."""
    return _aspect(test, to, "DISARMED", Property("disarmed", of=(test.aim,) if test.aim else ()))


@result_of("create-advantage", "knockdown")
async def knocked_down(play: Play[Table], test: ActionTest, to: str) -> Draft:
    """Down, until they get up."""
    return _aspect(test, to, "PRONE", Property("prone"))


@result_of("create-advantage", "own")
async def as_they_say(play: Play[Table], test: ActionTest, to: str) -> Draft:
    """Draft of a custom manoeuvre, as lasting as the others."""
    return _aspect(test, to, test.intent)


def _can_unbalance(table: Table, test: ActionTest, draft: Draft) -> bool:
    """Whether a manoeuvre, or an advantage made by fighting, may become a disadvantage."""
    at_all = bool(draft.deed) or (test.skill == bound(table, "melee") and bool(test.targets))
    return draft.kind == "advantage" and at_all and draft.form in ("aspect", "dice") and draft.rating > 0


def _most_unbalanced(table: Table, test: ActionTest, draft: Draft, bought: Buy) -> int:
    """One point for the first die, and one for each more up to the limit."""
    return 1 + most_larger(table, "advantage", -1, bought.points - 1)


@stunt("off-balance", 1, "nova6.fight.off-balance", _can_unbalance, scales=True, most=_most_unbalanced)
async def off_balance(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """Instead the other is off-balance: a die less for moving with each point."""
    table = play.state
    to = draft.to if draft.deed else test.targets[:1]
    dice = larger(table, "advantage", -1, bought.points - 1)
    return replace(
        draft, to=to, name="off-balance", form="dice", rating=dice, skills=(bound(table, "movement"),), duration="B",
        properties=(), aim="", cites=("nova6.fight.off-balance",),
    )  # fmt: skip


# ---- Out of the way before it comes ----------------------------------------------------------------------------------


@action("nova6.dodge", by="player", chapter="move", offered=free("nova6.move.dodge"))
async def dodge(
    play: Play[Table],
    who: Doer,
    name: str = "",
    perk: AskedLater[str] = "",
    assets: AskedLater[tuple[str, ...]] = (),
    actions: int = 1,
) -> Verdict | None:
    """Dodge: create an advantage for the character's own defense against melee and ranged attacks."""
    skill = bound(play.state, "dodge")
    return await act(
        play, who, name, skill, "create-advantage", "dodge", perk=perk, assets=assets, actions=actions
    )  # fmt: skip


@result_of("create-advantage", "dodge")
async def dodging(play: Play[Table], test: ActionTest, to: str) -> Draft:
    """Draft of a dodge: a die for defense, against bodily attacks only."""
    skills = tuple(dict.fromkeys((bound(play.state, "dodge"), bound(play.state, "melee"))))
    return Draft(
        "advantage", test.who, (test.who,), test.intent or "dodging", "dice", 1, skills, "B",
        properties=(Property("dodging"),), cites=("nova6.move.dodge",),
    )  # fmt: skip
