"""Sharing tests out among workers: each begins with a part of the slow files, so that the end is short for all.

xdist hands each worker a run of neighbours as long as any other's; whoever is done takes over what others would come
to last. With slow tests among those, everybody would wait for one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from itertools import chain, groupby
from typing import Any, TypeVar

import pytest

from tests.support import places

T = TypeVar("T")
BROWSER = "tests/browser/"


def import_part(folders: Iterable[str], worker: Mapping[str, Any]) -> None:
    """Import one worker's part of the tests before it collects them all.

    In a fresh clone pytest rewrites every assertion and keeps what it has made. Workers that began with the same file
    would all rewrite all of them side by side; so each rewrites some, and finds what the others have kept.
    """
    at, count = int(worker["workerid"].removeprefix("gw")), int(worker["workercount"])
    for path in sorted(path for folder in folders for path in (places.ROOT / folder).rglob("test_*.py"))[at::count]:
        import_module(".".join(path.relative_to(places.ROOT).with_suffix("").parts))


def in_order_of_sharing(items: Sequence[pytest.Item], workers: int) -> list[pytest.Item]:
    """Return all tests in the order in which xdist shall cut them into one run for each worker; files stay whole."""
    files = [list(file) for _, file in groupby(items, key=lambda item: item.nodeid.partition("::")[0])]
    seen = [file for file in files if file[0].nodeid.startswith(BROWSER)]
    slow = [file for file in files if file not in seen and any(item.get_closest_marker("slow") for item in file)]
    quick = [item for file in files if file not in seen and file not in slow for item in file]
    parts = [[*chain(*seen[worker::workers])] for worker in range(workers)]
    for part, more in zip(parts, even_parts([*chain(*slow)], workers), strict=True):
        part += more
    return filled_up(parts, quick)


def even_parts(things: Sequence[T], count: int) -> Iterable[Sequence[T]]:
    """Cut a sequence into parts of about the same length."""
    return (things[len(things) * at // count : len(things) * (at + 1) // count] for at in range(count))


def filled_up(parts: list[list[T]], others: Sequence[T]) -> list[T]:
    """Fill each part up with others to the length that xdist gives its run, and put them one behind the other."""
    lengths = [len(run) for run in even_parts(range(sum(map(len, parts)) + len(others)), len(parts))]
    left, ordered = list(others), list[T]()
    for part, length in zip(parts, lengths, strict=True):
        wanted = max(length - len(part), 0)
        ordered += [*part, *left[:wanted]]
        del left[:wanted]
    return [*ordered, *left]
