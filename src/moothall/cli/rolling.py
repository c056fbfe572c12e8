"""Shared parts of `roll` for every book: real dice, questions at the terminal, and the log for programs."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from moothall.errors import Unclear

if TYPE_CHECKING:
    from moothall.handlers.dice import DiceSource
    from moothall.handlers.stage import Conversation
    from moothall.ledger.entries import Entry


def read_faces(faces: str | None) -> list[int]:
    """Return the faces of real dice; none if the computer rolls."""
    if faces is None:
        return []
    words = faces.replace(",", " ").split() or [""]
    for word in words:
        if not (word.isascii() and word.isdigit()):
            raise Unclear("error-needs-number", name="--faces", value=word)
    return [int(word) for word in words]


def dice_for(faces: list[int]) -> DiceSource:
    """Ask for more faces of real dice when the first are used up."""
    from moothall.handlers.dice import ByHand, Entropy, Given

    return Given(faces, ByHand()) if faces else Entropy()


def converse_here(conversation: Conversation[Any, Any], lang: str, book: str, names: dict[str, str]) -> None:
    """Have every question answered at the terminal."""
    from moothall.cli.person import AtTheTerminal
    from moothall.handlers.live import converse

    try:
        converse(conversation, AtTheTerminal(lang, book, names))
    except EOFError:
        raise Unclear("error-input-ended") from None


def what_fell(log: Iterable[Entry]) -> dict[str, Any]:
    """Return the rolls of a log and the whole of it, as programs read them."""
    from moothall.ledger import entries
    from moothall.ledger.codec import to_line

    log = tuple(log)
    return {
        "rolls": [{"sides": one.sides, "faces": list(one.faces)} for one in log if isinstance(one, entries.Rolled)],
        "log": [json.loads(to_line(entry)) for entry in log],
    }
