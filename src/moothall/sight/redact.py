"""Redaction: a record as one viewer may see it.

The law that everything else leans on: folding redacted events gives the same view as redacting the folded state.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import fields, is_dataclass, replace
from functools import cache
from operator import is_
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from moothall.ledger.marks import HIDDEN, Everyone, Only, When

GM = "gm"
_NOTHING = object()
_PLAIN = frozenset({type(None), bool, int, str})


def redact(record: Any, viewer: str) -> Any:
    """The record without what this viewer may not see; `None` if nothing of it is left."""
    if viewer == GM:
        return record
    kind: Any = type(record)
    marks = _marks(kind)
    otherwise, hidden = {}, 0
    for name, mark in marks:
        value = getattr(record, name)
        if mark is not Everyone and not _may_see(record, mark, viewer):
            seen = HIDDEN
        elif type(value) in _PLAIN:  # most of what there is, so it is asked before anything is called
            continue
        else:
            seen = _within(value, viewer)
            seen = HIDDEN if seen is _NOTHING else seen
        hidden += seen is HIDDEN
        if seen is not value:
            otherwise[name] = seen
    if hidden == len(marks):
        return None
    return replace(record, **otherwise) if otherwise else record


def _may_see(record: Any, mark: Any, viewer: str) -> bool:
    if type(mark) is When:
        # A condition that is itself hidden has already been judged: stay on the safe side.
        for field in mark.fields:  # noqa: SIM110 - a generator would take longer than what it asks
            if getattr(record, field) is not True:
                return False
        return True
    if mark is None:
        return False
    told = getattr(record, mark.field)
    return viewer in told if isinstance(told, tuple) else bool(told == viewer)


def shown(value: Any, viewer: str) -> Any:
    """A value without marks of its own, such as a question, with every marked record in it as this viewer sees it."""
    if viewer == GM:
        return value
    if is_dataclass(value) and not isinstance(value, type) and not _is_marked(type(value)):
        return replace(value, **{field.name: shown(getattr(value, field.name), viewer) for field in fields(value)})
    if type(value) is tuple:
        inner = (shown(item, viewer) for item in value)
        return tuple(item for item in inner if item is not HIDDEN)
    if isinstance(value, tuple):
        return type(value)(*(shown(item, viewer) for item in value))
    seen = _within(value, viewer)
    return HIDDEN if seen is _NOTHING else seen


def _within(value: Any, viewer: str) -> Any:
    """Records inside a visible field are redacted in turn; those of which nothing is left are not there at all."""
    kind: Any = type(value)
    if kind in _PLAIN:  # most of what there is
        return value
    if isinstance(value, tuple):
        inner = [item if type(item) in _PLAIN else _within(item, viewer) for item in value]
        if all(map(is_, inner, value)):
            return value
        if kind is not tuple:  # a tuple with names keeps all its places
            return kind(*(HIDDEN if item is _NOTHING else item for item in inner))
        return tuple(item for item in inner if item is not _NOTHING)
    if _is_marked(kind):
        seen = redact(value, viewer)
        return _NOTHING if seen is None else seen
    return value


@cache
def _marks(kind: Hashable) -> tuple[tuple[str, Any], ...]:
    assert isinstance(kind, type)
    hints = get_type_hints(kind, include_extras=True)
    return tuple((field.name, _mark(hints[field.name])) for field in fields(kind))


def _mark(hint: Any) -> Any:
    if get_origin(hint) is not Annotated:
        return None
    return next((meta for meta in get_args(hint)[1:] if meta is Everyone or isinstance(meta, Only | When)), None)


@cache
def _is_marked(kind: Hashable) -> bool:
    """A record with no mark at all is a plain value; it is as visible as the field that holds it."""
    return is_dataclass(kind) and any(mark is not None for _, mark in _marks(kind))
