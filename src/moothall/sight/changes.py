"""Changes between two views: the places that differ, so that a viewer is not sent what they have."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import repeat
from typing import Any

from moothall.ledger.marks import HIDDEN
from moothall.sight.plain import names_of

Path = tuple[str, ...]


def changes(old: Any, new: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Return the places of the plain form of `old` that differ in the new one, each with its new value.

    A list that is longer or shorter now is one place, and so is a record of which other fields are hidden now.
    """
    if old is new:
        return
    parts = _parts(old, new)
    if parts is None:
        if old != new:
            yield path, new
        return
    for name, one, other in parts:
        yield from changes(one, other, (*path, name))


def _parts(old: Any, new: Any) -> list[tuple[str, Any, Any]] | None:
    """The parts of two values that may differ, if they have all their parts in common."""
    if type(old) is not type(new):
        return None
    kind: Any = type(new)
    names = names_of(kind)
    if names is not None:
        both = zip(names, map(getattr, repeat(old), names), map(getattr, repeat(new), names), strict=True)
        parts = [part for part in both if part[1] is not part[2]]  # most are the very same
        return None if any(one is HIDDEN or other is HIDDEN for _, one, other in parts) else parts
    if not isinstance(new, tuple) or len(old) != len(new) or HIDDEN in old or HIDDEN in new:
        return None
    places = enumerate(zip(old, new, strict=True))
    return [(str(place), one, other) for place, (one, other) in places if one is not other]
