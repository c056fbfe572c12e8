"""Commands as they come over the wire: `{"do": "say", "text": "Hello"}`, made from the table's own records."""

from __future__ import annotations

import re
from dataclasses import MISSING, fields
from functools import cache
from typing import Any, Union, get_type_hints

import msgspec

from moothall.errors import Unclear
from moothall.table import commands as c
from moothall.table.seats import MAY
from moothall.validation import validation_error

OURS: tuple[type[c.Command], ...] = (c.TakeSeat, c.NoteLink, c.NoteUnlink)
"""Commands that only the server gives, when people come in by a link."""

NAMES: dict[type[c.Command], str] = {c.EnterDice: "throw", c.MakeRuling: "rule"}
"""Commands that the wire knows by another name than their own: that name was promised first."""

KINDS: dict[str, type[c.Command]] = {
    NAMES.get(kind, re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()): kind
    for kind in c.Command.__subclasses__()
    if kind in MAY and kind not in OURS
}
"""Everything that can be done from outside, by its name.

A record with slots is made from a class that is discarded; until memory is tidied that one is a subclass, too. Only
what has its place in the table of roles is meant.
"""


def read_order(said: dict[str, Any]) -> c.Command:
    """A command from outside; raises `Unclear` if it is none."""
    try:
        order = msgspec.convert(said, orders())
    except msgspec.ValidationError as problem:
        raise Unclear("error-web-unclear", problem=validation_error(problem)) from None
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
