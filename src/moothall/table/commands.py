"""Commands: the records of what a seat can do at a table, made of plain values.

A sender also says which seat acts and gives the command an id, so that sending it twice does it once.
"""

from __future__ import annotations

from dataclasses import field
from typing import Any, Literal

from moothall.ledger.entries import AnswerAhead
from moothall.records import record
from moothall.table.room import Area, Card, Level, Pace, Prepared, Role, Square, Way


class Command:
    """A command of a seat."""

    __slots__ = ()


# ---- The game -------------------------------------------------------------------------------------------------------


@record
class Open(Command):
    """Begin a procedure of the book. The GM may begin it for a player's hero, and may keep its dice to themselves."""

    procedure: str
    args: dict[str, Any] = field(default_factory=dict)
    secret: bool = False
    ahead: tuple[AnswerAhead, ...] = ()
    """Answers to questions that the action is going to raise."""


@record
class Answer(Command):
    """Answer a prompt, or take a chip; what is said `ahead` answers questions that will come after it."""

    prompt: str
    answer: Any
    ahead: tuple[AnswerAhead, ...] = ()


@record
class LetPass(Command):
    """Let a window go by."""

    prompt: str


@record
class CloseWindow(Command):
    """End a window: seats that have not answered pass."""

    prompt: str


@record
class EnterDice(Command):
    """Say what real dice showed."""

    prompt: str
    faces: tuple[int, ...]


@record
class Ruling:
    """One thing the GM decides: a value at a path of the state, or a fact of the book."""

    path: tuple[str, ...] = ()
    value: Any = None
    how: Literal["set", "add", "remove", "fact"] = "set"
    kind: str = ""
    """Of a fact, whose data is then the value."""


@record
class MakeRuling(Command):
    """Decide an outcome: all of it is one step, cited as a ruling. It may settle what a player wished for.

    The note says why, to everybody who sees what it changes.
    """

    rulings: tuple[Ruling, ...]
    wish: str = ""
    note: str = ""


@record
class RefuseWish(Command):
    """Settle what a player wished for by letting nothing come of it."""

    wish: str
    note: str = ""


@record
class StandBy(Command):
    """Raise a hand: take an offer of this kind for another character as soon as it is made; or lower it again.

    It stays up until it is used, withdrawn, or the scene ends.
    """

    kind: str
    who: str
    """One's own character who stands by."""
    about: str
    """The character it is for."""
    text: str = ""
    """How, in words."""
    ready: bool = True


@record
class TakeBack(Command):
    """Take back one's own last answer, while nothing stands on it."""


@record
class WithdrawAction(Command):
    """Withdraw an action that has begun, as if it never had, until its dice have fallen."""

    conv: str


@record
class Rewind(Command):
    """Go on from an earlier entry of the game's log, with everything that was the case then."""

    to: int


@record
class Adjust(Command):
    """Answer otherwise what the table had answered by itself; what the same action led to since is played again."""

    entry: int
    answer: Any


@record
class ReleaseDice(Command):
    """Let dice that were seen before a rewind not come again."""


@record
class StartAgain(Command):
    """Begin a conversation anew that is stuck, with the same arguments."""

    conv: str


@record
class FinishByHand(Command):
    """End a conversation that is stuck with what the GM decides."""

    conv: str
    rulings: tuple[Ruling, ...]


@record
class Drop(Command):
    """End a conversation, and nothing more comes of it."""

    conv: str


# ---- The room -------------------------------------------------------------------------------------------------------


@record
class Say(Command):
    """Speak to the table; a line that begins with `/r` is a roll."""

    text: str


@record
class Whisper(Command):
    """Speak to some seats."""

    to: tuple[str, ...]
    text: str


@record
class RollFreely(Command):
    """Roll dice that belong to no rule."""

    dice: str


@record
class RollSecretly(Command):
    """Roll dice behind the screen."""

    dice: str


@record
class WriteNote(Command):
    """Write a note: for oneself, for these seats, or for everybody. An empty text removes it."""

    text: str
    readers: tuple[str, ...] = ()
    everyone: bool = False
    note: str = ""
    """The note that is written anew."""


