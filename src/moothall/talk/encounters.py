"""Encounters: what a book says so that a fight of its own can be forecast.

A book names the lines by which people describe heroes and foes, the tactics of both sides, and how to make a table of
them. The rules that then run are those of play; nothing is modelled anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from moothall.talk.procedure import Opening


class Fate(NamedTuple):
    """How a hero comes out of an encounter: how they fell (empty while up), and what is left of each resource."""

    fallen: str
    left: tuple[int, ...]


class EncounterEnd(NamedTuple):
    """How an encounter ended: whether the heroes won, and the fate of each."""

    won: bool
    heroes: tuple[Fate, ...]


class EncounterSetup(NamedTuple):
    """An encounter ready to be played out: the table, whose turn comes next, the answers, and how it ended."""

    start: Any
    turn: Callable[[Any], Opening[Any] | None]
    answers: Mapping[type[Any], Callable[[Any, str, Any], Any]]
    """What each question is answered with; one that is not named gets its own safe default."""
    end: Callable[[Any], EncounterEnd]
    heroes: tuple[str, ...]
    """Their names; empty for one who was not named."""
    resources: tuple[str, ...]
    """The names of what fates say is left."""
    forgotten: frozenset[tuple[type, str]]
    """Fields that only grow and that no rule of the encounter reads."""
    rounds: tuple[type, str] | Literal["turns"]
    """The one among them whose change begins a round; or each turn is one."""
    assumes: tuple[str, ...] = ()
    """Texts that say what of the rules is left out."""
    first_round: int = 1
    """The round under way at the start; none if the first turn begins one."""
    goal: str = "fight"
    """What winning means, for the sentence: a fight, a contest or a task."""
    tactics: tuple[str, ...] = ()
    """The tactics that matter in it; all if none is named."""


class Variant(NamedTuple):
    """An encounter a little different, to see what decides: its text, and who would take part."""

    key: str
    values: Mapping[str, Any]
    heroes: tuple[Any, ...]
    foes: tuple[Any, ...]


class Encounters(NamedTuple):
    """How a book's encounters are described and set up."""

    hero: type[Any]
    """The record of a hero's line."""
    foe: type[Any]
    tactics: type[Any]
    """The record of tactics: each field a choice of words, the usual one its default."""
    set_up: Callable[[Any, tuple[Any, ...], tuple[Any, ...], Any], EncounterSetup]
    """From the table's options, heroes, foes and tactics."""
    variants: Callable[[tuple[Any, ...], tuple[Any, ...]], Iterable[Variant]]
    texts: str
    """What the keys of its tactics begin with: `tactic-nde` has `tactic-nde-heroes`, which says each of its values."""
    as_it_stands: Callable[[Any, Any], EncounterSetup | None] | None = None
    """From a table where a fight is under way or could begin, and tactics; nothing where one side is missing."""
    offers: Mapping[str, Callable[[Any], tuple[str, ...]]] = MappingProxyType({})
    """The values of a line's field that a form offers under a table's options, where its type does not list them."""
