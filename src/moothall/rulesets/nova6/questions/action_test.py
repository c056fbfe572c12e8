"""Questions before an action test: roll or not, skill and action, difficulty, conditions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.nova6.basics.difficulty import LABELS, Label
from moothall.rulesets.nova6.basics.skill_uses import check_attack, covered_by, instead_of
from moothall.rulesets.nova6.basics.test_record import Opposed, Weighed
from moothall.rulesets.nova6.packs.pack import pack_at
from moothall.rulesets.nova6.questions.common import GMS, PLAYERS, options, people, perks, skills
from moothall.rulesets.nova6.state import Effect, Table
from moothall.rulesets.nova6.words import ACTIONS, MOST_DIFFICULTY, SKILLS, UNSKILLED
from moothall.talk.questions import Option, Question, question


@record
class Ruling:
    """The GM's ruling on a test: decision, skill, action, difficulty and conditions."""

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
    """Perks and assets that have nothing to do with it."""
    by_sight: bool = False
    """Whether one must see for it."""


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
    tool: str = ""
    barred: tuple[str, ...] = ()
    """Actions for which the proposed skill does not serve here."""
    known: tuple[str, ...] = SKILLS
    """The skills of the table."""
    scope: str = ""
    """The rule by which such an action belongs to the proposed skill."""
    met_with: tuple[Option, ...] = ()
    """The skills that usually oppose it."""
    assets: tuple[str, ...] = ()
    """What somebody has that might help, if it matters here."""
    sight: bool = False
    """Whether it makes a difference that one must see for it."""
    perks: tuple[str, ...] = ()
    """Perks of the one who tries it, which may have nothing to do with it."""
    outcomes: tuple[str, ...] = ()
    """What one action is to bring about, where that are several things."""

    @property
    def declared(self) -> tuple[str, str]:
        """The proposed skill and action."""
        return self.skill.id, self.action.id

    def actions(self) -> tuple[Option, ...]:
        """The four basic actions, the proposed one first."""
        others = [action for action in ACTIONS if action != self.action.id and action not in self.barred]
        return (self.action, *options(others, "nova6.action.four"))

    def skills(self) -> tuple[Option, ...]:
        """The skills, the proposed one first."""
        likely = instead_of(self.skill.id, self.action.id, self.targets)
        likely = tuple([option for option in likely if option.id in self.known])
        first = {self.skill.id, *(option.id for option in likely)}
        rest = options([skill for skill in self.known if skill not in first], "nova6.skill.six")
        return (self.skill, *likely, *rest)

    def ways(self) -> tuple[Option, ...]:
        """Effects that a condition may have on a test."""
        if not self.conditions:
            return ()
        unsigned = options(("helps", "hinders", "irrelevant"), "nova6.note.unsigned")
        return (*unsigned, Option("equal", "nova6.cond.equal-ignore"))

    def cites(self) -> Iterator[str]:
        yield from (option.cite for option in (*self.actions(), *self.skills(), *self.ways()))
        yield from (label.cite for label in self.ladder)
        yield "nova6.gm.when-to-roll"
        yield "nova6.principle.golden-rule-no-forbid"
        if self.conditions:
            yield "nova6.cond.scope"
        if self.scope:
            yield self.scope
        if self.met_with:
            yield from ("nova6.action.opposing-table", *(option.cite for option in self.met_with))
        yield from covered_by(self.skill.id)

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        match field:
            case "skill":
                return tuple(dict.fromkeys((*(option.id for option in self.skills()), UNSKILLED)))
            case "action":
                return tuple(option.id for option in self.actions())
            case "against.who":
                return tuple(dict.fromkeys((*self.targets, *people(state, self.who))))
            case "against.skill":
                return tuple(dict.fromkeys((*(option.id for option in self.met_with), *skills(state))))
            case "against.perk":
                return perks(state)
            case "against.action":
                return ("defend", *(action for action in ACTIONS if action != "defend"))
            case "conditions.condition":
                return self.conditions
            case "first":
                return ("", *self.outcomes)
            case "unrelated":
                return (*self.perks, *self.assets)
        return ()

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        if "." in field or field == "decision":
            return {}
        return {"decision": ("narrate", "granted", "precluded") if field == "text" else ("roll",)}

    def leaves_out(self) -> tuple[str, ...]:
        """Return what nothing here could be said to."""
        some = {
            "conditions": self.conditions,
            "setbacks": self.setbacks,
            "first": self.outcomes[1:],
            "unrelated": (*self.perks, *self.assets),
            "by_sight": self.sight,
        }
        return tuple([field for field, there in some.items() if not there])

    def check(self, state: Table, answer: Ruling) -> None:
        if answer.action and answer.action not in ACTIONS:
            raise AgainstTheRules("error-no-such-action", cite="nova6.action.four", action=answer.action)
        if answer.skill and not is_skill(state, answer.skill):
            raise AgainstTheRules("error-no-such-skill", cite="nova6.skill.six", skill=answer.skill)
        skill = self.skill.id if answer.skill is None else answer.skill
        check_attack(state, self.who, skill, answer.action or self.action.id, self.tool, self.targets)
        check_difficulty(answer.difficulty)
        if answer.first and self.outcomes and answer.first not in self.outcomes:
            raise AgainstTheRules("error-no-such-outcome", cite="nova6.multi.outcomes-first", outcome=answer.first)
        for one in answer.against:
            state.who(one.who)
        for weighed in answer.conditions:
            state.effect(weighed.condition)
        check_setbacks(state, self.who, answer.setbacks)
        check_precluded(state, self.who, answer.decision)

    def default(self) -> Ruling:
        return Ruling(against=self.proposed)

    def settled(self, state: Table) -> Ruling | None:
        """An attack on named targets, each with the opposition that the book has for it, and nothing to weigh.

        Of an NPC it need be no attack: the GM who opened it has said what it is.
        """
        met = bool(self.targets) and {*self.targets} <= {one.who for one in self.proposed}
        weighed = self.conditions or self.setbacks or self.outcomes[1:] or self.sight
        plain = self.action.id == "attack" or not state.who(self.who).is_pc
        return self.default() if plain and met and not weighed else None


