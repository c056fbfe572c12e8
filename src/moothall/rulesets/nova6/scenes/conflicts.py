"""Conflicts: initiative, and what it brings besides the order."""

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
    """Everybody rolls for the order, those with talents for it have their bonus actions, and the first round begins."""
    await drop_loads(play)
    for one in (*play.state.present(), *play.state.opposition()):
        await _free_actions(play, one)
    early, late = await _order(play)
    await rounds.begin(play, early, late)


async def _order(play: Play[Table]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Who succeeds acts before the opposition, who fails after it."""
    early: list[str] = []
    late: list[str] = []
    for one in play.state.present():
        verdict = await roll(play, one.id)
        (early if verdict.success else late).append(one.id)
    return tuple(early), tuple(late)


async def roll(play: Play[Table], who: str) -> Verdict:
    """An initiative test: against nobody's skill, and unskilled unless a pack says otherwise.

    Its points are bonus actions.
    """
    test = ActionTest(who, INITIATIVE, bound(play.state, "initiative"), "overcome", INITIATIVE, free=True)
    verdict = await make_test(play, replace(test, more=_their_quickness(play.state)))
    if verdict.points:
        await _tokens(play, who, verdict.points, "nova6.init.sp-bonus")
    if verdict.counter:
        left = play.state.gm_tokens + verdict.counter
        await play.tell(TokensChanged("", left, INITIATIVE), "nova6.init.gsp-bonus")
    return verdict


def _their_quickness(table: Table) -> tuple[Because, ...]:
    """The rule that this is a test of its own, and the talent of the quickest on the other side."""
    known = [one for one in table.opposition() if one.seen]
    dice = [(gives.amount, trait.name) for one in known for trait in table.working(one) for gives in trait.gives
            if gives.use == INITIATIVE and holds(gives, "dice", use=INITIATIVE)]  # fmt: skip
    best = max(dice, default=(0, ""))
    return (Because("initiative", -best[0], "nova6.init.test", best[1]),)


async def _free_actions(play: Play[Table], one: Character) -> None:
    given = [gives for gives in play.state.given(one) if gives.what == "bonus-action"]
    free = sum(gives.amount for gives in given)
    if free:
        await _tokens(play, one.id, free, "nova6.init.quick", *(gives.cite for gives in given if gives.cite))


async def _tokens(play: Play[Table], who: str, more: int, *cites: str) -> None:
    await play.tell(TokensChanged(who, play.state.who(who).tokens + more, INITIATIVE), *cites)


@at("round-end")
async def _anew(play: Play[Table], moment: Moment) -> None:
    """At tables that play so, initiative is rolled for each round."""
    if play.state.scene.kind == "conflict" and play.state.options.initiative_each_round == "on":
        early, late = await _order(play)
        await play.tell(OrderSet(early, late), "nova6.init.test")


@at("scene-end")
async def _over(play: Play[Table], moment: Moment) -> None:
    """Bonus actions that nobody took are gone, and loads are taken up again."""
    for one in (*play.state.heroes, *play.state.others):
        if one.dropped:
            await play.tell(LoadDropped(one.id, False, one.seen), "nova6.enc.drop-load")
        if one.tokens:
            await play.tell(TokensChanged(one.id, 0, "scene-end"), "nova6.init.sp-bonus")
    if play.state.gm_tokens:
        await play.tell(TokensChanged("", 0, "scene-end"), "nova6.init.gsp-bonus")
