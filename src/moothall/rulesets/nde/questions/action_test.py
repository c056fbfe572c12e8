"""Questions before a test: roll or not, attribute, Difficulty, help."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.nde.difficulty import HINTS, LADDER, Hint, Rung, hints, ladder
from moothall.rulesets.nde.editions import Listed
from moothall.rulesets.nde.editions.newer import EDITION as NEWER
from moothall.rulesets.nde.ids import HeroId
from moothall.rulesets.nde.questions.common import GMS, OPEN_STAKES, options
from moothall.rulesets.nde.state import Hero, Table
from moothall.rulesets.nde.words import ATTRIBUTES, Attribute
from moothall.talk.questions import Option, Question, question


@record
class Settle:
    """The GM's view of an action: whether it is uncertain, whether anything is at stake, and so the decision."""

    uncertain: bool = True
    at_stake: bool = True
    decision: Literal["roll", "succeeds", "impossible"] = "roll"


class Advice(NamedTuple):
    """Whether to roll, and the key of the text that says why."""

    roll: bool
    text: str
    cite: str = "nde2.test.when"


def advice(uncertain: bool, at_stake: bool) -> Advice:
    """Roll only if the outcome is uncertain and something hangs on it; the GM may think otherwise."""
    match uncertain, at_stake:
        case True, True:
            return Advice(True, "advice-roll")
        case True, False:
            return Advice(False, "advice-nothing-at-stake")
        case False, True:
            return Advice(False, "advice-nothing-uncertain")
        case _:
            return Advice(False, "advice-trivial")


@question("nde/settle", takes=Settle, whose=GMS)
class HowToSettle(Question[Settle]):
    """The GM decides whether dice are needed; gear may make an action possible or its lack impossible."""

    who: HeroId
    aim: str
    tool: str

    def cites(self) -> Iterator[str]:
        yield "nde2.test.when"

    def default(self) -> Settle:
        return Settle()


@question("nde/attribute", takes=Attribute, whose=GMS)
class WhichAttribute(Question[Attribute]):
    """The GM picks the attribute; the one that usually serves such an action comes first."""

    who: HeroId
    suggested: Option
    by: Literal["usual", "player", "nothing"] = "usual"
    """The ground of the suggestion: what is usual, what the player proposes, or none."""

    def options(self) -> Sequence[Option]:
        rest = (Option(a, "nde2.test.gm-attribute") for a in ATTRIBUTES if a != self.suggested.id)
        return (self.suggested, *rest)


@record
class TalentUse:
    """Benefit of a Talent for one test."""

    name: str
    does: Literal["step", "cancel"] = "step"


@record
class Call:
    """The GM's call of a test: number, stakes, and circumstances that help or hinder."""

    difficulty: int = 0
    """None while it is 0: the GM has to name one."""
    stakes: str = ""
    helps: tuple[str, ...] = ()
    hinders: tuple[str, ...] = ()
    counted: tuple[str, ...] = ()
    """Circumstances the GM has already put into the Difficulty."""
    talents: tuple[TalentUse, ...] = ()
    overrule: bool = False
    """The GM lifts the usual limits for this one test; the log says so."""
    unrelated: bool = False
    """This test does not move the scene's clock."""
    ignore: tuple[str, ...] = ()
    """What the rules put in the way (cover, range) and the GM lets pass this once; the log says so."""
    extreme: tuple[str, ...] = ()
    """Circumstances that count double, where circumstances move the number."""


@question("nde/call", takes=Call, whose=GMS)
class HowHard(Question[Call]):
    """The GM names Difficulty, stakes and circumstances before any die falls."""

    who: HeroId
    ladder: tuple[Rung, ...] = LADDER
    hints: tuple[Hint, ...] = HINTS
    preset: int = NEWER.usual
    needs_stakes: bool = True
    better: Listed = NEWER.better
    worse: Listed = NEWER.worse
    doubles: bool = False
    """Whether a circumstance may count double."""
    attribute: str = ""
    """On what it will be rolled, so that the odds of each number can be told."""

    def leaves_out(self) -> tuple[str, ...]:
        number = () if self.ladder else ("difficulty", "counted")
        return (*number, *(() if self.doubles else ("extreme",)))

    def ideas(self, field: str) -> tuple[str, ...]:
        return circumstances(field, self.better, self.worse)

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        return usable_talents(state, self.who) if field == "talents.name" else ()

    def cites(self) -> Iterator[str]:
        yield from (rung.cite for rung in self.ladder)
        yield from (hint.cite for hint in self.hints)
        yield from (option.cite for option in (*self.advantages(), *self.hindrances()))

    def advantages(self) -> tuple[Option, ...]:
        return options(self.better.words, self.better.rule)

    def hindrances(self) -> tuple[Option, ...]:
        return options(self.worse.words, self.worse.rule)

    def check(self, state: Table, answer: Call) -> None:
        if answer.difficulty != self.preset or not self.preset:  # a Defense that the GM has set stands as it is
            check_difficulty(state, answer.difficulty)
        if self.needs_stakes and state.options.stakes == "required" and not answer.stakes.strip():
            raise AgainstTheRules("error-no-stakes", cite="nde2.test.stakes")
        check_talents(state, state.hero(self.who), answer)
        check_extreme(state, answer)

    def default(self) -> Call:
        return Call(self.preset, stakes=OPEN_STAKES if self.needs_stakes else "")

    def settled(self, state: Table) -> Call | None:
        """An attack is rolled against the foe's Defense; the number and the stakes of a test are the GM's to name."""
        return None if self.needs_stakes else self.default()


