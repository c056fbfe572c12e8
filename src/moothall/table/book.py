"""A book as the table needs it: its first state, the fold of its facts, and who may begin which action."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

import msgspec

from moothall import books
from moothall.errors import MoothallError, Unclear, Word
from moothall.ledger.events import EVENTS
from moothall.table.edits import Dropped, Edited, applied
from moothall.table.json_types import converted
from moothall.table.refusals import action, argument, in_words
from moothall.talk.actions import ActionAccess
from moothall.talk.bounds import Follows
from moothall.talk.procedure import PROCEDURES, Opening, Procedure
from moothall.talk.types import KnownTypes
from moothall.validation import validation_error

GMS_ONLY = ActionAccess()
NO_GROUP = ""


class Book:
    """One ruleset, opened."""

    def __init__(self, id: str) -> None:
        self.id = id
        self._code = books.load(id)
        self._actions = books.part(id, "actions")
        self.start: Any = self._actions.start(id)

    def fold(self, state: Any, fact: Any) -> Any:
        """The state after a fact of the book, or after one of the table's own."""
        if type(fact) is Edited:
            return applied(state, fact)
        return state if type(fact) is Dropped else self._code.fold(state, fact)

    def problems(self, state: Any) -> Iterator[MoothallError]:
        """Return what the book's rules could not go on with in a state; a book without `problems` takes any state."""
        told = getattr(self._actions, "problems", None)
        return iter(()) if told is None else told(self.id, state)

    def follows(self, state: Any) -> Edited | None:
        """Return the next edit that follows from what the GM has set, if the book knows of one."""
        told = getattr(self._actions, "follows", None)
        found: Follows | None = None if told is None else told(state)
        return None if found is None else Edited(*found)

    @property
    def decides(self) -> str | None:
        """The rule that players decide for their own characters, if the book states one."""
        told = getattr(self._actions, "decides", None)
        return None if told is None else str(told(self.id))

    def seat_of(self, state: Any, id: str) -> str:
        seat: str = self._actions.seat_of(state, id)
        return seat

    def name_of(self, state: Any, id: str) -> str:
        name: str = self._actions.name_of(state, id)
        return name

    def heroes(self, state: Any) -> Iterator[tuple[str, str]]:
        """Yield the name and the seat of each character who has one; books keep them under one of two names."""
        for one in (*getattr(state, "heroes", ()), *getattr(state, "characters", ())):
            yield getattr(one, "name", ""), getattr(one, "seat", "")

    def said_in(self, state: Any, id: str, lang: str) -> str:
        """Return the name of an id in a language: some books bring words of their own to a table."""
        told = getattr(self._actions, "said_in", None)
        return self.name_of(state, id) if told is None else str(told(state, id, lang))

    def access(self, procedure: str) -> ActionAccess:
        """Return who may begin a procedure, and with which arguments."""
        found: ActionAccess = self._actions.ACCESS.get(procedure, GMS_ONLY)
        return found

    @cached_property
    def procedures(self) -> dict[str, Procedure[..., Any]]:
        """The procedures of this book, by name."""
        mine = f"{self._code.__name__}."
        return {name: one for name, one in PROCEDURES.items() if f"{one.run.__module__}.".startswith(mine)}

    @cached_property
    def facts(self) -> dict[str, type[Any]]:
        """The facts of this book, by kind."""
        mine = f"{self._code.__name__}."
        return {kind: fact for kind, fact in EVENTS.items() if f"{fact.__module__}.".startswith(mine)}

    def group_of(self, cite: str) -> str:
        """The chapter of a rule."""
        rule = books.rulebook(self.id).rules.get(cite)
        return rule.chapter if rule else NO_GROUP

    @property
    def groups(self) -> tuple[str, ...]:
        return books.rulebook(self.id).chapters

    def opening(self, name: str, args: dict[str, Any]) -> Opening[Any]:
        """Return a procedure with arguments from outside; raises `Unclear` if there is none, or they do not fit it."""
        if name not in self.procedures:
            nearest = books.nearest(name, self.procedures)
            raise Unclear("error-table-no-procedure", nearest=action(self.id, nearest) if nearest else "–")
        procedure, types = self.procedures[name], KnownTypes()
        for key in args:
            if key not in procedure.takes:
                raise _cannot_begin(action(self.id, name), Unclear("misfit-extra"))
        for key in procedure.needs:
            if key not in args:
                raise _cannot_begin(action(self.id, name), Unclear("misfit-missing", field=argument(self.id, key)))
        return procedure.open(**{key: self._argument(name, key, arg, types) for key, arg in args.items()})

    def _argument(self, procedure: str, name: str, given: Any, types: KnownTypes) -> Any:
        """One argument as the type that its procedure takes."""
        try:
            return converted(given, types.argument(procedure, name))
        except (msgspec.ValidationError, TypeError, Unclear) as problem:
            found = in_words(problem, lambda inner: argument(self.id, inner))
            whole = (
                found
                if found.key == "misfit-at"
                else Unclear("misfit-at", where=argument(self.id, name), problem=found)
            )
            raise _cannot_begin(action(self.id, procedure), whole) from None

    def fact(self, kind: str, data: Any) -> Any:
        """A fact of this book from outside."""
        if kind not in self.facts:
            raise Unclear("error-table-no-fact", name=kind, nearest=books.nearest(kind, self.facts) or "–")
        try:
            return converted(data, self.facts[kind])
        except (msgspec.ValidationError, Unclear) as problem:
            raise _cannot_begin(kind, validation_error(problem)) from None


def _cannot_begin(name: str | Word, why: MoothallError) -> Unclear:
    return Unclear("error-table-arguments", name=name, problem=why)
