"""Tests are shared out among workers so that none is lost and each worker begins with slow ones."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.support.sharing import BROWSER, even_parts, in_order_of_sharing


def item(nodeid: str, *, slow: bool = False) -> Any:
    return SimpleNamespace(nodeid=nodeid, get_closest_marker=lambda name: name if slow and name == "slow" else None)


ITEMS = [
    *(item(f"tests/books/test_a.py::test_{n}") for n in range(40)),
    *(item(f"{BROWSER}test_{file}.py::test_{n}", slow=True) for file in "bcd" for n in range(2)),
    *(item(f"tests/core/test_{file}.py::test_{n}", slow=n == 1) for file in "efg" for n in range(3)),
    *(item(f"tests/web/test_h.py::test_{n}") for n in range(20)),
]


PAIRS = [("b", "e"), ("c", "f"), ("d", "g")]
"""The file of the browser's and the other slow file of each of three workers."""


@pytest.mark.parametrize("workers", [1, 2, 3, 8])
def test_every_test_is_shared_out_once(workers: int) -> None:
    """Whatever the number of workers, the same tests run, none twice."""
    shared = in_order_of_sharing(ITEMS, workers)
    assert sorted(one.nodeid for one in shared) == sorted(one.nodeid for one in ITEMS)


def test_each_worker_begins_with_slow_files() -> None:
    """Each run begins with whole files of the browser's, then other slow files, and ends with quick ones."""
    shared = [one.nodeid.partition("::")[0] for one in in_order_of_sharing(ITEMS, 3)]
    for run, (first, then) in zip(even_parts(shared, 3), PAIRS, strict=True):
        slow = [*[f"{BROWSER}test_{first}.py"] * 2, *[f"tests/core/test_{then}.py"] * 3]
        assert run[:5] == slow and not set(slow) & set(run[5:])
