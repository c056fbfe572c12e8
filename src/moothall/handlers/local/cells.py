"""Cells: the fields of a state that can change, watched while a rule reads and writes them.

A twin of a record is of a subclass whose watched fields are properties, and a property goes before what an instance
holds. Where a field can vary the twin holds a cell. Reading the field unwraps the cell and notes it; `changed` copies
cells unseen. So after a turn a field holds its cell, if the turn left it alone, or the value that was written, also
where it was written again as it had been.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import fields
from functools import cache
from typing import Any, NamedTuple

Field = tuple[type, str]
"""A class of records and the name of one of its fields."""


class Reading(NamedTuple):
    """A cell that a turn read, and the value it had."""

    cell: int
    value: Hashable


class Comparison(NamedTuple):
    """A cell whose number a turn compared with a threshold, and whether it reached that."""

    cell: int
    threshold: int
    reached: bool


class Shift(NamedTuple):
    """A number that a turn added to a cell without reading the cell."""

    by: int


class Readings:
    """The values of all cells while a turn runs, and the trail of those it read, each once and in order."""

    __slots__ = ("_known", "_seen", "trail", "values")

    def __init__(self, values: list[Hashable]) -> None:
        self.values = values
        self.trail: list[Any] = []
        self._seen = bytearray(len(values))
        self._known: dict[int, tuple[int | None, int | None]] = {}
        """Of a cell that was compared: the highest threshold it reached, and the lowest that it did not."""

    def read(self, cell: int) -> Any:
        value = self.values[cell]
        if not self._seen[cell]:
            self._seen[cell] = 1
            self.trail.append(Reading(cell, value))
        return value

    def is_read(self, cell: int) -> bool:
        """Whether the turn knows all of a cell."""
        return bool(self._seen[cell])

    def reaches(self, cell: int, threshold: int) -> bool:
        """Whether the number in a cell is at least this; noted unless earlier comparisons tell it."""
        value: Any = self.values[cell]
        reached, missed = self._known.get(cell, (None, None))
        holds = bool(value >= threshold)
        if (
            self._seen[cell]
            or (reached is not None and threshold <= reached)
            or (missed is not None and threshold >= missed)
        ):
            return holds
        self._known[cell] = (threshold, missed) if holds else (reached, threshold)
        self.trail.append(Comparison(cell, threshold, holds))
        return holds


class Number:
    """A number in a cell, and so much more: sums with constants and comparisons leave it unread.

    Whatever else is done with it reads the cell, and makes it that number for good: so it may lie in a cache.
    """

    __slots__ = ("_cell", "_fixed", "_plus", "_watch")

    def __init__(self, watch: Watch, cell: int, plus: int) -> None:
        self._watch, self._cell, self._plus = watch, cell, plus
        self._fixed: int | None = None

    def fixed(self) -> int:
        """The number itself; the cell is read."""
        if self._fixed is None:
            self._fixed = self._watch.readings.read(self._cell) + self._plus
        return self._fixed

    def shift_of(self, cell: int) -> int | None:
        """How much more than this cell it is, as far as it was not read."""
        return self._plus if cell == self._cell and self._fixed is None else None

    def _reaches(self, threshold: int) -> bool:
        if self._fixed is not None:
            return self._fixed >= threshold
        return self._watch.readings.reaches(self._cell, threshold - self._plus)

    def __ge__(self, other: Any) -> bool:
        return self._reaches(other) if type(other) is int else bool(self.fixed() >= other)

    def __gt__(self, other: Any) -> bool:
        return self._reaches(other + 1) if type(other) is int else bool(self.fixed() > other)

    def __le__(self, other: Any) -> bool:
        return not self._reaches(other + 1) if type(other) is int else bool(self.fixed() <= other)

    def __lt__(self, other: Any) -> bool:
        return not self._reaches(other) if type(other) is int else bool(self.fixed() < other)

    def __eq__(self, other: object) -> bool:
        if type(other) is int:
            return self._reaches(other) and not self._reaches(other + 1)
        return bool(self.fixed() == (other.fixed() if isinstance(other, Number) else other))

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __bool__(self) -> bool:
        return self != 0

    def __add__(self, other: Any) -> Any:
        if type(other) is int and self._fixed is None:
            return Number(self._watch, self._cell, self._plus + other)
        return self.fixed() + other

    __radd__ = __add__

    def __sub__(self, other: Any) -> Any:
        return self + -other if type(other) is int else self.fixed() - other

    def __rsub__(self, other: Any) -> Any:
        return other - self.fixed()

    def __mul__(self, other: Any) -> Any:
        return self.fixed() * other

    __rmul__ = __mul__

    def __floordiv__(self, other: Any) -> Any:
        return self.fixed() // other

    def __rfloordiv__(self, other: Any) -> Any:
        return other // self.fixed()

    def __truediv__(self, other: Any) -> Any:
        return self.fixed() / other

    def __mod__(self, other: Any) -> Any:
        return self.fixed() % other

    def __neg__(self) -> int:
        return -self.fixed()

    def __abs__(self) -> int:
        return abs(self.fixed())

    def __index__(self) -> int:
        return self.fixed()

    __int__ = __index__

    def __hash__(self) -> int:
        return hash(self.fixed())

    def __repr__(self) -> str:
        return repr(self.fixed())

    def __format__(self, form: str) -> str:
        return format(self.fixed(), form)


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

    def __init__(
        self, start: Any, varying: frozenset[Field], forgotten: frozenset[Field], compares: bool = False
    ) -> None:
        """With `compares`, numbers are not read but compared, as far as a turn does no more with them."""
        self.varying, self._forgotten, self.compares = varying, forgotten, compares
        self.first: list[Hashable] = []
        self.readings = Readings([])
        self.twin = self._twin(start)

    def look(self, cell: int) -> Any:
        """Return the value of a cell; a number that is not known yet may be compared instead of read."""
        readings = self.readings
        if self.compares and type(self.first[cell]) is int and type(readings.values[cell]) is int:
            return readings.values[cell] if readings.is_read(cell) else Number(self, cell, 0)
        return readings.read(cell)

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
                shift = now.shift_of(held.index) if now.__class__ is Number else None
                if shift != 0:
                    wrote[held.index] = plain(now) if shift is None else Shift(shift)
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
    if cls is Number:
        return value.fixed()
    if original(cls) is cls:
        return value
    made_record: Any = object.__new__(original(cls))
    made_record.__dict__.update({name: plain(getattr(value, name)) for name in cls.__dataclass_fields__})
    return made_record


def settled(value: Any) -> Any:
    """A value without cells, however deep they lie; what they hold is read."""
    if isinstance(value, Number):
        return value.fixed()
    if isinstance(value, tuple):
        made = [settled(one) for one in value]
        if all(new is old for new, old in zip(made, value, strict=True)):
            return value
        return type(value)(*made) if hasattr(value, "_fields") else tuple(made)
    if isinstance(value, dict):
        return {key: settled(one) for key, one in value.items()}
    if not hasattr(type(value), "__dataclass_fields__"):
        return value
    cls = original(type(value))
    held = {field.name: getattr(value, field.name) for field in fields(value)}
    plain = {name: settled(one) for name, one in held.items()}
    is_plain = cls is type(value) and all(plain[name] is one for name, one in held.items())
    return value if is_plain else cls(**plain)


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
        return held.watch.look(held.index) if held.__class__ is Cell else held

    return property(look)
