"""Assistance: each helper rolls one die of their own, beside the leader's."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import replace

from moothall.rulesets.houses2d20.adversity import peril_of
from moothall.rulesets.houses2d20.dice import critical_limit
from moothall.rulesets.houses2d20.events import Assisted
from moothall.rulesets.houses2d20.focuses import choose_focus
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.points import NPC_POINT, points_of, spend_point
from moothall.rulesets.houses2d20.pool import Helper
from moothall.rulesets.houses2d20.questions import (
    AllowAssistance,
    AssistantsPoint,
    Help,
    OfferAssistance,
    Pair,
    WhichPair,
)
from moothall.rulesets.houses2d20.state import Character, Table
from moothall.rulesets.houses2d20.words import SKILLS
from moothall.talk.play import GM, Play


async def gather_help(play: Play[Table], who: CharacterId, action: str) -> tuple[Helper, ...]:
    """Helpers come until nobody wants to any more."""
    helpers: list[Helper] = []
    tried = {who}
    most = play.state.options.assist_max
    while most is None or len(helpers) < most:
        help = await _heard(play, may_help(play.state, who, action, tried))
        if help is None:
            break
        tried.add(help.helper)
        helper = await one_helper(play, who, action, help)
        if helper is not None:
            helpers.append(helper)
    return tuple(helpers)


async def _heard(play: Play[Table], open_to: list[tuple[str, OfferAssistance]]) -> Help | None:
    """The next helper. Where offers stand until the last word, only a GM who rolls is asked, for others of theirs."""
    cite = "houses.assist.several"
    if not play.stands:
        taken = await play.offer(open_to, cite=cite)
        return None if taken is None else taken.answer
    for asked in (asked for seat, asked in open_to if seat == GM):
        help = await play.ask(GM, replace(asked, or_nobody=True), cite=cite)
        return help if help.helper else None
    return None


def may_help(
    table: Table, who: CharacterId, action: str, tried: Container[CharacterId]
) -> list[tuple[str, OfferAssistance]]:
    """Each seat with a character on the same side who could assist, once."""
    leader = table.who(who)
    beside = [one for one in table.characters if one.side == leader.side and one.outside == leader.outside]
    able = [one for one in beside if not one.defeated and one.id not in tried]
    free = [one for one in able if one.seen or not leader.is_player]
    seats = dict.fromkeys(one.seat for one in free)
    return [(seat, OfferAssistance(who, action, tuple(one.id for one in free if one.seat == seat))) for seat in seats]


async def one_helper(play: Play[Table], who: CharacterId, action: str, help: Help) -> Helper | None:
    """The GM finds that it helps; the helper picks a skill and a Drive, perhaps a focus. Nothing can be bought."""
    allow = AllowAssistance(who, help.helper, help.how)
    if await play.ask(GM, allow, cite="houses.assist.several") == "no":
        return None
    one = play.state.who(help.helper)
    pair = await play.ask(one.seat, _pair(one, who), cite="houses.assist.own-pair")
    focus = await choose_focus(play, one.id, help.how, pair.skill, "houses.assist.own-focus")
    helper = Helper(one.id, _target(one, pair), critical_limit(one.skills.of(pair.skill), bool(focus)))
    helper = helper._replace(automatic=await _spends(play, one, who))
    known = one.seen and one.open
    told = Assisted(one.id, who, help.how, helper.target, helper.critical, known, play.state.shows(one.id, who))
    await play.tell(told, "houses.assist.one-die", "houses.assist.own-pair")
    return helper


def _pair(one: Character, who: CharacterId) -> WhichPair:
    skills = tuple((skill, one.skills.of(skill)) for skill in SKILLS)
    drives = tuple((drive, one.drives.of(drive).rating) for drive in one.drives.usable()) if one.drives else ()
    return WhichPair(one.id, who, skills, drives)


def _target(one: Character, pair: Pair) -> int:
    if one.drives is None or pair.drive is None:
        return one.skills.of(pair.skill) + (one.quality or 0)
    return one.skills.of(pair.skill) + one.drives.of(pair.drive).rating


async def _spends(play: Play[Table], one: Character, who: CharacterId) -> bool:
    """Where the table lets helpers spend Determination, a point makes the helping die a 1."""
    if not play.state.options.assist_determination or not points_of(play.state, one):
        return False
    asked = AssistantsPoint(one.id, who)
    if await play.ask(one.seat, asked, cite="houses.assist.no-other-spends") == "no":
        return False
    await spend_point(play, one.id, "automatic", "houses.determination.automatic-one")
    await peril_of(play, one.id, NPC_POINT, one.name)
    return True
