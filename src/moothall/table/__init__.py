"""One live table: a desk that does one thing after the other, keeps it, and tells everybody what is theirs to know."""

from moothall.table.core import HOUSE, Ack, Delivery, Sight, Snapshot, Table, UnsavedStep
from moothall.table.desk import Desk, Marks, Push, Subscription
from moothall.table.pending import Now
from moothall.table.streams import Message, Prompt

__all__ = [
    "HOUSE",
    "Ack",
    "Delivery",
    "Desk",
    "Marks",
    "Message",
    "Now",
    "Prompt",
    "Push",
    "Sight",
    "Snapshot",
    "Subscription",
    "Table",
    "UnsavedStep",
]
