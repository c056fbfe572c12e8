"""Procedures: the rules a book names, under names that outlive their Python functions."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Concatenate, Generic, Literal, NamedTuple, ParamSpec, TypeVar

from moothall.talk.arguments import Argument, argument
from moothall.talk.layers import LayerChosen, layers_of, through
from moothall.talk.play import Play

P = ParamSpec("P")
R = TypeVar("R")

PROCEDURES: dict[str, Procedure[..., Any]] = {}


Offered = Callable[[Any, Any], str]
"""When an action is open to a character: the rule that offers it now, or nothing where it is not even listed.

Raises `AgainstTheRules` where a rule closes it; the list then says which.
"""


class Declared(NamedTuple):
    """What the declaration of an action says beside its signature."""

    by: Literal["gm", "player"]
    chapter: str
    """Of the rules: a table may set it to be automatic, asked, or settled by hand."""
    rank: int = 0
    """Its place among the actions that are wanted often, from 1; 0 for one that stands behind them."""
    offered: Offered | str = ""
    """When it is open to a character, or the rule by which it always is."""


class Procedure(Generic[P, R]):
    """A rule written as a conversation. Await it inside another rule, or `open` it at a table."""

    def __init__(
        self,
        name: str,
        run: Callable[Concatenate[Any, P], Coroutine[Any, Any, R]],
        declared: Declared | None = None,
    ) -> None:
        self.name = name
        self.run = run
        self.declared = declared
        """As an action that a person may begin, if it is one."""
        self.__doc__ = run.__doc__

    def __call__(self, play: Play[Any], *args: P.args, **named: P.kwargs) -> Coroutine[Any, Any, R]:
        chosen = layers_of(play.state)
        return self.layered(chosen, play, *args, **named) if chosen else self.run(play, *args, **named)

    def layered(self, chosen: tuple[LayerChosen, ...], play: Play[Any], *args: Any, **named: Any) -> Any:
        """Play this procedure with the layers of its table, which take every argument by name."""
        given = self._defaults | dict(zip(self.takes, args, strict=False)) | named
        return through(chosen, self.name, self.run, play, given)

    def open(self, *args: Any, **named: Any) -> Opening[R]:
        """Return this procedure with its arguments, ready to be begun by a handler.

        They come from outside, where ids are plain strings; only a rule that awaits another names them by type.
        """
        names, defaults = self.takes, self._defaults
        given = defaults | dict(zip(names, args, strict=False)) | named
        if len(given) != len(names) or len(args) > len(names):
            raise TypeError(f"{self.name} takes {', '.join(names) or 'nothing'}, not {args} {named}")
        return Opening(self, tuple((name, given[name]) for name in names))

    @cached_property
    def takes(self) -> tuple[str, ...]:
        """The names of the arguments after `play`."""
        return tuple(self.signature.parameters)[1:]

    @cached_property
    def needs(self) -> tuple[str, ...]:
        """Those that have no default."""
        return tuple(name for name in self.takes if name not in self._defaults)

    @cached_property
    def _defaults(self) -> dict[str, Any]:
        given = {name: self.signature.parameters[name].default for name in self.takes}
        return {name: value for name, value in given.items() if value is not inspect.Parameter.empty}

    @cached_property
    def arguments(self) -> tuple[Argument, ...]:
        """The arguments after `play`, with what their types and marks say."""
        return tuple(
            argument(name, self.signature.parameters[name].annotation, name in self.needs, self._defaults.get(name))
            for name in self.takes
        )

    @cached_property
    def signature(self) -> inspect.Signature:
        return inspect.signature(self.run, eval_str=True)

    def __repr__(self) -> str:
        return f"<procedure {self.name}>"


@dataclass(frozen=True, slots=True)
class Opening(Generic[R]):
    """A procedure with its arguments, ready to be begun."""

    procedure: Procedure[..., R]
    args: tuple[tuple[str, Any], ...]

    def begin(self, play: Play[Any]) -> Coroutine[Any, Any, R]:
        return self.procedure(play, **dict(self.args))


def procedure(
    name: str,
) -> Callable[[Callable[Concatenate[Any, P], Coroutine[Any, Any, R]]], Procedure[P, R]]:
    """Give a rule the name under which ledgers know it."""

    def made(run: Callable[Concatenate[Any, P], Coroutine[Any, Any, R]]) -> Procedure[P, R]:
        return register(Procedure(name, run))

    return made


def register(made: Procedure[P, R]) -> Procedure[P, R]:
    """Have a procedure known by its name; no two have the same."""
    if made.name in PROCEDURES:
        raise ValueError(f"two procedures are called {made.name}")
    PROCEDURES[made.name] = made
    return made
