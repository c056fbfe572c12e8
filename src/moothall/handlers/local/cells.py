"""Cells: the fields of a state that can change, watched while a rule reads and writes them.

A twin of a record is of a subclass whose watched fields are properties, and a property goes before what an instance
holds. Where a field can vary the twin holds a cell. Reading the field unwraps the cell and notes it; `changed` copies
cells unseen. So after a turn a field holds its cell, if the turn left it alone, or the value that was written, also
where it was written again as it had been.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Any, NamedTuple

Field = tuple[type, str]
"""A class of records and the name of one of its fields."""


class Reading(NamedTuple):
    """A cell that a turn read, and the value it had."""

    cell: int
    value: Hashable


class Readings:
    """The values of all cells while a turn runs, and the trail of those it read, each once and in order."""

    __slots__ = ("_seen", "trail", "values")

    def __init__(self, values: list[Hashable]) -> None:
        self.values = values
        self.trail: list[Any] = []
        self._seen = bytearray(len(values))

    def read(self, cell: int) -> Any:
        value = self.values[cell]
        if not self._seen[cell]:
            self._seen[cell] = 1
            self.trail.append(Reading(cell, value))
        return value


class Cell:
    """A field of one record of the state that can change."""

    __slots__ = ("index", "watch")

    def __init__(self, index: int, watch: Watch) -> None:
        self.index, self.watch = index, watch


class Varies(Exception):
    """A turn wrote fields that have no cells yet; the state must be watched anew."""

    def __init__(self, fields: frozenset[Field]) -> None:
        super().__init__(fields)
        self.fields = fields


class Watch:
    """A state with cells in it: the twin that rules run on, and what each cell holds at the start."""

    def __init__(self, start: Any, varying: frozenset[Field], forgotten: frozenset[Field]) -> None:
        self.varying, self._forgotten = varying, forgotten
        self.first: list[Hashable] = []
        self.readings = Readings([])
        self.twin = self._twin(start)

    def begin(self, values: list[Hashable]) -> Readings:
        """Have the cells hold these values, with nothing read yet."""
        self.readings = Readings(values)
        return self.readings

    def _twin(self, value: Any) -> Any:
        """A value with a cell in each field that varies; one that holds none is left as it is."""
        if isinstance(value, tuple):
            made = [self._twin(one) for one in value]
            return value if all(new is old for new, old in zip(made, value, strict=True)) else tuple(made)
        if not _is_watchable(value):
            return value
        cls: Any = type(value)
        held = {name: self._held(cls, name, getattr(value, name)) for name in cls.__dataclass_fields__}
        if all(new is getattr(value, name) for name, new in held.items()):
            return value
        watched = frozenset(name for name in held if (cls, name) in self.varying)
        twin: Any = object.__new__(_twin_class(cls, watched))
        twin.__dict__.update(held)
        return twin

    def _held(self, cls: type, name: str, value: Any) -> Any:
        """What a twin holds in a field: a cell, or the twin of what it held."""
        if (cls, name) not in self.varying:
            return self._twin(value)
        self.first.append(value)
        return Cell(len(self.first) - 1, self)

    def written(self, after: Any) -> dict[int, Hashable]:
        """Return the values that a turn wrote, by cell. Raise `Varies` for fields without one."""
        wrote: dict[int, Hashable] = {}
        without: set[Field] = set()
        self._compare(self.twin, after, wrote, without)
        if without:
            raise Varies(frozenset(without))
        return wrote

    def _compare(self, before: Any, after: Any, wrote: dict[int, Hashable], without: set[Field]) -> None:
        cls = original(type(before))
        for name, usual in _usual_values(cls).items():
            held, now = before.__dict__.get(name, usual), after.__dict__.get(name, usual)
            if now is held or (cls, name) in self._forgotten:
                continue
            if held.__class__ is Cell:
                wrote[held.index] = plain(now)
            elif not self._is_compared_inside(held, now, wrote, without) and plain(now) != plain(held):
                without.add((cls, name))

    def _is_compared_inside(self, held: Any, now: Any, wrote: dict[int, Hashable], without: set[Field]) -> bool:
        """Whether two values have the same shape, so that only what differs within them was written."""
        if isinstance(held, tuple):
            if not isinstance(now, tuple) or len(now) != len(held) or not held:
                return False
            pairs = list(zip(held, now, strict=True))
            if not all(_is_twin_pair(one, other) for one, other in pairs):
                return False
        elif _is_twin_pair(held, now):
            pairs = [(held, now)]
        else:
            return False
        for one, other in pairs:
            if one is not other:
                self._compare(one, other, wrote, without)
        return True


@cache
def _usual_values(cls: Any) -> dict[str, Any]:
    """The fields of a record, each with the value it has where an instance holds none of its own."""
    return {name: getattr(cls, name, None) for name in cls.__dataclass_fields__}


def _is_twin_pair(one: Any, other: Any) -> bool:
    """Whether both are records of one class, and in the same place: an id does not move."""
    if original(type(one)) is not original(type(other)) or not _is_watchable(one):
        return False
    return bool(one.__dict__.get("id") == other.__dict__.get("id"))


def _is_watchable(value: Any) -> bool:
    """Whether a value is a record that keeps its fields in a dict of its own; one with slots is read whole."""
    return hasattr(type(value), "__dataclass_fields__") and hasattr(value, "__dict__")


def plain(value: Any) -> Any:
    """A value without cells; what they hold is read."""
    if isinstance(value, tuple):
        made = [plain(one) for one in value]
        return value if all(new is old for new, old in zip(made, value, strict=True)) else tuple(made)
    cls = type(value)
    if original(cls) is cls:
        return value
    made_record: Any = object.__new__(original(cls))
    made_record.__dict__.update({name: plain(getattr(value, name)) for name in cls.__dataclass_fields__})
    return made_record


def original(cls: type) -> type:
    """The class that a twin stands for; any other class stands for itself."""
    stands_for: type = cls.__dict__.get("_twin_of", cls)
    return stands_for


@cache
def _twin_class(cls: Any, watched: frozenset[str]) -> type[Any]:
    """A subclass whose watched fields look into the cell they hold."""
    looking = {name: _looking(name) for name in sorted(watched)}
    return type(cls.__name__, (cls,), {"_twin_of": cls, "__hash__": _hash, "__eq__": _is_equal} | looking)


def _hash(twin: Any) -> int:
    """The hash of what a twin stands for now. A record keeps its own; a twin's cells hold other values next time."""
    return hash(plain(twin))


def _is_equal(twin: Any, other: object) -> bool:
    return bool(plain(twin) == plain(other))


def _looking(name: str) -> Any:
    def look(self: Any) -> Any:
        held = self.__dict__[name]
        return held.watch.readings.read(held.index) if held.__class__ is Cell else held

    return property(look)
