"""A book as the table needs it: where play begins, how facts change it, and who may open what."""

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
from moothall.talk.actions import Opens
from moothall.talk.bounds import Follows
from moothall.talk.procedure import PROCEDURES, Opening, Procedure
from moothall.talk.types import KnownTypes
from moothall.validation import misfit_said

GMS_ONLY = Opens()
NO_GROUP = ""


class Book:
    """One ruleset, opened."""

    def __init__(self, id: str) -> None:
        self.id = id
        self._code = books.load(id)
        self._opens = books.part(id, "actions")
        self.start: Any = self._opens.start(id)

    def fold(self, state: Any, fact: Any) -> Any:
        """The state after a fact of the book, or after one of the table's own."""
        if type(fact) is Edited:
            return applied(state, fact)
        return state if type(fact) is Dropped else self._code.fold(state, fact)

    def problems(self, state: Any) -> Iterator[MoothallError]:
        """What the book's rules could not go on with in a state; a book that says nothing about it takes anything."""
        told = getattr(self._opens, "problems", None)
        return iter(()) if told is None else told(self.id, state)

    def follows(self, state: Any) -> Edited | None:
        """The next thing that goes with what the GM has set, if the book knows of any."""
        told = getattr(self._opens, "follows", None)
        found: Follows | None = None if told is None else told(state)
        return None if found is None else Edited(*found)

    @property
    def decides(self) -> str | None:
        """The book's rule that whoever plays somebody decides for them, if it has one."""
        told = getattr(self._opens, "decides", None)
        return None if told is None else str(told(self.id))

    def seat_of(self, state: Any, id: str) -> str:
        seat: str = self._opens.seat_of(state, id)
        return seat

    def name_of(self, state: Any, id: str) -> str:
        name: str = self._opens.name_of(state, id)
        return name

    def said_in(self, state: Any, id: str, lang: str) -> str:
        """What something is called in a language: some books bring words of their own to a table."""
        told = getattr(self._opens, "said_in", None)
        return self.name_of(state, id) if told is None else str(told(state, id, lang))

    def opens(self, procedure: str) -> Opens:
        found: Opens = self._opens.OPENS.get(procedure, GMS_ONLY)
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
        """A procedure with arguments from outside; raises `Unclear` if there is none, or they do not fit it."""
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
            raise _cannot_begin(kind, misfit_said(problem)) from None


def _cannot_begin(name: str | Word, why: MoothallError) -> Unclear:
    return Unclear("error-table-arguments", name=name, problem=why)
