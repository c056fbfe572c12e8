"""Answers and arguments as JSON: the schema of a type, and how a value from outside becomes that type.

A named tuple travels as an object with names, as `sight.plain` writes it, so that what a client was given it can send
back. Ledgers keep named tuples as arrays, and an array is taken from outside as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from moothall.errors import Unclear


def converted(value: Any, kind: Any) -> Any:
    """Return a JSON value as a type; raise `msgspec.ValidationError`, or `Unclear` for a part without its name."""
    kind = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    return msgspec.convert(_with_arrays(value, kind) if _named_tuples(kind) else value, kind)


@cache
def schema(kind: Any) -> dict[str, Any]:
    """Return the JSON Schema of a type, with a record itself on top and named tuples as objects."""
    made = msgspec.json.schema(_as_structs(kind) if _named_tuples(kind) else kind)
    _in_order(made, {frozenset(words): list(words) for words in literals(kind)})
    top = made.get("$ref", "").rpartition("/")[2]
    if not top:
        return made
    parts = made["$defs"]
    rest = {name: part for name, part in parts.items() if name != top}
    whole: dict[str, Any] = parts[top] | ({"$defs": rest} if rest else {})
    return whole


def is_named_tuple(kind: Any) -> bool:
    """Whether a type is a tuple whose places have names."""
    return isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields")


@cache
def parts_of(kind: Any) -> dict[str, Any]:
    """Return the fields of a record or named tuple with their types; none for any other type."""
    return get_type_hints(kind) if is_dataclass(kind) or is_named_tuple(kind) else {}


@cache
def item_of(kind: Any) -> Any:
    """Return the record inside a list or an optional value, or the type itself."""
    if get_origin(kind) in (list, tuple):
        return item_of(get_args(kind)[0])
    if get_origin(kind) in (Union, UnionType):
        return item_of(next(part for part in get_args(kind) if part is not type(None)))
    return kind


@cache
def field_of(kind: Any, path: str) -> Any:
    """Return the type of a field of a record, or of a record in it: `against.who`."""
    for name in path.split("."):
        kind = parts_of(item_of(kind)).get(name, Any)
    return kind


def literals(kind: Any) -> Iterator[tuple[Any, ...]]:
    """Yield the words of every closed list in a type, in the order in which they were written."""
    if get_origin(kind) is Literal:
        yield get_args(kind)
        return
    for part in get_args(kind) or parts_of(kind).values():
        yield from literals(part)


def _in_order(made: Any, orders: dict[frozenset[Any], list[Any]]) -> None:
    """Put the words of a schema back into the order of their type: the library sorts them by alphabet."""
    if isinstance(made, dict):
        if "enum" in made:
            made["enum"] = orders.get(frozenset(made["enum"]), made["enum"])
        for part in made.values():
            _in_order(part, orders)
    elif isinstance(made, list):
        for part in made:
            _in_order(part, orders)


@cache
def _named_tuples(kind: Any) -> bool:
    """Whether a named tuple is anywhere in a type. No type of an answer or argument holds itself."""
    inner = get_args(kind) or parts_of(kind).values()
    return is_named_tuple(kind) or any(_named_tuples(part) for part in inner if part is not ...)


def _with_arrays(value: Any, kind: Any) -> Any:
    """Return a JSON value with the objects that stand for named tuples as arrays."""
    if get_origin(kind) in (Union, UnionType):
        return value if value is None else _with_arrays(value, item_of(kind))
    if isinstance(value, list) and get_origin(kind) in (list, tuple):
        inner = get_args(kind)
        kinds = [inner[0]] * len(value) if inner[-1] is ... or get_origin(kind) is list else inner
        return [_with_arrays(item, part) for item, part in zip(value, kinds, strict=False)] + value[len(kinds) :]
    if isinstance(value, dict):
        hints = parts_of(kind)
        inside = {name: _with_arrays(part, hints[name]) if name in hints else part for name, part in value.items()}
        return _array(inside, kind) if is_named_tuple(kind) else inside
    return value


def _array(value: dict[str, Any], kind: Any) -> list[Any]:
    """Return an object in the order of a named tuple's places."""
    for name in value:
        if name not in kind._fields:
            raise Unclear("misfit-unknown", field=name)
    held = kind._field_defaults | value
    missing = next((name for name in kind._fields if name not in held), None)
    if missing is not None:
        raise Unclear("misfit-missing", field=missing)
    return [held[name] for name in kind._fields]


@cache
def _as_structs(kind: Any) -> Any:
    """Return a type of the same JSON in which every record and named tuple is an object."""
    if get_origin(kind) in (Union, UnionType):
        return Union[tuple(_as_structs(part) for part in get_args(kind))]  # noqa: UP007 # its parts are made here
    if (args := get_args(kind)) and get_origin(kind) in (list, tuple):
        return get_origin(kind)[tuple(part if part is ... else _as_structs(part) for part in args)]
    if not _named_tuples(kind):
        return kind
    defaults = kind._field_defaults if is_named_tuple(kind) else _defaults(kind)
    parts = [(name, _as_structs(hint)) for name, hint in parts_of(kind).items()]
    return msgspec.defstruct(
        kind.__name__,
        [(*part, defaults[part[0]]) if part[0] in defaults else part for part in parts],
        kw_only=True,
    )


def _defaults(kind: Any) -> dict[str, Any]:
    return {each.name: each.default for each in fields(kind) if each.default is not MISSING}
