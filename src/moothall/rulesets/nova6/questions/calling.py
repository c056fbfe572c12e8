"""Before a test: is it rolled at all, on what, how hard is it, what counts?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.nova6.opposing import LABELS, Label
from moothall.rulesets.nova6.packs import pack_at
from moothall.rulesets.nova6.questions.common import GMS, PLAYERS, options
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.trial import Opposed, Weighed
from moothall.rulesets.nova6.words import ACTIONS, MOST_DIFFICULTY, SKILLS
from moothall.talk.questions import Option, Question, question


@record
class Ruling:
    """How the GM sees a test."""

    decision: Literal["roll", "narrate", "granted", "precluded"] = "roll"
    """Dice, a plain word, an aspect that grants it, or an earlier failure that has made it impossible."""
    skill: str | None = None
    """Another skill than was proposed; empty for none at all."""
    action: str = ""
    """Another basic action than was proposed."""
    difficulty: int = 0
    against: tuple[Opposed, ...] = ()
    conditions: tuple[Weighed, ...] = ()
    setbacks: int = 0
    first: str = ""
    """Of several outcomes the one that must come first."""
    text: str = ""
    """What happens, where nothing is rolled."""
    stakes: bool = True
    """Whether failing would mean anything."""
    hidden: bool = False
    review: bool = False
    unrelated: tuple[str, ...] = ()
    """Perks that have nothing to do with it."""


@question("nova6/judge", takes=Ruling, whose=GMS)
class Judge(Question[Ruling]):
    """The GM decides whether there is a roll, confirms skill and action, sets the difficulty, weighs conditions."""

    who: str
    intent: str
    skill: Option
    action: Option
    use: str = ""
    targets: tuple[str, ...] = ()
    proposed: tuple[Opposed, ...] = ()
    conditions: tuple[str, ...] = ()
    setbacks: int = 0
    ladder: tuple[Label, ...] = LABELS
    known: tuple[str, ...] = SKILLS
    """The skills of the table."""

    def actions(self) -> tuple[Option, ...]:
        """The four basic actions, the proposed one first."""
        rest = options([action for action in ACTIONS if action != self.action.id], "nova6.action.four")
        return (self.action, *rest)

    def skills(self) -> tuple[Option, ...]:
        """The skills, the proposed one first."""
        rest = options([skill for skill in self.known if skill != self.skill.id], "nova6.skill.six")
        return (self.skill, *rest)

    def ways(self) -> tuple[Option, ...]:
        """What a condition may do to a test."""
        if not self.conditions:
            return ()
        unsigned = options(("helps", "hinders", "irrelevant"), "nova6.note.unsigned")
        return (*unsigned, Option("equal", "nova6.cond.equal-ignore"))

    def cites(self) -> Iterator[str]:
        yield from (option.cite for option in (*self.actions(), *self.skills(), *self.ways()))
        yield from (label.cite for label in self.ladder)
        if self.conditions:
            yield "nova6.cond.scope"

    def ideas(self, field: str) -> tuple[str, ...]:
        listed = {"skill": self.skills(), "action": self.actions()}.get(field, ())
        return tuple(option.id for option in listed)

    def check(self, state: Table, answer: Ruling) -> None:
        if answer.action and answer.action not in ACTIONS:
            raise AgainstTheRules("error-no-such-action", cite="nova6.action.four", action=answer.action)
        if answer.skill and not is_skill(state, answer.skill):
            raise AgainstTheRules("error-no-such-skill", cite="nova6.skill.six", skill=answer.skill)
        check_difficulty(answer.difficulty)
        for one in answer.against:
            state.who(one.who)
        for weighed in answer.conditions:
            state.effect(weighed.condition)
        check_setbacks(state, self.who, answer.setbacks)
        check_precluded(state, self.who, answer.decision)

    def default(self) -> Ruling:
        return Ruling(against=self.proposed)


def is_skill(table: Table, skill: str) -> bool:
    """A skill of the book, or one that somebody at this table has."""
    people = (*table.heroes, *table.others)
    return skill in pack_at(table).skills or any(skill == known for one in people for known, _ in one.skills)


def check_difficulty(difficulty: int) -> None:
    """A difficulty is a number of penalty dice."""
    if not 0 <= difficulty <= MOST_DIFFICULTY:
        raise AgainstTheRules("error-difficulty", cite="nova6.diff.range", number=difficulty, most=MOST_DIFFICULTY)


def check_precluded(table: Table, who: str, decision: str) -> None:
    """Only what failed earlier in the same turn can make something impossible."""
    one = table.who(who)
    failed = bool(one.turn.pairs) and one.last is not None and not one.last.success
    if decision == "precluded" and not failed:
        raise AgainstTheRules("error-nothing-precludes", cite="nova6.multi.skills-chain", name=one.name)


def check_setbacks(table: Table, who: str, wanted: int) -> None:
    """Setback dice of that character only, and no more than there are."""
    if not 0 <= wanted <= table.who(who).setbacks:
        name, held = table.who(who).name, table.who(who).setbacks
        raise AgainstTheRules("error-setbacks", cite="nova6.setback.owner", name=name, held=held, wanted=wanted)


@question("nova6/narrate-instead", takes=str, whose=GMS)
class NarrateInstead(Question[Literal["narrate", "roll"]]):
    """Failing would mean nothing: better to tell what happens than to roll."""

    who: str
    intent: str

    def options(self) -> Sequence[Option]:
        return options(("narrate", "roll"), "nova6.test.failure-meaningful")


@question("nova6/total", takes=str, whose=GMS)
class TotallyBlocked(Question[Literal["fail", "roll"]]):
    """Something takes the sense a test needs away altogether: usually it simply fails."""

    who: str
    condition: str

    def options(self) -> Sequence[Option]:
        return options(("fail", "roll"), "nova6.rule-of-five")


@record
class Preparation:
    """What somebody brings to a test."""

    skill: str | None = None
    perk: str = ""
    assets: tuple[str, ...] = ()


@question("nova6/prepare", takes=Preparation, whose=PLAYERS)
class Prepare(Question[Preparation]):
    """Which skill where there is a choice, which one perk, which assets."""

    who: str
    action: str
    skills: tuple[Option, ...]
    perks: tuple[str, ...] = ()
    assets: tuple[str, ...] = ()
    unrelated: tuple[str, ...] = ()
    """Perks that the GM does not let count."""

    def cites(self) -> Iterator[str]:
        yield from (option.cite for option in self.skills)
        if self.action == "defend":
            yield "nova6.action.defend-when"
            yield "nova6.react.basic"

    def ideas(self, field: str) -> tuple[str, ...]:
        return {"skill": tuple(one.id for one in self.skills), "perk": self.perks, "assets": self.assets}.get(field, ())

    def check(self, state: Table, answer: Preparation) -> None:
        if answer.skill is not None and all(answer.skill != option.id for option in self.skills):
            raise AgainstTheRules("error-not-offered", cite=self.skills[0].cite, answer=answer.skill)
        check_perk(state, self.who, answer.skill or self.skills[0].id, answer.perk, self.action, self.unrelated)
        check_assets(state, self.who, answer.assets)

    def default(self) -> Preparation:
        return Preparation(self.skills[0].id)


def check_perk(
    table: Table, who: str, skill: str, perk: str, action: str = "", unrelated: tuple[str, ...] = ()
) -> None:
    """A perk must be one's own, of the skill and the action that is used, and have to do with it."""
    own = [one for one in table.who(who).perks if one.name == perk and one.skill == skill]
    if perk and not own:
        raise AgainstTheRules("error-no-such-perk", cite="nova6.mod.perk", perk=perk, skill=skill)
    if own and action and not any(one.serves(skill, action) for one in own):
        wider = own[0].action
        raise AgainstTheRules("error-perk-other-action", cite="nova6.perk.broad-narrow", perk=perk, action=wider)
    if perk in unrelated:
        raise AgainstTheRules("error-perk-unrelated", cite="nova6.perk.related", perk=perk)


def check_assets(table: Table, who: str, assets: tuple[str, ...]) -> None:
    """An asset must have a use left, and gives one die to one test."""
    for id in assets:
        asset = table.effect(id)
        if asset.kind != "asset" or asset.rating < 1 or assets.count(id) > 1:
            rule = "nova6.equipment.object-assets" if asset.has("gear") else "nova6.advg.asset-use"
            raise AgainstTheRules("error-no-use-left", cite=rule, asset=asset.name)


@question("nova6/take-part", takes=str, whose=PLAYERS)
class TakePart(Question[Literal["in", "out"]]):
    """A group test in which one may stay out, and count as having failed."""

    who: str
    intent: str

    def options(self) -> Sequence[Option]:
        return (Option("in", "nova6.group.optout-when"), Option("out", "nova6.group.optout"))
