"""A person at the terminal who accepts every preset answer."""

from __future__ import annotations

from typing import Any

from moothall.errors import MoothallError
from moothall.talk.questions import Question


class Agreeable:
    """A terminal user who accepts every preset answer and remembers the questions."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, tuple[str, ...]]] = []

    def shown(self, seat: str, question: Question[Any]) -> None:
        raise AssertionError("nothing is shown")

    def field(self, name: str, choices: tuple[str, ...], preset: str) -> str:
        self.asked.append((name, choices))
        return preset

    def several(self, name: str, suggested: tuple[str, ...], preset: str) -> tuple[str, ...]:
        its_own = name == "declined"  # steps are called by what they are of, in the story's words
        self.asked.append((name, () if its_own else suggested))
        return tuple(word.strip() for word in preset.split(",") if word.strip())

    def dice(self, count: int, sides: int) -> str:
        raise AssertionError("nothing is thrown")

    def refused(self, error: MoothallError) -> None:
        raise error
