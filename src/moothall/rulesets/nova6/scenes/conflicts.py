"""Conflicts: initiative, and its benefits besides the order."""

from __future__ import annotations

from dataclasses import replace

from moothall.rulesets.nova6.action_test.procedure import make_test
from moothall.rulesets.nova6.basics.test_record import ActionTest, Verdict
from moothall.rulesets.nova6.events import LoadDropped, OrderSet, TokensChanged
from moothall.rulesets.nova6.modifiers.encumbrance import drop_loads
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.state import Character, Table
from moothall.rulesets.nova6.time import rounds
from moothall.rulesets.nova6.time.clock import Moment, at
from moothall.rulesets.nova6.vocabulary import holds
from moothall.talk.play import Play
from moothall.talk.reasons import Because

INITIATIVE = "initiative"


async def begin(play: Play[Table]) -> None:
    """Begin a conflict: load is dropped, talents grant bonus actions, initiative sets the order, round 1 begins."""
    await drop_loads(play)
    for character in play.state.everybody():
        await _grant_bonus_actions(play, character)
    early, late = await _roll_turn_order(play)
    await rounds.begin_rounds(play, early, late)


async def _roll_turn_order(play: Play[Table]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Roll initiative for each PC: success acts before the opposition, failure after it."""
    early: list[str] = []
    late: list[str] = []
    for character in play.state.present():
        verdict = await roll_initiative(play, character.id)
        (early if verdict.success else late).append(character.id)
    return tuple(early), tuple(late)


async def roll_initiative(play: Play[Table], who: str) -> Verdict:
    """Make an initiative test: unskilled unless a pack says otherwise, and opposed by nobody's skill.

    Its stunt points are bonus actions.
    """
    test = ActionTest(who, INITIATIVE, bound(play.state, "initiative"), "overcome", INITIATIVE, free=True)
    verdict = await make_test(play, replace(test, more=_opposing_initiative(play.state)))
    if verdict.points:
        await _gain_bonus_actions(play, who, verdict.points, "nova6.init.sp-bonus")
    if verdict.counter:
        left = play.state.gm_tokens + verdict.counter
        await play.tell(TokensChanged("", left, INITIATIVE), "nova6.init.gsp-bonus")
    return verdict


def _opposing_initiative(table: Table) -> tuple[Because, ...]:
    """The penalty dice of the quickest opponent's talent, and the rule that this is a test of its own."""
    opposition = [npc for npc in table.opposition() if npc.seen]
    dice = [(gives.amount, trait.name) for npc in opposition for trait in table.working(npc) for gives in trait.gives
            if gives.use == INITIATIVE and holds(gives, "dice", use=INITIATIVE)]  # fmt: skip
    best = max(dice, default=(0, ""))
    return (Because("initiative", -best[0], "nova6.init.test", best[1]),)


async def _grant_bonus_actions(play: Play[Table], character: Character) -> None:
    """Grant the bonus actions that talents such as Quick give at the start of a conflict."""
    given = [gives for gives in play.state.given(character) if gives.what == "bonus-action"]
    free = sum(gives.amount for gives in given)
    if free:
        rules = [gives.cite for gives in given if gives.cite]
        await _gain_bonus_actions(play, character.id, free, "nova6.init.quick", *rules)


async def _gain_bonus_actions(play: Play[Table], who: str, more: int, *cites: str) -> None:
    """Add bonus actions to those a character has."""
    await play.tell(TokensChanged(who, play.state.who(who).tokens + more, INITIATIVE), *cites)


@at("round-end")
async def _reroll_initiative(play: Play[Table], moment: Moment) -> None:
    """Roll initiative anew for each round, at tables that play so."""
    if play.state.scene.kind == "conflict" and play.state.options.initiative_each_round == "on":
        early, late = await _roll_turn_order(play)
        await play.tell(OrderSet(early, late), "nova6.init.test")


@at("scene-end")
async def _end_conflict(play: Play[Table], moment: Moment) -> None:
    """End the conflict: unused bonus actions are lost, and dropped loads are taken up again."""
    for character in (*play.state.heroes, *play.state.others):
        if character.dropped:
            await play.tell(LoadDropped(character.id, False, character.seen), "nova6.enc.drop-load")
        if character.tokens:
            await play.tell(TokensChanged(character.id, 0, "scene-end"), "nova6.init.sp-bonus")
    if play.state.gm_tokens:
        await play.tell(TokensChanged("", 0, "scene-end"), "nova6.init.gsp-bonus")
