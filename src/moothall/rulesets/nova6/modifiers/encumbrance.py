"""Encumbrance: dice that armor and loads cost, and loads dropped or lost in a conflict. Pure, but for the loads."""

from __future__ import annotations

from collections.abc import Iterator

from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.effects.soak import USELESS
from moothall.rulesets.nova6.events import LoadDropped, LoadTaken
from moothall.rulesets.nova6.modifiers.load_levels import LOST, UNCOUNTED, burdened, load_of
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.questions import KeepLoad, LoadLost
from moothall.rulesets.nova6.state import Character, Table
from moothall.talk.play import GM, Play
from moothall.talk.reasons import Because, total


def hampered(table: Table, one: Character) -> int:
    """Dice that armor costs, less its wearer's strength."""
    worn = [effect for effect in table.effects_of(one.id, "soak") if not USELESS & {*effect.marks}]
    return max(sum(effect.amount("hampered") for effect in worn) - one.rank(bound(table, "endurance")), 0)


def encumbrance(table: Table, test: ActionTest) -> Iterator[Because]:
    """Armour hinders moving about and lasting; a load hinders that and all other movement."""
    one = table.who(test.who)
    found = tuple(_costs(table, test, one))
    yield from found
    kinds = {reason.what for reason in found}
    if len(kinds) > 1:
        yield Because("note-both", 0, "nova6.enc.stack")
    negated = [gives for gives in table.given(one) if gives.what == "negates" and gives.of in kinds]
    if found and negated:
        yield Because("strong", min(1, -total(found)), "nova6.enc.strong-body")
        yield Because("note-strong", 0, negated[0].cite or "nova6.enc.strong-body", negated[0].of)


def _costs(table: Table, test: ActionTest, one: Character) -> Iterator[Because]:
    lasting = test.skill == bound(table, "endurance") and test.use == "endurance"
    moving = test.skill == bound(table, "movement") and test.action in ("overcome", "create-advantage")
    if (lasting or moving) and (dice := hampered(table, one)):
        cite = "nova6.soak.hampered-physique" if one.rank(bound(table, "endurance")) else "nova6.soak.hampered"
        yield Because("hampered", -dice, cite)
        yield Because("hampered", 0, "nova6.enc.hampered")
        if any(effect.has("gear") for effect in table.effects_of(one.id, "soak") if effect.amount("hampered")):
            yield Because("hampered", 0, "nova6.equipment.hampered")
    if lasting or test.skill == bound(table, "movement"):
        yield from burdened(table, one)


async def drop_loads(play: Play[Table]) -> None:
    """Drop loads when a fight begins, unless a player keeps theirs or the table plays otherwise."""
    if play.state.options.auto_drop_load == "off":
        return
    for one in play.state.present():
        if burdened(play.state, one):
            asked = KeepLoad(one.id)
            dropped = await play.ask(one.player, asked, cite="nova6.enc.drop-load") == "drop"
            await play.tell(LoadDropped(one.id, dropped, one.seen), "nova6.enc.drop-load", "nova6.gear.load-drop")


async def may_lose_load(play: Play[Table], who: str) -> None:
    """Ask the GM whether a character who concedes or flees loses the load that lies on the ground."""
    if not play.state.who(who).dropped:
        return
    if await play.ask(GM, LoadLost(who), cite="nova6.gear.load-drop") == "lost":
        await lose_load(play, who)


async def lose_load(play: Play[Table], who: str) -> None:
    """Remove a load, with its aspect and everything carried beside it."""
    one = play.state.who(who)
    had = load_of(play.state, one)
    left = one.load if had == UNCOUNTED else LOST
    await play.tell(LoadTaken(who, left, had, lost=True, seen=one.seen), "nova6.gear.load-drop")
    if play.state.has_effect(f"{who}-load"):
        await effects.end(play, f"{who}-load", "removed", "nova6.gear.load-drop")
