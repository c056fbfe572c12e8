"""Questions of movement: loads kept, distance from a conflict, and falls."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Literal, get_args

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.nova6.questions.common import GMS, PLAYERS, Permission, options
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.words import CoverDegree
from moothall.talk.questions import Option, Question, question


@question("nova6/keep-load", takes=str, whose=PLAYERS)
class KeepLoad(Question[Literal["drop", "keep"]]):
    """A fight begins: the player drops the load or keeps it."""

    who: str

    def options(self) -> Sequence[Option]:
        return options(("drop", "keep"), "nova6.enc.drop-load")


DEGREES: Final = get_args(CoverDegree)
NO_COVER: Final = "no-cover"


@record
class CoverThere:
    """Cover that a character finds: its degree, if there is any, and its material."""

    degree: str = "half"
    material: str = "wood-wall"


@question("nova6/cover-there", takes=CoverThere, whose=GMS)
class FindCover(Permission[CoverThere]):
    """A character goes behind cover: the GM says what is there, and how much of them it hides."""

    who: str
    degree: str
    material: str
    materials: tuple[str, ...] = ()
    """All that cover is made of."""

    def cites(self) -> Iterator[str]:
        yield "nova6.cover.soak"

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        return {"degree": (NO_COVER, *DEGREES), "material": self.materials}.get(field, ())

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        return {"degree": DEGREES} if field == "material" else {}

    def check(self, state: Table, answer: CoverThere) -> None:
        known = answer.degree in DEGREES and answer.material in self.materials
        if answer.degree != NO_COVER and not known:
            raise AgainstTheRules("error-no-such-cover", cite="nova6.cover.soak", materials=", ".join(self.materials))

    def granted(self) -> CoverThere:
        return CoverThere(self.degree, self.material)

    def default(self) -> CoverThere:
        return self.granted()


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