def is_skill(table: Table, skill: str) -> bool:
    """Whether a skill is one of the book, or of a character at this table."""
    people = (*table.heroes, *table.others)
    return skill in pack_at(table).skills or any(skill == known for one in people for known, _ in one.skills)


def check_difficulty(difficulty: int) -> None:
    """A difficulty is a number of penalty dice."""
    if not 0 <= difficulty <= MOST_DIFFICULTY:
        raise AgainstTheRules("error-difficulty", cite="nova6.diff.range", number=difficulty, most=MOST_DIFFICULTY)


def check_precluded(table: Table, who: str, decision: str) -> None:
    """Refuse to rule an action out, unless a failure earlier in the same turn did."""
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
    """A failure would mean nothing: the GM may narrate instead of calling a roll."""

    who: str
    intent: str

    def options(self) -> Sequence[Option]:
        return options(("narrate", "roll"), "nova6.test.failure-meaningful")


@question("nova6/total", takes=str, whose=GMS)
class TotallyBlocked(Question[Literal["fail", "roll"]]):
    """A condition takes away the sense that a test needs: the GM usually lets it fail."""

    who: str
    condition: str

    def options(self) -> Sequence[Option]:
        return options(("fail", "roll"), "nova6.rule-of-five")

    def cites(self) -> Iterator[str]:
        yield "nova6.rule-of-five"
        yield "nova6.principle.scale-total"


@record
class Preparation:
    """A player's preparation of a test: skill, perk and assets."""

    skill: str | None = None
    perk: str = ""
    assets: tuple[str, ...] = ()


