"""`moothall hook`: a hook for a story, from a book that has a table of them."""

from __future__ import annotations

from moothall.cli.localized import ByBook

command = ByBook("hook")
