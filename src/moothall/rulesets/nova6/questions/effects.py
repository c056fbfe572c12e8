"""Questions about effects and the things that have them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from moothall.rulesets.nova6.questions.common import GMS, options
from moothall.talk.questions import Option, Question, question


@question("nova6/remedy", takes=str, whose=GMS)
class RemedyAtHand(Question[Literal["no", "yes"]]):
    """Damage that no soak stops: is what cancels it at hand?"""

    who: str
    remedy: str

    def options(self) -> Sequence[Option]:
        return options(("no", "yes"), "nova6.dmg.direct-negator")
