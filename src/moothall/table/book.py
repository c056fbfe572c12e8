"""A book as the table needs it: its first state, the fold of its facts, and who may begin which action."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any

import msgspec

from moothall import books
from moothall.errors import MoothallError, Unclear, Word
from moothall.ledger.events import EVENTS
from moothall.sight import GM
from moothall.table.edits import Dropped, Edited, applied
from moothall.table.json_types import converted
from moothall.table.refusals import action, argument, in_words
from moothall.talk.actions import ActionAccess, Offering, access_of, offer
from moothall.talk.layers import layers_of, missing
from moothall.talk.procedure import PROCEDURES, Opening, Procedure
from moothall.talk.questions import QUESTIONS
from moothall.talk.types import KnownTypes
from moothall.validation import validation_error

GMS_ONLY = ActionAccess(own=(), holds=())
NO_GROUP = ""


class Book:
    """One ruleset, opened."""

    def __init__(self, id: str) -> None:
        self.id = id
        self._code = books.load(id)
        self._ruleset = books.ruleset(id)
        self._mechanics = self._ruleset.mechanics()
        self.start: Any = self._mechanics.start

    def fold(self, state: Any, fact: Any) -> Any:
        """The state after a fact of the book, or after one of the table's own."""
        if type(fact) is Edited:
            return applied(state, fact)
        return state if type(fact) is Dropped else self._mechanics.fold(state, fact)

    def problems(self, state: Any) -> Iterator[MoothallError]:
        """Return what the book's rules could not go on with in a state."""
        return self._mechanics.problems(state)

    def follows(self, state: Any) -> Edited | None:
        """Return the next edit that follows from what the GM has set, if the book knows of one."""
        found = self._mechanics.follows(state)
        return None if found is None else Edited(*found)

    @property
    def decides(self) -> str | None:
        """The rule that players decide for their own characters, if the book states one."""
        return self._mechanics.decides

    def seat_of(self, state: Any, id: str) -> str:
        return self._mechanics.seat_of(state, id)

    def name_of(self, state: Any, id: str) -> str:
        return self._mechanics.name_of(state, id)

    def hints(self, state: Any, who: str) -> Iterable[Any]:
        """Return the book's hints for a character who decides what to do."""
        return () if self._mechanics.hints is None else self._mechanics.hints(state, who)

    def levers(self, state: Any) -> Iterable[Any]:
        """Return where the world may pull at the heroes."""
        return () if self._mechanics.levers is None else self._mechanics.levers(state)

    # ---- How a table begins, and a character comes to it ------------------------------------------------------------

    def opened_with(self, settings: Mapping[str, str]) -> Opening[Any] | None:
        """Return how a table begins that plays with these settings; raises `Unclear` if there are none such."""
        options = self._ruleset.options()
        read, opened_with = options.read(settings, options.defaults), self._mechanics.opened_with
        self._check_layers(read)
        return None if opened_with is None else opened_with(read)

    def opened_with_pack(self, settings: Mapping[str, str], pack: Any, lang: str) -> Opening[Any]:
        """Return how a table begins with a pack; raises `Unclear` in a book without packs."""
        if self._mechanics.opened_with_pack is None:
            raise Unclear("error-no-packs", book=self.id)
        opening = self._mechanics.opened_with_pack(settings, pack, lang)
        self._check_layers(dict(opening.args).get("options"))
        return opening

    def _check_layers(self, options: Any) -> None:
        """Refuse a layer that speaks of a procedure which the book does not have."""
        for layer in map(books.layer, (one.id for one in layers_of(options))):
            for hooked in layer.hooks:
                if hooked.procedure not in self._known:
                    raise Unclear("error-layer-no-procedure", name=layer.id, procedure=hooked.procedure)

    def joining(self, seat: str, who: str, sheet: dict[str, Any]) -> Opening[Any]:
        """Return how a character comes to a table; raises `Unclear` in a book whose characters are not made before."""
        if self._mechanics.joined_by is None:
            raise Unclear("error-no-workshop", book=self.id)
        return self._mechanics.joined_by(seat, who, sheet)

    def heroes(self, state: Any) -> Iterator[tuple[str, str]]:
        """Yield the name and the seat of each character who has one; books keep them under one of two names."""
        for one in (*getattr(state, "heroes", ()), *getattr(state, "characters", ())):
            yield getattr(one, "name", ""), getattr(one, "seat", "")

    def companions(self, state: Any, who: str) -> Iterator[tuple[str, str]]:
        """Yield the id and the name of each other character who is played from a player's seat, as far as is seen."""
        for one in (*getattr(state, "heroes", ()), *getattr(state, "characters", ())):
            if one.id != who and isinstance(one.name, str) and one.seat not in ("", GM, self.seat_of(state, who)):
                yield one.id, one.name

    def seat_path(self, state: Any, hero: str) -> tuple[str, ...] | None:
        """Return where a state says who plays a player's character; nothing for anybody else."""
        for field in ("heroes", "characters"):
            for one in getattr(state, field, ()):
                if one.id == hero and getattr(one, "seat", "") not in ("", GM):
                    return field, hero, "seat"
        return None

    def said_in(self, state: Any, id: str, lang: str) -> str:
        """Return the name of an id in a language: some books bring words of their own to a table."""
        told = self._mechanics.said_in
        return self.name_of(state, id) if told is None else told(state, id, lang)

    def access(self, procedure: str) -> ActionAccess:
        """Return who may begin a procedure, and with which arguments."""
        known = self.procedures.get(procedure)
        return GMS_ONLY if known is None else access_of(known)

    def offers(self, view: Any, who: str) -> list[Offering]:
        """Return what a character may begin as a viewer sees it, the common actions first, and what is closed by what.

        An action that says of no character when it is offered, such as joining, is none of a character's.
        """
        mine = (one for one in self.procedures.values() if one.declared and one.declared.by == "player")
        listed = [found for one in mine if (found := offer(one, view, who)) is not None]
        if (gone := missing(layers_of(view))) is not None:
            listed = [one._replace(open=False, why=gone) for one in listed]
        return sorted(listed, key=lambda one: one.rank or len(listed))

    def procedure(self, name: str) -> Procedure[..., Any]:
        """Return a procedure by its name; raises `Unclear` if there is none."""
        if name not in self.procedures:
            nearest = books.nearest(name, self.procedures)
            raise Unclear("error-table-no-procedure", nearest=action(self.id, nearest) if nearest else "–")
        return self.procedures[name]

    @cached_property
    def procedures(self) -> dict[str, Procedure[..., Any]]:
        """The actions of this book, by name; what only its own rules call is none."""
        return {name: one for name, one in self._known.items() if one.declared is not None}

    @cached_property
    def _known(self) -> dict[str, Procedure[..., Any]]:
        """All procedures of this book, by name."""
        mine = f"{self._code.__name__}."
        return {name: one for name, one in PROCEDURES.items() if f"{one.run.__module__}.".startswith(mine)}

    @cached_property
    def facts(self) -> dict[str, type[Any]]:
        """The facts of this book, by kind."""
        mine = f"{self._code.__name__}."
        return {kind: fact for kind, fact in EVENTS.items() if f"{fact.__module__}.".startswith(mine)}

    @cached_property
    def questions(self) -> frozenset[str]:
        """The kinds of this book's questions."""
        mine = f"{self._code.__name__}."
        return frozenset(kind for kind, asked in QUESTIONS.items() if f"{asked.__module__}.".startswith(mine))

    def group_of(self, cite: str) -> str:
        """The chapter of a rule."""
        rule = books.rulebook(self.id).rules.get(cite)
        return rule.chapter if rule else NO_GROUP

    @property
    def groups(self) -> tuple[str, ...]:
        return books.rulebook(self.id).chapters

    def opening(
        self, name: str, args: dict[str, Any], new_id: Callable[[], str] = lambda: "new", *, own_ids: bool = True
    ) -> Opening[Any]:
        """Return a procedure with arguments from outside; raises `Unclear` if there is none, or they do not fit it.

        New things get an id where the sender gave none, or may give none of their own.
        """
        procedure, types = self.procedure(name), KnownTypes()
        args = _with_ids(procedure, args, new_id, own_ids)
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


def _with_ids(
    procedure: Procedure[..., Any], args: dict[str, Any], new_id: Callable[[], str], own_ids: bool
) -> dict[str, Any]:
    """Return arguments with ids for the new things among them."""
    made = dict(args)
    for each in procedure.arguments:
        if "fresh" in each.roles and each.needed and not (own_ids and made.get(each.name)):
            made[each.name] = new_id()
        held = made.get(each.name)
        if isinstance(held, dict):
            lacking = [name for name in each.fields.fresh if not (own_ids and held.get(name))]
            made[each.name] = {**held, **{name: new_id() for name in lacking}}
    return made


def _cannot_begin(name: str | Word, why: MoothallError) -> Unclear:
    return Unclear("error-table-arguments", name=name, problem=why)
