"""Records: small values that are made by the thousand, compared by what they hold, and never changed.

A frozen dataclass would do. But Python's guard against assignment makes creating one about three times as dear, and
its generated methods make importing a book slow; here the type checker is the guard (`frozen_default`), and
comparing, hashing and showing are shared. `benchmarks/records.py` shows what that buys.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, TypeVar, cast, dataclass_transform

C = TypeVar("C", bound=type[Any])
R = TypeVar("R")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: C) -> C:
    """A value with named fields."""
    return cast(C, _by_value(dataclass(repr=False, eq=False, slots=True)(cls)))


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def big_record(cls: C) -> C:
    """A record that holds others and is looked up often: its hash is counted once and kept."""
    made = _by_value(dataclass(repr=False, eq=False)(cls))
    count = made.__hash__

    def kept_hash(self: Any) -> int:
        known: int | None = self.__dict__.get("_hash")
        if known is None:
            known = self.__dict__["_hash"] = count(self)
        return known

    def without_hash(self: Any) -> dict[str, Any]:
        """Return the state to pickle, without the hash: in another process the same words have other hashes."""
        return {name: value for name, value in self.__dict__.items() if name != "_hash"}

    made.__hash__, made.__getstate__ = kept_hash, without_hash
    return cast(C, made)


def changed(old: R, **new: Any) -> R:
    """A big record like another but for some fields: `dataclasses.replace`, but quick."""
    made = object.__new__(type(old))
    held = made.__dict__
    held.update(old.__dict__)
    held.pop("_hash", None)
    known = old.__dataclass_fields__.keys()  # type: ignore[attr-defined] # a default that was never set is not held
    if not new.keys() <= known:
        raise TypeError(f"{type(old).__name__} has no {', '.join(new.keys() - known)}")
    held.update(new)
    return made


def _by_value(made: Any) -> Any:
    """Give a class equality, hash and a readable form, all by its fields."""
    names = [each.name for each in fields(made)]
    values = _values_of(names)

    def same(self: Any, other: object) -> bool:
        return self is other or (type(self) is type(other) and values(self) == values(other))

    def counted(self: Any) -> int:
        return hash(values(self))

    def shown(self: Any) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in names)})"

    made.__eq__, made.__hash__, made.__repr__ = same, counted, shown
    return made


def _values_of(names: list[str]) -> Any:
    if len(names) == 1:
        return lambda record: (getattr(record, names[0]),)
    return attrgetter(*names) if names else lambda record: ()
