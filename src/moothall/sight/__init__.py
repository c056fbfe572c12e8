"""Who sees what: one viewer's part of an event, an entry, a state."""

from moothall.sight.redact import redact

__all__ = ["redact"]
