"""A ruleset with nothing but a folder, for tests of what is read from there."""

from __future__ import annotations

from pathlib import Path
from typing import NoReturn

from moothall.ruleset import Ruleset


def bare_ruleset(id: str, folder: Path, prefix: str = "") -> Ruleset:
    """A ruleset whose files lie in a folder, and that cannot be played."""
    return Ruleset(id=id, package=f"shelf.{id}", folder=str(folder), prefix=prefix, mechanics=_none, options=_none)


def _none() -> NoReturn:
    raise AssertionError("this ruleset is read and not played")
