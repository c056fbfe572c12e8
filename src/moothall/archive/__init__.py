"""Archives: a whole table in one file, exported and imported. No credential is in it."""

from moothall.archive.container import About, Limits
from moothall.archive.export import Parcel, export, of_seat, seat_called
from moothall.archive.import_ import Arrival, arrive, settle

__all__ = ["About", "Arrival", "Limits", "Parcel", "arrive", "export", "of_seat", "seat_called", "settle"]
