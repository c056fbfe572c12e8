"""Questions of growth: advances spent, trades after a milestone, and the GM's consent."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from moothall.errors import AgainstTheRules
from moothall.records import record
from moothall.rulesets.nova6.questions.common import GMS, PLAYERS, options
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.words import ACTIONS
from moothall.talk.questions import Option, Question, question

OWN = "own"
"""A talent that no list has."""


@record
class Purchase:
    """An advance spent: on a skill by name, a talent by id, or a name of one's own; or kept for now."""

    on: Literal["", "rank", "talent", "feature"] = ""
    what: str = ""
    skill: str = ""
    """The skill that a talent is taken for, where it is taken so."""
    name: str = ""
    """What a talent or feature of one's own is called."""

    @property
    def wanted(self) -> str:
        """The skill or talent by its id, or the name of one's own."""
        return self.name if self.what in ("", OWN) else self.what


@question("nova6/spend-advance", takes=Purchase, whose=PLAYERS)
class SpendAdvance(Question[Purchase]):
    """The player spends an advance on a rank, a talent or a feature."""

    who: str
    left: int
    skills: tuple[str, ...]
    """Those that may still rise."""
    talents: tuple[str, ...]
    """Those that can be taken."""
    taken_for: tuple[tuple[str, str], ...] = ()
    """Talents that are taken for one skill, each with a skill that it can be taken for."""

    def cites(self) -> Iterator[str]:
        yield "nova6.milestone.level-advance"

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        match field:
            case "on":
                return ("", *(["rank"] if self.skills else []), "talent", "feature")
            case "what":
                return (*self.skills, *self.talents, OWN)
            case "skill":
                return tuple(dict.fromkeys(skill for _, skill in self.taken_for))
        return ()

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        match field:
            case "what" if id:
                return {"on": ("talent", "feature") if id == OWN else ("rank",) if id in self.skills else ("talent",)}
            case "what":
                return {"on": ("rank", "talent", "feature")}
            case "skill":
                talents = dict.fromkeys(talent for talent, skill in self.taken_for if id in ("", skill))
                return {"on": ("talent",), "what": tuple(talents)}
            case "name":
                return {"on": ("talent", "feature"), "what": (OWN,)}
        return {}

    def needs(self) -> tuple[str, ...]:
        return ("name",)

    def leaves_out(self) -> tuple[str, ...]:
        return () if self.taken_for else ("skill",)

    def check(self, state: Table, answer: Purchase) -> None:
        if answer.on and not answer.wanted.strip():
            raise AgainstTheRules("error-nothing-said", cite="nova6.milestone.level-advance")

    def default(self) -> Purchase:
        return Purchase(what=(*self.talents, OWN)[0])


@record
class Swap:
    """A talent, feature or rank traded for another of its sort; an empty `old` leaves all as it is."""

    old: str = ""
    """A skill, the id of a talent or feature, or the name of a perk."""
    what: str = ""
    """A skill, or a talent by its id."""
    name: str = ""
    """What a perk, a feature, or a talent of one's own is called."""
    skill: str = ""
    """The skill of a perk, or the one that a talent is taken for."""
    action: str = ""
    """The one action of a broad perk."""

    @property
    def wanted(self) -> str:
        """The skill or talent by its id, or the name of what is one's own."""
        return self.name if self.what in ("", OWN) else self.what


@question("nova6/trade-what", takes=Swap, whose=PLAYERS)
class TradeWhat(Question[Swap]):
    """After a milestone the player may trade one entry of the sheet for another."""

    who: str
    sort: Literal["perk", "talent", "feature", "rank"]
    olds: tuple[str, ...]
    """What there is to give."""
    news: tuple[str, ...] = ()
    """Skills or talents to be had."""
    taken_for: tuple[tuple[str, str], ...] = ()
    """Talents that are taken for one skill, each with a skill that it can be taken for."""
    skills: tuple[str, ...] = ()
    """The skills of the pack, for a perk."""

    def cites(self) -> Iterator[str]:
        yield "nova6.milestone.trade-legality"

    def choices(self, field: str, state: Table) -> tuple[str, ...]:
        own = (OWN,) if self.sort == "talent" else ()
        pairs = tuple(dict.fromkeys(skill for _, skill in self.taken_for))
        listed = {
            "old": ("", *self.olds),
            "what": (*self.news, *own),
            "skill": self.skills if self.sort == "perk" else pairs,
            "action": ("", *ACTIONS),
        }
        return listed.get(field, ())

    def when(self, field: str, id: str = "") -> Mapping[str, tuple[str, ...]]:
        if field == "old":
            return {}
        traded = {"old": self.olds}
        if self.sort == "talent" and field == "skill":
            return traded | {"what": tuple(dict.fromkeys(one for one, skill in self.taken_for if id in ("", skill)))}
        return traded | {"what": (OWN,)} if self.sort == "talent" and field == "name" else traded

    def needs(self) -> tuple[str, ...]:
        return ("name",)

    def leaves_out(self) -> tuple[str, ...]:
        used = {"perk": ("name", "skill", "action"), "talent": ("what", "name", "skill"), "feature": ("name",)}
        asked = used.get(self.sort, ("what",))
        return tuple([field for field in ("what", "name", "skill", "action") if field not in asked])

    def check(self, state: Table, answer: Swap) -> None:
        if answer.old and not answer.wanted.strip():
            raise AgainstTheRules("error-nothing-said", cite="nova6.milestone.trade-legality")

    def default(self) -> Swap:
        return Swap(what=OWN if self.sort == "talent" else "", skill=next(iter(self.skills), ""))


@question("nova6/agree-swap", takes=str, whose=GMS)
class AgreeSwap(Question[Literal["no", "yes"]]):
    """A player wants to trade a talent, feature or rank: the GM says whether the story has it so."""

    who: str
    sort: str
    old: str
    new: str
    rule: str
    learnt: tuple[str, ...] = ()
    """What somebody has from interludes, which may justify it."""

    def options(self) -> Sequence[Option]:
        return options(("no", "yes"), self.rule)

    def cites(self) -> Iterator[str]:
        yield self.rule
        if self.learnt:
            yield "nova6.expo.interlude"


@record
class NewAspects:
    """Words of the missing aspects, in their order; none calls the promotion off."""

    aspects: tuple[str, ...] = ()


@question("nova6/missing-aspects", takes=NewAspects, whose=GMS)
class MissingAspects(Question[NewAspects]):
    """An extra is promoted to a principal, who has all core aspects: the GM writes the missing ones."""

    who: str
    lacking: tuple[str, ...]

    def cites(self) -> Iterator[str]:
        yield "nova6.npc.promote-full"

    def check(self, state: Table, answer: NewAspects) -> None:
        said = [text for text in answer.aspects if text.strip()]
        if answer.aspects and len(said) != len(self.lacking):
            raise AgainstTheRules("error-aspects-in-all", cite="nova6.npc.promote-full", count=len(self.lacking))

    def default(self) -> NewAspects:
        return NewAspects()


@question("nova6/grant-aspect", takes=str, whose=GMS)
class GrantAspect(Question[Literal["no", "yes"]]):
    """After an epic milestone a player wants to change more aspects than the one allowed: the GM decides."""

    who: str
    old: str
    new: str

    def options(self) -> Sequence[Option]:
        return options(("no", "yes"), "nova6.milestone.epic-aspect")
