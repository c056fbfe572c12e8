"""The four basic actions, each begun as itself: attack, create an advantage, overcome, defend."""

from __future__ import annotations

from typing import Annotated, Final

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.action_test.procedure import act, check_given, judge, prepare, resolve, when_open
from moothall.rulesets.nova6.basics.test_record import ActionTest, Verdict
from moothall.rulesets.nova6.choices import AnyoneElse, Check, Doer, SkillWord, anyone_else, judging, own, skills
from moothall.rulesets.nova6.events import Declared
from moothall.rulesets.nova6.ids import NOBODY, NOTHING, EffectId, PersonId
from moothall.rulesets.nova6.offered import there
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.time.turns import check_may_react
from moothall.talk.actions import action
from moothall.talk.arguments import Among, AskedLater, BeginsFirst, Given, NamedAfter, OneTap
from moothall.talk.play import Play
from moothall.talk.procedure import Offered


def skill_of(table: Table, skill: str, tool: EffectId) -> str:
    """The skill of an attack: as it was said, else that of the weapon, else that of bare hands."""
    return skill or (table.effect(tool).skill if tool else "") or bound(table, "melee")


def _check_as(action: str) -> Check:
    """Refuse a basic action as far as it has been said."""

    def check(table: Table, given: Given) -> None:
        target, skill = given.get("target"), given.get("skill") or None
        if action == "attack":
            skill = skill_of(table, skill or "", given.get("tool") or NOTHING)
        check_given(table, {**given, "skill": skill, "action": action, "targets": (target,) if target else ()})

    return check


def _open(cite: str) -> Offered:
    """Open whenever a basic action is, by a rule of its own."""

    def offered(table: Table, who: str) -> str:
        return cite if when_open(table, who) else ""

    return offered


def _at(action: str) -> Among:
    return Among(judging("target", anyone_else, _check_as(action)))


def _by(action: str) -> Among:
    return Among(judging("skill", skills, _check_as(action)))


AIMS: Final = _at("attack")
STRUCK: Final = Among(judging("tool", own("damage"), _check_as("attack")))


@action("nova6.attack", by="player", chapter="actions", rank=1, offered=_open("nova6.action.attack-use"))
async def attack(
    play: Play[Table],
    who: Doer,
    target: Annotated[PersonId, AIMS],
    skill: Annotated[str, _by("attack")] = "",
    tool: Annotated[EffectId, STRUCK, BeginsFirst] = NOTHING,
    intent: str = "",
    mode: AskedLater[str] = "",
) -> Verdict | None:
    """Attack a target; without a skill, with the one that the weapon takes."""
    used = skill_of(play.state, skill, tool)
    return await act(play, who, intent, used, "attack", targets=(target,), tool=tool, mode=mode)


@action("nova6.create-advantage", by="player", chapter="actions", rank=2, offered=_open("nova6.action.ca-modes"))
async def create_advantage(
    play: Play[Table],
    who: Doer,
    intent: Annotated[str, NamedAfter("skill")],
    skill: Annotated[str, _by("create-advantage"), OneTap],
    target: Annotated[PersonId, _at("create-advantage")] = NOBODY,
) -> Verdict | None:
    """Create an advantage, against a target or against how hard it is."""
    return await act(play, who, intent, skill, "create-advantage", targets=(target,) if target else ())


@action("nova6.overcome", by="player", chapter="actions", rank=3, offered=_open("nova6.action.overcome-catchall"))
async def overcome(
    play: Play[Table],
    who: Doer,
    intent: Annotated[str, NamedAfter("skill")],
    skill: Annotated[str, _by("overcome"), OneTap],
    target: Annotated[PersonId, _at("overcome")] = NOBODY,
) -> Verdict | None:
    """Overcome an obstacle, a modifier, or a character who opposes it."""
    return await act(play, who, intent, skill, "overcome", targets=(target,) if target else ())


@action("nova6.defend", by="player", chapter="actions", rank=4, offered=there("nova6.action.defend-when"))
async def defend(play: Play[Table], who: Doer, other: AnyoneElse, skill: SkillWord, intent: str = "") -> Verdict | None:
    """Defend against what another does to the character, where nothing has asked for it yet: a reaction, and free."""
    check_may_react(play.state, who)
    if not skill:
        raise AgainstTheRules("error-no-such-skill", cite="nova6.skill.six", skill=skill)
    await play.tell(Declared(who, intent, play.state.who(who).seen), "nova6.action.defend-when")
    proposed = ActionTest(who, intent, skill, "defend", targets=(other,), reaction=True)
    test = await judge(play, proposed, skill)
    return None if test is None else await resolve(play, await prepare(play, test))
