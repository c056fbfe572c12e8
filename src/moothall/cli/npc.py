"""`moothall npc`: a random non-player character."""

from __future__ import annotations

from moothall.cli.localized import ByBook

command = ByBook("npc")
