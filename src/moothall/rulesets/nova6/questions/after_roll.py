"""Questions after the roll: invokes, compels, and other changes to the result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.nova6.aspects.invocation import can_invoke, check_invoke
from moothall.rulesets.nova6.basics.test_record import Pool
from moothall.rulesets.nova6.questions.common import GMS, PLAYERS, YES, options, people, skills
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.words import Duration
from moothall.talk.questions import Option, Question, question

Benefit = Literal["reroll", "succeed", "fail", "effect", "point", "negate"]
Way = Literal["invoke", "assets", "setbacks", "overrule"]


@record
class Meddling:
    """A change to a roll: an aspect invoked, assets or setback dice spent, or the result overruled."""

    does: Way = "invoke"
    aspect: str = ""
    benefit: Benefit = "point"
    reason: str = ""
    asset: str = ""
    effect: Literal["advantage", "aspect", "damage", "soak"] = "advantage"
    to: str = ""
    name: str = ""
    skill: str = ""
    duration: Duration = "B"


@question("nova6/after-roll", takes=Meddling)
class AfterRoll(Question[Meddling]):
    """The result is known: each side may still change it."""

    by: str
    """Who would; empty for the GM."""
    who: str
    success: bool
    points: int
    counter: int
    aspects: tuple[str, ...] = ()
    benefits: tuple[Option, ...] = ()
    assets: tuple[str, ...] = ()
    setbacks: bool = False
    overrule: bool = False
    pool: Pool | None = None
    """The dice that would be rolled again, without their reasons."""

    stops = "offer"
    after = True

    def cites(self) -> Iterator[str]:
        yield from (option.cite for option in self.benefits)
        if self.by and self.benefits:
            yield "nova6.test.narrative-control"

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        match field:
            case "does":
                return self.ways()
            case "aspect":
                return self.aspects
            case "benefit":
                return tuple(option.id for option in self.benefits)
            case "asset":
                return self.assets
            case "to":
                return tuple(dict.fromkeys((self.by or self.who, *people(state))))
            case "skill":
                return skills(state)
            case "duration":
                return ("B", "A")
        return ()

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        if field == "to" and id == self.by:
            return {**_PART_OF["to"], "effect": ("advantage", "aspect", "soak")}
        return _PART_OF.get(field, {})

    def needs(self) -> tuple[str, ...]:
        return ("name",)

    def leaves_out(self) -> tuple[str, ...]:
        """Return what belongs to a way that is not open."""
        ways = self.ways()
        return tuple([field for field, held in _PART_OF.items() if held["does"][0] not in ways])

    def ways(self) -> tuple[Way, ...]:
        """Return what can be done about this roll, an invoke first."""
        open: dict[Way, object] = {
            "invoke": self.aspects and self.benefits,
            "assets": self.assets,
            "setbacks": self.setbacks,
            "overrule": self.overrule,
        }
        return tuple([way for way, able in open.items() if able])

    def check(self, state: Table, answer: Meddling) -> None:
        match answer.does:
            case "invoke":
                check_invoke(state, self.by, answer.aspect)
                self._check_benefit(answer.benefit)
                if answer.benefit == "effect":
                    self._check_effect(state, answer)
            case "assets" if answer.asset not in self.assets:
                raise AgainstTheRules("error-no-use-left", cite="nova6.advg.asset-use", asset=answer.asset)
            case "setbacks" if not self.setbacks:
                raise AgainstTheRules("error-no-setback-pair", cite="nova6.setback.spend-gsp")
            case "overrule" if not self.overrule:
                raise AgainstTheRules("error-not-the-gm", cite="nova6.role.rule-zero")

    def _check_benefit(self, benefit: str) -> None:
        """Flips are for simple results, and points for the side that can have them."""
        if any(option.id == benefit for option in self.benefits):
            return
        cites = {"succeed": "nova6.invoke.fail-to-success", "fail": "nova6.invoke.success-to-fail"}
        raise AgainstTheRules("error-no-such-benefit", cite=cites.get(benefit, "nova6.invoke.cost"), benefit=benefit)

    def _check_effect(self, state: Table, answer: Meddling) -> None:
        """Refuse a basic effect without words, for an unknown character, or larger than basic effects are."""
        rule = "nova6.invoke.basic-effect"
        if not answer.name.strip():
            raise AgainstTheRules("error-advantage-without-words", cite=rule)
        whose = self.bearer(answer)
        state.who(whose or self.who)
        if answer.effect == "damage" and whose in ("", self.by):
            raise AgainstTheRules("error-harm-to-whom", cite=rule)
        if answer.effect == "aspect" and answer.duration not in ("B", "A"):
            raise AgainstTheRules("error-aspect-duration", cite=rule, duration=answer.duration)
        if answer.effect != "aspect" and answer.duration != "B":
            raise AgainstTheRules("error-advantage-duration", cite=rule)
        if answer.effect == "advantage" and answer.skill not in skills(state):
            raise AgainstTheRules("error-advantage-skill", cite=rule)

    def bearer(self, answer: Meddling) -> str:
        """Return whom an effect is for: whoever is named, else the invoker; damage is for the other side."""
        if answer.to or answer.effect != "damage":
            return answer.to or self.by or self.who
        return self.who if self.by != self.who else ""

    def default(self) -> Meddling:
        """Return the first way that is open; of an invoke the first aspect, with the first benefit."""
        ways = self.ways()
        return Meddling(
            ways[0] if ways else "invoke",
            next(iter(self.aspects), ""),
            next((option.id for option in self.benefits), "point"),  # type: ignore[misc] # benefits are offered by id
            asset=next(iter(self.assets), ""),
            to=self.by or self.who,
        )

    def is_vain(self, state: Table) -> bool:
        """Nothing to invoke or to spend. The GM's word over any result needs no window: a ruling can be made later."""
        invokes = bool(self.benefits) and any(self._may_invoke(state, aspect) for aspect in self.aspects)
        return not (invokes or self.assets or self.setbacks)

    def _may_invoke(self, state: Table, aspect: str) -> bool:
        try:
            check_invoke(state, self.by, aspect)
        except AgainstTheRules:
            return False
        return True