@question("nova6/prepare", takes=Preparation, whose=PLAYERS)
class Prepare(Question[Preparation]):
    """The player picks the skill where there is a choice, one perk, and assets."""

    who: str
    action: str
    skills: tuple[Option, ...]
    perks: tuple[str, ...] = ()
    assets: tuple[str, ...] = ()
    unrelated: tuple[str, ...] = ()
    """Perks and assets that the GM does not let count."""
    instead: str = ""
    """The rule by which no other skill will do."""
    rules: tuple[str, ...] = ()
    """What lets these skills stand against something."""
    serves: tuple[tuple[str, str], ...] = ()
    """Each perk with a skill that it is for, where there are several."""
    stands: bool = False
    """Whether others may take the defense until this is answered."""

    def cites(self) -> Iterator[str]:
        yield from (option.cite for option in self.skills)
        yield from self.rules
        if self.action == "defend" and len(self.skills) > 1:
            yield "nova6.opposing.defender-choice"
        if self.action == "defend":
            yield "nova6.action.defend-when"
            yield "nova6.react.basic"

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        known = {"skill": tuple(one.id for one in self.skills), "perk": ("", *self.perks), "assets": self.assets}
        return tuple(dict.fromkeys(known.get(field, ())))

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        serves = tuple([skill for perk, skill in self.serves if perk == id])
        return {"skill": serves} if field == "perk" and serves else {}

    def leaves_out(self) -> tuple[str, ...]:
        """Return what there is nothing to choose from for."""
        some = {"skill": self.skills[1:], "perk": self.perks, "assets": self.assets}
        return tuple([field for field, there in some.items() if not there])

    def check(self, state: Table, answer: Preparation) -> None:
        if answer.skill is not None and all(answer.skill != option.id for option in self.skills):
            rule = self.instead or self.skills[0].cite
            raise AgainstTheRules("error-not-offered", cite=rule, answer=answer.skill)
        check_perk(state, self.who, answer.skill or self.skills[0].id, answer.perk, self.action, self.unrelated)
        check_assets(state, self.who, answer.assets, self.unrelated)

    def default(self) -> Preparation:
        return Preparation(self.skills[0].id)

    def settled(self, state: Table) -> Preparation | None:
        """One skill, no perk and no asset: there is nothing to choose, and nobody to wait for."""
        nothing = {"skill", "perk", "assets"} == {*self.leaves_out()}
        return self.default() if nothing and not self.stands else None


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


def usable_assets(table: Table, who: str, unrelated: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Assets that a character could use for a die: their own and everybody's, as far as they matter."""
    known = [effect for effect in table.effects if effect.owner in (who, "") and effect.id not in unrelated]
    return tuple([effect.id for effect in known if _is_usable(effect)])


def _is_usable(effect: Effect) -> bool:
    """Uses left, or a signature asset that is whole and at hand."""
    if effect.has("signature"):
        return not {"broken", "destroyed", "stowed", "dropped"} & {*effect.marks}
    return effect.kind == "asset" and effect.rating > 0


def check_assets(table: Table, who: str, assets: tuple[str, ...], unrelated: tuple[str, ...] = ()) -> None:
    """An asset must matter and have a use left, and gives one die to one test; so does a signature asset."""
    for id in assets:
        asset = table.effect(id)
        if id in unrelated:
            raise AgainstTheRules("error-asset-unrelated", cite="nova6.asset.relevance", asset=asset.name)
        if not _is_usable(asset):
            rule = "nova6.equipment.object-assets" if asset.has("gear") else "nova6.advg.asset-use"
            raise AgainstTheRules("error-no-use-left", cite=rule, asset=asset.name)
        if asset.owner not in (who, ""):
            raise AgainstTheRules("error-not-yours-to-use", cite="nova6.asset.die", tool=asset.name)
        _check_times(table, asset, assets.count(id))
    signature = [id for id in assets if table.effect(id).has("signature")]
    if table.options.signature_cap == "one" and len(signature) > 1:
        raise AgainstTheRules("error-one-signature", cite="nova6.asset.signature-bonus")


def _check_times(table: Table, asset: Effect, times: int) -> None:
    """Once for each test, or as often as there are uses, as the table plays."""
    if asset.has("signature"):
        most, rule = 1, "nova6.asset.signature-bonus"
    else:
        most, rule = 1 if table.options.asset_uses_per_action == "one" else asset.rating, "nova6.asset.die"
    if times > most:
        raise AgainstTheRules("error-uses-at-once", cite=rule, asset=asset.name, most=most)


@question("nova6/meet-with", takes=str, whose=PLAYERS)
class MeetWith(Question[str]):
    """The defender picks one of several skills that oppose an action."""

    who: str
    by: str
    skills: tuple[str, ...]

    def options(self) -> Sequence[Option]:
        return options(self.skills, "nova6.opposing.defender-choice")


@question("nova6/take-part", takes=str, whose=PLAYERS)
class TakePart(Question[Literal["in", "out"]]):
    """A player takes part in a group test, or stays out and counts as having failed."""

    who: str
    intent: str

    def options(self) -> Sequence[Option]:
        return (Option("in", "nova6.group.optout-when"), Option("out", "nova6.group.optout"))
