"""The sender of a command: its seat and role as a handler knows them, and what it may be told."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import TYPE_CHECKING

from moothall.errors import MoothallError
from moothall.sight import GM
from moothall.table.seats import GMS, Actor
from moothall.table.streams import Stream

if TYPE_CHECKING:
    from moothall.table.core import Table


class Veiled(MoothallError):
    """A refusal whose true reason is not the sender's to know. The GM is told it."""

    def __init__(self, truth: MoothallError) -> None:
        super().__init__("error-table-not-possible")
        self.truth = truth


class Broken(MoothallError):
    """A rule failed in a way no rule should; its step is dropped. The GM is told where."""

    def __init__(self, procedure: str, problem: Exception) -> None:
        super().__init__("error-table-rule-broke")
        self.truth = MoothallError(
            "error-table-rule-broke-gm", procedure=procedure, problem=f"{type(problem).__name__}: {problem}"
        )


class Acting:
    """A seat at a table that sends a command under an id of its own."""

    def __init__(self, table: Table, seat: str, actor: Actor, id: str) -> None:
        self.table, self.seat, self.actor, self.id = table, seat, actor, id

    @property
    def is_gm(self) -> bool:
        return self.actor in GMS

    @property
    def asked_as(self) -> str:
        """The seat under which rules ask this person: every GM is the GM."""
        return GM if self.is_gm else self.seat

    @property
    def stream(self) -> Stream:
        return self.table.stream(self.asked_as)

    def new_id(self) -> str:
        """Return a new id. It comes from the sender's own id, so that it does not count what others made."""
        told = f"{self.table.id}/{self.seat}/{self.id or secrets.token_hex(8)}"
        return blake2b(told.encode(), digest_size=5).hexdigest()
