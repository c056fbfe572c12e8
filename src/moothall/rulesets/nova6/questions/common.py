"""What the questions share."""

from __future__ import annotations

from collections.abc import Sequence

from moothall.talk.questions import Option

GMS = "nova6.role.gm"
"""The rule by which a question is the GM's."""

PLAYERS = "nova6.role.player"
"""The rule by which a question is the player's."""


def options(ids: Sequence[str], cite: str) -> tuple[Option, ...]:
    """The same rule offers each of these."""
    return tuple([Option(id, cite) for id in ids])
