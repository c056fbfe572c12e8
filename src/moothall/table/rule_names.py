"""Rules as they are called at a table: questions keep the ids their procedure was written with until they are shown."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any

from moothall.talk.rule_names import Names, names_at


def called_at(state: Any, value: Any) -> Any:
    """A question, an option or a reason with every citation in it as it is called here."""
    names = names_at(state)
    return value if names is None else _called(names, value)


def _called(names: Names, value: Any) -> Any:
    if type(value) is tuple:
        return tuple(_called(names, item) for item in value)
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return type(value)(*(_part(names, *named) for named in zip(value._fields, value, strict=True)))
    if is_dataclass(value) and not isinstance(value, type):
        parts = ((field.name, getattr(value, field.name)) for field in fields(value))
        return replace(value, **{name: _part(names, name, part) for name, part in parts})
    return value


def _part(names: Names, name: str, part: Any) -> Any:
    if name == "cite" and isinstance(part, str):
        return names.get(part, part)
    return _called(names, part)
