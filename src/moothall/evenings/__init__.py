"""Evenings that travel: a whole table in one file, out and in again. Nothing in it lets anybody in."""

from moothall.evenings.arriving import Arrival, arrive, settle
from moothall.evenings.box import About, Limits
from moothall.evenings.leaving import Parcel, export, seat_called

__all__ = ["About", "Arrival", "Limits", "Parcel", "arrive", "export", "seat_called", "settle"]
