"""Questions of movement: loads kept, distance from a conflict, and falls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from moothall.rulesets.nova6.questions.common import GMS, PLAYERS, options
from moothall.talk.questions import Option, Question, question


@question("nova6/keep-load", takes=str, whose=PLAYERS)
class KeepLoad(Question[Literal["drop", "keep"]]):
    """A fight begins: the player drops the load or keeps it."""

    who: str

    def options(self) -> Sequence[Option]:
        return options(("drop", "keep"), "nova6.enc.drop-load")


@question("nova6/stays-in", takes=str, whose=GMS)
class StaysIn(Question[Literal["leave", "stay"]]):
    """A character is very far from the conflict: the GM says whether they are still part of it."""

    who: str

    stops = "confirmation"

    def options(self) -> Sequence[Option]:
        return options(("leave", "stay"), "nova6.zone.beyond")

    def settled(self, state: Any) -> Literal["leave"]:
        return "leave"


@question("nova6/something-to-grab", takes=str, whose=GMS)
class SomethingToGrab(Question[Literal["no", "yes"]]):
    """A character falls: the GM says whether there is anything to hold on to."""

    who: str

    def options(self) -> Sequence[Option]:
        return options(("no", "yes"), "nova6.fall.bonus-arrest")
