"""Evenings that travel: a whole table in one file, out and in again. Nothing in it lets anybody in."""

from moothall.archive.container import About, Limits
from moothall.archive.export import Parcel, export, seat_called
from moothall.archive.import_ import Arrival, arrive, settle

__all__ = ["About", "Arrival", "Limits", "Parcel", "arrive", "export", "seat_called", "settle"]
