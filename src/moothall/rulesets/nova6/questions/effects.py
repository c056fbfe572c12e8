"""Questions of effects: remedies, ammunition, visibility, malfunctions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from moothall.rulesets.nova6.questions.common import GMS, PLAYERS, options
from moothall.talk.questions import Option, Question, question


@question("nova6/remedy", takes=str, whose=GMS)
class RemedyAtHand(Question[Literal["no", "yes"]]):
    """Damage that no soak stops: is what cancels it at hand?"""

    who: str
    remedy: str

    def options(self) -> Sequence[Option]:
        return options(("no", "yes"), "nova6.dmg.direct-negator")


@question("nova6/keep-firing", takes=str, whose=PLAYERS)
class KeepFiring(Question[Literal["keep", "empty"]]):
    """A thing that holds much would be empty now; once a scene it is not."""

    who: str
    tool: str

    def options(self) -> Sequence[Option]:
        return options(("keep", "empty"), "nova6.prop.high-capacity")


@question("nova6/lined", takes=str, whose=PLAYERS)
class UseLining(Question[Literal["yes", "no"]]):
    """What one wears could make this wound last less, once a scene."""

    who: str
    item: str

    def options(self) -> Sequence[Option]:
        return options(("yes", "no"), "nova6.soak.improved-protection")


@question("nova6/may-find", takes=str, whose=GMS)
class MayFind(Question[Literal["no", "yes"]]):
    """Somebody looks for ammunition: is there any?"""

    who: str
    where: str

    def options(self) -> Sequence[Option]:
        return options(("no", "yes"), "nova6.prop.uses-ammo-find")


@question("nova6/visible", takes=str, whose=GMS)
class IsVisible(Question[Literal["yes", "no"]]):
    """What is aimed reaches only those whom one could target: is this one among them?"""

    who: str
    target: str

    def options(self) -> Sequence[Option]:
        return options(("yes", "no"), "nova6.prop.aimed")


@question("nova6/malfunction", takes=str, whose=GMS)
class HowItMalfunctions(Question[str]):
    """A thing is damaged: the GM says what no longer works as it should."""

    thing: str

    def cites(self) -> Iterator[str]:
        yield "nova6.obj.malfunction"

    def needs(self) -> tuple[str, ...]:
        return ("",)

    def default(self) -> str:
        return ""


@question("nova6/line-of-sight", takes=str, whose=GMS)
class LineOfSight(Question[Literal["no", "yes"]]):
    """So far one sees only from a height or over open ground: is it so?"""

    who: str
    metres: int

    def options(self) -> Sequence[Option]:
        return options(("no", "yes"), "nova6.range.obscure")
