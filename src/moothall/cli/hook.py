"""`moothall hook`: something for a story to begin with, from a book that has such a table."""

from __future__ import annotations

from moothall.cli.localized import ByBook

command = ByBook("hook")
