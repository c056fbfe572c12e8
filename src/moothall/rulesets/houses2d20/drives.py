"""Drives: statements judged by the GM, the Drive of a test, and challenge or compliance after a contradiction."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.houses2d20.called_test import CalledTest
from moothall.rulesets.houses2d20.events import DriveAnswered, DriveChosen, DrivesChanged, Settled
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.points import gain_point, no_room_for_point
from moothall.rulesets.houses2d20.questions import (
    ChallengeOrComply,
    Judged,
    JudgeStatements,
    Offered,
    OfferPoint,
    Statement,
    TakePoint,
    WhichDrive,
)
from moothall.rulesets.houses2d20.state import Character, Drives, Table
from moothall.rulesets.houses2d20.words import DRIVES, Drive, Fit, Skill, own_words
from moothall.talk.play import GM, Play

Way = Literal["", "challenge", "comply"]


class Driven(NamedTuple):
    """The Drive behind a test, or the Quality that stands for it."""

    drive: Drive | None
    rating: int
    fit: Fit | None
    way: Way = ""

    @property
    def target_rule(self) -> str:
        return "houses.npc.minor.quality-in-tn" if self.drive is None else "houses.test.target-number"


async def choose_drive(play: Play[Table], test: CalledTest) -> Driven | None:
    """The GM weighs the statements, the player picks a Drive. `None` if the point was refused and the test failed."""
    who, action, skill = test.who, test.action, test.skill
    one = play.state.who(who)
    if one.drives is None:
        driven = Driven(None, one.quality or 0, None)
        await _tell_drive(play, one, skill, driven, "houses.npc.minor.quality-in-tn")
        return driven
    judged = test.judgement.statements if test.judgement else await judge_statements(play, one, action)
    offered = offered_drives(play.state, who, skill, judged)
    if not offered:
        cite = "houses.challenge.struck-drive-unusable"
        raise AgainstTheRules("error-houses-no-drive", cite=cite, name=one.name)
    asked = WhichDrive(who, action, offered)
    picked = await play.ask(one.seat, asked, cite="houses.test.player-picks-drive")
    chosen = next(each for each in offered if each.drive == picked)
    driven = Driven(chosen.drive, chosen.rating, chosen.fit)
    await _tell_drive(play, one, skill, driven, *_rules_of(chosen, offered))
    if chosen.fit == "contradicts":
        return await _contradicted(play, who, action, driven, chosen.statement)
    return driven


async def _tell_drive(play: Play[Table], one: Character, skill: Skill, driven: Driven, *cites: str) -> None:
    target = one.skills.of(skill) + driven.rating
    known = one.seen and one.open
    chosen = DriveChosen(one.id, driven.drive, driven.fit, target, known, play.state.shows(one.id))
    await play.tell(chosen, driven.target_rule, *cites)


async def judge_statements(play: Play[Table], one: Character, action: str) -> Judged:
    """The GM's judgement of each statement that is not struck; without any there is nothing to ask."""
    statements = statements_of(one.drives) if one.drives else ()
    if not statements:
        return Judged()
    asked = JudgeStatements(one.id, action, statements)
    return await play.ask(GM, asked, cite="houses.challenge.contradiction-opens-branch")


def statements_of(drives: Drives) -> tuple[Statement, ...]:
    """The statements there are, but for those that are struck."""
    held = (Statement(drive, drives.of(drive).statement) for drive in drives.usable())
    return tuple(each for each in held if each.text)


def offered_drives(table: Table, who: CharacterId, skill: Skill, judged: Judged) -> tuple[Offered, ...]:
    """Drives whose statement fits; those whose statement contradicts; and, if none fits, those that are left."""
    one = table.who(who)
    assert one.drives is not None
    usable = one.drives.usable()
    fits = [drive for drive in usable if drive in judged.fits]
    clashing = [drive for drive in usable if drive in judged.contradicts]
    left = [] if fits else _left_over(one.drives, table.options.drive_left_over == "any")
    listed = dict.fromkeys((*fits, *left, *clashing))
    return tuple(_offered(one, drive, skill, judged) for drive in listed)


