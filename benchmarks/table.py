"""What an action costs at a live table with a short and with a long log, and how quickly a long one is opened again."""

from __future__ import annotations

import time

import msgspec
from parts.clock import quickest

from moothall.handlers.dice import Seeded
from moothall.rulesets import nde
from moothall.rulesets.nde.sheet import new_sheet, to_hero
from moothall.table import HOUSE, Draft, Table
from moothall.table import commands as c

SHORT, LONG = 100, 100_000
ACTIONS = 200
VIEWERS = ("gm", "ana", "bo", "cy", "dee", "guest")


class Evening:
    """A table in memory, so that the disk does not count, with six people looking on."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.count = 0
        self.table = Table("bench", "nde2", dice=Seeded(1))
        self.do(None, HOUSE, c.MakeSeat("gm", "Gil", "gm"))
        self.do(None, HOUSE, c.TakeSeat("gm", "gm"))
        hero = msgspec.to_builtins(to_hero(new_sheet("Ilse", "assault"), "ilse", "ana"))
        self.do("gm", "gm", c.Rule((c.Ruling(how="fact", kind="nde/hero-joined", value={"hero": hero}),)))
        for viewer in VIEWERS:
            self.table.stream(viewer)

    def do(self, person: str | None, seat: str, command: c.Command) -> None:
        self.count += 1
        draft = self.table.run(person, seat, str(self.count), command)
        assert isinstance(draft, Draft)
        self.lines += draft.lines
        self.table.commit(draft)

    def act(self) -> None:
        """A roll and a fact that everybody sees."""
        self.do("gm", "gm", c.Open(nde.table_roll.name, {"name": "what the sea brings"}))

    def grow(self, entries: int) -> None:
        while len(self.table.game.log) < entries:
            self.act()

    def cost(self) -> float:
        """Seconds for one action, everybody's messages included."""

        def some() -> None:
            for _ in range(ACTIONS):
                self.act()

        return quickest(some, 5) / ACTIONS


def main() -> None:
    evening = Evening()
    evening.grow(SHORT)
    short = evening.cost()
    evening.grow(LONG)
    long = evening.cost()
    print(f"an action with {SHORT:,} entries: {short * 1e6:,.0f} µs; with {LONG:,}: {long * 1e6:,.0f} µs", end="")
    print(f"   ratio {long / short:.2f} (goal 1.2)")
    begun = time.perf_counter()
    again = Table.restored("bench", "nde2", evening.lines)
    took = time.perf_counter() - begun
    print(f"opening {len(evening.lines):,} lines again: {took:.2f} s (goal 1.5)")
    begun = time.perf_counter()
    again.stream("ana")
    print(f"one viewer's stream of it: {time.perf_counter() - begun:.2f} s")


if __name__ == "__main__":
    main()
