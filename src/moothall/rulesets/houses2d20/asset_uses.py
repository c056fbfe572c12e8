"""Other uses of assets: taking one out of play, making a trait or an asset, removing obstacles, learning, aiding."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from moothall.rulesets.houses2d20.aftermath import Result, conclude, name_pending
from moothall.rulesets.houses2d20.asset_moves import Done
from moothall.rulesets.houses2d20.assets import assets_of_side, make_asset, take_out
from moothall.rulesets.houses2d20.called_test import CalledTest, SetDifficulty
from moothall.rulesets.houses2d20.contests import compete, end_contest, who_opposes
from moothall.rulesets.houses2d20.events import Defeated, Informed, TaskSet
from moothall.rulesets.houses2d20.ids import AssetId, CharacterId
from moothall.rulesets.houses2d20.questions import (
    AnswerQuestion,
    HelpWhom,
    InWords,
    NewAsset,
    WhatNewAsset,
    WhichAsset,
    WhichObstacle,
)
from moothall.rulesets.houses2d20.questions.turns import Action
from moothall.rulesets.houses2d20.skill_test import attempt, call_for, whole_test
from moothall.rulesets.houses2d20.state import Table, Task
from moothall.rulesets.houses2d20.tasks import next_id, work_at
from moothall.rulesets.houses2d20.traits import drop_trait, make_trait
from moothall.rulesets.houses2d20.words import RECOVERY_BASE, STABILISE_DIFFICULTY
from moothall.talk.play import GM, Play
from moothall.talk.reasons import Because

Shifts = tuple[Because, ...]
Then = Callable[[], Awaitable[None]]


def open_uses(table: Table, who: CharacterId) -> tuple[Action, ...]:
    """Uses of assets open to a character in a turn, besides moving and attacking."""
    uses: list[Action] = ["create_trait", "create_asset", "inform", "other"]
    if _assets_to_remove(table, who):
        uses.append("remove_asset")
    if table.traits:
        uses += ["overcome", "help"]
    elif _fallen(table, who):
        uses.append("help")
    return tuple(uses)


def _fallen(table: Table, who: CharacterId) -> tuple[CharacterId, ...]:
    """Allies who are down and can be helped: tended to if it is lasting, brought back where the table has that."""
    helped = ("defeated", "lasting") if table.options.allies_rise else ("lasting",)
    allies = (one for one in table.taking_part() if one.side == table.who(who).side)
    return tuple(ally.id for ally in allies if ally.defeated in helped)


IN_WORDS = {
    "create_trait": ("trait", "houses.use.create-trait"),
    "inform": ("question", "houses.use.gain-information"),
    "other": ("use", "houses.use.list-is-open"),
}
"""Uses of a turn that need words: the question for each, and its rule."""


async def say_use(play: Play[Table], who: CharacterId, action: Action) -> str | NewAsset | None:
    """The player words a use that needs words; nothing if it stays unsaid."""
    one = play.state.who(who)
    if action in IN_WORDS:
        what, cite = IN_WORDS[action]
        return (await play.ask(one.seat, InWords(who, what, cite), cite=cite)).strip() or None
    if action == "create_asset":
        allies = (who, *(ally.id for ally in play.state.standing(one.side) if ally.id != who))
        new = await play.ask(one.seat, WhatNewAsset(who, allies), cite="houses.use.create-asset")
        return new if new.name.strip() else None
    return ""


async def use_asset(play: Play[Table], who: CharacterId, action: Action, said: str | NewAsset, shifts: Shifts) -> Done:
    """Use an asset in one of the usual ways, or in another that the GM allows."""
    match action, said:
        case "remove_asset", _:
            return await _remove(play, who, shifts)
        case "create_trait", str():
            await _create_trait(play, who, said, shifts)
        case "create_asset", NewAsset():
            await _create_asset(play, who, said, shifts)
        case "overcome", _:
            await _overcome(play, who, shifts)
        case "inform", str():
            await _inform(play, who, said, shifts)
        case "help", _:
            await _help(play, who, shifts)
        case _, str():
            await whole_test(play, who, said, shifts=shifts)
    return Done()


async def _if_passed(
    play: Play[Table], who: CharacterId, action: str, shifts: Shifts, then: Then, fixed: SetDifficulty | None = None
) -> None:
    """A test, and what comes of it if it is passed."""
    called = await call_for(play, who, action, shifts=shifts, fixed=fixed)
    if not isinstance(called, CalledTest):
        if called is not None:
            await then()
        return
    result = await attempt(play, called)
    if isinstance(result, Result):
        if result.passed:
            await then()
        await conclude(play, result)


def _assets_to_remove(table: Table, who: CharacterId) -> tuple[AssetId, ...]:
    one = table.who(who)
    theirs = assets_of_side(table, "opposition" if one.is_player else "players")
    return tuple(asset.id for asset in theirs if asset.seen or not one.is_player)


async def _remove(play: Play[Table], who: CharacterId, shifts: Shifts) -> Done:
    """Contest the controller of an asset; won, the asset is out of play."""
    rule = "houses.use.remove-asset"
    asked = WhichAsset(who, _assets_to_remove(play.state, who))
    id = await play.ask(play.state.who(who).seat, asked, cite=rule)
    thing = play.state.asset(id)
    opposed = await who_opposes(play, who, thing.name, (thing.owner,), "battle")
    fought = await compete(play, who, thing.name, opposed, shifts)
    if fought.won:
        await take_out(play, id)
    await name_pending(play, await end_contest(play, fought))
    return Done()


async def _create_trait(play: Play[Table], who: CharacterId, text: str, shifts: Shifts) -> None:
    async def made() -> None:
        await make_trait(play, text, "deed", "houses.use.create-trait")

    await _if_passed(play, who, text, shifts, made)


async def _create_asset(play: Play[Table], who: CharacterId, new: NewAsset, shifts: Shifts) -> None:
    """A new asset of Potency 0, in the zone of its owner."""

    async def made() -> None:
        zone = play.state.who(new.owner).zone
        await make_asset(play, new.owner, new.name, 0, zone, defensive=False, tangible=new.tangible)

    await _if_passed(play, who, new.name, shifts, made)


async def _overcome(play: Play[Table], who: CharacterId, shifts: Shifts) -> None:
    rule = "houses.use.overcome-obstacle"
    listed = tuple((trait.id, trait.text) for trait in play.state.traits)
    id = await play.ask(play.state.who(who).seat, WhichObstacle(who, listed), cite=rule)

    async def gone() -> None:
        await _drop(play, id, rule)

    await _if_passed(play, who, dict(listed)[id], shifts, gone)


async def _drop(play: Play[Table], id: str, rule: str) -> None:
    """A trait goes, if it is still there."""
    if any(trait.id == id for trait in play.state.traits):
        await drop_trait(play, id, "deed", rule)


async def _inform(play: Play[Table], who: CharacterId, text: str, shifts: Shifts) -> None:
    rule = "houses.use.gain-information"

    async def told() -> None:
        said = await play.ask(GM, AnswerQuestion(who, text), cite=rule)
        await play.tell(Informed(who, text, said.text.strip(), play.state.shows(who)), rule)

    await _if_passed(play, who, text, shifts, told)


async def _help(play: Play[Table], who: CharacterId, shifts: Shifts) -> None:
    """A trait is taken off an ally; a defeated one is brought back by a long effort, or tended to if it is lasting."""
    rule = "houses.use.help-ally"
    one = play.state.who(who)
    fallen = _fallen(play.state, who)
    listed = tuple((trait.id, trait.text) for trait in play.state.traits)
    aid = await play.ask(one.seat, HelpWhom(who, fallen, listed), cite=rule)
    if aid.trait:

        async def gone() -> None:
            await _drop(play, aid.trait, rule)

        await _if_passed(play, who, dict(listed)[aid.trait], shifts, gone)
    elif play.state.who(aid.ally).defeated == "lasting":
        await _stabilise(play, who, aid.ally, shifts)
    elif play.state.options.recovery_by_test:
        await _help_up(play, who, aid.ally, shifts)
    else:
        await _bring_back(play, who, aid.ally, aid.asset, shifts)


async def _stabilise(play: Play[Table], who: CharacterId, ally: CharacterId, shifts: Shifts) -> None:
    """A lasting defeat is tended to and not undone."""
    one = play.state.who(ally)

    async def tended() -> None:
        await play.tell(Defeated(ally, "stable", one.felled_by, "", one.seen), "houses.use.help-ally")

    await _if_passed(play, who, one.name, shifts, tended, SetDifficulty(STABILISE_DIFFICULTY, "houses.use.help-ally"))


async def _help_up(play: Play[Table], who: CharacterId, ally: CharacterId, shifts: Shifts) -> None:
    """Bring a defeated ally back by one passed test, at a Difficulty of the GM's."""
    one = play.state.who(ally)

    async def back() -> None:
        await play.tell(Defeated(ally, "", 0, "", one.seen), "houses.use.help-ally")

    await _if_passed(play, who, one.name, shifts, back)


async def _bring_back(play: Play[Table], who: CharacterId, ally: CharacterId, asset: AssetId, shifts: Shifts) -> None:
    """Start or continue the extended task that revives a defeated ally; its length grows with the Potency that felled
    them.
    """
    begun = next((task.id for task in play.state.tasks if task.aids == ally), None)
    if begun is None:
        one = play.state.who(ally)
        begun = next_id(play.state)
        fact = TaskSet(Task(begun, one.name, RECOVERY_BASE + one.felled_by, aids=ally))
        await play.tell(fact, "houses.use.help-ally", "houses.task.generic")
    await work_at(play, who, begun, asset, shifts)
