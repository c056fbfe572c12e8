"""Who sees what: one viewer's part of an event, an entry, a state, and its plain form for the wire."""

from moothall.sight.changes import changes
from moothall.sight.plain import plain
from moothall.sight.redact import GM, redact, shown

__all__ = ["GM", "changes", "plain", "redact", "shown"]
