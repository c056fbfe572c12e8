"""Changes between two views: the places that differ, so that a viewer is not sent what they have."""

from __future__ import annotations

from collections.abc import Iterator
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
    """The parts that two values have in common, if they have all of them in common."""
    if type(old) is not type(new):
        return None
    kind: Any = type(new)
    names = names_of(kind)
    if names is not None:
        parts = [(name, getattr(old, name), getattr(new, name)) for name in names]
        same = all((one is HIDDEN) is (other is HIDDEN) for _, one, other in parts)
    elif isinstance(new, tuple):
        parts = [(str(place), one, other) for place, (one, other) in enumerate(zip(old, new, strict=False))]
        same = len(old) == len(new) and HIDDEN not in old and HIDDEN not in new
    else:
        return None
    return parts if same else None
