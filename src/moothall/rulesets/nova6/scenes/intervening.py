"""Intervening: a character stops another's declared action that is not aimed at them."""

from __future__ import annotations

from typing import Annotated

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.action_test.cost import offer_success_at_a_cost
from moothall.rulesets.nova6.action_test.procedure import fail, make_test, prepare, succeed
from moothall.rulesets.nova6.basics.outcome import Draft
from moothall.rulesets.nova6.basics.test_record import ActionTest, Opposed, Verdict
from moothall.rulesets.nova6.choices import AnyoneElse, Doer
from moothall.rulesets.nova6.events import Declared
from moothall.rulesets.nova6.offered import there
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.questions import MayStepIn
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.time.turns import check_may_react
from moothall.talk.actions import action
from moothall.talk.arguments import Among, AskedLater, Choice, Given
from moothall.talk.play import GM, Play
from moothall.talk.questions import Option


def ways_in(table: Table) -> tuple[Option, ...]:
    """Skills to intervene with: by force, or by being in the way."""
    force, body = bound(table, "melee"), bound(table, "movement")
    return Option(force, "nova6.fight.defend-interpose"), Option(body, "nova6.move.defend-block")


def _skills(table: Table, given: Given) -> list[Choice]:
    return [Choice(way.id) for way in ways_in(table)]


@action("nova6.step-in", by="player", chapter="fight", offered=there())
async def step_in(
    play: Play[Table],
    who: Doer,
    other: AnyoneElse,
    intent: str,
    skill: Annotated[str, Among(_skills)] = "fight",
    perk: AskedLater[str] = "",
) -> Verdict | None:
    """Intervene in another's declared action; the GM says whether that is possible, and its skill and action."""
    check_may_react(play.state, who)
    play.state.who(other)
    way = next((option for option in ways_in(play.state) if option.id == skill), None)
    if way is None:
        raise AgainstTheRules("error-not-offered", cite="nova6.fight.defend-interpose", answer=skill)
    asked = MayStepIn(who, other, intent, way, bound(play.state, "movement"))
    said = await play.ask(GM, asked, cite=way.cite)
    if not said.allowed:
        return None
    await play.tell(Declared(other, intent, play.state.who(other).seen), way.cite)
    against = Opposed(other, said.skill or asked.usual, "", said.action)
    test = ActionTest(who, intent, skill, "defend", targets=(other,), reaction=True, perk=perk, against=(against,))
    test = await prepare(play, test)
    verdict = await make_test(play, test)
    if not verdict.success:
        verdict = await offer_success_at_a_cost(play, test, verdict)
    if verdict.success:
        await succeed(play, test, verdict)
    else:
        await fail(play, test, verdict, Draft("goal", other, name=intent))
    return verdict
