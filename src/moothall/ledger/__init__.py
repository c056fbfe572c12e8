"""The ledger: facts in order, with kinds and versions of their own, each with the rules that decided it."""

from moothall.ledger.entries import Answered, Asked, Closed, Entry, Offered, Opened, Rolled, Told
from moothall.ledger.events import EVENTS, event, upcast
from moothall.ledger.marks import HIDDEN, Everyone, Only, When

__all__ = [
    "EVENTS",
    "HIDDEN",
    "Answered",
    "Asked",
    "Closed",
    "Entry",
    "Everyone",
    "Offered",
    "Only",
    "Opened",
    "Rolled",
    "Told",
    "When",
    "event",
    "upcast",
]
