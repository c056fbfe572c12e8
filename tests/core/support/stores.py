"""The stores that the contract of a store is held to, each opened in the same way, as often as a test likes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import NamedTuple

from moothall.store import Alone, AnyStore, Ownership, open_store

NOW = 1_000.0


class Opened(NamedTuple):
    """An open store, and by whom its tables are taken."""

    store: AnyStore
    owning: Ownership

    def make(self, ruleset: str = "nde2", title: str = "The Lantern") -> str:
        """Make a table and own it."""
        table = self.store.make(ruleset, title)
        self.owning.take(table)
        return table


Opener = Callable[[], AbstractContextManager[Opened]]
"""Opens the one store of a test; what an earlier opening kept is there."""


def sqlite(folder: Path) -> Opener:
    @contextmanager
    def opened() -> Iterator[Opened]:
        with open_store(folder, clock=lambda: NOW) as store:
            yield Opened(store, Alone())

    return opened


def postgres(url: str) -> Opener:
    from moothall.cluster.postgres import open_postgres

    @contextmanager
    def opened() -> Iterator[Opened]:
        with open_postgres(url, clock=lambda: NOW) as store:
            yield Opened(store, store.member)

    return opened
