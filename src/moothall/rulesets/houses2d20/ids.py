"""Ids of this book: which of a table's lists a name belongs to, so that no asset stands where a character belongs."""

from __future__ import annotations

from typing import Final, NewType

CharacterId = NewType("CharacterId", str)
"""Of somebody in `Table.characters`."""
AssetId = NewType("AssetId", str)
"""Of something in `Table.assets`."""
ZoneId = NewType("ZoneId", str)
"""Of a place in `Table.zones`."""
TaskId = NewType("TaskId", str)
"""Of a long effort in `Table.tasks`."""

NOBODY: Final = CharacterId("")
NO_ASSET: Final = AssetId("")
NOWHERE: Final = ZoneId("")
