"""Questions of recovery: boxes to clear, safety of a rest, and the price of another rest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.nova6.questions.action_test import check_difficulty, is_skill
from moothall.rulesets.nova6.questions.common import GMS, PLAYERS, options, skills
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.words import LADDER, LEVELS
from moothall.talk.questions import Option, Question, question


class BoxAt(NamedTuple):
    """A filled box: its place in the track, level, duration, and its price in stunt points."""

    place: int
    level: str
    duration: str
    price: int = 0


@record
class Cleared:
    """Boxes by their places in the track, the one first that the success itself clears."""

    places: tuple[int, ...] = ()


@question("nova6/clear-boxes", takes=Cleared, whose=PLAYERS)
class ClearBoxes(Question[Cleared]):
    """A success clears one box, and each further point another of that level or lower that lasts no longer."""

    who: str
    boxes: tuple[BoxAt, ...]
    points: int
    rule: str

    after = True

    def cites(self) -> Iterator[str]:
        yield self.rule

    def check(self, state: Table, answer: Cleared) -> None:
        picked = [box for place in answer.places for box in self.boxes if box.place == place]
        if len(picked) != len(answer.places) or len(set(answer.places)) != len(answer.places):
            raise AgainstTheRules("error-no-such-box", cite=self.rule, places=", ".join(map(str, answer.places)))
        if picked and self.cost(picked) > self.points:
            raise AgainstTheRules("error-not-so-many-points", cite=self.rule, points=self.points)
        if any(_is_worse(box, picked[0]) for box in picked[1:]):
            raise AgainstTheRules("error-worse-box", cite=self.rule)

    def cost(self, picked: Sequence[BoxAt]) -> int:
        """The first at its own price, each further one at a point."""
        return picked[0].price + len(picked) - 1

    def default(self) -> Cleared:
        """As many as can be, the worst that can be paid first."""
        for first in sorted(self.boxes, key=lambda box: -LEVELS.index(box.level)):
            if first.price <= self.points:
                others = [box for box in self.boxes if box != first and not _is_worse(box, first)]
                return Cleared(tuple(box.place for box in (first, *others[: self.points - first.price])))
        return Cleared()

    def settled(self, state: Table) -> Cleared | None:
        """The one box that there is, and any number of boxes that can all be cleared."""
        usual = self.default()
        return usual if len(usual.places) == len(self.boxes) else None


@question("nova6/treat-box", takes=int, whose=PLAYERS)
class TreatBox(Question[int]):
    """The treatment succeeded: the player picks a box that its points reach."""

    who: str
    patient: str
    boxes: tuple[BoxAt, ...]

    after = True
    lists_all = True

    def cites(self) -> Iterator[str]:
        yield "nova6.treat.skill"

    def check(self, state: Table, answer: int) -> None:
        if answer not in [box.place for box in self.boxes]:
            raise AgainstTheRules("error-no-such-box", cite="nova6.treat.skill", places=answer)

    def answers(self) -> Sequence[int]:
        return [box.place for box in self.boxes]

    def default(self) -> int:
        """The worst."""
        return max(self.boxes, key=lambda box: LEVELS.index(box.level)).place


def _is_worse(box: BoxAt, first: BoxAt) -> bool:
    higher = LEVELS.index(box.level) > LEVELS.index(first.level)
    return higher or LADDER.index(box.duration) > LADDER.index(first.duration)


@record
class Peace:
    """Whether a rest is possible: yes, no, or if all pass a test of this skill first."""

    answer: Literal["safe", "threat", "unsafe"] = "safe"
    skill: str = ""
    """The one for surviving, if none is named."""
    use: str = "survival"
    difficulty: int = 0


@question("nova6/safe-to-rest", takes=Peace, whose=GMS)
class SafeToRest(Question[Peace]):
    """The GM says whether the group is free from threats and haste. The time it takes does not matter."""

    skills: tuple[str, ...] = ("wits", "move")

    def cites(self) -> Iterator[str]:
        yield "nova6.rest.safe"
        yield "nova6.rest.group-test"

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        uses = ("survival", "streetwise", "stealth")
        return {"use": uses, "skill": tuple(dict.fromkeys((*self.skills, *skills(state))))}.get(field, ())

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        return {"answer": ("threat",)} if field != "answer" else {}

    def check(self, state: Table, answer: Peace) -> None:
        if answer.skill and not is_skill(state, answer.skill):
            raise AgainstTheRules("error-no-such-skill", cite="nova6.rest.group-test", skill=answer.skill)
        check_difficulty(answer.difficulty)

    def default(self) -> Peace:
        return Peace()


@question("nova6/no-rest", takes=str, whose=GMS)
class NoRest(Question[Literal["setback", "challenge", "conflict"]]):
    """The rest is disturbed: the GM says by what."""

    def options(self) -> Sequence[Option]:
        return options(("setback", "challenge", "conflict"), "nova6.rest.group-fail")


@question("nova6/rest-again", takes=str, whose=PLAYERS)
class RestAgain(Question[Literal["no", "yes"]]):
    """Another rest before the milestone costs everybody a point of the next refresh; all players must agree."""

    who: str

    def options(self) -> Sequence[Option]:
        return options(("no", "yes"), "nova6.rest.extra")
