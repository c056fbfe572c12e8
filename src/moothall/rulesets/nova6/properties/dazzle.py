"""Dazzling attacks: a whole area blinded and deafened, besides any damage."""

from __future__ import annotations

from moothall.rulesets.nova6.action_test.dice_pool import can
from moothall.rulesets.nova6.action_test.procedure import make_test
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.questions import Prepare, RemedyAtHand
from moothall.rulesets.nova6.state import Character, Effect, Table
from moothall.rulesets.nova6.stunts.effect_stunts import smaller
from moothall.rulesets.nova6.vocabulary import Property
from moothall.talk.play import GM, Play
from moothall.talk.questions import Option

RULE = "nova6.sense.condition"


async def daze(play: Play[Table], attack: ActionTest, targets: tuple[str, ...]) -> None:
    """Dazzle the targets without protection: penalty dice on sight and hearing; a strong body helps a little."""
    dazes = next((one for one in play.state.effect(attack.tool).properties if one.name == "dazes"), None)
    if dazes is None:
        return
    duration, unless, *senses = dazes.of
    for target in targets:
        asked = RemedyAtHand(target, unless)
        if await play.ask(GM, asked, cite="nova6.dmg.direct-negator") == "yes":
            continue
        left = smaller("advantage", -dazes.amount, await _withstood(play, attack, target))
        if left:
            one = play.state.who(target)
            blind = Effect(
                "", "advantage", "-".join(senses), target, attack.who, left, (), duration,  # type: ignore[arg-type] # a Duration
                properties=(Property("by-sense", of=tuple(senses)),), made=True, known=one.seen,
            )  # fmt: skip
            await effects.begin(play, blind, RULE)


async def _withstood(play: Play[Table], attack: ActionTest, who: str) -> int:
    """Points that a body makes of it: a hero's by a test, others' by their ranks, as with areas."""
    one, skill = play.state.who(who), bound(play.state, "endurance")
    if not one.is_pc:
        return withstands(play.state, one, skill)
    asked = Prepare(who, "defend", (Option(skill, RULE),))
    answer = await play.ask(one.player, asked, cite=RULE)
    test = ActionTest(who, attack.intent, skill, "defend", reaction=True, perk=answer.perk, facing=attack.tool)
    verdict = await make_test(play, test)
    return 1 + verdict.points if verdict.success else 0


def withstands(table: Table, one: Character, skill: str) -> int:
    """Dice that ranks resist: one for each two, rounded up; the first rank alone counts one where ranks trade one for
    one.
    """
    rank = one.rank(skill)
    first = bool(rank) and can(table, one, "trade-one", ActionTest(one.id, skill=skill))
    return first + (rank - first + 1) // 2
