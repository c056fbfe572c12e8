"""What a ruleset offers to the house."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Book:
    """One ruleset as the rest of the house sees it."""

    id: str
    folder: Path
    fold: Callable[[Any, Any], Any]
    empty: Callable[[], Any]
    options: type[Any]
