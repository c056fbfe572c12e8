"""Questions before a test: possibility, skill, Difficulty, and the traits that bear on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.questions.common import is_gms, options
from moothall.rulesets.houses2d20.state import Table, Trait
from moothall.rulesets.houses2d20.words import LEVELS, RANGES, SKILLS, Skill
from moothall.rulesets.houses2d20.yardsticks import HINTS, LEVEL_NAMES, SHOWN_BY, Hint
from moothall.talk.questions import Option, Question, question

GMS_TRAITS = "houses.trait.applies-is-gm-call"

Possible = Literal["yes", "allowed", "forbidden", "no_test", "required"]


@record
class Ruling:
    """The GM's ruling on an action: it may be tried, a trait allows or forbids it, or it needs no test; or a trait says
    that it does after all.
    """

    decision: Possible = "yes"
    trait: str = ""
    """The trait that allows, forbids or requires."""


RULING_RULES = {
    "yes": "houses.test.step-order",
    "no_test": "houses.test.step-order",
    "allowed": "houses.trait.allows",
    "forbidden": "houses.trait.forbids",
    "required": "houses.trait.requires-test",
}


@question("houses/possible", takes=Ruling, whose=GMS_TRAITS)
class IsItPossible(Question[Ruling]):
    """The GM says whether the action can be tried as things stand."""

    who: CharacterId
    action: str
    traits: tuple[Trait, ...]

    def options(self) -> Sequence[Option]:
        without = ("yes", "no_test")
        ids = without if not self.traits else tuple(RULING_RULES)
        return tuple(Option(id, RULING_RULES[id]) for id in ids)

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        return tuple([trait.id for trait in self.traits]) if field == "trait" else ()

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        return {"decision": ("allowed", "forbidden", "required")} if field == "trait" else {}

    def answers(self) -> Sequence[Ruling]:
        return [Ruling("yes"), Ruling("no_test")]

    def check(self, state: Table, answer: Ruling) -> None:
        if answer.decision in ("yes", "no_test"):
            return
        if all(trait.id != answer.trait for trait in state.known_traits()):
            cite = RULING_RULES[answer.decision]
            raise AgainstTheRules("error-houses-which-trait", cite=cite, trait=answer.trait)

    def default(self) -> Ruling:
        return Ruling()

    def settled(self, state: Table) -> Ruling | None:
        """The GM asks nobody's leave for a character of their own."""
        return Ruling() if is_gms(state, self.who) else None


@question("houses/escalates", takes=str, whose="houses.threat.add.escalation-1")
class DoesItEscalate(Question[Literal["no", "yes"]]):
    """The GM says whether this action escalates matters, which adds to Threat."""

    who: CharacterId
    action: str

    def options(self) -> Sequence[Option]:
        return options(("no", "yes"), "houses.threat.add.escalation-1", "", "1")


@question("houses/go-on", takes=str)
class GoOn(Question[Literal["go_on", "withdraw"]]):
    """The action would escalate matters: go on and add 1 Threat, or let it be."""

    who: CharacterId
    action: str
    npc: bool = False
    """Whether the point is spent and not added."""
    affordable: bool = True
    """Whether the pool has the point, or room for it."""

    def options(self) -> Sequence[Option]:
        if not self.affordable:
            return options(("withdraw",), "houses.threat.add.escalation-1")
        return options(("go_on", "withdraw"), "houses.threat.add.escalation-1", "1")

    def check(self, state: Table, answer: str) -> None:
        from moothall.rulesets.houses2d20.points import check_threat_price

        if answer == "go_on":
            check_threat_price(state, self.who, 1)
        self.check_listed(answer)

    def settled(self, state: Table) -> Literal["go_on"] | None:
        """A GM who has just said that an NPC escalates matters means it."""
        return "go_on" if self.npc and self.affordable else None


@question("houses/skill", takes=Skill, whose="houses.test.gm-picks-skill")
class WhichSkill(Question[Skill]):
    """The GM picks the skill; one that the player proposes comes first."""

    who: CharacterId
    action: str
    proposed: str = ""

    def options(self) -> Sequence[Option]:
        listed = [Option(skill, f"houses.skill.{skill}") for skill in SKILLS]
        return sorted(listed, key=lambda option: option.id != self.proposed)