@record
class HandOut(Command):
    """Give a page, perhaps with a picture, to these seats or to everybody."""

    title: str
    text: str = ""
    picture: str = ""
    readers: tuple[str, ...] = ()
    everyone: bool = False
    handout: str = ""
    """The page that is given anew."""


@record
class Withdraw(Command):
    """Take a page back."""

    handout: str


@record
class SetClock(Command):
    """Make a clock, move it, show it or hide it."""

    name: str
    length: int
    at: int = 0
    seen: bool = True
    clock: str = ""


@record
class RemoveClock(Command):
    """Take a clock away."""

    clock: str


@record
class SetScene(Command):
    """Say what there is to see in the scene of this title; nothing at all takes the description away."""

    title: str
    text: str = ""
    picture: str = ""
    traits: tuple[str, ...] = ()
    areas: tuple[Area, ...] = ()


@record
class SetGround(Command):
    """Say how many squares there are, what is drawn on them, and where walls and cover stand."""

    width: int
    height: int
    picture: str = ""
    walls: tuple[Square, ...] = ()
    cover: tuple[Square, ...] = ()


@record
class SetFace(Command):
    """Give a figure a face: one of the pages' own by its name, or a picture of the table; empty for none."""

    who: str
    picture: str = ""


@record
class Prepare(Command):
    """Put things on the GM's shelf under one title, or replace an item there. Players see nothing of it."""

    title: str
    holds: Prepared
    item: str = ""
    """The item that is replaced."""


@record
class ShowPrepared(Command):
    """Show everything that an item of the shelf holds, in one step."""

    item: str


@record
class DiscardPrepared(Command):
    """Take an item off the shelf."""

    item: str


@record
class Pause(Command):
    """Stop play, or go on."""

    paused: bool = True


@record
class RaiseCard(Command):
    """Raise a safety card: play stops, and only the GM learns who raised it."""

    card: Card = "stop"


@record
class SetDial(Command):
    """Say how automatic a group of rules, or one kind of question, is for a seat or for all (empty)."""

    group: str
    level: Level
    seat: str = ""


@record
class AskMe(Command):
    """Want to be asked a kind of question that a brisk table would answer by itself, or no longer."""

    kind: str
    asks: bool = True


@record
class SetOrder(Command):
    """Leave word how to answer while one's seat is away: a kind of question, or every one that nothing else is said of.

    `usual` is the usual answer, a word one of the question's own, and without an answer a GM decides.
    """

    kind: str = ""
    answer: str = ""


@record
class SetPace(Command):
    """Say how much this table asks, where no dial says otherwise."""

    pace: Pace


@record
class SetDice(Command):
    """Set whether dice are rolled by the system or by hand, for a seat or for all (empty)."""

    way: Way
    seat: str = ""


# ---- Seats ----------------------------------------------------------------------------------------------------------


@record
class MakeSeat(Command):
    """Add a seat."""

    seat: str
    name: str
    role: Role


@record
class ChangeSeat(Command):
    """Give a seat another name or role."""

    seat: str
    name: str
    role: Role


@record
class Mute(Command):
    """Let a seat not speak, or speak again."""

    seat: str
    muted: bool = True


@record
class RemoveSeat(Command):
    """Remove a seat."""

    seat: str


@record
class StepAway(Command):
    """Be away for a while, or back again: oneself, or as a GM any seat. Meanwhile a GM decides in its place."""

    away: bool = True
    seat: str = ""
    """Whose seat; one's own if none is named."""


@record
class GiveHero(Command):
    """Hand a player's character over to another player, who plays it from now on."""

    hero: str
    seat: str


@record
class TakeSeat(Command):
    """A person sits down; by an invitation to this very seat, if there is one."""

    seat: str
    person: str
    link: str = ""


@record
class LeaveSeat(Command):
    """A person stands up."""

    seat: str


@record
class NoteLink(Command):
    """An invitation now exists."""

    link: str
    role: Role
    seat: str = ""


@record
class NoteUnlink(Command):
    """An invitation exists no longer."""

    link: str
