"""Questions of features: their design, and the opposition to skills that only a feature has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.nova6.questions.common import GMS
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.talents.features import Sort
from moothall.talk.questions import Option, Question, question


@record
class FeatureForm:
    """Answers to the four questions about a feature; what it does and what it costs must be answered."""

    elements: str = ""
    """Which part of the setting may have such features."""
    brings: str = ""
    """What it does."""
    parts: str = ""
    """Which parts of a character express it: aspects, skills, talents, a track, a whole entity."""
    cost: int = 0
    """What it costs in advances."""
    activate: int = 0
    """What it costs in plot points each time it is used."""
    free: bool = False
    """Whether anybody may have it without asking."""


@question("nova6/design-feature", takes=FeatureForm, whose=GMS)
class DesignFeature(Question[FeatureForm]):
    """The GM designs a feature: its elements, benefits, parts and price."""

    name: str
    sort: Sort

    def cites(self) -> Iterator[str]:
        yield "nova6.feature.create-questions"
        yield "nova6.feature.definition"

    def needs(self) -> tuple[str, ...]:
        return ("brings",)

    def check(self, state: Table, answer: FeatureForm) -> None:
        if not answer.brings.strip():
            raise AgainstTheRules("error-feature-does", cite="nova6.feature.create-questions")
        if answer.cost < 1:
            raise AgainstTheRules("error-feature-price", cite="nova6.feature.create-questions", cost=answer.cost)
        if answer.activate < 0:
            raise AgainstTheRules("error-feature-activate", cite="nova6.feature.cost", points=answer.activate)

    def default(self) -> FeatureForm:
        return FeatureForm(brings=self.name, cost=1)


@question("nova6/how-it-is-met", takes=str, whose=GMS)
class HowItIsMet(Question[str]):
    """A skill that only its bearer has is used: the GM picks the target's skill that opposes it."""

    who: str
    by: str
    skill: str
    skills: tuple[str, ...]

    def options(self) -> Sequence[Option]:
        return tuple([Option(skill, "nova6.feature.bronze-rule") for skill in self.skills])
