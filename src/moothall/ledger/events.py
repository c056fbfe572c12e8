"""Events: past-tense facts. The rule decides; the event records the decision with its resulting values.

Kinds have names and versions of our own, never Python paths. An old version is lifted, step by step, to today's shape
when it is read.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import Any, TypeVar, dataclass_transform

from moothall.records import record

E = TypeVar("E", bound=type)
Data = dict[str, Any]

EVENTS: dict[str, type[Any]] = {}
_LIFTS: dict[tuple[str, int], Callable[[Data], Data]] = {}


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def event(
    kind: str,
    version: int = 1,
    *,
    aside: bool = False,
    declares: bool = False,
    prepares: bool = False,
    decides: bool = False,
    ends_scene: bool = False,
) -> Callable[[E], E]:
    """Make a class a fact that can be told, kept and read back.

    An aside is told with the dice it happens among. One that `declares` says what somebody is about to do: it stands
    above every question that this raises. One that `prepares` only leads up to the dice, and a log folds it once it is
    told what came of them. One that `decides` says what a roll came to, and so ends the wait of the dice that fell for
    it. One that `ends_scene` is the last of a scene or the first of the next: what was meant for that scene is over.
    """

    def made(cls: E) -> E:
        fact: Any = record(cls)
        if kind in EVENTS:
            raise ValueError(f"two events are called {kind}")
        fact.kind, fact.version = kind, version
        fact.aside, fact.declares, fact.prepares, fact.decides = aside, declares, prepares, decides
        fact.ends_scene = ends_scene
        EVENTS[kind] = fact
        return fact  # type: ignore[no-any-return] # the same class, with more

    return made


def upcast(kind: str, version: int) -> Callable[[Callable[[Data], Data]], Callable[[Data], Data]]:
    """Say how the data of an event's old `version` becomes that of the next."""

    def kept(lift: Callable[[Data], Data]) -> Callable[[Data], Data]:
        _LIFTS[kind, version] = lift
        return lift

    return kept


def lifted(kind: str, version: int, data: Data) -> Data:
    """The data of an event as its newest version has it."""
    newest: int = EVENTS[kind].version
    if version > newest:
        raise ValueError(f"{kind} has version {version}; this program knows {newest}")
    while version < newest:
        data, version = _LIFTS[kind, version](data), version + 1
    return data
