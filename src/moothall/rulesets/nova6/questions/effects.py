"""Questions of effects: remedies, ammunition, visibility, malfunctions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from moothall.rulesets.nova6.questions.common import GMS, PLAYERS, Permission, options
from moothall.talk.questions import Option, Question, question


@question("nova6/remedy", takes=str, whose=GMS)
class RemedyAtHand(Question[Literal["no", "yes"]]):
    """Damage that no soak stops: the GM says whether its remedy is at hand."""

    who: str
    remedy: str

    stops = "confirmation"

    def options(self) -> Sequence[Option]:
        return options(("no", "yes"), "nova6.dmg.direct-negator")

    def settled(self, state: Any) -> Literal["no"]:
        return "no"


@question("nova6/keep-firing", takes=str, whose=PLAYERS)
class KeepFiring(Question[Literal["keep", "empty"]]):
    """A weapon with much ammunition would be empty now; once a scene its user may keep firing."""

    who: str
    tool: str

    stops = "offer"
    after = True

    def options(self) -> Sequence[Option]:
        return options(("keep", "empty"), "nova6.prop.high-capacity")


@question("nova6/lined", takes=str, whose=PLAYERS)
class UseLining(Question[Literal["yes", "no"]]):
    """Worn armor could shorten this box's duration, once a scene."""

    who: str
    item: str

    stops = "offer"

    def options(self) -> Sequence[Option]:
        return options(("yes", "no"), "nova6.soak.improved-protection")


@question("nova6/may-find", takes=str, whose=GMS)
class MayFind(Permission[Literal["no", "yes"]]):
    """A character looks for ammunition: the GM says whether there is any."""

    who: str
    where: str

    def options(self) -> Sequence[Option]:
        return options(("no", "yes"), "nova6.prop.uses-ammo-find")

    def granted(self) -> Literal["yes"]:
        return "yes"


@question("nova6/visible", takes=str, whose=GMS)
class IsVisible(Question[Literal["yes", "no"]]):
    """A targeted area reaches only visible targets: the GM says whether this one is."""

    who: str
    target: str

    def options(self) -> Sequence[Option]:
        return options(("yes", "no"), "nova6.prop.aimed")


@question("nova6/malfunction", takes=str, whose=GMS)
class HowItMalfunctions(Question[str]):
    """An object is damaged: the GM says how it malfunctions."""

    thing: str

    after = True

    def cites(self) -> Iterator[str]:
        yield "nova6.obj.malfunction"

    def needs(self) -> tuple[str, ...]:
        return ("",)

    def default(self) -> str:
        return ""


@question("nova6/line-of-sight", takes=str, whose=GMS)
class LineOfSight(Question[Literal["no", "yes"]]):
    """Sight so far needs a height or open ground: the GM says whether there is."""

    who: str
    metres: int

    def options(self) -> Sequence[Option]:
        return options(("no", "yes"), "nova6.range.obscure")
