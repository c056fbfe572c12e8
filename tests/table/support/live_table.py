"""A live table for tests: taken seats, commands with ids of their own, and a store in memory.

host = Host("tiny")
host.do("ana", Open("tiny.spend", {"who": "ilse"}))
host.answer("ana", "yes")
"""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any

import msgspec

from moothall.handlers.dice import DiceSource, Seeded
from moothall.sight import plain
from moothall.table import SERVER, Ack, Delivery, Prompt, Table
from moothall.table import commands as c
from moothall.table.room import Role

PEOPLE: dict[str, tuple[str, Role]] = {
    "gm": ("Gil", "gm"),
    "second": ("Sol", "co_gm"),
    "ana": ("Ana", "player"),
    "bo": ("Bo", "player"),
    "cy": ("Cy", "player"),
    "guest": ("Guest", "spectator"),
}
"""The seats of every test, each held by the person of the same name."""


class Shelf:
    """Keeps steps in memory, as the store would on disk."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def append(self, table: str, first: int, lines: Any) -> Future[int]:
        assert first == len(self.lines) + 1, "a step begins with the next number"
        self.lines += lines
        receipt: Future[int] = Future()
        receipt.set_result(len(self.lines))
        return receipt


class Host:
    """A table and everybody at it."""

    def __init__(self, ruleset: str, seed: int | str = 1, dice: DiceSource | None = None, table: str = "table") -> None:
        self.ruleset = ruleset
        self.shelf = Shelf()
        self.table = Table(table, ruleset, dice=dice or Seeded(seed), free=Seeded("free"))
        self.count = 0
        for seat, (name, role) in PEOPLE.items():
            self.as_server(c.MakeSeat(seat, name, role))
            self.as_server(c.TakeSeat(seat, seat))
        self.delivered: list[Delivery] = []

    def as_server(self, command: c.Command) -> None:
        """Run a command as the server itself."""
        self._keep(self.table.run(None, SERVER, "", command))

    def do(self, seat: str, command: c.Command, id: str = "", person: str | None = None) -> Ack:
        """A seat acts, and the step is kept."""
        self.count += 1
        return self._keep(self.table.run(person or seat, seat, id or f"{seat}-{self.count}", command))

    def _keep(self, draft: Any) -> Ack:
        if isinstance(draft, Ack):
            return draft
        self.shelf.append(self.table.id, draft.first, draft.lines)
        self.delivered = self.table.commit(draft)
        return self.table.acknowledgement(draft)

    def prompts(self, seat: str) -> tuple[Prompt, ...]:
        """The prompts of a seat itself; the GM also sees those of others."""
        viewer = self.table.viewer(seat)
        return tuple(p for p in self.table.now(viewer).prompts if self.table.viewer(p.seat) == viewer)

    def prompt(self, seat: str) -> Prompt:
        """The one thing a seat is asked."""
        (prompt,) = self.prompts(seat)
        return prompt

    def answer(self, seat: str, answer: Any, id: str = "") -> Ack:
        """A seat answers the one thing it is asked."""
        return self.do(seat, c.Answer(self.prompt(seat).id, answer), id)

    def passes(self, seat: str) -> Ack:
        return self.do(seat, c.LetPass(self.prompt(seat).id))

    def finish(self) -> None:
        """Everybody gives the stated default until nothing is asked."""
        while prompts := self.table.now("gm").prompts:
            asked = prompts[0]
            if asked.what == "window":
                self.do("gm", c.LetPass(asked.id))
            else:
                self.do("gm", c.Answer(asked.id, msgspec.to_builtins(asked.default)))

    def again(self) -> Host:
        """The same table after a restart."""
        twin = object.__new__(Host)
        twin.ruleset, twin.count, twin.delivered = self.ruleset, self.count, []
        twin.shelf = Shelf()
        twin.shelf.lines = list(self.shelf.lines)
        lines = twin.shelf.lines
        twin.table = Table.restored(self.table.id, self.ruleset, lines, dice=Seeded("after"), free=Seeded("free"))
        return twin

    def seen(self, viewer: str) -> Any:
        """All that a viewer has been told and is asked, as it would go over the wire."""
        return plain((self.table.stream(viewer).messages, self.table.snapshot(viewer)))


def wire(value: Any) -> bytes:
    """The bytes that would be sent."""
    return msgspec.json.encode(plain(value))
