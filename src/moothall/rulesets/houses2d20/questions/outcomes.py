"""Questions after the roll: success at cost, narration, Momentum spends, complications."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.points import check_point, check_threat_price
from moothall.rulesets.houses2d20.prices import ADDED_THREAT, MOMENTUM, SPENT_THREAT
from moothall.rulesets.houses2d20.questions.common import is_gms, options
from moothall.rulesets.houses2d20.questions.payment import check_spendable
from moothall.rulesets.houses2d20.questions.purchases import RESOLVE_RULES, check_bearer, check_declaration
from moothall.rulesets.houses2d20.state import SCENE, Table, Trait, bearers
from moothall.rulesets.houses2d20.words import Form, Lasts
from moothall.talk.questions import Option, Question, question


@question("houses/offer-cost", takes=str, whose="houses.cost.bare-success")
class OfferCost(Question[Literal["no", "offer"]]):
    """The roll failed: the GM may offer a bare success for a complication."""

    who: CharacterId
    action: str

    after = True

    def options(self) -> Sequence[Option]:
        return options(("no", "offer"), "houses.cost.bare-success")


@question("houses/take-cost", takes=str, whose="houses.cost.bare-success")
class TakeCost(Question[Literal["decline", "accept"]]):
    """The player may turn the failure into a bare success, and suffer a complication for it."""

    who: CharacterId
    action: str

    after = True

    def options(self) -> Sequence[Option]:
        return (
            Option("decline", "houses.cost.bare-success"),
            Option("accept", "houses.cost.complication-is-the-price", "1"),
        )

    def settled(self, state: Table) -> Literal["decline"] | None:
        """What an NPC fails is failed."""
        return "decline" if is_gms(state, self.who) else None


@question("houses/narrate", takes=str, whose="houses.test.step-order")
class WhatHappens(Question[str]):
    """The GM says what happens."""

    who: CharacterId
    action: str
    passed: bool

    stops = "confirmation"
    after = True

    def default(self) -> str:
        return ""

    def settled(self, state: Table) -> str:
        """The GM simply speaks."""
        return ""


Use = Literal["done", "question", "trait", "trait_change", "trait_remove", "create", "change", "remove"]

USE_RULES: dict[str, str] = {
    "done": "houses.momentum.spend-then-bank",
    "question": "houses.momentum.question-1",
    "trait": "houses.momentum.create-trait-2",
    "trait_change": "houses.momentum.creates-only",
    "trait_remove": "houses.momentum.creates-only",
}
BY_POINT = ("create", "change", "remove")
"""Declarations: paid with Determination and not with Momentum."""


@record
class Spend:
    """A use of Momentum, or a declaration by Determination."""

    use: Use = "done"
    text: str = ""
    """The question, or the words of the trait."""
    trait: str = ""
    on: str = SCENE
    """Of a new trait: what it is true of."""


@question("houses/spend", takes=Spend, whose="houses.momentum.spend-then-bank")
class SpendMomentum(Question[Spend]):
    """The player may spend fresh and saved Momentum on the outcome; the rest is banked."""

    who: CharacterId
    fresh: int
    saved: int
    passed: bool
    uses: tuple[Use, ...]
    point: str = ""
    """What a declaration costs, where one is open."""
    traits: tuple[Trait, ...] = ()

    after = True

    def options(self) -> Sequence[Option]:
        return tuple(Option(use, _rule(use), self._price(use)) for use in self.uses)

    def _price(self, use: str) -> str:
        return self.point if use in BY_POINT else str(price_of(use)) if use != "done" else ""

    def answers(self) -> Sequence[Spend]:
        return [Spend()]

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        return {"trait": tuple([trait.id for trait in state.traits]), "on": bearers(state)}.get(field, ())

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        means: dict[str, tuple[str, ...]] = {
            "on": ("trait", "create"),
            "trait": ("trait_change", "trait_remove", "change", "remove"),
            "text": ("question", "trait", "trait_change", "create", "change"),
        }
        return {"use": means[field]} if field in means else {}

    def check(self, state: Table, answer: Spend) -> None:
        if answer.use == "done":
            return
        self._check_open(answer.use)
        cite = _rule(answer.use)
        if answer.use in BY_POINT:
            check_point(state, self.who)
            check_declaration(state, answer.use, answer.trait, answer.text, cite, answer.on)
            return
        if answer.use in ("question", "trait") and not answer.text.strip():
            raise AgainstTheRules("error-houses-say-it", cite=cite)
        if answer.use == "trait":
            check_bearer(state, answer.on, cite)
        if answer.use in ("trait_change", "trait_remove"):
            check_declaration(state, answer.use.removeprefix("trait_"), answer.trait, answer.text, cite)
        check_spendable(state, self.who, price_of(answer.use), self.fresh)

    def _check_open(self, use: str) -> None:
        if use in self.uses:
            return
        if use == "trait":
            raise AgainstTheRules("error-houses-once-a-test", cite="houses.momentum.one-use-each")
        if use in ("trait_change", "trait_remove"):
            raise AgainstTheRules("error-houses-creates-only", cite="houses.momentum.creates-only")
        if use in BY_POINT:
            cite = "houses.determination.declaration-window"
            raise AgainstTheRules("error-houses-no-declaration", cite=cite)
        raise AgainstTheRules("error-not-offered", cite="houses.momentum.after-fail", answer=use)

    def default(self) -> Spend:
        return Spend()

    def settled(self, state: Table) -> Spend | None:
        """An NPC banks all; so does a player who has not enough for anything on offer."""
        others = [use for use in self.uses if use != "done"]
        dear = all(use not in BY_POINT and price_of(use) > self.fresh + self.saved for use in others)
        return Spend() if dear or not state.who(self.who).is_player else None


def price_of(use: str) -> int:
    """Price of one use of Momentum."""
    return MOMENTUM["question" if use == "question" else "trait"].points


def _rule(use: str) -> str:
    return USE_RULES.get(use) or RESOLVE_RULES[use]


@record
class Answer:
    """The GM's answer to a question; one that is not about the situation is not charged."""

    text: str = ""
    in_scope: bool = True


