"""Registries that later chapters fill: results, stunts, hooks at a moment, and functions that an earlier chapter calls.

An early chapter of the book cannot import a late one. It keeps a registry instead; the late chapter registers what it
brings when it is opened, and `chapters` opens them all. The book's own package says how, so nothing here looks upward.
What several chapters register for one occasion comes in the order in which `chapters` lists them, whichever of them was
opened first: the order of lines in a ledger must not hang on the order of imports.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Generic, TypeVar

Opener = Callable[[], object]
Function = TypeVar("Function", bound=Callable[..., object])

_OPENERS: list[Opener] = []
_PLACES: dict[str, int] = {}


def filled_by(opener: Opener) -> Opener:
    """Register what opens every chapter."""
    _OPENERS.append(opener)
    return opener


def fill() -> None:
    """Open every chapter, so that no registry lacks anything. Chapters that are open already cost nothing."""
    for opener in _OPENERS:
        opener()


def arrange(*chapters: ModuleType) -> None:
    """Set the order of the chapters."""
    _PLACES.update({chapter.__name__: place for place, chapter in enumerate(chapters)})


def place_of(function: Callable[..., object]) -> int:
    """The place of the chapter that a function is of; unlisted ones come last."""
    return _PLACES.get(function.__module__, len(_PLACES))


class Hook(Generic[Function]):
    """A function of a later chapter that an earlier one calls."""

    def __init__(self) -> None:
        self._function: Function | None = None

    def register(self, function: Function) -> Function:
        """Let this be the function."""
        self._function = function
        return function

    @property
    def function(self) -> Function:
        """The function that was registered."""
        fill()
        if self._function is None:
            raise LookupError("no chapter has registered this function")
        return self._function
