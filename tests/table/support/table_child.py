"""A process in which bots play until it is killed, for `test_killed_server`, and that prints each acknowledgement.

    python table_child.py

It reads a folder and a seed as JSON from standard input, a line for each table, and plays there in a forked process:
after a kill nothing has to be loaded again for the next. It prints the process id first and `KILLED` at last.

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
from typing import Any

from moothall import books
from moothall.errors import MoothallError
from moothall.table import Table
from moothall.table import commands as c
from tests.table.support.bots import SEATS, Bots
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


async def main(folder: str, seed: str) -> None:
    bots = Talkative(Path(folder), "nde2", {}, int(seed))
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
    books.load("nde2")
    for line in sys.stdin:
        child = os.fork()
        if not child:
            os.write(1, f"{os.getpid()}\n".encode())
            asyncio.run(main(*json.loads(line)))
        os.waitpid(child, 0)
        os.write(1, KILLED.encode())


if __name__ == "__main__":
    play_in_turn()
