"""`moothall npc`: somebody for the GM to play, made by chance."""

from __future__ import annotations

from moothall.cli.localized import ByBook

command = ByBook("npc")
