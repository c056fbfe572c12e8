"""Rule ids by edition: the id that a rule has at a table.

Editions of one game may share their procedures, and each has ids of its own. A procedure is then written with the ids
of one of them, and a state that says so (`renamed`) gives them the names they have where it is played. A name that is
empty there means that this edition has no such rule: nothing is cited.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from moothall.errors import MoothallError
from moothall.talk.reasons import Because

Names = Mapping[str, str]


def names_at(state: Any) -> Names | None:
    """The names rules have in this state, if they have others than they are written with."""
    names: Names | None = getattr(state, "renamed", None)
    return names


def rules_at(state: Any, cites: tuple[str, ...]) -> tuple[str, ...]:
    """The rules that are cited, as they are called here, each once."""
    names = names_at(state)
    if names is None:
        return cites
    return tuple(dict.fromkeys(name for cite in cites if (name := names.get(cite, cite))))


def reasons_at(state: Any, why: tuple[Because, ...]) -> tuple[Because, ...]:
    """Reasons with the rules as they are called here; a mere note on a rule that is not known here is left out."""
    names = names_at(state)
    if names is None:
        return why
    called = (reason._replace(cite=names.get(reason.cite, reason.cite)) for reason in why)
    return tuple(reason for reason in called if reason.cite or reason.amount)


def name_error(state: Any, error: MoothallError) -> MoothallError:
    """An error whose rule is called as it is called here."""
    names = names_at(state)
    if names is not None and error.cite is not None:
        error.cite = names.get(error.cite, error.cite) or None
    return error
