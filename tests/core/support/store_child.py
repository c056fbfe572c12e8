"""A process that writes steps until it is killed, for `test_store`, and prints each step that has its receipt.

    python store_child.py FOLDER SEED

A line is `TABLE LAST-NUMBER`, printed in the writer's thread when the step is on disk.
"""

from __future__ import annotations

import json
import os
import random
import sys
from pathlib import Path

from moothall.store import Receipt, Store, open_store

AT_ONCE = 5
"""Steps under way at the same time, so that a kill can fall into a transaction of many."""


def step(table: str, first: int, size: int) -> list[str]:
    """Lines that know which step they belong to, so that a torn one shows."""
    return [json.dumps({"table": table, "seq": first + i, "first": first, "size": size}) for i in range(size)]


def say(table: str, receipt: Receipt[int]) -> None:
    os.write(1, f"{table} {receipt.result()}\n".encode())


def write_on(store: Store, chance: random.Random) -> None:
    """Append steps of one to four entries to random tables, for ever."""
    due = {kept.id: kept.last + 1 for kept in store.tables()}
    under_way: list[Receipt[int]] = []
    while True:
        table, size = chance.choice(sorted(due)), chance.randint(1, 4)
        receipt = store.append(table, due[table], step(table, due[table], size))
        receipt.add_done_callback(lambda done, table=table: say(table, done))  # type: ignore[misc]
        due[table] += size
        under_way.append(receipt)
        if len(under_way) >= AT_ONCE:
            under_way.pop(0).wait()


def main(folder: str, seed: str) -> None:
    with open_store(Path(folder)) as store:
        os.write(1, b"open\n")
        write_on(store, random.Random(int(seed)))


if __name__ == "__main__":
    main(*sys.argv[1:])
