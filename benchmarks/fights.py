"""Whole fights through the real rule: live with the full log, and compiled to a table."""

from __future__ import annotations

import time

from parts import canonical

from moothall.handlers.compile import compile_turns
from moothall.ledger.entries import Rolled

LIVE_SECONDS = 3.0
COMPILED = 1_000_000


def main() -> None:
    live()
    compiled()


def live() -> None:
    fights = entries = rolls = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < LIVE_SECONDS:
        log = canonical.play_live(fights).log
        fights, entries = fights + 1, entries + len(log)
        rolls += sum(isinstance(entry, Rolled) for entry in log)
    rate = fights / (time.perf_counter() - begun)
    size = f"{entries / fights:.0f} entries and {rolls / fights:.1f} rolls a fight"
    print(f"live with the full log   {rate:12,.0f} fights/s   goal: 1,000   ({size})")


def compiled() -> None:
    begun = time.perf_counter()
    table = compile_turns(canonical.start(), canonical.GAME)
    print(f"compiled once from the rule in {time.perf_counter() - begun:.1f} s: {len(table.rows):,} rows")
    begun = time.perf_counter()
    exact = float(table.solve()[True])
    print(f"solved exactly in {(time.perf_counter() - begun) * 1000:.0f} ms: the heroes win in {exact:.6f}")
    begun = time.perf_counter()
    won = table.simulate(COMPILED, "benchmark")[True]
    rate = COMPILED / (time.perf_counter() - begun)
    print(f"compiled                 {rate:12,.0f} fights/s   goal: 800,000   (won {won / COMPILED:.6f})")


if __name__ == "__main__":
    main()
