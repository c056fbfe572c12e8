"""What happened: facts with names and versions of their own, in order, each with the rules that made it so."""

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
