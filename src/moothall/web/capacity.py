"""The capacity of a whole server: open tables, connected people, memory.

Beyond it newcomers are refused with a sentence that says what to do. Those who play are never shown out for it, and a
person who has lost the connection comes back to a table that is open.
"""

from __future__ import annotations

from collections.abc import Callable

from moothall.errors import MoothallError
from moothall.records import record
from moothall.web.limits import MIB
from moothall.web.metrics import memory_there, memory_used

SHARE = 0.75
"""Of the computer's memory, where the host names no limit."""


@record
class Capacity:
    """The most that a server takes on: tables open at once, people connected at once, MiB of memory.

    Without a number for the memory it is three quarters of what the computer or its container has.
    """

    tables: int = 200
    people: int = 500
    memory: int = 0

    def memory_bytes(self) -> int:
        return self.memory * MIB or int(memory_there() * SHARE)


class CapacityCheck:
    """Refuses what is beyond the capacity of a server."""

    def __init__(self, capacity: Capacity, used: Callable[[], int] = memory_used) -> None:
        self.capacity, self._used = capacity, used
        self._most_memory = capacity.memory_bytes()

    def check_memory(self) -> None:
        """Refuse anything new while memory is short."""
        if 0 < self._most_memory < self._used():
            raise MoothallError("error-web-full-memory")

    def check_tables(self, are_open: int) -> None:
        """Refuse one more open table."""
        if are_open >= self.capacity.tables:
            raise MoothallError("error-web-full-tables", most=self.capacity.tables)
        self.check_memory()

    def check_people(self, are_here: int) -> None:
        """Refuse one more person."""
        if are_here >= self.capacity.people:
            raise MoothallError("error-web-full-people", most=self.capacity.people)
        self.check_memory()
