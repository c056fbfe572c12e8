"""The cost of an action at a live table with a short and with a long log, and of opening a long one again."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec
from parts.clock import quickest

from moothall.handlers.dice import Seeded
from moothall.rulesets import nde
from moothall.rulesets.nde.sheet import new_sheet, to_hero
from moothall.table import SERVER, Table, UnsavedStep
from moothall.table import commands as c
from moothall.table.bookmark import written

SHORT, LONG = 100, 100_000
ACTIONS = 200
VIEWERS = ("gm", "ana", "bo", "cy", "dee", "guest")


class Session:
    """A table in memory, so that the disk does not count, with six people looking on."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.count = 0
        self.table = Table("bench", "nde2", dice=Seeded(1))
        self.do(None, SERVER, c.MakeSeat("gm", "Gil", "gm"))
        self.do(None, SERVER, c.TakeSeat("gm", "gm"))
        hero = msgspec.to_builtins(to_hero(new_sheet("Ilse", "assault"), "ilse", "ana"))
        self.do("gm", "gm", c.MakeRuling((c.Ruling(how="fact", kind="nde/hero-joined", value={"hero": hero}),)))
        for viewer in VIEWERS:
            self.table.stream(viewer)

    def do(self, person: str | None, seat: str, command: c.Command) -> None:
        self.count += 1
        draft = self.table.run(person, seat, str(self.count), command)
        assert isinstance(draft, UnsavedStep)
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
    session = Session()
    session.grow(SHORT)
    short = session.cost()
    session.grow(LONG)
    long = session.cost()
    print(f"an action with {SHORT:,} entries: {short * 1e6:,.0f} µs; with {LONG:,}: {long * 1e6:,.0f} µs", end="")
    print(f"   ratio {long / short:.2f} (goal 1.2)")
    open_again(session)


def open_again(session: Session) -> None:
    """From the first line, from a bookmark at the end, and what looking back from there costs."""
    lines, mark = session.lines, session.table.bookmark()
    assert mark is not None
    data = written(mark, "bench", "nde2")
    whole = seconds(lambda: Table.restored("bench", "nde2", lines))
    print(f"opening {len(lines):,} lines again: {whole:.2f} s (goal 1.5)", end="")
    again = Table.opened("bench", "nde2", lambda after: lines[after:], data)
    assert not again.has_looked_back
    marked = seconds(lambda: open_for_all(lines, data))
    print(f"; from a bookmark, with the streams of {len(VIEWERS)}: {marked:.3f} s (goal 0.2)")
    wrote = seconds(lambda: written(mark, "bench", "nde2"))
    print(f"writing that bookmark of {len(data or b'') / 1024:,.0f} KiB: {wrote:.3f} s")
    print(f"looking back from it to the first line: {seconds(again.look_back):.2f} s", end="")
    print(f"; one viewer's stream of all that: {seconds(lambda: again.stream('ana')):.2f} s")


def open_for_all(lines: list[str], data: bytes | None) -> None:
    table = Table.opened("bench", "nde2", lambda after: lines[after:], data)
    for viewer in VIEWERS:
        table.snapshot(viewer)


def seconds(run: Callable[[], object]) -> float:
    begun = time.perf_counter()
    run()
    return time.perf_counter() - begun


if __name__ == "__main__":
    main()