@question("nova6/accept", takes=Literal["accept"], whose=PLAYERS)
class AcceptRoll(Question[Literal["accept"]]):
    """The result is known, and may be changed until the one who rolled takes it as it is."""

    who: str
    success: bool
    points: int
    counter: int
    others: tuple[str, ...] = ()
    """Players' characters at whom it is aimed: they may change it too."""
    use: str = ""
    """What the roll was for, where the rules call for it by themselves: `initiative`."""
    review: bool = False
    """Whether the GM wants to look at it."""

    after = True
    implied = "table"

    def options(self) -> Sequence[Option]:
        return options(("accept",), "nova6.invoke.cost")

    def answers(self) -> Sequence[Literal["accept"]]:
        """None to choose from: it is asked so that others may speak first, though there is only one answer."""
        return ()

    def settled(self, state: Table) -> Literal["accept"] | None:
        """An initiative that succeeds, or that its roller could not change, goes on; so does what nobody can change."""
        called = self.use == "initiative" and (self.success or not can_invoke(state, self.who))
        return "accept" if (called and not self.review) or not self.can_change(state) else None

    def can_change(self, state: Table) -> bool:
        """Whether anybody can pay for a change, as all can see: what the GM would invoke may be hidden, and so is
        not asked for, but nobody's plot points are.
        """
        invokes = any(can_invoke(state, one) for one in (self.who, *self.others) if state.who(one).is_pc)
        spare = self.success and any(one.rating > 1 for one in state.effects_of(self.who, "asset"))
        setbacks = state.who(self.who).setbacks > 1
        return bool(self.review or state.gm_plot_points or invokes or spare or setbacks)


