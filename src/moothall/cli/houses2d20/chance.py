"""Random draws: from a seed that makes the same again, or from the system."""

from __future__ import annotations

import secrets

from moothall.handlers.dice import Seeded


def draws(seed: str | None) -> Seeded:
    """A stream of draws."""
    return Seeded(seed if seed is not None else secrets.token_hex(8))
