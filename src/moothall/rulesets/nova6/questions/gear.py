"""Questions of weapons and armor: parts, layers, and placed shields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from moothall.rulesets.nova6.questions.common import GMS, PLAYERS, options
from moothall.talk.questions import Option, Question, question


@question("nova6/may-fit", takes=str, whose=GMS)
class MayFit(Question[Literal["yes", "no"]]):
    """Somebody wants something on a thing of theirs: may it be there?"""

    who: str
    tool: str
    part: str
    cite: str

    def options(self) -> Sequence[Option]:
        return options(("yes", "no"), self.cite)


@question("nova6/may-layer", takes=str, whose=GMS)
class MayLayer(Question[Literal["yes", "no"]]):
    """Somebody puts on a second piece of armour over the first: does that work?"""

    who: str
    item: str

    def options(self) -> Sequence[Option]:
        return options(("yes", "no"), "nova6.equipment.layering")


@question("nova6/how-placed", takes=str, whose=PLAYERS)
class HowPlaced(Question[Literal["soak", "dice"]]):
    """A shield is set down as cover: to stop what comes, or to be harder to hit behind it?"""

    who: str
    item: str

    def options(self) -> Sequence[Option]:
        return options(("soak", "dice"), "nova6.cover.soak")
