"""The seam of the store: all that the rest of the program asks of a store, whatever keeps it.

`Store` keeps it in one SQLite file. What belongs to a file and to nothing else (its path, its backups, what was found
missing in it) is asked of `Store` alone.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Protocol

from moothall.store.credentials import Secret
from moothall.store.images import Hung
from moothall.store.store import TableRow
from moothall.store.writer import Receipt


class LedgerStore(Protocol):
    """A store of tables and their entries."""

    def make(self, ruleset: str, title: str, language: str = "") -> str: ...
    def bring(
        self,
        ruleset: str,
        title: str,
        language: str,
        lines: Sequence[str],
        pictures: Sequence[Hung] = (),
        was: TableRow | None = None,
    ) -> str: ...
    def append(self, table: str, first: int, lines: Sequence[str]) -> Receipt[int]: ...
    def delete(self, table: str) -> None: ...
    def tables(self) -> list[TableRow]: ...
    def table(self, id: str) -> TableRow: ...
    def read(self, table: str, after: int = 0) -> Iterator[str]: ...


class BookmarkStore(Protocol):
    """A store of bookmarks, one for each table at most."""

    def put_bookmark(self, table: str, data: bytes) -> None: ...
    def bookmark(self, table: str) -> bytes | None: ...


class PictureStore(Protocol):
    """A store of the pictures of each table."""

    def hang(self, table: str, picture: Hung) -> None: ...
    def pictures(self, table: str) -> list[Hung]: ...
    def picture(self, table: str, name: str) -> Hung | None: ...


class CredentialStore(Protocol):
    """A store of credentials."""

    def put_secret(self, secret: Secret) -> None: ...
    def change_secret(self, secret: Secret) -> None: ...
    def drop_secrets(self, ids: Collection[str]) -> list[Secret]: ...
    def secret(self, id: str) -> Secret | None: ...
    def secrets_of_table(self, table: str) -> list[Secret]: ...
    def secrets_of_person(self, person: str) -> list[Secret]: ...
    def ended_secrets(self, now: float) -> list[Secret]: ...


class AnyStore(LedgerStore, BookmarkStore, PictureStore, CredentialStore, Protocol):
    """A whole store, open. Every method may be called from any thread."""

    @property
    def is_well(self) -> bool: ...
    @property
    def waiting(self) -> int: ...
    def check_can_write(self) -> None: ...
    def close(self) -> None: ...


# ---- owning ---------------------------------------------------------------------------------------------------------

Lost = Callable[[str], None]
"""Hears the id of a table that is ours no more; it may be called in any thread, and must be short."""


class Ownership(Protocol):
    """Which tables this process may append to. One that plays at a table owns it, and no other does."""

    def take(self, table: str) -> None: ...
    def take_over(self, table: str) -> None: ...
    def release(self, table: str) -> None: ...
    def tell_lost(self, lost: Lost) -> None: ...


class Alone:
    """Everything is ours: the store has no other process."""

    def take(self, table: str) -> None:
        """Own a table, as ever."""

    def take_over(self, table: str) -> None:
        """No other process plays at it."""

    def release(self, table: str) -> None:
        """Do nothing: no other process could take the table."""

    def tell_lost(self, lost: Lost) -> None:
        """Nothing is ever lost."""
