"""`moothall npc`: somebody for the GM to play, made by chance."""

from __future__ import annotations

from moothall.cli.spoken import ByBook

command = ByBook("npc")
