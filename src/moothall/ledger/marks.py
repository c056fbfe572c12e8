"""Who may see a field: marks that stand in its type. A field without a mark is the GM's alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final


class _Everyone:
    """The whole table sees this."""

    def __repr__(self) -> str:
        return "Everyone"


Everyone: Final = _Everyone()


@dataclass(frozen=True, slots=True)
class Only:
    """The seat named in another field of the same record sees this (or the seats, if it names several), and the GM."""

    field: str


@dataclass(frozen=True, slots=True, init=False)
class When:
    """Everyone sees this once other fields of the same record, all of those named, are true; until then only the GM."""

    fields: tuple[str, ...]

    def __init__(self, *fields: str) -> None:
        object.__setattr__(self, "fields", fields)


class Hidden:
    """Stands where a viewer may not look: absent, never a wrong number."""

    def __repr__(self) -> str:
        return "HIDDEN"

    def __reduce__(self) -> str:
        """In another process, too, there is only the one."""
        return "HIDDEN"


HIDDEN: Final[Any] = Hidden()
