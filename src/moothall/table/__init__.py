"""One live table: a desk that does one thing after the other, keeps it, and tells everybody what is theirs to know."""

from moothall.table.core import HOUSE, Ack, Delivery, Draft, Snapshot, Table
from moothall.table.desk import Desk, Marks, Push, Subscription
from moothall.table.now import Now
from moothall.table.streams import Message, Prompt

__all__ = [
    "HOUSE",
    "Ack",
    "Delivery",
    "Desk",
    "Draft",
    "Marks",
    "Message",
    "Now",
    "Prompt",
    "Push",
    "Snapshot",
    "Subscription",
    "Table",
]
