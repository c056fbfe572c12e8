"""One live table: a desk that runs commands one by one, stores each step, and sends each viewer their part."""

from moothall.table.core import SERVER, Ack, Delivery, Sight, Snapshot, Table, UnsavedStep
from moothall.table.desk import Desk, Marks, Push, Subscription
from moothall.table.pending import Now
from moothall.table.streams import Message, Prompt

__all__ = [
    "SERVER",
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
