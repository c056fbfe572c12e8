"""Who may see a field: marks that stand in its type. A field without a mark is the GM's alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, TypeVar, cast, dataclass_transform

C = TypeVar("C", bound=type[Any])


class _Everyone:
    """The whole table sees this."""

    def __repr__(self) -> str:
        return "Everyone"


Everyone: Final = _Everyone()


@dataclass(frozen=True, slots=True)
class Only:
    """The seat named in another field of the same record sees this, and the GM."""

    field: str


@dataclass(frozen=True, slots=True)
class When:
    """Everyone sees this if another field of the same record is true; until then only the GM."""

    field: str


class Hidden:
    """Stands where a viewer may not look: absent, never a wrong number."""

    def __repr__(self) -> str:
        return "HIDDEN"


HIDDEN: Final[Any] = Hidden()


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: C) -> C:
    """A frozen, hashable piece of state whose fields carry marks."""
    made: Any = dataclass(frozen=True, slots=True)(cls)
    return cast(C, made)
