"""Questions of weapons and armor: parts, layers, and placed shields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from moothall.rulesets.nova6.questions.common import GMS, PLAYERS, options
from moothall.talk.questions import Option, Question, question


@question("nova6/may-fit", takes=str, whose=GMS)
class MayFit(Question[Literal["yes", "no"]]):
    """A character wants to fit a part to an item: the GM allows it or not."""

    who: str
    tool: str
    part: str
    cite: str

    stops = "confirmation"

    def options(self) -> Sequence[Option]:
        return options(("yes", "no"), self.cite)

    def settled(self, state: Any) -> Literal["yes"]:
        return "yes"


@question("nova6/may-layer", takes=str, whose=GMS)
class MayLayer(Question[Literal["yes", "no"]]):
    """A character puts on a second armor over the first: the GM allows it or not."""

    who: str
    item: str

    stops = "confirmation"

    def options(self) -> Sequence[Option]:
        return options(("yes", "no"), "nova6.equipment.layering")

    def settled(self, state: Any) -> Literal["yes"]:
        return "yes"


@question("nova6/how-placed", takes=str, whose=PLAYERS)
class HowPlaced(Question[Literal["soak", "dice"]]):
    """A shield is placed as cover: the player picks soak, or penalty dice to be hit."""

    who: str
    item: str

    def options(self) -> Sequence[Option]:
        return options(("soak", "dice"), "nova6.cover.soak")