@question("houses/inform", takes=Answer, whose="houses.momentum.question-1")
class AnswerQuestion(Question[Answer]):
    """The GM answers a player's question about the situation."""

    who: CharacterId
    asked: str

    after = True

    def cites(self) -> Iterator[str]:
        yield "houses.momentum.question-about-situation"

    def check(self, state: Table, answer: Answer) -> None:
        if answer.in_scope and not answer.text.strip():
            raise AgainstTheRules("error-houses-say-it", cite="houses.momentum.question-1")

    def default(self) -> Answer:
        """A question that is not answered is not charged."""
        return Answer(in_scope=False)


@question("houses/buy-off", takes=str)
class BuyOff(Question[Literal["suffer", "ignore"]]):
    """A complication is suffered, or ignored for 2 Threat."""

    who: CharacterId
    left: int
    """How many there are, this one included."""
    npc: bool = False

    after = True

    @property
    def cite(self) -> str:
        return (SPENT_THREAT if self.npc else ADDED_THREAT)["complication"].cite

    @property
    def price(self) -> int:
        return (SPENT_THREAT if self.npc else ADDED_THREAT)["complication"].points

    def options(self) -> Sequence[Option]:
        return options(("suffer", "ignore"), self.cite, "", str(self.price))

    def check(self, state: Table, answer: str) -> None:
        self.check_listed(answer)
        if answer == "ignore":
            check_threat_price(state, self.who, self.price)


FORMS: tuple[Form, ...] = ("trait", "barred", "time", "task")
IDEAS = tuple(f"complication-idea-{number}" for number in range(1, 7))


@record
class Trouble:
    """A complication: its form, its words, and how long it stays."""

    form: Form = "trait"
    text: str = ""
    lasts: Lasts = "scene"
    task: str = ""
    """The extended task that loses a point, or the character whose track does."""


@question("houses/complication", takes=Trouble, whose="houses.complication.content")
class NameComplication(Question[Trouble]):
    """The GM says what the complication is."""

    who: CharacterId
    cause: str
    tasks: tuple[str, ...] = ()
    """Extended tasks and tracks that could lose a point."""
    suggestions: tuple[str, ...] = ()

    after = True

    def cites(self) -> Iterator[str]:
        yield "houses.complication.gm-menu"
        yield "houses.complication.content"

    def ideas(self, field: str) -> tuple[str, ...]:
        return self.suggestions if field == "text" else ()

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        forms = FORMS if self.tasks else FORMS[:-1]
        return {"form": forms, "task": self.tasks}.get(field, ())

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        means: dict[str, tuple[str, ...]] = {"task": ("task",), "lasts": ("trait", "barred")}
        return {"form": means[field]} if field in means else {}

    def leaves_out(self) -> tuple[str, ...]:
        return () if self.tasks else ("task",)

    def check(self, state: Table, answer: Trouble) -> None:
        if answer.form in ("trait", "barred") and not answer.text.strip():
            raise AgainstTheRules("error-houses-say-it", cite="houses.complication.content")
        if answer.form == "task" and answer.task not in self.tasks:
            raise AgainstTheRules("error-houses-no-task", cite="houses.complication.gm-menu", task=answer.task)

    def default(self) -> Trouble:
        """It takes longer: the one thing that needs no words."""
        return Trouble("time")
