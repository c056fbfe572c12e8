"""A data folder of tables in the middle of a session, and the commands that are played at them."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, NamedTuple

from moothall.handlers.dice import Seeded
from moothall.rulesets.nde.sheet import new_sheet
from moothall.store import AnyStore, open_store
from moothall.table import SERVER, Table, UnsavedStep
from moothall.table import commands as c
from moothall.table.room import Role
from moothall.web.access import Access, Admission
from moothall.web.command_types import read_order

BOOK = "nde2"
PLAYERS = ("ilse", "bram", "oda", "tyko")
SEATS: dict[str, Role] = {"gm": "gm", **dict.fromkeys(PLAYERS, "player"), "edda": "spectator"}
HISTORY = 300
"""Steps that each table has behind it."""

Command = dict[str, Any]


# ---- What is done ---------------------------------------------------------------------------------------------------


class PlayedCommand(NamedTuple):
    """A command of a seat, and the kind of line by which every screen shows it."""

    seat: str
    command: Command
    shows: str


def speech(turn: int) -> PlayedCommand:
    return PlayedCommand(PLAYERS[turn % 4], {"do": "say", "text": "Let us look behind the mill first."}, "house/said")


def interaction(turn: int) -> PlayedCommand:
    who = PLAYERS[turn % 4]
    args = {"who": who, "action": "interact", "story": "opens the shutters"}
    return PlayedCommand(who, {"do": "open", "procedure": "nde.act", "args": args}, "nde/acted")


def declaration(turn: int) -> PlayedCommand:
    who = PLAYERS[turn % 4]
    args = {"who": who, "aim": "cross the weir unseen"}
    return PlayedCommand(who, {"do": "open", "procedure": "nde.test", "args": args}, "nde/declared")


def decision(prompt: str) -> PlayedCommand:
    """The GM settles what was declared, without dice."""
    return PlayedCommand("gm", {"do": "answer", "prompt": prompt, "answer": {"decision": "succeeds"}}, "nde/settled")


def free_roll(turn: int) -> PlayedCommand:
    return PlayedCommand(PLAYERS[turn % 4], {"do": "roll_freely", "dice": "2d6+1"}, "house/rolled")


def table_roll() -> PlayedCommand:
    args = {"name": "what the river brings"}
    return PlayedCommand("gm", {"do": "open", "procedure": "nde.table-roll", "args": args}, "nde/table-rolled")


def command_of_turn(turn: int, prompt: str) -> PlayedCommand:
    """Return the next command at a table; `prompt` is the GM's last."""
    match turn % 6:
        case 0:
            return speech(turn)
        case 1:
            return declaration(turn)
        case 2:
            return decision(prompt)
        case 3:
            return interaction(turn)
        case 4:
            return free_roll(turn)
    return table_roll()


# ---- Where it is done -----------------------------------------------------------------------------------------------


class Visitor(NamedTuple):
    """A person with a seat and a signed-in browser, who has read a table's log up to a line."""

    table: str
    seat: str
    token: str
    after: int


class Session:
    """A table in memory with a session behind it, from which others are copied."""

    def __init__(self, history: int = HISTORY) -> None:
        self.lines: list[str] = []
        self._table = Table("session", BOOK, dice=Seeded(1))
        for seat, role in SEATS.items():
            self._do(SERVER, c.MakeSeat(seat, seat.title(), role))
            self._do(SERVER, c.TakeSeat(seat, _nobody(seat)))
        for seat in PLAYERS:
            sheet = new_sheet(seat.title(), "assault")
            self._do("gm", c.Open("nde.join", {"seat": seat, "who": seat, "sheet": sheet}), f"joined-{seat}")
        for turn in range(history):
            prompts = self._table.now("gm").prompts
            done = command_of_turn(turn, prompts[0].id if prompts else "")
            self._do(done.seat, read_order(done.command), f"before-{turn}")

    def _do(self, seat: str, command: c.Command, id: str = "") -> None:
        draft = self._table.run(None if seat == SERVER else _nobody(seat), seat, id, command)
        assert isinstance(draft, UnsavedStep)
        self.lines += draft.lines
        self._table.commit(draft)

    def copied(self, store: AnyStore, access: Access) -> list[Visitor]:
        """Store the same session as one more table, with people of its own."""
        persons, lines, now = {seat: access.newcomer() for seat in SEATS}, "\n".join(self.lines), time.time()
        for seat, person in persons.items():
            lines = lines.replace(_nobody(seat), person)
        table = store.bring(BOOK, "The Weir", "en", lines.split("\n"))
        for seat, person in persons.items():
            access.grant(person, Admission(table, SEATS[seat], seat), now)
        read = {seat: self._table.stream(seat).number for seat in SEATS}
        return [Visitor(table, seat, access.sign_in(persons[seat], now).token, read[seat]) for seat in SEATS]


def _nobody(seat: str) -> str:
    return f"whoever-plays-{seat}"


ID = "now-{}"
"""The id of a command that is sent while we measure."""


def kept(folder: Path) -> int:
    """How many of those commands a folder holds, once its server has gone."""
    begins = f'"command":"{ID.format("")}'
    with open_store(folder) as store:
        return sum(begins in line for table in store.tables() for line in store.read(table.id))


def furnish(folder: Path, tables: int, history: int = HISTORY) -> list[list[Visitor]]:
    """Put tables into a folder; who sits at each. Hundreds who come by links at once would only show the limits."""
    session = Session(history)
    with open_store(folder) as store:
        access = Access(store)
        return [session.copied(store, access) for _ in range(tables)]