def circumstances(field: str, better: Listed, worse: Listed) -> tuple[str, ...]:
    """Return the words that often fit the stakes and the circumstances of a test."""
    every = (*better.words, *worse.words)
    listed = {"helps": better.words, "hinders": worse.words, "counted": every, "ignore": worse.words, "extreme": every}
    return (OPEN_STAKES,) if field == "stakes" else listed.get(field, ())


def usable_talents(state: Table, who: HeroId) -> tuple[str, ...]:
    """Return the Talents that count for a hero at this table."""
    hero = state.hero(who)
    return hero.talents + (hero.traits if state.options.trait_effect == "as_talent" else ())


def how_hard(
    state: Table,
    who: HeroId,
    attribute: Attribute,
    preset: int = 0,
    needs_stakes: bool = True,
    lying: tuple[str, ...] = (),
) -> HowHard:
    """The question with the numbers and the circumstances of the edition, and with those of this scene.

    On two dice without Difficulties there is no number to name. `lying` are effects of the hero, which the GM is
    offered among what hinders.
    """
    book = state.options.book
    numbers = ladder(book.id), hints(book.id)
    better, worse = circumstances_of(state, lying)
    doubles = state.options.mode.weighing in ("number", "threshold")
    if not uses_numbers(state):
        return HowHard(who, (), (), 0, needs_stakes, better, worse, doubles, attribute)
    return HowHard(who, *numbers, preset or book.usual, needs_stakes, better, worse, doubles, attribute)


def circumstances_of(state: Table, lying: tuple[str, ...] = ()) -> tuple[Listed, Listed]:
    """What helps and what hinders: what lies on the hero and what the scene has brought, then the book's words."""
    book = state.options.book
    sides = ((state.better, book.better), ((*lying, *state.worse), book.worse))
    better, worse = (Listed(tuple(dict.fromkeys((*here, *listed.words))), listed.rule) for here, listed in sides)
    return better, worse


def check_difficulty(state: Table, difficulty: int) -> None:
    """A number of the ladder, unless the table allows others. Without one there is nothing to roll against."""
    if not uses_numbers(state):
        return
    if not difficulty:
        raise AgainstTheRules("error-no-difficulty", cite="nde2.test.gm-difficulty")
    numbers = state.options.book.numbers
    if difficulty not in numbers and (state.options.custom_t == "off" or difficulty < 2):
        listed = ", ".join(map(str, numbers))
        raise AgainstTheRules("error-off-ladder", cite="nde2.test.gm-difficulty", number=difficulty, ladder=listed)


def check_extreme(state: Table, call: Call) -> None:
    """Only where circumstances move the number can one of those that were named count double."""
    if not call.extreme:
        return
    if state.options.mode.weighing not in ("number", "threshold"):
        raise AgainstTheRules("error-no-extremes", cite="nde2.step.one-each")
    for what in call.extreme:
        if what not in (*call.helps, *call.hinders, "cover", "range", "crowd"):
            raise AgainstTheRules("error-extreme-of-what", cite="nde1.tn.extreme", what=what)


def uses_numbers(state: Table) -> bool:
    """Whether Difficulties count here. In 2d6 they do only at tables that keep them apart."""
    return state.options.dice_mode != "2d6" or state.options.difficulty_2d6 == "tiered"


