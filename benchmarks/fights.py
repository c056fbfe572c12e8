"""Whole fights through the real rule: live with the full log, counted exactly from local turns, and simulated."""

from __future__ import annotations

import time

from parts import canonical

from moothall.handlers.exact import chances, count, lay_out
from moothall.handlers.local.packed import Packed
from moothall.ledger.entries import Rolled

LIVE_SECONDS = 3.0
SIMULATED = 1_000_000
MOST_ROLLS, MOST_ROWS = 1_000, 100_000


def main() -> None:
    live()
    exact()


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


def exact() -> None:
    begun = time.perf_counter()
    packed = Packed(canonical.GAME)
    counted = count(packed, no_hurry, MOST_ROLLS)
    cold = time.perf_counter() - begun
    begun = time.perf_counter()
    counted = count(packed, no_hurry, MOST_ROLLS)
    warm = time.perf_counter() - begun
    print(f"exact, cold              {cold:12.2f} s   goal: 1   ({packed.tree.runs:,} runs of the rule)")
    print(f"exact, turns learnt      {warm:12.3f} s   goal: 0.1   ({counted.visits:,} visits)")
    print(f"the heroes win in {float(chances(counted)[True]):.6f}")
    simulated(packed)


def simulated(packed: Packed) -> None:
    table = lay_out(packed, no_hurry, MOST_ROWS)
    assert table is not None
    merged = table.merged()
    begun = time.perf_counter()
    won = merged.simulate(SIMULATED, "benchmark")[True]
    rate = SIMULATED / (time.perf_counter() - begun)
    rows = f"{len(table.rows):,} rows merged to {len(merged.rows):,}"
    print(f"simulated                {rate:12,.0f} fights/s   goal: 800,000   (won {won / SIMULATED:.6f}; {rows})")


def no_hurry(visits: int) -> None:
    """Count on for as long as it takes."""


if __name__ == "__main__":
    main()
