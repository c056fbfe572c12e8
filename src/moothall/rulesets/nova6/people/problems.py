"""What can be wrong with a sheet."""

from __future__ import annotations

from typing import NamedTuple


class Problem(NamedTuple):
    """What is wrong with a sheet: where, the key of its text, the rule, and what was said there."""

    field: str
    key: str
    cite: str
    said: str = ""
    warning: bool = False
    """Only worth a mention."""
    unfinished: bool = False
    """Not wrong, but not done yet."""
