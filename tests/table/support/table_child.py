"""A process in which bots play until it is killed, for `test_killed_server`, and that prints each acknowledgement.

    python table_child.py

It reads a folder, a seed and a book as JSON from standard input, a line for each table, and plays there in a forked
process: after a kill nothing has to be loaded again for the next. It prints the process id first and `KILLED` at last.

A line between is JSON: seat and id of a command, the number and digest of its viewer's stream, the table's last number,
and the prompts of everybody.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from moothall import books
from moothall.errors import MoothallError
from moothall.handlers.dice import Seeded
from moothall.speech import voice
from moothall.table import Table
from moothall.table import commands as c
from moothall.web.create_table import begin
from moothall.web.workshops import workshop
from tests.table.support.bots import HEROES, SEATS, Bots
from tests.table.support.live_table import wire

KILLED = "\0killed\n"
"""Ends also a line of which only the beginning was written."""


def digest(table: Table, viewer: str, number: int) -> str:
    """The digest of a viewer's stream up to a number."""
    return blake2b(wire(table.told(viewer)[:number]), digest_size=8).hexdigest()


def asked(table: Table) -> dict[str, list[str]]:
    """The ids of everybody's prompts."""
    return {viewer: [prompt.id for prompt in table.now(viewer).prompts] for viewer in SEATS}


class Talkative(Bots):
    """Bots that say what was acknowledged."""

    async def do(self, seat: str, command: c.Command) -> bool:
        self.count += 1
        id = f"{os.getpid()}-{self.count}"
        try:
            ack = await self.desk.do(seat, seat, id, command)
        except MoothallError:
            return False
        table = self.desk.table
        line: dict[str, Any] = {"seat": seat, "id": id, "number": ack.number, "last": table.last, "asked": asked(table)}
        line["digest"] = digest(table, table.viewer(seat), ack.number)
        os.write(1, (json.dumps(line) + "\n").encode())
        return True


class TalkativeElsewhere(Talkative):
    """Bots at a table of another book than NDE: they begin its test, answer as usual, talk and go back."""

    ACTIONS: ClassVar = {"nova6": ("nova6.act", "intent"), "houses2d20": ("houses.test", "action")}

    async def open_table(self) -> None:
        opening = self.desk.table.book.opened_with({})
        assert opening is not None
        assert await self.do("gm", begin(opening))
        shop, say, options = workshop(self.book), voice("en", self.book).say, books.ruleset(self.book).options()
        for id, seat in HEROES.items():
            sheet = shop.drawn(say, Seeded(id), options.defaults) | {"name": id.title()}
            assert await self.do("gm", begin(self.desk.table.book.joining(seat, id, sheet)))

    async def move(self) -> None:
        prompts = [(seat, prompt) for seat in SEATS for prompt in self.own(seat)]
        if prompts and self.chance.random() < 0.8:
            seat, prompt = self.chance.choice(prompts)
            usual = c.Answer(prompt.id, msgspec.to_builtins(prompt.default))
            await self.do(seat, c.LetPass(prompt.id) if prompt.what == "window" else usual)
        elif self.chance.random() < 0.6:
            (id, seat), (procedure, aim) = self.chance.choice([*HEROES.items()]), self.ACTIONS[self.book]
            await self.do(seat, c.Open(procedure, {"who": id, aim: "cross the weir"}))
        else:
            await self.do(
                *self.chance.choice([("ana", c.Say("hm")), ("bo", c.TakeBack()), ("gm", self.back_a_little())])
            )

    def back_a_little(self) -> c.Rewind:
        log = self.desk.table.game.log
        return c.Rewind(log[max(len(log) - 8, 0)].number if log else 0)


async def main(folder: str, seed: str, book: str) -> None:
    kind = Talkative if book.startswith("nde") else TalkativeElsewhere
    bots = kind(Path(folder), book, {}, int(seed))
    kept = bots.store.tables()
    if kept:
        await bots.come_back(kept[0].id)
    else:
        await bots.sit_down()
    os.write(1, b"open\n")
    while True:
        await bots.move()
        for screen in bots.screens.values():
            screen.read()


def play_in_turn() -> None:
    """Play at one table after the other, each in a process of its own, until each is killed."""
    for book in books.book_ids():
        books.load(book)
    for line in sys.stdin:
        child = os.fork()
        if not child:
            os.write(1, f"{os.getpid()}\n".encode())
            asyncio.run(main(*json.loads(line)))
        os.waitpid(child, 0)
        os.write(1, KILLED.encode())


if __name__ == "__main__":
    play_in_turn()
