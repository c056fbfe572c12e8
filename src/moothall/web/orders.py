"""Commands as they come over the wire: `{"do": "say", "text": "Hello"}`, made from the table's own records."""

from __future__ import annotations

import re
from dataclasses import MISSING, fields
from functools import cache
from typing import Any, Union, get_type_hints

import msgspec

from moothall.errors import Unclear
from moothall.misfits import misfit
from moothall.table import commands as c

OURS: tuple[type[c.Command], ...] = (c.TakeSeat, c.NoteLink, c.NoteUnlink)
"""What the house does itself, when people come in by a link."""

KINDS: dict[str, type[c.Command]] = {
    re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower(): kind
    for kind in vars(c).values()
    if isinstance(kind, type) and issubclass(kind, c.Command) and kind not in (c.Command, *OURS)
}
"""Everything that can be done from outside, by its name.

Asking a class for its subclasses would not do: a record is made anew with slots, and the class it was made from lives
on among them until it is collected.
"""


def read_order(said: dict[str, Any]) -> c.Command:
    """A command from outside; raises `Unclear` if it is none."""
    try:
        order = msgspec.convert(said, orders())
    except msgspec.ValidationError as problem:
        raise Unclear("error-web-unclear", problem=misfit(problem)) from None
    name: str = order.__struct_config__.tag
    return KINDS[name](**{field: getattr(order, field) for field in order.__struct_fields__})


@cache
def orders() -> Any:
    """The type of all commands: told apart by `do`."""
    return Union[tuple(_order(name, kind) for name, kind in KINDS.items())]  # noqa: UP007 - it is made at run time


def _order(name: str, kind: Any) -> Any:
    hints = get_type_hints(kind)
    made = msgspec.defstruct(
        kind.__name__,
        [(each.name, hints[each.name], *_default(each)) for each in fields(kind)],
        tag_field="do",
        tag=name,
        frozen=True,
        forbid_unknown_fields=True,
        namespace={"__doc__": kind.__doc__},
        kw_only=True,
    )
    made.__doc__ = kind.__doc__
    return made


def _default(field: Any) -> tuple[Any, ...]:
    if field.default is not MISSING:
        return (field.default,)
    return () if field.default_factory is MISSING else (msgspec.field(default_factory=field.default_factory),)
