"""A member that plays at any table it can get until it is killed, for `chaos`, and prints what became of each step.

    python cluster_child.py DATABASE SEED LEASE [without-fence]

A line is a JSON list: the outcome, the table, the first number, how many, and the fence by which the table was taken.
"""

from __future__ import annotations

import json
import os
import random
import sys
import threading

from moothall.cluster import appender
from moothall.cluster.postgres import PostgresStore, open_postgres
from moothall.errors import MoothallError

BETWEEN = 0.05
"""Seconds between taking a table and the first step there, in which an owner that was replaced may still append."""


def say(*what: object) -> None:
    os.write(1, (json.dumps(what) + "\n").encode())


def play(store: PostgresStore, table: str, chance: random.Random, rest: threading.Event) -> None:
    """Take a table as often as it can be had, and append to it for as long as it is ours."""
    while True:
        try:
            store.member.take(table)
            fence = str(store.member.fence(table))
            due = store.table(table).last + 1
            rest.wait(BETWEEN)
            append(store, table, due, fence, chance)
        except MoothallError:
            rest.wait(BETWEEN)


def append(store: PostgresStore, table: str, due: int, fence: str, chance: random.Random) -> None:
    """Append until it is refused, or until it is time to let the table go."""
    for _ in range(chance.randint(5, 200)):
        count = chance.randint(1, 3)
        lines = [json.dumps({"fence": fence, "first": due, "number": due + at}) for at in range(count)]
        try:
            store.append(table, due, lines).wait()
        except MoothallError as problem:
            say(problem.key, table, due, count, fence)
            raise
        say("kept", table, due, count, fence)
        due += count
    store.member.release(table)


def without_fence() -> None:
    """Let the statements check the number alone: the mutant that the checker must find."""
    appender.ALONE, appender.ONE_LINE = (
        statement.replace("AND fence = %(fence)s", "") for statement in (appender.ALONE, appender.ONE_LINE)
    )
    appender.TOGETHER = appender.TOGETHER.replace("AND l.fence = step.fence", "")


def main(database: str, seed: str, lease: str, *how: str) -> None:
    if how:
        without_fence()
    store = open_postgres(database, lease=float(lease))
    say("open", store.member.id)
    rest = threading.Event()
    for number, row in enumerate(store.tables()):
        chance = random.Random(f"{seed} {number}")
        threading.Thread(target=play, args=(store, row.id, chance, rest), daemon=True).start()
    sys.stdin.read()  # until the parent is gone


if __name__ == "__main__":
    main(*sys.argv[1:])
