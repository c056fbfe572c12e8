"""Actions: procedures that a person may begin at a table, declared once.

    @action("nde.attack", by="player", chapter="combat", rank=1, offered=may_act("nde2.combat.actions"))

The declaration says who may begin it, under which chapter a table may dial it, where it stands among the others, and
when it is open; the signature says the rest (`moothall.talk.arguments`).
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable
from functools import cache
from typing import Any, Concatenate, Literal, NamedTuple, ParamSpec, TypeVar

from moothall.errors import AgainstTheRules, MoothallError, Unclear
from moothall.talk.arguments import Argument, Choice, Given
from moothall.talk.procedure import Declared, Offered, Procedure, register
from moothall.talk.rule_names import name_error

P = ParamSpec("P")
R = TypeVar("R")


class ActionAccess(NamedTuple):
    """Who may begin one procedure, and with which arguments. A procedure that is no action is the GM's."""

    by: Literal["gm", "player"] = "gm"
    group: str = ""
    """The chapter it belongs to, which a table may set to be automatic, asked, or settled by hand."""
    own: tuple[str, ...] = ("who",)
    """Arguments that must name a character the player plays."""
    seats: tuple[str, ...] = ()
    """Arguments that must name the player's own seat."""
    gm_only: tuple[str, ...] = ()
    """Arguments that only the GM may give."""
    packs: str = ""
    """The argument that the server fills with the packs it has."""
    holds: tuple[str, ...] = ("who",)
    """Arguments that name the characters it keeps busy until it ends."""


class Offering(NamedTuple):
    """An action of a character as things stand: open or closed, and by which rule."""

    procedure: str
    open: bool
    cite: str
    rank: int
    why: MoothallError | None = None
    """Of a closed one: the sentence that says why."""


def action(
    name: str, *, by: Literal["gm", "player"], chapter: str, rank: int = 0, offered: Offered | str = ""
) -> Callable[[Callable[Concatenate[Any, P], Coroutine[Any, Any, R]]], Procedure[P, R]]:
    """Declare a rule that a person may begin, under the name by which ledgers know it."""

    def declare(run: Callable[Concatenate[Any, P], Coroutine[Any, Any, R]]) -> Procedure[P, R]:
        return register(Procedure(name, run, Declared(by, chapter, rank, offered)))

    return declare


@cache
def access_of(procedure: Procedure[..., Any]) -> ActionAccess:
    """Who may begin a procedure, by its declaration and the marks of its arguments."""
    declared = procedure.declared
    if declared is None:
        return ActionAccess(own=(), holds=())
    return ActionAccess(
        declared.by,
        declared.chapter,
        _named(procedure, "own"),
        _named(procedure, "own-seat"),
        _named(procedure, "gm-only"),
        "".join(_named(procedure, "packs")[:1]),
        _named(procedure, "busy"),
    )


def _named(procedure: Procedure[..., Any], role: str) -> tuple[str, ...]:
    return tuple(each.name for each in procedure.arguments if role in each.roles)


def offer(procedure: Procedure[..., Any], table: Any, who: str) -> Offering | None:
    """Whether a player's action is open to a character now; None where it is not listed at all.

    It is open if its own check is, and if every argument it cannot do without has an open choice.
    """
    declared = procedure.declared
    assert declared is not None
    try:
        cite = declared.offered if isinstance(declared.offered, str) else declared.offered(table, who)
    except AgainstTheRules as closed:
        name_error(table, closed)
        return Offering(procedure.name, False, closed.rule, declared.rank, closed)
    if not cite:
        return None
    for argument, choices in form(procedure, table, dict.fromkeys(access_of(procedure).own, who)):
        if argument.needed and argument.closed and not any(choice.is_open for choice in choices):
            why = choices[0].closed if choices else None
            return Offering(procedure.name, False, (why and why.cite) or cite, declared.rank, why)
    return Offering(procedure.name, True, cite, declared.rank)