_INVOKED: Mapping[str, tuple[str, ...]] = {"does": ("invoke",)}
_MADE: Mapping[str, tuple[str, ...]] = {**_INVOKED, "benefit": ("effect",)}
_PART_OF: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    **dict.fromkeys(("aspect", "benefit", "reason"), _INVOKED),
    **dict.fromkeys(("effect", "to", "name"), _MADE),
    "skill": {**_MADE, "effect": ("advantage", "damage", "soak")},
    "duration": {**_MADE, "effect": ("aspect",)},
    "asset": {"does": ("assets",)},
}
"""What each word of the answer belongs to."""


@question("nova6/relevant", takes=str, whose=GMS)
class IsRelevant(Question[Literal["yes", "no"]]):
    """The GM says whether an invoked aspect fits what it is invoked for."""

    by: str
    aspect: str
    reason: str
    wants: str = ""
    """What it is invoked for: a benefit, or the kind of effect."""
    name: str = ""
    """What the effect is called, where it is an effect."""

    stops = "confirmation"
    after = True

    def options(self) -> Sequence[Option]:
        return options(("yes", "no"), "nova6.invoke.relevance")

    def cites(self) -> Iterator[str]:
        yield "nova6.invoke.relevance"
        yield "nova6.aspect.limits-in-name"
        yield "nova6.gm.judge-invokes"

    def settled(self, state: Table) -> Literal["yes"]:
        """Take an invoke as relevant: its reason was said aloud."""
        return "yes"


# ---- Compels ---------------------------------------------------------------------------------------------------------


@record
class Terms:
    """The GM's terms for a compel: whether it holds, and how it is worded."""

    agreed: bool = True
    text: str = ""


@question("nova6/judge-compel", takes=Terms, whose=GMS)
class JudgeCompel(Question[Terms]):
    """A compel is proposed or negotiated: the GM has the last word on its terms."""

    by: str
    target: str
    aspect: str
    complication: str
    wish: str = ""
    """What the one who is compelled would rather have."""

    def cites(self) -> Iterator[str]:
        yield "nova6.compel.arbiter"
        yield "nova6.compel.negotiate"
        yield "nova6.gm.judge-invokes"

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        return {"agreed": YES} if field == "text" else {}

    def default(self) -> Terms:
        return Terms()


@record
class CompelAnswer:
    """Answer to a compel: accepted, refused, or negotiated."""

    does: Literal["accept", "refuse", "negotiate"] = "accept"
    text: str = ""
    """How it was avoided, or what one would rather have."""


@question("nova6/answer-compel", takes=CompelAnswer)
class AnswerCompel(Question[CompelAnswer]):
    """The player accepts a compel for a plot point, pays one to refuse, or negotiates."""

    who: str
    aspect: str
    complication: str
    may_refuse: bool = True
    free: bool = False

    def cites(self) -> Iterator[str]:
        yield "nova6.compel.accept"
        if self.may_refuse:
            yield "nova6.compel.refuse"

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        refuse = ("refuse",) if self.may_refuse else ()
        return ("accept", *refuse, "negotiate") if field == "does" else ()

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        return {"does": ("refuse", "negotiate")} if field == "text" else {}

    def needs(self) -> tuple[str, ...]:
        return ("text",)

    def check(self, state: Table, answer: CompelAnswer) -> None:
        if answer.does == "refuse" and not self.may_refuse:
            raise AgainstTheRules("error-cannot-refuse", cite="nova6.compel.refuse")
        if answer.does == "refuse" and not answer.text.strip():
            raise AgainstTheRules("error-no-words", cite="nova6.compel.refuse")

    def default(self) -> CompelAnswer:
        return CompelAnswer()


@question("nova6/let-it-stand", takes=str, whose=GMS)
class LetItStand(Question[Literal["stand", "prevent"]]):
    """An NPC is compelled: the GM lets it happen, or pays to prevent it."""

    who: str
    complication: str

    def options(self) -> Sequence[Option]:
        return options(("stand", "prevent"), "nova6.compel.player-npc")