@question("houses/substitute", takes=str, whose="houses.npc.ability.substitution")
class UseSubstitution(Question[Literal["no", "yes"]]):
    """The GM says whether a special ability lets another skill be used for this test."""

    who: CharacterId
    skill: Skill
    instead: Skill
    use: str

    def options(self) -> Sequence[Option]:
        return options(("no", "yes"), "houses.npc.ability.substitution")


@record
class Call:
    """The GM's call of a test: Difficulty, complication range, and whether the players know the Difficulty."""

    difficulty: int = 1
    range: int = 1
    hidden: bool = False


@question("houses/call", takes=Call, whose="houses.test.gm-sets-difficulty")
class HowHard(Question[Call]):
    """The GM names Difficulty and complication range; yardsticks help."""

    who: CharacterId
    action: str
    skill: Skill
    hints: tuple[Hint, ...] = HINTS
    fixed: int | None = None
    """The Difficulty, where a rule and not the GM sets it."""

    def levels(self) -> tuple[Option, ...]:
        """Name of each Difficulty."""
        return LEVEL_NAMES

    def cites(self) -> Iterator[str]:
        yield from (level.cite for level in self.levels())
        yield SHOWN_BY
        yield from (hint.cite for hint in self.hints)
        yield "houses.complication.range-set-by-gm"

    def ideas(self, field: str) -> tuple[str, ...]:
        return tuple(map(str, LEVELS)) if field == "difficulty" else ()

    def leaves_out(self) -> tuple[str, ...]:
        return ("difficulty", "hidden") if self.fixed is not None else ()

    def check(self, state: Table, answer: Call) -> None:
        if answer.difficulty not in LEVELS:
            cite = "houses.difficulty.six-levels"
            raise AgainstTheRules("error-houses-difficulty", cite=cite, number=answer.difficulty)
        if answer.range not in RANGES:
            cite = "houses.complication.range-set-by-gm"
            raise AgainstTheRules("error-houses-range", cite=cite, number=answer.range)

    def default(self) -> Call:
        return Call(1 if self.fixed is None else self.fixed)


@question("houses/waive", takes=str, whose="houses.test.difficulty-zero-banks-all")
class RollAtZero(Question[Literal["roll", "waive"]]):
    """A test at Difficulty 0 cannot fail: the GM may let it be rolled for Momentum, or let the action simply work."""

    who: CharacterId
    action: str

    def options(self) -> Sequence[Option]:
        return options(("roll", "waive"), "houses.test.difficulty-zero-banks-all")


@record
class TraitUse:
    """Effect of one trait on one test."""

    trait: str
    does: Literal["easier", "harder", "forbids"]


TRAIT_RULES = {
    "easier": "houses.trait.easier",
    "harder": "houses.trait.harder",
    "forbids": "houses.trait.forbids",
}


@record
class Bearing:
    """Traits that bear on a test. Those not named do not."""

    uses: tuple[TraitUse, ...] = ()


@question("houses/traits", takes=Bearing, whose=GMS_TRAITS)
class WhichTraits(Question[Bearing]):
    """The GM says which traits make the test easier or harder; players may have proposed some."""

    who: CharacterId
    action: str
    traits: tuple[Trait, ...]
    proposed: tuple[TraitUse, ...] = ()

    def cites(self) -> Iterator[str]:
        yield GMS_TRAITS
        yield from TRAIT_RULES.values()

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        return tuple([trait.id for trait in self.traits]) if field == "uses.trait" else ()

    def check(self, state: Table, answer: Bearing) -> None:
        named = [use.trait for use in answer.uses]
        for id in named:
            if all(trait.id != id for trait in state.known_traits()):
                raise AgainstTheRules("error-houses-which-trait", cite=GMS_TRAITS, trait=id)
            if named.count(id) > 1:
                cite = "houses.trait.each-plus-or-minus-one"
                raise AgainstTheRules("error-houses-trait-twice", cite=cite, trait=id)

    def default(self) -> Bearing:
        """Traits that the player proposed, as far as they exist."""
        there = {trait.id for trait in self.traits}
        uses = {use.trait: use for use in self.proposed if use.trait in there and use.does != "forbids"}
        return Bearing(tuple(uses.values()))

    def settled(self, state: Table) -> Bearing | None:
        return None if self.traits else Bearing()


@question("houses/familiar", takes=str, whose="houses.npc.ability.familiarity")
class UseAbility(Question[Literal["yes", "no"]]):
    """The GM says whether a special ability covers the action."""

    who: CharacterId
    ability: str
    use: str
    cite: str

    def options(self) -> Sequence[Option]:
        return options(("yes", "no"), self.cite)
