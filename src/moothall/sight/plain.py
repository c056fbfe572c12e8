"""Plain values for the wire, in which hidden fields are absent."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from moothall.ledger.marks import HIDDEN

_KINDS_OF_PLAIN = (str, int, float)
_PLAIN = frozenset({type(None), bool, *_KINDS_OF_PLAIN})


def plain(value: Any) -> Any:
    """A record as names and values, without the fields its viewer may not see."""
    kind: Any = type(value)
    if kind in _PLAIN or isinstance(value, _KINDS_OF_PLAIN):  # most are of just these types
        return value
    names = names_of(kind)
    if names is not None:
        return {name: plain(inner) for name in names if (inner := getattr(value, name)) is not HIDDEN}
    if isinstance(value, dict):
        return {str(name): plain(inner) for name, inner in value.items() if inner is not HIDDEN}
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(inner) for inner in value if inner is not HIDDEN]
    raise TypeError(f"{type(value).__name__} cannot leave the server")


@cache
def names_of(kind: Any) -> tuple[str, ...] | None:
    """The fields of a record or of a tuple with names; nothing for other values."""
    if is_dataclass(kind):
        return tuple(field.name for field in fields(kind))
    named: tuple[str, ...] | None = getattr(kind, "_fields", None)
    return named
