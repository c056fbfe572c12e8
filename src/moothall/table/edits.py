"""The GM's edits: any value of a book's state, set by its path, checked by its type.

An edit is a fact like any other, `table/edited`, cited as `gm.ruling`. What others learn of it is the difference it
makes to what they see, and nothing else: an edit that brings something to light carries all of it, one that changes
what a viewer cannot see is nothing to that viewer, and folding the difference gives that viewer's new view by
construction.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from moothall.errors import Unclear
from moothall.ledger.events import event
from moothall.ledger.marks import Everyone
from moothall.records import changed
from moothall.table.json_types import converted
from moothall.validation import validation_error

RULING = "gm.ruling"
"""The citation of a fact that the GM simply decided."""

Path = tuple[str, ...]


@event("table/edited")
class Edited:
    """The GM set the value at this path, added an item to it, or removed one."""

    path: tuple[str, ...]
    value: Any = None
    how: Literal["set", "add", "remove"] = "set"
    note: str = ""
    """Why, in the GM's words."""


@event("table/changed")
class Changed:
    """An edit as one viewer sees it. It is never kept: each viewer has another."""

    path: Annotated[tuple[str, ...], Everyone]
    value: Annotated[Any, Everyone]
    note: Annotated[str, Everyone] = ""


@event("table/dropped")
class Dropped:
    """A conversation was ended by the GM, without its rule."""

    conv: str


def applied(state: Any, edit: Edited) -> Any:
    """The state after an edit; raises `Unclear` if there is no such place, or the value does not belong there."""
    if not edit.path:
        raise Unclear("error-table-edit-path", path="")
    match edit.how:
        case "set":
            return _rebuilt(state, type(state), edit.path, lambda _, hint: _as(hint, edit.value, edit.path))
        case "add":
            return _rebuilt(state, type(state), edit.path, lambda old, hint: _added(old, hint, edit))
        case "remove":
            return _rebuilt(state, type(state), edit.path[:-1], lambda old, _: _removed(old, edit))


def placed(view: Any, change: Changed) -> Any:
    """A view after a change that was made for it."""
    return _rebuilt(view, type(view), change.path, lambda _, __: change.value)


def difference(old: Any, new: Any, path: Path = (), note: str = "") -> Iterator[Changed]:
    """The smallest single place in which two views differ, if they do."""
    if old == new:
        return
    deeper = list(_differing(old, new))
    if len(deeper) == 1:
        name, one, other = deeper[0]
        yield from difference(one, other, (*path, name), note)
    else:
        yield Changed(path, new, note)


def _differing(old: Any, new: Any) -> Iterator[tuple[str, Any, Any]]:
    """The parts of two values in which they differ, if they have the same parts."""
    if type(old) is not type(new):
        return
    if is_dataclass(old):
        for name in _names(old):
            one, other = getattr(old, name), getattr(new, name)
            if one != other:
                yield name, one, other
    elif type(old) is tuple and len(old) == len(new) and _keys(old) == _keys(new):
        for key, one, other in zip(_keys(old), old, new, strict=True):
            if one != other:
                yield key, one, other


def _rebuilt(value: Any, hint: Any, path: Path, change: Any) -> Any:
    """Return a value with a part of it replaced, deep inside."""
    if not path:
        return change(value, hint)
    name, *rest = path
    if is_dataclass(value) and name in _names(value):
        inner = _rebuilt(getattr(value, name), _hints(value)[name], tuple(rest), change)
        return _with(value, name, inner)
    if type(value) is tuple and name in _keys(value):
        at = _keys(value).index(name)
        inner = _rebuilt(value[at], _item_hint(hint, at), tuple(rest), change)
        return (*value[:at], inner, *value[at + 1 :])
    raise Unclear("error-table-edit-path", path=name)


def _with(record: Any, name: str, value: Any) -> Any:
    if name == "id" and record.id != value:
        raise Unclear("error-table-edit-id", id=str(record.id))
    return changed(record, **{name: value}) if hasattr(record, "__dict__") else replace(record, **{name: value})


def _added(old: Any, hint: Any, edit: Edited) -> Any:
    if type(old) is not tuple:
        raise Unclear("error-table-edit-path", path=edit.path[-1])
    item = _as(_item_hint(hint, len(old)), edit.value, edit.path)
    if getattr(item, "id", None) in [getattr(other, "id", "") for other in old]:
        raise Unclear("error-table-edit-id", id=str(item.id))
    return (*old, item)


def _removed(old: Any, edit: Edited) -> Any:
    gone = edit.path[-1]
    if type(old) is not tuple or gone not in _keys(old):
        raise Unclear("error-table-edit-path", path=gone)
    at = _keys(old).index(gone)
    return (*old[:at], *old[at + 1 :])


def _as(hint: Any, value: Any, path: Path) -> Any:
    try:
        return converted(value, hint)
    except (msgspec.ValidationError, Unclear) as problem:
        raise Unclear("error-table-edit-value", path=" ".join(path), problem=validation_error(problem)) from None


def _keys(items: tuple[Any, ...]) -> list[str]:
    """The items of a list by their ids, or by their places where they have none."""
    return [str(getattr(item, "id", place)) for place, item in enumerate(items)]


def _item_hint(hint: Any, at: int) -> Any:
    """The type of one item of a tuple."""
    bare = _bare(hint)
    parts = get_args(bare) if get_origin(bare) is tuple else (Any, ...)
    return parts[0] if len(parts) == 2 and parts[1] is Ellipsis else parts[at]


def _bare(hint: Any) -> Any:
    """A type without its marks, and without the possibility that there is nothing."""
    if get_origin(hint) is Annotated:
        return _bare(get_args(hint)[0])
    if get_origin(hint) in (Union, UnionType):
        return next((_bare(part) for part in get_args(hint) if part is not NoneType), hint)
    return hint


def _names(record: Any) -> tuple[str, ...]:
    kind: Any = type(record)
    return _names_of(kind)


def _hints(record: Any) -> dict[str, Any]:
    kind: Any = type(record)
    return _hints_of(kind)


@cache
def _names_of(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


@cache
def _hints_of(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)
