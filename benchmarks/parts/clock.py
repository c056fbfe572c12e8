"""Timing on a shared machine: the quickest of many turns, because everything else is somebody else's work."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any


def quickest(work: Callable[[], Any], turns: int) -> float:
    """Seconds of the quickest of some turns."""
    best = float("inf")
    for _ in range(turns):
        begun = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - begun)
    return best


def each(work: Callable[[], Any], calls: int, turns: int = 5) -> float:
    """Seconds of one call, from turns of many calls."""

    def many() -> None:
        for _ in range(calls):
            work()

    return quickest(many, turns) / calls


def program(*words: str) -> Callable[[], Any]:
    """A whole run of Python."""
    return lambda: subprocess.run([sys.executable, *words], check=True, capture_output=True)


def printed(code: str, turns: int) -> float:
    """The smallest number that some runs of a program print."""
    command = [sys.executable, "-c", code]
    return min(float(subprocess.run(command, check=True, capture_output=True, text=True).stdout) for _ in range(turns))


COLD_TURNS = 9
COLD = """
import gc, sys, time
sys.path.insert(0, {here!r})
import icepool
import {name} as benchmark
{ready}
gc.collect()  # what the imports left behind is not part of the work
begun = time.perf_counter()
{work}
print(time.perf_counter() - begun)
"""


def cold(benchmark: str, work: str, ready: str = "") -> float:
    """Seconds of a piece of work in a process that has never done it, everything it needs imported before."""
    return printed(COLD.format(here=sys.path[0], name=benchmark, ready=ready, work=work), COLD_TURNS)
