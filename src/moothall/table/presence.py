"""Presence: which seats are connected now. It is not stored; how many sockets a seat has is the GM's to know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from moothall.ledger.marks import HIDDEN
from moothall.records import record
from moothall.sight import GM
from moothall.table.room import Seat


@record
class Present:
    """A seat, and whether a person is connected there."""

    seat: str
    here: bool
    places: Any = HIDDEN


class Presence:
    """Counts the places from which each seat looks on."""

    def __init__(self) -> None:
        self._places: dict[str, int] = {}

    def arrive(self, seat: str) -> None:
        self._places[seat] = self._places.get(seat, 0) + 1

    def depart(self, seat: str) -> None:
        self._places[seat] = max(self._places.get(seat, 0) - 1, 0)

    def seen_by(self, viewer: str, seats: Iterable[Seat]) -> tuple[Present, ...]:
        """Return who is present, as one viewer may know it; a seat that is gone from the table is not."""
        counts = ((seat.id, self._places.get(seat.id, 0)) for seat in seats)
        return tuple(Present(id, count > 0, count if viewer == GM else HIDDEN) for id, count in counts)
