"""Advancement points for adversity: defeat, a failed hard test, and scenes in which the GM spends much Threat."""

from __future__ import annotations

from moothall.records import changed
from moothall.rulesets.houses2d20.events import PointsGained, PointsMissed, PointsOwed
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.state import Growth, Owed, Table
from moothall.rulesets.houses2d20.words import own_words
from moothall.talk.play import Play

FAILURE = "houses.advance.failure-from-3"
HARD = 3
"""The Difficulty from which a failure teaches something."""


DURING = "houses.advance.gain-during-adventure"


def earns(table: Table) -> bool:
    """Whether points are gained now: during an adventure. What is played before the first is begun belongs to it."""
    return not table.between or (table.options.amended and not table.adventure)


async def gain(
    play: Play[Table], who: CharacterId, source: str, points: int, text: str, *cites: str, impressed: str = ""
) -> None:
    """A player's own character gains points, while an adventure runs; outside of one, that none is gained is told."""
    table, one = play.state, play.state.who(who)
    if one.tier != "main" or not points:
        return
    if not earns(table):
        if table.options.amended:
            await play.tell(PointsMissed(who, source), DURING)
        return
    entry = Growth(table.adventure, table.session, points, source, own_words(text))
    rules = (DURING, *cites)
    await play.tell(PointsGained(who, one.points + points, entry, impressed), *rules)


async def adversity(play: Play[Table], who: CharacterId, source: str, text: str, cite: str) -> None:
    """Each such event is worth the same."""
    points = play.state.options.advance_adversity_points
    await gain(play, who, source, points, text, "houses.advance.adversity-one-point", cite)


async def pain(play: Play[Table], who: CharacterId, text: str) -> None:
    """Defeated in a conflict."""
    await adversity(play, who, "pain", text, "houses.advance.pain")


async def failure(play: Play[Table], who: CharacterId, difficulty: int, action: str, hidden: bool) -> None:
    """Award adversity for a failed hard test. Where the Difficulty is hidden, the GM keeps the point for a while."""
    if difficulty < HARD:
        return
    if hidden:
        await _owe(play, who, action)
    else:
        await adversity(play, who, "failure", action, FAILURE)


async def _owe(play: Play[Table], who: CharacterId, action: str) -> None:
    """A point now would tell how hard it was."""
    table, points = play.state, play.state.options.advance_adversity_points
    if table.who(who).tier != "main" or not earns(table) or not points:
        return
    entry = Growth(table.adventure, table.session, points, "failure", own_words(action))
    await play.tell(PointsOwed((*table.owed, Owed(who, entry)), who, points), FAILURE)


async def pay_out(play: Play[Table]) -> None:
    """Pay out the points that the GM has kept, without a word about what for."""
    owed = play.state.owed
    for each in owed:
        if play.state.knows(each.who):
            entry = changed(each.entry, text="")
            now = play.state.who(each.who).points + entry.points
            rules = (DURING, "houses.advance.adversity-one-point", FAILURE)
            await play.tell(PointsGained(each.who, now, entry), *rules)
    if owed:
        await play.tell(PointsOwed(()), FAILURE)


async def peril(play: Play[Table], spent: int, text: str) -> None:
    """The GM spent much Threat at once: everybody's own character gains, in the scene or at the table."""
    if spent < play.state.options.advance_peril_threshold:
        return
    for who in in_scene(play.state):
        await gain(
            play,
            who,
            "peril",
            play.state.options.advance_adversity_points,
            text,
            "houses.advance.peril-from-3-threat",
            *_for_those_present(play.state),
        )


def _for_those_present(table: Table) -> tuple[str, ...]:
    return ("houses.advance.peril-for-those-present",) if table.options.advance_peril_for == "present" else ()


async def peril_of(play: Play[Table], who: CharacterId, spent: int, text: str) -> None:
    """The GM spent Threat at once for one of the GM's own people; what players add is nobody's peril."""
    if not play.state.who(who).is_player:
        await peril(play, spent, text)


def in_scene(table: Table) -> tuple[CharacterId, ...]:
    """The players' own characters who are there; all of them where nobody was named, or the table has it so."""
    everybody = tuple(one.id for one in table.players())
    all_of_them = not table.present or table.options.advance_peril_for == "all"
    return everybody if all_of_them else tuple(who for who in everybody if who in table.present)