def check_talents(state: Table, hero: Hero, call: Call) -> None:
    """Talents must be on, the hero's own, and normally one per test."""
    if call.talents and state.options.talents == "off":
        raise AgainstTheRules("error-talents-off", cite="nde2.talent.two")
    own = usable_talents(state, hero.id)
    for use in call.talents:
        if use.name not in own:
            cite = "nde2.grow.trait" if use.name in hero.traits else "nde2.talent.effect"
            raise AgainstTheRules("error-not-a-talent", cite=cite, name=use.name, hero=hero.name)
        if use.does == "cancel" and state.options.mode.weighing in ("number", "threshold"):
            raise AgainstTheRules("error-talent-lowers", cite="nde2.talent.effect", name=use.name)
    if len(call.talents) > 1 and not call.overrule:
        raise AgainstTheRules("error-one-talent", cite="nde2.talent.one-per-test")


@record
class Place:
    """The place where a circumstance counts, and the Difficulty that goes with it."""

    stays: Literal["difficulty", "step"]
    difficulty: int


@question("nde/one-place", takes=Place, whose=GMS)
class OnePlace(Question[Place]):
    """A circumstance stands both in the Difficulty and as a step; it counts once."""

    circumstance: str
    difficulty: int

    stops = "confirmation"

    def check(self, state: Table, answer: Place) -> None:
        check_difficulty(state, answer.difficulty)

    def default(self) -> Place:
        return Place("difficulty", self.difficulty)

    def settled(self, state: Table) -> Place:
        """It stays in the number, which has been said."""
        return self.default()


@question("nde/off-the-ladder", takes=str, whose=GMS)
class OffTheLadder(Question[Literal["succeeds", "refuse", "roll"]]):
    """Circumstances have pushed the number off its ladder: the GM usually lets nothing be rolled."""

    who: HeroId
    beyond: Literal["under", "over"]
    number: int
    """What is rolled against if the GM wants a roll all the same."""

    stops = "confirmation"

    @property
    def cite(self) -> str:
        return "nde1.tn.under-4" if self.beyond == "under" else "nde1.tn.over-12"

    def options(self) -> Sequence[Option]:
        return options(("succeeds" if self.beyond == "under" else "refuse", "roll"), self.cite)

    def settled(self, state: Table) -> Literal["succeeds", "refuse", "roll"]:
        return self.default()


@question("nde/crowd", takes=str, whose=GMS)
class CrowdPresses(Question[str]):
    """The GM says how much several minions on one hero hinder."""

    who: HeroId
    minions: int

    stops = "confirmation"

    def options(self) -> Sequence[Option]:
        return options(("nothing", "harder", "complication"), "nde2.crowd")

    def settled(self, state: Table) -> str:
        """A crowd *may* hinder: a GM who wants it to says so."""
        return "nothing"


@question("nde/help", takes=str, whose="nde2.help.cost")
class OfferHelp(Question[str]):
    """An ally may give up an action, or time outside a fight, and says how it helps."""

    helper: HeroId
    who: HeroId
    vain: bool = False
    """The die is at its largest already: help would change nothing."""

    late = "nde2.help.one-helper"
    stops = "offer"
    stands_by = "words"

    def by_hand(self, who: str, text: str) -> str | None:
        return text if who == self.helper else None

    def cites(self) -> Iterator[str]:
        if self.vain:
            yield "nde2.step.bounds"

    def check(self, state: Table, answer: str) -> None:
        helper = state.hero(self.helper)
        if helper.fallen:
            raise AgainstTheRules("error-fallen", cite="nde2.harm.zero", hero=helper.name)
        if state.phase != "free" and helper.acted:
            raise AgainstTheRules("error-acted", cite="nde2.help.cost", hero=helper.name)
        if not answer.strip():
            raise AgainstTheRules("error-say-how", cite="nde2.help.described")

    def needs(self) -> tuple[str, ...]:
        return ("",)

    def is_vain(self, state: Table) -> bool:
        """Help moves the die by a step; it has no step to go, or the helper no action left to give up for it."""
        helper = state.hero(self.helper)
        return self.vain or bool(helper.fallen) or (state.phase != "free" and bool(helper.acted))

    def default(self) -> str:
        return ""


@question("nde/allow-help", takes=str, whose=GMS)
class AllowHelp(Question[Literal["allow", "refuse"]]):
    """The GM judges whether the help makes sense."""

    helper: HeroId
    who: HeroId
    how: str

    stops = "confirmation"

    def options(self) -> Sequence[Option]:
        return options(("allow", "refuse"), "nde2.help.described")

    def settled(self, state: Table) -> Literal["allow"]:
        """The helper has said how, and all have heard it."""
        return "allow"
