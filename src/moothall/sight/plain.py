"""Plain values for the wire, in which hidden fields are absent."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from moothall.ledger.marks import HIDDEN


def plain(value: Any) -> Any:
    """A record as names and values, without the fields its viewer may not see."""
    if value is None or isinstance(value, str | int | float):
        return value
    kind: Any = type(value)
    names = names_of(kind)
    if names is not None:
        held = ((name, getattr(value, name)) for name in names)
        return {name: plain(inner) for name, inner in held if inner is not HIDDEN}
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