def form(procedure: Procedure[..., Any], table: Any, given: Given) -> list[tuple[Argument, list[Choice]]]:
    """The arguments of an action with their choices, each after what is said of the others.

    An argument that nothing is said of counts as its preset for those after it.
    """
    return preset_form(procedure, table, given)[0]


def preset_form(
    procedure: Procedure[..., Any], table: Any, given: Given
) -> tuple[list[tuple[Argument, list[Choice]]], dict[str, Any]]:
    """Return the arguments of an action with their choices, and what its form holds if nothing more is said."""
    said: dict[str, Any] = dict(given)
    listed: list[tuple[Argument, list[Choice]]] = []
    for argument in procedure.arguments:
        choices = [] if argument.choices is None else [_named_at(table, one) for one in argument.choices(table, said)]
        listed.append((argument, choices))
        if argument.name not in said and (value := preset(argument, choices)) is not None:
            said[argument.name] = value
    return listed, said


def preset(argument: Argument, choices: Iterable[Choice]) -> Any | None:
    """Return what an argument is in a form where nothing is said of it; nothing where it has no preset choice."""
    first = next((choice.id for choice in choices if choice.is_open), None)
    if first is None or not (argument.needed or "first" in argument.roles):
        return None
    return (first,) if argument.several else first


MOST_READY = 6
"""Choices that stand beside one action."""


def one_tap(
    procedure: Procedure[..., Any], table: Any, who: str, named: Callable[[str, str], str]
) -> list[tuple[Choice, dict[str, Any]]]:
    """Return the choices with which a character begins an action in one press, each with all of its arguments.

    Nothing where more has to be said than is preset. `named` has the words for what an argument is.
    """
    picked = next((each for each in procedure.arguments if "one-tap" in each.roles), None)
    if picked is None:
        return []
    own = dict.fromkeys(access_of(procedure).own, who)
    choices = next(choices for each, choices in form(procedure, table, own) if each.name == picked.name)
    found = [
        (choice, filled(procedure, table, {**own, picked.name: choice.id}, named))
        for choice in choices
        if choice.is_open
    ]
    return [(choice, args) for choice, args in found if args is not None][:MOST_READY]


def filled(
    procedure: Procedure[..., Any], table: Any, given: Given, named: Callable[[str, str], str]
) -> dict[str, Any] | None:
    """Return the arguments of an action as its form begins; nothing where something has yet to be said."""
    said = preset_form(procedure, table, given)[1]
    for each in procedure.arguments:
        if each.named_after and each.name not in said and (id := said.get(each.named_after)):
            said[each.name] = named(each.named_after, id)
    return (
        None if any(each.needed and each.is_asked and each.name not in said for each in procedure.arguments) else said
    )


def _named_at(table: Any, choice: Choice) -> Choice:
    """A choice whose rule is called as it is called at this table."""
    if choice.closed is not None:
        name_error(table, choice.closed)
    return choice


def check_offered(procedure: Procedure[..., Any], table: Any, given: Given) -> None:
    """Refuse an action that its list shows closed to the character who would begin it."""
    declared = procedure.declared
    who = next((given.get(name) for name in access_of(procedure).own), None)
    if declared is None or isinstance(declared.offered, str) or not isinstance(who, str):
        return
    try:
        declared.offered(table, who)
    except AgainstTheRules as closed:
        raise name_error(table, closed) from None


def check_choices(procedure: Procedure[..., Any], table: Any, given: Given) -> None:
    """Refuse an argument that is none of its choices, or one that a rule closes: the same choices as in the form."""
    for argument, choices in form(procedure, table, given):
        said = given.get(argument.name)
        if not argument.closed or said in (None, "", ()):
            continue
        known = {choice.id: choice for choice in choices}
        for id in said if isinstance(said, tuple | list) else (said,):
            if id not in known:
                raise Unclear("error-table-no-choice", argument=argument.name)
            if (why := known[id].closed) is not None:
                raise why
