"""Questions of game creation: heroes, world, scope, issues, people and places; and the pack."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.nova6.packs.setting import EntryKind, Whether
from moothall.rulesets.nova6.questions.common import GMS, PLAYERS, options
from moothall.rulesets.nova6.state import Table
from moothall.talk.questions import Option, Question, question


@record
class Heroes:
    """The protagonists of the game; a rough idea will do."""

    text: str = ""


@question("nova6/which-heroes", takes=Heroes, whose=GMS)
class WhichHeroes(Question[Heroes]):
    """The GM says what kind of protagonists this game is about. Nobody has a character yet."""

    then_pack: bool = False
    """The setting is the first of two steps: the pack is chosen after it."""

    def cites(self) -> Iterator[str]:
        yield "nova6.setting.protagonists"
        if self.then_pack:
            yield "nova6.setting.two-steps"

    def default(self) -> Heroes:
        return Heroes()


@record
class Broadly:
    """The world in broad strokes, and its aspects for the whole game."""

    text: str = ""
    aspects: tuple[str, ...] = ()


@question("nova6/which-world", takes=Broadly, whose=GMS)
class WhichWorld(Question[Broadly]):
    """The GM says what the world is like. Not too much: the rest is found in play."""

    def cites(self) -> Iterator[str]:
        yield "nova6.setting.world"
        yield "nova6.setting.world-aspects"

    def default(self) -> Broadly:
        return Broadly()


@question("nova6/which-scope", takes=str, whose=GMS)
class WhichScope(Question[Literal["between", "personal", "world-saving"]]):
    """The GM sets the scope of the game, from one street to the fate of the world."""

    def options(self) -> Sequence[Option]:
        return options(("between", "personal", "world-saving"), "nova6.setting.scope")


UNNAMED = "TROUBLE"
"""The issue of a game that was given none."""


@record
class Issue:
    """An issue of the game, in evocative words; and a note for reference."""

    text: str
    when: Whether = "current"
    note: str = ""


@record
class Issues:
    """Issues of the game, current and impending."""

    issues: tuple[Issue, ...] = ()


@question("nova6/which-issues", takes=Issues, whose=GMS)
class WhichIssues(Question[Issues]):
    """The GM names the issues. Two are usual; at least one is needed."""

    known: int = 0
    """Issues that are there already."""

    def cites(self) -> Iterator[str]:
        yield "nova6.setting.issues"
        yield "nova6.setting.issue-kinds"

    def needs(self) -> tuple[str, ...]:
        return ("issues.text",)

    def check(self, state: Table, answer: Issues) -> None:
        if not answer.issues and not state.setting.of("issue"):
            raise AgainstTheRules("error-no-issue", cite="nova6.setting.five-questions")
        for issue in answer.issues:
            if not issue.text.strip():
                raise AgainstTheRules("error-issue-words", cite="nova6.setting.issue-wording")

    def default(self) -> Issues:
        return Issues() if self.known else Issues((Issue(UNNAMED),))


@record
class Sketch:
    """A person, place or organisation that matters: a name, a tie to another entry, a high concept."""

    name: str
    kind: Literal["person", "place", "organisation", "mystery"] = "person"
    tie: str = ""
    concept: str = ""
    note: str = ""


@record
class Sketches:
    """People, places and organisations that matter, and mysteries, which only the GM knows."""

    entries: tuple[Sketch, ...] = ()


@question("nova6/which-people", takes=Sketches, whose=GMS)
class WhichPeople(Question[Sketches]):
    """The GM names the people, places and organisations that matter, and their ties."""

    def cites(self) -> Iterator[str]:
        yield from (KIND_RULES[kind] for kind in ("person", "place", "organisation", "mystery"))

    def needs(self) -> tuple[str, ...]:
        return ("entries.name",)

    def check(self, state: Table, answer: Sketches) -> None:
        for one in answer.entries:
            if not one.name.strip():
                raise AgainstTheRules("error-entry-words", cite=KIND_RULES[one.kind])

    def default(self) -> Sketches:
        return Sketches()


KIND_RULES: Final[dict[EntryKind, str]] = {
    "world": "nova6.setting.world-aspects",
    "issue": "nova6.setting.issue-kinds",
    "person": "nova6.setting.people",
    "place": "nova6.setting.places",
    "organisation": "nova6.setting.organisations",
    "mystery": "nova6.setting.mystery",
}
"""The rule by which each kind of thing is written down."""


@question("nova6/which-pack", takes=str, whose=GMS)
class WhichPack(Question[str]):
    """The GM picks the themepack that suits this setting."""

    packs: tuple[str, ...]
    about: tuple[str, ...] = ()
    """What each is called and about, for those that say so."""

    def options(self) -> Sequence[Option]:
        return options(self.packs, "nova6.setting.two-steps")


@question("nova6/which-skill", takes=str, whose=PLAYERS)
class WhichSkill(Question[str]):
    """A role that any skill may serve: the player picks the skill this time."""

    who: str
    role: str
    skills: tuple[str, ...]

    def options(self) -> Sequence[Option]:
        return options(self.skills, "nova6.themepack.skills")


@question("nova6/aspect-of-the-place", takes=str, whose=GMS)
class AspectOfThePlace(Question[Literal["yes", "no"]]):
    """A place has a high concept: the GM says whether it is an aspect of the scene."""

    place: str
    concept: str

    stops = "confirmation"

    def options(self) -> Sequence[Option]:
        return options(("yes", "no"), "nova6.setting.places")

    def settled(self, state: Any) -> Literal["yes"]:
        return "yes"
