"""Recovery of Drives: a struck statement is rewritten, or its Drive recovered."""

from __future__ import annotations

from typing import Annotated

from moothall.errors import AgainstTheRules
from moothall.rulesets.houses2d20.choices import whoever
from moothall.rulesets.houses2d20.drives import ratings, tell_drives, with_drive
from moothall.rulesets.houses2d20.events import SceneReflects
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.questions import HowToRecover, WhichRises, WriteStatement
from moothall.rulesets.houses2d20.state import DriveRating, Drives, Table
from moothall.rulesets.houses2d20.words import DRIVES, LOWEST_DRIVE, STATEMENT_FROM, Drive
from moothall.talk.actions import action
from moothall.talk.arguments import Among, Own
from moothall.talk.layers import reading
from moothall.talk.play import GM, Play


@action("houses.reflect", by="gm", chapter="recovery")
async def reflect(play: Play[Table]) -> None:
    """The GM finds that this scene is given over to sorting out one's priorities: everybody is asked."""
    await play.tell(SceneReflects(True), "houses.recover.reflective-scene")
    for one in play.state.characters:
        await _recover_all(play, one.id)


def check_quiet(table: Table, who: CharacterId) -> None:
    """Refuse to come to terms with anything while an adventure has no scene for it."""
    if not recovers_by(table):
        cite = "houses.recover.reflective-scene"
        raise AgainstTheRules("error-houses-not-now", cite=cite, name=table.who(who).name)


def _may_recover(table: Table, who: CharacterId) -> str:
    """With a Drive that is struck, as far as it can be seen."""
    drives = table.who(who).drives
    if not isinstance(drives, Drives) or len(drives.usable()) == len(DRIVES):
        return ""
    check_quiet(table, who)
    return "houses.recover.reflective-scene"


@action("houses.recover", by="player", chapter="recovery", rank=6, offered=_may_recover)
async def recover(play: Play[Table], who: Annotated[Own[CharacterId], Among(whoever(check_quiet))]) -> None:
    """A character comes to terms with what was challenged: between adventures, or in a scene for it."""
    check_quiet(play.state, who)
    await _recover_all(play, who)


@reading("houses.recovers-by")
def recovers_by(table: Table) -> str:
    """The rule by which there is time to recover now, if there is."""
    if table.between:
        return "houses.recover.between-adventures"
    return "houses.recover.reflective-scene" if table.reflective else ""


async def recover_everybody(play: Play[Table]) -> None:
    """An adventure is over: each struck Drive is asked after."""
    for one in play.state.characters:
        await _recover_all(play, one.id)


async def _recover_all(play: Play[Table], who: CharacterId) -> None:
    drives = play.state.who(who).drives
    for drive in DRIVES:
        if drives is not None and drives.of(drive).struck:
            await _recover_one(play, who, drive)


async def _recover_one(play: Play[Table], who: CharacterId, drive: Drive) -> None:
    one = play.state.who(who)
    assert one.drives is not None
    held = one.drives.of(drive)
    asked = HowToRecover(who, drive, held.statement, held.rating, play.state.options.drive_change_allowed)
    match await play.ask(one.seat, asked, cite=recovers_by(play.state) or "houses.recover.reflective-scene"):
        case "change":
            await _rewrite(play, who, drive, held)
        case "recover":
            await _recover(play, who, drive, held.deed)


async def _rewrite(play: Play[Table], who: CharacterId, drive: Drive, held: DriveRating) -> None:
    """New words, and the ratings stay."""
    text = await _written(play, who, drive, held.rating, held.deed, held.statement)
    drives = with_drive(_drives(play.state, who), drive, statement=text, struck=False, deed="")
    await tell_drives(play, who, drives, drive, "rewritten", "houses.challenge.change-or-recover")


async def _recover(play: Play[Table], who: CharacterId, drive: Drive, action: str) -> None:
    """The Drive drops by one, the one it now equals rises, and the old statement is back while it is high enough."""
    drives = _drives(play.state, who)
    rating = lowered(drives.of(drive).rating)
    rises = await _which_rises(play, who, drive, rating) if rating < drives.of(drive).rating else None
    rules = ["houses.recover.reinstate", "houses.challenge.change-or-recover"]
    rules += ["houses.recover.floor-four"] if rating == drives.of(drive).rating else ["houses.recover.reduce-by-one"]
    statement = drives.of(drive).statement if rating >= STATEMENT_FROM else ""
    drives = with_drive(drives, drive, rating=rating, struck=False, deed="", statement=statement)
    if rises is not None:
        drives = with_drive(drives, rises, rating=drives.of(rises).rating + 1)
        rules += ["houses.recover.raise-the-equal", "houses.recover.ratings-stay-a-permutation"]
    rules.append("houses.recover.statement-kept-from-six")
    await tell_drives(play, who, drives, drive, "recovered", *rules)
    await _missing_statements(play, who, action)


def lowered(rating: int) -> int:
    """The rating less one, but never below the least."""
    return max(LOWEST_DRIVE, rating - 1)


async def _which_rises(play: Play[Table], who: CharacterId, drive: Drive, rating: int) -> Drive | None:
    """The Drive that the lowered one now equals; the GM picks among several."""
    equal = tuple(
        other for other, value in ratings(_drives(play.state, who)).items() if other != drive and value == rating
    )
    if len(equal) < 2:
        return equal[0] if equal else None
    return await play.ask(GM, WhichRises(who, equal), cite="houses.recover.tie-gm-picks")


async def _missing_statements(play: Play[Table], who: CharacterId, action: str) -> None:
    """Every Drive that is high enough and has no statement gets one."""
    for drive in DRIVES:
        held = _drives(play.state, who).of(drive)
        if held.rating < STATEMENT_FROM or held.statement:
            continue
        text = await _written(play, who, drive, held.rating, action)
        drives = with_drive(_drives(play.state, who), drive, statement=text)
        await tell_drives(play, who, drives, drive, "written", "houses.recover.new-statement-from-six")


async def _written(play: Play[Table], who: CharacterId, drive: Drive, rating: int, action: str, was: str = "") -> str:
    asked = WriteStatement(who, drive, rating, action, was)
    seat = play.state.who(who).seat
    return (await play.ask(seat, asked, cite="houses.recover.statement-from-the-deed")).strip()


def _drives(table: Table, who: CharacterId) -> Drives:
    drives = table.who(who).drives
    assert drives is not None
    return drives
