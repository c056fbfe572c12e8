"""`moothall gear`: the things of a book's tables, and what becomes of them when they are put together."""

from __future__ import annotations

from moothall.cli.localized import ByBook

command = ByBook("gear")