def _left_over(drives: Drives, any_will_do: bool) -> list[Drive]:
    """Drives without a statement; if every one has a statement, any that is not struck."""
    usable = drives.usable()
    without = [drive for drive in usable if not drives.of(drive).statement]
    return list(usable) if any_will_do or not without else without


def _offered(one: Character, drive: Drive, skill: Skill, judged: Judged) -> Offered:
    assert one.drives is not None
    held = one.drives.of(drive)
    fit = judged.of(drive) if held.statement else None
    return Offered(drive, held.rating, held.statement, fit, one.skills.of(skill) + held.rating)


def _rules_of(chosen: Offered, offered: tuple[Offered, ...]) -> tuple[str, ...]:
    """Why this Drive could be picked."""
    own = f"houses.drive.{chosen.drive}"
    match chosen.fit:
        case "fits":
            return own, "houses.test.relevant-statement", "houses.challenge.no-contradiction"
        case "contradicts":
            return own, "houses.test.conflicting-statement"
        case "neutral":
            return own, "houses.test.no-relevant-statement", "houses.drive.neutral-statement"
        case None:
            return own, "houses.test.no-relevant-statement", "houses.drive.left-over"


# ---- A contradiction ------------------------------------------------------------------------------------------------


async def _contradicted(
    play: Play[Table], who: CharacterId, action: str, driven: Driven, statement: str
) -> Driven | None:
    """The GM may offer a point. Without an offer it is a plain test; a refusal fails it with no further consequence."""
    assert driven.drive is not None
    one, seen = play.state.who(who), play.state.shows(who)
    full = one.tier == "main" and no_room_for_point(play.state, one)
    offer = OfferPoint(who, driven.drive, statement, full)
    if await play.ask(GM, offer, cite="houses.challenge.gm-may-offer") == "no":
        await play.tell(DriveAnswered(who, driven.drive, "plain", seen), "houses.challenge.no-offer-plain-test")
        return driven
    taking = TakePoint(who, driven.drive, statement, full)
    if await play.ask(one.seat, taking, cite="houses.challenge.refuse-fails-test") == "refuse":
        rules = ("houses.challenge.refuse-fails-test", "houses.challenge.refuse-no-consequence")
        await play.tell(Settled(who, action, "refused", statement, seen), *rules)
        return None
    await gain_point(play, who)
    choice = ChallengeOrComply(who, driven.drive, statement)
    way = await play.ask(one.seat, choice, cite="houses.challenge.accept-must-choose")
    goes_on = ("houses.challenge.same-drive-used", "houses.challenge.test-as-normal")
    await play.tell(DriveAnswered(who, driven.drive, way, seen), *goes_on, "houses.determination.not-on-clash")
    return driven._replace(way=way)


async def strike(play: Play[Table], who: CharacterId, drive: Drive, action: str) -> None:
    """A challenged statement is struck; its words are kept."""
    drives = play.state.who(who).drives
    assert drives is not None
    struck = with_drive(drives, drive, struck=True, deed=own_words(action))
    rules = ("houses.challenge.strike-statement", "houses.challenge.struck-drive-unusable")
    await tell_drives(play, who, struck, drive, "struck", *rules)


async def tell_drives(play: Play[Table], who: CharacterId, drives: Drives, drive: Drive, how: str, *cites: str) -> None:
    one = play.state.who(who)
    await play.tell(DrivesChanged(who, drives, drive, how, one.seen and one.open), *cites)


def with_drive(drives: Drives, drive: Drive, **new: Any) -> Drives:
    """These Drives with fields of one changed."""
    return changed(drives, **{drive: changed(drives.of(drive), **new)})


def ratings(drives: Drives) -> dict[Drive, int]:
    return {drive: drives.of(drive).rating for drive in DRIVES}
